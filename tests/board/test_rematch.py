"""A rematch: the same draws for everybody, the next seat begins, and the ends of both games stand beside each other."""

from __future__ import annotations

from random import Random

import pytest

import carcnb
from carcnb.board import Board
from carcnb.engine.expansions import ORDER
from carcnb.engine.game import Game
from tests.board.browser import Browser

TILES = ["base-U", "base-V", "base-E", "base-B", "base-U", "base-V"]
ALL = [kind.name for kind in ORDER]


def played(game: Game, seed: int = 0) -> Game:
    rng = Random(seed)
    while game.prompt:
        game.apply(rng.choice(game.prompt.options))
    return game


def tiles(game: Game) -> list[str]:
    return [answer.what for answer in game.history if answer.verb == "draw" and not answer.where]


@pytest.mark.parametrize("seed", [None, 7])
def test_the_same_tiles_come_and_the_next_seat_begins(seed: int | None) -> None:
    game = played(Game({"green": "Ada", "red": "Ben", "blue": "Cy"}, seed=seed))
    firsts = []
    for n in range(3):
        again = played(game.rematch(), seed=n + 1)
        assert tiles(again) == tiles(game)
        assert again.names == game.names
        firsts.append(again.setup.first)
        game = again
    assert firsts == ["red", "blue", "green"]


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_with_every_expansion_the_tiles_come_in_the_same_order_but_for_those_that_went_back(seed: int) -> None:
    game = played(Game(4, ALL, seed=seed), seed)
    again = played(game.rematch(), seed + 1)
    assert again.setup.first == "blue"
    assert len({*tiles(again)}) == len({*tiles(game)})
    shared = next((n for n, (a, b) in enumerate(zip(tiles(game), tiles(again), strict=False)) if a != b), 1000)
    assert shared > 20


def test_a_tile_that_went_back_to_the_stack_comes_no_more_often_than_it_holds() -> None:
    found = False
    for seed in range(40):
        game = played(Game(2, ["gifts"], seed=seed), seed)
        again = game.rematch()
        if len(tiles(game)) > len([draw for draw in again.setup.draws if not draw.kind]):
            found = True
            played(again, seed)
    assert found


def test_nobody_is_told_what_will_come() -> None:
    again = played(Game(2, tiles=TILES)).rematch()
    assert again.as_known().setup.draws == ()
    assert '"draws": []' in again.save(shared=True)
    with pytest.raises(carcnb.SetupError, match="a game that is over; this one goes on"):
        again.rematch()


def finish(page: Browser) -> None:
    board = page.board
    while not board.game.over:
        if board.view.get("thinks"):
            page.do("think")
        else:
            page.act(board.game.legal_actions()[-1])


def test_opponents_stay_with_their_names_and_both_ends_are_compared() -> None:
    board = carcnb.play(["Ada", "Ben"], tiles=TILES, opponents={"Ben": "easy"})
    page = Browser(board)
    page.do("rematch")
    assert page.refused()["text"] == "A rematch follows a game that is over."
    finish(page)
    first, alone = board.game, board.view["prompt"]["facts"]
    page.do("rematch")
    assert board.view["thinks"]
    assert board.view["prompt"]["seat"] == "blue"
    finish(page)
    second = board.game
    assert tiles(second) == tiles(first)
    (a, b), (c, d) = first.scores.values(), second.scores.values()
    told = board.view["prompt"]["facts"]
    assert told != alone
    assert f"Ada {a} + {c} = {a + c} and Ben {b} + {d} = {b + d}" in told.replace("\u2068", "").replace("\u2069", "")
    while board.game is second:
        page.do("undo")
    assert board.game is first
    page.do("new")
    finish(page)
    assert board.view["prompt"]["facts"] == alone


@pytest.mark.parametrize("opponents", [{}, {"Ben": "easy"}])
def test_a_rematch_that_was_taken_back_comes_again(opponents: dict[str, str]) -> None:
    board = carcnb.play(["Ada", "Ben"], tiles=TILES, opponents=opponents)
    page = Browser(board)
    finish(page)
    first, alone = board.game, board.view["prompt"]["facts"]
    page.do("rematch")
    second = board.game
    while board.view.get("thinks"):
        page.do("think")
    began = list(second.history)
    page.do("undo")
    assert (board.game, board.view["can_redo"]) == (first, True)
    page.do("redo")
    assert (board.game, board.view["can_redo"]) == (second, False)
    assert second.history == began
    finish(page)
    assert board.view["prompt"]["facts"] != alone
    while board.game is second:
        page.do("undo")
    page.do("undo")
    after = first.clone().redo()
    page.act(next(action for action in first.legal_actions() if action != after))
    finish(page)
    assert not board.view["can_redo"], "that rematch was of another end"


def test_a_rematch_that_a_record_refuses_is_not_counted() -> None:
    page = Browser(carcnb.replay(played(Game(2, tiles=TILES))))
    page.do("rematch")
    assert page.refused()["text"] == "This board shows a record. New games are played on a board of their own."
    assert page.board._lead.play.dealt == []


def test_a_record_and_a_seat_have_no_rematch() -> None:
    page = Browser(carcnb.replay("base/one_point"))
    page.do("rematch")
    page.refused()
    page = Browser(Board(played(Game(2, tiles=TILES)), seat="red"))
    page.do("rematch")
    page.refused()


def test_undo_takes_back_one_move_whatever_game_was_there_before() -> None:
    page = Browser(carcnb.play(Game(2, tiles=["base-U"] * 3)))
    while not page.board.game.over:
        page.act(page.board.game.legal_actions()[0])
    page.do("rematch")
    page.act(page.board.game.legal_actions()[0])
    page.act(page.board.game.legal_actions()[0])
    page.do("undo")
    assert page.board.game.move == 1
