"""A whole game in a bare page, where nobody but the board writes to the console."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, Route, expect

import carcnb
from carcnb.board import Board
from carcnb.drawing import parts
from carcnb.engine.expansions import NAMES
from carcnb.hosts.jupyter import STATIC
from tests.board.browser import Browser

pytestmark = pytest.mark.browser

SITE = "http://board.test/"
PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="board.css">
<main></main><script type="module">
import { add, mount } from "./board.js";
add(await (await fetch("art.json")).json());
const heard = {};
window.model = {
  values: await (await fetch("state.json")).json(),
  get: name => window.model.values[name],
  on: (name, hear) => (heard[name] ??= new Set()).add(hear),
  off: (name, hear) => heard[name]?.delete(hear),
  send: () => {},
};
window.show = async view => {
  window.model.values.view = view;
  for (const hear of heard["change:view"]) hear();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
};
mount(window.model, document.querySelector("main"));
</script>"""

# The tiles of which nothing would be seen, or too little.
BLANK = """async () => {
  const found = [], canvas = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
  for (const href of new Set([...document.querySelectorAll(".cn-tiles image")].map(image => image.href.baseVal))) {
    const image = new Image();
    image.src = href;
    await image.decode();
    canvas.drawImage(image, 0, 0, 1, 1);
    if (image.naturalWidth < 128 || canvas.getImageData(0, 0, 1, 1).data[3] < 255) found.push(href);
  }
  return found;
}"""


def opened(page: Page, board: Board) -> None:
    """Show a board in a page without a notebook."""
    state = {name: getattr(board, name) for name in ("sheet", "words", "view", "ui")}
    made = {"state.json": state, "art.json": parts(board.sheet["parts"].split(), board.dress)}
    types = {"js": "text/javascript", "css": "text/css"}

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(SITE)
        if name in ("shared.js", "board.js", "aloud.js", "coach.js", "editor.js", "projector.js", "board.css"):
            route.fulfill(path=STATIC / name, content_type=types[name.rpartition(".")[2]])
        elif name in made:
            route.fulfill(body=json.dumps(made[name]), content_type="application/json")
        else:
            route.fulfill(body=PAGE, content_type="text/html")

    page.route(f"{SITE}**", serve)
    page.goto(SITE)
    page.wait_for_selector("[data-tile]")


def test_a_whole_game_with_everything_writes_nothing_to_the_console(page: Page) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.set_viewport_size({"width": 1280, "height": 720})
    game = carcnb.Game(2, list(NAMES), seed=3)
    board = Board(game)
    Browser(board)
    opened(page, board)
    choose = random.Random(3).choice
    while not game.over:
        board.apply(choose(game.legal_actions()))
        if game.over or len(game.history) % 4 == 0:  # what comes between them is drawn with the next one
            page.evaluate("view => window.show(view)", board.view)
    assert page.locator(".cn-frame.over").count() == 1
    vectors = page.locator(".cn-tiles image:not([href^='blob:'])")
    expect(vectors, "small tiles of a large landscape are bitmaps").to_have_count(0, timeout=60_000)
    assert page.evaluate(BLANK) == []
    assert sorted(set(said)) == []
