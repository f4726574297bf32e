"""How large a site's engine is, what its first board costs a browser, how soon a click is painted, a search answers."""

from __future__ import annotations

import gzip
import json
import os
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from carcnb import Game, players
from carcnb.site.build import build
from carcnb.site.engine import FOLDER
from carcnb.words import say
from tests.e2e import chromium
from tests.e2e.board import Board
from tests.e2e.test_site import EVERYTHING, STARTS, Server, page_of

BOARDS: dict[str, dict[str, Any]] = {
    "home": {"open": "home"},
    "game": {"open": "play", "seed": 3},
    "table": {"open": "play"},
}
LATER = ("whole.bin", "THIRD_PARTY.txt")
"""Files of the engine that the first board does not need."""
MOVES = 30
PROCESSES = Path("/proc")
TICKS = 100
"""Of a processor's second."""
# Milliseconds from a click until what it led to has been painted: the next question's squares.
LISTEN = """() => {
  window.times = [];
  let clicked = 0;
  addEventListener('click', event => { clicked = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (!clicked || !document.querySelector('[data-cell]') || document.querySelector('[aria-busy=true]')) return;
    const from = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - from)));
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
MOMENTS = {"early": 0.9, "middle": 0.5, "late": 0.15}
"""The share of the tiles that are left."""
THOUGHTS = 4
"""So many answers of an opponent are waited for at each moment."""
# Milliseconds from asking the worker for an opponent's answer to the board that shows it, and the longest time in which
# the page did nothing else meanwhile.
WATCH = """() => {
  window.thoughts = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (told, ...more) {
    if (told?.say?.includes('"do":"think"')) {
      const from = performance.now();
      let last = from, still = 0;
      const tick = setInterval(() => {
        still = Math.max(still, performance.now() - last);
        last = performance.now();
      }, 10);
      const heard = ({ data }) => {
        if (!('board' in data)) return;
        clearInterval(tick);
        this.removeEventListener('message', heard);
        window.thoughts.push([performance.now() - from, still]);
      };
      this.addEventListener('message', heard);
    }
    return post.call(this, told, ...more);
  };
}"""


def measure() -> Iterator[str]:
    """One line per measurement."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build(folder / "site", ((f"{name}.html", page_of(board)) for name, board in BOARDS.items()))
        files = [path for path in (folder / "site" / FOLDER).iterdir() if path.name not in LATER]
        size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
        yield f"site: {size / 1e6:.1f} MB to the first board, gzipped"
        with Server(folder) as server:
            server.block_on_close = False
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield from _browsed(server, folder / "profile")
            server.shutdown()


def _browsed(server: Server, profile: Path) -> Iterator[str]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium.find_chromium(), args=chromium.FLAGS
        )
        pid = os.getpid()
        for how in ("cold", "warm"):
            before = _seconds(pid)
            page = _opened(browser, server, "home")
            yield f"site: first board {how}: {_seconds(pid) - before:.1f} CPU-s"
            page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
            page.close()
        page = _opened(browser, server, "game")
        page.evaluate(LISTEN)
        board = Board(page.locator(".carcnb"))
        for _ in range(MOVES):
            board.place(board.squares()[0])
            if board.button("skip").count():
                board.press("skip")
        times = page.evaluate("() => window.times")
        yield f"site: click to paint: median {statistics.median(times):.0f} ms, worst {max(times):.0f} of {len(times)}"
        page.close()
        yield from _thinking(browser, server)
        browser.close()


def _thinking(browser: BrowserContext, server: Server) -> Iterator[str]:
    """How long a board at which all but one are computed waits for the strongest of them."""
    for seats, expansions in ((2, ()), (6, ()), (2, EVERYTHING), (6, EVERYTHING)):
        for moment, left in MOMENTS.items():
            took, still = zip(*thoughts(browser, server, seats, expansions, left), strict=True)
            where = f"{seats} players, {'all expansions' if expansions else 'base game'}, {moment}"
            yield f"site: a search answers: {where}: worst {max(took):.0f} ms, page still for {max(still):.0f} ms"


def thoughts(
    browser: BrowserContext, server: Server, seats: int, expansions: Sequence[str], left: float
) -> list[tuple[float, float]]:
    """How long answers of a hard opponent take, with so large a share of the tiles left, and the page stands still."""
    game = Game(players=seats, expansions=expansions, seed=3)
    person, player = game.seats[0], players.random(1)
    size = sum(game.table.state.bag.values())
    while game.prompt and (
        sum(game.table.state.bag.values()) > left * size or game.prompt.kind != "place" or game.prompt.player == person
    ):
        game.apply(player(game))
    kept = {"game.json": game.save(), "levels.json": json.dumps(dict.fromkeys(game.seats[1:], "hard"))}
    page = browser.new_page()
    page.add_init_script(f"({WATCH})()")
    page.goto(f"{server.address}/home.html")
    for name, text in kept.items():
        page.evaluate("([name, text]) => localStorage.setItem('carcnb/' + name, text)", [name, text])
    page.goto(f"{server.address}/table.html")
    page.get_by_role("button", name=say("home-resume-play")).first.click(timeout=STARTS)
    found: list[tuple[float, float]] = []
    for _ in range(100):
        page.wait_for_timeout(200)
        found = page.evaluate("() => window.thoughts")
        if len(found) >= THOUGHTS or (found and page.locator("[data-cell]").count()):
            break
    page.close()
    return found


def _opened(browser: BrowserContext, server: Server, name: str) -> Page:
    page = browser.new_page()
    page.goto(f"{server.address}/{name}.html")
    page.locator(".carcnb .cn-frame").wait_for(timeout=STARTS)
    time.sleep(0.3)  # what follows the first picture counts too
    return page


def _seconds(pid: int) -> float:
    """The processor's seconds of all that a process has started, and of what that has ended."""
    children: dict[int, list[tuple[int, float]]] = {}
    for path in PROCESSES.glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            told = path.read_text().rpartition(")")[2].split()
            children.setdefault(int(told[1]), []).append((int(path.parent.name), sum(map(int, told[11:15])) / TICKS))
    total, todo = 0.0, [pid]
    while todo:
        for child, seconds in children.get(todo.pop(), ()):
            total += seconds
            todo.append(child)
    return total
