"""The log of a game as the board shows it: newest first, some turns at a time."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.board.aloud import describe_laying
from carcnb.board.notes import role
from carcnb.board.reader import Reader
from carcnb.engine.events import (
    Event,
    FeatureCompleted,
    FigurePlaced,
    FinalScoringBegan,
    GameEnded,
    NeutralPlaced,
    NeutralRemoved,
    Scored,
    TileDrawn,
    TilePlaced,
    TokensTaken,
    TurnBegan,
)
from carcnb.engine.table import Table
from carcnb.wire.rows import Spot
from carcnb.wire.view import LogEntry

PAGE = 20
"""Entries from which no further turn is sent; four turns at least are."""

LEAST = 4
"""Turns that are always sent, as far as there are so many."""


def page(
    table: Table, events: Sequence[Event], reader: Reader, before: int | None = None
) -> tuple[list[LogEntry], bool]:
    """The newest turns older than ``before`` (an entry's id), newest first, and whether there are older ones.

    An entry names its turn by the number of the event that began it.  Turns are sent whole: as many as a page takes.
    What an entry lacks (a seat, points, sum, cells, a rule) is left out of it.
    """
    start, end = _start(events), len(events) if before is None else min(before, len(events))
    turns: dict[int, list[int]] = {}
    turn = start
    for i in range(start, end):
        if isinstance(events[i], TurnBegan | FinalScoringBegan):
            turn = i
        if tells(events[i], events[i + 1] if i + 1 < len(events) else None):
            turns.setdefault(turn, []).append(i)
    entries: list[LogEntry] = []
    sent = 0
    for turn, told in reversed(turns.items()):
        if sent >= LEAST and len(entries) + len(told) > PAGE:
            break
        entries += [_entry(i, turn, events[i], table, reader) for i in reversed(told)]
        sent += 1
    return entries, sent < len(turns)


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


def _entry(id: int, turn: int, event: Event, table: Table, reader: Reader) -> LogEntry:
    told = reader.entry(event)
    entry: LogEntry = {"id": id, "turn": turn, "text": told["text"], "say": told["say"]}
    if isinstance(event, TilePlaced):
        entry["icon"] = "tile"
        entry["say"] = describe_laying(table.state, told["text"], event.cell, reader)
    elif isinstance(event, FigurePlaced):
        kind, follower = event.spot.partition(".")[0], event.figure in table.followers
        entry["icon"] = table.kinds[kind].role if follower else event.figure
        entry["what"] = role(kind, reader) if follower else reader.word(f"figure-{event.figure}", event.figure)
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
