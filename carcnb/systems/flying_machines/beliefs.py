"""What people believe of Flying Machines, though its rules say otherwise."""

from __future__ import annotations

from types import MappingProxyType

from carcnb.engine.beliefs import Belief
from carcnb.engine.board import is_complete, segment_at, terrain
from carcnb.engine.events import Feature
from carcnb.engine.grid import XY
from carcnb.engine.table import Table
from carcnb.systems.flying_machines.rules import FlyingMachines, target
from carcnb.tiles import FIELD


class LandOnField(Belief, FlyingMachines):
    """A figure may land on a field."""

    id = "land-on-field"

    def landings(self, table: Table, cell: int, *flyers: str) -> list[str]:
        """Fields as well."""
        if cell not in table.state.tiles:
            return []
        tile, _ = table.state.tiles[cell]
        fields = [where for where, kind in zip(tile.where, tile.design.kinds, strict=True) if kind == FIELD]
        return [*super().landings(table, cell, *flyers), *fields]


class LandWhereFree(Belief, FlyingMachines):
    """A figure may land only where nobody stands."""

    id = "land-where-free"

    def landings(self, table: Table, cell: int, *flyers: str) -> list[str]:
        """None that is taken."""
        state = table.state
        taken = table.occupied_features()
        found = super().landings(table, cell, *flyers)
        return [where for where in found if state.label[segment_at(state, XY[cell], where)] not in taken]


class LandOnComplete(Belief, FlyingMachines):
    """A figure may land on what is complete."""

    id = "land-on-complete"

    def landings(self, table: Table, cell: int, *flyers: str) -> list[str]:
        """Complete roads, cities and monasteries as well."""
        if cell not in table.state.tiles:
            return []
        tile, first = table.state.tiles[cell]
        done = [where for n, where in enumerate(tile.where, first)
                if tile.design.kinds[n - first] != FIELD and is_complete(table.state, n)]  # fmt: skip
        return [*super().landings(table, cell, *flyers), *done]


class LandBesideNoMonk(Belief, FlyingMachines):
    """A monastery on which somebody stands takes no second figure."""

    id = "land-one-monk"

    def landings(self, table: Table, cell: int, *flyers: str) -> list[str]:
        """No monastery that is taken."""
        state = table.state
        found = {where: segment_at(state, XY[cell], where) for where in super().landings(table, cell, *flyers)}
        return [where for where, at in found.items() if at not in state.singles or at not in state.figures]


class FlyAsPrinted(Belief, FlyingMachines):
    """A machine flies in the direction that it has on the tile as printed, however the tile is turned."""

    id = "fly-as-printed"

    def square(self, table: Table, cell: int, number: int) -> int:
        """From the tile as it is printed."""
        return target(table.state.tiles[cell][0].design.turns[0], cell, number)


class FlyFar(Belief, FlyingMachines):
    """The die has the numbers from 1 to 6."""

    id = "fly-far"
    chances = MappingProxyType({"die": MappingProxyType(dict.fromkeys("123456", 1))})


class FlyToGap(Belief, FlyingMachines):
    """A flight ends at the first square without a tile."""

    id = "fly-to-gap"

    def square(self, table: Table, cell: int, number: int) -> int:
        """No farther than the tiles go."""
        way = [super(FlyToGap, self).square(table, cell, n) for n in range(1, number + 1)]
        return next((there for there in way if there not in table.state.tiles), way[-1])


class MonksShare(Belief):
    """All who stand on a monastery get its points, however many each has there."""

    id = "monks-share"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        if terrain(table.state, segment) != "monastery" or not feature.strength:
            return feature
        power = feature.strength[0][1]
        return feature._replace(strength=tuple((seat, power) for seat, n in feature.strength if n))
