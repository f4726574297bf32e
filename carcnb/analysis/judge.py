"""The judge: evaluates tables, as many as a search needs, and remembers of one what is the same in the next.

What a feature brings depends on its row in the state, the figures and pieces on it, what its open squares ask for and
the tiles left; where none of this has changed it is not counted again.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import NamedTuple

from carcnb.analysis.chances import Chances, Shape, completion_chance, eager_at
from carcnb.analysis.coming import Coming
from carcnb.analysis.standing import bonuses, final
from carcnb.analysis.terms import Evaluation, Term, lead
from carcnb.analysis.weights import Weights, fitted_weights, richness
from carcnb.engine.events import Feature, Line, worth
from carcnb.engine.scoring import lines
from carcnb.engine.state import Figure, Neutral, State
from carcnb.engine.table import Table
from carcnb.tiles import FIELD

FARMLESS = "farmless"
"""How games in which no follower becomes a farmer are called beside sets and expansions: their turns bring less."""

_Sum = tuple[tuple[Line, ...], int]
"""Lines and the points they make."""

_There = tuple[tuple[int, tuple[Figure, ...]], ...]
"""The figures on one feature, with their segments."""


class FeatureWorth(NamedTuple):
    """What one feature brings: its terms, the points of each seat, and the seat of each follower with its way home.

    That is the chance that it comes home with the feature complete.
    """

    terms: tuple[Term, ...]
    points: tuple[tuple[str, float], ...]
    home: tuple[tuple[str, float], ...]


class Sums(NamedTuple):
    """What the rules give for a feature, whatever the chances are.

    ``owners`` are the seats that own it, with what it brings ``now``, complete or (a field) with one complete city
    more, and with one tile more.  ``followers`` are the seats of the followers there, ``tokens`` the worth of those
    tokens on it; ``brings`` keeps what follows for some chances.
    """

    feature: Feature
    owners: tuple[tuple[str, _Sum, _Sum, _Sum], ...]
    followers: tuple[str, ...]
    tokens: float
    brings: dict[tuple[object, ...], FeatureWorth]


class Judge:
    """Evaluates tables of one game; what it has seen of a feature it knows until that or the tiles left change."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or fitted_weights()
        self._chances, self._coming = Chances(), Coming()
        self._share, self._turns, self._seats = 0.0, 0.0, 2
        self._turn, self._eager = 0.0, 1.0
        """What a turn to come brings on average, with the tiles that are left; how hard players try to fill squares."""
        self._bonuses: dict[object, tuple[Term, ...]] = {}
        self._land: object = None
        self._pieces: list[Neutral] = []
        self._lying: dict[int, tuple[_There, FeatureWorth]] = {}
        """What features bring as long as nothing else is laid, moved or drawn, with the figures that bring it."""
        self._cities_likely: dict[int, float] = {}
        """The chances that cities are completed, as long."""
        self._likely: dict[tuple[object, ...], tuple[float, float]] = {}
        """What can be expected of features by what their squares ask for, until the next tile is drawn."""

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
        coming = self._turn * self._turns * self._share
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
        if drawn := chances.see(state.bag):
            self._likely = {}
            self._turn = self.weights.turn and self.weights.turn * richness_of(table)
            self._eager = eager_at(table, self.weights)
        if drawn or state.known is not self._land or state.neutrals != self._pieces:
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
        state, complete, chance, growth = table.state, 0, 0.0, 0.0
        near: tuple[Neutral, ...] = ()
        if shape.row[0] == FIELD:
            complete, chance = self._cities(state, shape)
        elif state.neutrals:
            cells = shape.cells(state)
            near = tuple([piece for piece in state.neutrals if piece.cell in cells])
        key = there, near, complete
        sums: Sums | None = shape.worth.get(key)
        if sums is None:
            sums = shape.worth[key] = self._sums(table, shape, there)
        closed_by = table.kinds[shape.row[0]].closed_by
        if closed_by:
            chance, growth = (1.0, 0.0) if sums.feature.complete else self._chance(state, shape)
        known = chance, growth, near and self._share
        found = sums.brings.get(known)
        if found is None:
            terms = self._completable(sums, chance, growth) if closed_by else _never_complete(sums, chance)
            terms += self._moving(sums, near)
            points: dict[str, float] = {}
            for term in terms:
                points[term.seat] = points.get(term.seat, 0.0) + term.points
            home = tuple([(seat, chance) for seat in sums.followers]) if closed_by and chance else ()
            found = sums.brings[known] = FeatureWorth(tuple(terms), tuple(points.items()), home)
        return found

    def _sums(self, table: Table, shape: Shape, there: _There) -> Sums:
        """What the rules give for a feature as it stands, and as it can become."""
        segment = there[0][0]
        feature = table.feature(segment)
        if table.kinds[feature.kind].closed_by:
            done = feature._replace(complete=True, open_ends=0, tiles=feature.tiles + len(shape.squares))
            larger = feature._replace(tiles=feature.tiles + 1)
        else:
            done = larger = feature._replace(cities=feature.cities + 1)
        owners = []
        for seat in feature.owners:
            now, then = lines(table, segment, feature, seat), lines(table, segment, done, seat)
            next_ = lines(table, segment, larger, seat) if larger is not done else then
            owners.append((seat, (now, worth(now)), (then, worth(then)), (next_, worth(next_))))
        followers = [figure.seat for _, figures in there for figure in figures if figure.kind in table.followers]
        return Sums(feature, tuple(owners), tuple(followers), self._tokens(table, shape), {})

    def _tokens(self, table: Table, shape: Shape) -> float:
        """What the tokens are worth that whoever completes a feature takes: those on its tiles, and those printed."""
        state, kinds = table.state, table.tokens
        if not kinds:
            return 0.0
        found = [piece.kind for piece in state.neutrals if piece.kind in kinds and piece.cell in shape.cells(state)]
        for segment in shape.row[1]:
            tile, first = state.tiles[state.home[segment]]
            for key, mark in tile.design.marks.items():
                if isinstance(key, tuple) and key[0] == segment - first and isinstance(mark, str) and mark in kinds:
                    found.append(mark)
        return sum([self.weights.own.get(kind, self.weights.token) for kind in found])

    def _moving(self, sums: Sums, near: tuple[Neutral, ...]) -> list[Term]:
        """What pieces of nobody's change now, and may not then: they go elsewhere while turns are left."""
        lost = {piece.kind: self.weights.own.get(piece.kind, 0.0) * self._share for piece in near}
        if sums.feature.complete or not any(lost.values()):
            return []
        found = [
            (seat, sum([lost.get(line.what, 0.0) * line.points for line in now])) for seat, (now, _), *_ in sums.owners
        ]
        return [Term(seat, -points, "moving", sums.feature) for seat, points in found if points]

    def _completable(self, sums: Sums, chance: float, growth: float) -> list[Term]:
        """What a road, a city or a monastery brings as it stands, if it is completed, and if it only grows."""
        feature, later, terms = sums.feature, self.weights.later, []
        for seat, (now, stands), (then, done), (next_, larger) in sums.owners:
            terms.append(Term(seat, stands, "stands", feature, chance, now))
            if chance and not feature.complete:
                terms.append(Term(seat, later * chance * (done - stands), "grows", feature, chance, then))
                if sums.tokens:
                    terms.append(Term(seat, chance * sums.tokens, "tokens", feature, chance))
            if growth and (more := larger - stands):
                terms.append(Term(seat, later * (1 - chance) * growth * more, "tiles", feature, 1 - chance, next_))
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
        key = (shape, *map(state.frontier.get, shape.empty))
        found = self._likely.get(key)
        if found is None:
            squares, left = self._chances.squares(state, shape), self._chances.left
            found = self._likely[key] = completion_chance(self.weights, left, self._seats, squares, self._eager)
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
        state, share, own = table.state, self._share, self.weights.own
        if len(table.figures) == len(table.followers) or not (own or self.weights.helper):
            return []
        features, label, followers = state.features, state.label, table.followers
        # with two score figures whoever is waited for moves the other
        working = [*state.on_track] if len(state.track) == len(table.setup.seats) else []
        working += [
            figure
            for segment, figures in state.figures.items()
            for figure in figures
            if figure.kind not in followers and features[label[segment]][2] > 0
        ]
        found: dict[str, list[float]] = {}
        for seat, kind in working:
            found.setdefault(seat, []).append(own.get(kind, self.weights.helper) * share)
        terms = [Term(seat, sum(each), "helpers", str(len(each))) for seat, each in found.items() if sum(each)]
        if self.weights.helper and table.has_earned_part():
            terms.append(Term(state.player, self.weights.helper * share, "tempo"))
        return terms

    def _figures(self, table: Table, home: dict[str, float]) -> list[Term]:
        """What followers are worth that are at hand or come home, and what the turns to come bring beside."""
        coming, about = self._turn * self._turns * self._share, str(math.ceil(self._turns))
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


def _never_complete(sums: Sums, expected: float) -> list[Term]:
    """What a field brings, and what the cities beside it that are not complete yet may add."""
    terms = []
    for seat, (now, stands), (_, more), _ in sums.owners:
        terms.append(Term(seat, stands, "stands", sums.feature, 1.0, now))
        if expected:
            terms.append(Term(seat, expected * (more - stands), "cities", sums.feature, expected))
    return terms


def kinds_of_turns(table: Table) -> dict[str, float]:
    """What share of the turns to come has a tile of each set.

    All of them have, by its name, an expansion without tiles, and ``FARMLESS`` where no follower becomes a farmer.
    """
    found, bag = Counter[str](), table.state.bag
    for name, count in bag.items():
        found[name.rpartition("-")[0]] += count
    left = found.total()
    return {kind: count / left for kind, count in found.items() if count} | dict.fromkeys(_of_all_turns(table), 1.0)


def _of_all_turns(table: Table) -> list[str]:
    """What is so of every turn to come, whichever tile is drawn."""
    tileless = [expansion.name for expansion in table.expansions if not expansion.sets]
    return tileless if table.setup.farmers else [*tileless, FARMLESS]


def richness_of(table: Table) -> float:
    """What a turn to come brings, as many times as in the base game; what nobody has measured is like it."""
    rich, always = richness(), _of_all_turns(table)
    shares = kinds_of_turns(table).items()
    return sum(share * rich.get(kind, 0.0 if kind in always else 1.0) for kind, share in shares)
