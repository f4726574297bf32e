"""What is shown of an answer beside its words: a card, a tile, a space of the track, a way between segments."""

from __future__ import annotations

from typing import Any

from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask
from carcnb.tiles import designs
from carcnb.widget.hands import named, told
from carcnb.widget.reader import Reader
from carcnb.widget.spaces import on_space


def detail(game: Game, ask: Ask, option: Action, reader: Reader) -> dict[str, Any]:
    """The parts of an option that stand for more than its notation; nothing where there is no more to see."""
    table = game.table
    if option.what in table.state.hands.get((ask.player, option.verb), ()):
        card = named(option.verb, option.what)
        title, text = told({card}, reader)[card]
        return {"card": card, "text": title, "note": text}
    deck = option.verb.split("_")[-1]
    if not option.what and any(deck in expansion.decks for expansion in table.expansions):
        return {"card": deck}  # one is drawn
    if option.cell is None:
        found = {"tile": option.what} if option.what in designs() else {}
        return found | on_space(table, ask, option, reader)
    laid = table.state.tiles.get(cell_of(option.cell))
    spots = [laid[0].spots[spot] for spot in option.where.split("+") if laid and spot in laid[0].spots]
    if laid is None or not spots:
        return {}
    kinds = "-".join(laid[0].design.kinds[spot] for spot in spots)
    return {"text": reader.say(key)} if reader.has(key := f"choice-{option.verb}-{kinds}") else {}
