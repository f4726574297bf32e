"""The learner's own last games: kept at their end, offered by Explore, and gone through from there."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from carcnb import Game
from carcnb.analysis.players import find_player
from carcnb.entrance import home, page
from carcnb.entrance.own_games import MOST, keep_game, own_games
from tests.board.browser import Browser


@pytest.fixture(autouse=True)
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    kept = tmp_path / "mine.json"
    monkeypatch.setenv("CARCNB_PROGRESS", str(kept))
    return kept


def over(seed: int = 1, tiles: int = 24) -> Game:
    """A game of so many tiles that was played to its end."""
    game, player = Game(["Ada", "Ben"], seed=seed, tiles=["base-U"] * tiles), find_player("novice")
    while game.prompt:
        game.apply(player(game))
    return game


def test_the_last_games_are_kept_the_last_first() -> None:
    games = [over(seed) for seed in range(MOST + 2)]
    for game in games:
        keep_game(game)
    found = own_games()
    assert len(found) == MOST
    assert found[0].day == date.today()
    assert found[0].open().game.history == games[-1].history
    scores = games[-1].scores
    assert found[0].end == f"Ada {scores['red']} : Ben {scores['blue']}"


def test_a_small_game_is_not_kept() -> None:
    keep_game(over(tiles=8))
    assert own_games() == []


def test_what_a_hand_has_spoilt_is_left_out_and_the_rest_stays(mine: Path) -> None:
    keep_game(over())
    kept = json.loads(mine.read_text())
    rows = kept["own_games"]["games"]
    rows += [["yesterday", "Ada 1", "{}"], ["2026-01-01"], 7, ["2026-01-02", "Cleo 3 : Dan 4", "{}"]]
    mine.write_text(json.dumps(kept))
    assert [game.end for game in own_games()][1:] == ["Cleo 3 : Dan 4"]
    board = page("explore", lang="en")
    browser = Browser(board)
    row = next(row for row in board.view["home"]["rows"] if row["text"].startswith("Cleo"))
    browser.do("home", to=row["to"])
    assert browser.refused()["text"]
    assert board.pages.page == "explore", "what is no game opens nothing"


def test_explore_offers_a_game_that_was_played_on_the_board_to_its_end() -> None:
    board = home(lang="en")
    browser = Browser(board)
    browser.do("home", to="play")
    browser.do("deal", seats=["red", "blue"], names=["Ada", "Ben"], levels=["", ""], expansions=[], farmers=True)
    game, player = board.game, find_player("novice")
    while game.prompt:
        board.apply(player(game))
    browser.do("home", to="start")
    browser.do("home", to="explore")
    ends = [row for row in board.view["home"]["rows"] if row.get("to", "").startswith("own:")]
    assert len(ends) == 1, "it is kept once, however often the board looks"
    assert "your game of" in ends[0]["note"]
    browser.do("home", to=ends[0]["to"])
    assert board.view["timeline"]
    assert board.view["final"], "it opens at its end, where one can look back at it"
    assert board.game.history == game.history
