"""What was handed in, judged again: exercises are made anew from what a file says of them, its answers judged by rules.

A file lies in the pupil's hands, and is believed in nothing that can be made again: not in what was right, and not in
whose exercises they are.  What cannot be made again, such as exercises that a teacher wrote by hand, is told apart.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from carcnb.classroom.courses import Course
from carcnb.classroom.courses import course as opened
from carcnb.classroom.courses.parts import DIAGNOSE, MADE, Section
from carcnb.classroom.courses.pupil import same, seed_of
from carcnb.classroom.courses.pupil_file import Read, was_tried
from carcnb.engine.errors import CarcnbError
from carcnb.questions.errors import AnswerError
from carcnb.quizzes import Exercise, check_asked
from carcnb.quizzes.making import fresh
from carcnb.quizzes.model import EDITION
from carcnb.quizzes.puzzles import puzzle
from carcnb.training.item_bank import item_exercise

AGREES, EDITED, RENAMED, UNJUDGED = "agrees", "edited", "renamed", "not judged again"
"""What a row's ``judged`` says: what the file claims is so, is not so, is of another's exercises; or nobody knows."""

MOST = 300
"""Exercises of one file that are made again."""
ALIKE = 4
"""So many answers are the same before one file is said to be like another."""

Row = dict[str, Any]
_SIGN = re.compile("(?:(?P<edition>[1-9][0-9]{0,3})-)?(?P<of>[0-9a-f]{8})")
_ID = re.compile(r"(?P<topic>.{1,100})-(?P<level>[123])-(?P<seed>[0-9]{1,20})-(?P<number>[1-9][0-9]{0,3})")


class Finding(NamedTuple):
    """What does not agree: the sentence's key, the ``name`` it is about, of which other, how often."""

    what: str
    name: str
    of: str = ""
    n: int = 0


class Handed(NamedTuple):
    """What one file holds: rows, the pupil that it names, the course it belongs to, if any, and its lessons by part."""

    rows: list[Row]
    said: str
    course: str
    lessons: Mapping[str, Read] = {}
    file: str = ""


class CourseMaterial(NamedTuple):
    """A course whose results are read: its id, its parts, and what was written for it, by part and id; or none."""

    id: str = ""
    parts: Mapping[str, Section] = {}
    exercises: Mapping[tuple[str, str], Exercise] = {}

    @classmethod
    def of(cls, course: object) -> CourseMaterial:
        """The course, or the one in a file; none for None."""
        if course is None:
            return cls()
        plan = (course if isinstance(course, Course) else opened(course)).plan  # type: ignore[arg-type]
        parts = dict(zip(plan.keys, plan.parts, strict=True))
        made = {(key, one.id): one for key, part in parts.items() for one in getattr(part, "made", ())}
        return cls(plan.id, parts, made)


class ExerciseOrigin(NamedTuple):
    """What the id of an exercise says it was made from."""

    topic: str
    level: int
    seed: int
    number: int


def judge(handed: Handed, own: CourseMaterial) -> None:
    """Write into each row whether it agrees, and what is right where it does not."""
    made = _made(handed.rows)
    for at, row in enumerate(handed.rows):
        part = str(row.get("part") or "")
        written = own.exercises.get((part, row["id"]))  # a teacher may have changed it since
        others = bool(handed.course) and _others(handed, row, handed.said)
        known = handed.course and not others and not part.startswith(f"{MADE}-")  # for then it is what the id says
        row["judged"] = _judged(row, [written] if written else made.get(at, ()), bool(known and not written))
        if others:
            row["judged"] = RENAMED
        elif own.parts and part not in own.parts:
            row["judged"] = EDITED


def findings(files: Sequence[tuple[str, Handed]]) -> list[Finding]:
    """What is told of files, each with its pupil, once they were judged."""
    found = []
    for pupil, handed in files:
        told = Counter(row["judged"] for row in handed.rows)
        others = [other.said for _, other in files if other.course == handed.course and same(other.said) != same(pupil)]
        lessons = [{"part": part, "seed": read.seed} for part, read in handed.lessons.items()]
        renamed = [row for row in handed.rows if row["judged"] == RENAMED]
        if strange := renamed or [one for one in lessons if _others(handed, one, handed.said)]:
            of = next((o for o in others if not _others(handed, strange[0], o)), "")
            found.append(Finding("renamed" if renamed else "lessons", pupil, of))
        if told[EDITED]:
            found.append(Finding("edited", pupil, n=told[EDITED]))
        for other, before in files:
            if other != pupil and (n := _alike(handed, before, bool(told[EDITED]))):
                found.append(Finding("alike", pupil, other, n))
                break
    left = Counter(pupil for pupil, handed in files for row in handed.rows if row["judged"] == UNJUDGED)
    return found + [Finding("unjudged", ", ".join(left), n=left.total())] * bool(left)


def _others(handed: Handed, row: Row, name: str) -> bool:
    """Whether an exercise or a lesson is another's than this pupil's: its seed is not of course, name and part."""
    if str(row["part"]).startswith(f"{MADE}-"):
        return False  # it was made once for all
    asked = _asked(row)
    drawn = _checks(row) or str(row.get("id", "puzzle-")).startswith("puzzle-")
    seed = row["seed"] if drawn else asked.seed if asked else None
    return seed is not None and seed != seed_of(handed.course, name, str(row.get("part") or ""))


def _alike(mine: Handed, other: Handed, edited: bool) -> int:
    """How many answers are another's, in their order, though some of them are wrong; 0 unless nearly all are.

    In a course everybody has other exercises, so that it takes a file that does not agree; else several wrong answers.
    """
    both = [(a, b) for a, b in zip(mine.rows, other.rows, strict=False) if a["answers"]]
    if (
        mine.course != other.course
        or len(mine.rows) != len(other.rows)
        or any(a["answers"] != b["answers"] for a, b in both)
    ):
        return 0
    wrong = sum(not a["first"] for a, _ in both)
    if mine.course:
        told = edited and not any(row["judged"] == RENAMED for row in mine.rows)
    else:
        told = wrong >= ALIKE and all(a["id"] == b["id"] for a, b in both)
    return len(both) if told and len(both) >= ALIKE else 0


def once(files: Sequence[tuple[str, Handed]]) -> tuple[list[tuple[str, Handed]], list[Finding]]:
    """Files without what another holds as well, which then counts once, and what is told of that.

    In a course an exercise of a pupil is the same one wherever it was handed in, and every file has all of them: files
    are joined row by row, what was tried before what was not, the fullest file first.
    """
    kept: dict[int, tuple[str, Handed]] = {}
    told = []
    for n in sorted(range(len(files)), key=lambda n: -_done(files[n][1])):
        pupil, handed = files[n]
        own = _places(handed, pupil)
        at = next((at for at, (name, one) in kept.items() if _held(handed, pupil) & _held(one, name)), n)
        other, before = kept.setdefault(at, files[n])
        if at == n:
            continue
        twice = True
        if handed.course and same(other) == same(pupil):
            rows, lessons = _places(before, other), {part: replace(read) for part, read in before.lessons.items()}
            twice = any(place in own and was_tried(row) and was_tried(own[place]) for place, row in rows.items())
            rows |= {place: row for place, row in own.items() if place not in rows or not was_tried(rows[place])}
            for part, read in handed.lessons.items():
                mine = lessons.setdefault(part, Read())
                twice |= not handed.rows and bool(mine.solved & read.solved or (mine.done and read.done))
                mine.join(read)
            kept[at] = other, before._replace(rows=[*rows.values()], lessons=lessons)
        if twice:
            told.append(Finding("copied" if handed.rows else "copied-lessons", handed.file, other))
    return [kept[n] for n in sorted(kept)], told


def _done(handed: Handed) -> int:
    return sum(bool(row["answers"]) for row in handed.rows) + sum(len(read.solved) for read in handed.lessons.values())


def _places(handed: Handed, pupil: str) -> dict[str, Row]:
    """The rows by what tells an exercise of a pupil from all others; outside of a course it is all that was done."""
    if handed.course:
        return {repr((handed.course, same(handed.said), row["part"], row["id"])): row for row in handed.rows}
    return {repr((pupil, [value for name, value in row.items() if name != "file"])): row for row in handed.rows}


def _held(handed: Handed, pupil: str) -> set[str]:
    """What tells the exercises of a file from all others, or its lessons where it has only these."""
    whose = handed.course, same(handed.said)
    return {*_places(handed, pupil)} or {repr((*whose, part, read.seed)) for part, read in handed.lessons.items()}


# ---- one row


def _judged(row: Row, exercises: Sequence[Exercise], known: bool) -> str | None:
    """Whether what a row claims follows from its answers; None where nothing was done that could be right or wrong.

    Its exercise is that of its sign.  Where the sign is forged, and it is ``known`` what was asked, it is the one by
    which more is right.
    """
    answers = row["answers"]
    if not answers:
        if not (row["attempts"] or row["first"] or row["correct"]):
            return None
        if answers is None:  # an older file kept only the last one
            return UNJUDGED
        row["first"] = row["correct"] = False
        row["attempts"] = 0
        return EDITED
    same = [one for one in exercises if _is(one, row["sign"])]
    asked = same or (exercises if known and _forged(row["sign"]) else ())
    if not asked:
        return UNJUDGED
    first, found = max(_told(one, answers) for one in asked)
    if row["hints"] or row["shown"]:  # which may have come before or after an answer: nobody can know
        first, found = first and row["first"], found and row["correct"]
    if (first, found, len(answers)) == (row["first"], row["correct"], row["attempts"]):
        return AGREES
    row["first"], row["correct"], row["attempts"] = first, found, len(answers)
    return EDITED


def _is(exercise: Exercise, sign: str | None) -> bool:
    """Whether a sign is that of an exercise, in whatever edition it was made."""
    found = _SIGN.fullmatch(sign or "")
    return found is not None and exercise.sign.endswith(found["of"])


def _forged(sign: str | None) -> bool:
    """Whether a sign that is no exercise's was not given by another edition, nor by a version that gave none."""
    found = _SIGN.fullmatch(sign or "")
    return sign is not None and not (found and int(found["edition"] or 1) != EDITION)


def _told(exercise: Exercise, answers: Sequence[str]) -> tuple[bool, bool]:
    """Whether the first answer is right, and whether one is that counts."""
    right = [_right(exercise, answer) for answer in answers]
    return right[0], any(right[: exercise.ask.tries or len(right)])


def _right(exercise: Exercise, answer: str) -> bool:
    try:
        return bool(exercise.ask.judge(exercise.scene, exercise.ask.read(exercise.scene, exercise.answer_from(answer))))
    except (AnswerError, ValueError):
        return False  # what is no answer is not right


# ---- the exercises


def _made(rows: Sequence[Row]) -> dict[int, list[Exercise]]:
    """The exercises of rows that were answered, as they are made from their ids, by the number of the row.

    No id tells whether farmers are left out: where no sign does, there are both.  Of some that lack those before them
    there are only those that have their signs.
    """
    found: dict[int, list[Exercise]] = {}
    for _run, several in groupby(_runs(rows), key=lambda one: one[0]):
        asked = [(at, asked) for _, at, asked in several]
        if not any(rows[at]["answers"] and rows[at]["sign"] is not None for at, _ in asked) or asked[-1][0] >= MOST:
            continue
        either: list[list[Exercise | None]] = []
        for farmers in (True, False):
            made = _remade(tuple(one for _, one in asked), farmers)
            if any(one and _is(one, rows[at]["sign"]) for (at, _), one in zip(asked, made, strict=True)):
                either = [made]
                break
            either.append(made)
        whole = [one.number for _, one in asked] == [*range(1, len(asked) + 1)]
        for n, (at, _) in enumerate(asked):
            could_be = [one for made in either if (one := made[n])]
            found[at] = [one for one in could_be if whole or _is(one, rows[at]["sign"])]
    for at, row in enumerate(rows[:MOST]):
        if row["answers"] and (one := item_exercise(row["id"]) if _checks(row) else _puzzle(str(row["id"]))):
            found[at] = [one]
    return found


def _runs(rows: Sequence[Row]) -> Iterable[tuple[int, int, ExerciseOrigin]]:
    """The rows that were made together, of one seed with growing numbers: the run, the row, and what it says."""
    run, before = 0, None
    for at, row in enumerate(rows):
        if not _checks(row) and (asked := _asked(row)):
            if not (before and asked[1:3] == before[1:3] and asked.number > before.number):
                run += 1
            before = asked
            yield run, at, asked


def _checks(row: Row) -> bool:
    """Whether a row is of a check, whose exercises are drawn from a bank."""
    return str(row.get("part")).startswith(f"{DIAGNOSE} ")


def _asked(row: Row) -> ExerciseOrigin | None:
    found = _ID.fullmatch(str(row.get("id")))
    return (
        ExerciseOrigin(found["topic"], int(found["level"]), int(found["seed"]), int(found["number"])) if found else None
    )


@lru_cache(256)
def _remade(asked: tuple[ExerciseOrigin, ...], farmers: bool) -> list[Exercise | None]:
    """Exercises as they were made one after the other; None for one that cannot be."""
    made: list[Exercise] = []
    found: list[Exercise | None] = []
    for topic, level, seed, number in asked:
        try:
            one = fresh(check_asked(topic, 1, farmers)[0], seed, number - 1, level, farmers, made)
        except CarcnbError:
            found.append(None)
        else:
            made.append(one)
            found.append(one)
    return found


@lru_cache(256)
def _puzzle(id: str) -> Exercise | None:
    what, _, rest = id.partition("-")
    system, _, number = rest.rpartition("-")
    if what != "puzzle":
        return None
    try:
        return puzzle(f"{system}/{number}")
    except CarcnbError:
        return None
