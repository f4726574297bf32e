"""The board as planes of numbers, for networks that read it as they read a picture; NumPy must be there."""

from __future__ import annotations

from typing import Any

import numpy as np

from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.engine.table import Table
from carcnb.engine.text_map import squares_asked
from carcnb.tiles import SIDES


def plane_names(table: Table) -> list[str]:
    """What the planes of a game tell, in their order; seats are numbered from the observer, who is 0.

    ``tile`` and ``here``: a tile lies there, and it is the one of this turn; ``fits``: the tile in hand can be laid;
    ``N city`` and so on: what a side shows; ``monastery`` and so on: what stands alone on the tile; ``coats_of_arms``:
    how many; ``0 meeple city`` and so on: how many figures of a seat and kind stand on a kind of feature;
    ``piece gold`` and so on: how many pieces of nobody's.
    """
    kinds, seats = table.kinds, range(len(table.setup.seats))
    edges = [name for name, kind in kinds.items() if kind.closed_by != "squares"]
    alone = [name for name, kind in kinds.items() if kind.closed_by == "squares"]
    pieces = dict.fromkeys(piece for expansion in table.expansions for piece in expansion.neutrals)
    return [
        *("tile", "here", "fits", "coats_of_arms"),
        *(f"{side} {edge}" for side in SIDES for edge in edges),
        *alone,
        *(f"{seat} {figure} {kind}" for seat in seats for figure in table.figures for kind in kinds),
        *(f"piece {piece}" for piece in pieces),
    ]


def board_planes(game: Game, seat: str, names: list[str], across: int) -> np.ndarray[Any, Any]:
    """The planes of these names as a seat sees them: an array (plane, row, column) of ``across`` rows and columns.

    The square (0, 0) is the one in the middle; what lies farther out is not seen.
    """
    table, middle = game.table, across // 2
    state, seats = table.state, table.setup.seats
    seen = np.zeros((len(names), across, across), np.float32)
    at = {name: n for n, name in enumerate(names)}
    own = seats.index(seat)

    def add(name: str, cell: tuple[int, int], count: int = 1) -> None:
        column, row = cell[0] + middle, cell[1] + middle
        if 0 <= column < across and 0 <= row < across:
            seen[at[name], row, column] += count

    for number, (tile, first) in state.tiles.items():
        cell = XY[number]
        add("tile", cell)
        add("coats_of_arms", cell, sum(tile.design.coats))
        for side, edge in zip(SIDES, tile.edges, strict=True):
            add(f"{side} {edge}", cell)
        for single in tile.design.singles:
            add(tile.design.kinds[single], cell)
        for segment in range(first, first + len(tile.design.kinds)):
            for figure in state.figures.get(segment, ()):
                n = (seats.index(figure.seat) - own) % len(seats)
                add(f"{n} {figure.kind} {tile.design.kinds[segment - first]}", cell)
    for piece in state.neutrals:
        add(f"piece {piece.kind}", XY[piece.cell])
    if state.cell in state.tiles:
        add("here", XY[state.cell])
    for cell in squares_asked(game.prompt):
        add("fits", cell)
    return seen
