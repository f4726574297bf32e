"""Sealed exams, and the assignment of nbgrader that is made of one; a whole cycle where nbgrader is installed."""

# mypy: disable-error-code="arg-type, index"
from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import nbformat
import pytest

import carcnb
from carcnb.classroom.assignments import SETTINGS
from carcnb.classroom.sealing import SealedExam, seal_of
from carcnb.questions.errors import CourseError, QuizError
from tests.board.browser import Browser

KEY = "nine blue cows"
SEAL = seal_of(KEY)
ASKED = {"topic": ["points", "fields", "completion"], "n": 6, "difficulty": 1, "farmers": True}


def sealed(**options: Any) -> SealedExam:
    return carcnb.classroom.exam(["points", "fields", "completion"], n=6, seal=SEAL, pupil="Ada", **options)


def right_answers(exam: SealedExam) -> list[Any]:
    """What nobody is to find out: the exercises as they are when the exam is marked."""
    return [exercise.solve()[0] for exercise in exam.mark(KEY).exercises]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# ---- a sealed exam


def test_nothing_tells_what_is_right_before_it_is_marked() -> None:
    exam = sealed()
    one = exam.exercises[0]
    told: list[Callable[[], Any]] = [
        one.solve, one.show, one.hint, lambda: one.right, lambda: one.rule, lambda: one.check(3), lambda: one.nudge(3),
        lambda: one.beliefs(3), lambda: one.believers, lambda: one.board, lambda: one._repr_mimebundle_(),
        lambda: carcnb.classroom.worksheet([exam], answers=True), lambda: exam.mark("nine red cows"),
        lambda: exam.save("exam.json"),
    ]  # fmt: skip
    for ask in told:
        with pytest.raises(QuizError):
            ask()
    browser = Browser(exam.board)
    for n, exercise in enumerate(exam.exercises):
        browser.do("lesson", what="jump", to=n)
        browser.do("lesson", what="hint")
        browser.do("lesson", what="tell")
        if exercise.form == "number":
            browser.do("lesson", what="answer", answer="3")
        elif exercise.form == "act":
            exercise.answer(right_answers(exam)[n])
        else:
            browser.do("lesson", what="answer", answer=next(iter(exercise.choices)))
        view = browser.board.view["lesson"]
        assert view["task"]["hints"] == []
    assert "once the exam is marked" in json.dumps(view["task"]["feedback"])
    browser.do("lesson", what="jump", to=6)
    end = browser.board.view["lesson"]
    assert (end["heading"], end["end"]["bars"], end["end"]["again"]) == ("All answered", [], [])
    assert [exam.results["first"], exam.results["right"], exam.results["exercises"][0]["correct"]] == [None] * 3
    assert exam.results["exercises"][0]["seed"] is None


def test_everybody_has_exercises_of_their_own_and_the_seal_makes_others() -> None:
    def asked(**options: Any) -> list[str]:
        exam = carcnb.classroom.exam("points", n=3, **({"seal": SEAL, "pupil": "Ada"} | options))
        return [repr(exercise.setup) for exercise in exam.exercises]

    assert asked() == asked(pupil=" ada")
    assert asked() != asked(pupil="Ben")
    assert asked() != asked(seal=seal_of("other cows"))


def test_answers_are_kept_as_they_are_given_and_the_first_one_counts() -> None:
    exam, right = sealed(), right_answers(sealed())
    assert not Path("answers.json").exists()
    exam.exercises[0].answer(right[0])
    exam.exercises[0].answer(99)
    exam.exercises[1].answer(right[1])
    again = carcnb.classroom.exam(["points", "fields", "completion"], n=6, seal=SEAL)
    assert (again.pupil, again.results["exercises"][0]["answer"]) == ("Ada", right[0])
    marked = again.mark(KEY, to="in/marked.json")
    assert (marked.points, marked.n, repr(marked)) == (2, 6, "<Marked 'Exam': 2 of 6>")
    page = marked._repr_html_()
    assert (page.count("<img"), page.count("✓"), page.count("No answer.")) == (6, 2, 4)
    rows = carcnb.classroom.collect("in/*.json")
    assert [(row["pupil"], row["first"]) for row in rows] == [("Ada", n < 2) for n in range(6)]
    with pytest.raises(QuizError, match="this exam is sealed"):
        carcnb.classroom.collect("answers.json")
    with pytest.raises(QuizError, match="another exam"):
        carcnb.classroom.exam("points", seal=seal_of("other cows"))


def test_boards_of_one_exam_keep_the_answers_of_all_and_the_first_one_counts() -> None:
    one, other, right = sealed(), sealed(), right_answers(sealed())
    one.exercises[0].answer(right[0])
    other.exercises[1].answer(right[1])
    other.exercises[0].answer(next(id for id in (98, 99) if id != right[0]))
    assert [exam.mark(KEY).points for exam in (one, other, sealed())] == [2, 2, 2]


@pytest.mark.parametrize("other", [{"topic": "fields"}, {"n": 4}, {"difficulty": 2}, {"farmers": False}])
def test_a_file_of_an_exam_that_asks_something_else_is_refused_and_stays(other: dict[str, Any]) -> None:
    asked: dict[str, Any] = {"topic": "points", "n": 2, "seal": SEAL}
    exam, late = carcnb.classroom.exam(**asked), carcnb.classroom.exam(**asked | other)
    exam.exercises[0].answer(3)
    kept = Path("answers.json").read_text(encoding="utf-8")
    with pytest.raises(QuizError, match="another exam"):
        carcnb.classroom.exam(**asked | other)
    with pytest.raises(QuizError, match="another exam"):
        late.exercises[0].answer(late.exercises[0].ask.solve(late.exercises[0].scene)[0])
    assert Path("answers.json").read_text(encoding="utf-8") == kept
    assert carcnb.classroom.exam(**asked | {"topic": ("points",)}).results["exercises"][0]["answer"] == 3


def test_a_file_by_another_pupil_is_refused() -> None:
    asked: dict[str, Any] = {"topic": "points", "n": 1, "seal": SEAL}
    nobodys = carcnb.classroom.exam(**asked)
    carcnb.classroom.exam(**asked, pupil="Ada").exercises[0].answer(3)
    with pytest.raises(QuizError, match="by 'Ada', not by 'Ben'"):
        carcnb.classroom.exam(**asked, pupil="Ben")
    with pytest.raises(QuizError, match="not by somebody without a name"):
        nobodys.exercises[0].answer(3)
    assert carcnb.classroom.exam(**asked, pupil=" ada").pupil == "Ada"
    with pytest.raises(QuizError, match="named by a text, not by 3"):
        carcnb.classroom.exam(**asked | {"pupil": 3})


def test_an_answer_that_cannot_be_kept_is_not_said_to_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    exam = carcnb.classroom.exam("points", n=1, seal=SEAL, file="file/answers.json")
    browser = Browser(exam.board)
    for _ in range(2):
        browser.do("lesson", what="answer", answer="3")
        assert browser.board.view["lesson"]["task"]["feedback"] == []
        assert '"answer": 3' in unquote(browser.board.view["unkept"]["href"]), "the file can be saved by hand"
    with pytest.raises(carcnb.FileError, match="cannot write"):
        carcnb.classroom.exam("points", n=1, seal=SEAL, file="file/answers.json").exercises[0].answer(3)
    (tmp_path / "file").unlink()
    browser.do("lesson", what="jump", to=0)
    assert "unkept" not in browser.board.view
    assert "kept" in json.dumps(browser.board.view["lesson"]["task"]["feedback"])
    assert carcnb.classroom.exam("points", n=1, seal=SEAL, file="file/answers.json").exercises[0].attempt.answers == (
        3,
    )


def test_no_course_takes_exercises_that_are_sealed() -> None:
    exam = sealed()
    for part in (exam, exam.exercises[0], list(exam.exercises), carcnb.quiz(exam.exercises)):
        with pytest.raises(CourseError, match="a sealed exam cannot be in a course"):
            carcnb.classroom.course("Roads", [part])


def test_results_are_not_of_the_teacher_who_marks_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {"topic": "points", "n": 1, "seal": SEAL}
    monkeypatch.setenv("JUPYTERHUB_USER", "teacher")
    assert carcnb.classroom.exam(**asked).mark(KEY).results["pupil"] is None
    assert carcnb.classroom.exam(**asked, pupil="Ada").mark(KEY).results["pupil"] == "Ada"
    monkeypatch.setenv("JUPYTERHUB_USER", "ben")
    exam = carcnb.classroom.exam(**asked)
    exam.exercises[0].answer(3)
    monkeypatch.setenv("JUPYTERHUB_USER", "teacher")
    assert [one.mark(KEY).pupil for one in (exam, carcnb.classroom.exam(**asked))] == ["ben", "ben"]


@pytest.mark.parametrize("answer", [99, "99", "nonsense", {"a": 1}, [[1]], None, True, ["A"], 1e300])
def test_whatever_stands_in_a_file_of_answers_the_exam_is_marked(answer: Any) -> None:
    rows = [{"id": exercise.id, "answer": answer} for exercise in sealed().exercises]
    Path("answers.json").write_text(
        json.dumps({"quiz": "Exam", "pupil": "Ada", "sealed": SEAL, "asked": ASKED, "exercises": rows})
    )
    assert sealed().mark(KEY).points <= 1


@pytest.mark.parametrize("text", ["[]", "{}", '{"sealed": 1, "exercises": 3, "pupil": ""}', '{"exercises": [3]}'])
def test_a_file_that_holds_no_answers_is_told(text: str) -> None:
    Path("answers.json").write_text(text)
    with pytest.raises(QuizError, match="holds no answers to an exam"):
        sealed()


def test_a_key_in_the_place_of_its_seal_is_told_the_seal() -> None:
    with pytest.raises(QuizError, match=re.escape(f"write seal={SEAL!r}")):
        carcnb.classroom.exam("points", seal=KEY)
    with pytest.raises(QuizError, match="8 letters or more"):
        carcnb.classroom.exam("points", seal="cows")


# ---- an assignment


def test_an_assignment_hides_its_key_and_is_not_written_twice(tmp_path: Path) -> None:
    path = carcnb.classroom.assignment(
        tmp_path, "roads", ["points", "fields"], n=4, key=KEY, title="It’s roads", farmers=True
    )
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    tests = notebook.cells[-1]
    assert tests.metadata.nbgrader.points == 4
    shown = re.sub(r"### BEGIN HIDDEN TESTS.*### END HIDDEN TESTS", "", path.read_text(encoding="utf-8"))
    assert KEY not in shown
    assert SEAL in shown
    for options in ({}, {"name": "../roads"}, {"name": "x", "key": "short"}, {"name": "x", "difficulty": 4}):
        with pytest.raises(carcnb.CarcnbError):
            carcnb.classroom.assignment(
                **{"folder": tmp_path, "name": "roads", "topic": "points", "key": KEY} | options
            )


def test_settings_that_would_show_the_key_are_refused_with_the_lines_to_add(tmp_path: Path) -> None:
    config = tmp_path / "nbgrader_config.py"
    for own in (
        "mine",
        "# " + SETTINGS.replace("\n", "\n# "),
        "c.GenerateFeedback.preprocessors = [GetGrades]",
        "c.GenerateFeedback.preprocessors = [GetGrades]  # ClearHiddenTests",
        'x = "GenerateFeedback.preprocessors ClearHiddenTests"',
        "c.GenerateFeedback.preprocessors = ['a']\nc.Generate.ClearHiddenTests = 3",
        SETTINGS + "c.GenerateFeedback.preprocessors = [GetGrades]\n",
        SETTINGS + "c.GenerateFeedback.preprocessors = [\n",
    ):
        config.write_text(own)
        with pytest.raises(QuizError) as told:
            carcnb.classroom.assignment(tmp_path, "cities", "points", key=KEY)
        assert str(told.value).endswith(SETTINGS)
        assert config.read_text() == own
        assert not (tmp_path / "source").exists()
    named = "c.GenerateFeedback.preprocessors = ['nbgrader.preprocessors.ClearHiddenTests']"
    for name, own in (("cities", "c = get_config()\n" + SETTINGS), ("roads", named)):
        config.write_text(own)
        assert carcnb.classroom.assignment(tmp_path, name, "points", key=KEY).is_file()


def test_the_cells_of_an_assignment_run_and_give_points(tmp_path: Path) -> None:
    """As nbgrader runs them, in their order, one after the other."""
    notebook = nbformat.read(carcnb.classroom.assignment(tmp_path, "roads", "points", n=3, key=KEY), as_version=4)
    *cells, tests = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    shown: list[Any] = []
    space: dict[str, Any] = {"display": shown.append}
    for cell in (*cells, tests):
        exec(cell, space)
    assert space["marked"].points == 0
    exam = space["exam"]
    for exercise, right in zip(exam.exercises, right_answers(exam), strict=True):
        exercise.answer(right)
    exec(tests, space)
    assert [each.points for each in shown] == [0, 3]
    assert json.loads(Path("marked.json").read_text(encoding="utf-8"))["first"] == 3


# ---- nbgrader

PUPILS: dict[str, tuple[str, float]] = {
    "right": ("", 4),
    "half": ("", 2),
    "empty": ("", 0),
    "solves": ("for e in exam.exercises:\n    e.answer(e.solve()[0])", 0),
    "fakes": (
        "class Fake:\n    points = 4\n    def mark(self, *a, **k): return self\nexam = Fake()\nmarked = Fake()", 0
    ),
    "again": ("for e in carcnb.exercises(['points', 'fields'], n=4, seed=1):\n"
              "    exam.exercises[0].answer(e.solve()[0])", 0),
}  # fmt: skip
"""What each does in a cell of his or her own, and the points it is worth."""


@pytest.fixture
def course(tmp_path: Path) -> Path:
    carcnb.classroom.assignment(tmp_path / "course", "roads", ["points", "fields"], n=4, key=KEY)
    return tmp_path / "course"


def nbgrader(course: Path, *words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "nbgrader", *words], cwd=course, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.slow
@pytest.mark.skipif(not find_spec("nbgrader"), reason="nbgrader is not installed")
def test_a_cycle_of_nbgrader_gives_the_points_and_pictures(course: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nbgrader(course, "generate_assignment", "roads")
    released = (course / "release" / "roads" / "roads.ipynb").read_text(encoding="utf-8")
    assert KEY not in released
    for pupil, (code, points) in PUPILS.items():
        folder = course / "submitted" / pupil / "roads"
        folder.mkdir(parents=True)
        notebook = nbformat.reads(released, as_version=4)
        if code:
            notebook.cells.insert(3, nbformat.v4.new_code_cell(code))
        nbformat.write(notebook, folder / "roads.ipynb")
        if points:
            monkeypatch.chdir(folder)
            exam = carcnb.classroom.exam(["points", "fields"], n=4, title="Exam", seal=SEAL, pupil=pupil)
            for exercise, right in list(zip(exam.exercises, right_answers(exam), strict=True))[: int(points)]:
                exercise.answer(right)
    nbgrader(course, "autograde", "roads", "--create")
    nbgrader(course, "generate_feedback", "roads")
    nbgrader(course, "export", "--to", "grades.csv")
    lines = [line.split(",") for line in (course / "grades.csv").read_text().splitlines()]
    head = lines[0]
    scores = {line[head.index("student_id")]: float(line[head.index("score")]) for line in lines[1:]}
    assert scores == {pupil: points for pupil, (_, points) in PUPILS.items()}
    for pupil, (_, points) in PUPILS.items():
        page = (course / "feedback" / pupil / "roads" / "roads.html").read_text(encoding="utf-8")
        assert KEY not in page
        assert page.count("data:image/svg+xml") >= 4
        assert f"{points:.0f} of 4 right at once" in page
    monkeypatch.chdir(course)
    rows = carcnb.classroom.collect("autograded/{pupil}/*/marked.json")
    assert {pupil: sum(row["first"] for row in rows if row["pupil"] == pupil) for pupil in PUPILS} == scores


def test_the_settings_stand_where_teachers_read_of_them() -> None:
    compile(SETTINGS, "nbgrader_config.py", "exec")
    assert SETTINGS in (Path(carcnb.__file__).parent / "quizzes/README.md").read_text(encoding="utf-8")
