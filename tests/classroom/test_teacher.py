"""What a teacher meets first: the notebook keeps its word, and a mistake is answered with what would be right."""

# mypy: disable-error-code="attr-defined, comparison-overlap, union-attr"
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import carcnb
from carcnb import SetupError
from carcnb.classroom.items import items
from carcnb.lessons import LessonError, LessonRun, NewLesson, read
from carcnb.rulebook import UnknownRule

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.mark.parametrize("name", ["en/90_write_a_lesson", "cs/90_napis_lekci"])
def test_both_mistakes_of_the_notebook_are_told(name: str) -> None:
    notebook = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    (cell,) = (cell for cell in notebook["cells"] if "raod" in "".join(cell["source"]))
    told = "".join(text for output in cell["outputs"] for text in output["text"]).splitlines()
    assert len(told) == 2
    assert "BASE-4.5" in told[0]
    assert "raod" in told[1]


def road() -> NewLesson:
    return carcnb.new_lesson("A road", position=["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"])


@pytest.mark.parametrize("goal", ["places", "scores red 99", "completes road", "skips"])
def test_a_goal_on_the_board_needs_a_solution(goal: str) -> None:
    with pytest.raises(LessonError, match="needs a solution"):
        road().ask("Do it.", goal=goal)


def test_base_11_6_a_question_about_the_figure_may_follow_the_tile_that_closes() -> None:
    lesson = road()
    lesson.ask("Close it.", goal="completes road", solution=["place base-A 2,0 r1"])
    lesson.ask("A monk?", goal="legal deploy meeple 2,0 monastery")
    run = LessonRun(lesson.lesson)
    run.game.apply("place base-A 2,0 r1")
    run.on_action()
    assert run.state == "right"
    run.message("next")
    run.answer("yes")
    assert run.state == "right"
    assert "3 tiles × 1 = 3" in items(lesson)[0].explanation


def test_a_question_about_a_square_lights_it() -> None:
    lesson = road()
    lesson.ask("Here?", goal="legal place base-U 2,0 r1")
    assert [*LessonRun(lesson.lesson).view()["light"]] == [(2, 0, -1)]
    lesson = road()
    lesson.ask("Here?", goal="legal place base-U 2,0 r1", light=["0,0 road.E"])
    assert [spot[:2] for spot in LessonRun(lesson.lesson).view()["light"]] == [(0, 0)]


def test_a_cell_with_a_space_says_so() -> None:
    says = re.escape("position, tile 1 ('base-W 0, 0 r0'): a cell is written as x,y without a space")
    with pytest.raises(LessonError, match=says):
        carcnb.new_lesson("A road", position=["base-W 0, 0 r0"])
    with pytest.raises(SetupError, match=says):
        carcnb.exercise("worth", position=["base-W 0, 0 r0"], marks=["0,0 road.E"])


def test_a_role_is_no_kind_of_figure() -> None:
    says = "'knight' is no kind of figure in this game; the kinds are meeple; a knight is a follower on a city"
    with pytest.raises(LessonError, match=says):
        road().step("A knight", "Here.", moves=["place base-D 1,-1 r0", "deploy knight 1,-1 city.E"])
    with pytest.raises(LessonError, match=says):
        road().ask("May it?", goal="legal deploy knight 1,0 city.E", moves=["place base-D 1,-1 r0"])


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    lesson = road()
    lesson.step("A thief", "Here.")
    file = lesson.save(tmp_path / "road.toml")
    file.write_text("\ufeff" + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert read(file).steps == lesson.lesson.steps


def test_a_rule_without_its_system_names_the_rule() -> None:
    for id in ("7.3", 7.3):
        with pytest.raises(UnknownRule, match=r"BASE-7\.3"):
            carcnb.rule(id)  # type: ignore[arg-type]


def told(run: LessonRun) -> str:
    return "".join(part["t"] for block in run.feedback for parts in block.values() for part in parts)


@pytest.mark.parametrize(
    ("goal", "choices", "answer", "says"),
    [
        ("legal place base-D 1,-1 r1", None, "yes", "road meets field. Touching edges must continue. (BASE-4.5)"),
        ("legal place base-D 1,-1 r0", None, "no", "It fits: every touching edge continues. (BASE-4.5)"),
        ("owners 0,0 road.E", ["red", "blue"], "blue", "Followers there: Ada 1. The most: Ada."),
    ],
)
def test_a_wrong_choice_is_told_why(goal: str, choices: list[str] | None, answer: str, says: str) -> None:
    lesson = road()
    lesson.ask("What is so?", goal=goal, choices=choices)
    run = LessonRun(lesson.lesson)
    run.answer(answer)
    assert run.state == "notyet"
    assert says in told(run)
    assert "BASE-" in told(run)
    run.answer(next(choice.id for choice in lesson.lesson.steps[0].task.choices if choice.id != answer))
    assert run.state == "right"
    assert says in told(run)
