"""The tile facts as the atelier reads them: one TOML table per design."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

Design = dict[str, Any]


def designs() -> list[Design]:
    """Every tile design of carcnb/tiles/tiles.toml, in its order."""
    text = (files("carcnb.tiles") / "tiles.toml").read_text("utf-8")
    tiles: list[Design] = tomllib.loads(text)["tile"]
    return tiles


def city_edges(t: Design) -> list[list[str]]:
    """The edges of each city segment."""
    return [c["edges"].split() for c in t.get("cities", [])]


def road_edges(t: Design) -> list[list[str]]:
    """The edges of each road segment."""
    return [r["edges"].split() for r in t.get("roads", [])]
