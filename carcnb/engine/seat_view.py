"""What one player may know of a game: others' cards, and draws only others have seen, are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.engine.actions import Action
from carcnb.engine.events import Event
from carcnb.engine.knowledge import HIDDEN, known_answers
from carcnb.engine.prompts import Ask

if TYPE_CHECKING:
    from carcnb.engine.game import Game


class SeatView:
    """A game as the player at one seat knows it, at the moment it was asked for.

    ``events`` are those of the game, with ``"hidden"`` in the place of every card that only another player had seen
    then, and ``history`` its answers with ``"hidden"`` in the place of every card that this player has not come to know
    since; ``hands`` gives the cards of every (seat, deck) in the same way.  ``prompt`` is the question that
    waits; a secret one of another player has no options here.  The seed is not part of it, for it tells all to come.
    ``SetupError`` if nobody sits there.
    """

    def __init__(self, game: Game, seat: str) -> None:
        self.seat = seat
        self.history: list[Action] = known_answers(game, seat)
        self.events: list[Event] = [event_for(event, seat) for event in game.events]
        self.hands = {
            (owner, deck): cards if owner == seat else (HIDDEN,) * len(cards)
            for (owner, deck), cards in game.table.state.hands.items()
        }
        self.prompt = ask_for(game.prompt, seat)

    def __repr__(self) -> str:
        held = ", ".join(f"{owner} {len(cards)} {deck}" for (owner, deck), cards in self.hands.items() if cards)
        asked = f"{self.prompt.player} is asked to {self.prompt.kind}" if self.prompt else "over"
        return f"<SeatView of {self.seat}: {held or 'no cards held'}; {asked}>"

    def legal_actions(self) -> list[Action]:
        """What this player sees of the allowed actions; none of those of another player's secret question."""
        return list(self.prompt.options) if self.prompt else []


def event_for(event: Event, seat: str) -> Event:
    """An event as one player hears of it."""
    own = bool(seat) and event.player == seat
    told: Event = event.to_others() if hasattr(event, "to_others") and not own else event
    return told


def ask_for(ask: Ask | None, seat: str) -> Ask | None:
    """A question as one player hears of it: a secret one only its player reads."""
    if ask is None or not ask.secret or ask.player == seat:
        return ask
    # what the answers are about might tell which card was drawn
    return Ask(ask.player, ask.kind, (), ask.rule, tile=ask.tile, cell=ask.cell, step=ask.step, secret=True)
