"""Scenes with the Gold Mines."""

from __future__ import annotations

from typing import Any

from carcnb import Game
from carcnb.engine.events import NeutralPlaced, NeutralRemoved, TokensTaken
from carcnb.engine.grid import XY
from tests.systems.scene import said, scene

CROSS = [
    "base-E 0,0 r1 red:city.E",
    "base-B 0,-1 r0",
    "base-A 1,-1 r0 blue:road.S",
    "base-B 2,-1 r0",
    "base-E 2,0 r3",
    "base-B 0,1 r0",
    "base-A 1,1 r2",
]
"""``place gold-02 1,0 r0`` completes red's city from west to east and blue's road from north to south."""

ROAD = [
    "base-W 0,0 r3 red:road.E gold",
    "base-U 1,0 r0 gold",
    "base-B 1,1 r0",
    "base-B 2,1 r0",
    "base-U 3,1 r1",
    "base-W 3,0 r1 blue:road.W gold",
]
"""``place base-U 2,0 r0`` makes one complete road of four tiles, with a thief of red and one of blue."""


def gold(position: list[str], *stack: str, more: tuple[str, ...] = (), **options: Any) -> Game:
    """A scene with the expansion, and with ``more`` of them."""
    return scene(position, *stack, expansions=["gold_mines", *more], **options)


def answers(game: Game) -> list[str]:
    """The answers to the question that is asked now, as they are typed."""
    return [str(action) for action in game.legal_actions()]


def asked(game: Game) -> tuple[str, str]:
    """Whose answer to which question is waited for."""
    assert game.prompt is not None
    return game.prompt.player, game.prompt.kind


def land(game: Game) -> dict[tuple[int, int], int]:
    """How many bars lie on which tile."""
    bars: dict[tuple[int, int], int] = {}
    for bar in game.table.neutral("gold"):
        bars[XY[bar.cell]] = bars.get(XY[bar.cell], 0) + 1
    return bars


def held(game: Game) -> dict[str, int]:
    """How many bars the players have who have any."""
    tokens = game.table.state.tokens
    return {seat: tokens[seat, "gold"] for seat in game.seats if tokens[seat, "gold"]}


def taken(game: Game) -> list[tuple[str, int, str]]:
    """Who took how many bars at once, by which rule, in order."""
    return [(event.player, event.count, event.rule) for event in said(game, TokensTaken)]


def removed(game: Game) -> list[tuple[int, int]]:
    """From which tiles bars were taken, in order."""
    return [event.cell for event in said(game, NeutralRemoved)]


def put_down(game: Game) -> list[tuple[int, int]]:
    """On which tiles bars were put after the game began, in order."""
    return [event.cell for event in said(game, NeutralPlaced) if event.rule == "GOLD-2"]


def reason(game: Game, action: str) -> tuple[str, str]:
    """Key and rule of a refusal."""
    refusal = game.why_not(action)
    assert refusal is not None, action
    return refusal.key, refusal.rule
