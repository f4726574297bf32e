"""What people believe of the Winter edition, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief, Lines
from carcnb.engine.board import marks
from carcnb.engine.events import Feature, Line
from carcnb.engine.grid import cell_of
from carcnb.engine.table import Table
from carcnb.systems.winter.rules import Winter
from carcnb.tiles import CITY, FIELD, ROAD


def _animals(table: Table, feature: Feature) -> int:
    """How many tiles of a feature show an animal."""
    cells = {cell_of((x, y)) for x, y, _ in feature.segments}
    return sum(table.state.tiles[cell][0].design.set in Winter.sets for cell in cells)


class AnimalCounts(Belief):
    """An animal on a tile of a road, city or monastery brings 1 point more."""

    id = "animal-counts"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        animals = _animals(table, feature)
        pays = animals and table.kinds[feature.kind].closed_by
        return (*lines, Line("animal", animals, 1, "WIN-4")) if pays else lines


class AnimalUncounted(Belief):
    """A tile with an animal does not count for its road or city."""

    id = "animal-uncounted"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        if feature.kind not in (ROAD, CITY):
            return feature
        return feature._replace(tiles=feature.tiles - _animals(table, feature))


class AnimalDoubles(Belief):
    """An animal on one of its tiles doubles what a road, city or monastery brings."""

    id = "animal-doubles"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        pays = _animals(table, feature) and table.kinds[feature.kind].closed_by
        return tuple(line._replace(each=2 * line.each) for line in lines) if pays else lines


class AnimalFeeds(Belief):
    """Every animal on a field brings its farmers 2 points, as in another game of the family."""

    id = "animal-feeds"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        animals = _animals(table, feature) if feature.kind == FIELD else 0
        return (*lines, Line("animal", animals, 2, "WIN-4")) if animals else lines


class WinterInn(Belief):
    """The house at the frozen pond is an inn: its road brings twice as much complete and nothing unfinished."""

    id = "winter-inn"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        if feature.kind != ROAD or not marks(table.state, segment, "winter_inn"):
            return lines
        return tuple(line._replace(each=2 * feature.complete) for line in lines)
