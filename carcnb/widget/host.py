"""What a board needs of the page that shows it; ``carcnb.widget.jupyter`` is one such host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from carcnb.widget.talk import FromKernel


class Host(Protocol):
    """The way from a board to its pages; what a page says goes to ``Board.hear``."""

    def put(self, state: Mapping[str, Any]) -> None:
        """Parts of the board's state are new, by the names of ``carcnb.widget.wire.Traits``; all at once."""

    def again(self, name: str) -> None:
        """A page has missed a part of the state, and is given it again."""

    def send(self, message: FromKernel) -> None:
        """Tell the pages something that is no state."""
