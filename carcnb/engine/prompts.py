"""What a script of the rules stops for: a player's decision or a draw of chance.

The options of a question are the only place where legality is written.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import Event, Scored

Target = Literal[
    "square",  # an empty square, and how the tile is turned there
    "tile",  # a laid tile as a whole
    "segment",  # a segment of a laid tile, where a piece is put
    "segments",  # several of one tile that are named together, like two roads to be joined
    "feature",  # a feature, named by one of its segments
    "figure",  # a figure that stands on a segment
    "neutral",  # a piece of nobody's on the board
    "design",  # a tile that does not lie yet
    "card",  # a card in the player's hand
    "deck",  # a card that is drawn, whichever it is
    "space",  # a space of the score track
    "piece",  # a score figure of the player's
    "player",  # another player, whose points are being recorded
    "choice",  # nothing that can be pointed at
]
"""What the answers to a question are about."""

ON_SEGMENT = frozenset({"segment", "feature", "figure"})
"""Targets that are on one segment of a laid tile."""

ON_BOARD = ON_SEGMENT | {"square", "tile", "segments"}
"""Targets that are on a cell."""


class Ask:
    """A question to one player, who need not be the one on turn.

    ``kind`` names the question and is the verb of its answers (``"place"``, ``"deploy"``); ``options`` are the legal
    ones; ``rule`` is the rule that asks; ``step`` is the part of the turn it belongs to, ``"tile"``, ``"figure"`` or
    ``"points"``.  ``target`` says what the answers of that verb are about, ``piece`` which figure, piece of nobody's or
    card they move or use, where it is the same for all.  ``tile`` is the tile in hand, ``cell`` the (x, y) it was laid
    on, ``about`` the event the question is about, where they matter; the options of a ``secret`` one are for that
    player's eyes only.
    """

    __slots__ = ("about", "cell", "kind", "options", "piece", "player", "rule", "secret", "step", "target", "tile")

    def __init__(
        self,
        player: str,
        kind: str,
        options: Sequence[Action],
        rule: str,
        *,
        target: Target = "choice",
        piece: str = "",
        tile: str = "",
        cell: tuple[int, int] | None = None,
        about: Event | None = None,
        step: str = "points",
        secret: bool = False,
    ) -> None:
        self.player, self.kind, self.options, self.rule = player, kind, options, rule
        self.target, self.piece = target, piece
        self.tile, self.cell, self.about, self.step, self.secret = tile, cell, about, step, secret

    @property
    def target_actions(self) -> list[Action]:
        """The answers about the target; any others decline, do something else or are plain choices beside it."""
        on_board = self.target in ON_BOARD
        return [o for o in self.options if o.verb == self.kind and (not on_board or o.cell is not None)]

    @property
    def xy(self) -> tuple[int, int]:
        """The cell it is about; ``LookupError`` if it is about none."""
        if self.cell is None:
            raise LookupError(f"no cell is asked about: {self}")
        return self.cell

    @property
    def recording(self) -> bool:
        """Whether it comes in the midst of recording points: part of them is recorded, and all figures still stand."""
        return self.kind == "score" or isinstance(self.about, Scored)

    @property
    def declining_action(self) -> Action | None:
        """The answer by which no more is done than has to be; None where something has to be chosen.

        Points are recorded in the order offered, and what may be skipped is.
        """
        return self.options[0] if self.recording else SKIP if SKIP in self.options else None

    def __repr__(self) -> str:
        return f"<{self.player} is asked to {self.kind}: {len(self.options)} options>"


@lru_cache(1024)
def _draw(outcome: str, kind: str) -> Action:
    return Action("draw", outcome, None, "" if kind == "tile" else kind)


class Chance:
    """Something nobody decides; ``outcomes`` gives each possible result its weight.

    ``seen_by`` is the seat that alone sees the result, ``NOBODY`` where it lies face down, empty where all see it.
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
