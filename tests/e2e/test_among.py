"""A board among the widgets of a notebook: never without width, wherever it stands, and linked to its neighbours."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Board
from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

LEAST = 240
"""The width that a board keeps at least (px)."""
NARROW = 760
"""Below this width the panel stands under the board (px)."""
BEGIN = """
import random, carcnb
from IPython.display import display
from ipywidgets import *
game, choose = carcnb.Game(2, seed=7), random.Random(7).choice
for _ in range(12):
    game.apply(choose(game.legal_actions()))
board, slider, note = carcnb.play(game), IntSlider(), Label("a note")
"""
CONTAINERS = {
    "row": "HBox([slider, board])",
    "with a note": "HBox([board, note])",
    "column": "VBox([slider, board])",
    "columns in a row": "HBox([VBox([slider]), VBox([board, note])])",
    "two": "HBox([board, carcnb.show(game)])",
    "grid": "GridBox([board, note], layout=Layout(grid_template_columns='3fr 1fr'))",
    "cells": "grid = GridspecLayout(2, 3)\ngrid[0, 0] = note\ngrid[:, 1:] = board\ngrid",
    "sides": "AppLayout(left_sidebar=VBox([slider]), center=board)",
    "output": "output = Output()\nwith output:\n    display(board)\noutput",
    "twice": "display(board)\ndisplay(board)",
}


def is_drawn(frame: Locator) -> float:
    """The width of a board that is wide enough, stands in its container, and has its panel where that belongs."""
    expect(frame.locator("[data-tile]").first).to_be_visible()
    frame.scroll_into_view_if_needed()
    box, panel = frame.bounding_box(), frame.locator(".cn-ask").bounding_box()
    stage = frame.locator(".cn-stage").bounding_box()
    assert box
    assert panel
    assert stage
    assert box["width"] >= LEAST - 2
    assert box["height"] <= 1100
    assert (panel["x"] >= stage["x"] + stage["width"] - 2) == (box["width"] >= NARROW)
    return box["width"]


def test_a_board_has_room_in_every_container(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(BEGIN, *(f"board = carcnb.play(game)\n{cell}" for cell in CONTAINERS.values()))
    wide: dict[str, list[float]] = {}
    for width in (1400, 1000, 390):
        notebook.page.set_viewport_size({"width": width, "height": 900})
        for cell, name in enumerate(CONTAINERS, 1):
            notebook.output(cell).scroll_into_view_if_needed()
            frames = notebook.output(cell).locator(".carcnb .cn-frame")
            expect(frames).to_have_count(2 if name in ("two", "twice") else 1)
            wide.setdefault(name, []).append(is_drawn(frames.first))
            if name in ("two", "twice"):
                is_drawn(frames.last)
    assert all(desk > laptop > phone for desk, laptop, phone in wide.values()), wide


@pytest.mark.parametrize(
    ("kind", "header"), [("Tab", ".lm-TabBar-tab"), ("Accordion", ".jupyter-widget-Collapse-header")]
)
def test_a_board_that_was_hidden_is_whole_when_it_is_shown(
    open_notebook: Callable[..., Notebook], kind: str, header: str
) -> None:
    notebook = open_notebook(BEGIN, f"{kind}([slider, board], titles=['one', 'two'], selected_index=0)")
    output = notebook.output(1)
    expect(output.locator(".widget-slider")).to_be_visible()
    expect(output.locator(".carcnb")).not_to_be_visible()
    notebook.python("board.move = 4")
    output.locator(header).nth(1).click()
    board = Board(output.locator(".carcnb"))
    is_drawn(output.locator(".cn-frame"))
    board.settle()
    tile, stage = output.locator("[data-tile]").first.bounding_box(), board.stage.bounding_box()
    assert tile
    assert stage
    assert tile["width"] > 30
    assert stage["x"] <= tile["x"] <= stage["x"] + stage["width"]


def test_a_slider_and_a_board_follow_each_other(open_notebook: Callable[..., Notebook]) -> None:
    watch = "heard = []\nboard.observe(lambda change: heard.append(change['new']['move']), names='value')"
    linked = "slider.max = board.moves\nlink((board, 'move'), (slider, 'value'))\nHBox([slider, board])"
    front = "other = IntSlider(max=board.moves)\nthere = jslink((board, 'move'), (other, 'value'))\nother"
    notebook = open_notebook(BEGIN, watch, linked, front)
    sliders = [notebook.output(cell).locator(".widget-readout") for cell in (2, 3)]
    board = Board(notebook.output(2).locator(".carcnb"))
    expect(sliders[1]).to_have_text("12")

    notebook.output(3).locator(".noUi-handle").press("ArrowLeft")
    expect(sliders[0]).to_have_text("11")
    assert notebook.python("print(game.move, board.move, board.moves)") == "11 11 12"
    board.press("undo")
    for slider in sliders:
        expect(slider).to_have_text("10")
    notebook.python("slider.value = 3")
    expect(sliders[1]).to_have_text("3")
    assert notebook.python("print(game.move, heard)") == "3 [11, 10, 3]"


def test_interact_shows_a_board_again_and_again(page: Page, open_notebook: Callable[..., Notebook]) -> None:
    """One board, one view of it: what is gone leaves nothing behind, and no page is flooded."""
    shows = "def at(move=12):\n    board.move = move\n    return board\nshown = interact(at, move=(0, board.moves))"
    received: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(len(frame))))
    notebook = open_notebook(BEGIN, shows, page=page)
    output = notebook.output(1)
    tiles = output.locator("[data-tile]")
    before = len(received)
    for move in (2, 4, 6, 8, 10, 12):
        notebook.python(f"shown.widget.children[0].value = {move}")
        expect(tiles).to_have_count(int(notebook.python("print(len(game.table.state.tiles))")))
    expect(output.locator(".carcnb")).to_have_count(1)
    assert is_drawn(output.locator(".cn-frame")) > NARROW
    assert notebook.python("print(len(board.hosts))") == "1"
    assert sum(received[before:]) < 6 * 100_000
