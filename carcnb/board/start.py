"""What a board starts with: the drawings its game may need, its words, its settings, and how the next game begins."""

from __future__ import annotations

import dataclasses
from typing import get_args

from carcnb.board.hands import card_name
from carcnb.engine.chance import key
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.engine.setup import Setup
from carcnb.wire.view import Theme, Ui, Words
from carcnb.words import languages, ui_words

THEMES = get_args(Theme)


def token_kinds(game: Game) -> list[str]:
    """The kinds of tokens that players may hold, printed on a tile or not."""
    return sorted({kind for _, kind in game.table.state.tokens})


def cards(game: Game) -> list[str]:
    """The cards that can come into a hand, by name, and their decks for the backs."""
    decks = {deck: names for expansion in game.table.expansions for deck, names in expansion.chances.items()}
    return [name for deck, names in decks.items() for name in (deck, *(card_name(deck, card) for card in names))]


def designs(setup: Setup) -> set[str]:
    """Every design that can come up in a game."""
    return {*setup.stack(), *(laid.tile for laid in setup.position)}


def words(lang: str) -> Words:
    """What the front end itself says, and the languages it can say it in."""
    return {"lang": lang, "langs": list(languages().items()), "w": ui_words(lang)}


def settings(theme: Theme, height: int | None, outlook: bool, coach: bool, model: str) -> Ui:
    """The settings of a page, with the id of its model; ``SetupError`` says which of them is wrong."""
    if theme not in THEMES:
        raise SetupError(f"theme is one of {', '.join(THEMES)}, not {theme!r}")
    counted = isinstance(height, int) and not isinstance(height, bool)
    if height is not None and not (counted and 200 <= height <= 4000):
        raise SetupError(f"height is a number of pixels from 200 to 4000, not {height!r}")
    for name, given in (("outlook", outlook), ("coach", coach)):
        if not isinstance(given, bool):
            raise SetupError(f"{name} is True or False, not {given!r}")
    return {"theme": theme, "height": height, "outlook": outlook, "coach": coach, "model": model}


def anew(setup: Setup) -> Setup:
    """The setup of the next game: the same start with a new seed, and without the draws that were fixed."""
    return dataclasses.replace(setup, seed=key(), draws=())
