"""The key of a position: what the rules can see of it, told in cells and names of segments."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from carcnb.engine.actions import Action
from carcnb.engine.board import spot_of
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Ask
from carcnb.engine.setup import Setup
from carcnb.engine.state import State


def key_of(setup: Setup, state: State, ask: Ask | None, answers: Sequence[Action]) -> Hashable:
    """A value that two positions share if and only if the rules see the same in both; ``answers`` are this turn's.

    Segments are numbered, features named and dictionaries filled in the order of play, so none of that is in it.
    """
    rules = (setup.seats, frozenset(setup.expansions), frozenset(setup.variants), setup.farmers)
    tiles = frozenset(
        (cell, tile.design.id, tile.turn if tile.turn in tile.design.distinct else tile.design.same_as(tile.turn))
        for cell, (tile, _) in state.tiles.items()
    )
    figures = frozenset((spot_of(state, at), tuple(sorted(held))) for at, held in state.figures.items())
    pieces = sorted(
        (piece.kind, XY[piece.cell], tuple(sorted(spot_of(state, at) for at in piece.segments)))
        for piece in state.neutrals
    )
    links = frozenset((spot_of(state, a), spot_of(state, b)) for a, b in state.links.items())
    held: list[Mapping[Any, Any]] = [state.supply, state.track, state.on_track, state.bag, state.tokens, state.memories]
    hands = frozenset((who, tuple(sorted(cards))) for who, cards in state.hands.items() if cards)
    turn = (state.player, state.hand, state.number, state.part, state.phase)
    asked = (ask.player, ask.kind, frozenset(ask.options)) if ask else None
    return (
        (*rules, setup.small_city_scores_2),
        (tiles, figures, tuple(pieces), links),
        (*(frozenset(table.items()) for table in held), hands),
        (*turn, asked, tuple(answers)),
    )
