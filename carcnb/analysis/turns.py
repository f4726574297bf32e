"""Whole turns: every way in which a player can answer all that is asked before luck or somebody else decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from itertools import islice

from carcnb.engine.actions import Action
from carcnb.engine.afterstates import Line
from carcnb.engine.board import spot_of
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask, Chance
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.errors import require
from carcnb.tiles import Turned

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


def outcome(game: Game, line: Sequence[Action], after: Table | None = None) -> Hashable:
    """The same for two lines of a game that are twins: the rules go on from both alike, whatever they are called.

    So they may name another part of one feature, turn a tile that looks the same, or put down another figure that comes
    home at once.  ``after`` is the table after the line, if it is known.
    """
    table = game.settled_table(line) if after is None else after
    before, state = game.table.state, table.state
    figures = Counter((_feature(before, state, at), figure) for at, held in state.figures.items() for figure in held)
    pieces = Counter(
        (piece.kind, frozenset(_feature(before, state, at) for at in piece.segments) or piece.cell)
        for piece in state.neutrals
    )
    laid = [(cell, _look(tile)) for cell, (tile, _) in islice(state.tiles.items(), len(before.tiles), None)]
    held = (state.supply, state.track, state.on_track, state.bag, state.tokens, state.memories, state.hands)
    return (
        (frozenset(laid), frozenset(figures.items()), frozenset(pieces.items())),
        tuple([frozenset(of.items()) for of in held]),
        (state.player, state.hand, state.number, state.part, state.phase),
        _coming(met_after(game, line)),
    )


def _feature(before: State, state: State, segment: int) -> Hashable:
    """A feature by a name that it has after every line; what may be taken apart again counts by its parts."""
    parts = state.features[state.label[segment]][1]
    if not state.links.keys().isdisjoint(parts):
        return spot_of(state, segment)
    first = min(parts)  # what lay before has one number after every line
    return first if first < len(before.label) else min(spot_of(state, part) for part in parts)


def _coming(met: Ask | Chance | None) -> Hashable:
    """What is asked or drawn next."""
    if isinstance(met, Chance):
        return met.kind, frozenset(met.outcomes.items())
    return met and (met.player, met.kind)


@cache
def _look(tile: Turned) -> Hashable:
    """What a turned tile shows; one on which something points somewhere shows its turn."""
    design = tile.design
    points = any(isinstance(key, str) and not {*str(mark)} - {*"NESW"} for key, mark in design.marks.items())
    return design.id, tile.turn if points else tile.look()
