"""The quick Python tests with other versions: `python3 -m tests.versions [--short] [RUN ...] [-- what pytest does]`.

Each run has an environment of its own, made with uv: the oldest Python with the lowest versions that pyproject.toml
allows, and the newest Python with the newest versions. Standard library only; needs the network.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUNS = {"lowest": ("3.11", "lowest-direct"), "newest": ("3.13", "highest")}
"""Name -> the Python, and which of the allowed versions of what pyproject.toml names."""
QUICK = ["-q", "-n", "auto", "--dist", "worksteal", "-m", "not browser and not slow and not many"]
SHORT = ["-q", "-o", "addopts=--import-mode=importlib", "tests/test_public.py", "tests/engine/test_source.py"]
"""All that is public is imported and a game is played, with what a user installs and pytest alone: 11 CPU s a run."""


def main() -> int:
    """Exit code 1 if a run failed, or with ``--all`` if a Python cannot be had."""
    parser = argparse.ArgumentParser("python3 -m tests.versions", description=__doc__.splitlines()[0])
    parser.add_argument("runs", nargs="*", metavar="RUN", help=f"some of: {', '.join(RUNS)} (default: all)")
    parser.add_argument("--all", action="store_true", help="a Python that cannot be had is an error")
    parser.add_argument("--short", action="store_true", help="only what a user installs, and two files of tests")
    own, theirs = _split(sys.argv[1:])
    options = parser.parse_args(own)
    if unknown := set(options.runs) - RUNS.keys():
        parser.error(f"no run {', '.join(sorted(unknown))}; choose from {', '.join(RUNS)}")
    ended = {}
    with tempfile.TemporaryDirectory() as folder:
        uv = find_uv(Path(folder))
        for name in options.runs or RUNS:
            ended[name] = run(uv, Path(folder) / name, *RUNS[name], theirs, options.short)
    for name, end in ended.items():
        print(f"{end:<8} {name}: Python {RUNS[name][0]}, {RUNS[name][1]} versions")
    return int("FAILED" in ended.values() or (options.all and "MISSING" in ended.values()))


def run(uv: str, home: Path, python: str, resolution: str, tests: list[str], short: bool) -> str:
    """How one run ended: ``ok``, ``FAILED``, or ``MISSING`` where that Python cannot be had."""
    here = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    if _call(uv, "venv", "--quiet", "--python", python, home):
        return "MISSING"
    what = [f"{ROOT}", "pytest>=8.3"] if short else [f"{ROOT}[test]"]
    wanted: list[str | Path] = ["--resolution", resolution, "--python", here, "--editable", *what]
    tests = tests or (SHORT if short else QUICK)
    failed = _call(uv, "pip", "install", "--quiet", *wanted) or _call(here, "-m", "pytest", *tests)
    return "FAILED" if failed else "ok"


def find_uv(folder: Path) -> str:
    """The uv of this machine, or one from PyPI in an environment in `folder`."""
    found = shutil.which("uv")
    if not found:
        subprocess.run([sys.executable, "-m", "venv", folder / "tools"], check=True)
        programs = folder / "tools" / ("Scripts" if os.name == "nt" else "bin")
        subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)
        found = str(programs / "uv")
    return found


def _call(*command: str | Path) -> int:
    # The Pythons that pyenv keeps are on no PATH until they are chosen; uv downloads one only if it finds none.
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/3.*/bin")
    path = os.pathsep.join([os.environ["PATH"], *map(str, kept)])
    return subprocess.run(command, cwd=ROOT, env=os.environ | {"PATH": path}, check=False).returncode


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """What stands before ``--`` and what stands behind it."""
    at = words.index("--") if "--" in words else len(words)
    return words[:at], words[at + 1 :]


if __name__ == "__main__":
    sys.exit(main())
