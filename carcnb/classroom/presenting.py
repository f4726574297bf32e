"""A lesson, exercises or a game on a large screen before a class."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from carcnb.board import Board
from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.lessons import lesson
from carcnb.lessons.model import Lesson
from carcnb.lessons.writing import NewLesson
from carcnb.looks import LOOKS, Looks
from carcnb.questions.errors import LessonError
from carcnb.quizzes import Exercise
from carcnb.quizzes.quiz import Quiz

if TYPE_CHECKING:
    pass


@spelt_out(Looks, LOOKS)
def present(
    what: str | Path | Lesson | NewLesson | Iterable[Exercise] | Game | Board | Any, **looks: Unpack[Looks]
) -> Board:
    """A board to show to a class on a large screen: ``present("base/roads")``.

    One key reveals what comes next: the text of a step, the question alone, the choices, the answer with its sum.
    ``what`` is a lesson, by its name, as a file or made in Python, an exercise or several, a game, a board, or what
    shows itself as one, such as a quiz.  It is presented as it is now, from where its board stands; nothing of it
    changes, and nothing is written down.  ``looks`` are those of ``carcnb.play``.  ``LessonError`` says what cannot be
    presented: neither can an exam that is still to be answered, nor what a pupil does for a course.

    >>> carcnb.classroom.present("base/roads").game.scores
    {'red': 0, 'blue': 0}
    """
    given = LOOKS | looks
    if isinstance(what, str | Path | Lesson | NewLesson):
        board: object = lesson(what)
    elif isinstance(what, Game):
        board = Board(what)
    elif isinstance(what, list | tuple):
        board = Quiz(what).board
    else:
        board = what if isinstance(what, Board) else getattr(what, "board", None)
    if not isinstance(board, Board):
        raise LessonError(
            f"a lesson, exercises, a game or a board can be presented, not {what!r:.60}; "
            'carcnb.classroom.present("base/roads") presents a lesson'
        )
    return board.presentation(**given)
