"""Robbers: on a space of the track they take half of what the first figure to leave it scores (ROB-1 to ROB-16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from carcnb.engine.events import BonusScored, Event, PointsScored
from tests.systems.base.referee import STOLEN, Referee, fact

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part, Records

SPACES = 50
ROBBER = "robber"
FREE = {"ROB-3", "ROB-5"}
"""The rules by which a robber goes where its owner puts it."""


class Robbers(Referee):
    figures = MappingProxyType({ROBBER: 1})
    weights = MappingProxyType({ROBBER: 0})
    ordered = True

    # ---- onto the track

    def placed(self, told: Rebuilt, part: Part) -> None:
        """Who may place or move a robber, and where (ROB-2 to ROB-5, D-ROB-15)."""
        part.notes["robbers"] = []
        if not fact(told.board, part.cell, "robber"):
            return
        first, *others = told.clockwise(part.seat)
        second = [seat for seat in others if told.at_hand(seat, ROBBER)][:1]
        asked = [(seat, spaces(told, seat)) for seat in (first, *second)]
        part.notes["robbers"] = [(seat, free) for seat, free in asked if free]

    def options(self, told: Rebuilt, part: Part, asked: Asked) -> set[str] | None:
        if asked.kind == ROBBER:
            seat, free = part.notes["robbers"][len(part.asked(ROBBER))]
            assert asked.player == seat
            moves = (seat, ROBBER) in told.on_track
            assert asked.rule == ("ROB-5" if moves else "ROB-2" if seat == part.seat else "ROB-4")
            return {f"robber {space}" for space in free} | {"skip"}
        if asked.kind != "rob":
            return None
        event = asked.about
        later = part.due.copy()
        if isinstance(event, PointsScored):
            later -= Counter([(event.player, frozenset(event.feature.segments), event.points)])
        start = points(told, event.player, piece_of(told, part, event)) % SPACES
        choosing = choosers(told, part, event.player, start, later)
        assert asked.player in choosing, "there is nobody else to wait for (ROB-12)"
        return {f"rob {event.player}", "skip"}

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        if asked.kind == ROBBER:
            own = told.on_track.get((asked.player, ROBBER))
            for space in set(range(SPACES + 2)) - spaces(told, asked.player):
                yield f"robber {space}", {"ROB-5"} if space == own else {"ROB-3"}
            yield f"deploy robber {part.cell[0]},{part.cell[1]} city.N", {"ROB-2"}
        if asked.kind == "rob":
            for seat in set(told.seats) - {asked.about.player}:
                yield f"rob {seat}", {"ROB-13"}

    def settled(self, told: Rebuilt, part: Part) -> None:
        """Everybody who may place his robber was asked, and did as he said (ROB-4)."""
        asked = part.asked(ROBBER)
        assert [question.player for question in asked] == [seat for seat, _ in part.notes["robbers"]]
        put = [(e.player, f"robber {e.space}") for e in part.said("TrackFigurePlaced", "TrackFigureMoved")]
        assert put == [(question.player, question.answer) for question in asked if question.answer != "skip"]

    # ---- robbing

    def hears(self, told: Rebuilt, part: Part, event: Event) -> None:
        """After a record come the robbers it calls, in their order, and nothing else (D-ROB-4)."""
        to_come = part.notes.setdefault("robbing", [])
        said = brief(event)
        if to_come:
            assert said == to_come.pop(0), f"{event} is not what the robbers do now"
        else:
            assert not said or said[0] == "put", f"{event}, and nobody is robbed"
        if isinstance(event, PointsScored | BonusScored):
            to_come[:0] = follows(told, part, event)

    def calm(self, told: Rebuilt, part: Part) -> None:
        assert not part.notes.get("robbing"), "not everybody has what his robber took"

    def final(self, told: Rebuilt, events: list[Event]) -> None:
        """Nobody is robbed at the end, and all robbers are at home (ROB-16, D-ROB-9)."""
        assert told.on_track == {}
        assert all(told.at_hand(seat, ROBBER) == 1 for seat in told.seats)
        names = [type(event).__name__ for event in events]
        assert "PlayerRobbed" not in names
        home = [n for n, name in enumerate(names) if name == "TrackFigureReturned"]
        scored = [n for n, name in enumerate(names) if name in ("PointsScored", "BonusScored")]
        assert max(home, default=-1) < min(scored, default=len(names)), "they leave before anything is scored"


def spaces(told: Rebuilt, seat: str) -> set[int]:
    """Where a score figure of another player stands, and not this player's robber already (ROB-3, ROB-5)."""
    others = {points(told, who, f) % SPACES for who in told.seats if who != seat for f in told.score_figures}
    return others - {told.on_track.get((seat, ROBBER))}


def points(told: Rebuilt, seat: str, figure: str) -> int:
    """What a score figure counts."""
    return told.track[seat, figure]


def standing(told: Rebuilt, part: Part, victim: str, space: int) -> list[str]:
    """The others with a robber on a space, clockwise from the player on turn (ROB-15, D-ROB-4)."""
    return [seat for seat in told.clockwise(part.seat) if seat != victim and told.on_track.get((seat, ROBBER)) == space]


def choosers(told: Rebuilt, part: Part, victim: str, start: int, later: Records) -> list[str]:
    """Those who may rob a record or wait for another player's in the same scoring step (ROB-13, D-ROB-5)."""
    to_come = {seat for seat, _, n in later if n}
    here = {seat for seat in told.seats for f in told.score_figures if points(told, seat, f) % SPACES == start}
    return [seat for seat in standing(told, part, victim, start) if (to_come & here) - {seat, victim}]


def piece_of(told: Rebuilt, part: Part, event: Any) -> str:
    """Which score figure a record moves: the one its player has just named, where he has several."""
    if len(told.score_figures) == 1:
        return told.score_figures[0]
    named = next(item for item in reversed(part.story) if getattr(item, "kind", "") == "advance")
    assert named.player == event.player
    return named.answer.split()[1]


def follows(told: Rebuilt, part: Part, event: PointsScored | BonusScored) -> list[tuple[Any, ...]]:
    """What robbers do about a record that is about to be made (ROB-7 to ROB-14, D-ROB-7, D-ROB-11)."""
    if not event.points:
        return []
    start = points(told, event.player, event.piece) % SPACES
    robbers = standing(told, part, event.player, start)
    if event.reason == STOLEN:
        end = (start + event.points) % SPACES
        busy = {entry[1] for entry in part.notes["robbing"] if entry[0] == "home"}  # they wait for no other figure
        return [("along", seat, start, end) for seat in robbers if start != end and seat not in busy]
    asked = []
    for item in reversed(part.story):
        if getattr(item, "kind", "") != "rob":
            break
        asked.insert(0, item)
    choosing = choosers(told, part, event.player, start, part.due)  # this record is struck off already
    assert [question.player for question in asked] == choosing
    passed = {question.player for question in asked if question.answer == "skip"}
    robbing = [seat for seat in robbers if seat not in passed]
    half = (event.points + 1) // 2
    stolen = [[("robbed", seat, event.player, half), ("stolen", seat, half), ("home", seat, start)] for seat in robbing]
    return [entry for each in stolen for entry in each]


def brief(event: Any) -> tuple[Any, ...]:
    """What robbers do, in short; empty for what is none of theirs."""
    name = type(event).__name__
    if name == "PlayerRobbed":
        return ("robbed", event.player, event.victim, event.points)
    if name == "BonusScored" and event.reason == STOLEN:
        return ("stolen", event.player, event.points)
    if name == "TrackFigureReturned":
        return ("home", event.player, event.space)
    if name == "TrackFigureMoved" and event.rule not in FREE:
        return ("along", event.player, event.origin, event.space)
    return ("put",) if name in ("TrackFigurePlaced", "TrackFigureMoved") else ()
