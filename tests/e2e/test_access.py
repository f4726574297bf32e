"""The board for everybody: no serious finding in axe-core, in every state, dress and width."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.axe import ONLY_FOUND
from tests.e2e.board import Board
from tests.e2e.here import Here

pytestmark = pytest.mark.browser

CELL = """import carcnb
board = carcnb.play(players=["Ada", "Ben"], seed=7)
board"""
OVER = """import random
choose = random.Random(1).choice
while not board.game.over:
    board.apply(choose(board.game.legal_actions()))"""


def findings(page: Page) -> list[str]:
    """The serious and critical findings inside the board; JupyterLab's own are not ours."""
    result = Axe().run(page, context=".carcnb", options=ONLY_FOUND)
    return [
        f"{found['id']}: {node['html'][:160]}"
        for found in result.response["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_serious(theme: str, open_here: Callable[..., Here], pictures: Path) -> None:
    here = open_here(CELL)
    board = Board(here.output(0).locator(".carcnb").first)
    board.root.locator("[data-do=more]").click()
    board.root.locator(f"[data-theme-to={theme}]").click()
    board.page.keyboard.press("Escape")
    found = {"place": findings(board.page)}
    board.point("0,0", 0.5, 0.5)
    expect(board.card).to_be_visible()
    found["card"] = findings(board.page)
    board.place(board.squares()[0])
    expect(board.choices.first).to_be_visible()
    found["figure"] = findings(board.page)
    board.root.screenshot(path=pictures / f"figure-{theme}.png")
    here.python(OVER)
    expect(board.root.locator(".cn-frame.over")).to_have_count(1)
    board.page.wait_for_timeout(1000)  # colours are judged when nothing moves any more
    found["over"] = findings(board.page)
    board.root.screenshot(path=pictures / f"over-{theme}.png")
    assert {state: list_ for state, list_ in found.items() if list_} == {}


@pytest.mark.parametrize("width", [360, 560, 900])
def test_a_narrow_cell_needs_no_sideways_scrolling(width: int, open_here: Callable[..., Here], pictures: Path) -> None:
    here = open_here(CELL)
    board = Board(here.output(0).locator(".carcnb").first)
    board.root.evaluate(f"root => {{ root.parentElement.style.cssText = 'width: {width}px; flex: none'; }}")
    board.page.wait_for_timeout(500)
    overflow = board.root.evaluate("element => element.scrollWidth - element.clientWidth")
    assert overflow <= 0
    box = board.root.bounding_box()
    assert box is not None
    assert box["width"] <= width
    board.place(board.squares()[0])
    board.root.screenshot(path=pictures / f"wide-{width}.png")
