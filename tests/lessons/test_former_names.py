"""Lessons that are no more: whatever was written with their names goes on to open, and progress keeps what it has."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import carcnb
from carcnb.curriculum import chapters, curriculum, former_names
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from carcnb.opening import lead_at
from carcnb.progress import keep
from carcnb.quizzes.teaching import meant_by


def test_a_former_name_is_none_of_today_and_leads_to_one_of_today() -> None:
    assert former_names()
    for old, now in former_names().items():
        assert old not in names()
        assert old not in chapters()
        assert now in {*curriculum(), *chapters()}


@pytest.mark.parametrize("old", [old for old, now in former_names().items() if now in curriculum()])
def test_a_lesson_opens_by_its_former_name(old: str) -> None:
    assert find_lesson(old) == find_lesson(former_names()[old])


def test_addresses_and_exercises_know_former_names() -> None:
    opened = lead_at("lesson:winter/roads")
    assert isinstance(opened, LessonRun)
    assert opened.name == "base/roads"
    assert (meant_by("winter/roads"), meant_by("winter/6")) == ("base/roads", "base/2")
    assert carcnb.exercises("winter/6", n=1, seed=1)[0].taught == "base/2"


def test_a_course_with_former_names_opens(tmp_path: Path) -> None:
    made = carcnb.classroom.course("Old", ["winter/roads", "winter/6 2 1", "winter/cities 1"])
    path = made.save(tmp_path / "old.toml")
    assert carcnb.classroom.course(path).plan == made.plan


def test_progress_in_a_lesson_that_is_no_more_stays_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "progress.json"
    before = {"winter/roads": {"solved": [1, 2], "total": 2, "finished": True}}
    file.write_text(json.dumps({"carcnb": 1, "lessons": before}), encoding="utf-8")
    monkeypatch.setenv("CARCNB_PROGRESS", str(file))
    assert carcnb.progress() == {}
    carcnb.lesson("winter/sum")
    assert carcnb.progress("winter/sum").total == 3
    keep("winter/sum", [0], 3, False)
    kept = json.loads(file.read_text(encoding="utf-8"))["lessons"]
    assert kept["winter/roads"] == before["winter/roads"]
    assert set(carcnb.progress()) == {"winter/sum"}
