"""What an action would bring: it is played on a copy of the game, and the events say what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.board.notes import size
from carcnb.board.reader import Reader
from carcnb.engine.actions import Action
from carcnb.engine.board import is_complete, segment_number
from carcnb.engine.events import (
    Event,
    Feature,
    FeatureCompleted,
    NeutralMoved,
    NeutralPlaced,
    PointsScored,
    Scored,
    SegmentAt,
    TokensReturned,
    TokensTaken,
    of_expansion,
    worth,
)
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.scoring import lines
from carcnb.engine.table import Table
from carcnb.wire.rows import Spot
from carcnb.wire.view import LineView

MOST = 3
"""Unfinished features that are told; those that somebody owns come first."""


def sentences(game: Game, action: Action, reader: Reader, key: str) -> list[LineView]:
    """What a legal action would bring, in the order of the rules, as lines of text with their rules and cells.

    These are the features it would complete (BASE-3.5), with who would score how much and the rule of the first sum;
    tokens; what an expansion does on the board, or what chance may make of the action; and what becomes of the
    unfinished features that a piece of nobody's comes to or leaves.  ``key`` is ``"outlook"`` or ``"then"``.
    """
    found: list[LineView] = []
    completed: set[SegmentAt | None] = set()
    after = game.ahead(action)
    events = after.events[len(game.table.events) :]
    for i, event in enumerate(events):
        if isinstance(event, FeatureCompleted):
            scored = _scored(events[i + 1 :])
            gains = [(e.player, e.points) for e in scored] or _owed(after, event.feature)
            claimed = None if gains or action.verb != "place" else _claim(game, after, action, event.feature)
            told = reader.gains(gains) if claimed is None else reader.say("gain-claim", points=claimed)
            text = reader.say(f"{key}-{event.feature.kind}", gains=told)
            rule = scored[0].rule if scored else event.rule
            found.append({"text": text, "rule": rule, "cells": [event.feature.segments[0]]})
            completed.add(event.feature.segments[0])
        elif isinstance(event, Scored) and (spot := _what_for(event)) not in completed:
            what, gains = reader.entry(event)["text"], [(event.player, event.points)]
            text = reader.say("outlook-scored", what=what, gains=reader.gains(gains))
            found.append({"text": text, "rule": event.rule, "cells": [spot] if spot else []})
        elif isinstance(event, TokensTaken):
            found.append(_tell_event(event, [event.feature.segments[0]], reader))
        elif isinstance(event, TokensReturned):
            found.append(_tell_event(event, [], reader))
        elif of_expansion(event) and (where := getattr(event, "cell", None)):
            found.append(_tell_event(event, [(*where, getattr(event, "segment", -1))], reader))
    for expansion in after.expansions:
        for event in expansion.foretell(after, action):
            found.append(_tell_event(event, [(*cell, -1) for cell in getattr(event, "cells", ())], reader))
    return found + _unfinished(after, events, reader)


def _claim(game: Game, after: Table, action: Action, feature: Feature) -> int | None:
    """What a feature of nobody's that a tile completes brings with a figure put on it; None if none may stand there."""
    ask = game.asked_next(action)
    if ask is None or ask.kind != "deploy" or ask.cell is None:
        return None
    tile, _ = after.state.tiles[cell_of(ask.cell)]
    free = {(*ask.cell, tile.spots[option.where]) for option in ask.options if option.verb == "deploy"}
    found = next((spot for spot in feature.segments if tuple(spot) in free), None)
    return _worth(after, found, feature, ask.player) if found else None


def _tell_event(event: Event, cells: list[Spot], reader: Reader) -> LineView:
    return {"text": reader.entry(event)["text"], "rule": event.rule, "cells": cells}


def _unfinished(after: Table, events: Sequence[Event], reader: Reader) -> list[LineView]:
    """Each unfinished feature that a piece was put on or moved from, as it would be, and whom it would bring what."""
    spots: dict[tuple[int, int, int], str] = {}
    for event in events:
        if isinstance(event, NeutralPlaced | NeutralMoved):
            spots |= {(*event.cell, s): event.rule for s in event.segments}
        if isinstance(event, NeutralMoved):
            spots |= {(*event.origin, s): event.rule for s in event.was}
    features: dict[int, tuple[tuple[int, int, int], str]] = {}
    for spot, rule in spots.items():
        segment = segment_number(after.state, spot)
        if not is_complete(after.state, segment):
            features.setdefault(after.state.label[segment], (spot, rule))
    told: list[LineView] = [
        {"text": _as_it_is(after, spot, reader), "rule": rule, "cells": [spot]}
        for _, (spot, rule) in sorted(features.items(), key=lambda entry: not _owned(after, entry[1][0]))
    ]
    return told[:MOST]


def _owned(table: Table, spot: tuple[int, int, int]) -> bool:
    return bool(table.feature(segment_number(table.state, spot)).owners)


def _as_it_is(table: Table, spot: tuple[int, int, int], reader: Reader) -> str:
    feature = table.feature(segment_number(table.state, spot))
    gains = [(seat, _worth(table, spot, feature, seat)) for seat in feature.owners]
    return reader.say("outlook-unfinished", note=size(feature, reader), gains=reader.gains(gains))


def _what_for(event: Scored) -> SegmentAt | None:
    """A segment of the feature that points are for."""
    return event.feature.segments[0] if isinstance(event, PointsScored) else None


def _owed(table: Table, feature: Feature) -> list[tuple[str, int]]:
    """What its owners get for a complete feature where somebody has still to choose how it is recorded."""
    return [(seat, _worth(table, feature.segments[0], feature, seat)) for seat in feature.owners]


def _worth(table: Table, spot: SegmentAt, feature: Feature, seat: str) -> int:
    """The points of a feature for a player."""
    return worth(lines(table, segment_number(table.state, spot), feature, seat))


def _scored(events: Sequence[Event]) -> list[PointsScored]:
    """The points for the feature whose completion stands before these events."""
    end = next((i for i, event in enumerate(events) if isinstance(event, FeatureCompleted)), len(events))
    return [event for event in events[:end] if isinstance(event, PointsScored)]
