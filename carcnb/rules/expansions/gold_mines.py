"""Bars of gold lie on the land and go to whoever owns what is completed there (GOLD-1 to GOLD-16)."""

from __future__ import annotations

from carcnb.rules.expansion import Expansion


class GoldMines(Expansion):
    """Its tiles."""

    name = "gold_mines"
    sets = ("gold",)
