"""The plan of a tile: where cities, roads and fields lie, as curves and rasters, checked against the facts."""

from __future__ import annotations

import math
from collections import deque
from random import Random

import numpy as np

from carcnb.workshop.atelier.cities import FULL, city_outlines
from carcnb.workshop.atelier.facts import Design, city_edges, own_edges, road_edges
from carcnb.workshop.atelier.geometry import (
    CORNER,
    GX,
    GY,
    HALF,
    MID,
    OWN,
    ROAD,
    Curve,
    Field,
    Mask,
    Point,
    distance,
    inside,
    split,
)  # fmt: skip
from carcnb.workshop.atelier.roads import Road, heart_of, own_courses, road_courses

Disc = tuple[float, float, float]


class TilePlan:
    """The geometry of one design; `rng` is seeded by its id, so every run draws the same tile."""

    def __init__(self, t: Design) -> None:
        self.t: Design = t
        self.id: str = t["id"]
        self.art: Design = t["art"]
        self.rng = Random("carcnb " + self.id)
        self.outlines = city_outlines(t, self.rng)
        self.polys = [c.points() for c in self.outlines]
        self.walls = [[] if c is FULL else c.within().points() for c in self.outlines]
        self.heart = heart_of(t)
        self.gates: list[Point] = []
        self.roads = [self._cut(r) for r in road_courses(t, self.rng)]
        self.courses = own_courses(t, self.rng)
        self.village = any(r.end == "village" for r in self.roads)
        self.stones = self._stones()
        if "viaduct" in self.art:  # it runs over the city
            self.gates += [(50, 27.4), (50, 72.6)]
        if "lane" in self.art:  # from the village to a gate of the city
            self.gates.append((50, 31))
            self.roads.append(Road(Curve.of(("M", (50, 45)), ("L", (50, 30))), "stub"))
        self.in_city: list[Mask] = [inside(p, GX, GY) for p in self.polys]
        self.any_city: Mask = np.any(self.in_city, axis=0) if self.polys else np.zeros(GX.shape, bool)
        self.d_wall = distance([p for w in self.walls for p in w])
        self.d_road = distance([p for r in self.roads for p in r.curve.points()])
        if self.courses:
            banks = distance([p for course in self.courses for p in course.curve.points()]) - OWN + ROAD
            self.d_road = np.minimum(self.d_road, banks)
        self.d_edge: Field = np.minimum(np.minimum(GX, 100 - GX), np.minimum(GY, 100 - GY))
        ends = [p for w in self.walls for p in w if _on_border(p)]
        self.ends = [p for p in ends if any(abs(v - c) < 0.1 for v in p for c in (CORNER, 100 - CORNER))]
        self._label_fields()

    @property
    def site(self) -> Disc | None:
        """Where what stands alone lies, such as a monastery, and its scale."""
        return self.art["site"]["at"] if "site" in self.art else None

    def _cut(self, road: Road) -> Road:
        """A road that ends at a gate stops where it enters the city."""
        if road.end != "gate":
            return road
        (_, start), (_, (p1, p2, p3)) = road.curve.steps
        for i, (x, y) in enumerate(road.curve.points(60)):
            hit = any(inside(poly, np.array([x]), np.array([y]))[0] for poly in self.polys)
            if hit or ("gatehouse" in self.art and abs(x - 50) < 11):
                self.gates.append((x, y))
                return Road(Curve.of(("M", *start), ("C", *split(start[0], p1, p2, p3, i / 60))), "gate")
        return road

    def _stones(self) -> list[Disc]:
        """What stands in the open and takes room, as discs."""
        out: list[Disc] = []
        if self.site:
            x, y, s = self.site
            out.append((x, y, 19 * s))
        out += [self.art[kind] for kind in ("crop_circle", "lake", "end") if kind in self.art]
        if self.village:
            out.append((*self.heart, 11.5 if len(self.roads) > 1 else 9))
        if "gatehouse" in self.art:
            out.append((50, 50, 9))
        return out

    def wall(self, i: int) -> str:
        """The wall of a city as path data: an open line from border to border."""
        return "" if self.outlines[i] is FULL else self.outlines[i].within().data()

    def ground(self, i: int) -> str:
        """The ground of a city as closed path data that follows wall and tile border exactly."""
        if self.outlines[i] is FULL:
            return "M0 0L100 0L100 100L0 100Z"
        out: list[tuple[str, tuple[Point, ...]]] = []

        def go(p: Point) -> None:
            if not out:
                out.append(("M", (p,)))
            elif (last := out[-1][1][-1]) != p:
                if not any(last[a] == p[a] and p[a] in (0, 100) for a in (0, 1)) and _on_border(last):
                    edge = [next(v for v in (0.0, 100.0) if v in (last[a], p[a])) for a in (0, 1)]
                    out.append(("L", ((edge[0], edge[1]),)))
                out.append(("L", (p,)))

        here: Point = (0, 0)
        for c, ps in self.outlines[i].steps:
            if c == "C":
                piece = Curve((("M", (here,)), (c, ps))).within().steps
                go(piece[0][1][0])
                out.append(piece[1])
            else:
                go((min(100.0, max(0.0, ps[0][0])), min(100.0, max(0.0, ps[0][1]))))
            here = ps[-1]
        return Curve(tuple(out)).data() + "Z"

    def _label_fields(self) -> None:
        """Flood the open land: `lab` numbers its parts from 1, `parts` holds their masks."""
        free = ~self.any_city & (self.d_wall > 2.2) & (self.d_road > 3.6)
        if self.site:  # it lies in a field; only roads on several sides make it part them
            x, y, _ = self.site
            roads = road_edges(self.t)
            if len(roads) > 1 and all(len(r) == 1 for r in roads):
                free &= np.hypot(GX - x, GY - y) > 12
        else:
            for x, y, r in self.stones:
                free &= np.hypot(GX - x, GY - y) > r
        self.free: Mask = free
        self.lab = np.zeros(free.shape, int)
        self.parts: list[Mask] = []
        for sy, sx in zip(*np.nonzero(free), strict=True):
            if self.lab[sy, sx]:
                continue
            n = len(self.parts) + 1
            queue = deque([(int(sy), int(sx))])
            self.lab[sy, sx] = n
            while queue:
                y, x = queue.popleft()
                for yy, xx in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                    if 0 <= yy < 100 and 0 <= xx < 100 and free[yy, xx] and not self.lab[yy, xx]:
                        self.lab[yy, xx] = n
                        queue.append((yy, xx))
            self.parts.append(self.lab == n)

    def drawn_fields(self) -> list[tuple[int, frozenset[str], frozenset[int]]]:
        """Every drawn field: its label, its half-edges and the cities it borders; specks do not count."""
        if "wheat" in self.art:
            return []
        halves: dict[int, set[str]] = {}
        for name, (x, y) in HALF.items():
            halves.setdefault(int(self.lab[min(99, int(y)), min(99, int(x))]), set()).add(name)
        out = []
        for n, part in enumerate(self.parts, 1):
            if n in halves or part.sum() >= 25:
                near = {i for i, w in enumerate(self.walls) if w and (distance(w)[part] < 4.2).sum() >= 6}
                out.append((n, frozenset(halves.get(n, ())), frozenset(near)))
        return out

    def field_labels(self) -> list[int]:
        """The label of each field of the facts, in their order.

        Raises ValueError if the drawing has no such field.
        """
        drawn = {(at, near): n for n, at, near in self.drawn_fields()}
        out = []
        for f in self.t.get("fields", []):
            key = frozenset(f["at"].split()), frozenset(f.get("cities", []))
            if key not in drawn:
                raise ValueError(f"{self.id}: no field {f} is drawn; there are {sorted(map(str, drawn))}")
            out.append(drawn[key])
        return out

    def check(self) -> list[str]:
        """What the drawing gets wrong: fields, half-edges, bordered cities, city edges, road ends. Empty is right."""
        t, bad = self.t, []
        want = sorted((sorted(f["at"].split()), sorted(f.get("cities", []))) for f in t.get("fields", []))
        got = sorted((sorted(at), sorted(near)) for _, at, near in self.drawn_fields())
        if got != want:
            bad.append(f"fields drawn {got}, facts {want}")
        for i, edges in enumerate(city_edges(t)):
            reached = {e for e, (x, y) in MID.items() if self.in_city[i][min(99, int(y)), min(99, int(x))]}
            if reached != set(edges):
                bad.append(f"city {i} drawn {sorted(reached)}, facts {edges}")
            if any((self.in_city[i] & self.in_city[j]).any() for j in range(i)):
                bad.append(f"city {i} overlaps another")
        drawn = [*self.roads[: len(road_edges(t))], *self.courses]
        for j, edges in enumerate([*road_edges(t), *own_edges(t)]):
            points = drawn[j].curve.points()
            reached = {e for e, p in MID.items() for q in (points[0], points[-1]) if math.dist(p, q) < 0.01}
            if reached != set(edges):
                bad.append(f"course {j} drawn {sorted(reached)}, facts {edges}")
        return bad

    def towers(self) -> list[Point]:
        """Wall towers: one at every wall end (the neighbour draws the other half) and some along the wall."""
        out = list(self.ends)
        if "tongue" in self.art:
            out.append((100 - CORNER, 100 - CORNER))
        for wall in self.walls:
            for run in _runs(wall):
                n = max(1, round(len(run) / 42))
                for p in (run[round(len(run) * s / (n + 1))] for s in range(1, n + 1)):
                    clear = all(math.dist(p, q) > 11 for q in self.gates + out)
                    if clear and all(4 < v < 96 for v in p) and all(math.dist(p, s[:2]) > s[2] for s in self.stones):
                        out.append(p)
        return out


def _on_border(p: Point) -> bool:
    return any(abs(v) < 0.01 or abs(v - 100) < 0.01 for v in p)


def _runs(wall: list[Point]) -> list[list[Point]]:
    """A wall parted where it leaves the tile, each run resampled at about one unit."""
    out: list[list[Point]] = []
    for p in wall:
        if not out or math.dist(out[-1][-1], p) > 8:
            out.append([p])
            continue
        a = out[-1][-1]
        m = max(1, round(math.dist(a, p)))
        out[-1] += [(a[0] + (p[0] - a[0]) * k / m, a[1] + (p[1] - a[1]) * k / m) for k in range(1, m + 1)]
    return out
