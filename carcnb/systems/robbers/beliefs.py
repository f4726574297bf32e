"""What people believe of Robbers, though its rules say otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Line, Scored
from carcnb.engine.prompts import Script
from carcnb.engine.table import Table
from carcnb.engine.track import FIELDS, space
from carcnb.systems.robbers.rules import ROBBER, STOLEN, Robbers, Robbing


class RobbedLoses(Belief, Robbers):
    """The robbed player loses what the robber takes."""

    id = "robbed-loses"

    def points_recorded(self, table: Table, event: Scored) -> Script:
        """The points are taken from the victim."""
        if event.points < 0:  # the loss itself
            return
        robbers = len(table.recall(Robbing).seats)
        if event.reason != STOLEN and robbers:
            yield from table.record(
                event.player, (Line(STOLEN, robbers * ((event.points + 1) // 2), -1, "ROB-8"),), STOLEN
            )
        yield from super().points_recorded(table, event)


class RobbedDown(Belief, Robbers):
    """Of an odd number a robber takes the half rounded down."""

    id = "robbed-down"

    def points_recorded(self, table: Table, event: Scored) -> Script:
        """Every robbing player records the smaller half."""
        if event.reason == STOLEN:
            yield from super().points_recorded(table, event)
            return
        yield from _take(table, event.points // 2)


class RobbedWhole(Belief, Robbers):
    """A robber takes as much as the robbed player gets, not half of it."""

    id = "robbed-whole"

    def points_recorded(self, table: Table, event: Scored) -> Script:
        """Every robbing player records all of it."""
        if event.reason == STOLEN:
            yield from super().points_recorded(table, event)
            return
        yield from _take(table, event.points)


class RobsArrivals(Belief, Robbers):
    """A robber robs the figure that comes to its space, not the one that leaves it."""

    id = "robs-arrivals"

    def recording(self, table: Table, event: Scored, later: Sequence[tuple[str, int]]) -> Script:
        """Those rob that stand where the figure will stop."""
        yield from ()
        if not event.final and event.points and event.reason != STOLEN:
            stop = space(table.state.track[event.player, event.piece] + event.points)
            table.remember(Robbing(tuple(self._standing(table, event.player, stop))))


class RobberAnywhere(Belief, Robbers):
    """A robber may be put on any space of the score track."""

    id = "robber-anywhere"

    def _others(self, table: Table, seat: str) -> set[int]:
        return {*range(FIELDS)}


class RobberWithOwn(Belief, Robbers):
    """A robber may be put where only its own player’s figure stands."""

    id = "robber-with-own"

    def _others(self, table: Table, seat: str) -> set[int]:
        return {space(points) for points in table.state.track.values()}


class RobberNoSecond(Belief, Robbers):
    """Only the player on turn may place a robber."""

    id = "robber-no-second"

    def tile_placed(self, table: Table, cell: int) -> Script:
        """Nobody else is asked."""
        if table.state.tiles[cell][0].design.marks.get(ROBBER):
            yield from self._place(table, table.state.player, cell)


def _take(table: Table, points: int) -> Script:
    """Every robbing player records so many points and takes his robber back."""
    while robbing := table.recall(Robbing).seats:
        yield from table.record(robbing[0], (Line(STOLEN, points, 1, "ROB-7"),), STOLEN)
        table.remember(Robbing(robbing[1:]))
        table.from_track(robbing[0], ROBBER, "ROB-9")
