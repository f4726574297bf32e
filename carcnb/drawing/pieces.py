"""Where figures and pieces of nobody's stand on a board, and how two road ends are joined by planks."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from carcnb.drawing.art import design, lying
from carcnb.drawing.layers import COMMAND, NUMBER, Point, Tile, turn_point

Figure = tuple[str | None, str, int, int, int]  # seat (None: nobody's), kind, x, y, segment index
Neutral = tuple[str, int, int, tuple[int, ...]]  # kind, x, y, segment indices (none: the piece lies on the tile)
STEP, BESIDE = 13, 18
"""How far figures on one segment stand apart, and a piece of nobody's from them, in board units."""
REACH = 0.45
"""How far planks go on as the road points, as a share of the way between its two ends."""


class Piece(NamedTuple):
    """What stands somewhere: its place in board units, whose it is, how it is drawn, and how many lie there."""

    x: float
    y: float
    seat: str | None
    drawn: str
    scale: float
    many: int = 1


def standing(tiles: Iterable[Tile], figures: Iterable[Figure], neutral: Iterable[Neutral] = ()) -> list[Piece]:
    """Figures and pieces of nobody's, those further south last, for they are in front.

    On one segment figures stand side by side and pieces of nobody's beside them; equal pieces are one pile.
    """
    laid = {(x, y): (name, turn) for x, y, name, turn in tiles}
    count: Counter[tuple[int, ...]] = Counter()
    found = []
    for seat, kind, x, y, index in figures:
        name, turn = laid[x, y]
        lies = design(name)["segments"][index]["kind"] == "field"
        drawn, scale = lying().get(kind, (kind, 1.0)) if lies else (kind, 1.0)
        px, py = stand(name, turn, index, count[x, y, index])
        count[x, y, index] += 1
        found.append(Piece(100 * x + px, 100 * y + py, seat, drawn, scale))
    for (kind, x, y, segments), many in Counter(neutral).items():
        px, py = place(*laid[x, y], segments, count[x, y, *segments])
        found.append(Piece(100 * x + px, 100 * y + py, None, kind, 0.5 if len(segments) > 1 else 1, many))
    return sorted(found, key=south)


def south(piece: Piece) -> Point:
    """How far south a piece stands, then how far east."""
    return piece.y, piece.x


def stand(name: str, turn: int, segment: int, nth: int = 0) -> Point:
    """Where the nth figure (from 0) of a segment of a turned tile stands."""
    x, y = turn_point(tuple(design(name)["segments"][segment]["anchor"]), turn)
    return x + STEP * nth, y + 2 * nth


def place(name: str, turn: int, segments: Sequence[int], figures: int = 0) -> Point:
    """Where a piece of nobody's is: beside the figures of its segment, between two, or clear of all on the tile."""
    drawn = design(name)
    if not segments:
        return turn_point(tuple(drawn["rest"]), turn)
    if len(segments) > 1:
        return turn_point(_middle(drawn["segments"], segments), turn)
    x, y = stand(name, turn, segments[0])
    if figures:
        x += -BESIDE if x >= 2 * BESIDE else BESIDE + STEP * (figures - 1)
    return x, y


def join(name: str, segments: Sequence[int]) -> str:
    """The way between the ends of two segments of an unturned tile, as path data."""
    a, p, q, b = _bend(design(name)["segments"], segments)
    points = " ".join(f"{v:g}" for point in (p, q, b) for v in point)
    return f"M{a[0]:g} {a[1]:g}C{points}"


def _bend(parts: Sequence[dict[str, Any]], segments: Sequence[int]) -> tuple[Point, Point, Point, Point]:
    (a, way), (b, back) = (_end(parts[s]) for s in segments[:2])
    reach = REACH * math.dist(a, b)
    p, q = ((x + reach * dx, y + reach * dy) for (x, y), (dx, dy) in ((a, way), (b, back)))
    return a, _short(p), _short(q), b


def _middle(parts: Sequence[dict[str, Any]], segments: Sequence[int]) -> Point:
    a, p, q, b = _bend(parts, segments)
    x, y = ((a[i] + 3 * p[i] + 3 * q[i] + b[i]) / 8 for i in (0, 1))
    return _short((x, y))


def _end(segment: dict[str, Any]) -> tuple[Point, Point]:
    """Where a road ends on its tile, and the direction in which it points there."""
    steps = COMMAND.findall(segment["line"])
    values = [float(v) for _, numbers in steps for v in NUMBER.findall(numbers)]
    if len(values) < 4:
        x, y = segment["anchor"]
        return (x, y), (0, 0)
    (ax, ay), (x, y) = values[-4:-2], values[-2:]
    far = math.hypot(x - ax, y - ay) or 1
    return (x, y), ((x - ax) / far, (y - ay) / far)


def _short(p: Point) -> Point:
    return round(p[0], 1), round(p[1], 1)
