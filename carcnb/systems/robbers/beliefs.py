"""What people believe of Robbers, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Line, Scored
from carcnb.engine.prompts import Script
from carcnb.engine.table import Table
from carcnb.systems.robbers.rules import STOLEN, Robbers, Robbing


class RobbedLoses(Belief, Robbers):
    """The robbed player loses what the robber takes."""

    id = "robbed-loses"

    def points_recorded(self, table: Table, event: Scored) -> Script:
        """The points are taken from the victim."""
        if event.reason != STOLEN and table.recall(Robbing).seats:
            table.state.track[event.player, event.piece] -= (event.points + 1) // 2
        yield from super().points_recorded(table, event)


class RobbedDown(Belief, Robbers):
    """Of an odd number a robber takes the half rounded down."""

    id = "robbed-down"

    def points_recorded(self, table: Table, event: Scored) -> Script:
        """Every robbing player records the smaller half."""
        if event.reason == STOLEN:
            yield from super().points_recorded(table, event)
            return
        while robbing := table.recall(Robbing).seats:
            yield from table.record(robbing[0], (Line(STOLEN, event.points // 2, 1, "ROB-7"),), STOLEN)
            table.remember(Robbing(robbing[1:]))
            table.from_track(robbing[0], "robber", "ROB-9")
