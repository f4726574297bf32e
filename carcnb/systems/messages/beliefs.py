"""What people believe of Messages, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Scored
from carcnb.engine.table import Table
from carcnb.systems.messages.rules import DARK, Messages


class DarkPassed(Belief, Messages):
    """A figure that walks over a dark space brings a letter."""

    id = "dark-passed"

    def _on_dark(self, table: Table) -> bool:
        ends, player = super()._on_dark(table), table.state.player
        walked = [event for event in table.since_tile() if isinstance(event, Scored) and event.player == player]
        now = {event.piece: table.state.track[player, event.piece] for event in walked}
        return ends or any(now[event.piece] // DARK > (now[event.piece] - event.points) // DARK for event in walked)
