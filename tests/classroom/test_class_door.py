"""The way to a class at work, from the room Teach and without it: a folder, files that were handed in, an example."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.board import Board
from carcnb.classroom import class_door
from carcnb.progress import HEARD, kept_part
from tests.classroom.simulated_diagnosis import take
from tests.classroom.test_watch import COURSE, HELD, go, home, row, words


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the notebook lies: beside it a folder with what two pupils have handed in, and an empty one."""
    monkeypatch.chdir(tmp_path)
    for name in ("handed in", "pictures"):
        (tmp_path / name).mkdir()
    for pupil in ("Alma", "Bruno"):
        take(COURSE, pupil, HELD, tmp_path / "handed in", 12)
    yield tmp_path
    carcnb.language("en")


@pytest.fixture(params=["teach", "alone"])
def door(request: pytest.FixtureRequest, here: Path) -> Board:
    """The board on which a class is chosen, from the way in and by itself."""
    if request.param == "alone":
        return carcnb.classroom.watch()
    board = carcnb.home()
    assert row(go(board, "teach"), "teach/class")["text"] == "Follow a class at work"
    go(board, "teach/class")
    return board


def refused(board: Board, message: dict[str, Any]) -> str:
    """What is said where something is not done."""
    told: list[Any] = []

    class Host:
        def put(self, _state: object) -> None:
            pass

        def send(self, message: Any) -> None:
            told.append(message)

        def again(self, _name: str) -> None:
            pass

    board.hosts.append(Host())
    board.hear(message | {"n": board.view["n"], "line": board.view["line"]})
    board.hosts.pop()
    return words(told)


def hand(board: Board, *files: tuple[str, str]) -> Any:
    board.hear({"do": "hand", "files": [*map(list, files)], "n": board.view["n"], "line": board.view["line"]})
    return home(board)


def test_a_folder_is_offered_named_or_said_not_to_be_there(door: Board) -> None:
    page = home(door)
    assert page["ask"][:2] == ("Folder of the results", "Follow")
    assert [one["to"] for one in page["more"] if "to" in one] == ["beside:handed in", "example"]
    assert "pictures" not in words(page)
    said = refused(door, {"do": "home", "to": "name:handed inn"})
    assert "There is no folder handed inn. Near it is handed in." in said
    for to in ("beside:handed in", "name:handed in"):
        assert "2 pupils, 2 done" in words(go(door, to))
        assert home(door)["again"] == 3
        page = go(door, "door")
        on = page["more"][0]
        assert (on["to"], on["note"]) == ("on", "2 pupils, 2 done")
        assert "Go on with the class: handed in" in words(on)
    assert "2 pupils, 2 done" in words(go(door, "on"))


def test_files_that_are_handed_in_are_followed_and_lie_nowhere_else(door: Board, here: Path) -> None:
    alma, bruno = ((here / "handed in" / f"{name}.json").read_text("utf-8") for name in ("alma", "bruno"))
    before = {path for path in here.rglob("*") if path.suffix == ".json" and path.parent.name}
    page = hand(door, ("../../results.json", alma), ("results.json", bruno), ("notes.pdf", "%PDF"))
    assert "2 pupils, 2 done" in words(page)
    assert "again" not in page
    assert page["hands"]
    assert "2 sure: Alma, Bruno" in words(page)
    take(COURSE, "Cleo", "", here, 3)
    page = hand(door, ("cleo.json", (here / "cleo.json").read_text("utf-8")), ("results.json", bruno))
    assert "3 pupils, 2 done" in words(page)
    assert "once" not in words(page["said"])  # Bruno's came twice, in the place of his own
    assert set(here.rglob("*.json")) - before <= {here / "cleo.json"}
    assert "results end with" in refused(door, {"do": "hand", "files": [["notes.pdf", "%PDF"]]})


def test_a_file_that_is_broken_is_named(door: Board) -> None:
    assert "a.json could not be read" in words(hand(door, ("a.json", "{")))


def test_in_a_folder_nobody_hands_in(door: Board, here: Path) -> None:
    go(door, "beside:handed in")
    assert "the board follows the class" in refused(door, {"do": "hand", "files": [["a.json", "{}"]]})
    assert len([*(here / "handed in").iterdir()]) == 2


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_an_example_shows_a_class_before_there_is_one(here: Path, lang: str) -> None:
    carcnb.language(lang)
    board = carcnb.classroom.watch()
    page = go(board, "example")
    assert {"en": "Pupil 1", "cs": "Žák 1"}[lang] in words(page)
    assert next(one["to"] for one in page["rows"] if str(one.get("to")).startswith("belief:")) == f"belief:{HELD}"
    assert "again" not in page
    assert kept_part(HEARD) == {}  # its pupils answer, and the teacher does not


def test_what_a_class_is_shown_is_presented_and_leads_back_to_it(door: Board) -> None:
    go(door, "beside:handed in")
    go(door, f"belief:{HELD}")
    go(door, f"show:{HELD}")
    assert door.view["present"]["stage"]
    assert home(door) | {"at": "away", "back": "Back to the class"} == home(door)
    door.hear({"do": "lesson", "what": "dismiss", "n": door.view["n"], "line": door.view["line"]})
    assert door.view["lesson"] is None
    assert "present" not in door.view
    assert home(door)["title"] == "Unfinished cities count for a field, too."
    assert go(door, "start")["title"] == "The class at work"


def test_from_teach_the_way_leads_back_home(here: Path) -> None:
    board = carcnb.home()
    for to, at in (("teach", "Teach"), ("teach/class", "Follow a class at work"), ("example", "The class at work")):
        assert go(board, to)["title"] == at
    assert home(board)["up"] == "door"
    assert go(board, "door")["up"] == "teach"
    assert "resume" not in words(go(board, "teach"))
    first = board.game
    assert go(board, "start")["at"] == "start"
    assert board.game is first
    assert "given in Teach" in refused(board, {"do": "hand", "files": [["a.json", "{}"]]})


def test_on_a_page_without_jupyter_nobody_is_asked_for_a_folder(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(class_door, "in_browser", lambda: True)
    page = home(carcnb.go("class:"))
    assert "ask" not in page
    assert "Nothing leaves this page" in words(page)
    assert [one["to"] for one in page["more"]] == ["example"]


def test_another_course_of_the_same_pupil_is_another_file_and_an_older_file_is_told_of(here: Path) -> None:
    door = carcnb.classroom.watch()
    alma = (here / "handed in" / "alma.json").read_text("utf-8")
    other = carcnb.classroom.course("Another", ["diagnose base 12"])
    (here / "other").mkdir()
    take(other, "Alma", "", here / "other", 3)
    hand(door, ("alma.json", alma), ("alma.json", (here / "other" / "alma.json").read_text("utf-8")))
    assert "Alma: 15 of 15" in words(go(door, "pupils"))
    (here / "older").mkdir()
    take(COURSE, "Alma", HELD, here / "older", 5)
    both = here / "both"
    both.mkdir()
    (both / "alma.json").write_text(alma, "utf-8")
    (both / "alma (1).json").write_text((here / "older" / "alma.json").read_text("utf-8"), "utf-8")
    assert "in a file of Alma, too" in words(go(carcnb.classroom.watch(both), "findings"))


def test_a_file_is_no_folder(here: Path) -> None:
    (here / "course.toml").write_text("title = 'x'", "utf-8")
    with pytest.raises(carcnb.FileError, match=r"course\.toml.* is a file\. Name the folder"):
        carcnb.classroom.watch(here / "course.toml")
