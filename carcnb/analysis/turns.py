"""Whole turns: every way in which a player can answer all that is asked before luck or somebody else decides."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from carcnb.engine.actions import Action
from carcnb.engine.afterstates import Line
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask, Chance
from carcnb.engine.table import Table
from carcnb.errors import require

EQUAL = 1e-9
"""Lines whose values differ by no more than this differ by rounding alone."""


def turns(game: Game, most: int | None = None) -> Iterator[Line]:
    """The lines of the player asked, each to the end of what is asked, with the table after it.

    Where ``Game.afterstates`` has one answer and the next, these have all: a ferry after the thief, a figure after the
    mage.  After so many lines (``most``) it stops.
    """
    me, found = require(game.prompt, Ask).player, 0
    left: list[tuple[Action, ...]] = [(action,) for action in reversed(game.legal_actions())]
    while left and (most is None or found < most):
        line = left.pop()
        following = met_after(game, line)
        if isinstance(following, Ask) and following.player == me:
            left += [(*line, option) for option in reversed(following.options)]
        else:
            found += 1
            yield line, game.settled_table(line)


def met_after(game: Game, line: Sequence[Action]) -> Ask | Chance | None:
    """What is asked, or left to chance, after these answers; None where the turn is over."""
    course = game.rehearsal()
    met: Ask | Chance | None = course.prompt
    for action in line:
        met = course.step(action)
    return met


def alike(line: Sequence[Action], after: Table) -> Hashable:
    """The same for two lines that come to the same: they differ only in the part of a feature that is named."""
    return tuple(_alike(action, after) for action in line)


def _alike(action: Action, after: Table) -> Hashable:
    state = after.state
    tile, first = state.tiles.get(cell_of(action.cell), (None, 0)) if action.cell else (None, 0)
    if tile is None or action.where not in tile.spots:
        return action
    segment = first + tile.spots[action.where]
    row = state.features[state.label[segment]]
    return action.verb, action.what, row[0] if row else "", state.label[segment]
