"""Lessons in files beside the notebook: what they may be called, which there are, and opening one to go on with it."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

from carcnb.engine.errors import SetupError
from carcnb.files import FileError, read_text
from carcnb.lessons import Lesson, NewLesson, read
from carcnb.lessons.reading import LONGEST
from carcnb.parsing import has_comments
from carcnb.studio.draft import LessonDraft, open_lesson
from carcnb.words import say

FILE = re.compile(r"\w[\w .-]{0,80}")
"""What a file may be called: a name alone, for it is written beside the notebook."""
SUFFIX = ".toml"
MOST = 50
"""Lessons that are listed."""
_STEP = re.compile(r"^\[\[step\]\]", re.MULTILINE)


def path(name: str) -> Path:
    """The file of that name beside the notebook; ``SetupError`` if none may be called so."""
    bare = name.strip().removesuffix(SUFFIX)
    if not FILE.fullmatch(bare):
        raise SetupError(say("record-file"))
    return Path(bare + SUFFIX)


def lessons() -> list[str]:
    """The names of the lessons beside the notebook."""
    found = (file.stem for file in sorted(Path().glob(f"*{SUFFIX}")) if FILE.fullmatch(file.stem) and _is_lesson(file))
    return list(islice(found, MOST))


def _is_lesson(file: Path) -> bool:
    try:
        return bool(_STEP.search(read_text(file, 4 * LONGEST)))  # a character has at most four bytes
    except FileError:
        return False


def file_state(file: Path) -> tuple[Path, str] | None:
    """Where a file lies and what it says, to be known again; None if it cannot be read.

    None, too, if it has comments: those would be lost if it were written over.
    """
    try:
        text = read_text(file)
    except FileError:
        return None
    return None if has_comments(text) else (file.resolve(), text)


def load(given: str | Path | Lesson | NewLesson) -> tuple[LessonDraft, str]:
    """The draft of a lesson, and the name of its file if that lies beside the notebook.

    ``LessonError`` and ``FileError`` say why it cannot be opened.
    """
    draft = open_lesson(read(given))
    beside = isinstance(given, str | Path) and str(given).endswith(SUFFIX) and Path(given).name == str(given)
    return draft, Path(str(given)).stem if beside else ""
