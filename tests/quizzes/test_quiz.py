"""Quizzes: the way through, the result on the last page, and files that a teacher can collect."""

# mypy: disable-error-code="assignment, comparison-overlap, index, union-attr"
from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carcnb
from carcnb.questions.errors import QuizError
from carcnb.quizzes.model import Attempt
from carcnb.quizzes.quiz import Quiz
from carcnb.quizzes.spreadsheet import table
from tests.board.browser import Browser

ROW = carcnb.quiz(carcnb.exercises("final", seed=1, n=1)).results["exercises"][0] | {"quiz": "Test"}
"""What a file holds about one exercise."""


@pytest.fixture
def quiz() -> Quiz:
    """Three exercises, of which the learner gets the first right, the second at the second try, the third not."""
    made = carcnb.quiz(carcnb.exercises(["majority", "points"], seed=2, n=3), title={"en": "Test", "cs": "Zkouška"})
    one, two, three = made.exercises
    one.answer(one.right)
    two.answer(99)
    two.hint()
    two.answer(two.right)
    three.answer([])
    return made


def test_the_results_are_plain_data(quiz: Quiz) -> None:
    results = quiz.results
    assert (results["quiz"], results["n"], results["right"], results["first"]) == ("Test", 3, 2, 1)
    assert results["topics"] == {"majority": [1, 2], "points": [0, 1]}, "the mark is what was right at once"
    assert [row["correct"] for row in results["exercises"]] == [True, True, False]
    assert json.loads(json.dumps(results)) == results


def test_the_last_page_tells_the_result_and_the_rules_to_look_at(quiz: Quiz) -> None:
    browser = Browser(quiz.board)
    for _ in range(3):
        browser.do("lesson", what="next")
    shown = browser.board.view["lesson"]
    assert (shown["heading"], shown["where"], shown["task"]) == ("1 of 3 right at once", "Result", None)
    assert "".join(run["t"] for run in shown["caption"][0]["p"]) == "1 more with a hint or at a later try."
    end = shown["end"]
    assert [(bar["text"], bar["right"], bar["of"]) for bar in end["bars"]] == [
        ("Most followers", 1, 2),
        ("Points", 0, 1),
    ]
    rules = [run["rule"] for block in end["again"] for runs in block.values() for run in runs if "rule" in run]
    assert rules == list(dict.fromkeys(row["rule"] for row in quiz.results["exercises"][1:]))
    assert (shown["back"], shown["next"]) == (True, False)
    browser.do("lesson", what="jump", to=0)
    assert browser.board.view["lesson"]["where"] == "Exercise 1 of 3"
    assert [step["done"] for step in browser.board.view["lesson"]["steps"]] == [True, True, False, False]


def test_what_was_shown_is_counted_apart_and_is_not_left(quiz: Quiz) -> None:
    browser = Browser(quiz.board)
    browser.do("lesson", what="jump", to=2)
    browser.do("lesson", what="hint")
    browser.do("lesson", what="tell")
    browser.do("lesson", what="next")
    shown = browser.board.view["lesson"]
    assert shown["caption"][0]["p"][0]["t"] == "1 more with a hint or at a later try. 1 solution was shown."
    assert "jump" not in [offer["do"] for offer in shown["end"]["offers"]]
    assert [row["shown"] for row in quiz.results["exercises"]] == [False, False, True]


def test_the_last_page_leads_to_another_quiz_of_the_same_kind() -> None:
    quiz = carcnb.quiz(carcnb.exercises(["points", "fields"], seed=1, n=2, difficulty=2))
    browser = Browser(quiz.board)
    browser.do("lesson", what="jump", to=2)
    assert [offer["do"] for offer in browser.board.view["lesson"]["end"]["offers"]] == ["jump", "anew", "restart"]
    browser.do("lesson", what="anew")
    lesson = browser.board.view["lesson"]
    assert (lesson["where"], lesson["title"]) == ("Exercise 1 of 2", quiz.title)
    anew = browser.board._lead.stand.content
    assert [(e.topic, e.difficulty) for e in anew.exercises] == [("points", 2), ("fields", 2)]
    assert all(e.attempt == Attempt() for e in quiz.exercises), "the results of the first one stay as they are"


def test_exercises_written_by_hand_and_open_exams_lead_to_no_other() -> None:
    made = carcnb.exercise("worth", position=["base-D 0,0 r0 red:city.N"], marks=["0,0 city.N"])
    exam = carcnb.quiz(carcnb.exercises("final", seed=1, n=1), exam=True)
    for quiz in (carcnb.quiz([made]), exam):
        browser = Browser(quiz.board)
        browser.do("lesson", what="jump", to=1)
        assert "anew" not in [offer["do"] for offer in browser.board.view["lesson"]["end"]["offers"]]
        browser.do("lesson", what="anew")
        assert browser.refused()


def test_the_last_page_waits_for_what_is_not_answered() -> None:
    quiz = carcnb.quiz(carcnb.exercises("final", seed=1, n=2))
    browser = Browser(quiz.board)
    browser.do("lesson", what="jump", to=2)
    runs: list[dict[str, Any]] = browser.board.view["lesson"]["caption"][0]["p"]
    assert "".join(run["t"] for run in runs) == "2 exercises are not answered yet."
    browser.do("language", lang="cs")
    assert browser.board.view["lesson"]["title"] == "Kvíz"
    browser.do("lesson", what="answer", answer="3")
    assert quiz.results["right"] == 0


def test_a_row_for_every_exercise_of_every_file(quiz: Quiz, tmp_path: Path) -> None:
    quiz.save(tmp_path / "results" / "ada.json")
    quiz.save(tmp_path / "results" / "ben.csv")
    rows = carcnb.classroom.collect(tmp_path / "results" / "*", to=tmp_path / "all.csv")
    assert [row["file"] for row in rows] == ["ada"] * 3 + ["ben"] * 3
    assert [row["attempts"] for row in rows] == [1, 2, 1] * 2
    assert [row["correct"] for row in rows] == [True, True, False] * 2
    assert rows[0]["answer"] == quiz.exercises[0].right
    assert [row["answers"] for row in rows[:3]] == [row["answers"] for row in quiz.results["exercises"]]
    assert [row["answers"] for row in rows[3:]] == [row["answers"] for row in rows[:3]]
    read = list(csv.DictReader((tmp_path / "all.csv").open(encoding="utf-8")))
    assert [(row["file"], row["id"], row["hints"]) for row in read] == [
        (row["file"], row["id"], str(row["hints"])) for row in rows
    ]


def test_results_saved_before_all_answers_were_kept_are_still_read(quiz: Quiz, tmp_path: Path) -> None:
    path = quiz.save(tmp_path / "ada.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    for row in data["exercises"]:
        del row["answers"], row["shown"]
    path.write_text(json.dumps(data), encoding="utf-8")
    rows = carcnb.classroom.collect(path, to=tmp_path / "all.csv")
    assert [(row["first"], row["answers"]) for row in rows] == [(True, None), (False, None), (False, None)]
    assert [row["shown"] for row in [*rows, *carcnb.classroom.collect(tmp_path / "all.csv")]] == [None] * 6
    csv_of_before = "\n".join(
        ",".join(line.split(",")[:-1]) for line in (tmp_path / "all.csv").read_text(encoding="utf-8").splitlines()
    )
    (tmp_path / "before.csv").write_text(csv_of_before + "\n", encoding="utf-8")
    assert [row["answers"] for row in carcnb.classroom.collect(tmp_path / "before.csv")] == [None] * 3


def test_an_exam_takes_one_answer_and_tells_nothing_before_all_are_given() -> None:
    made = [
        *(e for e in carcnb.exercises(["points", "majority"], seed=6, n=2)),
        next(e for e in carcnb.exercises("completion", seed=2, n=4) if e.form == "act"),
    ]
    exam = carcnb.quiz(made, exam=True)
    browser = Browser(exam.board)

    def shown() -> str:
        lesson = browser.board.view["lesson"]
        said = [lesson["heading"]]
        told = [*lesson["caption"], *(lesson["task"] or {}).get("feedback", ())]
        said += ["".join(run["t"] for run in runs) for block in told for runs in block.values()]
        return " ".join(said)

    assert browser.board.view["lesson"]["task"]["hints_left"] == 0
    browser.do("lesson", what="hint")
    assert made[0].attempt.hints == 0
    browser.do("lesson", what="answer", answer=str(made[0].right + 1))
    for again in ("answer", "retry", "answer"):
        browser.do("lesson", what=again, **({"answer": str(made[0].right)} if again == "answer" else {}))
    assert made[0].result["answers"] == [str(made[0].right + 1)]
    asked = browser.board.view["lesson"]["task"]
    assert (asked["state"], asked["picked"], asked["once"]) == ("given", str(made[0].right + 1), True)
    assert "Your answer is kept." in shown()
    assert "Right." not in shown()
    browser.do("lesson", what="jump", to=3)
    assert shown() == "Not finished yet 2 exercises are not answered yet. The result comes when all of them are."
    assert repr(exam).endswith("1 of 3 answered>")
    assert browser.board.view["lesson"]["quiet"]

    browser.do("lesson", what="jump", to=1)
    browser.do("lesson", what="answer", answer=",".join(made[1].right))
    assert [step["done"] for step in browser.board.view["lesson"]["steps"]] == [True, True, False, False]
    browser.do("lesson", what="jump", to=2)
    turn = made[2].right[0]
    browser.act(turn[0])
    assert len(made[2].attempt.answers) == 1
    laid = browser.board.game.table.state.tiles
    browser.do("lesson", what="jump", to=3)
    assert shown().startswith("2 of 3 right at once")
    browser.do("lesson", what="jump", to=2)
    assert browser.board.game.table.state.tiles == laid, "the turn lies on the board again"
    assert not browser.board.view["playable"]
    assert "Right." in shown()
    browser.do("lesson", what="jump", to=0)
    asked = browser.board.view["lesson"]["task"]
    assert (asked["state"], asked["hints_left"]) == ("notyet", 0)
    browser.do("lesson", what="answer", answer=str(made[0].right))
    assert browser.board.view["lesson"]["task"] == asked, "one answer is taken, and no other"
    assert made[0].check(made[0].attempt.answers[0]).rule in shown()
    assert [step["done"] for step in browser.board.view["lesson"]["steps"]] == [False, True, True, False]
    assert (exam.results["first"], exam.results["right"]) == (2, 2)


def test_an_exam_keeps_the_first_answer_and_tells_no_mark_before_its_end(tmp_path: Path) -> None:
    one, two = made = carcnb.exercises(["points", "majority"], seed=6, n=2)
    exam = carcnb.quiz(made, exam=True)
    one.answer(one.right + 1)
    one.answer(one.right)
    results = exam.results
    assert (results["first"], results["right"]) == (None, None)
    assert [row["correct"] for row in results["exercises"]] == [None, None]
    assert results["topics"] == {"points": [None, 1], "majority": [None, 1]}
    assert [row["answers"] for row in results["exercises"]] == [[str(one.right + 1)], []]
    with pytest.raises(QuizError, match="an exam is saved when all is answered; 1 of 2 are left"):
        exam.save(tmp_path / "ada.json")
    two.answer(two.right)
    rows = carcnb.classroom.collect(exam.save(tmp_path / "ada.json"))
    assert [(row["first"], row["correct"], row["attempts"]) for row in rows] == [(False, False, 1), (True, True, 1)]
    assert exam.results["exercises"][0]["answer"] == one.right + 1


def test_a_solution_told_in_python_is_no_answer_to_an_exam(tmp_path: Path) -> None:
    one, two = made = carcnb.exercises("final", seed=1, n=2)
    exam = carcnb.quiz(made, exam=True)
    one.answer(one.right)
    two.show()
    assert exam.results["first"] is None
    with pytest.raises(QuizError, match="1 of 2 are left"):
        exam.save(tmp_path / "ada.json")
    two.answer(two.right)
    assert (exam.results["first"], exam.results["right"]) == (1, 1)


def test_an_answered_question_of_an_exam_still_shows_what_was_asked() -> None:
    """Its tile, its choices and what was picked, as before the answer; whether it was right, once all is answered."""
    fits = next(e for e in carcnb.exercises("placement", seed=3, n=9) if e.form == "one")
    several = next(e for e in carcnb.exercises("majority", seed=3, n=9) if e.form == "several")
    browser = Browser(carcnb.quiz([fits, several], exam=True).board)
    before = browser.board.view["lesson"]["task"]
    assert before["tile"]
    assert before["choices"]
    browser.do("lesson", what="answer", answer="edge")
    after = browser.board.view["lesson"]["task"]
    assert after["state"] == "given"
    assert {part: after[part] for part in ("tile", "choices", "question")} == {
        part: before[part] for part in ("tile", "choices", "question")
    }
    browser.do("lesson", what="jump", to=1)
    browser.do("lesson", what="answer", answer=",".join(several.right))
    asked = browser.board.view["lesson"]["task"]
    assert (asked["state"], asked["picked"]) == ("right", ",".join(several.right))
    browser.do("lesson", what="jump", to=0)
    assert browser.board.view["lesson"]["task"]["state"] == ("right" if fits.right == "edge" else "notyet")


def test_collected_again_the_collection_is_not_counted(quiz: Quiz, tmp_path: Path) -> None:
    quiz.save(tmp_path / "ada.csv")
    for _ in range(2):
        assert len(carcnb.classroom.collect(tmp_path / "*.csv", to=tmp_path / "all.csv")) == 3


def test_rows_of_files_with_the_same_name_tell_whose_they_are(quiz: Quiz, tmp_path: Path) -> None:
    for pupil in ("anna", "ben"):
        quiz.save(tmp_path / "submitted" / pupil / "roads" / "results.json")
    rows = carcnb.classroom.collect(tmp_path / "submitted/**/results.json")
    assert [row["file"] for row in rows] == ["anna/roads/results"] * 3 + ["ben/roads/results"] * 3
    one = carcnb.classroom.collect(tmp_path / "submitted/anna/**/results.json")
    assert {row["file"] for row in one} == {"results"}
    quiz.save(tmp_path / "submitted/ben/roads/results.csv")
    both = carcnb.classroom.collect(tmp_path / "submitted/ben/**/results.*")
    assert list(dict.fromkeys(row["file"] for row in both)) == ["results.csv", "results.json"]


def test_a_file_that_two_patterns_name_counts_once(quiz: Quiz, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quiz.save(tmp_path / "ada.json")
    monkeypatch.chdir(tmp_path)
    assert len(carcnb.classroom.collect(["ada.json", "./*.json", tmp_path / "ada.json"])) == 3


EXCEL = {
    "Czech": (";", "PRAVDA", "NEPRAVDA", "cp1250"),
    "Czech, Unicode": (";", "PRAVDA", "NEPRAVDA", "utf-8-sig"),
    "English": (",", "TRUE", "FALSE", "utf-8-sig"),
    "Unicode text": ("\t", "TRUE", "FALSE", "utf-16"),
}
"""How spreadsheets write a table: between the cells, yes, no, letters."""


@pytest.mark.parametrize("how", EXCEL)
def test_results_that_were_in_a_spreadsheet_are_read(how: str, quiz: Quiz, tmp_path: Path) -> None:
    between, yes, no, letters = EXCEL[how]
    quiz._title = {"en": '=Žluťoučký; "kůň"', "cs": "Zkouška"}
    ours = quiz.save(tmp_path / "ours.csv")
    table = list(csv.reader(ours.open(encoding="utf-8", newline="")))
    out = StringIO()
    writer = csv.writer(out, delimiter=between, lineterminator="\r\n")
    writer.writerows([{"True": yes, "False": no}.get(cell, cell) for cell in row] for row in table)
    writer.writerows([[""] * len(table[0])] * 2)
    (tmp_path / "theirs.csv").write_bytes((out.getvalue() + "\r\n").encode(letters))
    theirs, before = (carcnb.classroom.collect(tmp_path / f"{name}.csv") for name in ("theirs", "ours"))
    blank = {"file": "", "pupil": ""}
    assert [row | blank for row in theirs] == [row | blank for row in before]
    assert [(row["correct"], row["quiz"]) for row in theirs] == [
        (right, '=Žluťoučký; "kůň"') for right in (True, True, False)
    ]


@given(st.lists(st.text(alphabet="'=+-@\t\r\n\"a,;", max_size=6), min_size=1))
def test_every_text_comes_out_of_a_table_as_it_went_in(texts: list[str]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.csv"
        path.write_bytes(table({**ROW, "quiz": text} for text in texts).encode())
        assert [row["quiz"] for row in carcnb.classroom.collect(path)] == texts
        cells = [row[0] for row in csv.reader(path.open(encoding="utf-8", newline=""))]
        assert not [cell for cell in cells if cell.startswith(tuple("=+-@\t\r"))]


@given(st.lists(st.text(alphabet="'=-\\;, \nA", max_size=6), min_size=1))
def test_answers_come_out_of_a_table_as_they_went_in(answers: list[str]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.csv"
        path.write_bytes(table([{**ROW, "attempts": len(answers), "answers": answers}]).encode())
        assert carcnb.classroom.collect(path)[0]["answers"] == answers


def test_a_row_is_the_same_from_either_kind_of_file(tmp_path: Path) -> None:
    """Answers are a list, what was not answered is None, and places stand in both columns in the same way."""
    made = carcnb.quiz(carcnb.exercises(["majority", "placement", "points"], seed=2, n=3))
    places = next(e for e in made.exercises if isinstance(e.right, list) or e.form == "pick")
    other = next(e for e in made.exercises if e is not places)
    places.attempt = Attempt((["A", "C"], ["B"]))
    for name in ("a.json", "b.csv"):
        made.save(tmp_path / name)
    ours, theirs = (carcnb.classroom.collect(tmp_path / name) for name in ("a.json", "b.csv"))
    at, free = made.exercises.index(places), made.exercises.index(other)
    for rows in (ours, theirs):
        assert rows[at]["answers"] == ["A, C", "B"]
        assert (rows[free]["answer"], rows[free]["answers"]) == (None, [])
    places.attempt = Attempt((["A", "C"],))
    made.save(tmp_path / "b.csv")
    assert carcnb.classroom.collect(tmp_path / "b.csv")[at]["answer"] == "A, C"


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\u202e"])
def test_what_acts_on_a_table_unseen_does_not_get_into_it(sign: str, tmp_path: Path) -> None:
    data = {"quiz": f"a{sign}b", "exercises": [ROW | {"quiz": f"a{sign}b"}]}
    (tmp_path / "x.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(QuizError, match=r"x\.json, exercise 1: quiz = .* cannot be"):
        carcnb.classroom.collect(tmp_path / "x.json", to=tmp_path / "all.csv")


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"quiz": "x" * 200_000}, r"field larger than field limit \(131072\)"),
        ({"quiz": "x" * 20_000}, "quiz = 'xxxxxxx"),
        ({"correct": "yes"}, "correct = 'yes' cannot be"),
        ({"seed": "1,5E+10"}, r"seed = '1,5E\+10' cannot be"),
        ({"hints": ""}, "hints = None cannot be"),
        ({"attempts": "9" * 5000}, "attempts = '9999"),
    ],
)
def test_a_cell_that_cannot_be_is_named_with_its_line(changed: dict[str, Any], says: str, tmp_path: Path) -> None:
    path = tmp_path / "ada.csv"
    path.write_text(table([ROW, {**ROW, **changed}]), encoding="utf-8")
    with pytest.raises(QuizError, match=rf"ada\.csv, line 3: {says}"):
        carcnb.classroom.collect(path)


def test_a_column_that_is_gone_is_named(tmp_path: Path) -> None:
    path = tmp_path / "ada.csv"
    path.write_text(table([{name: value for name, value in ROW.items() if name != "rule"}]), encoding="utf-8")
    with pytest.raises(QuizError, match=r"ada\.csv, line 2: there is no rule"):
        carcnb.classroom.collect(path)
    path.write_text(table([{name: value for name, value in ROW.items() if name != "seed"}]), encoding="utf-8")
    assert carcnb.classroom.collect(path)[0]["seed"] is None


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"\x81\x83", b"a;b\n1;2\n", b"\x00" * 9, b'"' * 9])
def test_a_table_of_something_else_is_said(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "ada.csv").write_bytes(content)
    with pytest.raises(QuizError, match=r"ada\.csv: these are no results of a quiz"):
        carcnb.classroom.collect(tmp_path / "ada.csv")


def test_nothing_is_written_unless_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made = carcnb.quiz(carcnb.exercises("final", seed=1, n=2))
    browser = Browser(made.board)
    browser.do("lesson", what="answer", answer="3")
    repr(made)
    assert list(tmp_path.iterdir()) == []


def test_a_cell_that_looks_like_a_formula_is_text(tmp_path: Path) -> None:
    made = carcnb.quiz(carcnb.exercises("final", seed=1, n=1), title="=HYPERLINK(1)")
    path = made.save(tmp_path / "=ada.json")
    rows = carcnb.classroom.collect(path, to=tmp_path / "all.csv")
    assert rows[0]["quiz"] == "=HYPERLINK(1)"
    assert "'=ada,'=HYPERLINK(1)" in (tmp_path / "all.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "these are no results of a quiz"),
        ("[]", "these are no results of a quiz"),
        ('{"quiz": 3, "exercises": "abc"}', "these are no results of a quiz"),
        ('{"quiz": 3, "exercises": [{}]}', "exercise 1: quiz = 3 cannot be"),
        ('{"quiz": "a", "exercises": [{"id": ["x"]}]}', r"exercise 1: id = \['x'\] cannot be"),
        ("[" * 100_000, "these are no results of a quiz"),
        ('{"quiz": "a", "exercises": [{}]}', "exercise 1: there is no id"),
        (
            json.dumps({"quiz": "\ud800", "exercises": [ROW | {"quiz": "\ud800"}]}),
            r"exercise 1: quiz = '\\ud800' cannot be",
        ),
    ],
)
def test_a_file_that_is_none_is_named(text: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text(text, encoding="utf-8")
    with pytest.raises(QuizError, match=rf"x\.json.*{says}"):
        carcnb.classroom.collect(tmp_path / "*.json")


def test_what_a_learner_changed_in_a_file_is_found(quiz: Quiz, tmp_path: Path) -> None:
    path = quiz.save(tmp_path / "ada.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    data["exercises"][1]["correct"] = "yes"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(QuizError, match=r"ada\.json, exercise 2: correct = 'yes' cannot be"):
        carcnb.classroom.collect(path)


def test_mistakes_are_named(tmp_path: Path) -> None:
    made = carcnb.quiz(carcnb.exercises("final", seed=1, n=1))
    with pytest.raises(QuizError, match="at least one exercise"):
        carcnb.quiz([])
    with pytest.raises(QuizError, match=r"write quiz\(\[exercise\]\)"):
        carcnb.quiz(made.exercises[0])  # type: ignore[arg-type]
    with pytest.raises(QuizError, match="made of exercises"):
        carcnb.quiz(["final"])  # type: ignore[list-item]
    with pytest.raises(QuizError, match=r"as \.json or \.csv, not as 'a\.txt'"):
        made.save(tmp_path / "a.txt")
    with pytest.raises(QuizError, match="no file matches"):
        carcnb.classroom.collect(tmp_path / "*.json")
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(carcnb.FileError, match=r"cannot write .*file"):
        made.save(tmp_path / "file" / "a.json")
