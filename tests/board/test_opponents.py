"""Opponents at a board: computed when a page asks for that, one move at a time; what people do stays theirs."""

# mypy: disable-error-code="dict-item"
from __future__ import annotations

from threading import Event

import pytest

import carcnb
from carcnb.board import Board, opponents
from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.entrance import home
from tests.board.browser import Browser

TILES = ["base-U", "base-V", "base-E", "base-B", "base-U", "base-V"]


def table(level: object = "easy", **options: object) -> tuple[Board, Browser]:
    board = carcnb.play(["Ada", "Ben"], seed=3, tiles=TILES, opponents={"Ben": level}, **options)  # type: ignore[arg-type]
    return board, Browser(board)


def refused(page: Browser) -> list[str]:
    return [message["text"] for message in page.messages if message["kind"] == "refused"]


def turn(board: Board) -> None:
    """Ada lays her tile and goes on without a figure."""
    while board.game.prompt and not board.view.get("thinks") and not board.game.over:
        board.apply("skip" if "skip" in map(str, board.game.legal_actions()) else board.game.legal_actions()[0])


@pytest.mark.parametrize("level", ["easy", "medium", carcnb.players.random(1)])
def test_an_opponent_answers_when_the_page_asks_until_a_person_is_asked(level: object) -> None:
    board, page = table(level)
    assert not board.view.get("thinks")
    turn(board)
    assert board.view["thinks"]
    assert not board.view["playable"]
    assert board.view["prompt"]["who"] == "Ben is thinking"
    assert board.view["prompt"]["question"] == "Ben lays this tile"
    while board.view.get("thinks"):
        before = len(board.game.history)
        page.do("think")
        assert len(board.game.history) > before
    assert refused(page) == []
    assert board.game.prompt
    assert board.game.prompt.player == "red"
    assert board.view["playable"]


def test_who_is_computed_is_marked_with_its_strength_in_the_language_of_now() -> None:
    page = Browser(carcnb.play(["Ada", "Ben"], opponents={"Ben": "easy"}))
    assert [seat.get("computed") for seat in page.board.view["seats"]] == [None, "Computer: Easy"]
    page.do("language", lang="cs")
    assert [seat.get("computed") for seat in page.board.view["seats"]] == [None, "Počítač: Lehký"]


def test_of_two_pages_the_first_asks_and_nobody_else_moves_meanwhile() -> None:
    board, page = table()
    turn(board)
    n = board.view["n"]
    page.do("act", answer=0)
    assert refused(page) == ["It is Ben’s move, and Ben is thinking."]
    assert board.view["n"] == n
    page.messages.clear()
    page.do("think", n=n)
    after = len(board.game.history)
    page.do("think", n=n)
    assert len(board.game.history) == after
    assert refused(page) == []


def test_undo_goes_back_to_what_a_person_did_and_redo_to_where_one_is_asked() -> None:
    board, page = table()
    turn(board)
    n = len(board.game.history)
    while board.view.get("thinks"):
        page.do("think")
    there = len(board.game.history)
    page.do("undo")
    assert len(board.game.history) < n
    assert board.game.prompt
    assert board.game.prompt.player == "red"
    page.do("redo")
    assert len(board.game.history) == there


def test_an_opponent_that_fails_is_named_and_the_game_stays() -> None:
    def lost(game: Game) -> Action:
        raise RuntimeError("lost my glasses")

    board, page = table(lost)
    turn(board)
    n = len(board.game.history)
    page.do("think")
    assert "lost fails with RuntimeError: lost my glasses" in refused(page)[0]
    assert len(board.game.history) == n
    assert board.view["playable"], "a person plays on for it"
    board.apply(board.game.legal_actions()[0])


def test_an_opponent_that_never_answers_is_not_waited_for_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = Event()

    def sleeps(game: Game) -> Action:
        ends.wait(20)
        action = game.legal_actions()[0]
        game.apply(action)  # too late: in a game of its own
        return action

    monkeypatch.setattr(opponents, "PATIENCE", 0.05)
    board, page = table(sleeps)
    turn(board)
    before = board.game.clone()
    page.do("think")
    assert "sleeps has not answered within 0.05 s" in refused(page)[0]
    assert board.view["playable"], "a person plays on for it"
    ends.set()
    assert board.game == before
    page.do("act", answer=0)
    assert len(board.game.history) > len(before.history)


def test_a_person_who_has_not_played_takes_nothing_back() -> None:
    board = carcnb.play(["Ada", "Ben"], seed=3, tiles=TILES, opponents={"Ada": "easy"})
    page = Browser(board)
    assert board.view["thinks"]
    assert not board.view["can_undo"]
    while board.view.get("thinks"):
        page.do("think")
    assert not board.view["can_undo"]
    n = len(board.game.history)
    page.do("undo")
    assert len(board.game.history) == n


def test_a_new_game_has_the_same_opponents_and_what_is_looked_back_on_has_none() -> None:
    board, page = table()
    turn(board)
    page.do("again")
    turn(board)
    assert board.view["thinks"]
    while not board.game.over:
        page.do("think") if board.view.get("thinks") else turn(board)
    page.do("lesson", what="watch")
    for _ in range(3):
        page.do("lesson", what="next")
    n = len(board.game.history)
    page.do("lesson", what="back")
    assert len(board.game.history) == n - 1 or board.game.history[-1].verb == "draw"
    assert not board.view.get("thinks")


def test_opponents_are_checked() -> None:
    with pytest.raises(carcnb.SetupError, match="nobody sits at 'Cy'; there are Ada, Ben"):
        carcnb.play(["Ada", "Ben"], opponents={"Cy": "easy"})
    with pytest.raises(
        carcnb.SetupError,
        match=f"no player is called 'godlike'; there are {', '.join(opponents.LEVELS)}, random, greedy",
    ):
        carcnb.play(["Ada", "Ben"], opponents={"Ben": "godlike"})
    with pytest.raises(
        carcnb.SetupError,
        match=rf"a level \({', '.join(opponents.LEVELS)}\) or a player, not 3",
    ):
        carcnb.play(["Ada", "Ben"], opponents={"Ben": 3})
    with pytest.raises(carcnb.SetupError, match="opponents are levels or players by name"):
        carcnb.play(["Ada", "Ben"], opponents="Ben")  # type: ignore[arg-type]
    with pytest.raises(carcnb.SetupError, match="has an opponent already"):
        carcnb.play(["Ada", "Ben"], opponents={"Ben": "easy", "blue": "hard"})
    with pytest.raises(carcnb.SetupError, match="cannot be that player's"):
        carcnb.play(["Ada", "Ben"], opponents={"Ben": "easy"}, seat="blue")
    with pytest.raises(carcnb.SetupError, match="one seat is left for a person"):
        carcnb.play(["Ada", "Ben"], opponents={"Ada": "easy", "Ben": "easy"})


def test_a_table_is_set_with_opponents_and_they_rest_at_the_way_in() -> None:
    board = home(lang="en")
    page = Browser(board)
    page.do("home", to="play")
    levels = [level for level, _ in board.view["home"]["table"]["levels"]]
    assert levels == ["novice", "beginner", "casual", "easy", "fair", "steady", "able", "medium", "hard"]
    given = {"seats": ["red", "blue"], "names": ["Ada", "Ben"], "expansions": [], "farmers": True}
    page.do("deal", **given, levels=["", "easy"])
    turn(board)
    assert board.view["thinks"]
    page.do("home", to="start")
    turn(board)
    assert not board.view.get("thinks"), "the first small game is for people"
    assert board.game.undo()
    board.refresh()
    page.do("home", to="play")
    page.do("home", to="resume")
    assert board.view["thinks"]
    assert board.levels == {"blue": "easy"}
