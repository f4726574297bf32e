"""Making positions and lessons by hand on a board: ``edit`` sets up a position, ``record_lesson`` records a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Unpack

from carcnb.board import Board
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.engine.setup import Setup
from carcnb.lessons import Lesson, NewLesson
from carcnb.looks import LED_LOOKS, Looks
from carcnb.questions.people import PLAYERS
from carcnb.records.notation import MidTurn, parse, text_of
from carcnb.studio.draft import begin_draft
from carcnb.studio.editor import Editor
from carcnb.studio.lesson_files import SUFFIX, load
from carcnb.studio.recorder import Recorder

__all__ = ["Editor", "Recorder", "edit", "record_lesson", "start"]


@spelt_out(Looks, LED_LOOKS)
def edit(
    position: str | Game | Board | Setup | None = None, expansions: Sequence[str] = (), **looks: Unpack[Looks]
) -> Board:
    """A board with the box beside it: lay tiles, put figures, and take the position as text or play on from it.

    ``position`` is a text as for ``carcnb.position``, a game or a board (the start of its turn), or nothing but the
    start tile; ``expansions`` are those whose tiles and figures are in the box besides.  ``looks`` are those of
    ``carcnb.play``.  ``SetupError`` says what is wrong with them.

    >>> carcnb.edit("D 0,0 red:city.N")
    <Board: Red (R) 0, Blue (B) 0>
    """
    editor = Editor(start(position, expansions))
    return Board(editor.game, director=editor, **(LED_LOOKS | looks))


@spelt_out(Looks, LED_LOOKS)
def record_lesson(
    position: str | Path | Game | Board | Setup | Lesson | NewLesson | None = None,
    expansions: Sequence[str] = (),
    **looks: Unpack[Looks],
) -> Board:
    """A board on which a lesson is made: write captions, play moves, ask questions, try it, save it as a file.

    ``position`` and ``expansions`` are those of ``edit``; what is set up there can also be handed on by its button.  It
    may also be a lesson to go on with: a TOML file, a name such as ``"base/roads"``, of which a copy is made, or one
    made in Python.  ``LessonError`` and ``FileError`` say why that cannot be opened.

    >>> carcnb.record_lesson()
    <Board: Ada (R) 0, Ben (B) 0>
    """
    if isinstance(position, Path | Lesson | NewLesson) or (isinstance(position, str) and _names_lesson(position)):
        draft, file = load(position)
        draft = draft._replace(setup=_with(draft.setup, expansions))
    else:
        draft, file = begin_draft(start(position, expansions)), ""
    recorder = Recorder(draft, file)
    return Board(recorder.game, director=recorder, **(LED_LOOKS | looks))


def _names_lesson(given: str) -> bool:
    """Whether a lesson is named, and no position told: that has spaces, and no stroke."""
    return given.endswith(SUFFIX) or ("/" in given and " " not in given)


def start(given: str | Game | Board | Setup | None = None, expansions: Sequence[str] = ()) -> Setup:
    """The setup to begin with; ``SetupError`` says why it cannot be one."""
    game = given.game if isinstance(given, Board) else given
    if isinstance(game, Game):
        game = _at_turn(game)
    if game is None:
        return Setup.make(PLAYERS, 1, {"expansions": expansions})
    setup = parse(game, 1) if isinstance(game, str) else game
    if not isinstance(setup, Setup):
        raise SetupError(f"a position is a text, a game or a board, not {given!r:.60}")
    return _with(setup, expansions)


def _with(setup: Setup, expansions: Sequence[str]) -> Setup:
    """The setup with further expansions."""
    if not expansions:
        return setup
    given = Setup.make(PLAYERS, 1, {"expansions": expansions}).expansions
    return Setup.from_json(setup.as_json() | {"expansions": list(dict.fromkeys([*setup.expansions, *given]))})


def _at_turn(game: Game) -> str:
    """The position at the start of a game's turn."""
    try:
        return text_of(game)
    except MidTurn as error:
        before = game.clone()
        before.goto(error.begun)
        return text_of(before)
