"""What people believe of Inns & Cathedrals, though its rules say otherwise."""

from __future__ import annotations

from types import MappingProxyType

from carcnb.engine.beliefs import Belief
from carcnb.engine.board import marks
from carcnb.engine.events import Feature, Line
from carcnb.engine.figures import FigureKind
from carcnb.engine.state import Figure
from carcnb.engine.table import Table
from carcnb.systems.inns_and_cathedrals.rules import InnsAndCathedrals

Lines = tuple[Line, ...]


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
    figures = MappingProxyType({"large": FigureKind(1, rule="IC-14")})


class LargeDoubles(Belief):
    """A large meeple doubles the points."""

    id = "large-doubles"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        state = table.state
        if not any(Figure(seat, "large") in figures for at, figures in state.figures.items()
                   if state.label[at] == state.label[segment]):  # fmt: skip
            return lines
        return tuple(line._replace(each=2 * line.each) for line in lines)
