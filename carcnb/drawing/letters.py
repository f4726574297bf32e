"""Where the letters of marked places stand: near what they name, and over nothing that has to be seen to answer."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from carcnb.drawing.art import design
from carcnb.drawing.layers import BADGES, Point, Tile, turn_point
from carcnb.drawing.pieces import Piece

RADIUS = 16
"""Board units from the middle of a letter to its rim."""
FIGURE, BADGE = 13, 11
"""Board units from the middle of a figure, and of something printed on a tile, to its rim."""
LANDMARKS = {"mo": 17, "ca": 27, "lk": 19, "cc": 16, "inn": 15, "fly": 20, "vg": 12, "fg": 11, "br": 15, "pi": 6}
"""The same of what is larger or smaller than a badge, by the name of its shape."""
COVERED, ELSEWHERE = 4, 12
"""What a covered unit and another segment's ground cost, in units that a letter would rather move away."""
STEP = 4
SCALE = re.compile(r"scale\((\d*\.?\d+)")


class Letter(NamedTuple):
    """A letter: the square it is about, its place, and what it names or the rim of its figure, both in board units."""

    cell: tuple[int, int]
    letter: str
    at: Point
    home: Point

    @property
    def line(self) -> str:
        """The line from what is named to the letter, as path data; empty where the letter lies on it."""
        (x, y), (u, v) = self.home, self.at
        return f"M{x:.4g} {y:.4g}L{u:.4g} {v:.4g}" if math.dist(self.home, self.at) > RADIUS else ""


def place_letters(
    tiles: Iterable[Tile], pieces: Iterable[Piece], marks: Sequence[tuple[int, int, int, str]]
) -> list[Letter]:
    """The letters of marked places (x, y, segment or -1 for a whole cell, text), in their order.

    A letter stands where it covers no figure, no monastery, shield or the like, as near as it can to the place that it
    names; one about a whole square stands in its corner, in the middle of an empty one.
    """
    laid = {(x, y): (name, turn) for x, y, name, turn in tiles}
    taken = {cell: landmarks(*laid[cell]) for cell in {mark[:2] for mark in marks} & laid.keys()}
    figures = [(piece.x, piece.y, FIGURE * piece.scale) for piece in pieces]
    found = []
    for x, y, index, letter in marks:
        if (x, y) not in laid:
            middle = (100 * x + 50.0, 100 * y + 50.0)
            found.append(Letter((x, y), letter, middle, middle))
            continue
        name, turn = laid[x, y]
        near = [(u - 100 * x, v - 100 * y, r) for u, v, r in figures]
        home = turn_point(tuple(design(name)["segments"][index]["anchor"]), turn) if index >= 0 else (RADIUS + 4.0,) * 2
        u, v = _best(home, [*taken[x, y], *near], name, turn, index)
        taken[x, y].append((u, v, RADIUS + 2))
        home = _rim(home, (u, v), near) if index >= 0 else (u, v)
        found.append(Letter((x, y), letter, (100 * x + u, 100 * y + v), (100 * x + home[0], 100 * y + home[1])))
    return found


def landmarks(name: str, turn: int) -> list[tuple[float, float, float]]:
    """What is printed on a tile and has to be seen: its middle and how far it reaches."""
    found = []
    for kind, what, *rest in design(name)["items"]:
        if kind != "shape" or not (what in LANDMARKS or what.startswith(BADGES)):
            continue
        scale = SCALE.search(rest[2]) if len(rest) > 2 else None
        radius = LANDMARKS.get(what, BADGE) * (float(scale[1]) if scale else 1)
        found.append((*turn_point((rest[0], rest[1]), turn), radius))
    return found


def _rim(home: Point, at: Point, figures: Iterable[tuple[float, float, float]]) -> Point:
    """The place that is named; if a figure stands there, its rim on the side of the letter."""
    far = math.dist(home, at)
    rim = next((radius for u, v, radius in figures if math.dist((u, v), home) < radius / 2), 0)
    if not rim or far <= rim:
        return home
    return home[0] + (at[0] - home[0]) * rim / far, home[1] + (at[1] - home[1]) * rim / far


def _best(home: Point, taken: Sequence[tuple[float, float, float]], name: str, turn: int, index: int) -> Point:
    """The place on a tile that costs least; the nearest of those that cost the same."""
    rows = design(name)["grid"]
    close = [each for each in taken if math.dist(each[:2], (50, 50)) < 120]

    def cost(at: Point) -> float:
        covered = sum(max(0.0, RADIUS + radius - math.dist(at, (u, v))) for u, v, radius in close)
        x, y = turn_point(at, -turn)
        sign = rows[min(24, int(y // 4))][min(24, int(x // 4))]
        elsewhere = index >= 0 and (sign == "." or int(sign, 36) != index)
        return math.dist(at, home) + COVERED * covered + ELSEWHERE * elsewhere

    steps = range(RADIUS, 101 - RADIUS, STEP)
    return min([home, *((float(u), float(v)) for v in steps for u in steps)], key=cost)
