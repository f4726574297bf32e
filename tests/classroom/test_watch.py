"""The class at work on a teacher's board: what it says while files come, change and break, with and without names."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

import carcnb
from carcnb.board import Board
from carcnb.classroom.class_folder import ClassFolder
from carcnb.classroom.class_watch import WatchPages
from carcnb.files import FileError
from carcnb.questions.errors import CourseError
from carcnb.quizzes.run import ExerciseRun
from tests.classroom.simulated_diagnosis import take

COURSE = carcnb.classroom.course("diagnose base 12")
HELD = "open-cities"


@pytest.fixture(scope="module")
def handed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What three pupils have handed in, by the file's name."""
    folder = tmp_path_factory.mktemp("class")
    files = [
        take(COURSE, "Alma", HELD, folder, 12),
        take(COURSE, "Bruno", HELD, folder, 12),
        take(COURSE, "Erik", "", folder, 4),
    ]
    return {file.name: file.read_text("utf-8") for file in files}


@pytest.fixture
def folder(tmp_path: Path, handed: dict[str, str]) -> Iterator[Path]:
    for name, text in handed.items():
        (tmp_path / name).write_text(text, "utf-8")
    yield tmp_path
    carcnb.language("en")


def home(board: Board) -> Any:
    return board.view["home"]


def go(board: Board, to: str) -> Any:
    board.hear({"do": "home", "to": to, "n": board.view["n"], "line": board.view["line"]})
    return home(board)


def row(page: Any, to: str) -> Any:
    return next(one for one in page["rows"] if one.get("to") == to)


def words(page: Any) -> str:
    return "".join(c for c in json.dumps(page, ensure_ascii=False) if c not in "\u2068\u2069")


def test_beliefs_come_first_with_their_holders(folder: Path) -> None:
    page = home(carcnb.classroom.watch(folder))
    first = next(one for one in page["rows"] if one.get("to") not in (None, "names"))
    assert first["to"] == f"belief:{HELD}"
    assert first["text"] == "Unfinished cities count for a field, too."
    assert "2 sure: Alma, Bruno" in words(first)
    order = [one.get("to", "") for one in page["rows"]]
    assert order.index(f"belief:{HELD}") < order.index("pupils") < order.index("table")
    assert "3 pupils, 2 done" in words(page["said"])


def test_an_empty_folder_waits_and_fills(tmp_path: Path, handed: dict[str, str]) -> None:
    board = carcnb.classroom.watch(tmp_path)
    assert "Nobody has begun" in words(home(board))
    (tmp_path / "alma.json").write_text(handed["alma.json"], "utf-8")
    assert "1 pupil, 1 done" in words(go(board, "again"))


def test_a_file_that_is_half_written_is_named_and_read_once_it_is_whole(folder: Path, handed: dict[str, str]) -> None:
    board = carcnb.classroom.watch(folder)
    (folder / "erik.json").write_text(handed["erik.json"][:300], "utf-8")
    page = go(board, "again")
    assert "2 pupils" in words(page)
    assert words(page).index("wrongly believed") < words(page).index("Files to look at")
    assert "erik.json could not be read" in words(go(board, "findings"))
    (folder / "erik.json").write_text(handed["erik.json"], "utf-8")
    assert "erik.json" not in words(go(board, "again"))
    page = go(board, "start")
    assert "Files to look at" not in words(page)
    assert "3 pupils" in words(page)


def test_only_broken_files_and_files_that_go_away(folder: Path) -> None:
    board = carcnb.classroom.watch(folder)
    for file in folder.glob("*.json"):
        file.write_text("[", "utf-8")
    assert words(go(board, "again")).count("could not be read") == 3
    for file in folder.glob("*.json"):
        file.unlink()
    assert "Nobody has begun" in words(go(board, "again"))


def test_the_same_pupil_twice_counts_once_and_an_older_edition_is_read(folder: Path, handed: dict[str, str]) -> None:
    (folder / "copy.json").write_text(handed["alma.json"], "utf-8")
    told = json.loads(handed["erik.json"])
    for one in told["exercises"]:
        del one["sign"]  # as the first versions wrote them
    (folder / "erik.json").write_text(json.dumps(told), "utf-8")
    board = carcnb.classroom.watch(folder)
    page = home(board)
    assert "3 pupils" in words(page)
    assert "2 sure: Alma, Bruno" in words(page)
    assert "count once" in words(go(board, "findings"))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_hidden_names_are_on_no_page(folder: Path, lang: str) -> None:
    carcnb.language(lang)
    (folder / "zora.json").write_text("{", "utf-8")
    board = carcnb.classroom.watch(folder, names=False)
    for to in ("again", f"belief:{HELD}", "start", "pupils", "start", "findings", "start", "table", "start"):
        seen = words(home(board)) + words(go(board, to))
        assert not any(name in seen.casefold() for name in ("alma", "bruno", "erik", "zora")), to
    go(board, "names")
    assert "Alma" in words(home(board))
    go(board, "names")
    assert "Alma" not in words(home(board))


def test_a_belief_leads_to_its_exercise_a_worksheet_and_tomorrows_course(folder: Path, tmp_path: Path) -> None:
    board = carcnb.classroom.watch(folder)
    page = go(board, f"belief:{HELD}")
    assert page["title"] == "Unfinished cities count for a field, too."
    made = next(one for one in page["rows"] if one.get("file") == "tomorrow.toml")
    file = tmp_path / "made" / "tomorrow.toml"
    file.parent.mkdir()
    file.write_text(unquote(made["href"].partition(",")[2]), "utf-8")
    assert carcnb.classroom.course(file).parts[1:] == ["Unfinished cities feed nobody", COURSE.title]
    page = go(board, f"sheet:{HELD}")
    sheet, key = (
        unquote(one["href"].partition(",")[2]) for one in page["rows"] if one.get("file", "").endswith(".html")
    )
    assert sheet.count("<svg") >= 8
    assert sheet != key
    assert "Unfinished cities count" not in sheet  # which a pupil would read as true
    go(board, f"show:{HELD}")
    lesson = board.view["lesson"]
    assert lesson is not None
    assert home(board)["at"] == "away"
    assert board.view["present"]["stage"]
    board.hear({"do": "lesson", "what": "dismiss", "n": board.view["n"], "line": board.view["line"]})
    assert board.view["lesson"] is None
    assert "present" not in board.view
    assert home(board)["title"] == page["title"]  # back where it was left
    assert go(board, "start")["title"] == "The class at work"


def test_what_is_shown_to_a_class_is_nobodys_answer(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr("carcnb.quizzes.run.note_answer", lambda *of: told.append(of))
    board = carcnb.classroom.watch(folder)
    go(board, f"show:{HELD}")
    for what in ("next", "next", "next", "next", "dismiss"):
        board.hear({"do": "lesson", "what": what, "n": board.view["n"], "line": board.view["line"]})
    assert board.view["lesson"] is None
    (watched := ClassFolder(folder)).look()
    run = WatchPages(watched).go(f"show:{HELD}")
    assert isinstance(run, ExerciseRun)
    assert run.message("answer", answer="77") is True
    assert run.state == "notyet"
    assert told == []


def test_files_are_read_again_only_when_they_have_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = ClassFolder(folder, now=lambda: datetime(2026, 3, 1, 8, 0))
    watched.look()
    before = watched.rows
    monkeypatch.setattr("carcnb.classroom.class_folder.read_results", None)
    assert watched.look() is before
    assert [(one.name, one.done, one.of) for one in watched.pupils] == [
        ("Alma", 12, 12),
        ("Bruno", 12, 12),
        ("Erik", 4, 12),
    ]


def test_the_page_asks_to_be_told_again(folder: Path) -> None:
    board = carcnb.classroom.watch(folder)
    assert home(board)["again"] == 3
    assert "again" not in go(board, f"show:{HELD}")


def test_a_folder_that_is_not_there_is_told_with_what_would_be_right(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "handed in").mkdir()
    for name, right in (("handed inn", "handed in"), ("elsewhere", "handed in")):
        with pytest.raises(FileError, match=f"no folder .*{name}.*{right}"):
            carcnb.classroom.watch(tmp_path / name)
    with pytest.raises(FileError, match="Make it first"):
        carcnb.classroom.watch(tmp_path / "handed in" / "deeper")
    board = carcnb.classroom.watch(tmp_path / "*" / "*.json")  # of a pattern files may come
    assert "Nobody has begun" in words(home(board))
    board = carcnb.classroom.watch(tmp_path / "handed in")
    (tmp_path / "handed in").rmdir()
    assert "is not there any more" in words(go(board, "again"))


def test_a_board_says_which_class_it_follows(folder: Path) -> None:
    assert repr(carcnb.classroom.watch(folder)) == f"<Class at work, folder {folder.name!r}: 3 pupils, 2 done>"
    assert "none is chosen" in repr(carcnb.classroom.watch())


def test_wrong_calls() -> None:
    with pytest.raises(CourseError, match="folder"):
        carcnb.classroom.watch(["a"])  # type: ignore[arg-type]


def test_messages_that_lead_nowhere_change_nothing(folder: Path) -> None:
    board = carcnb.classroom.watch(folder)
    before = words(home(board)["rows"])
    for to in ("belief:nothing", "show:", "sheet:nothing", "nowhere", "part:0"):
        assert words(go(board, to)["rows"]) == before


def test_what_pupils_and_folders_are_called_stays_text(tmp_path: Path) -> None:
    folder, name = tmp_path / "*7b* `new`", "*A* **Alma** - BASE-5.7"
    folder.mkdir()
    take(COURSE, name, HELD, folder, 3)
    (folder / "*b*.json").write_text("{", "utf-8")
    board = carcnb.classroom.watch(folder)
    told = [home(board), go(board, "pupils"), go(board, "findings"), go(board, f"belief:{HELD}")]
    for page in told[:3]:
        runs = [run for block in page["said"] for run in (block.get("li") or block["p"])]
        assert all(run.keys() == {"t"} for run in runs), runs
    for page, text in zip(told, ("in *7b* `new`.", f"{name}: 3 of 12", "*b*.json could", name), strict=True):
        assert text in words(page)
