"""A feature in a few words, as answers and previews name it."""

from __future__ import annotations

from carcnb.engine.board import is_complete
from carcnb.engine.events import Feature, worth
from carcnb.engine.scoring import lines
from carcnb.engine.table import Table
from carcnb.widget.reader import Reader


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
