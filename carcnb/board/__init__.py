"""The board for Jupyter: ``play`` to play a game by clicks, ``show`` to look at one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Unpack

from carcnb.board.board import Board
from carcnb.board.director import Director
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.engine.options import no_option, spelt_out
from carcnb.engine.setup import DEFAULTS, Players
from carcnb.looks import LOOKS, Looks, PlayOptions

__all__ = ["Board", "Director", "play", "show"]


@spelt_out(PlayOptions, {**LOOKS, **DEFAULTS, "opponents": None})
def play(
    players: Players | Game = 2,
    expansions: Iterable[str] = (),
    seed: int | None = None,
    *,
    game: Game | None = None,
    **options: Unpack[PlayOptions],
) -> Board:
    """A board to play on, everybody at the same one: ``play(["Ada", "Ben"])``, or ``play(game)`` to go on with a game.

    The options are those of ``carcnb.Game`` and, for the looks, ``theme`` (auto, light, dark, contrast), ``dress``
    (summer, winter), ``height`` in pixels (by itself what the page leaves, up to 760), ``lang`` (a language code),
    ``outlook`` (False: a move does not tell what it would do), ``coach`` (True: each is told afterwards what it has
    cost; every board has a switch for it, hints, and layers of expected points and of odds), ``seat`` (the board is
    that player's alone, and others' cards stay closed) and ``chalk`` (what is drawn on the position, like ``["0,0>1,0",
    "0,0 city.N red"]``).  ``opponents`` are players that are computed, by name or seat: ``play(["Ada", "Ben"],
    opponents={"Ben": "easy"})``, with a level (novice, beginner, casual, easy, fair, steady, able, medium, hard), any
    of ``carcnb.players``, or a function of your own from a game to an action.  ``SetupError`` says what is wrong with
    them.  One that fails, or has not answered after a minute, is named, and whoever sits at the board plays on for it;
    where Python runs in a browser and has no threads, nothing but closing the page ends a player of your own that never
    answers.

    A ``seat`` is for a table where all play fair: it does not keep cards from those who run cells on the same kernel or
    listen to what it sends to another browser.

    >>> board = carcnb.play(["Ada", "Ben"], seed=7)
    >>> board.game
    <Game: Ada 0, Ben 0; Ada is asked to place>
    """
    if wrong := no_option("a game", options, ["players", "expansions", "seed", *sorted(PlayOptions.__annotations__)]):
        raise SetupError(wrong)
    given: dict[str, Any] = dict(options)
    looks = {name: given.pop(name) for name in (*LOOKS, "opponents") if name in given}
    if isinstance(players, Game):
        game = players
    elif game is None:
        game = Game(players, expansions, seed, **given)
        return Board(game, **looks)
    if given or expansions or seed is not None:
        raise SetupError("a game is set up already: play(game) takes looks only, no options of a game")
    return Board(game, **looks)


@spelt_out(Looks, LOOKS)
def show(game: Game, **looks: Unpack[Looks]) -> Board:
    """A board to look at: point at anything to see what it is worth.  ``looks`` are those of ``play``.

    >>> carcnb.show(carcnb.Game(["Ada", "Ben"], seed=7)).game
    <Game: Ada 0, Ben 0; Ada is asked to place>
    """
    return Board(game, playable=False, **looks)
