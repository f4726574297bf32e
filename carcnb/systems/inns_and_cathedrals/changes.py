"""Rules of Inns & Cathedrals, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.beliefs import JoinedParts, Lines, RuleChange
from carcnb.engine.board import marks
from carcnb.engine.events import Feature, Line
from carcnb.engine.scoring import Due
from carcnb.engine.table import Table
from carcnb.tiles import CITY, FIELD, ROAD

FORK = "inns-15"


class FourCitiesOne(JoinedParts):
    """The four little cities of one tile are one city."""

    rules = ("IC-7",)
    kind, designs = CITY, ("inns-01",)


class RoadThroughMonastery(JoinedParts):
    """The road goes on behind the monastery."""

    rules = ("IC-8",)
    kind, designs = ROAD, ("inns-13",)


class RoadThroughCrossing(JoinedParts):
    """The road goes on behind the crossing between two cities."""

    rules = ("IC-9",)
    kind, designs = ROAD, ("inns-17",)


class FieldRoundCity(JoinedParts):
    """The field goes round the corner of the city."""

    rules = ("IC-12",)
    kind, designs = FIELD, ("inns-08",)


class InnOfTile(RuleChange):
    """An inn counts for all roads of its tile."""

    rules = ("IC-11", "IC-23")

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        state = table.state
        tiles = (state.tiles[state.home[at]][0] for at in state.features[state.label[segment]][1])
        if feature.kind != ROAD or marks(state, segment, "inn") or not any(tile.design.id == FORK for tile in tiles):
            return lines
        if not feature.complete:
            return (Line("unfinished_inn", feature.tiles, 0, "IC-22"),)
        return (*lines, Line("inn", feature.tiles, 1, "IC-20"))


class LargeStays(RuleChange):
    """A large meeple stays where it is when its feature has been scored."""

    rules = ("IC-17",)

    def dues(self, table: Table, cell: int, dues: list[Due]) -> list[Due]:
        state = table.state
        large = {state.label[at] for at, there in state.figures.items() if any(one.kind == "large" for one in there)}
        return [due._replace(home="") if due.segment >= 0 and state.label[due.segment] in large else due
                for due in dues]  # fmt: skip


class CathedralFeedsNobody(RuleChange):
    """A city with a cathedral brings a field nothing."""

    rules = ("IC-29",)

    def cities(self, table: Table, segment: int, cities: set[int]) -> set[int]:
        state = table.state
        return {name for name in cities if not marks(state, state.features[name][1][0], "cathedral")}


class TwoCathedrals(RuleChange):
    """A second cathedral adds another point for every tile of its city."""

    rules = ("IC-27",)

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        many = len(marks(table.state, segment, "cathedral"))
        return tuple(line._replace(each=many) if line.what == "cathedral" else line for line in lines)
