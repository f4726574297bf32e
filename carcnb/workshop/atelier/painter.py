"""The painter: one tile as a list of things to draw, in painter's order, from the ground up."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from carcnb.workshop.atelier.dresses import STACKS
from carcnb.workshop.atelier.geometry import Point, num
from carcnb.workshop.atelier.growth import Item, houses, meadows
from carcnb.workshop.atelier.plan import TilePlan
from carcnb.workshop.atelier.scatter import Ground

VILLAGE = (("h1", -4.8, -3.8), ("h2", 5, -2.2), ("h4", -3.2, 5.4), ("t1", 5.4, 6))
FARM = (("h4", -2.4, -3.2), ("h1", 3.8, 3), ("t1", -4.6, 4.4))


def paint(plan: TilePlan) -> tuple[list[Item], Ground]:
    """What to draw for a design, lying things first, then standing things by y, then badges; and the ground used."""
    ground = Ground(plan)
    flat, up, badges = _buildings(ground)
    towers: list[Item] = []
    for x, y in plan.towers():
        ground.put(x, y, 3.5)
        towers.append(["shape", "tw", x, y])
    for x, y in plan.gates:
        ground.put(x, y, 6)
        up.append(["shape", "gt", x, y])
    if plan.village:
        large = len(plan.roads) > 1
        x, y = plan.heart
        flat.append(["shape", "vg" if large else "fg", x, y])
        up += [["shape", name, x + dx, y + dy, "scale(.82)"] for name, dx, dy in (VILLAGE if large else FARM)]
    streets, town = houses(ground)
    lying, growing = meadows(ground)
    standing = sorted(up + town + growing, key=_depth)
    items = _joined(lying) + [i for i in flat if i[1] != "vg" and i[1] != "fg"] + _own(plan) + _roads(plan)
    items += [i for i in flat if i[1] in ("vg", "fg")] + _circle(plan) + _cities(plan, streets)
    return [_tidy(i) for i in items + towers + standing + badges], ground


def _joined(lying: list[Item]) -> list[Item]:
    """Meadows, then the strips of all crofts, one path a kind (they never overlap), then tufts."""
    strips: dict[object, str] = {}
    for _, kind, data in (i for i in lying if i[1] in STACKS):
        strips[kind] = strips.get(kind, "") + str(data)
    crofts: list[Item] = [["path", kind, strips[kind]] for kind in STACKS if kind in strips]
    rest = [i for i in lying if i[1] not in STACKS]
    return [i for i in rest if i[0] == "path"] + crofts + [i for i in rest if i[0] == "shape"]


def _depth(item: Item) -> float:
    y = item[3]
    assert isinstance(y, (int, float))
    return float(y) + (3 if item[1] == "gt" else 0)


def _tidy(item: Item) -> Item:
    return [round(v, 1) if isinstance(v, float) else v for v in item]


def _own(plan: TilePlan) -> list[Item]:
    """Terrain of its system's own, and what lies where it ends."""
    items: list[Item] = []
    for part, course in zip(plan.t.get("own", []), plan.courses, strict=True):
        look, curve = plan.art["terrains"][part["kind"]], course.curve
        if "end" in plan.art:
            x, y, r = plan.art["end"]
            items.append(["shape", look["end"], x, y, f"scale({num(r / 10, 2)})"])
            curve = curve.until(lambda p, end=(x, y), r=r: math.dist(p, end) < r - 2)  # type: ignore[misc]
        items.append(["path", look["stroke"], curve.data()])
    return items


def _roads(plan: TilePlan) -> list[Item]:
    """Roads, the one below a bridge first; lakes and their piers."""
    lines = [r.curve.data() for r in plan.roads]
    if "bridge" in plan.art and plan.courses:
        over: list[Item] = [["path", "va", "M50 39L50 61"], ["path", "road", "".join(lines)]]
        return [*over, ["path", "pa", "M45.6 39L45.6 61M54.4 39L54.4 61"]]
    if "bridge" in plan.art:
        below: list[Item] = [["path", "road", lines[1]], ["shape", "br", 50, 50]]
        return [*below, ["path", "road2", lines[0]], ["shape", "bp", 50, 50]]
    if "viaduct" in plan.art or not lines:
        return []
    items: list[Item] = [["path", "road", "".join(lines)]]
    if "lake" in plan.art:
        x, y, r = plan.art["lake"]
        items += [["shape", "lk", x, y, f"scale({num(r / 20, 2)})"], ["shape", "lr", x, y]]
        for road in plan.roads:
            px, py = next(q for q in road.curve.points(40) if math.dist(q, (x, y)) < r + 3.5)
            items.append(["shape", "pi", px, py, f"rotate({math.degrees(math.atan2(y - py, x - px)):.0f})"])
    return items


def _circle(plan: TilePlan) -> list[Item]:
    """The crop circle; with wheat, all land around it is wheat too."""
    if "crop_circle" not in plan.art:
        return []
    x, y, r = plan.art["crop_circle"]
    scale = f"scale({num(r / 16, 2)})"
    items: list[Item] = [["path", "wh", "M0 0L100 0L100 100L0 100Z"]] if "wheat" in plan.art else []
    return [*items, ["shape", "cc", x, y, scale], ["shape", "cc-" + plan.t["crop_circle"], x, y, scale]]


def _cities(plan: TilePlan, streets: list[Item]) -> list[Item]:
    count = range(len(plan.outlines))
    items: list[Item] = [["path", "c", plan.ground(i)] for i in count]
    items += streets
    items += [["path", "wall", plan.wall(i)] for i in count if plan.wall(i)]
    if "viaduct" in plan.art:
        items.append(["path", "va", "M50 22L50 78"])
        items.append(["path", "road3", "".join(r.curve.data() for r in plan.roads)])
        items.append(["path", "pa", "M45.6 24L45.6 76M54.4 24L54.4 76"])
    return items


def _crest(edges: list[str]) -> Point:
    """Where a city's badge likes to be: off the middle, so that a follower has room."""
    if len(edges) == 4:
        return 28, 28
    if len(edges) == 3:
        return 24, 26
    if set(edges) == {"W", "E"}:
        return 28, 50
    pull = 26 * (0.8 if len(edges) == 2 else 1)
    x = 50 + sum({"W": -pull, "E": pull}.get(e, 0) for e in edges)
    y = 50 + sum({"N": -pull, "S": pull}.get(e, 0) for e in edges)
    return x, y


def _buildings(ground: Ground) -> tuple[list[Item], list[Item], list[Item]]:
    """Badges and big things: what lies, what stands, what is a badge. They claim their room first."""
    plan, t = ground.plan, ground.plan.t
    flat: list[Item] = []
    up: list[Item] = []
    badges: list[Item] = []
    art = plan.art
    if plan.site:
        x, y, s = plan.site
        for layer, items in (("lies", flat), ("stands", up)):
            items += [["shape", art["site"][layer], x, y, f"scale({s:g})"]] if layer in art["site"] else []
    for mask, city in zip(plan.in_city, t.get("cities", []), strict=True):
        like = _crest(city["edges"].split())
        if city.get("cathedral"):
            up.append(["shape", "ca", *ground.put(50, 50, 25)])
        if city.get("coats_of_arms"):
            badges.append(["shape", "co", *ground.put(*ground.spot(mask, 9.6, like), 8.6)])
        if city.get("goods"):
            x, y = ground.put(*ground.spot(mask, 10, like), 9.8)
            badges += [["shape", "disc", x, y], ["shape", "g-" + city["goods"], x, y]]
    if "inn" in art:
        x, y = art["inn"]
        ground.put(x, y, 13)
        flat.append(["shape", "po", x, y])
        up.append(["shape", "inn", x, y])
    if "machine" in art:
        x, y, *size = art["machine"]
        ground.put(x, y, 17)
        slanting = t["flying_machine"] == "NW"
        ground.put(x - (15 if slanting else 20), y - (15 if slanting else 0), 10)  # the arrow
        more = ["rotate(45)"] if slanting else [f"scale({num(size[0], 2)})"] if size else []
        badges.append(["shape", "fly", x, y, *more])
    for kind, like in art["badges"].items():
        badges.append(["shape", "b-" + kind, *_badge_place(ground, like)])
    return flat, up, badges


def _badge_place(ground: Ground, like: Point) -> Point:
    """A field if it has as much room as the city."""
    plan = ground.plan
    if "badge" in plan.art:
        x, y = plan.art["badge"]
        return ground.put(x, y, 10.2)
    room: Any = ground.room()
    best, field = (float(np.where(m, room, -9).max()) for m in (plan.free | plan.any_city, plan.free))
    mask = plan.free if field > 13 or field > best - 1 else plan.free | plan.any_city
    return ground.put(*ground.spot(mask, 12, like), 10.2)
