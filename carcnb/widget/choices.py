"""Any question an expansion asks: as a list, and where its answers have a place also on the board.

Nothing here knows an expansion: what the board shows follows from the form of the answers, what it says from the
catalogue (``ask-KIND``, ``choice-VERB-WHAT``).
"""

from __future__ import annotations

from typing import Any

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.game import Game
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.tiles import SIDES
from carcnb.widget.details import detail
from carcnb.widget.notes import note_on, role, size
from carcnb.widget.reader import Reader

STEPS = ("tile", "figure", "points")
Place = tuple[int, int] | None


def choose(game: Game, ask: Ask, reader: Reader) -> dict[str, Any]:
    """Question, what it is about, places on the board and a list of what has none.

    ``places`` has the answers that are about one segment, such as where a figure is put: ``rows`` is one text of x, y,
    segment, its name, the number of its text and the digits of the kinds that may go there, ``;`` between places.  On a
    large board there are hundreds.
    """
    table = game.table
    question = reader.word(f"ask-{ask.kind}-{ask.rule}", reader.word(f"ask-{ask.kind}", reader.say("ask-choose")))
    placed = [option for option in ask.options if _index(table, option) is not None]
    placed = [option for option in placed if option.verb == placed[0].verb]
    rest = [option for option in ask.options if option not in set(placed) and option != SKIP]
    shown: dict[str, Any] = {
        "step": STEPS.index(ask.step),
        "question": question,
        "facts": reader.entry(ask.about)["say"] if ask.about else reader.told(ask.rule),
        "rule": ask.rule,
        "tile": ask.tile or None,
        "options": [
            shown | detail(game, ask, option, reader)
            for option, shown in zip(rest, listed(table, rest, reader, ask.cell or _newest(table)), strict=True)
        ],
    }
    if placed:
        shown["places"] = _places(table, placed, ask, reader)
    if ask.cell:
        shown["at"] = [*ask.cell, table.state.tiles[cell_of(ask.cell)][0].turn]
    return shown


def listed(table: Table, options: list[Action], reader: Reader, about: Place = None) -> list[dict[str, Any]]:
    """Answers by their words in the catalogue, else by their notation; those on several cells say on which.

    ``about`` is the cell that the question is about: what lies around it is told from there.
    """
    several = len({option.cell for option in options}) > 1
    return [_listed(table, option, reader, _where(option.cell, about, reader) if several else "") for option in options]


def _newest(table: Table) -> Place:
    """The cell of the tile laid last."""
    return XY[next(reversed(table.state.tiles))] if table.state.tiles else None


def _where(cell: Place, about: Place, reader: Reader) -> str:
    if cell is None:
        return ""
    x, y = cell
    dx, dy = (x - about[0], y - about[1]) if about else (9, 9)
    if abs(dx) > 1 or abs(dy) > 1:
        return reader.say("choice-at", x=x, y=y)
    return reader.say(f"choice-beside-{'SN'[dy < 0] * abs(dy)}{'EW'[dx < 0] * abs(dx) or 'O' * (not dy)}")


def _listed(table: Table, action: Action, reader: Reader, where: str) -> dict[str, Any]:
    sides = "".join(side for side in SIDES if any(spot.endswith("." + side) for spot in action.where.split("+")))
    keys = (f"choice-{action.verb}-{action.what or sides}", f"choice-{action.verb}")
    text = next((reader.say(key, space=action.what) for key in keys if reader.has(key)), str(action))
    option: dict[str, Any] = {"id": str(action), "text": text, "note": ""}
    piece = action.verb.split("_")[-1]
    if action.what in table.figures:
        option |= {"figure": action.what, "icon": action.verb}
    elif any(piece in expansion.neutrals for expansion in table.expansions):
        option["figure"] = piece
    if action.cell:
        x, y = action.cell
        option |= {"cell": [x, y], "note": where}
        spots = table.state.tiles[cell_of(action.cell)][0].spots if cell_of(action.cell) in table.state.tiles else {}
        named = [spots[spot] for spot in action.where.split("+") if spot in spots]
        if named:
            option |= {"segment": named[0]} if len(named) == 1 else {"segments": named}
    return option


def _index(table: Table, action: Action) -> int | None:
    """The index of the segment that an answer names, on a laid tile."""
    if action.cell is None:
        return None
    tile, _ = table.state.tiles.get(cell_of(action.cell), (None, 0))
    return tile.spots.get(action.where) if tile else None


def _places(table: Table, options: list[Action], ask: Ask, reader: Reader) -> dict[str, Any]:
    state = table.state
    kinds = list(dict.fromkeys(option.what for option in options))
    by_place: dict[tuple[tuple[int, int], int, str], str] = {}
    for option in options:
        index = _index(table, option)
        assert option.cell is not None
        assert index is not None
        place = (option.cell, index, option.where)
        by_place[place] = by_place.get(place, "") + str(kinds.index(option.what))
    known: dict[tuple[int, str], list[str]] = {}  # a feature is looked at once
    words: list[list[str]] = []
    rows = []
    for (cell, index, where), which in by_place.items():
        segment = state.tiles[cell_of(cell)][1] + index
        about = (state.label[segment], which)
        if about not in known:
            known[about] = _words(table, segment, [kinds[int(digit)] for digit in which], ask.player, reader)
            if known[about] not in words:
                words.append(known[about])
        rows.append(" ".join(map(str, (*cell, index, where, words.index(known[about]), which))))
    return {"verb": options[0].verb, "kinds": kinds, "texts": words, "rows": ";".join(rows)}


def _words(table: Table, segment: int, kinds: list[str], seat: str, reader: Reader) -> list[str]:
    """Icon, text and note of what may be put on a segment, or taken from it."""
    feature = table.feature(segment)
    follower = all(kind in table.followers for kind in kinds)
    if not follower:
        owners = reader.listed(feature.owners) if feature.owners else reader.say("card-nobody")
        return [f"on-{feature.kind}", size(feature, reader), owners]
    text = role(feature.kind, reader)
    if kinds != [table.followers[0]] and len(kinds) == 1:
        text = reader.say("choice-figure", role=text, figure=reader.word(f"figure-{kinds[0]}", kinds[0]))
    return [table.kinds[feature.kind].role, text, note_on(table, segment, seat, reader)]
