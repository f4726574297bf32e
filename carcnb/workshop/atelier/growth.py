"""What fills a tile: houses and streets in its cities; meadows, crofts, woods and beasts in its fields."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from carcnb.workshop.atelier.geometry import GX, GY, Mask, Point, num
from carcnb.workshop.atelier.scatter import Ground

Item = list[object]  # ["path", class or stack, data] or ["shape", name, x, y, more]


def houses(ground: Ground) -> tuple[list[Item], list[Item]]:
    """Streets (they lie) and houses with their bushes (they stand) for every city of a tile."""
    plan, rng = ground.plan, ground.plan.rng
    streets: list[Item] = []
    up: list[Item] = []
    for mask in plan.in_city:
        if "viaduct" in plan.art:
            mask = mask & (plan.d_road > 10)
        big = bool(mask.sum() > 5200)
        for r in (19, 14) if big else ():
            cell = ground.anywhere(mask & (plan.d_wall > r + 4) & (plan.d_edge > r + 1))
            if cell:
                streets.append(blob(ground, *cell, r, "p5"))
        for x, y in ground.scatter(mask, 6.3 if big else 5.3, 5.2, 30):
            up.append(["shape", rng.choices(("h1", "h2", "h3", "h4"), (5, 5, 2, 3))[0], x, y])
        for x, y in ground.scatter(mask, 2.7, 4.6, 5 if big else 3):
            up.append(["shape", rng.choice(("bu", "bu", "t3")), x, y])
    return streets, up


def meadows(ground: Ground) -> tuple[list[Item], list[Item]]:
    """What lies (meadows, crofts, tufts) and what stands (trees, bushes, beasts) in the fields of a tile."""
    plan, rng = ground.plan, ground.plan.rng
    lie: list[Item] = []
    up: list[Item] = []
    if "wheat" in plan.art:
        return lie, up
    if "pond" in plan.art:
        x, y = ground.put(*ground.spot(plan.free, 11, plan.art["pond"]), 10)
        lie.append(["shape", "po", x, y])
    beast = plan.art.get("beast")
    if beast:
        x, y = ground.put(*ground.spot(plan.free, 9), 7)
        up.append(["shape", beast, x, y, "scale(1.5)"])
    for k in range(3):  # broad soft meadows; roads and cities lie over them
        r = rng.uniform(15, 25)
        x, y = rng.uniform(r + 1, 99 - r), rng.uniform(r + 1, 99 - r)
        if plan.free[int(y), int(x)] or k == 0:
            lie.append(blob(ground, x, y, r, "p1" if k % 2 else "p3"))
    for mask in (m for m in plan.parts if m.sum() > 25):
        size = int(mask.sum())
        lie += crofts(ground, mask, (size > 700) + (size > 6500))
        up += woods(ground, mask, size)
        for x, y in ground.scatter(mask, 5, 3, round(size / 1300)):
            lie.append(["shape", rng.choice(("tf", "tf", "fl")), x, y])
        if size > 4200 and not beast and rng.random() < 0.5:
            up += [["shape", "sheep", x, y] for x, y in ground.scatter(mask, 3.6, 3.4, 2)]
    return lie, up


def woods(ground: Ground, mask: Mask, size: int) -> Iterator[Item]:
    """A grove of three or four, then single trees and bushes."""
    rng = ground.plan.rng
    cell = ground.anywhere(mask & (ground.room() > 5))
    if cell:
        grove = mask & (np.hypot(GX - cell[0], GY - cell[1]) < 10)
        kind = rng.choice(("t1", "t2"))
        yield from (["shape", kind, x, y] for x, y in ground.scatter(grove, 3, 4.3, rng.choice((3, 3, 4))))
    for x, y in ground.scatter(mask, 4, 4.6, round(size / 2400)):
        yield ["shape", rng.choice(("t1", "t1", "t2", "t3")), x, y]
    for x, y in ground.scatter(mask, 3, 2.6, round(size / 2600)):
        yield ["shape", "bu", x, y]


def blob(ground: Ground, x: float, y: float, r: float, kind: str) -> Item:
    """A soft round patch of another colour."""
    rng, n = ground.plan.rng, 6
    a0, tilt = rng.random() * math.tau, rng.random() * math.pi
    ps: list[Point] = []
    for k in range(n):
        q, a = r * rng.uniform(0.72, 1), a0 + k * math.tau / n
        u, v = q * math.cos(a), 0.68 * q * math.sin(a)
        ps.append((x + u * math.cos(tilt) - v * math.sin(tilt), y + u * math.sin(tilt) + v * math.cos(tilt)))
    mids = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(ps, [*ps[1:], ps[0]], strict=True)]
    # a smooth chain: each control point mirrors the one before it about their middle
    chain = " ".join(f"{m[0]:.0f} {m[1]:.0f}" for m in mids[1:])
    first = f"Q{ps[0][0]:.0f} {ps[0][1]:.0f} {mids[0][0]:.0f} {mids[0][1]:.0f}"
    return ["path", kind, f"M{mids[-1][0]:.0f} {mids[-1][1]:.0f}{first}T{chain}Z"]


def crofts(ground: Ground, mask: Mask, want: int) -> Iterator[Item]:
    """Two or three strips side by side, ploughed or sown, with a hedge along one side."""
    rng = ground.plan.rng
    for _ in range(want):
        d = np.where(mask, ground.room(), -9)
        top = float(d.max())
        if top < 9.5:
            return
        x, y = ground.anywhere(d >= max(9.5, top * 0.75)) or (0, 0)
        r = min(float(d[y, x]) - 1.5, 14.5)
        ground.put(x, y, r * 0.9)
        ground.crops.append(ground.taken[-1])
        n = 2 if r < 11 else 3
        angle = math.radians(rng.randrange(-40, 41, 5))
        ux, uy = math.cos(angle), math.sin(angle)
        half = math.sqrt(r * r - (2.85 * n) ** 2)  # the corners of the croft keep inside its disc
        for k, kind in enumerate(rng.sample(("plough", "green", "grain", "plough" if n == 2 else "green"), n)):
            side, slip = (k - (n - 1) / 2) * 5.7, rng.uniform(-0.08, 0.08) * r
            yield _line(kind, x - side * uy, y + side * ux, ux, uy, slip - half, slip + half)
        side = -(n * 5.7) / 2 - 0.9
        yield _line("hedge", x - side * uy, y + side * ux, ux, uy, -half, half)


def _line(kind: str, x: float, y: float, ux: float, uy: float, a: float, b: float) -> Item:
    ends = ((x + ux * t, y + uy * t) for t in (a, b))
    return ["path", kind, "M" + "L".join(f"{num(px)} {num(py)}" for px, py in ends)]
