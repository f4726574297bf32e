"""What all boards of a page need comes to it once, and is there whatever happens to kernel and page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.notebook import KERNEL, Notebook

pytestmark = pytest.mark.browser

CELLS = ("import carcnb\nboard = carcnb.play(2, seed=1)\nboard", 'carcnb.play(2, ["winter"], seed=2)', "board")
EDITOR = "carcnb.edit()"
LARGE = 60_000
"""Bytes of a message that has the code in it, and of no other."""


def is_drawn(board: Locator) -> None:
    """A board with its art and its style."""
    expect(board).to_be_visible()
    tile = board.locator(".cn-tiles image").first
    expect(tile).to_have_attribute("href", re.compile("^data:.{999}", re.DOTALL))
    assert board.locator(".cn-frame").evaluate("frame => getComputedStyle(frame).display") == "grid"
    figure = board.locator(".cn-fig use").first
    assert figure.evaluate("use => use.getBBox().width") > 5


def test_boards_share_code_and_art_and_outlive_their_kernel(page: Page, open_notebook: Callable[..., Notebook]) -> None:
    large: list[int] = []
    page.on(
        "websocket",
        lambda socket: socket.on(
            "framereceived", lambda frame: large.append(len(frame)) if len(frame) > LARGE else None
        ),
    )
    notebook = open_notebook(*CELLS, EDITOR, page=page)

    def all_are_drawn() -> None:
        for cell in range(len(CELLS)):
            is_drawn(notebook.output(cell).locator(".carcnb"))
        expect(notebook.output(len(CELLS)).locator("[data-box]").first).to_be_visible()
        assert page.locator(".cn-defs").count() == 2, "one for each dress, however many boards"

    all_are_drawn()
    assert len(large) == 1

    notebook.run_all()
    all_are_drawn()
    assert len(large) == 1, "a cell that is run again brings nothing again"

    page.evaluate(f"() => {KERNEL}.restart()")
    notebook.wait_idle()
    notebook.run_all()
    all_are_drawn()

    notebook.save()
    page.goto("about:blank")
    notebook.open()
    all_are_drawn()
    notebook.python("board.apply(board.game.legal_actions()[0])")
    for cell in (0, 2):
        expect(notebook.output(cell).locator("[data-tile]")).to_have_count(2)
