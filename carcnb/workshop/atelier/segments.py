"""The segments of a tile for the hand: areas to light and hit, lines, places for figures, and a raster to look up."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from carcnb.workshop.atelier.geometry import GX, GY, OWN, Field, Mask, Point, distance, polygon
from carcnb.workshop.atelier.outline import clip, ribbon, simplify, trace
from carcnb.workshop.atelier.plan import Disc, TilePlan
from carcnb.workshop.atelier.scatter import Ground

APART = 19.0  # how far figures on neighbouring segments like to stand apart
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
Raster = npt.NDArray[np.int_]


def segments(plan: TilePlan, ground: Ground) -> dict[str, Any]:
    """The segments of a design in their order, with what is measured of them.

    The segments are cities, roads, fields, singles and own terrain; with them come their 25 x 25 raster, the wall ends,
    and where lies what belongs to no segment.
    """
    owner = raster(plan)
    grid = patches(owner)
    out = _cities(plan) + _roads(plan) + _fields(plan)
    if plan.site:
        x, y, s = plan.site
        r = 18.5 * s
        box = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
        out.append({"kind": plan.art["site"]["kind"], "area": polygon(clip(box)), "line": ""})
    out += _own(plan)
    for segment, place in zip(out, anchors(plan, ground, grid, owner), strict=True):
        segment["anchor"] = [float(v) for v in place]
    rest = [float(v) for v in _rest(plan, ground, out)]
    rows = ["".join("." if n < 0 else DIGITS[n] for n in row) for row in grid]
    ends = [[round(float(v), 1) for v in p] for p in plan.ends]
    return {"segments": out, "grid": rows, "ends": ends, "rest": rest}


def _cities(plan: TilePlan) -> list[dict[str, Any]]:
    return [{"kind": "city", "area": plan.ground(i), "line": plan.wall(i)} for i in range(len(plan.outlines))]


def _roads(plan: TilePlan) -> list[dict[str, Any]]:
    out = []
    for road in plan.roads[: len(plan.t.get("roads", []))]:
        if road.end == "pier":  # it ends where a ferry can lie
            road = road._replace(curve=road.curve.until(partial(_on_lake, plan.art["lake"])))
        band = ribbon(road.curve.points(), 5)
        half = len(band) // 2
        sides = simplify(band[:half], 0.3) + simplify(band[half:], 0.3)
        out.append({"kind": "road", "area": polygon(clip(sides)), "line": road.curve.data()})
    return out


def _own(plan: TilePlan) -> list[dict[str, Any]]:
    out = []
    for part, course in zip(plan.t.get("own", []), plan.courses, strict=True):
        band = ribbon(course.curve.points(), OWN)
        half = len(band) // 2
        sides = simplify(band[:half], 0.3) + simplify(band[half:], 0.3)
        out.append({"kind": part["kind"], "area": polygon(clip(sides)), "line": course.curve.data()})
    return out


def _on_lake(lake: Disc, p: Point) -> bool:
    """Whether a point lies on the water, a pier's length off the shore."""
    x, y, r = lake
    return math.dist(p, (x, y)) < r - 3


def _fields(plan: TilePlan) -> list[dict[str, Any]]:
    labels = plan.field_labels()
    areas = ("".join(polygon(loop, 0) for loop in trace(plan.lab == n)) for n in labels)
    return [{"kind": "field", "area": a, "line": ""} for a in areas]


def raster(plan: TilePlan) -> Raster:
    """Which segment owns each of the 100 x 100 cells, -1 for none (a village, a lake, a crop circle)."""
    cities, roads = len(plan.outlines), len(plan.t.get("roads", []))
    owner = np.full(GX.shape, -1)
    for i, n in enumerate(plan.field_labels()):
        owner[plan.lab == n] = cities + roads + i
    for _ in range(5):  # fields reach up to the wall and the road
        padded = np.pad(owner, 1, constant_values=-1)
        for moved in (padded[:-2, 1:-1], padded[2:, 1:-1], padded[1:-1, :-2], padded[1:-1, 2:]):
            owner = np.where(owner < 0, moved, owner)
    for i, mask in enumerate(plan.in_city):
        owner[mask] = i
    first = cities + roads + len(plan.t.get("fields", [])) + len(plan.t.get("singles", []))
    for j, course in enumerate(plan.courses):
        owner[(distance(course.curve.points()) < OWN) & ~plan.any_city] = first + j
        if "end" in plan.art:
            x, y, r = plan.art["end"]
            owner[np.hypot(GX - x, GY - y) < r] = first + j
    for j in reversed(range(roads)):  # the first road runs over the bridge
        near = distance(plan.roads[j].curve.points()) < 5
        owner[near if "viaduct" in plan.art else near & ~plan.any_city] = cities + j
    for x, y, r in plan.stones:
        if plan.site:
            box = np.maximum(abs(GX - x), abs(GY - y)) < 18.5 / 19 * r
            owner[box & ~plan.any_city] = cities + roads + len(plan.t.get("fields", []))
        elif (x, y, r) != plan.art.get("end"):
            owner[np.hypot(GX - x, GY - y) < r] = -1
    return owner


def patches(owner: Raster) -> Raster:
    """The owner of each 4 x 4 patch: that of its middle; a segment too thin for that gets the patch it fills best."""
    grid = owner[2::4, 2::4].copy()
    blocks = owner.reshape(25, 4, 25, 4)
    for n in range(int(owner.max()) + 1):
        if not (grid == n).any() and (owner == n).any():
            share = (blocks == n).sum(axis=(1, 3))
            grid[np.unravel_index(np.argmax(share), share.shape)] = n
    return grid


def anchors(plan: TilePlan, ground: Ground, grid: Raster, owner: Raster) -> list[Point]:
    """Where a figure stands on each segment: roomy, off the badges, and well apart from the other segments' places."""
    choices = [_candidates(plan, ground, grid, owner, n) for n in range(int(grid.max()) + 1)]
    places = [spots[int(np.argmax(worth))] for spots, worth in choices]
    for _ in range(6):
        for n, (spots, worth) in enumerate(choices):
            near = np.zeros(len(spots))
            for m, (x, y) in enumerate(places):
                if m != n:
                    near += np.maximum(0, APART - np.hypot(spots[:, 0] - x, spots[:, 1] - y)) * 1.2
            places[n] = spots[int(np.argmax(np.round(worth - near, 3)))]
    return [(float(x), float(y)) for x, y in places]


def _rest(plan: TilePlan, ground: Ground, parts: list[dict[str, Any]]) -> Point:
    """A place off the border and clear of all figures and, if it can be, of badges, water, walls and roads."""
    clear = np.minimum(plan.d_edge - 17, 0) * 3 + np.minimum(np.minimum(plan.d_wall, plan.d_road), 8) / 2
    clear = clear + 2 * np.minimum(distance([tuple(segment["anchor"]) for segment in parts]) - 36, 0)
    badges = [(x, y, r) for x, y, r in ground.taken if 8 <= r < 30 and (x, y, r) not in ground.crops]
    signs = plan.stones if plan.art.keys() & {"lake", "crop_circle"} else []
    for x, y, r in signs + badges:
        clear = clear + 2 * np.minimum(np.hypot(GX - x, GY - y) - r - 12, 0)
    row, column = np.unravel_index(int(np.argmax(np.round(clear, 3))), clear.shape)
    return float(column), float(row)


def _candidates(plan: TilePlan, ground: Ground, grid: Raster, owner: Raster, n: int) -> tuple[Field, Field]:
    """Possible places on segment n and what each is worth."""
    cities, roads = len(plan.outlines), len(plan.t.get("roads", []))
    if plan.site and n == int(grid.max()) - len(plan.courses):
        x, y, s = plan.site
        return np.array([[x, round(y + 4 * s, 1)]]), np.zeros(1)
    if cities <= n < cities + roads:
        line = plan.roads[n - cities].curve.points(40)
        spots = np.array([[round(x, 1), round(y, 1)] for x, y in line])
        middle = 0.5 if plan.roads[n - cities].end == "through" else 0.42
        worth = -10 * abs(np.linspace(0, 1, len(line)) - middle)
        for x, y in plan.gates:
            worth = worth - np.maximum(0, 13 - np.hypot(spots[:, 0] - x, spots[:, 1] - y))
    else:
        mask: Mask = owner == n
        ys, xs = np.nonzero(mask)
        spots = np.stack([xs, ys], axis=1).astype(float)
        around = np.pad(mask, 1)
        rim = (around[:-2, 1:-1] | around[2:, 1:-1] | around[1:-1, :-2] | around[1:-1, 2:]) & ~mask
        gap = distance([(float(x), float(y)) for y, x in np.argwhere(rim)])[ys, xs]
        worth = np.minimum(np.minimum(gap, plan.d_edge[ys, xs] + 1), 15)
        worth = worth - 0.03 * np.hypot(spots[:, 0] - xs.mean(), spots[:, 1] - ys.mean())
    for x, y, r in ground.taken:
        if 7.5 <= r < 30 and (x, y, r) not in ground.crops:
            worth = worth - 1.5 * np.maximum(0, r + 7 - np.hypot(spots[:, 0] - x, spots[:, 1] - y))
    own = np.array([grid[min(24, int(y // 4)), min(24, int(x // 4))] == n for x, y in spots])
    if own.any():
        spots, worth = spots[own], worth[own]
    return spots, worth
