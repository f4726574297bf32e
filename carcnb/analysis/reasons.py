"""What a line of play does, in one sentence: from the events of it, and from what the evaluation says before and after.

The reader is the player whose move it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING

from carcnb.analysis.comparison import Comparison, given_names, list_seats
from carcnb.analysis.effect import Effect, Line, growing
from carcnb.analysis.evaluation import Evaluation
from carcnb.analysis.extras import Extras
from carcnb.analysis.turns import met_after
from carcnb.engine.actions import SKIP
from carcnb.engine.events import BonusScored, Feature, FigurePlaced, FigureReturned, PointsScored
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.tiles import FIELD
from carcnb.words import has, say

if TYPE_CHECKING:
    from carcnb.analysis.search import Ranked

MOST, FEWER = 4, 3
"""So many clauses a sentence has at most, and where another sentence says what decides."""
BRIEF = 2
"""So many clauses has a sentence that stands among others of its kind."""
EXPECTED = 0.15
"""By so many the cities that are expected beside a field must change to be told."""
HARDLY = 0.005
"""A chance below this is told without a number."""
AHEAD = 0.5
"""A line that is ahead by so many points is not said to change nothing: it is compared with the next one."""


def sentence(game: Game, actions: Line, lang: str | None = None, rival: Line = ()) -> str:
    """What a line of play does and brings, as a sentence, in the session's language or the one named.

    If it has a ``rival``, what else could be done and is clearly worse, a second one says what decides between them.
    """
    one, other = Effect(game, actions), Effect(game, rival) if rival else None
    decides = Comparison(one, other, game.names, lang).reason() if other else ""
    row = _row(_Reasons(one, game.names, lang), most=FEWER if decides else MOST)
    if not row:
        key = _nothing(game, actions, lang)
        if other and key == "advice-nothing":
            key = "advice-still"
        row = say(key, lang, n=sum(one.after.state.supply[one.me, kind] for kind in one.after.followers))
        instead = _row(_Reasons(other, game.names, lang)) if other and key != "advice-open" else ""
        if instead and (key in ("advice-still", "skips-deploy") or not decides):
            row = say("advice-rather", lang, what=row, row=instead)
            decides = decides if key != "skips-deploy" else ""  # it would say once more that a figure is kept
        elif key == "advice-still":
            row = decides or say("advice-better", lang)
    more = f" {say('advice-decides', lang, what=decides)}" if decides not in ("", row) else ""
    return _capital(row, lang) + more


def in_short(game: Game, actions: Line, lang: str | None = None) -> str:
    """The first that a line does, as a sentence without chances: for whoever reads of several at once."""
    row = _row(_Reasons(Effect(game, actions), game.names, lang, likely=False), most=BRIEF)
    return _capital(row, lang) if row else sentence(game, actions, lang)


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
    lang, told, room = reasons.lang, list[str](), most
    for one in dict.fromkeys(reasons.clauses()):
        size = 2 if one.endswith(")") else 1  # a clause with a note is as long as two
        if one not in known and (size <= room or not told):
            told.append(one)
            room -= size
    also = [one for one in reasons.others() if one not in known]
    rows = [reduce(lambda row, clause: say("advice-more", lang, row=row, clause=clause), told)] if told else []
    rows += also
    return reduce(lambda row, clause: say("advice-also", lang, row=row, clause=clause), rows) if rows else ""


def _nothing(game: Game, actions: Line, lang: str | None) -> str:
    """The key of what is said where nothing else can be: what has to be chosen next may bring something yet."""
    met = met_after(game, actions)
    if isinstance(met, Ask) and met.declining_action is None:
        return "advice-open"
    declined = f"skips-{game.prompt.kind}" if actions == (SKIP,) and game.prompt else ""
    return declined if has(declined, lang) else "advice-nothing"


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
        """What expansions add, in their own words."""
        yield from Extras(self.effect, self.names, self.lang, self._gains).clauses()

    def _say(self, key: str, **args: str | int) -> str:
        return say(key, self.lang, **args)

    def _names(self, seats: Sequence[str], you: bool = False) -> str:
        """Those who sit there, the reader first and as such if the sentence has room for that in every language."""
        first = sorted(seats, key=lambda seat: seat != self.me) if you else seats
        return list_seats(first, self.names, self.lang, self.me if you else "")

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
                follower = event.figure in self.effect.after.followers
                if (event.cell, event.segment) not in put and follower and has(key, self.lang):
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
                yield self._owned("advice-feeds", field, n=field.cities)

    def _stands(self, event: FigurePlaced) -> Iterator[str]:
        feature = self.effect.there((*event.cell, event.segment))
        gone = any(
            isinstance(e, FigureReturned) and (e.cell, e.segment) == (event.cell, event.segment)
            for e in self.effect.events
        )
        if not gone and self._plain(event):
            n = feature.cities if feature.kind == FIELD else feature.tiles
            yield self._noted(self._say(f"advice-stands-{feature.kind}", n=n), self._strong(event), self._hope(feature))

    def _plain(self, event: FigurePlaced) -> bool:
        """Whether it is a follower, for whom there is a clause."""
        follower = event.figure in self.effect.after.followers
        return follower and has(f"advice-stands-{event.spot.partition('.')[0]}", self.lang)

    def _strong(self, event: FigurePlaced) -> str:
        """What a follower has that others have not."""
        key = f"advice-as-{event.figure}"
        return self._say(key) if has(key, self.lang) else ""

    def _noted(self, clause: str, *notes: str) -> str:
        """A clause with what is to be known of what it tells."""
        told = [note for note in notes if note]
        if not told:
            return clause
        note = reduce(lambda row, one: self._say("advice-more", row=row, clause=one), told)
        return self._say("advice-noted", clause=clause, note=note)

    def _hope(self, feature: Feature) -> str:
        """What can come of a feature yet: whether it is completed, or what cities may add to a field."""
        if not self.likely or not self.effect.in_turn:
            return ""
        if feature.complete:
            return self._say("advice-waits")
        if feature.kind == FIELD:
            terms = [t for t in self.effect.now.terms if t.what == "cities" and t.about == feature]
            points = round(sum(t.points for t in terms if t.seat == self.me))
            return self._say("advice-may-add", n=points) if points else ""
        chance = next((chance for one, chance in growing(self.effect.now) if one.segments == feature.segments), None)
        if chance is None:
            return self._say("advice-never")
        return self._say("advice-chance", n=round(100 * chance)) if chance >= HARDLY else self._say("advice-hardly")

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
            clause = self._say(f"advice-shares-{kind}", names=self._names(owners, you=self.me in owners))
        elif len(was) > 1 and others and owners == (self.me,) and has(f"advice-takes-{kind}", self.lang):
            clause = self._say(f"advice-takes-{kind}", names=self._names(others))
        elif len(was) > 1 and self.me in before and self.me not in owners and has(f"advice-loses-{kind}", self.lang):
            clause = self._say(f"advice-loses-{kind}", names=self._names(owners))
        elif feature.tiles > max(one.tiles for one in was) and has(f"advice-grows-{kind}", self.lang):
            clause = self._grows(feature, kind)
        else:  # a ferry has cut off what the tile adds
            return
        yield self._noted(clause, self._hope(feature)) if self.me in owners else clause

    def _owned(self, key: str, feature: Feature, kind: str = "", **args: int) -> str:
        """A clause about a feature that is yours, shared by you, or of others."""
        others = [seat for seat in feature.owners if seat != self.me]
        yours = "" if len(others) == len(feature.owners) else "-shared" if others else "-yours"
        return self._say(f"{key}{yours}{kind}", names=self._names(others), **args)

    def _grows(self, feature: Feature, kind: str) -> str:
        """The clause for what grows; of one's own, where another of its kind is told of, with which of the two."""
        placed = (e for e in self.effect.events if isinstance(e, FigurePlaced) and e.player == self.me)
        before = f"advice-grows-yours-before-{kind}"
        if (
            feature.owners == (self.me,)
            and kind in {e.spot.partition(".")[0] for e in placed}
            and has(before, self.lang)
        ):
            return self._say(before, n=feature.tiles)
        return self._owned("advice-grows", feature, f"-{kind}", n=feature.tiles)

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
                yield self._owned("advice-expects-more" if change > 0 else "advice-expects-fewer", field)


def _expected(evaluation: Evaluation) -> dict[Feature, float]:
    """How many cities beside each field with somebody on it are expected to be completed yet."""
    fields = (term.about for term in evaluation.terms if isinstance(term.about, Feature) and term.about.kind == FIELD)
    cities = {term.about: term.chance for term in evaluation.terms if term.what == "cities"}
    return {field: cities.get(field, 0.0) for field in fields}
