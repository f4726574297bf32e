"""A figure may fly from a tile with a machine to one farther on (FLY-1 to FLY-19)."""

from __future__ import annotations

from carcnb.rules.expansion import Expansion


class FlyingMachines(Expansion):
    """Its tiles."""

    name = "flying_machines"
    sets = ("flying",)
