"""The tutorials of an installed carcnb, laid out in a folder of the learner's own."""

from __future__ import annotations

import hashlib
import json
import os
from contextlib import suppress
from pathlib import Path

from carcnb.files import FileError, read_bytes, read_text, write_bytes, write_text
from carcnb.parsing import Unread, json_of

MEMORY = ".carcnb.json"  # the digest of each notebook as it was laid out: tells the learner's changes from ours


def lay_out(source: Path, target: Path) -> list[str]:
    """Copy the tutorials into `target` and return those left alone, because the learner has changed them.

    A notebook the learner has not touched is brought up to date, and trusted by Jupyter.
    Raises FileError where the folder cannot be written.
    """
    memory = _read(target / MEMORY)
    kept: list[str] = []
    new: list[Path] = []
    for path in sorted(source.glob("*/*.ipynb")):
        name = path.relative_to(source).as_posix()
        copy, fresh = target / name, path.read_bytes()
        if copy.exists() and _digest_of(copy) not in (memory.get(name), _digest(fresh)):
            kept.append(name)
            continue
        write_bytes(copy, fresh, parents=True)
        if memory.get(name) != _digest(fresh):
            new.append(copy)
        memory[name] = _digest(fresh)
    write_text(target / MEMORY, json.dumps(memory, indent=1))
    _sign(new)
    return kept


def is_laid_out(folder: Path) -> bool:
    """Whether the tutorials were laid out in this folder."""
    return os.path.isfile(folder / MEMORY)  # that of a Path raises, where the folder is closed


def start_page(folder: Path, language: str) -> Path:
    """The notebook to open first: `00_*` in the language, else in English, else the folder itself."""
    for tongue in (language, "en"):
        for page in sorted(folder.glob(f"{tongue}/00_*.ipynb")):
            return page
    return folder


def _sign(notebooks: list[Path]) -> None:
    """JupyterLab trusts what it opens there as if it had been run; where it cannot be signed it opens all the same."""
    if not notebooks:
        return
    with suppress(Exception):  # whatever is wrong with a folder of Jupyter's data, it is none of ours
        from nbformat import read, sign

        notary = sign.NotebookNotary()
        for path in notebooks:
            notary.sign(read(path, 4))
        notary.store.close()  # an older notary cannot close itself


def _digest_of(copy: Path) -> str:
    """The digest of a copy; that of none of ours where it cannot be read: the learner has made something else of it."""
    try:
        return _digest(read_bytes(copy))
    except FileError:
        return ""


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _read(path: Path) -> dict[str, str]:
    try:
        memory = json_of(read_text(path), "this list")
    except (FileError, Unread):
        return {}
    return memory if isinstance(memory, dict) else {}
