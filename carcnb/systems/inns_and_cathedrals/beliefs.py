"""What people believe of Inns & Cathedrals, though its rules say otherwise."""

from __future__ import annotations

from types import MappingProxyType

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import Belief, Lines, recount
from carcnb.engine.board import marks
from carcnb.engine.events import Feature, Line
from carcnb.engine.figures import FigureKind
from carcnb.engine.grid import XY
from carcnb.engine.state import Figure
from carcnb.engine.table import Table
from carcnb.systems.inns_and_cathedrals.rules import InnsAndCathedrals
from carcnb.tiles import FIELD

LARGE = "large"


class InnUnfinished(Belief):
    """An unfinished road with an inn brings 1 point for every tile, like any other."""

    id = "inn-unfinished"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(Line("tile", line.count, 1, "BASE-14.2") if line.what == "unfinished_inn" else line
                     for line in lines)  # fmt: skip


class CathedralUnfinished(Belief):
    """An unfinished city with a cathedral brings 1 point for every tile and coat of arms, like any other."""

    id = "cathedral-unfinished"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        if not any(line.what == "unfinished_cathedral" for line in lines):
            return lines
        return table.kinds[feature.kind].lines(feature, table.setup)


class EveryInn(Belief):
    """Every inn adds 1 point more for every tile of its road, every cathedral for every tile of its city."""

    id = "every-inn"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        times = {what: len(marks(table.state, segment, what)) for what in ("inn", "cathedral")}
        each = {line: times.get(line.what.removesuffix("_coat"), line.each) for line in lines}
        return tuple(line._replace(each=each[line]) for line in lines)


class CathedralCoats(Belief):
    """A cathedral adds nothing for coats of arms."""

    id = "cathedral-coats"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(line for line in lines if line.what != "cathedral_coat")


class LargeCountsOne(Belief, InnsAndCathedrals):
    """The large meeple counts as one follower."""

    id = "large-counts-one"
    figures = MappingProxyType({LARGE: FigureKind(1, rule="IC-14")})


class LargeDoubles(Belief):
    """A large meeple doubles the points."""

    id = "large-doubles"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        state = table.state
        if not any(Figure(seat, LARGE) in figures for at, figures in state.figures.items()
                   if state.label[at] == state.label[segment]):  # fmt: skip
            return lines
        return tuple(line._replace(each=2 * line.each) for line in lines)


class InnFlat(Belief):
    """An inn adds 1 point to its road, however long it is."""

    id = "inn-flat"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return recount(lines, "inn", 1)


class InnAlways(Belief):
    """A road with an inn brings 2 points for every tile, complete or not."""

    id = "inn-always"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        if not any(line.what == "unfinished_inn" for line in lines):
            return lines
        return (*table.kinds[feature.kind].lines(feature, table.setup), Line("inn", feature.tiles, 1, "IC-20"))


class CathedralAlways(Belief):
    """A cathedral adds 1 point for every tile and coat of arms of its city, complete or not."""

    id = "cathedral-always"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        if not any(line.what == "unfinished_cathedral" for line in lines):
            return lines
        plain = table.kinds[feature.kind].lines(feature, table.setup)
        return tuple(line._replace(each=line.each + 1) for line in plain)


class CathedralDoubles(Belief):
    """A cathedral doubles what a complete city brings."""

    id = "cathedral-doubles"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(line._replace(each=2) if line.what in ("cathedral", "cathedral_coat") else line for line in lines)


class LargeBreaksTie(Belief):
    """Where players have the same strength, whoever has a large meeple there wins."""

    id = "large-breaks-tie"

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        state, tied = table.state, feature.owners
        large = {figure.seat for at, figures in state.figures.items() if state.label[at] == state.label[segment]
                 for figure in figures if figure.kind == LARGE and figure.seat in tied}  # fmt: skip
        if not large or len(tied) < 2:
            return feature
        stronger = [(seat, n + (seat in large)) for seat, n in feature.strength]
        return feature._replace(strength=tuple(sorted(stronger, key=lambda one: -one[1])))


class LargeMayJoin(Belief):
    """A large meeple may go where others stand already."""

    id = "large-may-join"

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        state, player = table.state, table.state.player
        if not state.supply[player, LARGE]:
            return options
        tile, first = state.tiles[cell]
        more = [Action("deploy", LARGE, XY[cell], where) for n, where in enumerate(tile.where, first)
                if table.may_stand(player, LARGE, n)]  # fmt: skip
        return list(dict.fromkeys((*options, *more)))


class LargeNoFarmer(Belief):
    """A large meeple cannot be a farmer."""

    id = "large-no-farmer"

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        tile, _ = table.state.tiles[cell]
        fields = {where for where, kind in zip(tile.where, tile.design.kinds, strict=True) if kind == FIELD}
        return [one for one in options if one.what != LARGE or one.where not in fields]
