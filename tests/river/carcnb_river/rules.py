"""The River: twelve tiles that are laid before all others, from a spring to a lake (RIV-1 to RIV-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.board import terrain
from carcnb.engine.events import Feature, Line
from carcnb.engine.expansion import Expansion
from carcnb.engine.features import FeatureKind
from carcnb.engine.grid import STEP, cell_of
from carcnb.engine.placement import why_not_placed
from carcnb.engine.prompts import Ask
from carcnb.engine.refusals import Refusal
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.tiles import OPPOSITE, design

if TYPE_CHECKING:
    from carcnb.engine.setup import Setup

RIVER = "river"
SPRING, LAKE = "river-01", "river-10"


def river_lines(feature: Feature, setup: Setup) -> tuple[Line, ...]:
    """A river brings nothing (RIV-7)."""
    return (Line(RIVER, 0, 0, "RIV-7"),)


class River(Expansion):
    """12 tiles of which each continues the river; nobody stands on it (RIV-1, RIV-7)."""

    name = RIVER
    sets = (RIVER,)
    kinds = (FeatureKind(RIVER, RIVER, "", "RIV-7", 4, river_lines),)
    start = SPRING

    def draws(self, table: Table, tiles: Mapping[str, int]) -> Mapping[str, int]:
        """While the river has an open end, its tiles come before all others, the lake as the last (RIV-2, RIV-3)."""
        own = {name: n for name, n in tiles.items() if design(name).set == RIVER}
        if not own or not open_ends(table.state):
            return tiles
        return {name: n for name, n in own.items() if name != LAKE} or own

    def placements(self, table: Table, options: Sequence[Action]) -> Sequence[Action]:
        """A tile of the river goes on at its open end and does not turn back (RIV-4, RIV-5)."""
        if not options or design(options[0].what).set != RIVER:
            return options
        return [option for option in options if why_not_flowing(table.state, option) is None]

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        """Nobody stands on the river, whatever brings the figure (RIV-7)."""
        return Refusal("river-figure", "RIV-7", {}) if terrain(table.state, segment) == RIVER else None

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """The rule of the river that a placement breaks which would fit (RIV-4, RIV-5)."""
        if ask.kind != "place" or action.verb != "place" or action.what != ask.tile or not action.cell:
            return None
        if action.where not in TURNS or design(action.what).set != RIVER or why_not_placed(table.state, action):
            return None
        return why_not_flowing(table.state, action)


def open_ends(state: State) -> dict[int, tuple[int, int]]:
    """The empty cells into which a river flows, each with the cell that it comes from and the side it leaves there."""
    return {
        cell + STEP[side]: (cell, side)
        for cell, (tile, _) in state.tiles.items()
        if tile.design.set == RIVER
        for side in range(4)
        if tile.edges[side] == RIVER and cell + STEP[side] not in state.tiles
    }


def why_not_flowing(state: State, action: Action) -> Refusal | None:
    """The rule by which a tile of the river may not lie where it fits, or None."""
    assert action.cell is not None
    end = open_ends(state).get(cell_of(action.cell))
    if end is None:
        return Refusal("river-end", "RIV-4", {})
    cell, heading = end
    edges = design(action.what).turns[TURNS.index(action.where)].edges
    leaving = [side for side in range(4) if edges[side] == RIVER and side != OPPOSITE[heading]]
    bend = (leaving[0] - heading) % 4 if leaving else 0
    back = bool(bend) and bend == last_bend(state, cell, heading)
    return Refusal("river-back", "RIV-5", {}) if back else None


def last_bend(state: State, cell: int, heading: int) -> int:
    """The last bend of a river that leaves a cell on a side: 1 to the right, 3 to the left, 0 if it has none.

    Straight tiles between two bends change nothing (D-RIV-1).
    """
    while there := state.tiles.get(cell):
        edges = there[0].edges
        came = [OPPOSITE[side] for side in range(4) if edges[side] == RIVER and side != heading]
        if not came:
            return 0
        bend = (heading - came[0]) % 4
        if bend:
            return bend
        cell += STEP[OPPOSITE[heading]]
    return 0
