"""Random games of every size and variant, held against a second, slow referee."""

from __future__ import annotations

import random
from typing import Any

import pytest

from carcnb import Game
from tests import contract, oracle

WATCHED = True
VARIANTS: list[dict[str, Any]] = [{}, {"farmers": False}, {"small_city_scores_2": True}]


def play(seed: int, checked: float = 0.0) -> Game:
    """A random game whose size and variant follow from the seed; the contract is checked at a part of its moments.

    Figures are put down a little less often than they could be.
    """
    rng = random.Random(seed)
    game = Game(players=2 + seed % 5, seed=seed, **VARIANTS[seed % 3])
    watch = contract.Watch(game)
    while not game.over:
        options = game.legal_actions()
        game.apply(options[-1] if options[-1] == contract.SKIP and rng.random() < 0.3 else rng.choice(options))
        watch.see(game)
        if rng.random() < checked:
            contract.check_moment(game, watch, rng)
    contract.check_moment(game, watch, rng)
    return game


@pytest.mark.parametrize("seed", range(15))
def test_every_answer_of_a_game_keeps_the_contract(seed: int) -> None:
    play(seed, checked=0.25)


@pytest.mark.parametrize(
    "first", [1000, 1020, *(pytest.param(n, marks=pytest.mark.many) for n in range(1040, 1200, 20))]
)
def test_scoring_of_many_games(first: int) -> None:
    for seed in range(first, first + 20):
        play(seed)


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
