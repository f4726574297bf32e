"""A lesson's question in a real JupyterLab: every verdict is in sight, and nothing moves away under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

STEP = 5
SIZES = [pytest.param((1440, 900), marks=pytest.mark.many), (1280, 720), (390, 844)]
HIDE_FILES = "() => { window.jupyterapp.commands.execute('application:toggle-left-area'); return null; }"
# Where a box shows something else than itself: its corners and its middle, which the window must hold as well.
COVERED = """box => {
  const {left, right, top, bottom} = box.getBoundingClientRect();
  const fade = box.closest('.cn-lbody') ? 8 : 0;
  const nav = box.closest('.carcnb').querySelector('.cn-nav').getBoundingClientRect();
  const [w, e, n, s] = [left + 8, right - 8, top + 2, bottom - 2];
  const bad = [[w, n], [e, n], [w, s], [e, s], [(w + e) / 2, (n + s) / 2]]
    .filter(([x, y]) => !box.contains(document.elementFromPoint(x, y)));
  if (top < nav.bottom && bottom > nav.top - fade) bad.push('under the fade');
  return bad;
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_verdict_on_an_answer_is_in_sight(
    size: tuple[int, int], page: Page, open_notebook: Callable[..., Notebook], pictures: Path
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    notebook = open_notebook('import carcnb\ncarcnb.lesson("base/placing")', page=page)
    if size[0] < 600:
        page.evaluate(HIDE_FILES)
    lesson = notebook.output(0).locator(".carcnb").first
    for n in range(2, STEP + 1):
        lesson.locator("[data-do=next]").click()
        expect(lesson.locator(".cn-jump")).to_contain_text(str(n))
    verdict, hint, hints = (
        lesson.locator(part) for part in (".cn-fb:not(.hint)", "[data-do=hint]", ".cn-fb.hint > .cn-hints li")
    )

    def answer(id: str) -> None:
        chosen = lesson.locator(f'[data-answer="{id}"]')
        stays(chosen, held=id != "BASE-4.4")  # with the right one the task is over, and gets shorter
        expect(chosen).to_contain_class("ok" if id == "BASE-4.4" else "no")
        in_sight(verdict)
        lesson.page.screenshot(path=pictures / f"verdict-{size[0]}-{id}-{lesson.locator('.cn-hints li').count()}.png")

    answer("BASE-4.5")
    for many in (1, 2):
        stays(hint)
        expect(hints).to_have_attribute("value", str(many))
        in_sight(hints)
        answer("BASE-4.6")
    lesson.locator(".cn-nav").evaluate("nav => nav.scrollIntoView({block: 'end'})")
    lesson.locator('[data-answer="BASE-4.6"]').click()
    in_sight(verdict)
    expect(lesson.locator(".cn-rest .cn-hints li")).to_have_count(2)
    expect(hint).to_have_attribute("aria-disabled", "true")
    answer("BASE-4.4")
    lesson.locator("[data-do=retry]").click()
    expect(verdict).to_have_count(0)
    answer("BASE-4.4")


def stays(button: Locator, held: bool = True) -> None:
    """Press a button of a task that is in sight; it is then still where it was, if it is ``held`` there."""
    page = button.page
    button.evaluate("button => button.closest('.carcnb').querySelector('.cn-nav').scrollIntoView({block: 'end'})")
    button.scroll_into_view_if_needed()
    before = button.bounding_box()
    assert before is not None
    page.mouse.click(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.wait_for_timeout(500)
    after = button.bounding_box()
    assert after is not None
    if held and page.viewport_size and page.viewport_size["width"] > 600:  # a finger rests on nothing
        assert abs(after["y"] - before["y"]) < 1, "the pointer is on something else now"


def in_sight(box: Locator) -> None:
    """What is said can be read from its first letter to its last."""
    expect(box).to_be_visible()
    box.page.wait_for_timeout(200)
    assert box.evaluate(COVERED) == []
