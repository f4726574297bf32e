"""What can become of one feature: what keeps it open, what closes it, and how likely that is."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from functools import cache, cached_property
from itertools import permutations
from math import perm
from typing import TYPE_CHECKING

from carcnb.analysis.chances import as_played
from carcnb.analysis.probability import Probability, at_least_one, share, within
from carcnb.engine.board import put
from carcnb.engine.errors import SetupError
from carcnb.engine.events import Feature
from carcnb.engine.grid import AROUND, STEP, XY, cell_of
from carcnb.engine.placement import turns_for
from carcnb.engine.state import State
from carcnb.tiles import FIELD, design

if TYPE_CHECKING:
    from carcnb.analysis.odds import Odds

SAMPLES = 1000
"""How often a stack is drawn where nothing exact is known; the error of a chance is then 0.016 at most."""
SEARCH = 5_000
"""So many tiles are tried in search of a way to complete a feature."""

KEPT = 4_000
"""So many ways to go on with a feature are kept in mind, each a state of its own."""

Laid = frozenset[tuple[int, Hashable]]
"""Tiles laid for a feature, in whatever order: the cell of each, and what its edges show and join."""


class FeatureOdds:
    """What can become of one feature that is not complete.

    ``feature`` is the feature as it stands; ``squares`` the empty squares that keep it open.  What expansions still lay
    or move on it, such as a ferry, is not counted.
    """

    def __init__(self, odds: Odds, segment: int) -> None:
        self._odds, self._segment = odds, segment
        self._forget()
        self.feature: Feature = odds.table.feature(segment)
        self.squares = {XY[cell]: odds.square(XY[cell]) for cell in open_squares(odds.state, segment)}

    def __repr__(self) -> str:
        return f"<FeatureOdds: {self.feature.kind}, open on {len(self.squares)}; completed: about {self.likely:.0%}>"

    @cached_property
    def closing(self) -> dict[str, int]:
        """The designs of which one tile completes it, each with how many are left; none where two squares are open."""
        if len(self.squares) != 1:
            return {}
        (square,) = self.squares.values()
        cell, state = cell_of(square.cell), self._odds.state
        return {
            name: count
            for name, count in square.fits.items()
            if any(ends(lay_tile(state, cell, name, turn), self._segment) == 0 for turn in square.turns[name])
        }

    @cached_property
    def possible(self) -> bool | None:
        """Whether the tiles that are left can complete it at all; None where no way was found and not all were tried.

        Only what it needs is laid; that others fill its squares first, or that tiles come too late, is not counted.
        """
        if any(square.dead for square in self.squares.values()):
            return False
        search = _CompletionSearch(self._odds.left.copy(), self._segment)
        return True if search.find(self._odds.state, frozenset()) else None if search.tries <= 0 else False

    @cached_property
    def likely(self) -> float:
        """The chance that it is completed as people play: the one that evaluation and advice tell, a forecast."""
        return as_played(self._odds.table, self._segment) if self.possible is not False else 0.0

    def chance(self, draws: int | None = None, *, samples: int = SAMPLES, seed: int = 0) -> Probability:
        """The chance that it is completed within so many draws, or (None) before the end, if everybody lays what helps.

        Every tile that comes and leaves less of it open is laid there, whoever draws it, where it leaves least, of
        several squares on that which fewest tiles fit; while no tile does that, also one that leaves as much open.
        Who draws is not asked, and nobody fills its squares with anything else: what is told is a hope, no forecast.
        It is exact where only a tile that closes it helps, and where there are no more ways to draw than ``samples``;
        else it is the share of so many drawn stacks, with its standard error, the same for each ``seed``.
        ``SetupError`` if ``draws`` or ``samples`` is no number of that kind.
        """
        if isinstance(samples, bool) or not isinstance(samples, int) or samples < 1:
            raise SetupError(f"samples is how many stacks are drawn, from 1, not {samples!r:.60}")
        left = self._odds.left
        drawn = within(draws, self._odds.draws)
        if self.possible is False:
            return Probability(0.0)
        if self._now.helping and not any(self._now.helping.values()):
            return Probability(at_least_one(sum(left[name] for name in self._now.helping), self._odds.draws, drawn))
        rng = random.Random(seed)
        stack = [name for name in sorted(left) for _ in range(left[name])]
        every = perm(len(stack), drawn)
        exact = every <= samples
        stacks = permutations(stack, drawn) if exact else (rng.sample(stack, drawn) for _ in range(samples))
        came = sum(map(self._comes_about, stacks))
        if len(self._ways_on) > KEPT // 10:
            self._forget()
        return Probability(came / every) if exact else share(came, samples)

    def _forget(self) -> None:
        self._ways_on: dict[Hashable, _Way] = {}
        self._now = _Way(self, self._odds.state, frozenset())

    def _comes_about(self, drawn: Sequence[str]) -> bool:
        """Whether it is complete once these tiles have come, in this order."""
        if len(self._ways_on) > KEPT:
            self._forget()
        way = self._now
        for name in drawn:
            way = way.after(name)
            if not way.ends:
                return True
        return False


class _Way:
    """A feature with some tiles laid for it, and what is laid next: worked out once, whatever stacks lead to it."""

    def __init__(self, feature: FeatureOdds, state: State, tiles: Laid) -> None:
        self._feature, self._state, self._tiles = feature, state, tiles
        self.ends = ends(state, feature._segment)
        self._after: dict[str, _Way] = {}
        self._best: dict[str, _Way | None] = {}

    def after(self, name: str) -> _Way:
        """What follows when a tile of this design has come; the same where it does not help."""
        if name not in self._after:
            best = self.best(name)
            helps = best and (best.ends < self.ends or (best.ends == self.ends and not self.helping))
            self._after[name] = best if best and helps else self
        return self._after[name]

    @cached_property
    def helping(self) -> dict[str, int]:
        """The designs left of which one leaves less of it open than now, with how much that leaves at best."""
        best = {name: self.best(name) for name in self._feature._odds.left}
        return {name: way.ends for name, way in best.items() if way and way.ends < self.ends}

    def best(self, name: str) -> _Way | None:
        """A tile of a design laid where it leaves least of it open, on the hardest square; None if it fits on none."""
        if name not in self._best:
            ways = self._laid(name)
            self._best[name] = next(ways, None) if self._single else min(ways, key=lambda way: way.ends, default=None)
        return self._best[name]

    @property
    def _single(self) -> bool:
        """Whether it stands alone, so that any tile fills one of its squares and no more."""
        return self._feature._segment in self._state.singles

    @cached_property
    def _squares(self) -> list[int]:
        """Its open squares on which a tile can be laid now, the hardest to fill first."""
        left, frontier = self._feature._odds.left, self._state.frontier
        squares = [cell for cell in open_squares(self._state, self._feature._segment) if cell in frontier]
        return sorted(squares, key=lambda cell: sum(n for name, n in left.items() if turns_for(name, frontier[cell])))

    def _laid(self, name: str) -> Iterator[_Way]:
        """A tile on each of its open squares in every turn that fits."""
        known = self._feature._ways_on
        for cell in self._squares:
            for turn in turns_for(name, self._state.frontier[cell]):
                tiles = self._tiles | {(cell, _joins(name, turn))}
                if self._single or tiles not in known:
                    way = _Way(self._feature, lay_tile(self._state, cell, name, turn), tiles)
                    known.setdefault(way._alike, way)
                yield known[way._alike if self._single else tiles]

    @property
    def _alike(self) -> Hashable:
        """What goes on in the same way: for what stands alone all that asks the same, else the same tiles laid."""
        if not self._single:
            return self._tiles
        return tuple(
            (cell, self._state.frontier.get(cell)) for cell in open_squares(self._state, self._feature._segment)
        )


class _CompletionSearch:
    """Looks for tiles that complete a feature; ``tries`` counts down how many may still be laid."""

    def __init__(self, left: dict[str, int], segment: int) -> None:
        self._left, self._segment, self.tries = left, segment, SEARCH
        self._tried: set[Laid] = set()

    def find(self, state: State, tiles: Laid) -> bool:
        """Whether some of the tiles left complete it."""
        if ends(state, self._segment) == 0:
            return True
        fitting = {
            cell: [(n, turn) for n, count in self._left.items() if count for turn in turns_for(n, state.frontier[cell])]
            for cell in open_squares(state, self._segment)
            if cell in state.frontier
        }
        cell = min(fitting, key=lambda at: len(fitting[at]))  # what is hardest to fill decides soonest
        after = [(name, turn, lay_tile(state, cell, name, turn)) for name, turn in fitting[cell]]
        for name, turn, next_state in sorted(after, key=lambda way: ends(way[2], self._segment)):
            there = tiles | {(cell, (name, turn))}
            if there in self._tried:
                continue
            self._tried.add(there)
            self.tries -= 1
            if self.tries <= 0:
                return False
            self._left[name] -= 1
            found = self.find(next_state, there)
            self._left[name] += 1
            if found:
                return True
        return False


@cache
def _joins(name: str, turn: int) -> Hashable:
    """What a turned tile is to its neighbours: the terrain of each edge, and which roads and cities meet on it."""
    tile = design(name).turns[turn]
    middles = [
        meets[len(meets) // 2] if edge != FIELD else -1 for meets, edge in zip(tile.ports, tile.edges, strict=True)
    ]
    return tile.pattern, tuple(middles.index(segment) for segment in middles)


def open_squares(state: State, segment: int) -> list[int]:
    """The empty cells that keep a feature open: beside its open edges, or around the tile of what stands alone."""
    kind, segments, _ = state.features[state.label[segment]]
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


def lay_tile(state: State, cell: int, name: str, turn: int) -> State:
    """A copy of a state with one tile more."""
    after = state.copy()
    put(after, cell, design(name).turns[turn])
    return after


def ends(state: State, segment: int) -> int:
    """The open ends of a feature, or the empty squares around what stands alone."""
    return state.features[state.label[segment]][2]
