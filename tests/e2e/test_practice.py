"""The page of practice and what is said of an answer: seen whole where a notebook's cell or a phone shows them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.gallery import open_gallery

pytestmark = pytest.mark.browser

CELL = {"width": 920, "height": 480}
"""The output of a cell in JupyterLab at 1280 x 720."""
PHONE = {"width": 374, "height": 844}


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    opened = open_gallery(browser, viewport=CELL)
    opened.add_style_tag(content="@media (min-width: 600px) { .carcnb .cn-frame { height: 480px !important } }")
    yield opened
    opened.context.close()


def show(page: Page, state: str, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.evaluate("state => show(state, 'light', {})", state)
    page.wait_for_timeout(200)


def ends(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", [CELL, PHONE], ids=["cell", "phone"])
def test_all_that_a_learner_needs_is_seen_without_scrolling(size: dict[str, int], page: Page) -> None:
    show(page, "practise", size)
    needed = page.locator(".cn-page .cn-way").all()[:3] + page.locator(".cn-topics").first.locator(".cn-topic").all()
    assert len(needed) == 3 + 7
    assert max(map(ends, needed)) <= size["height"]
    rule = page.locator(".cn-topic >> nth=3").locator("[data-rule]").first
    rule.click()
    row, opened = (page.locator(part).bounding_box() for part in (".cn-topic >> nth=3", ".cn-opened"))
    assert row
    assert opened
    assert 0 <= opened["y"] - row["y"] - row["height"] < 10
    rule.click()
    expect(page.locator(".cn-opened")).to_have_count(0)


@pytest.mark.parametrize("size", [CELL, PHONE], ids=["cell", "phone"])
def test_what_is_said_of_an_answer_is_seen_with_what_was_pressed(size: dict[str, int], page: Page) -> None:
    show(page, "asked", size)
    page.locator("[data-do=check]").scroll_into_view_if_needed()
    page.locator("[data-do=check]").focus()
    before = page.locator("[data-do=check]").bounding_box()
    show(page, "misled", size)
    parts = (".cn-lbody", "[data-do=check]", ".cn-fb:not(.hint)")
    window, pressed, said = (page.locator(part).bounding_box() for part in parts)
    assert before
    assert window
    assert pressed
    assert said
    assert abs(pressed["y"] - before["y"]) <= 1
    assert said["y"] >= window["y"] - 1
    assert said["y"] + said["height"] <= min(window["y"] + window["height"], size["height"]) + 1
    assert said["y"] + said["height"] <= pressed["y"] or said["y"] >= pressed["y"] + pressed["height"]
