"""Cards and tokens that are drawn and lie face down on the table: nobody sees them until they are turned up.

A deck of such cards is a kind of chance in ``chances`` and ``decks`` of its expansion, which also remembers what the
place of each among those of its deck means.
"""

from __future__ import annotations

from collections.abc import Mapping

from carcnb.engine.events import NOBODY, CardTaken, CardUsed
from carcnb.engine.prompts import Answered, Chance
from carcnb.engine.table import Table


def lay_face_down(table: Table, deck: str, outcomes: Mapping[str, int], rule: str) -> Answered:
    """Draw a card that nobody sees, and put it behind those of its deck that lie there; returns its place."""
    card = (yield Chance(deck, outcomes, seen_by=NOBODY)).what
    hands = table.state.hands
    there = hands.get((NOBODY, deck), ())
    hands[NOBODY, deck] = (*there, card)
    table.say(CardTaken("", deck, card, rule))
    return len(there)


def turn_up(table: Table, deck: str, place: int, rule: str) -> str:
    """Turn up the card at a place, for all to see; those behind it move up by one."""
    hands = table.state.hands
    there = hands[NOBODY, deck]
    hands[NOBODY, deck] = there[:place] + there[place + 1 :]
    table.say(CardUsed("", deck, there[place], True, rule, place))
    return there[place]
