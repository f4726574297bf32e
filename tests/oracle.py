"""A second, slow referee: flood fill over the printed facts of the tiles, to compare the engine with.

It reads ``tiles.toml`` itself and shares no code with the engine.  A board is ``(x, y) -> (tile, turn)``; a segment is
``(x, y, index)``, numbered cities, roads, fields, singles, own terrain as the facts list them.  Only rules of the base
game; but a ``Landscape`` is a board that also knows which segments of a tile something has joined, and what it has
worked out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

Cell = tuple[int, int]
Segment = tuple[int, int, int]
Board = Mapping[Cell, tuple[str, int]]

SIDES = "NESW"
TOWARDS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
RING = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")
_TOUCHING = ("N S", "E W", "NNW SSW", "NNE SSE", "ENE WNW", "ESE WSW")
FACING = {a: b for pair in _TOUCHING for a, b in (pair.split(), pair.split()[::-1])}
SIDE_OF = {**{side: side for side in SIDES}, **{half: SIDES[i // 2] for i, half in enumerate(RING)}}

FOLDER = Path(__file__).parents[1] / "carcnb" / "systems"


class Printed(NamedTuple):
    """A segment as printed: its kind, the sides or half-edges it reaches, coats of arms, bordered city segments."""

    kind: str
    reaches: tuple[str, ...]
    coats: int
    borders: tuple[int, ...]


@cache
def facts() -> dict[str, dict[str, Any]]:
    """The entries of the data files by tile, in the order of the boxes."""
    boxes = [tomllib.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*/tiles.toml")]
    return {tile["id"]: tile for box in sorted(boxes, key=lambda box: box["place"]) for tile in box["tile"]}


ENDLESS = {"field"}
"""What is never complete; terrain of an expansion's own joins it where nothing closes it."""


@cache
def own_terrain() -> set[str]:
    """The kinds of terrain that only expansions have."""
    return {part["kind"] for fact in facts().values() for part in fact.get("own", ())}


def is_single(kind: str) -> bool:
    """Whether this stands alone on its tile, such as a monastery, and belongs with the eight squares around it."""
    return kind not in ("city", "road", "field") and kind not in own_terrain()


@cache
def printed(tile: str) -> tuple[Printed, ...]:
    """The segments of a tile in their order."""
    fact = facts()[tile]
    parts = [Printed("city", tuple(c["edges"].split()), c.get("coats_of_arms", 0), ()) for c in fact.get("cities", ())]
    parts += [Printed("road", tuple(r["edges"].split()), 0, ()) for r in fact.get("roads", ())]
    parts += [Printed("field", tuple(f["at"].split()), 0, tuple(f.get("cities", ()))) for f in fact.get("fields", ())]
    parts += [Printed(kind, (), 0, ()) for kind in fact.get("singles", ())]
    return (*parts, *(Printed(own["kind"], tuple(own["edges"].split()), 0, ()) for own in fact.get("own", ())))


def turned(name: str, turn: int) -> str:
    """Where a side or half-edge comes to lie after some quarter turns clockwise."""
    if name in RING:
        return RING[(RING.index(name) + 2 * turn) % 8]
    return SIDES[(SIDES.index(name) + turn) % 4]


@cache
def ports(tile: str, turn: int) -> dict[str, int]:
    """Which segment reaches each side (cities, roads) and each half-edge (fields) of a turned tile."""
    return {turned(name, turn): i for i, part in enumerate(printed(tile)) for name in part.reaches}


@cache
def terrain(tile: str, turn: int) -> dict[str, str]:
    """What each side of a turned tile shows."""
    reached = ports(tile, turn)
    return {side: printed(tile)[reached[side]].kind if side in reached else "field" for side in SIDES}


@cache
def look(tile: str, turn: int) -> object:
    """Equal for turns that show the same tile; a tile with anything of an expansion on it counts every turn."""
    plain = {"id", "count", "jcz", "cities", "roads", "fields", "singles", "own", "edges", "coats_of_arms", "at"}
    fact = facts()[tile]
    parts = [fact, *(part for key in ("cities", "roads", "fields") for part in fact.get(key, ()))]
    if any(part.keys() - plain for part in parts):
        return turn
    names = [frozenset(turned(name, turn) for name in part.reaches) for part in printed(tile)]
    return frozenset(
        (part.kind, names[i], part.coats, frozenset(names[city] for city in part.borders))
        for i, part in enumerate(printed(tile))
    )


# ---- placing


def clashes(board: Board, tile: str, cell: Cell, turn: int) -> list[str]:
    """The sides on which a turned tile does not continue what lies beside the cell."""
    wrong = []
    for side, (dx, dy) in TOWARDS.items():
        beside = board.get((cell[0] + dx, cell[1] + dy))
        if beside and terrain(*beside)[FACING[side]] != terrain(tile, turn)[side]:
            wrong.append(side)
    return wrong


def touches(board: Board, cell: Cell) -> bool:
    """Whether a tile lies beside the cell."""
    return any((cell[0] + dx, cell[1] + dy) in board for dx, dy in TOWARDS.values())


def around(cell: Cell) -> Iterator[Cell]:
    """The eight cells around one."""
    return ((cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


def every_cell(board: Board) -> Iterator[Cell]:
    """All cells of the landscape and of the two rings around it."""
    xs, ys = [x for x, _ in board], [y for _, y in board]
    return ((x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3))


def fits(board: Board, tile: str) -> set[tuple[Cell, int]]:
    """Every cell and turn on which a tile may be laid, found by trying them all (BASE-4.3 to BASE-4.5)."""
    return {
        (cell, turn)
        for cell in every_cell(board)
        if cell not in board and touches(board, cell)
        for turn in range(4)
        if not clashes(board, tile, cell, turn)
    }


# ---- features


class Region(NamedTuple):
    """A feature: its kind, its segments, and its edges beside empty cells (of a monastery: the empty cells)."""

    kind: str
    segments: frozenset[Segment]
    open: frozenset[tuple[int, int, str]]

    @property
    def cells(self) -> set[Cell]:
        """The cells it lies on."""
        return {(x, y) for x, y, _ in self.segments}


class Landscape(dict[Cell, tuple[str, int]]):
    """A board that changes: ``links`` joins segments of a tile, both ways, ``known`` keeps the features found so far.

    What a new tile or a new link touches is forgotten, and filled again when somebody asks.
    """

    def __init__(self, board: Board | None = None) -> None:
        super().__init__()
        self.links: dict[Segment, Segment] = {}
        self.known: dict[Segment, Region] = {}
        for cell, laid in (board or {}).items():
            self[cell] = laid

    def __setitem__(self, cell: Cell, laid: tuple[str, int]) -> None:
        super().__setitem__(cell, laid)
        x, y = cell
        for _, dx, dy, facing in (way for ways in exits(*laid) for way in ways):
            if (x + dx, y + dy) in self:
                self.forget((x + dx, y + dy, ports(*self[x + dx, y + dy])[facing]))
        for near in around(cell):
            if near in self:
                self.forget(*(at for at in segments_at(self, near) if is_single(kind_of(self, at))))

    def link(self, a: Segment, b: Segment) -> None:
        """Join two segments."""
        assert self.links.keys().isdisjoint((a, b)), f"{a} and {b} are not free"
        self.links |= {a: b, b: a}
        self.forget(a, b)

    def part(self, a: Segment, b: Segment) -> None:
        """Part two segments that were joined."""
        assert self.links.pop(a) == b
        assert self.links.pop(b) == a
        self.forget(a, b)

    def forget(self, *segments: Segment) -> None:
        """The features of some segments have changed."""
        for segment in segments:
            if segment in self.known:
                for member in self.known[segment].segments:
                    del self.known[member]


@cache
def exits(tile: str, turn: int) -> tuple[tuple[tuple[str, int, int, str], ...], ...]:
    """For every segment of a turned tile its ports, each with the way to the neighbour and the port that it meets."""
    return tuple(
        tuple((port, *TOWARDS[SIDE_OF[port]], FACING[port]) for port in (turned(name, turn) for name in part.reaches))
        for part in printed(tile)
    )


def region(board: Board, start: Segment) -> Region:
    """The feature a segment belongs to, by flood fill."""
    if not isinstance(board, Landscape):
        return _flood(board, start, {})
    if start not in board.known:
        found = _flood(board, start, board.links)
        board.known.update(dict.fromkeys(found.segments, found))
    return board.known[start]


def _flood(board: Board, start: Segment, links: Mapping[Segment, Segment]) -> Region:
    x, y, index = start
    kind = printed(board[x, y][0])[index].kind
    if is_single(kind):
        gaps = frozenset((*cell, "") for cell in around((x, y)) if cell not in board)
        return Region(kind, frozenset([start]), gaps)
    seen, todo = {start}, [start]
    gaps_seen = set()
    while todo:
        at = todo.pop()
        x, y, index = at
        beside = [links[at]] if at in links else []
        for port, dx, dy, facing in exits(*board[x, y])[index]:
            there = board.get((x + dx, y + dy))
            if there is None:
                gaps_seen.add((x, y, port))
            else:
                beside.append((x + dx, y + dy, ports(*there)[facing]))
        for other in beside:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return Region(kind, frozenset(seen), frozenset(gaps_seen))


def segments_at(board: Board, cell: Cell) -> list[Segment]:
    """The segments of the tile on a cell."""
    return [(*cell, i) for i in range(len(printed(board[cell][0])))]


def kind_of(board: Board, segment: Segment) -> str:
    """What a segment is: city, road, field or monastery."""
    return printed(board[segment[:2]][0])[segment[2]].kind


def regions(board: Board) -> list[Region]:
    """Every feature of the landscape."""
    found: list[Region] = []
    seen: set[Segment] = set()
    for cell in board:
        for segment in segments_at(board, cell):
            if segment not in seen:
                found.append(region(board, segment))
                seen |= found[-1].segments
    return found


def is_complete(found: Region) -> bool:
    """Nothing of it is open, and it can be complete."""
    return found.kind not in ENDLESS and not found.open


def complete_at(board: Board, segment: Segment) -> bool:
    """Whether the feature of a segment is complete."""
    return is_complete(region(board, segment))


def cities_of(board: Board, field: Region) -> set[Region]:
    """The complete cities a field borders."""
    bordered = set()
    for x, y, i in field.segments:
        bordered |= {(x, y, city) for city in printed(board[x, y][0])[i].borders}
    return {city for city in (region(board, segment) for segment in bordered) if is_complete(city)}


def coats(board: Board, found: Region) -> int:
    """Coats of arms of a city."""
    return sum(printed(board[x, y][0])[i].coats for x, y, i in found.segments)


def touched(board: Board, cell: Cell) -> set[Region]:
    """The features of the tile on a cell, and what stands alone beside it."""
    near = [s for c in around(cell) if c in board for s in segments_at(board, c)]
    singles = [s for s in near if is_single(kind_of(board, s))]
    return {region(board, segment) for segment in segments_at(board, cell) + singles}


def spot(board: Board, segment: Segment) -> str:
    """The name of a segment of a laid tile: by the first side or half-edge that it reaches."""
    tile, turn = board[segment[:2]]
    part = printed(tile)[segment[2]]
    order = RING if part.kind == "field" else tuple(SIDES)
    reached = sorted((turned(name, turn) for name in part.reaches), key=order.index)
    inside = part.kind if is_single(part.kind) else f"{part.kind}.inside"
    return f"{part.kind}.{reached[0]}" if reached else inside


# ---- points


def worth(board: Board, found: Region, small_city_scores_2: bool = False) -> int:
    """What a feature brings each owner, complete or not."""
    done, tiles = is_complete(found), len(found.cells)
    if found.kind == "road":
        return tiles
    if found.kind == "city":
        double = done and not (small_city_scores_2 and tiles == 2)
        return (tiles + coats(board, found)) * (2 if double else 1)
    if is_single(found.kind):
        return 9 - len(found.open)
    return 3 * len(cities_of(board, found))


def owners(found: Region, figures: Mapping[Segment, Iterable[str]]) -> set[str]:
    """The seats with the most followers on a feature."""
    seats = [seat for segment in found.segments for seat in figures.get(segment, ())]
    most = max(map(seats.count, seats), default=0)
    return {seat for seat in seats if seats.count(seat) == most}
