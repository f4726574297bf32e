"""Rules of the base game, turned round: what has another answer then is decided by them."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import RuleChange
from carcnb.engine.board import is_complete
from carcnb.engine.events import Feature, Owned
from carcnb.engine.grid import AROUND, cell_of
from carcnb.engine.scoring import Due, lines
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.tiles import FIELD, ROAD, design

MONASTERY = "monastery"


class MonasteriesApart(RuleChange):
    """A monastery may not lie beside another one."""

    rules = ("BASE-4.6",)

    def placements(self, table: Table, options: Sequence[Action]) -> Sequence[Action]:
        tiles = table.state.tiles
        return [option for option in options if MONASTERY not in design(option.what).kinds
                or not any(MONASTERY in tiles[there][0].design.kinds for step in AROUND
                           if (there := cell_of(option.xy) + step) in tiles)]  # fmt: skip


class NothingAtOnce(RuleChange):
    """What a tile completes is scored at the end of the game."""

    rules = ("BASE-3.5",)

    def dues(self, table: Table, cell: int, dues: list[Due]) -> list[Due]:
        return []


class TileTaken(RuleChange):
    """On a tile of which one part is taken only the fields are left, or nothing."""

    rules = ("BASE-5.9",)

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        tile, first = table.state.tiles[cell]
        names = table.state.label[first : first + len(tile.where)]
        fields = [option for option in options if option.where.startswith(FIELD)]
        return fields if fields and table.occupied_features().intersection(names) else options


class RingOpen(RuleChange):
    """A road that runs in a ring is never complete."""

    rules = ("BASE-6.2",)

    def reshape(self, state: State) -> None:
        for name, (kind, segments, ends) in enumerate(state.features):
            if kind == ROAD and ends == 0 and segments and all(_passes(state, at) for at in segments):
                state.features[name] = (kind, segments, 1)


def _passes(state: State, segment: int) -> bool:
    """Whether a road goes on over two sides of a tile."""
    tile, first = state.tiles[state.home[segment]]
    return len(tile.reached[segment - first]) == 2


class FiguresStay(RuleChange):
    """Figures stay where they are when they have scored."""

    rules = ("BASE-10.1",)

    def dues(self, table: Table, cell: int, dues: list[Due]) -> list[Due]:
        return [due._replace(home="") for due in dues]


class LastTileScores(RuleChange):
    """A monastery pays whoever lays the last tile around it."""

    rules = ("BASE-9.3",)

    def owners(self, table: Table, segment: int, feature: Feature, owned: Owned) -> Owned:
        if feature.kind != MONASTERY or not feature.complete or not owned.seats:
            return owned
        return Owned((table.state.player,), "BASE-9.3")


class FieldsAtOnce(RuleChange):
    """A field is scored, and its farmers go home, whenever a tile completes something."""

    rules = ("BASE-11.2", "BASE-11.3")

    def dues(self, table: Table, cell: int, dues: list[Due]) -> list[Due]:
        state = table.state
        found = {state.label[at]: at for at in state.figures if state.features[state.label[at]][0] == FIELD}
        fields = [(at, table.feature(at)) for at in found.values()] if dues else []
        return dues + [Due(field, {seat: lines(table, at, field, seat) for seat in field.owners}, at, "BASE-11.2")
                       for at, field in fields if field.owners and field.cities]  # fmt: skip


class FieldsFirst(RuleChange):
    """Joined fields stay two: a farmer owns only the part on his own tile."""

    rules = ("BASE-11.1", "BASE-11.5")

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        if feature.kind != FIELD or len(feature.strength) < 2:
            return feature
        state = table.state
        home, name = state.home[segment], state.label[segment]
        here = {one.seat for at, there in state.figures.items() for one in there
                if (state.home[at], state.label[at]) == (home, name)}  # fmt: skip
        return feature._replace(strength=tuple((seat, n) for seat, n in feature.strength if seat in here))


class LargeCitiesOnly(RuleChange):
    """A city of two tiles brings a field nothing."""

    rules = ("BASE-15.5",)

    def cities(self, table: Table, segment: int, cities: set[int]) -> set[int]:
        state = table.state
        return {name for name in cities if len({state.home[at] for at in state.features[name][1]}) > 2}


class CityPaysOnce(RuleChange):
    """A city pays only one of the fields that it touches."""

    rules = ("BASE-15.7",)

    def cities(self, table: Table, segment: int, cities: set[int]) -> set[int]:
        state = table.state
        mine = state.label[segment]
        return {name for name in cities if mine == min(_fields(state, name), default=mine)}


def _fields(state: State, city: int) -> set[int]:
    """The fields that a city touches."""
    found = set()
    for at in state.features[city][1]:
        tile, first = state.tiles[state.home[at]]
        found |= {state.label[first + n] for n, borders in enumerate(tile.design.borders) if at - first in borders}
    return found


class CityNeedsKnight(RuleChange):
    """A city brings a field points only if a knight is there."""

    rules = ("BASE-15.8",)

    def cities(self, table: Table, segment: int, cities: set[int]) -> set[int]:
        return cities & {table.state.label[at] for at in table.state.figures if is_complete(table.state, at)}
