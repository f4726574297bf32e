"""The test command leaves out what the machine cannot run, in one line; in CI that is an error."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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


def test_in_ci_it_is_an_error(tmp_path: Path) -> None:
    done = run(tmp_path, CI="true")
    assert done.returncode == 1
    assert done.stdout.strip().startswith("MISSING: ")
