"""Rules of The Gifts, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import RuleChange
from carcnb.engine.events import CardUsed, TurnBegan
from carcnb.engine.prompts import Answered
from carcnb.engine.state import Figure
from carcnb.engine.table import Table
from carcnb.systems.gifts.rules import GiftDue, Gifts


class GiftIfAbsent(RuleChange, Gifts):
    """A gift is due only where one has nobody."""

    rules = ("GIFT-6",)

    def _due(self, table: Table, cell: int) -> GiftDue | None:
        found = super()._due(table, cell)
        first = table.state.tiles[cell][1]
        mine = found and table.features_held(found.player, (table.state.label[first + found.segment],))
        return None if mine else found


class GiftIfPresent(RuleChange, Gifts):
    """A gift is due only where one has somebody, too."""

    rules = ("GIFT-5",)

    def _due(self, table: Table, cell: int) -> GiftDue | None:
        found = super()._due(table, cell)
        first = table.state.tiles[cell][1]
        mine = found and table.features_held(found.player, (table.state.label[first + found.segment],))
        return found if mine else None


class GiftIfOpen(RuleChange, Gifts):
    """A gift is due only where the road or city stays open."""

    rules = ("GIFT-9",)

    def _due(self, table: Table, cell: int) -> GiftDue | None:
        found = super()._due(table, cell)
        first = table.state.tiles[cell][1]
        return None if found and table.feature(first + found.segment).complete else found


class GiftForFigure(RuleChange):
    """Whoever opens a gift puts no figure down in this turn."""

    rules = ("GIFT-19",)

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        turn = takewhile(lambda event: not isinstance(event, TurnBegan), reversed(table.events))
        return [] if any(isinstance(event, CardUsed) for event in turn) else options


class ChangeWhereFree(RuleChange, Gifts):
    """A follower changes its position only to where nobody stands."""

    rules = ("GIFT-28",)

    def _targets(self, table: Table, figure: Figure, segment: int) -> Iterator[int]:
        taken = table.occupied_features()
        yield from (at for at in super()._targets(table, figure, segment) if table.state.label[at] not in taken)


class SecondTileIsKept(RuleChange, Gifts):
    """Of two tiles the one not kept is in hand in the next turn: the second is the one that is placed."""

    rules = ("GIFT-34", "GIFT-35")

    def _take_two(self, table: Table, seat: str) -> Answered:
        """There is no choice."""
        yield from ()
        return False
