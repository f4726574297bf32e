"""Robbers: a figure on the score track takes half of what the first figure to leave its space scores (ROB-1 to 16)."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import Line, Scored
from carcnb.engine.expansion import Expansion
from carcnb.engine.figures import FigureKind
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Ask, Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.table import Table
from carcnb.engine.track import space

ROBBER = "robber"
STOLEN = "stolen"
"""What stolen points are for: they cannot be stolen again (ROB-10)."""


class PlayerRobbed(NamedTuple):
    """A robber takes half of the points that another player's figure has just brought, rounded up (ROB-7)."""

    player: str
    victim: str
    points: int
    rule: str = "ROB-7"


class Robbing(NamedTuple):
    """Whose robbers take their part of the record that is being made, in their order."""

    seats: tuple[str, ...] = ()


class Robbers(Expansion):
    """8 tiles and, for every player, one robber (ROB-1).

    A robber stands on a space of the track, not on the landscape: figures with 2 and with 52 points are on the same
    space (D-ROB-1).  It robs ordinary points of the game, never those of the final scoring (ROB-16, D-ROB-8, D-ROB-9).
    """

    name = "robbers"
    verbs = ("robber", "rob")
    sets = ("robbers",)
    figures = MappingProxyType({ROBBER: FigureKind(1, strength=0, follower=False, rule="ROB-1")})
    on_track = (ROBBER,)
    brings = MappingProxyType({ROBBER: STOLEN})
    memory = Robbing()
    order_matters = True

    # ---- robbers come onto the track

    def tile_placed(self, table: Table, cell: int) -> Script:
        """After a tile with a robber the player on turn may place or move his, then one other may place his.

        That is the next in turn who has his robber at hand; he too may decline (ROB-2, ROB-4, ROB-5, D-ROB-15).
        """
        state = table.state
        if not state.tiles[cell][0].design.marks.get("robber"):
            return
        yield from self._place(table, state.player, cell)
        for seat in table.clockwise(state.player)[1:]:
            if state.supply[seat, ROBBER]:
                yield from self._place(table, seat, cell)
                return

    def _place(self, table: Table, seat: str, cell: int) -> Script:
        on_track = table.state.on_track.get((seat, ROBBER))
        spaces = sorted(self._others(table, seat) - {on_track})
        if spaces:
            options = [*(Action(ROBBER, str(number)) for number in spaces), SKIP]
            rule = "ROB-2" if seat == table.state.player else "ROB-4"
            rule = rule if on_track is None else "ROB-5"
            answer = yield Ask(seat, ROBBER, options, rule, target="space", piece=ROBBER, cell=XY[cell], step="tile")
            if answer != SKIP:
                table.to_track(seat, ROBBER, int(answer.what), "ROB-3" if on_track is None else "ROB-5")

    def _others(self, table: Table, seat: str) -> set[int]:
        """The spaces on which a score figure of another player stands (ROB-3, D-ROB-2)."""
        return {space(points) for (owner, _), points in table.state.track.items() if owner != seat}

    # ---- robbing

    def recording(self, table: Table, event: Scored, later: Sequence[tuple[str, int]]) -> Script:
        """Robbers on the space from which a figure starts rob it, unless their owner waits for another (ROB-7, ROB-12).

        He may do so only where the figure of another opponent stands on that space and is still to score in the same
        step (ROB-13, D-ROB-5).
        """
        state = table.state
        if event.final or not event.points or event.reason == STOLEN:
            return
        start = space(state.track[event.player, event.piece])
        here = {seat for (seat, _), points in state.track.items() if space(points) == start}
        robbing = []
        for seat in self._standing(table, event.player, start):
            choice = any(other in here - {seat, event.player} and points for other, points in later)
            if choice:
                options = [Action("rob", event.player), SKIP]
                answer = yield Ask(seat, "rob", options, "ROB-13", target="player", piece=ROBBER, about=event)
                if answer == SKIP:
                    continue
            robbing.append(seat)
        table.remember(Robbing(tuple(robbing)))

    def points_recorded(self, table: Table, event: Scored) -> Script:
        """Every robbing player records half of the whole amount and takes his robber back (ROB-8, ROB-9, ROB-14).

        With a figure that records stolen points the robbers of others on its space move along (ROB-10, ROB-11), but not
        those that are robbing themselves (D-ROB-4).
        """
        if event.reason == STOLEN:
            start, end = (space(table.state.track[event.player, event.piece] - n) for n in (event.points, 0))
            for seat in self._standing(table, event.player, start):
                table.to_track(seat, ROBBER, end, "ROB-11")
            return
        half = (event.points + 1) // 2
        while robbing := table.recall(Robbing).seats:
            seat = robbing[0]
            table.say(PlayerRobbed(seat, event.player, half))
            yield from table.record(seat, (Line(STOLEN, half, 1, "ROB-7"),), STOLEN)
            table.remember(Robbing(robbing[1:]))
            table.from_track(seat, ROBBER, "ROB-9")

    def _standing(self, table: Table, victim: str, start: int) -> list[str]:
        """The players other than one whose robbers wait on a space, clockwise from the player on turn (ROB-15)."""
        on_track, order = table.state.on_track, table.clockwise(table.state.player)
        busy = (victim, *table.recall(Robbing).seats)
        return [seat for seat in order if seat not in busy and on_track.get((seat, ROBBER)) == start]

    # ---- the end, and reasons

    def final_began(self, table: Table) -> None:
        """Robbers leave the track before the final scoring (ROB-16)."""
        for seat, kind in [who for who in table.state.on_track if who[1] == ROBBER]:
            table.from_track(seat, kind, "ROB-16")

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """A robber stands on the track only, where another player's figure stands, and robs what is being recorded."""
        if action.verb == "deploy" and action.what == ROBBER:
            return Refusal("robber-land", "ROB-2", {})
        if ask.kind == ROBBER and action.verb == ROBBER and action.what.isdecimal():
            if str(table.state.on_track.get((ask.player, ROBBER))) == action.what:
                return Refusal("robber-same", "ROB-5", {})
            own = any(str(space(points)) == action.what for points in table.state.track.values())
            return Refusal("robber-own" if own else "robber-space", "ROB-3", {})
        if ask.kind == action.verb == "rob":
            return Refusal("rob-other", "ROB-13", {})
        return None
