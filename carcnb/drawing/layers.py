"""A board as layers: what all its tiles show, sorted by what is drawn first, with every turn worked into the points."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from carcnb.drawing.art import art, design

Tile = tuple[int, int, str, int]  # x, y, design, quarter turns clockwise
Point = tuple[float, float]

# painter's order over the whole board; what is not named here stands or is a badge, and comes last
ORDER = (
    "p3", "p1", "wh", "mg", "plough", "green", "grain", "hedge", "fl", "tf", "po", "road", "br", "road2", "bp",
    "vg", "fg", "lk", "lr", "pi", "cc", "c", "p5", "wall", "va", "pa", "tw",
)  # fmt: skip
BADGES = ("co", "disc", "fly", "b-", "g-")
VIADUCT = "gold-02"  # here the second road is above the city, not below a bridge


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


def layers(tiles: Iterable[Tile]) -> Layers:
    """What a set of laid tiles shows, in board units (100 a cell, the origin at cell 0, 0)."""
    paths: dict[str, list[str]] = {}
    places: dict[str, list[Placed]] = {}
    shapes = art()["shapes"]
    for x, y, name, turn in sorted(tiles, key=lambda t: (t[1], t[0])):
        for kind, what, *rest in design(name)["items"]:
            if kind == "path":
                what = "road3" if what == "road2" and name == VIADUCT else what
                paths.setdefault(what, []).append(moved(rest[0], x, y, turn))
            else:
                px, py = turned((rest[0], rest[1]), turn)
                more = rest[2] if len(rest) > 2 else ""
                if turn and not shapes[what]["up"] and what not in ("fl", "mg", "vg", "fg", "cc", "disc"):
                    more = f"rotate({90 * turn})" + more
                places.setdefault(what, []).append(Placed(100 * x + px, 100 * y + py, more))
    for spots in places.values():
        spots.sort(key=lambda p: (p.y, p.x))
    rank = {name: i for i, name in enumerate(ORDER)} | {"road3": ORDER.index("va") + 0.5}
    order = sorted([*paths, *places], key=lambda n: (rank.get(n, 100 + 100 * n.startswith(BADGES)), n))
    return Layers({k: "".join(v) for k, v in paths.items()}, places, order)


def turned(p: Point, turn: int) -> Point:
    """A point of a tile after quarter turns clockwise."""
    x, y = p
    for _ in range(turn % 4):
        x, y = 100 - y, x
    return x, y


def moved(data: str, x: int, y: int, turn: int) -> str:
    """Path data of a tile (absolute M, L, C, Q and Z) as relative path data on the board."""
    out: list[str] = []
    here: Point = (0, 0)
    for command, numbers in re.findall(r"([MLCQZ])([^MLCQZ]*)", data):
        values = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        points = []
        for i in range(0, len(values), 2):
            px, py = turned((values[i], values[i + 1]), turn)
            points.append((round(px + 100 * x, 1), round(py + 100 * y, 1)))
        if command == "M":
            out.append("M" + joined(points))
        elif command == "Z":
            out.append("z")
        else:
            out.append(command.lower() + joined([(px - here[0], py - here[1]) for px, py in points]))
        here = points[-1] if points else here
    return "".join(out)


def joined(points: Sequence[Point]) -> str:
    """Points as short path data."""
    out = ""
    for value in (v for p in points for v in p):
        text = number(value)
        out += text if not out or text[0] == "-" else " " + text
    return out


def number(value: float) -> str:
    """A number with at most one decimal, written as short as it can be."""
    text = f"{round(value, 1):g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else "0" if text == "-0" else text


def lone_corners(tiles: Sequence[Tile]) -> list[tuple[int, int]]:
    """Corners of the board (corner x, y is the north-west corner of that cell) that need a whole tower.

    There a wall ends that no other tile shares, because the neighbour's city goes round the corner, and all four
    tiles are laid.
    """
    laid = {(x, y) for x, y, _, _ in tiles}
    ends: dict[tuple[float, float], int] = {}
    for x, y, name, turn in tiles:
        for p in design(name)["ends"]:
            px, py = turned((p[0], p[1]), turn)
            key = (round(px / 100 + x, 3), round(py / 100 + y, 3))
            ends[key] = ends.get(key, 0) + 1
    corners = {(round(x), round(y)) for (x, y), n in ends.items() if n == 1}
    return sorted(c for c in corners if all((c[0] + i, c[1] + j) in laid for i in (-1, 0) for j in (-1, 0)))
