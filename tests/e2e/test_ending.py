"""A small game to its end in a real JupyterLab: points rise, the winner is told, the game is watched and left again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.notebook import Notebook
from tests.e2e.test_access import findings

pytestmark = pytest.mark.browser

GAME = """import carcnb
from carcnb import Game
game = Game(["Ada", "Ben"], seed=4, tiles=["base-U"] * 4 + ["base-V"] * 2 + ["base-E"] * 2)
while sum(game.table.state.bag.values()) or game.prompt.kind != "place":
    game.apply(game.legal_actions()[0])
board = carcnb.play(game)
board"""


def test_a_game_ends_and_is_watched_from_its_beginning(
    open_notebook: Callable[..., Notebook], lab_page: Page, pictures: Path
) -> None:
    notebook = open_notebook(GAME)
    root = notebook.output(0).locator(".carcnb").first
    expect(root.locator("[data-tile]").first).to_be_visible()
    board = Board(root)
    standing = board.figures.count()
    board.place("0,2")
    root.get_by_role("button", name="Skip").first.click()
    expect(board.question).to_have_text("Final scoring")
    expect(root.locator(".cn-gains .rise").first).to_be_visible()
    root.get_by_role("button", name="Skip").click()
    expect(board.question).to_contain_text(" wins, ")
    scores = notebook.python("print(*board.game.scores.values())").split()
    expect(root.locator(".cn-fin .sum td")).to_have_text(scores)
    expect(board.figures).to_have_count(standing)
    root.get_by_role("tab", name="Look back").click()
    expect(root.get_by_role("img", name="Points after each turn")).to_be_visible()
    assert findings(lab_page) == []
    root.screenshot(path=pictures / "ending.png")

    root.get_by_role("button", name="Watch the game").click()
    at = root.locator(".cn-at b")
    expect(at).to_contain_text("Move 2 of ")
    root.get_by_role("button", name="Pause").click()
    board.settle()
    expect(root.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert notebook.python("print(len(board.game.history) < len(game.history), game.over)") == "True True"
    root.screenshot(path=pictures / "watched.png")
    root.get_by_role("button", name="Play", exact=True).focus()
    lab_page.keyboard.press(" ")
    expect(root.get_by_role("button", name="Pause")).to_be_visible()
    root.get_by_role("button", name="Back to the result").click()
    expect(board.question).to_contain_text(" wins, ")
    board.press("undo")
    expect(root.locator(".cn-gains")).to_have_count(0)
