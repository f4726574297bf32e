"""A feature in a few words, as answers and previews name it, and where on its tile it lies."""

from __future__ import annotations

from carcnb.board.reader import Reader
from carcnb.drawing.tile_words import wind
from carcnb.engine.board import is_complete
from carcnb.engine.events import Feature, worth
from carcnb.engine.scoring import lines
from carcnb.engine.table import Table
from carcnb.tiles import FIELD, Turned


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
