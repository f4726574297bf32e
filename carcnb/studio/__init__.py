"""Making positions and lessons by hand on a board: ``edit`` sets up a position, ``record_lesson`` records a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.engine.setup import Setup
from carcnb.looks import LED_LOOKS, Looks
from carcnb.records.notation import MidTurn, parse, text_of
from carcnb.studio.editor import Editor
from carcnb.studio.recorder import Recorder
from carcnb.widget import Board

__all__ = ["Editor", "Recorder", "edit", "record_lesson", "start"]

NAMES = ["Ada", "Ben"]
"""Who plays where nobody is named."""


@spelt_out(Looks, LED_LOOKS)
def edit(
    position: str | Game | Board | Setup | None = None, expansions: Sequence[str] = (), **looks: Unpack[Looks]
) -> Board:
    """A board with the box beside it: lay tiles, put figures, and take the position as text or play on from it.

    ``position`` is a text as for ``carcnb.position``, a game or a board (the start of its turn), or nothing but the
    start tile; ``expansions`` are those whose tiles and figures are in the box besides.  ``looks`` are those of
    ``carcnb.play``.  ``SetupError`` says what is wrong with them.
    """
    editor = Editor(start(position, expansions))
    return Board(editor.game, director=editor, **(LED_LOOKS | looks))


@spelt_out(Looks, LED_LOOKS)
def record_lesson(
    position: str | Game | Board | Setup | None = None, expansions: Sequence[str] = (), **looks: Unpack[Looks]
) -> Board:
    """A board on which a lesson is made: write captions, play moves, ask questions, try it, save it as a file.

    ``position`` and ``expansions`` are those of ``edit``; what is set up there can also be handed on by its button.
    """
    recorder = Recorder(start(position, expansions))
    return Board(recorder.game, director=recorder, **(LED_LOOKS | looks))


def start(given: str | Game | Board | Setup | None = None, expansions: Sequence[str] = ()) -> Setup:
    """The setup to begin with; ``SetupError`` says why it cannot be one."""
    game = given.game if isinstance(given, Board) else given
    if isinstance(game, Game):
        game = _at_turn(game)
    if game is None:
        return Setup.make(NAMES, 1, {"expansions": list(expansions)})
    setup = parse(game, 1) if isinstance(game, str) else game
    if not isinstance(setup, Setup):
        raise SetupError(f"a position is a text, a game or a board, not {given!r:.60}")
    if expansions:
        options = {"expansions": list(dict.fromkeys([*setup.expansions, *expansions]))}
        setup = Setup.from_json(setup.as_json() | options)
    return setup


def _at_turn(game: Game) -> str:
    """The position at the start of a game's turn."""
    try:
        return text_of(game)
    except MidTurn as error:
        before = game.clone()
        before.goto(error.begun)
        return text_of(before)
