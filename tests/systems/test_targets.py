"""Every question says what its answers are about, and its answers are about that."""

# mypy: disable-error-code="arg-type, union-attr"
from __future__ import annotations

import random

import pytest

import carcnb
from carcnb.engine.actions import TURNS, Action
from carcnb.engine.expansions import NAMES
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import ON_SEGMENT, Ask
from carcnb.engine.table import Table
from carcnb.tiles import designs


def is_about(table: Table, ask: Ask, option: Action) -> bool:
    """Whether an answer is about the target of its question."""
    state, what = table.state, option.what
    named = option.where.split("+")
    laid = state.tiles.get(cell_of(option.cell)) if option.cell else None
    if ask.target == "square":
        return option.cell is not None and laid is None and option.where in TURNS and what == ask.tile
    if ask.target in (*ON_SEGMENT, "segments"):
        if laid is None or not all(spot in laid[0].spots for spot in named):
            return False
        standing = state.figures.get(laid[1] + laid[0].spots[named[0]], ())
        owned = ask.target != "figure" or any(figure == (ask.player, what) for figure in standing)
        return owned and len(named) == 1 + (ask.target == "segments") and ask.piece in ("", what, *HANDS, "ferry")
    holds = {
        "tile": laid is not None and not option.where and ask.piece != "",
        "neutral": any(piece.kind == what for piece in state.neutrals),
        "design": what in designs(),
        "card": what in state.hands.get((ask.player, ask.kind), ()),
        "deck": not what and any(ask.piece in expansion.decks for expansion in table.expansions),
        "space": what.isdecimal() and any(ask.piece in expansion.on_track for expansion in table.expansions),
        "piece": (ask.player, what) in state.track,
        "player": what in table.setup.seats and (ask.player, ask.piece) in state.on_track,
        "choice": option.cell is None,
    }
    return holds[ask.target]


HANDS = ("shortest_road", "smallest_city", "monastery", "score_and_return")
"""Letters whose answers are about a place on the board."""


@pytest.mark.parametrize("seed", range(2))
def test_the_answers_to_every_question_are_about_its_target(seed: int) -> None:
    game = carcnb.Game(3, NAMES, seed=seed)
    choose = random.Random(seed).choice
    while not game.over:
        ask = game.prompt
        about = ask.target_actions
        assert about or ask.kind in ("letter", "deploy")  # nothing but its seal, nothing but a flight
        assert [o for o in about if not is_about(game.table, ask, o)] == [], (ask.kind, ask.target)
        if ask.target != "choice":
            assert all(option.cell is None or option.verb != ask.kind for option in ask.options if option not in about)
        game.apply(choose(game.legal_actions()))
