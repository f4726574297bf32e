"""Who looks at a board, and what of a game these people may know: their own cards, and what happened in the open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from carcnb.engine.actions import SKIP
from carcnb.engine.events import Event
from carcnb.engine.game import Game
from carcnb.engine.knowledge import HIDDEN
from carcnb.engine.prompts import Ask
from carcnb.engine.seat_view import ask_for, event_for


class Audience(NamedTuple):
    """Those for whom a view is made.

    ``open`` are the seats whose cards lie open; ``seat`` is the player for whom alone the board is, empty where all
    share it.  One with ``all`` sees everything: a lesson is played by one person.  One that is ``quiet`` is being asked
    something about the board by a lesson or an exercise: it is told nothing that would answer that.
    """

    open: frozenset[str] = frozenset()
    seat: str = ""
    all: bool = False
    quiet: bool = False

    def sees(self, seat: str) -> bool:
        """Whether the cards of a seat may be shown."""
        return self.all or seat in self.open or seat == self.seat

    def events(self, game: Game) -> list[Event]:
        """What has happened, as it is told here: on a shared board nobody reads what only one player has seen."""
        return game.events if self.all else [event_for(event, self.seat) for event in game.events]

    def is_closed(self, ask: Ask | None) -> bool:
        """Whether the answers to a question may not be read now."""
        return ask is not None and ask.secret and not self.sees(ask.player)

    def ask(self, game: Game) -> Ask | None:
        """The question that waits; a closed one has no options, only whether it can be skipped."""
        ask = game.prompt
        if ask is None or not self.is_closed(ask):
            return ask
        closed = ask_for(ask, self.seat)
        if closed and not self.seat and SKIP in ask.options:
            closed.options = [SKIP]
        return closed

    def hand(self, game: Game, seat: str) -> list[tuple[str, str]]:
        """A player's cards as deck and card; closed ones are ``"hidden"``."""
        hands = game.table.state.hands
        held = [(deck, card) for (owner, deck), cards in hands.items() if owner == seat for card in cards]
        return held if self.sees(seat) else [(deck, HIDDEN) for deck, _ in held]


SHARED = Audience()
"""Everybody at one board, no card open."""

EVERYTHING = Audience(all=True)


def open_audience(game: Game, seats: Iterable[str]) -> Audience:
    """Everybody at one board, the cards of some seats open."""
    return Audience(open=frozenset(seats) & frozenset(game.seats))


NOBODY = ("", 0)


def who_is_asked(game: Game) -> tuple[str, int]:
    """Who is asked, and in which turn."""
    return (game.prompt.player, game.table.state.number) if game.prompt else NOBODY
