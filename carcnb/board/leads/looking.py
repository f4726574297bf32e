"""Looking only: a board on which nothing is done, though it may be shown to a class and drawn on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carcnb.board.lead import Lead, Onward, Over, Refused
from carcnb.board.leads.presentation import PRESENTS


class LookingLead(Over):
    """Whatever lies under it is there to look at."""

    open, playing = False, None
    why = silent = "error-look-only"

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | Onward:
        """Whoever looks at a board may show it to a class."""
        if do == "lesson" and fields["what"] in PRESENTS:
            return super().hear(do, fields)
        raise Refused(self.why)

    def presentation(self) -> dict[str, Any]:
        """What a class looks at, it looks at only."""
        return self.under.presentation() | {"playable": False}
