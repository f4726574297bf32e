"""A check as a course: what it asks, what its file holds, what a class of known beliefs is told to hold."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carcnb
from carcnb.classroom.class_rows import BeliefTable
from carcnb.classroom.courses.way import Way
from carcnb.questions.beliefs import beliefs
from carcnb.questions.errors import CourseError
from carcnb.quizzes import exercises
from carcnb.training.item_bank import (
    SLIP,
    CheckItem,
    FirstAnswer,
    example_of,
    expected_bits,
    item_banks,
    item_exercise,
    likely_beliefs,
    text_of,
)
from tests.classroom.simulated_diagnosis import diagnose, take


def test_the_beliefs_of_a_class_are_found_in_the_files_it_hands_in(tmp_path: Path) -> None:
    found, rows = diagnose(tmp_path, 12)
    assert found.right >= 0.9
    assert found.found >= 0.8
    assert {row["judged"] for row in rows} == {"agrees"}
    assert not rows.findings


def test_a_check_is_a_course_by_its_name_alone_in_both_languages(tmp_path: Path) -> None:
    course = carcnb.classroom.course("diagnose base")
    assert course.title == "What do we get wrong? The base game"
    assert course.parts == [course.title]
    carcnb.language("cs")
    assert course.title == "Co máme špatně? Základní hra"
    carcnb.language("en")
    saved = carcnb.classroom.course(course.save(tmp_path / "check.toml"))
    assert saved.id == course.id
    with pytest.warns(DeprecationWarning, match=r"carcnb\.classroom\.course"):
        assert carcnb.course("diagnose base").id == course.id


@pytest.mark.parametrize(
    "text", ["diagnose", "diagnose chess", "diagnose base 11", "diagnose base 21", "diagnose base 12 3"]
)
def test_a_check_that_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(CourseError, match="a check"):
        carcnb.classroom.course(text)
    with pytest.raises(CourseError, match="part 2"):
        carcnb.classroom.course("Roads", ["base/roads", text])


def test_a_pupil_goes_on_where_the_file_stops_and_is_told_at_the_end(tmp_path: Path) -> None:
    course = carcnb.classroom.course("diagnose base 12")
    file = take(course, "Ada", "open-cities", tmp_path, exercises=5)
    told = json.loads(file.read_text("utf-8"))["exercises"]
    asked = [row["id"] for row in told if row["attempts"]]
    assert len(asked) == 5
    assert any(row["beliefs"] == ["open-cities"] for row in told)
    way = Way(course.plan, "Ada", lambda: file)
    assert way.share(0) == (5, 12)
    run: Any = way.open(0)
    assert [one.id for one in run.exercises[:5]] == asked
    assert (run.step, run.total, run.remaining) == (5, 12, 7)
    for _ in range(7):
        right = run.exercise.right
        run.answer(right)
        assert run.judged is None or not run.remaining  # nothing is told before the end
        run.message("next")
    assert way.is_done(0)
    assert run.ended
    end = json.dumps(run.view(), ensure_ascii=False)
    assert "Unfinished cities count for a field, too." in end
    part = carcnb.classroom.collect(file).by("part")
    assert part.cell("Ada", "diagnose base 12") == (12, 12, True)  # type: ignore[attr-defined]


def test_a_part_that_is_not_over_is_counted_of_all_its_exercises(tmp_path: Path) -> None:
    file = take(carcnb.classroom.course("diagnose base"), "Ada", "", tmp_path, exercises=3)
    cell = carcnb.classroom.collect(file).by("part").cell("Ada", "diagnose base")  # type: ignore[attr-defined]
    assert cell == (3, 20, False)


def test_pupils_are_asked_other_exercises_and_a_file_under_another_name_is_found(tmp_path: Path) -> None:
    course = carcnb.classroom.course("diagnose base 12")
    ada, ben = (take(course, name, "", tmp_path, exercises=12) for name in ("Ada", "Ben"))
    ids = [[row["id"] for row in json.loads(file.read_text("utf-8"))["exercises"]] for file in (ada, ben)]
    assert ids[0] != ids[1]
    ben.write_text(ada.read_text("utf-8").replace('"pupil": "Ada"', '"pupil": "Ben"'), "utf-8")
    rows = carcnb.classroom.collect(tmp_path)
    assert [tuple(one)[:3] for one in rows.findings] == [("renamed", "Ben", "Ada")]


def test_right_typed_over_a_wrong_answer_of_a_check_is_found(tmp_path: Path) -> None:
    file = take(carcnb.classroom.course("diagnose base"), "Ben", "coats-forgotten", tmp_path)
    told = json.loads(file.read_text("utf-8"))
    wrong = next(row for row in told["exercises"] if not row["first"])
    wrong |= {"first": True, "correct": True}
    file.write_text(json.dumps(told), "utf-8")
    rows = carcnb.classroom.collect(file)
    assert [tuple(one) for one in rows.findings] == [("edited", "Ben", "", 1)]
    assert BeliefTable(rows).sure("coats-forgotten") == ["Ben"]


# ---- the bank


@pytest.mark.parametrize("system", item_banks())
def test_every_row_says_what_the_engine_says(system: str) -> None:
    bank = item_banks()[system]
    assert len(bank) > {"base": 80}.get(system, 40)
    for item in Random(3).sample([*bank.values()], 12):
        made = item.exercise()
        believed = {id: given for id, given, _ in item.beliefs}
        for id, given in believed.items():
            assert str(given) == _text(made.believers.answers[id]), item.id


def _text(given: Any) -> str:
    return ", ".join(given) if isinstance(given, list) else str(given)


NEVER_ALONE = {"goods-need-knight"}
"""Where it shows, who believes that the owner gets the goods answers the same."""


@pytest.mark.parametrize("system", item_banks())
def test_every_belief_shows_twice_and_alone_in_exercises_of_the_bank(system: str) -> None:
    times = dict.fromkeys(beliefs()[system], 0)
    for item in item_banks()[system].values():
        for ids in item.answers.values():
            if len(ids) == 1:
                times[ids[0]] += 1
    assert {id for id, n in times.items() if n < 2} <= NEVER_ALONE


def test_what_stands_in_the_bank_whole_is_the_exercise_that_was_made() -> None:
    made = exercises("inns", seed=5, n=1, difficulty=2)[0]
    item = CheckItem("inns_and_cathedrals", 2, 5, {}, text_of(made))
    assert item.exercise().question == made.question
    assert item.exercise().right == made.right
    assert item.exercise().setup == made.setup


@pytest.mark.parametrize("belief", ["small-city", "back-at-once", "cathedral-coats"])
def test_what_no_exercise_made_from_play_tells_apart_has_its_own(belief: str) -> None:
    for more in (1, 2):
        one = example_of(belief, more)
        assert one.believers.of(one.believers.answers[belief]) == (belief,)
        item = item_exercise(one.id)
        assert item is not None
        assert item.id == one.id


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("diagnose bas", "no check of 'bas' .*did you mean 'base'"),
        ("diagnose catedrals 12", "no check of 'catedrals' .*inns_and_cathedrals"),
        ("diagnose winter", "no check of 'winter'.* checks of base, inns_and_cathedrals, traders_and_builders"),
        ("diagnose inns 12 easy", "nothing to follow 'easy'.*'diagnose inns_and_cathedrals 12'"),
        ("diagnose", "written 'diagnose base' or 'diagnose base 12'"),
    ],
)
def test_a_check_that_there_is_not_is_refused_by_the_word_that_is_wrong(text: str, told: str) -> None:
    with pytest.raises(CourseError, match=told):
        carcnb.classroom.course(text)


@pytest.mark.parametrize("system", [name for name in item_banks() if name != "base"])
def test_the_beliefs_of_an_expansion_are_found_in_a_class(system: str, tmp_path: Path) -> None:
    found, rows = diagnose(tmp_path, 6, system=system)
    assert found.right >= 0.9
    assert found.found >= 0.75
    assert not rows.findings


def test_what_somebody_answers_makes_beliefs_likely() -> None:
    bank = item_banks()["base"]
    item = next(one for one in bank.values() if any(ids == ("open-cities",) for ids in one.answers.values()))
    own = next(given for given, ids in item.answers.items() if ids == ("open-cities",))
    before = likely_beliefs("base", [])["open-cities"]
    once = likely_beliefs("base", [FirstAnswer(item.id, own, False)])["open-cities"]
    never = likely_beliefs("base", [FirstAnswer(item.id, "right", True)])["open-cities"]
    other = likely_beliefs("base", [FirstAnswer(item.id, "nonsense", False)])["open-cities"]
    assert never < before == other < once
    assert once > 0.5
    sure = dict.fromkeys(likely_beliefs("base", []), 0.0)
    assert expected_bits(sure, item) == pytest.approx(0)
    assert 0 < expected_bits(dict.fromkeys(sure, SLIP), item) < expected_bits(dict.fromkeys(sure, 0.5), item) * 2
