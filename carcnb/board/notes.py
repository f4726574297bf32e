"""A feature in a few words, as answers and previews name it, and where on its tile it lies."""

from __future__ import annotations

from cmath import phase, rect
from math import pi

from carcnb.board.reader import Reader
from carcnb.engine.board import is_complete
from carcnb.engine.events import Feature, worth
from carcnb.engine.scoring import lines
from carcnb.engine.table import Table
from carcnb.tiles import FIELD, Turned

WINDS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def size(feature: Feature, reader: Reader) -> str:
    """A feature in two words, "City, 3 tiles"."""
    return reader.say(f"note-{feature.kind}", tiles=feature.tiles, cities=feature.cities)


def note_on(table: Table, segment: int, seat: str, reader: Reader, settled: bool = True, where: str = "") -> str:
    """What the feature of a segment is, and what it would bring at once where the tile just completed it.

    ``where`` on its tile it lies is said instead of its kind, "Road at the top, 1 tile".  Where what the tile completed
    is not ``settled`` yet, for what follows may open it again, nothing is promised.
    """
    feature = table.feature(segment)
    note = size(feature, reader)
    if where:
        counted = (
            reader.say("cities", n=feature.cities) if feature.kind == FIELD else reader.say("tiles", n=feature.tiles)
        )
        note = reader.say("note-there", where=where[0].upper() + where[1:], size=counted)
    if settled and is_complete(table.state, segment):
        return reader.say("note-now", note=note, points=worth(lines(table, segment, feature, seat)))
    return note


def role(kind: str, reader: Reader) -> str:
    """What a follower on a kind of feature is called."""
    return reader.say(f"role-{kind}")


def which(tile: Turned, segment: int, reader: Reader) -> str:
    """Where on its tile a segment lies, "road at the top", if there are several of its kind; else nothing."""
    kind = tile.design.kinds[segment]
    key = f"there-{kind}-{wind(tile, segment)}"
    return reader.say(key) if tile.design.kinds.count(kind) > 1 and reader.has(key) else ""


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
