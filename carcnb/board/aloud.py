"""Tiles and squares in words, for those who hear the board: what a tile shows as it lies, where it lies, beside what.

Stills, the text board, the log as it is read aloud and the answers of a board say it alike.  Nothing is told that a
picture does not show: what is connected beyond a tile, or who owns it, is not said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carcnb.board.notes import role
from carcnb.board.reader import Reader
from carcnb.drawing.tile_words import along, look, own_terrain, part, thing
from carcnb.engine.grid import STEP, XY, cell_of
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.tiles import CITY, FIELD, OPPOSITE, ROAD, SIDES
from carcnb.wire.panel import LessonView, Letter
from carcnb.wire.rows import Cell, Spot
from carcnb.words import list_names

MOST = 3
"""So many lit places are told: more of them are a picture."""


def describe_laying(state: State, what: str, cell: Cell, reader: Reader) -> str:
    """``what`` was done, with the tile as it was laid: what it shows, and where among those that lay there before."""
    at, tiles = cell_of(cell), list(state.tiles)
    if at not in state.tiles:
        return what
    where = _where(state, at, tiles[: tiles.index(at)], "before", reader)
    return reader.say("say-laid", what=what, look=look(state.tiles[at][0], reader.lang), where=where)


def describe_square(table: Table, cell: Cell, reader: Reader, letters: Sequence[Letter] = ()) -> str:
    """What is seen on a square: where it is, and what lies around it or, where a tile lies, that and what stands there.

    ``letters`` are those that a question has put on the board.
    """
    state, at = table.state, cell_of(cell)
    where = _where(state, at, _others(state, at), "last", reader)
    marked = [
        f"{letter}: {_spot(state, at, segment, reader)}" for x, y, segment, letter, *_ in letters if (x, y) == cell
    ]
    if at in state.tiles:
        tile, _ = state.tiles[at]
        said = [reader.say("told-tile", where=where, look=look(tile, reader.lang)), *_standing(table, at, reader)]
    else:
        said = [reader.say("told-square", where=where, around="; ".join(_around(state, at, reader)))]
    return " ".join(_sentence(each) for each in (*said, *marked))


def describe_pointers(table: Table, lesson: LessonView, reader: Reader) -> list[str]:
    """What a step or a question points at, each place once: a sentence for each letter, and one for what else is lit.

    Where a letter that is an answer stands is told with the answers.
    """
    state, task = table.state, lesson["task"]
    answers = {choice["id"] for choice in (task and task["choices"]) or () if choice.get("note")}
    marks = {
        letter: place(state, (x, y, segment), reader.lang) for x, y, segment, letter, *_ in lesson.get("marks", ())
    }
    said = [f"{letter}: {where}" for letter, where in marks.items() if letter not in answers]
    places = dict.fromkeys(place(state, spot, reader.lang) for spot in lesson["light"])
    lit = [where for where in places if where not in marks.values()]
    if 0 < len(lit) <= MOST:
        said.append(reader.say("told-lit", what="; ".join(lit)))
    return [_sentence(each) for each in said]


def place(state: State, spot: Spot, lang: str) -> str:
    """A part of a tile, and where that tile lies, "city at the top, the first tile"; or a square."""
    at, reader = cell_of(spot[:2]), Reader({}, lang)
    where = _where(state, at, _others(state, at), "last", reader)
    if spot[2] < 0 or at not in state.tiles:
        return where
    return reader.say("told-part", what=_spot(state, at, spot[2], reader), where=where)


def place_name(state: State, spot: Spot, lang: str) -> str:
    """A place as it is called, with a capital letter."""
    return _capital(place(state, spot, lang))


def _standing(table: Table, at: int, reader: Reader) -> Iterator[str]:
    """Who stands on the parts of a tile, and what is nobody's."""
    state = table.state
    tile, first = state.tiles[at]
    for i, kind in enumerate(tile.design.kinds):
        for seat, figure in state.figures.get(first + i, ()):
            name = reader.word(f"figure-{figure}", figure)
            what = role(kind, reader) if figure == table.followers[0] else name
            yield reader.say("told-figure", name=reader.name(seat), what=what, where=part(tile, i, reader.lang))
    for piece in state.neutrals:
        if piece.cell == at:
            yield reader.word(f"figure-{piece.kind}", piece.kind)


def _spot(state: State, at: int, segment: int, reader: Reader) -> str:
    found = state.tiles.get(at)
    return part(found[0], segment, reader.lang) if found and segment >= 0 else reader.say("told-here")


def _around(state: State, at: int, reader: Reader) -> Iterator[str]:
    """What the tiles beside a square show towards it, one kind of land after the other."""
    shown: dict[str, list[int]] = {}
    for side, step in enumerate(STEP):
        if found := state.tiles.get(at + step):
            shown.setdefault(found[0].edges[OPPOSITE[side]], []).append(side)
    for kind in (CITY, ROAD, FIELD, *own_terrain([*shown])):
        if kind in shown:
            yield reader.say("look-sides", what=thing(kind, reader.lang), sides=along(shown[kind], reader.lang))
    if not shown:
        yield reader.say("told-alone")


def _others(state: State, at: int) -> list[int]:
    return [cell for cell in state.tiles if cell != at]


def _where(state: State, at: int, others: Sequence[int], newest: str, reader: Reader) -> str:
    """A square by what is easily known again beside it, and if that is not the first tile by the way from there.

    ``others`` are the tiles that it is told by, in the order in which they were laid, the last one called ``newest``.
    """
    first = next(iter(state.tiles), at)
    if at == first:
        return reader.say("where-first")
    known = []
    for side, step in enumerate(STEP):
        if at + step in others:
            name = "first" if at + step == first else newest if at + step == others[-1] else ""
            singles = state.tiles[at + step][0].design
            kinds = [name] * (name == "first") + [singles.kinds[i] for i in singles.singles] + [name]
            keys = (f"beside-{SIDES[OPPOSITE[side]]}-{kind}" for kind in kinds if kind)
            known += [reader.say(key) for key in keys if reader.has(key)][:1]
    (x, y), (x0, y0) = XY[at], XY[first]
    if abs(x - x0) + abs(y - y0) == 1:
        return ", ".join(known)
    steps = ((x - x0, "EW"[x < x0]), (y - y0, "SN"[y < y0]))
    way = list_names([reader.say(f"way-{to}", n=abs(n)) for n, to in steps if n], reader.lang)
    return ", ".join([reader.say("where-from", way=way), *known])


def _capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"


def _sentence(text: str) -> str:
    return _capital(text) + ("" if text.endswith(".") else ".")
