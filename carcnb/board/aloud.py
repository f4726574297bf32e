"""Tiles and squares in words, for those who hear the board: what a tile shows as it lies, where it lies, beside what.

Stills, the text board, the log as it is read aloud and the answers of a board say it alike.  Nothing is told that a
picture does not show: what is connected beyond a tile, or who owns it, is not said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from carcnb.board.notes import WINDS, role, wind
from carcnb.board.reader import Reader
from carcnb.engine.grid import STEP, XY, cell_of
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.tiles import CITY, FIELD, OPPOSITE, ROAD, SIDES, TERRAINS, Turned, designs
from carcnb.wire.panel import Letter
from carcnb.wire.rows import Cell, Spot
from carcnb.words import listed

MOST = 3
"""So many lit places are told: more of them are a picture."""


def looks(name: str, reader: Reader) -> list[str]:
    """What a tile shows in each of its four turns, "city at the top; road from left to right"."""
    return [_look(name, turn, reader.lang) for turn in range(4)]


def look(tile: Turned, reader: Reader) -> str:
    """What a tile shows as it lies."""
    return _look(tile.design.id, tile.turn, reader.lang)


@cache
def _look(name: str, turn: int, lang: str) -> str:
    tile, reader = designs()[name].turns[turn], Reader({}, lang)
    return "; ".join(_parts(tile, reader)) or reader.say("look-field")


def _parts(tile: Turned, reader: Reader) -> Iterator[str]:
    """What alone stands there, cities, roads, own terrain and what is printed, each with its sides and signs."""
    design = tile.design
    for i in design.singles:
        yield reader.say("look-middle", what=_thing(design.kinds[i], reader))
    ends = []
    for kind in (CITY, ROAD, *own_terrain(design.kinds, design.singles)):
        for i in (i for i, each in enumerate(design.kinds) if each == kind):
            sides, signs = _sides(tile, i), _signs(tile, i, reader)
            if kind == ROAD and len(sides) == 1 and not signs:
                ends += sides
            else:
                yield " ".join([_reaching(kind, sides, reader), *signs])
    if ends:
        yield reader.say("look-ends", n=len(ends), sides=_along(sorted(ends), reader))
    yield from _signs(tile, None, reader)


def own_terrain(kinds: Sequence[str], singles: Sequence[int] = ()) -> list[str]:
    """What goes on over edges and is none of the base game's terrains, each kind once."""
    alone = {kinds[i] for i in singles}
    return [kind for kind in dict.fromkeys(kinds) if kind not in TERRAINS and kind not in alone]


def _sides(tile: Turned, segment: int) -> list[int]:
    return sorted((side + tile.turn) % 4 for side in tile.design.reach[segment])


def _reaching(kind: str, sides: Sequence[int], reader: Reader) -> str:
    """A kind of land and the sides that it reaches; a road is told from one end to the other."""
    if not sides:
        return reader.say("look-middle", what=_thing(kind, reader))
    if kind == ROAD and len(sides) == 2:
        return reader.say(f"look-road-{''.join(SIDES[side] for side in sides)}")
    where = reader.say("side-all") if len(sides) == 4 else _along(sides, reader)
    return reader.say("look-sides", what=_thing(kind, reader), sides=where)


def _thing(kind: str, reader: Reader) -> str:
    name = reader.word(f"feature-{kind}", kind)
    return name[0].lower() + name[1:]


def _along(sides: Sequence[int], reader: Reader) -> str:
    return listed([reader.say(f"side-{SIDES[side]}") for side in sides], reader.lang)


def _signs(tile: Turned, segment: int | None, reader: Reader) -> list[str]:
    """What is printed on a segment, or on the tile as a whole, as far as the words know it."""
    found = []
    if segment is not None and (coats := tile.design.coats[segment]):
        found.append(reader.say("sign-coats", n=coats))
    for key, value in tile.design.marks.items():
        of, fact = key if isinstance(key, tuple) else (None, key)
        if of != segment or not value:
            continue
        if value in WINDS:  # it points somewhere, and turns with its tile
            value = WINDS[(WINDS.index(value) + 2 * tile.turn) % 8]
        keys = (f"sign-{fact}-{value}", f"sign-{fact}")
        found += [reader.say(key) for key in keys if reader.has(key)][:1]
    return found


# ---- where it is


def laid(state: State, what: str, cell: Cell, reader: Reader) -> str:
    """``what`` was done, with the tile as it was laid: what it shows, and where among those that lay there before."""
    at, tiles = cell_of(cell), list(state.tiles)
    if at not in state.tiles:
        return what
    where = _where(state, at, tiles[: tiles.index(at)], "before", reader)
    return reader.say("say-laid", what=what, look=look(state.tiles[at][0], reader), where=where)


def told(table: Table, cell: Cell, reader: Reader, letters: Sequence[Letter] = ()) -> str:
    """What is seen on a square: where it is, and what lies around it or, where a tile lies, that and what stands there.

    ``letters`` are those that a question has put on the board.
    """
    state, at = table.state, cell_of(cell)
    where = _where(state, at, _others(state, at), "last", reader)
    marked = [f"{letter}: {_spot(state, at, segment, reader)}" for x, y, segment, letter in letters if (x, y) == cell]
    if at in state.tiles:
        tile, _ = state.tiles[at]
        said = [reader.say("told-tile", where=where, look=look(tile, reader)), *_standing(table, at, reader)]
    else:
        said = [reader.say("told-square", where=where, around="; ".join(_around(state, at, reader)))]
    return " ".join(_sentence(part) for part in (*said, *marked))


def pointed(table: Table, letters: Sequence[Letter], light: Sequence[Spot], reader: Reader) -> list[str]:
    """What a step or a question points at: a sentence for each letter, and one for what is lit."""
    state = table.state
    said = [f"{letter}: {_place(state, (x, y, segment), reader)}" for x, y, segment, letter in letters]
    lit = list(dict.fromkeys(_place(state, spot, reader) for spot in light))
    if 0 < len(lit) <= MOST:
        said.append(reader.say("told-lit", what="; ".join(lit)))
    return [_sentence(part) for part in said]


def _standing(table: Table, at: int, reader: Reader) -> Iterator[str]:
    """Who stands on the parts of a tile, and what is nobody's."""
    state = table.state
    tile, first = state.tiles[at]
    for i, kind in enumerate(tile.design.kinds):
        for seat, figure in state.figures.get(first + i, ()):
            name = reader.word(f"figure-{figure}", figure)
            what = role(kind, reader) if figure == table.followers[0] else name
            yield reader.say("told-figure", name=reader.name(seat), what=what, where=_part(tile, i, reader))
    for piece in state.neutrals:
        if piece.cell == at:
            yield reader.word(f"figure-{piece.kind}", piece.kind)


def _place(state: State, spot: Spot, reader: Reader) -> str:
    """A part of a tile, and where that tile lies; or a square."""
    at = cell_of(spot[:2])
    where = _where(state, at, _others(state, at), "last", reader)
    if spot[2] < 0 or at not in state.tiles:
        return where
    return reader.say("told-part", what=_spot(state, at, spot[2], reader), where=where)


def _spot(state: State, at: int, segment: int, reader: Reader) -> str:
    found = state.tiles.get(at)
    return _part(found[0], segment, reader) if found and segment >= 0 else reader.say("told-here")


def _part(tile: Turned, segment: int, reader: Reader) -> str:
    """One part of a tile: "road from left to right"; of a field the direction in which it lies."""
    kind = tile.design.kinds[segment]
    if kind == FIELD:
        way = f"there-{kind}-{wind(tile, segment)}"
        return reader.say(way) if tile.design.kinds.count(kind) > 1 and reader.has(way) else _thing(kind, reader)
    sides = _sides(tile, segment)
    return _reaching(kind, sides, reader) if sides else _thing(kind, reader)


def _around(state: State, at: int, reader: Reader) -> Iterator[str]:
    """What the tiles beside a square show towards it, one kind of land after the other."""
    shown: dict[str, list[int]] = {}
    for side, step in enumerate(STEP):
        if found := state.tiles.get(at + step):
            shown.setdefault(found[0].edges[OPPOSITE[side]], []).append(side)
    for kind in (CITY, ROAD, FIELD, *own_terrain([*shown])):
        if kind in shown:
            yield reader.say("look-sides", what=_thing(kind, reader), sides=_along(shown[kind], reader))
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
    way = listed([reader.say(f"way-{to}", n=abs(n)) for n, to in steps if n], reader.lang)
    return ", ".join([reader.say("where-from", way=way), *known])


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"
