"""Modules in archives, compiled by the Python that will read them: ``carcnb.workshop.lite`` runs it in Pyodide."""

from __future__ import annotations

import io
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import cache_from_source, source_hash
from pathlib import Path


def compile_archives(folder: str) -> None:
    """Compile what lies in a folder: wheels, which are unpacked, and other zips, which are imported as they are."""
    for path in (*Path(folder).glob("*.whl"), *Path(folder).glob("*.zip")):
        path.write_bytes(with_bytecode(path.read_bytes(), unpacked=path.suffix == ".whl"))


def with_bytecode(archive: bytes, *, unpacked: bool) -> bytes:
    """A zip in which every module is compiled, too, and found by who imports it; what cannot be compiled is not."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            content = old.read(info)
            compiled = _compiled(info.filename, content) if info.filename.endswith(".py") else b""
            new.writestr(info.filename, content)
            if compiled:
                new.writestr(cache_from_source(info.filename) if unpacked else f"{info.filename}c", compiled)
    return made.getvalue()


def _compiled(file: str, content: bytes) -> bytes:
    """The code of a module, which no source need be asked for; empty if it has none."""
    try:
        code = compile(content, file, "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return b""
    return bytes(_code_to_hash_pyc(code, source_hash(content), False))
