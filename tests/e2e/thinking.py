"""A hard opponent on the site: how long it thinks in the page's worker, and whether the page goes on meanwhile."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import BrowserContext

from carcnb import Game, players
from carcnb.words import say

STARTS = 60_000
"""Milliseconds until Python has started on a busy machine."""
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


def thoughts(
    browser: BrowserContext, site: str, seats: int, expansions: Sequence[str], left: float
) -> list[tuple[float, float]]:
    """How long answers of a hard opponent take, with so large a share of the tiles ``left``, and the page stands still.

    Milliseconds of each.  The ``site`` has a page ``table`` on which games are set up.
    """
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
    page.goto(f"{site}/engine/page.js")  # a page of the same site that starts nothing
    for name, text in kept.items():
        page.evaluate("([name, text]) => localStorage.setItem('carcnb/' + name, text)", [name, text])
    page.goto(f"{site}/table.html")
    page.get_by_role("button", name=say("home-resume-play")).first.click(timeout=STARTS)
    found: list[tuple[float, float]] = []
    for _ in range(100):
        page.wait_for_timeout(200)
        found = page.evaluate("() => window.thoughts")
        if len(found) >= THOUGHTS or (found and page.locator("[data-cell]").count()):
            break
    page.close()
    return found
