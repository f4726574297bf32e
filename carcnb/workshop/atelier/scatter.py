"""Places on a tile: how much room there is, the best spot for one thing, and Poisson discs for many."""

from __future__ import annotations

import numpy as np

from carcnb.workshop.atelier.geometry import GX, GY, ROAD, WALL, Field, Mask, Point
from carcnb.workshop.atelier.plan import Disc, TilePlan


class Ground:
    """A plan with what has been put on it so far (`taken`, as discs)."""

    def __init__(self, plan: TilePlan) -> None:
        self.plan = plan
        self.taken: list[Disc] = []
        self.crops: list[Disc] = []  # of these, those that are only strips on the ground

    def put(self, x: float, y: float, r: float) -> Point:
        """Claim a disc."""
        self.taken.append((x, y, r))
        return x, y

    def room(self) -> Field:
        """Clearance of every cell: to roads, walls, the tile's border, stones and what is already put."""
        p = self.plan
        d = np.minimum(np.minimum(p.d_wall - WALL, p.d_road - ROAD), p.d_edge)
        for x, y, r in p.stones + self.taken:
            d = np.minimum(d, np.hypot(GX - x, GY - y) - r)
        return np.asarray(d)

    def spot(self, mask: Mask, r: float, like: Point | None = None) -> Point:
        """The place nearest to `like` with room r; without such a place (or wish) the roomiest one."""
        d = np.where(mask, self.room(), -99)
        if like and (d >= r).any():
            best = np.argmin(np.where(d >= r, np.hypot(GX - like[0], GY - like[1]), 999))
        else:
            best = np.argmax(d)
        y, x = np.unravel_index(best, d.shape)
        return float(x), float(y)

    def anywhere(self, choice: Mask) -> tuple[int, int] | None:
        """A random cell of a mask."""
        ys, xs = np.nonzero(choice)
        if not len(xs):
            return None
        k = self.plan.rng.randrange(len(xs))
        return int(xs[k]), int(ys[k])

    def scatter(self, mask: Mask, radius: float, margin: float, want: int) -> list[Point]:
        """Up to `want` places, `radius` clear of each other and `margin` clear of walls, roads and the border."""
        p = self.plan
        out: list[Point] = []
        base = np.minimum(np.minimum(p.d_wall - WALL, p.d_road - ROAD), p.d_edge - 3.4)
        free = mask & (base >= margin)
        for x, y, r in p.stones + self.taken:
            free = free & (np.hypot(GX - x, GY - y) >= r + radius)
        while len(out) < want and (cell := self.anywhere(free)):
            out.append(self.put(*cell, radius))
            free = free & (np.hypot(GX - cell[0], GY - cell[1]) >= 2 * radius)
        return out
