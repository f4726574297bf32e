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
    rules = ("GOLD-7",)
    example = {
        "ask": "tokens red gold",
        "position": ["base-W 0,0 r3 blue:road.E gold"],
        "expansions": ["gold_mines"],
        "tile": "base-W",
        "solution": ["place base-W 1,0 r1", "skip"],
    }

    def scored(self, table: Table, features: list[tuple[int, Feature]]) -> None:
        """All bars on what was completed go to the player on turn."""
        for _, feature in features:
            for bar in [bar for bar in table.neutral(GOLD) if bar.cell in tiles_of(table, feature)]:
                table.remove_neutral(bar, "GOLD-7")
                table.give(table.state.player, GOLD, 1, feature, "GOLD-7")


class GoldIsFlat(Belief, GoldMines):
    """Every gold bar brings 1 point."""

    id = "gold-is-flat"
    rules = ("GOLD-16",)
    example = {
        "ask": "final red",
        "position": ["base-U 0,0 r0 red:road.E"],
        "tokens": {"red": {"gold": 7}},
        "expansions": ["gold_mines"],
    }

    def ended(self, table: Table) -> Script:
        """A player's bars are worth as many points as there are."""
        held = {seat: table.state.tokens[seat, GOLD] for seat in table.setup.seats}
        sums = {seat: (Line(GOLD, n, 1, "GOLD-16"),) for seat, n in held.items() if n}
        yield from score(table, [Due(GOLD, sums)], final=True)
