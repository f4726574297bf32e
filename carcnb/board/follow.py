"""Boards follow their game: what is done to it on one of them, or from Python, shows on all."""

from __future__ import annotations

from typing import Protocol
from weakref import WeakSet


class Following(Protocol):
    """Something that can show its game anew."""

    @property
    def game(self) -> object:
        """What it shows."""

    def refresh(self) -> None:
        """Show it as it is now."""


_boards: WeakSet[Following] = WeakSet()


def follow(board: Following) -> None:
    """Refresh a board from now on whenever another board of its game has changed that."""
    _boards.add(board)


def tell(board: Following) -> None:
    """Refresh the other boards of a board's game: every player may have one of his own."""
    for other in list(_boards):
        if other is not board and other.game is board.game:
            other.refresh()


def refresh() -> None:
    """Refresh every board."""
    for board in list(_boards):
        board.refresh()
