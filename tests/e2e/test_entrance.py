"""From the command to the first move: the page that it opens, and what stands on it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.board import Board
from tests.e2e.lab import Lab, running_lab
from tests.e2e.notebook import KERNEL, SLOWLY

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
HIGH = 720


@pytest.fixture(scope="module")
def entrance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    folder = tmp_path_factory.mktemp("learner") / "notebooks"
    shutil.copytree(NOTEBOOKS, folder)
    with running_lab(folder, folder / "en" / "00_start_here.ipynb") as running:
        yield running


@pytest.fixture
def page(entrance: Lab, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 1280, "height": HIGH})
    opened.goto(f"{entrance.address}/{getattr(request, 'param', '')}?token={entrance.token}")
    opened.wait_for_selector(".jp-Notebook", timeout=SLOWLY)
    opened.wait_for_function(f"() => {KERNEL}?.status === 'idle'", timeout=SLOWLY)
    yield opened
    opened.close()


def test_the_first_move_is_one_click_away(page: Page, pictures: Path) -> None:
    """Nothing else asks for attention, and nothing lies below the fold."""
    expect(page.locator(".Toastify__toast, .jp-Dialog, .jp-Launcher")).to_have_count(0)
    expect(page.locator(".jp-FileBrowser")).not_to_be_visible()
    root = page.locator(".carcnb")
    board = Board(root)
    ways = root.get_by_role("list", name="Carcassonne, explained").get_by_role("button")
    expect(ways).to_have_count(5, timeout=SLOWLY)
    expect(page.locator("img.cn-still").first).not_to_be_visible()
    page.screenshot(path=pictures / "entrance.png")
    for part in (root.locator(".cn-frame"), *ways.all()):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= HIGH
    board.place(board.squares()[0])
    ways.filter(has_text="Learn").click()
    root.get_by_role("button", name="Begin").click()
    expect(root.get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)
    root.get_by_role("button", name="Home").click()
    expect(ways).to_have_count(5)
    page.screenshot(path=pictures / "entrance-back.png")


@pytest.mark.parametrize("page", ["doc/tree/cs/01_zakladni_hra.ipynb"], indirect=True)
def test_a_board_comes_into_sight_when_its_cell_is_run(page: Page, pictures: Path) -> None:
    """Shift+Enter passes the title, and once more runs the first lesson; what is then pressed most is in sight."""
    board = page.locator(".carcnb").first
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".jp-Cell").nth(1)).to_have_class(re.compile("jp-mod-active"))
    page.keyboard.press("Shift+Enter")
    expect(board.get_by_role("button", name="Další", exact=True)).to_be_in_viewport(ratio=1, timeout=SLOWLY)
    page.screenshot(path=pictures / "entrance-lesson.png")
    shown = board.bounding_box()
    assert shown is not None
    assert shown["y"] >= 0
    assert shown["y"] + shown["height"] <= HIGH
