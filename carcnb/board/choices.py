"""Any question an expansion asks: as a list, and where its answers have a place also on the board.

Nothing here knows an expansion: what the board shows follows from what the question is about, what it says from the
catalogue (``ask-KIND``, ``choice-VERB-WHAT``).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NotRequired, TypedDict

from carcnb.board.aloud import place_name
from carcnb.board.details import add_detail, spots
from carcnb.board.notes import note_on, role, size
from carcnb.board.reader import Reader
from carcnb.drawing.tile_words import part
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import segment_number
from carcnb.engine.game import Game
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.prompts import ON_SEGMENT, Ask
from carcnb.engine.table import Table
from carcnb.tiles import SIDES
from carcnb.wire.rows import Cell, Square
from carcnb.wire.view import Option, Places, PlaceText

STEPS = ("tile", "figure", "points")


class Choices(TypedDict):
    """The part of a prompt that a question of an expansion fills."""

    step: int
    question: str
    facts: str
    rule: str
    tile: str | None
    options: list[Option]
    places: NotRequired[Places]
    at: NotRequired[Square]


def choose(game: Game, ask: Ask, reader: Reader) -> Choices:
    """Question, what it is about, places on the board and a list of what has none.

    ``places`` has the answers that are about one segment, such as where a figure is put: ``rows`` is one text of x, y,
    segment, the numbers of its answers with commas between, the number of its text and the digits of the kinds that
    may go there, ``;`` between places.  On a large board there are hundreds.
    """
    table = game.table
    placed = ask.target_actions if ask.target in ON_SEGMENT else []
    shown: Choices = {
        "step": STEPS.index(ask.step),
        "question": reader.word(f"ask-{ask.kind}-{ask.rule}", reader.word(f"ask-{ask.kind}", reader.say("ask-choose"))),
        "facts": reader.entry(ask.about)["say"] if ask.about else reader.short_if_known(ask.rule),
        "rule": ask.rule,
        "tile": ask.tile or None,
        "options": list_options(table, ask, {*placed, SKIP}, reader, ask.cell or _newest(table)),
    }
    for option in shown["options"]:
        add_detail(option, table, ask, reader)
    if placed:
        shown["places"] = _places(table, ask, placed, reader)
    if ask.cell:
        shown["at"] = (*ask.cell, table.state.tiles[cell_of(ask.cell)][0].turn)
    return shown


def list_options(
    table: Table, ask: Ask, elsewhere: Iterable[Action], reader: Reader, about: Cell | None = None
) -> list[Option]:
    """The answers that are not shown elsewhere, by their words in the catalogue, else by their notation.

    Those on several cells say on which: ``about`` is the cell that the question is about, and what lies around it is
    told from there.
    """
    options = [(i, option) for i, option in enumerate(ask.options) if option not in elsewhere]
    several = len({option.cell for _, option in options}) > 1
    return [_listed(table, ask, i, option, reader, about, several) for i, option in options]


def _newest(table: Table) -> Cell | None:
    """The cell of the tile laid last."""
    return XY[next(reversed(table.state.tiles))] if table.state.tiles else None


def _where(table: Table, cell: Cell, about: Cell | None, reader: Reader) -> str:
    x, y = cell
    dx, dy = (x - about[0], y - about[1]) if about else (9, 9)
    if abs(dx) > 1 or abs(dy) > 1:
        return place_name(table.state, (x, y, -1), reader.lang)
    return reader.say(f"choice-beside-{'SN'[dy < 0] * abs(dy)}{'EW'[dx < 0] * abs(dx) or 'O' * (not dy)}")


def _listed(
    table: Table, ask: Ask, id: int, action: Action, reader: Reader, about: Cell | None, several: bool
) -> Option:
    sides = "".join(side for side in SIDES if any(spot.endswith("." + side) for spot in action.where.split("+")))
    keys = (f"choice-{action.verb}-{action.what or sides}", f"choice-{action.verb}")
    named = {"space": action.what, "figure": reader.word(f"figure-{action.what}", action.what)}
    text = next((reader.say(key, **named) for key in keys if reader.has(key)), str(action))
    option: Option = {"id": id, "text": text, "note": ""}
    if action.what in table.figures:
        option["figure"], option["icon"] = action.what, action.verb
    elif ask.target in ("tile", "segments") and ask.piece:
        option["figure"] = ask.piece
    if action.cell:
        option["cell"] = action.cell
        if several:
            option["note"] = _where(table, action.cell, about, reader)
        match spots(table, action):
            case [only]:
                option["segment"] = only
            case [one, other]:
                tile, _ = table.state.tiles[cell_of(action.cell)]
                option["segments"] = (one, other)
                option["parts"] = (part(tile, one, reader.lang), part(tile, other, reader.lang))
    return option


def _places(table: Table, ask: Ask, placed: list[Action], reader: Reader) -> Places:
    kinds = list(dict.fromkeys(option.what for option in placed))
    numbers = {option: str(i) for i, option in enumerate(ask.options)}
    by_place: dict[tuple[Cell | None, str], list[Action]] = {}
    for option in placed:
        by_place.setdefault((option.cell, option.where), []).append(option)
    known: dict[tuple[int, tuple[str, ...]], int] = {}  # a feature is looked at once
    texts: list[PlaceText] = []
    rows = []
    for options in by_place.values():
        (x, y), (index,) = options[0].cell or (0, 0), spots(table, options[0])
        segment = segment_number(table.state, (x, y, index))
        here = tuple(option.what for option in options)
        about = (table.state.label[segment], here)
        if about not in known:
            text = _words(table, segment, here, ask.player, reader)
            if text not in texts:
                texts.append(text)
            known[about] = texts.index(text)
        ids, digits = ",".join(numbers[option] for option in options), "".join(str(kinds.index(kind)) for kind in here)
        rows.append(f"{x} {y} {index} {ids} {known[about]} {digits}")
    return {"kinds": kinds, "texts": texts, "rows": ";".join(rows)}


def _words(table: Table, segment: int, kinds: tuple[str, ...], seat: str, reader: Reader) -> PlaceText:
    """Icon, text and note of what may be put on a segment, or taken from it."""
    feature = table.feature(segment)
    if not all(kind in table.followers for kind in kinds):
        owners = reader.list_seats(feature.owners) if feature.owners else reader.say("card-nobody")
        return f"on-{feature.kind}", size(feature, reader), owners
    text = role(feature.kind, reader)
    if kinds != (table.followers[0],) and len(kinds) == 1:
        text = reader.say("choice-figure", role=text, figure=reader.word(f"figure-{kinds[0]}", kinds[0]))
    return table.kinds[feature.kind].role, text, note_on(table, segment, seat, reader)
