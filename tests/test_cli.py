"""The command line as a user meets it: what it prints, where it writes, and what it says about bad input."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from carcnb import FileError, Game, tutorials
from carcnb.command import cli, lab

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def game() -> Game:
    game = Game(players=["Ada", "Ben & <b>"], seed=3)
    choose = random.Random(3).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    return game


@pytest.fixture
def record(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(game.save(), encoding="utf-8")
    return path


def test_replay_prints_every_score_and_the_result(game: Game, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    scored = [event for event in game.events if type(event).__name__ == "PointsScored"]
    assert lines[: len(scored)] == [f"{game.names[event.player]}: {game.explain(event)}" for event in scored]
    assert lines[len(scored) :] == ["Final scores", *(f"  {game.names[s]}: {p}" for s, p in game.scores.items())]


def test_replay_as_json_adds_up(game: Game, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(record), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"players", "scores", "over"}
    assert report["over"] is True
    assert report["players"] == [{"name": game.names[s], "points": p} for s, p in game.scores.items()]
    for player in report["players"]:
        assert sum(s["points"] for s in report["scores"] if s["player"] == player["name"]) == player["points"]
    for score in report["scores"]:
        assert set(score) == {"player", "feature", "points", "rule", "lines"}
        assert sum(line["points"] for line in score["lines"]) == score["points"]
        assert re.fullmatch(r"BASE-\d+\.\d+", score["rule"])


@pytest.mark.parametrize("how", [["--json"], ["--lang", "cs"], []])
def test_names_are_printed_where_their_letters_are_unknown(how: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(Game(players=["Žofie", "Ben"], seed=3).save(), encoding="utf-8")
    command = [sys.executable, "-m", "carcnb.command.cli", "replay", str(path), *how]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True, env=os.environ | {"PYTHONIOENCODING": "ascii"}
    )
    assert done.stderr == ""
    if how == ["--json"]:
        assert json.loads(done.stdout)["players"][0] == {"name": "Žofie", "points": 0}
    else:
        assert "?ofie: 0" in done.stdout


def test_a_game_under_way_says_so(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    early = game.clone()
    early.goto(20)
    path = tmp_path / "early.json"
    path.write_text(early.save(), encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 0
    assert "not over" in capsys.readouterr().out
    assert cli.main(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is False


def test_draw_writes_the_board_as_it_was(record: Path, tmp_path: Path) -> None:
    late, early = tmp_path / "late.svg", tmp_path / "early.svg"
    assert cli.main(["draw", str(record), "-o", str(late)]) == 0
    assert cli.main(["draw", str(record), "-o", str(early), "--move", "4"]) == 0
    assert "<svg" in late.read_text(encoding="utf-8")[:200]
    assert len(early.read_bytes()) < len(late.read_bytes())


def test_draw_writes_a_png_or_says_what_that_needs(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = tmp_path / "board.png"
    if importlib.util.find_spec("resvg_py"):
        assert cli.main(["draw", str(record), "-o", str(drawn)]) == 0
        assert drawn.read_bytes().startswith(b"\x89PNG")
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert cli.main(["draw", str(record), "-o", str(drawn)]) == 2
    assert one_line(capsys).endswith("not installed here: pip install 'carcnb[png]'\n")


@pytest.mark.parametrize("move", ["-1", "100000"])
def test_draw_refuses_a_move_there_is_not(
    move: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["draw", str(record), "-o", str(tmp_path / "x.svg"), f"--move={move}"]) == 2
    assert "go to 0 to" in one_line(capsys)


def test_draw_makes_a_strip_and_a_moving_picture(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strip, film = tmp_path / "strip.svg", tmp_path / "film.svg"
    assert cli.main(["draw", str(record), "-o", str(strip), "--strip", "2,9"]) == 0
    assert "After move 9" in strip.read_text(encoding="utf-8")
    assert cli.main(["draw", str(record), "-o", str(strip), "--strip"]) == 0
    assert cli.main(["draw", str(record), "-o", str(film), "--animated", "--move", "30"]) == 0
    assert "@keyframes" in film.read_text(encoding="utf-8")
    for wrong in (["--strip", "a,b"], ["--strip", "5000"], ["-o", "board.gif"]):
        assert cli.main(["draw", str(record), "-o", str(strip), *wrong]) == 2
        one_line(capsys)
    with pytest.raises(SystemExit):
        cli.main(["draw", str(record), "-o", str(film), "--animated", "--strip"])


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["draw", "-o", "board.svg"]])
@pytest.mark.parametrize("how", ["missing", "folder", "empty", "half", "binary", "list", "edited"])
def test_a_bad_file_is_one_line_and_exit_code_2(
    command: list[str], how: str, game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, text = tmp_path / "bad.json", game.save()
    broken = {
        "empty": b"",
        "half": text[: len(text) // 2].encode(),
        "binary": b"\xff\xfe\x00\x01",
        "list": b"[1, 2]",
        "edited": re.sub(r"r[0-3]\"", 'r9"', text).encode(),
    }
    if how == "folder":
        path.mkdir()
    elif how != "missing":
        path.write_bytes(broken[how])
    assert cli.main([*command, str(path)]) == 2
    assert str(path) in one_line(capsys)


def test_a_misspelt_answer_in_a_file_is_told_with_the_right_one(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "misspelt.json"
    path.write_text(game.save().replace('"deploy ', '"depoly ', 1), encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 2
    line = one_line(capsys)
    assert "depoly meeple" in line
    assert 'did you mean "' in line


def test_a_picture_that_cannot_be_written_is_said(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["draw", str(record), "-o", str(tmp_path / "no" / "such" / "x.svg")]) == 2
    assert "cannot write" in one_line(capsys)


@pytest.mark.parametrize("words", [["bogus"], ["replay"], ["draw", "x"], ["replay", "a", "b"], ["draw", "x", "-o"]])
def test_a_command_not_understood_exits_with_2(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(words)
    assert stop.value.code == 2


def test_help_and_version_need_nothing_installed() -> None:
    for word, part in (("--help", "replay"), ("--version", "carcnb ")):
        command = [sys.executable, "-S", "-m", "carcnb", word]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        assert part in done.stdout


class TestTutorials:
    """A learner's copy of the tutorials: brought up to date, but never at the cost of the learner's own work."""

    @pytest.fixture
    def ours(self, tmp_path: Path) -> Path:
        for name in ("en/00_start.ipynb", "en/01_base.ipynb", "cs/00_zacatek.ipynb"):
            path = tmp_path / "ours" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{name} 1")
        (tmp_path / "ours" / "build.py").write_text("not for learners")
        return tmp_path / "ours"

    def test_all_notebooks_are_laid_out(self, ours: Path, tmp_path: Path) -> None:
        assert tutorials.lay_out(ours, tmp_path / "mine") == []
        names = {p.relative_to(tmp_path / "mine").as_posix() for p in (tmp_path / "mine").glob("**/*.*")}
        assert names == {"en/00_start.ipynb", "en/01_base.ipynb", "cs/00_zacatek.ipynb", tutorials.MEMORY}

    def test_what_the_learner_changed_stays(self, ours: Path, tmp_path: Path) -> None:
        mine = tmp_path / "mine"
        tutorials.lay_out(ours, mine)
        (mine / "en/01_base.ipynb").write_text("my work")
        (ours / "en/01_base.ipynb").write_text("newer")
        (ours / "en/00_start.ipynb").write_text("newer")
        for _ in range(2):
            assert tutorials.lay_out(ours, mine) == ["en/01_base.ipynb"]
        assert (mine / "en/01_base.ipynb").read_text() == "my work"
        assert (mine / "en/00_start.ipynb").read_text() == "newer"

    def test_a_file_that_was_there_before_stays(self, ours: Path, tmp_path: Path) -> None:
        (tmp_path / "mine" / "en").mkdir(parents=True)
        (tmp_path / "mine" / "en" / "01_base.ipynb").write_text("somebody's")
        (tmp_path / "mine" / tutorials.MEMORY).write_text("{cut")
        assert tutorials.lay_out(ours, tmp_path / "mine") == ["en/01_base.ipynb"]
        assert (tmp_path / "mine" / "en" / "01_base.ipynb").read_text() == "somebody's"

    def test_what_is_new_is_trusted_by_jupyter_and_nothing_else(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        nbformat = pytest.importorskip("nbformat.sign")
        monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
        (tmp_path / "data").mkdir()
        for name in ("a", "b"):
            path = tmp_path / "ours" / "en" / f"{name}.ipynb"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(lab.notebook(name), encoding="utf-8")
        theirs = tmp_path / "mine" / "en" / "b.ipynb"
        theirs.parent.mkdir(parents=True)
        theirs.write_text(lab.notebook("theirs"), encoding="utf-8")
        assert tutorials.lay_out(tmp_path / "ours", tmp_path / "mine") == ["en/b.ipynb"]
        notary = nbformat.NotebookNotary()
        trusted = [notary.check_signature(nbformat.read(theirs.with_name(f"{name}.ipynb"), 4)) for name in ("a", "b")]
        notary.store.close()
        assert trusted == [True, False]

    @pytest.mark.parametrize("wrong", ["it is a file", "it holds no notebook"])
    def test_what_cannot_be_signed_is_laid_out(
        self, ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
    ) -> None:
        monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
        if wrong == "it is a file":
            (tmp_path / "data").write_text("")
            (ours / "en/00_start.ipynb").write_text(lab.notebook("1"), encoding="utf-8")
        assert tutorials.lay_out(ours, tmp_path / "mine") == []

    def test_a_copy_that_cannot_be_brought_up_to_date_is_whole(
        self, ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        mine = tmp_path / "mine"
        tutorials.lay_out(ours, mine)
        (ours / "en/00_start.ipynb").write_text("newer")

        def full(handle: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("os.fsync", full)
        with pytest.raises(FileError, match=r"cannot write .*\.ipynb: No space left on device"):
            tutorials.lay_out(ours, mine)
        assert (mine / "en/00_start.ipynb").read_text() == "en/00_start.ipynb 1"
        monkeypatch.undo()
        assert tutorials.lay_out(ours, mine) == []
        assert (mine / "en/00_start.ipynb").read_text() == "newer"

    def test_what_cannot_be_read_is_the_learners(self, ours: Path, tmp_path: Path) -> None:
        (tmp_path / "mine" / "en" / "00_start.ipynb").mkdir(parents=True)
        (tmp_path / "mine" / tutorials.MEMORY).write_text("[" * 100_000)
        assert tutorials.lay_out(ours, tmp_path / "mine") == ["en/00_start.ipynb"]

    def test_the_start_page_is_in_the_readers_language(self, ours: Path) -> None:
        assert tutorials.start_page(ours, "cs").name == "00_zacatek.ipynb"
        assert tutorials.start_page(ours, "fr").name == "00_start.ipynb"
        assert tutorials.start_page(ours / "en", "cs") == ours / "en"


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """What was said on standard error, which must be one line, and nothing else on standard output."""
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("carcnb: ")
    assert said.err.count("\n") == 1
    return said.err


def test_a_clone_without_its_libraries_says_how_to_get_them(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "carcnb.lessons.pictures", None)
    assert cli.main(["draw", str(record), "-o", "board.svg"]) == 2
    said = capsys.readouterr().err
    assert "is not installed" in said
    assert ".venv/bin/carcnb" in said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["--help"], ["replay", "--help"], ["--version"]])
def test_an_output_that_takes_nothing_is_one_line_and_exit_code_2(command: list[str], record: Path) -> None:
    words = [*command, *([str(record)] if command[0] == "replay" else [])]
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([sys.executable, "-m", "carcnb.command.cli", *words], cwd=ROOT, env=usual, stdout=full,
                              text=True, stderr=subprocess.PIPE, check=False)  # fmt: skip
    assert (done.returncode, done.stderr) == (2, "carcnb: cannot write the output: No space left on device\n")


def failing(*args: object, **options: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_fault_of_the_system_without_a_file_is_told_as_it_is(
    record: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """It is no fault of the output, which goes on."""
    monkeypatch.setattr(cli, "_report", failing)
    assert cli.main(["replay", str(record), "--json"]) == 2
    assert capfd.readouterr().err == "carcnb: No space left on device\n"
    print("still here", flush=True)
    assert capfd.readouterr().out == "still here\n"


def test_an_output_in_memory_that_takes_nothing_is_one_line(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full = StringIO()
    monkeypatch.setattr(full, "write", failing)
    monkeypatch.setattr(sys, "stdout", full)
    assert cli.main(["replay", str(record)]) == 2
    assert capsys.readouterr().err == "carcnb: cannot write the output: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="closes a stream with the shell")
def test_a_reader_who_leaves_and_closed_streams_are_no_fault_of_ours(record: Path) -> None:
    for line in ("{} replay {} | head -n 1", "{} replay {} >&-", "{} replay {} --json >&- 2>&-"):
        command = line.format(f"{sys.executable} -m carcnb.command.cli", record)
        done = subprocess.run(["/bin/sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
    for line in ("{} replay nowhere.json 2>/dev/full", "{} replay nowhere.json 2>&-"):
        command = line.format(f"{sys.executable} -m carcnb.command.cli")
        done = subprocess.run(["/bin/sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("command", ["replay {bad}", "draw {bad} -o x.svg", "draw {record} -o {bad}",
                                     "convert {record} -o {bad}", "convert {bad} -o x.jcz"])  # fmt: skip
@pytest.mark.parametrize("bad", ["a\0b.svg", "\ud800.svg", "/dev/zero", "/dev/full", "/dev/null/x.svg", ""])
def test_a_file_that_there_cannot_be_is_one_line(
    command: str, bad: str, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    words = [{"{bad}": bad, "{record}": str(record)}.get(word, word) for word in command.split()]
    if command == "convert {record} -o {bad}" and bad == "/dev/zero":
        return  # it takes whatever is written
    assert cli.main(words) == 2
    one_line(capsys)
    assert [path.name for path in tmp_path.iterdir()] == [record.name]
