"""Cards in players' hands, as the panel shows them: open ones with their text, all others face down."""

from __future__ import annotations

from carcnb.board.audience import Audience
from carcnb.board.reader import Reader
from carcnb.engine.game import Game
from carcnb.engine.knowledge import HIDDEN
from carcnb.engine.prompts import Ask
from carcnb.wire.view import CardText


def hands(game: Game, audience: Audience) -> dict[str, list[str]]:
    """The cards of every seat that holds some, by name: ``"gift-synod"``, or the deck alone, ``"gift"``, face down."""
    held = {seat: [card_name(*card) for card in audience.hand(game, seat)] for seat in game.seats}
    return {seat: cards for seat, cards in held.items() if cards}


def card_name(deck: str, card: str) -> str:
    """What a card is called on the wire and in the art."""
    return deck if card == HIDDEN else f"{deck}-{card}"


def card_texts(cards: set[str], reader: Reader) -> dict[str, CardText]:
    """Title and text of some cards by name; of those that lie face down what their back says."""
    titles = {card: reader.word(f"card-{card}", reader.word(f"card-{card}-hidden", card)) for card in sorted(cards)}
    return {card: (title, reader.word(f"card-{card}-text", "")) for card, title in titles.items()}


def about(game: Game, ask: Ask, audience: Audience) -> str:
    """The card in hand that a question is about, if there is one."""
    return card_name(ask.kind, ask.piece) if (ask.kind, ask.piece) in audience.hand(game, ask.player) else ""
