"""What the next player could wish for, and why a tile was laid: told of positions whose answers are counted by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

import carcnb
from carcnb.analysis.wishes import Wishing
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.wire.coach import Wishes
from carcnb.wire.shapes import faults
from tests.board.browser import Browser

NORTH = "Ben's city is open to the north at 0,-1: of the tiles left E alone can close it: N has a second side of city."
POSITION = ["base-D 0,0 r0 blue:city.N"]
TILES = ["base-U", "base-E", "base-E", "base-N", "base-U", "base-V", "base-V"]


def game(**options: Any) -> Game:
    given: dict[str, Any] = {"position": POSITION, "tiles": TILES, "draws": ["base-U"], "seed": 1}
    return Game(["Ada", "Ben"], **(given | options))


def tried(one: Game) -> Wishing:
    wishing = Wishing(one)
    while not wishing.over:
        wishing.step()
    return wishing


def asked(browser: Browser, what: str, **fields: Any) -> dict[str, Any]:
    reply: dict[str, Any] = browser.ask(what, **fields)
    return reply


def test_the_next_player_wishes_for_what_closes_his_city() -> None:
    wishing = tried(game())
    assert wishing.seat == "blue"
    first = wishing.wishes(1.0)[0]
    assert first.actions[0].cell == (0, -1), NORTH
    assert first.left == 2, NORTH
    assert wishing.total == 6
    assert first.gain > 1


def test_gains_are_told_against_an_average_tile() -> None:
    every = tried(game())
    gains = {wish.tile: wish.gain for wish in every.wishes(-99.0)}
    assert gains["base-E"] > 0
    assert len({wish.actions[0].cell for wish in every.wishes(-99.0)}) == len(gains), "one row for each square"


def test_in_the_middle_of_a_turn_the_tile_that_was_laid_counts() -> None:
    one = game()
    one.apply("place base-U 1,0 r0")
    assert one.prompt is not None
    assert one.prompt.player == "red"
    wishing = tried(one)
    assert wishing.seat == "blue"
    assert (1, 0) in {wish.game.setup.position[-1].cell for wish in wishing.wishes(-99.0)}
    assert wishing.total == 6


def test_what_is_left_to_nobody_is_no_wish() -> None:
    with pytest.raises(SetupError):
        Wishing(_over())


def _over() -> Game:
    one = game(tiles=["base-U"])
    while one.prompt:
        one.apply(one.legal_actions()[-1])
    return one


def test_a_board_tells_them_with_a_sentence_and_what_is_left() -> None:
    browser = Browser(carcnb.play(game(), lang="en"))
    told = asked(browser, "wishes", again=0)["ok"]
    assert list(faults(told, Wishes, "wishes")) == []
    assert told["share"] == 1
    assert "Ben" in told["text"]
    first = told["tiles"][0]
    assert tuple(first["laid"][:2]) == (0, -1)
    assert first["left"] == "2 of 6"
    assert first["text"].startswith("Closes your city for 4 points")


def test_what_is_so_of_two_tiles_is_told_once_and_no_more_than_60_words_come_at_once() -> None:
    one, choose = Game(["Ada", "Ben"], seed=5), random.Random(5).choice
    for _ in range(14):
        one.apply(choose(one.legal_actions()))
    for lang, same in (("en", "The same."), ("cs", "Totéž.")):
        browser = Browser(carcnb.play(one, lang=lang))
        while (told := asked(browser, "wishes", again=0)["ok"])["share"] < 1:
            pass
        texts = [tile["text"] for tile in told["tiles"]]
        assert texts[1] == same != texts[0]
        rows = [f"A {tile['text']} {tile['points']} {tile['left']}" for tile in told["tiles"]]
        assert len(" ".join([told["text"], *rows]).split()) <= 60


def test_a_hand_that_is_closed_is_wished_nothing() -> None:
    one = Game(["Ada", "Ben"], expansions=["gifts"], seed=3, hands=["blue gift hidden"])
    browser = Browser(carcnb.play(one, lang="en", seat="red"))
    assert "Ben" in asked(browser, "wishes", again=0)["error"]


def test_why_a_tile_was_laid_is_told_with_what_would_have_been_better() -> None:
    one = game(position=["base-D 0,0 r0 red:city.N"], draws=["base-E", "base-U"])
    one.apply("place base-E 0,1 r2")
    one.apply("skip")
    browser = Browser(carcnb.play(one, lang="en"))
    told = asked(browser, "reasons", cell=[0, 1])["ok"]["text"]
    assert told.startswith("What the coach would have told Ada: ")
    assert "Better by" in told
    assert "Closes your city for 4 points" in told


def test_why_the_best_one_was_laid_says_what_decides() -> None:
    one = game(position=["base-D 0,0 r0 red:city.N"], draws=["base-E", "base-U"])
    one.apply("place base-E 0,-1 r2")
    one.apply(next(action for action in one.legal_actions() if action.where.startswith("field")))
    browser = Browser(carcnb.play(one, lang="en"))
    told = asked(browser, "reasons", cell=[0, -1])["ok"]["text"]
    assert "Closes your city for 4 points" in told
    assert "Better by" not in told


def test_of_a_computed_player_it_is_said_what_its_strength_does() -> None:
    one = game(first="blue", draws=["base-E", "base-U"])
    board = carcnb.play(one, lang="en", opponents={"Ben": "easy"})
    browser = Browser(board)
    while one.prompt and one.prompt.player == "blue":
        browser.do("think")
    cell = next(action.cell for action in one.history if action.verb == "place")
    assert cell is not None
    told = asked(browser, "reasons", cell=[*cell])["ok"]["text"]
    assert "Ben plays at Easy: takes the most points at once" in told


@pytest.mark.parametrize("cell", [[0, 0], [9, 9]])
def test_nobody_laid_the_first_tile_nor_one_that_is_not_there(cell: list[int]) -> None:
    assert "error" in asked(Browser(carcnb.play(game(), lang="en")), "reasons", cell=cell)


def test_a_turn_that_goes_on_gives_no_reasons_yet() -> None:
    one = game()
    one.apply("place base-U 1,0 r0")
    assert "Ada" in asked(Browser(carcnb.play(one, lang="en")), "reasons", cell=[1, 0])["error"]
