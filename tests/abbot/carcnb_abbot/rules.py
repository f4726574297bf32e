"""The Abbot: gardens, and a figure that may be taken back to score before all is complete (ABB-1 to ABB-10)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from carcnb.engine.actions import Action
from carcnb.engine.board import is_complete, segment_at, spot_of, terrain
from carcnb.engine.events import Feature, Line
from carcnb.engine.expansion import Expansion
from carcnb.engine.features import FeatureKind
from carcnb.engine.figures import FigureKind
from carcnb.engine.prompts import Ask
from carcnb.engine.refusals import Refusal
from carcnb.engine.scoring import Due, lines
from carcnb.engine.state import Figure
from carcnb.engine.table import Table

if TYPE_CHECKING:
    from carcnb.engine.setup import Setup

ABBOT = "abbot"
GARDEN = "garden"
HOMES = ("monastery", GARDEN)
"""Where an abbot may stand (ABB-6)."""


def garden_lines(feature: Feature, setup: Setup) -> tuple[Line, ...]:
    """A garden brings 1 point for its tile and 1 for every tile around it (ABB-3, ABB-4)."""
    rule = "ABB-3" if feature.complete else "ABB-4"
    return (Line(GARDEN, 1, 1, rule), Line("neighbour", feature.tiles - 1, 1, rule))


class Leaving(NamedTuple):
    """The segment from which the abbot of the player on turn is coming back, from the figure step to the scoring."""

    segment: int | None = None


class Abbot(Expansion):
    """4 tiles with a garden and, for every player, one abbot (ABB-1, ABB-5)."""

    name = "abbot"
    verbs = (ABBOT,)
    sets = ("abbot",)
    kinds = (FeatureKind(GARDEN, "abbot", "squares", "ABB-3", 2, garden_lines),)
    figures = MappingProxyType({ABBOT: FigureKind(1, rule="ABB-5")})
    memory = Leaving()

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        """An abbot stands on monasteries and gardens only, and on gardens nobody else (ABB-2, ABB-6)."""
        place = terrain(table.state, segment)
        if kind == ABBOT:
            return None if place in HOMES else Refusal("abbot-place", "ABB-6", {})
        return Refusal("garden-figure", "ABB-2", {}) if place == GARDEN else None

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        """Instead of putting a figure down its player may take the abbot back (ABB-8)."""
        return options + [
            Action(ABBOT, "", *spot_of(table.state, segment))
            for figure, segment in table.followers_of(table.state.player)
            if figure.kind == ABBOT and not is_complete(table.state, segment)
        ]

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> None:
        """Whether the abbot is coming back; he does so when this tile is scored (ABB-9)."""
        if chosen.verb == ABBOT and chosen.cell:
            table.remember(Leaving(segment_at(table.state, chosen.cell, chosen.where)))

    def dues(self, table: Table, cell: int, dues: list[Due]) -> list[Due]:
        """An abbot taken back scores what the place would bring at the end of the game, for him alone (ABB-9)."""
        seat, segment = table.state.player, table.recall(Leaving).segment
        if segment is None:
            return dues
        table.remember(self.memory)
        feature = table.feature(segment)
        sums = {seat: lines(table, segment, feature, seat)}
        return [*dues, Due(feature, sums, segment, "ABB-8", Figure(seat, ABBOT))]

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """An abbot is taken back in the figure step, from where he stands, if that is not complete (ABB-8)."""
        if action.verb != ABBOT:
            return None
        if ask.kind != "deploy":
            return Refusal("abbot-when", "ABB-8", {})
        standing = [spot_of(table.state, segment) for figure, segment in table.followers_of(ask.player)
                    if figure.kind == ABBOT]  # fmt: skip
        return Refusal("abbot-complete" if (action.cell, action.where) in standing else "abbot-none", "ABB-8", {})
