"""Still pictures: a board or a tile as one small self-contained SVG, for every place where the widget cannot run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from zlib import crc32

from carcnb.drawing.art import SEATS, art, design, dress_colours, neutral_colours
from carcnb.drawing.chalk import BESIDE, Chalked, arrow, ring, tint
from carcnb.drawing.layers import Layers, Tile, chain, layers, lone_corners, move_path
from carcnb.drawing.letters import Letter
from carcnb.drawing.pieces import Figure, Neutral, Piece, join, stand, standing
from carcnb.drawing.style import for_still, plain
from carcnb.drawing.svg import Element, Look, circle, group, path, picture, text, use
from carcnb.engine.chalk import StrokeRow

Spot = tuple[int, int, int]  # x, y, segment index; -1 is the whole cell
Square = tuple[int, int, str, bool]  # an empty square: x, y, its text in up to two lines, whether it is crossed out

PILE = 4.2  # how far one piece of a pile lies above the next
MARGIN = 8  # board units around the tiles
MANY = ("h1", "h2", "h3", "h4", "t1", "t2", "t3", "bu", "tf", "fl", "tw", "sheep")  # drawn as markers: few bytes each
ACCENT, INK, GREY = "#5b45b5", "#1d1a17", "#77726a"
BOLD = {"font_family": "sans-serif", "font_weight": "bold"}
LIT = {"fill": "#fff", "fill_opacity": ".35", "stroke": ACCENT, "stroke_linejoin": "round"}
WALLS, LIFT = ("ws", "wm"), -0.7  # how far the light of a wall lies above its shadow
LONG = 60  # letters of an outline that is worth a definition of its own
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


def board_svg(
    tiles: Iterable[Tile],
    figures: Iterable[Figure] = (),
    *,
    dress: str = "summer",
    highlight: Iterable[Spot] = (),
    ghost: Tile | None = None,
    labels: Iterable[tuple[float, float, str]] = (),
    letters: Iterable[Letter] = (),
    neutral: Iterable[Neutral] = (),
    chalk: Iterable[Chalked] = (),
    squares: Iterable[Square] = (),
    title: str = "",
    desc: str = "",
    size: float = 88,
    budget: int = BUDGET,
) -> str:
    """A still picture of a board as SVG text; the same board gives the same bytes.

    tiles: (x, y, design, quarter turns clockwise); figures: (seat, kind, x, y, segment index); highlight: segments to
    light; ghost: a tile not yet laid; labels: short texts in cells (fractions move them); letters: of marked places;
    neutral: pieces of nobody's (kind, x, y, segment indices), on one segment, across two or on the tile; chalk: what is
    drawn by hand over it all; squares: empty squares (x, y, text, whether it is crossed out); size: points per tile;
    budget: bytes for up to 20 tiles, kept by leaving out details. Text is escaped.
    Raises ValueError for an unknown design, dress, seat or figure.
    """
    parts = Parts(list(tiles), list(figures), list(highlight), ghost, list(labels), list(neutral))
    strokes, marked, named, heading = list(chalk), list(squares), list(letters), (title or "Board", desc)
    most = budget * max(1.0, len(parts.tiles) / 20)
    return fit_details(lambda leave: _picture(parts, strokes, marked, named, dress, heading, size, leave), most)


def fit_details(draw: Callable[[set[str]], str], most: float) -> str:
    """What is drawn with as few details left out as keep it to so many bytes; ``draw`` is told what to leave out."""
    leave: set[str] = set()
    drawn = draw(leave)
    for more in DETAILS:
        if len(drawn.encode()) <= most:
            break
        leave.update(more)
        drawn = draw(leave)
    return drawn


def tile_svg(name: str, turn: int = 0, *, dress: str = "summer", title: str = "", size: float = 100) -> str:
    """One tile as SVG text, turned by quarter turns clockwise.

    Raises ValueError for an unknown design or dress.
    """
    return board_svg([(0, 0, name, turn)], dress=dress, title=title or name, size=size)


def _picture(
    parts: Parts,
    chalk: list[Chalked],
    squares: list[Square],
    letters: list[Letter],
    dress: str,
    heading: tuple[str, str],
    size: float,
    leave: set[str],
) -> str:
    """The picture without the details to leave out."""
    laid, ghost = parts.tiles, parts.ghost
    board = Artist(
        laid, dress, prefix_of(crc32(repr((parts, dress, heading, size, *chalk, *squares, *letters)).encode()))
    )
    cells = [(x, y) for x, y, *_ in laid] + [(x, y) for x, y, _ in parts.labels]
    cells += [each[:2] for each in squares] + [letter.cell for letter in letters]
    cells += [(x, y) for x, y, index in parts.highlight if index < 0]  # an empty square may be lit, too
    cells += [cell for row, _ in chalk for cell in (row[:2], row[3:5])]
    cells += [ghost[:2]] if ghost else [] if cells else [(0, 0)]
    x0, y0 = (min(c[a] for c in cells) * 100 - MARGIN for a in (0, 1))
    w, h = (max(c[a] for c in cells) * 100 + 100 + MARGIN - low for a, low in ((0, x0), (1, y0)))
    body = board.ground(layers(laid, leave), laid)
    body += [board.tower(corner) for corner in lone_corners(laid)]
    if ghost:
        inner = board.ground(layers([ghost], leave), [ghost])
        body.append(group([*inner, path(square(ghost), fill="none", stroke=ACCENT, stroke_width="3")], opacity=".86"))
    body += [plank for piece in parts.neutral for plank in board.planks(piece)]
    body += [board.light(spot) for spot in parts.highlight]
    body += board.tints(chalk, parts.figures)
    body += [board.piece(piece) for piece in standing(laid, parts.figures, parts.neutral)]
    body += board.strokes(chalk)
    body += [element for each in squares for element in _square(each)]
    body += [element for x, y, said in parts.labels for element in _label(100 * x + 50, 100 * y + 50, said)]
    body += [leader(letter) for letter in letters if letter.line]
    body += [element for letter in letters for element in _label(*letter.at, letter.letter)]
    points = (w * size / 100, h * size / 100)
    return picture(points, (x0, y0, w, h), [board.defs, *body], title=heading[0], desc=heading[1])


def prefix_of(key: int) -> str:
    """A short start for the ids of one picture, so that pictures on one page do not share them."""
    return "k" + "".join(DIGITS[key // 36**i % 36] for i in range(3))


def square(tile: Sequence[Any]) -> str:
    """The outline of a tile's cell as path data."""
    return f"M{100 * tile[0]} {100 * tile[1]}h100v100h-100z"


def leader(letter: Letter) -> Element:
    """The line from what a letter names to the letter."""
    look = {"fill": "none", "stroke_linecap": "round"}
    return group(
        path(letter.line, stroke=colour, stroke_width=wide, **look) for colour, wide in (("#fff", "6"), (ACCENT, "3"))
    )


def _label(x: float, y: float, label: str) -> list[Element]:
    return [
        circle(x, y, 15, fill="#fff", stroke=ACCENT, stroke_width="2.5"),
        text(x, y + 6, label, text_anchor="middle", font_size="17", fill=ACCENT, **BOLD),
    ]


def _square(each: Square) -> list[Element]:
    """An empty square with its text; one that is crossed out is grey, the cross is behind the text."""
    x, y, words, crossed = each
    west, north = 100 * x + 5, 100 * y + 5
    look = {"fill": "#d9d5cc" if crossed else "#fff", "stroke": GREY if crossed else ACCENT, "stroke_width": "2.5"}
    dash = {} if crossed else {"stroke_dasharray": "8 5"}
    out = [path(f"M{west} {north}h90v90h-90z", **look, **dash)]
    if crossed:
        out.append(path(f"M{west} {north}l90 90m0-90l-90 90", fill="none", stroke=GREY, stroke_width="2.5"))
        out.append(circle(100 * x + 50, 100 * y + 50, 22, fill="#d9d5cc"))
    first, _, second = words.partition("\n")
    said = {"text_anchor": "middle", "fill": INK}
    out.append(text(100 * x + 50, 100 * y + 59, first, font_size="27", **said, **BOLD))
    if second:
        out.append(text(100 * x + 50, 100 * y + 86, second, font_size="14", font_family="sans-serif", **said))
    return out


class Artist:
    """Draws the parts of one picture in one dress; `defs` collects the shapes that were used.

    `prefix` begins every id; lights go to the tiles laid last. Raises ValueError for an unknown dress.
    """

    def __init__(self, tiles: Sequence[Tile], dress: str, prefix: str) -> None:
        self.lay(tiles)
        self.dress, self.prefix = dress, prefix
        self.colours = dress_colours(dress)
        self.defs = Element("defs")
        self.known: dict[str, str] = {}

    def lay(self, tiles: Sequence[Tile]) -> None:
        """The tiles that lights and planks are on from now on."""
        self.tiles = {(x, y): (name, turn) for x, y, name, turn in tiles}

    def look(self, name: str) -> Look:
        """A class as attributes."""
        return plain(art()["classes"][name], self.colours)

    def ground(self, parts: Layers, tiles: Sequence[Tile]) -> list[Element]:
        """The tiles: ground, all layers, and the line around each tile."""
        if not tiles:
            return []
        squares = self.outline("".join(square(t) for t in sorted(tiles, key=lambda t: (t[1], t[0]))))
        out = [use(squares, **self.look("f"))]
        for name in parts.order:
            if name in parts.paths:
                out += self.lines(name, parts.paths[name])
            if name in parts.places:
                out += self.shapes(name, parts)
        return [*out, use(squares, **self.look("e"))]

    def lines(self, name: str, data: str) -> list[Element]:
        """A path once per class of its stack; the light of a wall lies a little above its shadow."""
        stack = art()["stacks"].get(name, [name])
        looks = [(part, self.look(part)) for part in stack]
        looks = [(part, look) for part, look in looks if look.get("stroke") != "none"]
        if len(looks) == 1:
            return [path(data, **look) for _, look in looks]
        key = self.outline(data)
        return [use(key, y=LIFT if part in WALLS else 0, **look) for part, look in looks]

    def shapes(self, name: str, parts: Layers) -> list[Element]:
        """A shape at all its places: small ones as one path of markers, others one by one."""
        spots = parts.places[name]
        if name not in MANY:
            return [self.use(name, p.x, p.y, p.more) for p in spots]
        inner = self.art(name)
        if not inner:
            return []
        look = {"overflow": "visible", "markerUnits": "userSpaceOnUse"}
        key = self.define("marker " + name, lambda: Element("marker", *inner, **look))
        return [path(chain([(p.x, p.y) for p in spots]), fill="none", marker_mid=f"url(#{key})")]

    def use(self, name: str, x: float = 0, y: float = 0, more: str = "") -> Element:
        """A shared shape at a place."""
        return use(self.define(name, lambda: group(self.art(name))), x, y, more)

    def art(self, name: str) -> list[Element]:
        """A shape, its repeated outlines written once."""
        shapes = for_still(name, self.dress)
        often = Counter(data for data in _outlines(shapes) if len(data) >= LONG)
        keys = {data: self.outline(data) for data in sorted(often) if often[data] > 1}
        return [_used(shape, keys) for shape in shapes] if keys else shapes

    def outline(self, data: str, **look: str) -> str:
        """The id of path data that is used more than once."""
        return self.define(data, lambda: path(data, **look))

    def define(self, what: str, draw: Callable[[], Element]) -> str:
        """Draw a definition when it is first asked for; its id in this picture."""
        if what not in self.known:
            shape, n = draw(), len(self.known)
            shape["id"] = self.prefix + (DIGITS[n // 36] if n > 35 else "") + DIGITS[n % 36]
            self.known[what] = shape["id"]
            self.defs.add(shape)
        return self.known[what]

    def tower(self, corner: tuple[int, int]) -> Element:
        """A whole tower on a corner of the board."""
        return self.use("tw", 100 * corner[0], 100 * corner[1], "scale(1.75)")

    def light(self, spot: Spot) -> Element:
        """A segment, or with -1 a whole cell, lit."""
        x, y, index = spot
        if index < 0:
            return path(square(spot), **LIT, stroke_width="2.4")
        name, turn = self.tiles[x, y]
        return path(move_path(design(name)["segments"][index]["area"], x, y, turn), **LIT, stroke_width="2.4")

    def tints(self, chalk: Iterable[Chalked], figures: Iterable[Figure]) -> list[Element]:
        """Features that are tinted by hand; figures stand on them."""
        taken = {figure[2:] for figure in figures}
        return [self._tint(row, spots, row[:3] in taken) for row, spots in chalk if row[2] >= 0]

    def _tint(self, row: StrokeRow, spots: Iterable[Spot], taken: bool) -> Element:
        x, y, index, *_, colour = row
        laid = [(u, v, s, *self.tiles[u, v]) for u, v, s in spots if (u, v) in self.tiles]
        areas = [move_path(design(name)["segments"][s]["area"], u, v, turn) for u, v, s, name, turn in laid]
        u, v = stand(*self.tiles[x, y], index)
        if taken:
            u += -BESIDE if u > 50 else BESIDE
        return tint(colour, areas, 100 * x + u, 100 * y + v)

    def strokes(self, chalk: Iterable[Chalked]) -> list[Element]:
        """Rings, and arrows over all."""
        rows = sorted((row for row, _ in chalk if row[2] < 0), key=lambda row: row[:2] != row[3:5])
        return [element for row in rows for element in (ring if row[:2] == row[3:5] else arrow)(row)]

    def planks(self, piece: Neutral) -> list[Element]:
        """What joins the ends of two segments."""
        _, x, y, segments = piece
        if len(segments) < 2:
            return []
        name, turn = self.tiles[x, y]
        return self.lines("join", move_path(join(name, segments), x, y, turn))

    def piece(self, piece: Piece) -> Element:
        """A figure or a pile of equal pieces: up to three are seen, more than one are counted."""
        x, y, seat, drawn, scale, many = piece
        pile = [self.figure(seat, drawn, x, y - PILE * i, scale) for i in range(min(many, 3))]
        if many == 1:
            return pile[0]
        look = {"text_anchor": "middle", "font_size": "10", "fill": INK, **BOLD}
        count = [
            circle(x + 11, y + 6, 7, fill="#fff", stroke=INK, stroke_width="1.4"),
            text(x + 11, y + 9.5, str(many), **look),
        ]
        return group(pile + count)

    def figure(self, seat: str | None, drawn: str, x: float, y: float, scale: float = 1) -> Element:
        """One figure in its seat's colour, with the seat's mark."""
        if drawn not in art()["figures"]:
            raise ValueError(f"unknown figure {drawn!r}")
        if seat is not None and seat not in SEATS:
            raise ValueError(f"unknown seat {seat!r}: choose from {', '.join(SEATS)}")
        spec = art()["figures"][drawn]
        more = "" if scale == 1 else f"scale({scale:g})"
        body = self.use("m-" + drawn)
        if seat is None or not spec:
            return group([body], x, y, more, fill=neutral_colours().get(drawn, "#555"), color="#fff")
        look = SEATS[seat]
        piece = look.contrast if self.dress == "contrast" else look.piece
        marked = f"scale({spec['scale']:g})" if spec["scale"] != 1 else ""
        mark = self.use("k-" + look.mark, spec["mark"][0], spec["mark"][1], marked)
        return group([body, mark], x, y, more, fill=piece, color=look.ink)


def _outlines(shapes: Iterable[Element]) -> Iterator[str]:
    """The path data of shapes and of those inside them."""
    for shape in shapes:
        yield shape.attribs.get("d", "")
        yield from _outlines(shape.elements)


def _used(shape: Element, keys: Mapping[str, str]) -> Element:
    """A shape in which outlines with a key are used instead of drawn."""
    look: dict[str, Any] = dict(shape.attribs)
    key = keys.get(look.pop("d", ""))
    if key:
        return use(key, **look)
    return Element(shape.elementname, *(_used(inner, keys) for inner in shape.elements), **shape.attribs)
