"""Where on a tile: JCloisterZone's locations and our spots, both of the tile as it lies.

N, WE, NWSE, _N      edges of a city or road; _N is every edge but the north one
NL.NR.EL             half-edges of a field: left and right as seen from the middle of the tile
I                    what reaches no edge: a monastery, a field enclosed by cities, a flying machine
"""

from __future__ import annotations

from collections.abc import Iterable

from carcnb.engine.errors import RecordError
from carcnb.engine.grid import REACH, cell_of
from carcnb.engine.state import State
from carcnb.records.jcz_names import FEATURES, MACHINE
from carcnb.tiles import FIELD, HALVES, SIDES, Turned

_FIELDS = dict(zip(("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"), HALVES, strict=True))
_EDGES = {name: tuple(name) for name in ("N", "E", "S", "W", "NW", "SW", "SE", "NE", "WE", "NS", "NWSE")}
_EDGES |= {f"_{gone}": tuple(side for side in SIDES if side != gone) for gone in SIDES}
_NAMED = {frozenset(sides): name for name, sides in _EDGES.items()}
_OLD_MONASTERY = frozenset({"CLOISTER", "MONASTERY"})
_OLD_FIELD = frozenset({"INNER_FARM", "INNER_FIELD"})
_OLD_MACHINE = frozenset({"FLYING_MACHINE", "FLIER"})


def position(value: object) -> tuple[int, int]:
    """A position ``[x, y]`` as a cell; ``RecordError`` if it is none."""
    if not isinstance(value, list) or len(value) != 2 or not all(type(n) is int and abs(n) <= REACH for n in value):
        raise RecordError(f"a position is a list of two whole numbers, not {value!r:.60}")
    return value[0], value[1]


def pointer(value: object) -> tuple[tuple[int, int], str, str]:
    """A pointer to a feature: its cell, the kind of feature ("" in old records) and the location."""
    if not isinstance(value, dict):
        raise RecordError(f"a pointer has position, feature and location; {value!r:.60} has not")
    feature, location = value.get("feature", ""), value.get("location")
    if not isinstance(feature, str) or not isinstance(location, str):
        raise RecordError(f"a pointer names its feature and its location by texts, not {value!r:.80}")
    if feature not in FEATURES and feature not in ("", MACHINE):
        raise RecordError(f"the feature {feature!r:.60} has no counterpart here")
    return position(value.get("position")), feature, location


def figure_pointer(value: object) -> tuple[object, object]:
    """A pointer to a figure: that to the feature it stands on, and its id.

    JCloisterZone writes the one inside the other; a flat object that holds both is read, too.
    """
    if not isinstance(value, dict):
        raise RecordError(f"a pointer to a figure has featurePointer and meepleId; {value!r:.60} has not")
    return value.get("featurePointer", value), value.get("meepleId")


def is_machine(feature: str, location: str) -> bool:
    """Whether a pointer means the flying machine on the tile."""
    return feature == MACHINE or (not feature and location in _OLD_MACHINE)


def tile_at(state: State, cell: tuple[int, int]) -> Turned:
    """The tile on a cell; ``RecordError`` if none lies there."""
    try:
        return state.tiles[cell_of(cell)][0]
    except KeyError:
        raise RecordError(f"there is no tile at {cell[0]},{cell[1]}") from None


def spot(tile: Turned, feature: str, location: str) -> str:
    """Our name of the segment that a location means on a tile; ``RecordError`` if that is no segment of it."""
    found = {tile.spots[name] for name in _spots(tile, feature, location) if name in tile.spots}
    if len(found) != 1 or any(name not in tile.spots for name in _spots(tile, feature, location)):
        what = f"{feature or 'feature'} {location!r:.60}"
        raise RecordError(f"{tile.design.id} turned r{tile.turn} has no {what}; it has {', '.join(tile.where)}")
    return tile.where[found.pop()]


def _spots(tile: Turned, feature: str, location: str) -> list[str]:
    """Every spot that a location names; all of them belong to one segment if it is right."""
    kind, parts = FEATURES.get(feature, ""), location.split(".")
    if kind in ("", "field") and all(part in _FIELDS for part in parts):
        return [f"field.{_FIELDS[part]}" for part in parts]
    if (kind == "field" and location == "I") or location in _OLD_FIELD:
        return ["field.inside"]
    if (kind == "monastery" and location == "I") or location in _OLD_MONASTERY:
        return ["monastery"]
    if kind in ("", "city", "road") and all(part in _EDGES for part in parts):
        sides = [side for part in parts for side in _EDGES[part]]
        kinds = (kind,) if kind else ("city", "road")
        return next(([f"{k}.{side}" for side in sides] for k in kinds if f"{k}.{sides[0]}" in tile.spots), ["none"])
    return ["none"]


def roads(tile: Turned, location: str) -> tuple[str, str]:
    """The two roads that a ferry joins, in the tile's order; ``RecordError`` if they are not two roads of the tile."""
    sides = [side for part in location.split(".") for side in _EDGES.get(part, ())]
    found = sorted({tile.spots[f"road.{side}"] for side in sides if f"road.{side}" in tile.spots})
    if len(sides) != 2 or len(found) != 2:
        raise RecordError(f"a ferry joins two roads of its lake, not {location!r:.60}")
    return tile.where[found[0]], tile.where[found[1]]


# ---- the other way round


def pointer_place(tile: Turned, segment: int) -> dict[str, str]:
    """Feature and location of a segment, as a pointer names them."""
    kind = tile.design.kinds[segment]
    if kind == FIELD:
        at = [name for name, half in _FIELDS.items() if tile.spots.get(f"field.{half}") == segment]
        return {"feature": "Field", "location": ".".join(at) or "I"}
    if segment in tile.design.singles:
        return {"feature": kind.capitalize(), "location": "I"}
    return {
        "feature": kind.capitalize(),
        "location": edges(s for s in SIDES if tile.spots.get(f"{kind}.{s}") == segment),
    }


def edges(sides: Iterable[str]) -> str:
    """The location of some edges."""
    return _NAMED[frozenset(sides)]
