"""The learner's file: what is kept, that nothing is lost, and that no file can stop a lesson."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import carcnb
from carcnb.curriculum import curriculum
from carcnb.lessons import LessonRun, find_lesson
from carcnb.progress import file, keep, progress
from carcnb.tutorials import lay_out


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "learner" / "progress.json"
    monkeypatch.setenv("CARCNB_PROGRESS", str(path))
    return path


def solve(run: LessonRun) -> None:
    for step in sorted(run.tasks):
        run.open(step)
        if run.task and run.task.choices:
            run.answer(run.task.goal.choice(run.lesson.scene(step, solved=True)))
        else:
            for action in run.lesson.path[step][1]:
                if run.state == "open":
                    run.game.apply(action)
                    run.on_action()


def test_what_is_solved_is_there_the_next_time(kept: Path) -> None:
    run = LessonRun(find_lesson("base/placing"), "base/placing")
    assert not kept.exists(), "looking at a lesson leaves nothing behind"
    solve(run)
    assert str(progress("base/placing")) == "2/2"
    assert not progress("base/placing").finished
    run.open(99)
    again = LessonRun(find_lesson("base/placing"), "base/placing")
    assert (again.step, again.solved) == (0, run.solved)
    assert [step["done"] for step in again.view()["steps"]] == [step["task"] for step in again.view()["steps"]]
    assert progress("base/placing").finished
    keep("base/placing", (), 2, False)
    assert progress("base/placing").finished, "nothing is lost"


def test_all_of_it_is_a_table(kept: Path) -> None:
    assert str(progress()) == "No lesson has been begun yet."
    for name in ("base/edges", "base/placing", "my/own"):
        keep(name, [3], 2, name == "base/edges")
    assert [*progress()] == ["base/placing", "base/edges"], "in the order of the curriculum"
    assert str(progress()) == "base/placing    1/2\nbase/edges      1/2  ✓"
    markup = progress()._repr_html_()
    assert markup.count("<tr") == 1 + sum(name.startswith("base/") for name in curriculum())
    assert carcnb.progress() == progress()
    assert repr(carcnb.progress) == str(progress())


def test_no_file_stops_a_lesson(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.parent.mkdir()
    for text in ("", "[]", "{", '{"lessons": 3}', '{"lessons": {"base/placing": {"solved": "x"}}}', "[" * 100_000):
        kept.write_text(text)
        assert progress() == {}
        assert progress("base/placing") == ((), 2, False)
    kept.write_text(json.dumps({"lessons": {"base/placing": {"solved": [3, -1, 99, "3", 3], "finished": 1}}}))
    assert progress("base/placing") == ((3,), 2, False)
    kept.unlink()
    kept.mkdir()
    keep("base/placing", [3], 2, True)
    assert progress() == {}
    monkeypatch.setenv("CARCNB_PROGRESS", "off")
    assert file() is None


@pytest.mark.parametrize(("text", "ours"), [('{"carcnb": 1, "lessons": {}}', True), ("[]", False), ("my notes", False)])
def test_a_file_of_ours_is_gone_on_with_and_no_other_is_written_over(text: str, ours: bool, kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_text(text)
    keep("base/placing", [3], 2, False)
    assert progress("base/placing").solved == ((3,) if ours else ())
    assert (kept.read_text() == text) == (not ours)


def test_it_lies_in_a_folder_of_tutorials_that_was_laid_out_else_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CARCNB_PROGRESS")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    at_home = tmp_path / "home" / ".carcnb-progress.json"
    for folder in ("ours", "theirs", "before"):
        (tmp_path / folder / "en").mkdir(parents=True)
        (tmp_path / folder / "en" / "00_start_here.ipynb").touch()
    lay_out(tmp_path / "ours", tmp_path / "ours")
    monkeypatch.chdir(tmp_path / "ours" / "en")
    assert file() == tmp_path / "ours" / "carcnb-progress.json"
    monkeypatch.chdir(tmp_path / "theirs" / "en")
    assert file() == at_home, "a notebook of that name makes no folder ours"
    kept = tmp_path / "before" / "carcnb-progress.json"
    kept.write_text(json.dumps({"carcnb": 1, "lessons": {"base/placing": {"solved": [3]}}}))
    monkeypatch.chdir(tmp_path / "before" / "en")
    assert progress("base/placing").solved == (3,), "what was kept there is gone on with"
    keep("base/placing", [2], 2, False)
    assert progress("base/placing").solved == (2, 3)
    assert not at_home.exists()
