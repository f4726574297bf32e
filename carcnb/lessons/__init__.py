"""Lessons: a learner is led through a position step by step, acts on the board, and is told what is true."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Unpack

from carcnb.engine.options import spelt_out
from carcnb.files import read_text
from carcnb.lessons.lesson_board import board
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names, parse, whole
from carcnb.lessons.run import LessonRun
from carcnb.lessons.writing import NewLesson, new_lesson
from carcnb.looks import LED_LOOKS, Looks
from carcnb.questions.errors import LessonError

if TYPE_CHECKING:
    from carcnb.board import Board

__all__ = [
    "Lesson",
    "LessonError",
    "LessonRun",
    "NewLesson",
    "find_lesson",
    "lesson",
    "names",
    "new_lesson",
    "parse",
    "read",
]


@spelt_out(Looks, LED_LOOKS)
def lesson(name: str | Path | Lesson | NewLesson, **looks: Unpack[Looks]) -> Board:
    """A board that leads through a lesson.

    It may be one that comes with carcnb (``"base/roads"``), a TOML file, or a lesson made in Python.  ``looks`` are
    those of ``carcnb.play``.  ``LessonError`` says what is wrong with the name or the lesson, and where, ``FileError``
    that the file cannot be read.

    >>> lesson = carcnb.lesson("base/roads")
    >>> lesson.game.scores
    {'red': 0, 'blue': 0}
    """
    known = whole(name) if isinstance(name, str) and not name.endswith(".toml") else ""
    run = LessonRun(read(name), known)
    return board(run, **looks)


def read(name: str | Path | Lesson | NewLesson) -> Lesson:
    """The lesson that a name, a TOML file or a lesson made in Python stands for.

    ``LessonError`` if there is none, ``FileError`` if the file cannot be read.
    """
    if isinstance(name, Lesson | NewLesson):
        return name if isinstance(name, Lesson) else name.lesson
    if isinstance(name, str) and not name.endswith(".toml"):
        return find_lesson(name)
    if not isinstance(name, str | Path):
        raise LessonError(f"a lesson is a name, a TOML file or one made in Python, not {name!r:.60}")
    return parse(read_text(name), str(name))
