"""Who takes a course: the name as it counts, the file it is kept in, and the seed that is the pupil's own."""

from __future__ import annotations

import unicodedata
from zlib import crc32

from carcnb.classroom.pupils import LONGEST, in_one_line
from carcnb.questions.errors import CourseError

LONGEST_STEM = 40
"""Signs of the longest name of a file, without what makes it unique."""

_TAKEN = frozenset({
    "con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
    "progress", "game", "levels", "carcnb-progress",
})  # fmt: skip
"""Names that are no file on some systems, or another file of ours."""


def pupil_name(name: object) -> str:
    """A pupil's name in one line; ``CourseError`` if it is none."""
    how = f"a pupil's name is a text of 1 to {LONGEST} letters"
    if not isinstance(name, str):
        raise CourseError(f"{how}, not {name!r:.60}")
    plain = in_one_line(name)
    if not plain or len(plain) > LONGEST or not plain.isprintable():
        raise CourseError(f"{how}, not {name!r:.60}")
    return plain


def same(name: str) -> str:
    """The name as it counts: "ada" and "Ada " are the same pupil."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def stem(name: str) -> str:
    """The name of a pupil's file without its ending: "Ája Nová" is "ája_nová", and no other pupil has the same.

    Letters, digits and hyphens stay; where other signs, or too many, are lost, a few digits after it tell it apart.
    """
    whole = same(name)
    kept = "".join(c if c.isalnum() or unicodedata.combining(c) or c in " -" else "" for c in whole)
    made = "_".join(kept.split())[:LONGEST_STEM].strip("-_")
    if made.replace("_", " ") == whole and made not in _TAKEN:
        return made
    return f"{made or 'pupil'}-{crc32(whole.encode('utf-8', 'replace')):08x}"


def seed_of(course: str, name: str, part: str) -> int:
    """The seed of a pupil's exercises in a part of a course; the same on every machine."""
    return crc32("\n".join((course, same(name), part)).encode("utf-8", "replace"))
