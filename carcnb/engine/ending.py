"""The end of a game: when its final scoring began, and the board as it stood then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carcnb.engine.board import segment_number
from carcnb.engine.events import Event, FigureReturned, FinalScoringBegan
from carcnb.engine.state import Figure
from carcnb.engine.table import Table

if TYPE_CHECKING:
    from carcnb.engine.glance import Glance


def final_began(events: Sequence[Event]) -> int:
    """The number of the event with which the final scoring began; how many there are if it has not."""
    return next((i for i, event in enumerate(events) if isinstance(event, FinalScoringBegan)), len(events))


def as_scored(game: Glance) -> Table:
    """The table to show: of a game that is over with the figures as they stood when the final scoring began.

    They are what it scored; on the table itself they have gone home.
    """
    table = game.table
    if not game.over:
        return table
    state = table.state.copy()
    for event in table.events[final_began(table.events) :]:
        if isinstance(event, FigureReturned):
            segment = segment_number(state, (*event.cell, event.segment))
            state.figures[segment] = (*state.figures.get(segment, ()), Figure(event.player, event.figure))
    return Table.beside(table, table.setup, state, table.events)
