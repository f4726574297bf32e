"""The site as a folder that any static server shows."""

from __future__ import annotations

import json
import os
import secrets
import shutil
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import Path, PurePosixPath

from carcnb import __version__
from carcnb.files import FileError, write_bytes
from carcnb.site import engine
from carcnb.site.cards import FOLDER as CARDS
from carcnb.site.pyodide import SiteError, pyodide

MARK = "carcnb-site.json"
"""The file that a site of ours is known by; it says which files were written."""


def build(
    folder: Path,
    pages: Iterable[tuple[str, str | bytes]],
    package: Path | None = None,
    warn: Callable[[str], object] = lambda _why: None,
) -> Path:
    """Write a site with these pages, each a place in it and its content, and return its folder.

    A site that was there is replaced at once when the new one is whole; what somebody else put there stays, such as
    ``.git`` or ``CNAME``.  ``SiteError`` if something else is there, or is in the way, or Pyodide cannot be had; it
    comes from ``package`` if one is given.  ``warn`` hears what is less good than it could be.
    """
    folder = folder.resolve()
    made = folder.with_name(f".{folder.name}-{secrets.token_hex(4)}")
    try:
        if folder.exists() and not (folder.is_dir() and ((folder / MARK).is_file() or not any(folder.iterdir()))):
            raise SiteError(f"{folder} is neither empty nor a site that carcnb made")
        parts = pyodide(package)
        files = chain(engine.engine(parts, warn), ((path, _bytes(content)) for path, content in pages))
        known = {path: (_written(made / path, content), len(content)) for path, content in files}
        needed = {path: told for path, told in known.items() if not path.startswith(CARDS)}
        _written(made / engine.WORKER, engine.service_worker(needed).encode())
        ours = sorted([*known, engine.WORKER, MARK])
        _written(made / MARK, json.dumps({"carcnb": __version__, "files": ours}).encode())
        _replace(folder, made)
    except FileError:  # it says what
        raise
    except OSError as error:
        raise SiteError(f"cannot write {folder}: {error.strerror}") from None
    finally:
        shutil.rmtree(made, ignore_errors=True)
    return folder


def _bytes(content: str | bytes) -> bytes:
    return content.encode() if isinstance(content, str) else content


def _written(path: Path, content: bytes) -> str:
    write_bytes(path, content, parents=True)
    return engine.digest(content)


def _replace(folder: Path, made: Path) -> None:
    """Put the new site in the place of the old one, with what others put into that; or leave all as it was."""
    if not folder.exists():
        made.rename(folder)
        return
    theirs = _theirs(folder)
    for path in theirs:
        if any(map(os.path.lexists, (made / path, *_files_above(made, path)))):
            raise SiteError(f"{folder / path} is in the way of the new site: move it, or name another folder")
    old = made.with_name(f"{made.name}-old")
    moved: list[str] = []
    folder.rename(old)
    try:
        made.rename(folder)
        for path in theirs:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (old / path).rename(folder / path)
            moved.append(path)
    except BaseException:  # nothing of theirs is ever in what is thrown away
        for path in moved:
            (folder / path).rename(old / path)
        if folder.exists():
            folder.rename(made)
        old.rename(folder)
        raise
    shutil.rmtree(old, ignore_errors=True)


def _files_above(made: Path, path: str) -> list[Path]:
    """Files of the new site where a path needs a folder."""
    return [made / above for above in Path(path).parents if (made / above).is_file()]


def _theirs(folder: Path) -> list[str]:
    """What is in a site and was not written by us: files, and folders in which nothing is ours, by their places.

    Of an older site, which does not say what was written, it is ``CNAME`` and what is hidden.
    """
    try:
        listed = json.loads((folder / MARK).read_text("utf-8"))["files"]
        ours = {str(path) for path in listed}
    except (OSError, ValueError, KeyError, TypeError):
        return [path.name for path in folder.iterdir() if path.name == "CNAME" or path.name.startswith(".")]
    shared = {str(above) for path in ours for above in PurePosixPath(path).parents}
    found = []
    for at, folders, files in os.walk(folder):
        here = PurePosixPath(Path(at).relative_to(folder).as_posix())
        places = [str(here / name) for name in files if str(here / name) not in ours]
        places += [str(here / name) for name in folders if str(here / name) not in shared]
        found += places
        folders[:] = [name for name in folders if str(here / name) in shared]
    return sorted(found)
