"""Every state of the board for everybody: axe, narrow, at 200 %, in forced colours; without a kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.axe import ONLY_FOUND
from tests.e2e.gallery import MODULES, open_gallery

pytestmark = pytest.mark.browser

LOOKS = ("light", "dark", "contrast")
NAMES = {"Ada": "אדה לוי", "Ben": "Bartholomew-Maximilian Fontaine", "Cleo": "بن عبد الله"}
WIDE = """() => {
  const {left, right} = document.querySelector(".cn-frame").getBoundingClientRect();
  const cut = el => { for (let up = el.parentElement; up; up = up.parentElement)
    if (getComputedStyle(up).overflowX !== "visible" && !up.matches(".cn-frame")) return true; };
  return [...document.querySelectorAll(".cn-frame *:not(svg *)")].filter(el => {
    const box = el.getBoundingClientRect();
    return box.width && (box.left < left - 1 || box.right > right + 1) && !cut(el);
  }).map(el => el.outerHTML.slice(0, 120));
}"""
# Buttons and fields that cannot be scrolled to, or are covered where they are; what is folded has rectangles too.
COVERED = """() => [...document.querySelectorAll(".carcnb :is(button, input, select, textarea)")].filter(el => {
  if (el.disabled || !el.getClientRects().length || !el.checkVisibility({visibilityProperty: true})) return false;
  el.scrollIntoView({block: "nearest", inline: "nearest"});
  const {x, y, width, height} = el.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return !there || !(el.contains(there) || there.contains(el) && there.matches("label"));
}).map(el => el.outerHTML.slice(0, 120))"""
# What is chosen looks as what is not chosen beside it, but for colours.
ALIKE = """() => {
  const CHOSEN = "[aria-pressed=true], [aria-selected=true], [aria-current]";
  const look = el => { const s = getComputedStyle(el);
    return [s.outlineStyle, s.outlineWidth, s.borderWidth, s.borderStyle, s.fontWeight, s.textDecorationLine].join(); };
  return [...document.querySelectorAll(`.carcnb :is(${CHOSEN}):not(svg *)`)].filter(el =>
    el.getClientRects().length && [...el.parentElement.children].some(other =>
      other.tagName === el.tagName && !other.matches(CHOSEN) && look(other) === look(el))
  ).map(el => el.outerHTML.slice(0, 120));
}"""

# Where everything is and what it looks like, an element a line.
LOOK = """() => {
  const SEEN = `color backgroundColor font display position margin padding border borderRadius gap opacity fill stroke
    strokeWidth strokeDasharray textAlign whiteSpace overflow cursor pointerEvents boxShadow zIndex`.split(/\\s+/);
  return [...document.querySelectorAll(".cn-root *")].map(el => {
    const { x, y, width, height } = el.getBoundingClientRect(), style = getComputedStyle(el);
    return [el.tagName, el.getAttribute("class"), x, y, width, height, ...SEEN.map(name => style[name])].join("; ");
  });
}"""

# A board is a part of a page, which has its regions.
AXE = """async options =>
  (await axe.run(".carcnb", {...options, rules: {region: {enabled: false}}})).violations.flatMap(
    found => found.nodes.map(node => `${found.id}: ${node.html.slice(0, 160)}`))"""

Gallery = Callable[..., Page]


@pytest.fixture
def gallery(browser: Browser) -> Iterator[Gallery]:
    opened: list[Page] = []

    def open_(**looks: Any) -> Page:
        opened.append(open_gallery(browser, **looks))
        return opened[-1]

    yield open_
    for page in opened:
        page.context.close()


def found(page: Page, look: Callable[[str], str], ask: Callable[[], list[str]]) -> dict[str, list[str]]:
    """What is wrong, by state; `look` is the theme of a state."""
    wrong: dict[str, list[str]] = {}
    for state in page.evaluate("() => states"):
        page.evaluate("([state, theme, names]) => show(state, theme, names)", [state, look(state), NAMES])
        if there := ask():
            wrong[state] = there
    return wrong


@pytest.mark.many  # what a walk passes is judged by axe in every run
def test_axe_finds_nothing_in_any_state(gallery: Gallery) -> None:
    page = gallery(viewport={"width": 1068, "height": 720})
    themes: dict[str, str] = {}

    Axe().run(page, context="main", options={"runOnly": ["region"]})  # brings axe into the page
    wrong = found(
        page, lambda state: themes.setdefault(state, LOOKS[len(themes) % 3]), lambda: page.evaluate(AXE, ONLY_FOUND)
    )
    assert wrong == {}, themes


def test_nothing_stands_out_of_a_narrow_phone(gallery: Gallery) -> None:
    page = gallery(viewport={"width": 360, "height": 740}, has_touch=True)
    assert found(page, lambda _: "light", lambda: [*page.evaluate(WIDE), *page.evaluate(COVERED)]) == {}


def test_everything_can_be_reached_and_told_apart_at_twice_the_size_in_forced_colours(gallery: Gallery) -> None:
    page = gallery(viewport={"width": 640, "height": 360}, device_scale_factor=2, forced_colors="active")
    assert found(page, lambda _: "auto", lambda: [*page.evaluate(COVERED), *page.evaluate(ALIKE)]) == {}


def test_no_lesson_looks_otherwise_once_the_modules_have_come(gallery: Gallery) -> None:
    page = gallery(modules=(), viewport={"width": 1068, "height": 900})

    def look(state: str) -> list[str]:
        page.evaluate("state => show(state, 'light', {})", state)
        return cast(list[str], page.evaluate(LOOK))

    before = {state: look(state) for state in page.evaluate("() => lessons")}
    page.evaluate("names => Promise.all(names.map(name => import(`./${name}.js`)))", MODULES)
    otherwise = {}
    for state, lines in before.items():
        if (now := look(state)) != lines:
            otherwise[state] = [pair for pair in zip(lines, now, strict=False) if pair[0] != pair[1]][:3]
    assert otherwise == {}


def test_the_sign_of_a_list_that_goes_on_below_goes_with_its_list(gallery: Gallery) -> None:
    for width, height in ((920, 590), (390, 844)):
        page = gallery(viewport={"width": width, "height": height})
        show = "state => show(state, 'light', {})"
        page.evaluate(show, "magic")
        sign = page.get_by_role("button", name="More below")
        assert sign.count() == (width > 519), "a phone's list scrolls by itself"
        page.evaluate(show, "place")
        assert (sign.count(), page.locator("[data-tight]").count()) == (0, 0), width
