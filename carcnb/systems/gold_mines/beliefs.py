"""What people believe of Gold Mines, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Feature, Line
from carcnb.engine.prompts import Script
from carcnb.engine.scoring import Due, score
from carcnb.engine.table import Table
from carcnb.systems.gold_mines.rules import GOLD, GoldMines, tiles_of


class GoldToFinisher(Belief, GoldMines):
    """The gold goes to whoever completes the feature."""

    id = "gold-to-finisher"

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> Script:
        """All bars on what was completed go to the player on turn."""
        yield from ()
        for _, feature in features:
            for bar in [bar for bar in table.neutral(GOLD) if bar.cell in tiles_of(table, feature)]:
                table.remove_neutral(bar, "GOLD-7")
                table.give(table.state.player, GOLD, 1, feature, "GOLD-7")


class GoldIsFlat(Belief, GoldMines):
    """Every gold bar brings 1 point."""

    id = "gold-is-flat"

    def game_ended(self, table: Table) -> Script:
        """A player's bars are worth as many points as there are."""
        held = {seat: table.state.tokens[seat, GOLD] for seat in table.setup.seats}
        sums = {seat: (Line(GOLD, n, 1, "GOLD-16"),) for seat, n in held.items() if n}
        yield from score(table, [Due(GOLD, sums)], final=True)
