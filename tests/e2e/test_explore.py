"""One click begins a game against the computer; what is dropped or pasted on the board of the way in opens there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from carcnb.rulebook import rule
from carcnb.words import say
from tests.e2e.board import Board
from tests.e2e.here import Here

pytestmark = pytest.mark.browser

Open = Callable[..., Here]
GAME = Path(__file__).parents[1] / "records/jcz/inns-scoring.jcz"
LOW: ViewportSize = {"width": 1280, "height": 720}


def drop(at: Locator, text: str) -> None:
    """Drop a file of this text."""
    at.evaluate(
        """(at, text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], "game.jcz"));
        for (const type of ["dragover", "drop"])
          if (at.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })))
            throw new Error(`the browser takes the ${type}`);
      }""",
        text,
    )


def test_one_click_on_easy_begins_a_game_against_the_computer(open_here: Open, pictures: Path) -> None:
    here = open_here("from carcnb.entrance import table\nboard = table()\nboard")
    here.page.set_viewport_size(LOW)
    root = here.output(0)
    for name in ("easy", "medium", "hard"):
        expect(root.get_by_role("button", name=say(f"level-{name}"))).to_be_in_viewport(ratio=1)
    expect(root.get_by_text(say("home-no-farmers"))).to_be_in_viewport(ratio=1)
    expect(root.get_by_text(say("ui-home-more"))).to_be_in_viewport(ratio=1)
    here.page.screenshot(path=pictures / "against.png")
    root.get_by_role("button", name=say("level-easy")).click()
    board = Board(root)
    expect(root.locator("[data-cell]").first).to_be_visible()
    assert here.python("print(board.levels, board.game.setup.farmers)") == "{'blue': 'easy'} False"
    board.place(board.squares()[0])
    board.button("skip").click()
    expect(root.locator("[data-tile]")).to_have_count(3)  # the computer has laid one as well


def test_the_form_is_folded_away_and_stays_open_once_it_was_opened(open_here: Open) -> None:
    here = open_here("from carcnb.entrance import table\ntable()")
    root = here.output(0)
    form = root.get_by_role("button", name=say("ui-home-deal"))
    expect(form).not_to_be_visible()
    root.get_by_text(say("ui-home-more")).click()
    expect(form).to_be_visible()
    root.get_by_role("button", name=say("ui-home-up")).click()
    root.get_by_role("button", name=say("home-play")).click()
    expect(form).to_be_visible()


def test_what_is_dropped_on_the_board_opens_and_nonsense_is_told_where_one_looks(
    open_here: Open, pictures: Path
) -> None:
    here = open_here("import carcnb\ncarcnb.home()")
    here.page.set_viewport_size(LOW)
    root = here.output(0)
    stage = root.locator(".cn-stage")
    drop(stage, "PK nonsense")
    expect(root.get_by_role("alert")).to_contain_text(say("given-unknown"))
    expect(root.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(root.get_by_role("button", name=say("home-learn"))).to_be_visible()
    drop(stage, GAME.read_text("utf-8"))
    expect(root.get_by_role("slider")).to_be_visible()
    root.get_by_role("button", name=say("ui-home"), exact=True).click()
    root.get_by_role("button", name=say("home-explore")).click()
    root.get_by_role("button", name=say("home-open")).click()
    field = root.get_by_role("textbox", name=say("home-open-text"))
    field.fill("D 0,0 red:city.K")
    root.get_by_role("button", name=say("home-open-do"), exact=True).click()
    alert = root.get_by_role("alert")
    expect(alert).to_contain_text("city.K")
    expect(alert).to_be_in_viewport(ratio=1)
    expect(field).to_have_value("D 0,0 red:city.K")
    here.page.screenshot(path=pictures / "opening.png")
    field.fill("D 0,0; U 1,0 red:road.E")
    root.get_by_role("button", name=say("home-open-do"), exact=True).click()
    expect(root.locator("[data-tile]")).to_have_count(2)
    expect(root.locator("[data-cell]").first).to_be_visible()


def test_a_question_about_the_rules_is_answered_beside_the_board(open_here: Open, pictures: Path) -> None:
    here = open_here("import carcnb\ncarcnb.home()")
    root = here.output(0)
    root.get_by_role("button", name=say("home-explore")).click()
    root.get_by_role("button", name=say("home-ask")).click()
    field = root.get_by_role("searchbox", name=say("home-ask-label"))
    field.fill("how many points for a cloister")
    field.press("Enter")
    answer = root.get_by_role("note").first
    expect(answer).to_contain_text(rule("BASE-9.2").text)
    expect(answer.locator("img")).to_be_visible()
    expect(field).to_be_focused()
    status = root.get_by_role("search").locator("+ [role=status]")
    expect(status).to_have_text(re.compile(r"^\d+ rules fit"))
    row = root.get_by_role("button", name=rule("BASE-9.3").title)
    row.focus()
    row.press("Enter")
    expect(root.get_by_role("note").filter(has_text=rule("BASE-9.3").text)).to_be_visible()
    here.page.screenshot(path=pictures / "asked.png")
    field.fill("mnk xyzzy")
    root.get_by_role("button", name=say("home-ask-do"), exact=True).click()
    expect(status).to_contain_text("monk")
    expect(root.get_by_role("note")).to_have_count(0)


def test_a_file_that_is_chosen_opens(open_here: Open) -> None:
    root = open_here("import carcnb\ncarcnb.home()").output(0)
    root.get_by_role("button", name=say("home-explore")).click()
    root.get_by_role("button", name=say("home-open")).click()
    root.get_by_label(say("home-open-file")).set_input_files(GAME)
    expect(root.get_by_role("slider")).to_be_visible()


def test_a_board_that_opens_nothing_says_so_and_the_page_stays(open_here: Open) -> None:
    root = open_here("import carcnb\ncarcnb.play(2, seed=1)").output(0)
    drop(root.locator(".cn-stage"), "D 0,0")
    expect(root.get_by_role("alert")).to_contain_text(say("error-open-here"))
    expect(root.locator("[data-cell]").first).to_be_visible()
