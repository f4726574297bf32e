"""A pupil's way through a course in a real JupyterLab: the name, wrong and right answers, and the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from carcnb.classroom import collect
from carcnb.words import say
from tests.e2e.notebook import Notebook

pytestmark = pytest.mark.browser

MADE = """
import carcnb
city = carcnb.exercise("worth", ["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"], marks=["0,0 city.N"])
road = carcnb.exercise("worth", ["base-D 0,0 r0 red:road.E"], marks=["0,0 road.E"])
two = carcnb.quiz([city, road], title="Two questions")
carcnb.classroom.course("Points", ["base/roads", two], ask_name=True).save("points.toml")
"""
TAKE = 'carcnb.classroom.course("points.toml")'


def test_a_pupil_goes_on_where_it_was_left_and_hands_in_a_file(
    open_notebook: Callable[..., Notebook], pictures: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "pupil"  # one's own, also when the test is run once more: what was done before is gone on with
    folder.mkdir()
    notebook = open_notebook(f"import os\nos.chdir({str(folder)!r})\n{MADE}", TAKE)
    board = notebook.output(1).locator(".carcnb").first
    board.get_by_role("textbox", name=say("course-name")).fill("Ája")
    board.get_by_role("button", name=say("course-begin"), exact=True).click()
    part(board, "Two questions").click()
    answer(board, "3")
    expect(board.locator(".cn-fb:not(.hint)")).to_contain_text("3")
    answer(board, "4")
    expect(board.locator(".cn-fb:not(.hint)")).to_contain_text(say("lesson-right"))
    board.get_by_role("button", name=say("course-back")).click()
    expect(board.locator(".cn-intro")).to_contain_text("Ája")
    notebook.page.screenshot(path=pictures / "course.png")

    notebook.run_all()  # as on another day
    board = notebook.output(1).locator(".carcnb").first
    part(board, say("course-as", name="Ája")).click()
    part(board, "Two questions").click()
    expect(board.locator(".cn-jump")).to_contain_text("2 of 2")
    answer(board, "1")
    board.get_by_role("button", name="Finish").click()
    board.get_by_text(say("course-back"), exact=True).click()  # the last page's own, which is there when it is
    with notebook.page.expect_download() as saved:
        board.get_by_role("link", name=say("save-file", file="ája.json")).click()
    saved.value.save_as(tmp_path / saved.value.suggested_filename)
    rows = collect(tmp_path / "*.json")
    assert [(row["attempts"], row["first"], row["correct"]) for row in rows] == [(2, False, True), (1, True, True)]


def part(board: Locator, title: str) -> Locator:
    """What opens a part, or goes on with it."""
    return board.locator(".cn-way").filter(has_text=title)


def answer(board: Locator, number: str) -> None:
    """Answer a question with a number."""
    board.locator(".cn-task input").fill(number)
    board.get_by_role("button", name=say("ui-check"), exact=True).click()
