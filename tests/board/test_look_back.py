"""The end of a game in numbers, and the way back through it on the same board."""

# mypy: disable-error-code="comparison-overlap, index, typeddict-item"
from __future__ import annotations

import random

import pytest

from carcnb import Game
from carcnb.board import Board
from carcnb.board.answers import answer
from carcnb.board.reader import Reader
from carcnb.board.view import view
from carcnb.systems import systems
from carcnb.wire.messages import read
from carcnb.wire.shapes import faults
from carcnb.wire.view import View
from tests.board.browser import Browser, sent

EVERYTHING = sorted(
    system.name for system in systems().values() if system.own and system.name not in ("base", "overview")
)


def ended(seed: int, players: int = 2, expansions: list[str] | None = None) -> Game:
    game, choose = Game(players, expansions or [], seed=seed), random.Random(seed).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_curve_turns_and_gains_tell_the_same_points_as_the_table(seed: int) -> None:
    """With every expansion: the curve ends at the scores, and the gains of a row sum to it."""
    game = ended(seed, 2 + seed, EVERYTHING if seed else [])
    shown = sent(view(game, Reader.of(game, "en")))
    assert list(faults(shown, View, "view")) == []
    final = shown["final"]
    assert [line[-1] for line in final["curve"]] == final["totals"] == list(game.scores.values())
    assert {len(line) for line in final["curve"]} == {game.table.state.number + 2}
    for group in final["groups"]:
        for row in group["rows"]:
            sums = [sum(gain[4] for gain in row["gains"] if gain[3] == i) for i in range(len(game.seats))]
            assert sums == row["values"] or not row["gains"]
    late = [sum(row["values"][i] for row in final["groups"][1]["rows"]) for i in range(len(game.seats))]
    assert [line[-1] - line[-2] for line in final["curve"]] == late
    assert final["winners"] == [seat for seat, points in game.scores.items() if points == max(game.scores.values())]
    best = final["best"]
    assert [turn["points"] for turn in best] == sorted((turn["points"] for turn in best), reverse=True)
    for turn in best:
        line = final["curve"][final["columns"].index(turn["seat"])]
        assert line[turn["turn"]] - line[turn["turn"] - 1] == turn["points"]
        assert turn["text"]


def test_a_turn_in_which_another_player_scored_says_whose_it_was() -> None:
    game = Game(
        {"red": "Ada", "blue": "Ben"},
        position=["base-E 0,0 r0 red:city.N"],
        tiles=["base-E"],
        first="blue",
    )
    game.apply("place base-E 0,-1 r2")
    game.apply("skip")
    (best,) = view(game, Reader.of(game, "en"))["final"]["best"]
    assert (best["seat"], best["text"]) == ("red", "City completed (turn of Ben)")


def test_what_scored_at_the_end_still_stands_there() -> None:
    game = Game(
        {"red": "Ada", "blue": "Ben"},
        position=["base-E 0,0 r0 red:city.N", "base-D 0,1 r2 blue:road.E"],
        tiles=["base-E"],
    )
    game.apply("place base-E 1,0 r0")
    before = view(game, Reader.of(game, "en"))["figures"]
    game.apply("deploy meeple 1,0 city.N")
    after = view(game, Reader.of(game, "en"))["figures"]
    assert set(before) < set(after)
    assert {row[1] for row in after} == {"red", "blue"}
    question = read({"do": "ask", "id": 1, "n": 0, "what": "card", "cell": [0, 0], "segment": 0})
    card = answer(game, question, Reader.of(game, "en"))
    assert (card["figures"], [line["value"] for line in card["points"]]) == ([("red", 1, "meeple")], [1])
    game.undo()
    assert view(game, Reader.of(game, "en"))["figures"] == before


def test_a_game_that_is_over_is_watched_on_its_board_and_left_again() -> None:
    game = ended(3)
    browser = Browser(Board(game))
    browser.do("lesson", what="leave")
    browser.refused()
    browser.do("lesson", what="watch")
    board = browser.board
    assert (board.view["timeline"]["at"], board.view["timeline"]["leave"], board.view["final"]) == (0, True, None)
    assert board.record["of"] > 50
    browser.do("lesson", what="next")
    assert [list(update) for update in browser.updates[-1:]] == [["view"]]
    browser.do("lesson", what="computed")
    browser.act(board.game.legal_actions()[-1])
    assert game.over
    best = board.record["turns"]
    browser.do("lesson", what="watch", to=5)
    assert board.view["timeline"]["at"] == best[5] - 1
    browser.do("lesson", what="leave")
    assert board.game is game
    assert "timeline" not in board.view
    assert board.view["final"]["totals"] == list(game.scores.values())
    assert board.record == {}
    browser.do("lesson", what="watch", to=7)
    assert board.game.table.state.number in (7, 8)
    browser.do("lesson", what="leave")
    browser.do("new")
    assert "timeline" not in board.view
    assert len(board.game.events) < 10
    browser.do("undo")
    assert board.game is game


def test_nobody_watches_a_game_under_way() -> None:
    browser = Browser(Board(Game(2, seed=1)))
    browser.do("lesson", what="watch")
    browser.refused()
