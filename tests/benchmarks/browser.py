"""The board's speed in a real JupyterLab: bytes and paint time of a move, frames of a pan, size of the bundle."""

from __future__ import annotations

import gzip
import statistics
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from tests.benchmarks.opened import heard, lab_page
from tests.e2e.board import Board
from tests.e2e.notebook import Notebook, write_notebook

STATIC = Path(__file__).resolve().parents[2] / "carcnb" / "static"
MOVES = 20
BIG = """
import random, carcnb
from carcnb.systems import ORDER
from carcnb.tiles import box

def big_board(tiles):
    "A game of three boxes, played at random until so many tiles lie; two figures stay at hand, to be placed."
    stack = [name for name, copies in box(["base"]).items() for _ in range(3 * copies)]
    game = carcnb.Game(players=2, seed=1, tiles=stack)
    choose = random.Random(1).choice
    while len(game.table.state.tiles) < tiles or game.prompt.kind != "place":
        keep = game.prompt.kind == "deploy" and game.table.state.supply[game.prompt.player, "meeple"] <= 2
        game.apply("skip" if keep else choose(game.legal_actions()))
    return carcnb.play(game=game)

def full_board(tiles):
    "A game of six with all expansions, played at random until so many tiles lie."
    everything = [name for name in ORDER if name not in ("base", "overview")]
    game = carcnb.Game(players=6, seed=1, expansions=everything)
    choose = random.Random(1).choice
    while len(game.table.state.tiles) < tiles or game.prompt.kind != "place":
        game.apply(choose(game.legal_actions()))
    return carcnb.play(game=game)
"""
# Notes when the browser has painted what the last click brought: the tile on a cell, or new legal squares.
WATCH = """selector => {
  const root = document.querySelector(".carcnb"), bench = window.bench = {click: 0, painted: 0};
  const start = event => { bench.click = event.timeStamp; };
  root.addEventListener("click", start, {capture: true, once: true});
  const observer = new MutationObserver(() => {
    if (!bench.click || !root.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => { const c = new MessageChannel();
      c.port1.onmessage = () => { bench.painted = performance.now(); }; c.port2.postMessage(0); });
  });
  observer.observe(root, {subtree: true, childList: true, attributes: true});
}"""
FULL = "full, choose = full_board(120), random.Random(2).choice\nfull"
FRAMES = """() => { const b = window.frames_ = {times: [], on: true};
  const tick = t => { b.times.push(t); if (b.on) requestAnimationFrame(tick); }; requestAnimationFrame(tick); }"""


def measure() -> Iterator[str]:
    """The measurements as lines of text. Raises RuntimeError where there is no Chromium."""
    yield f"bundle              {_code() / 1000:8.1f} kB gzipped (budget 75)"
    with lab_page() as (lab, page):
        received = heard(page)
        path = write_notebook(lab.root / "bench.ipynb", BIG, "board = big_board(150)\nboard", "big_board(200)", FULL)
        notebook = Notebook(page, lab, path).open().run_all()
        yield f"opening             {sum(received) / 1000:8.1f} kB received, with boards of 150 and 200 tiles"
        yield from _moves(Board(notebook.output(1).locator(".carcnb")), received)
        yield _sizes(notebook, received)
        yield _pan(Board(notebook.output(2).locator(".carcnb")))


def _code() -> int:
    names = ("shared.js", "board.js", "board.css", "widget.js")
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in names)


def _moves(board: Board, received: list[int]) -> Iterator[str]:
    """Place a tile and go on without a figure, twenty times, on the board of 150 tiles."""
    times: dict[str, list[float]] = {"place": [], "skip": []}
    sizes: dict[str, list[int]] = {"place": [], "skip": []}
    board.root.scroll_into_view_if_needed()
    for _ in range(MOVES):
        cell = visible_square(board)
        for name in ("place", "skip"):
            if name == "skip" and board.button("skip").count() == 0:
                continue  # no figure may be placed on this tile
            board.page.evaluate(WATCH, f'[data-tile="{cell}"]' if name == "place" else "[data-cell]")
            received.clear()
            if name == "place":
                board.place(cell)
            else:
                board.press("skip")
            times[name].append(_painted(board.page))
            board.page.wait_for_timeout(500)  # what follows a move, such as an outlook, is counted with it
            sizes[name].append(sum(received))
    for name in times:
        paint, size = times[name], [number / 1000 for number in sizes[name]]
        worst = f"median of {MOVES}; worst {max(paint):.0f}; budget 60"
        yield f"{name}, click to paint {statistics.median(paint):7.0f} ms ({worst})"
        yield f"{name}, received {statistics.median(size):13.1f} kB (median; most {max(size):.1f}; budget 4)"


def _sizes(notebook: Notebook, received: list[int]) -> str:
    """What the page receives of answers chosen at random, in a game of six with everything."""
    sizes = []
    for _ in range(2 * MOVES):
        received.clear()
        notebook.start("full.apply(choose(full.game.legal_actions()))")
        notebook.page.wait_for_timeout(500)
        sizes.append(sum(received) / 1000)
    return f"all, received {statistics.median(sizes):15.1f} kB (median; most {max(sizes):.1f}; budget 8)"


def _painted(page: Page) -> float:
    page.wait_for_function("() => window.bench.painted > 0")
    return float(page.evaluate("() => window.bench.painted - window.bench.click"))


def visible_square(board: Board) -> str:
    """A legal square whose middle can be clicked where the board now stands."""
    cell = board.stage.evaluate(
        """stage => { const r = stage.getBoundingClientRect();
        for (const square of stage.querySelectorAll("[data-cell]")) {
          const b = square.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2;
          if (x < r.x || x > r.right || y < r.y || y > r.bottom) continue;
          if (document.elementFromPoint(x, y)?.closest("[data-cell]") === square) return square.dataset.cell;
        }
        return null; }"""
    )
    if cell is None:
        board.press("fit")
        board.page.wait_for_timeout(600)
        return board.squares()[0]
    return str(cell)


def _pan(board: Board) -> str:
    """Drag the board of 200 tiles about, and count the frames."""
    board.root.scroll_into_view_if_needed()
    box = board.stage.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = board.page.mouse
    mouse.move(x, y)
    mouse.down()
    board.page.evaluate(FRAMES)
    for step in range(240):
        mouse.move(x + 120 * ((step % 80) / 40 - 1), y + 60 * ((step % 48) / 24 - 1))
    times = board.page.evaluate("() => { window.frames_.on = false; return window.frames_.times; }")
    mouse.up()
    rate = (len(times) - 1) / (times[-1] - times[0]) * 1000
    return f"pan, 200 tiles      {rate:8.0f} frames per second (budget 50)"
