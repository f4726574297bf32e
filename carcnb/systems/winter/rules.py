"""The Winter edition: the base game in the snow, twelve tiles with animals more, no cards for the score (WIN-1 to 28).

Its rules are those of the base game (WIN-3): an animal tile is a tile like any other (WIN-4), and the 72 tiles "as in
the original" are the base designs in another dress (WIN-2, D-WIN-3).  The first game without farmers that it recommends
is the option ``farmers=False`` of every game (WIN-11, WIN-12, D-WIN-6).

The booklet does not say which letter is which animal tile.  Ours are WinTierA to WinTierL = winter-01, 02, 03, 05, 04,
06 to 12 (D-WIN-1); the inn drawn on winter-04 is decoration unless a variant says otherwise (D-WIN-2).
"""

from __future__ import annotations

from carcnb.engine.expansion import Expansion


class Winter(Expansion):
    """Twelve animal tiles in the bag; a score figure that walked round the track lies instead of a card (WIN-19)."""

    name = "winter"
    sets = ("winter",)
    score_cards = False
