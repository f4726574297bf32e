"""The coach of a board: advice, verdicts, odds; told to those who may know, and nothing read from what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

import carcnb
from carcnb.analysis.advice import advise
from carcnb.analysis.odds import odds
from carcnb.board import Board, coach
from carcnb.engine.game import Game
from carcnb.quizzes import exercises
from carcnb.quizzes.quiz import quiz
from carcnb.wire.coach import Advised, Hopes, Verdict
from carcnb.wire.shapes import faults
from tests.board.browser import Browser

CITY = ["base-D 0,0 r0 red:city.N"]
TILES = ["base-E", "base-U", "base-U", "base-V", "base-E"]
CLOSES, ELSEWHERE = "place base-E 0,-1 r2", "place base-E 0,1 r2"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is played on: what is tested does not depend on it."""
    monkeypatch.setattr(coach, "EFFORT", 48)


def page(seed: int = 1, **options: Any) -> Browser:
    """A board on which Ada can close her city with the tile in hand."""
    game = Game(["Ada", "Ben"], position=CITY, tiles=TILES, draws=["base-E", "base-U"], seed=seed)
    return Browser(carcnb.play(game, **options))


def told(browser: Browser, what: str, again: int = 0) -> dict[str, Any]:
    reply = browser.ask(what, again=again)
    assert "ok" in reply, reply
    kinds: dict[str, type] = {"advice": Advised, "verdict": Verdict, "odds": Hopes}
    assert list(faults(browser.board._coach and reply["ok"], kinds[what], what)) == []
    found: dict[str, Any] = reply["ok"]
    return found


def to_the_end(browser: Browser, what: str) -> dict[str, Any]:
    for again in range(100):
        found = told(browser, what, again)
        if found["share"] == 1:
            return found
    raise AssertionError("it never comes to an end")


def test_a_hint_tells_where_to_look_before_it_tells_what_to_do() -> None:
    browser = page()
    found = told(browser, "advice")
    assert found["where"] == "Look at a city in the north: something can be completed there."
    assert [0, -1] in found["look"]
    assert len(found["look"]) == 9
    best = found["lines"][0]
    assert best["answer"] == browser.number(CLOSES)
    assert best["text"].startswith("Closes your city for 4 points")
    answers = {answer: (behind, level) for answer, behind, level in found["answers"]}
    assert sorted(answers) == list(range(len(browser.board.game.legal_actions())))
    assert answers[best["answer"]] == ("0", 0)
    assert answers[browser.number(ELSEWHERE)][1] > 1
    squares = [browser.board.game.legal_actions()[line["answer"]].cell for line in found["lines"]]
    assert len(squares) == len(set(squares)) > 1


def test_advice_sharpens_to_the_end_and_is_what_advise_says_at_first() -> None:
    browser = page()
    first = told(browser, "advice")
    lines = advise(browser.board.game, count=1).lines
    assert first["share"] == 0
    assert str(browser.board.game.legal_actions()[first["lines"][0]["answer"]]) == str(lines[0].actions[0])
    assert to_the_end(browser, "advice")["lines"][0]["answer"] == browser.number(CLOSES)
    assert told(browser, "advice")["share"] == 1, "what is known of a position is kept"


def test_players_without_names_are_called_by_their_colours() -> None:
    game = Game(position=["base-D 0,0 r0 blue:city.N"], tiles=TILES, draws=["base-E"])
    browser = Browser(carcnb.play(game))
    browser.act(CLOSES)
    lines = told(browser, "advice")["lines"]
    assert all("Blue +4" in line["text"] for line in lines), lines


def test_a_figure_question_is_answered_on_its_tile() -> None:
    browser = page()
    browser.act(ELSEWHERE)
    found = told(browser, "advice")
    assert found["look"] == [[0, 1]]
    assert {line["answer"] for line in found["lines"]} <= set(range(len(browser.board.game.legal_actions())))


@pytest.mark.parametrize(("move", "best"), [(CLOSES, True), (ELSEWHERE, False)])
def test_a_line_is_judged_when_it_is_over_and_can_be_taken_back(move: str, best: bool) -> None:
    browser = page()
    at = len(browser.board.game.history)
    assert told(browser, "verdict")["text"] == ""
    browser.act(move)
    assert told(browser, "verdict")["text"] == "", "the figure is still to come"
    browser.act("skip")
    found = told(browser, "verdict")
    if best:
        # a farmer more or less is all that is left to do better
        assert found["level"] <= 2
    else:
        assert found["text"].startswith("Ada: ")
        assert found["level"] > 2
        assert found["better"].startswith("The best move: Closes your city for 4 points")
        assert found["best"][0] == [0, -1, 2, "base-E"]
    assert found["at"] == at
    browser.do("goto", to=at)
    assert browser.board.game.prompt
    assert browser.board.game.prompt.player == "red"
    assert told(browser, "verdict")["text"] == "", "what was taken back is not judged"


def test_the_best_line_is_said_to_be_the_best() -> None:
    browser = page()
    for action in advise(browser.board.game, count=1).best.actions:
        browser.act(action)
    assert told(browser, "verdict")["text"] == "Ada: that was best."


@pytest.mark.parametrize("what", ["advice", "verdict", "odds"])
def test_neither_the_stack_nor_another_hand_is_read(what: str) -> None:
    def heard(seed: int, hands: list[str]) -> dict[str, Any]:
        game = Game(
            {"red": "Ada", "blue": "Ben"},
            ["gifts"],
            position=CITY,
            tiles=TILES * 3,
            draws=["base-E", "base-U"],
            hands=hands,
            seed=seed,
        )
        browser = Browser(carcnb.play(game, seat="red"))
        if what == "verdict":
            for action in (ELSEWHERE, "skip"):
                while str(action) not in map(str, browser.board.game.legal_actions()):
                    browser.act("skip")
                browser.act(action)
        return to_the_end(browser, what) if what != "odds" else told(browser, what)

    one = heard(1, ["red gift synod", "blue gift cash_out", "blue gift take_two"])
    assert one == heard(2, ["red gift synod", "blue gift synod", "blue gift road_sweeper"])
    assert one.get("text", "some")


def test_the_cards_of_a_closed_hand_are_not_told_by_advice() -> None:
    game = Game({"red": "Ada", "blue": "Ben"}, ["gifts"], seed=3, hands=["red gift synod", "blue gift cash_out"])
    browser = Browser(carcnb.play(game))
    assert browser.ask("advice", again=0)["error"] == "Only Ada may look at these cards."
    browser.do("show")
    assert told(browser, "advice")["lines"]
    browser.do("hide")
    browser.act("skip")
    assert browser.ask("advice", again=0)["error"] == "Only Ada may look at these cards."
    while game.prompt and game.prompt.player == "red":
        browser.act(game.legal_actions()[-1])
    assert told(browser, "verdict")["text"] == ""
    assert told(browser, "odds")["squares"]


def test_a_board_of_one_player_advises_nobody_else() -> None:
    browser = page(seat="blue")
    assert browser.ask("advice", again=0)["error"] == "This board is for looking."
    for action in (ELSEWHERE, "skip"):
        browser.board.apply(action)
    assert told(browser, "advice")["lines"]
    assert told(browser, "verdict")["text"] == "", "it was not blue who played"


def test_of_an_opponent_only_the_person_is_judged_and_told_what_to_do() -> None:
    browser = page(opponents={"Ben": "easy"})
    at = len(browser.board.game.history)
    browser.act(ELSEWHERE)
    browser.act("skip")
    assert browser.board.view["thinks"]
    assert browser.ask("advice", again=0)["error"] == "It is Ben’s move, and Ben is thinking."
    before = told(browser, "verdict")
    while browser.board.view.get("thinks"):
        browser.do("think")
    assert told(browser, "verdict") == before
    assert (before["at"], before["text"][:4]) == (at, "Ada:")


def test_where_lessons_ask_and_at_the_end_there_is_no_advice() -> None:
    browser = Browser(carcnb.lesson("base/roads"))
    for what in ("advice", "verdict", "odds"):
        assert browser.ask(what, again=0)["error"] == "No advice is given here."
    asks = quiz(exercises(("points",), n=1, seed=1)).run
    browser = Browser(Board(asks.game, director=asks))
    error = "Answer the question first; then the board tells all it knows."
    assert {browser.ask(what, again=0)["error"] for what in ("advice", "odds")} == {error}
    browser = page()
    while browser.board.game.prompt:
        browser.board.apply(browser.board.game.legal_actions()[-1])
    assert browser.ask("advice", again=0)["error"] == "The game is over: nobody is asked anything."
    assert browser.ask("odds", again=0)["error"] == "The game is over: nobody is asked anything."


def test_a_question_about_another_board_or_none_is_refused() -> None:
    browser = page()
    old = browser.board.view["n"]
    browser.act(CLOSES)
    browser.tell({"do": "ask", "id": 9, "n": old, "what": "advice", "again": 0})
    assert browser.messages.pop()["error"] == "The game has moved on. This is the newest board."
    assert "not understood" in browser.ask("advice", again="yes")["error"]


def test_odds_are_those_of_the_game_with_dead_squares() -> None:
    game = Game(position=CITY, tiles=["base-U", "base-V", "base-E", "base-E"], draws=["base-U"])
    browser = Browser(carcnb.play(game))
    found = {(x, y): (fits, text) for x, y, fits, text in told(browser, "odds")["squares"]}
    assert {cell: fits for cell, (fits, _) in found.items()} == {
        cell: square.fitting for cell, square in odds(game).squares.items()
    }
    assert found[0, -1] == (2, "2 of 3 tiles left fit here. Within the next 2 draws: 100%. Before the end: 100%.")
    assert [text for fits, text in found.values() if not fits] == [
        "No tile that is left fits here: the square stays empty." for fits, _ in found.values() if not fits
    ]


def test_a_replay_is_advised_and_judged_at_every_moment() -> None:
    game = page().board.game
    for action in (ELSEWHERE, "skip"):
        game.apply(action)
    browser = Browser(carcnb.replay(game.save()))
    assert told(browser, "advice")["where"].startswith("Look at a city")
    browser.do("lesson", what="next")
    browser.do("lesson", what="next")
    assert told(browser, "verdict")["better"].startswith("The best move: Closes your city")


def test_a_board_says_whether_it_begins_with_the_coach() -> None:
    assert [page(coach=on).board.ui["coach"] for on in (True, False)] == [True, False]
    with pytest.raises(carcnb.SetupError, match="coach is True or False, not 'yes'"):
        page(coach="yes")
