"""Python for browsers: the files of the one version of Pyodide that the site is made with, checked before use."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import os
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import carcnb
from carcnb.engine.errors import CarcnbError
from carcnb.errors import require
from carcnb.files import FileError, read_bytes, write_bytes

VERSION = "314.0.7"
PYTHON = f"{VERSION[0]}.{VERSION[1:3]}"
"""The version of Python in it, which its own begins with."""
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""The hash of its package, as npm writes it."""
PACKAGE = f"pyodide-{VERSION}.tgz"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
"""What it may load besides, of which a site needs nothing."""
MOST = 50_000_000
"""Bytes of the largest package that is read."""
SECONDS = 300


class SiteError(CarcnbError):
    """Why no site can be made; the message says what would help."""


def pyodide(package: Path | None = None, names: Sequence[str] = FILES) -> dict[str, bytes]:
    """Files by name: from a package that is given, from what an earlier site or npm has put here, or from npm.

    ``SiteError`` if there is none of that version.
    """
    if package:
        return _unpacked(package, names)
    beside = Path(carcnb.__file__).parents[1] / "widgets_js" / "node_modules" / "pyodide"  # in a checkout
    if _is_wanted(beside):
        return {name: (beside / name).read_bytes() for name in names}
    kept = _cache() / PACKAGE
    with suppress(FileError, SiteError):  # none yet, or one that was spoiled
        return _unpacked(kept, names)
    content = _fetched()
    files = _files(content, "what npm brings", names)
    with suppress(FileError):  # then the next site asks npm again
        write_bytes(kept, content, parents=True)
    return files


def _is_wanted(folder: Path) -> bool:
    try:
        return bool(json.loads((folder / "package.json").read_text("utf-8"))["version"] == VERSION)
    except (OSError, ValueError, KeyError):
        return False


def _cache() -> Path:
    """The user's folder for what can be had again."""
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(base) / "carcnb"


def _fetched() -> bytes:
    """The package as npm brings it."""
    npm = shutil.which("npm")
    if npm is None:
        raise SiteError(f"Pyodide {VERSION} is needed: install npm, which brings it, or give {PACKAGE} by --pyodide")
    with tempfile.TemporaryDirectory() as folder:
        command = [npm, "pack", f"pyodide@{VERSION}", "--silent", "--pack-destination", folder]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=SECONDS, cwd=folder)
            return read_bytes(Path(folder) / PACKAGE, MOST)
        except (subprocess.SubprocessError, FileError):
            raise SiteError(f"npm does not bring Pyodide {VERSION}; give {PACKAGE} by --pyodide") from None


def _unpacked(package: Path, names: Sequence[str]) -> dict[str, bytes]:
    return _files(read_bytes(package, MOST), str(package), names)


def _files(content: bytes, named: str, names: Sequence[str]) -> dict[str, bytes]:
    """The files of a package's content, if it is the right one."""
    if f"sha512-{base64.b64encode(hashlib.sha512(content).digest()).decode()}" != INTEGRITY:
        raise SiteError(f"{named} is not {PACKAGE} as it was published")
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        return {name: _member(archive, f"package/{name}") for name in names}


def _member(archive: tarfile.TarFile, name: str) -> bytes:
    return require(archive.extractfile(name), tarfile.ExFileObject).read()  # a package of that hash has all files
