"""A lesson on a laptop, in a real JupyterLab: all of it is in sight from its first step to its end and beyond."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

# Whether a box lies within the window and within everything that cuts it off.
WHOLE = """box => {
  const {left, right, top, bottom} = box.getBoundingClientRect();
  for (let up = box.parentElement; up; up = up.parentElement) {
    const edge = up.getBoundingClientRect();
    const cuts = edge.height && getComputedStyle(up).overflowY !== 'visible';
    if (cuts && (top < edge.top - 1 || bottom > edge.bottom + 1)) return false;
  }
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
}"""


def test_every_step_and_the_end_of_a_lesson_are_in_sight(
    lab_page: Page, open_notebook: Callable[..., Notebook]
) -> None:
    lab_page.set_viewport_size({"width": 1280, "height": 720})
    output = open_notebook('import carcnb\ncarcnb.lesson("base/placing")').output(0)
    lesson = output.locator(".carcnb").first
    back, onward = (lesson.get_by_role("button", name=name, exact=True) for name in ("Back", "Next"))
    heading, verdict, hint = (
        lesson.locator(".cn-cap h3"),
        lesson.locator(".cn-fb:not(.hint)"),
        lesson.locator(".cn-fb.hint > .cn-hints li"),
    )

    def whole(*boxes: Locator) -> None:
        for box in boxes:
            expect(box).to_be_visible()
            box.page.wait_for_function(WHOLE, arg=box.element_handle())

    whole(lesson.locator(".cn-frame"), back, onward)
    for title in ("Road meets road", "City meets city", "Lay a tile yourself"):
        onward.click()
        expect(heading).to_have_text(title)
        whole(heading, back, onward, lesson.locator(".cn-lscores"))
    lesson.locator("[data-cell]").first.click()
    whole(verdict, back, onward)
    onward.click()
    lesson.get_by_role("button", name="Monasteries do not connect").click()
    whole(verdict, back, onward)
    for many in (1, 2):
        lesson.get_by_role("button", name="Hint").click()
        expect(hint).to_have_attribute("value", str(many))
        whole(hint, back, onward)
    lesson.get_by_role("button", name="Only corners touch there").click()
    expect(verdict).to_contain_text("Right")
    whole(verdict, back, onward)
    onward.click()
    lesson.get_by_role("button", name="Finish").click()
    expect(lesson.locator(".cn-facts li")).to_have_text(["2 of 2 tasks solved", "2 hints"])
    whole(back, *lesson.locator(".cn-offers button").all())
    lesson.get_by_role("button", name="Practise this").click()
    expect(lesson.locator(".cn-jump")).to_contain_text("Exercise 1 of 5")
    whole(onward, back)
    lesson.locator(".cn-jump").click()
    lesson.get_by_role("button", name="Result").click()
    lesson.get_by_role("button", name="Next lesson").click()
    expect(lesson.locator(".cn-jump")).to_contain_text("Every side counts")
    whole(heading, back, onward)
