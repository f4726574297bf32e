"""Boards follow their game: what a cell does to it shows when the cell is done, what another board does at once."""

from __future__ import annotations

from typing import Protocol
from weakref import WeakSet

from IPython.core.getipython import get_ipython


class Following(Protocol):
    """Something that can show its game anew."""

    @property
    def game(self) -> object:
        """What it shows."""

    def refresh(self) -> None:
        """Show it as it is now."""


_boards: WeakSet[Following] = WeakSet()


def follow(board: Following) -> None:
    """Refresh a board after every cell from now on, and when another board of its game has changed that."""
    _boards.add(board)
    shell = get_ipython()
    if shell is not None:
        shell.events.register("post_run_cell", _refresh)  # the same function is registered once only


def tell(board: Following) -> None:
    """Refresh the other boards of a board's game: every player may have one of his own."""
    for other in list(_boards):
        if other is not board and other.game is board.game:
            other.refresh()


def _refresh(*_result: object) -> None:
    for board in list(_boards):
        board.refresh()
