"""Outlines of few points: traced from a raster, clipped to the tile, or laid along a line."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Point = tuple[float, float]
Mask = npt.NDArray[np.bool_]


def loops(mask: Mask) -> list[list[Point]]:
    """The borders of a mask as closed loops of cell corners, the mask on the right hand."""
    padded = np.pad(mask, 1)
    after: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for y, x in zip(*np.nonzero(mask), strict=True):
        x, y = int(x), int(y)
        sides = (
            (padded[y, x + 1], (x, y), (x + 1, y)),
            (padded[y + 1, x + 2], (x + 1, y), (x + 1, y + 1)),
            (padded[y + 2, x + 1], (x + 1, y + 1), (x, y + 1)),
            (padded[y + 1, x], (x, y + 1), (x, y)),
        )
        for full, a, b in sides:
            if not full:
                after.setdefault(a, []).append(b)
    out = []
    while after:
        start = min(after)
        here, way, loop = start, (1, 0), [start]
        while True:
            options = after[here]
            # where two cells touch at a corner, turn right and stay with this cell
            nxt = min(options, key=lambda q: _turn(way, (q[0] - here[0], q[1] - here[1])))
            options.remove(nxt)
            if not options:
                del after[here]
            way, here = (nxt[0] - here[0], nxt[1] - here[1]), nxt
            if here == start:
                break
            loop.append(here)
        out.append([(float(x), float(y)) for x, y in loop])
    return out


def _turn(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How far b turns to the left of a: right -1, straight 0, left 1."""
    return a[1] * b[0] - a[0] * b[1]


def simplify(points: Sequence[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker: the few points from which no other is further than `tolerance`."""
    keep = {0, len(points) - 1}
    todo = [(0, len(points) - 1)]
    while todo:
        i, j = todo.pop()
        (ax, ay), (bx, by) = points[i], points[j]
        length = math.hypot(bx - ax, by - ay)
        worst, far = tolerance, -1
        for k in range(i + 1, j):
            x, y = points[k]
            d = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length if length else math.hypot(x - ax, y - ay)
            if d > worst:
                worst, far = d, k
        if far >= 0:
            keep.add(far)
            todo += [(i, far), (far, j)]
    return [points[k] for k in sorted(keep)]


def trace(mask: Mask, tolerance: float = 1.1, size: float = 100.0, least: float = 12.0) -> list[list[Point]]:
    """A mask over the tile as closed polygons; points on the tile's border stay on it, so neighbours join."""
    scale = size / mask.shape[0]
    out = []
    for loop in loops(mask):
        loop = [(x * scale, y * scale) for x, y in loop]
        if abs(area(loop)) < least:
            continue
        pins = [i for i, p in enumerate(loop) if _pinned(loop[i - 1], p, loop[(i + 1) % len(loop)], size)]
        if len(pins) < 2:
            first = pins[0] if pins else 0
            far = max(range(len(loop)), key=lambda k: math.dist(loop[k], loop[first]))
            pins = sorted({first, far})
        polygon: list[Point] = []
        for a, b in zip(pins, [*pins[1:], pins[0] + len(loop)], strict=True):
            polygon += simplify([loop[k % len(loop)] for k in range(a, b + 1)], tolerance)[:-1]
        out.append(polygon)
    return out


def _pinned(before: Point, p: Point, after: Point, size: float) -> bool:
    """A point where the loop meets, leaves or turns on the tile's border."""

    def sides(q: Point) -> set[str]:
        return {s for s, on in zip("NESW", (q[1] == 0, q[0] == size, q[1] == size, q[0] == 0), strict=True) if on}

    return bool(sides(p)) and not (sides(before) & sides(p) & sides(after))


def area(polygon: Sequence[Point]) -> float:
    """The signed area of a polygon."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)) / 2


def clip(polygon: Sequence[Point], size: float = 100.0) -> list[Point]:
    """A polygon cut to the tile (Sutherland and Hodgman)."""
    points = list(polygon)
    for axis, limit, sign in ((0, 0.0, 1), (0, size, -1), (1, 0.0, 1), (1, size, -1)):
        out: list[Point] = []
        for a, b in zip(points, [*points[1:], *points[:1]], strict=True):
            ina, inb = (a[axis] - limit) * sign >= 0, (b[axis] - limit) * sign >= 0
            if ina != inb:
                t = (limit - a[axis]) / (b[axis] - a[axis])
                cut = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
                cut[axis] = limit
                if ina:
                    out.append(a)
                out.append((cut[0], cut[1]))
            elif ina:
                out.append(a)
        points = out
    return points


def ribbon(line: Sequence[Point], half: float) -> list[Point]:
    """The outline of a band of half width `half` along a line, square at both ends."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        n = math.hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / n * half, (by - ay) / n * half
        left.append((x + uy, y - ux))
        right.append((x - uy, y + ux))
    return left + right[::-1]
