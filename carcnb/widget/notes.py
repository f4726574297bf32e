"""A feature in a few words, as answers and previews name it, and where on its tile it lies."""

from __future__ import annotations

from cmath import phase, rect
from math import pi

from carcnb.engine.board import is_complete
from carcnb.engine.events import Feature, worth
from carcnb.engine.scoring import lines
from carcnb.engine.table import Table
from carcnb.tiles import FIELD, Turned
from carcnb.widget.reader import Reader

WINDS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def size(feature: Feature, reader: Reader) -> str:
    """A feature in two words, "City, 3 tiles"."""
    return reader.say(f"note-{feature.kind}", tiles=feature.tiles, cities=feature.cities)


def note_on(table: Table, segment: int, seat: str, reader: Reader, settled: bool = True) -> str:
    """What the feature of a segment is, and what it would bring at once where the tile just completed it.

    Where that is not ``settled`` yet, for what follows may open it again, nothing is promised.
    """
    feature = table.feature(segment)
    note = size(feature, reader)
    if settled and is_complete(table.state, segment):
        return reader.say("note-now", note=note, points=worth(lines(table, segment, feature, seat)))
    return note


def role(kind: str, reader: Reader) -> str:
    """What a follower on a kind of feature is called."""
    return reader.say(f"role-{kind}")


def placed_at(text: str, tile: Turned, segment: int, reader: Reader) -> str:
    """A text with where on its tile a segment lies, "Thief · north road", if there are several of its kind."""
    kinds = tile.design.kinds
    kind = kinds[segment]
    winds = {index: wind(tile, index) for index, other in enumerate(kinds) if other == kind}
    there = f"there-{kind}-{winds[segment]}"
    if len(winds) < 2 or not reader.has(there):
        return text
    return reader.say("choice-there", text=text, there=reader.say(there))


def wind(tile: Turned, segment: int) -> str:
    """In which of eight directions from the middle of its tile a segment meets the edge.

    Half an edge of a field counts for the corner beside it.  What reaches to several sides lies in the middle, ``"M"``;
    a road that goes straight through is named by both its sides, ``"NS"``.
    """
    halves = 2 if tile.design.kinds[segment] == FIELD else 1
    reach = tile.design.reach[segment]
    angles = [pi / 2 * (part / halves + tile.turn) - (pi / 8 if halves == 2 else 0) for part in reach]
    pull = sum((rect(1, angle) for angle in angles), 0j)
    if len(reach) == 2 and halves == 1 and abs(pull) < 0.1:
        return "NS" if 0 in {(side + tile.turn) % 4 for side in reach} else "WE"
    if abs(pull) <= len(reach) / 2:
        return "M"
    eighths = round(phase(pull) / (pi / 4), 3)
    nearest = round(eighths)
    if abs(eighths - nearest) == 0.5 and nearest % 2 == 0:
        nearest = round(2 * eighths - nearest)
    return WINDS[nearest % 8]
