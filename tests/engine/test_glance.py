"""What a game shows at a glance: its board by cells and in text, features in play, whose turn it is, who has won."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from carcnb import Game
from carcnb.engine.moves import moves
from carcnb.events import GameEnded, PointsScored
from tests.text_maps import MAP, TILES

WATCHED = True
NAMED = {"red": "Ada", "blue": "Ben"}


def game_of(position: list[str], **options: Any) -> Game:
    return Game(NAMED, position=position, **{"tiles": ["base-U"], **options})


def play_on(game: Game, seed: int, answers: int = 10_000) -> Game:
    rng = random.Random(seed)
    while not game.over and len(game.history) < answers:
        game.apply(rng.choice(game.legal_actions()))
    return game


# ---- print


def test_a_game_is_printed_as_a_board_in_text() -> None:
    game = game_of(TILES, tiles=["base-W"])
    assert str(game) == ("Ada (R) 0, Ben (B) 0\nAda is asked to place base-W\n\n" + MAP)
    assert repr(game) == "<Game: Ada 0, Ben 0; Ada is asked to place>"


def test_what_belongs_to_nobody_and_who_has_won_are_printed_too() -> None:
    game = Game(NAMED, ["gold_mines"], position=["base-E 0,0 r0 red:city.N gold gold"], tiles=["base-E"])
    assert str(game).endswith("\n\ngold × 2: 0,0")
    game.apply("place base-E 0,-1 r2")
    assert str(game).splitlines()[1] == "Ada is asked to deploy"
    assert str(play_on(game, 1)).splitlines()[1] == "won by Ada"


def test_a_game_is_printed_where_nothing_else_is_installed() -> None:
    code = """
import sys
for name in ("fluent", "svgwrite", "anywidget", "markdown_it"):
    sys.modules[name] = None
import carcnb
game = carcnb.Game(2, seed=7)
print(game, game.board, game.features, list(game))
"""
    subprocess.run([sys.executable, "-c", code], check=True)


# ---- the board by cells


def test_a_tile_by_its_cell() -> None:
    game = game_of(["base-D 0,0 r0", "base-E 0,-1 r2 red:city.S"])
    tile = game.board[0, -1]
    assert (tile.cell, tile.tile, tile.turn) == ((0, -1), "base-E", 2)
    assert tile.edges == ("field", "field", "city", "field")
    assert tile.figures == (("red", "meeple", "city.S"),)
    assert [feature.kind for feature in tile.features] == ["city", "field"]
    assert list(game.board) == [(0, 0), (0, -1)]
    assert len(game.board) == 2
    assert game.board.get((5, 5)) is None
    assert (0, 0) in game.board


@pytest.mark.parametrize("cell", [(5, 5), (5000, 0), 3, "0,0", ("a", 0), (0, 0, 0)])
def test_where_no_tile_lies_is_said(cell: Any) -> None:
    with pytest.raises(KeyError, match=r"no tile lies on .*; a cell is"):
        game_of(["base-D 0,0 r0"]).board[cell]


def test_a_board_stays_as_it_was() -> None:
    game = game_of(["base-D 0,0 r0"])
    board, text = game.board, str(game.board)
    game.apply("place base-U 1,0 r0")
    game.apply("deploy meeple 1,0 road.W")
    assert (len(board), str(board)) == (1, text)
    assert len(game.board) == 2


def test_pieces_of_nobody_lie_on_their_tile() -> None:
    game = Game(NAMED, ["gold_mines"], position=["base-E 0,0 r0 gold"], tiles=["base-E"])
    assert game.board[0, 0].pieces == ("gold",)


# ---- features


def test_features_in_play_are_told_with_points_owners_and_rule() -> None:
    """BASE-14.2, BASE-14.3, BASE-14.5, BASE-15.4, counted by hand."""
    game = game_of(["base-D 0,0 r0 blue:road.E", "base-E 0,-1 r2", "base-B 0,1 r0 blue:monastery red:field.NNE"])
    found = {feature.kind: feature for feature in game.features if feature.kind != "field"}
    assert found.keys() == {"road", "monastery"}, "the city is complete"
    road, monastery = found["road"], found["monastery"]
    assert (road.tiles, road.open_squares) == (((0, 0),), ((-1, 0), (1, 0)))
    assert (road.owners, road.points, road.gains, road.rule) == (("blue",), 1, (("blue", 1),), "BASE-14.2")
    assert monastery.tiles == ((0, 1),)
    assert len(monastery.open_squares) == 7
    assert (0, 0) not in monastery.open_squares
    assert (monastery.points, monastery.rule) == (2, "BASE-14.5")
    fields = [feature for feature in game.features if feature.kind == "field"]
    assert [(field.owners, field.points) for field in fields] == [((), 3), (("red",), 0), ((), 3)]
    assert all(not field.open_squares and field.rule == "BASE-15.4" for field in fields)
    city = game.board[0, 0].features[0]
    assert (city.kind, city.complete, city.open_squares, city.points, city.rule) == ("city", True, (), 4, "BASE-7.3")


def test_owners_of_a_tie_get_all_and_a_pig_makes_a_difference() -> None:
    """BASE-8.3, TB-PIG: 3 for the city, and 1 more for whose pig stands there."""
    lying = ["base-E 0,0 r2", "base-E 0,1 r0 red:field.ENE red:pig:field.ENE blue:field.ENE"]
    game = Game(NAMED, ["traders_and_builders"], position=lying, tiles=["base-U"])
    field = game.board[0, 1].features[1]
    assert (field.owners, field.points, field.gains) == (("red", "blue"), 4, (("red", 4), ("blue", 3)))


@pytest.mark.parametrize("expansions", [(), ("inns_and_cathedrals", "traders_and_builders")], ids=["base", "two"])
@pytest.mark.parametrize("seed", range(3))
def test_the_points_now_are_what_the_final_scoring_gives(expansions: Any, seed: int) -> None:
    """Whoever owns a feature when the final scoring begins is given just that for it."""
    game = play_on(Game(3, expansions, seed=seed), seed)
    told = {
        (frozenset(feature.segments), seat): points
        for feature in game.features
        if feature.owners
        for seat, points in feature.gains
    }
    given: Counter[tuple[frozenset[Any], str]] = Counter()
    for event in game.events:
        if isinstance(event, PointsScored) and event.final:
            given[frozenset(event.feature.segments), event.player] += event.points
    assert given == told


# ---- turn, winner, moves


def test_whose_turn_it_is() -> None:
    game = Game(NAMED, seed=7)
    assert game.turn == "red"
    game.apply(game.legal_actions()[0])
    game.apply("skip")
    assert game.turn == "blue"
    assert play_on(game, 1).turn is None


@pytest.mark.parametrize("seed", range(6))
def test_the_winner_is_one_seat_and_nobody_of_a_tie(seed: int) -> None:
    """BASE-15.10."""
    game = Game(3, seed=seed, tiles=["base-D", "base-E", "base-U"])
    assert (game.winner, game.winners) == (None, ())
    play_on(game, seed)
    ended = game.events[-1]
    assert isinstance(ended, GameEnded)
    best = [seat for seat, points in game.scores.items() if points == max(game.scores.values())]
    assert list(game.winners) == best == list(ended.winners)
    assert game.winner == (best[0] if len(best) == 1 else None)


def test_a_shared_victory_has_winners_and_no_winner() -> None:
    game = game_of(["base-U 0,0 r0"])
    while game.prompt:
        game.apply(game.legal_actions()[-1])
    assert (game.scores, game.winner, game.winners) == ({"red": 0, "blue": 0}, None, ("red", "blue"))
    assert str(game).splitlines()[1] == "won by Ada and Ben"


def test_a_game_is_gone_through_move_by_move() -> None:
    game = play_on(Game(NAMED, seed=3), 3, 60)
    made = list(game)
    assert made == moves(game)
    assert [move.action for move in made] == [answer for answer in game.history if answer.verb != "draw"]
    game.undo()
    assert list(game) == made[:-1], "a move that was taken back is none"
    assert len(moves(game)) == len(made)
    for move in game:
        game.goto(move.answers)
        assert game.prompt
        assert move.action in game.prompt.options
    assert not list(Game(NAMED))


def test_a_game_is_true_before_its_first_move() -> None:
    assert Game(NAMED)
