"""What can be asked at a moment of a played game about the tiles of an expansion themselves: what belongs together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import AROUND, cell_of
from carcnb.engine.table import Table
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import BUILT
from carcnb.quizzes.findings import Finder, Found, own_tile, place_of, read, square_of
from carcnb.quizzes.small_games import Moment
from carcnb.tiles import FIELD


def own_cells(table: Table, expansion: Expansion) -> set[int]:
    """The cells on which tiles of an expansion lie."""
    return {cell for cell, (tile, _) in table.state.tiles.items() if tile.design.set in expansion.sets}


def claims(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Where a follower can go on a tile of the expansion that has just been laid."""
    if moment.asked.kind == "deploy" and moment.asked.cell and own_tile(moment, expansion):
        tile, _ = moment.game.table.state.tiles[cell_of(moment.asked.cell)]
        yield Found("claims", tuple(f"{square_of(moment.asked.cell)} {spot}" for spot in tile.where))


def complete(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Which of some features are complete, several of them on tiles of the expansion."""
    if moment.moves():
        return
    table = moment.game.table
    cells, home = own_cells(table, expansion), table.state.home
    rows = [row for row in table.state.features if row[0] in BUILT and any(home[at] in cells for at in row[1])]
    done, others = [row for row in rows if row[2] == 0], [row for row in rows if row[2] != 0]
    if done and others:
        picked = dice.some(done, dice.between(1, level + 1)) + dice.some(others, dice.between(1, level + 1))
        yield Found("complete", read(place_of(table, dice.one(row[1])) for row in picked))


def same(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Places on and around a tile of the expansion, of one field and of others."""
    if moment.moves():
        return
    table, state = moment.game.table, moment.game.table.state
    fields = [row[1] for row in state.features if row[0] == FIELD]
    for cell in dice.some(sorted(own_cells(table, expansion)), 3):
        near = {cell, *(cell + step for step in AROUND)}
        by_field = [[at for at in row if state.home[at] in near] for row in fields]
        here = [row for row in by_field if len(row) > 1 and any(state.home[at] == cell for at in row)]
        if not here:
            continue
        row = dice.one(here)
        first = dice.one([at for at in row if state.home[at] == cell])
        others = [at for other in by_field if other is not row for at in other]
        marked = dice.some([at for at in row if at != first], dice.between(1, level + 1))
        marked += dice.some(others, dice.between(1, level + 1))
        yield Found("same", (place_of(table, first), *read(place_of(table, at) for at in marked)))


TILING: Mapping[str, Finder] = {"claims": claims, "complete tile": complete, "same": same}
"""What finds each of these questions."""
