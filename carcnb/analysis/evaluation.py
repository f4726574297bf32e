"""Evaluation: the points that every seat can expect at the end, as a sum in which every term has its reason.

What stands is counted by the rules' own final scoring; to that come, for as long as tiles are left, what features will
bring if they are completed, the figures that then come home, and what a figure at hand is still worth.  Once the stack
is empty nothing but the rules is left of it, and it is exact.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from carcnb.analysis.odds import open_squares
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import BonusScored, Feature, Line, PointsScored, worth
from carcnb.engine.game import Game
from carcnb.engine.placement import turns_for
from carcnb.engine.prompts import Ask, Chance
from carcnb.engine.scoring import final_scoring, lines
from carcnb.engine.table import Table
from carcnb.tiles import CITY


class Weights(NamedTuple):
    """What no rule tells, fitted by self-play; ``python -m carcnb.analysis.fit`` writes it anew."""

    reach: float = 0.5
    """The share of the tiles left that come where they help a feature."""
    patience: float = 6.0
    """So many turns must be left for a figure at hand to be worth half of what it can be."""
    figure: float = 6.0
    """What the last figure at hand is worth while many turns are left, in points."""
    spare: float = 0.7
    """How much less every further figure at hand is worth than the one before it."""
    field: float = 0.6
    """What a farmer's field gains for every incomplete city beside it, as a share of what that would bring."""


class Term(NamedTuple):
    """One line of an evaluation: ``points`` that a ``seat`` can expect, and why.

    ``what`` is ``"scored"`` (on the track already), ``"stands"`` (what the final scoring would bring now), ``"grows"``
    (what completing it would add, times the ``chance`` of that), ``"cities"`` (what cities that may be completed add to
    a field) or ``"figures"`` (what those at hand, or on their way home, are worth).  ``about`` is the feature or the
    reason of a bonus; ``sum`` the lines of the rules that are behind it.
    """

    seat: str
    points: float
    what: str
    about: Feature | str = ""
    chance: float = 1.0
    sum: tuple[Line, ...] = ()


class Evaluation(NamedTuple):
    """The points that every seat can expect at the end; they are the sum of the ``terms``."""

    seats: tuple[str, ...]
    terms: list[Term]

    @property
    def points(self) -> dict[str, float]:
        """The expected final points of every seat."""
        totals = dict.fromkeys(self.seats, 0.0)
        for term in self.terms:
            totals[term.seat] += term.points
        return totals

    def lead(self, seat: str) -> float:
        """By how many points a seat is ahead of the best of the others."""
        points = self.points
        return points[seat] - max((other for s, other in points.items() if s != seat), default=0.0)


def evaluate(game: Game, weights: Weights | None = None) -> Evaluation:
    """The points that every seat can expect at the end of a game, as it stands, as a sum of terms."""
    return of_table(game.table, weights or fitted())


@cache
def fitted() -> Weights:
    """The weights that came out of self-play."""
    return Weights(**json.loads((files("carcnb.analysis") / "weights.json").read_text(encoding="utf-8")))


def of_table(table: Table, weights: Weights) -> Evaluation:
    """The evaluation of a table, at whatever moment of a turn it is."""
    return Judge(weights).look(table)


class Judge:
    """Evaluates tables; of those with the same tiles left it knows what fits where."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or fitted()
        self._bag: dict[str, int] = {}
        self._fitting: dict[int, int] = {}

    def look(self, table: Table) -> Evaluation:
        """The evaluation of a table, at whatever moment of a turn it is."""
        seats, bag = table.setup.seats, table.state.bag
        terms = [Term(seat, points, "scored") for seat, points in table.scores().items() if points]
        terms += _standing(table)
        if bag:
            if bag != self._bag:
                self._bag, self._fitting = bag.copy(), {}
            terms += _Future(table, self.weights, self._fitting).terms()
        return Evaluation(seats, terms)


def _standing(table: Table) -> Iterator[Term]:
    """What the final scoring would bring if the game ended now."""
    if table.state.phase != "turn":
        return
    after = Table.beside(table, table.setup, table.state.copy(), [])
    after.state.phase = "final"
    script = final_scoring(after)
    answer: Action | None = None
    while True:
        try:
            met = script.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            break
        if isinstance(met, Ask):
            answer = SKIP if SKIP in met.options else met.options[0]
        elif isinstance(met, Chance):
            answer = met.answer(max(met.outcomes, key=lambda outcome: met.outcomes[outcome]))
    for event in after.events:
        if isinstance(event, PointsScored):
            yield Term(event.player, event.points, "stands", event.feature, 1.0, event.lines)
        elif isinstance(event, BonusScored):
            yield Term(event.player, event.points, "stands", event.reason, 1.0, event.lines)


class _Future:
    """What the tiles that are left can still bring."""

    def __init__(self, table: Table, weights: Weights, fitting: dict[int, int]) -> None:
        self.table, self.weights, self.state, self._fitting = table, weights, table.state, fitting
        self.left = sum(self.state.bag.values())
        self._chances: dict[int, float] = {}

    def terms(self) -> Iterator[Term]:
        """Every term that ends with the stack."""
        state, table = self.state, self.table
        home = dict.fromkeys(table.setup.seats, 0.0)
        standing: dict[int, int] = {}
        for segment in state.figures:
            standing.setdefault(state.label[segment], segment)
        chances: dict[int, float] = {}
        for name, segment in standing.items():
            feature = table.feature(segment)
            if not table.kinds[feature.kind].closed_by:
                yield from self._field(segment, feature)
                continue
            if feature.complete:
                continue
            chance = chances[name] = self._chance(segment)
            done = feature._replace(complete=True, open_ends=0, tiles=feature.tiles + len(open_squares(state, segment)))
            for seat in feature.owners:
                now, then = lines(table, segment, feature, seat), lines(table, segment, done, seat)
                yield Term(seat, chance * (worth(then) - worth(now)), "grows", feature, chance, then)
        for segment, figures in state.figures.items():
            for seat, kind in figures:
                if seat in home and kind in table.followers:
                    home[seat] += chances.get(state.label[segment], 0.0)
        yield from self._figures(home)

    def _figures(self, home: dict[str, float]) -> Iterator[Term]:
        """What the figures at hand are worth, those on their way home with the chance that they come."""
        w, turns = self.weights, self.left / len(home)
        share = turns / (turns + w.patience)
        for seat, coming in home.items():
            hand = sum(
                n for (owner, kind), n in self.state.supply.items() if owner == seat and kind in self.table.followers
            )
            points = w.figure * share * (1 - w.spare ** (hand + coming)) / (1 - w.spare)
            yield Term(seat, points, "figures")

    def _field(self, segment: int, feature: Feature) -> Iterator[Term]:
        """What cities that are not complete yet may add to a field."""
        if not feature.owners:
            return
        state = self.state
        row = state.features[state.label[segment]]
        assert row is not None
        cities: dict[int, int] = {}
        for part in row[1]:
            tile, first = state.tiles[state.home[part]]
            for city in tile.design.borders[part - first]:
                name = state.label[first + city]
                beside = state.features[name]
                if beside is not None and beside[0] == CITY and beside[2]:
                    cities[name] = first + city
        expected = sum(self._chance(city) for city in cities.values()) * self.weights.field
        if not expected:
            return
        more = feature._replace(cities=feature.cities + 1)
        for seat in feature.owners:
            each = worth(lines(self.table, segment, more, seat)) - worth(lines(self.table, segment, feature, seat))
            yield Term(seat, expected * each, "cities", feature, expected)

    def _chance(self, segment: int) -> float:
        """The chance that a feature is completed: that on each of its open squares a tile comes to lie."""
        name = self.state.label[segment]
        if name not in self._chances:
            chance, draws = 1.0, self.weights.reach * self.left
            for cell in open_squares(self.state, segment):
                share = self._fits(cell) / self.left
                chance *= 1 - (1 - share) ** draws
            self._chances[name] = chance
        return self._chances[name]

    def _fits(self, cell: int) -> int:
        """How many of the tiles left fit on an empty cell; any does where nothing lies beside it yet."""
        asked = self.state.frontier.get(cell)
        if asked is None:
            return self.left
        found = self._fitting.get(asked)
        if found is None:
            found = self._fitting[asked] = sum(n for name, n in self.state.bag.items() if turns_for(name, asked))
        return found
