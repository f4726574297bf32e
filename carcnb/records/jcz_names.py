"""The names JCloisterZone's saved games use, each with ours: tile sets, elements, rules, tiles, figures, features."""

from __future__ import annotations

from functools import cache

from carcnb.engine.errors import RecordError
from carcnb.tiles import facts

SETS = {
    "basic": "base",
    "inns-and-cathedrals": "inns_and_cathedrals",
    "traders-and-builders": "traders_and_builders",
    "flier": "flying_machines",
    "ferries": "ferries",
    "goldmines": "gold_mines",
    "mage-and-witch": "mage_and_witch",
    "corn-circles/2": "crop_circles",
}
"""Tile sets, without the ``:1`` that names the first edition; ``base`` is no expansion."""

NEEDED = {
    "inns_and_cathedrals": ("inn", "cathedral"),
    "traders_and_builders": ("traders",),
    "ferries": ("ferry",),
    "gold_mines": ("gold",),
    "mage_and_witch": ("mage", "witch"),
}
"""Elements that cannot be switched off here once the tiles of their expansion are in play."""

FIGURES = {"small": "meeple", "big": "large", "builder": "builder", "pig": "pig"}
"""What a figure is called inside its id, as in ``0.small.1``."""

PIECES = {
    "small-follower": ("", 7),
    "big-follower": ("inns_and_cathedrals", 1),
    "builder": ("traders_and_builders", 1),
    "pig": ("traders_and_builders", 1),
}
"""Elements that are figures of every player: the expansion that has them, and how many there are."""

ELEMENTS = frozenset({*PIECES, *(name for names in NEEDED.values() for name in names), "ferries"}) | {
    "farmers",
    "pig-herd",  # printed on no tile of the sets above
    "flier",
    "corn-circle",
}
"""Everything else in ``setup.elements`` has no counterpart here."""

ALSO = {"ferry": "ferries"}
"""Elements that some versions name otherwise."""

MADE_BY = NEEDED | {
    "traders_and_builders": ("traders", "pig-herd"),
    "flying_machines": ("flier",),
    "crop_circles": ("corn-circle",),
}
"""Elements that are written for each expansion, besides its figures."""

SMALL_CITY, SMALL_CITY_POINTS = "tiny-city-scoring", "2"
"""The rule about cities of two tiles, and its value that is not ours (BASE-7.7)."""

UNFINISHED_INNS = ("inn-and-cathedral-final-scoring", "ignore")
"""A rule, with the value that has no counterpart: what is unfinished with an inn or a cathedral
is worth nothing (SCORE-13, SCORE-18)."""

_WITHOUT_EDITION = ("ferries", "goldmines", "corn-circles/2")


def written_set(name: str) -> str:
    """A tile set as records name it, with its edition where there are two."""
    return name if name in _WITHOUT_EDITION else f"{name}:1"


FEATURES = {
    "City": "city",
    "Road": "road",
    "Field": "field",
    "Farm": "field",
    "Monastery": "monastery",
    "Cloister": "monastery",
}
MACHINE = "FlyingMachine"


@cache
def tiles() -> dict[str, str]:
    """Our design of every tile by JCloisterZone's name."""
    return {tile["jcz"]: tile["id"] for tile in facts() if "jcz" in tile}


@cache
def names() -> dict[str, str]:
    """JCloisterZone's name of every design that has one."""
    return {ours: theirs for theirs, ours in tiles().items()}


def tile(name: object) -> str:
    """Our design of a tile; ``RecordError`` if there is none of that name."""
    if not isinstance(name, str):
        raise RecordError(f"a tile is named by a text, not {name!r:.60}")
    if name not in tiles():
        raise RecordError(f"there is no tile {name!r:.60} in the sets that can be opened")
    return tiles()[name]
