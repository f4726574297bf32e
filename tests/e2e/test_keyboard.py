"""Lessons, quizzes, the way in, the end of a game, the editors by keyboard alone; the focus stays on the board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.board import Board
from tests.e2e.here import Here
from tests.e2e.notebook import Notebook
from tests.e2e.test_ending import GAME

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook | Here]
LOST = "() => !document.activeElement.closest('.carcnb')"


class Keys:
    """A board without a mouse: controls by role and name, each focused and then pressed."""

    def __init__(self, notebook: Notebook | Here) -> None:
        self.notebook = notebook
        self.root = notebook.output(0).locator(".carcnb").first
        self.board = Board(self.root)
        expect(self.root.locator("[data-tile]").first).to_be_visible()

    def control(self, name: str, role: str = "button") -> Locator:
        return self.root.get_by_role(role, name=re.compile(name)).first  # type: ignore[arg-type]

    def press(self, name: str, role: str = "button", key: str = "Enter") -> None:
        """Focus a control and press a key on it."""
        there = self.control(name, role)
        there.focus()
        expect(there).to_be_focused()
        self.type(key)

    def type(self, *keys: str) -> None:
        """Press keys where the focus is; it is then still within the board."""
        for key in keys:
            self.root.page.keyboard.press(key)
            self.board.settle()
            self.root.page.wait_for_timeout(100)
            assert not self.root.page.evaluate(LOST), f"{key} loses the focus"

    def says(self, text: str) -> None:
        """Some status says this."""
        expect(self.root.get_by_role("status").filter(has_text=text).first).to_be_visible()  # the ear hears it too


def test_a_lesson_with_a_wrong_answer_and_a_hint(open_notebook: Open) -> None:
    keys = Keys(open_notebook('import carcnb\ncarcnb.lesson("base/placing")'))
    heading = keys.root.locator(".cn-cap h3")
    for title in ("Road meets road", "City meets city", "Lay a tile yourself"):
        keys.press("^Next$")
        expect(heading).to_have_text(title)
    keys.board.stage.focus()
    keys.type("ArrowRight", "Enter")
    keys.says("Right")
    expect(keys.board.live).to_contain_text("Ada")
    keys.press("^Next$")
    keys.press("Monasteries do not connect", key=" ")
    keys.says("Terrain is compared along sides")
    keys.type("h")
    keys.says("Does the lit square share")
    keys.press("Only corners touch there", key=" ")
    keys.says("Right")
    keys.press("^Next$")
    keys.press("^Finish$")
    expect(keys.control("^Next lesson")).to_be_visible()


def test_a_quiz(open_here: Open) -> None:
    keys = Keys(open_here('import carcnb\ncarcnb.exercises("points", seed=3, n=2)'))
    for _ in range(2):
        number = keys.root.get_by_role("textbox").first
        choice = keys.root.locator(".cn-task [data-answer]").first
        several = keys.root.get_by_role("checkbox").first
        if choice.count():
            choice.focus()
            keys.type("Enter")
        else:
            (number if number.count() else several).focus()
            keys.type(*(["4", "Enter"] if number.count() else [" "]))
            if several.count():
                keys.press("^Check$")
        expect(keys.root.locator(".cn-fb:not(.hint)")).to_be_visible()
        keys.press("^(Next|Finish)$")
    expect(keys.control("^Another quiz$")).to_be_visible()


def test_the_end_of_a_game_and_the_look_back(open_here: Open) -> None:
    keys = Keys(open_here(GAME))
    keys.board.stage.focus()
    keys.type("ArrowDown", "Enter", "s")
    expect(keys.board.question).to_have_text(re.compile("Final scoring| wins, "))
    keys.type("s")
    expect(keys.board.question).to_contain_text(" wins, ")
    expect(keys.board.live).to_contain_text("wins")
    keys.press("^Final scoring$", "tab", "ArrowRight")
    expect(keys.root.get_by_role("img", name="Points after each turn")).to_be_visible()
    keys.press("^Watch the game$")
    keys.press("^Pause$", key=" ")
    keys.press("^Back to the result$")
    expect(keys.board.question).to_contain_text(" wins, ")


PLAYED_OUT = """
import random, carcnb
game, rng = carcnb.Game(["Ada", "Ben"], seed=11, tiles=["base-U", "base-V", "base-D", "base-E"] * 3), random.Random(11)
while not game.over:
    game.apply(rng.choice(game.legal_actions()))
carcnb.play(game, opponents={"Ben": "easy"})
"""


def test_what_the_moves_cost_is_told_and_found_better(open_here: Open) -> None:
    keys = Keys(open_here(PLAYED_OUT))
    keys.press("^What did the moves cost")
    told = keys.root.locator(".cn-cost .said")
    expect(told).to_have_text(re.compile(r"\d+ of \d+ moves? w"))
    keys.press("^Find something better$")
    expect(keys.root.locator(".cn-task").get_by_text("Find a better one.")).to_be_visible()
    keys.press("^Hint")
    keys.press("^Hint")
    keys.press("^Show")
    expect(keys.root.locator(".cn-fb").get_by_text(re.compile("points? more than the move played"))).to_be_visible()
    while not keys.control("^Back to the game$").count():
        keys.press("^(Next|Finish)$")
    keys.press("^Back to the game$")
    expect(keys.board.question).to_contain_text(" wins, ")
    expect(told).to_have_text(re.compile(r"\d+ of \d+ moves? w"))


def test_from_home_to_a_game_and_back(open_here: Open) -> None:
    keys = Keys(open_here("import carcnb\ncarcnb.home()"))
    keys.board.stage.focus()
    keys.type("ArrowDown", "Enter")
    keys.press("^Play")
    expect(keys.root.get_by_role("heading", name="A new game")).to_be_focused()
    keys.press("^Easy")
    expect(keys.control("^Home$")).to_be_visible()
    keys.board.stage.focus()
    keys.type("ArrowDown", "Enter")
    expect(keys.board.question).to_contain_text("Place a figure")  # what the lit answer would do is heard after that
    keys.press("^Home$")
    expect(keys.control("^Learn")).to_be_visible()


def test_a_position_and_a_lesson_are_made(open_notebook: Open) -> None:
    keys = Keys(open_notebook("import carcnb\nboard = carcnb.edit()\nboard"))
    tiles = keys.board.root.locator("[data-tile]")
    box = keys.root.locator('[data-box="base-E"]')
    for many in (2, 3):
        box.focus()
        keys.type("Enter", "ArrowUp" if many == 2 else "ArrowRight", "r", "Enter")
        expect(tiles).to_have_count(many)
        keys.type("Escape")
    keys.type("Delete")
    keys.press("^Players$", "tab")
    own = keys.root.locator('[data-own="red,meeple"]')
    own.focus()
    keys.type("Enter", "ArrowRight", "Enter")
    expect(keys.board.figures).to_have_count(1)
    keys.type("Escape")
    keys.press("^Make a lesson$")
    title = keys.control("Name of the lesson", "textbox")
    title.fill("Cities")
    title.focus()
    keys.type("Enter")
    keys.press("^Question$", "tab")
    keys.press("Make this a question", "checkbox", " ")
    expect(keys.control("Make this a question", "checkbox")).to_be_checked()
    keys.control("File name", "textbox").fill("by-keys")
    keys.press("^Save$")
    expect(keys.root.get_by_role("alert")).to_contain_text("no solution")
    keys.press("Make this a question", "checkbox", " ")
    keys.press("^Save$")
    keys.says("by-keys.toml")
