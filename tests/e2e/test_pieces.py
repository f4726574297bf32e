"""Questions answered on the board: flights, ferries, gold, mage and witch, crop circles."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.board import Board
from tests.e2e.here import Here

pytestmark = pytest.mark.browser

Open = Callable[..., Here]
START = 'import carcnb\nboard = carcnb.play(["Ada", "Ben"], {0!r}, position={1!r}, tiles={2!r}, draws={3!r})\nboard'


def play(open_here: Open, expansion: str, position: list[str], tiles: list[str], *thrown: str) -> tuple[Here, Board]:
    """Cells with a board on which the named tiles are drawn in this order."""
    here = open_here(START.format([expansion], position, tiles, [*tiles, *thrown]))
    root = here.output(0).locator(".carcnb").first
    expect(root.locator("[data-tile]").first).to_be_visible()
    return here, Board(root)


def last(here: Here) -> str:
    """The last answer that was no draw."""
    return here.python("print([str(a) for a in board.game.history if a.verb != 'draw'][-1])")


def test_a_figure_flies_and_lands_where_it_is_told(open_here: Open, pictures: Path) -> None:
    position = ["base-D 0,0 r0", "base-U 1,0 r0", "base-L 2,0 r0"]
    here, board = play(open_here, "flying_machines", position, ["flying-01", "base-U"], "1 die")
    board.button("turn").click()  # drawn to the west, the machine now points to the north
    board.place("0,1")
    machine = board.root.locator('.cn-spot[data-option][aria-label^="Fly with a meeple"]')
    board.over(machine)
    expect(board.root.locator(".cn-preview")).to_contain_text("1 → 2 places, 2 → nowhere")
    expect(board.root.locator(".cn-hot .fr0")).to_have_count(3)  # where a 1, a 2 and a 3 lead
    board.root.screenshot(path=pictures / "before_flight.png")
    machine.click()
    board.settle()
    expect(board.question).to_have_text("Where does the figure land?")
    expect(board.root.locator(".cn-throw .die circle")).to_have_count(1)
    board.root.screenshot(path=pictures / "flight.png")
    board.root.locator('.cn-spot[data-option][aria-label^="Thief"]').click()
    board.settle()
    expect(board.figures).to_have_count(1)
    assert last(here) == "land meeple 0,0 road.E"


def test_a_ferry_is_laid_and_moved_by_two_road_ends(open_here: Open, pictures: Path) -> None:
    position = ["base-U 0,0 r1 red:road.N"]
    here, board = play(open_here, "ferries", position, ["ferries-03", "base-U", "base-U", "base-D"])
    board.place("0,1")
    board.press("skip")
    expect(board.question).to_have_text("Lay the ferry: which two roads does it join?")
    board.root.locator('[data-end="0,1,0"]').click()
    board.root.locator('[data-end="0,1,2"]').hover()
    expect(board.root.locator(".cn-preview")).to_contain_text("Ada +2")
    expect(board.root.locator(".cn-crossing")).to_have_count(1)
    board.root.screenshot(path=pictures / "ferry_preview.png")
    board.root.locator('[data-end="0,1,2"]').click()
    board.settle()
    assert last(here) == "ferry 0,1 road.N+road.S"
    expect(board.root.locator(".cn-planks > g")).to_have_count(1)
    board.place("0,2")
    board.press("skip")
    expect(board.question).to_have_text("Move a ferry?")
    board.stage.focus()
    for _ in range(2):  # by keys: the first end, then a partner of it
        board.page.keyboard.press("ArrowRight")
        board.page.keyboard.press("Enter")
    board.settle()
    assert last(here).startswith("ferry 0,1 road.")
    assert last(here) != "ferry 0,1 road.N+road.S"


def test_the_second_gold_bar_goes_where_the_board_is_clicked(open_here: Open, pictures: Path) -> None:
    position = ["base-D 0,0 r0", "base-U 1,0 r0", "base-U -1,0 r0"]
    here, board = play(open_here, "gold_mines", position, ["gold-08", "base-U"])
    board.place("0,1")
    expect(board.question).to_have_text("Where does the second gold bar go?")
    board.root.locator('.cn-spot[data-option="2"]').click()
    board.settle()
    assert last(here) == "gold 1,0"
    expect(board.root.locator("[data-neutral]")).to_have_count(2)
    board.root.screenshot(path=pictures / "gold.png")


def test_the_witch_is_chosen_beside_the_mage(open_here: Open, pictures: Path) -> None:
    position = ["base-D 0,0 r0 red:road.E", "base-U 1,0 r0"]
    here, board = play(open_here, "mage_and_witch", position, ["mage-06", "base-U"])
    board.place(board.squares()[0])
    expect(board.question).to_have_text("Mage or witch: which one goes where?")
    board.root.locator('.cn-choices [data-option][aria-label*="witch" i]').first.hover()
    expect(board.root.locator(".cn-hot").first).to_be_attached()
    board.over(board.root.locator("[data-fan]").first)
    witch = board.root.locator('.cn-fan.open [data-option][aria-label*="witch" i]')
    board.root.screenshot(path=pictures / "witch.png")
    witch.click()
    board.settle()
    assert last(here).startswith("magic witch")
    expect(board.root.locator('[data-neutral="witch"]')).to_have_count(1)


def test_a_crop_circle_asks_the_other_player(open_here: Open, pictures: Path) -> None:
    position = ["base-E 0,0 r0 blue:city.N", "base-E 1,0 r0 blue:city.N"]
    here, board = play(open_here, "crop_circles", position, ["crop-06", "base-U"])
    board.place(board.squares()[0])
    if board.button("skip").count():
        board.press("skip")
    expect(board.question).to_have_text("Which action for everybody?")
    board.choose("B: everybody takes")
    expect(board.root.locator(".cn-handed")).to_contain_text("Ben")
    expect(board.root.locator(".cn-who")).to_contain_text("Ben is asked, Ada is on turn")
    expect(board.live).to_contain_text("Ben is asked")
    board.root.screenshot(path=pictures / "crop.png")
    board.root.locator(".cn-spot[data-option]").first.click()
    board.settle()
    assert last(here).startswith("remove meeple")
    expect(board.figures).to_have_count(1)
