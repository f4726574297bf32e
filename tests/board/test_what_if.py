"""A line of one's own that leaves a record: the others can be computed in it, and it is compared with the record."""

# mypy: disable-error-code="arg-type, assignment, union-attr"
from __future__ import annotations

import json
import random
from typing import Any

import carcnb
from carcnb.engine.game import Game
from carcnb.site import host
from tests.board.browser import Browser

TILES = ["base-U", "base-V", "base-E", "base-B", "base-U", "base-V", "base-K", "base-D"]


def played(**options: Any) -> Game:
    game, choose = Game(["Ada", "Ben"], **{"seed": 3, "tiles": TILES} | options), random.Random(3).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    return game


def now(page: Browser) -> dict[str, Any]:
    timeline: dict[str, Any] = page.board.view["timeline"]
    return timeline


def leave(page: Browser, seat: str) -> None:
    """Make another move of that seat than the record's next one."""
    board = page.board
    while board.game.prompt and board.game.prompt.player != seat:
        page.do("lesson", what="next")
    if not board.view["playable"]:
        page.do("lesson", what="computed")
    after = board.game.clone().redo()
    page.act(next(action for action in board.game.legal_actions() if action != after))


def turn(page: Browser) -> None:
    """Whoever is a person goes on until somebody is computed or the game is over."""
    board = page.board
    while board.game.prompt and not board.view.get("thinks"):
        page.act(board.game.legal_actions()[-1])


def test_the_others_are_computed_once_somebody_asks_for_that() -> None:
    page = Browser(carcnb.replay(played()))
    assert "computed" not in now(page)
    leave(page, "blue")
    assert now(page)["computed"] == "Let the others be computed"
    page.do("lesson", what="computed")
    turn(page)
    assert page.board.game.prompt
    assert page.board.game.prompt.player == "red", "who left the record stays a person"
    assert page.board.view["prompt"]["who"] == "Ada is thinking"
    n = len(page.board.game.history)
    while page.board.view.get("thinks"):
        page.do("think")
    assert len(page.board.game.history) > n
    page.do("lesson", what="computed")
    assert now(page)["computed"] == "Let the others be computed"
    turn(page)
    assert page.board.game.over


def test_what_was_taken_back_waits_and_the_record_is_never_played_on() -> None:
    page = Browser(carcnb.replay(played()))
    leave(page, "red")
    page.do("lesson", what="computed")
    turn(page)
    page.do("think")
    page.do("lesson", what="back")
    assert not page.board.view.get("thinks"), "Next is there to play it again"
    page.do("lesson", what="next")
    while page.board.view.get("thinks"):
        page.do("think")
    page.do("undo")
    assert page.board.game.prompt
    assert page.board.game.prompt.player == "red"
    page.do("lesson", what="jump", to=now(page)["fork"])
    assert "computed" not in now(page)
    page.do("lesson", what="next")
    assert not page.board.view.get("thinks")


def test_a_game_against_opponents_is_played_on_against_them() -> None:
    board = carcnb.play(["Ada", "Ben"], seed=3, tiles=TILES, opponents={"Ben": "easy"})
    page = Browser(board)
    while not board.game.over:
        page.do("think") if board.view.get("thinks") else turn(page)
    game = board.game
    page.do("lesson", what="watch")
    page.do("lesson", what="jump", to=0)
    assert not board.view.get("thinks")
    assert not board.view["playable"]
    assert (board.view["prompt"]["question"], board.view["prompt"]["facts"]) == ("Ada lays this tile", "")
    assert (now(page)["own"], now(page)["computed"]) == ("", "Play on from here yourself")
    page.do("skip")
    assert page.refused()["text"] == "This board is for looking."
    page.do("lesson", what="next")
    page.do("lesson", what="computed")
    assert board.view["playable"], "somebody has taken over"
    assert "computed" not in now(page)
    page.do("lesson", what="back")
    assert not board.view["playable"]
    page.do("lesson", what="computed")
    leave(page, "red")
    assert now(page)["own"].startswith("A line of your own from the start.")
    assert now(page)["computed"] == "Play the others yourself"
    turn(page)
    assert board.view["thinks"]
    page.do("think")
    assert board.levels == {"blue": "easy"}
    page.do("lesson", what="leave")
    assert board.game is game


def test_it_is_compared_with_the_record_at_the_same_point() -> None:
    record = played()
    page = Browser(carcnb.replay(record))
    assert now(page)["own"] == ""
    leave(page, "blue")
    assert "Expected at the end, against the record: Ada " in now(page)["own"]
    turn(page)
    assert page.board.game.over
    mine, theirs = page.board.game.scores, record.scores
    for seat, name in record.names.items():
        apart = mine[seat] - theirs[seat]
        assert f"{name} {'−' if apart < 0 else '+'}{abs(apart)}.0" in now(page)["own"]
    page.do("lesson", what="back")
    page.do("lesson", what="jump", to=now(page)["fork"])
    assert now(page)["own"] == ""


def test_the_site_keeps_a_line_of_ones_own_and_no_moment_of_a_game_that_is_over(
    tmp_path: Any, monkeypatch: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    board = host.open_board({"open": "play"})
    page = Browser(board)
    given = {"seats": ["red", "blue"], "names": ["Ada", "Ben"], "expansions": [], "farmers": True}
    page.do("deal", **given, levels=["", "easy"])
    board._turn_to(played())
    board.refresh()
    page.do("lesson", what="watch", to=2)
    assert len(json.loads((tmp_path / host.GAME).read_text())["answers"]) == len(board._lead.stand.content.history)
    leave(page, "red")
    left, _ = host._left()
    assert left == board.game
