"""Ferries: roads end at a lake, a ferry joins two of them, and the nearest ferries may be moved (FER-1 to FER-20)."""

from __future__ import annotations

from itertools import combinations
from types import MappingProxyType

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import across, link, unlink
from carcnb.engine.errors import SetupError
from carcnb.engine.events import NeutralMoved
from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.prompts import Ask, Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.state import Neutral, State
from carcnb.engine.table import Table
from carcnb.tiles import OPPOSITE, ROAD


class Ferries(Expansion):
    """8 tiles with a lake and 8 ferries, which belong to nobody.

    Every road that runs into a lake is a segment of its own and ends there (FER-5), until the ferry links it with
    another one (FER-4).  Ferries come after the figure and before the points (FER-15, FER-16): which roads are complete
    is judged only then (FER-17).
    """

    name = "ferries"
    verbs = ("ferry",)
    sets = ("ferries",)
    neutrals = MappingProxyType({"ferry": 8})

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script:
        """A new lake gets its ferry first, then ferries on the roads just extended may be moved (FER-14)."""
        if _has_lake(table.state, cell) and len(table.neutral("ferry")) < self.neutrals["ferry"]:
            yield from self._lay_new(table, cell)
        yield from self._move(table, cell)

    def _lay_new(self, table: Table, cell: int) -> Script:
        """The player on turn says which two roads of the new lake its ferry joins (FER-3)."""
        state = table.state
        ways = _ways(state, cell)
        chosen = yield _ask(state.player, list(ways), "FER-3", cell)
        link(state, *ways[chosen])
        table.put_neutral("ferry", cell, ways[chosen], "FER-3")

    def _move(self, table: Table, cell: int) -> Script:
        """The nearest ferries may be moved, each once, in any order (FER-8, FER-13).

        Which ones is settled before the first moves (D-FER-5).  Builders left alone go home after the last (D-FER-11).
        """
        state = table.state
        movable = self.movable(table, cell)
        moved = False
        while movable:
            options = [action for at in movable for action in _moves(table, at)]
            move = yield _ask(state.player, [*options, SKIP], "FER-8", cell)
            if move.cell is None:
                break
            at = cell_of(move.cell)
            ferry, pair = ferries(table)[at], _ways(state, at)[move]
            unlink(state, *ferry.segments)
            link(state, *pair)
            table.move_neutral(ferry, at, pair, "FER-8")
            movable.remove(at)
            moved = True
        if moved:
            table.send_strays_home()

    def movable(self, table: Table, cell: int) -> list[int]:
        """The lakes whose ferries may be moved after a tile was laid on ``cell`` (FER-11, FER-12)."""
        return nearest(table.state, cell)

    def lay(self, table: Table, kind: str, cell: int, segments: tuple[int, ...]) -> None:
        """Put a ferry on the lake of a starting position, where it joins two roads."""
        state = table.state
        if not _has_lake(state, cell):
            raise SetupError(f"a ferry lies on a lake, and {state.tiles[cell][0].design.id} has none")
        if cell in ferries(table):
            raise SetupError("a lake has one ferry, not two")
        ways = _ways(state, cell)
        if segments not in ways.values():
            raise SetupError(f"a ferry joins two roads of its lake; write one like 'ferry:{next(iter(ways)).where}'")
        link(state, *segments)
        table.put_neutral(kind, cell, segments, "BASE-2.1")

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """The rule that forbids a place of a ferry, new or moved."""
        if ask.kind != "ferry":
            return None
        if action == SKIP:
            return Refusal("ferry-due", "FER-3", {})
        if action.verb != "ferry" or action.what or action.cell is None:
            return None
        lakes = {option.cell for option in ask.options if option.cell}
        if action.cell not in lakes:
            return Refusal("ferry-first", "FER-14", {}) if SKIP not in ask.options else _stays(table, ask, action.cell)
        ways = _ways(table.state, cell_of(action.cell))
        if action in ways:
            return Refusal("ferry-same", "FER-9", {})
        roads = tuple(dict.fromkeys(spot for way in ways for spot in way.where.split("+")))
        return Refusal("ferry-roads", "FER-9", {"roads": roads})


def _ask(seat: str, options: list[Action], rule: str, cell: int) -> Ask:
    """Which two roads of a lake its ferry is to join."""
    return Ask(seat, "ferry", options, rule, target="segments", piece="ferry", cell=XY[cell], step="figure")


def ferries(table: Table) -> dict[int, Neutral]:
    """The ferries on the board by the cell of their lake; ``segments`` are the two that a ferry joins."""
    return {ferry.cell: ferry for ferry in table.neutral("ferry")}


def nearest(state: State, cell: int) -> list[int]:
    """The lakes whose ferry may move after a tile was laid on ``cell``, each once.

    They are the first ones met on every road that leads away from the tile (FER-11, FER-12), a new ferry on the tile
    itself not among them (FER-14).
    """
    tile, first = state.tiles[cell]
    met = [_first_met(state, first + tile.ports[d][1], d) for d in range(4) if tile.edges[d] == ROAD]
    return list(dict.fromkeys(lake for lake in met if lake is not None))


def _first_met(state: State, segment: int, side: int) -> int | None:
    """The lake of the first ferry on the road that leaves a segment over a side.

    None where the road ends before, or comes back to the tile it started from (D-FER-3).
    """
    start = state.home[segment]
    while True:
        there = across(state, segment, side)
        if there is None or state.home[there] == start:
            return None
        if there in state.links:
            return state.home[there]
        tile, first = state.tiles[state.home[there]]
        onward = [d for d in tile.reached[there - first] if d != OPPOSITE[side]]
        if not onward:
            return None
        segment, side = there, onward[0]


def _has_lake(state: State, cell: int) -> bool:
    return bool(state.tiles[cell][0].design.marks.get("lake"))


def _ways(state: State, cell: int) -> dict[Action, tuple[int, ...]]:
    """Every answer that puts a ferry on a lake, with the two segments it joins then (FER-9)."""
    tile, first = state.tiles[cell]
    roads = [segment for segment, kind in enumerate(tile.design.kinds) if kind == ROAD]
    return {
        Action("ferry", "", XY[cell], f"{tile.where[a]}+{tile.where[b]}"): (first + a, first + b)
        for a, b in combinations(roads, 2)
    }


def _moves(table: Table, cell: int) -> list[Action]:
    """Every answer that moves the ferry of a lake; to leave it where it is is no move (D-FER-14)."""
    now = ferries(table)[cell].segments
    return [action for action, pair in _ways(table.state, cell).items() if pair != now]


def _stays(table: Table, ask: Ask, where: tuple[int, int]) -> Refusal:
    """The rule that keeps a ferry where it is, or says that there is none."""
    state = table.state
    ferry = next((ferry for ferry in table.neutral("ferry") if XY[ferry.cell] == where), None)
    if ferry is None:
        return Refusal("ferry-none", "FER-8", {})
    done = table.since_tile()
    if any(isinstance(event, NeutralMoved) and (event.piece, event.cell) == ("ferry", where) for event in done):
        return Refusal("ferry-moved", "FER-13", {})
    if where == ask.xy:
        return Refusal("ferry-new", "FER-14", {})
    tile, first = state.tiles[cell_of(ask.xy)]
    extended = state.label[first : first + len(tile.where)]
    if state.label[ferry.segments[0]] in extended:
        return Refusal("ferry-farther", "FER-11", {})
    return Refusal("ferry-elsewhere", "FER-8", {})
