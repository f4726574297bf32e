"""The courses of roads: at right angles to the edge, gently bowed, ending in a gate, village, door, pier or circle."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from carcnb.workshop.atelier.facts import Design, city_edges, own_edges, road_edges
from carcnb.workshop.atelier.geometry import EDGE, MID, Curve, Point


class Road(NamedTuple):
    """A road segment: its course and how it ends: through, gate, village, door, pier, circle or stub."""

    curve: Curve
    end: str


def heart_of(t: Design) -> Point:
    """Where the roads of a tile meet."""
    art = t["art"]
    ends = sum(len(r) == 1 for r in road_edges(t))
    there = art["site"]["at"] if "site" in art else art.get("crop_circle") or art.get("lake")
    if there:
        return there[0], there[1]
    if t.get("cities") and ends >= 3:
        return 50, 55
    return (50, 45) if "lane" in art else (50, 50)


def through(a: str, b: str, rng: Random, bow: float | None = None) -> Curve:
    """A road between the middles of two edges, at right angles to both."""
    if (EDGE[a] - EDGE[b]) % 2 == 0:
        w = rng.choice((-5, 5)) if bow is None else bow
        straight = Curve.of(
            ("M", (0, 50)), ("C", (26, 50), (30, 50 + w), (50, 50 + w)), ("C", (70, 50 + w), (74, 50), (100, 50))
        )
        return straight.rotate(EDGE[a] + 1)
    turns = {("S", "W"): 0, ("W", "N"): 1, ("N", "E"): 2, ("E", "S"): 3}
    k = turns.get((a, b), turns.get((b, a), 0))
    t = rng.uniform(22, 30) if bow is None else bow
    return Curve.of(("M", (50, 100)), ("C", (50, 100 - t), (t, 50), (0, 50))).rotate(k)


def ending(edge: str, target: Point, bend: float = 26, lean: Point | None = None) -> Curve:
    """A road from the middle of an edge, at right angles to it, to a target."""
    x, y = MID[edge]
    dx, dy = (50 - x) / 50, (50 - y) / 50
    q = lean or (target[0] - dx * 6, target[1] - dy * 6)
    return Curve.of(("M", (x, y)), ("C", (x + dx * bend, y + dy * bend), q, target))


def road_courses(t: Design, rng: Random) -> list[Road]:
    """One road per road segment of a design; a road into a city still runs on behind its wall."""
    heart = heart_of(t)
    return [
        Road(through(edges[0], edges[1], rng, _bow(t, edges)), "through") if len(edges) == 2
        else _ending_for(t, edges[0], heart, rng)
        for edges in road_edges(t)
    ]  # fmt: skip


def own_courses(t: Design, rng: Random) -> list[Road]:
    """One course per segment of its system's own terrain, drawn like a road; with one edge it ends at the ``end``."""
    middle = t["art"].get("end", (50, 50))[:2]
    return [
        Road(through(edges[0], edges[1], rng, t["art"].get("bow")), "through") if len(edges) == 2
        else Road(ending(edges[0], middle, 24), "stub")
        for edges in own_edges(t)
    ]  # fmt: skip


def _bow(t: Design, edges: list[str]) -> float | None:
    has_city = bool(t.get("cities"))
    if "bow" in t["art"]:
        return float(t["art"]["bow"])
    if (EDGE[edges[0]] - EDGE[edges[1]]) % 2 == 0:
        return 5 if has_city and edges == ["W", "E"] else None
    if len(t["roads"]) > 1:
        return 22
    return 17 if "site" in t["art"] and has_city else None


def _ending_for(t: Design, edge: str, heart: Point, rng: Random) -> Road:
    art = t["art"]
    if "site" in art:
        return Road(ending(edge, (heart[0], heart[1] + (6 if edge == "S" else 4))), "door")
    if "crop_circle" in art:
        return Road(ending(edge, heart), "circle")
    if "lake" in art:
        return Road(ending(edge, heart), "pier")
    if "lane" in art:
        return Road(ending(edge, heart), "village")
    if "gatehouse" in art:
        return Road(ending(edge, (50, 50)), "gate")
    if edge in art.get("roads", {}):
        course = art["roads"][edge]
        return Road(ending(edge, course["to"], course["bend"], course.get("lean")), "gate")
    ends = sum(len(r) == 1 for r in road_edges(t))
    if t.get("cities") and ends <= 2:
        return Road(_to_gate(t, edge, ends, rng), "gate")
    return Road(ending(edge, heart, 24), "village")


def _to_gate(t: Design, edge: str, ends: int, rng: Random) -> Curve:
    walled = {e for es in city_edges(t) for e in es}
    opposite = "NESW"[(EDGE[edge] + 2) % 4]
    if ends == 2 and walled == {"N", "W"}:
        return ending(edge, *(((48, 26), 18, (64, 48)) if edge == "E" else ((26, 48), 18, (48, 64))))
    if len(walled) == 1 and opposite not in walled:  # a road beside the city's edge
        x = {"E": 62.0, "W": 38.0}[edge]
        return ending(edge, (x, 14), 26, (x + (2 if edge == "E" else -2), 46))
    if len(walled) == 1 or walled in ({"W", "E"}, {"N", "W", "E"}):
        x = 50 + rng.uniform(-4, 4) if ends == 1 else 50
        return ending(edge, (x, 50 if len(walled) == 2 else 16) if edge == "S" else (x, 50), 30)
    target, lean = ((32, 40), (56, 50)) if edge == "E" else ((40, 32), (50, 56))
    return ending(edge, target, 24, lean)
