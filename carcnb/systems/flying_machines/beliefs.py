"""What people believe of Flying Machines, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.board import segment_at
from carcnb.engine.grid import XY
from carcnb.engine.table import Table
from carcnb.systems.flying_machines.rules import FlyingMachines
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
