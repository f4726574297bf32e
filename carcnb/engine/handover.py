"""A game as people hand it over: itself, or the board that shows it."""

from __future__ import annotations

from typing import Protocol

from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game


class Shows(Protocol):
    """A board, which shows a game."""

    @property
    def game(self) -> Game:
        """The game on the board."""


def game_of(given: Game | Shows) -> Game:
    """The game, or the one on the board; ``SetupError`` if it is neither."""
    game = given if isinstance(given, Game) else getattr(given, "game", None)
    if not isinstance(game, Game):
        raise SetupError(f"what is asked for is a carcnb.Game, or a board that shows one, not {given!r:.60}")
    return game
