"""What is asked and pressed is in sight: in a lesson whatever is said, on the way in, and in a low frame."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carcnb
from carcnb.board import Board
from tests.walk.host import Desk

pytestmark = pytest.mark.browser

SIZES = [(1440, 900), (1280, 720)]
STEPS = {"base/placing": 5, "base/claims": 5, "base/cities": 3, "base/end_unfinished": 3, "base/monastery": 5}
# Whether something shows from its first line to its last.
WHOLE = """el => {
  const {left, right, top, bottom} = el.getBoundingClientRect();
  return [top + 3, bottom - 3].every(y => el.contains(document.elementFromPoint((left + right) / 2, y)));
}"""
# What a task is answered with that does not show so, and what is said that is cut.
HIDDEN = (
    f"const whole = {WHOLE};"
    """
  const said = document.querySelector('.cn-ltop > .cn-fb');
  const pressed = '[data-answer], .cn-entry input, .cn-aids button, .cn-nav button, [data-do=check]';
  return [...document.querySelectorAll(pressed)]
    .filter(el => !whole(el)).map(el => el.textContent)
    .concat(said && said.scrollHeight > said.clientHeight + 1 ? [said.textContent] : []);
"""
)


def on_desk(page: Page, width: int, height: int, lang: str = "en") -> Desk:
    """A page of this size, for boards."""
    page.set_viewport_size({"width": width, "height": height})
    return Desk(page, lang, "light", pytest.fail)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def desk(request: pytest.FixtureRequest, page: Page) -> Iterator[Desk]:
    """A page as wide as a laptop's, with boards in it."""
    desk = on_desk(page, *request.param)
    yield desk
    desk.leave()


@pytest.mark.parametrize("name", STEPS)
def test_a_wrong_answer_and_hints_hide_nothing_of_the_answers(name: str, desk: Desk) -> None:
    page = desk.page
    show(desk, carcnb.lesson(name), STEPS[name])
    answers = page.locator("[data-answer]")
    for n in range(answers.count()):
        answers.nth(n).click()
        expect(answers.nth(n)).to_have_attribute("aria-pressed", "true")
        if page.locator(".cn-fb.no").count():
            break
        page.locator("[data-do=retry]").click()
        expect(answers.nth(n)).not_to_have_attribute("aria-pressed", "true")
    helped(page)
    before = page.locator(".cn-task").bounding_box()
    desk.reload()
    expect(page.locator(".cn-fb")).to_be_visible()
    in_sight(page)
    assert page.locator(".cn-task").bounding_box() == before, "it looks the same when it is loaded again"


def test_a_wrong_number_and_a_hint_hide_neither_the_field_nor_its_button(desk: Desk) -> None:
    page = desk.page
    show(desk, carcnb.exercises("base/1", n=3, seed=9).quiz.board, 2)
    page.locator(".cn-entry input").fill("99")
    page.locator("[data-do=check]").click()
    expect(page.locator(".cn-fb")).to_be_visible()
    helped(page)


def show(desk: Desk, board: Board, step: int) -> None:
    desk.open(board)
    for n in range(2, step + 1):
        desk.page.locator("[data-do=next]").click()
        expect(desk.page.locator(".cn-jump")).to_contain_text(str(n))
    in_sight(desk.page)


def helped(page: Page) -> None:
    """Ask for every hint."""
    in_sight(page)
    hint = page.locator("[data-do=hint]:not([aria-disabled])")
    for n in range(1, 4):
        if hint.count():
            hint.click()
            expect(page.locator(".cn-fb.hint > .cn-hints li")).to_have_attribute("value", str(n))
            in_sight(page)


def in_sight(page: Page) -> None:
    page.locator(".cn-frame").scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    assert page.evaluate(f"() => {{{HIDDEN}}}") == []


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_practice_ends_where_its_frame_ends(lang: str, page: Page) -> None:
    desk = on_desk(page, 1280, 720, lang)
    desk.open(carcnb.practice(lang=lang))
    expect(page.locator("[data-way='practise/puzzles']")).to_be_visible()
    assert page.locator(".cn-page").evaluate("el => el.scrollHeight - el.clientHeight") == 0
    desk.leave()


@pytest.mark.parametrize("width", [780, 956])
def test_no_tool_lies_over_another_beside_a_page(width: int, page: Page) -> None:
    desk = on_desk(page, width, 720)
    desk.open(carcnb.practice())
    tools = page.locator(".cn-tool:visible")
    expect(tools.first).to_be_visible()
    lying = [(b["x"], b["x"] + b["width"], b["y"]) for b in (one.bounding_box() for one in tools.all()) if b]
    assert not any(a[0] < b[1] and b[0] < a[1] and a[2] == b[2] for a, b in combinations(lying, 2)), lying
    desk.leave()


@pytest.mark.parametrize(
    ("shown", "needed"),
    [
        (lambda: carcnb.play(players=["Ada", "Ben", "Cleo"], seed=7, height=360), ".cn-q h3, .cn-ask [data-do=turn]"),
        (lambda: carcnb.home(height=360), ".cn-q h3, .cn-ask [data-do=turn], [data-way]"),
    ],
    ids=["play", "home"],
)
def test_a_low_frame_shows_what_is_asked_and_pressed(shown: Callable[[], Any], needed: str, page: Page) -> None:
    desk = on_desk(page, 844, 390)
    desk.open(getattr(made := shown(), "board", made))
    page.wait_for_timeout(300)
    hidden = f"els => els.filter(el => !({WHOLE})(el)).map(el => el.textContent)"
    assert page.locator(".cn-frame").locator(needed).evaluate_all(hidden) == []
    desk.leave()


@pytest.mark.parametrize(
    ("size", "scrolls"), [((1280, 552), ".cn-side"), ((390, 844), ".cn-root")], ids=["side", "full"]
)
def test_a_shade_lies_over_what_goes_on_below_until_its_end(size: tuple[int, int], scrolls: str, page: Page) -> None:
    desk = on_desk(page, *size)
    desk.open(carcnb.replay("base/one_point"))
    page.locator(".cn-time [data-do=next]").click()
    if scrolls == ".cn-root":
        page.locator("[data-do=full]").click()
    shade = f"""opacity => {{
      const el = document.querySelector("{scrolls}");
      return el.scrollHeight > el.clientHeight && +getComputedStyle(el, "::after").opacity === opacity;
    }}"""
    page.wait_for_function(shade, arg=1)
    page.locator(scrolls).evaluate("el => el.scrollTo(0, 9999)")
    page.wait_for_function(shade, arg=0)
    desk.leave()


def test_what_is_lit_around_a_tile_is_all_in_sight(page: Page) -> None:
    desk = on_desk(page, 390, 844)
    desk.open(carcnb.lesson("base/end_unfinished"))
    expect(page.locator(".cn-hot .dash")).to_be_visible()
    ring, board = (page.locator(one).bounding_box() for one in (".cn-hot .dash", ".cn-board"))
    assert ring
    assert board
    assert ring["x"] >= board["x"]
    assert ring["y"] >= board["y"]
    assert ring["x"] + ring["width"] <= board["x"] + board["width"]
    assert ring["y"] + ring["height"] <= board["y"] + board["height"]
    desk.leave()


def test_a_low_phone_shows_board_question_and_the_way_on(page: Page) -> None:
    desk = on_desk(page, 390, 664)
    desk.open(carcnb.practice("claiming", 3, seed=8))
    hidden = f"els => els.filter(el => !({WHOLE})(el)).map(el => el.textContent)"
    expect(page.locator(".cn-mark").first).to_be_visible()
    assert page.locator(".cn-task > .cn-q, [data-do=next]").evaluate_all(hidden) == []
    tile = page.locator("[data-tile]").first.bounding_box()
    assert tile
    assert tile["width"] > 30, "a letter is 26 px wide"
    desk.leave()


def test_the_way_to_squares_out_of_sight_hides_no_other_beneath_a_tool(page: Page) -> None:
    desk, choose, game = on_desk(page, 390, 844), random.Random(2), carcnb.Game(("Ada", "Ben"), seed=2)
    for _ in range(85):
        game.apply(choose.choice(game.legal_actions()))
    desk.open(carcnb.play(game))
    page.locator("[data-beyond=right]").click()
    page.wait_for_timeout(400)
    covered = """els => {
      const board = document.querySelector('.cn-board').getBoundingClientRect();
      return els.map(el => el.getBoundingClientRect()).filter(box => document.elementFromPoint(
        (Math.max(box.left, board.left) + Math.min(box.right, board.right)) / 2,
        (Math.max(box.top, board.top) + Math.min(box.bottom, board.bottom)) / 2)?.closest('.cn-tool')).length;
    }"""
    assert page.locator("[data-cell]").evaluate_all(covered) == 0
    desk.leave()


# The squares that can be pressed, and those of them that are in sight with nothing over their middle.
PRESSED = """() => {
  const board = document.querySelector(".cn-board").getBoundingClientRect();
  const cells = [...document.querySelectorAll("[data-cell]")], seen = cells.filter(cell => {
    const {left, right, top, bottom} = cell.getBoundingClientRect();
    const inside = left > board.left - 2 && right < board.right + 2 && top > board.top - 2 && bottom < board.bottom + 2;
    return inside && !document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".cn-tool, .cn-go");
  });
  return [cells.length, seen.length];
}"""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_half_a_game_is_in_view_with_all_its_squares(seed: int, page: Page) -> None:
    desk, choose, game = on_desk(page, 1440, 900), random.Random(seed), carcnb.Game(("Ada", "Ben"), seed=seed)
    while len(game.table.state.tiles) < 31 or not game.prompt or game.prompt.kind != "place":
        game.apply(choose.choice(game.legal_actions()))
    desk.open(carcnb.play(game))
    expect(page.locator("[data-cell]").first).to_be_visible()
    page.wait_for_timeout(300)
    every, seen = page.evaluate(PRESSED)
    assert seen == every > 0
    desk.leave()


def test_what_is_opened_on_the_first_page_grows_and_comes_into_sight(desk: Desk) -> None:
    page, high = desk.page, desk.page.viewport_size
    assert high
    page.evaluate(f"() => document.body.style.setProperty('padding-top', '{high['height'] - 500}px')")
    desk.open(carcnb.home())
    frame = page.locator(".cn-frame")
    first = frame.bounding_box()
    page.locator("[data-way=learn]").click()
    page.locator("[data-way^='learn/']").first.click()
    page.locator("[data-way='lesson:base/edges']").click()
    expect(page.locator(".cn-lbody")).to_be_visible()
    page.wait_for_timeout(500)
    now = frame.bounding_box()
    assert first
    assert now
    assert first["height"] == 480
    assert now["height"] == min(760, high["height"] - 72)
    assert now["y"] >= 0
    assert now["y"] + now["height"] <= high["height"]


@pytest.mark.parametrize("name", ["base/placing", "base/claims", "base/monastery"])
def test_a_phones_board_stays_large_while_one_answers(name: str, page: Page) -> None:
    desk = on_desk(page, 390, 844)
    desk.open(carcnb.lesson(name))
    for _ in range(4):
        page.locator("[data-do=next]").click()
    expect(page.locator("[data-answer]").first).to_be_visible()
    page.wait_for_timeout(300)
    board = page.locator(".cn-board").bounding_box()
    hidden = f"els => els.filter(el => !({WHOLE})(el)).map(el => el.textContent)"
    assert board
    assert board["height"] >= 0.3 * 844
    assert page.locator("[data-answer], [data-do=next]").evaluate_all(hidden) == []
    desk.leave()


@pytest.mark.parametrize(
    ("name", "step", "lang"),
    [
        ("messages/score_and_return", 3, "en"),
        ("messages/seal", 1, "en"),
        ("messages/inn_road", 2, "cs"),
        ("flying_machines/who", 3, "cs"),
        ("ferries/lake", 3, "en"),
        ("ferries/which", 2, "cs"),
    ],
)
def test_a_phone_shows_all_answers_of_a_task_before_its_card(name: str, step: int, lang: str, page: Page) -> None:
    desk = on_desk(page, 390, 844, lang)
    desk.open(carcnb.lesson(name, lang=lang))
    for n in range(2, step + 1):
        page.locator("[data-do=next]").click()
        expect(page.locator(".cn-jump")).to_contain_text(str(n))
    answers = page.locator(".cn-task").locator("[data-answer], .cn-choices [data-option]")
    expect(answers.first).to_be_visible()
    page.wait_for_timeout(300)
    hidden = f"els => els.filter(el => !({WHOLE})(el)).map(el => el.textContent)"
    assert answers.evaluate_all(hidden) == []
    desk.leave()


# The keys told in answers that lie on words of their answer.
ON_WORDS = """() => [...document.querySelectorAll(".cn-choice kbd")].filter(key => {
  const [one, range] = [key.getBoundingClientRect(), document.createRange()];
  return one.width && [...key.closest(".cn-choice").querySelectorAll("b, small")].some(words => {
    range.selectNodeContents(words);
    return [...range.getClientRects()].some(line => one.right > line.left + 0.5 && one.left < line.right - 0.5
      && one.bottom > line.top + 0.5 && one.top < line.bottom - 0.5);
  });
}).map(key => key.closest(".cn-choice").textContent)"""


@pytest.mark.parametrize(("width", "lang"), [(1280, "en"), (1280, "cs"), (1000, "en"), (700, "cs"), (560, "en")])
def test_a_key_lies_on_no_word_of_its_answer(width: int, lang: str, page: Page) -> None:
    desk = on_desk(page, width, 760, lang)
    desk.open(carcnb.lesson("messages/score_and_return", lang=lang))
    for n in (2, 3):
        page.locator("[data-do=next]").click()
        expect(page.locator(".cn-jump")).to_contain_text(str(n))
    expect(page.locator(".cn-choice.bare kbd")).to_be_visible()
    expect(page.locator(".cn-there ~ kbd").first).to_be_visible()
    assert page.evaluate(ON_WORDS) == []
    desk.leave()


@pytest.mark.parametrize(("name", "lang"), [("messages/end", "en"), ("robbers/own", "cs"), ("gold_mines/tile", "cs")])
def test_a_phone_shows_every_way_on_from_the_end_of_a_lesson(name: str, lang: str, page: Page) -> None:
    desk = on_desk(page, 390, 844, lang)
    desk.open(carcnb.lesson(name, lang=lang))
    on = page.locator("[data-do=next]")
    expect(on).to_be_visible()
    while on.count():
        on.click()
        page.wait_for_timeout(50)
    expect(page.locator(".cn-offers button").nth(2)).to_be_visible()
    page.wait_for_timeout(300)
    hidden = f"els => els.filter(el => !({WHOLE})(el)).map(el => el.textContent)"
    assert page.locator(".cn-offers button").evaluate_all(hidden) == []
    desk.leave()
