"""The question that waits for an answer, as the panel asks it."""

from __future__ import annotations

from typing import Any

from carcnb.rules.actions import SKIP, Action
from carcnb.rules.board import is_complete
from carcnb.rules.events import Feature, worth
from carcnb.rules.game import Game
from carcnb.rules.grid import cell_of
from carcnb.rules.prompts import Ask
from carcnb.rules.refusals import Refusal
from carcnb.rules.scoring import lines
from carcnb.rules.state import ROLES
from carcnb.rules.table import Table
from carcnb.rules.why import taken_spots
from carcnb.tiles import KINDS
from carcnb.widget import outcome
from carcnb.widget.reader import Reader


def prompt(game: Game, reader: Reader, playable: bool = True) -> dict[str, Any]:
    """The question of the moment: place, figure, any other choice, or that the game is over."""
    ask = game.prompt
    if ask is None:
        return _frame(reader, "over", 2, reader.say("ask-over"), reader.say("over-facts"))
    make = {"place": _place, "deploy": _figure}.get(ask.kind, _choose)
    shown = make(game, ask, reader)
    if game.table.state.part > 1:
        shown["steps"][0] = reader.say("step-tile-second")
    skips = SKIP in ask.options
    shown |= {"seat": ask.player, "who": reader.say("who-plays", name=reader.name(ask.player))}
    if skips:
        shown["skip"] = str(SKIP)
    if not playable and ask.kind != "place":
        # where nobody can answer, the list would only keep the reader from pointing at features
        shown["options"] = []
    return shown


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
        "options": [
            _listed(game.table, option, reader) for option in ask.options if option.verb not in ("place", "skip")
        ],
    }


def _figure(game: Game, ask: Ask, reader: Reader) -> dict[str, Any]:
    assert ask.cell is not None
    table = game.table
    tile, _ = table.state.tiles[cell_of(ask.cell)]
    options = [_spot(table, option, ask.player, reader) for option in ask.options if option.verb == "deploy"]
    options += [_listed(table, option, reader) for option in ask.options if option.verb not in ("deploy", "skip")]
    free = len({option.where for option in ask.options if option.verb == "deploy"})
    shown = _frame(reader, "figure", 1, reader.say("ask-figure"), reader.say("figure-spots", n=free))
    return shown | {
        "at": [*ask.cell, tile.turn],
        "options": options,
        "refused": [
            {
                "id": str(action),
                "segment": tile.spots[action.where],
                "icon": ROLES[KINDS[tile.design.kinds[tile.spots[action.where]]]],
                "text": _role(tile.design.kinds[tile.spots[action.where]], reader),
                "note": reader.reason(refusal),
                "rule": refusal.rule,
            }
            for action, refusal in _told_once(taken_spots(table, ask))
        ],
        "then": outcome.sentences(game, SKIP, reader, "then"),
    }


def _told_once(taken: list[tuple[Action, Refusal]]) -> list[tuple[Action, Refusal]]:
    """That a game has no farmers is the same on every field: it is said for the first only."""
    general = [refusal.key for _, refusal in taken]
    return [entry for i, entry in enumerate(taken) if entry[1].key != "no-farmers" or "no-farmers" not in general[:i]]


def _spot(table: Table, action: Action, seat: str, reader: Reader) -> dict[str, Any]:
    """One deployment: where, as what, and what the feature is."""
    assert action.cell is not None
    tile, first = table.state.tiles[cell_of(action.cell)]
    index = tile.spots[action.where]
    kind = tile.design.kinds[index]
    follower = action.what in table.followers
    figure = reader.word(f"figure-{action.what}", action.what)
    text = _role(kind, reader) if follower else figure
    if follower and action.what != table.followers[0]:
        text = reader.say("choice-figure", role=text, figure=figure)
    return {
        "id": str(action),
        "cell": list(action.cell),
        "segment": index,
        "icon": ROLES[KINDS[kind]] if follower else action.what,
        "figure": action.what,
        "text": text,
        "note": _note(table, first + index, seat, reader),
    }


def _role(kind: int, reader: Reader) -> str:
    return reader.say(f"role-{KINDS[kind]}")


def _note(table: Table, segment: int, seat: str, reader: Reader) -> str:
    """What the feature of a segment is, and what it would bring at once where the tile just completed it."""
    feature = table.feature(segment)
    note = size(feature, reader)
    if is_complete(table.state, segment):
        return reader.say("note-now", note=note, points=worth(lines(table, segment, feature, seat)))
    return note


def size(feature: Feature, reader: Reader) -> str:
    """A feature in two words, "City, 3 tiles"."""
    return reader.say(f"note-{feature.kind}", tiles=feature.tiles, cities=feature.cities)


def _choose(game: Game, ask: Ask, reader: Reader) -> dict[str, Any]:
    """Any other question, as a list: what an expansion asks needs words at most, no code here."""
    question = reader.word(f"ask-{ask.kind}", reader.say("ask-choose"))
    shown = _frame(reader, "choose", 2, question, "")
    if ask.cell:
        tile, _ = game.table.state.tiles[cell_of(ask.cell)]
        shown["at"] = [*ask.cell, tile.turn]
    shown["tile"] = ask.tile or None
    return shown | {"options": [_listed(game.table, option, reader) for option in ask.options if option != SKIP]}


def _listed(table: Table, action: Action, reader: Reader) -> dict[str, Any]:
    """An option by its words in the catalogue (``choice-VERB-WHAT``, ``choice-VERB``), else by its notation."""
    text = reader.word(f"choice-{action.verb}-{action.what}", reader.word(f"choice-{action.verb}", str(action)))
    option: dict[str, Any] = {"id": str(action), "text": text, "note": ""}
    if action.cell:
        option["cell"] = list(action.cell)
        laid = table.state.tiles.get(cell_of(action.cell))
        if laid and action.where in laid[0].spots:
            option["segment"] = laid[0].spots[action.where]
    return option
