"""Hints: where a line of play is worth a look, in general words that leave the finding to the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from carcnb.analysis.evaluation import of_table
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import touched_segments
from carcnb.engine.events import BonusScored, Cell, Feature, FeatureCompleted, FigurePlaced
from carcnb.engine.game import Game
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.errors import require
from carcnb.words import has, say

HARDER = 0.15
"""So much the chance of somebody else must fall to be a reason."""


class Hint(NamedTuple):
    """A sentence that tells where to look and why, and the squares to look at; none where it is about no square."""

    text: str
    cells: tuple[Cell, ...]


def hint(game: Game, actions: Sequence[Action], lang: str | None = None) -> Hint:
    """Where to look for a line of play that can be played now, in the session's language or the one named.

    It names a kind of feature, a side of the landscape and what can be done there, never the answer itself.

    >>> game = Game(position=["base-D 0,0 r0 red:city.N"], tiles=["base-E", "base-U", "base-U"], draws=["base-E"])
    >>> hint(game, [Action.parse("place base-E 0,-1 r2"), SKIP], "en").text
    'Look at a city in the north: something can be completed there.'
    """
    ask, first = require(game.prompt, Ask), actions[0]
    if ask.target == "square" and first.cell:
        why, kind = _why(game, actions, ask.player)
        where = say(f"hint-where-{_side(game.table, first.cell)}", lang)
        key = f"hint-look-{kind}"
        known = key if has(key, lang) else "hint-look-other"
        text = say(known, lang, where=where, why=say(f"hint-why-{why}", lang))
        return Hint(text, around(first.cell))
    if ask.kind == "deploy" and ask.cell:
        return Hint(say("hint-keep" if first == SKIP else "hint-figure", lang), (ask.cell,))
    return Hint(say("hint-choose", lang), around(first.cell) if first.cell else ())


def around(cell: Cell) -> tuple[Cell, ...]:
    """A square and the eight around it."""
    x, y = cell
    return tuple((x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))


def _side(table: Table, cell: Cell) -> str:
    """On which side of the landscape a square is: N, NE and so on, O in the middle."""
    places = [XY[number] for number in table.state.tiles]
    sides = ""
    for axis, names in ((1, "NS"), (0, "WE")):
        low, high = min(at[axis] for at in places), max(at[axis] for at in places)
        third = (high - low) / 3
        sides += names[0] if cell[axis] < low + third else names[1] if cell[axis] > high - third else ""
    return sides or "O"


def _why(game: Game, actions: Sequence[Action], me: str) -> tuple[str, str]:
    """The first thing that a line does, and the kind of feature it does it to."""
    before, after = game.table, game.settled_table(actions)
    events = after.events[len(before.events) :]
    for event in events:
        if isinstance(event, FeatureCompleted):
            return "closes", event.feature.kind
    if any(isinstance(event, BonusScored) and event.points > 0 and event.player == me for event in events):
        return "bonus", "other"
    if kind := _joined(before, after, actions):
        return "joins", kind
    for event in events:
        if isinstance(event, FigurePlaced) and event.player == me:
            return "claims", event.spot.partition(".")[0]
    if after.state.phase == "turn" and (kind := _hindered(before, after, me)):
        return "blocks", kind
    return next((("grows", one.kind) for one in _features(after, actions) if me in one.owners), ("quiet", "other"))


def _features(table: Table, actions: Sequence[Action]) -> list[Feature]:
    """The features that the tile which was laid is part of."""
    if actions[0].cell is None:
        return []
    return [table.feature(segment) for segment in touched_segments(table.state, cell_of(actions[0].cell))]


def _joined(before: Table, after: Table, actions: Sequence[Action]) -> str:
    """The kind of a feature that several with figures have become; empty: there is none."""
    for feature in _features(after, actions):
        owned = set()
        for x, y, index in feature.segments:
            cell = cell_of((x, y))
            if cell in before.state.tiles:
                segment = before.state.tiles[cell][1] + index
                if before.feature(segment).owners:
                    owned.add(before.state.label[segment])
        if len(owned) > 1:
            return feature.kind
    return ""


def _hindered(before: Table, after: Table, me: str) -> str:
    """The kind of a feature of others that is less likely to be completed than before; empty: there is none."""
    left = {
        segment: term.chance
        for term in of_table(after).terms
        if term.what == "grows" and isinstance(term.about, Feature)
        for segment in term.about.segments
    }
    for term in of_table(before).terms:
        feature = term.about
        if not isinstance(feature, Feature) or term.what != "grows" or me in feature.owners:
            continue
        if term.chance - left.get(feature.segments[0], 0.0) >= HARDER:
            return feature.kind
    return ""
