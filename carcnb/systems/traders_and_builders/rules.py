"""Traders & Builders: goods for whoever completes a city, builders that earn a second tile, pigs (TB-1 to TB-13)."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType
from typing import NamedTuple

from carcnb.engine.actions import Action
from carcnb.engine.board import is_complete, marks, terrain
from carcnb.engine.events import Cell, Feature, Line
from carcnb.engine.expansion import Expansion
from carcnb.engine.figures import FigureKind
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.scoring import Due, score
from carcnb.engine.table import Table
from carcnb.engine.turn import DRAW
from carcnb.tiles import CITY, FIELD, ROAD


class DoubleTurnEarned(NamedTuple):
    """The tile just laid extends or completes the feature with its player's builder (TB-BUILDER-6)."""

    player: str
    cell: Cell
    segment: int
    rule: str = "TB-BUILDER-6"


class SecondPartBegan(NamedTuple):
    """The first tile of a double turn is played to its end; the second is drawn now (TB-BUILDER-7, TB-BUILDER-11)."""

    player: str
    rule: str = "TB-BUILDER-7"


class DoubleTurn(NamedTuple):
    """Whether a builder has made this turn a double one, and whether its second part has begun."""

    earned: bool = False
    begun: bool = False


class TradersAndBuilders(Expansion):
    """24 tiles, 20 goods tokens and, for every player, one builder and one pig (TB-1 to TB-3, TB-11).

    Builder and pig are put down in the figure step, instead of a follower (TB-12, TB-13).  They are no followers: they
    count nothing in a majority (TB-BUILDER-17, TB-PIG-6) and are never left without a follower of their player
    (D-TB-19).
    """

    name = "traders_and_builders"
    sets = ("traders",)
    figures = MappingProxyType(
        {
            "builder": FigureKind(1, strength=0, follower=False, rule="TB-BUILDER-1", stray="TB-BUILDER-13"),
            "pig": FigureKind(1, strength=0, follower=False, rule="TB-PIG-1", stray="TB-PIG-3"),
        }
    )
    tokens = MappingProxyType({"wine": 9, "grain": 6, "cloth": 5})
    brings = MappingProxyType({goods: f"most_{goods}" for goods in ("wine", "grain", "cloth")})
    memory = DoubleTurn()

    # ---- where builder and pig may stand

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        """The builder joins an own thief or knight, the pig an own farmer, on the tile just laid.

        The builder does so where the tile extends the road or city, not where it completes it (TB-BUILDER-1 to 4,
        TB-PIG-1, TB-PIG-2, D-TB-5).
        """
        state, player = table.state, table.state.player
        tile, first = state.tiles[cell]
        kinds = [kind for kind in self.figures if state.supply[player, kind]]
        own = table.features_held(player, state.label[first : first + len(tile.where)]) if kinds else ()
        if not own:
            return options
        options += [
            Action("deploy", kind, XY[cell], where)
            for i, where in enumerate(tile.where)
            if state.label[first + i] in own
            for kind in kinds
            if table.may_stand(player, kind, first + i)
        ]
        return options

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        """The rule that keeps a builder or a pig off a segment."""
        if kind not in self.figures:
            return None
        state = table.state
        place, own = terrain(state, segment), bool(table.features_held(seat, (state.label[segment],)))
        if kind == "pig":
            if place != FIELD:
                return Refusal("pig-place", "TB-PIG-1", {})
            return None if own else Refusal("pig-alone", "TB-PIG-2", {})
        if place not in (ROAD, CITY):
            return Refusal("builder-place", "TB-BUILDER-2", {})
        if not own:
            return Refusal("builder-alone", "TB-BUILDER-3", {})
        return Refusal("builder-complete", "TB-BUILDER-4", {}) if is_complete(state, segment) else None

    # ---- the double turn

    def tile_placed(self, table: Table, cell: int) -> None:
        """A tile that extends or completes the feature with the own builder earns a second tile (TB-BUILDER-6).

        It does so once a turn (TB-BUILDER-9, TB-BUILDER-12), and only where the builder stood before (D-TB-6).
        """
        state = table.state
        if table.recall(DoubleTurn).earned or state.supply[state.player, "builder"]:
            return
        built = table.stands(state.player, "builder")
        tile, first = state.tiles[cell]
        for i in range(len(tile.where)):
            if state.label[first + i] in built:
                table.remember(DoubleTurn(earned=True))
                table.say(DoubleTurnEarned(state.player, XY[cell], i))
                return

    def another_part(self, table: Table) -> bool:
        """The second tile, once all of the first is done (TB-BUILDER-7, TB-BUILDER-11); none is left: no second part.

        What came home by then may be used again (TB-BUILDER-10, D-TB-13).
        """
        due = self.part_due(table)
        if due:
            table.remember(table.recall(DoubleTurn)._replace(begun=True))
            table.say(SecondPartBegan(table.state.player))
        return due

    def part_due(self, table: Table) -> bool:
        """A builder has worked (TB-BUILDER-6), and there is a tile left to draw."""
        memory = table.recall(DoubleTurn)
        return memory.earned and not memory.begun and bool(table.state.bag)

    def earned_part(self, table: Table) -> bool:
        """It is due, or it has begun and its tile is not drawn yet."""
        begun = table.recall(DoubleTurn).begun and table.state.step == DRAW and bool(table.state.bag)
        return begun or self.part_due(table)

    def turn_over(self, table: Table) -> None:
        """The next turn is a simple one again (TB-BUILDER-12)."""
        table.remember(self.memory)

    # ---- pig and goods

    def lines(
        self, table: Table, segment: int, feature: Feature, seat: str, lines: tuple[Line, ...]
    ) -> tuple[Line, ...]:
        """For an owner whose pig is on the field every complete city brings one point more (TB-PIG-4, TB-PIG-5)."""
        if feature.kind != "field" or not feature.cities or table.state.label[segment] not in table.stands(seat, "pig"):
            return lines
        return (*lines, Line("pig", feature.cities, 1, "TB-PIG-4"))

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> None:
        """Whoever laid the tile that completed a city takes a token for each of its symbols (TB-GOODS-2 to 6)."""
        for segment, feature in features:
            if feature.kind == "city":
                for goods, count in Counter(marks(table.state, segment, "goods")).items():
                    table.give(table.state.player, goods, count, feature, "TB-GOODS-3")

    def best_in(self, table: Table, goods: str) -> list[str]:
        """The seats that have most of a kind of goods; none where nobody has any."""
        tokens, seats = table.state.tokens, table.setup.seats
        most = max(tokens[seat, goods] for seat in seats)
        return [seat for seat in seats if most and tokens[seat, goods] == most]

    def game_ended(self, table: Table) -> Script:
        """The most tokens of a kind bring 10 points, each player of a tie all ten (TB-GOODS-7, TB-GOODS-8)."""
        for goods in self.tokens:
            best = self.best_in(table, goods)
            line = Line(f"most_{goods}", 1, 10, "TB-GOODS-7" if len(best) == 1 else "TB-GOODS-8")
            yield from score(table, [Due(goods, dict.fromkeys(best, (line,)))], final=True)
