"""A crop circle lets all players add a figure, or makes all take one back (CROP-1 to CROP-12)."""

from __future__ import annotations

from carcnb.rules.expansion import Expansion


class CropCircles(Expansion):
    """Its tiles."""

    name = "crop_circles"
    sets = ("crop",)
