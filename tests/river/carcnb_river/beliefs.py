"""What people believe of the River, though its rules say otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import Belief
from carcnb.engine.board import join
from carcnb.engine.state import State
from carcnb.engine.table import Table

from .rules import RIVER, River


class AnyEnd(River, Belief):
    """A tile of the river may be laid wherever it fits."""

    id = "river-any-end"

    def placements(self, table: Table, options: Sequence[Action]) -> Sequence[Action]:
        return options


class OneField(Belief):
    """Both banks of a river are one field."""

    id = "river-one-field"

    def reshape(self, state: State) -> None:
        for tile, first in state.tiles.values():
            for side in range(4):
                if tile.edges[side] == RIVER:
                    left, _, right = tile.ports[side]
                    join(state, first + left, first + right, closes=0)
