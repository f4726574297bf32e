"""What a pupil has done in a course, in the pupil's file: a file of results, with what ``collect`` does not ask for."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from carcnb.classroom.courses.pupil import same, seed_of
from carcnb.engine.errors import CarcnbError
from carcnb.files import printable, read_text
from carcnb.parsing import json_of
from carcnb.questions.errors import CourseError
from carcnb.quizzes.spreadsheet import COLUMNS
from carcnb.words import say

MOST = 2_000_000
"""Bytes of the largest file that is read."""
COURSE = "course"
"""The entry of a file of results that tells of its course."""
ROW = {name: kinds for name, kinds in COLUMNS.items() if name not in ("file", "pupil", "quiz", "judged")}
ROW |= {"part": (str,), "answers": (list,), "beliefs": (list,)}
"""What a row that we have written holds; only older results, of no course, do without some of it."""

Row = dict[str, Any]


@dataclass
class Read:
    """How far a lesson was gone through: the steps whose task is solved, and the day on which it was done.

    ``seed`` is that of the pupil who did it, as exercises have one: None before it is kept, and in older files.
    """

    solved: set[int] = field(default_factory=set)
    done: str = ""
    seed: int | None = None

    def join(self, other: Read) -> None:
        """What was done here or there is done."""
        self.solved |= other.solved
        self.done = min(filter(None, (self.done, other.done)), default="")
        self.seed = other.seed if self.seed is None else self.seed


@dataclass
class Record:
    """What a file holds: rows of results by part and id, lessons by part, answers to an exam that is not over."""

    pupil: str = ""
    begun: str = ""
    done: str = ""
    rows: dict[tuple[str, str], Row] = field(default_factory=dict)
    lessons: dict[str, Read] = field(default_factory=dict)
    open: dict[tuple[str, str], str] = field(default_factory=dict)


def today() -> str:
    """The day as files write it."""
    return date.today().isoformat()


def was_tried(row: Mapping[str, Any]) -> bool:
    """Whether anything was done with the exercise of a row."""
    return bool(row["attempts"] or row["hints"] or row["shown"])


def read(text: str, path: Path, course: str, pupil: str = "") -> Record:
    """What a file holds, by its text.

    ``CourseError`` says, in the session's language, that it is none of results, or of another course or pupil.
    """
    try:
        data = json_of(text, "a file of results")
        json.dumps(data, ensure_ascii=False).encode()  # half of a sign, written as an escape, could not be kept again
        found = _record(data)
        belongs, title = data[COURSE]["id"], str(data["quiz"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise CourseError(say("course-broken", file=printable(path))) from None
    if belongs != course:
        raise CourseError(say("course-other", file=printable(path), course=f"{title:.80}"))
    if pupil and same(found.pupil) != same(pupil):
        raise CourseError(say("course-other-pupil", file=printable(path), name=f"{found.pupil:.80}"))
    return found


def is_others(path: Path, course: str) -> bool:
    """Whether a file holds the results of another course; of one that cannot be read nobody knows."""
    try:
        belongs = json_of(read_text(path, MOST), "a file of results")[COURSE]["id"]
    except (CarcnbError, ValueError, TypeError, KeyError, RecursionError):
        return False
    return isinstance(belongs, str) and belongs != course


def whose(text: str) -> tuple[str, str]:
    """Of which course results are and whose, as they say; the text itself where it does not say that."""
    try:
        told = json_of(text, "a file of results")[COURSE]
        return str(told["id"]), same(str(told["pupil"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        return "", text


def _record(data: Any) -> Record:
    told = data[COURSE]
    found = Record(str(told["pupil"]), _past(told["begun"]), _past(told.get("done")))
    for row in data["exercises"]:
        _check(row)
        if row.get("day"):
            row["day"] = _past(row["day"])
        found.rows[row["part"], row["id"]] = row
    found.lessons = lessons_of(told)
    for entry in told["open"]:
        found.open[str(entry["part"]), str(entry["id"])] = str(entry["answer"])
    return found


def lessons_of(told: Mapping[str, Any]) -> dict[str, Read]:
    """How far lessons were gone through, by part, as a file tells it; an error of any kind if it was never written."""
    found = {}
    for entry in told["lessons"]:
        solved, seed = {step for step in entry["solved"] if type(step) is int and step >= 0}, entry.get("seed")
        found[str(entry["part"])] = Read(solved, _past(entry["done"]), seed if type(seed) is int else None)
    return found


def _past(day: Any) -> str:
    """A day as a file tells it; one that a clock has told which was wrong is today at the latest."""
    return min(str(day or ""), today())


def _check(row: Row) -> None:
    """``TypeError`` if this is no row that we have written."""
    row.setdefault("sign", None)  # which older files do not hold
    lists = (value for value in (row["answer"], row["answers"], row["beliefs"]) if isinstance(value, list))
    if not all(type(row[name]) in kinds for name, kinds in ROW.items()) or not all(
        isinstance(one, str) for several in lists for one in several
    ):
        raise TypeError("no row of results")


def text_of(course: str, title: str, due: date | None, record: Record, rows: Sequence[Row]) -> str:
    """The text of a pupil's file."""
    topics = {
        topic: [sum(row["first"] for row in rows if row["topic"] == topic), sum(row["topic"] == topic for row in rows)]
        for topic in dict.fromkeys(row["topic"] for row in rows)
    }
    data = {
        "quiz": title,
        "n": len(rows),
        "right": sum(row["correct"] for row in rows),
        "first": sum(row["first"] for row in rows),
        "topics": topics,
        "exercises": [*rows],
        COURSE: {
            "id": course,
            "pupil": record.pupil,
            "due": due.isoformat() if due else None,
            "begun": record.begun,
            "done": record.done or None,
            "lessons": [
                {
                    "part": part,
                    "solved": sorted(told.solved),
                    "done": told.done or None,
                    "seed": seed_of(course, record.pupil, part) if told.seed is None else told.seed,
                }
                for part, told in record.lessons.items()
            ],
            "open": [{"part": part, "id": id, "answer": answer} for (part, id), answer in record.open.items()],
        },
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def pupils(folder: Path, course: str) -> Iterator[str]:
    """The names of those who have begun a course in a folder."""
    for path in sorted(folder.glob("*.json"))[:200]:
        try:
            found = read(read_text(path, MOST), path, course)
        except (CarcnbError, OSError):
            continue
        if found.pupil:
            yield found.pupil
