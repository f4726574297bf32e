"""Scenes with Ferries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carcnb import Game
from carcnb.engine.events import Cell
from carcnb.engine.grid import XY
from tests.systems.scene import scene

ACROSS = "ferries-02 0,0 r0 ferry:road.W+road.E"
"""A lake with roads in the west, south and east, and a ferry from west to east."""


def lake(position: Sequence[str], *stack: str, more: Sequence[str] = (), **options: Any) -> Game:
    """A scene with the expansion, and others beside it."""
    return scene(position, *stack, expansions=["ferries", *more], **options)


def play(game: Game, *actions: str) -> Game:
    """The same game after some answers."""
    for action in actions:
        game.apply(action)
    return game


def asked(game: Game) -> tuple[str, str, str]:
    """Who is asked for what, and by which rule."""
    assert game.prompt
    return game.prompt.player, game.prompt.kind, game.prompt.rule


def offered(game: Game) -> list[str]:
    """The places of a ferry among the answers, without the verb."""
    return [str(action).removeprefix("ferry ") for action in game.legal_actions() if action.verb == "ferry"]


def lakes(game: Game) -> set[Cell]:
    """The lakes of the ferries that may be laid or moved now; none where something else is asked."""
    return {action.cell for action in game.legal_actions() if action.verb == "ferry" and action.cell}


def lying(game: Game) -> dict[Cell, str]:
    """The ferries on the board: lake -> the two roads that each joins."""
    found = {}
    for ferry in game.table.neutral("ferry"):
        tile, first = game.table.state.tiles[ferry.cell]
        found[XY[ferry.cell]] = "+".join(
            tile.where[segment - first].removeprefix("road.") for segment in ferry.segments
        )
    return found


def reason(game: Game, action: str) -> tuple[str, str]:
    """Key and rule of a refusal."""
    refusal = game.why_not(action)
    assert refusal is not None, action
    return refusal.key, refusal.rule
