"""One turn, in the order of the rulebook (BASE-3.2): the page to read beside the booklet."""

from __future__ import annotations

from carcnb.rules.actions import SKIP, TURNS
from carcnb.rules.board import put
from carcnb.rules.events import TileDrawn, TilePlaced, TileRemoved, TurnBegan
from carcnb.rules.grid import XY, cell_of
from carcnb.rules.placement import deployments, placements
from carcnb.rules.prompts import Answered, Ask, Chance, Script
from carcnb.rules.scoring import score_completed
from carcnb.rules.table import Table
from carcnb.tiles import design


def turn(table: Table) -> Script:
    """A player's whole turn: one tile and what follows from it, or several where an expansion grants another."""
    table.say(TurnBegan(table.state.player, table.state.number))
    more = True
    while more:
        cell = yield from draw_and_place(table)
        if cell is None:
            return
        yield from table.moment("tile_placed", cell)
        yield from deploy(table, cell)
        yield from table.moment("figure_placed", cell)
        yield from score_completed(table, cell)
        yield from table.moment("part_over", cell)
        more = another_part(table)


def draw_and_place(table: Table) -> Answered:
    """Draw a tile and lay it; one that fits nowhere leaves the game and the next is drawn (BASE-4.7, BASE-4.8).

    Returns the cell, or None when the last tile of the stack fitted nowhere (D-BASE-5).
    """
    state = table.state
    player = state.player
    while state.bag:
        name = (yield Chance("tile", state.bag)).what
        take(state.bag, name)
        table.say(TileDrawn(player, name))
        if not placements(state, name):
            table.say(TileRemoved(player, name))
            continue
        yield from table.moment("tile_drawn", name)
        action = yield Ask(player, "place", placements(state, name), name)
        assert action.cell is not None
        cell, quarter = cell_of(action.cell), TURNS.index(action.where)
        put(state, cell, design(name).turns[quarter])
        table.say(TilePlaced(player, name, XY[cell], quarter))
        return cell
    return None


def deploy(table: Table, cell: int) -> Script:
    """The player may put one figure on the tile just laid (BASE-3.4, BASE-5.1); without a choice nothing is asked."""
    options = deployments(table, cell)
    if options:
        state = table.state
        options.append(SKIP)
        action = yield Ask(state.player, "deploy", options, cell=XY[cell])
        if action is not SKIP and action.verb == "deploy":
            tile, first = state.tiles[cell]
            table.deploy(state.player, action.what, first + tile.spots[action.where])


def another_part(table: Table) -> bool:
    """Whether the same player draws again before the next (only by an expansion, and only while tiles are left)."""
    more = False
    for change in table.folds["another_part"]:
        more = change(table, more)
    return more and bool(table.state.bag)


def take(bag: dict[str, int], name: str) -> None:
    """Take one tile out of the bag."""
    bag[name] -= 1
    if not bag[name]:
        del bag[name]
