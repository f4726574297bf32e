"""Cells as small integers: one number per square of the table, so that neighbours are additions."""

from __future__ import annotations

REACH = 999
"""Cells lie within this many squares of the middle in each direction; the longest row of tiles stays inside."""

_STRIDE = 2 * REACH + 2
STEP = (-1, _STRIDE, 1, -_STRIDE)
"""What to add to a cell to get its neighbour to the N, E, S and W."""

AROUND = (-_STRIDE - 1, -_STRIDE, -_STRIDE + 1, -1, 1, _STRIDE - 1, _STRIDE, _STRIDE + 1)
"""What to add to a cell to get the eight squares around it."""


class _Numbers(dict[tuple[int, int], int]):
    def __missing__(self, xy: tuple[int, int]) -> int:
        x, y = xy
        if not (-REACH <= x <= REACH and -REACH <= y <= REACH):
            raise ValueError(f"the cell {x},{y} is too far from the middle; x and y go from {-REACH} to {REACH}")
        number = self[xy] = (x + REACH) * _STRIDE + y + REACH
        return number


cell_of = _Numbers().__getitem__
"""The number of the cell at (x, y); cells further than ``REACH`` from the middle raise ``ValueError``."""


class _Where(dict[int, tuple[int, int]]):
    def __missing__(self, cell: int) -> tuple[int, int]:
        x, y = divmod(cell, _STRIDE)
        self[cell] = (x - REACH, y - REACH)
        return self[cell]


XY = _Where()
"""The (x, y) of a cell number; grows as cells are used."""
