"""The rows that more than one part of the wire holds: see ``wire.py``."""

from typing import Annotated

from carcnb.engine import chalk

Cell = Annotated[tuple[int, int], "x y"]
Square = Annotated[tuple[int, int, int], "x y turn"]
"""A laid tile: where, and how many quarter turns clockwise."""
Spot = Annotated[tuple[int, int, int], "x y segment"]
"""A segment of a laid tile; segment -1 means the whole cell."""
Held = Annotated[tuple[str, int], "kind count"]
Left = Annotated[tuple[str, int, int], "design left total"]
StrokeRow = Annotated[chalk.StrokeRow, "x y segment to_x to_y colour"]
"""Drawn by hand: segment -1 is the whole cell; an arrow leads to another cell than it begins on."""
