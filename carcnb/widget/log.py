"""The log of a game as the board shows it: newest first, a page at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from carcnb.rules.actions import Action
from carcnb.rules.events import (
    Event,
    FeatureCompleted,
    FigurePlaced,
    FigureReturned,
    FinalScoringBegan,
    GameEnded,
    PointsScored,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TurnBegan,
)
from carcnb.widget.reader import Reader

PAGE = 30
"""Entries that are sent at a time."""

_ANSWER = {TileDrawn: "draw", TilePlaced: "place", FigurePlaced: "deploy"}


def page(
    events: Sequence[Event], history: Sequence[Action], reader: Reader, before: int | None = None
) -> tuple[list[dict[str, Any]], bool]:
    """The newest entries older than ``before`` (an entry's id), newest first, and whether there are older ones.

    What an entry lacks (points, sum, cells, a rule) is left out of it, for an entry is sent thirty times a move.
    """
    shown = [(i, n) for i, n in _stamped(events, history) if (before is None or i < before) and _tells(events[i])]
    return [_entry(i, n, events[i], reader) for i, n in shown[: -PAGE - 1 : -1]], len(shown) > PAGE


def _stamped(events: Sequence[Event], history: Sequence[Action]) -> Iterator[tuple[int, int]]:
    """Every event's number with the number of answers given when it happened."""
    n, begun = 0, False
    for i, event in enumerate(events):
        begun = begun or isinstance(event, TurnBegan)
        verb = _ANSWER.get(type(event)) if begun else None
        if verb:
            # an answer that says no event, such as a skip, is stepped over here
            n = next((k + 1 for k in range(n, len(history)) if history[k].verb == verb), n)
        yield i, n


def _tells(event: Event) -> bool:
    """Whether the log tells it: not what the next entry says anyway, nor how the table was laid at the start."""
    match event:
        case TurnBegan() | TileDrawn() | TilePlaced(player=""):
            return False
        case FeatureCompleted(feature):
            return not feature.owners
    return True


def _entry(id: int, n: int, event: Event, reader: Reader) -> dict[str, Any]:
    text = reader.entry(event)
    entry: dict[str, Any] = {"id": id, "n": n, "kind": _kind(event), "text": text["text"], "say": text["say"]}
    seat = getattr(event, "player", None)
    cells = _cells(event)
    if seat:
        entry["seat"] = seat
    if isinstance(event, PointsScored | GameEnded):
        entry["strong"] = True
    if text["points"] is not None:
        entry |= {"points": text["points"], "sum": text["sum"]}
    if text["rule"]:
        entry["rule"] = text["rule"]
    if cells:
        entry["cells"] = cells
    return entry


def _kind(event: Event) -> str:
    match event:
        case PointsScored() | FeatureCompleted():
            return "points"
        case TilePlaced():
            return "tile"
        case FigurePlaced():
            return "figure"
        case FigureReturned():
            return "return"
        case TileRemoved():
            return "draw"
        case FinalScoringBegan() | GameEnded():
            return "end"
    return "turn"


def _cells(event: Event) -> list[list[int]]:
    match event:
        case PointsScored(feature=feature) | FeatureCompleted(feature=feature):
            return [list(cell) for cell in feature.segments]
        case FigurePlaced(cell=cell, segment=segment) | FigureReturned(cell=cell, segment=segment):
            return [[*cell, segment]]
        case TilePlaced(cell=cell):
            return [[*cell, -1]]
    return []
