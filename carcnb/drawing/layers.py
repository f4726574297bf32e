"""A board as layers: what all its tiles show, sorted by what is drawn first, with every turn worked into the points."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from carcnb.drawing.art import art, design
from carcnb.drawing.svg import short

COMMAND = re.compile(r"([MLCQTZ])([^MLCQTZ]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
Tile = tuple[int, int, str, int]  # x, y, design, quarter turns clockwise
Point = tuple[float, float]

# painter's order over the whole board; what is not named here stands or is a badge, and comes last
ORDER = (
    "p3", "p1", "wh", "mg", "plough", "green", "grain", "hedge", "fl", "tf", "po", "road", "br", "road2", "bp",
    "vg", "fg", "lk", "lr", "pi", "cc", "c", "p5", "wall", "va", "road3", "pa", "tw",
)  # fmt: skip
BADGES = ("co", "disc", "fly", "b-", "g-")


class Placed(NamedTuple):
    """A shared shape on the board: its middle, and how it is turned or scaled."""

    x: float
    y: float
    more: str


class Layers(NamedTuple):
    """Path data by class or stack, places by shape, both in painter's order."""

    paths: dict[str, str]
    places: dict[str, list[Placed]]
    order: list[str]


def layers(tiles: Iterable[Tile], leave: Iterable[str] = ()) -> Layers:
    """What laid tiles show, but for what to leave out; in board units, 100 a cell, the origin at cell 0, 0."""
    paths: dict[str, list[str]] = {}
    pens: dict[str, _Pen] = {}
    places: dict[str, list[Placed]] = {}
    shapes = art()["shapes"]
    for x, y, name, turn in sorted(tiles, key=lambda t: (t[1], t[0])):
        for kind, what, *rest in design(name)["items"]:
            if what in leave:
                continue
            if kind == "path":
                pen = pens.setdefault(what, _Pen())
                paths.setdefault(what, []).append(pen.draw(rest[0], x, y, turn))
            else:
                px, py = turn_point((rest[0], rest[1]), turn)
                more = rest[2] if len(rest) > 2 else ""
                if turn and not shapes[what]["up"] and what not in ("fl", "mg", "vg", "fg", "cc", "disc"):
                    more = f"rotate({90 * turn})" + more
                places.setdefault(what, []).append(Placed(round(100 * x + px, 1), round(100 * y + py, 1), more))
    places = {name: sorted(set(spots), key=lambda p: (p.y, p.x)) for name, spots in places.items()}
    rank = {name: i for i, name in enumerate(ORDER)}
    order = sorted([*paths, *places], key=lambda n: (rank.get(n, 100 + 100 * n.startswith(BADGES)), n))
    return Layers({k: "".join(v) for k, v in paths.items()}, places, order)


def turn_point(p: Point, turn: int) -> Point:
    """A point of a tile after quarter turns clockwise."""
    x, y = p
    for _ in range(turn % 4):
        x, y = 100 - y, x
    return x, y


def move_path(data: str, x: int, y: int, turn: int) -> str:
    """Path data of a tile (absolute M, L, C, Q, T and Z) as relative path data on the board."""
    return _Pen().draw(data, x, y, turn)


class _Pen:
    """Writes path data with relative steps, which are short; it remembers where it is."""

    def __init__(self) -> None:
        self.here: Point | None = None

    def draw(self, data: str, x: int, y: int, turn: int) -> str:
        """The data of one tile, moved to its cell and turned."""
        out: list[str] = []
        start: Point = (0, 0)
        for command, numbers in COMMAND.findall(data):
            values = [float(v) for v in NUMBER.findall(numbers)]
            points = [turn_point((a, b), turn) for a, b in zip(values[::2], values[1::2], strict=True)]
            points = [(round(px + 100 * x, 1), round(py + 100 * y, 1)) for px, py in points]
            if command == "Z":
                out.append("z")
                self.here = start
                continue
            if command == "M" and self.here is None:
                out.append("M" + join_points(points))
            elif command == "T":
                steps = zip([self.here or start, *points], points, strict=False)
                out.append("t" + join_points([(b[0] - a[0], b[1] - a[1]) for a, b in steps]))
            else:
                hx, hy = self.here or start
                out.append(command.lower() + join_points([(px - hx, py - hy) for px, py in points]))
            self.here = points[-1]
            start = points[0] if command == "M" else start
        return "".join(out)


def chain(points: Sequence[Point]) -> str:
    """Places as the inner points of one path; it starts elsewhere and ends on the last place a second time."""
    whole = [(round(x), round(y)) for x, y in points]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in zip([(0, 0), *whole], whole, strict=False)]
    return "M0 0l" + join_points(steps) + " 0 0"


def join_points(points: Sequence[Point]) -> str:
    """Points as short path data."""
    out = ""
    for value in (v for p in points for v in p):
        text = short(value)
        out += text if not out or text[0] == "-" else " " + text
    return out


def lone_corners(tiles: Sequence[Tile]) -> list[tuple[int, int]]:
    """Corners of the board (corner x, y is the north-west corner of that cell) that need a whole tower.

    There a wall ends that no other tile shares, because the neighbour's city goes round the corner, and all four
    tiles are laid.
    """
    laid = {(x, y) for x, y, _, _ in tiles}
    ends: dict[tuple[float, float], int] = {}
    for x, y, name, turn in tiles:
        for p in design(name)["ends"]:
            px, py = turn_point((p[0], p[1]), turn)
            key = (round(px / 100 + x, 3), round(py / 100 + y, 3))
            ends[key] = ends.get(key, 0) + 1
    corners = {(round(x), round(y)) for (x, y), n in ends.items() if n == 1}
    return sorted(c for c in corners if all((c[0] + i, c[1] + j) in laid for i in (-1, 0) for j in (-1, 0)))
