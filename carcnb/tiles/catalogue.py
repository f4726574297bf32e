"""Which tiles there are: the facts of ``tiles.toml`` as designs, and the contents of the boxes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from carcnb.tiles.model import Design

START = "base-D"
"""The design of the start tile; one of its four copies has a dark back (BASE-1.1)."""


@cache
def designs() -> dict[str, Design]:
    """Every design by its id, in the order of the data file."""
    facts = tomllib.loads(files("carcnb.tiles").joinpath("tiles.toml").read_text(encoding="utf-8"))
    return {tile["id"]: Design.from_facts(tile) for tile in facts["tile"]}


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
