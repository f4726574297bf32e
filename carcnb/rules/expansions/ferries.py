"""Lakes part the roads, ferries join two of them and may be moved (FER-1 to FER-20)."""

from __future__ import annotations

from carcnb.rules.expansion import Expansion


class Ferries(Expansion):
    """Its tiles."""

    name = "ferries"
    sets = ("ferries",)
