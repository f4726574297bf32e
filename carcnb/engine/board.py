"""The landscape: laying a tile, joining what it touches, and asking what a feature is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from carcnb.engine.events import Cell, Feature, SegmentAt
from carcnb.engine.grid import AROUND, STEP, XY, cell_of
from carcnb.engine.state import GONE, State
from carcnb.tiles import CITY, FIELD, NEVER, OPPOSITE, Turned

_NEAR = frozenset(AROUND)


def put(state: State, cell: int, tile: Turned) -> int:
    """Lay a turned tile on an empty cell and join its segments to the neighbours'; returns its first segment's number.

    A joined feature keeps the name of its larger part, so a join costs the size of the smaller (BASE-5.8, BASE-11.5).
    Nothing is checked here: what fits is decided where options are listed.
    """
    state.known = {}
    tiles, frontier, features, label = state.tiles, state.frontier, state.features, state.label
    kinds, first, name = tile.design.kinds, len(label), len(features)
    label += range(name, name + len(kinds))
    state.home += (cell,) * len(kinds)
    features += [(kind, (first + i,), tile.ends[i]) for i, kind in enumerate(kinds)]
    for single in around(state, cell):
        _surround(state, single, 1)
    for index in tile.design.singles:
        state.singles.append(first + index)
        _surround(state, first + index, neighbours(state, cell))
    tiles[cell] = (tile, first)
    frontier.pop(cell, None)
    for d in (0, 1, 2, 3):
        beside = cell + STEP[d]
        there = tiles.get(beside)
        if there is None:
            frontier[beside] = frontier.get(beside, 0) | tile.asks[d]
            continue
        neighbour, start = there
        for mine, theirs in zip(tile.ports[d], neighbour.back[OPPOSITE[d]]):  # noqa: B905  as many, for they fit
            join(state, first + mine, start + theirs)
    return first


def _surround(state: State, single: int, tiles: int) -> None:
    """So many tiles more lie around a feature that stands alone (BASE-9.1)."""
    name = state.label[single]
    row = state.features[name]
    state.features[name] = (row[0], row[1], row[2] - tiles)


def join(state: State, a: int, b: int, closes: int = 2) -> None:
    """Make the features of two segments one; where they touch, the ends on both sides are open no longer."""
    label, features = state.label, state.features
    keep, gone = label[a], label[b]
    kind, segments, ends = features[keep]
    if keep == gone:
        if ends > 0:
            features[keep] = (kind, segments, ends - closes)
        return
    _, others, more = features[gone]
    if len(others) > len(segments):
        keep, gone, segments, others = gone, keep, others, segments
    for segment in others:
        label[segment] = keep
    features[keep] = (kind, segments + others, NEVER if ends < 0 else ends + more - closes)
    features[gone] = GONE


def link(state: State, a: int, b: int) -> None:
    """Join two segments of one tile by something that lies between them."""
    state.known = {}
    state.links[a], state.links[b] = b, a
    join(state, a, b, closes=0)


def unlink(state: State, a: int, b: int) -> None:
    """Take apart what ``link`` joined; the feature falls into the parts that its edges still hold together."""
    state.known = {}
    del state.links[a], state.links[b]
    label, features = state.label, state.features
    kind, segments, _ = features[label[a]]
    features[label[a]] = GONE
    left = set(segments)
    while left:
        part, ends = [left.pop()], 0
        for segment in part:
            touching = [there for _, there in beside(state, segment)]
            ends += touching.count(None)
            if segment in state.links:
                touching.append(state.links[segment])
            for there in touching:
                if there in left:
                    left.remove(there)
                    part.append(there)
        for segment in part:
            label[segment] = len(features)
        features.append((kind, tuple(part), ends))


def beside(state: State, segment: int) -> Iterator[tuple[int, int | None]]:
    """The sides that a road or city segment reaches, each with the segment it touches there, or None at an open end."""
    tile, first = state.tiles[state.home[segment]]
    for d in tile.reached[segment - first]:
        yield d, across(state, segment, d)


def open_edges(state: State, segment: int) -> list[tuple[int, int]]:
    """The open ends of the road, city or the like that a segment belongs to, as cells with their sides."""
    segments = state.features[state.label[segment]][1]
    return [(state.home[s], side) for s in segments for side, there in beside(state, s) if there is None]


def across(state: State, segment: int, side: int) -> int | None:
    """The segment that a road or city segment touches over a side that it reaches, or None at an open end."""
    cell = state.home[segment]
    beyond = state.tiles.get(cell + STEP[side])
    if beyond is None:
        return None
    tile, first = state.tiles[cell]
    neighbour, start = beyond
    return start + neighbour.back[OPPOSITE[side]][tile.ports[side].index(segment - first)]


def terrain(state: State, segment: int) -> str:
    """What a segment is part of: field, road, city, monastery or another kind of feature, by its name."""
    tile, first = state.tiles[state.home[segment]]
    return tile.design.kinds[segment - first]


def spot_of(state: State, segment: int) -> tuple[Cell, str]:
    """The cell (x, y) and the name of a segment, ``"city.N"``: how actions and positions speak of it."""
    cell = state.home[segment]
    tile, first = state.tiles[cell]
    return XY[cell], tile.where[segment - first]


def segment_number(state: State, at: SegmentAt) -> int:
    """The number of a segment that events and views name by its cell and its index there."""
    x, y, index = at
    return state.tiles[cell_of((x, y))][1] + index


def segment_at(state: State, cell: Cell, spot: str) -> int:
    """The segment of that name on (x, y); ``LookupError`` where no tile lies or it has no such segment."""
    try:
        tile, first = state.tiles[cell_of(cell)]
        return first + tile.spots[spot]
    except ValueError as error:  # farther away than any cell
        raise LookupError(f"no tile lies there: {error}") from error


def neighbours(state: State, cell: int) -> int:
    """How many of the eight squares around a cell hold a tile (BASE-9.1)."""
    tiles = state.tiles
    return sum([cell + step in tiles for step in AROUND])


def is_complete(state: State, segment: int) -> bool:
    """A road or city is complete with no open end, a monastery with eight neighbours (BASE-6.1, BASE-7.1, BASE-9.1)."""
    return state.features[state.label[segment]][2] == 0


def complete(state: State, segments: Iterable[int]) -> dict[int, int]:
    """The complete ones among the features of some segments, each with the last of these segments."""
    label, features = state.label, state.features
    return {label[at]: at for at in segments if not features[label[at]][2]}


def touched_segments(state: State, cell: int) -> list[int]:
    """The segments of the tile just laid on ``cell`` and of the monasteries around it."""
    tile, first = state.tiles[cell]
    return [*range(first, first + len(tile.ends)), *around(state, cell)]


def around(state: State, cell: int) -> list[int]:
    """What stands alone on the eight squares around a cell, in the order it was laid."""
    home = state.home
    return [single for single in state.singles if home[single] - cell in _NEAR]


def feature(state: State, segment: int, strength: tuple[tuple[str, int], ...] = ()) -> Feature:
    """The feature a segment belongs to, as it stands now, with the ``strength`` of each seat there as it is known."""
    kind, segments, ends = state.features[state.label[segment]]
    home, tiles = state.home, state.tiles
    coats = cities = 0
    count = len({home[s] for s in segments})
    if kind == CITY:
        for s in segments:
            tile, first = tiles[home[s]]
            coats += tile.design.coats[s - first]
    elif kind == FIELD:
        cities = len(complete_cities(state, segments))
    elif segment in state.singles:
        count += 8 - ends
    where = tuple([(*XY[home[s]], s - tiles[home[s]][1]) for s in segments])
    return Feature(kind, where, count, coats, max(ends, 0), ends == 0, cities, strength)


def complete_cities(state: State, segments: tuple[int, ...]) -> set[int]:
    """The complete cities that lie in a field or border it, each once (BASE-15.4, D-BASE-24, D-BASE-25)."""
    label, features = state.label, state.features
    found = set()
    for segment in segments:
        tile, first = state.tiles[state.home[segment]]
        for city in tile.design.borders[segment - first]:
            name = label[first + city]
            if features[name][2] == 0:
                found.add(name)
    return found


def marks(state: State, segment: int, fact: str) -> list[Any]:
    """What the tiles of a feature print for expansions to read, such as a kind of token, one entry per segment."""
    printed = []
    for s in state.features[state.label[segment]][1]:
        tile, first = state.tiles[state.home[s]]
        if (s - first, fact) in tile.design.marks:
            printed.append(tile.design.marks[s - first, fact])
    return printed
