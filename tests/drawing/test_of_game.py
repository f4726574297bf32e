"""The still picture of a game."""

from __future__ import annotations

import random
import re

import carcnb
from carcnb.board.reader import Reader
from carcnb.board.textboard import text_board
from carcnb.board.view import view
from carcnb.drawing.film import frames
from carcnb.drawing.of_game import WIDEST, figures_of, game_svg


def test_a_long_board_is_drawn_small_enough_for_a_page() -> None:
    game = carcnb.Game(2, seed=5)
    choose = random.Random(3).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    width = re.search(r' width="([\d.]+)"', game_svg(game))
    assert width
    assert 600 < float(width[1]) <= WIDEST


def test_at_the_end_every_picture_shows_the_figures_as_they_scored() -> None:
    game = carcnb.Game(2, position=["base-E 0,0 r0 red:city.N", "base-D 0,1 r2 blue:road.E"], tiles=["base-E"])
    game.apply("place base-E 0,-1 r2")
    game.apply("deploy meeple 0,-1 field.NNW")
    assert game.over
    standing = [figure.seat for figures in game.table.state.figures.values() for figure in figures]
    assert standing == ["red"], "on the table whoever has scored goes home"
    stood = [("blue", "meeple", 0, 1), ("red", "meeple", 0, -1)]
    assert sorted(figure[:4] for figure in figures_of(game)) == stood, "whose city was complete is home before"
    assert frames(game, 1)[-1].figures == figures_of(game)
    reader = Reader.of(game, "en")
    assert sorted(tuple(row[1:5]) for row in view(game, reader)["figures"]) == stood
    assert "----B" in text_board(game, reader)
