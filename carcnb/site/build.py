"""The site as a folder that any static server shows."""

from __future__ import annotations

import json
import secrets
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from carcnb import __version__
from carcnb.site import engine
from carcnb.site.pages import pages
from carcnb.site.pyodide import SiteError, pyodide

MARK = "carcnb-site.json"
"""The file that a site of ours is known by."""


def build(folder: Path, langs: Sequence[str] = (), package: Path | None = None) -> Path:
    """Write the site and return its folder, in these languages (all that there are), with Pyodide from a package.

    A site that was there is replaced at once when the new one is whole.  ``SiteError`` if something else is there, or
    Pyodide cannot be had.
    """
    folder = folder.resolve()
    if folder.exists() and not (folder.is_dir() and ((folder / MARK).is_file() or not any(folder.iterdir()))):
        raise SiteError(f"{folder} is neither empty nor a site that carcnb made")
    parts = pyodide(package)
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = folder.with_name(f".{folder.name}-{secrets.token_hex(4)}")
    try:
        hashes = {path: _written(made / path, content) for path, content in _files(langs, parts)}
        script = engine.service_worker(hashes.items())
        _written(made / engine.WORKER, script.encode())
        _written(made / MARK, json.dumps({"carcnb": __version__}).encode())
        _replace(folder, made)
    finally:
        shutil.rmtree(made, ignore_errors=True)
    return folder


def _files(langs: Sequence[str], parts: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    for path, text in pages(langs):
        yield path, text.encode()
    yield from engine.engine(parts)


def _written(path: Path, content: bytes) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return engine.digest(content)


def _replace(folder: Path, made: Path) -> None:
    old = made.with_name(f"{made.name}-old")
    if folder.exists():
        folder.rename(old)
    made.rename(folder)
    shutil.rmtree(old, ignore_errors=True)
