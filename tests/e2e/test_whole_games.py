"""Whole games with Inns & Cathedrals without a mouse: by keyboard alone, by roles and live text alone; odd looks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.board import Board
from tests.e2e.here import Here
from tests.e2e.notebook import Notebook
from tests.e2e.test_access import findings

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook | Here]
TILES = "['inns-01', 'base-U', 'inns-05', 'base-V', 'base-E', 'inns-09']"
CELL = f"""import carcnb
board = carcnb.play({{names}}, ["inns_and_cathedrals"], seed=3, tiles={TILES}, farmers=False)
board"""


def opened(open_: Open, names: str = '["Ada", "Ben"]') -> tuple[Notebook | Here, Board]:
    notebook = open_(CELL.replace("{names}", names))
    board = Board(notebook.output(0).locator(".carcnb").first)
    expect(board.root.locator("[data-tile]").first).to_be_visible()
    return notebook, board


def over(board: Board) -> bool:
    return board.root.locator(".cn-frame.over").count() > 0


def test_by_keyboard_alone(open_notebook: Open) -> None:
    notebook, board = opened(open_notebook)
    keyboard = board.page.keyboard
    board.stage.focus()
    for step in range(40):
        if over(board):
            break
        if board.choices.count():
            keyboard.press("1" if step % 3 else "s")
        else:
            for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
                if board.ghost.count() == 0:
                    keyboard.press(arrow)
            keyboard.press("Enter")
        board.settle()
        assert board.page.evaluate("() => !!document.activeElement.closest('.carcnb')"), "the focus stays on the board"
    assert notebook.python("print(board.game.over, len(board.game.table.state.tiles))") == "True 7"


def test_by_roles_and_the_live_text_alone(open_here: Open) -> None:
    notebook, board = opened(open_here)
    squares = board.root.get_by_role("application").get_by_role("button")  # named by what lies beside them
    told: list[str] = []
    for _ in range(40):
        if over(board):
            break
        skip = board.root.get_by_role("button", name=re.compile("^Skip"))
        figures = board.root.get_by_role("button", name=re.compile("^(Knight|Thief)"))
        there = figures.first if figures.count() else skip.first if skip.count() else squares.first
        there.focus()
        board.page.keyboard.press("Enter")
        board.settle()
        told.append(board.live.inner_text())
    assert notebook.python("print(board.game.over)") == "True"
    assert any("places a thief" in text or "places a knight" in text for text in told)
    assert any("Ada" in text for text in told)
    assert any("Ben" in text for text in told)


def test_names_from_right_to_left_at_twice_the_size_in_forced_colours(open_here: Open) -> None:
    _, board = opened(open_here, '["אדה לוי", "بن"]')
    page = board.page
    page.set_viewport_size({"width": 640, "height": 360})  # what 200 % leaves of a laptop
    page.emulate_media(forced_colors="active")
    board.settle()
    assert board.root.evaluate("element => element.scrollWidth - element.clientWidth") <= 0
    expect(board.root.get_by_text("אדה לוי").first).to_be_visible()
    assert findings(page) == []
    page.emulate_media(forced_colors="none")
