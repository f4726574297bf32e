"""Which tiles there are: the facts of the systems' ``tiles.toml`` as designs, and the contents of the boxes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Any

from carcnb.systems import systems
from carcnb.tiles.model import Design

START = "base-D"
"""The design of the start tile; one of its four copies has a dark back (BASE-1.1)."""


def facts() -> list[dict[str, Any]]:
    """What the data files say of every design, those with a ``place`` first, in the order of these."""
    told = [tomllib.loads(system.read("tiles.toml")) for system in systems().values()]
    boxes = sorted((box for box in told if box), key=lambda box: box.get("place", len(told)))
    return [tile for box in boxes for tile in box["tile"]]


@cache
def designs() -> dict[str, Design]:
    """Every design by its id, in the order of ``facts``."""
    return {tile["id"]: Design.from_facts(tile) for tile in facts()}


def design(name: str) -> Design:
    """The design with this id; ``KeyError`` names the nearest ids when there is none."""
    try:
        return designs()[name]
    except KeyError:
        near = [known for known in designs() if known.lower() == name.lower()]
        near = near or get_close_matches(name, designs(), 3) or ["base-A", "...", "base-X"]
        raise KeyError(f"there is no tile {name!r:.60}; did you mean {', '.join(near)}?") from None


def box(sets: Iterable[str]) -> dict[str, int]:
    """How many copies of each design the named sets hold, e.g. ``box(["base"])``: 72 tiles of 24 designs (BASE-1.3)."""
    wanted = set(sets)
    return {name: tile.count for name, tile in designs().items() if tile.set in wanted}
