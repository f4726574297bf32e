"""Rules of Robbers, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import RuleChange
from carcnb.engine.events import Line, Scored
from carcnb.engine.prompts import Script
from carcnb.engine.table import Table
from carcnb.engine.track import space
from carcnb.systems.robbers.rules import ROBBER, STOLEN, Robbers, Robbing


class RobbersAfterFigure(RuleChange, Robbers):
    """Robbers go onto the track after the figure."""

    rules = ("ROB-6",)

    def tile_placed(self, table: Table, cell: int) -> Script:
        """Nothing yet."""
        yield from ()

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script:
        """Now."""
        yield from super().tile_placed(table, cell)


class StolenStolen(RuleChange, Robbers):
    """A robber that stands with a figure which records stolen points robs it, and goes home."""

    rules = ("ROB-10", "ROB-11")

    def points_recorded(self, table: Table, event: Scored) -> Script:
        """Half of them, recorded as if nobody had them before."""
        if event.reason != STOLEN:
            yield from super().points_recorded(table, event)
            return
        start = space(table.state.track[event.player, event.piece] - event.points)
        for seat in self._standing(table, event.player, start):
            table.from_track(seat, ROBBER, "ROB-9")
            yield from table.record(seat, (Line(STOLEN, (event.points + 1) // 2, 1, "ROB-7"),), STOLEN)


class RobberWaits(RuleChange, Robbers):
    """A robber lets what is less than 4 points pass."""

    rules = ("ROB-12",)

    def recording(self, table: Table, event: Scored, later: Sequence[tuple[str, int]]) -> Script:
        """It waits."""
        if event.points < 4:
            table.remember(Robbing())
        else:
            yield from super().recording(table, event, later)


class RobbersShare(RuleChange, Robbers):
    """Of several robbers only the first robs."""

    rules = ("ROB-14",)

    def _standing(self, table: Table, victim: str, start: int) -> list[str]:
        return super()._standing(table, victim, start)[:1]


class RobsOwn(RuleChange, Robbers):
    """A robber robs its own player, too."""

    rules = ("ROB-15",)

    def _standing(self, table: Table, victim: str, start: int) -> list[str]:
        own = [victim] if table.state.on_track.get((victim, ROBBER)) == start else []
        return [*super()._standing(table, victim, start), *own]


class StolenForgotten(RuleChange, Robbers):
    """What a robber has stolen is recorded by nobody."""

    rules = ("ROB-9",)

    def recording(self, table: Table, event: Scored, later: Sequence[tuple[str, int]]) -> Script:
        """Nobody robs anybody."""
        yield from ()
