"""What people believe of the Winter edition, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Feature, Line
from carcnb.engine.grid import cell_of
from carcnb.engine.table import Table

SET = "winter"


class AnimalCounts(Belief):
    """An animal on a tile of a road, city or monastery brings 1 point more."""

    id = "animal-counts"

    def lines(
        self, table: Table, segment: int, feature: Feature, seat: str, lines: tuple[Line, ...]
    ) -> tuple[Line, ...]:
        cells = {cell_of((x, y)) for x, y, _ in feature.segments}
        animals = sum(table.state.tiles[cell][0].design.set == SET for cell in cells)
        pays = animals and table.kinds[feature.kind].closed_by
        return (*lines, Line("animal", animals, 1, "WIN-4")) if pays else lines
