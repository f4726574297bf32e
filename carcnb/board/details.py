"""What is shown of an answer beside its words: a card, a tile, a space of the track, a way between segments."""

from __future__ import annotations

from carcnb.board.hands import card_name, card_texts
from carcnb.board.reader import Reader
from carcnb.board.spaces import add_space
from carcnb.engine.actions import Action
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.wire.view import Option


def spots(table: Table, action: Action) -> list[int]:
    """The segments that an answer names on a laid tile, by their numbers there."""
    if action.cell is None or cell_of(action.cell) not in table.state.tiles:
        return []
    tile, _ = table.state.tiles[cell_of(action.cell)]
    return [tile.spots[spot] for spot in action.where.split("+") if spot in tile.spots]


def add_detail(option: Option, table: Table, ask: Ask, reader: Reader) -> None:
    """Add to an option what it stands for more than its notation; nothing where there is no more to see."""
    action = ask.options[option["id"]]
    if found := spots(table, action):
        tile, _ = table.state.tiles[cell_of(action.cell or (0, 0))]
        key = f"choice-{action.verb}-{'-'.join(tile.design.kinds[index] for index in found)}"
        if reader.has(key):
            option["text"] = reader.say(key)
    elif action.verb != ask.kind:
        return
    elif ask.target == "card":
        card = card_name(ask.kind, action.what)
        ((option["text"], option["note"]),) = card_texts({card}, reader).values()
        option["card"] = card
    elif ask.target == "deck":
        option["card"] = ask.piece
    elif ask.target == "design":
        option["tile"] = action.what
    else:
        add_space(option, table, ask, reader)
