"""Points, curves and rasters of one tile: 100 x 100 units, y grows south, quarter turns clockwise."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Point = tuple[float, float]
Mask = npt.NDArray[np.bool_]
Field = npt.NDArray[np.float64]

CORNER = 4.4  # a wall meets the tile edge this far from the corner
ROAD = 4.0  # half width of a road with its verge
OWN = 6.4  # half width of a terrain of an expansion's own with its banks
WALL = 2.9  # half width of a wall with its outline
EDGE = {"N": 0, "E": 1, "S": 2, "W": 3}
MID: dict[str, Point] = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
HALF: dict[str, Point] = {
    "NNW": (25, 0), "NNE": (75, 0), "ENE": (100, 25), "ESE": (100, 75),
    "SSE": (75, 100), "SSW": (25, 100), "WSW": (0, 75), "WNW": (0, 25),
}  # fmt: skip
GX, GY = np.meshgrid(np.arange(100) + 0.5, np.arange(100) + 0.5)


def num(v: float, digits: int = 1) -> str:
    """A number with at most `digits` decimals and nothing to spare."""
    s = f"{v:.{digits}f}"
    if "." in s:
        s = s.rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s.replace("0.", ".", 1) if s.startswith(("0.", "-0.")) else s


def rotate(p: Point, k: int) -> Point:
    """A point after k quarter turns clockwise about the middle of the tile."""
    x, y = p
    for _ in range(k % 4):
        x, y = 100 - y, x
    return x, y


def pairs(points: Iterable[Point], digits: int = 1) -> str:
    """Points as they are written in path data."""
    return " ".join(f"{num(x, digits)} {num(y, digits)}" for x, y in points).replace(" -", "-")


def polygon(points: Sequence[Point], digits: int = 1) -> str:
    """A closed polygon as path data."""
    return "M" + "L".join(pairs([p], digits) for p in points) + "Z"


@dataclass(frozen=True)
class Curve:
    """A path of M, L and C commands, each with its points."""

    steps: tuple[tuple[str, tuple[Point, ...]], ...]

    @classmethod
    def of(cls, *steps: tuple[Any, ...]) -> Curve:
        """A curve from ("M", p), ("L", p), ("C", p, p, p)."""
        return cls(tuple((step[0], tuple(step[1:])) for step in steps))

    def rotate(self, k: int) -> Curve:
        """The curve after k quarter turns clockwise."""
        return Curve(tuple((c, tuple(rotate(p, k) for p in ps)) for c, ps in self.steps))

    def data(self) -> str:
        """The curve as SVG path data."""
        return "".join(c + pairs(ps) for c, ps in self.steps)

    def points(self, n: int = 28) -> list[Point]:
        """Points along the curve, n to a bend, about 1.5 units apart on straight parts."""
        out: list[Point] = []
        here: Point = (0, 0)
        for c, ps in self.steps:
            if c == "M":
                out.append(ps[0])
            elif c == "L":
                m = max(2, int(math.dist(here, ps[0]) / 1.5))
                out += [_mix(here, ps[0], i / m) for i in range(1, m + 1)]
            else:
                out += [bend(here, ps[0], ps[1], ps[2], i / n) for i in range(1, n + 1)]
            here = ps[-1]
        return out

    def until(self, reached: Callable[[Point], bool]) -> Curve:
        """The curve up to the first of its points that is asked for; it begins with M and one C."""
        (_, (start,)), (_, (p1, p2, p3)), *_rest = self.steps
        ts = (i / 40 for i in range(1, 41))
        t = next((t for t in ts if reached(bend(start, p1, p2, p3, t))), 1.0)
        return Curve((("M", (start,)), ("C", split(start, p1, p2, p3, t))))

    def within(self) -> Curve:
        """The curve cut at the border of the tile; straight runs outside are dropped."""
        out: list[tuple[str, tuple[Point, ...]]] = []
        here: Point = (0, 0)
        for c, ps in self.steps:
            end = ps[-1]
            if c == "C":
                p1, p2, p3 = ps
                a, b = first_out(here, p1, p2, p3), first_out(p3, p2, p1, here)
                start = here
                if b < 1:
                    back = split(p3, p2, p1, here, b)
                    start, ps = back[2], (back[1], back[0], p3)
                elif a < 1:
                    ps = split(here, p1, p2, p3, a)
                if not out or out[-1][1][-1] != start:
                    out.append(("M", (start,)))
                out.append(("C", ps))
            here = end
        return Curve(tuple((c, tuple((round(x, 3), round(y, 3)) for x, y in ps)) for c, ps in out))


def _mix(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def bend(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    """The point at t of a cubic."""
    u = 1 - t
    a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
    return a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]


def split(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> tuple[Point, Point, Point]:
    """The first part of a cubic, up to t (de Casteljau), without its start."""
    a, b, c = _mix(p0, p1, t), _mix(p1, p2, t), _mix(p2, p3, t)
    d, e = _mix(a, b, t), _mix(b, c, t)
    return a, d, _mix(d, e, t)


def first_out(p0: Point, p1: Point, p2: Point, p3: Point) -> float:
    """Where a cubic leaves the tile for good at its end: t, or 1 if it ends on the tile."""

    def outside(t: float) -> bool:
        return not all(-1e-9 <= v <= 100 + 1e-9 for v in bend(p0, p1, p2, p3, t))

    if not outside(1):
        return 1.0
    lo, hi = 0.5, 1.0
    for _ in range(40):
        mid = (lo + hi) / 2
        lo, hi = (lo, mid) if outside(mid) else (mid, hi)
    return lo


def inside(poly: Sequence[Point], xs: Any, ys: Any) -> Any:
    """Even-odd test of points against a polygon."""
    res = np.zeros(np.shape(xs), bool)
    for (x0, y0), (x1, y1) in zip(poly, [*poly[1:], poly[0]], strict=True):
        if y0 != y1:
            res ^= ((y0 > ys) != (y1 > ys)) & (xs < (x1 - x0) * (ys - y0) / (y1 - y0) + x0)
    return res


def distance(points: Sequence[Point]) -> Field:
    """The distance of every cell of the 100 x 100 raster to the nearest of some points."""
    best = np.full(GX.shape, 999.0**2)
    for x, y in points:
        np.minimum(best, (GX - x) ** 2 + (GY - y) ** 2, out=best)
    return np.asarray(np.sqrt(best))
