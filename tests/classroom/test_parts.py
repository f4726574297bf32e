"""Courses come back: which of their parts each pupil has done, also where all of them are lessons."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

import carcnb
from carcnb.classroom.class_parts import PartTable
from carcnb.classroom.class_rows import ClassRows
from carcnb.classroom.courses import Course
from carcnb.classroom.courses.parts import LessonPart
from carcnb.classroom.courses.way import Way
from carcnb.engine.errors import CarcnbError

LESSONS = carcnb.classroom.course("Two lessons", ["base/placing", "base/roads"])
MIXED = carcnb.classroom.course("Mixed", ["# At school", "base/roads", "points 2 1"])


def studied(folder: Path, name: str, course: Course = LESSONS, steps: int = 99) -> Path:
    """A pupil's file: so many tasks of every lesson are solved."""
    file = folder / f"{name.lower()}.json"
    way = Way(course.plan, name, lambda: file)
    for at in way.parts:
        if isinstance(part := course.plan.parts[at], LessonPart):
            way.keep_lesson(at, range(1, 1 + min(steps, part.tasks)), steps >= part.tasks)
    way.keep()
    return file


def renamed(file: Path, name: str) -> Path:
    other = file.with_name(f"{name.lower()}.json")
    told = json.loads(file.read_text("utf-8"))
    told["course"]["pupil"] = name
    other.write_text(json.dumps(told), "utf-8")
    return other


def labels(rows: ClassRows) -> dict[tuple[str, str], str]:
    table = rows.by("part")
    assert isinstance(table, PartTable)
    cells = ((pupil, part, table.cell(pupil, part)) for pupil in table.pupils for part in table.columns)
    return {(pupil, part): cell.label for pupil, part, cell in cells if cell}


def found(rows: ClassRows) -> list[tuple[str, str, str]]:
    return [one[:3] for one in rows.findings]


def test_a_course_of_lessons_comes_back_with_a_row_for_every_pupil(tmp_path: Path) -> None:
    studied(tmp_path, "Zoe")
    studied(tmp_path, "Ben", steps=1)
    rows = carcnb.classroom.collect(tmp_path)
    n, m = (part.tasks for part in LESSONS.plan.parts)  # type: ignore[union-attr]
    assert labels(rows) == {
        ("Ben", "base/placing"): f"1/{n}", ("Ben", "base/roads"): f"1/{m}",
        ("Zoe", "base/placing"): f"{n}/{n}", ("Zoe", "base/roads"): f"{m}/{m}",
    }  # fmt: skip
    assert found(rows) == []
    for lang, said in (("en", "Parts of the course"), ("cs", "Části kurzu")):
        carcnb.language(lang)
        for shown in (rows._repr_html_(), repr(rows)):
            assert said in shown
            assert "Zoe" in shown
            assert LESSONS.parts[0] in shown
    carcnb.language("en")


def test_the_parts_go_on_as_csv_and_as_records(tmp_path: Path) -> None:
    studied(tmp_path / "in", "Zoe")
    rows = carcnb.classroom.collect(tmp_path / "in", to=tmp_path / "all.csv")
    table = rows.by("part")
    n, m = (part.tasks for part in LESSONS.plan.parts)  # type: ignore[union-attr]
    assert [(r["pupil"], r["part"], r["done"], r["of"], r["whole"]) for r in table.records] == [
        ("Zoe", "base/placing", n, n, True), ("Zoe", "base/roads", m, m, True),
    ]  # fmt: skip
    for path in (table.save(tmp_path / "parts.csv"), tmp_path / "all.csv"):
        lines = list(csv.reader(path.open(encoding="utf-8", newline="")))
        assert lines[1] == ["Zoe", str(n), str(n), str(m), str(m)]
    assert table.plot().svg()


@pytest.mark.parametrize("given", [None, MIXED])
def test_a_course_of_lessons_and_exercises_has_all_parts_in_its_table(tmp_path: Path, given: Course | None) -> None:
    file = studied(tmp_path, "Zoe", MIXED)
    way = Way(MIXED.plan, "Zoe", lambda: file)
    one = way.quiz(2).exercises[0]
    one.answer(one.solve()[0])
    way.keep()
    rows = carcnb.classroom.collect(tmp_path, course=given)
    n = MIXED.plan.parts[1].tasks  # type: ignore[union-attr]
    assert labels(rows) == {("Zoe", "base/roads"): f"{n}/{n}", ("Zoe", "points 2 1"): "1/2"}
    assert [*rows.by("part").columns.values()] == MIXED.parts[1:]
    assert len(rows) == 2
    assert "The class by topic" in rows.by("topic").title
    assert all(title in repr(rows) for title in MIXED.parts[1:])


def test_a_lesson_of_ones_own_is_named_with_the_course(tmp_path: Path) -> None:
    lesson = carcnb.new_lesson({"en": "Mine", "cs": "Moje"}, ["base-D 0,0 r0"])
    lesson.step({"en": "Look", "cs": "Podívej"}, {"en": "A tile.", "cs": "Kartička."})
    course = carcnb.classroom.course("CourseMaterial", [lesson])
    studied(tmp_path, "Zoe", course)
    (key,) = course.plan.keys
    assert labels(carcnb.classroom.collect(tmp_path)) == {("Zoe", key): "✓"}
    rows = carcnb.classroom.collect(tmp_path, course=course)
    assert labels(rows) == {("Zoe", key): "1/1"}
    assert "Mine" in repr(rows)


def test_a_copy_of_lessons_is_found_under_another_name_and_under_the_same(tmp_path: Path) -> None:
    file = studied(tmp_path, "Zoe")
    studied(tmp_path, "Ben")
    assert found(carcnb.classroom.collect(tmp_path)) == [], "whoever did the same on the same day has copied nothing"
    other = renamed(file, "Max")
    assert found(carcnb.classroom.collect(tmp_path)) == [("lessons", "Max", "Zoe")]
    assert found(carcnb.classroom.collect(other)) == [("lessons", "Max", "")]
    Way(LESSONS.plan, "Max", lambda: other).keep()
    rows = carcnb.classroom.collect(tmp_path)
    assert found(rows) == [("lessons", "Max", "Zoe")], "going on with it makes it no other"
    assert "Max" in repr(rows).partition(carcnb.words.say("class-judged"))[2]
    other.rename(tmp_path / "zoe_copy.json").write_text(file.read_text("utf-8"), "utf-8")
    rows = carcnb.classroom.collect(tmp_path)
    assert found(rows) == [("copied-lessons", "zoe_copy", "Zoe")]
    assert rows.by("part").pupils == ("Ben", "Zoe")


def test_lessons_done_at_home_and_at_school_count_together(tmp_path: Path) -> None:
    for folder, at in (("home", 0), ("school", 1)):
        way = Way(LESSONS.plan, "Zoe", lambda file=tmp_path / folder / "zoe.json": file)  # type: ignore[misc]
        way.keep_lesson(at, [1], False)
    rows = carcnb.classroom.collect(tmp_path / "*" / "*.json")
    assert [label.partition("/")[0] for label in labels(rows).values()] == ["1", "1"]
    assert found(rows) == []


def test_where_nothing_was_handed_in_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "zoe.json").write_text('{"quiz": "Roads", "exercises": []}', "utf-8")
    (tmp_path / "ben.json").write_text("{", "utf-8")
    rows = carcnb.classroom.collect(tmp_path)
    for shown in (repr(rows), rows._repr_html_()):
        assert "Nothing was handed in" in shown
        assert "ben.json" in shown


@pytest.mark.parametrize(
    "lessons",
    [3, [3], [{}], [{"part": "base/roads", "solved": 3, "done": None}], [{"part": "\ud800", "solved": [], "done": ""}]],
)
def test_lessons_that_were_never_written_make_a_file_unreadable(tmp_path: Path, lessons: object) -> None:
    file = tmp_path / "zoe.json"
    told = {"quiz": "Roads", "exercises": [], "course": {"id": "a", "pupil": "Zoe", "lessons": lessons}}
    file.write_text(json.dumps(told), "utf-8")
    with pytest.raises(CarcnbError):
        carcnb.classroom.collect(file)


def test_what_a_file_tells_of_lessons_is_text_and_has_bounds(tmp_path: Path) -> None:
    entries = [
        {"part": "<script>alert(1)</script>", "solved": [1, 2, -3, "x"], "done": None},
        {"part": "base/roads", "solved": [*range(-9, 999)], "done": None},
        {"part": "mine.toml", "solved": [1], "done": None},
    ]
    told = {"quiz": "Roads", "exercises": [], "course": {"id": "a", "pupil": "=Zoe", "lessons": entries}}
    (tmp_path / "zoe.json").write_text(json.dumps(told), "utf-8")
    rows = carcnb.classroom.collect(tmp_path)
    n = LESSONS.plan.parts[1].tasks  # type: ignore[union-attr]
    assert [*labels(rows).values()] == ["2", f"{n}/{n}", "1"]
    assert "<script" not in rows._repr_html_()
