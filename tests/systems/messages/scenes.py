"""Scenes with Messages: red completes a city worth 4 points and is due a letter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carcnb import Game
from carcnb.engine.events import BonusScored, CardTaken, CardUsed, PointsScored
from tests.systems.scene import said

CITY = ["base-E 0,0 r0 red:city.N"]
"""A city open in the north only; around it is field."""


def messages(position: Sequence[str], *stack: str, letters: Sequence[str] = (), **options: Any) -> Game:
    """A game in which ``position`` lies, with the next tiles and the next letters."""
    options.setdefault("players", ["Ada", "Ben", "Cyd"])
    options["expansions"] = ["messages", *options.pop("more", ())]
    last = options.pop("last", ["base-B"])
    tiles = [*stack, *last]
    draws = [*tiles, *(f"{letter} letter" for letter in letters)]
    return Game(seed=1, position=list(position), tiles=tiles, draws=draws, **options)


def completes(game: Game, *answers: str) -> Game:
    """Red lays the second tile of the city; then come further answers."""
    game.apply("place base-E 0,-1 r2")
    game.apply("skip")
    for answer in answers:
        game.apply(answer)
    return game


def due(letter: str, *around: str, stack: Sequence[str] = (), **options: Any) -> Game:
    """Red holds a letter, with these tiles beside the city; the first score figure is on 5, the second on 0."""
    options.setdefault("scores", {"red": 1, "blue": 0, "green": 0})
    game = messages([*CITY, *around], "base-E", *stack, letters=[letter], **options)
    return completes(game, "advance meeple")


def options(game: Game) -> list[str]:
    """What can be answered, as text."""
    return [str(action) for action in game.legal_actions()]


def points(game: Game) -> list[int]:
    """What red has recorded, in order."""
    return [e.points for e in game.events if isinstance(e, PointsScored | BonusScored) and e.player == "red"]


def figures(game: Game, seat: str = "red") -> tuple[int, int]:
    """Where a player's two score figures stand."""
    track = game.table.state.track
    return track[seat, "meeple"], track[seat, "lady"]


def letters_of(game: Game) -> list[tuple[str, str]]:
    """Who has got which letters."""
    return [(event.player, event.card) for event in said(game, CardTaken)]


def used(game: Game) -> list[tuple[str, bool]]:
    """Which letters have been used, and whether for their action."""
    return [(event.card, event.shown) for event in said(game, CardUsed)]
