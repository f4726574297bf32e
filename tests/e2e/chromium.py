"""The Chromium that the browser tests drive. Standard library only."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

HOW = (
    "install Chromium (Debian: `sudo apt install chromium-headless-shell`; elsewhere:"
    " `.venv/bin/playwright install chromium`)"
)
# The shell draws the same pages without a browser's window around them, which costs a third of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# Root has no user namespaces for the sandbox, containers no GPU; the rest keeps Chromium from calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The path of a Chromium: CARCNB_CHROMIUM, else one on PATH, else Playwright's own; None if there is none."""
    if named := os.environ.get("CARCNB_CHROMIUM"):
        return named if Path(named).is_file() else None
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return _playwrights_own()


def _playwrights_own() -> str | None:
    homes: list[str | Path] = [
        os.environ.get("PLAYWRIGHT_BROWSERS_PATH", ""),
        Path.home() / ".cache/ms-playwright",
        Path.home() / "Library/Caches/ms-playwright",
        Path(os.environ.get("LOCALAPPDATA", "")) / "ms-playwright",
    ]
    programs = (
        "chromium_headless_shell-*/chrome-*/*headless*shell*",
        "chromium-*/chrome-linux*/chrome",
        "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
        "chromium-*/chrome-win*/chrome.exe",
    )
    for home in homes:
        for program in programs:
            for path in sorted(Path(home).glob(program), reverse=True) if home else []:
                return str(path)
    return None
