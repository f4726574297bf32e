"""Installing packages with pip while somebody waits: what is done, how far it is, and pip's own words if it fails.

It needs the standard library alone, since it runs before anything is installed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

WIDE, EVERY = 24, 0.25
"""Signs of a bar, and seconds between two looks at how far the installing is."""
STEPS, MANY = 10, 25
"""Where lines are printed one below the other: one for each tenth of the packages, or for so many more."""
LAST = 20
"""Lines of pip's that are shown when it fails."""


class Said:
    """What is being done: on a terminal one line with a bar that is written over, elsewhere few plain lines."""

    def __init__(self, out: TextIO) -> None:
        self.out, self.bar = out, out.isatty()
        self.what, self.tenth = "", -1

    def begin(self, what: str) -> None:
        """Something new is being done."""
        self.end()
        self.what, self.tenth = what, 0
        self._put(f"  {what} ..." if not self.bar else f"\r  {what} ...", "" if self.bar else "\n")

    def so_far(self, n: int, of: int = 0, now: str = "") -> None:
        """So many packages are done, of all if their number is known; ``now`` is the one at work."""
        if self.bar:
            full = WIDE * n // of if of else 0
            meter = f" [{'#' * full}{'.' * (WIDE - full)}] {n} of {of}" if of else f" {n} so far"
            room = shutil.get_terminal_size().columns - 1
            line = f"  {self.what}{meter} {now}"[:room]
            self._put(f"\r{line.ljust(room)}")
        elif (tenth := STEPS * n // of if of else n // MANY) > self.tenth:
            self.tenth = tenth
            self._put(f"  {self.what}: {n} of {of}" if of else f"  {self.what}: {n} so far", "\n")

    def end(self) -> None:
        """What was being done is done."""
        if self.what and self.bar:
            self._put("\n")
        self.what = ""

    def _put(self, text: str, more: str = "") -> None:
        self.out.write(text + more)
        self.out.flush()


def install(python: Path, what: str, said: Said) -> list[str]:
    """Install a folder with an extra, editable; the last lines that pip said if it failed, no line if it did not."""
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-color",
               "--progress-bar=off", "-e", what]  # fmt: skip
    said.begin("Fetching packages")
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               text=True, encoding="utf-8", errors="replace")  # fmt: skip
    assert process.stdout
    try:
        lines = follow(process.stdout, said, lambda: _installed(python))
    finally:
        process.stdout.close()
    failed = process.wait() != 0
    said.end()
    return (lines or ["pip said nothing."]) if failed else []


def follow(lines: Iterator[str] | TextIO, said: Said, installed: Callable[[], int]) -> list[str]:
    """Tell what pip's lines mean as they come; its last lines.

    pip names what it fetches one by one, and then all that it installs at once: how far it is there, the environment
    tells, in which ``installed`` packages are.
    """
    kept: list[str] = []
    seen: set[str] = set()
    done = threading.Event()
    watch: threading.Thread | None = None
    for line in lines:
        kept = [*kept, line.rstrip()][-LAST:]
        if found := re.match(r"\s*Collecting ([\w.-]+)", line):
            seen.add(found[1].lower())
            said.so_far(len(seen), now=found[1])
        elif found := re.match(r"Installing collected packages: (.*)", line):
            count = len(found[1].split(", "))
            said.begin("Installing packages")
            watch = threading.Thread(target=_watch, args=(said, done, count, installed), daemon=True)
            watch.start()
        elif watch and line.startswith("Successfully installed"):
            done.set()
            watch.join()
            watch = None
            said.so_far(count, count)
    done.set()
    if watch:
        watch.join()
    return kept


def _watch(said: Said, done: threading.Event, of: int, installed: Callable[[], int]) -> None:
    before = installed()
    while not done.wait(EVERY):
        said.so_far(min(max(installed() - before, 0), of - 1), of)


def _installed(python: Path) -> int:
    """How many packages an environment has."""
    home = python.parent.parent
    return sum(1 for where in ("lib/python*", "Lib") for _ in home.glob(f"{where}/site-packages/*.dist-info"))
