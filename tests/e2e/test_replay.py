"""A record on a board in a real JupyterLab: by buttons, by keys, along the slider, and away from it and back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from carcnb import Game
from carcnb.engine.moves import moves
from tests.e2e.board import Board
from tests.e2e.notebook import Notebook
from tests.e2e.test_access import findings

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parents[1] / "records" / "golden" / "three_players.json"
EVIL = "<img src=x onerror=alert(1)>"
REPLAY = f"""import carcnb
board = carcnb.replay({RECORD.read_text(encoding="utf-8")!r}, comments={{0: "At the start", 3: {EVIL!r}}})
board"""


def test_a_game_is_gone_through_left_and_found_again(
    open_notebook: Callable[..., Notebook], lab_page: Page, pictures: Path
) -> None:
    notebook = open_notebook(REPLAY)
    root = notebook.output(0).locator(".carcnb").first
    expect(root.locator("[data-tile]").first).to_be_visible()
    board, time = Board(root), root.locator(".cn-time")
    at, slider = time.locator(".cn-at b"), time.locator("[data-slide]")
    expect(time.locator(".cn-comment")).to_have_text("At the start")
    press(board, time, "[data-do=next]", 3)
    expect(at).to_contain_text("Move 3 of ")
    expect(time.locator(".cn-comment")).to_have_text(EVIL)
    expect(root.locator("img[onerror]")).to_have_count(0)

    slider.focus()
    for key, move in (("ArrowRight", 4), ("ArrowLeft", 3), ("ArrowLeft", 2), ("Home", 0)):
        lab_page.keyboard.press(key)
        board.settle()
        expect(slider).to_have_js_property("value", str(move))
    expect(slider).to_be_focused()
    lab_page.keyboard.press("End")
    board.settle()
    expect(root.locator(".cn-fin")).to_be_visible()
    assert notebook.python("print(board.game.scores)") == "{'red': 21, 'blue': 7, 'green': 31}"
    time.locator(".cn-pt").first.click()
    board.settle()
    scored = int(notebook.python("print(board.move)"))
    assert scored == int(notebook.python("print(board.record['scores'][0][0])"))

    move, wanted = a_choice()
    notebook.python(f"board.goto({move})")
    board.settle()
    assert findings(lab_page) == []
    other = next(cell for cell in board.squares() if cell != wanted)
    board.place(other)
    expect(time.locator(".cn-fork")).to_contain_text(f"A line of your own since move {move}")
    root.screenshot(path=pictures / "own_line.png")
    press(board, time, "[data-do=back]")
    press(board, time, "[data-do=next]")
    expect(board.tile(other)).to_have_count(1)
    time.get_by_text("Return to the record").click()
    board.settle()
    expect(board.tile(other)).to_have_count(0)
    expect(time.locator(".cn-fork")).to_have_count(0)
    press(board, time, "[data-do=next]")
    expect(board.tile(wanted)).to_have_count(1)


def a_choice() -> tuple[int, str]:
    """After how many moves a tile was laid that fitted in other cells too, and where."""
    game = Game.load(RECORD.read_text(encoding="utf-8"))
    for n, move in enumerate(moves(game)):
        game.goto(move.answers)
        if n > 10 and len({action.cell for action in game.legal_actions() if action.verb == "place"}) > 3:
            assert move.action.cell is not None
            return n, "{},{}".format(*move.action.cell)
    raise AssertionError("no such move")


def press(board: Board, time: Locator, what: str, times: int = 1) -> None:
    """Press a button of the timeline, and wait for the board each time."""
    for _ in range(times):
        time.locator(what).click()
        board.settle()
