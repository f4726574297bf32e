"""A board while the kernel is at work on a cell: it says so, and what was clicked comes once, after it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.notebook import KERNEL, Notebook

pytestmark = pytest.mark.browser


def test_next_waits_for_a_running_cell_says_so_and_is_done_once(
    open_notebook: Callable[..., Notebook], pictures: Path
) -> None:
    notebook = open_notebook('import carcnb\ncarcnb.lesson("base/placing")')
    page, board = notebook.page, notebook.page.locator(".carcnb")
    go_on = board.get_by_role("button", name="Next", exact=True)
    expect(board.get_by_text("Step 1 of 6")).to_be_visible()
    notebook.start("import time; time.sleep(5)")
    page.wait_for_function(f"() => {KERNEL}.status === 'busy'")
    go_on.click()
    held = board.get_by_text("The kernel is still busy")
    expect(held).to_be_visible(timeout=2000)
    page.screenshot(path=pictures / "busy.png")
    go_on.click(force=True)
    expect(board.get_by_text("Step 2 of 6")).to_be_visible()
    expect(held).to_have_count(0)
    notebook.wait_idle()
    expect(board.get_by_text("Step 2 of 6")).to_be_visible()
    expect(board.get_by_role("alert")).to_have_count(0)
