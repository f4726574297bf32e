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
_OWN = TradersAndBuilders.figures


class BuilderCounts(Belief, TradersAndBuilders):
    """A builder counts in a majority."""

    id = "builder-counts"
    figures = MappingProxyType({**_OWN, "builder": _OWN["builder"]._replace(strength=1)})


class PigCounts(Belief, TradersAndBuilders):
    """A pig counts in a majority."""

    id = "pig-counts"
    figures = MappingProxyType({**_OWN, "pig": _OWN["pig"]._replace(strength=1)})


class PigForgotten(Belief):
    """A pig changes no points."""

    id = "pig-forgotten"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return tuple(line for line in lines if line.what != "pig")


class GoodsToOwner(Belief, TradersAndBuilders):
    """The goods of a city go to whoever owns it."""

    id = "goods-to-owner"

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> None:
        """Whoever scores the city takes a token for each of its symbols."""
        for segment, feature in features:
            for goods, count in Counter(marks(table.state, segment, "goods")).items():
                for seat in feature.owners:
                    table.give(seat, goods, count, feature, "TB-GOODS-3")


class GoodsTieSplit(Belief, TradersAndBuilders):
    """In a tie for the most goods of a kind the ten points are divided."""

    id = "goods-tie-split"

    def game_ended(self, table: Table) -> Script:
        """The most tokens of a kind bring 10 points together."""
        tokens = table.state.tokens
        for goods in self.tokens:
            most = max(tokens[seat, goods] for seat in table.setup.seats)
            best = [seat for seat in table.setup.seats if most and tokens[seat, goods] == most]
            if best:
                line = Line(f"most_{goods}", 1, 10 // len(best), "TB-GOODS-8")
                yield from score(table, [Due(goods, dict.fromkeys(best, (line,)))], final=True)
