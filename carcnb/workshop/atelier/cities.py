"""The shapes of cities: one outline per city segment, drawn for the north and turned where it belongs."""

from __future__ import annotations

from random import Random

from carcnb.workshop.atelier.facts import Design, city_edges
from carcnb.workshop.atelier.geometry import CORNER as C
from carcnb.workshop.atelier.geometry import EDGE, Curve


def cap(depth: float, left: str = "arc", right: str = "arc", shift: float = 0.0) -> Curve:
    """A city on the north edge; a "bell" hugs the edge near the corner to leave room for a separate neighbour."""
    form = {"arc": ((C + 8, 0.74 * depth), 25), "bell": ((C + 11, 7.0), 25), "deep": ((C + 16, 10.0), 38)}
    (lx, ly), lk = form[left]
    (rx, ry), rk = form[right]
    return Curve.of(
        ("M", (C, -12)), ("L", (C, 0)), ("C", (lx, ly), (lk + shift, depth), (50 + shift, depth)),
        ("C", (100 - rk + shift, depth), (100 - rx, ry), (100 - C, 0)), ("L", (100 - C, -12)),
    )  # fmt: skip


def corner(mid: float = 46) -> Curve:
    """A city on the north and west edges; its wall leaves both at about 45 degrees and passes (mid, mid)."""
    m, q = mid, 18
    return Curve.of(
        ("M", (100 - C, -12)), ("L", (100 - C, 0)), ("C", (86, 11), (m + q, m - q), (m, m)),
        ("C", (m - q, m + q), (11, 86), (0, 100 - C)), ("L", (-12, 100 - C)), ("L", (-12, -12)),
    )  # fmt: skip


def band(north: float = 28, south: float = 28) -> Curve:
    """A city on the west and east edges; north and south say how deep the fields bite."""
    kn, ks = C + (north - C) / 0.75, 100 - C - (south - C) / 0.75
    return Curve.of(
        ("M", (-12, C)), ("L", (0, C)), ("C", (20, kn), (80, kn), (100, C)), ("L", (112, C)), ("L", (112, 100 - C)),
        ("L", (100, 100 - C)), ("C", (80, ks), (20, ks), (0, 100 - C)), ("L", (-12, 100 - C)),
    )  # fmt: skip


def three(depth: float = 28) -> Curve:
    """A city on all edges but the south."""
    k = 100 - C - (depth - C) / 0.75
    return Curve.of(
        ("M", (-12, 100 - C)), ("L", (0, 100 - C)), ("C", (20, k), (80, k), (100, 100 - C)),
        ("L", (112, 100 - C)), ("L", (112, -12)), ("L", (-12, -12)),
    )  # fmt: skip


FULL = Curve.of(("M", (-12, -12)), ("L", (112, -12)), ("L", (112, 112)), ("L", (-12, 112)))

# cities that reach the south-east corner with a narrow tongue, which cuts a field in two
TONGUE_CAP = Curve.of(
    ("M", (C, -12)), ("L", (C, 0)), ("C", (10, 42), (46, 52), (97, 103)), ("L", (103, 97)),
    ("C", (72, 66), (66, 30), (100 - C, 0)), ("L", (100 - C, -12)),
)  # fmt: skip
TONGUE_CORNER = Curve.of(
    ("M", (100 - C, -12)), ("L", (100 - C, 0)), ("C", (62, 26), (60, 56), (103, 97)), ("L", (97, 103)),
    ("C", (56, 60), (26, 62), (0, 100 - C)), ("L", (-12, 100 - C)), ("L", (-12, -12)),
)  # fmt: skip
TONGUES = {"cap": TONGUE_CAP, "corner": TONGUE_CORNER}


def city_outlines(t: Design, rng: Random) -> list[Curve]:
    """One outline per city segment of a design, running on outside the tile."""
    return [_outline(t, i, edges, rng) for i, edges in enumerate(city_edges(t))]


def _outline(t: Design, i: int, edges: list[str], rng: Random) -> Curve:
    if "tongue" in t["art"]:
        return TONGUES[t["art"]["tongue"]]
    if len(edges) == 4:
        return FULL
    if len(edges) == 3:
        (gap,) = set(EDGE) - set(edges)
        return three().rotate(EDGE[gap] - 2)
    sides = sorted(EDGE[e] for e in edges)
    owner = {e: k for k, es in enumerate(city_edges(t)) for e in es}
    if len(edges) == 1:
        return _cap_for(t, i, sides[0], owner, rng)
    if sides[1] - sides[0] == 2:
        south = owner.get("S", i) != i
        return (band(22, 41) if south else band()).rotate(0 if sides == [1, 3] else 1)
    turns = {(0, 3): 0, (0, 1): 1, (1, 2): 2, (2, 3): 3}[sides[0], sides[1]]
    mid = 36.0 if sum(len(es) == 2 for es in city_edges(t)) == 2 else 41.0 if len(owner) > 2 else 46.0
    if "site" in t["art"]:
        mid = 37 if t.get("roads") else 42
    return corner(mid).rotate(turns)


def _cap_for(t: Design, i: int, side: int, owner: dict[str, int], rng: Random) -> Curve:
    opposite, left, right = ("NESW"[(side + q) % 4] for q in (2, 3, 1))
    styles = ["bell" if owner.get(e, i) != i else "arc" for e in (left, right)]
    depth = 31.0 if styles == ["arc", "arc"] else 26.0
    if "bell" in styles and len(owner) >= 3:
        depth = 24
    if opposite in owner:
        depth = min(depth, 29)
    ends = sum(len(r["edges"].split()) == 1 for r in t.get("roads", []))
    if ends >= 3 or t.get("crop_circle") or t.get("lake"):
        depth = min(depth, 26)
    depth = t["art"].get("depth", depth)
    if "gatehouse" in t["art"]:  # two deep caps meet at a gatehouse
        return cap(49.5, "deep", "deep").rotate(side)
    if any(len(es) == 2 and opposite in es for es in city_edges(t)):  # a band bites towards this one
        depth = 21
    return cap(depth, styles[0], styles[1], rng.uniform(-3, 3)).rotate(side)
