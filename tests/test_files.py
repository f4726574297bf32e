"""Files: what is saved is there whole or what was there still is; what is read has an end."""

# mypy: disable-error-code="return-value"
from __future__ import annotations

import ast
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from errno import EACCES, EIO, ENOSPC
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb import CarcnbError, FileError, Game, files
from carcnb.command import cli
from carcnb.lessons import read
from tests.ending import ends
from tests.sources import MODULES, name_of, tree_of

ROOT = Path(__file__).resolve().parent.parent
OLD = "what somebody worked on for an hour\n"

quiz = carcnb.quiz(carcnb.exercises("final", seed=1, n=1))
game = Game(2, seed=3)
lesson = carcnb.new_lesson("A road")
lesson.step("One", "Tile.", moves=["place base-U 1,0 r0"])
sheet = carcnb.classroom.worksheet("base/roads")


def converted(path: Path) -> None:
    """What ``carcnb convert`` does, its one line as an error."""
    source = path.parent / "source" / "game.json"
    source.parent.mkdir(exist_ok=True)
    source.write_text(game.save(), encoding="utf-8")
    if cli.main(["convert", str(source), "-o", str(path)]):
        raise FileError("cannot write")


SAVES: dict[str, Callable[[Path], Any]] = {
    "a.json": quiz.save,
    "a.csv": quiz.save,
    "a.toml": lesson.save,
    "a.html": sheet.save,
    "a.svg": lambda path: carcnb.picture(game, path),
    "film.svg": lambda path: carcnb.film(game, path),
    "record.json": converted,
    "record.jcz": converted,
    "text": lambda path: files.write_text(path, "text"),
}
"""Every save that there is, by the name of a file."""


@pytest.fixture(params=SAVES)
def there(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file that is there already."""
    path: Path = tmp_path / request.param
    path.write_text(OLD, encoding="utf-8")
    return path


def left(path: Path) -> list[str]:
    """What is in the folder of a file."""
    return sorted(p.name for p in path.parent.iterdir() if p.is_file())


# ---- nothing is lost


def raising(number: int) -> Callable[..., Any]:
    def fails(*args: Any, **options: Any) -> Any:
        raise OSError(number, os.strerror(number))

    return fails


@pytest.mark.parametrize(
    ("place", "number"), [("os.fsync", ENOSPC), ("os.fsync", EIO), ("pathlib.Path.replace", EACCES)]
)
def test_a_failed_save_leaves_what_was_there(
    place: str, number: int, there: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, raising(number))
    with pytest.raises(FileError, match="cannot write"):
        SAVES[there.name](there)
    assert there.read_text(encoding="utf-8") == OLD
    assert left(there) == [there.name]


def test_a_save_that_is_interrupted_leaves_what_was_there(there: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", stopped)
    with pytest.raises(KeyboardInterrupt):
        SAVES[there.name](there)
    assert there.read_text(encoding="utf-8") == OLD
    assert left(there) == [there.name]


def test_a_save_that_succeeds_leaves_one_file(there: Path) -> None:
    SAVES[there.name](there)
    assert there.read_text(encoding="utf-8") != OLD
    assert left(there) == [there.name]


@pytest.mark.skipif(os.name != "posix", reason="limits of the size of files are of Unix")
def test_a_disk_that_is_full_in_the_middle_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    path.write_text(OLD, encoding="utf-8")
    code = f"""
import resource, signal, carcnb
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))
try:
    carcnb.picture(carcnb.Game(2, seed=3), {str(path)!r})
except carcnb.FileError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == f"cannot write {path}: File too large\n"
    assert path.read_text(encoding="utf-8") == OLD
    assert left(path) == ["board.svg"]


def test_a_letter_that_no_file_holds_leaves_what_was_there(tmp_path: Path) -> None:
    path = files.write_text(tmp_path / "a.txt", OLD)
    with pytest.raises(FileError, match=r"cannot write .*a\.txt: '\\ud800' is half a letter"):
        files.write_text(path, "ab\ud800")
    assert path.read_text(encoding="utf-8") == OLD
    assert left(path) == ["a.txt"]


def test_a_file_that_may_not_be_written_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may write anywhere, so that the system's refusal is played."""
    path, opened = files.write_text(tmp_path / "a.txt", OLD), Path.open

    def refused(self: Path, mode: str = "r", *args: Any, **options: Any) -> Any:
        if self == path and mode != "r":
            raise PermissionError(EACCES, os.strerror(EACCES), str(self))
        return opened(self, mode, *args, **options)

    monkeypatch.setattr(Path, "open", refused)
    with pytest.raises(FileError, match=r"cannot write .*a\.txt: Permission denied"):
        files.write_text(path, "new")
    monkeypatch.undo()
    assert path.read_text(encoding="utf-8") == OLD


# ---- what a save keeps


@pytest.mark.skipif(os.name != "posix", reason="modes are of Unix")
def test_the_mode_of_a_file_is_kept_and_a_new_one_has_the_usual(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    (tmp_path / "usual.txt").write_text("", encoding="utf-8")
    files.write_text(path, "one")
    assert path.stat().st_mode == (tmp_path / "usual.txt").stat().st_mode
    path.chmod(0o640)
    files.write_text(path, "two")
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name != "posix", reason="modes are of Unix")
def test_what_only_one_may_read_is_so_while_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, sync, modes = files.write_text(tmp_path / "a.txt", "one"), os.fsync, list[int]()
    path.chmod(0o600)

    def seen(handle: int) -> None:
        modes.append(os.fstat(handle).st_mode & 0o777)
        sync(handle)

    monkeypatch.setattr("os.fsync", seen)
    monkeypatch.setattr("pathlib.Path.chmod", lambda *args: modes.append((tmp_path / left(path)[0]).stat().st_mode))
    files.write_text(path, "two")
    assert [mode & 0o777 for mode in modes] == [0o600, 0o600]
    assert left(path) == ["a.txt"]


@pytest.mark.skipif(os.name != "posix", reason="half a letter names files elsewhere")
def test_half_a_letter_names_no_file() -> None:
    with pytest.raises(FileError, match=r"no file is named '\\ud800\.svg'"):
        files.path_of("\ud800.svg")


@pytest.mark.parametrize("there", [True, False])
def test_a_link_stays_a_link(there: bool, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    link, target = tmp_path / "link.txt", tmp_path / "far" / "a.txt"
    if there:
        target.write_text(OLD, encoding="utf-8")
    link.symlink_to(Path("far") / "a.txt")
    files.write_text(link, "new")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"
    assert left(target) == ["a.txt"]


def test_lines_end_alike_everywhere(tmp_path: Path) -> None:
    assert files.write_text(tmp_path / "a.txt", "é\n").read_bytes() == b"\xc3\xa9\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are of Unix")
def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_text(encoding="utf-8")))
    reader.start()
    files.write_text(pipe, "text")
    reader.join(10)
    assert got == ["text"]
    assert pipe.is_fifo()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="devices are of Unix")
def test_a_device_is_written_to() -> None:
    assert files.write_text("/dev/null", "text") == Path("/dev/null")
    with pytest.raises(FileError, match="cannot write /dev/full: No space left on device"):
        files.write_text("/dev/full", "text")
    assert not Path("/dev/full").is_file()


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="/dev/stdout is of Unix")
def test_what_the_output_was_sent_to_is_not_replaced(tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    out.write_text("before\n", encoding="utf-8")
    code = "from carcnb import files; files.write_text('/dev/stdout', 'text')"
    with out.open("a") as stream:
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, stdout=stream, check=True)
    assert out.read_text(encoding="utf-8") == "before\ntext"


# ---- what is read has an end


@pytest.fixture(params=["lesson", "record", "results"])
def reader(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    """Everything that reads a file."""
    return {"lesson": lambda p: read(Path(p)), "record": carcnb.replay, "results": carcnb.classroom.collect}[
        request.param
    ]


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="devices are of Unix")
def test_a_device_without_end_is_refused_soon(reader: Callable[[Any], Any], tmp_path: Path) -> None:
    for name in ("/dev/zero", "/dev/urandom"):
        with ends(), pytest.raises(FileError, match=f"cannot read {name}: it has more than 20,000,000 bytes"):
            reader(name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are of Unix")
def test_a_pipe_that_nobody_writes_to_does_not_hang(reader: Callable[[Any], Any], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(FileError, match=r"cannot read .*pipe\.json: nothing is written to this pipe"):
        reader(tmp_path / "pipe.json")


@pytest.mark.skipif(not Path("/bin/bash").exists(), reason="needs a shell that makes pipes")
@pytest.mark.parametrize(("command", "says"), [("cat game.json", "Ada"), ("yes", "more than 20,000,000 bytes")])
def test_a_pipe_is_read_as_far_as_a_record_can_go(command: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(Game(["Ada", "Ben"], seed=3).save(), encoding="utf-8")
    line = f"{sys.executable} -m carcnb.command.cli replay <(sleep 0.5; {command})"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(["/bin/bash", "-c", line], cwd=tmp_path, capture_output=True, text=True, env=environment,
                          timeout=60, check=False)  # fmt: skip
    assert says in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_no_file_is_said_in_one_line(reader: Callable[[Any], Any], tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "latin.json").write_bytes(b"\xe9\xff")
    for name in ("folder.json", "latin.json"):
        with pytest.raises(FileError, match=f"^cannot read .*{name}: .+$"):
            reader(tmp_path / name)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such names")
def test_a_name_that_is_no_text_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    with pytest.raises(FileError) as error:
        files.read_text(os.fsdecode(bytes(tmp_path) + b"/\xff\n\x1b.json"))
    assert str(error.value).isprintable()


def test_a_mark_before_the_text_and_other_ends_of_lines_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"\xef\xbb\xbfone\r\ntwo\rthree\n")
    assert files.read_text(path) == "one\ntwo\nthree\n"
    assert files.read_text(path, 18) == files.read_text(path)
    with pytest.raises(FileError, match="more than 17 bytes"):
        files.read_text(path, 17)


# ---- what makes no sense


ODD = {"text": "a", "less": -1, "truth": True, "nan": float("nan"), "inf": float("inf"), "huge": 10**5000, "table": {}}
"""What is no number that anything takes."""


def nonsense() -> Iterator[tuple[str, Callable[[], Any]]]:
    """Every public function with a path or a number that is none."""
    for path in (5, None, b"a.svg", "", "a\0b.svg", "\ud800.svg", ["a"], 1.5):
        for save in (quiz.save, lesson.save, sheet.save, carcnb.picture(game).save, quiz.save):
            yield f"save({path!r})", lambda save=save, path=path: save(path)  # type: ignore[misc]
        yield f"collect({path!r})", lambda path=path: carcnb.classroom.collect(path)  # type: ignore[misc]
        yield f"replay({path!r})", lambda path=path: carcnb.replay(path)  # type: ignore[misc]
        yield f"lesson({path!r})", lambda path=path: carcnb.lesson(path)  # type: ignore[misc]
        yield f"worksheet({path!r})", lambda path=path: carcnb.classroom.worksheet(path)  # type: ignore[misc]
        if path is not None:
            yield f"picture({path!r})", lambda path=path: carcnb.picture(game, path)  # type: ignore[misc]
            yield f"film({path!r})", lambda path=path: carcnb.film(game, path)  # type: ignore[misc]
    for what, number in ODD.items():
        yield f"picture(at={what})", lambda n=number: carcnb.picture(game, at=n)  # type: ignore[misc]
        yield f"picture(at=[{what}])", lambda n=number: carcnb.picture(game, at=[n])  # type: ignore[misc]
        yield f"film(pace={what})", lambda n=number: carcnb.film(game, pace=n)  # type: ignore[misc]
        yield f"replay(move={what})", lambda n=number: carcnb.replay(game, move=n)  # type: ignore[misc]
        yield f"exercises(n={what})", lambda n=number: carcnb.exercises("final", n=n)  # type: ignore[misc]
    for dress in (5, ["summer"], "swimsuit", {"a": 1}):
        yield f"picture(dress={dress!r})", lambda d=dress: carcnb.picture(game, dress=d)  # type: ignore[misc]
        yield f"film(dress={dress!r})", lambda d=dress: carcnb.film(game, dress=d)  # type: ignore[misc]


@pytest.mark.parametrize("call", [pytest.param(call, id=name) for name, call in nonsense()])
def test_nonsense_is_told_in_one_line_of_bounded_length(
    call: Callable[[], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=r"^[^\n]{10,300}$") as error:
        call()
    assert not type(error.value).__module__.startswith("traitlets")
    assert list(tmp_path.iterdir()) == []


def test_a_file_error_is_caught_as_a_programmer_expects() -> None:
    assert issubclass(FileError, CarcnbError)
    assert issubclass(FileError, OSError)


def test_every_save_goes_through_the_one_writer() -> None:
    """Developers' tools aside, and what a site's memory is made of, nothing else opens a file by name or writes one."""
    found = set()
    for path in MODULES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call):
                called, method = getattr(node.func, "id", ""), getattr(node.func, "attr", "")
                if called == "open" or method in ("write_text", "write_bytes"):
                    found.add(name_of(path))
    tools = {"site/lean.py", "workshop/atelier/__main__.py", "workshop/bytecode.py", "workshop/reference.py"}
    assert found == {"files.py", *tools}
