"""Drawing on a board: what a page sends is checked and kept, other boards and pictures show it."""

# mypy: disable-error-code="attr-defined, comparison-overlap"
from __future__ import annotations

import json
from typing import Any

import pytest

import carcnb
from carcnb import SetupError
from carcnb.drawing import game_svg
from tests.board.browser import Browser

POSITION = ["base-D 0,0 r0 red:city.N", "base-U 1,0 r0"]


def game() -> carcnb.Game:
    return carcnb.Game(["Ada", "Ben"], seed=3, position=POSITION)


def test_what_a_page_draws_is_kept_and_shown_on_other_boards_of_the_game() -> None:
    mine = Browser(carcnb.show(game()))
    other = Browser(carcnb.play(mine.board.game))
    mine.do("chalk", chalk=[[0, 0, -1, 1, 0, "red"], [0, 0, 0, 0, 0, "yellow"]])
    assert mine.board.chalk == ("0,0>1,0 red", "0,0 city.N")
    assert other.updates[-1]["view"]["chalk"] == [[0, 0, -1, 1, 0, "red"], [0, 0, 0, 0, 0, "yellow"]]
    other.act(other.board.game.legal_actions()[0])
    assert "chalk" not in other.board.view
    other.do("undo")
    assert "chalk" in other.board.view
    mine.do("chalk", chalk=[])
    assert "chalk" not in mine.board.view
    assert mine.board.game.chalk == {}


@pytest.mark.parametrize(
    "chalk",
    [
        5,
        [5],
        [[0, 0, -1, 0, 0]],
        [[0, 0, -1, 0, 0, "violet"]],
        [[0, 0, 9, 0, 0, "red"]],
        [[0, 0, 0, 1, 0, "red"]],
        [[50, 0, -1, 0, 0, "red"]],
        [[0.5, 0, -1, 0, 0, "red"]],
        [[2**52, 0, -1, 0, 0, "red"]],
        [[n % 20 - 9, n // 20, -1, 0, 0, "red"] for n in range(1, 80)],
    ],
)
def test_what_cannot_be_drawn_is_refused(chalk: Any) -> None:
    browser = Browser(carcnb.play(game()))
    browser.do("chalk", chalk=chalk)
    assert browser.refused()["text"].startswith("This message is not understood: ")
    assert browser.board.game.chalk == {}


def test_a_page_that_has_seen_an_older_board_draws_nothing() -> None:
    browser = Browser(carcnb.play(game()))
    browser.board.apply(browser.board.game.legal_actions()[0])
    browser.tell({"do": "chalk", "n": 0, "chalk": [[0, 0, -1, 0, 0, "red"]]})
    assert browser.board.chalk == ()


def test_python_draws_in_words() -> None:
    board = carcnb.position("D 0,0 red:city.N", chalk=["0,0 city.N red"])
    assert board.view["chalk"] == [(0, 0, 0, 0, 0, "red")]
    board.chalk = ["0,0>1,0"]
    assert board.view["chalk"] == [(0, 0, -1, 1, 0, "yellow")]
    with pytest.raises(SetupError, match=r"chalk, entry 1 \('0,0 castle'\): the tile at 0,0 has no 'castle'"):
        board.chalk = ["0,0 castle"]
    assert board.chalk == ("0,0>1,0",)


def test_a_replay_keeps_chalk_with_the_move_of_its_record() -> None:
    played = game()
    for _ in range(4):
        played.apply(played.legal_actions()[0])
    browser = Browser(carcnb.replay(played, move=2))
    browser.do("chalk", chalk=[[0, 0, -1, 0, 0, "blue"]])
    browser.board.goto(4)
    assert browser.board.chalk == ()
    assert json.loads(browser.board.game.save())["chalk"] == {"2": ["0,0 blue"]}
    browser.board.goto(2)
    assert browser.board.chalk == ("0,0 blue",)
    browser.act(browser.board.game.legal_actions()[-1])  # a line of one's own
    browser.do("chalk", chalk=[[0, 0, -1, 1, 0, "red"]])
    browser.board.goto(3)
    assert browser.board.chalk == ()


def test_stills_show_chalk_and_are_as_they_were_without_it() -> None:
    shown = game()
    plain = game_svg(shown)
    shown.chalk[0] = ("0,0>3,0 red", "0,0 city.N blue", "1,0", "-2,0 green")
    svg = game_svg(shown)
    for colour in ("#cf2f1d", "#0b68ae", "#ffd21f", "#0c7f5b"):
        assert colour not in plain.split("<defs>")[0]
        assert svg.count(colour) > plain.count(colour)
    assert svg == game_svg(shown)
    assert len(svg) - len(plain) < 4_000
    strip = str(carcnb.picture(shown, at=[0]))
    assert strip
    shown.chalk.clear()
    assert game_svg(shown) == plain
