"""The sheet: every symbol, shape and colour the browser needs to draw a set of tile designs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

SEATS = {
    "red": ("circle", "#c43a2b", "#fff"),
    "blue": ("triangle", "#0b68ae", "#fff"),
    "green": ("square", "#0c7f5b", "#fff"),
    "yellow": ("diamond", "#e9b20c", "#241f00"),
    "black": ("star", "#33332f", "#fff"),
    "pink": ("cross", "#b04d86", "#fff"),
}


@cache
def art() -> dict[str, Any]:
    """The drawn art, read once."""
    data: dict[str, Any] = json.loads((files("carcnb.drawing") / "art.json").read_text("utf-8"))
    return data


def sheet(designs: Iterable[str], dress: str = "summer") -> dict[str, Any]:
    """The symbols, colours, segments and figures for these designs, ready for the widget."""
    ids = sorted(set(designs))
    a = art()
    seats = "".join(f".cn-p-{s}{{--pc:{pc};--pi:{pi}}}" for s, (_, pc, pi) in SEATS.items())
    css = f".carcnb,.cn-art{{{a['dress'][dress]}}}" \
          f".carcnb[data-theme=contrast],.cn-art[data-theme=contrast]{{{a['dress']['contrast']}}}{a['css']}{seats}"
    figures = {k: {"symbol": f"cn-m-{k}", "mark": [0, 4]} for k in
               ("meeple", "large", "builder", "pig", "ferry", "robber", "mage", "witch")}
    figures["lady"] = {"symbol": "cn-m-woman", "mark": [0, 4]}
    figures["meeple"] |= {"lying": "cn-m-farmer", "lying_mark": [2.6, 3.2]}
    return {
        "css": css,
        "defs": a["shared"] + "".join(a["symbols"][i] for i in ids),
        "designs": {i: a["designs"][i] for i in ids},
        "figures": figures,
        "marks": {s: f"cn-k-{m}" for s, (m, _, _) in SEATS.items()},
    }
