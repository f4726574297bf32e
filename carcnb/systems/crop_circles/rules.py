"""Crop Circles: a tile with a sign lets all players add a figure, or makes all take one back (CROP-1 to CROP-12).

A game with fewer than its six tiles is set up with ``tiles=[...]``, like any other part of the box (CROP-12, D-INT-15).
"""

from __future__ import annotations

from typing import NamedTuple

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import segment_at, spot_of, terrain
from carcnb.engine.events import Cell
from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.prompts import Ask, Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.state import Figure
from carcnb.engine.table import Table

SIGNS = {"pitchfork": "field", "club": "road", "shield": "city"}
"""The features whose figures a sign calls: farmers, thieves, knights; never monks (CROP-5, D-CROP-6)."""

ADD, TAKE_BACK = "A", "B"
"""The two actions; one of them is carried out by all players (CROP-3)."""


class SignShown(NamedTuple):
    """A tile with a crop circle has been played to its end: figures on one ``kind`` of feature are called (CROP-5)."""

    player: str
    kind: str
    cell: Cell
    rule: str = "CROP-5"


class AddingChosen(NamedTuple):
    """The active player chose action A: everybody may add a figure (CROP-6)."""

    player: str
    kind: str
    cell: Cell
    rule: str = "CROP-6"


class TakingBackChosen(NamedTuple):
    """The active player chose action B: everybody has to take a figure back (CROP-7)."""

    player: str
    kind: str
    cell: Cell
    rule: str = "CROP-7"


class PassedOver(NamedTuple):
    """A player has no figure of the ``kind`` on the landscape and does nothing (CROP-8)."""

    player: str
    kind: str
    rule: str = "CROP-8"


class SupplyEmpty(NamedTuple):
    """A player might add a figure and has none at hand that may stand there (CROP-6)."""

    player: str
    rule: str = "CROP-6"


Chosen = AddingChosen | TakingBackChosen


class CropCircles(Expansion):
    """Six tiles with a crop circle, placed and scored like others; then comes the action of all (CROP-1, CROP-2).

    Only followers count: a builder or pig is neither added nor taken, but goes home when its last follower does
    (D-CROP-2, D-CROP-5).
    """

    name = "crop_circles"
    verbs = ("crop", "add", "remove")
    sets = ("crop",)

    def part_over(self, table: Table, cell: int) -> Script:
        """The active player chooses A or B for all, then everybody acts, the active player last (CROP-3, CROP-4)."""
        player, at = table.state.player, XY[cell]
        kind = _called(table, cell)
        if not kind:
            return
        shown = SignShown(player, kind, at)
        table.say(shown)
        ways = [Action("crop", ADD), Action("crop", TAKE_BACK)]
        way = (yield Ask(player, "crop", ways, "CROP-3", cell=at, about=shown)).what
        chosen: Chosen = AddingChosen(player, kind, at) if way == ADD else TakingBackChosen(player, kind, at)
        table.say(chosen)
        act = self._add if way == ADD else self._take_back
        for seat in self.order(table):
            if own := self.figures_called(table, seat, kind):
                yield from act(table, seat, own, chosen)
            else:
                table.say(PassedOver(seat, kind))

    def order(self, table: Table) -> tuple[str, ...]:
        """The seats as they act: clockwise, the active player last (CROP-4)."""
        active, *others = table.clockwise(table.state.player)
        return (*others, active)

    def figures_called(self, table: Table, seat: str, kind: str) -> list[tuple[int, str]]:
        """Segment and name of the figures of a player that a sign calls (CROP-5)."""
        return _own(table, seat, kind)

    def _add(self, table: Table, seat: str, own: list[tuple[int, str]], chosen: Chosen) -> Script:
        """A figure may go beside an own one of the kind, whoever else is there (CROP-6, D-CROP-1, D-CROP-4).

        It may have come home in this very turn (D-CROP-3).
        """
        at_hand = [name for name in table.followers if table.state.supply[seat, name]]
        beside = dict.fromkeys(segment for segment, _ in own)
        options = [
            _at(table, "add", name, segment)
            for segment in beside
            for name in at_hand
            if table.may_stand(seat, name, segment)
        ]
        if not options:
            table.say(SupplyEmpty(seat))
            return
        action = yield Ask(seat, "add", [*options, SKIP], "CROP-6", target="segment", cell=chosen.cell, about=chosen)
        if action != SKIP:
            table.deploy(seat, action.what, _segment(table, action), "CROP-6")

    def _take_back(self, table: Table, seat: str, own: list[tuple[int, str]], chosen: Chosen) -> Script:
        """An own figure of the kind goes home unscored; its player chooses which where there is a choice (CROP-7)."""
        options = list(dict.fromkeys(_at(table, "remove", name, segment) for segment, name in own))
        action = options[0]
        if len(options) > 1:
            action = yield Ask(seat, "remove", options, "CROP-7", target="figure", cell=chosen.cell, about=chosen)
        table.take_back(Figure(seat, action.what), _segment(table, action), "CROP-7")

    # ---- reasons

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """The rule by which a figure is not called, or a place is none to add one to."""
        if ask.kind not in ("add", "remove") or action.verb != ask.kind or action.cell is None:
            return None
        try:
            segment = _segment(table, action)
        except LookupError:  # no segment of a laid tile: not one of the places in question
            return None
        kind = terrain(table.state, segment)
        called = _called(table, cell_of(ask.xy))
        if kind != called:
            return Refusal(f"crop-called-{called}", "CROP-5", {})
        if action.what not in table.followers:
            return Refusal("crop-follower", ask.rule, {})
        if ask.kind == "remove":
            return Refusal("crop-not-there", "CROP-7", {})
        return self._why_not_added(table, ask.player, action.what, segment, kind)

    def _why_not_added(self, table: Table, seat: str, name: str, segment: int, kind: str) -> Refusal | None:
        state = table.state
        places = [place for place, _ in _own(table, seat, kind)]
        if state.label[segment] not in {state.label[place] for place in places}:
            if state.home[segment] in {state.home[place] for place in places}:
                return Refusal(f"crop-separate-{kind}", "CROP-10", {})
            return Refusal(f"crop-alone-{kind}", "CROP-6", {})
        if segment not in places:
            return Refusal("crop-beside", "CROP-6", {})
        if not state.supply[seat, name]:
            return Refusal("no-figure", "CROP-6", {"figure": name})
        return table.why_not_standing(seat, name, segment)


def _called(table: Table, cell: int) -> str:
    """The kind of feature whose figures the tile on a cell calls, or nothing."""
    return SIGNS.get(table.state.tiles[cell][0].design.marks.get("crop_circle", ""), "")


def _own(table: Table, seat: str, kind: str) -> list[tuple[int, str]]:
    """Segment and name of a player's followers on one kind of feature, in the order the tiles were laid (D-CROP-2)."""
    own = sorted(table.followers_of(seat), key=lambda at: at[1])
    return [(segment, figure.kind) for figure, segment in own if terrain(table.state, segment) == kind]


def _at(table: Table, verb: str, name: str, segment: int) -> Action:
    """The answer that puts a figure on a segment, or takes it from there."""
    return Action(verb, name, *spot_of(table.state, segment))


def _segment(table: Table, action: Action) -> int:
    """The segment that such an answer names."""
    return segment_at(table.state, action.xy, action.where)
