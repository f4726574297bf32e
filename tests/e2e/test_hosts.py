"""Boards on other pages than JupyterLab's: marimo runs cells again for what is played, Voila shows a notebook's."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from carcnb.command.lab import EXTENSIONS
from tests.e2e.board import Board
from tests.e2e.lab import PRIVATE, START_SECONDS, free_port, stop
from tests.e2e.notebook import SLOWLY, write_notebook

pytestmark = pytest.mark.browser

MARIMO = """
import marimo

app = marimo.App()


@app.cell
def _():
    import carcnb
    import marimo as mo
    return carcnb, mo


@app.cell
def _(carcnb, mo):
    board = mo.ui.anywidget(carcnb.play(2, seed=1))
    board
    return (board,)


@app.cell
def _(board, mo):
    mo.md(f"SEEN {board.value['move']} {board.game.move} {board.value['value']['player']}")
    return


@app.cell
def _(carcnb):
    carcnb.lesson("base/roads")
    return
"""
CELLS = (
    "import carcnb\nfrom ipywidgets import HBox, IntSlider, Label, link",
    "board = carcnb.play(2, seed=1)\nslider = IntSlider(max=0)",
    "def told(change):\n    slider.max, slider.value = board.moves, board.move\nboard.observe(told, 'value')",
    "HBox([slider, board])",
    "carcnb.lesson('base/roads')",
)
ALIEN = "net::ERR", "cdn.", "404 (Not Found)", "Shared module @jupyter", "labextensions/@jupyter-notebook/"
"""What a page says of its own files, of those it looks for elsewhere, and of Notebook 7's, which Voila cannot load."""


@contextlib.contextmanager
def running(module: str, root: Path, *command: str) -> Iterator[str]:
    """Start a server of this module, give its address and stop it; skipped where there is none, in CI an error."""
    if importlib.util.find_spec(module) is None:
        (pytest.fail if os.environ.get("CARCNB_ALL") else pytest.skip)(f'{module}: pip install ".[hosts]"')
    port = free_port()
    home = {name: str(root / name.lower()) for name in (*PRIVATE, "HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    home["JUPYTER_PATH"] = str(EXTENSIONS.parent)  # what is written here, not what was installed once
    told = [sys.executable, "-m", module, *command, f"--port={port}"]
    with open(root / "host.log", "w+", encoding="utf-8") as log:
        process = subprocess.Popen(told, env=os.environ | home, cwd=root, stdout=log, stderr=subprocess.STDOUT)
        address = f"http://127.0.0.1:{port}/"
        try:
            deadline = time.monotonic() + START_SECONDS
            while not answers(address):
                if process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(Path(log.name).read_text(encoding="utf-8")[-2000:])
                time.sleep(0.2)
            yield address
        finally:
            stop(process)


def answers(address: str) -> bool:
    """Whether there is a server yet."""
    with (
        contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError),
        urllib.request.urlopen(address, timeout=60) as reply,
    ):
        return bool(reply.status == 200)
    return False


@pytest.fixture
def said(page: Page) -> list[str]:
    """The errors of a page that are not its own."""
    told: list[str] = []

    def hear(text: str) -> None:
        if not any(word in text for word in ALIEN):
            told.append(text)

    page.on("console", lambda message: hear(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: hear(str(error)))
    return told


def test_a_cell_of_marimo_runs_again_after_a_move(page: Page, tmp_path: Path, said: list[str]) -> None:
    (tmp_path / "board.py").write_text(MARIMO, encoding="utf-8")
    command = ("run", "board.py", "--headless", "--no-token", "--host=127.0.0.1")
    with running("marimo", tmp_path, *command) as address:
        sent: list[int] = []
        page.on("request", lambda request: sent.append(len(request.post_data or "")))
        page.goto(address)
        board = Board(page.locator(".carcnb").first)
        expect(board.question).to_be_visible(timeout=SLOWLY)
        expect(page.get_by_text("SEEN 0 0 red")).to_be_visible(timeout=SLOWLY)
        board.place(board.squares()[0])
        expect(page.get_by_text("SEEN 1 1")).to_be_visible()
        board.press("undo")
        expect(page.get_by_text("SEEN 0 0 red")).to_be_visible()
        assert max(sent) < 2000, "a page sends no views back"
        expect(page.locator(".carcnb .cn-frame.lesson")).to_be_visible()
    assert said == []


def test_voila_shows_a_notebook_with_boards(page: Page, tmp_path: Path, said: list[str]) -> None:
    write_notebook(tmp_path / "board.ipynb", *CELLS)
    with running("voila", tmp_path, "board.ipynb", "--no-browser", "--Voila.ip=127.0.0.1") as address:
        page.goto(address, timeout=SLOWLY)
        board = Board(page.locator(".carcnb").first)
        expect(board.question).to_be_visible(timeout=SLOWLY)
        assert board.root.evaluate("root => root.clientWidth") > 600
        board.place(board.squares()[0])
        expect(page.locator(".widget-readout")).to_have_text("1")
        expect(page.locator(".carcnb .cn-frame.lesson")).to_be_visible()
    assert said == []
