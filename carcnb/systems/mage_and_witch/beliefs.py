"""What people believe of Mage and Witch, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Feature, Line, worth
from carcnb.engine.table import Table

Lines = tuple[Line, ...]


class MageCoats(Belief):
    """The mage adds 1 point for every coat of arms, too."""

    id = "mage-coats"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        coats = feature.coats_of_arms
        return tuple(line._replace(count=line.count + coats) if line.what == "mage" else line for line in lines)


class MageDoubles(Belief):
    """The mage doubles what a road or city brings."""

    id = "mage-doubles"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        plain = tuple(line for line in lines if line.what != "mage")
        return lines if plain == lines else tuple(line._replace(each=2 * line.each) for line in plain)


class WitchDown(Belief):
    """Of an odd number the witch leaves the half rounded down."""

    id = "witch-down"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        plain = worth([line for line in lines if line.what != "witch"])
        return tuple(line._replace(count=(plain + 1) // 2) if line.what == "witch" else line for line in lines)
