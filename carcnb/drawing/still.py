"""Still pictures: a board or a tile as one small self-contained SVG, for every place where the widget cannot run."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple
from xml.etree import ElementTree
from zlib import crc32

import svgwrite
from svgwrite.base import BaseElement

from carcnb.drawing.art import SEATS, art, design, dress_colours, lying, neutral_colours
from carcnb.drawing.layers import Layers, Tile, chain, layers, lone_corners, moved
from carcnb.drawing.pieces import Neutral, join, place, stand
from carcnb.drawing.style import attributes_text, for_still, plain, short

Figure = tuple[str | None, str, int, int, int]  # seat (None: nobody's), kind, x, y, segment index
Spot = tuple[int, int, int]  # x, y, segment index; -1 is the whole cell

PILE = 4.2  # how far one piece of a pile lies above the next
MARGIN = 8  # board units around the tiles
MANY = ("h1", "h2", "h3", "h4", "t1", "t2", "t3", "bu", "tf", "fl", "tw", "sheep")  # drawn as markers: few bytes each
ACCENT = "#5b45b5"
WALLS, LIFT = ("ws", "wm"), ' y="-.7"'
BUDGET = 25_000  # bytes for a picture of up to 20 tiles, and as much per tile for more
DETAILS = (("tf", "p5"), ("hedge",), ("fl", "p1"), ("p3",), ("green", "bu"))  # left out, in this order, to stay below
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Parts(NamedTuple):
    """What is on a picture."""

    tiles: list[Tile]
    figures: list[Figure]
    highlight: list[Spot]
    ghost: Tile | None
    labels: list[tuple[float, float, str]]
    neutral: list[Neutral]


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
    labels: Iterable[tuple[float, float, str]] = (),
    neutral: Iterable[Neutral] = (),
    title: str = "",
    desc: str = "",
    size: float = 88,
    budget: int = BUDGET,
) -> str:
    """A still picture of a board as SVG text; the same board gives the same bytes.

    tiles: (x, y, design, quarter turns clockwise); figures: (seat, kind, x, y, segment index); highlight: segments to
    light; ghost: a tile not yet laid; labels: short texts in cells (fractions move them); neutral: pieces of nobody's
    (kind, x, y, segment indices), on one segment, across two or on the tile; size: points per tile; budget: bytes for
    up to 20 tiles, kept by leaving out details. Text is escaped.
    Raises ValueError for an unknown design, dress, seat or figure.
    """
    parts = Parts(list(tiles), list(figures), list(highlight), ghost, list(labels), list(neutral))
    heading = clean(title or "Board"), clean(desc)
    most = budget * max(1.0, len(parts.tiles) / 20)
    leave: set[str] = set()
    picture = _picture(parts, dress, heading, size, leave)
    for more in DETAILS:
        if len(picture.encode()) <= most:
            break
        leave.update(more)
        picture = _picture(parts, dress, heading, size, leave)
    return picture


def tile_svg(name: str, turn: int = 0, *, dress: str = "summer", title: str = "", size: float = 100) -> str:
    """One tile as SVG text, turned by quarter turns clockwise.

    Raises ValueError for an unknown design or dress.
    """
    return board_svg([(0, 0, name, turn)], dress=dress, title=title or name, size=size)


def _picture(parts: Parts, dress: str, heading: tuple[str, str], size: float, leave: set[str]) -> str:
    """The picture without the details to leave out."""
    laid, ghost = parts.tiles, parts.ghost
    board = Artist(laid, dress, prefix_of(crc32(repr((parts, dress, heading, size)).encode())))
    cells = [(x, y) for x, y, *_ in laid] + [(x, y) for x, y, _ in parts.labels]
    cells += [(x, y) for x, y, index in parts.highlight if index < 0]  # an empty square may be lit, too
    cells += [ghost[:2]] if ghost else [] if cells else [(0, 0)]
    x0, y0 = (min(c[a] for c in cells) * 100 - MARGIN for a in (0, 1))
    w, h = (max(c[a] for c in cells) * 100 + 100 + MARGIN - low for a, low in ((0, x0), (1, y0)))
    picture = svgwrite.Drawing(size=(short(w * size / 100), short(h * size / 100)), profile="full", debug=False)
    picture.viewbox(x0, y0, w, h)
    picture.attribs |= {"role": "img", "stroke-linejoin": "round"}
    picture.set_desc(title=heading[0], desc=heading[1] or None)
    body = board.ground(layers(laid, leave), laid)
    body += [board.tower(corner) for corner in lone_corners(laid)]
    if ghost:
        inner = "".join(board.ground(layers([ghost], leave), [ghost]))
        frame = f'<path d="{square(ghost)}" fill="none" stroke="{ACCENT}" stroke-width="3"/>'
        body.append(f'<g opacity=".86">{inner}{frame}</g>')
    body += [markup for piece in parts.neutral for markup in board.planks(piece)]
    body += [board.light(spot) for spot in parts.highlight]
    body += board.figures(parts.figures, parts.neutral)
    for markup in board.defs:
        picture.defs.add(Markup(markup))
    for markup in body:
        picture.add(Markup(markup))
    for x, y, text in parts.labels:
        _label(picture, x, y, clean(text))
    return str(picture.tostring()).replace(" />", "/>")


def clean(text: str) -> str:
    """Text without the control characters that XML forbids."""
    return re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text)


def prefix_of(key: int) -> str:
    """A short start for the ids of one picture, so that pictures on one page do not share them."""
    return "k" + "".join(DIGITS[key // 36**i % 36] for i in range(3))


def square(tile: Sequence[Any]) -> str:
    return f"M{100 * tile[0]} {100 * tile[1]}h100v100h-100z"


def _label(picture: Any, x: float, y: float, text: str) -> None:
    cx, cy = round(100 * x + 50, 1), round(100 * y + 50, 1)
    picture.add(picture.circle((cx, cy), 15, fill="#fff", stroke=ACCENT, stroke_width=2.5))
    picture.add(picture.text(text, insert=(cx, cy + 6), text_anchor="middle", font_size=17, font_family="sans-serif",
                             font_weight="bold", fill=ACCENT))  # fmt: skip


class Artist:
    """Draws the parts of one picture in one dress; `defs` collects the shapes that were used.

    `prefix` begins every id; lights and figures go to the tiles laid last. Raises ValueError for an unknown dress.
    """

    def __init__(self, tiles: Sequence[Tile], dress: str, prefix: str) -> None:
        self.lay(tiles)
        self.dress, self.prefix = dress, prefix
        self.colours = dress_colours(dress)
        self.defs: list[str] = []
        self.known: dict[str, str] = {}

    def lay(self, tiles: Sequence[Tile]) -> None:
        """The tiles that lights and figures are on from now on."""
        self.tiles = {(x, y): (name, turn) for x, y, name, turn in tiles}

    def look(self, name: str) -> str:
        """A class as attributes."""
        return attributes_text(plain(art()["classes"][name], self.colours))

    def ground(self, parts: Layers, tiles: Sequence[Tile]) -> list[str]:
        """The tiles: ground, all layers, and the line around each tile."""
        if not tiles:
            return []
        squares = self.define("".join(square(t) for t in sorted(tiles, key=lambda t: (t[1], t[0]))), "<path {} d=*/>")
        out = [f'<use href="#{squares}"{self.look("f")}/>']
        for name in parts.order:
            if name in parts.paths:
                out += self.lines(name, parts.paths[name])
            if name in parts.places:
                out += self.shapes(name, parts)
        return [*out, f'<use href="#{squares}"{self.look("e")}/>']

    def lines(self, name: str, data: str) -> list[str]:
        """A path once per class of its stack; the light of a wall lies a little above its shadow."""
        stack = art()["stacks"].get(name, [name])
        looks = [(part, self.look(part)) for part in stack]
        looks = [(part, look) for part, look in looks if 'stroke="none"' not in look]
        if len(looks) == 1:
            return [f'<path d="{data}"{look}/>' for _, look in looks]
        key = self.define(data, "<path {} d=*/>")
        return [f'<use href="#{key}"{LIFT if part in WALLS else ""}{look}/>' for part, look in looks]

    def shapes(self, name: str, parts: Layers) -> list[str]:
        """A shape at all its places: small ones as one path of markers, others one by one."""
        spots = parts.places[name]
        if name not in MANY:
            return [self.use(name, p.x, p.y, p.more) for p in spots]
        inner = self.art(name)
        if not inner:
            return []
        start = '<marker {} overflow="visible" markerUnits="userSpaceOnUse">'
        key = self.define("marker " + name, f"{start}{inner}</marker>")
        return [f'<path d="{chain([(p.x, p.y) for p in spots])}" fill="none" marker-mid="url(#{key})"/>']

    def use(self, name: str, x: float = 0, y: float = 0, more: str = "") -> str:
        """A shared shape at a place."""
        key = self.define(name, f"<g {{}}>{self.art(name)}</g>")
        if more:
            return f'<use href="#{key}" transform="translate({short(x)} {short(y)}){more}"/>'
        place = "".join(f' {k}="{short(v)}"' for k, v in (("x", x), ("y", y)) if v)
        return f'<use href="#{key}"{place}/>'

    def art(self, name: str) -> str:
        """The markup of a shape, its repeated outlines written once."""
        markup = for_still(art()["shapes"][name]["art"], self.dress)
        for data in sorted(set(re.findall(r' d="([^"]{60,})"', markup))):
            if markup.count(f'"{data}"') > 1:
                key = self.define(data, "<path {} d=*/>")
                markup = markup.replace(f'<path d="{data}"', f'<use href="#{key}"')
        return markup

    def define(self, what: str, markup: str) -> str:
        """Keep a definition once; its id in this picture. {} is for the id, * for the path data."""
        if what not in self.known:
            n = len(self.known)
            self.known[what] = self.prefix + (DIGITS[n // 36] if n > 35 else "") + DIGITS[n % 36]
            self.defs.append(markup.replace("{}", f'id="{self.known[what]}"', 1).replace("d=*", f'd="{what}"'))
        return self.known[what]

    def tower(self, corner: tuple[int, int]) -> str:
        """A whole tower on a corner of the board."""
        return self.use("tw", 100 * corner[0], 100 * corner[1], "scale(1.75)")

    def light(self, spot: Spot) -> str:
        """A segment, or with -1 a whole cell, lit."""
        x, y, index = spot
        look = f'fill="#fff" fill-opacity=".35" stroke="{ACCENT}" stroke-width="2.4" stroke-linejoin="round"'
        if index < 0:
            return f'<path d="{square(spot)}" {look}/>'
        name, turn = self.tiles[x, y]
        return f'<path d="{moved(design(name)["segments"][index]["area"], x, y, turn)}" {look}/>'

    def planks(self, piece: Neutral) -> list[str]:
        """What joins the ends of two segments."""
        _, x, y, segments = piece
        if len(segments) < 2:
            return []
        name, turn = self.tiles[x, y]
        return self.lines("join", moved(join(name, segments), x, y, turn))

    def figures(self, pieces: Sequence[Figure], neutral: Sequence[Neutral] = ()) -> list[str]:
        """Figures with their marks, those further south in front; on one segment they stand side by side.

        Pieces of nobody's stand beside the figures; equal ones lie on a pile, with their number.
        """
        count: Counter[tuple[int, ...]] = Counter()
        out = []
        for seat, kind, x, y, index in pieces:
            name, turn = self.tiles[x, y]
            lies = design(name)["segments"][index]["kind"] == "field"
            drawn, scale = lying().get(kind, (kind, 1.0)) if lies else (kind, 1.0)
            px, py = stand(name, turn, index, count[x, y, index])
            count[x, y, index] += 1
            px, py = 100 * x + px, 100 * y + py
            out.append((py, px, self.figure(seat, drawn, px, py, scale)))
        for (kind, x, y, segments), many in Counter(neutral).items():
            name, turn = self.tiles[x, y]
            px, py = place(name, turn, segments, count[x, y, *segments])
            px, py = 100 * x + px, 100 * y + py
            out.append((py, px, self._pile(kind, px, py, many, 0.5 if len(segments) > 1 else 1)))
        return [markup for _, _, markup in sorted(out)]

    def _pile(self, kind: str, x: float, y: float, many: int, scale: float) -> str:
        """Pieces of one kind in one place: up to three are seen, more than one are counted."""
        pile = [self.figure(None, kind, x, y - PILE * i, scale) for i in range(min(many, 3))]
        if many > 1:
            cx, cy = short(x + 11), short(y + 6)
            text = f'<text x="{cx}" y="{short(y + 9.5)}" text-anchor="middle" font-size="10" font-weight="bold" '
            pile.append(f'<circle cx="{cx}" cy="{cy}" r="7" fill="#fff" stroke="#1d1a17" stroke-width="1.4"/>')
            pile.append(f'{text}font-family="sans-serif" fill="#1d1a17">{many}</text>')
        return "".join(pile) if len(pile) == 1 else f"<g>{''.join(pile)}</g>"

    def figure(self, seat: str | None, drawn: str, x: float, y: float, scale: float = 1) -> str:
        """One figure in its seat's colour, with the seat's mark."""
        if drawn not in art()["figures"]:
            raise ValueError(f"unknown figure {drawn!r}")
        if seat is not None and seat not in SEATS:
            raise ValueError(f"unknown seat {seat!r}: choose from {', '.join(SEATS)}")
        spec = art()["figures"][drawn]
        more = "" if scale == 1 else f"scale({scale:g})"
        place = f'transform="translate({short(x)} {short(y)}){more}"'
        body = self.use("m-" + drawn)
        if seat is None or not spec:
            return f'<g {place} fill="{neutral_colours().get(drawn, "#555")}" color="#fff">{body}</g>'
        look = SEATS[seat]
        piece = look.contrast if self.dress == "contrast" else look.piece
        marked = f"scale({spec['scale']:g})" if spec["scale"] != 1 else ""
        mark = self.use("k-" + look.mark, spec["mark"][0], spec["mark"][1], marked)
        return f'<g {place} fill="{piece}" color="{look.ink}">{body}{mark}</g>'
