"""The card of a feature: what it is, who has it, and what it is worth now and when complete."""

from __future__ import annotations

import re
from collections import Counter

from carcnb.board.reader import Reader
from carcnb.engine.board import open_edges
from carcnb.engine.events import Feature, Line, main_rule, worth
from carcnb.engine.grid import AROUND, STEP, XY, cell_of
from carcnb.engine.scoring import lines
from carcnb.engine.state import Figure
from carcnb.engine.table import Table
from carcnb.tiles import FIELD, SIDES
from carcnb.wire.talk import Card, Note, Worth

_RULE_AT_END = re.compile(r"(.+) \(([A-Z]+(?:-[A-Z]+)*-\d+)\)")


def card(table: Table, cell: tuple[int, int], segment: int, reader: Reader) -> Card | None:
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
    figures = _figures(table, at)
    open_ends, squares = _open(table, at)
    return {
        "title": reader.say(f"feature-{feature.kind}"),
        "icon": feature.kind,
        "pill": _pill(table, feature, reader),
        "closed": feature.complete,
        "facts": _facts(table, feature, reader),
        "figures": [(figure.seat, count, figure.kind) for figure, count in figures.items()],
        "who": _who(table, feature, figures, reader),
        "notes": _owned(feature, reader) + _notes(table, at, figures, reader),
        "points": _points(table, at, feature, squares, reader),
        "open": [(*XY[home], SIDES[side]) for home, side in open_ends],
    }


def _open(table: Table, segment: int) -> tuple[list[tuple[int, int]], int]:
    """The open edges of a city, a road and the like as (cell, side), and how many empty squares they lead to."""
    state = table.state
    row = state.features[state.label[segment]]
    if row[0] == FIELD or table.kinds[row[0]].closed_by == "squares":
        return [], 0
    ends = open_edges(state, segment)
    return ends, len({home + STEP[side] for home, side in ends})


def _figures(table: Table, segment: int) -> Counter[Figure]:
    """How many figures of each seat and kind stand on the feature of a segment, in playing order."""
    state = table.state
    count = Counter({Figure(seat, kind): 0 for seat in table.setup.seats for kind in table.figures})
    for at, figures in state.figures.items():
        if state.label[at] == state.label[segment]:
            count.update(figures)
    return +count


_LACKS = {"edges": "open-ends", "squares": "squares-missing", "": "pill-at-end"}
"""How it is said what a feature lacks, by what closes it."""


def _lies_idle(table: Table, feature: Feature) -> bool:
    """Whether this is a field where no follower becomes a farmer: nobody will score it (WIN-11)."""
    return feature.kind == FIELD and not table.setup.farmers and not feature.owners


def _pill(table: Table, feature: Feature, reader: Reader) -> str:
    if _lies_idle(table, feature):
        return reader.say("pill-no-farmers")
    lacks = _LACKS[table.kinds[feature.kind].closed_by]
    return reader.say("pill-complete" if feature.complete else lacks, n=feature.open_ends)


def _facts(table: Table, feature: Feature, reader: Reader) -> list[str]:
    closed_by = table.kinds[feature.kind].closed_by
    if feature.kind == FIELD:
        return [reader.say("cities", n=feature.cities)]
    if closed_by == "squares":
        return [reader.say("tiles-of-nine", n=feature.tiles)]
    facts = [reader.say("tiles", n=feature.tiles)]
    if feature.coats_of_arms:
        facts.append(reader.say("coats", n=feature.coats_of_arms))
    return facts


def _who(table: Table, feature: Feature, figures: Counter[Figure], reader: Reader) -> str:
    """Who would score; with the strengths where not every figure counts as one."""
    owners = feature.owners
    if not owners:
        return reader.say("card-nobody")
    key = "card-who-now" if feature.complete else "card-who"
    who = reader.say(key, names=reader.list_seats(owners), count=len(owners))
    if all(table.figures[kind].strength == 1 for _, kind in figures):
        return who
    strengths = ", ".join(f"{reader.name(seat)} {power}" for seat, power in feature.strength)
    return reader.say("card-strength", who=who, strengths=strengths)


def _owned(feature: Feature, reader: Reader) -> list[Note]:
    """The rule that decides who has it where that is not by the most followers."""
    return [{"text": reader.short_if_known(feature.owned.rule), "rule": feature.owned.rule}] if feature.owned else []


def _notes(table: Table, segment: int, figures: Counter[Figure], reader: Reader) -> list[Note]:
    """What is printed or stands here and does more than count: every sentence the catalogue has, with its rule."""
    standing = Counter(figure.kind for figure in figures if figure.kind in table.figures) + _neutral(table, segment)
    sentences = [(f"card-figure-{kind}", n) for kind, n in standing.items()] + [
        (f"card-print-{fact}", n) for fact, n in _printed(table, segment).items()
    ]
    said = [reader.say(key, n=n) for key, n in sentences if reader.has(key)]
    found = [_RULE_AT_END.fullmatch(text) for text in said]
    return [{"text": match[1], "rule": match[2]} for match in found if match]


def _neutral(table: Table, segment: int) -> Counter[str]:
    """The pieces of nobody's on a feature, and those on its tiles: a monastery has all nine, a field none."""
    state = table.state
    row = state.features[state.label[segment]]
    cells = {state.home[s] for s in row[1]}
    closed_by = table.kinds[row[0]].closed_by
    if closed_by == "squares":
        cells |= {home + step for home in cells for step in AROUND}
    here = [
        p for p in state.neutrals if (set(p.segments) & set(row[1]) if p.segments else closed_by and p.cell in cells)
    ]
    return Counter(piece.kind for piece in here)


def _printed(table: Table, segment: int) -> Counter[str]:
    """What the tiles of a feature print for expansions to read, by its fact and, where that is a word, its value."""
    state = table.state
    row = state.features[state.label[segment]]
    found: Counter[str] = Counter()
    for s in row[1]:
        tile, first = state.tiles[state.home[s]]
        for key, value in tile.design.marks.items():
            if isinstance(key, tuple) and key[0] == s - first:
                found[f"{key[1]}-{value}" if isinstance(value, str) else key[1]] += 1
    return found


def _points(table: Table, segment: int, feature: Feature, squares: int, reader: Reader) -> list[Worth]:
    """Now or at the end, and for what can still be completed the least it will be worth then, for each who gets it.

    A city or road grows by at least one tile for every empty square it leads to, a monastery by its empty squares.
    """
    closed_by = table.kinds[feature.kind].closed_by
    if _lies_idle(table, feature):
        return []
    if feature.complete:
        return _values("card-now", table, segment, feature, reader)
    unfinished = _values(f"card-unfinished-{feature.kind}", table, segment, feature, reader)
    if not closed_by or table.state.phase == "over":
        return unfinished
    tiles = feature.tiles + (feature.open_ends if closed_by == "squares" else squares)
    done = feature._replace(tiles=tiles, open_ends=0, complete=True)
    return [*unfinished, *_values(f"card-complete-{feature.kind}", table, segment, done, reader)]


def _values(key: str, table: Table, segment: int, feature: Feature, reader: Reader) -> list[Worth]:
    """The sum of a feature: one for all its owners, or where they differ one for each."""
    sums: dict[tuple[Line, ...], list[str]] = {}
    for seat in feature.owners or ("",):
        sums.setdefault(lines(table, segment, feature, seat), []).append(seat)
    label = reader.say(key)
    named = {
        value: label if len(sums) == 1 else reader.say("card-of", label=label, names=reader.list_seats(seats))
        for value, seats in sums.items()
    }
    return [
        {
            "label": text,
            "value": worth(value),
            "sum": reader.sum(value),
            "rule": main_rule(value),
            "lines": [reader.line(line) for line in value] if len(value) > 1 else [],
        }
        for value, text in named.items()
    ]
