"""The site as a folder that any static server shows."""

from __future__ import annotations

import json
import secrets
import shutil
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from carcnb import __version__
from carcnb.files import write_bytes
from carcnb.site import engine
from carcnb.site.pyodide import SiteError, pyodide

MARK = "carcnb-site.json"
"""The file that a site of ours is known by."""


def build(folder: Path, pages: Iterable[tuple[str, str]], package: Path | None = None) -> Path:
    """Write a site with these pages, each a place in it and a text, and return its folder.

    A site that was there is replaced at once when the new one is whole.  ``SiteError`` if something else is there, or
    Pyodide cannot be had; it comes from ``package`` if one is given.
    """
    folder = folder.resolve()
    if folder.exists() and not (folder.is_dir() and ((folder / MARK).is_file() or not any(folder.iterdir()))):
        raise SiteError(f"{folder} is neither empty nor a site that carcnb made")
    parts = pyodide(package)
    made = folder.with_name(f".{folder.name}-{secrets.token_hex(4)}")
    try:
        files = chain(engine.engine(parts), ((path, text.encode()) for path, text in pages))
        hashes = {path: _written(made / path, content) for path, content in files}
        _written(made / engine.WORKER, engine.service_worker(hashes.items()).encode())
        _written(made / MARK, json.dumps({"carcnb": __version__}).encode())
        _replace(folder, made)
    except OSError as error:
        raise SiteError(f"cannot write {folder}: {error.strerror}") from None
    finally:
        shutil.rmtree(made, ignore_errors=True)
    return folder


def _written(path: Path, content: bytes) -> str:
    write_bytes(path, content, parents=True)
    return engine.digest(content)


def _replace(folder: Path, made: Path) -> None:
    old = made.with_name(f"{made.name}-old")
    if folder.exists():
        folder.rename(old)
    made.rename(folder)
    shutil.rmtree(old, ignore_errors=True)
