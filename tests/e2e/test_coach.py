"""The coach in a real JupyterLab: a hint twice, the move that it shows, what a move has cost, and taking it back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.here import Here
from tests.e2e.test_play import view

pytestmark = pytest.mark.browser

PLAY = 'import carcnb\nboard = carcnb.play(["Ada", "Ben"], seed=7, coach=True)\nboard'

Open = Callable[..., Here]


def test_a_hint_a_move_a_verdict_and_back(open_here: Open) -> None:
    here = open_here(PLAY)
    board = view(here)
    root, who = board.root, board.root.locator(".cn-who")
    board.button("hint").click()
    expect(root.locator(".cn-look")).to_contain_text("Look at")
    expect(root.locator(".cn-lookhere")).to_have_count(1)
    board.button("hint").click()
    moves = root.locator(".cn-best3 button")
    expect(moves).to_have_count(3)
    expect(root.locator(".cn-move")).to_have_count(3)
    moves.last.click()
    expect(board.ghost).to_have_count(1)
    root.locator(".cn-turnpad .ok").click()
    expect(board.question).to_have_text("Place a figure?")
    expect(root.locator(".cn-judged")).to_have_count(0)
    board.press("skip")
    judged = root.locator(".cn-judged")
    expect(judged).to_contain_text("Ada:")
    expect(who).to_contain_text("Ben")
    expect(root.locator(".cn-coach progress")).to_have_count(0, timeout=30_000)
    expect(judged).to_contain_text("behind")
    judged.locator("[data-advice=show]").click()
    expect(root.locator(".cn-move").first).to_be_visible()
    judged.locator("[data-advice=back]").click()
    expect(who).to_contain_text("Ada")
    expect(judged).to_have_count(0)
    assert here.python("print(len(board.game.history))") == "1"
