"""Random games with each expansion, in pairs and all together, with variants, held against the second referee."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from carcnb import Game
from tests import contract
from tests.benchmarks.engine import ratio

BUILT = ("inns_and_cathedrals", "traders_and_builders", "winter")
SETS = [list(names) for n in (1, 2, 3) for names in combinations(BUILT, n)]
VARIANTS: list[dict[str, Any]] = [{}, {"farmers": False}, {"small_city_scores_2": True}]


def play(seed: int, expansions: list[str], checked: float = 0.0) -> Game:
    """A random game; the contract is checked at a part of its moments."""
    rng = random.Random(seed)
    game = Game(players=2 + seed % 5, seed=seed, expansions=expansions, **VARIANTS[seed % 3])
    while not game.over:
        options = game.legal_actions()
        # builders, pigs and large meeples go out more often than chance would have it
        special = [option for option in options if option.verb == "deploy" and option.what != "meeple"]
        game.apply(rng.choice(special) if special and rng.random() < 0.5 else rng.choice(options))
        if rng.random() < checked:
            contract.check_game(game, rng)
    contract.check_game(game, rng)
    contract.check_scoring(game)
    return game


@pytest.mark.parametrize("expansions", SETS, ids="+".join)
def test_a_game_keeps_the_contract(expansions: list[str]) -> None:
    game = play(len(expansions) + 3 * SETS.index(expansions), expansions, checked=0.08)
    assert {name.split("-")[0] for name in game.setup.box()} >= {"base"}


@pytest.mark.parametrize("expansions", SETS, ids="+".join)
def test_scoring_of_many_games(expansions: list[str]) -> None:
    for seed in range(6):
        play(100 + seed, expansions)


def test_everything_happens_in_them() -> None:
    """The random games are no empty proof: builders double turns, pigs pay, goods are taken, inns score."""
    seen = set()
    for seed in range(12):
        for event in play(100 + seed, list(BUILT)).events:
            seen.add(type(event).__name__)
            seen |= {line.what for line in getattr(event, "lines", ())}
            seen.add(getattr(event, "figure", ""))
    wanted = {"DoubleTurnEarned", "SecondPartBegan", "TokensTaken", "BonusScored"}
    wanted |= {"inn", "unfinished_inn", "pig", "most_wine", "large", "builder", "unfinished_cathedral"}
    assert wanted <= seen


@pytest.mark.slow
def test_speed() -> None:
    """A game with base, Inns and Traders (114 tiles) costs at most 2.5 times a base game; the best of several tries."""
    assert ratio() <= 2.5
