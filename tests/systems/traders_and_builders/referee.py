"""Traders & Builders: goods for who completes a city, builders that earn a tile, pigs (TB-1 to TB-13)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from carcnb.engine.events import BonusScored, Event, FinalScoringBegan, TurnBegan
from tests import oracle
from tests.oracle import Region
from tests.systems.base.referee import Referee, place, printed

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Part


EARNED = "traders_and_builders.earned"


class Traders(Referee):
    figures = MappingProxyType({"builder": 1, "pig": 1})
    weights = MappingProxyType({"builder": 0, "pig": 0})
    tokens = MappingProxyType({"wine": 9, "grain": 6, "cloth": 5})
    begins = ("SecondPartBegan",)

    def worth(self, told: Rebuilt, region: Region, seat: str, value: int) -> int:
        own = region.kind == "field" and (seat, "pig") in told.on(region)
        return value + (len(oracle.cities_of(told.board, region)) if own else 0)

    def deployments(self, told: Rebuilt, part: Part) -> set[str]:
        found = set()
        for segment in oracle.segments_at(told.board, part.cell):
            region = told.region(segment)
            kind = {"road": "builder", "city": "builder", "field": "pig"}.get(region.kind)
            mine = any(seat == part.seat and told.weights[k] for seat, k in told.on(region))
            if mine and kind and told.at_hand(part.seat, kind) and not oracle.is_complete(region):
                found.add(f"deploy {kind} {place(told.board, segment)}")
        return found

    def keeps(self, told: Rebuilt, event: Event) -> None:
        if type(event).__name__ == "DoubleTurnEarned":
            told.extra[EARNED] = True
        elif isinstance(event, TurnBegan | FinalScoringBegan):
            told.extra[EARNED] = False

    def placed(self, told: Rebuilt, part: Part) -> None:
        """Whether the tile extends what the builder works on is seen as it lies there, before ferries (D-FER-9)."""
        new = [told.region(segment) for segment in oracle.segments_at(told.board, part.cell)]
        part.notes["earns"] = not told.extra.get(EARNED) and any(
            (part.seat, "builder") in told.on(region) for region in new
        )

    def settled(self, told: Rebuilt, part: Part) -> None:
        earned = part.said("DoubleTurnEarned")
        assert len(earned) == part.notes["earns"], earned
        assert [event for event in part.before("TokensTaken") if event.token in self.tokens] == []

    def scored(self, told: Rebuilt, part: Part) -> None:
        """Whoever lays the tile takes the goods of the cities it completes (TB-GOODS-2 to 6)."""
        wares = [ware for region in part.done if region.kind == "city" for ware in printed(told.board, region, "goods")]
        taken = [
            (e.player, e.token) for e in part.said("TokensTaken") for _ in range(e.count) if e.token in self.tokens
        ]
        assert sorted(taken) == sorted((part.seat, ware) for ware in wares), part

    def final(self, told: Rebuilt, events: list[Event]) -> None:
        """The most of each kind of goods bring ten points, to every player of a tie (TB-GOODS-7, TB-GOODS-8)."""
        paid = [
            (e.player, e.reason, e.points) for e in events if isinstance(e, BonusScored) and e.reason in self.tokens
        ]
        wanted = []
        for ware in self.tokens:
            most = max(told.tokens[seat, ware] for seat in told.seats)
            wanted += [(seat, ware, 10) for seat in told.seats if most and told.tokens[seat, ware] == most]
        assert sorted(paid) == sorted(wanted)
