"""Pins the versions that tests and Binder use: `python -m tests.pins [--check]`.

Writes ``requirements/tests.txt``, for every Python that carcnb runs on, ``requirements/binder.txt``, for Binder's, and
``requirements/lite.txt``, for JupyterLite's, with the newest versions that pyproject.toml allows; with ``--check`` only
says whether they would change. uv chooses them (`tests.versions` tells where uv comes from). Needs the network.

`pip install -c requirements/tests.txt -e ".[dev]"` makes an environment with them, PIP_CONSTRAINT does it for
`python3 -m carcnb test`; binder/requirements.txt names its own.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from carcnb.site.pyodide import PYTHON
from tests.versions import ROOT, find_uv

FOLDER = ROOT / "requirements"
OLDEST, BINDERS = "3.11", "3.13"
HEAD = "# Written by `python -m tests.pins`: the newest versions that pyproject.toml allows, on the day it was run.\n"
SETS = {
    "tests": ["--extra", "dev", "--extra", "release", "--extra", "together", "--universal", "--python-version", OLDEST],
    "binder": ["--python-version", BINDERS, "--python-platform", "linux"],
    "lite": ["requirements/lite.in", "--python-version", PYTHON, "--python-platform", "wasm32-pyodide2024"],
}
"""Name -> for whom versions are chosen."""


def main() -> int:
    """Exit code 1 if with ``--check`` something would change."""
    stale = []
    with tempfile.TemporaryDirectory() as folder:
        uv = find_uv(Path(folder))
        for name, words in SETS.items():
            path = FOLDER / f"{name}.txt"
            text = HEAD + choose(uv, words)
            if not path.exists() or path.read_text("utf-8") != text:
                stale.append(path.name)
                if "--check" not in sys.argv:
                    path.write_text(text, "utf-8", newline="\n")
    print(f"changed: {', '.join(stale)}" if stale else "nothing changed")
    return int(bool(stale) and "--check" in sys.argv)


def choose(uv: str, words: list[str]) -> str:
    """A version of each package that is needed, one a line."""
    plain = ["--quiet", "--no-header", "--no-annotate", "--no-emit-find-links", "--no-emit-index-url", "--upgrade"]
    command = [uv, "pip", "compile", "pyproject.toml", "--no-emit-package", "carcnb", *plain, *words]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
