"""Messages: two score figures; one that ends on a dark space brings the player on turn a letter (MSG-1 to MSG-24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from carcnb.engine.events import BonusScored, CardTaken, CardUsed, Event, FinalScoringBegan, PointsScored, TurnBegan
from tests import oracle
from tests.oracle import Region, Segment
from tests.systems.base.referee import STOLEN, Referee, place, same

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part

LETTERS = (
    "shortest_road",
    "smallest_city",
    "monastery",
    "coats_of_arms",
    "knights",
    "farmers",
    "extra_tile",
    "score_and_return",
)
CHEAPEST = {"shortest_road": "road", "smallest_city": "city", "monastery": "monastery"}
COUNTED = {"coats_of_arms": "city", "knights": "city", "farmers": "field"}
BACK, MOVED, GIVEN = "messages.back", "moved", "messages.given"


class Messages(Referee):
    score_figures = ("lady",)
    ordered = True

    # ---- what is remembered

    def begin(self, told: Rebuilt) -> None:
        told.extra |= {BACK: (), MOVED: (), GIVEN: False}

    def keeps(self, told: Rebuilt, event: Event) -> None:
        """Used letters lie under the deck; all others have not been seen since the start (MSG-1, MSG-11)."""
        if type(event).__name__ == "ScoreFiguresJoined":
            told.track[event.player, "meeple"] += told.track.pop((event.player, "lady"))
            assert told.track[event.player, "meeple"] == event.points
        if isinstance(event, TurnBegan | FinalScoringBegan):
            told.extra[GIVEN] = False
        if not isinstance(event, CardTaken | CardUsed) or event.deck != "letter":
            return
        if isinstance(event, CardUsed):
            told.extra[BACK] += (event.card,)
            return
        back = told.extra[BACK]
        assert event.card in LETTERS
        assert event.card not in back or (len(back) == len(LETTERS) and back[0] == event.card)
        assert not any(cards for (_, deck), cards in told.hands.items() if deck == "letter"), "one at a time (D-MSG-14)"
        told.extra[BACK] = tuple(card for card in back if card != event.card)
        told.extra[GIVEN], told.extra[MOVED] = True, ()

    def nests(self, event: Event) -> bool:
        return isinstance(event, CardUsed) and event.shown and event.card == "extra_tile"

    def after_scoring(self, event: Event) -> bool:
        return isinstance(event, CardTaken) and event.deck == "letter"

    # ---- two score figures, and when a letter is due

    def hears(self, told: Rebuilt, part: Part, event: Event) -> None:
        if isinstance(event, CardTaken) and event.deck == "letter":
            assert event.player == part.seat, "only the player on turn gets one (MSG-7)"
            assert due(told, part), "no figure has ended on a dark space, or one letter is enough (MSG-6, MSG-8)"
            part.notes["letters"] = True
        if not isinstance(event, PointsScored | BonusScored):
            return
        chosen = part.notes.pop("advance", None)
        if event.points:
            assert chosen, "the figure was not asked for (MSG-3)"
            assert (event.player, f"advance {event.piece}") == (chosen.player, chosen.answer)
            assert (event.points, event.reason) == (chosen.about.points, chosen.about.reason)
        else:
            assert chosen is None
        if event.player == part.seat and event.points:
            told.extra[MOVED] += (event.piece,)

    def calm(self, told: Rebuilt, part: Part) -> None:
        """Whatever has been recorded: a letter that was due was given (MSG-6, D-MSG-2, D-MSG-4)."""
        assert "advance" not in part.notes
        assert not due(told, part), "a letter is due"
        told.extra[MOVED] = ()
        part.notes.pop("letters", None)
        assert not told.hands.get((part.seat, "letter")), "a letter is used at once (MSG-10)"

    # ---- questions

    def options(self, told: Rebuilt, part: Part, asked: Asked) -> set[str] | None:
        if asked.kind == "advance":
            assert "advance" not in part.notes
            assert asked.about.points > 0, "nothing moves (MSG-3)"
            assert asked.player == asked.about.player
            part.notes["advance"] = asked
            return {f"advance {figure}" for figure in told.score_figures}
        if asked.kind != "letter":
            return None
        assert asked.player == part.seat
        (letter,) = told.hands[part.seat, "letter"]
        return same(asked.options, uses(told, part.seat, letter)) | {"letter seal"}

    def chose(self, told: Rebuilt, part: Part, asked: Asked) -> None:
        """What the letter must bring now, to its owner alone (MSG-10, MSG-12 to MSG-21)."""
        if asked.kind != "letter":
            return
        seat, answer = part.seat, asked.answer
        (letter,) = told.hands[seat, "letter"]
        shown = answer != "letter seal"
        part.then = [Counter([("CardUsed", seat, "letter", letter, shown)])]
        if not shown:
            part.then += [Counter([("BonusScored", seat, 2, "seal")])]
        elif letter in COUNTED:
            part.then += [Counter([("BonusScored", seat, 2 * count(told, seat, letter), letter)])]
        elif letter != "extra_tile":
            _, kind, where = answer.split(" ", 2)
            at = next(at for at in told.followers(seat) if place(told.board, at) == where)
            region = told.region(at)
            part.then += [Counter([("PointsScored", seat, told.worth(region, seat), region.segments)])]
            if letter == "score_and_return":
                part.then += [Counter([("FigureReturned", seat, kind, at)])]

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        if asked.kind == "advance":
            yield "skip", {"BASE-12.1", "MSG-3"}
        if asked.kind != "letter":
            return
        (letter,) = told.hands[part.seat, "letter"]
        rules = {"MSG-10", f"MSG-{12 + LETTERS.index(letter) + (letter != LETTERS[0])}"}
        rules |= {"MSG-13"} if letter == LETTERS[0] else set()
        yield "skip", {"MSG-10"}
        for at in told.followers(part.seat):
            for text in (f"letter use {place(told.board, at)}", f"letter meeple {place(told.board, at)}"):
                good = {option for group in uses(told, part.seat, letter) for option in group}
                if text not in good:
                    yield text, rules

    def final(self, told: Rebuilt, events: list[Event]) -> None:
        """One figure takes the points of both before anything is scored, and counts alone (MSG-22, MSG-23)."""
        names = [type(event).__name__ for event in events]
        scored = [n for n, name in enumerate(names) if name in ("PointsScored", "BonusScored")]
        joins = [n for n, name in enumerate(names) if name == "ScoreFiguresJoined"]
        assert max(joins, default=-1) < min(scored, default=len(names))
        assert {events[n].piece for n in scored} <= {"meeple"}
        assert not any(told.track[seat, "lady"] for seat in told.seats)
        assert {"CardTaken", "CardUsed"}.isdisjoint(names)
        assert not any(getattr(events[n], "reason", "") == STOLEN for n in scored)


def due(told: Rebuilt, part: Part) -> bool:
    """Whether a figure of the player on turn that moved now ends on a dark space, and a letter may still come.

    One a turn, but points that a letter brought may bring another (MSG-6, MSG-8, MSG-9, D-MSG-1 to D-MSG-3).
    """
    ends = any(told.track[part.seat, figure] % 5 == 0 for figure in told.extra[MOVED])
    return ends and (part.nested or "letters" in part.notes or not told.extra[GIVEN])


def uses(told: Rebuilt, seat: str, letter: str) -> list[set[str]]:
    """What a letter may be used for, each by all its names (MSG-12 to MSG-20, D-MSG-5 to D-MSG-9)."""
    own = told.followers(seat)
    if letter == "extra_tile":
        return [{"letter use"}] if told.stack else []
    if letter in COUNTED:
        return [{"letter use"}] if standing(told, seat, COUNTED[letter]) else []
    if letter in CHEAPEST:
        values = {region: told.worth(region, seat) for region in regions(told, standing(told, seat, CHEAPEST[letter]))}
        least = min(values.values(), default=0)
        mine = {region: [at for at in own if at in region.segments] for region, n in values.items() if n == least}
        return [{f"letter use {place(told.board, at)}" for at in there} for there in mine.values()]
    return [
        {f"letter {kind} {place(told.board, at)}"}
        for at, kinds in own.items()
        for kind in set(kinds)
        if seat in told.owners(told.region(at))
    ]


def count(told: Rebuilt, seat: str, letter: str) -> int:
    """Coats of arms in the cities with own knights, or own knights or farmers, a large one as one (MSG-16 to 18)."""
    there = standing(told, seat, COUNTED[letter])
    if letter == "coats_of_arms":
        return sum(oracle.coats(told.board, region) for region in regions(told, there))
    return sum(len(kinds) for kinds in there.values())


def standing(told: Rebuilt, seat: str, kind: str) -> dict[Segment, list[str]]:
    """A player's followers on one kind of feature."""
    return {at: kinds for at, kinds in told.followers(seat).items() if oracle.kind_of(told.board, at) == kind}


def regions(told: Rebuilt, segments: Iterable[Segment]) -> set[Region]:
    return {told.region(at) for at in segments}
