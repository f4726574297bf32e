"""The question that waits for an answer, as the panel asks it."""

from __future__ import annotations

from typing import Any

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import FeatureCompleted
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.engine.why import taken_spots
from carcnb.widget import outcome
from carcnb.widget.audience import SHARED, Audience
from carcnb.widget.choices import choose, listed
from carcnb.widget.hands import about
from carcnb.widget.notes import note_on, role
from carcnb.widget.reader import Reader


def prompt(game: Game, reader: Reader, playable: bool = True, audience: Audience = SHARED) -> dict[str, Any]:
    """The question of the moment: place, figure, any other choice, or that the game is over.

    One whose answers only its player may read is ``closed`` for everybody else.  While a lesson asks something else
    about the board, it says no more than who has what in hand.
    """
    ask = audience.ask(game)
    if ask is None:
        return _frame(reader, "over", 2, reader.say("ask-over"), reader.say("over-facts"))
    shown = _bare(game, ask, reader) if audience.quiet else _asked(game, ask, reader)
    if game.table.state.part > 1:
        shown["steps"][0] = reader.say("step-tile-second")
    skips = SKIP in ask.options and not audience.quiet
    shown |= {"seat": ask.player, "who": reader.say("who-plays", name=reader.name(ask.player))}
    on_turn = game.table.state.player
    if ask.player != on_turn:
        shown["who"] = reader.say("who-asked", name=reader.name(ask.player), turn=reader.name(on_turn))
        shown["turn"] = on_turn
    if skips:
        shown["skip"] = str(SKIP)
    if audience.closed(ask):
        shown["closed"] = True
    elif card := about(game, ask, audience):
        shown["card"] = card
    if not playable and ask.kind != "place":
        # where nobody can answer, the list would only keep the reader from pointing at features
        shown["options"] = []
        shown.pop("places", None)
    return shown


def _asked(game: Game, ask: Ask, reader: Reader) -> dict[str, Any]:
    if ask.kind == "place":
        return _place(game, ask, reader)
    if ask.kind == "deploy":
        return _figure(game, ask, reader)
    return _frame(reader, "choose", 2, "", "") | choose(game, ask, reader)


def _bare(game: Game, ask: Ask, reader: Reader) -> dict[str, Any]:
    """The same moment without anything the rules say about it."""
    kinds = {"place": ("place", 0), "deploy": ("figure", 1)}
    return _frame(reader, *kinds.get(ask.kind, ("choose", 2)), "", "") | {"tile": ask.tile}


def _frame(reader: Reader, kind: str, step: int, question: str, facts: str) -> dict[str, Any]:
    steps = [reader.say("step-tile"), reader.say("step-figure"), reader.say("step-points")]
    return {
        "seat": "",
        "kind": kind,
        "step": step,
        "steps": steps,
        "who": "",
        "question": question,
        "facts": facts,
        "tile": None,
        "at": None,
        "options": [],
        "refused": [],
        "skip": None,
        "then": [],
    }


def _place(game: Game, ask: Ask, reader: Reader) -> dict[str, Any]:
    """The legal squares as ``[x, y, turns]``, the turns as digits: on a large board there are a hundred."""
    turns: dict[tuple[int, int], str] = {}
    for option in ask.options:
        if option.verb == "place" and option.cell:
            turns[option.cell] = turns.get(option.cell, "") + option.where.removeprefix("r")
    question = reader.say("ask-place-second" if game.table.state.part > 1 else "ask-place")
    shown = _frame(reader, "place", 0, question, reader.say("fits-places", n=len(turns)))
    return shown | {
        "tile": ask.tile,
        "squares": [[*cell, digits] for cell, digits in turns.items()],
        "options": listed(game.table, [o for o in ask.options if o.verb not in ("place", "skip")], reader),
    }


def _figure(game: Game, ask: Ask, reader: Reader) -> dict[str, Any]:
    assert ask.cell is not None
    table = game.table
    tile, _ = table.state.tiles[cell_of(ask.cell)]
    settled = any(isinstance(event, FeatureCompleted) for event in game.foresee(SKIP))
    options = [_spot(table, option, ask.player, reader, settled) for option in ask.options if option.verb == "deploy"]
    options += listed(table, [option for option in ask.options if option.verb not in ("deploy", "skip")], reader)
    free = len({option.where for option in ask.options if option.verb == "deploy"})
    shown = _frame(reader, "figure", 1, reader.say("ask-figure"), reader.say("figure-spots", n=free))
    return shown | {
        "at": [*ask.cell, tile.turn],
        "options": options,
        "refused": [
            {
                "id": str(action),
                "segment": tile.spots[action.where],
                "icon": table.kinds[tile.design.kinds[tile.spots[action.where]]].role,
                "text": role(tile.design.kinds[tile.spots[action.where]], reader),
                "note": reader.reason(refusal),
                "rule": refusal.rule,
            }
            for action, refusal in taken_spots(table, ask)
            if refusal.key != "no-farmers"  # no field is a place in such a game: nothing to explain in every turn
        ],
        "then": outcome.sentences(game, SKIP, reader, "then"),
    }


def _spot(table: Table, action: Action, seat: str, reader: Reader, settled: bool) -> dict[str, Any]:
    """One deployment: where, as what, and what the feature is."""
    assert action.cell is not None
    tile, first = table.state.tiles[cell_of(action.cell)]
    index = tile.spots[action.where]
    kind = tile.design.kinds[index]
    follower = action.what in table.followers
    figure = reader.word(f"figure-{action.what}", action.what)
    text = role(kind, reader) if follower else figure
    if follower and action.what != table.followers[0]:
        text = reader.say("choice-figure", role=text, figure=figure)
    return {
        "id": str(action),
        "cell": list(action.cell),
        "segment": index,
        "icon": table.kinds[kind].role if follower else action.what,
        "figure": action.what,
        "text": text,
        "note": note_on(table, first + index, seat, reader, settled),
    }
