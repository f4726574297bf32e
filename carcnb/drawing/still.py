"""Still pictures: a board or a tile as one small self-contained SVG, for every place where the widget cannot run."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any
from xml.etree import ElementTree
from zlib import crc32

import svgwrite
from svgwrite.base import BaseElement

from carcnb.drawing.art import LYING, NEUTRAL, SEATS, art, design, dress_colours
from carcnb.drawing.layers import Layers, Tile, layers, lone_corners, moved, number, turned
from carcnb.drawing.style import attributes_text, for_still, plain

Figure = tuple[str | None, str, int, int, int]  # seat (None: nobody's), kind, x, y, segment index
Spot = tuple[int, int, int]  # x, y, segment index; -1 is the whole cell

MARGIN = 8  # board units around the tiles
MANY = ("h1", "h2", "h3", "h4", "t1", "t2", "t3", "bu", "tf", "fl", "tw", "sheep")  # drawn as markers: few bytes each
ACCENT = "#5b45b5"


class Markup(BaseElement):  # type: ignore[misc]
    """Markup of our own making inside a svgwrite drawing."""

    elementname = "g"

    def __init__(self, text: str) -> None:
        super().__init__(debug=False)
        self.text = text

    def get_xml(self) -> Any:
        """The parsed element."""
        return ElementTree.fromstring(self.text)


def board_svg(
    tiles: Iterable[Tile],
    figures: Iterable[Figure] = (),
    *,
    dress: str = "summer",
    highlight: Iterable[Spot] = (),
    ghost: Tile | None = None,
    labels: Iterable[tuple[int, int, str]] = (),
    title: str = "",
    desc: str = "",
    size: float = 88,
) -> str:
    """A still picture of a board as SVG text; the same board gives the same bytes.

    tiles: (x, y, design, quarter turns clockwise); figures: (seat, kind, x, y, segment index); highlight: segments to
    light; ghost: a tile not yet laid; labels: short texts in cells; size: points per tile. Text is escaped.
    Raises ValueError for an unknown design, dress, seat or figure.
    """
    laid, pieces, lit, notes = list(tiles), list(figures), list(highlight), list(labels)
    key = crc32(repr((laid, pieces, dress, lit, ghost, notes, title, desc, size)).encode())
    board = _Board(laid, dress, f"c{key % 36**4:x}-")
    cells = [(t[0], t[1]) for t in [*laid, *([ghost] if ghost else []), *notes]] or [(0, 0)]
    x0, y0 = (min(c[a] for c in cells) * 100 - MARGIN for a in (0, 1))
    w, h = (max(c[a] for c in cells) * 100 + 100 + MARGIN - low for a, low in ((0, x0), (1, y0)))
    picture = svgwrite.Drawing(size=(number(w * size / 100), number(h * size / 100)), profile="full", debug=False)
    picture.viewbox(x0, y0, w, h)
    picture.attribs["role"] = "img"
    picture.set_desc(title=_text(title or "Board"), desc=_text(desc) if desc else None)
    body = board.ground(layers(laid), laid)
    body += [board.tower(corner) for corner in lone_corners(laid)]
    if ghost:
        inner = "".join(board.ground(layers([ghost]), [ghost]))
        frame = f'<path d="{_square(ghost)}" fill="none" stroke="{ACCENT}" stroke-width="3"/>'
        body.append(f'<g opacity=".86">{inner}{frame}</g>')
    body += [board.light(spot) for spot in lit]
    body += board.figures(pieces)
    picture.defs.add(Markup(f"<g>{''.join(board.defs)}</g>")) if board.defs else None
    for part in body:
        picture.add(Markup(part))
    for x, y, text in notes:
        _label(picture, x, y, _text(text))
    return str(picture.tostring())


def tile_svg(name: str, turn: int = 0, *, dress: str = "summer", title: str = "", size: float = 100) -> str:
    """One tile as SVG text, turned by quarter turns clockwise.

    Raises ValueError for an unknown design or dress.
    """
    return board_svg([(0, 0, name, turn)], dress=dress, title=title or name, size=size)


def _text(text: str) -> str:
    """Text without the control characters that XML forbids."""
    return re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text)


def _square(tile: Sequence[Any]) -> str:
    return f"M{100 * tile[0]} {100 * tile[1]}h100v100h-100z"


def _label(picture: Any, x: int, y: int, text: str) -> None:
    cx, cy = 100 * x + 50, 100 * y + 50
    picture.add(picture.circle((cx, cy), 15, fill="#fff", stroke=ACCENT, stroke_width=2.5))
    picture.add(picture.text(text, insert=(cx, cy + 6), text_anchor="middle", font_size=17, font_family="sans-serif",
                             font_weight="bold", fill=ACCENT))  # fmt: skip


class _Board:
    """The parts of one picture in one dress; `defs` collects the shapes that were used."""

    def __init__(self, tiles: Sequence[Tile], dress: str, prefix: str) -> None:
        self.tiles = {(x, y): (name, turn) for x, y, name, turn in tiles}
        self.dress, self.prefix = dress, prefix
        self.colours = dress_colours(dress)
        self.defs: list[str] = []
        self.known: set[str] = set()

    def look(self, name: str) -> str:
        """A class as attributes."""
        return attributes_text(plain(art()["classes"][name], self.colours))

    def ground(self, parts: Layers, tiles: Sequence[Tile]) -> list[str]:
        """The tiles: ground, all layers, and the line around each tile."""
        squares = "".join(_square(t) for t in sorted(tiles, key=lambda t: (t[1], t[0])))
        out = [f'<path d="{squares}"{self.look("f")}/>'] if squares else []
        for name in parts.order:
            if name in parts.paths:
                out += self.lines(name, parts.paths[name])
            if name in parts.places:
                out += self.shapes(name, parts)
        return [*out, f'<path d="{squares}"{self.look("e")}/>'] if squares else out

    def lines(self, name: str, data: str) -> list[str]:
        """A path once per class of its stack; the light of a wall lies a little above its shadow."""
        stack = art()["stacks"].get("road" if name == "road3" else name, [name])
        if len(stack) == 1:
            return [f'<path d="{data}"{self.look(stack[0])}/>']
        key = self.define(f"l{len(self.known)}", f'<path id="{{}}" d="{data}"/>')
        out = []
        for part in stack:
            look = self.look(part)
            lift = ' y="-.7"' if part in ("ws", "wm") else ""
            if 'stroke="none"' not in look:
                out.append(f'<use href="#{key}"{lift}{look}/>')
        return out

    def shapes(self, name: str, parts: Layers) -> list[str]:
        """A shape at all its places: many small ones as one path of markers, others one by one."""
        spots = [p for p in parts.places[name] if name not in MANY or p.more]
        many = [p for p in parts.places[name] if name in MANY and not p.more]
        out = []
        if many:
            inner = for_still(art()["shapes"][name]["art"], self.dress, self.prefix)
            if inner:
                marker = '<marker id="{}" overflow="visible" markerUnits="userSpaceOnUse">'
                key = self.define("n-" + name, f"{marker}{inner}</marker>")
                way = "L".join(f"{number(p.x)} {number(p.y)}" for p in many)
                out.append(f'<path d="M0 0L{way}L0 0" fill="none" marker-mid="url(#{key})"/>')
        return out + [self.use(name, p.x, p.y, p.more) for p in spots]

    def use(self, name: str, x: float, y: float, more: str = "") -> str:
        """A shared shape at a place."""
        inner = for_still(art()["shapes"][name]["art"], self.dress, self.prefix)
        key = self.define(name, f'<g id="{{}}">{inner}</g>')
        place = f'transform="translate({number(x)} {number(y)}){more}"' if more else f'x="{number(x)}" y="{number(y)}"'
        return f'<use href="#{key}" {place}/>'

    def define(self, name: str, markup: str) -> str:
        """Keep a definition once; its id in this picture."""
        if name not in self.known:
            self.known.add(name)
            self.defs.append(markup.replace("{}", self.prefix + name, 1))
        return self.prefix + name

    def tower(self, corner: tuple[int, int]) -> str:
        """A whole tower on a corner of the board."""
        return self.use("tw", 100 * corner[0], 100 * corner[1], "scale(1.75)")

    def light(self, spot: Spot) -> str:
        """A segment, or with -1 a whole cell, lit."""
        x, y, index = spot
        look = f'fill="#fff" fill-opacity=".35" stroke="{ACCENT}" stroke-width="2.4" stroke-linejoin="round"'
        if index < 0:
            return f'<path d="{_square(spot)}" {look}/>'
        name, turn = self.tiles[x, y]
        return f'<path d="{moved(design(name)["segments"][index]["area"], x, y, turn)}" {look}/>'

    def figures(self, pieces: Sequence[Figure]) -> list[str]:
        """Figures with their marks, those further south in front; on one segment they stand side by side."""
        count: dict[Spot, int] = {}
        out = []
        for seat, kind, x, y, index in pieces:
            name, turn = self.tiles[x, y]
            segment = design(name)["segments"][index]
            ax, ay = turned((segment["anchor"][0], segment["anchor"][1]), turn)
            nth = count[x, y, index] = count.get((x, y, index), -1) + 1
            drawn = LYING.get(kind, kind) if segment["kind"] == "field" else kind
            px, py = 100 * x + ax + 13 * nth, 100 * y + ay + 2 * nth
            out.append((py, px, self.figure(seat, drawn, px, py)))
        return [markup for _, _, markup in sorted(out)]

    def figure(self, seat: str | None, drawn: str, x: float, y: float) -> str:
        """One figure in its seat's colour, with the seat's mark."""
        if drawn not in art()["figures"]:
            raise ValueError(f"unknown figure {drawn!r}")
        if seat is not None and seat not in SEATS:
            raise ValueError(f"unknown seat {seat!r}: choose from {', '.join(SEATS)}")
        spec = art()["figures"][drawn]
        place = f'transform="translate({number(x)} {number(y)})"'
        body = self.use("m-" + drawn, 0, 0).replace(' x="0" y="0"', "")
        if seat is None or not spec["mark"]:
            return f'<g {place} fill="{NEUTRAL.get(drawn, "#555")}" color="#fff">{body}</g>'
        look = SEATS[seat]
        piece = look.contrast if self.dress == "contrast" else look.piece
        scale = f"scale({spec['scale']:g})" if spec["scale"] != 1 else ""
        mark = self.use("k-" + look.mark, *spec["mark"], scale)
        return f'<g {place} fill="{piece}" color="{look.ink}">{body}{mark}</g>'
