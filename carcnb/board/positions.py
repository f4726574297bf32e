"""Positions as text: ``position`` sets up a board, ``position_text`` says what stands on one."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

from carcnb.board.board import Board
from carcnb.board.replay import Replay
from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.engine.setup import Setup
from carcnb.looks import LOOKS, Looks
from carcnb.records.notation import MidTurn, parse, text_of
from carcnb.records.saving import decisions

__all__ = ["count", "count_up", "position", "position_text"]


@spelt_out(Looks, LOOKS)
def position(text: str, seed: int | None = None, **looks: Unpack[Looks]) -> Board:
    """A board to play on from a position that a few lines tell, or one with semicolons.

        players red Ada 12, blue Ben 7
        expansions inns_and_cathedrals
        turn blue
        hand V
        D 0,0 red:city.N          # a tile of the base game, where it lies, who stands there
        U 1,0 blue:road.E
        inns-04 0,1 r3            # a tile of any set, with its quarter turns

    ``help(carcnb.records.notation)`` has the whole notation.  The ``seed`` decides the draws that the text leaves open
    (None: a new one), ``looks`` are those of ``play``.  ``SetupError`` says what is wrong, in which line and word, and
    what would be right.

    >>> board = carcnb.position("D 0,0 red:city.N; U 1,0")
    >>> len(board.game.board)
    2
    """
    return Board(Game.from_setup(parse(text, seed)), **looks)


@spelt_out(Looks, LOOKS)
def count(given: str | Board | Game | Setup, **looks: Unpack[Looks]) -> Board:
    """A board that counts the end of a game as it lies on a table: every sum with its rule, and who wins.

    ``given`` is the notation of a position (see ``position``) with the points so far, or a board, game or setup that is
    at the start of a turn; no tile is drawn any more, whatever is left.  ``SetupError`` as for ``position``.

    >>> count("players red Ada 12, blue Ben 7; D 0,0 red:city.N blue:road.E").game.scores
    {'red': 13, 'blue': 8}
    """
    text = given if isinstance(given, str) else position_text(given)
    return Board(count_up(parse(text)), **looks)


def count_up(setup: Setup) -> Game:
    """The game that ends with a setup's position: its final scoring is done."""
    return Game.from_setup(replace(setup, tiles=(), draws=()))


def position_text(given: Board | Game | Setup, *, shared: bool = False) -> str:
    """The position of a board, game or setup as text, which ``position`` reads; cards that are hidden are told.

    In a text to be ``shared`` while the game goes on they are not, only how many there are, and no draw to come is;
    ``position`` deals such cards anew.  ``SetupError`` if the game is over or in the middle of a turn.

    >>> game = carcnb.Game(["Ada", "Ben"], position=["base-D 0,0 r0 red:city.N"], tiles=["base-U"])
    >>> print(carcnb.position_text(game))
    players red Ada, blue Ben
    hand U
    stack none
    D 0,0 red:city.N
    """
    game = given.game if isinstance(given, Board) else given
    try:
        return text_of(game, shared)
    except MidTurn as error:
        if isinstance(given, Replay) and isinstance(game, Game):  # its goto counts moves
            raise MidTurn(decisions(game.history[: error.begun])) from None
        raise
