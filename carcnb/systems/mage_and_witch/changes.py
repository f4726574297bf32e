"""Rules of Mage and Witch, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import Lines, RuleChange
from carcnb.engine.events import Feature, Line, worth
from carcnb.engine.prompts import Script
from carcnb.engine.table import Table
from carcnb.systems.mage_and_witch.rules import MageAndWitch


class MagicOfFirst(RuleChange):
    """Of several who own a road or city only the first gets what the mage adds."""

    rules = ("MW-11",)

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        others = len(feature.owners) > 1
        return tuple(line for line in lines if line.what not in ("mage", "witch")) if others else lines


class WitchTilesOnly(RuleChange):
    """The witch halves the tiles, not the coats of arms."""

    rules = ("MW-13",)

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        tiles = worth(tuple(line for line in lines if line.what == "tile"))
        return tuple(line._replace(count=tiles // 2) if line.what == "witch" else line for line in lines)


class MagicEverywhere(RuleChange):
    """The mage on the board adds 1 point to monasteries and fields, too."""

    rules = ("MW-16",)

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        extra = table.neutral("mage") and feature.kind in ("monastery", "field")
        return (*lines, Line("mage", 1, 1, "MW-9")) if extra else lines


class MagicAfterFigure(RuleChange, MageAndWitch):
    """The mage and the witch move after the figure."""

    rules = ("MW-7",)

    def tile_placed(self, table: Table, cell: int) -> Script:
        """Nothing yet."""
        yield from ()

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script:
        """Now."""
        yield from super().tile_placed(table, cell)


class TogetherStay(RuleChange, MageAndWitch):
    """Mage and witch whom a tile brings together stay."""

    rules = ("MW-8",)

    def _together(self, table: Table) -> bool:
        return False


class MagicStays(RuleChange, MageAndWitch):
    """The mage and the witch stay where they are once it is scored."""

    rules = ("MW-14",)

    def features_cleared(self, table: Table, segments: list[int]) -> None:
        """They stay."""
