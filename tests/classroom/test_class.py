"""The table of a class: whose results they are, what is counted, who is named for which belief, and how it shows."""

# mypy: disable-error-code="arg-type, attr-defined"
from __future__ import annotations

import csv
import json
import sys
import unicodedata
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.classroom.class_page import help_with
from carcnb.classroom.class_rows import BeliefTable, ClassRows, ExerciseCounts, ShareTable
from carcnb.questions.beliefs import beliefs
from carcnb.questions.errors import QuizError
from carcnb.quizzes import TOPICS, practice_expansions
from tests.classroom import simulated_class
from tests.classroom.rows import row
from tests.classroom.simulated_class import SHOWN, of_all


def handed_in(path: Path, *rows: dict[str, Any], quiz: str = "Roads", **more: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"quiz": quiz, "exercises": list(rows)} | more), encoding="utf-8")
    return path


class Text(HTMLParser):
    """The texts of a page and its tags."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


# ---- whose they are


@pytest.mark.parametrize(
    ("pattern", "files"),
    [
        ("*.json", {"ada.json": "ada", "ben.json": "ben"}),
        ("in/*/*/results.json", {"in/ada/roads/results.json": "ada", "in/ben/roads/results.json": "ben"}),
        ("submitted/**/results.json", {"submitted/ada/roads/results.json": "ada"}),
        ("in/*/*.json", {"in/ada/Roads.json": "ada", "in/ada/Cities.json": "ada", "in/ben/Roads.json": "ben"}),
        ("in/*/*.json", {"in/Roads/ada.json": "ada", "in/Roads/ben.json": "ben", "in/Cities/ada.json": "ada"}),
        ("{pupil}-*.json", {"ada-Roads.json": "ada", "ada-Cities.json": "ada", "ben-Roads.json": "ben"}),
        ("in/*/{pupil}.json", {"in/Roads/ada.json": "ada"}),
        ("in/**/{pupil} [RC]*.json", {"in/a/b/Ada Marie Roads.json": "Ada Marie"}),
        ("*/results.json", {"Ada Ray_123_assignsubmission_file_/results.json": "Ada Ray"}),
    ],
)  # fmt: skip
def test_whose_a_file_is_stands_in_its_name_or_its_folder(tmp_path: Path, pattern: str, files: dict[str, str]) -> None:
    for name in files:
        handed_in(tmp_path / name, row(), quiz="Cities" if "Cities" in name else "Roads")
    rows = carcnb.classroom.collect(tmp_path / pattern)
    assert sorted(row["pupil"] for row in rows) == sorted(files.values())
    assert rows.by("topic").pupils == tuple(sorted(set(files.values())))


def test_a_file_may_say_whose_it_is(tmp_path: Path) -> None:
    """Also as another machine writes the same letters; two quizzes are one pupil's, in a table collected again too."""
    handed_in(tmp_path / "1.json", row(), pupil=unicodedata.normalize("NFD", "Žofie"))
    handed_in(tmp_path / "2.json", row("fields"), quiz="Fields", pupil="Žofie ")
    handed_in(tmp_path / "3.json", row(), row(pupil="Cyd"))
    handed_in(tmp_path / "cyd.json", row(), course={"id": "a1", "pupil": "cyd"})
    rows = carcnb.classroom.collect(tmp_path / "*.json", to=tmp_path / "all.csv")
    assert [row["pupil"] for row in rows] == ["Žofie", "Žofie", "3", "Cyd", "Cyd"]
    again = carcnb.classroom.collect(tmp_path / "all.csv")
    assert [row["pupil"] for row in again] == [
        "Žofie",
        "Žofie",
        "3",
        "Cyd",
        "Cyd",
    ]
    handed_in(tmp_path / "4.json", row(), pupil=["Cyd"])
    assert "pupil = " in carcnb.classroom.collect(tmp_path / "*.json").findings[0].of


# ---- what is counted


def test_first_answers_count_and_what_waits_is_not_wrong() -> None:
    rows = ClassRows([
        row(pupil="Ada"), row(pupil="Ada", first=False), row("fields", pupil="Ada", first=None),
        row(pupil="Ben", first=False, correct=True, attempts=2), row(pupil="Ben", first=None, shown=True),
        row(pupil="Ben", first=False, shown=None),
    ])  # fmt: skip
    table = rows.by("topic")
    assert isinstance(table, ShareTable)
    assert table.cell("Ada", "points") == ExerciseCounts(2, 1, 0, 0)
    assert table.cell("Ada", "fields") == ExerciseCounts(1, 0, 0, 1)
    assert table.cell("Ada", "fields").share is None
    assert table.cell("Ben", "points") == ExerciseCounts(3, 0, 1, 0)
    assert table.cell() == ExerciseCounts(6, 1, 1, 1)
    assert table.cell(column="points").share == 1 / 5
    assert [*table.columns] == ["points", "fields"]
    assert [record["share"] for record in table.records] == [0.5, None, 0]
    assert rows.by("quiz" if "quiz" in rows[0] else "rule").cell("Ada", "BASE-7.3").asked == 3
    assert isinstance(rows[:2], ClassRows)
    assert rows[:2].by("topic").pupils == ("Ada",)
    with pytest.raises(carcnb.CarcnbError, match="'topic', 'rule', 'quiz', 'belief'"):
        rows.by("colour")
    with pytest.raises(QuizError, match="not by \\[\\]"):
        rows.by([])
    assert (rows[:1] + rows[1:]).by("topic").records == rows.by("topic").records


def test_a_belief_is_sure_by_two_answers_one_of_which_nothing_else_explains() -> None:
    def told(pupil: str, *beliefs: str) -> list[dict[str, Any]]:
        return [row(pupil=pupil, first=False, beliefs=[one, "tie-split"]) for one in beliefs]

    rows = ClassRows([
        *told("Ada", "city-twice", "city-twice"), *told("Ben", "city-twice", "city-twice|open-cities"),
        *told("Cyd", "city-twice", ""), *told("Dan", "city-twice|open-cities", "city-twice|open-cities"),
        row(pupil="Eva", beliefs=None),
    ])  # fmt: skip
    table = rows.by("belief")
    assert isinstance(table, BeliefTable)
    assert (table.sure("city-twice"), table.perhaps("city-twice")) == (["Ada", "Ben"], ["Cyd"])
    assert (table.sure("open-cities"), table.either("open-cities")) == ([], ["Ben", "Dan"])
    assert [*table.columns] == ["city-twice", "open-cities"]
    assert "tie-split" not in table.columns, "a second answer was given after help"
    assert table.cell("Dan", "city-twice") == (0, 2)


def test_a_class_of_thirty_is_named_for_what_it_believes(tmp_path: Path) -> None:
    quiz = simulated_class.homework()
    everybody = simulated_class.pupils(quiz)
    told = [simulated_class.hand_in(quiz, pupil, tmp_path) for pupil in everybody]
    rows = carcnb.classroom.collect(tmp_path / "*" / "*" / "results.json")
    everything, showing = simulated_class.held(quiz, everybody, told)
    beliefs = rows.by("belief")
    assert isinstance(beliefs, BeliefTable)
    sure, hinted = simulated_class.named(beliefs)
    assert len(showing) >= 15
    assert of_all(everything, sure) >= 0.9
    assert of_all(sure, showing) >= 0.9
    assert of_all(everything, hinted) >= 0.7
    assert of_all(hinted, everything) >= 0.7
    table = rows.by("topic")
    assert isinstance(table, ShareTable)
    assert table.pupils == tuple(pupil.name for pupil in everybody)
    for pupil, answers in zip(everybody, told, strict=True):
        for topic in TOPICS:
            done = [(e, one) for e, one in zip(quiz.exercises, answers, strict=True) if e.topic == topic]
            right = sum(not one.shown and one.answer == e.right for e, one in done)
            shown, left = (sum(one.answer is None and one.shown is shown for _, one in done) for shown in (True, False))
            assert table.cell(pupil.name, topic) == (len(done), right, shown, left)
    assert SHOWN
    assert table.cell().shown


def test_a_large_class_is_a_table_of_its_pupils(tmp_path: Path) -> None:
    beliefs = ["", "city-twice", "tie-split|tie-nobody"]
    rows = ClassRows(
        row(TOPICS[n % 7], first=n % 3 == 0, pupil=f"Pupil {p}", rule=f"BASE-7.{n % 9}", beliefs=[beliefs[n % 3]])
        for p in range(200)
        for n in range(100)
    )
    help_with("city-twice")
    page = rows._repr_html_()
    rows.by("rule").save(tmp_path / "class.csv")
    assert page.count("<tr") == 202


# ---- how it shows


def test_it_is_read_in_a_notebook_and_in_a_terminal_in_both_languages() -> None:
    rows = ClassRows([row(pupil="Ada", first=False, beliefs=["coats-forgotten"])] * 2 + [row(pupil="Ben", first=None)])
    page = Text(rows._repr_html_()).text
    assert "A coat of arms brings nothing." in page
    assert "Several answers (1): Ada 2×" in page
    assert "BASE-7.4" in page
    assert "carcnb.lesson('base/cities')" in page
    assert "0%0/2" in page
    assert repr(rows).splitlines()[3].split() == ["Ada", "0/2", "0/2", "0", "0"]
    assert repr(rows).splitlines()[4].split() == ["Ben", "–", "0/0", "0", "1"]
    carcnb.language("cs")
    try:
        assert "Celá třída" in repr(rows)
        assert "Erb nepřináší nic." in Text(rows._repr_html_()).text
    finally:
        carcnb.language("en")
    assert repr(rows[:0]).startswith("Nothing was handed in")
    assert "–" not in repr(rows[:2].by("belief"))


def test_what_stands_in_a_file_is_text_and_never_markup_or_a_formula(tmp_path: Path) -> None:
    evil = "<script>alert(1)</script>"
    strange = row(evil, pupil="=cmd|' /C calc'!A0", first=False, beliefs=[evil], rule="x.y-", quiz=evil * 400)
    rows = ClassRows([strange, strange | {"topic": "", "rule": "A-²", "pupil": "\u202eAda\n"}])
    for table in (rows, *map(rows.by, ("topic", "rule", "quiz", "belief"))):
        shown = Text(table._repr_html_())
        assert "script" not in shown.tags
        assert repr(table)
    for by in ("topic", "belief", "quiz"):
        lines = list(csv.reader(rows.by(by).save(tmp_path / f"{by}.csv").open(encoding="utf-8", newline="")))
        assert not [cell for line in lines for cell in line if cell.startswith(("=", "+", "-", "@"))]
    assert "<script" not in rows.by("topic").plot().svg()
    with pytest.raises(carcnb.CarcnbError, match=r"saved as \.csv"):
        rows.by("topic").save(tmp_path / "class.xlsx")
    with pytest.raises(carcnb.FileError, match="not by 3"):
        rows.by("topic").save(3)


def test_it_goes_on_as_csv_as_a_heat_map_and_to_pandas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ClassRows([row(pupil="Ada"), row(pupil="Ada", first=False), row("fields", pupil="Ben")])
    table = rows.by("topic")
    lines = list(csv.reader(table.save(tmp_path / "new" / "class.csv").open(encoding="utf-8", newline="")))
    assert lines[0] == [
        "Name",
        "Points",
        "Points: of",
        "Fields",
        "Fields: of",
        "All",
        "All: of",
        "Shown",
        "Not answered",
    ]
    assert lines[1:] == [
        ["Ada", "1", "2", "", "", "1", "2", "0", "0"],
        ["Ben", "", "", "1", "1", "1", "1", "0", "0"],
        ["Whole class", "1", "2", "1", "1", "2", "3", "0", "0"],
    ]
    plot = table.plot()
    assert [(v["row"], v["column"], v["label"], v["value"]) for v in plot.spec["data"]["values"]] == [
        ("Ada", "Points", "1/2", 0.5), ("Ben", "Fields", "1/1", 1.0),
        ("Whole class", "Points", "1/2", 0.5), ("Whole class", "Fields", "1/1", 1.0),
    ]  # fmt: skip
    assert "1/2" in plot.svg()
    assert "2" in ClassRows([row(pupil="A", first=False, beliefs=["tie-split"])] * 2).by("belief").plot().svg()
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(carcnb.CarcnbError, match="pip install pandas"):
        table.dataframe()


def test_every_belief_has_something_that_puts_it_right() -> None:
    found = {id: (system, help_with(id)) for system, known in beliefs().items() for id in known}
    assert [id for id, (system, help) in found.items() if not help.lesson.startswith(f"{system}/")] == []
    assert {help.topic for _, help in found.values()} <= {*TOPICS, *practice_expansions()}
    assert found["coats-forgotten"][1][:3] == ("BASE-7.4", "base/cities", "points")


def test_a_folder_is_all_that_was_handed_in_there(tmp_path: Path) -> None:
    for name in ("ada.json", "ben.csv"):
        carcnb.quiz(carcnb.exercises("points", seed=1, n=1)).save(tmp_path / name)
    assert [row["pupil"] for row in carcnb.classroom.collect(tmp_path)] == ["ada", "ben"]
