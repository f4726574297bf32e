"""Scenes with Crop Circles."""

from __future__ import annotations

from typing import Any

from carcnb import Game
from carcnb.engine.events import FigurePlaced, FigureReturned
from carcnb.systems.crop_circles.rules import PassedOver, SupplyEmpty
from tests.systems.scene import scene

FOUR = [
    "base-D 0,0 r0 blue:city.N blue:road.E",
    "base-B 0,1 r0 blue:monastery blue:field.NNW",
    "base-E 1,1 r0",
]
"""Blue as knight, thief, monk and farmer."""

CALLS = [
    ("crop-01 2,1 r0", "field", "0,1 field.NNW"),
    ("crop-02 2,1 r1", "field", "0,1 field.NNW"),
    ("crop-03 2,1 r0", "city", "0,0 city.N"),
    ("crop-04 -1,0 r0", "road", "0,0 road.E"),
    ("crop-05 2,1 r3", "road", "0,0 road.E"),
    ("crop-06 0,-1 r0", "city", "0,0 city.N"),
]
"""Every tile beside FOUR, the features whose figures it calls, and where blue's is."""

HALL = ["base-E 0,0 r0 {}", "base-B 0,1 r0"]
"""A city open in the north, and room for crop-03 in 1,0."""


def crops(position: list[str], *stack: str, more: tuple[str, ...] = (), **options: Any) -> Game:
    """A scene with the expansion, and with others."""
    return scene(position, *stack, expansions=["crop_circles", *more], **options)


def shield(figures: str, *stack: str, **options: Any) -> Game:
    """Red's turn with a shield tile in hand; these figures stand in the city of 0,0."""
    return crops([HALL[0].format(figures), *HALL[1:]], "crop-03", *stack, **options)


def asked(game: Game) -> tuple[str, str]:
    """Who is asked what."""
    assert game.prompt
    return game.prompt.player, game.prompt.kind


def options(game: Game) -> set[str]:
    """The answers to the question, as texts."""
    return {str(action) for action in game.legal_actions()}


def names(game: Game) -> list[str]:
    """The events by their names."""
    return [type(event).__name__ for event in game.events]


def acting(game: Game, way: str) -> list[str]:
    """Who acts after this choice, in order: every question is answered with its first option."""
    game.apply(f"crop {way}")
    since = names(game).index("AddingChosen" if way == "A" else "TakingBackChosen")
    while game.prompt and game.prompt.kind in ("add", "remove"):
        game.apply(game.legal_actions()[0])
    doing = (FigurePlaced, FigureReturned, PassedOver, SupplyEmpty)
    return [event.player for event in game.events[since:] if isinstance(event, doing)]
