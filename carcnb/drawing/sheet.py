"""The sheet: every symbol, shape and colour the browser needs to draw a set of tile designs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Any, NotRequired, TypedDict

from carcnb.drawing.art import SEATS, art, design, lying, shapes_of
from carcnb.drawing.style import css, for_widget
from carcnb.drawing.svg import Element, group, markup, parse, path, use

PARTS = ("segments", "grid", "ends", "rest", "sign")
"""What the browser knows of a design, apart from its picture."""


Point = Annotated[tuple[float, float], "x y"]


class Segment(TypedDict):
    """A segment of a tile: its kind, its outline and middle line as paths, and where a figure stands."""

    kind: str
    area: str
    line: str
    anchor: Point


class Design(TypedDict):
    """A tile is 100 x 100 units."""

    segments: list[Segment]  # in the order cities, roads, fields, singles
    grid: list[str]  # 25 x 25 patches
    ends: list[Point]  # of walls
    rest: NotRequired[Point]  # where pieces lie that are on no segment
    sign: NotRequired[Point]  # where what is printed on the tile as a whole is, if a figure can be put there


class FigureKind(TypedDict):
    """How a kind of figure is drawn, upright and lying, and where its player's mark goes."""

    symbol: str
    mark: NotRequired[Point]
    scale: NotRequired[float]
    lying: NotRequired[str]
    lying_mark: NotRequired[Point]
    neutral: NotRequired[bool]  # it belongs to nobody and has a colour of its own


class Sheet(TypedDict):
    """What is sent once: the art."""

    css: str
    defs: str  # SVG markup
    designs: dict[str, Design]
    figures: dict[str, FigureKind]
    marks: dict[str, str]  # symbols by seat
    tokens: dict[str, str]  # symbols by kind, about 10 high around (0, 0)
    cards: dict[str, str]  # symbols by name, 60 x 84, of their backs by the name of the deck


TABLES = {"winter": ".carcnb{--cn-table:#c0d1de;--cn-table-dark:#10171d}"}
"""What the board of a dress lies on, in light and in dark, where that is not the colour of the page."""


def sheet(
    designs: Iterable[str], dress: str = "summer", tokens: Sequence[str] = (), cards: Sequence[str] = ()
) -> Sheet:
    """The symbols, colours, segments and figures for these designs, ready for the widget.

    Tokens are those printed on the designs and the kinds named, cards those named that are drawn.  Raises ValueError
    for an unknown design or dress.
    """
    ids = sorted(set(designs))
    rules = css(dress) + TABLES.get(dress, "")
    parts: dict[str, Any] = {i: {k: design(i)[k] for k in PARTS if k in design(i)} for i in ids}
    names = shapes_of(ids) + [n for n in art()["shapes"] if n[:2] in ("m-", "k-")]
    more = [
        "tw",
        *(f"g-{kind}" for kind in tokens),
        *(f"c-{card}" for card in cards),
    ]  # the board lays whole towers at corners
    names += [n for n in more if n not in names and n in art()["shapes"]]
    defs = "".join([*(_shape(n, dress) for n in names), *_scaled(), *(symbol(i, dress) for i in ids)])
    # a token that also lies on the board is the same piece, smaller
    pieces = [kind for kind in tokens if f"g-{kind}" not in names and f"m-{kind}" in names]
    defs += "".join(_resized(f"cn-g-{kind}", kind, ".68", class_=f"cn-p-{kind}") for kind in pieces)
    marks = {seat: f"cn-k-{look.mark}" for seat, look in SEATS.items()}
    goods = {name[2:]: f"cn-{name}" for name in names if name.startswith("g-")} | {k: f"cn-g-{k}" for k in pieces}
    drawn = {name[2:]: f"cn-{name}" for name in names if name.startswith("c-")}
    return {
        "css": rules,
        "defs": defs,
        "designs": parts,
        "figures": _figures(),
        "marks": marks,
        "tokens": goods,
        "cards": drawn,
    }


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


def _scaled() -> list[str]:
    """The lying figures that are not drawn in their size."""
    return [_resized(_lying(name), drawn, f"{scale:g}") for name, (drawn, scale) in lying().items() if scale != 1]


def _resized(key: str, drawn: str, scale: str, **look: Any) -> str:
    """A figure in another size under a key of its own."""
    return markup(group([use(f"cn-m-{drawn}", more=f"scale({scale})")], id=key, **look))


def _figures() -> dict[str, FigureKind]:
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
