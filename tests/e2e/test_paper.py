"""Worksheets in print: on A4 and on Letter no question is cut, nothing stands outside the page, versions begin anew."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import carcnb
from carcnb.lessons import names
from carcnb.systems import systems

pytestmark = pytest.mark.browser

MM = 96 / 25.4
PAPER = {"A4": (210, 297), "Letter": (215.9, 279.4)}
SIDES, ENDS = 28, 23
"""The margins of the printed pages, left and right, above and below, in millimetres."""
MEASURE = """() => {
  const wide = document.querySelector('.cn-sheet').clientWidth;
  const parts = [...document.querySelectorAll('.item, .box:not(.long), .rules li')];
  return {
    high: Math.max(...parts.map((part) => part.getBoundingClientRect().height)),
    kept: parts.every((part) => getComputedStyle(part).breakInside === 'avoid'),
    outside: [...document.querySelectorAll('.cn-sheet *')]
      .filter((one) => !one.closest('svg svg, defs') && one.getBoundingClientRect().right > wide + 1).length,
  };
}"""


MADE = [carcnb.exercises(topic, seed=8, n=1, difficulty=3) for topic in ("inns", "messages", "robbers", "gold")]
SHEETS: dict[str, dict[str, Any]] = {
    "en": {"items": list(names()), "title": "All lessons"},
    "cs": {"items": MADE, "versions": 2},
}
"""A long sheet with all rules of its questions, and versions of exercises about expansions."""


@pytest.mark.parametrize("lang", SHEETS)
def test_nothing_is_cut_on_paper(lang: str, page: Page, tmp_path: Path) -> None:
    sheet = carcnb.classroom.worksheet(**SHEETS[lang], marks=True, legend=True, rules=True, lang=lang)
    page.emulate_media(media="print")
    for kind, solved in (("sheet", False), ("key", True)):
        page.goto(sheet.save(tmp_path / f"{kind}.html", answers=solved).as_uri())
        for paper, (wide, high) in PAPER.items():
            page.set_viewport_size({"width": round((wide - SIDES) * MM), "height": 900})
            found = page.evaluate(MEASURE)
            assert found["high"] <= (high - ENDS) * MM, (kind, paper)
            assert found["kept"], (kind, paper)
            assert found["outside"] == 0, (kind, paper)


def test_each_version_is_printed_on_pages_of_its_own(page: Page, tmp_path: Path) -> None:
    def pages(n: int) -> int:
        sheet = carcnb.classroom.worksheet("base/roads", versions=n, legend=True)
        page.goto(sheet.save(tmp_path / f"{n}.html").as_uri())
        return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))

    assert [pages(n) for n in (1, 2, 3)] == [1, 2, 3]


def _pages(page: Page, file: Path, paper: str = "A4") -> int:
    page.goto(file.as_uri())
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper)))


@pytest.mark.parametrize("topic", ["points", "placement", "final", "traders", None])
def test_eight_questions_with_their_boards_take_two_pages(topic: str | None, page: Page, tmp_path: Path) -> None:
    sheet = carcnb.classroom.worksheet(carcnb.exercises(topic, seed=2, n=8, difficulty=2), title="Sheet", marks=True)
    file = sheet.save(tmp_path / "sheet.html")
    assert [_pages(page, file, paper) for paper in PAPER] == [2, 2]


@pytest.mark.parametrize("paper", PAPER)
def test_cards_and_every_summary_take_one_page(paper: str, page: Page, tmp_path: Path) -> None:
    made = {f"cards-{lang}": carcnb.classroom.answer_cards(lang) for lang in ("en", "cs")}
    made |= {
        f"{system}-{lang}": carcnb.classroom.summary(system, lang)
        for system in systems()
        if system != "overview"
        for lang in ("en", "cs")
    }
    found = {name: _pages(page, one.save(tmp_path / f"{name}.html"), paper) for name, one in made.items()}
    assert {name: n for name, n in found.items() if n != 1} == {}


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_lesson_plan_takes_two_pages_as_the_guide_says(lang: str, page: Page, tmp_path: Path) -> None:
    made = {plan.name: carcnb.classroom.plan(plan.name, lang) for plan in carcnb.classroom.plans()}
    saved = {name: one.save(tmp_path / f"{name.replace('/', '-')}.html") for name, one in made.items()}
    found = {name: [_pages(page, file, paper) for paper in PAPER] for name, file in saved.items()}
    assert {name: n for name, n in found.items() if n != [2, 2]} == {}


# The part of the height of a page that the questions on it take, and how large their boards are (px).
USED = """() => {
  const [page] = document.querySelectorAll(".leaf"), {bottom} = page.getBoundingClientRect();
  const boards = [...page.querySelectorAll(".pic > :first-child")].map((one) => one.getBoundingClientRect());
  const last = Math.max(...[...page.querySelectorAll(".item")].map((one) => one.getBoundingClientRect().bottom));
  return [last / innerHeight, bottom / innerHeight, Math.min(...boards.map(({ width }) => width))];
}"""


@pytest.mark.parametrize("paper", PAPER)
@pytest.mark.parametrize(("topic", "n"), [("points", 4), ("claiming", 8), ("fields", 2)])
def test_boards_take_what_their_page_has_left(topic: str, n: int, paper: str, page: Page, tmp_path: Path) -> None:
    wide, high = PAPER[paper]
    sheet = carcnb.classroom.worksheet(carcnb.exercises(topic, seed=2, n=n))
    page.emulate_media(media="print")
    page.set_viewport_size({"width": round((wide - SIDES) * MM), "height": round((high - ENDS) * MM)})
    page.goto(sheet.save(tmp_path / "sheet.html").as_uri())
    used, end, board = page.evaluate(USED)
    assert 0.85 < used <= 1
    assert end <= 1
    assert board > 300
    assert _pages(page, tmp_path / "sheet.html", paper) == (n + 3) // 4
