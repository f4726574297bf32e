"""The table at the end of the game: where every point came from."""

from __future__ import annotations

from collections import defaultdict

from carcnb.engine.events import BonusScored, PointsScored
from carcnb.engine.game import Game
from carcnb.widget.reader import Reader
from carcnb.widget.wire import Final, FinalGroup, FinalRow


def final(game: Game, reader: Reader) -> Final:
    """Points by kind of feature, during the game and in the final scoring; the columns sum to the scores.

    A row per kind of feature that scored, in the order in which the table lists them, then one per reason for points
    that no feature gave.
    Of several rules in a row that of the most points stands there.
    """
    seats, scores = game.seats, game.scores
    values: dict[tuple[bool, str], dict[str, int]] = defaultdict(lambda: dict.fromkeys(seats, 0))
    cells: dict[tuple[bool, str], dict[tuple[int, int, int], None]] = defaultdict(dict)
    rules: dict[tuple[bool, str], tuple[int, str]] = {}
    for event in game.events:
        if isinstance(event, PointsScored):
            row = (event.final, event.feature.kind)
            values[row][event.player] += event.points
            rules[row] = max(rules.get(row, (-1, "")), (event.points, event.rule), key=lambda entry: entry[0])
            # one segment stands for its feature: the view tells which others belong to it
            cells[row][event.feature.segments[0]] = None
        elif isinstance(event, BonusScored):
            row = (event.final, f"bonus-{event.reason}")
            values[row][event.player] += event.points
            rules.setdefault(row, (event.points, event.rule))
    groups: list[FinalGroup] = []
    listed = [*game.table.kinds, *dict.fromkeys(kind for _, kind in values if kind.startswith("bonus-"))]
    for late, title in ((False, "final-during"), (True, "final-scoring")):
        kinds = [kind for kind in listed if (late, kind) in values]
        rows: list[FinalRow] = [
            {
                "text": _name(kind, late, reader),
                "values": [values[late, kind][seat] for seat in seats],
                "cells": list(cells[late, kind]),
                "rule": rules[late, kind][1],
            }
            for kind in kinds
        ]
        groups.append({"title": reader.say(title), "rows": rows})
    other = [scores[seat] - sum(row[seat] for row in values.values()) for seat in seats]
    if any(other):
        groups[0]["rows"].append({"text": reader.say("final-other"), "values": other, "cells": []})
    return {
        "title": reader.result(scores),
        "columns": list(seats),
        "groups": groups,
        "totals": [scores[seat] for seat in seats],
    }


def _name(kind: str, late: bool, reader: Reader) -> str:
    if kind.startswith("bonus-"):
        return reader.word(kind, kind)
    return reader.say(f"final-{'unfinished-' if late else ''}{kind}")
