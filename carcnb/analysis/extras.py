"""What expansions add to a line of play, in their own words: answers, figures, points of no feature, their own events.

Of an answer ``does-VERB-WHAT`` is a clause, or ``does-VERB``; it is given ``what``, the ``figure``, the ``space``
of the track and the ``names`` of who stands there, and of the place that is meant ``whose`` it is and its ``n`` tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import TypeGuard

from carcnb.analysis.comparison import list_seats, whose
from carcnb.analysis.effect import Effect
from carcnb.analysis.hints import around
from carcnb.engine.actions import Action
from carcnb.engine.board import segment_at
from carcnb.engine.events import (
    BonusScored,
    Cell,
    Event,
    Feature,
    FigurePlaced,
    PointsScored,
    of_expansion,
)
from carcnb.engine.grid import cell_of
from carcnb.engine.track import space
from carcnb.rulebook.explain import log_entry, own_event
from carcnb.tiles import CITY, FIELD, ROAD
from carcnb.words import has, list_names, say


class Extras:
    """The clauses about a line that are no base game's, for one reader."""

    def __init__(
        self,
        effect: Effect,
        names: Mapping[str, str],
        lang: str | None,
        gains: Callable[[Sequence[PointsScored | BonusScored]], str],
    ) -> None:
        self.effect, self.me, self.names, self.lang, self._gains = effect, effect.me, names, lang, gains

    def clauses(self) -> Iterator[str]:
        """Answers first, then what comes of them."""
        for action in self.effect.actions:
            yield from self._answer(action)
        for event in self.effect.events:
            if isinstance(event, FigurePlaced) and event.player == self.me:
                yield from self._helper(event)
        yield from self._told()

    def _say(self, key: str, **args: str | int) -> str:
        return say(key, self.lang, **args)

    # ---- answers

    def _answer(self, action: Action) -> Iterator[str]:
        there = self._there(action)
        place, beside = [*dict.fromkeys(map(self._whose, there))], self._beside(action)
        more = "dark" if self._is_dark(action) else "" if there else "free"
        stems = f"does-{action.verb}", f"choice-{action.verb}"  # a clause, or else the words of the answer
        ends = ("-".join(filter(None, end)) for end in product(stems, (action.what, ""), (more, "")))
        key = next((key for key in ends if has(key, self.lang)), "")
        if key:
            figure = f"figure-{action.what}"
            yield self._say(
                key,
                figure=self._say(figure) if has(figure, self.lang) else "",
                space=self._space(action),
                what=action.what,
                names=list_seats(beside, self.names, self.lang),
                whose=list_names(place, self.lang),
                n=there[0].tiles if there else 0,
            )
            for expansion in self.effect.after.expansions if action.verb != "place" else ():
                for event in expansion.foretell(self.effect.after, action):
                    told = own_event(event, self.me, self.names, self.lang)
                    yield told[:1].lower() + told[1:]

    def _there(self, action: Action) -> list[Feature]:
        """The features that an answer is about: the one that it names, or all that somebody stands on at its square."""
        state = self.effect.after.state
        if action.cell is None or cell_of(action.cell) not in state.tiles:
            return []
        if not action.where:
            return self._around(action.cell)
        tile, _ = state.tiles[cell_of(action.cell)]
        spot = action.where.partition("+")[0]
        if spot not in tile.spots:
            return []
        feature, before = self.effect.after.feature(segment_at(state, action.cell, spot)), self.effect.before
        if not feature.owners and cell_of(action.cell) in before.state.tiles:  # who stood there has come home
            was = before.feature(segment_at(before.state, action.cell, spot))
            return [was._replace(tiles=feature.tiles)]
        return [feature]

    def _around(self, cell: Cell) -> list[Feature]:
        """The features with somebody on them that a piece on a tile counts for; a monastery's are the tiles around."""
        found = dict.fromkeys(term.about for term in self.effect.now.terms if isinstance(term.about, Feature))
        return [one for one in found if one.kind != FIELD and cell in _cells(one)]

    def _whose(self, feature: Feature) -> str:
        if feature.owners:
            return whose(feature, self.me, self.names, self.lang)
        return self._say(f"advice-whose-free-{feature.kind}", n=feature.tiles)

    def _beside(self, action: Action) -> list[str]:
        """The others whose score figures stand on the space of the track that an answer names."""
        track = self.effect.before.state.track
        seats = dict.fromkeys(seat for (seat, _), points in track.items() if str(space(points)) == action.what)
        return [seat for seat in seats if seat != self.me]

    def _space(self, action: Action) -> str:
        """The space of the track that an answer names, or to which a score figure comes by it."""
        was, now, figure = self.effect.before.state.track, self.effect.after.state.track, (self.me, action.what)
        return str(space(now[figure])) if now.get(figure) != was.get(figure) else action.what

    def _is_dark(self, action: Action) -> bool:
        at = self._space(action)
        return at != action.what and int(at) in self.effect.after.dark

    # ---- what comes of them

    def _helper(self, event: FigurePlaced) -> Iterator[str]:
        """A figure of the reader that is no follower."""
        if event.figure in self.effect.after.followers:
            return
        key, feature = f"advice-puts-{event.figure}", self.effect.there((*event.cell, event.segment))
        if has(key, self.lang):
            yield self._say(key, whose=self._whose(feature), n=feature.cities)
        else:
            yield self._say("advice-places", what=self._say(f"figure-{event.figure}"))

    def _told(self) -> Iterator[str]:
        """The first event of each expansion that no answer tells of, all with points, and points beside them."""
        verbs, known = {action.verb for action in self.effect.actions}, set[tuple[str, object]]()
        told = {type(one).__module__ for one in self.effect.after.expansions if not verbs.isdisjoint(one.verbs)}
        for event in self.effect.events:
            if of_expansion(event):
                values = event._asdict()
                if "points" in values or type(event).__module__ not in told:
                    yield own_event(event, self.me, self.names, self.lang)
                told.add(type(event).__module__)
                if self.me in values.values():
                    known.add((event.player, values.get("points")))
            elif self._is_beside(event) and event.points and (event.player, event.points) not in known:
                what = log_entry(event, self.names, self.lang)["text"]
                yield self._say("advice-brings", what=what, gains=self._gains([event]))

    def _is_beside(self, event: Event) -> TypeGuard[PointsScored | BonusScored]:
        """Whether it is points for something else than what the line completes."""
        if isinstance(event, PointsScored):
            return self.effect.in_turn and not event.feature.complete
        return isinstance(event, BonusScored)


def _cells(feature: Feature) -> set[Cell]:
    """The squares of a feature; those around are a monastery's, too."""
    own = {(x, y) for x, y, _ in feature.segments}
    return own if feature.kind in (CITY, ROAD) else {near for cell in own for near in around(cell)}
