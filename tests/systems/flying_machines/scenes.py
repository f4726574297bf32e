"""Scenes with Flying Machines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carcnb import Game
from carcnb.systems.flying_machines.rules import DieRolled
from tests.systems.scene import LAST, said

ABBEY = [
    *("gold-03 2,-2 r0 blue:monastery", "base-N 2,-3 r3 yellow:city.S", "base-W 3,-2 r0"),
    *("base-W 2,-1 r2", "base-U 1,-1 r0", "base-V 1,0 r3"),
]
"""Two squares to the north-east of 0,0: a city with a yellow knight, a blue monk, a road that is complete."""

DOWN = [
    *("base-D 2,0 r0", "base-G 2,-1 r1 blue:city.S", "base-W 3,0 r1", "base-W 1,0 r3"),
]
"""Two squares to the east of 0,0: a city with a blue knight, a complete road, an empty field."""


def flying(
    position: Sequence[str], *stack: str, die: Sequence[int] = (), more: Sequence[str] = (), **options: Any
) -> Game:
    """A game with the expansion (and ``more`` of them) in which the stack and the throws of the die are known."""
    tiles = [*stack, LAST]
    options.setdefault("players", {"red": "Ada", "blue": "Ben", "yellow": "Jan"})
    draws = [*tiles, *(f"{number} die" for number in die)]
    expansions = ["flying_machines", *more]
    return Game(seed=1, expansions=expansions, position=list(position), tiles=tiles, draws=draws, **options)


def fly(game: Game, place: str, kind: str = "meeple") -> Game:
    """Lay a tile with a machine and let a figure fly."""
    game.apply(f"place {place}")
    game.apply(f"fly {kind} {place.split()[1]}")
    return game


def landings(game: Game) -> set[str]:
    """Where the figure in the air may land."""
    return {f"{a.cell[0]},{a.cell[1]} {a.where}" for a in game.legal_actions() if a.verb == "land" and a.cell}


def asked(game: Game) -> tuple[str, str]:
    """Who is asked, and what."""
    assert game.prompt
    return game.prompt.player, game.prompt.kind


def verbs(game: Game) -> set[str]:
    """What may be done now, by verb and kind of figure."""
    return {f"{action.verb} {action.what}".strip() for action in game.legal_actions()}


def thrown(game: Game) -> list[tuple[int, tuple[int, int]]]:
    """The throws so far, each with the square it leads to."""
    return [(event.number, event.cell) for event in said(game, DieRolled)]
