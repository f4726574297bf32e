"""A whole game in a page without Jupyter, where nobody but the board writes to the console."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.here import Here

pytestmark = pytest.mark.browser

CELL = """import random, carcnb
from carcnb.engine.expansions import NAMES
choose = random.Random(3).choice
board = carcnb.play(carcnb.Game(2, list(NAMES), seed=3))
board"""
# To the next tile: what an answer alone looks like is seen in other games.
TURN = """while True:
    board.apply(choose(board.game.legal_actions()))
    if board.game.over or board.game.prompt.kind == "place":
        break
print(board.game.over)"""
DRAWN = "async () => { for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame); }"

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


@pytest.mark.many  # `tests/walk` looks at the console at every state
def test_a_whole_game_with_everything_writes_nothing_to_the_console(page: Page, open_here: Callable[..., Here]) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.set_viewport_size({"width": 1280, "height": 720})
    here = open_here(CELL, page=page)
    page.wait_for_selector("[data-tile]")
    while here.python(TURN) == "False":
        page.evaluate(DRAWN)
    expect(page.locator(".cn-frame.over")).to_have_count(1)
    vectors = page.locator(".cn-tiles image:not([href^='blob:'])")
    expect(vectors, "small tiles of a large landscape are bitmaps").to_have_count(0, timeout=60_000)
    assert page.evaluate(BLANK) == []
    assert sorted(set(said)) == []
