"""The last page of a lesson or a quiz: what was done, and what can come now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.wire import panel as wire_panel


def offer(what: str, text: str = "", note: str = "", to: int | None = None) -> wire_panel.Offer:
    """A button that sends ``what``, in its own words, with a note such as the title of what it opens."""
    made: wire_panel.Offer = {"do": what, "text": text or say(f"offer-{what}")}
    if note:
        made["note"] = note
    if to is not None:
        made["to"] = to
    return made
