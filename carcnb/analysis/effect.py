"""What a line of play does: the table before it and after it, what happens between, and what both are worth.

Sentences, comparisons and hints read it, each in its own words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from carcnb.analysis.evaluation import Evaluation, of_table
from carcnb.engine.actions import Action
from carcnb.engine.board import segment_number, touched_segments
from carcnb.engine.events import Feature, FeatureCompleted, NeutralMoved, NeutralPlaced, PointsScored, SegmentAt
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask
from carcnb.errors import require

Line = Sequence[Action]

HARDER = 0.15
"""So much a chance must fall to be told."""


class Hindered(NamedTuple):
    """A feature of others as it was, that is theirs still and less likely to be completed, and by how much."""

    feature: Feature
    drop: float


class Effect:
    """What a line does for the player who is asked (``me``), to the end of what has to be done in the turn.

    ``before`` and ``after`` are tables, ``events`` what happens between them, ``placed`` the action that lays a tile.
    """

    def __init__(self, game: Game, actions: Line) -> None:
        self.me, self.actions = require(game.prompt, Ask).player, actions
        self.before, self.after = game.table, game.settled_table(actions)
        self.events = self.after.events[len(self.before.events) :]
        self.placed = next((action for action in actions if action.verb == "place"), None)

    @cached_property
    def then(self) -> Evaluation:
        """What everybody could expect before."""
        return of_table(self.before)

    @cached_property
    def now(self) -> Evaluation:
        """What everybody can expect after it."""
        return of_table(self.after)

    @property
    def in_turn(self) -> bool:
        """Whether the game goes on, so that there are chances."""
        return self.after.state.phase == "turn"

    @cached_property
    def completions(self) -> list[Feature]:
        """The features that are completed."""
        return [event.feature for event in self.events if isinstance(event, FeatureCompleted)]

    @cached_property
    def scorings(self) -> list[PointsScored]:
        """The points that features bring at once."""
        return [event for event in self.events if isinstance(event, PointsScored)]

    def touched_features(self) -> list[Feature]:
        """The features which the tile that is laid, or a piece that joins or parts roads, is part of, each once."""
        state, first = self.after.state, dict[int, int]()
        touched = [] if self.placed is None else [*touched_segments(state, cell_of(self.placed.xy))]
        for event in self.events:
            if isinstance(event, NeutralPlaced | NeutralMoved) and len(event.segments) > 1:
                touched += [segment_number(state, (*event.cell, index)) for index in event.segments]
        for segment in touched:
            first.setdefault(state.label[segment], segment)
        return [self.after.feature(segment) for segment in first.values()]

    def there(self, at: SegmentAt) -> Feature:
        """The feature of a segment after the line."""
        return self.after.feature(segment_number(self.after.state, at))

    def was(self, feature: Feature) -> list[Feature]:
        """The features, with somebody on them, that have become part of this one."""
        state, found = self.before.state, dict[int, Feature]()
        for x, y, index in feature.segments:
            cell = cell_of((x, y))
            if cell in state.tiles:
                segment = state.tiles[cell][1] + index
                if state.label[segment] not in found:
                    found[state.label[segment]] = self.before.feature(segment)
        return [one for one in found.values() if one.owners]

    def hindered_features(self) -> Iterator[Hindered]:
        """Others' features that are much less likely to be completed than before."""
        if not self.in_turn:
            return
        left = {segment: chance for one, chance in growing(self.now) for segment in one.segments}
        for feature, chance in growing(self.then):
            after = self.there(feature.segments[0])
            drop = chance - left.get(feature.segments[0], 0.0)  # what nothing can complete any more has no chance
            if (
                self.me not in feature.owners
                and after.owners == feature.owners
                and not after.complete
                and drop >= HARDER
            ):
                yield Hindered(feature, drop)


def growing(evaluation: Evaluation) -> Iterator[tuple[Feature, float]]:
    """Each unfinished feature with its chance to be completed."""
    for term in evaluation.terms:
        if isinstance(term.about, Feature) and term.what == "grows":
            yield term.about, term.chance
