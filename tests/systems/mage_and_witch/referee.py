"""Mage and Witch: they go about unfinished roads and cities, never together, and raise or halve them (MW-1 to 16)."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING

from carcnb import Action
from carcnb.engine.events import Event
from tests import oracle
from tests.oracle import Region, Segment
from tests.systems.base.referee import Referee, fact, place

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part

KINDS = ("mage", "witch")


class Magic(Referee):
    pieces = MappingProxyType(dict.fromkeys(KINDS, 1))

    def worth(self, told: Rebuilt, region: Region, seat: str, value: int) -> int:
        """A point more for every tile, or half of all, rounded up (MW-9, MW-10, MW-12, MW-13, MW-15)."""
        here = standing(told)
        if here.get("mage") in region.segments:
            assert here.get("witch") not in region.segments
            return value + len(region.cells)
        return (value + 1) // 2 if here.get("witch") in region.segments else value

    def options(self, told: Rebuilt, part: Part, asked: Asked) -> set[str] | None:
        if asked.kind not in ("magic", "magic_away"):
            return None
        assert asked.player == part.seat
        assert wanted(told, part), "nothing calls for mage or witch"
        allowed = moves(told)
        if asked.kind == "magic":
            assert allowed
            assert asked.rule == ("MW-2" if first(told, part) else "MW-8")
            return allowed
        assert not allowed
        assert len(standing(told)) > 1
        return {f"magic_away {kind}" for kind in standing(told)}

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        if asked.kind == "magic_away":
            yield "skip", {"MW-6"}
        if asked.kind != "magic":
            return
        yield "skip", {"MW-2", "MW-5", "MW-8"}
        here = standing(told)
        for cell in told.board:
            for segment in oracle.segments_at(told.board, cell):
                region = told.region(segment)
                for kind, other in (KINDS, KINDS[::-1]):
                    rules = set()
                    if region.kind not in ("road", "city"):
                        rules = {"MW-3", "MW-16"}
                    elif oracle.is_complete(region):
                        rules = {"MW-3"}
                    else:
                        rules |= {"MW-4"} if here.get(other) in region.segments else set()
                        rules |= {"MW-2"} if here.get(kind) in region.segments else set()
                    if rules:
                        yield f"magic {kind} {place(told.board, segment)}", rules

    def answered(self, told: Rebuilt, part: Part, asked: Asked, answer: Action) -> None:
        if asked.kind in ("magic", "magic_away"):
            event = part.story[part.story.index(asked) + 1]
            where = "" if asked.kind == "magic_away" else f" {place(told.board, (*event.cell, *event.segments))}"
            assert event in part.notes["magic"]
            assert str(answer) == f"{asked.kind} {event.piece}{where}"

    def placed(self, told: Rebuilt, part: Part) -> None:
        part.notes["magic"] = []

    def hears(self, told: Rebuilt, part: Part, event: Event) -> None:
        """Every time one of them moves: that it is called for, and how it has to be."""
        moved = type(event).__name__.startswith("Neutral") and event.piece in KINDS
        if not moved or part.judged is not None or not part.cell:
            return
        allowed = moves(told)
        if type(event).__name__ == "NeutralRemoved":
            assert not allowed, "one must be moved as long as one can be (MW-5, D-MW-4)"
            assert wanted(told, part)
        else:
            assert f"magic {event.piece} {place(told.board, (*event.cell, *event.segments))}" in allowed
            assert wanted(told, part)
        part.notes["magic"].append(event)

    def before_figure(self, told: Rebuilt, part: Part) -> None:
        """They are parted as soon as a tile has brought them together (D-MW-7)."""
        assert not together(told)
        assert not fact(told.board, part.cell, "mage") or part.notes["magic"] or not (standing(told) or moves(told))

    def needs_judgement(self, told: Rebuilt, part: Part, event: Event) -> bool:
        """They leave what is complete only once that is judged; by MW-6 they leave before."""
        return type(event).__name__ == "NeutralRemoved" and event.piece in KINDS and event.rule != "MW-6"

    def settled(self, told: Rebuilt, part: Part) -> None:
        """A mage tile moves one of them; else they move only to be parted (MW-2, MW-5, MW-8)."""
        assert not together(told)
        if fact(told.board, part.cell, "mage") and not part.notes["magic"]:
            assert not standing(told)
            assert not moves(told)
        assert len(part.notes["magic"]) <= 2

    def also_done(self, told: Rebuilt, part: Part) -> list[Region]:
        """A finished road far away that nobody is on, but one of them (D-MW-10)."""
        gone = [(*event.cell, i) for event in part.scoring("NeutralRemoved") for i in event.segments]
        return [told.region(at) for at in gone if told.region(at) not in part.done]

    def scored(self, told: Rebuilt, part: Part) -> None:
        """What was scored, or is complete and nobody's, they leave; nothing else (MW-14, D-MW-10)."""
        for kind, at in standing(told).items():
            assert not oracle.complete_at(told.board, at), f"the {kind} stands on what is complete"
        for event in part.scoring("NeutralRemoved"):
            if event.piece in KINDS:
                assert oracle.complete_at(told.board, (*event.cell, *event.segments))


def standing(told: Rebuilt) -> dict[str, Segment]:
    """Where they stand, those that are in play."""
    return {piece.kind: piece.segments[0] for kind in KINDS for piece in told.lying(kind)}


def together(told: Rebuilt) -> bool:
    """Whether both stand on one road or in one city (MW-4)."""
    return len({told.region(at) for at in standing(told).values()}) < len(standing(told))


def wanted(told: Rebuilt, part: Part) -> bool:
    """Whether one of them has to move now: once for a mage tile, and whenever they are together (MW-2, MW-8)."""
    return first(told, part) or together(told)


def first(told: Rebuilt, part: Part) -> bool:
    """Whether this is the move that a mage tile brings."""
    return bool(fact(told.board, part.cell, "mage")) and not part.notes["magic"] and not part.asked("deploy")


def moves(told: Rebuilt) -> set[str]:
    """Every unfinished road and city, but the one where it stands and the other one's (MW-3, MW-4, D-MW-2)."""
    here = standing(told)
    found = set()
    for cell in told.board:
        for segment in oracle.segments_at(told.board, cell):
            region = told.region(segment)
            taken = any(at in region.segments for at in here.values())
            if region.kind in ("road", "city") and not taken and not oracle.is_complete(region):
                found |= {f"magic {kind} {place(told.board, segment)}" for kind in KINDS}
    return found
