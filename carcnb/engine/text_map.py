"""The landscape as a map of signs.

A tile is five signs wide and three high.  Around its rim stand its eight half-edges and four sides, in the middle row
what the sides lead to; ``#`` is city, ``|`` and ``-`` road, ``+`` where roads meet, ``.`` field.  A capital in the
middle stands for what stands alone there, ``M`` for a monastery; any other is a figure, ``?`` a square where the
tile in hand fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from carcnb.engine.events import Cell
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Ask
from carcnb.engine.state import State
from carcnb.tiles import CITY, FIELD, HALVES, ROAD, SIDES, TERRAINS, Turned

SIGNS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K", "pink": "P"}
OWN = "~"
"""Terrain of an expansion's own."""
_RIM = (("WNW", "NNW", "N", "NNE", "ENE"), ("WSW", "SSW", "S", "SSE", "ESE"))


def text_map(state: State, fits: Iterable[Cell] = ()) -> list[str]:
    """The rows of the map, with the squares where the tile in hand ``fits``."""
    drawn = {XY[cell]: _tile(state, cell) for cell in state.tiles}
    drawn.update(dict.fromkeys(fits, ("     ", "  ?  ", "     ")))
    xs, ys = [x for x, _ in drawn], [y for _, y in drawn]
    across = range(min(xs), max(xs) + 1)
    rows = ["    " + " ".join(f"{x:^5}" for x in across)]
    for y in range(min(ys), max(ys) + 1):
        for i in range(3):
            margin = f"{y:>3} " if i == 1 else "    "
            rows.append(margin + " ".join(drawn[x, y][i] if (x, y) in drawn else "     " for x in across))
    return [row.rstrip() for row in rows]


def squares_asked(ask: Ask | None) -> set[Cell]:
    """The squares that a question about the tile in hand offers."""
    return {option.cell for option in ask.options if option.cell} if ask and ask.target == "square" else set()


def piece_lines(state: State, figure: Callable[[str], str], player: Callable[[str], str]) -> Iterator[str]:
    """What belongs to nobody, a line for each place: what, how many, where; and what stands on the score track.

    ``figure`` and ``player`` say what kinds of figures and seats are called.
    """
    for (kind, cell, segments), many in Counter(state.neutrals).items():
        tile, first = state.tiles[cell]
        x, y = XY[cell]
        where = "+".join(tile.where[segment - first] for segment in segments)
        times = f" × {many}" if many > 1 else ""
        yield f"{figure(kind)}{times}: {x},{y} {where}".rstrip()
    for (seat, kind), space in state.on_track.items():
        yield f"{figure(kind)}, {player(seat)}: {space}"


def _tile(state: State, cell: int) -> tuple[str, str, str]:
    tile, first = state.tiles[cell]
    ground = {"middle": _middle(tile), "inside": "."}
    for d, edge in enumerate(tile.edges):
        ground[SIDES[d]] = {CITY: "#", ROAD: "|-"[d % 2], FIELD: "."}.get(edge, OWN)
        ground[HALVES[2 * d]] = ground[HALVES[2 * d + 1]] = "#" if edge == CITY else "."
    # a figure hides the ground on its segment's first side; beside the middle there is room for what lies inside
    seen = ground | {
        "middle" if s - first in tile.design.singles else tile.where[s - first].split(".")[-1]: SIGNS[figures[0].seat]
        for s, figures in state.figures.items()
        if state.home[s] == cell
    }
    top, bottom = ("".join(seen[name] for name in row) for row in _RIM)
    west = ground["W"] if ground["W"] != "." else seen["inside"]
    return top, seen["W"] + west + seen["middle"] + ground["E"] + seen["E"], bottom


def _middle(tile: Turned) -> str:
    """What is in the middle: what stands alone, a city from side to side, a road that passes, a crossing."""
    kinds, ends = tile.design.kinds, tile.ends
    for single in tile.design.singles:
        return kinds[single][0].upper()
    roads = [i for i, kind in enumerate(kinds) if kind == ROAD]
    if any(kind == CITY and ends[i] > 1 for i, kind in enumerate(kinds)):
        return "#"
    if len(roads) > 1:
        return "+"
    if roads:
        sides = [d for d in range(4) if tile.edges[d] == ROAD]
        return "|" if sides == [0, 2] else "-" if sides == [1, 3] else "+"
    return "." if all(kind in TERRAINS for kind in kinds) else OWN
