"""A lesson before a class, in a real JupyterLab: walked by one key from start to end, and left as it was."""

# mypy: disable-error-code="index"
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from carcnb.lessons.reading import find_lesson
from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

LESSON = "base/placing"
SIZE = "el => parseFloat(getComputedStyle(el).fontSize)"
FILLS = """el => {
  const {left, top, width, height} = el.getBoundingClientRect();
  return left === 0 && top === 0 && width === innerWidth && height === innerHeight;
}"""
REFUSED = "() => { Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not allowed')); }"


def stages(board: Locator) -> str:
    """The stage that is shown, by the class of the slide."""
    return (board.locator(".cn-slide").get_attribute("class") or "").removeprefix("cn-slide ")


def forward(page: Page, board: Locator, by: str = "PageDown") -> None:
    """One key, until something else is shown."""
    shown = "root => [root.querySelector('.cn-slide').className, root.querySelector('.cn-slide').innerText].join()"
    before = board.evaluate(shown)
    page.keyboard.press(by)
    page.wait_for_function(f"([root, before]) => ({shown})(root) !== before", arg=[board.element_handle(), before])


def resize(page: Page, width: int, height: int) -> None:
    """Make the screen that a page fills another size, which Playwright itself does for windows only."""
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", metrics)
    page.wait_for_function("width => innerWidth === width", arg=width)


def test_a_lesson_is_walked_by_one_key_and_left_as_it_was(page: Page, open_notebook: Callable[..., Notebook]) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    board = open_notebook(f'import carcnb\ncarcnb.lesson("{LESSON}")', page=page).output(0).locator(".carcnb").first
    board.get_by_role("button", name="Next", exact=True).click()
    expect(board.locator(".cn-cap h3")).to_have_text("Road meets road")
    size = board.locator(".cn-frame").bounding_box()
    board.locator("[data-do=more]").click()
    board.get_by_role("button", name="Present").click()
    slide = board.locator(".cn-slide")
    expect(slide.locator("h2")).to_have_text("Road meets road")
    expect(board.locator(".cn-ask, .cn-tool:visible, .cn-log")).to_have_count(0)
    page.wait_for_function(FILLS, arg=board.locator(".cn-frame").element_handle())
    assert page.evaluate("() => document.fullscreenElement?.className").startswith("carcnb"), "a click is allowed to"
    assert slide.locator(".body > p").first.evaluate(SIZE) >= 28
    resize(page, 1920, 1080)
    assert slide.locator(".body > p").first.evaluate(SIZE) >= 40
    seen = [stages(board)]
    while seen[-1] != "end":
        forward(page, board)
        seen.append(stages(board))
        told = slide.locator(".answer, .choice.ok").count() > 0
        assert not told or seen[-1] == "answer", "only the answer tells"
    asked = [step.task for step in find_lesson(LESSON).steps[1:] if step.task]
    assert (seen.count("question"), seen.count("answer")) == (len(asked), len(asked))
    assert seen.count("options") == sum(task.goal.by_choice for task in asked)
    resize(page, 1280, 720)
    page.keyboard.press("Escape")
    expect(board.locator(".cn-cap h3")).to_have_text("Road meets road")
    assert page.evaluate("() => document.fullscreenElement") is None
    page.wait_for_function(
        "([el, w, h]) => el.clientWidth + 2 === w && el.clientHeight + 2 === h",
        arg=[board.locator(".cn-frame").element_handle(), round(size["width"]), round(size["height"])],
    )


def test_where_a_page_may_not_fill_the_screen_it_fills_the_window(
    page: Page, open_notebook: Callable[..., Notebook]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    notebook = open_notebook(f'import carcnb\ncarcnb.present("{LESSON}", lang="cs")', page=page)
    page.evaluate(REFUSED)
    board = notebook.output(0).locator(".carcnb").first
    expect(board.locator(".cn-slide.title h2")).to_have_text("Přiložení kartičky")
    board.get_by_role("button", name="Začít").click()
    expect(board.locator(".cn-slide.text h2")).to_be_visible()
    page.wait_for_function(FILLS, arg=board.locator(".cn-frame").element_handle())
    page.evaluate("() => document.activeElement.blur()")
    forward(page, board, "Space")  # the notebook's own keys are silent, wherever the focus is
    page.keyboard.press("b")
    expect(board.locator(".cn-slide > .black")).to_be_visible()
    page.keyboard.press("b")
    expect(board.locator(".cn-slide > .black")).to_have_count(0)
    shown = board.locator(".cn-slide h2").inner_text()
    page.keyboard.press("Escape")
    expect(board.get_by_role("button", name="Začít")).to_be_visible()
    expect(board.locator(".cn-slide h2")).to_have_text(shown, use_inner_text=True)
