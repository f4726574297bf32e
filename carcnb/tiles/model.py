"""A tile as the rules see it: segments, what they reach, and the four turns of every design as ready tables.

Sides are numbered 0..3 = N E S W, half-edges 0..7 clockwise from the western half of the north edge.  A turn is a
number of quarter turns clockwise.  Segments of a design are numbered cities first, then roads, then fields, then what
stands alone on its tile, such as a monastery, then terrain of an expansion's own; the number stays the same on every
turn.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

SIDES = ("N", "E", "S", "W")
HALVES = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")
OPPOSITE = (2, 3, 0, 1)

FIELD, ROAD, CITY = "field", "road", "city"
TERRAINS = ("", FIELD, ROAD, CITY)
"""What an edge can show, by the number that stands for it in a pattern of edges; 0 is nothing.

Terrain of an expansion's own has the numbers after these.
"""

ASKS = tuple(3 << 2 * side | 3 << 8 + 2 * side for side in range(4))
"""The bits of a pattern that stand for each side.

What the base game has lies in the lowest eight: numbers so small are there once and compared at once.
"""

MOST_TERRAINS = 15

NEVER = -1
"""The open ends of a field and of whatever else is never complete."""

_numbers = {terrain: number for number, terrain in enumerate(TERRAINS)}


def number_of(terrain: str) -> int:
    """The number that stands for what an edge shows; a new terrain gets the next one.  ``ValueError``: too many."""
    number = _numbers.setdefault(terrain, len(_numbers))
    if number > MOST_TERRAINS:
        raise ValueError(f"there are more than {MOST_TERRAINS} kinds of terrain")
    return number


def bits_of(terrain: str, side: int) -> int:
    """What stands in a pattern for a terrain on a side."""
    number = number_of(terrain)
    return (number & 3) << 2 * side | number >> 2 << 8 + 2 * side


class Design:
    """One kind of tile as printed, north up, with its four turns.

    ``kinds`` gives the kind of each segment by its name; ``coats`` its coats of arms; ``borders`` the city segments a
    field segment lies against (D-BASE-24).  ``singles`` are the segments that stand alone, such as a monastery,
    ``endless`` the kinds that are never complete.  ``marks`` keeps the facts that only expansions read, for the tile
    and per segment.
    """

    __slots__ = (
        *(
            "_alike",
            "borders",
            "coats",
            "count",
            "distinct",
            "endless",
            "id",
            "kinds",
            "marks",
            "reach",
            "set",
            "singles",
        ),
        "turns",
    )

    def __init__(
        self,
        id: str,
        count: int,
        kinds: tuple[str, ...],
        reach: tuple[tuple[int, ...], ...],
        coats: tuple[int, ...],
        borders: tuple[tuple[int, ...], ...],
        marks: Mapping[str | tuple[int, str], Any],
        endless: frozenset[str] = frozenset(),
    ) -> None:
        self.id, self.count, self.kinds, self.reach = id, count, kinds, reach
        self.coats, self.borders, self.marks = coats, borders, marks
        self.endless = endless | {FIELD}
        apart = (segment for segment, kind in enumerate(kinds) if kind not in TERRAINS)
        self.singles = tuple(segment for segment in apart if not reach[segment])
        self.set = id.split("-")[0]
        self.turns = tuple(Turned(self, turn) for turn in range(4))
        looks = [turned.look() for turned in self.turns]
        # what an expansion prints may point somewhere; its turns all count as different
        self._alike = (0, 1, 2, 3) if marks else tuple(map(looks.index, looks))
        self.distinct = tuple(turn for turn in range(4) if self._alike[turn] == turn)

    @classmethod
    def from_facts(cls, facts: Mapping[str, Any], terrains: Mapping[str, str] = MappingProxyType({})) -> Design:
        """A design from one entry of ``tiles.toml``; ``ValueError`` says what of it is wrong or contradicts the rest.

        ``terrains`` are those of its system's own, each with what closes it: ``"edges"``, or ``""`` if nothing does.
        """
        kinds: list[str] = []
        reach: list[tuple[int, ...]] = []
        coats: list[int] = []
        borders: list[tuple[int, ...]] = []
        marks: dict[str | tuple[int, str], Any] = {k: v for k, v in facts.items() if k not in _PLAIN}
        own = {"edges", "coats_of_arms", "at", "cities"}
        for kind, key in ((CITY, "cities"), (ROAD, "roads"), (FIELD, "fields")):
            for part in facts.get(key, ()):
                names = HALVES if kind == FIELD else SIDES
                marks.update({(len(kinds), k): v for k, v in part.items() if k not in own})
                kinds.append(kind)
                reach.append(tuple(names.index(name) for name in part["at" if kind == FIELD else "edges"].split()))
                coats.append(part.get("coats_of_arms", 0))
                borders.append(tuple(part.get("cities", ())) if kind == FIELD else ())
        for kind in facts.get("singles", ()):
            kinds.append(kind)
            reach.append(())
            coats.append(0)
            borders.append(())
        for part in facts.get("own", ()):
            if part["kind"] not in terrains:
                raise ValueError(f"{part['kind']} is not among the terrains of its file")
            marks.update({(len(kinds), k): v for k, v in part.items() if k not in ("kind", "edges")})
            kinds.append(part["kind"])
            reach.append(tuple(SIDES.index(name) for name in part["edges"].split()))
            coats.append(0)
            borders.append(())
        _check(kinds, reach, borders)
        endless = frozenset(terrain for terrain, closed_by in terrains.items() if not closed_by)
        parts = tuple(kinds), tuple(reach), tuple(coats), tuple(borders)
        return cls(facts["id"], facts["count"], *parts, marks, endless)

    def same_as(self, turn: int) -> int:
        """The least turn that shows the very same tile: 0 for every turn of a crossing of four roads."""
        return self._alike[turn]

    def __repr__(self) -> str:
        return f"<tile {self.id}>"


_PLAIN = frozenset({"id", "count", "jcz", "cities", "roads", "fields", "singles", "own"})


def _check(kinds: Sequence[str], reach: Sequence[Sequence[int]], borders: Sequence[Sequence[int]]) -> None:
    """``ValueError`` where segments contradict each other or the edges that they make."""
    sides: dict[int, str] = {}
    halves: list[int] = []
    for kind, reached, near in zip(kinds, reach, borders, strict=True):
        if kind == FIELD:
            halves += reached
            if wrong := [city for city in near if city not in range(kinds.count(CITY))]:
                raise ValueError(f"a field borders city {wrong[0]}, and its cities are numbered from 0")
            continue
        if kind in (CITY, ROAD) and not reached:
            raise ValueError(f"a {kind} reaches no edge")
        for side in reached:
            if side in sides:
                raise ValueError(f"the edge {SIDES[side]} is {sides[side]} and {kind}")
            sides[side] = kind
    if twice := [half for half in halves if halves.count(half) > 1]:
        raise ValueError(f"two fields reach {HALVES[twice[0]]}")
    for half, name in enumerate(HALVES):
        city = sides.get(half // 2) == CITY
        if city and half in halves:
            raise ValueError(f"a field reaches {name}, where the edge {SIDES[half // 2]} is city")
        if not city and half not in halves:
            raise ValueError(f"no field reaches {name}, where the edge {SIDES[half // 2]} is no city")


class Turned:
    """A design turned by some quarter turns clockwise: what each side shows and which segments meet a neighbour there.

    ``edges[d]`` is the terrain of side ``d``; ``pattern`` packs the four terrains into one number, each on the bits of
    its side (``ASKS``).
    ``asks[d]`` is what side ``d`` asks of the tile that will touch it, as a part of that tile's ``pattern``.
    ``ports[d]`` lists the segments met along side ``d`` clockwise, ``back[d]`` the same the other way round, so that
    ``zip(a.ports[d], b.back[OPPOSITE[d]])`` pairs the segments of two neighbours that touch.
    ``reached[segment]`` are the sides along which a segment is met.
    """

    __slots__ = ("asks", "back", "design", "edges", "ends", "pattern", "ports", "reached", "spots", "turn", "where")

    def __init__(self, design: Design, turn: int) -> None:
        self.design, self.turn = design, turn
        sides = [-1] * 4
        halves = [-1] * 8
        ends = []
        for segment, kind in enumerate(design.kinds):
            if kind == FIELD:
                for half in design.reach[segment]:
                    halves[(half + 2 * turn) % 8] = segment
                ends.append(NEVER)
            else:
                for side in design.reach[segment]:
                    sides[(side + turn) % 4] = segment
                open_ends = 8 if segment in design.singles else len(design.reach[segment])
                ends.append(NEVER if kind in design.endless else open_ends)
        self.ends = tuple(ends)
        """What is open of each segment when nothing lies beside it: edges, or the squares around what stands alone."""
        self.edges = tuple(design.kinds[s] if s >= 0 else FIELD for s in sides)
        self.pattern = sum(bits_of(edge, d) for d, edge in enumerate(self.edges))
        self.asks = tuple(bits_of(edge, OPPOSITE[d]) for d, edge in enumerate(self.edges))
        ports = []
        for d in range(4):
            first, second = halves[2 * d], halves[2 * d + 1]
            meets: tuple[int, ...] = (sides[d],) if self.edges[d] == CITY else (first, sides[d], second)
            if self.edges[d] == FIELD:
                meets = (first, second)
            ports.append(meets)
        self.ports = tuple(ports)
        self.back = tuple(meets[::-1] for meets in ports)
        self.reached = tuple(tuple(d for d in range(4) if s in ports[d]) for s in range(len(design.kinds)))
        self.where, self.spots = self._names()

    def _names(self) -> tuple[tuple[str, ...], dict[str, int]]:
        where: list[str] = []
        spots: dict[str, int] = {}
        for segment, kind in enumerate(self.design.kinds):
            if segment in self.design.singles:
                names = [kind]
            else:
                labels, step = (HALVES, 2) if kind == FIELD else (SIDES, 1)
                reached = sorted((r + step * self.turn) % len(labels) for r in self.design.reach[segment])
                names = [f"{kind}.{labels[r]}" for r in reached] or [f"{kind}.inside"]
            where.append(names[0])
            spots.update(dict.fromkeys(names, segment))
        return tuple(where), spots

    def look(self) -> frozenset[Hashable]:
        """What the turned tile shows of its segments, without their numbers: equal looks are the same placement."""
        names: list[set[str]] = [set() for _ in self.design.kinds]
        for name, segment in self.spots.items():
            names[segment].add(name)
        seen = [frozenset(n) for n in names]
        marks: list[set[str]] = [set() for _ in names]
        for key, mark in self.design.marks.items():
            if not isinstance(key, str):
                marks[key[0]].add(f"{key[1]} {mark}")
        coats, borders = self.design.coats, self.design.borders
        return frozenset(
            (kind, seen[s], coats[s], frozenset(seen[c] for c in borders[s]), frozenset(marks[s]))
            for s, kind in enumerate(self.design.kinds)
        )

    def __repr__(self) -> str:
        return f"<tile {self.design.id} r{self.turn}>"
