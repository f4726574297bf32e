"""What people believe of Ferries, though its rules say otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.beliefs import Belief, Lines
from carcnb.engine.board import join
from carcnb.engine.events import Feature
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Script
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.systems.ferries.rules import Ferries, ferries
from carcnb.tiles import ROAD


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


def _lakes(state: State) -> Iterator[list[int]]:
    """The roads that run into each lake."""
    for tile, first in state.tiles.values():
        if tile.design.marks.get("lake"):
            yield [first + n for n, kind in enumerate(tile.design.kinds) if kind == ROAD]


class LakeUncounted(Belief):
    """The tile of a lake does not count for its roads."""

    id = "lake-uncounted"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        state = table.state
        names = [{state.label[at] for at in roads} for roads in _lakes(state)]
        return feature._replace(tiles=feature.tiles - sum(state.label[segment] in of for of in names))


class LakeJoins(Belief):
    """All roads that run into a lake are one road."""

    id = "lake-joins"

    def reshape(self, state: State) -> None:
        for roads in list(_lakes(state)):
            for at in roads[1:]:
                if state.label[at] != state.label[roads[0]]:
                    join(state, roads[0], at, closes=0)


class LakeOpen(Belief):
    """A road that ends at a lake without a ferry is open there."""

    id = "lake-open"

    def reshape(self, state: State) -> None:
        for roads in list(_lakes(state)):
            for at in roads:
                if at not in state.links:
                    kind, segments, ends = state.features[state.label[at]]
                    state.features[state.label[at]] = (kind, segments, ends + 1)


class FerryAnyOnRoad(Belief, Ferries):
    """Every ferry on the road just extended may be moved, however far away."""

    id = "ferry-any-on-road"

    def movable(self, table: Table, cell: int) -> list[int]:
        """All of the roads of the tile."""
        state = table.state
        tile, first = state.tiles[cell]
        roads = {state.label[at] for at in range(first, first + len(tile.where))}
        return [at for at, ferry in ferries(table).items() if at != cell and state.label[ferry.segments[0]] in roads]


class FerryAnywhere(Belief, Ferries):
    """Every ferry on the board may be moved."""

    id = "ferry-anywhere"

    def movable(self, table: Table, cell: int) -> list[int]:
        """All but a new one."""
        return [at for at in ferries(table) if at != cell]


class FerryNeedsFigure(Belief, Ferries):
    """A new lake gets its ferry only if a figure was put down."""

    id = "ferry-needs-figure"

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script:
        """No figure, no ferry."""
        if chosen != SKIP:
            yield from super().figure_placed(table, cell, chosen)
        else:
            yield from self._move(table, cell)
