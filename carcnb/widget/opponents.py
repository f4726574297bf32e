"""Players at a board that are computed: who they are, and what they answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carcnb.analysis import players
from carcnb.analysis.players import Player
from carcnb.engine.actions import Action
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game

LEVELS: Final = {"easy": players.greedy, "medium": players.careful, "hard": players.search}
"""The strengths that are offered by name; each has words of its name."""


class Opponents:
    """The seats that are not played by people, each with its player."""

    def __init__(self, game: Game, given: Mapping[str, Player | str]) -> None:
        """``given`` are players or their names, by seat or by the name at the table; ``SetupError`` if one is wrong."""
        seats = {name: seat for seat, name in game.names.items()} | {seat: seat for seat in game.seats}
        self._by_seat: dict[str, Player] = {}
        self.levels: dict[str, str] = {}
        """Those that were given by name, by seat."""
        for who, player in given.items():
            if who not in seats:
                raise SetupError(f"nobody sits at {who!r:.60}; there are {', '.join(seats)}")
            self._by_seat[seats[who]] = _player(player)
            if isinstance(player, str):
                self.levels[seats[who]] = player
        if len(self._by_seat) == len(game.seats):
            raise SetupError(
                "at least one seat is left for whoever sits at the board; carcnb.tournament has all computed"
            )

    def asked(self, game: Game) -> bool:
        """Whether one of them is to answer now."""
        return game.prompt is not None and game.prompt.player in self._by_seat

    def answer(self, game: Game) -> Action:
        """What the one that is asked answers; ``PlayerError`` if it fails, and the game stays as it is."""
        assert game.prompt
        return players.move(game, self._by_seat[game.prompt.player])

    def undo(self, game: Game) -> bool:
        """Take back to what a person answered last; False: nobody has, and nothing is taken back."""
        now = len(game.history)
        while game.undo():
            if not self.asked(game):
                return True
        game.goto(now)
        return False

    def redo(self, game: Game) -> bool:
        """Play again what was taken back, up to where a person is asked; False: there is nothing."""
        done = game.redo() is not None
        while self.asked(game) and game.redo():
            pass
        return done


def _player(given: Player | str) -> Player:
    if isinstance(given, str):
        return LEVELS[given]() if given in LEVELS else players.named(given)
    if not callable(given):
        raise SetupError(f"an opponent is a level ({', '.join(LEVELS)}) or a player, not {given!r:.60}")
    return given
