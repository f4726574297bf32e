"""Scenes with The Gifts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carcnb import Game
from carcnb.engine.events import BonusScored, PointsScored

FIELD = ["base-E 0,0 r0"]
"""A city open in the north, with field all around."""


def gifts(position: Sequence[str], *stack: str, known: Sequence[str] = (), **options: Any) -> Game:
    """A game in which ``position`` lies, with the next tiles and the next cards of the deck."""
    options.setdefault("players", ["Ada", "Ben", "Cyd"])
    options["expansions"] = ["gifts", *options.pop("more", ())]
    last = options.pop("last", ["base-B"])
    tiles = [*stack, *last]
    draws = [*tiles, *(f"{card} gift" for card in known)]
    return Game(seed=1, position=list(position), tiles=tiles, draws=draws, **options)


def opened(card: str, position: Sequence[str], *stack: str, **options: Any) -> Game:
    """Red has drawn the first tile of the stack and opened a gift."""
    game = gifts(position, *stack, hands=[f"red gift {card}"], **options)
    game.apply(f"gift {card}")
    return game


def options(game: Game) -> list[str]:
    """What can be answered, as text."""
    return [str(action) for action in game.legal_actions()]


def asked(game: Game) -> tuple[str, str]:
    """Who is asked what."""
    assert game.prompt is not None
    return game.prompt.player, game.prompt.kind


def records(game: Game) -> list[tuple[str, int]]:
    """Who recorded how many points, in order."""
    return [(event.player, event.points) for event in game.events if isinstance(event, PointsScored | BonusScored)]
