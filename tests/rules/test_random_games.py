"""Random games of every size and variant, held against a second, slow referee."""

from __future__ import annotations

import random
from typing import Any

import pytest

from carcnb import Game
from tests import contract, oracle

VARIANTS: list[dict[str, Any]] = [{}, {"farmers": False}, {"small_city_scores_2": True}]


def start(seed: int) -> tuple[Game, random.Random]:
    """A new game whose size and variant follow from the seed."""
    return Game(players=2 + seed % 5, seed=seed, **VARIANTS[seed % 3]), random.Random(seed)


def step(game: Game, rng: random.Random) -> None:
    """Answer one question at random; figures are put down a little less often than they could be."""
    options = game.legal_actions()
    told = contract.rebuild(game) if rng.random() < 0.05 else None
    action = options[-1] if options[-1] == contract.SKIP and rng.random() < 0.3 else rng.choice(options)
    player = game.prompt.player if game.prompt else ""
    supply = game.table.state.supply[player, "meeple"]
    game.apply(action)
    if told and action.verb == "place":
        assert action.cell is not None
        told.board[action.cell] = (action.what, int(action.where[1]))
        asked = game.prompt is not None and game.prompt.kind == "deploy" and game.prompt.cell == action.cell
        assert asked == bool(supply and contract.free_spots(game, told, action.cell))


@pytest.mark.parametrize("seed", range(15))
def test_every_answer_of_a_game_keeps_the_contract(seed: int) -> None:
    game, rng = start(seed)
    contract.check_game(game)
    while not game.over:
        step(game, rng)
        if rng.random() < 0.25 or game.over:
            contract.check_game(game, rng)
    contract.check_scoring(game)


@pytest.mark.parametrize("first", range(1000, 1200, 20))
def test_scoring_of_many_games(first: int) -> None:
    for seed in range(first, first + 20):
        game, rng = start(seed)
        while not game.over:
            step(game, rng)
        contract.check_scoring(game)
        told = contract.rebuild(game)
        contract.check_events(game, told)
        contract.check_supplies(game)


def test_the_oracle_is_itself_right_about_a_small_board() -> None:
    board = {(0, 0): ("base-D", 0), (0, -1): ("base-E", 2), (1, 0): ("base-V", 0)}
    city = oracle.region(board, (0, 0, 0))
    assert city == oracle.Region("city", frozenset([(0, 0, 0), (0, -1, 0)]), frozenset())
    road = oracle.region(board, (1, 0, 0))
    assert (len(road.cells), road.open) == (2, frozenset({(0, 0, "W"), (1, 0, "S")}))
    assert oracle.worth(board, city) == 4
    assert oracle.worth(board, oracle.region(board, (0, 0, 2))) == 3
    assert ((1, -1), 0) in oracle.fits(board, "base-B")
    assert ((1, -1), 3) not in oracle.fits(board, "base-E")
