"""Rules of Traders & Builders, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import JoinedParts, RuleChange
from carcnb.engine.events import Feature, Owned
from carcnb.engine.grid import AROUND, STEP
from carcnb.engine.refusals import Refusal
from carcnb.engine.scoring import Due
from carcnb.engine.table import Table
from carcnb.systems.traders_and_builders.beliefs import GoodsToOwner
from carcnb.systems.traders_and_builders.rules import DoubleTurn, TradersAndBuilders
from carcnb.tiles import CITY, FIELD, ROAD

BRIDGE = ("traders-24",)


class BridgeIsCrossing(JoinedParts):
    """The two roads of the bridge meet."""

    rules = ("TB-6",)
    kind, designs = ROAD, BRIDGE


class FieldUnderBridge(JoinedParts):
    """The land around the bridge is one field."""

    rules = ("TB-7",)
    kind, designs = FIELD, BRIDGE


class RoadPastCottage(JoinedParts):
    """The roads at the cottage are one."""

    rules = ("TB-8",)
    kind, designs = ROAD, ("traders-20",)


class RoadsThroughMonastery(JoinedParts):
    """The three roads at the monastery are one."""

    rules = ("TB-9",)
    kind, designs = ROAD, ("traders-23",)


class ThreeCitiesOne(JoinedParts):
    """The three cities of one tile are one city."""

    rules = ("TB-10",)
    kind, designs = CITY, ("traders-01",)


class BuilderNear(RuleChange, TradersAndBuilders):
    """A builder goes only where the own follower is beside the new tile."""

    rules = ("TB-BUILDER-5",)

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        state = table.state
        near = {state.home[segment] + step for step in AROUND}
        own = {state.home[at] for _, at in table.followers_of(seat) if state.label[at] == state.label[segment]}
        far = kind == "builder" and not own & near
        return super().why_not_standing(table, seat, kind, segment) or (
            Refusal("builder-alone", "TB-BUILDER-3", {}) if far else None
        )


class OneBuilder(RuleChange, TradersAndBuilders):
    """A builder goes only where no other player has one."""

    rules = ("TB-BUILDER-15",)

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        state = table.state
        others = any(one.kind == "builder" and one.seat != seat for at, there in state.figures.items()
                     if state.label[at] == state.label[segment] for one in there)  # fmt: skip
        return super().why_not_standing(table, seat, kind, segment) or (
            Refusal("builder-alone", "TB-BUILDER-3", {}) if kind == "builder" and others else None
        )


class BuilderOnRoadsOnly(RuleChange, TradersAndBuilders):
    """A builder works on roads, not in cities."""

    rules = ("TB-BUILDER-1", "TB-BUILDER-16")

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        city = kind == "builder" and table.state.features[table.state.label[segment]][0] == CITY
        return super().why_not_standing(table, seat, kind, segment) or (
            Refusal("builder-place", "TB-BUILDER-2", {}) if city else None
        )


class ThirdTile(RuleChange, TradersAndBuilders):
    """The second tile of a double turn may bring a third."""

    rules = ("TB-BUILDER-9",)

    def part_due(self, table: Table) -> bool:
        state, memory = table.state, table.recall(DoubleTurn)
        if not memory.begun:
            return super().part_due(table)
        tile, first = state.tiles[next(reversed(state.tiles))]
        built = table.stands(state.player, "builder")
        return bool(built.intersection(state.label[first : first + len(tile.where)])) and bool(state.bag)


class NoSecondFigure(RuleChange):
    """The second tile of a double turn takes no figure."""

    rules = ("TB-BUILDER-10",)

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        return [] if table.state.part > 1 else options


class BuildersStay(RuleChange):
    """A builder stays when its road or city has been scored."""

    rules = ("TB-BUILDER-14",)

    def dues(self, table: Table, cell: int, dues: list[Due]) -> list[Due]:
        state = table.state
        built = {state.label[at] for at, there in state.figures.items() if any(one.kind == "builder" for one in there)}
        return [due._replace(home="") if due.segment >= 0 and state.label[due.segment] in built else due
                for due in dues]  # fmt: skip


class PigOwns(RuleChange):
    """A pig pays on the fields of others, too."""

    rules = ("TB-PIG-5",)

    def owners(self, table: Table, segment: int, feature: Feature, owned: Owned) -> Owned:
        label = table.state.label[segment]
        with_pig = (seat for seat in table.setup.seats if label in table.stands(seat, "pig"))
        seats = tuple(dict.fromkeys((*owned.seats, *with_pig)))
        return Owned(seats, "TB-PIG-5") if seats != owned.seats else owned


class GoodsOfKnights(RuleChange, TradersAndBuilders):
    """A city in which nobody is brings no goods."""

    rules = ("TB-GOODS-5",)

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> None:
        """Only those with an owner."""
        super().features_scored(table, [one for one in features if one[1].owners])


class OwnerTakesGoods(RuleChange, GoodsToOwner):
    """Whoever owns the city takes its goods."""

    rules = ("TB-GOODS-6",)
    id = ""


class BuilderWorksOnce(RuleChange, TradersAndBuilders):
    """A builder earns a second tile only when the road or city first goes on from its own tile."""

    rules = ("TB-BUILDER-12",)
    dealt = False

    def tile_placed(self, table: Table, cell: int) -> None:
        """Only beside it."""
        state = table.state
        own = [state.home[at] for at, there in state.figures.items()
               if any((one.seat, one.kind) == (state.player, "builder") for one in there)]  # fmt: skip
        if any(home - cell in STEP for home in own):
            super().tile_placed(table, cell)
