"""Several boards in one picture: every turned tile and every shape is drawn once and used by all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carcnb.drawing.art import design
from carcnb.drawing.chalk import Chalked
from carcnb.drawing.layers import Tile, layers, lone_corners, move_path
from carcnb.drawing.pieces import Figure, Neutral, stand, standing
from carcnb.drawing.still import ACCENT, LIT, Artist, Spot, square
from carcnb.drawing.svg import Element, circle, group, path, use

RING = 17
"""Radius of the ring around a figure, in board units."""


class Panels(Artist):
    """Draws boards that share their shapes; ``defs`` is what all of them together need.

    ``prefix`` begins every id, ``leave`` names layers to leave out.  ``ValueError`` for an unknown dress.
    """

    def __init__(self, dress: str, prefix: str, leave: Iterable[str] = ()) -> None:
        super().__init__((), dress, prefix)
        self._leave = set(leave)

    def board(
        self,
        tiles: Sequence[Tile],
        figures: Sequence[Figure] = (),
        highlight: Sequence[Spot] = (),
        rings: Sequence[Spot] = (),
        neutral: Sequence[Neutral] = (),
        chalk: Sequence[Chalked] = (),
    ) -> list[Element]:
        """A board in board units, 100 a cell.

        ``rings`` name segments whose figures are ringed; ``neutral`` are pieces of nobody's;
        ``chalk`` is what is drawn by hand over it all.
        """
        self.lay(tiles)
        return [
            *map(self.draw_tile, tiles),
            *map(self.tower, lone_corners(tiles)),
            *(plank for piece in neutral for plank in self.planks(piece)),
            *map(self._light, highlight),
            *map(self._ring, rings),
            *self.tints(chalk, figures),
            *map(self.piece, standing(tiles, figures, neutral)),
            *self.strokes(chalk),
        ]

    def draw_tile(self, tile: Tile) -> Element:
        """A tile on its cell."""
        x, y, name, turn = tile
        return self.tile(name, turn, 100 * x, 100 * y)

    def tile(self, name: str, turn: int, x: float = 0, y: float = 0) -> Element:
        """A tile with its north-west corner at x, y (board units), turned by quarter turns clockwise."""
        one = (0, 0, name, turn)
        tile = self.define(f"tile {name} {turn}", lambda: group(self.ground(layers([one], self._leave), [one])))
        return use(tile, x, y)

    def _light(self, spot: Spot) -> Element:
        """A segment, or with -1 a whole cell, lit."""
        x, y, index = spot
        if index < 0:
            return path(square(spot), **LIT, stroke_width="3")
        name, turn = self.tiles[x, y]
        area = move_path(design(name)["segments"][index]["area"], 0, 0, turn)
        return use(self.outline(area, **LIT, stroke_width="3"), 100 * x, 100 * y)

    def _ring(self, spot: Spot) -> Element:
        x, y, index = spot
        ax, ay = stand(*self.tiles[x, y], index)
        look = {"fill": "#fff", "fill_opacity": ".5", "stroke": ACCENT, "stroke_width": "3", "stroke_dasharray": "5 3"}
        return circle(100 * x + ax, 100 * y + ay, RING, **look)
