"""What a still picture of a game shows: the part that matters, in board units, for strips and worksheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from carcnb.drawing.of_game import chalk_of, extent, figures_of, neutrals_of, tiles_of
from carcnb.drawing.panels import Panels
from carcnb.drawing.still import MARGIN
from carcnb.drawing.svg import Element, frame_picture
from carcnb.engine.game import Game
from carcnb.lessons.lights import Lights

WHOLE = (6, 5)
"""A landscape of at most so many columns and rows is shown whole."""

LEAST = (4, 3)
"""Columns and rows that a part of a landscape has at least."""

Cells = tuple[int, int, int, int]
"""A rectangle of cells: west, north, east, south, all within."""


class Excerpt(NamedTuple):
    """A drawn board with its place: west, north, width and height in board units."""

    drawn: list[Element]
    x: float
    y: float
    w: float
    h: float

    def place_at(self, x: float, y: float, scale: float) -> Element:
        """The board as a picture in a picture, cut at its edges."""
        return frame_picture((self.w * scale, self.h * scale), (self.x, self.y, self.w, self.h), self.drawn, x=x, y=y)


def excerpt(panels: Panels, game: Game, lit: Lights, matters: Iterable[tuple[int, int]] = ()) -> Excerpt:
    """A game's board with its lights and its chalk, cut to what ``matters`` (cells) if it is large."""
    tiles = tiles_of(game)
    cells = [(x, y) for x, y, *_ in tiles]
    spots = [spot for named in lit.spots for spot in extent(game, named)]
    chalk = chalk_of(game)
    drawn_on = [cell for row, _ in chalk for cell in (row[:2], row[3:5])]
    wanted = [*matters, *(spot[:2] for spot in (*spots, *lit.figures)), *drawn_on]
    west, north, east, south = window(cells, wanted)
    inside = {(x, y) for x in range(west, east + 1) for y in range(north, south + 1)}
    drawn = panels.board(
        [tile for tile in tiles if tile[:2] in inside],
        [figure for figure in figures_of(game) if figure[2:4] in inside],
        [spot for spot in spots if spot[:2] in inside],
        lit.figures,
        [piece for piece in neutrals_of(game) if piece[1:3] in inside],
        chalk,
    )
    x, y = 100 * west - MARGIN, 100 * north - MARGIN
    return Excerpt(drawn, x, y, 100 * (east - west + 1) + 2 * MARGIN, 100 * (south - north + 1) + 2 * MARGIN)


def window(cells: Sequence[tuple[int, int]], matters: Sequence[tuple[int, int]]) -> Cells:
    """The rectangle to show: all of a small landscape, of a larger one what matters and its neighbours."""
    west, north, east, south = _box([*cells, *matters])
    if not matters or (east - west < WHOLE[0] and south - north < WHOLE[1]):
        return west, north, east, south
    near = _box(matters)
    x0, x1 = _span(near[0] - 1, near[2] + 1, west, east, LEAST[0])
    y0, y1 = _span(near[1] - 1, near[3] + 1, north, south, LEAST[1])
    return x0, y0, x1, y1


def around(
    cells: Sequence[tuple[int, int]], matters: Sequence[tuple[int, int]], shape: tuple[int, int]
) -> tuple[int, int]:
    """The north-western square of so many columns and rows that show most of what matters, then most tiles."""
    (west, north, east, south), (wide, high) = _box(cells), shape

    def seen(place: tuple[int, int], of: Sequence[tuple[int, int]]) -> int:
        return sum(0 <= x - place[0] < wide and 0 <= y - place[1] < high for x, y in of)

    places = [(x, y) for x in range(west - wide + 1, east + 1) for y in range(north - high + 1, south + 1)]
    return max(places, key=lambda place: (seen(place, matters), seen(place, cells)))


def _box(cells: Sequence[tuple[int, int]]) -> Cells:
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), min(ys), max(xs), max(ys)


def _span(low: int, high: int, first: int, last: int, least: int) -> tuple[int, int]:
    """The span from low to high within first to last, widened to ``least`` where there is room."""
    low, high = max(low, first), min(high, last)
    while high - low + 1 < least and (low > first or high < last):
        low, high = (low - 1, high) if low > first and (high == last or (high - low) % 2) else (low, high + 1)
    return low, high
