"""Rules of Flying Machines, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import RuleChange
from carcnb.engine.events import Feature
from carcnb.engine.table import Table
from carcnb.systems.flying_machines.rules import FlyingMachines

MONASTERY = "monastery"


class MachineTaken(RuleChange, FlyingMachines):
    """A machine is used only where nobody is on its tile."""

    rules = ("FLY-3",)

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        state = table.state
        tile, first = state.tiles[cell]
        taken = table.occupied_features().intersection(state.label[first : first + len(tile.where)])
        return options if taken else super().deployments(table, cell, options)


class FirstMonkOwns(RuleChange):
    """A monastery pays its first monk alone, whoever joins him."""

    rules = ("FLY-16", "FLY-17")

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        several = feature.kind == MONASTERY and sum(n for _, n in feature.strength) > 1
        return feature._replace(strength=feature.strength[-1:]) if several else feature


class LandBeforeGap(RuleChange, FlyingMachines):
    """Where no tile lies at the end of a flight the figure lands on the last one before."""

    rules = ("FLY-12",)

    def square(self, table: Table, cell: int, number: int) -> int:
        """The farthest square with a tile, up to that number."""
        there = [super(LandBeforeGap, self).square(table, cell, n) for n in range(number, 0, -1)]
        return next((square for square in there if square in table.state.tiles), there[0])


class LargeStaysDown(RuleChange):
    """A large meeple is too heavy to fly."""

    rules = ("FLY-14",)
    dealt = False

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        return [option for option in options if (option.verb, option.what) != ("fly", "large")]
