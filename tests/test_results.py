"""Games against the computer: what is kept of them, what is said at their end, and which strength is offered next."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from carcnb import Game
from carcnb.board.opponents import LEVELS, Opponents
from carcnb.entrance import home
from carcnb.entrance.results import FIRST, GameResult, fitting, note, record_of, result_of, results, tell_end
from carcnb.words import speaking
from tests.board.browser import Browser


@pytest.fixture
def _kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARCNB_PROGRESS", str(tmp_path / "mine.json"))


def games(*played: str) -> list[GameResult]:
    """Results as "easy+" for a win and "easy-" for none."""
    return [GameResult(one[:-1], one[-1] == "+") for one in played]


@pytest.mark.parametrize(
    ("before", "fits"),
    [
        ((), "easy"),
        (("easy+",), "easy"),
        (("easy+", "easy+"), "fair"),
        (("easy+", "easy-", "easy+"), "fair"),
        (("easy-", "easy-"), "casual"),
        (("easy+", "easy-"), "easy"),
        (("easy+", "easy+", "fair-"), "fair"),
        (("hard+", "hard+"), "hard"),
        (("novice-", "novice-"), "novice"),
        (("medium-", "medium-", "able+", "able+"), "medium"),
    ],
)
def test_who_wins_two_of_three_is_offered_more_and_who_loses_twice_less(before: tuple[str, ...], fits: str) -> None:
    assert fitting(games(*before)) == fits


def test_what_is_said_at_the_end() -> None:
    with speaking("en"):
        assert tell_end(GameResult("easy", True), []) == "Your first win against Easy."
        assert tell_end(GameResult("easy", True), games("easy+")) == "2 wins against Easy. Next: Fair."
        assert tell_end(GameResult("easy", False), []) == ""
        assert tell_end(GameResult("medium", False), games("medium-")) == "Able fits better for now."
        assert record_of("easy", games("easy+", "easy-", "fair+")) == "won 1 of 2"
        assert record_of("hard", games("easy+")) == ""


@pytest.mark.usefixtures("_kept")
def test_results_are_kept_and_what_a_hand_has_written_is_left_out(tmp_path: Path) -> None:
    note(GameResult("easy", True))
    note(GameResult("fair", False))
    assert results() == games("easy+", "fair-")
    file = tmp_path / "mine.json"
    file.write_text(file.read_text().replace('"fair"', '"gold"'))
    assert results() == games("easy+")


def test_only_a_game_of_two_against_a_strength_that_has_a_name_counts() -> None:
    game = Game(2, tiles=["base-U"])
    assert result_of(game, Opponents(game, {"blue": "easy"})) is None, "it is not over"
    rng = random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    assert result_of(game, None) is None
    assert result_of(game, Opponents(game, {"blue": lambda game: game.legal_actions()[0]})) is None
    assert result_of(game, Opponents(game, {"blue": "easy"})) == ("easy", game.scores["red"] > game.scores["blue"])


@pytest.mark.usefixtures("_kept")
def test_a_game_that_home_begins_is_kept_once_and_the_page_offers_what_fits() -> None:
    browser = Browser(home(lang="en"))
    browser.do("home", to="play")
    assert [row["to"] for row in browser.view["home"]["rows"] if row.get("first")] == [f"against:{FIRST}"]
    for _ in range(2):
        browser.do("home", to="against:easy")
        game = browser.board.game
        while not game.over:
            game.apply(game.legal_actions()[-1])
            browser.board.refresh()
        browser.tell({"do": "language", "lang": "cs"})
        browser.tell({"do": "language", "lang": "en"})
        browser.do("home", to="play")
    assert [one.level for one in results()] == ["easy", "easy"]
    offered = [row["to"] for row in browser.view["home"]["rows"] if row.get("to", "").startswith("against")]
    assert f"against:{fitting(results())}" in offered
    assert {f"against:{level}" for level in ("easy", "medium", "hard")} <= {*offered}
    weaker = [row["to"] for row in browser.view["home"]["table"]["weaker"]]
    assert {*offered} | {*weaker} == {f"against:{level}" for level in LEVELS}
    assert not {*offered} & {*weaker}
