"""Results of quizzes as a table for spreadsheets (CSV), and read again from one."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Mapping
from io import StringIO
from typing import Any

from carcnb.errors import require

COLUMNS: dict[str, tuple[type, ...]] = {
    "file": (str,),
    "pupil": (str, type(None)),
    "quiz": (str,),
    "id": (str,),
    "topic": (str,),
    "difficulty": (int,),
    "seed": (int, type(None)),
    "rule": (str,),
    "attempts": (int,),
    "hints": (int,),
    "correct": (bool,),
    "first": (bool,),
    "shown": (bool, type(None)),
    "answer": (str, int, list, type(None)),
    "answers": (list, type(None)),
    "beliefs": (list, type(None)),
    "part": (str, type(None)),
    "sign": (str, type(None)),
    "judged": (str, type(None)),
}
"""What a row of collected results holds; what an older file did not keep, such as ``answers`` or ``shown``, is None.

``pupil`` is whose row it is: what the file says, else what its name or its folder does.  ``part`` is that of a course,
``judged`` says whether the row agrees with the rules (``judging.py``); no file is believed in that.
"""

IN_ORDER = ("answers", "beliefs")
"""What has an entry for every answer."""

PLACES, ANSWERS = ", ", "; "
"""What stands in a table between the places of one answer, and between answers."""

LONGEST = 10_000
"""Characters of the longest text in a row."""

TRUTHS = {"true": True, "false": False, "pravda": True, "nepravda": False}
"""What is written for yes and no, by us and by spreadsheets in either language, in small letters."""

_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_NUMBER = re.compile(r"-?[0-9]{1,20}")
_PART = re.compile(r"(?:[^;\\]|\\.?)*", re.DOTALL)
"""One of the answers in a cell; a backslash stands before a sign that would part them."""

_EMPTY = "\\-"
"""What stands for an empty answer among them."""


def table(rows: Iterable[Mapping[str, Any]]) -> str:
    """Rows as CSV; a text that a spreadsheet would take for a formula gets an apostrophe before it."""
    rows = list(rows)
    columns = [name for name in COLUMNS if any(name in row for row in rows)]
    return _csv([columns, *([cell_of(name, row.get(name)) for name in columns] for row in rows)])


def csv_text(lines: Iterable[Iterable[str | int | float | None]]) -> str:
    """Lines of cells as CSV, protected as those of ``table``."""
    return _csv([cell_of("", cell) for cell in line] for line in lines)


def _csv(lines: Iterable[Iterable[Any]]) -> str:
    out = StringIO()
    csv.writer(out, lineterminator="\r\n").writerows(lines)  # with it, either end of a line is quoted in a text
    return out.getvalue()


def cell_of(name: str, value: Any) -> Any:
    """A value of the column ``name`` as a cell; what looks like a formula gets an apostrophe before it."""
    if value is None:
        return ""
    if isinstance(value, list):
        value = ANSWERS.join(map(_guarded, value)) if name in IN_ORDER else PLACES.join(value)
    return f"'{value}" if isinstance(value, str) and _FORMULA.match(value) else value


def _guarded(answer: str) -> str:
    return re.sub(r"([;\\])", r"\\\1", answer) or _EMPTY


def _parted(cell: str) -> list[str]:
    """The answers of a cell, as ``_guarded`` and put together."""
    parts, at = [], 0
    while at <= len(cell):
        part = require(_PART.match(cell, at), re.Match)  # it matches nothing as well
        parts.append("" if part[0] == _EMPTY else re.sub(r"\\(.?)", r"\1", part[0], flags=re.DOTALL))
        at = part.end() + (len(ANSWERS) if cell.startswith(ANSWERS, part.end()) else 1)
    return parts


def parse_row(row: Mapping[str, str | None]) -> dict[str, Any]:
    """A row of CSV with its numbers, truths and answers; the last answer stays text, as does what is none of them."""
    out: dict[str, Any] = {}
    for name in COLUMNS.keys() & row.keys():
        cell, types = row[name] or "", COLUMNS[name]
        text = cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell
        if not cell and type(None) in types:
            out[name] = [] if name in IN_ORDER and row.get("attempts") == "0" else None
        elif bool in types:
            out[name] = TRUTHS.get(cell.casefold(), cell)
        elif name in IN_ORDER:
            out[name] = _parted(text)
        elif str in types:
            out[name] = text
        else:
            out[name] = int(cell) if _NUMBER.fullmatch(cell) else cell or None
    return out
