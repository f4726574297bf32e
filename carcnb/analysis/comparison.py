"""What decides between two lines of play: where one leaves its player better off than the other, and by what.

Both are evaluated where they end.  The terms of the two evaluations, and the points that the lines score, are put side
by side by the feature or the reason that they are about; what differs most to the player's good is told, if it makes up
half of all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from carcnb.analysis.completion import ends, lay_tile, open_squares
from carcnb.analysis.effect import Effect, Line
from carcnb.engine.board import segment_number
from carcnb.engine.events import Feature
from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.engine.placement import turns_for
from carcnb.rulebook.explain import name_of
from carcnb.tiles import FIELD
from carcnb.words import has, list_names, say

HALF = 0.5
"""So large a part of the whole difference is told; where nothing is, many small things decide."""
LEAST = 1.5
"""So many points more or less are told."""
APART = 5
"""By so many of a hundred chances differ that are told."""


class _Summand(NamedTuple):
    """Points of a seat after a line, what they come from, and the feature or the word that they are about."""

    seat: str
    points: float
    what: str
    about: Feature | str


class _Side:
    """One of the lines: what it has scored for features, and what is expected where it ends."""

    def __init__(self, effect: Effect) -> None:
        self.table, self.evaluation, self.scored = effect.after, effect.now, effect.scorings

    def summands(self) -> Iterator[_Summand]:
        """All points; those of a feature that is scored are told of it, not of the track."""
        for event in self.scored:
            yield _Summand(event.player, event.points, "scored", event.feature)
        for term in self.evaluation.terms:
            if term.what == "scored":
                told = sum(event.points for event in self.scored if event.player == term.seat)
                yield _Summand(term.seat, term.points - told, term.what, "")
            else:
                held = isinstance(term.about, Feature) or term.what in ("stands", "share")
                yield _Summand(term.seat, term.points, term.what, term.about if held else "")

    def chance(self, feature: Feature) -> int:
        """Of a hundred features like this one, so many are completed as people play."""
        found = (t.chance for t in self.evaluation.terms if t.what == "stands" and _same(t.about, feature))
        return round(100 * next(found, 0.0))

    def closing(self, feature: Feature) -> int | None:
        """How many tiles that are left complete a feature at its only gap; None if it has more."""
        state, segment = self.table.state, segment_number(self.table.state, feature.segments[0])
        cell, *more = open_squares(state, segment)
        if more or cell not in state.frontier:
            return None
        return sum(
            count
            for name, count in state.bag.items()
            if any(
                ends(lay_tile(state, cell, name, turn), segment) == 0 for turn in turns_for(name, state.frontier[cell])
            )
        )

    def at_hand(self, seat: str) -> int:
        """How many followers a player has left to put down."""
        return sum(self.table.state.supply[seat, kind] for kind in self.table.followers)


def what_decides(game: Game, better: Line, other: Line, lang: str | None = None) -> str:
    """What decides between two lines that can be played now, as a clause; empty if it is no one thing."""
    return Comparison(Effect(game, better), Effect(game, other), game.names, lang).reason()


class Comparison:
    """A line beside another one of the same position, for the player who is asked."""

    def __init__(self, better: Effect, other: Effect, names: Mapping[str, str], lang: str | None = None) -> None:
        self.me, self.lang, self.names = better.me, lang, given_names(names)
        self.sides = self.first, self.second = _Side(better), _Side(other)
        self._ground = {XY[cell] for cell in better.before.state.tiles}
        if better.placed and better.placed == other.placed:
            self._ground.add(better.placed.xy)
        others = {seat: points for seat, points in self.first.evaluation.points.items() if seat != self.me}
        self.them = max(others, key=lambda seat: others[seat], default=self.me)

    def reason(self) -> str:
        """What decides, as a clause; empty if it is no one thing."""
        groups: dict[object, dict[str, float]] = {}
        for side, sign in zip(self.sides, (1, -1), strict=True):
            for one in side.summands():
                if one.seat in (self.me, self.them):
                    group = groups.setdefault(self._key(side, one), {self.me: 0.0, self.them: 0.0})
                    group[one.seat] += sign * one.points
        ahead = {key: change[self.me] - change[self.them] for key, change in groups.items()}
        key = max(ahead, key=lambda key: ahead[key])
        if ahead[key] < HALF * sum(ahead.values()):
            return ""
        change = groups[key]
        if isinstance(key, int):
            return self._of_feature(*self._features(key), change)
        if isinstance(key, tuple):
            return self._of_new(*self._new(key[1]), change)
        return self._of_word(str(key), change)

    # ---- which features are one

    @cached_property
    def _clusters(self) -> list[set[tuple[int, int, int]]]:
        """The parts that lie after both lines, those together that are joined after any."""
        found: list[set[tuple[int, int, int]]] = []
        for side in self.sides:
            for one in side.summands():
                if parts := self._lasting(one.about):
                    joined = [cluster for cluster in found if cluster & parts]
                    found = [cluster for cluster in found if cluster not in joined]
                    found.append(parts.union(*joined))
        return found

    def _lasting(self, about: Feature | str) -> set[tuple[int, int, int]]:
        segments = about.segments if isinstance(about, Feature) else ()
        return {at for at in segments if at[:2] in self._ground}

    def _key(self, side: _Side, one: _Summand) -> object:
        """What points are put side by side by: the number of a cluster, a kind of new features, or a word."""
        parts = self._lasting(one.about)
        for number, cluster in enumerate(self._clusters):
            if cluster & parts:
                return number
        return ("new", one.about.kind) if isinstance(one.about, Feature) else one.about or one.what

    def _features(self, number: int) -> tuple[list[Feature], list[Feature]]:
        """The features of a cluster after each of the lines, with those that were scored on the way as they were."""
        cluster = self._clusters[number]
        found = []
        for side in self.sides:
            scored = [event.feature for event in side.scored if cluster & {*event.feature.segments}]
            found.append([*dict.fromkeys(scored)] or [one for one in self._there(side, cluster) if one.owners])
        return found[0], found[1]

    def _new(self, kind: str) -> tuple[list[Feature], list[Feature]]:
        """The features of a kind that each of the lines alone has."""
        every = ([one.about for one in side.summands() if self._key(side, one) == ("new", kind)] for side in self.sides)
        one, two = ([*dict.fromkeys(about for about in found if isinstance(about, Feature))] for found in every)
        return one, two

    def _there(self, side: _Side, cluster: Iterable[tuple[int, int, int]]) -> Iterator[Feature]:
        """The features of a cluster's parts as they stand after a line, each once."""
        state, first = side.table.state, dict[int, int]()
        for part in sorted(cluster):
            segment = segment_number(state, part)
            first.setdefault(state.label[segment], segment)
        yield from map(side.table.feature, first.values())

    # ---- in words

    def _of_feature(self, one: list[Feature], two: list[Feature], change: dict[str, float]) -> str:
        if len(one) == len(two) == 1:
            now, then = one[0], two[0]
            if now.owners != then.owners:
                return self._owners(now, then)
            if now.complete and not then.complete and now.owners == (self.me,):
                chance = self.second.chance(then)
                return self._say("now" if chance else "hardly", whose=self._name(then), m=chance)
            if not now.complete and not then.complete and now.kind != FIELD and (told := self._open(now, then)):
                return told
        return self._of_points((one or two)[0], change) if one or two else ""

    def _of_new(self, one: list[Feature], two: list[Feature], change: dict[str, float]) -> str:
        """A feature that one of the lines begins, or both, each its own."""
        if one and not two:
            return self._of_points(one[0], change)
        alike = len(one) == len(two) == 1 and one[0].owners == two[0].owners and one[0].kind != FIELD
        return self._open(one[0], two[0]) if alike and not one[0].complete and not two[0].complete else ""

    def _of_points(self, feature: Feature, change: dict[str, float]) -> str:
        if any(event.feature == feature for event in self.first.scored):
            return ""  # what the line scores is told of it already
        whose = self._name(feature)
        more, less = change[self.me], -change[self.them]
        if max(more, less) < LEAST:
            return ""
        if more >= less:
            return self._say("more", whose=whose, n=round(more))
        return self._say("less", whose=whose, n=round(less), names=name_of(self.them, self.names, self.lang))

    def _open(self, now: Feature, then: Feature) -> str:
        """That the reader's own open feature is easier to complete, or another's harder; empty if it is not so."""
        better = 1 if self.me in now.owners else -1
        n, m = self.first.closing(now), self.second.closing(then)
        if n is not None and m is not None and better * (n - m) > 0:
            return self._say("tiles", whose=self._name(now), n=n, m=m)
        n, m = self.first.chance(now), self.second.chance(then)
        return self._say("chance", whose=self._name(now), n=n, m=m) if better * (n - m) >= APART else ""

    def _owners(self, now: Feature, then: Feature) -> str:
        """Whose a feature is, and whose it would be."""
        label = self._say(f"the-{now.kind}") if has(f"advice-decides-the-{now.kind}", self.lang) else ""
        if not label or self.me not in now.owners:
            return ""
        with_me, others = [s for s in now.owners if s != self.me], [s for s in then.owners if s != self.me]
        if not with_me:
            key = "alone" if self.me in then.owners else "mine"
            return self._say(key, what=label, names=self._names(others))
        return self._say("shared", what=label, names=self._names(others)) if self.me not in then.owners else ""

    def _of_word(self, what: str, change: dict[str, float]) -> str:
        """What is on no feature: figures at hand or at work, another tile, what tokens and cards bring."""
        if what == "figures":
            n, m = (side.at_hand(self.me) for side in self.sides)
            return self._say("figures", n=n, m=m) if n > m else ""
        if change[self.me] <= -change[self.them]:
            return ""
        if has(f"bonus-{what}", self.lang):
            held = say(f"bonus-{what}", self.lang)
            told = change[self.me] >= LEAST
            return self._say("held", what=held[:1].lower() + held[1:], n=round(change[self.me])) if told else ""
        return self._say(what) if what in ("helpers", "tempo") else ""

    def _name(self, feature: Feature) -> str:
        return whose(feature, self.me, self.names, self.lang)

    def _names(self, seats: Sequence[str]) -> str:
        return list_seats(seats, self.names, self.lang)

    def _say(self, key: str, **args: str | int) -> str:
        return say(f"advice-decides-{key}", self.lang, **args)


def whose(feature: Feature, reader: str, names: Mapping[str, str], lang: str | None = None) -> str:
    """A feature by who owns it: "your city of 3 tiles", "the city that you share with Blue", "the road of Blue"."""
    others = [seat for seat in feature.owners if seat != reader]
    owned = "" if len(others) == len(feature.owners) else "shared-" if others else "yours-"
    key = f"advice-whose-{owned}{feature.kind}"
    if feature.owners and has(key, lang):
        return say(key, lang, n=feature.tiles, names=list_seats(others, names, lang))
    return say(f"feature-{feature.kind}", lang)


def given_names(names: Mapping[str, str]) -> dict[str, str]:
    """The names that were given to seats; the others go by their colour."""
    return {seat: name for seat, name in names.items() if name != seat}


def list_seats(seats: Sequence[str], names: Mapping[str, str], lang: str | None, reader: str = "") -> str:
    """The names of those who sit there; "you" for the ``reader``, if the sentence has room for that."""
    return list_names([say("advice-you", lang) if s == reader else name_of(s, names, lang) for s in seats], lang)


def _same(about: Feature | str, feature: Feature) -> bool:
    return isinstance(about, Feature) and about.segments == feature.segments
