"""Whose results a file holds, told by its name or by the folders in which it was handed in."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Collection, Sequence
from contextlib import suppress
from glob import escape, glob, has_magic
from pathlib import Path

PUPIL = "{pupil}"
"""What stands in a pattern where a path names the pupil."""

LONGEST = 80
"""Characters of the longest name of a pupil; of a longer one so many are kept."""

_PARTS = re.compile(r"(\{pupil\}|\*\*/?|\*|\?|\[[^\]]+\])")
_DEEP = re.compile(r"(?:^|(?<=[/\\]))\*\*(?:[/\\]|$)")
"""A part of a pattern that stands for folders within folders."""
_MEANT = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
_MOODLE = re.compile(r"_[0-9]+_assignsubmission_.*", re.DOTALL)
"""What Moodle writes behind a name when it hands out what was handed in."""


def matching(pattern: str) -> list[str]:
    """The files that a pattern names; a path with ``{pupil}`` in it names those of every pupil."""
    head, *rest = _DEEP.split(pattern.replace(PUPIL, "*"), maxsplit=1)
    if not rest:
        return glob(head)
    folders = [folder for top in (glob(head) if head else [""]) for folder in _folders(top)]
    return [file for folder in folders for file in matching(os.path.join(escape(folder), rest[0] or "*"))]


def _folders(top: str) -> list[str]:
    """A folder and all below it but those that are hidden, each once, however many links lead round to it."""
    found, seen, left = [], set[str](), [top]
    while left:
        folder = left.pop(0)
        real = os.path.realpath(folder)
        if real in seen or not os.path.isdir(real):
            continue
        seen.add(real)
        found.append(folder)
        with suppress(OSError), os.scandir(folder or ".") as there:
            left += sorted(os.path.join(folder, one.name) for one in there if one.is_dir() and one.name[:1] != ".")
    return found


def in_one_line(name: str) -> str:
    """A name in one line, its letters put together as they are typed.

    >>> in_one_line(" Anna   Marie ")
    'Anna Marie'
    """
    return unicodedata.normalize("NFC", " ".join(name.split()))


def pupil_name(text: str) -> str:
    """A name as it is compared: in one line, of bounded length."""
    return in_one_line(text)[:LONGEST].rstrip()


def ways_to(paths: Sequence[Path]) -> list[Path]:
    """The way to each file from the folder that all are in."""
    whole = [path.absolute() for path in paths]
    shared = next((folder for folder in whole[0].parents if all(path.is_relative_to(folder) for path in whole)), None)
    return [path.relative_to(shared) if shared else path for path in whole]


def pupils_of(
    files: Sequence[tuple[Path, str]], quizzes: Sequence[Collection[str]], said: Sequence[Sequence[str | None]]
) -> list[list[str]]:
    """The pupil of each row of each file, for the pattern that named it, the quizzes in it and what its rows say.

    A folder that holds all files of a quiz is the quiz's and not a pupil's: ``roads/anna.json`` is Anna's.  Names that
    are alike but for capital letters are written as the first of them, what files say before what they are called.
    """
    ways = ways_to([path for path, _ in files])
    ways = [_below(path, pattern) or way for (path, pattern), way in zip(files, ways, strict=True)]
    folders = [way.parts[0] if len(way.parts) > 1 else way.stem for way in ways]
    stems = [way.stem for way in ways]
    guessed = next((names for names in (folders, stems) if _parting(names, quizzes)), folders)
    found = []
    for (path, pattern), name, rows in zip(files, guessed, said, strict=True):
        marked = pupil_name(_at_mark(path, pattern))
        other = pupil_name(_MOODLE.sub("", name)) or name
        found.append([marked or pupil_name(own or "") or other for own in rows])
    written: dict[str, str] = {}
    for name in (
        *(pupil_name(own or "") for rows in said for own in rows),
        *(name for names in found for name in names),
    ):
        written.setdefault(name.casefold(), name)
    return [[written[name.casefold()] for name in names] for names in found]


def _parting(names: Sequence[str], quizzes: Sequence[Collection[str]]) -> bool:
    """Whether one quiz was handed in under several names."""
    by_quiz: dict[str, set[str]] = {}
    for name, titles in zip(names, quizzes, strict=True):
        for title in titles:
            by_quiz.setdefault(title, set()).add(name)
    return any(len(found) > 1 for found in by_quiz.values())


def _below(path: Path, pattern: str) -> Path | None:
    """The way to a file from the last folder that its pattern names outright; None if it names the file."""
    parts = Path(pattern.replace(PUPIL, "*")).parts
    fixed = next((n for n, part in enumerate(parts) if has_magic(part)), None)
    return None if fixed is None else Path(*path.parts[fixed:])


def _at_mark(path: Path, pattern: str) -> str:
    """What stands in a path where its pattern has ``{pupil}``; empty if nothing does."""
    if PUPIL not in pattern:
        return ""
    wanted, seen = "", False
    for part in _PARTS.split(Path(pattern).as_posix()):
        if part == PUPIL:
            wanted += "(?P=pupil)" if seen else "(?P<pupil>[^/]+?)"
            seen = True
        elif part.startswith("[") and part != escape(part):
            wanted += f"[^{part[2:]}" if part.startswith("[!") else part
        else:
            wanted += _MEANT.get(part, re.escape(part))
    found = re.fullmatch(wanted, path.as_posix(), re.DOTALL)
    return _MOODLE.sub("", found["pupil"]) if found else ""
