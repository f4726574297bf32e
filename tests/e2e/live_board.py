"""A page without Jupyter whose boards live in the process of the test: the bundle draws, Python answers.

    page = open_board(browser, carcnb.lesson("base/placing"))

What the page says goes to ``Board.hear``, what the board says to the page, each as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

import carcnb
from carcnb.board import Board
from carcnb.drawing import parts
from carcnb.wire.talk import FromKernel

STATIC = Path(carcnb.__file__).parent / "static"
HOME = "http://board.test/"
PAGE = """<!doctype html><html lang="{lang}"><head><meta name="viewport" content="width=device-width">
<title>Board</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="board.css"><style>body {{ margin: 0 }}</style></head>
<body><main></main><script type="module">
import {{ add, hostOf, mount }} from "./board.js";
const {{ state, art }} = await (await fetch("all.json")).json();
add(art);
const heard = {{}};
const tell = (name, ...told) => {{ for (const hear of [...(heard[name] ?? [])]) hear(...told); }};
const model = {{
  get: name => name === "dictionary" ? {{ [state.words.lang]: state.words.w }} : state[name],
  on: (name, hear) => {{ (heard[name] ??= []).push(hear); }},
  off: (name, hear) => {{ heard[name] = (heard[name] ?? []).filter(h => h !== hear); }},
  set() {{}}, save_changes() {{}},
  send: message => {{ hear(JSON.stringify(message)); }},
}};
window.put = parts => {{ Object.assign(state, parts);
  for (const name of Object.keys(parts)) tell(`change:${{name}}`); }};
window.take = message => tell("msg:custom", message);
mount(hostOf(model), document.querySelector("main"));
window.ready = true;
</script></body></html>"""


class Here:
    """The way from a board to its page."""

    def __init__(self, board: Board, page: Page) -> None:
        self.board, self.page = board, page
        self.sent: list[int] = []  # the bytes of everything that was said
        board.hosts.append(self)

    def hear(self, message: str) -> None:
        """What the page says."""
        self.board.hear(json.loads(message))

    def put(self, state: Mapping[str, Any]) -> None:
        """Parts of the state are new."""
        self._say("put", dict(state))

    def again(self, name: str) -> None:
        """The page has missed a part."""
        self.put({name: getattr(self.board, name)})

    def send(self, message: FromKernel) -> None:
        """Something that is no state."""
        self._say("take", message)

    def _say(self, how: str, told: Any) -> None:
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        self.sent.append(len(text.encode()))
        self.page.evaluate(f"told => window.{how}(told)", json.loads(text))


def open_board(browser: Browser, shown: Any, **looks: Any) -> tuple[Page, Here]:
    """A page with the board of a lesson, of exercises or of a game, and the way to it; ``looks`` are a context's."""
    board: Board = getattr(shown, "board", shown)
    page = browser.new_context(reduced_motion="reduce", **looks).new_page()
    here = Here(board, page)
    everything = json.dumps({"state": board.state(), "art": parts(board.sheet["parts"].split(), board.dress)})

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(HOME)
        if name == "":
            route.fulfill(body=PAGE.format(lang=board.lang), content_type="text/html; charset=utf-8")
        elif name == "all.json":
            route.fulfill(body=everything, content_type="application/json")
        else:
            route.fulfill(path=STATIC / name)

    page.expose_function("hear", here.hear)
    page.route(f"{HOME}**", answer)
    page.goto(HOME)
    page.wait_for_function("() => window.ready")
    return page, here
