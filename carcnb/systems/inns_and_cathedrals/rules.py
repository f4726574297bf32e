"""Inns & Cathedrals: a large meeple of double strength, roads and cities that pay more or nothing (IC-1 to IC-29)."""

from __future__ import annotations

from types import MappingProxyType

from carcnb.engine.board import marks
from carcnb.engine.events import Feature, Line
from carcnb.engine.expansion import Expansion
from carcnb.engine.figures import FigureKind
from carcnb.engine.table import Table

WINTER_INN = "winter_inn"
"""The variant in which the inn drawn on one animal tile of the Winter edition counts as one (D-WIN-2)."""


class InnsAndCathedrals(Expansion):
    """18 tiles and, for every player, one large meeple (IC-1, IC-4, IC-13).

    The large meeple is a follower like any other (IC-14, IC-17, IC-18) that counts as two in a majority (IC-15) and
    changes no points (IC-16).
    """

    name = "inns_and_cathedrals"
    sets = ("inns",)
    figures = MappingProxyType({"large": FigureKind(1, strength=2, rule="IC-14")})
    variants = (WINTER_INN,)

    def lines(
        self, table: Table, segment: int, feature: Feature, seat: str, lines: tuple[Line, ...]
    ) -> tuple[Line, ...]:
        """An inn brings its road one point more per tile, a cathedral its city one per tile and per coat of arms.

        One or several of them are the same (IC-21, IC-27); what they stand on is worth nothing unless it is complete
        (IC-22, IC-28).
        """
        tiles, coats = feature.tiles, feature.coats_of_arms
        if feature.kind == "road" and self._has_inn(table, segment):
            if not feature.complete:
                return (Line("unfinished_inn", tiles, 0, "IC-22"),)
            return (*lines, Line("inn", tiles, 1, "IC-20"))
        if feature.kind == "city" and marks(table.state, segment, "cathedral"):
            if not feature.complete:
                return (Line("unfinished_cathedral", tiles, 0, "IC-28"),)
            lines = (*lines, Line("cathedral", tiles, 1, "IC-25"))
            return (*lines, Line("cathedral_coat", coats, 1, "IC-26")) if coats else lines
        return lines

    def _has_inn(self, table: Table, segment: int) -> bool:
        """Whether an inn is drawn at this road; one at another road of the same tile is not (IC-11, IC-23)."""
        return bool(
            marks(table.state, segment, "inn")
            or (WINTER_INN in table.setup.variants and marks(table.state, segment, WINTER_INN))
        )
