"""Rules of Gold Mines, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.beliefs import RuleChange
from carcnb.engine.events import Feature
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Script
from carcnb.engine.table import Table
from carcnb.systems.gold_mines.rules import GOLD, GoldMines

MONASTERY = "monastery"


class GoldOfOneFeature(RuleChange, GoldMines):
    """Gold belongs to the city of its tile alone, if it shows one."""

    rules = ("GOLD-4", "GOLD-8")

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> Script:
        """Roads get none from tiles with a city."""
        tiles = table.state.tiles

        def has_city(feature: Feature) -> bool:
            return any("city" in tiles[cell_of((x, y))][0].design.kinds for x, y, _ in feature.segments)

        yield from super().features_scored(table, [one for one in features if one[1].kind == "city"
                                                   or not has_city(one[1])])  # fmt: skip


class NewGoldStays(RuleChange, GoldMines):
    """Gold is handed out only if it lay there before this turn."""

    rules = ("GOLD-6", "GOLD-14")

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> Script:
        """Nothing where the tile just laid has gold."""
        cell = next(reversed(table.state.tiles))
        if GOLD not in table.state.tiles[cell][0].design.marks:
            yield from super().features_scored(table, features)


class MonasteryTileAlone(RuleChange, GoldMines):
    """A monastery brings the gold of its own tile alone, or of none."""

    rules = ("GOLD-9",)

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> Script:
        """No monasteries."""
        yield from super().features_scored(table, [one for one in features if one[1].kind != MONASTERY])


class EverybodyTakes(RuleChange, GoldMines):
    """Everybody on what is completed takes of its gold, whoever owns it."""

    rules = ("GOLD-11",)

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> Script:
        """All who stand there."""
        shared = [(at, feature._replace(strength=tuple((seat, 1) for seat, n in feature.strength if n)))
                  for at, feature in features]  # fmt: skip
        yield from super().features_scored(table, shared)
