"""The test command leaves out what the machine cannot run, in one line; in CI that is an error."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tests import run as stages_of
from tests import side_by_side

ROOT = Path(__file__).resolve().parent.parent


def run(home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """The front end's and the browser's tests on a machine with only Python."""
    bare = {"PATH": str(home), "HOME": str(home), "LOCALAPPDATA": str(home)}
    kept = {name: value for name, value in os.environ.items() if name not in ("CI", "CARCNB_ALL", "CARCNB_CHROMIUM")}
    # The program's own folder is searched as well; a link in a folder of its own has no Node beside it.
    python = home / "python"
    python.symlink_to(sys.executable)
    command = [str(python), str(ROOT / "tests" / "run.py"), "frontend", "browser"]
    return subprocess.run(command, env=kept | bare | more, capture_output=True, text=True, check=False)


def test_what_is_missing_is_said_in_one_line(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 0, done.stderr
    (line,) = done.stdout.strip().splitlines()
    assert line.startswith("Left out: ")
    assert "install Node" in line
    assert "install Chromium" in line


def test_stages_have_as_many_workers_as_the_cores_they_take() -> None:
    """A notebook's cells share a kernel, browsers share the machine; what has no workers keeps one core busy."""
    stages = stages_of.make_stages(argparse.Namespace(quick=False, many=False))
    assert tuple(stages) == stages_of.NAMES
    workers = {
        name: int(command[command.index("-n") + 1])
        for name, stage in stages.items()
        for command in stage.commands
        if "-n" in command
    }
    assert set(workers) == {"python", "browser", "walk"}
    assert {name: stage.cores for name, stage in stages.items()} == {
        name: max(1, workers.get(name, 1)) for name in stages
    }


def test_ci_names_every_stage() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    (line,) = [line for line in script.splitlines() if "-m carcnb test" in line]
    assert set(line.split("test ")[1].split(" </dev")[0].split()) == set(stages_of.NAMES)


def test_the_closing_line_of_several_workers_is_pytests_own(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text("def test_one(): pass\ndef test_two(): pass\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-n", "2", "--dist", "worksteal", "."]
    alone = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # the others take their time to load
    done = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False)
    (closing,) = [line for line in done.stdout.splitlines() if side_by_side.CLOSING.match(line)]
    assert closing.strip("= ").startswith("2 passed in ")


def test_in_ci_it_is_an_error(tmp_path: Path) -> None:
    done = run(tmp_path, CI="true")
    assert done.returncode == 1
    assert done.stdout.strip().startswith("MISSING: ")
