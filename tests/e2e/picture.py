"""Take the README's picture of a real board in a real JupyterLab: `python -m tests.e2e.picture`. Needs Chromium."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e import chromium
from tests.e2e.board import Board
from tests.e2e.lab import running_lab
from tests.e2e.notebook import Notebook, write_notebook

PICTURE = Path(__file__).resolve().parents[2] / "widgets_js" / "board.png"
LIT = "0,-1"
# A game in which tiles are laid close together, thirty turns in.
GAME = """
import random, carcnb

def close(action):
    x, y = action.cell
    return sum((x + i, y + j) in laid for i in (-1, 0, 1) for j in (-1, 0, 1))

choose = random.Random(6).choice
game, laid = carcnb.Game(players=["Ada", "Ben"], seed=6), {(0, 0)}
while len(laid) < 31:
    actions = game.legal_actions()
    if game.prompt.kind == "place":
        best = max(map(close, actions))
        action = choose([a for a in actions if close(a) == best])
        laid.add(action.cell)
    else:  # no farmers in so early a picture
        action = choose([a for a in actions if "field" not in str(a)])
    game.apply(action)
while game.prompt.kind != "place":
    game.apply("skip")
board = carcnb.play(game=game)
board
"""


def main() -> int:
    """Write widgets_js/board.png."""
    program = chromium.find_chromium()
    if program is None:
        print(chromium.HOW, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder)) as lab, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, headless=True, args=chromium.FLAGS)
        page = browser.new_page(viewport={"width": 1400, "height": 1000})
        notebook = Notebook(page, lab, write_notebook(lab.root / "board.ipynb", GAME)).open().run_all()
        board = Board(notebook.output(0).locator(".carcnb"))
        board.root.scroll_into_view_if_needed()
        board.page.wait_for_timeout(1000)  # fonts, camera
        board.point(LIT, 0.4, 0.5)
        board.card.wait_for()
        board.page.wait_for_timeout(500)
        PICTURE.parent.mkdir(exist_ok=True)
        board.root.screenshot(path=PICTURE)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
