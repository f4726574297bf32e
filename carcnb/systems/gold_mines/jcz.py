"""Which gold bar JCloisterZone hands out where our rules let the player choose (GOLD-10, D-GOLD-3).

It takes the tiles in one fixed order: those claimed by more players first, and among equals as Java's hash table of
positions happens to list them.
"""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.events import FeatureCompleted, NeutralRemoved
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.systems.gold_mines.rules import GOLD, tiles_of

_BITS = (1 << 32) - 1


def choose(table: Table, ask: Ask) -> Action:
    """The bar that JCloisterZone gives the player who is asked which to take."""
    claims = _claims(table)

    def rank(option: Action) -> tuple[int, int]:
        return -len(claims[option.xy]), slot(option.xy, len(claims))

    return min(ask.options, key=rank)


def _claims(table: Table) -> dict[tuple[int, int], set[str]]:
    """The seats that had a claim to the bars on a cell when the tile had been scored."""
    since = table.since_tile()
    gold = {XY[bar.cell] for bar in table.neutral(GOLD)}
    gold |= {event.cell for event in since if isinstance(event, NeutralRemoved) and event.piece == GOLD}  # taken now
    claims: dict[tuple[int, int], set[str]] = {}
    for event in reversed(since):
        if isinstance(event, FeatureCompleted) and event.feature.owners:
            for cell in gold:
                if cell_of(cell) in tiles_of(table, event.feature):
                    claims.setdefault(cell, set()).update(event.feature.owners)
    return claims


def slot(cell: tuple[int, int], entries: int) -> int:
    """The place of a position in a Java hash table of so many: its size is a power of two, at most 3/4 of it in use."""
    size = 16
    while entries > size * 3 // 4:
        size *= 2
    x, y = cell
    code = ((x << 16) ^ y) & _BITS
    return (code ^ code >> 16) % size
