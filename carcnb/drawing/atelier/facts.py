"""The tile facts as the atelier reads them: one TOML table per design."""

from __future__ import annotations

from typing import Any

Design = dict[str, Any]


def city_edges(t: Design) -> list[list[str]]:
    """The edges of each city segment."""
    return [c["edges"].split() for c in t.get("cities", [])]


def road_edges(t: Design) -> list[list[str]]:
    """The edges of each road segment."""
    return [r["edges"].split() for r in t.get("roads", [])]
