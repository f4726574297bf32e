"""What people believe of Traders & Builders, though its rules say otherwise."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType

from carcnb.engine.beliefs import Belief
from carcnb.engine.board import marks
from carcnb.engine.events import Feature, Line
from carcnb.engine.prompts import Script
from carcnb.engine.scoring import Due, score
from carcnb.engine.table import Table
from carcnb.systems.traders_and_builders.rules import TradersAndBuilders

Lines = tuple[Line, ...]
PLAYED = ["traders_and_builders"]
_OWN = TradersAndBuilders.figures


class BuilderCounts(Belief, TradersAndBuilders):
    """A builder counts in a majority."""

    id = "builder-counts"
    rules = ("TB-BUILDER-17",)
    figures = MappingProxyType({**_OWN, "builder": _OWN["builder"]._replace(strength=1)})
    example = {
        "ask": "owners",
        "position": ["base-W 0,0 r0 red:road.E", "base-U 1,0 r0 red:builder:road.E", "base-U 2,0 r0 blue:road.W"],
        "marks": ["0,0 road.E"],
        "expansions": PLAYED,
    }


class PigCounts(Belief, TradersAndBuilders):
    """A pig counts in a majority."""

    id = "pig-counts"
    rules = ("TB-PIG-6",)
    figures = MappingProxyType({**_OWN, "pig": _OWN["pig"]._replace(strength=1)})
    example = {
        "ask": "owners",
        "position": ["base-D 0,0 r0 red:field.ENE", "base-U 1,0 r0 red:pig:field.NNW", "base-U 2,0 r0 blue:field.NNW"],
        "marks": ["0,0 field.ENE"],
        "expansions": PLAYED,
    }


class PigForgotten(Belief):
    """A pig changes no points."""

    id = "pig-forgotten"
    rules = ("TB-PIG-4",)
    example = {
        "ask": "share red",
        "position": ["base-D 0,0 r0 red:field.ENE", "base-E 0,-1 r2", "base-U 1,0 r0 red:pig:field.NNW"],
        "marks": ["0,0 field.ENE"],
        "expansions": PLAYED,
    }

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(line for line in lines if line.what != "pig")


class GoodsToOwner(Belief, TradersAndBuilders):
    """The goods of a city go to whoever owns it."""

    id = "goods-to-owner"
    rules = ("TB-GOODS-3", "TB-GOODS-6")
    example = {
        "ask": "tokens red grain",
        "position": ["traders-06 0,0 r0 blue:city.N"],
        "expansions": PLAYED,
        "tile": "base-E",
        "solution": ["place base-E 0,-1 r2", "skip"],
    }

    def scored(self, table: Table, features: list[tuple[int, Feature]]) -> None:
        """Whoever scores the city takes a token for each of its symbols."""
        for segment, feature in features:
            for goods, count in Counter(marks(table.state, segment, "goods")).items():
                for seat in feature.owners:
                    table.give(seat, goods, count, feature, "TB-GOODS-3")


class GoodsTieSplit(Belief, TradersAndBuilders):
    """In a tie for the most goods of a kind the ten points are divided."""

    id = "goods-tie-split"
    rules = ("TB-GOODS-8",)
    example = {
        "ask": "final red",
        "position": ["base-D 0,0 r0 red:city.N"],
        "tokens": {"red": {"wine": 1}, "blue": {"wine": 1}},
        "expansions": PLAYED,
    }

    def ended(self, table: Table) -> Script:
        """The most tokens of a kind bring 10 points together."""
        tokens = table.state.tokens
        for goods in self.tokens:
            most = max(tokens[seat, goods] for seat in table.setup.seats)
            best = [seat for seat in table.setup.seats if most and tokens[seat, goods] == most]
            if best:
                line = Line(f"most_{goods}", 1, 10 // len(best), "TB-GOODS-8")
                yield from score(table, [Due(goods, dict.fromkeys(best, (line,)))], final=True)
