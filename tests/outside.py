"""Packages with an expansion of their own, ``tests/abbot`` and ``tests/river``, installed for a process of a test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = {name: ROOT / "tests" / name for name in ("abbot", "river")}


def installed(folder: Path, *points: str) -> dict[str, str]:
    """The environment of a process for which a package with these entry points is installed in a folder."""
    info = folder / "carcnb_outside-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: carcnb-abbot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[carcnb.systems]", *points, ""]))
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (folder, *PACKAGES.values(), ROOT)))}


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python there."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def own_tests(name: str, rules: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The tests of a package, and those of carcnb that check its examples, words and lessons, where it is installed."""
    parts = ("rulebook", "words", "questions/test_beliefs.py", "lessons/test_library.py")
    checked = [PACKAGES[name], *(ROOT / "tests" / part for part in (*parts, "lessons/test_library_wording.py"))]
    point = f"{name} = carcnb_{name}"
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:nbval", f"--output={folder / 'pictures'}"]
    return run(installed(folder, point), "-m", "pytest", *quiet, "-k", rules, *map(str, checked))
