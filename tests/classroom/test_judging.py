"""Results that somebody has changed: each is edited as a pupil would, in the text of the file that is handed in."""

# mypy: disable-error-code="misc, no-any-return"
from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.classroom import judging
from carcnb.classroom.class_rows import ClassRows
from carcnb.classroom.courses.outline import Outline, outline
from carcnb.classroom.courses.pupil import seed_of
from carcnb.classroom.courses.way import Way
from carcnb.questions.errors import QuizError
from carcnb.quizzes import model
from carcnb.quizzes.model import EDITION
from tests.training.answering import wrong

PARTS = ["base/roads", "points 4 1", "exam final 2 1", "puzzles base 1"]
ROADS = outline("Roads", PARTS)


def done(folder: Path, name: str, mistakes: int = 2, course: Outline = ROADS) -> Path:
    """A pupil's file: everything is answered, so many exercises of the first part wrongly."""
    file = folder / f"{name.lower()}.json"
    way = Way(course, name, lambda: file)
    left = mistakes
    for at in way.parts:
        if hasattr(way.outline.parts[at], "exercises"):
            for one in way.quiz(at).exercises:
                one.answer(wrong(one) if left > 0 and one.form != "act" else one.solve()[0])
                left -= 1
    way.keep()
    return file


def edit(file: Path, change: Callable[[dict[str, Any]], object]) -> None:
    told = json.loads(file.read_text("utf-8"))
    change(told)
    file.write_text(json.dumps(told), "utf-8")


def found(rows: ClassRows) -> list[tuple[str, str, str, int]]:
    return [tuple(one) for one in rows.findings]


def right(rows: ClassRows, pupil: str) -> int:
    return rows.by("topic").cell(pupil).right  # type: ignore[attr-defined]


def test_an_honest_class_agrees(tmp_path: Path) -> None:
    for name in ("Ada", "Ben", "Eva"):
        done(tmp_path, name)
    rows = carcnb.classroom.collect(tmp_path)
    assert found(rows) == []
    assert {row["judged"] for row in rows} == {"agrees"}
    assert [right(rows, name) for name in ("Ada", "Ben", "Eva")] == [5, 5, 5]
    for lang, said in (("en", "Nothing in the files disagrees"), ("cs", "Soubory s tím souhlasí")):
        carcnb.language(lang)
        assert said in rows._repr_html_()
        assert said in repr(rows)
    carcnb.language("en")


def test_right_typed_over_wrong_answers_is_found_and_counts_no_more(tmp_path: Path) -> None:
    done(tmp_path, "Ada")
    file = done(tmp_path, "Ben", 4)
    file.write_text(re.sub(r'"(first|correct)": false', r'"\1": true', file.read_text("utf-8")), "utf-8")
    rows = carcnb.classroom.collect(tmp_path)
    assert found(rows) == [("edited", "Ben", "", 4)]
    assert right(rows, "Ben") == 3
    assert "Ben: 4 answers are not what the file says of them." in "".join(
        c for c in repr(rows) if c not in "\u2068\u2069"
    )


def test_right_claimed_of_what_was_never_answered_is_found(tmp_path: Path) -> None:
    def claim(told: dict[str, Any]) -> None:
        for row in told["exercises"]:
            row |= {"first": True, "correct": True, "attempts": 1}

    file = tmp_path / "ben.json"
    Way(ROADS, "Ben", lambda: file).keep()
    edit(file, claim)
    rows = carcnb.classroom.collect(file)
    assert [row["first"] for row in rows] == [False] * 7
    assert {row["judged"] for row in rows} <= {"edited", "not judged again"}


@pytest.mark.parametrize("answers", [["junk"], ["1", "2", "3"], [], None])
def test_other_answers_than_were_counted_are_found(tmp_path: Path, answers: Any) -> None:
    file = done(tmp_path, "Ben", 0)
    edit(file, lambda told: told["exercises"][0].update(answers=answers))
    row = carcnb.classroom.collect(file)[0]
    assert row["judged"] == ("not judged again" if answers is None else "edited")
    assert answers is None or not (row["first"] and answers == ["junk"])


def test_a_renamed_file_holds_anothers_exercises(tmp_path: Path) -> None:
    file = done(tmp_path, "Ada", 0)
    other = tmp_path / "ben.json"
    other.write_text(file.read_text("utf-8").replace('"pupil": "Ada"', '"pupil": "Ben"'), "utf-8")
    rows = carcnb.classroom.collect(tmp_path)
    assert [one[:3] for one in found(rows)] == [("renamed", "Ben", "Ada")]
    assert {row["judged"] for row in rows if row["pupil"] == "Ben"} == {"renamed"}
    alone = carcnb.classroom.collect(other)
    assert [one[:3] for one in found(alone)] == [("renamed", "Ben", "")]


def test_the_same_file_twice_counts_once(tmp_path: Path) -> None:
    file = done(tmp_path, "Ada")
    (tmp_path / "ben.json").write_text(file.read_text("utf-8"), "utf-8")
    rows = carcnb.classroom.collect(tmp_path)
    assert len(rows) == 7
    assert [one[:3] for one in found(rows)] == [("copied", "ben", "Ada")]


@pytest.mark.parametrize("both", [(), (2,)])
def test_what_was_done_at_home_and_at_school_counts_together(tmp_path: Path, both: tuple[int, ...]) -> None:
    """Either file has a row for every exercise; only what was answered in both is told, and counts once."""
    for folder, done_there in (("home", (0, *both)), ("school", (1, 3, *both))):
        file = tmp_path / folder / "ada.json"
        way = Way(ROADS, "Ada", lambda file=file: file)
        for n in done_there:
            one = way.quiz(way.parts[1]).exercises[n]
            one.answer(one.solve()[0])
        way.keep()
    rows = carcnb.classroom.collect(tmp_path / "*" / "*.json")
    assert sum(row["first"] for row in rows) == 3 + len(both)
    assert len(rows) == 7
    assert [one[0] for one in found(rows)] == ["copied"] * len(both)


def test_answers_copied_under_ones_own_exercises_are_found(tmp_path: Path) -> None:
    """Ben has his own file, and writes Ada's answers and marks into it."""
    ada = json.loads(done(tmp_path, "Ada", 0).read_text("utf-8"))
    file = done(tmp_path, "Ben", 4)

    def copy(told: dict[str, Any]) -> None:
        for mine, hers in zip(told["exercises"], ada["exercises"], strict=True):
            mine |= {name: hers[name] for name in ("answers", "answer", "first", "correct", "attempts", "beliefs")}

    edit(file, copy)
    told = {one[:3] for one in found(carcnb.classroom.collect(tmp_path))}
    assert {("edited", "Ben", ""), ("alike", "Ben", "Ada")} == told


def test_seeds_of_ones_choice_are_anothers(tmp_path: Path) -> None:
    """An easier seed is none that course, name and part make."""
    file = done(tmp_path, "Ben", 0)
    seed = str(seed_of(ROADS.id, "Ben", "points 4 1"))
    assert seed in file.read_text("utf-8")
    file.write_text(file.read_text("utf-8").replace(seed, "77"), "utf-8")
    told = carcnb.classroom.collect(file)
    assert {row["judged"] for row in told if row["part"] == "points 4 1"} == {"renamed"}


def test_without_its_sign_or_its_answers_nobody_judges_again(tmp_path: Path) -> None:
    """As files of older versions are: they open, and it is told."""
    file = done(tmp_path, "Ben")
    edit(file, lambda told: [row.pop("sign") for row in told["exercises"]])
    rows = carcnb.classroom.collect(file)
    assert {row["judged"] for row in rows} == {"not judged again"}
    assert [one[:2] for one in found(rows)] == [("unjudged", "Ben")]
    assert Way(ROADS, "Ben", lambda: file).share(1) == (4, 4), "the pupil goes on with it"


def claim(file: Path, sign: str) -> None:
    """Whoever has answered wrongly says that all was right, of exercises with another sign."""
    edit(file, lambda told: [row.update(first=True, correct=True, attempts=1, sign=sign) for row in told["exercises"]])


@pytest.mark.parametrize("sign", ["", "0", f"{EDITION}-0badcafe", "0-0badcafe"])
def test_a_forged_sign_keeps_no_claim(tmp_path: Path, sign: str) -> None:
    """What was asked follows from course, name and part."""
    file = done(tmp_path, "Ben", 4)
    claim(file, sign)
    rows = carcnb.classroom.collect(file)
    assert found(rows) == [("edited", "Ben", "", 4)]
    assert right(rows, "Ben") == 3
    assert [row["judged"] for row in rows] == ["edited"] * 4 + ["agrees"] * 3


def test_forged_signs_of_games_without_farmers_are_judged_by_their_rules(tmp_path: Path) -> None:
    file = done(tmp_path, "Ada", 0, outline("Quick", ["final 4 1 no farmers", "points 2 1"]))
    edit(file, lambda told: [row.update(sign="0") for row in told["exercises"][:5]])
    assert {row["judged"] for row in carcnb.classroom.collect(file)} == {"agrees"}


def test_in_a_quiz_nobody_knows_what_was_asked_but_by_its_sign(tmp_path: Path) -> None:
    """A teacher may have taken some of it out, and what follows is unlike these."""
    quiz = carcnb.quiz(carcnb.exercises("base/roads", seed=3, n=4, difficulty=1)[1:])
    for one in quiz.exercises:
        one.answer(one.solve()[0])
    rows = carcnb.classroom.collect(quiz.save(tmp_path / "ada.json"))
    assert {row["judged"] for row in rows} <= {"agrees", "not judged again"}
    assert all(row["first"] for row in rows)


def test_what_a_teacher_has_made_for_all_is_nobody_elses(tmp_path: Path) -> None:
    course = carcnb.classroom.course("Mine", [carcnb.exercises("final", seed=1, n=2)])
    path = course.save(tmp_path / "mine.toml")
    for given in (None, path):
        rows = carcnb.classroom.collect(done(tmp_path / "in", "Ben", 0, course.plan), course=given)
        assert {row["judged"] for row in rows} == {"agrees"}


@pytest.mark.parametrize("sign", ["0badcafe", f"{EDITION}-0badcafe", f"{EDITION + 2}-0badcafe"])
def test_another_edition_takes_no_points(tmp_path: Path, sign: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has made otherwise nobody can judge again, and that is told; what is still the same is judged."""
    file = done(tmp_path, "Ben", 4)
    told = json.loads(file.read_text("utf-8"))["exercises"]
    for module in (judging, model):
        monkeypatch.setattr(module, "EDITION", EDITION + 1)
    assert {row["judged"] for row in carcnb.classroom.collect(file)} == {"agrees"}
    claim(file, sign)
    rows = carcnb.classroom.collect(file)
    assert {row["judged"] for row in rows} == {"not judged again"}
    assert right(rows, "Ben") == len(told)
    assert [one[:2] for one in found(rows)] == [("unjudged", "Ben")]


def test_what_a_teacher_has_changed_since_is_not_judged(tmp_path: Path) -> None:
    """The sign is that of the exercise which the pupil was given."""
    place = "0,0 city.N"
    written = carcnb.exercise("worth", ["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"], marks=[place], id="mine")
    course = carcnb.classroom.course("Mine", [written])
    file = done(tmp_path / "in", "Ben", 0, course.plan)
    now = carcnb.exercise("worth", ["base-D 0,0 r0 red:city.N"], marks=[place], id="mine")
    path = carcnb.classroom.course("Mine", [now]).save(tmp_path / "mine.toml")
    path.write_text(
        re.sub(r"^course = .*$", f'course = "{course.plan.id}"', path.read_text("utf-8"), flags=re.M), "utf-8"
    )
    (row,) = carcnb.classroom.collect(file, course=path)
    assert (row["judged"], row["first"]) == ("not judged again", True)


def test_what_a_teacher_wrote_is_judged_with_the_course(tmp_path: Path) -> None:
    written = carcnb.exercise("worth", ["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"], marks=["0,0 city.N"])
    course = carcnb.classroom.course("Mine", [written])
    path = course.save(tmp_path / "mine.toml")
    file = done(tmp_path / "in", "Ben", 1, course.plan)
    edit(file, lambda told: told["exercises"][0].update(first=True, correct=True))
    assert carcnb.classroom.collect(file)[0]["judged"] == "not judged again"
    for given in (path, course):
        row = carcnb.classroom.collect(file, course=given)[0]
        assert (row["judged"], row["first"]) == ("edited", False)
    done(tmp_path / "in", "Ada")
    rows = carcnb.classroom.collect(tmp_path / "in", course=path)
    assert ("unread", "ada.json") in {one[:2] for one in found(rows)}, "of another course"


def test_a_part_that_the_course_has_not_is_told(tmp_path: Path) -> None:
    course = carcnb.classroom.course("Roads", PARTS)
    file = done(tmp_path, "Ben", 0)
    edit(file, lambda told: [row.update(part="points 1 1") for row in told["exercises"][:4]])
    assert "agrees" not in {row["judged"] for row in carcnb.classroom.collect(file, course=course)[:4]}


def test_quizzes_are_judged_by_their_ids_alone(tmp_path: Path) -> None:
    made = [
        carcnb.exercises(["points", "majority"], seed=7, n=4, farmers=False),
        carcnb.exercises("base/roads", seed=7, n=2),
    ]
    quiz = carcnb.quiz([one for several in made for one in several][1:])
    for one in quiz.exercises:
        one.answer(wrong(one) if one.form != "act" else one.solve()[0])
    for name in ("ada.json", "ben.csv"):
        quiz.save(tmp_path / name)
    edit(tmp_path / "ada.json", lambda told: told["exercises"][0].update(first=True, correct=True))
    rows = carcnb.classroom.collect(tmp_path)
    assert [row["judged"] for row in rows if row["file"] == "ada"] == ["edited", *["agrees"] * 4]
    assert {row["judged"] for row in rows if row["file"] == "ben"} == {"agrees"}


def test_exercises_are_made_again_with_those_before_them(tmp_path: Path) -> None:
    """What follows is unlike what came before: alone it would be another."""
    quiz = carcnb.quiz(carcnb.exercises("base/roads", seed=3, n=3, difficulty=1))
    for one in quiz.exercises:
        one.answer(one.solve()[0])
    assert [row["judged"] for row in carcnb.classroom.collect(quiz.save(tmp_path / "ada.json"))] == ["agrees"] * 3


def test_hints_and_shown_solutions_are_as_the_file_tells_them(tmp_path: Path) -> None:
    quiz = carcnb.quiz(carcnb.exercises("points", seed=3, n=4))
    first, second, third, _ = quiz.exercises
    first.hint()
    first.answer(first.solve()[0])
    second.show()
    second.answer(second.solve()[0])
    third.answer(wrong(third))
    third.answer(third.solve()[0])
    rows = carcnb.classroom.collect(quiz.save(tmp_path / "ada.json"))
    assert [row["judged"] for row in rows] == ["agrees", "agrees", "agrees", None]


def test_what_a_file_says_of_being_judged_is_not_believed(tmp_path: Path) -> None:
    file = done(tmp_path, "Ben")
    edit(file, lambda told: [row.update(judged="agrees", sign=None) for row in told["exercises"]])
    assert {row["judged"] for row in carcnb.classroom.collect(file)} == {"not judged again"}


def test_a_broken_file_stops_nobody_elses(tmp_path: Path) -> None:
    done(tmp_path, "Ada")
    (tmp_path / "ben.json").write_text('{"quiz": "Roads", "exerc', "utf-8")
    (tmp_path / "eva.json").write_text("[" * 5000, "utf-8")
    (tmp_path / "jan.csv").write_bytes(b"\xff\xfe\x00")
    rows = carcnb.classroom.collect(tmp_path / "*.*")
    assert {row["pupil"] for row in rows} == {"Ada"}
    assert [one[:2] for one in found(rows)] == [("unread", name) for name in ("ben.json", "eva.json", "jan.csv")]
    assert rows.findings[0].of == "these are no results of a quiz"
    assert "ben.json" in rows._repr_html_()
    (tmp_path / "ada.json").unlink()
    with pytest.raises(QuizError):
        carcnb.classroom.collect(tmp_path / "*.json")


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_links_in_a_circle_end(tmp_path: Path) -> None:
    deep = tmp_path / "in" / "deep"
    deep.mkdir(parents=True)
    done(deep, "Ada")
    (tmp_path / "in" / "round").symlink_to(tmp_path / "in")
    (deep / "again").symlink_to(tmp_path)
    for pattern in ("**/*.json", "in/**/ada.json", "**/deep/**/*.json"):
        assert len(carcnb.classroom.collect(tmp_path / pattern)) == 7


def test_names_in_what_is_told_are_text(tmp_path: Path) -> None:
    done(tmp_path, "Ada")
    (tmp_path / "<b>x.json").write_text("{", "utf-8")
    for n in range(40):
        quiz = {"quiz": "Roads", "exercises": [json.loads((tmp_path / "ada.json").read_text("utf-8"))["exercises"][0]]}
        quiz["exercises"][0]["sign"] = None
        (tmp_path / f"{n}.json").write_text(json.dumps(quiz | {"pupil": f"{n} {'x' * 70}"}), "utf-8")
    page = carcnb.classroom.collect(tmp_path)._repr_html_()
    assert "<b>x" not in page
    assert "&lt;b&gt;x.json" in page
