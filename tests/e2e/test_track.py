"""Answers on the score track and cards in the hand: Robbers, Messages, The Gifts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.board import Board
from tests.e2e.here import Here
from tests.e2e.test_access import findings

pytestmark = pytest.mark.browser

Open = Callable[..., Here]
START = (
    'import carcnb\nboard = carcnb.play(["Ada", "Ben"], [{0!r}], position={1!r}, tiles={2!r}, draws={3!r}, {4})\nboard'
)
NOTES = "print([str(a) for a in board.game.history if a.verb != 'draw'][-1])"


def play(
    open_here: Open, expansion: str, position: list[str], tiles: list[str], *card: str, more: str
) -> tuple[Here, Board]:
    """Cells with a board on which these tiles are drawn in this order, then these cards."""
    here = open_here(START.format(expansion, position, tiles, [*tiles, *card], more))
    root = here.output(0).locator(".carcnb").first
    expect(root.locator("[data-tile]").first).to_be_visible()
    return here, Board(root)


def test_a_robber_is_put_on_the_track(open_here: Open, pictures: Path) -> None:
    track = "scores={'red': 4, 'blue': 12}, track=[]"
    here, board = play(open_here, "robbers", ["base-U 0,0 r0"], ["robbers-01", "base-U", "base-U"], more=track)
    board.place(board.squares()[0])
    expect(board.question).to_have_text("Put your robber on the track?")
    space = board.root.locator('[data-space][aria-label^="To space 12"]')
    board.over(space)
    expect(board.root.locator(".cn-spaces .ghost")).to_have_count(1)
    assert findings(board.page) == []
    board.root.screenshot(path=pictures / "robber.png")
    space.click()
    board.settle()
    assert here.python(NOTES) == "robber 12"
    expect(board.root.locator('[data-piece="red robber"]')).to_be_visible()
    expect(board.question).to_have_text("Put your robber on the track?")  # now Ben may, too
    board.root.locator('[data-space][aria-label^="To space 4"]').focus()
    board.page.keyboard.press("Enter")
    board.settle()
    assert here.python(NOTES) == "robber 4"


def test_a_score_figure_is_chosen_and_brings_a_letter(open_here: Open, pictures: Path) -> None:
    position = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E", "base-E 0,-1 r0 red:city.N"]
    tiles = ["base-W", "base-U", "base-U"]
    more = "scores={'red': 2}"
    here, board = play(open_here, "messages", position, tiles, "knights letter", more=more)
    board.place("2,0")
    board.press("skip")
    expect(board.question).to_have_text("Which score figure moves?")
    board.over(board.root.locator('[data-space][aria-label^="The meeple"]'))
    expect(board.root.locator(".cn-choices .lit")).to_contain_text("From 2 to 5, a dark space")
    board.root.screenshot(path=pictures / "advance.png")
    board.root.locator('[data-space][aria-label^="The meeple"]').click()
    board.settle()
    assert "Knights" not in board.root.inner_text()
    board.root.locator(".cn-reveal").click()
    expect(board.root.locator(".cn-asked-card")).to_contain_text("Knights")
    assert findings(board.page) == []
    board.root.screenshot(path=pictures / "letter.png")
    board.choose("Do what the letter says")
    board.root.locator('[data-space][aria-label^="The lady"]').click()
    board.settle()
    assert here.python(NOTES) == "advance lady"
    assert here.python("print(board.game.scores['red'])") == "7"


def test_a_gift_is_opened_by_its_player_alone(open_here: Open, pictures: Path) -> None:
    tiles = ["base-U", "base-U", "base-U"]
    more = "hands=['red gift synod', 'blue gift cash_out']"
    here, board = play(open_here, "gifts", ["base-B 0,0 r0"], tiles, more=more)
    expect(board.root.locator(".cn-hand .cn-card-pic")).to_have_count(1)  # that of the player on turn
    assert "Synod" not in board.root.inner_text()
    assert findings(board.page) == []
    board.root.locator(".cn-reveal").click()
    expect(board.choices.first).to_contain_text("Synod")
    assert "Cash Out" not in board.root.inner_html()
    assert findings(board.page) == []
    board.root.screenshot(path=pictures / "gift.png")
    board.choose("Synod")
    assert here.python("print(len(board.game.table.state.figures))") == "1"
    board.place(board.squares()[0])
    while board.root.locator("button[data-do=skip]").count():
        board.press("skip")
        if "Ben" in board.root.locator(".cn-who").first.inner_text():
            break
    assert "Synod" not in board.root.locator(".cn-players").inner_html()
    expect(board.root.locator(".cn-reveal")).to_contain_text("I am Ben, show my cards")
