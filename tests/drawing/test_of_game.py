"""The still picture of a game."""

from __future__ import annotations

import random
import re

import carcnb
from carcnb.drawing.of_game import WIDEST, game_svg


def test_a_long_board_is_drawn_small_enough_for_a_page() -> None:
    game = carcnb.Game(2, seed=5)
    choose = random.Random(3).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    width = re.search(r' width="([\d.]+)"', game_svg(game))
    assert width
    assert 600 < float(width[1]) <= WIDEST
