"""The board for Jupyter: ``play`` to play a game by clicks, ``show`` to look at one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from carcnb.rules.errors import SetupError
from carcnb.rules.game import Game
from carcnb.rules.setup import Players
from carcnb.widget.board import Board, Director

__all__ = ["Board", "Director", "play", "show"]

_LOOKS = ("theme", "height", "lang", "outlook", "dress", "seat")


def play(
    players: Players | Game = 2,
    expansions: Iterable[str] = (),
    seed: int | None = None,
    *,
    game: Game | None = None,
    **options: Any,
) -> Board:
    """A board to play on, everybody at the same one: ``play(["Ada", "Ben"])``, or ``play(game)`` to go on with a game.

    The options are those of ``carcnb.Game`` and, for the looks, ``theme`` (auto, light, dark, contrast), ``dress``
    (summer, winter), ``height`` in pixels, ``lang`` (a language code), ``outlook`` (False: a move does not tell what it
    would do) and ``seat`` (the board is that player's alone, and others' cards stay closed).  ``SetupError`` says what
    is wrong with them.

    A ``seat`` is for a table where all play fair: it does not keep cards from those who run cells on the same kernel or
    listen to what it sends to another browser.
    """
    looks = {name: options.pop(name) for name in _LOOKS if name in options}
    if isinstance(players, Game):
        game = players
    elif game is None:
        game = Game(players, expansions, seed, **options)
        return Board(game, **looks)
    if options or expansions or seed is not None:
        raise SetupError("a game is set up already: play(game) takes looks only, no options of a game")
    return Board(game, **looks)


def show(game: Game, **looks: Any) -> Board:
    """A board to look at: point at anything to see what it is worth.  ``looks`` are those of ``play``."""
    return Board(game, playable=False, **looks)
