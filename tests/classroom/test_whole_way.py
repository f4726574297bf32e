"""From a course to tomorrow's: a teacher makes it, pupils answer and hand in, the class is followed, shown and printed.

Everything goes through the board, as it does where there is no notebook: the files are what boards give to be saved.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote

import pytest

import carcnb
from carcnb.board import Board
from carcnb.classroom.courses.address import pack_outline
from tests.classroom.test_watch import go, home, row
from tests.training.simulated_check import believed

HELD = {"Alma": "open-cities", "Bruno": "open-cities", "Cleo": ""}


def href(board: Board, file: str) -> str:
    """What is saved as a file of this name."""
    found = next(one for one in home(board)["rows"] if one.get("file") == file)
    return unquote(str(found["href"]).partition(",")[2])


def answered(board: Board, part: int, belief: str) -> None:
    """A pupil goes through the exercises of a part."""
    go(board, f"part:{part}")
    run: Any = board._lead.stand.content
    dice = Random(f"{belief} {part}")
    for _ in range(60):
        if run.ended:
            break
        one = run.exercise
        if one.attempt.left:
            run.answer(believed(one, belief, dice) if one.form != "act" else one.solve()[0])
        run.message("next")
    go(board, "start")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_teacher_gets_from_a_course_to_the_course_of_tomorrow(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    carcnb.language(lang)
    course = carcnb.classroom.course("diagnose base 12")
    handed = []
    for pupil, belief in HELD.items():  # on the site, where the course is in the address
        board = carcnb.go(f"course:{pack_outline(course.plan)}")
        go(board, f"name:{pupil}")
        answered(board, 0, belief)
        handed.append([f"{pupil.lower()}.json", href(board, f"{pupil.lower()}.json")])
    board = carcnb.home()
    for to in ("teach", "teach/class"):
        go(board, to)
    board.hear({"do": "hand", "files": handed, "n": board.view["n"], "line": board.view["line"]})
    assert "Alma" in str(row(home(board), "belief:open-cities")["note"])
    assert not any("findings" in str(one) for one in home(board)["said"])
    tomorrow = href(board, "tomorrow.toml")
    go(board, "belief:open-cities")
    go(board, "sheet:open-cities")
    sheet, key = (href(board, f"open-cities-{kind}.html") for kind in ("sheet", "key"))
    assert sheet.count('class="item"') == key.count('class="item"') == 8
    assert f'<html lang="{lang}"' in sheet
    go(board, "show:open-cities")
    assert board.view["present"]["stage"]
    board.hear({"do": "lesson", "what": "dismiss", "n": board.view["n"], "line": board.view["line"]})
    assert board.view["lesson"] is None

    assert tomllib.loads(tomorrow)["parts"]
    later = tmp_path / "later"
    later.mkdir()
    (later / "tomorrow.toml").write_text(tomorrow, "utf-8")
    again = carcnb.classroom.course(later / "tomorrow.toml")
    assert len(again.parts) == 3  # the lesson, exercises against the belief, a check
    alma = carcnb.classroom.course(later / "tomorrow.toml", pupil="Alma")
    for part in (1, 2):
        answered(alma.board, part, "")  # and now she knows
    followed = carcnb.classroom.watch(later)
    assert "open-cities" not in str(home(followed)["rows"])
    assert (later / "alma.json").exists()
    carcnb.language("en")
