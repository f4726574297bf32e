"""The drawn art: shapes, colours and tile designs, read once from the art.json here and in every system's folder."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from carcnb.systems import System, read_each, systems
from carcnb.tiles import designs


class SeatLook(NamedTuple):
    """How the pieces of one seat look: the mark, the colour of the piece and of the mark, in contrast too."""

    mark: str
    piece: str
    ink: str
    contrast: str


SEATS = {
    "red": SeatLook("circle", "#c43a2b", "#fff", "#c43a2b"),
    "blue": SeatLook("triangle", "#0b68ae", "#fff", "#0b68ae"),
    "green": SeatLook("square", "#0c7f5b", "#fff", "#0c7f5b"),
    "yellow": SeatLook("diamond", "#e9b20c", "#241f00", "#ffc400"),
    "black": SeatLook("star", "#33332f", "#fff", "#000"),
    "pink": SeatLook("cross", "#b04d86", "#fff", "#b04d86"),
}


@cache
def art() -> dict[str, Any]:
    """Everything drawn: dresses, classes and stacks; shapes, figures and designs of all systems; who wears what."""
    whole: dict[str, Any] = json.loads((files("carcnb.drawing") / "art.json").read_text("utf-8"))
    whole |= {kind: whole.get(kind, {}) for kind in ("shapes", "figures", "designs", "worn")}

    def read(system: System) -> None:
        part = json.loads(system.read("art.json") or "{}")
        parts = {kind: part.get(kind, {}) for kind in ("shapes", "figures", "designs")}
        if twice := [name for kind, drawn in parts.items() for name in drawn if name in whole[kind]]:
            raise ValueError(f"its art.json draws {', '.join(twice)}, which something else does already")
        for kind, drawn in parts.items():
            whole[kind] |= drawn
        whole["worn"] |= {system.name: part["dress"]} if "dress" in part else {}

    read_each(read)
    whole["designs"] = {name: whole["designs"][name] for name in designs() if name in whole["designs"]}
    return whole


@cache
def neutral_colours() -> dict[str, str]:
    """The colour of every figure that belongs to nobody."""
    return {name: figure["colour"] for name, figure in art()["figures"].items() if "colour" in figure}


@cache
def lying() -> dict[str, tuple[str, float]]:
    """How a figure lies on a field where it does not stand: as which drawing, and how large."""
    figures = art()["figures"].items()
    return {name: (it["lying"], it.get("lying_scale", 1.0)) for name, it in figures if "lying" in it}


def design(name: str) -> dict[str, Any]:
    """One design: its items, segments, grid and wall ends.

    Raises ValueError for a design nobody drew, and says what draws it.
    """
    drawn: dict[str, Any] | None = art()["designs"].get(name)
    if drawn is None and name in designs():
        folder = next((one.folder() for one in systems().values() if f'"{name}"' in one.read("tiles.toml")), "FOLDER")
        raise ValueError(f"the tile {name} is not drawn yet: run python -m carcnb.workshop.atelier {folder}")
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
    worn: dict[str, str] = art()["worn"]
    return next((worn[name] for name in expansions if name in worn), "summer")


def shapes_of(designs: Iterable[str]) -> list[str]:
    """The names of the shared shapes that these designs use, in the order they were drawn."""
    used = {item[1] for name in designs for item in design(name)["items"] if item[0] == "shape"}
    return [name for name in art()["shapes"] if name in used]
