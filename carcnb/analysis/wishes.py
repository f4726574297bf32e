"""What the next player could wish for: the tiles left that would help most on the board as it lies.

It is to a player what a threat is in chess: what comes if nothing is done about it.  Every tile left is tried as if it
were drawn, each on a board on which the player asked has done nothing more.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from operator import itemgetter
from typing import NamedTuple

from carcnb.analysis.evaluation import Judge, Weights
from carcnb.analysis.odds import odds
from carcnb.engine.actions import Action
from carcnb.engine.events import Cell
from carcnb.engine.game import Game
from carcnb.engine.notation import Drawn
from carcnb.engine.prompts import Ask
from carcnb.engine.setup import Setup
from carcnb.errors import require
from carcnb.records.notation import MidTurn, parse, text_of


class Wish(NamedTuple):
    """A tile that would help: how many are ``left`` of those wanted there, the best line with it, what that is worth.

    ``gain`` is by how many points the player would be better off than with an average tile; ``game`` is the position
    in which the tile is drawn, so that the line can be told and shown.
    """

    tile: str
    left: int
    actions: tuple[Action, ...]
    gain: float
    game: Game


class Wishing:
    """The tiles left, tried one kind after another; each ``step`` tries the next, until it is ``over``.

    ``seat`` is the player who comes next: after the one asked, or who has the next turn where a tile was laid already.
    ``SetupError`` if the game is over or no tile is left.
    """

    def __init__(self, game: Game, weights: Weights | None = None) -> None:
        self.left = Counter(odds(game).left)
        self.total = self.left.total()
        self.seat, self._setup = _next_turn(game)
        self._todo = [*self.left]
        self._kinds = len(self._todo)
        self._judge = Judge(weights)
        self._tried: list[tuple[float, Wish]] = []

    @property
    def share(self) -> float:
        """How many of the kinds have been tried, from 0 to 1."""
        return 1 - len(self._todo) / self._kinds if self._kinds else 1.0

    @property
    def over(self) -> bool:
        """Whether all have been."""
        return not self._todo

    def step(self) -> None:
        """Try the next kind; one that fits nowhere is nothing to wish for."""
        tile = self._todo.pop()
        game = Game.from_setup(replace(self._setup, draws=(Drawn(tile),)))
        if game.prompt is None or game.prompt.kind != "place" or game.prompt.tile != tile:
            return
        lead = self._judge.lead
        value, actions = max(((lead(after, self.seat), line) for line, after in game.afterstates()), key=itemgetter(0))
        self._tried.append((value, Wish(tile, self.left[tile], actions, 0.0, game)))

    def wishes(self, least: float = 0.0) -> list[Wish]:
        """What would help by so many points at ``least``, the best first; of several tiles for one square the best.

        ``left`` then counts all of these.
        """
        number = sum(wish.left for _, wish in self._tried)
        average = sum(value * wish.left for value, wish in self._tried) / max(number, 1)
        made = [wish._replace(gain=value - average) for value, wish in self._tried]
        found: dict[Cell | None, Wish] = {}
        for wish in sorted(made, key=lambda wish: (-round(wish.gain, 9), -wish.left)):
            if wish.gain >= least:
                best = found.get(wish.actions[0].cell)
                found[wish.actions[0].cell] = best._replace(left=best.left + wish.left) if best else wish
        return [*found.values()]


def _next_turn(game: Game) -> tuple[str, Setup]:
    """Who comes next, and a setup in which that player's turn begins on the board as it lies, nothing drawn yet."""
    now = game.as_known(None, 0)
    asked = require(now.prompt, Ask).player
    while True:
        try:
            setup = parse(text_of(now, shared=True))
            break
        except MidTurn:
            ask = require(now.prompt, Ask)
            now.apply(ask.declining_action or ask.options[0])
    stack = Counter(setup.stack())
    if len(now.history) == len(game.history):  # the tile in hand is none of those left
        stack[require(now.prompt, Ask).tile] -= 1
        seat = now.seats[(now.seats.index(asked) + 1) % len(now.seats)]
    else:
        seat = require(now.prompt, Ask).player
    return seat, replace(setup, first=seat, draws=(), tiles=tuple(stack.elements()))
