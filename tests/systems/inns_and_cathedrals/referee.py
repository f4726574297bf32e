"""Inns & Cathedrals: large figures count twice; inns and cathedrals pay more, or nothing (IC-1 to IC-28)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from tests import oracle
from tests.oracle import Region
from tests.systems.base.referee import Referee, printed

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt


class Inns(Referee):
    figures = MappingProxyType({"large": 1})
    weights = MappingProxyType({"large": 2})

    def worth(self, told: Rebuilt, region: Region, seat: str, value: int) -> int:
        done, coats = oracle.is_complete(region), oracle.coats(told.board, region)
        signs = ["inn", *(name for name in told.variants if name == "winter_inn")]  # D-WIN-2
        if region.kind == "road" and any(printed(told.board, region, sign) for sign in signs):
            return 2 * len(region.cells) if done else 0
        if region.kind == "city" and printed(told.board, region, "cathedral"):
            return 3 * (len(region.cells) + coats) if done else 0
        return value
