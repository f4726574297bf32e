"""The question that waits for an answer, as the panel asks it."""

from __future__ import annotations

from itertools import groupby

from carcnb.board import outcome
from carcnb.board.audience import SHARED, Audience
from carcnb.board.choices import choose, list_options
from carcnb.board.details import spots
from carcnb.board.hands import about
from carcnb.board.notes import note_on, role, which
from carcnb.board.reader import Reader
from carcnb.drawing.tile_words import looks
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import terrain
from carcnb.engine.events import FeatureCompleted
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.engine.why import taken_spots
from carcnb.tiles import Turned
from carcnb.wire.rows import Cell
from carcnb.wire.view import Option, Prompt, PromptKind, Refused


def prompt(game: Game, reader: Reader, playable: bool = True, audience: Audience = SHARED) -> Prompt:
    """The question of the moment: place, figure, any other choice, or that the game is over.

    One whose answers only its player may read is ``closed`` for everybody else.  While a lesson asks something else
    about the board, it says no more than who has what in hand.
    """
    ask = audience.ask(game)
    if ask is None:
        return _frame(reader, "over", 2, reader.say("ask-over"), reader.say("over-facts"))
    shown = _bare(ask, reader) if audience.quiet else _asked(game, ask, reader)
    if game.table.state.part > 1:
        shown["steps"][0] = reader.say("step-tile-second")
    if tile := shown["tile"]:
        shown["looks"] = looks(tile, reader.lang)
    shown["seat"], shown["who"] = ask.player, reader.say("who-plays", name=reader.name(ask.player))
    on_turn = game.table.state.player
    if ask.player != on_turn:
        shown["who"] = reader.say("who-asked", name=reader.name(ask.player), turn=reader.name(on_turn))
        shown["turn"] = on_turn
    if SKIP in ask.options and not audience.quiet:
        shown["skip"] = True
    if audience.is_closed(ask):
        shown["closed"] = True
    elif card := about(game, ask, audience):
        shown["card"] = card
    if not playable and ask.target != "square":
        # where nobody can answer, the list would only keep the reader from pointing at features
        shown["options"] = []
        shown.pop("places", None)
    return shown


def _asked(game: Game, ask: Ask, reader: Reader) -> Prompt:
    if ask.target == "square":
        return _place(game, ask, reader)
    if ask.kind == "deploy" and ask.cell:
        return _figure(game, ask, ask.cell, reader)
    return {**_frame(reader, "choose", 2, "", ""), **choose(game, ask, reader)}


def _bare(ask: Ask, reader: Reader) -> Prompt:
    """The same moment without anything the rules say about it."""
    kinds: dict[str, tuple[PromptKind, int]] = {"place": ("place", 0), "deploy": ("figure", 1)}
    return _frame(reader, *kinds.get(ask.kind, ("choose", 2)), "", "", ask.tile)


def _frame(reader: Reader, kind: PromptKind, step: int, question: str, facts: str, tile: str | None = None) -> Prompt:
    steps = [reader.say("step-tile"), reader.say("step-figure"), reader.say("step-points")]
    return {
        "seat": "",
        "kind": kind,
        "step": step,
        "steps": steps,
        "who": "",
        "question": question,
        "facts": facts,
        "tile": tile,
        "at": None,
        "options": [],
        "refused": [],
        "skip": False,
        "then": [],
    }


def _place(game: Game, ask: Ask, reader: Reader) -> Prompt:
    """The legal squares as "x y turns", the turns as digits: in this order they are the answers from the first on.

    On a large board there are a hundred.
    """
    placed = [option for option in ask.options if option.verb == ask.kind]
    rows = [
        f"{x} {y} {''.join(option.where.removeprefix('r') for option in there)}"
        for (x, y), there in groupby(placed, lambda option: option.cell or (0, 0))
    ]
    question = reader.say("ask-place-second" if game.table.state.part > 1 else "ask-place")
    shown = _frame(reader, "place", 0, question, reader.say("fits-places", n=len(rows)), ask.tile)
    shown["squares"] = ";".join(rows)
    shown["options"] = list_options(game.table, ask, {SKIP, *placed}, reader)
    return shown


def _figure(game: Game, ask: Ask, cell: Cell, reader: Reader) -> Prompt:
    table = game.table
    tile, _ = table.state.tiles[cell_of(cell)]
    settled = any(isinstance(event, FeatureCompleted) for event in game.foresee(SKIP))
    placed = ask.target_actions
    free = len({option.where for option in placed})
    shown = _frame(reader, "figure", 1, reader.say("ask-figure"), reader.say("figure-spots", n=free))
    shown["at"] = (*cell, tile.turn)
    shown["options"] = [
        *(_spot(table, ask, i, option, reader, settled) for i, option in enumerate(ask.options) if option in placed),
        *list_options(table, ask, {SKIP, *placed}, reader),
    ]
    shown["refused"] = _refused(table, ask, tile, reader)
    shown["then"] = outcome.sentences(game, SKIP, reader, "then")
    return shown


def _refused(table: Table, ask: Ask, tile: Turned, reader: Reader) -> list[Refused]:
    """The segments of a tile where no figure may be put, each with its reason."""
    found: list[Refused] = []
    for action, refusal in taken_spots(table, ask):
        if refusal.key == "no-farmers":  # no field is a place in such a game: nothing to explain in every turn
            continue
        index = tile.spots[action.where]
        kind = tile.design.kinds[index]
        note = reader.reason(refusal)
        text, rule = role(kind, reader), refusal.rule
        if where := which(tile, index, reader):
            text = reader.say("refused-there", role=text, where=where)
        found.append({"segment": index, "icon": table.kinds[kind].role, "text": text, "note": note, "rule": rule})
    return found


def _spot(table: Table, ask: Ask, id: int, action: Action, reader: Reader, settled: bool) -> Option:
    """One deployment: where, as what, and what the feature is."""
    (index,) = spots(table, action)
    cell = action.cell or (0, 0)
    tile, first = table.state.tiles[cell_of(cell)]
    segment = first + index
    kind = terrain(table.state, segment)
    follower = action.what in table.followers
    figure = reader.word(f"figure-{action.what}", action.what)
    text = role(kind, reader) if follower else figure
    if follower and action.what != table.followers[0]:
        text = reader.say("choice-figure", role=text, figure=figure)
    return {
        "id": id,
        "cell": cell,
        "segment": index,
        "icon": table.kinds[kind].role if follower else action.what,
        "figure": action.what,
        "text": text,
        "note": note_on(table, segment, ask.player, reader, settled, which(tile, index, reader)),
    }
