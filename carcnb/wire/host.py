"""What a board needs of the page that shows it; ``carcnb.hosts.jupyter`` is one such host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from carcnb.wire.talk import FromKernel


class Host(Protocol):
    """The way from a board to its pages; what a page says goes to ``Board.hear``.

    A page that opens is given ``Board.state()``.  It keeps the view by the patches that are sent, in their order; one
    that has missed some asks for the whole view (``{"do": "look", "n": 0}``) and is given it by ``again``.
    """

    def put(self, state: Mapping[str, Any]) -> None:
        """Parts of the board's state are new, by the names of ``carcnb.wire.view.Traits``; all at once."""

    def again(self, name: str) -> None:
        """A page has missed a part of the state, and is given it as the board has it now."""

    def send(self, message: FromKernel) -> None:
        """Tell the pages something that is no part of the state, or what has changed in the view."""
