"""What people believe of Traders & Builders, though its rules say otherwise."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import Belief, Lines, recount
from carcnb.engine.board import marks, terrain
from carcnb.engine.events import Feature, Line
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.scoring import Due, score
from carcnb.engine.table import Table
from carcnb.systems.traders_and_builders.rules import DoubleTurn, TradersAndBuilders
from carcnb.tiles import CITY, FIELD, ROAD

Features = list[tuple[int, Feature]]
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
        for goods in self.tokens:
            best = self.best_in(table, goods)
            if best:
                line = Line(f"most_{goods}", 1, 10 // len(best), "TB-GOODS-8")
                yield from score(table, [Due(goods, dict.fromkeys(best, (line,)))], final=True)


class GoodsOnce(Belief, TradersAndBuilders):
    """A city brings one token of each kind of goods, however many symbols it has."""

    id = "goods-once"

    def features_scored(self, table: Table, features: Features) -> None:
        """One token of each kind."""
        for segment, feature in features:
            for goods in dict.fromkeys(marks(table.state, segment, "goods")):
                table.give(table.state.player, goods, 1, feature, "TB-GOODS-3")


class GoodsNeedKnight(Belief, TradersAndBuilders):
    """Whoever completes a city in which no own knight stands gets no goods."""

    id = "goods-need-knight"

    def features_scored(self, table: Table, features: Features) -> None:
        """Goods of cities with an own knight alone."""
        player = table.state.player
        super().features_scored(table, [(at, city) for at, city in features if player in dict(city.strength)])


class GoodsTieNobody(Belief, TradersAndBuilders):
    """In a tie for the most goods of a kind nobody gets the ten points."""

    id = "goods-tie-nobody"

    def game_ended(self, table: Table) -> Script:
        """Ten points for whoever has more than all others."""
        for goods in self.tokens:
            best = self.best_in(table, goods)
            line = Line(f"most_{goods}", 1, 10, "TB-GOODS-7")
            yield from score(table, [Due(goods, dict.fromkeys(best, (line,)))] if len(best) == 1 else [], final=True)


class GoodsForAll(Belief, TradersAndBuilders):
    """Goods of a kind bring everybody who has some of it ten points."""

    id = "goods-for-all"

    def game_ended(self, table: Table) -> Script:
        """Ten points for each kind that a player has."""
        for goods in self.tokens:
            held = [seat for seat in table.setup.seats if table.state.tokens[seat, goods]]
            line = Line(f"most_{goods}", 1, 10, "TB-GOODS-7")
            yield from score(table, [Due(goods, dict.fromkeys(held, (line,)))], final=True)


class BuilderAlone(Belief, TradersAndBuilders):
    """A builder may go to any road or city that is free."""

    id = "builder-alone"

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        return _on_free(table, cell, super().deployments(table, cell, options), "builder", (ROAD, CITY))


class BuilderOnField(Belief, TradersAndBuilders):
    """A builder may join a farmer, too."""

    id = "builder-on-field"

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        """A field is as good as a road."""
        if kind == "builder" and terrain(table.state, segment) == FIELD:
            return super().why_not_standing(table, seat, "pig", segment)
        return super().why_not_standing(table, seat, kind, segment)


class BuilderCompletes(Belief, TradersAndBuilders):
    """A builder may go on the tile that completes its road or city."""

    id = "builder-completes"

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        """What is complete is as good as what is not."""
        why = super().why_not_standing(table, seat, kind, segment)
        return None if why and why.rule == "TB-BUILDER-4" else why


class BuilderAlways(Belief, TradersAndBuilders):
    """As long as a builder stands on the board every turn of its player is a double one."""

    id = "builder-always"

    def part_due(self, table: Table) -> bool:
        """A second tile wherever the first one lies."""
        state, memory = table.state, table.recall(DoubleTurn)
        stands = not state.supply[state.player, "builder"]
        return (memory.earned or stands) and not memory.begun and bool(state.bag)


class BuilderNotCompleting(Belief, TradersAndBuilders):
    """A tile that completes the road or city of a builder brings no second tile."""

    id = "builder-not-completing"

    def part_due(self, table: Table) -> bool:
        """A builder that has gone home brings nothing more."""
        return super().part_due(table) and not table.state.supply[table.state.player, "builder"]


class PigAlone(Belief, TradersAndBuilders):
    """A pig may go to any field that is free."""

    id = "pig-alone"

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        return _on_free(table, cell, super().deployments(table, cell, options), "pig", (FIELD,))


class PigForAll(Belief, TradersAndBuilders):
    """A pig makes its field worth more for everybody who owns it."""

    id = "pig-for-all"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        name = table.state.label[segment]
        pig = any(name in table.stands(other, "pig") for other in table.setup.seats)
        return (*lines, Line("pig", feature.cities, 1, "TB-PIG-4")) if pig and feature.cities else lines


class PigFlat(Belief):
    """A pig adds 1 point to its field, however many cities lie there."""

    id = "pig-flat"

    def lines(self, table: Table, segment: int, feature: Feature, seat: str, lines: Lines) -> Lines:
        return recount(lines, "pig", 1)


def _on_free(table: Table, cell: int, options: list[Action], kind: str, places: tuple[str, ...]) -> list[Action]:
    """The options with those that put a figure on features of such kinds on which nobody stands."""
    state = table.state
    if not state.supply[state.player, kind]:
        return options
    tile, first = state.tiles[cell]
    taken = table.occupied_features()
    more = [Action("deploy", kind, XY[cell], where) for n, where in enumerate(tile.where, first)
            if tile.design.kinds[n - first] in places and state.label[n] not in taken]  # fmt: skip
    return list(dict.fromkeys((*options, *more)))
