"""The log of a game as the board shows it: newest first, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.engine.events import (
    Event,
    FeatureCompleted,
    FigurePlaced,
    GameEnded,
    NeutralPlaced,
    NeutralRemoved,
    Scored,
    TileDrawn,
    TilePlaced,
    TokensTaken,
    TurnBegan,
)
from carcnb.widget.reader import Reader
from carcnb.widget.wire import LogEntry, Spot

PAGE = 30
"""Entries that are sent at a time."""

SPOKEN = 8
"""Entries that one move can add and that are read aloud."""


def page(events: Sequence[Event], reader: Reader, before: int | None = None) -> tuple[list[LogEntry], bool]:
    """The newest entries older than ``before`` (an entry's id), newest first, and whether there are older ones.

    What an entry lacks (a seat, points, sum, cells, a rule) is left out of it, for thirty are sent with every move;
    what is read aloud stands in the newest only.
    """
    start, end = _start(events), len(events) if before is None else min(before, len(events))
    shown = [i for i in range(start, end) if tells(events[i], events[i + 1] if i + 1 < len(events) else None)]
    entries = [_entry(i, events[i], reader) for i in shown[: -PAGE - 1 : -1]]
    for entry in entries[SPOKEN:]:
        del entry["say"]
    return entries, len(shown) > PAGE


def _start(events: Sequence[Event]) -> int:
    """The number of the first event after the table was laid."""
    laid = TilePlaced | FigurePlaced | NeutralPlaced
    return next((i for i, event in enumerate(events) if not isinstance(event, laid)), len(events))


def tells(event: Event, following: Event | None) -> bool:
    """Whether the log tells it: not what the next entry says anyway."""
    match event:
        case TurnBegan() | TileDrawn():
            return False
        case FeatureCompleted(feature):
            return not feature.owners
        case NeutralRemoved(piece=piece):  # several that leave together, or become somebody's tokens, are told once
            return not (
                (isinstance(following, NeutralRemoved) and following.piece == piece)
                or (isinstance(following, TokensTaken) and following.token == piece)
            )
    return True


def _entry(id: int, event: Event, reader: Reader) -> LogEntry:
    told = reader.entry(event)
    entry: LogEntry = {"id": id, "text": told["text"], "say": told["say"]}
    if event.player:
        entry["seat"] = event.player
    if isinstance(event, Scored | GameEnded):
        entry["strong"] = True
    if told["points"] is not None:
        entry["points"], entry["sum"] = told["points"], told["sum"]
    if told["rule"]:
        entry["rule"] = told["rule"]
    if cells := _cells(event):
        entry["cells"] = cells
    return entry


def _cells(event: Event) -> list[Spot]:
    if feature := getattr(event, "feature", None):
        return [feature.segments[-1]]  # a segment lights its whole feature
    if cell := getattr(event, "cell", None):
        return [(*cell, getattr(event, "segment", -1))]
    return []
