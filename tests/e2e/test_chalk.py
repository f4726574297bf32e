"""Drawing on a board in a real JupyterLab, which has a menu of its own on the right button."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.board import Board
from tests.e2e.here import Here

pytestmark = pytest.mark.browser

SHOW = 'import carcnb\nboard = carcnb.position("D 0,0; U 1,0", seed=1)\nboard'


def test_the_right_button_draws_and_opens_no_menu(open_here: Callable[..., Here]) -> None:
    here = open_here(SHOW)
    board = Board(here.output(0).locator(".carcnb").first)
    mouse = board.page.mouse
    board.point("0,0")
    mouse.down(button="right")
    board.point("1,0")
    mouse.up(button="right")
    arrow = board.root.locator(".cn-chalk.arrow")
    expect(arrow).to_have_count(1)
    expect(board.live).to_have_text("Arrow 0, 0 → 1, 0, Yellow")
    expect(board.page.get_by_role("menu").filter(visible=True)).to_have_count(0)
    assert here.python("print(*board.chalk)") == "0,0>1,0"
    here.python("board.chalk = ['0,0 city.N red']")
    expect(arrow).to_have_count(0)
    expect(board.root.locator(".cn-chalk.tint.red")).to_have_count(1)
