"""The River: its tiles come first, each at the open end, and bends take turns (RIV-1 to RIV-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.engine.events import Event, TileDrawn, TilePlaced
from tests import oracle
from tests.oracle import Cell, Segment
from tests.systems.base.referee import Referee

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Part

LAKE = "river-10"
COURSE = "river.course"


class RiverReferee(Referee):
    """``COURSE`` in ``told.extra`` are the ways the river flowed, tile by tile."""

    refuses = ("river-figure",)

    def begin(self, told: Rebuilt) -> None:
        told.extra[COURSE] = []

    def keeps(self, told: Rebuilt, event: Event) -> None:
        """Every tile of the river comes before all others, the lake last of it (RIV-2, RIV-3)."""
        if isinstance(event, TilePlaced) and event.tile.startswith("river-"):
            way = self._way(told, event.tile, event.cell, event.turn)
            if event.player:
                assert way is not None, "it continues the river (RIV-4)"
            told.extra[COURSE] = [*told.extra[COURSE], way]
        elif isinstance(event, TileDrawn):
            lies = any(tile == LAKE for tile, _ in told.board.values())
            if event.tile == LAKE:
                assert sum(tile.startswith("river-") for tile, _ in told.board.values()) == 11
            assert event.tile.startswith("river-") != lies

    def _way(self, told: Rebuilt, tile: str, cell: Cell, turn: int) -> tuple[str, str] | None:
        """From which side a tile on a cell takes the river over, and on which it lets it go; empty for none."""
        sides = [side for side, kind in oracle.terrain(tile, turn).items() if kind == "river"]
        for side in sides:
            dx, dy = oracle.TOWARDS[side]
            beside = told.board.get((cell[0] + dx, cell[1] + dy))
            if beside and oracle.terrain(*beside)[oracle.FACING[side]] == "river":
                return side, next((other for other in sides if other != side), "")
        return None if told.board else ("", sides[0])

    def placements(self, told: Rebuilt, tile: str, found: set[tuple[Cell, int]]) -> set[tuple[Cell, int]]:
        if not tile.startswith("river-"):
            return found
        bends = [_bend(*way) for way in told.extra[COURSE]]
        last = next((bend for bend in reversed(bends) if bend), 0)
        ways = {place: self._way(told, tile, *place) for place in found}
        return {place for place, way in ways.items() if way and (not last or _bend(*way) != last)}

    def may_stand(self, told: Rebuilt, kind: str, at: Segment) -> bool:
        """Nobody on water (RIV-7)."""
        return oracle.kind_of(told.board, at) != "river"

    def settled(self, told: Rebuilt, part: Part) -> None:
        assert all(self.may_stand(told, kind, at) for at, figures in told.figures.items() for _, kind in figures)


def _bend(came: str, goes: str) -> int:
    """How a river turns: -1 to the left, 1 to the right, 0 straight on or at an end."""
    if not came or not goes:
        return 0
    quarter = (oracle.SIDES.index(goes) - oracle.SIDES.index(oracle.FACING[came])) % 4
    return {0: 0, 1: 1, 3: -1}[quarter]
