"""The drawn art: shapes, colours and tile designs, read once from art.json."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple


class Seat(NamedTuple):
    """How the pieces of one seat look: the mark, the colour of the piece and of the mark, in contrast too."""

    mark: str
    piece: str
    ink: str
    contrast: str


SEATS = {
    "red": Seat("circle", "#c43a2b", "#fff", "#c43a2b"),
    "blue": Seat("triangle", "#0b68ae", "#fff", "#0b68ae"),
    "green": Seat("square", "#0c7f5b", "#fff", "#0c7f5b"),
    "yellow": Seat("diamond", "#e9b20c", "#241f00", "#ffc400"),
    "black": Seat("star", "#33332f", "#fff", "#000"),
    "pink": Seat("cross", "#b04d86", "#fff", "#b04d86"),
}
NEUTRAL = {"mage": "#6a3bb0", "witch": "#d96c1a", "ferry": "#8a4f1d", "gold": "#f2b51f"}  # pieces that belong to nobody
LYING = {"meeple": ("farmer", 1.0), "large": ("farmer", 1.3)}  # how a figure lies on a field, and how large
DRESSES = {"winter": "winter"}  # the dress an expansion is drawn for; all others wear the first


@cache
def art() -> dict[str, Any]:
    """Everything drawn: dresses, classes, stacks, figures, shapes and designs."""
    data: dict[str, Any] = json.loads((files("carcnb.drawing") / "art.json").read_text("utf-8"))
    return data


def design(name: str) -> dict[str, Any]:
    """One design: its items, segments, grid and wall ends.

    Raises ValueError for a design nobody drew.
    """
    drawn: dict[str, Any] | None = art()["designs"].get(name)
    if drawn is None:
        raise ValueError(f"unknown tile design {name!r}")
    return drawn


def dress_colours(dress: str) -> dict[str, str]:
    """The colours of a dress by name.

    Raises ValueError for an unknown dress.
    """
    dresses: dict[str, dict[str, str]] = art()["dresses"]
    if not isinstance(dress, str) or dress not in dresses:
        raise ValueError(f"unknown dress {dress!r:.60}: choose from {', '.join(dresses)}")
    return dresses[dress]


def dress_for(expansions: Iterable[str]) -> str:
    """The dress in which a game with these expansions is shown when nobody asks for another."""
    return next((DRESSES[name] for name in expansions if name in DRESSES), "summer")


def shapes_of(designs: Iterable[str]) -> list[str]:
    """The names of the shared shapes that these designs use, in the order they were drawn."""
    used = {item[1] for name in designs for item in design(name)["items"] if item[0] == "shape"}
    return [name for name in art()["shapes"] if name in used]
