"""Boards follow their game: what a cell does to it shows when the cell is done."""

from __future__ import annotations

from typing import Protocol
from weakref import WeakSet

from IPython.core.getipython import get_ipython


class Following(Protocol):
    """Something that can show its game anew."""

    def refresh(self) -> None: ...


_boards: WeakSet[Following] = WeakSet()


def follow(board: Following) -> None:
    """Refresh a board after every cell from now on; without an interactive session nothing is done."""
    shell = get_ipython()
    if shell is not None:
        _boards.add(board)
        shell.events.register("post_run_cell", _refresh)  # the same function is registered once only


def _refresh(*_result: object) -> None:
    for board in list(_boards):
        board.refresh()
