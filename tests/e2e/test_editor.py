"""A teacher makes a position and a lesson by dragging and clicking alone, in a real JupyterLab."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.board import Board
from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

POSITION = "print(board.view['desk']['text'])"


def test_a_lesson_is_made_by_dragging_alone(open_notebook: Callable[..., Notebook], pictures: Path) -> None:
    notebook = open_notebook("import carcnb\nboard = carcnb.edit()\nboard")
    root = notebook.output(0).locator(".carcnb").first
    board = Board(root)
    expect(board.tile("0,0")).to_be_visible()
    root.scroll_into_view_if_needed()

    def middle(of: Locator) -> tuple[float, float]:
        box = of.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(what: Locator, x: float, y: float) -> None:
        """Drag something to a place told in squares from the corner of the first tile."""
        what.scroll_into_view_if_needed()
        start = middle(what)
        box = board.tile("0,0").bounding_box()
        assert box
        mouse = board.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] - 20, start[1] + 5)
        mouse.move(box["x"] + x * box["width"] - 3, box["y"] + y * box["height"])
        mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
        mouse.up()
        board.settle()

    def boxed(tile: str) -> Locator:
        return root.locator(f'[data-box="{tile}"]')

    drag(boxed("base-U"), 1.5, 0.5)
    expect(board.tile("1,0")).to_be_visible()
    drag(boxed("base-C"), 2.5, 0.5)
    expect(root.get_by_role("alert")).to_contain_text("BASE-4.5")
    drag(boxed("base-V"), 2.5, 0.5)
    expect(board.tile("2,0")).to_be_visible()
    root.get_by_role("tab", name="Players").click()
    drag(root.locator('[data-own="red,meeple"]'), 0.5, 0.12)
    expect(board.figures).to_have_count(1)
    assert notebook.python(POSITION) == "players red Ada, blue Ben; D 0,0 red:city.N; U 1,0; V 2,0"
    root.screenshot(path=pictures / "editor.png")

    root.get_by_role("button", name="Make a lesson").click()
    root.get_by_role("textbox", name="Name of the lesson").fill("Cities")
    root.get_by_role("textbox", name="Heading").fill("Close it")
    root.get_by_role("tab", name="Question").click()
    root.get_by_role("checkbox", name="Make this a question").click()
    root.get_by_role("button", name="Another tile").click()
    boxed("base-E").click()
    board.settle()
    board.place("0,-1")
    board.press("skip")
    expect(root.get_by_role("combobox")).to_have_value("scores red 4")
    root.get_by_role("textbox", name="First hint").fill("Look at the wall.")
    root.get_by_role("textbox", name="File name").fill("cities")
    root.get_by_role("button", name="Save").click()
    expect(root.get_by_role("status").filter(has_text="cities.toml")).to_be_visible()
    root.screenshot(path=pictures / "recorder.png")
    assert notebook.python('print(carcnb.lesson("cities.toml").view["lesson"]["heading"])') == "Close it"
    root.get_by_role("button", name="Try it").click()
    board.place("0,-1")
    board.press("skip")
    expect(root.locator(".cn-fb.ok")).to_be_visible()
    root.get_by_role("button", name="Back to recording").click()
    expect(root.get_by_role("textbox", name="Name of the lesson")).to_have_value("Cities")
