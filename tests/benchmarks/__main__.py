"""How fast it is here: `python -m tests.benchmarks [--browser] [--page | --click | --site] [--beside CHECKOUT]`."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from tests.benchmarks import beside, engine, pictures

ALONE = ("page", "click", "site")
"""What is measured alone, in a browser."""


def main() -> int:
    """Print one line per measurement; with --browser also those that need Chromium."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks", description="How fast carcnb is here.")
    parser.add_argument("--games", type=int, default=200, help="random games to play (default 200)")
    parser.add_argument("--browser", action="store_true", help="also measure the board in JupyterLab (needs Chromium)")
    parser.add_argument("--page", action="store_true", help="measure a page of many boards only (needs Chromium)")
    parser.add_argument("--click", action="store_true", help="measure only where the time of a click goes (Chromium)")
    parser.add_argument("--pictures", action="store_true", help="measure still pictures only")
    parser.add_argument("--site", action="store_true", help="measure the site without Jupyter only (needs Chromium)")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="compare with another checkout's engine only")
    options = parser.parse_args()
    if options.beside:
        for line in beside.measure(options.beside.resolve(), options.games):
            print(line, flush=True)
        return 0
    alone = next((name for name in ALONE if getattr(options, name)), None)
    if alone:  # Playwright is not there for everybody
        for line in import_module(f"tests.benchmarks.{alone}").measure():
            print(line, flush=True)
        return 0
    for line in () if options.pictures else engine.measure(options.games):
        print(line, flush=True)
    for line in pictures.measure():
        print(line, flush=True)
    if options.browser:
        from tests.benchmarks import browser  # Playwright is not there for everybody

        for line in browser.measure():
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
