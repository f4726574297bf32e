"""The landscape as somebody reads it: what lies on a square, who stands there, which features are still in play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from carcnb.engine.board import open_edges
from carcnb.engine.events import Cell, SegmentAt, main_rule, worth
from carcnb.engine.grid import AROUND, STEP, XY, cell_of
from carcnb.engine.scoring import lines
from carcnb.engine.table import Table
from carcnb.engine.text_map import text_map


class BoardFeature(NamedTuple):
    """A feature as it stands: its ``kind`` is ``"city"``, ``"road"``, ``"monastery"``, ``"field"`` or an expansion's.

    ``tiles`` are the cells that it lies on, of a monastery its own; ``open_squares`` the empty ones that must be filled
    before it is ``complete``, of a field none.  ``owners`` are the seats that it would score for (BASE-8.2, BASE-8.3).

    ``points`` are what each owner would get if it were scored as it stands, unfinished features as at the end of the
    game (BASE-14.1), and without an owner what somebody would get; ``rule`` is the one that gives most of them.  Where
    owners get different points, these are the most, and ``gains`` tells every owner's.
    """

    kind: str
    tiles: tuple[Cell, ...]
    open_squares: tuple[Cell, ...]
    complete: bool
    owners: tuple[str, ...]
    points: int
    gains: tuple[tuple[str, int], ...]
    rule: str
    segments: tuple[SegmentAt, ...]


class StandingFigure(NamedTuple):
    """A figure on a tile: its ``seat``, its ``kind`` and the name of its segment, as actions say it: ``"city.N"``."""

    seat: str
    kind: str
    spot: str


class LaidTile(NamedTuple):
    """A tile as it lies: ``tile`` is its design (``"base-U"``), ``turn`` its quarter turns clockwise (BASE-4.3).

    ``edges`` are what its sides show, from north clockwise; ``pieces`` the kinds of what belongs to nobody on it.
    """

    cell: Cell
    tile: str
    turn: int
    edges: tuple[str, ...]
    features: tuple[BoardFeature, ...]
    figures: tuple[StandingFigure, ...]
    pieces: tuple[str, ...]


class Landscape(Mapping[Cell, LaidTile]):
    """The tiles by their cells (x, y), in the order in which they were laid; y grows to the south.

    It stays as it is when the game goes on.  ``KeyError`` where no tile lies; ``get`` then gives None.

    >>> from carcnb import Game
    >>> game = Game(["Ada", "Ben"], position=["base-E 0,0 r0 red:city.N"], tiles=["base-E"])
    >>> tile = game.board[0, 0]
    >>> tile.tile, tile.edges, tile.figures[0].seat
    ('base-E', ('city', 'field', 'field', 'field'), 'red')
    >>> (1, 0) in game.board, len(game.board)
    (False, 1)
    >>> city = tile.features[0]
    >>> city.kind, city.open_squares, city.owners, city.points, city.rule
    ('city', ((0, -1),), ('red',), 1, 'BASE-14.3')
    >>> print(game.board)
          0
        .#R#.
      0 .....
        .....
    """

    def __init__(self, table: Table) -> None:
        self._table = Table.beside(table, table.setup, table.state.copy(), table.events)

    def __getitem__(self, cell: Cell) -> LaidTile:
        state = self._table.state
        try:
            number = cell_of(cell)
            tile, first = state.tiles[number]
        except (KeyError, TypeError, ValueError):
            raise KeyError(f"no tile lies on {cell!r:.60}; a cell is (x, y), as in board[0, 0]") from None
        inside = range(first, first + len(tile.where))
        features = {state.label[segment]: segment for segment in reversed(inside)}
        return LaidTile(
            XY[number],
            tile.design.id,
            tile.turn,
            tile.edges,
            tuple(self._feature(segment) for segment in sorted(features.values())),
            tuple(
                StandingFigure(figure.seat, figure.kind, tile.where[segment - first])
                for segment in inside
                for figure in state.figures.get(segment, ())
            ),
            tuple(piece.kind for piece in state.neutrals if piece.cell == number),
        )

    def __iter__(self) -> Iterator[Cell]:
        return (XY[cell] for cell in self._table.state.tiles)

    def __len__(self) -> int:
        return len(self._table.state.tiles)

    @property
    def features(self) -> tuple[BoardFeature, ...]:
        """The features that can still bring points: those not complete and all fields, in the order they were begun."""
        rows = [(min(segments), ends) for _, segments, ends in self._table.state.features if segments]
        return tuple(self._feature(segment) for segment, ends in sorted(rows) if ends != 0)

    def _feature(self, segment: int) -> BoardFeature:
        table, state = self._table, self._table.state
        found = table.feature(segment)
        cells = sorted({XY[state.home[s]] for s in state.features[state.label[segment]][1]})
        sums = {seat: lines(table, segment, found, seat) for seat in found.owners or ("",)}
        best = max(sums.values(), key=worth)
        return BoardFeature(
            found.kind,
            tuple(cells),
            tuple(sorted(XY[square] for square in self._open_squares(segment))),
            found.complete,
            found.owners,
            worth(best),
            tuple((seat, worth(sums[seat])) for seat in found.owners),
            main_rule(best),
            found.segments,
        )

    def _open_squares(self, segment: int) -> set[int]:
        """The empty cells that must be filled before the feature of a segment is complete."""
        state = self._table.state
        closed_by = self._table.kinds[state.features[state.label[segment]][0]].closed_by
        if closed_by == "squares":
            return {state.home[segment] + step for step in AROUND} - state.tiles.keys()
        return {home + STEP[side] for home, side in open_edges(state, segment)} if closed_by else set()

    def __str__(self) -> str:
        return "\n".join(text_map(self._table.state))

    def __repr__(self) -> str:
        return f"<Landscape: {len(self)} tile{'s' * (len(self) != 1)}, {len(self.features)} features in play>"
