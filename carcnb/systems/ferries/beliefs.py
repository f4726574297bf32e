"""What people believe of Ferries, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Feature, Line
from carcnb.engine.grid import cell_of
from carcnb.engine.table import Table
from carcnb.tiles import ROAD

Lines = tuple[Line, ...]


class LakeTwice(Belief):
    """A lake that a ferry crosses counts twice, once for each road."""

    id = "lake-twice"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        state = table.state
        crossed = [at for at in state.links if state.label[at] == state.label[segment]]
        return feature._replace(tiles=feature.tiles + len(crossed) // 2)


class LakeIsInn(Belief):
    """The lake of a ferry is an inn for its roads."""

    id = "lake-is-inn"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        tiles = table.state.tiles
        lakes = [cell for x, y, _ in feature.segments
                 if (cell := cell_of((x, y))) and tiles[cell][0].design.marks.get("lake")]  # fmt: skip
        if feature.kind != ROAD or not lakes:
            return lines
        each = 2 if feature.complete else 0
        return tuple(line._replace(each=each) if line.what == "tile" else line for line in lines)
