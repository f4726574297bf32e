"""The tutorials as a reader opens them: every board draws, lessons step on, nothing fails."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.lab import Lab
from tests.e2e.notebook import CELLS, Notebook

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
PAGES = sorted(NOTEBOOKS.glob("*/*.ipynb"))
OFTEN = {"00_start_here", "00_zacni_tady", "12_gifts"}
SELDOM = [page for page in PAGES if page.stem not in OFTEN]
"""nbval runs all of them every time; a browser opens these now and then."""
OPENED = [pytest.param(path, marks=[pytest.mark.many] if path in SELDOM else []) for path in PAGES]
# Whether each cell of code shows a widget; the page may still have to draw it.
LIVE = f"""() => {CELLS}.filter(cell => cell.model.type === "code").map(({{model}}) =>
  model.outputs.toJSON().some(({{data}}) => data?.["application/vnd.jupyter.widget-view+json"]))"""
LESSONS = [path for path in PAGES if path.name.startswith("01_")]


@pytest.fixture
def tutorial(lab_page: Page, lab: Lab, request: pytest.FixtureRequest) -> Notebook:
    return Notebook(lab_page, lab, Path(shutil.copy(request.param, lab.root))).open().run_all()


@pytest.mark.parametrize("tutorial", OPENED, ids=[path.stem for path in PAGES], indirect=True)
def test_every_board_draws(tutorial: Notebook, pictures: Path) -> None:
    page, live, boards = tutorial.page, tutorial.page.evaluate(LIVE), 0
    for number in range(page.locator(".jp-Notebook .jp-CodeCell").count()):
        output = tutorial.output(number)
        output.scroll_into_view_if_needed()  # JupyterLab draws what comes into sight
        if live[number]:
            boards += 1
            expect(output.locator(".carcnb [data-tile]").first).to_be_visible()
    assert boards > 0
    assert page.locator("[data-mime-type='application/vnd.jupyter.stderr']").count() == 0
    page.locator(".carcnb").last.screenshot(path=pictures / f"{tutorial.path.stem}.png")


@pytest.mark.parametrize("tutorial", LESSONS, ids=lambda path: path.stem, indirect=True)
def test_a_lesson_walks_on_and_back(tutorial: Notebook, pictures: Path) -> None:
    lesson = tutorial.output(0).locator(".carcnb")
    lesson.scroll_into_view_if_needed()
    where = lesson.locator(".cn-jump")
    expect(where).to_contain_text("1")
    begin = where.text_content() or ""
    lesson.locator("[data-do=next]").click()
    expect(where).not_to_have_text(begin)
    lesson.screenshot(path=pictures / f"lesson-{tutorial.path.stem}.png")
    lesson.locator("[data-do=back]").click()
    expect(where).to_have_text(begin)
