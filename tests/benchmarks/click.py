"""Where the time of a click goes in a real JupyterLab, from Chromium's own trace: medians over twenty moves.

Times are ms from the click. "sent" and "heard" are at the page's socket; "drawn" is when the elements are as they will
be, "painted" when the frame with them is handed on; "feedback" is the first frame in which anything of the board is
other than it was. "work" is what the page's own thread did until it is painted, Lab's part too, in its time alone, so
that it holds on a busy machine as well; "raster" is what other threads drew meanwhile; "elements" are those whose
styles were worked out anew, "forced" what a script asked for.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page

from tests.benchmarks.browser import BIG, MOVES, visible_square
from tests.benchmarks.opened import lab_page
from tests.e2e.board import Board
from tests.e2e.notebook import Notebook, write_notebook

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
STEPS = ["begun", "sent", "heard", "come", "drawn", "painted", "feedback"]
# Marks what is sent and heard on any socket; `come` is the last word that was heard before the board was drawn.
SOCKETS = """() => {
  const mark = name => window.watching && performance.mark("cn-" + name), send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (...all) { mark("sent"); return send.apply(this, all); };
  window.WebSocket = class extends WebSocket {
    constructor(...all) { super(...all); this.addEventListener("message", () => mark("heard")); }
  };
}"""
# Marks the click, each change of the board, and each frame after one; done when the answer is drawn and painted.
WATCH = """() => {
  const root = document.querySelector(".carcnb");
  const frame = root.querySelector(".cn-frame");
  const mark = name => performance.mark("cn-" + name);
  let clicked = false, waited = false, ended = false;
  window.watching = false; window.done = false;
  root.addEventListener("click", event => {
    clicked = window.watching = true;
    performance.mark("cn-click", {startTime: event.timeStamp}); mark("begun");
  }, {capture: true, once: true});
  const after = name => requestAnimationFrame(() => { const c = new MessageChannel();
    c.port1.onmessage = () => { mark(name); if (name === "painted") { window.watching = false; window.done = true; } };
    c.port2.postMessage(0); });
  let felt = false;
  const observer = new MutationObserver(() => {
    if (!clicked || ended) return;
    if (!felt) { felt = true; after("feedback"); }
    const busy = frame.getAttribute("aria-busy") === "true";
    if (busy) waited = true;
    if (!waited || busy) return;
    ended = true; observer.disconnect(); mark("drawn"); after("painted");
  });
  observer.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def measure() -> Iterator[str]:
    """The measurements as lines of text. Raises RuntimeError where there is no Chromium."""
    with lab_page() as (lab, page):
        page.add_init_script(f"({SOCKETS})()")
        path = write_notebook(lab.root / "bench.ipynb", BIG, "board = big_board(150)\nboard")
        notebook = Notebook(page, lab, path).open().run_all()
        browser = page.context.browser
        assert browser
        found = _moves(browser, page, Board(notebook.output(1).locator(".carcnb")))
    for name, moves in found.items():
        middle = {key: statistics.median(move[key] for move in moves) for key in moves[0]}
        steps = "  ".join(f"{key} {middle[key]:.0f}" for key in STEPS)
        yield f"{name:5} {steps} ms (medians of {len(moves)}; worst {max(move['painted'] for move in moves):.0f})"
        yield "      " + "  ".join(f"{key} {value:.3g}" for key, value in middle.items() if key not in STEPS)


def _moves(browser: Browser, page: Page, board: Board) -> dict[str, list[dict[str, float]]]:
    """Place a tile and go on without a figure, twenty times, on the board of 150 tiles."""
    found: dict[str, list[dict[str, float]]] = {"place": [], "skip": []}
    board.root.scroll_into_view_if_needed()
    for _ in range(MOVES):
        cell = visible_square(board)
        for name in found:
            if name == "skip" and board.button("skip").count() == 0:
                continue  # no figure may be placed on this tile
            button = board.square(cell) if name == "place" else board.button("skip")
            board.over(button)
            page.wait_for_timeout(300)  # what pointing at it brings is not the click's
            page.evaluate(WATCH)
            browser.start_tracing(page=page, categories=CATEGORIES)
            page.mouse.down()
            page.mouse.up()
            page.wait_for_function("() => window.done")
            found[name].append(_read(json.loads(browser.stop_tracing())["traceEvents"]))
            board.settle()
            page.wait_for_timeout(300)
    return found


def _read(events: list[dict[str, Any]]) -> dict[str, float]:
    """What a trace says of one click: ms from it, and until it was painted counts and ms of the page's thread."""
    marks: dict[str, list[float]] = {}
    for event in events:
        if event["name"].startswith("cn-"):
            marks.setdefault(event["name"][3:], []).append(event["ts"])
            marks.setdefault("thread", [event["tid"]])
    [click, *_], [painted, *_], [drawn, *_] = marks["click"], marks["painted"], marks["drawn"]
    heard = [at for at in marks.get("heard", []) if at <= drawn] or [drawn]
    at = {"begun": marks["begun"][0], "sent": marks.get("sent", [drawn])[0], "heard": heard[0], "come": heard[-1]}
    at |= {"drawn": drawn, "painted": painted, "feedback": marks["feedback"][0]}
    mine = [e for e in events if e.get("ph") == "X" and e["tid"] == marks["thread"][0] and click <= e["ts"] <= painted]
    found = {key: (value - click) / 1000 for key, value in at.items()}
    tasks = [e for e in mine if e["name"] == "RunTask"]
    found["work-ms"] = sum(e.get("tdur", e["dur"]) for e in tasks) / 1000
    found["longest-ms"] = max(e.get("tdur", e["dur"]) for e in tasks) / 1000
    drawn_anew = [e for e in events if e["name"] == "RasterTask" and click <= e["ts"] <= painted]
    found["raster-ms"] = sum(e.get("tdur", e.get("dur", 0)) for e in drawn_anew) / 1000
    calls = [(e["ts"], e["ts"] + e["dur"]) for e in mine if e["name"] == "FunctionCall"]
    for key, name in (("styles", "UpdateLayoutTree"), ("layouts", "Layout")):
        here = [e for e in mine if e["name"] == name]
        found[key] = len(here)
        found[f"{key}-forced"] = sum(any(a <= e["ts"] < b for a, b in calls) for e in here)
        found[f"{key}-ms"] = sum(e.get("tdur", e["dur"]) for e in here) / 1000
    found["elements"] = sum(e["args"].get("elementCount", 0) for e in mine if e["name"] == "UpdateLayoutTree")
    return found
