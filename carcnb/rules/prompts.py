"""What a script of the rules stops for: a player's decision or a draw of chance.

The options of a question are the only place where legality is written.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from carcnb.rules.actions import Action


class Ask:
    """A question to one player, who need not be the one on turn.

    ``kind`` names the question (``"place"``, ``"deploy"``); ``options`` are the legal answers; ``tile`` is the tile in
    hand, ``cell`` the (x, y) it was laid on, where they matter.
    """

    __slots__ = ("cell", "kind", "options", "player", "tile")

    def __init__(
        self,
        player: str,
        kind: str,
        options: Sequence[Action],
        tile: str = "",
        cell: tuple[int, int] | None = None,
    ) -> None:
        self.player, self.kind, self.options, self.tile, self.cell = player, kind, options, tile, cell

    def __repr__(self) -> str:
        return f"<{self.player} is asked to {self.kind}: {len(self.options)} options>"


class Chance:
    """Something nobody decides; ``outcomes`` gives each possible result its weight.  The answer is ``draw RESULT``."""

    __slots__ = ("kind", "outcomes")

    def __init__(self, kind: str, outcomes: Mapping[str, int]) -> None:
        self.kind, self.outcomes = kind, outcomes

    @property
    def options(self) -> list[Action]:
        """Every possible outcome as an action."""
        return [Action("draw", name) for name, weight in self.outcomes.items() if weight]

    def __repr__(self) -> str:
        return f"<chance decides: {self.kind}, {len(self.options)} outcomes>"


Script = Generator[Ask | Chance, Action, None]
"""A part of the rules: yields questions, is sent the answers."""

Answered = Generator[Ask | Chance, Action, Any]
"""A script that also returns a result to the script that called it."""
