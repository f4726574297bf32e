"""A JupyterLite built by our recipe plays in the browser alone, and asks no other host for anything.

Needs the extra `lite`, Node and the network, which it is built from; without the extra it is skipped.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.benchmarks.site import _seconds
from tests.e2e.board import Board
from tests.e2e.test_site import Server

pytestmark = pytest.mark.browser

STARTS = 180_000
"""Milliseconds until a board must be there; the machine may be busy."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where it is served, in a folder of the server."""
    pytest.importorskip("jupyterlite_core", reason='pip install ".[lite]"')
    pytest.importorskip("jupyterlite_pyodide_kernel", reason='pip install ".[lite]"')
    from carcnb.workshop import lite

    folder = tmp_path_factory.mktemp("server")
    lite.build(folder / "site")
    with Server(folder) as server:
        server.block_on_close = False
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


@pytest.fixture
def outside(context: BrowserContext, address: str) -> list[str]:
    """What is asked of other hosts, which nobody gets."""
    asked: list[str] = []

    def route(route: Route) -> None:
        url = route.request.url
        if url.startswith((address.removesuffix("/site"), "data:", "blob:")):
            route.continue_()
        else:
            asked.append(url)
            route.abort()

    context.route("**/*", route)
    return asked


def first_board(page: Page, address: str, notebook: str) -> Board:
    """The board that comes by itself in a notebook."""
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{address}/lab/index.html?path={notebook}")
    root = page.locator(".carcnb").first
    expect(root.locator(".cn-frame")).to_be_visible(timeout=STARTS)
    return Board(root)


def test_the_home_board_comes_by_itself_and_is_played(page: Page, address: str, outside: list[str]) -> None:
    before = _seconds(os.getpid())
    board = first_board(page, address, "en/00_start_here.ipynb")
    time.sleep(0.3)  # what follows the first picture counts too
    print(f"first board: {_seconds(os.getpid()) - before:.1f} CPU-s")
    square = board.squares()[0]
    board.place(square)
    expect(board.tile(square)).to_have_count(1)
    page.screenshot(path="test-results/lite-home.png")
    assert not outside


def test_a_lesson_goes_on_in_czech(page: Page, address: str, outside: list[str]) -> None:
    board = first_board(page, address, "cs/01_zakladni_hra.ipynb")
    heading = board.root.locator(".cn-cap h3")
    before = heading.inner_text()
    board.root.locator("button[data-do=next]").first.click()
    expect(heading).not_to_have_text(before)
    page.screenshot(path="test-results/lite-lesson.png")
    assert not outside


def test_what_was_run_and_saved_is_a_picture_when_it_is_opened_again(
    page: Page, address: str, outside: list[str]
) -> None:
    first_board(page, address, "cs/01_zakladni_hra.ipynb")
    second = page.locator(".jp-CodeCell").nth(1)
    second.locator(".jp-InputArea-editor").click()
    page.keyboard.press("Shift+Enter")
    expect(second.locator(".carcnb .cn-frame")).to_be_visible(timeout=STARTS)
    page.keyboard.press("Escape")
    page.keyboard.press("Control+s")
    expect(page.locator(".jp-mod-current.jp-mod-dirty, .lm-mod-current.jp-mod-dirty")).to_have_count(0)
    first_board(page, address, "cs/01_zakladni_hra.ipynb")  # it comes again, in a kernel that has no other board
    second.scroll_into_view_if_needed()
    expect(second.locator("img.cn-still")).to_be_visible()
    expect(second.locator(".carcnb")).to_have_count(0)
    page.screenshot(path="test-results/lite-again.png")
    assert not outside
