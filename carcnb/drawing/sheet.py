"""The sheet: every symbol, shape and colour the browser needs to draw a set of tile designs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from carcnb.drawing.art import LYING, NEUTRAL, SEATS, art, design, shapes_of
from carcnb.drawing.style import css, for_widget

PARTS = ("segments", "grid", "ends", "rest", "sign")
"""What the browser knows of a design, apart from its picture."""


Point = Annotated[tuple[float, float], "x y"]


class Segment(TypedDict):
    kind: Literal["city", "road", "field", "monastery"]
    area: str
    line: str
    anchor: Point


class Design(TypedDict):
    """A tile is 100 x 100 units."""

    segments: list[Segment]  # in the order cities, roads, fields, monastery
    grid: list[str]  # 25 x 25 patches
    ends: list[Point]  # of walls
    rest: NotRequired[Point]  # where pieces lie that are on no segment
    sign: NotRequired[Point]  # where what is printed on the tile as a whole is, if a figure can be put there


class FigureKind(TypedDict):
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


def sheet(
    designs: Iterable[str], dress: str = "summer", tokens: Sequence[str] = (), cards: Sequence[str] = ()
) -> Sheet:
    """The symbols, colours, segments and figures for these designs, ready for the widget.

    Tokens are those printed on the designs and the kinds named, cards those named that are drawn.  Raises ValueError
    for an unknown design or dress.
    """
    ids = sorted(set(designs))
    rules = css(dress)
    parts: dict[str, Any] = {i: {k: design(i)[k] for k in PARTS if k in design(i)} for i in ids}
    names = shapes_of(ids) + [n for n in art()["shapes"] if n[:2] in ("m-", "k-")]
    more = [
        "tw",
        *(f"g-{kind}" for kind in tokens),
        *(f"c-{card}" for card in cards),
    ]  # the board lays whole towers at corners
    names += [n for n in more if n not in names and n in art()["shapes"]]
    defs = "".join(_shape(n, dress) for n in names) + _scaled() + "".join(symbol(i, dress) for i in ids)
    # a token that also lies on the board is the same piece, smaller
    pieces = [kind for kind in tokens if f"g-{kind}" not in names and f"m-{kind}" in names]
    defs += "".join(
        f'<g id="cn-g-{kind}" class="cn-p-{kind}"><use href="#cn-m-{kind}" transform="scale(.68)"/></g>'
        for kind in pieces
    )
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


def symbol(name: str, dress: str) -> str:
    """One design as a <symbol>; standing things turn by --up, so they stay upright when the tile is turned."""
    stacks, out = art()["stacks"], ['<path class="f" d="M0 0h100v100H0z"/>']
    for kind, what, *rest in design(name)["items"]:
        if kind == "path":
            out += [f'<path class="{c}" d="{rest[0]}"/>' for c in stacks.get(what, [what])]
        else:
            x, y, *more = rest
            place = f'transform="translate({x:g} {y:g}){more[0]}"' if more else f'x="{x:g}" y="{y:g}"'
            out.append(f'<use href="#{what}" {place}/>')
    out.append('<path class="e" d="M0 0h100v100H0z"/>')
    return f'<symbol id="cn-t-{name}" viewBox="0 0 100 100">{for_widget("".join(out), dress)}</symbol>'


def _shape(name: str, dress: str) -> str:
    shape = art()["shapes"][name]
    upright = ' class="cn-up"' if shape["up"] else ""
    return f'<g id="cn-{name}"{upright}>{for_widget(shape["art"], dress)}</g>'


def _lying(name: str) -> str:
    """The id of the symbol of a lying figure: as it is drawn, or one of its own where it is larger."""
    drawn, scale = LYING[name]
    return f"cn-m-{drawn}" if scale == 1 else f"cn-m-{name}-{drawn}"


def _scaled() -> str:
    """The lying figures that are not drawn in their size."""
    return "".join(
        f'<g id="{_lying(name)}"><use href="#cn-m-{drawn}" transform="scale({scale:g})"/></g>'
        for name, (drawn, scale) in LYING.items()
        if scale != 1
    )


def _figures() -> dict[str, FigureKind]:
    """Per figure kind: its symbol, how it lies, where the mark goes ([x, y], scale), and whether it is nobody's."""
    drawn = art()["figures"]
    out: dict[str, Any] = {}
    for name, figure in drawn.items():
        if any(name == lying for lying, _ in LYING.values()):
            continue
        out[name] = {"symbol": f"cn-m-{name}"} | figure | ({"neutral": True} if name in NEUTRAL else {})
        if name in LYING:
            lying, scale = LYING[name]
            out[name] |= {"lying": _lying(name), "lying_mark": [round(v * scale, 1) for v in drawn[lying]["mark"]]}
    return out
