"""One turn, in the order of the rulebook (BASE-3.2): the page to read beside the booklet."""

from __future__ import annotations

from carcnb.engine.actions import SKIP, TURNS
from carcnb.engine.board import put
from carcnb.engine.events import TileDrawn, TilePlaced, TileRemoved, TurnBegan
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.placement import deployments
from carcnb.engine.prompts import Answered, Ask, Chance, Script
from carcnb.engine.scoring import score_completed
from carcnb.engine.table import Table
from carcnb.tiles import design

DRAW, PLACE, DEPLOY, UNDER_WAY = "", "place", "deploy", "under way"
"""The steps at which a part of a turn can be taken up; two are named like the question they begin with.

Once that is answered the step is under way, and can only be played again.
"""


def turn(table: Table) -> Script:
    """A player's whole turn: one tile and what follows from it, and another part where an expansion grants one.

    What a step has to know stands in the state, so that a turn under way goes on from the step that is due.
    """
    state = table.state
    if state.step == DRAW:
        state.part = 0
        table.say(TurnBegan(state.player, state.number))
    yield from steps(table)
    while table.goes_on():
        yield from steps(table)
    yield from table.moment("turn_over")


def part(table: Table) -> Script:
    """A whole part in the midst of another one; that waits, and the tile in hand with it."""
    state = table.state
    waiting = state.step, state.cell, state.held
    state.step, state.held = DRAW, state.hand
    state.within += 1
    yield from steps(table)
    state.within -= 1
    state.step, state.cell, state.held = waiting


def steps(table: Table) -> Script:
    """One tile and all that follows from it; nothing when no tile is left (D-BASE-5)."""
    state = table.state
    if state.step == DRAW:
        state.part += 1
        yield from draw(table)
    if state.step == PLACE:
        yield from place(table)
        yield from table.moment("tile_placed", state.cell)
        state.step = DEPLOY
    if state.step == DEPLOY:
        cell = state.cell
        chosen = yield from deploy(table, cell)
        state.step = UNDER_WAY
        yield from table.moment("figure_placed", cell, chosen)
        yield from score_completed(table, cell)
        yield from table.moment("part_over", cell)
        state.step = DRAW


def draw(table: Table) -> Script:
    """Draw a tile that fits somewhere; one that does not leaves the game (BASE-4.7, BASE-4.8).

    There is nothing to place when the last tile of the stack fitted nowhere (D-BASE-5).
    """
    state = table.state
    while state.bag:
        name = (yield Chance("tile", table.drawable())).what
        take(state.bag, name)
        state.hand = name
        table.say(TileDrawn(state.player, name))
        if table.can_lie(name):
            yield from table.moment("tile_drawn")  # which may change the tile in hand for another
        if table.can_lie(state.hand):
            state.step = PLACE
            return
        table.say(TileRemoved(state.player, state.hand))
        state.hand = state.held


def place(table: Table) -> Script:
    """The player lays the tile in hand beside others, where all touching terrains continue (BASE-3.3)."""
    state, player, name = table.state, table.state.player, table.state.hand
    action = yield table.take_up() or Ask(
        player, PLACE, table.placements(name), "BASE-3.3", target="square", tile=name, step="tile"
    )
    state.step = UNDER_WAY
    xy, quarter = action.xy, TURNS.index(action.where)
    state.cell = cell_of(xy)
    put(state, state.cell, design(name).turns[quarter])
    state.hand = state.held
    table.say(TilePlaced(player, name, xy, quarter))


def deploy(table: Table, cell: int) -> Answered:
    """The player may put one figure on the tile just laid (BASE-3.4, BASE-5.1); without a choice nothing is asked.

    Returns the action chosen; those with a verb of an expansion's own are carried out at the moment that follows.
    """
    state, ask = table.state, table.take_up()
    if not ask:
        options = deployments(table, cell)
        if not options:
            return SKIP
        options.append(SKIP)
        ask = Ask(state.player, DEPLOY, options, "BASE-5.1", target="segment", cell=XY[cell], step="figure")
    action = yield ask
    if action.verb == DEPLOY:
        tile, first = state.tiles[cell]
        table.deploy(state.player, action.what, first + tile.spots[action.where])
    return action


def take(bag: dict[str, int], name: str) -> None:
    """Take one tile out of the bag."""
    bag[name] -= 1
    if not bag[name]:
        del bag[name]
