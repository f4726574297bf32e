"""Small scenes for the tests of single rules: a position, the tiles to be drawn, and moves written as in a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from carcnb import Game
from carcnb.engine.events import Event, Feature, FinalScoringBegan, PointsScored, TurnBegan
from carcnb.engine.grid import cell_of

LAST = "base-B"
"""Fits beside any field edge: put at the end of a stack it keeps a game from ending."""

RING = [
    "base-U 1,0 r0",
    "base-V 0,0 r3",
    "base-V 2,0 r0",
    "base-U 0,1 r1",
    "base-U 2,1 r1",
    "base-V 0,2 r2",
    "base-U 1,2 r0",
]
"""Seven tiles around the cell 1,1; ``place base-V 2,2 r1`` is the eighth and closes their road of eight tiles."""

E = TypeVar("E", bound=Event)


def scene(position: Sequence[str], *stack: str, last: str = LAST, **options: Any) -> Game:
    """A game in which ``position`` lies, and the tiles of ``stack`` are drawn in this order, then ``last``."""
    tiles = [*stack, last] if last else list(stack)
    options.setdefault("players", ["Ada", "Ben", "Cyd"])
    return Game(seed=1, position=list(position), tiles=tiles, draws=tiles, **options)


def turn(game: Game, tile: str, where: str = "") -> None:
    """One whole turn: lay ``base-U 1,0 r1``, then put a follower on a spot of it, or none."""
    game.apply(f"place {tile}")
    if where:
        game.apply(f"deploy meeple {tile.split()[1]} {where}")
    elif game.prompt and game.prompt.kind == "deploy":
        game.apply("skip")


def spots(game: Game) -> set[str]:
    """Where a follower may be put now."""
    asked = game.prompt is not None and game.prompt.kind == "deploy"
    return {action.where for action in game.legal_actions() if action.verb == "deploy"} if asked else set()


def said(game: Game, kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in game.events if isinstance(event, kind)]


def last_turn(game: Game) -> list[Event]:
    """The events of the turn before the one that is being played."""
    starts = [i for i, event in enumerate(game.events) if isinstance(event, TurnBegan | FinalScoringBegan)]
    return game.events[starts[-2] : starts[-1]]


def gained(game: Game) -> dict[str, int]:
    """Points recorded so far, by every seat that got any record, also of 0."""
    points: dict[str, int] = {}
    for event in said(game, PointsScored):
        points[event.player] = points.get(event.player, 0) + event.points
    return points


def segment(game: Game, x: int, y: int, spot: str) -> int:
    """The number of a segment of a laid tile."""
    tile, first = game.table.state.tiles[cell_of((x, y))]
    return first + tile.spots[spot]


def look_at(game: Game, x: int, y: int, spot: str) -> Feature:
    """The feature that a segment belongs to."""
    return game.table.feature(segment(game, x, y, spot))


def same(game: Game, one: tuple[int, int, str], other: tuple[int, int, str]) -> bool:
    """Whether two segments belong to one feature."""
    label = game.table.state.label
    return label[segment(game, *one)] == label[segment(game, *other)]


def at_hand(game: Game, seat: str) -> int:
    """A player's followers that are not on the landscape."""
    return game.table.state.supply[seat, "meeple"]
