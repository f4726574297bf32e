"""What a script of the rules stops for: a player's decision or a draw of chance.

The options of a question are the only place where legality is written.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from carcnb.engine.actions import Action
from carcnb.engine.events import Event


class Ask:
    """A question to one player, who need not be the one on turn.

    ``kind`` names the question and is the verb of its answers (``"place"``, ``"deploy"``); ``options`` are the legal
    ones; ``rule`` is the rule that asks; ``step`` is the part of the turn it belongs to, ``"tile"``, ``"figure"`` or
    ``"points"``.  ``tile`` is the tile in hand, ``cell`` the (x, y) it was laid on, ``about``
    the event the question is about, where they matter; the options of a ``secret`` one are for that player's eyes only.
    """

    __slots__ = ("about", "cell", "kind", "options", "player", "rule", "secret", "step", "tile")

    def __init__(
        self,
        player: str,
        kind: str,
        options: Sequence[Action],
        rule: str,
        *,
        tile: str = "",
        cell: tuple[int, int] | None = None,
        about: Event | None = None,
        step: str = "points",
        secret: bool = False,
    ) -> None:
        self.player, self.kind, self.options, self.rule = player, kind, options, rule
        self.tile, self.cell, self.about, self.step, self.secret = tile, cell, about, step, secret

    def __repr__(self) -> str:
        return f"<{self.player} is asked to {self.kind}: {len(self.options)} options>"


@lru_cache(1024)
def _draw(outcome: str, kind: str) -> Action:
    return Action("draw", outcome, None, "" if kind == "tile" else kind)


class Chance:
    """Something nobody decides; ``outcomes`` gives each possible result its weight.

    ``seen_by`` is the seat that alone sees the result, empty where all see it.
    The answer is ``draw RESULT``, and names the ``kind`` when it is not a tile: ``draw 3 die``.
    """

    __slots__ = ("kind", "outcomes", "seen_by")

    def __init__(self, kind: str, outcomes: Mapping[str, int], seen_by: str = "") -> None:
        self.kind, self.outcomes, self.seen_by = kind, outcomes, seen_by

    @property
    def options(self) -> list[Action]:
        """Every possible outcome as an action."""
        return [self.answer(name) for name, weight in self.outcomes.items() if weight]

    def answer(self, outcome: str) -> Action:
        """An outcome as an action."""
        return _draw(outcome, self.kind)

    def __repr__(self) -> str:
        return f"<chance decides: {self.kind}, {len(self.options)} outcomes>"


Script = Generator[Ask | Chance, Action, None]
"""A part of the rules: yields questions, is sent the answers."""

Answered = Generator[Ask | Chance, Action, Any]
"""A script that also returns a result to the script that called it."""
