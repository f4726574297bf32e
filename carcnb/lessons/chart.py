"""A chart of tiles with their names and the names of their parts, for those who write positions."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from carcnb.drawing.markup import image
from carcnb.drawing.panels import Panels
from carcnb.drawing.still import prefix_of
from carcnb.drawing.svg import picture, rect
from carcnb.engine.errors import SetupError
from carcnb.engine.expansions import ORDER
from carcnb.errors import near_names
from carcnb.lessons.typeset import BOLD, FONT, INK, lines_of, set_text
from carcnb.tiles import box, design, designs

COLUMNS, WIDE, HIGH, SIDE = 6, 138, 176, 100


class TileChart:
    """Tiles with their names; in a notebook it shows itself."""

    def __init__(self, tiles: Iterable[str]) -> None:
        self.tiles = tuple(tiles)

    def __repr__(self) -> str:
        return "\n".join(f"{tile}: {', '.join(spots(tile))}" for tile in self.tiles)

    def _repr_html_(self) -> str:
        return image(self.svg(), repr(self))

    def svg(self) -> str:
        """The chart as SVG text: six tiles a row, unturned, with their names and those of their parts."""
        wide = min(len(self.tiles), COLUMNS) * WIDE + 14
        high = -(-len(self.tiles) // COLUMNS) * HIGH + 8
        panels = Panels("summer", prefix_of(crc32(repr(self.tiles).encode())))
        body = [rect(0, 0, wide, high, fill="#fff")]
        for n, tile in enumerate(self.tiles):
            x, y = n % COLUMNS * WIDE + 14, n // COLUMNS * HIGH + 24
            body += set_text([[tile]], x, y - 6, 13, 16, BOLD)
            body += set_text(lines_of(", ".join(spots(tile)), WIDE - 16, 10), x, y + SIDE + 13, 10, 12)
            body.append(panels.tile(tile, 0, x, y))
        return picture((wide, high), (0, 0, wide, high), [panels.defs, *body], font_family=FONT, fill=INK)


def spots(tile: str) -> list[str]:
    """The parts of an unturned tile by their first names, e.g. ``city.N``."""
    named: dict[int, str] = {}
    for spot, index in design(tile).turns[0].spots.items():
        named.setdefault(index, spot)
    return [named[index] for index in sorted(named)]


def tile_chart(tiles: str | Iterable[str] = "base") -> TileChart:
    """A chart of tiles as positions call them: ``tile_chart("inns")``, ``tile_chart(["base-D", "ferries-01"])``.

    ``tiles`` is a tile, the name of an expansion or of its set, ``"base"``, or a list of these; an empty one
    stands for the base game.  ``SetupError`` says what there is instead of an unknown one.

    >>> print(str(carcnb.tile_chart("base")).splitlines()[0])
    base-A: road.S, field.NNW, monastery
    """
    if not isinstance(tiles, Iterable):
        raise SetupError(f"tiles are a name, such as 'base', or a list of names, not {tiles!r:.60}")
    names = [tiles] if isinstance(tiles, str) else list(tiles) or ["base"]
    return TileChart(tile for name in names for tile in _tiles(name))


def _tiles(name: str) -> list[str]:
    if not isinstance(name, str):
        raise SetupError(f"tiles are named by texts such as 'base' or 'base-D', not {name!r:.60}")
    sets = {kind.name: kind.sets for kind in ORDER} | {tile.set: (tile.set,) for tile in designs().values()}
    if not sets.get(name, "?"):
        raise SetupError(f"{name} has no tiles of its own")
    if found := box(sets.get(name, ())):
        return list(found)
    if "-" not in name and (near := near_names(name, sets)):
        raise SetupError(f"there are no tiles {name!r:.60}; did you mean {near[0]}?")
    try:
        return [design(name).id]
    except KeyError as error:
        raise SetupError(error.args[0]) from None
