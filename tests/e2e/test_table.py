"""A full table, six players with every expansion, on a laptop: nothing that a player needs is cut off or covered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e.board import Board
from tests.e2e.here import Here
from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

FULL = """
import random, carcnb
from carcnb.systems import ORDER
names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"]
game = carcnb.Game(names, [name for name in ORDER if name not in ("base", "overview")], seed=4)
rng = random.Random(4)
while len(game.table.state.tiles) < 26 or game.prompt.kind != "place":
    options = game.legal_actions()
    if game.prompt.kind == "place":
        options = sorted(options, key=lambda a: (a.cell[0] ** 2 + a.cell[1] ** 2, a.cell, a.where))[:6]
    game.apply(rng.choice(options))
carcnb.play(game)
"""


def boxes(found: Locator) -> list[FloatRect]:
    return [box for box in (one.bounding_box() for one in found.all()) if box and box["width"]]


def inside(box: FloatRect, room: FloatRect) -> bool:
    return (
        room["x"] - 1 <= box["x"]
        and room["y"] - 1 <= box["y"]
        and box["x"] + box["width"] <= room["x"] + room["width"] + 1
        and box["y"] + box["height"] <= room["y"] + room["height"] + 1
    )


def overlap(a: FloatRect, b: FloatRect) -> bool:
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def test_six_players_with_every_expansion_on_a_laptop(open_here: Callable[..., Here]) -> None:
    here = open_here(FULL)
    here.page.set_viewport_size({"width": 1280, "height": 720})
    board = Board(here.output(0).locator(".carcnb").first)
    expect(board.question).to_be_visible()
    board.settle()
    (frame,) = boxes(board.root.locator(".cn-frame"))
    seats = board.root.get_by_role("list", name="Players").get_by_role("button")
    expect(seats).to_have_count(6)
    (side,) = boxes(board.root.locator(".cn-players"))
    assert all(inside(box, side) and inside(box, frame) for box in boxes(seats))
    (pane,) = boxes(board.root.get_by_role("tabpanel"))
    rows = boxes(board.root.get_by_role("list", name="Log").get_by_role("button"))
    assert sum(inside(row, pane) and inside(row, frame) for row in rows) >= 4
    tools = boxes(board.root.locator(".cn-tool"))
    squares = boxes(board.root.locator("[data-cell]"))
    assert squares
    assert not any(overlap(square, tool) for square in squares for tool in tools)


LONG = """
import random, carcnb
from IPython.display import display
from carcnb.systems import ORDER
names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"]
every = [name for name in ORDER if name not in ("base", "overview")]
for kind, least in (("deploy", 12), ("magic", 30)):
    game = carcnb.Game(names, every, seed=4)
    rng = random.Random(4)
    while game.prompt.kind != kind or len(game.prompt.options) < least:
        game.apply(rng.choice(game.legal_actions()))
    display(carcnb.play(game, height=480))
"""


def test_every_answer_is_in_a_low_frame_or_a_sign_says_how_many_are_below(
    open_notebook: Callable[..., Notebook],
) -> None:
    output = open_notebook(LONG).output(0)
    boards = [Board(root) for root in output.locator(".carcnb").all()]

    def unseen(board: Board) -> int:
        (panel,) = boxes(board.root.locator(".cn-ask"))
        answers = boxes(board.root.locator(".cn-choices > li"))
        assert answers
        return sum(not inside(answer, panel) for answer in answers)

    few, many = boards
    signs = [board.root.get_by_role("button", name="More below") for board in boards]
    for board in boards:
        expect(board.question).to_be_visible()
        board.root.scroll_into_view_if_needed()
        board.settle()
    assert not unseen(few)
    expect(signs[0]).to_have_count(0)
    assert unseen(many)
    first = many.choices.first
    top = first.bounding_box()
    signs[1].click()
    assert first.bounding_box() != top
