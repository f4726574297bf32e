"""The card of a feature: what it is, who has it, and what it is worth now and when complete."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carcnb.rules.events import Feature, Line, main_rule, worth
from carcnb.rules.grid import STEP, XY, cell_of
from carcnb.rules.scoring import lines
from carcnb.rules.table import Table
from carcnb.tiles import CITY, ROAD, SIDES
from carcnb.widget.reader import Reader


def card(table: Table, cell: tuple[int, int], segment: int, reader: Reader) -> dict[str, Any] | None:
    """The card of the feature that a segment of a laid tile belongs to; None if there is no such segment."""
    state = table.state
    try:
        tile, first = state.tiles[cell_of(cell)]
        tile.design.kinds[segment]
    except (KeyError, IndexError, ValueError):
        return None
    if segment < 0:
        return None
    at = first + segment
    feature = table.feature(at)
    open_ends, squares = _open(table, at)
    return {
        "title": reader.say(f"feature-{feature.kind}"),
        "icon": feature.kind,
        "pill": _pill(feature, reader),
        "closed": feature.complete,
        "facts": _facts(feature, reader),
        "figures": [[seat, count] for seat, count in _figures(table, at).items()],
        "who": _who(feature, reader),
        "points": _points(table, at, feature, squares, reader),
        "open": [[*XY[home], SIDES[side]] for home, side in open_ends],
    }


def _open(table: Table, segment: int) -> tuple[list[tuple[int, int]], int]:
    """The open edges of a city or road as (cell, side), and how many empty squares they lead to."""
    state = table.state
    row = state.features[state.label[segment]]
    assert row is not None
    if row[0] not in (CITY, ROAD):
        return [], 0
    ends = [
        (home, side)
        for s in row[1]
        for home in (state.home[s],)
        for side in range(4)
        if s - state.tiles[home][1] in state.tiles[home][0].ports[side]
        and state.tiles[home][0].edges[side] == row[0]
        and home + STEP[side] not in state.tiles
    ]
    return ends, len({home + STEP[side] for home, side in ends})


def _figures(table: Table, segment: int) -> Counter[str]:
    """How many figures of each seat stand on the feature of a segment, in playing order."""
    state = table.state
    count = Counter(dict.fromkeys(table.setup.seats, 0))
    for at, figures in state.figures.items():
        if state.label[at] == state.label[segment]:
            count.update(figure.seat for figure in figures)
    return +count


def _pill(feature: Feature, reader: Reader) -> str:
    if feature.complete:
        return reader.say("pill-complete")
    if feature.kind == "field":
        return reader.say("pill-at-end")
    return reader.say("squares-missing" if feature.kind == "monastery" else "open-ends", n=feature.open_ends)


def _facts(feature: Feature, reader: Reader) -> list[str]:
    if feature.kind == "field":
        return [reader.say("cities", n=feature.cities)]
    if feature.kind == "monastery":
        return [reader.say("tiles-of-nine", n=feature.tiles)]
    facts = [reader.say("tiles", n=feature.tiles)]
    if feature.coats_of_arms:
        facts.append(reader.say("coats", n=feature.coats_of_arms))
    return facts


def _who(feature: Feature, reader: Reader) -> str:
    owners = feature.owners
    if not owners:
        return reader.say("card-nobody")
    key = "card-who-now" if feature.complete else "card-who"
    return reader.say(key, names=reader.listed(owners), count=len(owners))


def _points(table: Table, segment: int, feature: Feature, squares: int, reader: Reader) -> list[dict[str, Any]]:
    """Now or at the end, and for what can still be completed the least it will be worth then.

    A city or road grows by at least one tile for every empty square it leads to; a monastery always ends at nine.
    """
    now = lines(table, segment, feature)
    if feature.complete:
        return [_value("card-now", now, reader)]
    if feature.kind == "field":
        return [_value("card-field", now, reader)]
    tiles = 9 if feature.kind == "monastery" else feature.tiles + squares
    done = feature._replace(tiles=tiles, open_ends=0, complete=True)
    return [
        _value(f"card-unfinished-{feature.kind}", now, reader),
        _value(f"card-complete-{feature.kind}", lines(table, segment, done), reader),
    ]


def _value(key: str, value: tuple[Line, ...], reader: Reader) -> dict[str, Any]:
    return {"label": reader.say(key), "value": worth(value), "sum": reader.sum(value), "rule": main_rule(value)}
