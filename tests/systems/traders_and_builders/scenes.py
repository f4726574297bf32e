"""Scenes with Traders & Builders."""

from __future__ import annotations

from typing import Any

from carcnb import Game
from tests.systems.scene import scene

BUILT = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E", "base-U 2,0 r0 red:builder:road.E"]
"""A road from a crossing, open in the east, with a thief and the builder of red."""


def traders(position: list[str], *stack: str, **options: Any) -> Game:
    """A scene with the expansion."""
    return scene(position, *stack, expansions=["traders_and_builders"], **options)


def seat_and_kind(game: Game) -> set[tuple[str, str]]:
    """Which figures may go where now."""
    return {(action.what, action.where) for action in game.legal_actions() if action.verb == "deploy"}


def kinds(game: Game, kind: str) -> set[str]:
    """Where a figure of one kind may go now."""
    return {where for what, where in seat_and_kind(game) if what == kind}


def reason(game: Game, action: str) -> tuple[str, str]:
    """Key and rule of a refusal."""
    refusal = game.why_not(action)
    assert refusal is not None, action
    return refusal.key, refusal.rule
