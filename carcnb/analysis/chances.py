"""How likely features are completed, as a quick estimate: what keeps each one open, and how many tiles left help there.

Nothing of a feature changes but its row in the state is made anew, so all that follows from a row is kept with it.
The order of the stack is never read: only how many tiles of each design are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress
from math import log1p
from typing import Any

from carcnb.analysis.weights import Weights, fitted_weights
from carcnb.engine.grid import AROUND, STEP
from carcnb.engine.placement import turns_for
from carcnb.engine.state import FeatureRow, State
from carcnb.engine.table import Table
from carcnb.tiles import ASKS, CITY, FIELD, OPPOSITE, ROAD, design

MOST = 5000
"""So many features are remembered before all are forgotten."""

ANYWHERE = 0.6
"""The share of the tiles left that come on a square with nothing beside it: one has to come beside it first."""

MOST_HELP = 0.999
"""No larger share of the tiles left counts: also where all of them fit somebody has to want it."""


class Shape:
    """What follows from the row of a feature alone.

    ``squares`` are the ``empty`` cells that keep it open, each with the sides of that cell at which it lies as bits.
    ``worth`` is for whoever counts what it brings.
    """

    __slots__ = ("_cells", "_cities", "empty", "row", "squares", "worth")

    def __init__(self, state: State, row: FeatureRow) -> None:
        kind, segments, ends = row
        self.row, self.worth = row, dict[Any, Any]()
        self._cells: frozenset[int] | None = None
        self._cities: tuple[int, ...] | None = None
        self.squares: tuple[tuple[int, int], ...] = ()
        if kind in (CITY, ROAD):
            self.squares = _open(state, segments) if ends else ()
        elif kind != FIELD:
            around = [state.home[segment] + step for segment in segments for step in AROUND]
            self.squares = tuple([(cell, 0) for cell in around if cell not in state.tiles])
        self.empty = tuple([cell for cell, _ in self.squares])

    def cells(self, state: State) -> frozenset[int]:
        """The cells that it covers, with those around what stands alone."""
        if self._cells is None:
            kind, segments, _ = self.row
            self._cells = frozenset([state.home[segment] for segment in segments])
            if kind not in (FIELD, CITY, ROAD):
                self._cells |= {home + step for home in self._cells for step in AROUND}
        return self._cells

    def cities(self, state: State) -> tuple[int, ...]:
        """The segments of the cities beside a field."""
        if self._cities is None:
            tiles, home = state.tiles, state.home
            found = {
                first + city
                for segment in self.row[1]
                for tile, first in (tiles[home[segment]],)
                for city in tile.design.borders[segment - first]
            }
            self._cities = tuple(found)
        return self._cities


def _open(state: State, segments: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The empty cells beside a road or city, each with the sides of it at which that lies."""
    tiles, home = state.tiles, state.home
    found: dict[int, int] = {}
    for segment in segments:
        cell = home[segment]
        tile, first = tiles[cell]
        for d in tile.reached[segment - first]:
            there = cell + STEP[d]
            if there not in tiles:
                found[there] = found.get(there, 0) | 1 << OPPOSITE[d]
    return tuple(found.items())


@cache
def closes(name: str, asked: int, sides: int) -> bool | None:
    """Whether a tile on a square leaves nothing open of what touches the square at these sides; None: it does not fit.

    ``asked`` is what the square asks for (``State.frontier``), ``sides`` are bits, 1 for north to 8 for west.
    """
    turns = turns_for(name, asked)
    if not turns:
        return None
    for turn in turns:
        tile = design(name).turns[turn]
        middle = [meets[len(meets) // 2] for meets in tile.ports]
        ours = {middle[d] for d in range(4) if sides >> d & 1}
        if not any(middle[d] in ours and not asked & ASKS[d] for d in range(4)):
            return True
    return False


class _Which(dict[tuple[int, int], tuple[list[bool], list[bool]]]):
    """Of some designs, in their order, those that close a feature on a square, and those that fit there.

    Squares are told by what they ask for and the sides at which the feature lies; each is looked at once.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = dict.fromkeys(names)

    def __missing__(self, square: tuple[int, int]) -> tuple[list[bool], list[bool]]:
        fitting = [closes(name, *square) for name in self.names]
        self[square] = [closing is True for closing in fitting], [closing is not None for closing in fitting]
        return self[square]


_which = lru_cache(64)(_Which)


class Chances:
    """The chances of features while these tiles are left: ``bag`` tells how many of each design."""

    def __init__(self) -> None:
        self.left = 0
        self._bag: dict[str, int] = {}
        self._shapes: dict[int, Shape] = {}
        self._helping: dict[tuple[int, int], tuple[int, int]] = {}
        self._which, self._counts = _which(()), list[int]()

    def see(self, bag: dict[str, int]) -> bool:
        """From now on these tiles are left; whether what was known of any chance is forgotten."""
        new = bag != self._bag or len(self._shapes) > MOST
        if new:
            self._bag, self.left, self._helping = bag.copy(), sum(bag.values()), {}
            if not bag.keys() <= self._which.names.keys():
                # with those seen before, or a search would come to another few designs with every stack it draws
                self._which = _which(tuple(sorted(bag.keys() | self._which.names.keys())))
            self._counts = [bag.get(name, 0) for name in self._which.names]
            if len(self._shapes) > MOST:
                self._shapes = {}
        return new

    def shape(self, state: State, name: int) -> Shape:
        """What follows from a feature's row."""
        row = state.features[name]
        found = self._shapes.get(id(row))  # the shape keeps its row, so no other has its id
        if found is None:
            found = self._shapes[id(row)] = Shape(state, row)
        return found

    def helping(self, asked: int, sides: int) -> tuple[int, int]:
        """How many tiles left close that side of a feature, and how many fit and leave it open."""
        found = self._helping.get((asked, sides))
        if found is None:
            close, fit = self._which[asked, sides]
            closing, fitting = sum(compress(self._counts, close)), sum(compress(self._counts, fit))
            found = self._helping[asked, sides] = closing, fitting - closing
        return found

    def squares(self, state: State, shape: Shape) -> tuple[tuple[int, int] | None, ...]:
        """How many tiles left help on each open square; None where nothing lies beside it yet."""
        frontier = state.frontier
        return tuple(
            [
                None if (asked := frontier.get(cell)) is None else self.helping(asked, sides)
                for cell, sides in shape.squares
            ]
        )


def completion_chance(
    weights: Weights, left: int, seats: int, squares: Sequence[tuple[int, int] | None], eager: float = 1.0
) -> tuple[float, float]:
    """The chance that a feature is completed as people play, and how many of its squares can be expected to be filled.

    Whatever tells that chance takes it from here; ``python -m carcnb.workshop.calibrate`` says how well it comes about.
    ``squares`` tells of each how many tiles of those left close that side, and how many fit and leave it open;
    ``eager`` is how many times as hard players try as in the base game (``Weights.eagerness``).
    """
    chance, filled, keen = 1.0, 0.0, weights.keen
    draws = eager * weights.reach * left**weights.pace * 2 / seats / len(squares) ** weights.crowd / keen
    for helping in squares:
        share = ANYWHERE if helping is None else (helping[0] + weights.grow * helping[1]) / left
        # of a thousand such squares some are tried for by everybody, and some by nobody
        one = 1.0 - (1.0 - draws * log1p(-min(share, MOST_HELP))) ** -keen
        chance *= one
        filled += one
    return chance, filled


def eager_at(table: Table, weights: Weights) -> float:
    """How many times as hard players try to fill squares at this table as in the base game."""
    return weights.eagerness([expansion.name for expansion in table.expansions])


def as_played(table: Table, segment: int) -> float:
    """The chance that the feature of a segment is completed as people play, as the evaluation counts with it."""
    chances, state = Chances(), table.state
    chances.see(state.bag)
    squares = chances.squares(state, chances.shape(state, state.label[segment]))
    weights, seats = fitted_weights(), len(table.setup.seats)
    return (
        completion_chance(weights, chances.left, seats, squares, eager_at(table, weights))[0] if chances.left else 0.0
    )
