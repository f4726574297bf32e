"""The judge: evaluates tables, as many as a search needs, and remembers of one what is the same in the next.

What a feature brings depends on its row in the state, the figures and pieces on it, what its open squares ask for and
the tiles left; where none of this has changed it is not counted again.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import NamedTuple

from carcnb.analysis.chances import Chances, Shape, completion_chance
from carcnb.analysis.coming import Coming
from carcnb.analysis.standing import bonuses, final
from carcnb.analysis.terms import Evaluation, Term, lead
from carcnb.analysis.weights import Weights, fitted_weights
from carcnb.engine.events import Feature, worth
from carcnb.engine.scoring import lines
from carcnb.engine.state import Figure, Neutral, State
from carcnb.engine.table import Table
from carcnb.tiles import FIELD


class FeatureWorth(NamedTuple):
    """What one feature brings: its terms, the points of each seat, and of each follower's the chance to have it home."""

    terms: tuple[Term, ...]
    points: tuple[tuple[str, float], ...]
    home: tuple[tuple[str, float], ...]


_There = tuple[tuple[int, tuple[Figure, ...]], ...]
"""The figures on one feature, with their segments."""


class Judge:
    """Evaluates tables of one game; what it has seen of a feature it knows until that or the tiles left change."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or fitted_weights()
        self._chances, self._coming = Chances(), Coming()
        self._share, self._turns, self._seats = 0.0, 0.0, 2
        self._bonuses: dict[object, tuple[Term, ...]] = {}
        self._land: object = None
        self._pieces: list[Neutral] = []
        self._lying: dict[int, tuple[_There, FeatureWorth]] = {}
        """What features bring as long as nothing else is laid, moved or drawn, with the figures that bring it."""
        self._cities_likely: dict[int, float] = {}
        """The chances that cities are completed, as long."""

    def look(self, table: Table) -> Evaluation:
        """The evaluation of a table, at whatever moment of a turn it is, with every term."""
        setup = table.setup
        terms = [Term(seat, float(points), "scored") for seat, points in table.scores().items()]
        if table.state.phase == "turn":
            if table.state.bag:
                parts, home = self._parts(table)
                for part in parts:
                    terms += part.terms
                terms += self._ended(table)
                terms += self._beside(table)
                terms += self._figures(table, home)
            else:
                terms += final(table)
        return Evaluation(setup.seats, terms, setup.names)

    def points(self, table: Table) -> dict[str, float]:
        """The expected final points of every seat, as ``look`` tells them and sooner."""
        if table.state.phase != "turn" or not table.state.bag:
            return self.look(table).points
        totals: dict[str, float] = dict(table.scores())
        parts, home = self._parts(table)
        for part in parts:
            for seat, points in part.points:
                totals[seat] += points
        for term in (*self._ended(table), *self._beside(table)):
            totals[term.seat] += term.points
        coming = self.weights.turn * self._turns * self._share
        for seat, (_, value) in self._at_hand(table, home).items():
            totals[seat] += value + coming
        return totals

    def lead(self, table: Table, seat: str) -> float:
        """By how many points a seat is ahead of the best of the others, as ``look`` tells it and sooner."""
        return lead(self.points(table), seat)

    # ---- what stands on the board

    def _parts(self, table: Table) -> tuple[list[FeatureWorth], dict[str, float]]:
        """What every feature with figures brings, and how many followers every seat can expect home from there."""
        state, chances, seats = table.state, self._chances, table.setup.seats
        if chances.see(state.bag) or state.known is not self._land or state.neutrals != self._pieces:
            self._land, self._pieces = state.known, state.neutrals.copy()
            self._lying, self._cities_likely = {}, {}
        self._seats = len(seats)
        self._turns = chances.left / self._seats
        self._share = self._turns / (self._turns + self.weights.patience)
        label, lying, standing = state.label, self._lying, dict[int, _There]()
        for at in state.figures.items():
            name = label[at[0]]
            standing[name] = (*standing[name], at) if name in standing else (at,)
        parts, home = [], dict.fromkeys(seats, 0.0)
        for name, there in standing.items():
            known = lying.get(name)
            if known is None or known[0] != there:
                known = lying[name] = there, self._worth(table, chances.shape(state, name), there)
            parts.append(known[1])
            for seat, chance in known[1].home:
                home[seat] += chance
        return parts, home

    def _worth(self, table: Table, shape: Shape, there: _There) -> FeatureWorth:
        """What a feature brings: as it was, unless something it depends on has changed."""
        state, field = table.state, shape.row[0] == FIELD
        key: tuple[object, ...]
        if field:
            complete, expected = self._cities(state, shape)
            key = there, complete, expected
        elif state.neutrals:
            cells = shape.cells(state)
            near = tuple([piece for piece in state.neutrals if piece.cell in cells])
            key = (there, near, *map(state.frontier.get, shape.empty))
        else:
            key = (there, (), *map(state.frontier.get, shape.empty))
        found: FeatureWorth | None = shape.worth.get(key)
        if found is None:
            segment, home = there[0][0], 0.0
            feature = table.feature(segment)
            if field:
                terms = self._never_complete(table, segment, feature, expected)
            elif not table.kinds[feature.kind].closed_by:
                terms = self._never_complete(table, segment, feature, 0.0)
            else:
                terms, home = self._completable(table, segment, feature, shape)
            points: dict[str, float] = {}
            for term in terms:
                points[term.seat] = points.get(term.seat, 0.0) + term.points
            followers = [figure.seat for _, figures in there for figure in figures if figure.kind in table.followers]
            coming = tuple([(seat, home) for seat in followers]) if home else ()
            found = shape.worth[key] = FeatureWorth(tuple(terms), tuple(points.items()), coming)
        return found

    def _completable(self, table: Table, segment: int, feature: Feature, shape: Shape) -> tuple[list[Term], float]:
        """What a road, a city or a monastery brings as it stands, if it is completed, and if it only grows."""
        sums = {seat: lines(table, segment, feature, seat) for seat in feature.owners}
        if feature.complete:
            return [Term(seat, worth(now), "stands", feature, 1.0, now) for seat, now in sums.items()], 1.0
        chance, growth = self._chance(table.state, shape)
        later, tokens = self.weights.later, self.weights.token * _tokens(table, shape)
        done = feature._replace(complete=True, open_ends=0, tiles=feature.tiles + len(shape.squares))
        larger = feature._replace(tiles=feature.tiles + 1)
        terms = []
        for seat, now in sums.items():
            stands = worth(now)
            terms.append(Term(seat, stands, "stands", feature, chance, now))
            if chance:
                then = lines(table, segment, done, seat)
                terms.append(Term(seat, later * chance * (worth(then) - stands), "grows", feature, chance, then))
                if tokens:
                    terms.append(Term(seat, chance * tokens, "tokens", feature, chance))
            if growth:
                next_ = lines(table, segment, larger, seat)
                if more := worth(next_) - stands:
                    terms.append(Term(seat, later * (1 - chance) * growth * more, "tiles", feature, 1 - chance, next_))
        return terms, chance

    def _never_complete(self, table: Table, segment: int, feature: Feature, expected: float) -> list[Term]:
        """What a field brings, and what the cities beside it that are not complete yet may add."""
        terms = []
        more = feature._replace(cities=feature.cities + 1)
        for seat in feature.owners:
            now = lines(table, segment, feature, seat)
            terms.append(Term(seat, worth(now), "stands", feature, 1.0, now))
            if expected:
                each = worth(lines(table, segment, more, seat)) - worth(now)
                terms.append(Term(seat, expected * each, "cities", feature, expected))
        return terms

    def _cities(self, state: State, shape: Shape) -> tuple[int, float]:
        """How many complete cities a field lies against, and how many more can be expected, as a weight tells."""
        label, features, likely = state.label, state.features, self._cities_likely
        complete, expected = 0, 0.0
        for name in {label[segment] for segment in shape.cities(state)}:
            if features[name][2] == 0:
                complete += 1
                continue
            if name not in likely:
                likely[name] = self._chance(state, self._chances.shape(state, name))[0]
            expected += likely[name]
        return complete, expected * self.weights.field

    def _chance(self, state: State, shape: Shape) -> tuple[float, float]:
        """The chance that a feature is completed, and how many of its open squares can be expected to be filled."""
        key = tuple(map(state.frontier.get, shape.empty))
        found: tuple[float, float] | None = shape.worth.get(key)
        if found is None:
            squares = self._chances.squares(state, shape)
            found = completion_chance(self.weights, self._chances.left, self._seats, squares)
            shape.worth[key] = found
        return found

    # ---- what is not on the board

    def _ended(self, table: Table) -> tuple[Term, ...]:
        """What tokens and cards would bring if the game ended now, and what tokens still to come may change of it."""
        if not table.moments["game_ended"]:
            return ()
        state = table.state
        held = tuple([len(cards) for cards in state.hands.values()])
        key = tuple(state.tokens.values()), tuple(state.hands), held, self._share
        found = self._bonuses.get(key)
        if found is None:
            found = self._bonuses[key] = (*bonuses(table), *self._coming.terms(table, self._share))
        return found

    def _beside(self, table: Table) -> list[Term]:
        """What figures that are no followers are worth where they work, and a second tile that is earned."""
        state, each = table.state, self.weights.helper * self._share
        if not each or len(table.figures) == len(table.followers):
            return []
        working = [seat for seat, _ in state.on_track]
        for segment, figures in state.figures.items():
            if (row := state.features[state.label[segment]]) and row[2] > 0:
                working += [seat for seat, kind in figures if kind not in table.followers]
        terms = [Term(seat, each * n, "helpers", str(n)) for seat, n in Counter(working).items()]
        if table.has_earned_part():
            terms.append(Term(state.player, each, "tempo"))
        return terms

    def _figures(self, table: Table, home: dict[str, float]) -> list[Term]:
        """What followers are worth that are at hand or come home, and what the turns to come bring beside."""
        coming, about = self.weights.turn * self._turns * self._share, str(math.ceil(self._turns))
        terms = []
        for seat, (hand, value) in self._at_hand(table, home).items():
            terms.append(Term(seat, value, "figures", str(hand), home[seat]))
            if coming:
                terms.append(Term(seat, coming, "turns", about))
        return terms

    def _at_hand(self, table: Table, home: dict[str, float]) -> dict[str, tuple[int, float]]:
        """How many followers every seat has at hand, and what these and those on their way home are worth."""
        w, followers = self.weights, table.followers
        hand = dict.fromkeys(home, 0)
        for (seat, kind), n in table.state.supply.items():
            if kind in followers:
                hand[seat] += n
        each = w.figure * self._share / (1 - w.spare)
        return {seat: (n, each * (1 - w.spare ** (n + w.home * home[seat]))) for seat, n in hand.items()}


def _tokens(table: Table, shape: Shape) -> int:
    """How many tokens whoever completes a feature takes: those lying on its tiles, and those printed there."""
    kinds = {token for expansion in table.expansions for token in expansion.tokens}
    if not kinds:
        return 0
    state = table.state
    count = sum(piece.kind in kinds for piece in state.neutrals if piece.cell in shape.cells(state))
    for segment in shape.row[1]:
        tile, first = state.tiles[state.home[segment]]
        count += sum(
            mark in kinds
            for key, mark in tile.design.marks.items()
            if isinstance(key, tuple) and key[0] == segment - first and isinstance(mark, str)
        )
    return count
