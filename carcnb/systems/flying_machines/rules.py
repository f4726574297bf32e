"""Flying Machines: a figure may fly from a tile with a machine to another, as far as a die says (FLY-1 to FLY-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import is_complete, segment_at, terrain
from carcnb.engine.events import Cell, FigureReturned
from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import STEP, XY, cell_of
from carcnb.engine.prompts import Ask, Chance, Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.table import Table
from carcnb.tiles import FIELD, Turned

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""The directions a machine can point in (FLY-4)."""

_STEPS = tuple(STEP[i // 2] + (STEP[(i // 2 + 1) % 4] if i % 2 else 0) for i in range(8))
"""What to add to a cell for the next one in each direction; a diagonal step is one square along both axes (FLY-6)."""


class DieRolled(NamedTuple):
    """The die says how far the figure flies; ``cell`` is the square it comes to, a tile or not (FLY-5, FLY-6)."""

    player: str
    number: int
    cell: Cell
    rule: str = "FLY-5"


class FlightFailed(NamedTuple):
    """The figure finds no place to land on ``cell`` and stays in the supply; no other is placed (FLY-13)."""

    player: str
    figure: str
    cell: Cell
    rule: str = "FLY-13"


class FlightForeseen(NamedTuple):
    """On how many places a figure could land with a 1, a 2 and a 3, and the squares they lead to.

    It is told before the throw, and is no part of a game.
    """

    one: int
    two: int
    three: int
    cells: tuple[Cell, ...]
    rule: str = "FLY-9"

    @property
    def player(self) -> str:
        """Nobody's doing."""
        return ""


class FlyingMachines(Expansion):
    """8 tiles with a flying machine, which points in a direction, and one die.

    A flight is one way to place the figure of this tile (FLY-2).  Which figure flies is said before the throw, and then
    there is no way back (FLY-7, D-FLY-1).
    """

    name = "flying_machines"
    verbs = ("fly", "land")
    sets = ("flying",)
    chances = MappingProxyType({"die": MappingProxyType({"1": 2, "2": 2, "3": 2})})

    # ---- taking off

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        """From a tile with a machine every kind of follower at hand may fly, whoever stands there (FLY-2, 3, 14, 18).

        Builder and pig are no followers (FLY-15), and nothing asks whether a landing is possible (D-FLY-9).
        """
        state = table.state
        if direction(state.tiles[cell][0]):
            at_hand = [kind for kind in table.followers if state.supply[state.player, kind]]
            options += [Action("fly", kind, XY[cell]) for kind in at_hand]
        return options

    # ---- flying

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script:
        """The die is thrown once; the figure lands on the tile it comes to, where its player wants it (FLY-5 to 13)."""
        if chosen.verb != "fly":
            return
        state, player = table.state, table.state.player
        number = int((yield Chance("die", self.chances["die"])).what)
        there = self.square(table, cell, number)
        thrown = DieRolled(player, number, XY[there])
        table.say(thrown)
        options = [Action("land", chosen.what, XY[there], where) for where in self.landings(table, there, chosen.what)]
        if not options:
            table.say(FlightFailed(player, chosen.what, XY[there]))
            return
        lands = options[0]
        if len(options) > 1:
            lands = yield Ask(
                player,
                "land",
                options,
                "FLY-8",
                target="segment",
                piece=chosen.what,
                cell=XY[cell],
                about=thrown,
                step="figure",
            )
        table.deploy(player, chosen.what, segment_at(state, XY[there], lands.where), "FLY-16")

    def square(self, table: Table, cell: int, number: int) -> int:
        """The cell to which a throw leads from a tile with a machine."""
        return target(table.state.tiles[cell][0], cell, number)

    def landings(self, table: Table, cell: int, *flyers: str) -> list[str]:
        """Where a figure can land on a square."""
        return landings(table, cell, *flyers)

    # ---- before the throw

    def foretell(self, table: Table, action: Action) -> Sequence[FlightForeseen]:
        """Where the throws lead can be counted on the board by everybody; which of them comes is not told."""
        if action.verb not in ("place", "fly") or action.cell is None:
            return ()
        cell = cell_of(action.cell)
        tile, _ = table.state.tiles[cell]
        flyers = [action.what] if action.verb == "fly" else _flyers(table)
        if not direction(tile) or not flyers:
            return ()
        there = [target(tile, cell, number) for number in (1, 2, 3)]
        one, two, three = [len(self.landings(table, square, *flyers)) for square in there]
        return (FlightForeseen(one, two, three, tuple(XY[square] for square in there)),)

    # ---- reasons

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """The rule that keeps a figure on the ground, or in the air."""
        if ask.kind == "deploy" and action.verb == "fly":
            return _why_not_flown(table, ask, action)
        if ask.kind == "land" and action.verb in ("land", "fly", "deploy", SKIP.verb):
            return _why_not_landed(table, ask, action)
        return None


def direction(tile: Turned) -> str:
    """Where the machine on a turned tile points, ``"NE"``; it turns with its tile, "" without a machine (FLY-4)."""
    printed = tile.design.marks.get("flying_machine", "")
    return COMPASS[(COMPASS.index(printed) + 2 * tile.turn) % 8] if printed else ""


def target(tile: Turned, cell: int, number: int) -> int:
    """The cell that a flight from this tile comes to, ``number`` squares away in a straight line (FLY-6)."""
    return cell + number * _STEPS[COMPASS.index(direction(tile))]


def landings(table: Table, cell: int, *flyers: str) -> list[str]:
    """The unfinished roads, cities and monasteries on a square, taken or not: never a field (FLY-9 to FLY-12).

    Each segment has its name there, also where two belong to one feature (D-FLY-4); one of these kinds of figures of
    the player on turn may stand on it.
    """
    state = table.state
    if cell not in state.tiles:
        return []
    tile, first = state.tiles[cell]
    return [
        where
        for i, where in enumerate(tile.where)
        if tile.design.kinds[i] != FIELD
        and not is_complete(state, first + i)
        and any(table.may_stand(state.player, kind, first + i) for kind in flyers)
    ]


def _flyers(table: Table) -> list[str]:
    """What the player on turn had at hand to fly with from the tile laid last; what came home since is too late."""
    supply, player = table.state.supply, table.state.player
    home = [event for event in table.since_tile() if isinstance(event, FigureReturned)]
    back = Counter(event.figure for event in home if event.player == player)
    return [kind for kind in table.followers if supply[player, kind] > back[kind]]


def _why_not_flown(table: Table, ask: Ask, action: Action) -> Refusal | None:
    if action.cell != ask.xy or not direction(table.state.tiles[cell_of(ask.xy)][0]):
        return Refusal("fly-from", "FLY-2", {})
    if action.what not in table.figures or action.where:
        return None
    if action.what not in table.followers:
        return Refusal("fly-kind", "FLY-15", {})
    return Refusal("no-figure", "FLY-18", {"figure": action.what})


def _why_not_landed(table: Table, ask: Ask, action: Action) -> Refusal | None:
    flown = ask.options[0]
    if action.verb != "land" or action.what != flown.what:
        return Refusal("land-must", "FLY-7", {})
    if not action.cell or not action.where:
        return None
    try:
        tile, _ = table.state.tiles[cell_of(action.cell)]
    except (KeyError, ValueError):  # no tile, or farther away than any cell
        return Refusal("land-empty", "FLY-12", {})
    if action.cell != flown.cell:
        return Refusal("land-elsewhere", "FLY-6", {})
    if action.where not in tile.spots:
        return Refusal("no-spot", "FLY-8", {"spot": action.where, "spots": tile.where})
    segment = table.state.tiles[cell_of(action.cell)][1] + tile.spots[action.where]
    if terrain(table.state, segment) == FIELD:
        return Refusal("land-field", "FLY-11", {})
    standing = table.why_not_standing(ask.player, action.what, segment)
    return standing or Refusal("land-finished", "FLY-9", {})
