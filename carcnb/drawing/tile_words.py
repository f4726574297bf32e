"""A tile in words, for those who do not see it: what it shows as it lies, and each of its parts."""

from __future__ import annotations

from cmath import phase, rect
from collections.abc import Iterator, Sequence
from functools import cache
from math import pi

from carcnb.tiles import CITY, FIELD, ROAD, SIDES, TERRAINS, Turned, designs
from carcnb.words import has, list_names, say, tie_words

WINDS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def looks(name: str, lang: str) -> list[str]:
    """What a tile shows in each of its four turns, "city at the top; road from left to right"."""
    return [_look(name, turn, lang) for turn in range(4)]


def look(tile: Turned, lang: str) -> str:
    """What a tile shows as it lies."""
    return _look(tile.design.id, tile.turn, lang)


@cache
def _look(name: str, turn: int, lang: str) -> str:
    tile = designs()[name].turns[turn]
    return tie_words("; ".join(_shown(tile, lang)) or say("look-field", lang), lang)


def part(tile: Turned, segment: int, lang: str) -> str:
    """One part of a tile by its kind and its sides, unlike all others there: "road from left to right"."""
    kind = tile.design.kinds[segment]
    if kind == FIELD:
        return tie_words(_field(tile, segment, lang), lang)
    sides = _sides(tile, segment)
    return tie_words(_reaching(kind, sides, lang) if sides else thing(kind, lang), lang)


def thing(kind: str, lang: str) -> str:
    """A kind of land, or what stands alone on a tile, within a sentence."""
    key = f"feature-{kind}"
    name = say(key, lang) if has(key, lang) else kind
    return name[0].lower() + name[1:]


def along(sides: Sequence[int], lang: str) -> str:
    """Sides of a square in a row, "at the top and on the left"."""
    return list_names([say(f"side-{SIDES[side]}", lang) for side in sides], lang)


def wind(tile: Turned, segment: int) -> str:
    """In which of eight directions from the middle of its tile a segment meets the edge.

    Half an edge of a field counts for the corner beside it.  What reaches to several sides lies in the middle, ``"M"``;
    a road that goes straight through is named by both its sides, ``"NS"``.
    """
    halves = _halves(tile, segment)
    reach = tile.design.reach[segment]
    angles = [pi / 2 * (part / halves + tile.turn) - (pi / 8 if halves == 2 else 0) for part in reach]
    pull = sum((rect(1, angle) for angle in angles), 0j)
    if len(reach) == 2 and halves == 1 and abs(pull) < 0.1:
        return "NS" if 0 in {(side + tile.turn) % 4 for side in reach} else "WE"
    if abs(pull) <= len(reach) / 2:
        return "M"
    eighths = round(phase(pull) / (pi / 4), 3)
    nearest = round(eighths)
    if abs(eighths - nearest) == 0.5 and nearest % 2 == 0:
        nearest = round(2 * eighths - nearest)
    return WINDS[nearest % 8]


def _shown(tile: Turned, lang: str) -> Iterator[str]:
    """What alone stands there, cities, roads, own terrain and what is printed, each with its sides and signs."""
    design = tile.design
    for i in design.singles:
        yield say("look-middle", lang, what=thing(design.kinds[i], lang))
    ends = []
    for kind in (CITY, ROAD, *own_terrain(design.kinds, design.singles)):
        for i in (i for i, each in enumerate(design.kinds) if each == kind):
            sides, signs = _sides(tile, i), _signs(tile, i, lang)
            if kind == ROAD and len(sides) == 1 and not signs:
                ends += sides
            else:
                yield " ".join([_reaching(kind, sides, lang), *signs])
    if ends:
        yield say("look-ends", lang, n=len(ends), sides=along(sorted(ends), lang))
    yield from _signs(tile, None, lang)


def own_terrain(kinds: Sequence[str], singles: Sequence[int] = ()) -> list[str]:
    """What goes on over edges and is none of the base game's terrains, each kind once."""
    alone = {kinds[i] for i in singles}
    return [kind for kind in dict.fromkeys(kinds) if kind not in TERRAINS and kind not in alone]


def _halves(tile: Turned, segment: int) -> int:
    """Into how many an edge is cut where a segment meets it."""
    return 2 if tile.design.kinds[segment] == FIELD else 1


def _sides(tile: Turned, segment: int) -> list[int]:
    halves = _halves(tile, segment)
    return sorted({(each // halves + tile.turn) % 4 for each in tile.design.reach[segment]})


def _reaching(kind: str, sides: Sequence[int], lang: str) -> str:
    """A kind of land and the sides that it reaches; a road is told from one end to the other."""
    if not sides:
        return say("look-middle", lang, what=thing(kind, lang))
    if kind == ROAD and len(sides) == 2:
        return say(f"look-road-{''.join(SIDES[side] for side in sides)}", lang)
    where = say("side-all", lang) if len(sides) == 4 else along(sides, lang)
    return say("look-sides", lang, what=thing(kind, lang), sides=where)


def _field(tile: Turned, segment: int, lang: str) -> str:
    """A field by the direction in which it lies; by its sides where another lies in the same one."""
    there = [wind(tile, i) for i, kind in enumerate(tile.design.kinds) if kind == FIELD]
    own = wind(tile, segment)
    if len(there) == 1 or not has(f"there-field-{own}", lang):
        return thing(FIELD, lang)
    return say(f"there-field-{own}", lang) if there.count(own) == 1 else _reaching(FIELD, _sides(tile, segment), lang)


def _signs(tile: Turned, segment: int | None, lang: str) -> list[str]:
    """What is printed on a segment, or on the tile as a whole, as far as the words know it."""
    found = []
    if segment is not None and (coats := tile.design.coats[segment]):
        found.append(say("sign-coats", lang, n=coats))
    for key, value in tile.design.marks.items():
        of, fact = key if isinstance(key, tuple) else (None, key)
        if of != segment or not value:
            continue
        if value in WINDS:  # it points somewhere, and turns with its tile
            value = WINDS[(WINDS.index(value) + 2 * tile.turn) % 8]
        keys = (f"sign-{fact}-{value}", f"sign-{fact}")
        found += [say(key, lang) for key in keys if has(key, lang)][:1]
    return found
