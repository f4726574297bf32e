"""Chalk in lessons: written, checked, saved, shown when its step opens."""

from __future__ import annotations

import pytest

import carcnb
from carcnb.lessons import LessonRun, parse
from carcnb.lessons.saving import as_toml
from carcnb.lessons.strip import strip
from carcnb.questions.errors import LessonError
from tests.board.browser import Browser

TEXT = """
language = "en"
title = "Chalk"
position = ["base-D 0,0 r0 red:city.N"]

[[step]]
heading = "Look"
text = "Here."
chalk = ["0,0>1,0", "0,0 city.N red"]

[[step]]
heading = "And now"
text = "Nothing is drawn."
moves = ["place base-U 1,0 r0"]
"""


def test_a_step_shows_its_chalk_when_it_opens_and_it_is_saved() -> None:
    lesson = parse(TEXT)
    assert parse(as_toml(lesson)) == lesson
    assert '\nchalk = ["0,0>1,0", "0,0 city.N red"]\n' in as_toml(lesson)
    browser = Browser(carcnb.lesson(lesson))
    assert browser.board.view["chalk"] == [(0, 0, -1, 1, 0, "yellow"), (0, 0, 0, 0, 0, "red")]
    browser.do("chalk", chalk=[])
    assert "chalk" not in browser.board.view
    browser.do("lesson", what="next")
    assert "chalk" not in browser.board.view
    browser.do("lesson", what="back")
    assert len(browser.board.view["chalk"]) == 2
    assert "#ffd21f" in strip(lesson)


def test_chalk_that_is_not_there_is_named_with_its_line() -> None:
    with pytest.raises(LessonError, match=r"line 9, step 1, chalk: '0,0 road.N red': the tile at 0,0 has no 'road.N'"):
        parse(TEXT.replace("0,0 city.N red", "0,0 road.N red"))


def test_a_lesson_written_in_python_draws_too() -> None:
    made = carcnb.new_lesson("Chalk", ["base-D 0,0 r0"])
    made.step("Look", "Here.", chalk=["0,0>1,0 green"])
    assert LessonRun(made.lesson).game.chalk == {0: ("0,0>1,0 green",)}
    with pytest.raises(LessonError, match="chalk"):
        made.step("Look", "There.", chalk=["99,0"])
