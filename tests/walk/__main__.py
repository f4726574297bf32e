"""Walk through everything as a person does: `python -m tests.walk [--all] [--way NAME ...] [--sheets FOLDER]`."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random
from unittest.mock import patch

os.environ.setdefault("CARCNB_PROGRESS", "off")

from playwright.sync_api import Browser, sync_playwright

from carcnb.words import language
from tests.e2e import chromium
from tests.walk.found import Finding, Found, Look
from tests.walk.sheets import write
from tests.walk.walker import Walker
from tests.walk.ways import WAYS, Job, jobs, load


def main() -> int:
    """Walk; 1 if anything was found."""
    options = _options()
    if options.jobs:
        return work(options)
    if chromium.find_chromium() is None:
        print(chromium.HOW)
        return 1
    names = options.way or list(WAYS)
    todo = [job for job in jobs(names, options.all) if not options.part or job.part in options.part]
    which, of = map(int, options.share.split("/"))
    todo = todo[which - 1 :: of]
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = side_by_side(todo, Path(folder), options)
    for line in found.lines():
        print(line)
    if options.sheets:
        print(f"\n{len(write(options.sheets))} sheets in {options.sheets}")
    kinds = {kind.split()[1] for kind in found.kinds}
    print(
        f"\n{len(todo)} ways, {found.presses} presses, {found.states} states of {len(kinds)} kinds"
        f" ({len(found.kinds)} with their looks) in {time.monotonic() - started:.0f} s;"
        f" {len(found.first)} sorts of findings, {found.count.total()} in all"
    )
    return int(found.ends)


def side_by_side(todo: list[Job], folder: Path, options: argparse.Namespace) -> Found:
    """Walk in several processes; whichever has nothing to do takes the next."""
    count = max(1, min(options.workers, len(todo)))
    file = folder / "jobs.json"
    file.write_text(json.dumps(todo), encoding="utf-8")
    running = []
    for n in range(count):
        command = [sys.executable, "-m", "tests.walk", "--jobs", str(file), "--into", str(folder / f"found-{n}.json")]
        command += (
            ["--seed", options.seed]
            + ["--all"] * options.all
            + (["--sheets", str(options.sheets)] if options.sheets else [])
        )
        running.append(subprocess.Popen(command))
    found = Found()
    for n, process in enumerate(running):
        code = process.wait()
        path = folder / f"found-{n}.json"
        if path.exists():
            found.join(Found.read(path))
        if code:
            found.add(Finding("way", "a process ended", f"with {code}", f"process {n}"))
    return found


def work(options: argparse.Namespace) -> int:
    """Walk in a browser the jobs of a file that no other process has taken."""
    found = Found()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find_chromium(), args=chromium.FLAGS)
        for n, (way, part, look) in enumerate(json.loads(options.jobs.read_text(encoding="utf-8"))):
            try:
                options.jobs.with_name(f"taken-{n}").touch(exist_ok=False)
            except FileExistsError:
                continue
            walk(browser, Job(way, part, Look(*look)), found, options)
            found.write(options.into)
        browser.close()
    return 0


def walk(browser: Browser, job: Job, found: Found, options: argparse.Namespace) -> None:
    """One part of a way, which draws the same each time; if it breaks off, that is a finding."""
    look, name = job.look, f"{job.way} {job.part}".strip()
    language(look.lang)
    started, before = time.monotonic(), found.states
    context = browser.new_context(
        viewport={"width": look.width, "height": look.height},
        has_touch=look.touch,
        reduced_motion="reduce",
        color_scheme="dark" if look.theme == "dark" else "light",
    )
    walker = Walker(context, look, found, name, options.sheets, options.all, options.into.parent)
    try:
        with patch.object(secrets, "randbits", Random(f"{options.seed} {name} {look}").getrandbits):
            WAYS[job.way].walk(walker, job.part)
    except Exception as error:  # the other ways are walked
        here = [f"{at.name}:{at.lineno}" for at in traceback.extract_tb(error.__traceback__) if "walk" in at.filename]
        walker.lost(f"{type(error).__name__}: {next(iter(str(error).splitlines()), '')} ({' > '.join(here[-4:])})")
    finally:
        context.close()
    print(f"{name} {look}: {found.states - before} states in {time.monotonic() - started:.1f} s", flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.walk", description="Walk through everything as a person does.")
    parser.add_argument("--all", action="store_true", help="every part of every way (up to 40 minutes)")
    parser.add_argument("--way", action="append", choices=sorted(WAYS), help="only these ways")
    parser.add_argument("--part", action="append", help="only these parts, such as a lesson's name")
    parser.add_argument("--sheets", type=Path, help="where pictures of all kinds of states go")
    parser.add_argument("-n", dest="workers", type=int, default=2, help="so many browsers at once")
    parser.add_argument("--seed", default="1", help="draws other tiles and exercises (any word)")
    parser.add_argument("--share", default="1/1", help="only such a part of the jobs, as 1/4: every fourth")
    parser.add_argument("--jobs", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    load()
    sys.exit(main())
