"""What people believe of Robbers, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Line, Scored
from carcnb.engine.prompts import Script
from carcnb.engine.table import Table
from carcnb.systems.robbers.rules import STOLEN, Robbers, Robbing

_ROBBED = {
    "position": ["base-W 0,0 r3 red:road.E", "base-U 1,0 r0"],
    "scores": {"red": 5, "blue": 9},
    "track": ["blue robber 5"],
    "expansions": ["robbers"],
    "tile": "base-W",
    "solution": ["place base-W 2,0 r1", "skip"],
}
"""A road of three tiles on which a robber waits."""


class RobbedLoses(Belief, Robbers):
    """The robbed player loses what the robber takes."""

    id = "robbed-loses"
    rules = ("ROB-8",)
    example = {"ask": "points red", **_ROBBED}

    def recorded(self, table: Table, event: Scored) -> Script:
        """The points are taken from the victim."""
        if event.reason != STOLEN and table.recall(Robbing).seats:
            table.state.track[event.player, event.piece] -= (event.points + 1) // 2
        yield from super().recorded(table, event)


class RobbedDown(Belief, Robbers):
    """Of an odd number a robber takes the half rounded down."""

    id = "robbed-down"
    rules = ("ROB-7",)
    example = {"ask": "points blue", **_ROBBED}

    def recorded(self, table: Table, event: Scored) -> Script:
        """Every robbing player records the smaller half."""
        if event.reason == STOLEN:
            yield from super().recorded(table, event)
            return
        while robbing := table.recall(Robbing).seats:
            yield from table.record(robbing[0], (Line(STOLEN, event.points // 2, 1, "ROB-7"),), STOLEN)
            table.remember(Robbing(robbing[1:]))
            table.from_track(robbing[0], "robber", "ROB-9")
