"""The courses of roads: at right angles to the edge, gently bowed, ending in a gate, village, door, pier or circle."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from carcnb.drawing.atelier.facts import Design, city_edges, road_edges
from carcnb.drawing.atelier.geometry import EDGE, MID, Curve, Point

# where the things stand that a road may end at: (x, y, size)
MONASTERY = {"gold-01": (68, 68, 1.0), "gold-03": (53, 53, 0.74), "gold-05": (50, 50, 0.9), "gold-08": (37, 39, 1.1)}
CROP = {
    "crop-01": (50, 60, 18), "crop-02": (50, 56, 18), "crop-03": (50, 50, 21),
    "crop-04": (65, 35, 17), "crop-05": (55, 53, 18), "crop-06": (50, 50, 15),
}  # fmt: skip
LAKE = {"ferries-01": (50, 58, 17), "ferries-02": (50, 50, 20), "ferries-03": (50, 50, 20)}


class Road(NamedTuple):
    """A road segment: its course and how it ends: through, gate, village, door, pier, circle or stub."""

    curve: Curve
    end: str


def heart_of(t: Design) -> Point:
    """Where the roads of a tile meet."""
    tid = t["id"]
    ends = sum(len(r) == 1 for r in road_edges(t))
    if t.get("singles"):
        x, y, _ = MONASTERY.get(tid, (50, 50, 1.2))
        return x, y
    if t.get("crop_circle"):
        return CROP[tid][:2]
    if t.get("lake"):
        return LAKE[tid][:2]
    if t.get("cities") and ends >= 3:
        return 50, 55
    return (50, 45) if tid == "traders-20" else (50, 50)


def through(a: str, b: str, rng: Random, bow: float | None = None) -> Curve:
    """A road between the middles of two edges, at right angles to both."""
    if (EDGE[a] - EDGE[b]) % 2 == 0:
        w = rng.choice((-5, 5)) if bow is None else bow
        straight = Curve.of(
            ("M", (0, 50)), ("C", (26, 50), (30, 50 + w), (50, 50 + w)), ("C", (70, 50 + w), (74, 50), (100, 50))
        )
        return straight.turned(EDGE[a] + 1)
    turns = {("S", "W"): 0, ("W", "N"): 1, ("N", "E"): 2, ("E", "S"): 3}
    k = turns.get((a, b), turns.get((b, a), 0))
    t = rng.uniform(22, 30) if bow is None else bow
    return Curve.of(("M", (50, 100)), ("C", (50, 100 - t), (t, 50), (0, 50))).turned(k)


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


def _bow(t: Design, edges: list[str]) -> float | None:
    tid, has_city = t["id"], bool(t.get("cities"))
    straight = (EDGE[edges[0]] - EDGE[edges[1]]) % 2 == 0
    fixed = {"traders-24": 0, "gold-07": 0, "gold-02": 0, "flying-08": -5, "inns-14": -4}
    if tid in fixed:
        return fixed[tid]
    if straight:
        bows = has_city or tid in ("flying-03", "flying-04")
        return 5 if bows and edges == ["W", "E"] else None
    if len(t["roads"]) > 1:
        return {"crop-04": 18, "crop-05": 33, "gold-05": 15}.get(tid, 22)
    return 17 if t.get("singles") and has_city else None


def _ending_for(t: Design, edge: str, heart: Point, rng: Random) -> Road:
    tid = t["id"]
    if t.get("singles"):
        return Road(ending(edge, (heart[0], heart[1] + (6 if edge == "S" else 4))), "door")
    if t.get("crop_circle"):
        return Road(ending(edge, heart), "circle")
    if t.get("lake"):
        return Road(ending(edge, heart), "pier")
    if tid == "traders-20":
        return Road(ending(edge, heart), "village")
    if tid == "inns-17":
        return Road(ending(edge, (50, 50)), "gate")
    if tid == "mage-04":
        return Road(ending("S", (94, 50), 24, (60, 52)), "gate")
    ends = sum(len(r) == 1 for r in road_edges(t))
    if t.get("cities") and ends <= 2:
        return Road(_to_gate(t, edge, ends, rng), "gate")
    return Road(ending(edge, heart, 24), "village")


def _to_gate(t: Design, edge: str, ends: int, rng: Random) -> Curve:
    tid = t["id"]
    walled = {e for es in city_edges(t) for e in es}
    opposite = "NESW"[(EDGE[edge] + 2) % 4]
    if ends == 2 and walled == {"N", "W"}:
        if tid == "traders-16":
            return ending(edge, *(((50, 34), 18, (72, 46)) if edge == "E" else ((34, 50), 18, (46, 72))))
        return ending(edge, *(((48, 26), 18, (64, 48)) if edge == "E" else ((26, 48), 18, (48, 64))))
    if tid in ("traders-11", "traders-14"):
        return ending(edge, (50, 30) if edge == "S" else (30, 50), 22)
    if len(walled) == 1 and opposite not in walled:  # a road beside the city's edge
        x = {"E": 62.0, "W": 38.0}[edge]
        return ending(edge, (x, 14), 26, (x + (2 if edge == "E" else -2), 46))
    if len(walled) == 1 or walled in ({"W", "E"}, {"N", "W", "E"}):
        x = 50 + rng.uniform(-4, 4) if ends == 1 else 50
        return ending(edge, (x, 50 if len(walled) == 2 else 16) if edge == "S" else (x, 50), 30)
    target, lean = ((32, 40), (56, 50)) if edge == "E" else ((40, 32), (50, 56))
    return ending(edge, target, 24, lean)
