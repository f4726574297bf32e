"""The lesson recorder: what is played, written and lit becomes a lesson, and the file is the one Python would write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.lessons import LessonRun, NewLesson
from carcnb.widget.shapes import faults
from carcnb.widget.wire import View
from tests.studio.test_editor import Desk

POSITION = "D 0,0 red:city.N; U 1,0"


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.chdir(tmp_path)
    return Desk(carcnb.record_lesson(POSITION))


def page(desk: Desk) -> dict[str, Any]:
    shown: dict[str, Any] = desk.board.view["desk"]["draft"]["page"]
    return shown


def write(desk: Desk, **texts: str) -> None:
    for field, text in texts.items():
        desk.edit("write", field=field.replace("_", "-"), text=text)


def recorded(desk: Desk) -> None:
    """Two steps: a city is shown, and closing it is asked for."""
    write(desk, title="Cities", heading="A knight", text="He stands in a **city** (BASE-7.1).")
    desk.edit("lighting", on=True)
    desk.edit("light", cell=[0, 0], segment=0)
    desk.edit("add")
    desk.edit("asks", on=True)
    desk.edit("come", tiles=["base-E"])
    desk.act("place base-E 0,-1 r2")
    desk.act("skip")
    write(desk, heading="Close it", hint_1="Look at the wall.")


def test_what_is_recorded_is_the_lesson_that_python_writes(desk: Desk, tmp_path: Path) -> None:
    recorded(desk)
    assert list(faults(desk.board.view, View, "view")) == []
    assert not desk.edit("save", file="cities", over=False)
    made = carcnb.new_lesson("Cities", ["base-D 0,0 r0 red:city.N", "base-U 1,0 r0"])
    made.step("A knight", "He stands in a **city** (BASE-7.1).", light=["0,0 city.N"])
    made.ask(
        "Place this tile, with a figure or without, so that Ada gets 4 points in this turn.",
        "scores red 4",
        heading="Close it",
        moves=["draw base-E"],
        solution=["place base-E 0,-1 r2", "skip"],
        hints=["Look at the wall."],
    )
    assert (tmp_path / "cities.toml").read_text() == made.save(tmp_path / "python.toml").read_text()
    assert carcnb.lesson(tmp_path / "cities.toml").view["lesson"]["heading"] == "A knight"
    scope: dict[str, Any] = {"carcnb": carcnb}
    exec(desk.board.view["desk"]["code"], scope)
    assert isinstance(scope["lesson"], NewLesson)
    assert scope["lesson"].lesson == made.lesson


def test_a_question_offers_what_its_solution_reaches(desk: Desk) -> None:
    recorded(desk)
    assert [goal for goal, *_ in page(desk)["goals"]] == ["scores red 4", "completes city", "places", "skips"]
    write(desk, goal="completes city", task="Close the city.")
    assert page(desk)["goal"] == "completes city"
    desk.edit("unmove")
    desk.edit("unmove")
    assert page(desk)["goals"] == []
    assert desk.edit("try")  # a question needs its solution
    desk.edit("asks", on=False)
    assert not page(desk)["asks"]


def test_no_file_is_written_over_unless_that_was_said(desk: Desk, tmp_path: Path) -> None:
    recorded(desk)
    (tmp_path / "mine.toml").write_text("# mine")
    desk.edit("save", file="mine.toml", over=False)
    assert (tmp_path / "mine.toml").read_text() == "# mine"
    assert desk.board.view["desk"]["draft"]["exists"]
    desk.edit("save", file="mine.toml", over=True)
    assert "Cities" in (tmp_path / "mine.toml").read_text()
    for name in ("", "../mine", "/tmp/mine", "a/b", ".hidden", "C:mine"):
        assert desk.edit("save", file=name, over=True), name
    assert [file.name for file in tmp_path.iterdir()] == ["mine.toml"]


def test_it_is_tried_in_place_and_comes_back(desk: Desk) -> None:
    recorded(desk)
    desk.edit("try")
    assert desk.board.view["lesson"]["heading"] == "A knight"
    desk.do("lesson", what="next")
    assert desk.board.view["lesson"]["task"]["question"].startswith("Place this tile")
    desk.edit("back")
    assert desk.board.view["lesson"] is None
    assert desk.board.view["desk"]["draft"]["title"] == "Cities"


def test_steps_are_opened_moved_and_deleted_and_a_step_that_others_need_stays(desk: Desk) -> None:
    recorded(desk)
    desk.edit("add")
    desk.edit("come", tiles=["base-V"])
    desk.act("place base-V 2,0 r0")
    desk.edit("open", page=1)
    assert desk.board.game.prompt.kind == "place"
    assert len(desk.board.game.table.state.tiles) == 3
    assert desk.edit("unmove") == ""  # the figure step may be left out
    desk.do("undo")
    desk.edit("later", page=0)
    assert [p["title"] for p in desk.board.view["desk"]["draft"]["pages"]][:2] == ["Close it", "A knight"]
    desk.edit("drop", page=1)
    assert len(desk.board.view["desk"]["draft"]["pages"]) == 2


def test_a_light_goes_out_with_the_second_click_anywhere_on_the_feature(desk: Desk) -> None:
    desk.edit("light", cell=[0, 0], segment=1)
    desk.edit("light", cell=[1, 0], segment=-1)
    assert page(desk)["light"] == [(0, 0, 1), (1, 0, -1)]
    desk.edit("light", cell=[1, 0], segment=0)  # the same road goes on there
    assert page(desk)["light"] == [(1, 0, -1)]


def test_the_tile_to_be_laid_is_chosen_and_chosen_again(desk: Desk) -> None:
    for tile in ("base-E", "base-V"):
        desk.edit("come", tiles=[tile])
        assert desk.board.game.prompt.tile == tile
    desk.act("place base-V 2,0 r0")
    desk.edit("come", tiles=["base-E"])  # no figure was put down
    assert desk.board.game.prompt.tile == "base-E"
    assert desk.board._director.now.page.moves == ("place base-V 2,0 r0", "skip", "draw base-E")
    desk.do("undo")
    assert desk.board.game.prompt.kind == "deploy"


def test_texts_may_be_long_and_no_longer(desk: Desk) -> None:
    assert not desk.edit("write", field="text", text="a" * 2000)
    assert desk.edit("write", field="text", text="a" * 2001)
    assert len(page(desk)["text"]) == 2000


def test_what_is_wrong_with_a_step_is_told_when_it_is_tried(desk: Desk) -> None:
    write(desk, text="See BASE-99.9.")
    assert "BASE-99.9" in desk.edit("try")
    assert not isinstance(desk.board._director, LessonRun)
    assert "BASE-99.9" in desk.edit("save", file="mine", over=False)
