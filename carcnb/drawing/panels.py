"""Several boards in one picture: every turned tile and every shape is drawn once and used by all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carcnb.drawing.art import design
from carcnb.drawing.layers import Tile, layers, lone_corners, moved, turned
from carcnb.drawing.pieces import Neutral
from carcnb.drawing.still import ACCENT, Artist, Figure, Spot, square

RING = 17
"""Radius of the ring around a figure, in board units."""


class Panels:
    """Draws boards that share their shapes; ``defs`` is what all of them together need.

    ``prefix`` begins every id, ``leave`` names layers to leave out.  ``ValueError`` for an unknown dress.
    """

    def __init__(self, dress: str, prefix: str, leave: Iterable[str] = ()) -> None:
        self._artist = Artist((), dress, prefix)
        self._leave = set(leave)

    @property
    def defs(self) -> str:
        """The shapes that the boards drawn so far use."""
        return f"<defs>{''.join(self._artist.defs)}</defs>"

    def board(
        self,
        tiles: Sequence[Tile],
        figures: Sequence[Figure] = (),
        highlight: Sequence[Spot] = (),
        rings: Sequence[Spot] = (),
        neutral: Sequence[Neutral] = (),
    ) -> str:
        """The markup of a board in board units, 100 a cell.

        ``rings`` name segments whose figures are ringed; ``neutral`` are pieces of nobody's.
        """
        ground = [self.tile(name, turn, 100 * x, 100 * y) for x, y, name, turn in tiles]
        lying, standing = self.pieces(tiles, figures, neutral)
        lit = [self._light(spot) for spot in highlight]
        return "".join([*ground, *lying, *lit, *map(self._ring, rings), *standing])

    def pieces(
        self, tiles: Sequence[Tile], figures: Sequence[Figure], neutral: Sequence[Neutral] = ()
    ) -> tuple[list[str], list[str]]:
        """What lies on the tiles of a board, and what stands there, each piece on its own."""
        self._artist.lay(tiles)
        towers = [self._artist.tower(corner) for corner in lone_corners(tiles)]
        planks = [markup for piece in neutral for markup in self._artist.planks(piece)]
        return towers + planks, self._artist.figures(figures, neutral)

    def tile(self, name: str, turn: int, x: float = 0, y: float = 0) -> str:
        """A tile with its north-west corner at x, y (board units), turned by quarter turns clockwise."""
        one = (0, 0, name, turn)
        known = f"tile {name} {turn}"
        if known not in self._artist.known:
            inner = "".join(self._artist.ground(layers([one], self._leave), [one]))
            self._artist.define(known, f"<g {{}}>{inner}</g>")
        return f'<use href="#{self._artist.known[known]}"{_at(x, y)}/>'

    def figure(self, seat: str, kind: str, x: float, y: float, scale: float) -> str:
        """A figure that stands on no tile."""
        return self._artist.figure(seat, kind, x, y, scale)

    def _light(self, spot: Spot) -> str:
        """A segment, or with -1 a whole cell, lit."""
        x, y, index = spot
        look = f'fill="#fff" fill-opacity=".35" stroke="{ACCENT}" stroke-width="3" stroke-linejoin="round"'
        if index < 0:
            return f'<path d="{square(spot)}" {look}/>'
        name, turn = self._artist.tiles[x, y]
        area = moved(design(name)["segments"][index]["area"], 0, 0, turn)
        return f'<use href="#{self._artist.define(area, f"<path {{}} d=* {look}/>")}"{_at(100 * x, 100 * y)}/>'

    def _ring(self, spot: Spot) -> str:
        x, y, index = spot
        name, turn = self._artist.tiles[x, y]
        ax, ay = turned(tuple(design(name)["segments"][index]["anchor"]), turn)
        look = f'fill="#fff" fill-opacity=".5" stroke="{ACCENT}" stroke-width="3" stroke-dasharray="5 3"'
        return f'<circle cx="{100 * x + ax:g}" cy="{100 * y + ay:g}" r="{RING}" {look}/>'


def _at(x: float, y: float) -> str:
    return "".join(f' {name}="{value:g}"' for name, value in (("x", x), ("y", y)) if value)
