"""Rules of Crop Circles, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import RuleChange
from carcnb.engine.board import terrain
from carcnb.engine.prompts import Script
from carcnb.engine.scoring import Due
from carcnb.engine.table import Table
from carcnb.systems.crop_circles.rules import Chosen, CropCircles


class CircleFirst(RuleChange, CropCircles):
    """The crop circle comes before the points."""

    rules = ("CROP-2",)

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script:
        """Now."""
        yield from super().part_over(table, cell)

    def part_over(self, table: Table, cell: int) -> Script:
        """It is over."""
        yield from ()


class NobodyPassedOver(RuleChange, CropCircles):
    """Whoever has no figure of the kind called may use any other."""

    rules = ("CROP-8",)

    def figures_called(self, table: Table, seat: str, kind: str) -> list[tuple[int, str]]:
        """All of them, where there is none of the kind."""
        return super().figures_called(table, seat, kind) or [(at, one.kind) for one, at in table.followers_of(seat)]


class NewFigureLeftOut(RuleChange, CropCircles):
    """The figure just put on the tile does not count yet."""

    rules = ("CROP-9",)

    def figures_called(self, table: Table, seat: str, kind: str) -> list[tuple[int, str]]:
        """Those on other tiles."""
        last = next(reversed(table.state.tiles))
        return [one for one in super().figures_called(table, seat, kind) if table.state.home[one[0]] != last]


class SameTileCounts(RuleChange, CropCircles):
    """Another feature of the kind on the same tile will do."""

    rules = ("CROP-10",)

    def _add(self, table: Table, seat: str, own: list[tuple[int, str]], chosen: Chosen) -> Script:
        state = table.state
        cells = {state.home[at]: name for at, name in own}
        beside = [(at, cells[home]) for at, home in enumerate(state.home)
                  if home in cells and terrain(state, at) == chosen.kind]  # fmt: skip
        return super()._add(table, seat, beside, chosen)


class CircleScoresNothing(RuleChange):
    """A tile with a crop circle completes nothing."""

    rules = ("CROP-1",)

    def dues(self, table: Table, cell: int, dues: list[Due]) -> list[Due]:
        return [] if "crop_circle" in table.state.tiles[cell][0].design.marks else dues
