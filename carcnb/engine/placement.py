"""Which placements and deployments are legal: the options of the two questions of every turn; why a tile cannot lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, overload

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.grid import AROUND, STEP, XY, cell_of
from carcnb.engine.refusals import Refusal
from carcnb.engine.state import State
from carcnb.tiles import ASKS, OPPOSITE, SIDES, design

if TYPE_CHECKING:
    from carcnb.engine.table import Table


_ASKED = [sum(ASKS[d] for d in range(4) if sides >> d & 1) for sides in range(1, 16)]
"""The bits of a pattern that stand for one or more sides, for every choice of them."""


class _Places(dict[int, tuple[Action, ...]]):
    """The actions that lay a design in some turns, by cell; kept, for they are compared by the million."""

    def __init__(self, name: str, turns: tuple[int, ...]) -> None:
        self.name, self.turns = name, turns

    def __missing__(self, cell: int) -> tuple[Action, ...]:
        xy = XY[cell]
        self[cell] = tuple([Action("place", self.name, xy, TURNS[turn]) for turn in self.turns])
        return self[cell]


_places = cache(_Places)


@cache
def _fits(name: str) -> tuple[_Places | None, ...]:
    """The turns of a design that continue every terrain a square asks for, by the square's pattern (BASE-4.5).

    A square asks for something on one side at least; no turn fits those patterns that have none here, or lie beyond.
    """
    tile, fits = design(name), dict[int, tuple[int, ...]]()
    for turn in tile.distinct:
        for asked in _ASKED:
            pattern = tile.turns[turn].pattern & asked
            fits[pattern] = (*fits.get(pattern, ()), turn)
    return tuple([_places(name, fits[pattern]) if pattern in fits else None for pattern in range(max(fits) + 1)])


@cache
def _patterns(name: str) -> frozenset[int]:
    """What a square may ask for so that a design fits there in some turn."""
    return frozenset([pattern for pattern, places in enumerate(_fits(name)) if places is not None])


def turns_for(name: str, asked: int) -> Sequence[int]:
    """The turns in which a design fits on an empty square, by the pattern that asks there (``State.frontier``)."""
    fits = _fits(name)
    found = fits[asked] if asked < len(fits) else None
    return found.turns if found is not None else ()


@cache
def _deploy(kind: str, cell: int, where: str) -> Action:
    return Action("deploy", kind, XY[cell], where)


class Placements(Sequence[Action]):
    """The legal placements of a tile, listed once somebody reads them.

    Whether one is among them is known without.
    """

    __slots__ = ("_fits", "_frontier", "_listed")

    def __init__(self, frontier: Mapping[int, int], name: str) -> None:
        self._frontier, self._fits = frontier, _fits(name)
        self._listed: list[Action] | None = None

    def _list(self) -> list[Action]:
        listed: list[Action] = []
        fits, most = self._fits, len(self._fits)
        for cell, pattern in self._frontier.items():
            if pattern < most and (places := fits[pattern]) is not None:
                listed += places[cell]
        self._listed = listed
        return listed

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action) or not action.cell:
            return False
        try:
            cell = cell_of(action.cell)
        except ValueError:  # farther away than any cell
            return False
        pattern = self._frontier.get(cell, 0)
        places = self._fits[pattern] if pattern < len(self._fits) else None
        return places is not None and action in places[cell]

    def __len__(self) -> int:
        return len(self._listed or self._list())

    def __iter__(self) -> Iterator[Action]:
        return iter(self._listed or self._list())

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        return (self._listed or self._list())[index]

    def __repr__(self) -> str:
        return repr(self._listed or self._list())


def fits_somewhere(state: State, name: str) -> bool:
    """Whether a tile can be placed at all (BASE-4.7)."""
    return not _patterns(name).isdisjoint(state.frontier.values())


def placements(state: State, name: str) -> Placements:
    """Every legal placement of a tile: beside a laid tile, all touching terrains continue (BASE-4.3, BASE-4.5).

    Turns that show the very same tile are one placement.  They stay what they are when the state changes.
    """
    found: Placements | None = state.known.get(name)
    if found is None:
        found = state.known[name] = Placements(state.frontier.copy(), name)
    return found


def why_not_placed(state: State, action: Action) -> Refusal | None:
    """Why a tile cannot lie there: the cell is taken or touches nothing, or a terrain breaks off (BASE-4.3 to 4.5)."""
    try:
        cell = cell_of(action.xy)
    except ValueError:
        return Refusal("alone", "BASE-4.3", {})
    tiles = state.tiles
    if cell in tiles:
        return Refusal("cell-taken", "BASE-4.3", {"neighbour": tiles[cell][0].design.id})
    if cell not in state.frontier:
        corner = any(cell + step in tiles for step in AROUND)
        return Refusal("corner", "BASE-4.4", {}) if corner else Refusal("alone", "BASE-4.3", {})
    turned = design(action.what).turns[TURNS.index(action.where)]
    clashes = []
    for d in range(4):
        beside = tiles.get(cell + STEP[d])
        if beside and beside[0].edges[OPPOSITE[d]] != turned.edges[d]:
            clashes.append((SIDES[d], turned.edges[d], beside[0].edges[OPPOSITE[d]], beside[0].design.id))
    if not clashes:
        return None
    side, mine, theirs, neighbour = clashes[0]
    args: dict[str, str | tuple[str, ...]] = {
        "tile": action.what,
        "side": side,
        "mine": mine,
        "theirs": theirs,
        "neighbour": neighbour,
    }
    return Refusal("edge", "BASE-4.5", args, tuple(clash[0] for clash in clashes))


def deployments(table: Table, cell: int) -> list[Action]:
    """Every legal deployment on the tile just laid: a free segment, a follower in the supply (BASE-5.2 to BASE-5.9)."""
    state = table.state
    kinds = [kind for kind in table.followers if state.supply[state.player, kind]]
    options: list[Action] = []
    if kinds:
        tile, first = state.tiles[cell]
        taken, label, player = table.occupied_features(), state.label, state.player
        options = [
            _deploy(kind, cell, where)
            for segment, where in enumerate(tile.where, first)
            if label[segment] not in taken
            for kind in kinds
            if table.may_stand(player, kind, segment)
        ]
    for change in table.folds["deployments"]:
        options = change(table, cell, options)
    return options


def canonical(state: State, action: Action, options: Sequence[Action]) -> Action:
    """The option that an action means: other names of the same segments, or another turn that shows the same tile.

    Segments of one kind are named in any order; of different kinds the first is where something comes from.
    """
    if action in options or not action.cell or not action.where:
        return action
    if action.verb == "place" and action.what and action.where in TURNS:
        try:
            turn = design(action.what).same_as(TURNS.index(action.where))
        except KeyError:
            return action
        return action._replace(where=f"r{turn}")
    try:
        tile, _ = state.tiles[cell_of(action.cell)]
        named = [tile.spots[spot] for spot in action.where.split("+")]
        if len({tile.design.kinds[segment] for segment in named}) == 1:
            named = sorted(set(named))
        return action._replace(where="+".join([tile.where[segment] for segment in named]))
    except (KeyError, ValueError):  # no tile, no such segment, or farther away than any cell
        return action
