"""The Abbot: gardens are worth what monasteries are; an abbot may be taken back for that (ABB-1 to ABB-9)."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING

from carcnb.engine.events import Event, PointsScored
from tests import oracle
from tests.oracle import Segment
from tests.systems.base.referee import Referee, place

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part


class AbbotReferee(Referee):
    figures = MappingProxyType({"abbot": 1})
    weights = MappingProxyType({"abbot": 1})

    def may_stand(self, told: Rebuilt, kind: str, at: Segment) -> bool:
        """An abbot on monasteries and gardens only, nobody else on gardens (ABB-2, ABB-6)."""
        there = oracle.kind_of(told.board, at)
        return there in ("monastery", "garden") if kind == "abbot" else there != "garden"

    def deployments(self, told: Rebuilt, part: Part) -> set[str]:
        """The own abbot may come back from what is not complete (ABB-8)."""
        homes = [at for at, kinds in told.followers(part.seat).items() if "abbot" in kinds]
        return {f"abbot {place(told.board, at)}" for at in homes if not oracle.complete_at(told.board, at)}

    def leaves(self, told: Rebuilt, part: Part) -> Iterable[tuple[str, str, Segment]]:
        """Who was asked for is scored with what the tile completed, and goes home (ABB-9)."""
        for asked in part.asked("deploy"):
            if asked.answer.startswith("abbot "):
                homes = told.followers(part.seat)
                yield next((part.seat, "abbot", at) for at in homes if asked.answer == f"abbot {place(told.board, at)}")

    def needs_judgement(self, told: Rebuilt, part: Part, event: Event) -> bool:
        """He scores when the tile is scored."""
        return isinstance(event, PointsScored)

    def settled(self, told: Rebuilt, part: Part) -> None:
        """Each stands where it may."""
        for at, figures in told.figures.items():
            assert all(self.may_stand(told, kind, at) for _, kind in figures)

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        if asked.kind in ("place", "deploy"):
            for cell in told.board:
                for at in oracle.segments_at(told.board, cell):
                    if f"abbot {place(told.board, at)}" not in asked.options:
                        yield f"abbot {place(told.board, at)}", {"ABB-8"}
