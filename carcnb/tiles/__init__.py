"""The land tiles: facts from the systems' ``tiles.toml`` and the tile model (segments, edges, turned tiles)."""

from carcnb.tiles.catalogue import START, box, design, designs, facts
from carcnb.tiles.model import ASKS, CITY, FIELD, HALVES, NEVER, OPPOSITE, ROAD, SIDES, TERRAINS, Design, Turned

__all__ = [
    "ASKS",
    "CITY",
    "FIELD",
    "HALVES",
    "NEVER",
    "OPPOSITE",
    "ROAD",
    "SIDES",
    "START",
    "TERRAINS",
    "Design",
    "Turned",
    "box",
    "design",
    "designs",
    "facts",
]
