"""The wheel and the sdist hold all they must, and what is installed from them works, without Node."""

from __future__ import annotations

import fnmatch
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests import sizes

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
DATA = [
    "carcnb/py.typed",
    "carcnb/systems/*/tiles.toml",
    "carcnb/systems/*/examples.toml",
    "carcnb/systems/*/decisions.toml",
    "carcnb/systems/*/lessons/*.toml",
    "carcnb/systems/*/games/*.toml",
    "carcnb/systems/*/words/cs.ftl",
    "carcnb/systems/*/rulebook/en.ftl",
    "carcnb/systems/*/jcz.toml",
    "carcnb/systems/*/art.toml",
    "carcnb/systems/*/art.json",
    "carcnb/systems/*/art/shapes.svg",
    "carcnb/drawing/art.json",
    "carcnb/static/board.js",
    "carcnb/static/aloud.js",
    "carcnb/static/editor.js",
    "carcnb/static/projector.js",
    "carcnb/static/shared.js",
    "carcnb/static/widget.js",
    "carcnb/static/THIRD_PARTY.txt",
    "carcnb/static/site/page.js",
    "carcnb/site/unused.txt",
    "carcnb/site/look/page.css",
    "carcnb/_notebooks/en/00_*.ipynb",
    "carcnb/_notebooks/cs/00_*.ipynb",
    "carcnb/words/en/*.ftl",
    "carcnb/words/cs/*.ftl",
]
FOR_DEVELOPERS = ("*.md", "carcnb/workshop/[!_]*.py", "carcnb/workshop/__main__.py")
"""What only who works on carcnb itself reads or runs; the atelier is for authors of expansions of their own."""
FIRST = ("first.js", "package.json")
"""What JupyterLab and Notebook 7 find of carcnb in an environment."""
GAME = """
import random, carcnb
game = carcnb.Game(players=2, seed=7)
while not game.over:
    game.apply(random.choice(game.legal_actions()))
assert carcnb.Game.load(game.save()).scores == game.scores
print(carcnb.__file__)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist of this checkout and the wheel made from it; PATH is empty, so no Node can help."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, env=os.environ | {"PATH": ""}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel installed, and nothing else."""
    folder = tmp_path_factory.mktemp("site")
    (wheel,) = built.glob("*.whl")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), str(wheel)]
    subprocess.run(command, check=True)
    return folder


def test_the_wheel_carries_its_data_and_nothing_but_the_package(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert [pattern for pattern in DATA if not fnmatch.filter(names, pattern)] == []
    shared = [name for name in names if ".data/" in name]
    assert {name.split("/", 1)[1] for name in shared} == {f"data/share/jupyter/labextensions/carcnb/{n}" for n in FIRST}
    assert {name.split("/")[0] for name in {*names} - {*shared} if ".dist-info/" not in name} == {"carcnb"}
    assert not [name for name in names if "__pycache__" in name or "checkpoint" in name]


def test_the_wheel_is_small(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    assert wheel.stat().st_size < sizes.WHEEL, "what no limit holds grows: python -m tests.sizes says what"


def test_the_wheel_lacks_what_developers_alone_use_and_nothing_else(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    listed = subprocess.run(["git", "ls-files", "carcnb"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    ours = {name for name in listed.split() if "/labextensions/" not in name and (ROOT / name).exists()}
    aside = {name for name in ours for pattern in FOR_DEVELOPERS if fnmatch.fnmatch(name, pattern)}
    aside = {name for name in aside if "/atelier/" not in name or name.endswith(".md")}
    assert ours - set(zipfile.ZipFile(wheel).namelist()) == aside


def test_the_tutorials_of_the_wheel_are_ours_as_if_nobody_had_run_them(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        read = {name: json.loads(archive.read(name)) for name in archive.namelist() if name.endswith(".ipynb")}
    ours = {path.relative_to(ROOT / "notebooks").as_posix(): path for path in ROOT.glob("notebooks/*/*.ipynb")}
    assert {name.removeprefix("carcnb/_notebooks/") for name in read} == set(ours)
    for name, path in ours.items():
        notebook, full = read[f"carcnb/_notebooks/{name}"], json.loads(path.read_text("utf-8"))
        assert [cell["source"] for cell in notebook["cells"]] == [cell["source"] for cell in full["cells"]]
        assert [cell["metadata"] for cell in notebook["cells"]] == [cell["metadata"] for cell in full["cells"]]
        assert not any(cell.get("outputs") or cell.get("execution_count") for cell in notebook["cells"]), name
        assert any(cell.get("outputs") for cell in full["cells"]), f"{name}: the repository's own keep their pictures"


def test_an_author_draws_with_what_the_wheel_brings(installed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "carcnb_abbot"
    shutil.copytree(ROOT / "tests" / "abbot" / "carcnb_abbot", folder)
    drawn = (folder / "art.json").read_bytes()
    (folder / "art.json").unlink()
    command = [sys.executable, "-m", "carcnb.workshop.atelier", str(folder)]
    environment = os.environ | {"PYTHONPATH": str(installed)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (folder / "art.json").read_bytes() == drawn


def test_the_licences_travel_with_the_wheel(built: Path) -> None:
    """Ours and those of what is bundled stand among the wheel's licences, and its metadata names them."""
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        (folder,) = {name.split("/")[0] for name in archive.namelist() if ".dist-info/" in name}
        metadata = archive.read(f"{folder}/METADATA").decode()
        named = [line.split(": ")[1] for line in metadata.splitlines() if line.startswith("License-File: ")]
        assert named == ["LICENSE", "carcnb/static/THIRD_PARTY.txt"]
        assert [archive.read(f"{folder}/licenses/{name}") for name in named] == [(ROOT / n).read_bytes() for n in named]


def test_the_sdist_is_the_whole_source(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    assert [name for name in tracked if name not in names] == []
    assert not [name for name in names if name.startswith(("widgets_js/node_modules", ".venv"))]


def test_the_engine_runs_where_nothing_else_is_installed(installed: Path, tmp_path: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(installed)!r}){GAME}"
    command = [sys.executable, "-I", "-S", "-c", code]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(installed))


def test_the_widget_starts_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    code = "import carcnb; board = carcnb.play(['Ada', 'Ben'], seed=1); print(len(board.widget._esm), carcnb.__file__)"
    environment = os.environ | {"PYTHONPATH": str(installed)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    size, where = done.stdout.split()
    assert int(size) > 1000
    assert where.startswith(str(installed))
