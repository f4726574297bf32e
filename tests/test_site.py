"""What the site is made of: the archive of its engine, its folder, and the boards that its pages open."""

from __future__ import annotations

import ast
import base64
import hashlib
import io
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

import carcnb
from carcnb import keeping
from carcnb.classroom.courses.address import pack_outline
from carcnb.classroom.courses.outline import outline
from carcnb.command.cli import main
from carcnb.curriculum import curriculum
from carcnb.quizzes import TOPICS
from carcnb.records.packing import pack_text
from carcnb.site import build, engine, host, pack
from carcnb.site import pyodide as fetching
from carcnb.site.pack import library
from carcnb.site.pyodide import FILES, SiteError, pyodide
from carcnb.words import language

STANDARD = io.BytesIO()
with zipfile.ZipFile(STANDARD, "w") as empty:
    empty.writestr("json/__init__.py", "")
    empty.writestr("unittest/mock.py", "")


class Reader:
    """What a page hears of its boards, and keeps."""

    def __init__(self) -> None:
        self.told: list[tuple[int, str, Any]] = []
        self.kept: dict[str, str] = {}
        host.start(self._tell, self._keep, "http://localhost:8000/")

    def _tell(self, board: int, kind: str, told: str) -> None:
        self.told.append((board, kind, told if kind == "error" else json.loads(told)))

    def _keep(self, files: str) -> None:
        self.kept |= json.loads(files)


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """A browser with nothing in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARCNB_PROGRESS", "")
    monkeypatch.setattr(host, "_known", {})
    monkeypatch.setattr(host, "_large", {})
    monkeypatch.setattr(host, "_lost", {})
    monkeypatch.setattr(host, "_pages", {})
    before = language()
    yield Reader()
    language(before)
    carcnb.site_address("")
    keeping.beyond(lambda path: "")


@pytest.mark.parametrize(
    "what",
    [
        {"open": "home", "lang": "cs"},
        {"open": "play", "players": 3, "expansions": ["ferries"], "seed": 1},
        *({"open": "lesson", "name": name} for name in list(curriculum())[:2]),
        *({"open": "practice", "name": topic, "seed": 1} for topic in TOPICS[:2]),
        {"open": "puzzles", "name": "base"},
        {"open": "course", "name": pack_outline(outline("Roads", ["points 1"])), "lang": "cs"},
        {"open": "rule", "name": "BASE-7.3", "lang": "cs"},
        {"open": "record", "name": "base/one_point"},
        {"open": "studio", "name": "editor"},
        {"open": "studio", "name": "recorder"},
        {"open": "given", "name": carcnb.position_text(carcnb.Game(seed=1))},
        {"open": "given", "name": f"course:{pack_outline(outline('Roads', ['points 1']))}", "lang": "cs"},
        {"open": "given", "name": f"game:{pack_text(carcnb.Game(seed=1).save())}"},
        {"open": "given", "name": f"\ufeff{carcnb.Game(seed=1).save()}"},
    ],
)
def test_a_page_opens_every_kind_of_board(reader: Reader, what: dict[str, Any]) -> None:
    host.open(7, json.dumps(what))
    board, kind, state = reader.told[0]
    assert (board, kind) == (7, "put")
    assert state["words"]["lang"] == what.get("lang", "en")
    host.hear(7, json.dumps({"do": "language", "lang": "en" if "lang" in what else "cs"}))
    assert len(reader.told) > 1


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"open": "door"},
        {"open": "lesson", "name": "no/such"},
        {"open": "play", "x": 1},
        {"open": "given", "name": "{"},
        {"open": "course", "name": "nothing"},
    ],
)
def test_what_cannot_be_opened_is_told(reader: Reader, what: dict[str, Any]) -> None:
    host.open(0, json.dumps(what))
    assert [kind for _, kind, _ in reader.told] == ["error"]


def test_what_is_written_is_given_to_the_browser_and_read_again(reader: Reader) -> None:
    host.open(0, json.dumps({"open": "home"}))
    Path("mine.toml").write_text("[lesson]", encoding="utf-8")
    host.hear(0, json.dumps({"do": "look", "n": 0}))
    assert reader.kept == {"mine.toml": "[lesson]"}
    reader.kept.clear()
    host.kept(json.dumps({"../progress.json": "{}"}))
    host.hear(0, json.dumps({"do": "look", "n": 0}))
    assert reader.kept == {}, "what the browser has it is not given again"
    assert Path("progress.json").read_text("utf-8") == "{}"


def unkept(reader: Reader) -> str:
    """What the last board says of what is not kept."""
    board = host._pages[max(host._pages)].board
    return board.view["unkept"]["said"] if "unkept" in board.view else ""


def test_a_file_that_no_browser_keeps_is_told_and_a_bad_name_hinders_no_other(reader: Reader) -> None:
    host.open(0, json.dumps({"open": "home"}))
    Path("progress.json").write_text('{"carcnb": 1, "more": "' + "x" * host.MOST + '"}', encoding="utf-8")
    host.hear(0, json.dumps({"do": "look", "n": 0}))
    assert "progress.json is too large" in unkept(reader)
    assert reader.kept == {}
    Path("progress.json").write_text('{"carcnb": 1}', encoding="utf-8")
    host.hear(0, json.dumps({"do": "look", "n": 0}))
    assert reader.kept == {"progress.json": '{"carcnb": 1}'}
    assert unkept(reader) == ""
    host.kept(
        json.dumps({"": "", "..": "", "a\0": "", "n" * 300: "", "half.toml": "\ud800", "none": None, "good": "x"})
    )
    assert Path("good").read_text("utf-8") == "x"


def test_a_board_tells_when_its_browser_keeps_nothing_and_offers_the_file(reader: Reader) -> None:
    host.open(0, json.dumps({"open": "course", "name": pack_outline(outline("Roads", ["points 1"]))}))

    def say(**message: Any) -> None:
        host.hear(0, json.dumps(message | {"n": len(host._pages[0].board.game.history)}))

    say(do="home", to="name:Ada")
    say(do="home", to="part:0")
    say(do="lesson", what="hint")
    (name,) = reader.kept
    for why, told in (({"": "denied"}, "keeps nothing"), ({name: "full"}, "no more room"), ({"game.json": "full"}, "")):
        host.lost(json.dumps(why))
        assert told in unkept(reader)
        assert bool(told) == bool(unkept(reader))
    host.lost(json.dumps({"": "denied"}))
    assert json.loads(unquote(host._pages[0].board.view["unkept"]["href"]).partition(",")[2]) == json.loads(
        reader.kept[name]
    )
    say(do="home", to="start")
    assert "kept in this browser" not in json.dumps(host._pages[0].board.view["home"])


def test_a_board_that_fails_in_any_way_is_told(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(_what: object) -> None:
        raise RuntimeError("no such luck")

    monkeypatch.setattr(host, "open_board", opened)
    host.open(3, "{}")
    assert reader.told == [(3, "error", "no such luck")]


@pytest.mark.parametrize("root", ["http://localhost/o'neill/", "http://[::1]:80/a%20b/"])
def test_boards_start_below_any_address(reader: Reader, root: str) -> None:
    host.start(reader._tell, reader._keep, root)
    assert carcnb.site_address() == root.replace("'", "%27")


def test_the_archive_has_what_boards_import_and_no_more(tmp_path: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(library(STANDARD.getvalue(), {f"{pack.PATH}/json/__init__.py"}))) as archive:
        names = archive.getnames()
        archive.extractall(tmp_path, filter="data")
    assert not [
        name for name in names if name.startswith(("json", "unittest")) or "notebook" in name or "static" in name
    ]
    code = """
import sys
for name in ("anywidget", "ipywidgets", "IPython", "traitlets"):
    sys.modules[name] = None
from carcnb.site.host import open_board
from carcnb.words import say
for what in ({"open": "home"}, {"open": "rule", "name": "BASE-5.7"}, {"open": "lesson", "name": "base/cities"}):
    for lang in ("en", "cs"):
        assert open_board(what | {"lang": lang}).still().svg
assert say("fits-places", "cs", n=14000)
import fluent.syntax, carcnb
print(fluent.syntax.__file__, carcnb.__file__)
"""
    packages = tmp_path / "site-packages"
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(packages)!r})\n{code}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(str(packages)) == 2


def test_nothing_is_left_out_that_a_module_of_ours_imports() -> None:
    """Also what is imported late, when somebody asks for it."""
    unused = set((Path(pack.__file__).with_name(pack.UNUSED)).read_text("utf-8").split())
    with tarfile.open(fileobj=io.BytesIO(library(STANDARD.getvalue()))) as archive:
        texts = {
            name: archive.extractfile(name).read().decode()  # type: ignore[union-attr]
            for name in archive.getnames()
            if name.startswith("site-packages/carcnb/") and name.endswith(".py")
        }
    missed = []
    for name, text in texts.items():
        for node in ast.walk(ast.parse(text)):
            found = [entry.name for entry in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                found = [node.module, *(f"{node.module}.{entry.name}" for entry in node.names)]
            for module in found:
                parts = module.split(".")
                missed += [(name, module) for n in range(len(parts)) if "/".join(parts[: n + 1]) in unused]
    assert missed == []


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("years of work", encoding="utf-8")
    assert main(["site", str(tmp_path)]) == 2
    assert "neither empty nor a site" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_an_address_that_is_none_is_refused_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "pyodide", lambda _package: dict.fromkeys(FILES, b""))
    monkeypatch.setattr(engine, "_parts", lambda _pyodide, _warn: iter([("whole", b"python")]))
    assert main(["site", str(tmp_path / "site"), "--address", "somewhere"]) == 2
    assert "https://example.org/carcassonne" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []


def test_a_package_that_is_not_pyodide_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pyodide.tgz").write_bytes(b"something")
    with pytest.raises(SiteError, match="as it was published"):
        pyodide(tmp_path / "pyodide.tgz")


def test_what_npm_brings_is_checked_before_it_is_kept_and_fetched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "_is_wanted", lambda _folder: False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    brought = io.BytesIO()
    with tarfile.open(fileobj=brought, mode="w:gz") as package:
        for name in FILES:
            package.addfile(tarfile.TarInfo(f"package/{name}"))
    kept = tmp_path / "carcnb" / fetching.PACKAGE
    monkeypatch.setattr(fetching, "_fetched", lambda: b"something else")
    with pytest.raises(SiteError, match="as it was published"):
        pyodide()
    assert not kept.exists()
    kept.parent.mkdir()
    kept.write_bytes(b"half of it")
    hashed = base64.b64encode(hashlib.sha512(brought.getvalue()).digest()).decode()
    monkeypatch.setattr(fetching, "INTEGRITY", f"sha512-{hashed}")
    monkeypatch.setattr(fetching, "_fetched", brought.getvalue)
    assert pyodide() == dict.fromkeys(FILES, b"")
    assert kept.read_bytes() == brought.getvalue()


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sites have a small engine."""
    monkeypatch.setattr(build, "pyodide", lambda _package: dict.fromkeys(FILES, b""))
    monkeypatch.setattr(engine, "_parts", lambda _pyodide, _warn: iter([("whole", b"python")]))


THEIRS = {".git/HEAD": "main", "CNAME": "example.org", "notes/a.txt": "a", "en/mine.txt": "b"}


def _put(site: Path, files: dict[str, str]) -> None:
    for place, text in files.items():
        (site / place).parent.mkdir(parents=True, exist_ok=True)
        (site / place).write_text(text, encoding="utf-8")


def _read(site: Path) -> dict[str, str]:
    kept = [path for path in site.rglob("*") if path.is_file() and "engine" not in path.parts]
    return {path.relative_to(site).as_posix(): path.read_text("utf-8") for path in kept}


@pytest.mark.usefixtures("_small")
def test_what_somebody_else_put_into_a_site_stays(tmp_path: Path) -> None:
    site = tmp_path / "site"
    build.build(site, [("en/index.html", "one"), ("en/gone.html", "one")])
    _put(site, THEIRS)
    for text in ("two", "three"):
        build.build(site, [("en/index.html", text)])
        found = _read(site)
        assert {place: found.get(place) for place in THEIRS} == THEIRS
        assert (found["en/index.html"], "en/gone.html" in found) == (text, False)
    assert [path.name for path in tmp_path.iterdir()] == ["site"]
    before = _read(site)
    for place in ("notes/a.txt", "notes/a.txt/b.html", "notes"):
        with pytest.raises(SiteError, match="in the way"):
            build.build(site, [(place, "four")])
    assert _read(site) == before
    (site / build.MARK).write_text('{"carcnb": "0"}', encoding="utf-8")  # as older versions left it
    build.build(site, [("en/index.html", "five")])
    found = _read(site)
    assert [place for place in THEIRS if place in found] == [".git/HEAD", "CNAME"]


@pytest.mark.usefixtures("_small")
@pytest.mark.parametrize("fails", range(2, 6))
def test_a_site_that_cannot_be_replaced_is_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: int
) -> None:
    site, rename, calls = tmp_path / "site", Path.rename, 0
    build.build(site, [("en/index.html", "one")])
    _put(site, THEIRS)
    before = _read(site)

    def renamed(path: Path, to: Path) -> Path:
        nonlocal calls
        calls += 1
        if calls == fails:
            raise OSError(28, "No space left on device")
        return rename(path, to)

    monkeypatch.setattr(Path, "rename", renamed)
    with pytest.raises(SiteError, match="No space left"):
        build.build(site, [("en/index.html", "two")])
    assert _read(site) == before
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_site_whose_boards_start_slowly_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    why: list[str] = []
    monkeypatch.setattr(engine, "library", lambda *_: b"")
    monkeypatch.setenv("PATH", str(tmp_path))
    parts = dict.fromkeys(FILES, b"")
    assert "snapshot" not in dict(engine._parts(parts, why.append))
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho 'node:1' >&2; echo 'RangeError: too much' >&2; exit 1\n", encoding="utf-8")
    node.chmod(0o755)
    assert "snapshot" not in dict(engine._parts(parts, why.append))
    assert [line.rpartition("taken: ")[2] for line in why] == ["Node is not installed", "RangeError: too much"]


@pytest.mark.usefixtures("_small")
def test_the_licences_of_all_that_travels_stand_in_the_notices(tmp_path: Path) -> None:
    build.build(tmp_path / "site", [])
    notices = (tmp_path / "site" / engine.FOLDER / engine.NOTICES).read_text("utf-8")
    for name, begins in (("MPL-2.0.txt", "Mozilla Public License Version 2.0\n"), ("PSF-2.0.txt", "A. HISTORY")):
        text = Path(engine.__file__).with_name("licences").joinpath(name).read_text("utf-8")
        assert text.startswith(begins)
        assert text in notices
    assert [name for name in pack.PACKAGES if f"\n{name} " not in notices] == []
    assert fetching.VERSION in notices


@pytest.mark.usefixtures("_small")
def test_the_script_that_keeps_files_knows_all_and_how_large_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = [("whole", b"all of it"), ("snapshot", b"memory")]
    for given, spare in ((parts[:1], []), (parts, ["engine/whole.bin"])):
        monkeypatch.setattr(engine, "_parts", lambda _pyodide, _warn, given=given: iter(given))
        site = build.build(tmp_path / "site", [("en/teach/base.html", "a sheet"), ("en/play.html", "")])
        told = dict(re.findall(r"^self\.(\w+) = (.*);$", (site / engine.WORKER).read_text("utf-8"), re.MULTILINE))
        known = json.loads(told["FILES"])
        there = {p.relative_to(site).as_posix(): len(p.read_bytes()) for p in site.rglob("*") if p.is_file()}
        assert {*known} == {*there} - {engine.WORKER, build.MARK}
        assert json.loads(told["SPARE"]) == spare
        assert json.loads(told["BYTES"]) == sum(there[place] for place in known if place not in spare)


@pytest.mark.usefixtures("_small")
def test_a_site_is_replaced_whole_and_its_files_are_known_by_what_is_in_them(tmp_path: Path) -> None:
    site, workers = tmp_path / "site", set()
    for text in ("one", "two", "two"):
        build.build(site, [("en/index.html", text)])
        workers.add((site / "service-worker.js").read_text("utf-8"))
    assert (site / "en/index.html").read_text("utf-8") == "two"
    assert len(workers) == 2, "the same files make the same site, others another one"
    with pytest.raises(ZeroDivisionError):
        build.build(site, (("x", str(1 // 0)) for _ in range(1)))
    assert [path.name for path in tmp_path.iterdir()] == ["site"]
    assert (site / "en/index.html").read_text("utf-8") == "two"


def test_a_game_at_the_table_is_there_when_the_page_is_opened_again(reader: Reader) -> None:
    board = host.open_board({"open": "play"})
    chosen = {
        "seats": ["red", "blue"],
        "names": ["Ada", "Ben"],
        "expansions": [],
        "farmers": True,
        "levels": ["easy", ""],
    }
    board.hear({"do": "deal", "n": board.view["n"], "line": board.view["line"], **chosen})
    board.apply(board.game.legal_actions()[0])
    assert board.view["thinks"]
    again = host.open_board({"open": "play"})
    row = again.view["home"]["rows"][0]
    again.hear({"do": "home", "to": row["to"], "n": again.view["n"], "line": again.view["line"]})
    assert again.game.history == board.game.history
    assert again.view["thinks"], "who is computed still is"
