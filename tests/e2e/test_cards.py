"""A rule's card in a real JupyterLab: text, a board to try the rule on, and the rules it leads to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

LOADED = "image => image.complete && image.naturalWidth > 0"


def test_a_rule_is_tried_and_leads_to_another(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook('import carcnb\ncarcnb.rule("BASE-7.4", "cs")', 'carcnb.rule("BASE-1.5", "cs")')
    output = notebook.output(0)
    expect(output.locator("h4")).to_contain_text("BASE-7.4 Erby")
    board = output.locator(".carcnb").first
    expect(board.locator("h3")).to_have_count(0)  # the title is said once
    board.get_by_role("button", name="Co se stane?").click()
    expect(board.locator(".cn-lbody")).to_contain_text("2 body: 3 kartičky × 2")
    board.locator('[data-cell="2,0"]').click()
    board.locator("[data-do=skip]").click()
    expect(board.locator(".cn-cap")).to_contain_text("+8")
    board.locator('.cn-cap > p [data-rule^="BASE-14.4,"]').click()
    box = board.locator(".cn-rulebox")
    expect(box).to_contain_text("Erb v neuzavřeném městě")
    expect(box.locator("img")).to_be_visible()
    assert box.locator("img").evaluate(LOADED)
    box.locator("[data-rule]").first.click()
    expect(box).not_to_contain_text("Erb v neuzavřeném městě")

    game = notebook.output(1)  # shown as a game, without a panel of its own
    answer = game.get_by_text("Sedm jich čeká v zásobě")
    expect(answer).not_to_be_visible()
    game.get_by_text("Odpověď").click()
    expect(answer).to_be_visible()
