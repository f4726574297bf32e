"""What a line of play does, in one sentence: from the events of it, and from what the evaluation says before and after.

The reader is the player whose move it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING

from carcnb.analysis.comparison import Comparison, given_names, list_seats, whose
from carcnb.analysis.effect import Effect, Line, growing
from carcnb.analysis.evaluation import Evaluation
from carcnb.analysis.turns import met_after
from carcnb.engine.actions import SKIP
from carcnb.engine.events import (
    BonusScored,
    Feature,
    FigurePlaced,
    FigureReturned,
    NeutralMoved,
    NeutralPlaced,
    PointsScored,
    of_expansion,
)
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.rulebook.explain import log_entry, own_event
from carcnb.tiles import FIELD
from carcnb.words import has, say

if TYPE_CHECKING:
    from carcnb.analysis.search import Ranked

MOST, FEWER = 4, 3
"""So many clauses a sentence has at most, and where another sentence says what decides."""
EXPECTED = 0.15
"""By so many the cities that are expected beside a field must change to be told."""
AHEAD = 1.0
"""A line that is ahead by so many points is not said to change nothing: it is compared with the next one."""


def sentence(game: Game, actions: Line, lang: str | None = None, rival: Line = ()) -> str:
    """What a line of play does and brings, as a sentence, in the session's language or the one named.

    If it has a ``rival``, what else could be done and is clearly worse, a second one says what decides between them.
    """
    one, other = Effect(game, actions), Effect(game, rival) if rival else None
    decides = Comparison(one, other, game.names, lang).reason() if other else ""
    row = _row(_Reasons(one, game.names, lang), most=FEWER if decides else MOST)
    if not row:
        key, instead = _nothing(game, actions), _row(_Reasons(other, game.names, lang)) if other else ""
        if key == "advice-nothing" and rival:
            row = say("advice-rather", lang, row=instead) if instead else decides or say("advice-better", lang)
        else:
            row = say(key, lang)
    more = f" {say('advice-decides', lang, what=decides)}" if decides not in ("", row) else ""
    return _capital(row, lang) + more


def difference(game: Game, actions: Line, better: Line) -> str:
    """What a line does and a ``better`` one does not, as a sentence without chances; empty if that is nothing."""
    one, other = (_Reasons(Effect(game, line), game.names, None, likely=False) for line in (actions, better))
    row = _row(one, {*other.clauses(), *other.others()})
    return _capital(row, None) if row else ""


def rival_of(line: Ranked, lines: Sequence[Ranked]) -> Line:
    """The next of the lines, if this is the best and clearly ahead of it."""
    ahead = line.rank == 1 and len(lines) > 1 and lines[1].loss >= AHEAD
    return lines[1].actions if ahead else ()


def _capital(row: str, lang: str | None) -> str:
    return say("advice-sentence", lang, row=row[:1].upper() + row[1:])


def _row(reasons: _Reasons, known: Collection[str] = (), most: int = MOST) -> str:
    """The clauses about a line that are not known; empty if there are none."""
    lang, told = reasons.lang, [one for one in dict.fromkeys(reasons.clauses()) if one not in known][:most]
    also = [one for one in reasons.others() if one not in known]
    rows = [reduce(lambda row, clause: say("advice-more", lang, row=row, clause=clause), told)] if told else []
    rows += also
    return reduce(lambda row, clause: say("advice-also", lang, row=row, clause=clause), rows) if rows else ""


def _nothing(game: Game, actions: Line) -> str:
    """The key of what is said where nothing else can be: what has to be chosen next may bring something yet."""
    met = met_after(game, actions)
    if isinstance(met, Ask) and met.declining_action is None:
        return "advice-open"
    declined = actions == (SKIP,) and game.prompt is not None and game.prompt.kind == "deploy"
    return "advice-keeps" if declined else "advice-nothing"


class _Reasons:
    def __init__(self, effect: Effect, names: Mapping[str, str], lang: str | None, likely: bool = True) -> None:
        self.effect, self.me, self.lang, self.likely = effect, effect.me, lang, likely
        self.names = given_names(names)

    def clauses(self) -> Iterator[str]:
        """What counts, the most important first: what is completed, who comes home or stands where, what grows."""
        yield from self._put()
        yield from self._completed()
        yield from self._home()
        yield from self._fed()
        for event in self.effect.events:
            if isinstance(event, FigurePlaced) and event.player == self.me and self._plain(event):
                yield from self._stands(event)
        yield from self._touched()
        if self.effect.in_turn:
            yield from self._harder()
            yield from self._expects()

    def others(self) -> Iterator[str]:
        """What expansions add, in their own words: answers, figures, points of no feature, the first event of each."""
        told = set()
        for action in self.effect.actions:
            verbs = f"does-{action.verb}", f"choice-{action.verb}"  # a clause, or else the words of the answer
            keys = (key for verb in verbs for key in (f"{verb}-{action.what}", verb))
            key = next((key for key in keys if has(key, self.lang)), "")
            if key:
                figure = f"figure-{action.what}"
                named = self._say(figure) if has(figure, self.lang) else ""
                yield self._say(key, figure=named, space=action.what)
        for event in self.effect.events:
            home = type(event).__module__
            if isinstance(event, BonusScored) and event.points:
                what = log_entry(event, self.names, self.lang)["text"]
                yield self._say("outlook-scored", what=what, gains=self._gains([event]))
            if isinstance(event, FigurePlaced) and event.player == self.me and not self._plain(event):
                role, figure = f"role-{event.spot.partition('.')[0]}", self._say(f"figure-{event.figure}")
                named = (
                    self._say("choice-figure", role=self._say(role), figure=figure) if has(role, self.lang) else figure
                )
                yield self._say("advice-places", what=named)
            if isinstance(event, NeutralPlaced | NeutralMoved) and event.player == self.me and len(event.segments) == 1:
                feature = self.effect.there((*event.cell, event.segment))
                if feature.owners:
                    yield self._say("advice-there", whose=whose(feature, self.me, self.names, self.lang))
            if of_expansion(event) and home not in told:
                told.add(home)
                yield own_event(event, self.me, self.names, self.lang)

    def _say(self, key: str, **args: str | int) -> str:
        return say(key, self.lang, **args)

    def _names(self, seats: Sequence[str], you: bool = False) -> str:
        """Those who sit there, the reader as such if the sentence has room for that in every language."""
        return list_seats(seats, self.names, self.lang, self.me if you else "")

    def _completed(self) -> Iterator[str]:
        """The features that are completed, and whom that brings what."""
        for feature in self.effect.completions:
            scored = [event for event in self.effect.scorings if event.feature == feature]
            own = f"advice-closes-yours-{feature.kind}"
            if {event.player for event in scored} == {self.me} and has(own, self.lang):
                yield self._say(own, points=self._say("advice-points", n=sum(event.points for event in scored)))
            elif scored or not feature.owners:
                gains = self._gains(scored) if scored else self._say("gain-nobody")
                yield self._say(self._key("advice-closes", feature), gains=gains)

    def _put(self) -> Iterator[str]:
        """Figures that are put down and come home at once, without whom nobody would score."""
        scored = [event.feature for event in self.effect.scorings if event.player == self.me]
        home = {(segment[:2], segment[2]) for feature in scored for segment in feature.segments}
        for event in self.effect.events:
            if isinstance(event, FigurePlaced) and event.player == self.me and self._plain(event):
                key = f"advice-puts-{event.spot.partition('.')[0]}"
                if (event.cell, event.segment) in home and has(key, self.lang):
                    yield self._say(key)

    def _key(self, key: str, feature: Feature) -> str:
        """The clause for a kind of feature; one that an expansion brings has the words of the outlook."""
        own = f"{key}-{feature.kind}"
        return own if has(own, self.lang) else f"outlook-{feature.kind}"

    def _gains(self, scored: Sequence[PointsScored | BonusScored]) -> str:
        each = [self._say("gain", name=self._names([e.player], you=True), points=e.points) for e in scored]
        return reduce(lambda row, gain: self._say("gain-more", gains=row, gain=gain), each)

    def _home(self) -> Iterator[str]:
        put = {(e.cell, e.segment) for e in self.effect.events if isinstance(e, FigurePlaced)}
        for event in self.effect.events:
            if isinstance(event, FigureReturned) and event.player == self.me:
                key = f"advice-home-{event.spot.partition('.')[0]}"
                if (event.cell, event.segment) not in put and event.figure == "meeple" and has(key, self.lang):
                    yield self._say(key)

    def _fed(self) -> Iterator[str]:
        """The fields with somebody on them that have one more complete city."""
        if not any(feature.kind == "city" for feature in self.effect.completions):
            return
        state = self.effect.after.state
        for segment in {state.label[segment]: segment for segment in state.figures}.values():
            field = self.effect.after.feature(segment)
            was = self.effect.was(field) if field.kind == "field" else []
            if was and field.owners and field.cities > max(one.cities for one in was):
                key = "advice-feeds-yours" if field.owners == (self.me,) else "advice-feeds"
                yield self._say(key, n=field.cities, names=self._names(field.owners))

    def _stands(self, event: FigurePlaced) -> Iterator[str]:
        feature = self.effect.there((*event.cell, event.segment))
        key = f"advice-stands-{feature.kind}"
        gone = any(
            isinstance(e, FigureReturned) and (e.cell, e.segment) == (event.cell, event.segment)
            for e in self.effect.events
        )
        if not gone:
            yield self._say(key, n=feature.cities if feature.kind == "field" else feature.tiles)
            yield from self._chance(feature)

    def _plain(self, event: FigurePlaced) -> bool:
        """Whether it is an ordinary follower, for which there is a clause."""
        return event.figure == "meeple" and has(f"advice-stands-{event.spot.partition('.')[0]}", self.lang)

    def _chance(self, feature: Feature) -> Iterator[str]:
        if not self.likely or not self.effect.in_turn or feature.kind == "field" or feature.complete:
            return
        chance = next((chance for one, chance in growing(self.effect.now) if one.segments == feature.segments), None)
        if chance is None or chance < 0.005:
            yield self._say("advice-never")
        else:
            yield self._say("advice-chance", n=round(100 * chance))

    def _touched(self) -> Iterator[str]:
        """What becomes of the features that the tile joins, with somebody on them, and that are not scored at once.

        Even a complete one may have to wait, until it is said where the ferry goes.
        """
        mine = [e for e in self.effect.events if isinstance(e, FigurePlaced) and e.player == self.me and self._plain(e)]
        put, completed = {(e.cell, e.segment) for e in mine}, {one.segments for one in self.effect.completions}
        for feature in self.effect.touched_features():
            was = self.effect.was(feature) if feature.owners and feature.segments not in completed else []
            if was and not any((s[:2], s[2]) in put for s in feature.segments):
                yield from self._became(feature, was)

    def _became(self, feature: Feature, was: list[Feature]) -> Iterator[str]:
        owners, kind = feature.owners, feature.kind
        before = {seat for one in was for seat in one.owners}
        others = [seat for seat in before if seat != self.me]
        anew = all({*one.owners} != {*owners} for one in was)
        if len(was) > 1 and len(owners) > 1 and anew and has(f"advice-shares-{kind}", self.lang):
            yield self._say(f"advice-shares-{kind}", names=self._names(owners, you=self.me in owners))
        elif len(was) > 1 and others and owners == (self.me,) and has(f"advice-takes-{kind}", self.lang):
            yield self._say(f"advice-takes-{kind}", names=self._names(others))
        elif len(was) > 1 and self.me in before and self.me not in owners and has(f"advice-loses-{kind}", self.lang):
            yield self._say(f"advice-loses-{kind}", names=self._names(owners))
        elif feature.tiles <= max(one.tiles for one in was):  # a ferry has cut off what the tile adds
            return
        elif owners == (self.me,) and has(f"advice-grows-yours-{kind}", self.lang):
            yield self._say(self._grows(kind), n=feature.tiles)
        elif has(f"advice-grows-{kind}", self.lang):
            yield self._say(f"advice-grows-{kind}", n=feature.tiles, names=self._names(owners))
        else:
            return
        if self.me in owners:
            yield from self._chance(feature)

    def _grows(self, kind: str) -> str:
        """The clause for what is one's own and grows; where another of its kind is told of, with which of the two."""
        placed = (e for e in self.effect.events if isinstance(e, FigurePlaced) and e.player == self.me)
        put = {e.spot.partition(".")[0] for e in placed}
        both = f"advice-grows-yours-before-{kind}"
        return both if kind in put and has(both, self.lang) else f"advice-grows-yours-{kind}"

    def _harder(self) -> Iterator[str]:
        """Others' features that are theirs still and less likely to be completed than before."""
        for feature, _ in self.effect.hindered_features():
            if has(key := f"advice-harder-{feature.kind}", self.lang):
                yield self._say(key, names=self._names(feature.owners))

    def _expects(self) -> Iterator[str]:
        """The fields beside which more or fewer cities are expected to be completed, whose they are as before."""
        before = _expected(self.effect.then)
        for field, expected in _expected(self.effect.now).items():
            was = self.effect.was(field)
            if len(was) != 1 or (was[0].owners, was[0].cities) != (field.owners, field.cities):
                continue
            change = expected - before.get(was[0], 0.0)
            if abs(change) >= EXPECTED:
                key = "advice-expects-more" if change > 0 else "advice-expects-fewer"
                yours = "-yours" if field.owners == (self.me,) else ""
                yield self._say(f"{key}{yours}", names=self._names(field.owners))


def _expected(evaluation: Evaluation) -> dict[Feature, float]:
    """How many cities beside each field with somebody on it are expected to be completed yet."""
    fields = (term.about for term in evaluation.terms if isinstance(term.about, Feature) and term.about.kind == FIELD)
    cities = {term.about: term.chance for term in evaluation.terms if term.what == "cities"}
    return {field: cities.get(field, 0.0) for field in fields}
