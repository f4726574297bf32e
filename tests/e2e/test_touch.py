"""Fingers, twice the size and menus by keys, in a real JupyterLab: what is played arrives, and all is in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from tests.e2e.board import Board
from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
PLAY = 'import carcnb\nboard = carcnb.play(["Ada", "Ben"], seed=7)\nboard'
HISTORY = "print(';'.join(map(str, board.game.history)))"
LONG = 600  # milliseconds that a finger rests where one that moves at once would scroll


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    yield context.new_page()
    context.close()


@pytest.fixture
def twice(browser: Browser) -> Iterator[Page]:
    """A laptop's window whose reader has set the browser to 200 %."""
    context = browser.new_context(viewport={"width": 640, "height": 360}, device_scale_factor=2)
    yield context.new_page()
    context.close()


def shown(notebook: Notebook, cell: int = 0) -> Board:
    """The board in a cell's output, with all the room that the page has."""
    notebook.page.evaluate("() => { window.jupyterapp.commands.execute('application:toggle-left-area'); return null; }")
    root = notebook.output(cell).locator(".carcnb").first
    expect(root.locator(".cn-stage [data-tile]").first).to_be_visible()
    root.scroll_into_view_if_needed()
    board = Board(root)
    board.settle()
    return board


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(board: Board, what: Locator, to: Locator) -> None:
    """A finger rests on something, takes it to something else, and lets go; what is carried lies above the finger."""
    finger: CDPSession = board.page.context.new_cdp_session(board.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send(
            "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    start = middle(what)
    touch("Start", start)
    board.page.wait_for_timeout(LONG)
    x, y = middle(to)
    for share in (0.3, 0.6, 1.0):
        touch("Move", (start[0] + share * (x - start[0]), start[1] + share * (y + 40 - start[1])))
    touch("End")


def test_a_tile_and_a_figure_are_carried_by_a_finger(phone: Page, open_notebook: Open) -> None:
    notebook = open_notebook(PLAY, page=phone)
    board = shown(notebook)
    cell = board.squares()[0]
    carry(board, board.root.locator(".cn-ask [data-lift]"), board.square(cell))
    expect(board.tile(cell)).to_have_count(1)
    expect(board.choices.first).to_be_visible()
    board.settle()
    thief = board.choices.filter(has_text="Thief").first
    thief.scroll_into_view_if_needed()
    carry(board, thief, board.stage.get_by_role("button", name="Thief").first)
    expect(board.figures).to_have_count(1)
    played = [answer.split()[0] for answer in notebook.python(HISTORY).split(";")]
    assert [verb for verb in played if verb != "draw"] == ["place", "deploy"]


def test_game_lesson_and_home_are_used_at_twice_the_size(twice: Page, open_notebook: Open) -> None:
    lesson = 'carcnb.lesson("base/placing")'
    notebook = open_notebook(PLAY, lesson, "carcnb.home()", page=twice)
    board = shown(notebook)
    cell = board.squares()[0]
    board.square(cell).scroll_into_view_if_needed()
    board.place(cell)
    board.choices.first.click()
    assert "place" in notebook.python(HISTORY)
    panel = notebook.output(1).locator(".carcnb").first
    for title in ("Road meets road", "City meets city", "Lay a tile yourself", "Is a corner enough?"):
        panel.get_by_role("button", name="Next", exact=True).click()
        expect(panel.locator(".cn-cap h3")).to_have_text(title)
    panel.get_by_role("button", name="Only corners touch there").click()
    expect(panel.locator(".cn-fb:not(.hint)")).to_be_in_viewport(ratio=0.9)
    home = notebook.output(2).locator(".carcnb").first
    home.get_by_role("button", name="Learn").click()
    expect(home.get_by_role("heading", name="Learn")).to_be_in_viewport()


def test_a_menu_is_gone_through_by_keys_and_left_to_where_it_was_opened(open_notebook: Open) -> None:
    board = shown(open_notebook(PLAY))
    keys, focused = board.page.keyboard, board.root.locator(":focus")
    for name, first, inside in (("games", "new", "again"), ("share", None, "copy"), ("more", None, "sound")):
        board.button(name).focus()
        keys.press("Enter")
        if first:
            expect(focused).to_have_attribute("data-do", first)
        for _ in range(12):
            if focused.get_attribute("data-do") == inside:
                break
            keys.press("Tab")
        expect(focused).to_have_attribute("data-do", inside)
        keys.press("Escape")
        expect(board.root.locator(".cn-more")).to_have_count(0)
        expect(focused).to_have_attribute("data-do", name)
