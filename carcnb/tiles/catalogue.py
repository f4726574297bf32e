"""Which tiles there are: the facts of the systems' ``tiles.toml`` as designs, and the contents of the boxes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from carcnb.errors import near_names
from carcnb.systems import System, read_each, systems
from carcnb.tiles.model import TERRAINS, Design

START = "base-D"
"""The design of the start tile; one of its four copies has a dark back (BASE-1.1)."""


def facts() -> list[dict[str, Any]]:
    """What the data files say of every design, those with a ``place`` first, in the order of these."""
    return [tile for tiles, _ in _boxes() for tile in tiles]


@cache
def designs() -> dict[str, Design]:
    """Every design by its id, in the order of ``facts``."""
    return {design.id: design for _, designs in _boxes() for design in designs}


def _design(told: dict[str, Any], terrains: Mapping[str, str]) -> Design:
    try:
        return Design.from_facts(told, terrains)
    except (KeyError, ValueError) as error:
        raise ValueError(f"the facts of the tile {told.get('id')} are wrong: {error}") from None


def terrains_of(system: System) -> dict[str, str]:
    """The terrains of a system's own, each with what closes it: ``"edges"``, or ``""`` if nothing does."""
    found: dict[str, str] = tomllib.loads(system.read("tiles.toml")).get("terrains", {})
    return found


@cache
def _boxes() -> list[tuple[list[dict[str, Any]], list[Design]]]:
    """For every system that has tiles what its data file says of them, and the designs."""
    sets: set[str] = set()
    own_terrains = {*TERRAINS}

    def read(system: System) -> tuple[int, list[dict[str, Any]], list[Design]]:
        box = tomllib.loads(system.read("tiles.toml"))
        tiles = box.get("tile", [])
        terrains = terrains_of(system)
        if wrong := [name for name, closed_by in terrains.items() if closed_by not in ("", "edges")]:
            raise ValueError(f'what closes {wrong[0]} is "edges", or "" for nothing')
        if twice := sorted(own_terrains & terrains.keys()):
            raise ValueError(f"another terrain is named {twice[0]} already")
        own_terrains.update(terrains)
        made = [_design(tile, terrains) for tile in tiles]
        own = {tile.set for tile in made}
        if own & sets:
            raise ValueError(f"other tiles are named {', '.join(sorted(own & sets))} already")
        sets.update(own)
        return box.get("place", len(systems())), tiles, made

    boxes = sorted(read_each(read).values(), key=lambda box: box[0])
    return [(tiles, made) for _, tiles, made in boxes if tiles]


def design(name: str) -> Design:
    """The design with this id; ``KeyError`` names the nearest ids when there is none."""
    try:
        return designs()[name]
    except KeyError:
        near = near_names(name, designs(), 3) or ["base-A", "...", "base-X"]
        raise KeyError(f"there is no tile {name!r:.60}; did you mean {', '.join(near)}?") from None


def box(sets: Iterable[str]) -> dict[str, int]:
    """How many copies of each design the named sets hold, e.g. ``box(["base"])``: 72 tiles of 24 designs (BASE-1.3)."""
    return dict(_box(frozenset(sets)))


@cache
def _box(sets: frozenset[str]) -> dict[str, int]:
    return {name: tile.count for name, tile in designs().items() if tile.set in sets}
