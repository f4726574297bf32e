"""A game to hand on: everybody can go on from it, and nobody learns from it what the table does not know."""

from __future__ import annotations

from urllib.parse import unquote

import pytest

import carcnb
from carcnb.addresses import lead_given
from carcnb.board.director import GameRecord
from tests.board.browser import Browser

NAMES = {"red": "Ada", "blue": "Ben"}


def shared(browser: Browser, form: str) -> dict[str, str]:
    ok = browser.ask("share", form=form)["ok"]
    assert isinstance(ok, dict)
    return ok


def test_a_position_is_one_line_that_opens_again() -> None:
    browser = Browser(carcnb.play(NAMES, seed=7))
    line = shared(browser, "position")
    assert line == {"text": "players red Ada, blue Ben; hand J; D 0,0", "note": ""}
    assert carcnb.position_text(carcnb.position(line["text"])) == line["text"].replace("; ", "\n")
    browser.act(browser.board.game.legal_actions()[0])
    middle = shared(browser, "position")
    assert middle["text"] == line["text"]
    assert middle["note"] == "As this turn began."


def test_where_a_site_is_known_a_link_opens_the_same_position() -> None:
    browser = Browser(carcnb.play({"red": "Ada & Co; #1", "blue": "Bořek"}, seed=7, lang="cs"))
    carcnb.site_address("https://example.org/carcassonne")
    try:
        told = shared(browser, "position")
    finally:
        carcnb.site_address("")
    page, _, sent = told["link"].partition("#")
    assert page == "https://example.org/carcassonne/cs/explore.html"
    assert told["link"].isascii()
    opened = lead_given(unquote(sent))
    assert isinstance(opened, carcnb.Game)
    assert carcnb.position_text(opened) == carcnb.position_text(browser.board)
    assert "link" not in shared(browser, "position"), "no site is known"


def test_a_game_that_is_over_has_no_position_to_go_on_from() -> None:
    game = carcnb.Game(NAMES, seed=7, tiles=["base-K"])
    while not game.over:
        game.apply(game.legal_actions()[0])
    over = shared(Browser(carcnb.play(game, lang="cs")), "position")
    assert over == {"text": "", "note": "Hra skončila, odsud se dál hrát nedá."}


def test_a_game_that_is_over_is_all_of_it_in_its_link() -> None:
    game = carcnb.Game(NAMES, seed=7, tiles=["base-K"])
    while not game.over:
        game.apply(game.legal_actions()[0])
    carcnb.site_address("https://example.org")
    try:
        told = shared(Browser(carcnb.play(game)), "position")
    finally:
        carcnb.site_address("")
    opened = lead_given(told["link"])
    assert isinstance(opened, GameRecord)
    assert opened.game.history == game.history


def test_a_saved_game_opens_again_and_does_not_tell_its_seed() -> None:
    browser = Browser(carcnb.play(NAMES, seed=4711))
    browser.act(browser.board.game.legal_actions()[0])
    made = shared(browser, "record")
    assert "4711" not in made["text"]
    assert carcnb.Game.load(made["text"]).history == browser.board.game.history


@pytest.mark.parametrize("seat", ["", "red", "blue"])
@pytest.mark.parametrize("form", ["position", "record", "picture"])
def test_nobody_hands_on_what_only_one_player_has_seen(form: str, seat: str) -> None:
    hands = ["red gift synod", "red gift take_two", "blue gift cash_out"]
    made = shared(Browser(carcnb.play(carcnb.Game(NAMES, ["gifts"], seed=3, hands=hands), seat=seat)), form)
    assert made["text"]
    assert not [card for card in hands if card.split()[-1] in made["text"]]


def test_a_picture_is_in_the_dress_of_the_board() -> None:
    game = carcnb.Game(NAMES, seed=3)
    pictures = {dress: shared(Browser(carcnb.play(game, dress=dress)), "picture") for dress in ("summer", "winter")}
    assert pictures["summer"]["text"].startswith("<svg ")
    assert pictures["summer"]["text"] != pictures["winter"]["text"]


def test_a_board_that_asks_about_itself_hands_nothing_on() -> None:
    browser = Browser(carcnb.quiz(carcnb.exercises(["points"], seed=5, n=1)).board)
    for form in ("position", "record", "picture"):
        assert browser.ask("share", form=form)["error"].startswith("Answer the question first")
