"""Figures: what a player puts on the board, about 24 units high around (0, 0), from the systems' ``art.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carcnb.drawing.svg import Element, markup, parse

PARTS = {
    "body": "M0-5.6C4-5.6 5.8-3 6.6 0L9.4 10.2Q0 12.8-9.4 10.2L-6.6 0C-5.8-3-4-5.6 0-5.6z",
    "head": "M-3.6-8.2a3.6 3.8 0 0 0 7.2 0z",
    "hat": "M-7.4-8.4Q-4-8.6-3.4-10.4L-2.6-13.2Q0-14.4 2.6-13.2L3.4-10.4Q4-8.6 7.4-8.4 4-6.8 0-6.8T-7.4-8.4z",
}
"""Parts of an outline that several figures have."""

LOOKS = ("colour", "lying", "lying_scale")


def shape(figure: Mapping[str, Any]) -> str:
    """A figure as markup: a white halo, a dark outline, the body in the player's colour, and what lies on it."""
    outline = "".join(PARTS.get(part, part) for part in figure["outline"])
    body = [Element("path", class_=look, d=outline) for look in ("ha", "ol", "pc")]
    body += parse(figure.get("more", "").replace("\n", ""))
    return markup(Element("g", *body, transform=figure["pose"])) if "pose" in figure else markup(*body)


def look(figure: Mapping[str, Any]) -> dict[str, Any]:
    """Where its mark lies and how large it is, its colour if it belongs to nobody, and how it lies on a field."""
    x, y, scale = figure.get("mark", (0, 0, 0))
    mark = {"mark": [x, y], "scale": scale} if "mark" in figure else {}
    return mark | {key: figure[key] for key in LOOKS if key in figure}
