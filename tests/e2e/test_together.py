"""Two browsers at one table, each with a seat of its own: what one does the other sees, and may answer in its turn."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.board import Board
from tests.e2e.lab import Lab, running_lab
from tests.e2e.notebook import KERNEL, Notebook, write_notebook

pytestmark = pytest.mark.browser

GAME = "import carcnb\ngame = carcnb.Game(['Ada', 'Ben'], seed=3)"
RED, BLUE = "carcnb.play(game, seat='red')", "carcnb.play(game, seat='blue')"
SAME_KERNEL = """async id => {
  await window.jupyterapp.shell.currentWidget.sessionContext.changeKernel({id}); return null;
}"""
RUN_CELL = """at => {
  const lab = window.jupyterapp;
  lab.shell.currentWidget.content.activeCellIndex = at;
  lab.commands.execute("notebook:run-cell");
  return null;
}"""


@pytest.fixture
def pages(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[tuple[Page, Page]]:
    """Those of two people, who share nothing but the server."""
    contexts = [browser.new_context(**browser_context_args) for _ in range(2)]
    one, two = (context.new_page() for context in contexts)
    yield one, two
    for context in contexts:
        context.close()


def run(notebook: Notebook, cell: int) -> Locator:
    """Run one cell in this page, and wait until it is done; its output."""
    done = f"() => {KERNEL}.status === 'idle'"
    notebook.page.bring_to_front()
    notebook.page.evaluate(RUN_CELL, cell)
    notebook.page.wait_for_function(done)
    return notebook.output(cell)


def board(notebook: Notebook, cell: int) -> Board:
    """The live board of a cell, in sight."""
    found = Board(notebook.output(cell).locator(".carcnb"))
    expect(found.question).to_be_visible()
    return found


def turn(player: Board, other: Board) -> None:
    """One turn by clicks, followed by the other page, which meanwhile has nothing to click."""
    player.page.bring_to_front()
    player.root.scroll_into_view_if_needed()
    player.settle()
    assert not other.squares()
    laid = player.root.locator("[data-tile]").count()
    player.place(player.squares()[0])
    expect(other.root.locator("[data-tile]")).to_have_count(laid + 1)
    expect(other.choices).to_have_count(0)
    if player.button("skip").is_visible():
        player.press("skip")


def whole(seen: Board) -> None:
    """Code, style and every drawing have come, those of the log too."""
    tiles = seen.root.locator("[data-tile] image, .cn-mini image")
    expect(tiles.first).to_be_visible()
    expect(seen.root.locator("image[href='data:,']")).to_have_count(0)


def test_two_notebooks_on_one_kernel_play_one_game(
    open_notebook: Callable[..., Notebook], lab: Lab, pages: tuple[Page, Page]
) -> None:
    mine = open_notebook(GAME, RED, page=pages[0])
    theirs = Notebook(pages[1], lab, write_notebook(lab.root / "ben.ipynb", BLUE)).open()
    theirs.page.evaluate(SAME_KERNEL, mine.page.evaluate(f"() => {KERNEL}.id"))
    theirs.wait_idle()
    theirs.run_all()
    red, blue = board(mine, 1), board(theirs, 0)
    whole(blue)
    turn(red, blue)
    turn(blue, red)

    theirs.save()
    theirs.page.goto("about:blank")
    mine.python("game.apply(game.legal_actions()[0])")
    theirs.open()
    late = board(theirs, 0)
    expect(late.root.locator("[data-tile]")).to_have_count(red.root.locator("[data-tile]").count())
    whole(late)


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Lab]:
    """A JupyterLab whose pages share their notebooks."""
    if importlib.util.find_spec("jupyter_server_ydoc") is None:
        pytest.skip("two pages share a notebook with `pip install carcnb[together]`")
    with running_lab(tmp_path, together=True) as lab:
        yield lab


def test_two_pages_of_a_shared_notebook_play_one_game(shared: Lab, pages: tuple[Page, Page]) -> None:
    path = write_notebook(shared.root / "shared.ipynb", GAME, RED, BLUE, "board = carcnb.play(2, seed=1)", "board")
    ada, ben = (Notebook(page, shared, path).open() for page in pages)

    run(ada, 0)
    run(ada, 1)
    run(ben, 2)
    red, blue = board(ada, 1), board(ben, 2)
    turn(red, blue)
    turn(blue, red)
    expect(ben.output(1).locator(".carcnb")).to_have_count(0)  # nobody sees the board of another seat at work
    expect(ada.output(2).locator(".carcnb")).to_have_count(0)
    expect(ada.output(2).get_by_text("Run this cell")).to_have_count(0)  # or hers would be on his seat

    run(ada, 3)
    run(ada, 4)
    expect(ben.output(4).get_by_role("img")).to_be_visible()  # a picture, until the cell is run here too
    expect(ben.output(4).get_by_text("Run this cell")).to_be_visible()
    run(ben, 4)
    one, two = board(ada, 4), board(ben, 4)
    cell = one.squares()[0]
    one.page.bring_to_front()
    one.root.scroll_into_view_if_needed()
    one.place(cell)
    expect(two.tile(cell)).to_have_count(1)
    two.page.bring_to_front()
    two.root.scroll_into_view_if_needed()
    two.choose()
    expect(two.page.get_by_text("Run this cell").filter(visible=True)).to_have_count(0)
    expect(one.question).to_have_text(two.question.inner_text())

    ben.page.goto("about:blank")
    ben.open()
    expect(board(ben, 4).tile(cell)).to_have_count(1)
    whole(board(ben, 4))
