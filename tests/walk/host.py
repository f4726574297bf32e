"""Live boards in a page without Jupyter: the page shows the committed bundle, the boards live in this process."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

from carcnb.board import Board
from carcnb.wire.talk import FromKernel

STATIC = Path(__file__).parents[2] / "carcnb/static"
HOME = "http://walk.test/"
PAGE = """<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>carcnb</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="board.css">
<style>body {{ margin: 8px; background: {ground} }} main {{ max-width: 1100px; margin: auto }}
section[data-board] {{ margin: 0 0 12px }} h1 {{ position: absolute; clip-path: inset(50%) }}</style></head>
<body><main><h1>carcnb</h1></main><script type="module" src="desk.js"></script></body></html>"""
GROUND = {"dark": "#111", "contrast": "#fff"}


class Seen:
    """One board's way to the desk's page."""

    def __init__(self, desk: Desk, id: str, board: Board) -> None:
        self.desk, self.id, self.board = desk, id, board
        board.hosts.append(self)

    def put(self, state: Mapping[str, Any]) -> None:
        """Parts of the state are new."""
        self.desk.told.append((self.id, "put", dict(state)))

    def again(self, name: str) -> None:
        """The page has missed a part of the state."""
        self.put({name: getattr(self.board, name)})

    def send(self, message: FromKernel) -> None:
        """Something that is no state."""
        self.desk.told.append((self.id, "send", message))


class Desk:
    """A page with boards, as many as are opened; ``broke`` hears of an error in a board.

    What a page says is heard while Playwright works, and the answer is what the page's call gives back: so nothing is
    called in Playwright while it calls.  What boards do by themselves comes to the page by ``push``.
    """

    def __init__(self, page: Page, lang: str, theme: str, broke: Callable[[str], object]) -> None:
        self.page, self.lang, self.theme = page, lang, theme
        self.told: list[tuple[str, str, Any]] = []
        self.boards: dict[str, Seen] = {}
        self._broke = broke
        page.route(f"{HOME}**", self._serve)
        page.expose_function("kernel", self._hear)
        self._load()

    def open(self, board: Board) -> str:
        """Show a board below the others; the number by which the page knows it."""
        id = str(len(self.boards) + 1)
        self.boards[id] = Seen(self, id, board)
        self._show(id)
        return id

    def reload(self) -> None:
        """Load the page anew, as a browser's button does; its boards are shown as they are now."""
        self.told.clear()
        self._load()
        for id in self.boards:
            self._show(id)

    def leave(self) -> None:
        """The page goes; its boards stay."""
        for seen in self.boards.values():
            seen.board.hosts.remove(seen)
        self.boards.clear()

    def clear(self) -> None:
        """Leave all boards, for others."""
        self.leave()
        self.reload()

    def push(self) -> None:
        """Tell the page what boards have done by themselves, because a cell was run or another page was used."""
        if self.told:
            self.page.evaluate("told => desk.take(JSON.parse(told))", self._taken())

    def slow(self, milliseconds: int) -> None:
        """The kernel takes so long for every answer from now on."""
        self.page.evaluate("ms => { desk.delay = ms; }", milliseconds)

    def _load(self) -> None:
        self.page.goto(HOME)
        self.page.wait_for_function("() => window.desk")

    def _show(self, id: str) -> None:
        state = json.dumps(self.boards[id].board.state())
        self.page.evaluate("([id, state]) => desk.open(id, JSON.parse(state))", [id, state])

    def _taken(self) -> str:
        told = json.dumps(self.told)
        self.told.clear()
        return told

    def _hear(self, said: str) -> str:
        told = json.loads(said)
        seen = self.boards.get(told["board"])
        if seen is None:  # the page says goodbye for a board that has been left
            return self._taken()
        try:
            seen.board.hear(told["message"])
        except Exception as error:  # whatever it is, it is found here
            self._broke(f"{type(error).__name__}: {error} after {json.dumps(told['message'])}")
        return self._taken()

    def _serve(self, route: Route) -> None:
        name = route.request.url.removeprefix(HOME)
        if name == "":
            html = PAGE.format(lang=self.lang, ground=GROUND.get(self.theme, "#fff"))
            route.fulfill(body=html, content_type="text/html; charset=utf-8")
        elif name == "desk.js":
            route.fulfill(path=Path(__file__).with_name("desk.js"))
        elif (STATIC / name).is_file():
            route.fulfill(path=STATIC / name)
        else:
            route.fulfill(status=404)
