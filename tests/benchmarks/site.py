"""How large a site's engine is, what its first board costs a browser, how soon it paints, a search answers."""

from __future__ import annotations

import gzip
import os
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from carcnb.site.build import build
from carcnb.site.engine import FOLDER
from carcnb.site.pages import pages
from tests.benchmarks.still import watch
from tests.e2e import chromium
from tests.e2e.board import Board
from tests.e2e.test_site import EVERYTHING, Server, page_of
from tests.e2e.thinking import STARTS, thoughts

BOARDS: dict[str, dict[str, Any]] = {
    "home": {"open": "home"},
    "game": {"open": "play", "seed": 3},
    "table": {"open": "play"},
}
LATER = ("whole.bin", "THIRD_PARTY.txt")
"""Files of the engine that the first board does not need."""
RULE = "rules/en/BASE-7.3.html"
LESSONS = ("en/learn/base/roads.html", "en/learn/base/fields.html", "en/learn/gifts/whose_points.html")
STEPS = 8
"""How often a lesson is gone on with."""
SETTLES = 8
"""Seconds in which a page that is read may ask for something."""
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


def measure() -> Iterator[str]:
    """One line per measurement."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        boards = ((f"{name}.html", page_of(board)) for name, board in BOARDS.items())
        build(folder / "site", chain(pages(), boards))
        files = [path for path in (folder / "site" / FOLDER).iterdir() if path.name not in LATER]
        size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
        yield f"site: {size / 1e6:.1f} MB to the first board, gzipped"
        with Server(folder) as server:
            server.block_on_close = False
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield from _read(server)
            yield from _learnt(server)
            yield from _browsed(server, folder / "profile")
            server.shutdown()


def _read(server: Server) -> Iterator[str]:
    """What a rule costs that somebody reads who has never been here, until no more comes."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find_chromium(), args=chromium.FLAGS)
        page = browser.new_context().new_page()
        page.goto("about:blank")
        before = _seconds(os.getpid())
        page.goto(f"{server.address}/{RULE}")
        time.sleep(SETTLES)
        yield f"site: a rule is read: {server.sent / 1000:.0f} kB unpacked, {_seconds(os.getpid()) - before:.1f} CPU-s"
        browser.close()


def _learnt(server: Server) -> Iterator[str]:
    """For how long a lesson keeps its page busy at a stretch: until its first board, and after a click."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find_chromium(), args=chromium.FLAGS)
        for lesson in LESSONS:
            page = browser.new_page()
            with watch(browser, page) as opening:
                page.goto(f"{server.address}/{lesson}")
                page.locator(".carcnb .cn-frame").first.wait_for(timeout=STARTS)
                time.sleep(1)
            with watch(browser, page) as clicked:
                onward = page.get_by_role("button", name="Next", exact=True).first
                for _ in range(STEPS):
                    if onward.count() and onward.is_enabled():
                        onward.click()
                    elif page.locator("[data-cell]").count():
                        page.locator("[data-cell]").first.click()
                    time.sleep(0.5)
            yield f"site: {lesson}: longest task until the first board {opening}; after a click {clicked}"
            page.close()
        browser.close()


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
            took, still = zip(*thoughts(browser, server.address, seats, expansions, left), strict=True)
            where = f"{seats} players, {'all expansions' if expansions else 'base game'}, {moment}"
            yield f"site: a search answers: {where}: worst {max(took):.0f} ms, page still for {max(still):.0f} ms"


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
