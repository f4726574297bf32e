"""What the browser draws with: a sheet names the parts that a board needs, the art of a dress is these parts.

A page gets every part once, however many boards it shows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Any, NotRequired, TypedDict, cast
from zlib import crc32

import carcnb
from carcnb.drawing.art import SEATS, art, design, dress_colours, lying, shapes_of
from carcnb.drawing.style import css, for_widget
from carcnb.drawing.svg import Element, group, markup, parse, path, use
from carcnb.drawing.tile_words import looks
from carcnb.words import languages

PARTS = ("segments", "grid", "ends", "rest", "sign")
"""What the browser knows of a design, apart from its picture."""


Point = Annotated[tuple[float, float], "x y"]


class Segment(TypedDict):
    """A segment of a tile: its kind, its outline and middle line as paths, and where a figure stands."""

    kind: str
    area: str
    line: str
    anchor: Point


class DesignView(TypedDict):
    """A tile is 100 x 100 units."""

    look: dict[str, str]  # what it shows as it is drawn, in words, by language
    segments: list[Segment]  # in the order cities, roads, fields, singles
    grid: list[str]  # 25 x 25 patches
    ends: list[Point]  # of walls
    rest: NotRequired[Point]  # where pieces lie that are on no segment
    sign: NotRequired[Point]  # where what is printed on the tile as a whole is, if a figure can be put there


class FigureKindView(TypedDict):
    """How a kind of figure is drawn, upright and lying, and where its player's mark goes."""

    symbol: str
    mark: NotRequired[Point]
    scale: NotRequired[float]
    lying: NotRequired[str]
    lying_mark: NotRequired[Point]
    neutral: NotRequired[bool]  # it belongs to nobody and has a colour of its own


class Sheet(TypedDict):
    """What a board draws, by name."""

    key: str  # of the art: parts with the same key and name are the same wherever they come from
    parts: str  # the names of all parts: shapes, and "t-" and its name for a design
    tokens: dict[str, str]  # symbols by kind, about 10 high around (0, 0)
    cards: dict[str, str]  # symbols by name, 60 x 84, of their backs by the name of the deck


class Art(TypedDict):
    """Parts of a dress, and what all that are drawn in it share."""

    key: str
    css: str
    figures: dict[str, FigureKindView]
    marks: dict[str, str]  # symbols by seat
    parts: dict[str, str]  # SVG markup by name; the id of its symbol has "cn-" before the name
    designs: dict[str, DesignView]  # of those among the parts


TABLES = {"winter": ".carcnb{--cn-table:#c0d1de;--cn-table-dark:#10171d}"}
"""What the board of a dress lies on, in light and in dark, where that is not the colour of the page."""


def sheet(
    designs: Iterable[str], dress: str = "summer", tokens: Sequence[str] = (), cards: Sequence[str] = ()
) -> Sheet:
    """The names of all that a board with these designs draws.

    Tokens are those printed on the designs and the kinds named, cards those named that are drawn.  Raises ValueError
    for an unknown design or dress.
    """
    ids, shapes = sorted(set(designs)), art()["shapes"]
    names = shapes_of(ids) + [n for n in shapes if n[:2] in ("m-", "k-")]
    more = ["tw", *(f"g-{kind}" for kind in tokens), *(f"c-{card}" for card in cards)]
    names += [n for n in more if n not in names and n in shapes]  # the board lays whole towers at corners
    pieces = [f"g-{kind}" for kind in tokens if f"g-{kind}" not in names and f"m-{kind}" in names]
    return {
        "key": _key(dress),
        "parts": " ".join([*names, *_scaled(), *pieces, *(f"t-{i}" for i in ids)]),
        "tokens": {name[2:]: f"cn-{name}" for name in (*names, *pieces) if name.startswith("g-")},
        "cards": {name[2:]: f"cn-{name}" for name in names if name.startswith("c-")},
    }


def parts(names: Iterable[str], dress: str = "summer") -> Art:
    """The parts of these names, ready for the browser; ValueError for one that is not drawn, or an unknown dress."""
    drawn = {name: _part(name, dress) for name in names}
    tiles = [name[2:] for name in drawn if name.startswith("t-")]
    return {
        "key": _key(dress),
        "css": css(dress) + TABLES.get(dress, ""),
        "figures": _figures(),
        "marks": {seat: f"cn-k-{look.mark}" for seat, look in SEATS.items()},
        "parts": drawn,
        "designs": {name: _design(name) for name in tiles},
    }


def _design(name: str) -> DesignView:
    drawn = {key: design(name)[key] for key in PARTS if key in design(name)}
    return cast(DesignView, {"look": {lang: looks(name, lang)[0] for lang in languages()}} | drawn)


@cache
def _key(dress: str) -> str:
    """A name for the art of a dress as this version of carcnb draws it."""
    dress_colours(dress)
    return f"{dress}-{crc32((carcnb.__version__ + json.dumps(art())).encode()):x}"


def _part(name: str, dress: str) -> str:
    """The markup of a part."""
    if name.startswith("t-"):
        return symbol(name[2:], dress)
    if name in art()["shapes"]:
        return _shape(name, dress)
    if name in (scaled := _scaled()):
        return _resized(name, *scaled[name])
    if name.startswith("g-") and f"m-{name[2:]}" in art()["shapes"]:  # what lies on the board is the same piece, larger
        return _resized(name, name[2:], ".68", class_=f"cn-p-{name[2:]}")
    raise ValueError(f"nothing is drawn as {name!r:.60}")


@cache
def symbol(name: str, dress: str) -> str:
    """One design as a <symbol>; standing things turn by --up, so they stay upright when the tile is turned."""
    stacks, square = art()["stacks"], "M0 0h100v100H0z"
    out = [path(square, class_="f")]
    for kind, what, *rest in design(name)["items"]:
        if kind == "path":
            out += [path(rest[0], class_=c) for c in stacks.get(what, [what])]
        else:
            out.append(use(what, *rest))
    out.append(path(square, class_="e"))
    return markup(Element("symbol", *for_widget(out, dress), id=f"cn-t-{name}", viewBox="0 0 100 100"))


@cache
def _shape(name: str, dress: str) -> str:
    shape = art()["shapes"][name]
    upright = "cn-up" if shape["up"] else None
    return markup(Element("g", *for_widget(parse(shape["art"]), dress), id=f"cn-{name}", class_=upright))


def _lying(name: str) -> str:
    """The id of the symbol of a lying figure: as it is drawn, or one of its own where it is larger."""
    drawn, scale = lying()[name]
    return f"cn-m-{drawn}" if scale == 1 else f"cn-m-{name}-{drawn}"


def _scaled() -> dict[str, tuple[str, str]]:
    """The lying figures that are not drawn in their size: as what they are, and how large."""
    return {_lying(name)[3:]: (drawn, f"{scale:g}") for name, (drawn, scale) in lying().items() if scale != 1}


def _resized(name: str, drawn: str, scale: str, **look: Any) -> str:
    """A figure in another size as a part of its own."""
    return markup(group([use(f"cn-m-{drawn}", more=f"scale({scale})")], id=f"cn-{name}", **look))


@cache
def _figures() -> dict[str, FigureKindView]:
    """Per figure kind: its symbol, how it lies, where the mark goes ([x, y], scale), and whether it is nobody's."""
    drawn, poses = art()["figures"], lying()
    out: dict[str, Any] = {}
    for name, figure in drawn.items():
        if any(name == pose for pose, _ in poses.values()):
            continue
        out[name] = {"symbol": f"cn-m-{name}"} | {key: figure[key] for key in ("mark", "scale") if key in figure}
        if "colour" in figure:
            out[name]["neutral"] = True
        if name in poses:
            pose, scale = poses[name]
            out[name] |= {"lying": _lying(name), "lying_mark": [round(v * scale, 1) for v in drawn[pose]["mark"]]}
    return out
