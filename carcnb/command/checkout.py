"""A clean clone sets itself up: `.venv` beside pyproject.toml, with this checkout and one extra installed into it.

It needs the standard library and `files.py` with the errors below it, since it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, NoReturn

from carcnb.command.installing import Said, install
from carcnb.files import write_text

STAMP = "carcnb-ready.json"
NO_VENV = (
    "This Python cannot make virtual environments. On Debian or Ubuntu: sudo apt install python3-venv. "
    "Elsewhere install Python from python.org, then try again."
)


class CheckoutError(Exception):
    """What stops the environment from being made, in one line for the reader."""


def find_checkout() -> Path | None:
    """The folder of the clone this package runs from, or None for an installed wheel."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "notebooks").is_dir() else None


def prepare(root: Path, extra: str) -> Path:
    """The Python that has this checkout with `extra` installed; makes `.venv` in `root` where needed.

    A Python that already has all of it is taken as it is. Raises CheckoutError.
    """
    if _has_extra(root, extra):
        return Path(sys.executable)
    venv = root / ".venv"
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    digest = hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest()
    stamp = _read_stamp(venv)
    extras = set(stamp["extras"]) if stamp.get("pyproject") == digest else set()
    if extra in extras and python.exists():
        return python
    print(f"Setting up {venv} (once; needs the network and a minute or two)", flush=True)
    said = Said(sys.stdout)
    if not _works(python, "-m", "pip", "--version"):
        said.begin("Making the environment")
        if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
            raise CheckoutError(NO_VENV)
        if not _works(sys.executable, "-m", "venv", "--clear", str(venv)):
            raise CheckoutError(NO_VENV)
        extras = set()
    if told := install(python, f"{root}[{extra}]", said):
        print("\n".join(told), file=sys.stderr)
        raise CheckoutError(f"pip could not install carcnb[{extra}] into {venv}; its message stands above.")
    write_text(venv / STAMP, json.dumps({"pyproject": digest, "extras": sorted(extras | {extra})}))
    return python


def hand_over(command: Sequence[str | Path]) -> NoReturn:
    """Become `command`, so that Ctrl-C and the exit code are its own."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.execv(words[0], words)
    sys.exit(subprocess.call(words))


def _has_extra(root: Path, extra: str) -> bool:
    """Whether the running Python has this very checkout installed, and something of each name that `extra` asks for."""
    try:
        origin = json.loads(metadata.distribution("carcnb").read_text("direct_url.json") or "{}")
    except (metadata.PackageNotFoundError, ValueError):
        return False
    if origin.get("url") != root.as_uri():
        return False
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return all(_installed(name) for name in _names(project, extra))


def _names(project: dict[str, Any], extra: str) -> Iterator[str]:
    """The distributions an extra asks for, with those of the extras it is built on."""
    for requirement in project["optional-dependencies"][extra]:
        if own := re.match(r"carcnb\[([\w-]+)\]", requirement):
            yield from _names(project, own[1])
        else:
            yield re.split(r"[^\w.-]", requirement, maxsplit=1)[0]


def _installed(name: str) -> bool:
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def _works(*command: str | Path) -> bool:
    try:
        done = subprocess.run(
            [str(word) for word in command], stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
    except OSError:
        return False
    return done.returncode == 0


def _read_stamp(venv: Path) -> dict[str, Any]:
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}
