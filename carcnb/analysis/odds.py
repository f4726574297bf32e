"""Odds: which tiles left fit where, what they would complete, and how likely it is that they come.

Tiles are drawn without replacement from a bag that everybody can count (BASE-4.1): what is left is the box without what
lies, is in hand or was put aside.  Nothing here reads the order in which they will come, nor anybody's hand.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from math import comb, sqrt
from typing import NamedTuple

from carcnb.engine.board import complete, put, segment_at, spot_of, terrain, touched
from carcnb.engine.errors import SetupError
from carcnb.engine.events import Cell, Feature
from carcnb.engine.game import Game
from carcnb.engine.grid import AROUND, STEP, XY, cell_of
from carcnb.engine.placement import turns_for
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.tiles import FIELD, design

SAMPLES = 1000
"""How often a stack is drawn where nothing exact is known; the error of a chance is then 0.016 at most."""
SEARCH = 20_000
"""So many tiles are tried in search of a way to complete a feature."""


def odds(game: Game) -> Odds:
    """The odds of a game as it stands.

    >>> game = Game(position=["base-D 0,0 r0"], tiles=["base-U", "base-V", "base-E", "base-E"], draws=["base-U"])
    >>> at = odds(game).square((0, -1))
    >>> at.fits, round(at.chance(1), 2), at.chance(2)
    ({'base-E': 2}, 0.67, 1.0)
    """
    return Odds(game)


def at_least_one(good: int, left: int, draws: int) -> float:
    """The chance that of ``left`` tiles, ``good`` of them wanted, one wanted comes within so many draws.

    Drawn without replacement: 1 - C(left - good, draws) / C(left, draws).
    """
    draws = min(draws, left)
    return 1 - comb(left - good, draws) / comb(left, draws)


class Chance(NamedTuple):
    """A probability from 0 to 1, and the standard error of it: 0 where it is exact."""

    value: float
    error: float = 0.0


class SquareOdds(NamedTuple):
    """What can come to lie on one empty square.

    ``fits``: design -> how many of those left fit there, in some turn (BASE-4.5); ``left``: how many tiles are left in
    all; ``turns``: design -> the quarter turns in which it fits.
    """

    cell: Cell
    fits: dict[str, int]
    turns: dict[str, Sequence[int]]
    left: int

    @property
    def fitting(self) -> int:
        """How many of the tiles left fit."""
        return sum(self.fits.values())

    @property
    def dead(self) -> bool:
        """Whether no tile that is left fits: the square stays empty."""
        return not self.fits

    def chance(self, draws: int | None = None) -> float:
        """The chance that one that fits comes within so many draws, or (None) before the end; exact."""
        return at_least_one(self.fitting, self.left, _draws(draws, self.left))


class FeatureOdds:
    """What can become of one feature that is not complete.

    ``feature`` is the feature as it stands; ``squares`` the empty squares that keep it open.  What is still to be laid
    or moved by expansions, such as a ferry, is not counted.
    """

    def __init__(self, odds: Odds, segment: int) -> None:
        self._odds, self._segment = odds, segment
        self.feature: Feature = odds.table.feature(segment)
        self.squares = {XY[cell]: odds.square(XY[cell]) for cell in open_squares(odds.state, segment)}

    def __repr__(self) -> str:
        chance = self.chance()
        about = f" about {chance.error:.0%}" if chance.error else ""
        return (
            f"<FeatureOdds: {self.feature.kind}, open on {len(self.squares)}; completed with {chance.value:.0%}{about}>"
        )

    @cached_property
    def closing(self) -> dict[str, int]:
        """The designs of which one tile completes it, each with how many are left; none where two squares are open."""
        if len(self.squares) != 1:
            return {}
        (square,) = self.squares.values()
        cell = cell_of(square.cell)
        return {
            name: count
            for name, count in square.fits.items()
            if any(_ends(_laid(self._odds.state, cell, name, turn), self._segment) == 0 for turn in square.turns[name])
        }

    @cached_property
    def possible(self) -> bool | None:
        """Whether the tiles that are left can complete it at all; None where no way was found and not all were tried.

        Only what it needs is laid; that others fill its squares first, or that tiles come too late, is not counted.
        """
        if any(square.dead for square in self.squares.values()):
            return False
        tried = [SEARCH]
        found = self._search(self._odds.state, self._odds.left.copy(), tried)
        return True if found else None if tried[0] <= 0 else False

    def chance(self, draws: int | None = None, *, samples: int = SAMPLES, seed: int = 0) -> Chance:
        """The chance that it is completed within so many draws, or (None) before the end, if all lay what helps.

        Every tile that comes and leaves less of it open is laid there, whoever draws it; where no single tile does
        that, also one that leaves as much open.  So it is a ceiling of what can be hoped for.  It is exact where only
        a tile that closes it helps; else it is the share of ``samples`` drawn stacks, with its standard error.
        """
        left = self._odds.draws
        within = _draws(draws, left)
        if self.possible is False:
            return Chance(0.0)
        helping = self._helping(self._odds.state)
        if helping and not any(helping.values()):
            return Chance(at_least_one(sum(self._odds.left[name] for name in helping), left, within))
        rng = random.Random(seed)
        stack = [name for name, count in self._odds.left.items() for _ in range(count)]
        share = sum(self._completed(rng.sample(stack, within)) for _ in range(samples)) / samples
        return Chance(share, sqrt(max(share * (1 - share), 1 / samples) / samples))

    def _helping(self, state: State) -> dict[str, int]:
        """The designs left of which one leaves less of it open than now, with how much that leaves at best."""
        now = _ends(state, self._segment)
        best = {
            name: min((_ends(s, self._segment) for s in self._ways(state, name)), default=now)
            for name in self._odds.left
        }
        return {name: ends for name, ends in best.items() if ends < now}

    def _ways(self, state: State, name: str) -> Iterator[State]:
        """The tile on each of its open squares in every turn that fits, as states."""
        for cell in open_squares(state, self._segment):
            for turn in turns_for(name, state.frontier.get(cell, 0)):
                yield _laid(state, cell, name, turn)

    def _completed(self, drawn: Sequence[str]) -> bool:
        """Whether it is complete once these tiles have come, in this order."""
        state, segment = self._odds.state, self._segment
        now, patient = _ends(state, segment), not self._helping(state)
        for name in drawn:
            best = min(self._ways(state, name), key=lambda after: _ends(after, segment), default=None)
            if best is None or (ends := _ends(best, segment)) > now or (ends == now and not patient):
                continue
            if ends == 0:
                return True
            state, now, patient = best, ends, not self._helping(best)
        return False

    def _search(self, state: State, left: dict[str, int], tried: list[int]) -> bool:
        """Whether some of these tiles complete it; ``tried`` counts down the tiles that may still be tried."""
        if _ends(state, self._segment) == 0:
            return True
        squares = open_squares(state, self._segment)
        fitting = {
            cell: [(name, turn) for name in left if left[name] for turn in turns_for(name, state.frontier.get(cell, 0))]
            for cell in squares
            if cell in state.frontier
        }
        cell = min(fitting, key=lambda at: len(fitting[at]))  # what is hardest to fill decides soonest
        after = [(name, _laid(state, cell, name, turn)) for name, turn in fitting[cell]]
        for name, laid in sorted(after, key=lambda way: _ends(way[1], self._segment)):
            tried[0] -= 1
            if tried[0] <= 0:
                return False
            left[name] -= 1
            found = self._search(laid, left, tried)
            left[name] += 1
            if found:
                return True
        return False


class Odds:
    """The odds of a game as it stands: ``left`` are the tiles still to be drawn, by design, ``draws`` how many."""

    def __init__(self, game: Game) -> None:
        self.table: Table = game.table
        self.state: State = game.table.state.copy()
        self.left = {name: count for name, count in self.state.bag.items() if count}
        self.draws = sum(self.left.values())

    def __repr__(self) -> str:
        return f"<Odds: {self.draws} tiles left; {len(self.squares)} squares, {len(self.dead)} of them dead>"

    @cached_property
    def squares(self) -> dict[Cell, SquareOdds]:
        """Every empty square beside a tile."""
        return {XY[cell]: self._square(cell) for cell in self.state.frontier}

    @property
    def dead(self) -> list[Cell]:
        """The squares on which no tile that is left fits."""
        return [cell for cell, square in self.squares.items() if square.dead]

    def square(self, cell: Cell) -> SquareOdds:
        """The odds of an empty square; one with no tile beside it takes whatever comes, once there is one.

        ``SetupError`` where a tile lies already.
        """
        number = _cell(cell)
        if number in self.state.tiles:
            raise SetupError(f"a tile lies on {cell[0]},{cell[1]} already; odds are those of an empty square")
        return self._square(number)

    def _square(self, cell: int) -> SquareOdds:
        asked = self.state.frontier.get(cell)
        turns = {name: design(name).distinct if asked is None else turns_for(name, asked) for name in self.left}
        fits = {name: self.left[name] for name, there in turns.items() if there}
        return SquareOdds(XY[cell], fits, {name: turns[name] for name in fits}, self.draws)

    def completes(self, cell: Cell, tile: str, turn: int | None = None) -> list[Feature]:
        """What a tile on an empty square completes: in one turn, or (None) in the one that completes most.

        ``SetupError`` where it does not fit.
        """
        square = self.square(cell)
        number, there = cell_of(cell), square.turns.get(tile, ())
        turns = there if turn is None else [turn] if turn in there else []
        if number not in self.state.frontier or not turns:
            raise SetupError(
                f"{tile} does not fit on {cell[0]},{cell[1]}; those that fit are {', '.join(square.turns)}"
            )
        return max((self._completed(number, tile, turn) for turn in turns), key=len)

    def _completed(self, cell: int, tile: str, turn: int) -> list[Feature]:
        after = _laid(self.state, cell, tile, turn)
        table = Table.beside(self.table, self.table.setup, after, [])
        return [table.feature(segment) for segment in complete(after, touched(after, cell)).values()]

    def feature(self, at: str) -> FeatureOdds:
        """The odds of a feature, named by one of its segments: ``"0,0 city.N"``.

        ``SetupError`` where there is none, and where it can never be completed or is already.
        """
        where, _, spot = at.partition(" ")
        try:
            x, y = map(int, where.split(","))
            segment = segment_at(self.state, (x, y), spot)
        except (ValueError, LookupError):
            raise SetupError(f"{at!r:.60} is no segment here; write one as '0,0 city.N'") from None
        kind = self.table.kinds[terrain(self.state, segment)]
        if not kind.closed_by:
            raise SetupError(f"{at!r:.60} is a {kind.name}, and that is never complete ({kind.rule})")
        if _ends(self.state, segment) == 0:
            raise SetupError(f"the {kind.name} at {at!r:.60} is complete already")
        return FeatureOdds(self, segment)

    @cached_property
    def features(self) -> dict[str, FeatureOdds]:
        """Every feature that is open and has a figure on it, by the segment on which one stands."""
        found: dict[int, int] = {}
        for segment in self.state.figures:
            found.setdefault(self.state.label[segment], segment)
        return {
            f"{x},{y} {spot}": FeatureOdds(self, segment)
            for segment in found.values()
            if self.table.kinds[terrain(self.state, segment)].closed_by and _ends(self.state, segment) > 0
            for (x, y), spot in [spot_of(self.state, segment)]
        }


def open_squares(state: State, segment: int) -> list[int]:
    """The empty cells that keep a feature open: beside its open edges, or around the tile of what stands alone."""
    row = state.features[state.label[segment]]
    assert row is not None
    kind, segments, _ = row
    if segment in state.singles:
        around = [state.home[segment] + step for step in AROUND]
        return [cell for cell in around if cell not in state.tiles]
    found: dict[int, None] = {}
    for part in segments if kind != FIELD else ():
        home = state.home[part]
        tile, first = state.tiles[home]
        for side, meets in enumerate(tile.ports):
            if part - first in meets and home + STEP[side] not in state.tiles:
                found[home + STEP[side]] = None
    return list(found)


def _laid(state: State, cell: int, name: str, turn: int) -> State:
    after = state.copy()
    put(after, cell, design(name).turns[turn])
    return after


def _ends(state: State, segment: int) -> int:
    row = state.features[state.label[segment]]
    assert row is not None
    return row[2]


def _cell(cell: Cell) -> int:
    try:
        x, y = cell
        return cell_of((x, y))
    except (TypeError, ValueError) as error:
        raise SetupError(f"{cell!r:.60} is no cell: {error}") from None


def _draws(draws: int | None, left: int) -> int:
    if draws is None:
        return left
    if isinstance(draws, bool) or not isinstance(draws, int) or draws < 0:
        raise SetupError(f"draws is a number of tiles from 0, or None for all that are left, not {draws!r:.60}")
    return min(draws, left)
