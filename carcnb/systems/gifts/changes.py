"""Rules of The Gifts, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import ClassVar

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import RuleChange
from carcnb.engine.board import segment_at, segment_number
from carcnb.engine.events import CardUsed, Event, FigureMoved, FigureReturned, TurnBegan
from carcnb.engine.prompts import Answered
from carcnb.engine.scoring import Due
from carcnb.engine.state import Figure, State
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
        return [] if any(isinstance(event, CardUsed) for event in _of_turn(table)) else options


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


class SweptStay(RuleChange, Gifts):
    """Figures stay on a road that is swept."""

    rules = ("GIFT-22",)
    dealt = False

    def sweep_due(self, table: Table, seat: str, segment: int) -> Due:
        """The points, and no more."""
        return super().sweep_due(table, seat, segment)._replace(home="")


class SweptTaken(RuleChange):
    """On a road that was swept nobody puts a thief in the same turn."""

    rules = ("GIFT-23",)
    dealt = False

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        state = table.state
        swept = {state.label[segment_at(state, event.cell, event.spot)] for event in _of_turn(table)
                 if isinstance(event, FigureReturned) and event.rule == "GIFT-22"}  # fmt: skip
        return [option for option in options if not option.where or _feature_at(state, option) not in swept]


def _feature_at(state: State, option: Action) -> int:
    """The feature on which an answer puts a figure."""
    return state.label[segment_at(state, option.xy, option.where)]


def _of_turn(table: Table) -> Iterator[Event]:
    """What has happened in this turn, the last first."""
    return takewhile(lambda event: not isinstance(event, TurnBegan), reversed(table.events))


class StraysStay(RuleChange, Gifts):
    """What stands alone since a follower has changed its position stays there."""

    kind: ClassVar[str]

    def _change(self, table: Table, seat: str) -> Answered:
        """Those of the kind are not there while it happens."""
        state = table.state
        steps, answer = super()._change(table, seat), None
        while True:
            whole = dict(state.figures)
            left = {at: tuple(one for one in there if one.kind != self.kind) for at, there in whole.items()}
            state.figures.clear()
            state.figures.update({at: there for at, there in left.items() if there})
            try:
                met = steps.send(answer) if answer else next(steps)
            except StopIteration as done:
                return bool(done.value)
            finally:
                for at, there in whole.items():
                    kept = tuple(one for one in there if one.kind == self.kind)
                    if kept:
                        state.figures[at] = (*state.figures.get(at, ()), *kept)
            answer = yield met


class BuilderStaysAlone(StraysStay):
    """A builder stays when the last follower beside it lies down."""

    rules = ("GIFT-31",)
    dealt = False
    kind = "builder"


class PigStaysAlone(StraysStay):
    """A pig stays when the last farmer beside it gets up."""

    rules = ("GIFT-32",)
    dealt = False
    kind = "pig"


class PigLater(RuleChange):
    """A follower that has become a farmer takes no pig in the same turn."""

    rules = ("GIFT-33",)
    dealt = False

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        state = table.state
        new = {segment_number(state, (*event.cell, event.segment)) for event in _of_turn(table)
               if isinstance(event, FigureMoved)}  # fmt: skip
        older = {state.label[at] for figure, at in table.followers_of(state.player) if at not in new}
        return [option for option in options if option.what != "pig" or _feature_at(state, option) in older]
