"""What people believe of Gold Mines, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Feature, Line
from carcnb.engine.grid import STEP
from carcnb.engine.prompts import Script
from carcnb.engine.scoring import Due, score
from carcnb.engine.table import Table
from carcnb.systems.gold_mines.rules import DEARER, GOLD, GoldMines, tiles_of


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


class GoldBeside(Belief, GoldMines):
    """The second bar goes to a tile that shares a side with the new one, not to one at its corners."""

    id = "gold-beside"

    def around(self, table: Table, cell: int) -> list[int]:
        """Four squares at most."""
        return [cell + step for step in STEP if cell + step in table.state.tiles]  # where it lies there is one


class GoldOnEmpty(Belief, GoldMines):
    """A bar goes only to a tile on which none lies."""

    id = "gold-on-empty"

    def around(self, table: Table, cell: int) -> list[int]:
        """Tiles without gold, if there are any."""
        lies, tiles = {bar.cell for bar in table.neutral(GOLD)}, super().around(table, cell)
        return [there for there in tiles if there not in lies] or tiles


class GoldOnOwn(Belief, GoldMines):
    """Both bars may go to the new tile."""

    id = "gold-on-own"

    def around(self, table: Table, cell: int) -> list[int]:
        """The new tile as well."""
        return [*super().around(table, cell), cell]


class GoldBySteps(Belief, GoldMines):
    """The first three bars bring 1 point each, the next three 2 each, and so on."""

    id = "gold-by-steps"

    def game_ended(self, table: Table) -> Script:
        """Every bar by its place in the row."""
        held = {seat: table.state.tokens[seat, GOLD] for seat in table.setup.seats}
        worth = {seat: [sum(at >= least for least in DEARER) for at in range(1, n + 1)] for seat, n in held.items()}
        sums = {seat: tuple(Line(GOLD, each.count(n), n, "GOLD-16") for n in dict.fromkeys(each))
                for seat, each in worth.items() if each}  # fmt: skip
        yield from score(table, [Due(GOLD, sums)], final=True)


class GoldLeftCounts(Belief, GoldMines):
    """At the end bars that still lie on a road, city or monastery go to whoever owns it."""

    id = "gold-left-counts"

    def final_began(self, table: Table) -> None:
        """Bars on what is unfinished are taken first."""
        for segment in table.state.figures:
            feature = table.feature(segment)
            if feature.owners and table.kinds[feature.kind].closed_by:
                for bar in [bar for bar in table.neutral(GOLD) if bar.cell in tiles_of(table, feature)]:
                    table.remove_neutral(bar, "GOLD-15")
                    table.give(feature.owners[0], GOLD, 1, feature, "GOLD-15")
        super().final_began(table)
