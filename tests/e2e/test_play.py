"""Two people play at one board; where it says so, in a real JupyterLab."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.here import Here
from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

PLAY = 'import carcnb\nboard = carcnb.play(players=["Ada", "Ben"], seed=7)\nboard'
HISTORY = "print(*board.game.history, sep=';')"
# Who is asked and how many squares are open, each time the page has changed: an opponent's turn may be over before a
# test looks.
WATCH = """root => {
  window.turns = [];
  const look = () => window.turns.push(
    [root.querySelector(".cn-who")?.textContent ?? "", root.querySelectorAll("[data-cell]").length]);
  new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true });
}"""

Open = Callable[..., Notebook]
OpenHere = Callable[..., Here]


def history(notebook: Notebook | Here) -> list[str]:
    """The answers so far, without the draws."""
    return [answer for answer in notebook.python(HISTORY).split(";") if answer and not answer.startswith("draw")]


@pytest.fixture
def here(open_here: OpenHere) -> Here:
    return open_here(PLAY)


@pytest.fixture
def board(here: Here) -> Board:
    return view(here)


@pytest.fixture
def notebook(open_notebook: Open) -> Notebook:
    """The same game in a real JupyterLab."""
    return open_notebook(PLAY)


def view(notebook: Notebook | Here, cell: int = 0) -> Board:
    """The board in a cell's output, once it is drawn."""
    root = notebook.output(cell).locator(".carcnb").first
    expect(root.locator("[data-tile]").first).to_be_visible()
    return Board(root)


def test_a_turn_by_mouse(notebook: Notebook, pictures: Path) -> None:
    board = view(notebook)
    cell = board.squares()[0]
    board.place(cell)
    board.choose("Thief")
    expect(board.figures).to_have_count(1)
    assert [answer.split()[0] for answer in history(notebook)] == ["place", "deploy"]
    assert " road." in history(notebook)[1]
    expect(board.root.get_by_text("Ben").first).to_be_visible()
    board.root.screenshot(path=pictures / "turn.png")


def test_skip_leaves_the_tile_without_a_figure(here: Here, board: Board) -> None:
    board.place(board.squares()[0])
    board.press("skip")
    expect(board.figures).to_have_count(0)
    assert history(here)[1] == "skip"


def test_a_computed_opponent_moves_and_undo_goes_back_to_the_person(open_here: OpenHere) -> None:
    here = open_here("import carcnb\nboard = carcnb.home()\nboard")
    board = view(here)
    board.root.get_by_role("button", name=re.compile("^Play")).click()
    board.root.get_by_role("button", name=re.compile("^Easy")).click()
    asked = board.root.locator(".cn-who")
    expect(asked).to_contain_text("Ada to play")
    board.root.evaluate(WATCH)
    board.place(board.squares()[0])
    if board.button("skip").count():
        board.press("skip")
    expect(board.root.locator("[data-tile]")).to_have_count(3)
    expect(asked).to_contain_text("Ada to play")
    assert {squares for who, squares in here.page.evaluate("() => window.turns") if "Ben is thinking" in who} == {0}
    board.press("undo")
    expect(board.root.locator("[data-tile]")).not_to_have_count(3)
    assert here.python("print(board.game.prompt.player)") == "red"


def test_turning_the_tile_changes_where_it_fits(board: Board) -> None:
    before = board.root.locator("[data-cell]:not(.turn)").count()
    counts = {before}
    for _ in range(3):
        board.button("turn").click()
        counts.add(board.root.locator("[data-cell]:not(.turn)").count())
    assert len(board.squares()) >= max(counts) > 0


def test_pointing_at_a_feature_opens_its_card(board: Board, pictures: Path) -> None:
    board.point("0,0", 0.5, 0.08)  # the start tile's city lies along its north edge
    expect(board.card).to_be_visible()
    expect(board.card).to_contain_text("City")
    expect(board.root.locator(".cn-hot")).to_have_count(1)
    board.root.screenshot(path=pictures / "card.png")
    board.point("0,0", 0.5, 0.5)
    expect(board.card).to_contain_text("Road")


def test_a_square_that_does_not_fit_says_the_rule(here: Here, board: Board, pictures: Path) -> None:
    assert "1,1" not in board.squares()
    board.point("0,0", 1.5, 1.5)
    board.page.mouse.down()
    board.page.mouse.up()
    note = board.root.locator("[role=alert]")
    expect(note).to_contain_text(re.compile(r"BASE-4\.\d"))
    board.root.screenshot(path=pictures / "refusal.png")
    assert history(here) == []
    board.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_the_tile_and_a_figure_are_dragged_to_the_board(here: Here, board: Board) -> None:
    cell = board.squares()[0]
    board.drag(board.root.locator(".cn-ask [data-lift]"), board.square(cell))
    expect(board.tile(cell)).to_have_count(1)
    expect(board.choices.first).to_be_visible()
    board.settle()
    spots = board.stage.get_by_role("button", name="Thief")
    board.drag(board.choices.filter(has_text="Thief").first, spots.first)
    expect(board.figures).to_have_count(1)
    assert [answer.split()[0] for answer in history(here)] == ["place", "deploy"]
    # let go beside the board, or taken back by Escape, nothing is played
    board.settle()
    board.drag(board.root.locator(".cn-ask [data-lift]"), board.root.locator(".cn-track"))
    expect(board.root.locator(".cn-carried")).to_have_count(0)
    assert len(history(here)) == 2


def test_undo_and_redo(here: Here, board: Board) -> None:
    expect(board.button("undo")).to_be_disabled()
    cell = board.squares()[0]
    board.place(cell)
    board.choose("Thief")
    board.press("undo")
    expect(board.figures).to_have_count(0)
    assert len(history(here)) == 1
    board.press("undo")
    expect(board.tile(cell)).to_have_count(0)
    assert history(here) == []
    board.press("redo")
    board.press("redo")
    expect(board.figures).to_have_count(1)
    expect(board.button("redo")).to_be_disabled()
    board.stage.focus()
    board.page.keyboard.press("Control+z")
    expect(board.figures).to_have_count(0)
    assert len(history(here)) == 1


def test_a_turn_by_keyboard_alone(notebook: Notebook) -> None:
    board = view(notebook)
    keyboard = board.page.keyboard
    cells = board.page.locator(".jp-Notebook .jp-Cell").count()
    board.stage.focus()
    keyboard.press("r")
    keyboard.press("a")  # in a notebook these two insert cells; the board must keep them to itself
    keyboard.press("b")
    for _ in range(2):  # A has begun an arrow: first that goes, then the pencil
        keyboard.press("Escape")
    keyboard.press("ArrowRight")
    expect(board.ghost).to_have_count(1)
    keyboard.press("Enter")
    expect(board.choices.first).to_be_visible()
    board.settle()
    keyboard.press("2")
    expect(board.figures).to_have_count(1)
    board.settle()
    assert board.page.evaluate("() => !!document.activeElement.closest('.carcnb')")  # the focus has not been lost
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(board.choices.first).to_be_visible()
    board.settle()
    keyboard.press("s")
    board.settle()
    assert [answer.split()[0] for answer in history(notebook)] == ["place", "deploy", "place", "skip"]
    assert board.page.locator(".jp-Notebook .jp-Cell").count() == cells


def test_tab_leaves_the_board(notebook: Notebook) -> None:
    board = view(notebook)
    board.stage.focus()
    for _ in range(60):
        board.page.keyboard.press("Tab")
        if not board.page.evaluate("() => !!document.activeElement.closest('.carcnb')"):
            return
    pytest.fail("Tab never left the board")


def test_every_event_is_spoken(board: Board) -> None:
    board.place(board.squares()[0])
    board.press("skip")
    expect(board.live).not_to_be_empty()


def test_a_click_that_comes_too_late_is_refused(notebook: Notebook) -> None:
    board = view(notebook)
    cell, elsewhere = board.squares()[:2]
    # The kernel is busy, and plays a move of its own before it gets to hear of the click.
    move = f"next(a for a in board.game.legal_actions() if str(a).split()[2] == {elsewhere!r})"
    code = f"import time; time.sleep(1.5); board.apply({move})"
    notebook.start(code)
    board.over(board.square(cell))
    board.page.mouse.down()
    board.page.mouse.up()
    expect(board.tile(elsewhere)).to_have_count(1)
    board.settle()
    expect(board.tile(cell)).to_have_count(0)
    expect(board.root.get_by_role("alert")).to_contain_text("The game has moved on")
    assert [answer.split()[2] for answer in history(notebook)] == [elsewhere]
    board.press("skip")  # and the game goes on
    assert history(notebook)[-1] == "skip"


def test_two_views_show_one_game(open_here: OpenHere) -> None:
    here = open_here(PLAY, "board")
    one, two = view(here, 0), view(here, 1)
    expect(two.stage).to_be_in_viewport()  # the newest board is what one looks at
    one.stage.scroll_into_view_if_needed()
    cell = one.squares()[0]
    one.place(cell)
    expect(two.tile(cell)).to_have_count(1)
    two.stage.scroll_into_view_if_needed()
    two.choose("Thief")
    expect(one.figures).to_have_count(1)
    assert len(history(here)) == 2
    here.python("lost = board.hosts[:]; board.hosts.clear(); board.apply(board.game.legal_actions()[0])")
    cell = here.python("print('{},{}'.format(*board.game.prompt.cell))")
    expect(one.tile(cell)).to_have_count(0)  # what the kernel told was lost on the way
    here.python("board.hosts += lost; board.apply('skip')")
    expect(one.tile(cell)).to_have_count(1)
    expect(two.tile(cell)).to_have_count(1)
    assert one.squares() == two.squares()


def test_a_tab_closed_in_mid_move_is_taken_up_again(open_notebook: Open, page: Page) -> None:
    notebook = open_notebook(PLAY, page=page)
    board = view(notebook)
    cell = board.squares()[0]
    board.place(cell)
    notebook.save()
    page.close()
    again = Notebook(page.context.new_page(), notebook.lab, notebook.path).open()
    reopened = view(again)
    expect(reopened.tile(cell)).to_have_count(1)
    reopened.choose("Thief")
    expect(reopened.figures).to_have_count(1)
    assert len(history(again)) == 2


def test_names_are_text_never_markup(open_here: OpenHere) -> None:
    name = "<script>document.title='x'</script>"
    here = open_here(f"import carcnb\ncarcnb.play(players=[{name!r}, '<b>Ben</b>'], seed=7)")
    board = view(here)
    expect(board.root.get_by_text("<b>Ben</b>").first).to_be_visible()
    assert board.root.locator("script, b:text-is('Ben')").count() == 0
    assert board.page.title() != "x"


def test_a_game_that_is_only_shown_cannot_be_played(open_here: OpenHere) -> None:
    setup = "import carcnb\ngame = carcnb.Game(players=2, seed=7)\ngame.apply(game.legal_actions()[0])"
    here = open_here(setup, "carcnb.show(game)")
    board = view(here, 1)
    assert board.squares() == []
    expect(board.choices).to_have_count(0)
    board.point("0,0", 0.5, 0.5)
    expect(board.card).to_be_visible()


def test_a_new_game_starts_over(here: Here, board: Board) -> None:
    cell = board.squares()[0]
    board.place(cell)
    board.button("games").click()
    board.press("new")
    expect(board.root.locator("[data-tile]")).to_have_count(1)
    assert history(here) == []


def test_the_words_change_language(board: Board, pictures: Path) -> None:
    expect(board.question).to_have_text("Place the tile")
    board.root.locator("[data-lang=cs]").first.click()
    expect(board.question).to_have_text("Přilož kartičku")
    board.root.screenshot(path=pictures / "czech.png")


def test_nothing_is_fetched_from_elsewhere(page: Page, open_notebook: Open) -> None:
    hosts: set[str | None] = set()
    page.on("request", lambda request: hosts.add(urlsplit(request.url).hostname))
    board = view(open_notebook(PLAY, page=page))
    board.place(board.squares()[0])
    assert hosts - {None, "127.0.0.1"} == set()


@pytest.mark.many
def test_a_whole_game_is_clicked_to_its_final_scoring(open_here: OpenHere, pictures: Path) -> None:
    here = open_here(
        PLAY.replace("seed=7", "seed=7, tiles=[f'base-{design}' for design in 'ABCDEFGHIJKLMNOPQRSTUVWX']")
    )
    board = view(here)
    tiles = board.root.locator("[data-tile]")
    for laid in range(1, 73):
        if board.root.locator("[data-cell]").count() == 0:
            break
        board.stage.focus()
        for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            if board.ghost.count() == 0:
                board.page.keyboard.press(arrow)
        board.page.keyboard.press("Enter")
        expect(tiles).to_have_count(laid + 1)
        board.settle()
        if board.choices.count():
            board.choose()
    expect(board.root.locator(".cn-frame.over")).to_have_count(1)
    assert here.python("print(board.game.over)") == "True"
    board.page.wait_for_timeout(1000)
    board.root.screenshot(path=pictures / "over.png")
