"""Scenes with the mage and the witch, shared by the tests of their moves and of their points."""

from __future__ import annotations

from typing import Any

from carcnb import Game
from carcnb.engine.events import NeutralMoved, NeutralPlaced, NeutralRemoved
from carcnb.engine.grid import XY
from tests.systems.scene import scene

MAGIC = ("mage_and_witch",)

ALL_CLOSE = [
    "base-E 0,-1 r2",
    "base-B 1,-1 r0",
    "base-A 1,0 r1",
    "base-B 1,1 r0",
    "base-A 0,1 r2",
    "base-B -1,1 r0",
    "base-A -1,0 r3",
]
"""``place mage-07 0,0 r0`` completes its city and its three roads, and nothing else is open anywhere."""


def magic(position: list[str], *stack: str, also: tuple[str, ...] = (), **options: Any) -> Game:
    """A scene with the expansion, and ``also`` others."""
    return scene(position, *stack, expansions=[*also, *MAGIC], **options)


def on(position: list[str], **standing: str) -> list[str]:
    """A position with more on its tiles: ``on(RING, mage="1,0 road.W")``; ``_`` stands for ``:``."""
    entries = list(position)
    for piece, where in standing.items():
        cell, spot = where.split()
        (at,) = [n for n, entry in enumerate(entries) if entry.split()[1] == cell]
        entries[at] += f" {piece.replace('_', ':')}:{spot}"
    return entries


def standing(game: Game) -> dict[str, str]:
    """Where the mage and the witch are: ``{"mage": "1,0 road.W"}``."""
    found = {}
    for kind in ("mage", "witch"):
        for _, cell, (segment,) in game.table.neutral(kind):
            tile, first = game.table.state.tiles[cell]
            x, y = XY[cell]
            found[kind] = f"{x},{y} {tile.where[segment - first]}"
    return found


def targets(game: Game, kind: str) -> set[str]:
    """Where the mage or the witch may go now."""
    assert game.prompt is not None
    assert game.prompt.kind == "magic"
    return {str(a).removeprefix(f"magic {kind} ") for a in game.legal_actions() if a.what == kind}


def moves(game: Game) -> list[tuple[str, str, str]]:
    """What happened to the two since the table was laid: event, figure, rule."""
    return [
        (type(e).__name__.removeprefix("Neutral").lower(), e.piece, e.rule)
        for e in game.events
        if isinstance(e, NeutralPlaced | NeutralMoved | NeutralRemoved) and e.rule.startswith("MW-")
    ]


def refused(game: Game, action: str) -> tuple[str, str] | None:
    """The key and the rule by which an answer is refused, or None."""
    refusal = game.why_not(action)
    return (refusal.key, refusal.rule) if refusal else None
