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
    """A player's whole turn: one tile and what follows from it; an expansion may add another part when it is over."""
    table.state.part = 0
    table.say(TurnBegan(table.state.player, table.state.number))
    yield from part(table)
    yield from table.moment("turn_over")


def part(table: Table) -> Script:
    """One tile and all that follows from it; nothing when no tile is left (D-BASE-5)."""
    table.state.part += 1
    cell = yield from draw_and_place(table)
    if cell is not None:
        yield from table.moment("tile_placed", cell)
        chosen = yield from deploy(table, cell)
        yield from table.moment("figure_placed", cell, chosen)
        yield from score_completed(table, cell)
        yield from table.moment("part_over", cell)


def draw_and_place(table: Table) -> Answered:
    """Draw a tile and lay it; one that fits nowhere leaves the game and the next is drawn (BASE-4.7, BASE-4.8).

    Returns the cell, or None when the last tile of the stack fitted nowhere (D-BASE-5).
    """
    state = table.state
    player, held = state.player, state.hand  # what is drawn in between leaves a tile in hand waiting
    while state.bag:
        name = (yield Chance("tile", state.bag)).what
        take(state.bag, name)
        state.hand = name
        table.say(TileDrawn(player, name))
        places = placements(state, name)
        if places and table.moments["tile_drawn"]:
            yield from table.moment("tile_drawn")
            name = state.hand
            places = placements(state, name)
        if not places:
            table.say(TileRemoved(player, name))
            state.hand = held
            continue
        action = yield Ask(player, "place", places, "BASE-3.3", target="square", tile=name, step="tile")
        assert action.cell is not None
        cell, quarter = cell_of(action.cell), TURNS.index(action.where)
        put(state, cell, design(name).turns[quarter])
        state.hand = held
        table.say(TilePlaced(player, name, XY[cell], quarter))
        return cell
    return None


def deploy(table: Table, cell: int) -> Answered:
    """The player may put one figure on the tile just laid (BASE-3.4, BASE-5.1); without a choice nothing is asked.

    Returns the action chosen; those with a verb of an expansion's own are carried out at the moment that follows.
    """
    action = SKIP
    options = deployments(table, cell)
    if options:
        state = table.state
        options.append(SKIP)
        action = yield Ask(state.player, "deploy", options, "BASE-5.1", target="segment", cell=XY[cell], step="figure")
        if action.verb == "deploy":
            tile, first = state.tiles[cell]
            table.deploy(state.player, action.what, first + tile.spots[action.where])
    return action


def take(bag: dict[str, int], name: str) -> None:
    """Take one tile out of the bag."""
    bag[name] -= 1
    if not bag[name]:
        del bag[name]
