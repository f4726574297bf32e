"""Undo on a board is no free look at the next tile: in a game without a seed another move has other draws after it."""

from __future__ import annotations

import random

import pytest

import carcnb
from carcnb.board.replay import replay
from carcnb.wire.shapes import faults
from carcnb.wire.view import View
from tests.board.browser import Browser

ANEW = {
    "en": "Another move here draws anew: the tile you saw is shuffled back.",
    "cs": "Zahraješ-li tu jinak, táhne se znovu: kartička, kterou už jste viděli, se zamíchá zpátky.",
}
NAMES = {"red": "Ada", "blue": "Ben"}


def opened(seed: int | None, **looks: str) -> Browser:
    return Browser(carcnb.play(carcnb.Game(NAMES, seed=seed, draws=["base-D"]), **looks))  # type: ignore[arg-type]


def move(browser: Browser, place: str) -> str:
    """Lay a tile, put nothing on it; the next tile in hand."""
    browser.act(place)
    if browser.board.view["prompt"]["kind"] == "figure":
        browser.act("skip")
    assert browser.messages == []
    tile = browser.board.view["prompt"]["tile"]
    assert isinstance(tile, str)
    return tile


def back(browser: Browser) -> None:
    """Undo to the first tile."""
    while browser.board.view["can_undo"]:
        browser.do("undo")


def places(browser: Browser, rng: random.Random) -> list[str]:
    return rng.sample([str(option) for option in browser.board.game.legal_actions()], 2)


def test_another_move_after_undo_seldom_meets_the_tile_that_was_seen() -> None:
    same, rng = 0, random.Random(3)
    for _ in range(40):
        browser = opened(None)
        one, other = places(browser, rng)
        seen = move(browser, one)
        back(browser)
        same += move(browser, other) == seen
    assert same < 20


def test_redo_and_the_same_move_meet_the_tile_that_was_seen() -> None:
    rng = random.Random(4)
    for _ in range(10):
        browser = opened(None)
        one, other = places(browser, rng)
        seen = move(browser, one)
        after = browser.board.view
        back(browser)
        while browser.board.view["can_redo"]:
            browser.do("redo")
        assert browser.board.view == after | {key: browser.board.view[key] for key in ("line", "rev")}
        back(browser)
        move(browser, other)
        back(browser)
        assert move(browser, one) == seen


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_board_says_that_another_move_draws_anew(lang: str) -> None:
    """As long as it is so: not before anything was taken back, not when nothing was seen, not when all is redone."""
    browser = opened(None, lang=lang)

    def said() -> bool:
        assert list(faults(browser.board.view, View, "view")) == []
        return bool(browser.board.view["prompt"].get("anew") == ANEW[lang])

    assert not said()
    place = next(o for o in browser.board.game.legal_actions() if o.cell == (1, 0))
    browser.act(place)
    assert browser.board.view["prompt"]["kind"] == "figure"
    browser.do("undo")
    assert not said()  # no tile was shown
    browser.do("redo")
    browser.act("skip")
    assert not said()
    browser.do("undo")
    assert said()
    browser.do("undo")
    assert said()
    browser.do("redo")
    assert said()
    browser.do("redo")
    assert not said()
    browser.do("undo")
    browser.act(browser.board.game.legal_actions()[0])
    assert not said()


def test_a_game_with_a_seed_stays_as_it_is_and_says_nothing() -> None:
    browser = opened(5)
    one, other = places(browser, random.Random(5))
    seen = move(browser, one)
    back(browser)
    assert "anew" not in browser.board.view["prompt"]
    assert move(browser, other) == seen


def test_a_throw_is_made_anew_too() -> None:
    """FLY-5: of a die nothing is shuffled back."""
    for _ in range(200):
        game = carcnb.Game(NAMES, ["flying_machines"], draws=["flying-01", "base-D"])
        browser = Browser(carcnb.play(game))
        browser.act(game.legal_actions()[0])
        flights = [o for o in game.legal_actions() if o.verb == "fly"]
        browser.act(flights[0])
        browser.do("undo")
        if game.anew == {"die"}:
            assert browser.board.view["prompt"]["anew"] == "Another move here leaves it to chance anew."
            return
    raise AssertionError("no such game")


def test_a_new_game_has_a_key() -> None:
    browser = Browser(carcnb.play(NAMES, seed=7))
    browser.do("new")
    assert browser.board.game.setup.seed.bit_length() == 128


def test_a_replay_does_not_speak_of_draws() -> None:
    """What follows in a record is there to be seen."""
    game, rng = carcnb.Game(NAMES), random.Random(1)
    while len(game.history) < 30:
        game.apply(rng.choice(game.legal_actions()))
    board = replay(game)
    board.goto(3)
    assert board.game.anew == {"tile"}
    assert "anew" not in board.view["prompt"]


def test_a_board_that_takes_no_move_says_nothing_of_another_one() -> None:
    game = carcnb.Game(NAMES, draws=["base-D"])
    browser = Browser(carcnb.play(game))
    move(browser, str(game.legal_actions()[0]))
    back(browser)
    assert browser.board.view["prompt"]["anew"] == ANEW["en"]
    for looks in ({"playable": False}, {"seat": "blue"}):
        assert "anew" not in carcnb.board.Board(game, **looks).view["prompt"]
