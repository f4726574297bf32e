"""Players of a game that are computed: who they are, and what they answer."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Final

from carcnb.browser import in_browser
from carcnb.engine.errors import SetupError
from carcnb.engine.events import TilePlaced
from carcnb.engine.prompts import Ask
from carcnb.errors import require
from carcnb.words import has

if TYPE_CHECKING:
    from carcnb.analysis.players import Player
    from carcnb.engine.actions import Action
    from carcnb.engine.game import Game

LEVELS: Final = {
    "novice": "novice",
    "beginner": "beginner",
    "casual": "casual",
    "easy": "greedy",
    "fair": "fair",
    "steady": "steady",
    "able": "able",
    "medium": "careful",
    "hard": "search",
}
"""The strengths that are offered, the weakest first, each with its player; each has words of its name and doing."""
PATIENCE = 60.0
"""Seconds after which a player is no longer waited for."""


def what_it_does(level: str, farmers: bool) -> str:
    """The key of the sentence that says how such a level plays; nobody forgets farmers where there are none."""
    key = f"level-{level}-does"
    return f"{key}-farmless" if not farmers and has(f"{key}-farmless") else key


class Opponents:
    """The seats of one game that are not played by people, each with its player."""

    def __init__(self, game: Game, given: Mapping[str, Player | str]) -> None:
        """``given`` are levels or players, by seat or by the name at the table; ``SetupError`` if one is wrong."""
        self.game = game
        self._players: dict[str, Player] = {}
        self.levels: dict[str, str] = {}
        """Those that were given by name, by seat."""
        if not isinstance(given, Mapping):
            raise SetupError(f"opponents are levels or players by name, like {{'Ben': 'easy'}}, not {given!r:.60}")
        seats = {name: seat for seat, name in game.names.items()} | {seat: seat for seat in game.seats}
        for who, player in given.items():
            seat = seats.get(who)
            if seat is None:
                raise SetupError(f"nobody sits at {who!r:.60}; there are {', '.join(seats)}")
            if seat in self._players:
                raise SetupError(f"{who!r:.60} has an opponent already: a seat is given by its name or by its colour")
            self._players[seat] = _player(player)
            if isinstance(player, str):
                self.levels[seat] = player
        if len(self._players) == len(game.seats):
            raise SetupError("one seat is left for a person; carcnb.tournament plays games in which all are computed")

    def __bool__(self) -> bool:
        return bool(self._players)

    def __contains__(self, seat: str) -> bool:
        return seat in self._players

    def at(self, game: Game) -> Opponents:
        """The same in another game of the same seats."""
        made = Opponents(game, {})
        made._players, made.levels = self._players.copy(), self.levels.copy()
        return made

    @property
    def asked(self) -> bool:
        """Whether one of them is to answer now."""
        return self.game.prompt is not None and self.game.prompt.player in self

    def answer(self) -> Action:
        """What the one that is asked answers.

        ``PlayerError`` if it fails: the game stays as it is, and whoever sits at the board plays on for it.
        """
        seat = require(self.game.prompt, Ask).player
        player = self._players.pop(seat)
        wait = None if in_browser() else PATIENCE  # without threads nobody waits for another
        answer: Action = _players().move(self.game, player, wait)
        self._players[seat] = player
        return answer

    @property
    def can_undo(self) -> bool:
        """Whether a person has laid a tile, so that there is something to go back to."""
        people = {seat for seat in self.game.seats if seat not in self}
        return any(isinstance(event, TilePlaced) and event.player in people for event in self.game.events)

    def undo(self) -> bool:
        """Take back to what a person answered last; False: nobody has, and nothing is taken back."""
        now = len(self.game.history)
        while self.game.undo():
            if not self.asked:
                return True
        while len(self.game.history) < now and self.game.redo():
            pass
        return False

    def redo(self) -> bool:
        """Play again what was taken back, up to where a person is asked; False: there is nothing."""
        done = self.game.redo() is not None
        while self.asked and self.game.redo():
            pass
        return done


def _player(given: Player | str) -> Player:
    if isinstance(given, str):
        named: Player = _players().find_player(LEVELS.get(given, given), LEVELS)
        return named
    if not callable(given):
        raise SetupError(f"an opponent is a level ({', '.join(LEVELS)}) or a player, not {given!r:.60}")
    return given


def _players() -> ModuleType:
    """The players that carcnb has: a board on which people play needs no search."""
    from carcnb.analysis import players

    return players
