"""What people believe of The Gifts, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.beliefs import Belief
from carcnb.engine.prompts import Script
from carcnb.engine.table import Table
from carcnb.systems.gifts.rules import Gifts


class GiftsWorthless(Belief, Gifts):
    """Gifts that are left at the end bring nothing."""

    id = "gifts-worthless"

    def game_ended(self, table: Table) -> Script:
        """Nothing is scored."""
        yield from ()
