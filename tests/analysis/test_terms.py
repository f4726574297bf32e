"""What points come from: one list, which holds whatever an evaluation finds."""

from __future__ import annotations

import random

from carcnb import Game
from carcnb.analysis.evaluation import Judge
from carcnb.analysis.terms import WHAT
from tests.analysis.small import EXPANSIONS


def test_every_term_of_games_with_all_expansions_is_of_the_list_and_all_of_the_list_occur() -> None:
    game, rng, judge = Game(3, EXPANSIONS, 9), random.Random(9), Judge()  # a game in which another tile is earned
    found = set()
    for _ in range(150):
        found |= {term.what for term in judge.look(game.settled_table()).terms}
        game.apply(rng.choice(game.legal_actions()))
    assert found == {*WHAT}
