"""What moves have cost, told on the board of a game that is over, and gone through from there."""

from __future__ import annotations

import random
from typing import Any

import pytest

import carcnb
from carcnb import Game, review
from carcnb.analysis.reviewing import COSTLY
from carcnb.board.look_back import MOST
from carcnb.wire.coach import SeatCost
from carcnb.wire.shapes import faults
from tests.analysis.small import SYSTEMS, small_game
from tests.board.browser import Browser


def ended(expansions: tuple[str, ...] = (), seats: int = 2) -> Game:
    game, rng = small_game(expansions, seats), random.Random(3)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game


def told(browser: Browser, seat: str) -> dict[str, Any]:
    for again in range(200):
        reply = browser.ask("review", seat=seat, again=again)
        assert "ok" in reply, reply
        found: dict[str, Any] = reply["ok"]
        assert list(faults(found, SeatCost, "review")) == []
        if found["share"] == 1:
            return found
        assert found["text"] == ""
        assert found["costly"] == []
    raise AssertionError("it never comes to an end")


@pytest.mark.parametrize("expansions", [(), SYSTEMS[-1]], ids=["base", "all"])
def test_it_tells_what_the_review_tells(expansions: tuple[str, ...]) -> None:
    game = ended(expansions)
    browser, found = Browser(carcnb.play(game)), review(game)
    for seat in game.seats:
        said = told(browser, seat)
        own = [line for line in found.lines if line.seat == seat and line.choices > 1]
        worst = sorted((line for line in own if line.loss > COSTLY), key=lambda line: -line.loss)[:MOST]
        assert [(one["at"], one["turn"]) for one in said["costly"]] == [(line.at, line.turn) for line in worst]
        assert [one["points"] for one in said["costly"]] == [f"−{line.loss:.1f}" for line in worst]
        for one in said["costly"]:
            assert one["better"].startswith("The best move: ")
            assert one["text"].startswith("Played: ")
        assert not any(one["text"].startswith("Played: ") for one in said["found"])
        good = sum(line.loss < COSTLY for line in own)
        assert said["text"].startswith(f"{good} of {len(own)} moves")
        assert [curve[-1] for curve in said["curve"]] == [*map(float, game.scores.values())]
        assert {len(curve) for curve in said["curve"]} == {game.table.state.number + 1}, "the beginning, every turn"
        for one in said["found"]:
            line = next(line for line in found.lines if line.at == one["at"])
            assert line.loss == 0
            assert line.margin >= 3


def test_a_found_move_is_ahead_of_all_that_begin_elsewhere() -> None:
    """The margin of a line is what the best on any other square is behind it."""
    position = ["base-D 0,0 r0 red:city.N blue:road.E", "base-D -1,0 r0"]
    game = Game(2, position=position, tiles=["base-E"], draws=["base-E"])
    ends = {}
    for place in game.legal_actions():
        laid = game.clone()
        laid.apply(place)
        for last in laid.legal_actions():
            (after := laid.clone()).apply(last)
            ends[place, last] = after.scores["red"] - after.scores["blue"]
    best = max(ends, key=lambda line: ends[line])
    for action in best:
        game.apply(action)
    (line,) = review(game).lines
    other = max(points for (place, _), points in ends.items() if place.cell != best[0].cell)
    assert line.margin == ends[best] - other


def test_nothing_is_told_before_the_end_nor_of_nobody() -> None:
    game = ended()
    browser = Browser(carcnb.play(game))
    assert "error" in browser.ask("review", seat="green", again=0)
    game.undo()
    browser.board.refresh()
    assert "over" in browser.ask("review", seat="red", again=0)["error"]


def test_the_costliest_are_gone_through_and_lead_back() -> None:
    game = ended()
    browser = Browser(carcnb.play(game))
    at = [one["at"] for one in told(browser, "red")["costly"]]
    assert at
    browser.do("lesson", what="mistakes", answer=",".join(map(str, at)))
    assert browser.view["lesson"]["task"]["form"] == "act"
    assert len(browser.view["lesson"]["steps"]) == len(at) + 1
    assert browser.board.game.history == game.history[: at[0]]
    browser.do("lesson", what="jump", to=len(at))
    assert browser.view["lesson"]["end"]["offers"][0]["do"] == "leave"
    browser.do("lesson", what="leave")
    assert browser.board.game is game
    assert browser.view["final"]
    assert browser.view["lesson"] is None


def test_a_record_is_gone_through_the_same_way() -> None:
    browser = Browser(carcnb.replay(ended().save()))
    browser.do("lesson", what="jump", to=browser.board.moves)
    at = told(browser, "red")["costly"][0]["at"]
    browser.do("lesson", what="mistakes", answer=str(at))
    assert browser.view["lesson"]


@pytest.mark.parametrize("answer", ["", "no", "100000", "1,,"])
def test_what_is_no_list_of_moves_changes_nothing(answer: str) -> None:
    game = ended()
    browser = Browser(carcnb.play(game))
    browser.do("lesson", what="mistakes", answer=answer)
    assert browser.view["lesson"] is None
    assert browser.board.game is game
