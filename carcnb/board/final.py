"""The end of a game: where every point came from, as a table, as a curve over the turns, and turn by turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from carcnb.board.reader import Reader
from carcnb.engine.ending import final_began
from carcnb.engine.events import (
    BonusScored,
    Event,
    PointsScored,
    Scored,
    TilePlaced,
    TurnBegan,
)
from carcnb.engine.game import Game
from carcnb.errors import require
from carcnb.wire.view import BestTurn, Final, FinalGroup, FinalRow, Gain

BEST = 5
"""How many turns are named as those that brought most."""


def final(game: Game, reader: Reader) -> Final:
    """Points by kind of feature, during the game and in the final scoring; the columns sum to the scores.

    A row per kind of feature that scored, in the order in which the table lists them, another for those of the kind
    that were owned by a rule of an expansion, then one per reason for points that no feature gave.  Of several rules in
    a row that of the most points stands there.  The ``gains`` of a row are the features that brought its points, each
    once for every seat that they were for.
    """
    seats, scores, events = game.seats, game.scores, game.events
    values: dict[_Row, dict[str, int]] = defaultdict(lambda: dict.fromkeys(seats, 0))
    gains: dict[_Row, list[Gain]] = defaultdict(list)
    rules: dict[_Row, tuple[int, str]] = {}
    for event in events:
        if isinstance(event, PointsScored):
            owned = event.feature.owned
            row = _Row(event.final, event.feature.kind, owned.rule if owned else "")
            values[row][event.player] += event.points
            rules[row] = (
                (0, row.owned)
                if row.owned
                else max(rules.get(row, (-1, "")), (event.points, event.rule), key=lambda entry: entry[0])
            )
            if event.points:
                # one segment stands for its feature: the view tells which others belong to it
                gains[row].append((*event.feature.segments[0], seats.index(event.player), event.points))
        elif isinstance(event, BonusScored):
            row = _Row(event.final, f"bonus-{event.reason}")
            values[row][event.player] += event.points
            rules.setdefault(row, (event.points, event.rule))
    groups: list[FinalGroup] = []
    listed = [*game.table.kinds, *dict.fromkeys(row.kind for row in values if row.kind.startswith("bonus-"))]
    for late, title in ((False, "final-during"), (True, "final-scoring")):
        there = [row for kind in listed for row in sorted(values) if (row.late, row.kind) == (late, kind)]
        rows: list[FinalRow] = [
            {
                "text": _name(row, reader),
                "values": [values[row][seat] for seat in seats],
                "gains": gains[row],
                "rule": rules[row][1],
            }
            for row in there
        ]
        groups.append({"title": reader.say(title), "rows": rows})
    other = [scores[seat] - sum(row[seat] for row in values.values()) for seat in seats]
    if any(other):
        groups[0]["rows"].append({"text": reader.say("final-other"), "values": other, "gains": []})
    totals = [scores[seat] for seat in seats]
    winners = [seat for seat in seats if scores[seat] == max(totals)]
    # of many players the others' points stand in the table
    told = scores if len(seats) < 3 else {seat: scores[seat] for seat in winners}
    return {
        "title": reader.result(told),
        "winners": winners,
        "columns": list(seats),
        "groups": groups,
        "totals": totals,
        "curve": _curve(game),
        "best": _best(game, reader),
    }


class _Row(NamedTuple):
    """What a row of the table is of; ``owned`` is the rule by which its features were owned, if one of an expansion."""

    late: bool
    kind: str
    owned: str = ""


def _name(row: _Row, reader: Reader) -> str:
    if row.kind.startswith("bonus-"):
        return reader.word(row.kind, row.kind)
    text = reader.say(f"final-{'unfinished-' if row.late else ''}{row.kind}")
    return reader.say("final-owned", text=text, title=reader.title(row.owned)) if row.owned else text


def _curve(game: Game) -> list[list[int]]:
    """Every seat's points at the start, after each turn, and after the final scoring."""
    sums = dict(zip(game.seats, game.setup.scores or [0] * len(game.seats), strict=True))
    curve = [[sums[seat]] for seat in game.seats]
    for turn in _turns(game.events):
        for event in turn.events:
            if isinstance(event, Scored):
                sums[event.player] += event.points
        for line, seat in zip(curve, game.seats, strict=True):
            line.append(sums[seat])
    for line, seat in zip(curve, game.seats, strict=True):
        line.append(game.scores[seat])
    return curve


def _best(game: Game, reader: Reader) -> list[BestTurn]:
    """The turns that brought one player most, most first: the tile laid in it, and what scored."""
    found: list[BestTurn] = []
    for turn in _turns(game.events):
        sums: dict[str, int] = defaultdict(int)
        for event in turn.events:
            if isinstance(event, Scored):
                sums[event.player] += event.points
        laid = [event for event in turn.events if isinstance(event, TilePlaced)]
        if not laid or not sums or (most := max(sums.values())) <= 0:
            continue
        seat = next(seat for seat in sums if sums[seat] == most)
        scored = [event for event in turn.events if isinstance(event, Scored) and event.player == seat and event.points]
        text = ", ".join(dict.fromkeys(reader.entry(event)["text"] for event in scored))
        places = [event.feature.segments[0] for event in scored if isinstance(event, PointsScored)]
        found.append(
            {
                "turn": turn.number,
                "seat": seat,
                "points": most,
                "tile": laid[0].tile,
                "quarter": laid[0].turn,
                "text": text
                if seat == turn.seat
                else reader.say("final-others-turn", text=text, name=reader.name(turn.seat)),
                "cells": places or [(*laid[0].cell, -1)],
            }
        )
    return sorted(found, key=lambda entry: -entry["points"])[:BEST]


class _Turn(NamedTuple):
    seat: str
    number: int
    events: Sequence[Event]


def _turns(events: Sequence[Event]) -> Iterator[_Turn]:
    """The turns of a game with what happened in each, without the final scoring."""
    begins = [i for i, event in enumerate(events) if isinstance(event, TurnBegan)]
    ends = [*begins[1:], final_began(events)]
    for first, end in zip(begins, ends, strict=bool(begins)):
        began = require(events[first], TurnBegan)
        yield _Turn(began.player, began.number, events[first:end])
