"""The lesson recorder: what is played, written and lit becomes a lesson, and the file is the one Python would write."""

# mypy: disable-error-code="assignment, func-returns-value, index, union-attr"
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.lessons import LessonRun, NewLesson, find_lesson, names
from carcnb.lessons.saving import as_toml
from carcnb.studio import lesson_files
from carcnb.studio.draft import open_lesson, present
from carcnb.studio.making import make_lesson
from carcnb.wire.shapes import faults
from carcnb.wire.view import View
from carcnb.words import say
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
    python = carcnb.new_lesson("Cities", ["base-D 0,0 r0 red:city.N", "base-U 1,0 r0"])
    python.step("A knight", "He stands in a **city** (BASE-7.1).", light=["0,0 city.N"])
    python.ask(
        "Place this tile, with a figure or without, so that Ada gets 4 points in this turn.",
        "scores red 4",
        heading="Close it",
        moves=["draw base-E"],
        solution=["place base-E 0,-1 r2", "skip"],
        hints=["Look at the wall."],
    )
    assert (tmp_path / "cities.toml").read_text() == python.save(tmp_path / "python.toml").read_text()
    assert carcnb.lesson(tmp_path / "cities.toml").view["lesson"]["heading"] == "A knight"
    scope: dict[str, Any] = {"carcnb": carcnb}
    exec(desk.board.view["desk"]["code"], scope)
    assert isinstance(scope["lesson"], NewLesson)
    assert scope["lesson"].lesson == python.lesson


def test_a_question_offers_what_its_solution_reaches(desk: Desk) -> None:
    recorded(desk)
    offered = ["scores red 4", "completes city", "places 0,-1", "places", "skips", "points red", "next"]
    assert [goal for goal, *_ in page(desk)["goals"]] == offered
    write(desk, goal="completes city", task="Close the city.")
    assert page(desk)["goal"] == "completes city"
    desk.edit("unmove")
    desk.edit("unmove")
    assert page(desk)["goal"] == ""
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
    assert desk.board._lead.stand.content.now.page.moves == ("place base-V 2,0 r0", "skip", "draw base-E")
    desk.do("undo")
    assert desk.board.game.prompt.kind == "deploy"


def test_texts_may_be_long_and_no_longer(desk: Desk) -> None:
    assert not desk.edit("write", field="text", text="a" * 2000)
    assert desk.edit("write", field="text", text="a" * 2001)
    assert len(page(desk)["text"]) == 2000


def test_what_is_wrong_with_a_step_is_told_when_it_is_tried(desk: Desk) -> None:
    write(desk, text="See BASE-99.9.")
    assert "BASE-99.9" in desk.edit("try")
    assert not isinstance(desk.board._lead.stand.content, LessonRun)
    assert "BASE-99.9" in desk.edit("save", file="mine", over=False)


def test_every_lesson_can_be_gone_on_with_and_nothing_of_it_is_lost() -> None:
    for name in names()[::3]:  # all of them take long
        lesson = find_lesson(name)
        assert as_toml(make_lesson(open_lesson(lesson)).lesson) == as_toml(lesson), name


def test_a_saved_lesson_is_opened_gone_on_with_and_saved_again(desk: Desk, tmp_path: Path) -> None:
    recorded(desk)
    desk.edit("save", file="cities", over=False)
    first = (tmp_path / "cities.toml").read_text()
    again = Desk(carcnb.record_lesson("cities.toml"))
    assert not again.edit("save", file="cities", over=False)
    assert not again.board.view["desk"]["draft"]["exists"]  # its own file is written over unasked
    assert (tmp_path / "cities.toml").read_text() == first
    again.edit("open", page=1)
    write(again, heading="Close the city")
    again.edit("save", file="cities", over=False)
    assert carcnb.lesson("cities.toml")._lead.stand.content.lesson.steps[1].heading == {"en": "Close the city"}


def test_a_lesson_beside_the_notebook_is_opened_in_the_panel_and_undo_brings_back_what_was_there(
    desk: Desk, tmp_path: Path
) -> None:
    find_lesson("base/roads").save(tmp_path / "roads.toml")
    (tmp_path / "other.toml").write_text("[tool]\n")
    assert carcnb.record_lesson().view["desk"]["draft"]["files"] == ["roads"]
    recorded(desk)
    assert "missing.toml" in desk.edit("load", file="missing")
    assert desk.edit("load", file="../roads")
    assert not desk.edit("load", file="roads")
    draft = desk.board.view["desk"]["draft"]
    assert (draft["title"], draft["file"]) == (carcnb.lesson("base/roads").view["lesson"]["title"], "roads")
    desk.do("undo")
    assert desk.board.view["desk"]["draft"]["title"] == "Cities"
    desk.edit("save", file="roads", over=False)
    assert desk.board.view["desk"]["draft"]["exists"]  # not its own file: it asks first


def test_a_lesson_opens_by_its_path_from_another_folder(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(desk)
    desk.edit("save", file="cities", over=False)
    assert desk.board.view["desk"]["draft"]["line"] == 'carcnb.lesson("cities.toml")'
    (tmp_path / "class").mkdir()
    monkeypatch.chdir(tmp_path / "class")
    for path in ("../cities.toml", str(tmp_path / "cities.toml")):
        assert carcnb.lesson(path).view["lesson"]["heading"] == "A knight"
        assert carcnb.record_lesson(path).view["desk"]["draft"]["file"] == ""  # a save makes a copy here


def test_opening_a_page_is_no_change_and_undo_turns_to_the_page_where_one_was(desk: Desk) -> None:
    recorded(desk)
    write(desk, hint_2="Both ends.")
    desk.edit("open", page=0)
    assert desk.board.view["desk"]["draft"]["at"] == 0
    desk.do("undo")
    assert page(desk)["hints"] == ["Look at the wall.", ""]
    assert desk.board.view["desk"]["draft"]["at"] == 1
    desk.edit("open", page=0)
    desk.do("redo")
    assert desk.board.view["desk"]["draft"]["pages"][1]["task"]
    desk.edit("open", page=1)
    assert page(desk)["hints"] == ["Look at the wall.", "Both ends."]


def test_a_page_keeps_what_is_drawn_while_it_is_open(desk: Desk, tmp_path: Path) -> None:
    recorded(desk)
    assert desk.edit("nothing") != ""
    desk.do("chalk", chalk=[[0, -1, -1, 0, -1, "red"]])  # the square where the tile comes to lie
    desk.edit("open", page=0)
    assert "chalk" not in desk.board.view
    desk.do("chalk", chalk=[[0, 0, -1, 1, 0, "yellow"]])
    desk.edit("open", page=1)
    assert desk.board.view["chalk"] == [(0, -1, -1, 0, -1, "red")]
    desk.messages.clear()
    desk.do("chalk", chalk=[[0, -1, 0, 0, -1, "red"]])  # it is not there before the solution is played
    assert [m["kind"] for m in desk.messages] == ["refused"]
    desk.edit("save", file="drawn", over=False)
    steps = named_steps(tmp_path / "drawn.toml")
    assert [step.chalk for step in steps] == [("0,0>1,0",), ("0,-1 red",)]
    assert "chalk=['0,-1 red']" in desk.board.view["desk"]["code"]
    desk.do("undo")
    assert "chalk" not in desk.board.view
    assert desk.board.view["desk"]["draft"]["at"] == 0


def named_steps(path: Path) -> Any:
    return carcnb.lesson(path)._lead.stand.content.lesson.steps


def test_texts_are_written_in_the_language_of_the_board(desk: Desk, tmp_path: Path) -> None:
    recorded(desk)
    desk.edit("open", page=0)
    desk.do("language", lang="cs")
    assert (page(desk)["heading"], page(desk)["instead"]["heading"]) == ("", "A knight")
    write(desk, heading="Rytíř")
    desk.edit("save", file="both", over=False)
    first, second = named_steps(tmp_path / "both.toml")
    assert first.heading == {"en": "A knight", "cs": "Rytíř"}
    assert first.text == {"en": "He stands in a **city** (BASE-7.1)."}
    assert set(second.task.question) == {"en", "cs"}  # what nobody has written is said in both
    desk.do("language", lang="en")
    assert page(desk)["heading"] == "A knight"


def test_a_question_can_be_answered_by_picking(desk: Desk, tmp_path: Path) -> None:
    desk.edit("light", cell=[0, 0], segment=0)
    desk.edit("asks", on=True)
    assert [goal for goal, *_ in page(desk)["goals"]] == ["", "owners 0,0 city.N", "final red", "final blue"]
    write(desk, goal="final red")
    assert page(desk)["choices"] == "0, 1, 2, 3"
    write(desk, choices="2, 4, 9", wrong="Every tile of it counts.")
    assert page(desk)["choices"] == "1, 2, 4, 9"  # the right one is among them
    desk.edit("add")
    desk.edit("asks", on=True)
    desk.edit("come", tiles=["base-E"])
    desk.act("place base-E 0,-1 r2")
    write(desk, goal="points red")
    desk.edit("add")
    desk.edit("light", cell=[0, 0], segment=0)
    desk.edit("asks", on=True)
    write(desk, goal="owners 0,0 city.N")
    assert not desk.edit("save", file="picked", over=False)
    points, brings, owners = (step.task for step in named_steps(tmp_path / "picked.toml"))
    assert points.wrong == {"en": "Every tile of it counts."}
    assert [choice.id for choice in brings.choices] == ["2", "4", "6", "8"]
    assert [choice.id for choice in owners.choices] == ["red", "blue", "both", "nobody"]


def test_a_position_that_is_changed_keeps_the_tile_in_hand(desk: Desk) -> None:
    desk.edit("come", tiles=["base-E"])
    desk.edit("position")
    assert desk.board.view["desk"]["coming"] == ["base-E"]
    desk.edit("come", tiles=["base-V", "base-K"])
    desk.do("chalk", chalk=[[0, 0, -1, 1, 0, "yellow"]])
    desk.edit("lesson")
    assert desk.board.game.prompt.tile == "base-V"
    assert desk.board.view["desk"]["told"]  # the second one is not kept
    assert len(desk.board.view["chalk"]) == 1
    desk.act("place base-V 2,0 r0")
    desk.edit("position")
    desk.edit("come", tiles=["base-E"])
    assert "base-V" in desk.edit("lesson")  # what the lesson lays first


def test_what_another_panel_does_is_refused(desk: Desk) -> None:
    assert desk.edit("clear") == "There is nothing like that in this panel: clear"
    desk.edit("position")
    assert desk.edit("add")
    desk.edit("lesson")
    desk.edit("lighting", on=True)
    recorded(desk)
    desk.edit("try")
    assert desk.edit("add")


def test_lights_and_chalk_go_with_the_tile_that_they_are_on(desk: Desk) -> None:
    desk.edit("come", tiles=["base-V"])
    desk.act("place base-V 2,0 r0")
    desk.edit("light", cell=[0, 0], segment=0)
    desk.edit("light", cell=[2, 0], segment=0)
    desk.do("chalk", chalk=[[2, 0, 0, 2, 0, "red"], [0, 0, 0, 0, 0, "red"]])
    before = desk.board._lead.stand.content.now
    desk.edit("unmove")
    assert page(desk)["light"] == [(0, 0, 0)]
    assert desk.board.view["chalk"] == [(0, 0, 0, 0, 0, "red")]
    assert not desk.edit("try")
    desk.edit("back")
    desk.do("undo")
    assert desk.board._lead.stand.content.now == before
    desk.edit("position")
    desk.edit("take", cell=[1, 0])
    assert desk.edit("lesson") == "BASE-4.3"  # a move lays a tile beside it


def test_a_tile_of_the_position_that_goes_takes_its_light_along(desk: Desk) -> None:
    desk.edit("light", cell=[1, 0], segment=0)
    desk.edit("position")
    desk.edit("take", cell=[1, 0])
    desk.edit("lesson")
    assert page(desk)["light"] == []
    assert not desk.edit("try")


def test_what_the_solution_lays_is_lit_on_no_page_that_asks_for_it(desk: Desk) -> None:
    recorded(desk)
    assert "0,-1" in desk.edit("light", cell=[0, -1], segment=0)
    assert not desk.edit("light", cell=[0, -1], segment=-1)  # the square where it will lie


def test_nothing_is_lit_beyond_the_table(desk: Desk) -> None:
    for segment in (-1, 0):
        assert "5000,0" in desk.edit("light", cell=[5000, 0], segment=segment)


def test_no_lesson_loses_a_light_or_chalk_when_it_is_opened() -> None:
    for name in names()[::3]:
        draft = open_lesson(find_lesson(name))
        assert present(draft) == draft, name


def test_a_goal_that_was_chosen_gives_way_to_no_other(desk: Desk, tmp_path: Path) -> None:
    recorded(desk)
    write(desk, goal="completes city", task="Close the city.")
    for _ in range(2):
        desk.edit("unmove")
    desk.edit("come", tiles=["base-V"])
    desk.act("place base-V 2,0 r0")
    desk.act("skip")
    assert page(desk)["goal"] == ""
    assert [goal for goal, *_ in page(desk)["goals"]][:3] == ["", "places 2,0", "places"]
    assert desk.edit("save", file="lost", over=False) == say("record-unmet", n=2)
    assert not (tmp_path / "lost.toml").exists()
    write(desk, goal="places")
    assert not desk.edit("save", file="lost", over=False)


def test_a_lesson_whose_position_was_changed_is_still_the_same(desk: Desk, tmp_path: Path) -> None:
    recorded(desk)
    desk.edit("save", file="cities", over=False)
    director, before = desk.board._lead.stand.content, desk.board._lead.stand.content.now
    desk.edit("position")
    desk.edit("seat", seat="red", name="Eva", points=7)
    desk.edit("lesson")
    assert desk.board._lead.stand.content is director
    assert not desk.edit("save", file="cities", over=False)
    assert not desk.board.view["desk"]["draft"]["exists"]  # its own file
    assert "Eva" in (tmp_path / "cities.toml").read_text()
    desk.do("undo")
    assert desk.board._lead.stand.content.now == before


def test_a_file_is_its_own_only_while_nobody_else_has_changed_it(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(desk)
    file = tmp_path / "cities.toml"
    desk.edit("save", file="cities", over=False)
    mine = file.read_text()
    again = Desk(carcnb.record_lesson("cities.toml"))
    for theirs in (mine.replace("A knight", "Another"), "# said about it\n" + mine):
        file.write_text(theirs)
        for page_of in (desk, again):
            page_of.edit("save", file="cities", over=False)
            assert page_of.board.view["desk"]["draft"]["exists"]
            assert file.read_text() == theirs
    again = Desk(carcnb.record_lesson("cities.toml"))
    again.edit("save", file="cities", over=False)
    assert again.board.view["desk"]["draft"]["exists"]  # its comment would be lost
    desk.edit("save", file="cities", over=True)
    desk.edit("save", file="cities", over=False)
    assert not desk.board.view["desk"]["draft"]["exists"]
    (tmp_path / "class").mkdir()
    monkeypatch.chdir(tmp_path / "class")
    (tmp_path / "class/cities.toml").write_text(mine.replace("A knight", "Theirs"))
    desk.edit("save", file="cities", over=False)
    assert desk.board.view["desk"]["draft"]["exists"]


@pytest.mark.parametrize("what", ["undo", "chalk", "light"])
def test_what_was_said_of_saving_goes_with_the_next_change(desk: Desk, what: str) -> None:
    recorded(desk)
    desk.edit("save", file="cities", over=False)
    assert "line" in desk.board.view["desk"]["draft"]
    if what == "light":
        desk.edit("light", cell=[0, 0], segment=0)
    else:
        desk.do(what, **({"chalk": [[0, 0, -1, 0, 0, "red"]]} if what == "chalk" else {}))
    shown = desk.board.view["desk"]
    assert (shown["told"], shown["good"]) == ("", False)
    assert "line" not in shown["draft"]


def test_a_file_that_is_there_is_asked_about_again_after_any_change(desk: Desk, tmp_path: Path) -> None:
    recorded(desk)
    (tmp_path / "mine.toml").write_text("# mine")
    for change in ("undo", "redo"):
        desk.edit("save", file="mine", over=False)
        assert desk.board.view["desk"]["draft"]["exists"]
        desk.do(change)
        assert not desk.board.view["desk"]["draft"]["exists"]


def test_clicks_light_something_until_another_page_is_open(desk: Desk) -> None:
    desk.edit("add")
    desk.edit("lighting", on=True)
    desk.edit("light", cell=[0, 0], segment=0)
    desk.do("undo")
    assert page(desk)["lighting"]
    desk.do("undo")
    assert desk.board.view["desk"]["draft"]["at"] == 0
    assert not page(desk)["lighting"]
    desk.do("redo")
    assert not page(desk)["lighting"]


def test_only_numbers_are_picked_where_a_number_is_asked_for(desk: Desk) -> None:
    desk.edit("light", cell=[0, 0], segment=0)
    desk.edit("asks", on=True)
    write(desk, goal="final red", choices="1, abc; many, 04")
    assert page(desk)["choices"] == "1, 4"
    write(desk, choices="abc")
    assert page(desk)["choices"] == "0, 1, 2, 3"


def test_files_are_looked_through_only_while_one_can_be_opened(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(60):
        (tmp_path / f"lesson {n}.toml").write_text("[[step]]\n")
    (tmp_path / "a large one.toml").write_text("[[step]]\n" + "#" * 1_000_000)
    read: list[str] = []
    monkeypatch.setattr(
        lesson_files, "_is_lesson", lambda file, real=lesson_files._is_lesson: read.append(file.name) or real(file)
    )
    begun = Desk(carcnb.record_lesson())
    files = begun.board.view["desk"]["draft"]["files"]
    assert len(files) == lesson_files.MOST
    assert "a large one" not in files
    assert "lesson 9.toml" not in read
    write(begun, title="Mine")
    read.clear()
    write(begun, title="Still mine")
    assert not read
