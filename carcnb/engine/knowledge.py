"""A game as it is known at the table: cards that others hold are hidden, and dealt anew where somebody plays on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from carcnb.engine.actions import Action
from carcnb.engine.chance import key, pick
from carcnb.engine.errors import SetupError
from carcnb.engine.events import HIDDEN as HIDDEN
from carcnb.engine.events import NOBODY, CardTaken, CardUsed
from carcnb.engine.expansions import find_expansions
from carcnb.engine.notation import entry_of
from carcnb.engine.setup import Setup

if TYPE_CHECKING:
    from carcnb.engine.game import Game

_Place = int
"""Where a card came into a hand: the number of its draw in the history, or below 0 one of the setup's hands."""


def known_game(game: Game, seat: str | None = None, seed: int | None = None) -> tuple[Setup, list[Action]]:
    """A game's setup and answers as the player at one seat knows them, or (None) everybody at the table.

    ``HIDDEN`` stands for every card that only others have seen.  What was drawn in secret and used in the open is
    known; of several cards in a hand nobody saw which was the one, so the first from the same shuffling stands for it.
    The setup has another ``seed``, or (None) a key of its own, knows no draw to come, and lists its tiles in no telling
    order.  ``SetupError`` if nobody sits there.
    """
    cards = _cards(game, seat)
    setup = game.setup
    hands = tuple(held._replace(card=cards[place]) for place, held in enumerate(setup.hands, -len(setup.hands)))
    tiles = None if setup.tiles is None else tuple(sorted(setup.tiles))
    known = replace(setup, seed=key() if seed is None else seed, draws=(), hands=hands, tiles=tiles)
    return known, _answers(game, cards)


def known_answers(game: Game, seat: str | None = None) -> list[Action]:
    """The answers that ``known_game`` gives, without the cost of a setup; ``SetupError`` if nobody sits there."""
    return _answers(game, _cards(game, seat))


def _answers(game: Game, cards: Mapping[_Place, str]) -> list[Action]:
    return [answer._replace(what=cards[n]) if n in cards else answer for n, answer in enumerate(game.history)]


def _cards(game: Game, seat: str | None) -> dict[_Place, str]:
    """Every card that came into a hand in secret, as it is known; ``SetupError`` if nobody sits at the seat."""
    if seat is not None and seat not in game.seats:
        raise SetupError(f"nobody sits at {seat!r:.60}; the seats are {', '.join(game.seats)}")
    setup, history, secrets = game.setup, game.history, game.secrets
    if not setup.hands and not secrets:
        return {}
    drawn = {deck: [n for n in secrets if history[n].where == deck] for deck in {history[n].where for n in secrets}}
    owners, cards, held = dict(secrets), {n: history[n].what for n in secrets}, dict[tuple[str, str], list[_Place]]()
    rounds = game.shuffles
    for place, (owner, deck, card) in enumerate(setup.hands, -len(setup.hands)):
        owners[place], cards[place] = owner, card
        rounds[place] = rounds[drawn[deck][0]] if deck in drawn else 0
        held.setdefault((owner, deck), []).append(place)
    known = {place for place, owner in owners.items() if owner == seat}
    next_of = {deck: iter(places) for deck, places in drawn.items()}
    for event in game.events:
        if isinstance(event, CardTaken):
            held.setdefault((event.player or NOBODY, event.deck), []).append(next(next_of[event.deck]))
        elif isinstance(event, CardUsed) and not event.player:
            known.add(held[NOBODY, event.deck].pop(event.place))
        elif isinstance(event, CardUsed):
            hand = held[event.player, event.deck]
            used = next(place for place in hand if cards[place] == event.card)
            if event.shown and event.player != seat:
                # Cards of one shuffling could have come in any order: which of them was the one is nobody's to know.
                first = next(place for place in hand if rounds[place] == rounds[used])
                cards[used], cards[first] = cards[first], cards[used]
                known.add(first)
                used = first
            hand.remove(used)
    for expansion in game.table.expansions:
        for deck in expansion.circling:
            size = len(expansion.chances[deck])
            for i in range(size):
                same = drawn.get(deck, [])[i::size]
                known.update(same if known.intersection(same) else ())
    return {place: card if place in known else HIDDEN for place, card in cards.items()}


def deal_hidden(setup: Setup, answers: Iterable[Action] = ()) -> Setup:
    """The same setup with a card in the place of every hidden one in a hand, by the seed, from those that are left.

    What is told of the draws from the same deck in the ``answers`` is left out.  ``SetupError`` if there is none left.
    """
    if not any(held.card == HIDDEN for held in setup.hands):
        return setup
    left: dict[str, Counter[str]] = {}
    for deck, cards in ((deck, e.chances[deck]) for e in find_expansions(setup.expansions) for deck in e.decks):
        given = [held.card for held in setup.hands if held.deck == deck]
        first = islice(_drawn(answers, deck), max(sum(cards.values()) - len(given), 0))
        left[deck] = Counter(cards)
        left[deck].subtract(card for card in (*given, *first) if card in cards)
    hands = [*setup.hands]
    for number, held in enumerate(setup.hands, 1):
        if held.card == HIDDEN and held.deck in left:
            with entry_of("hands", number, held):
                there = +left[held.deck]
                if not there:
                    raise SetupError(f"there is no card left in the deck {held.deck} that it could be")
            card = pick(setup.seed, f"{held.deck} in hand", number, there)
            hands[number - 1] = held._replace(card=card)
            left[held.deck][card] -= 1
    return replace(setup, hands=tuple(hands))


def fitting(kind: str, outcomes: Mapping[str, int], later: Sequence[Action]) -> Mapping[str, int]:
    """What a hidden draw can be: the outcomes without those that ``later`` draws from the same deck are told to be.

    All is as it was where nothing is left: then what is told does not fit in any case.
    """
    left = Counter(outcomes)  # the deck is shuffled again when all of it has been drawn, this draw included
    left.subtract(card for card in islice(_drawn(later, kind), sum(outcomes.values()) - 1) if card in outcomes)
    return +left or outcomes


def _drawn(answers: Iterable[Action], kind: str) -> Iterable[str]:
    return (answer.what for answer in answers if answer.verb == "draw" and answer.where == kind)
