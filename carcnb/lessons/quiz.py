"""Quizzes: exercises in a row, a result the learner sees, and results a teacher can collect from files."""

from __future__ import annotations

import codecs
import csv
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from glob import glob
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carcnb.files import named, read_bytes, read_text, shown, write_text
from carcnb.lessons.errors import LessonError
from carcnb.lessons.exercises import Exercise
from carcnb.lessons.exercises.run import Summary, board
from carcnb.lessons.model import Text, told
from carcnb.lessons.reading import LONGEST_TITLE, same, text_of
from carcnb.rulebook import rule
from carcnb.rules.errors import CarcnbError
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.widget import Board

COLUMNS: dict[str, tuple[type, ...]] = {
    "file": (str,),
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
    "answer": (str, int, list, type(None)),
    "answers": (list, str, type(None)),
}
"""What a row of collected results holds; ``answers`` is None in files that were saved when only the last was kept."""


LONGEST = 10_000
"""Characters of the longest text in a row."""

TRUTHS = {"true": True, "false": False, "pravda": True, "nepravda": False}
"""What is written for yes and no, by us and by spreadsheets in either language, in small letters."""

_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_NUMBER = re.compile(r"-?[0-9]{1,20}")
_HALF = re.compile("[\ud800-\udfff]")


class QuizError(CarcnbError):
    """A quiz that cannot be made, or a file that holds no results; the message names file, place and reason."""


class Quiz:
    """Exercises in a row; in a notebook it shows itself as a board, with the result on its last page.

    An ``exam`` takes one answer each, gives no hints, and tells what was right only when all is answered.  Nothing is
    written anywhere unless ``save`` is called.
    """

    def __init__(self, exercises: Iterable[Exercise], title: Text | None = None, exam: bool = False) -> None:
        if isinstance(exercises, Exercise):
            raise QuizError("a quiz takes a list of exercises; write quiz([exercise]) for a single one")
        self.exercises = tuple(exercises)
        if not self.exercises:
            raise QuizError("a quiz has at least one exercise")
        if not all(isinstance(exercise, Exercise) for exercise in self.exercises):
            raise QuizError("a quiz is made of exercises: carcnb.quiz(carcnb.exercises('fields', seed=3))")
        self._title, self.exam = title, exam

    @property
    def title(self) -> str:
        """The title in the session's language."""
        return told(self._title) if self._title else say("quiz-title")

    @cached_property
    def board(self) -> Board:
        """The board that leads through it; the same one every time."""
        return board(self.exercises, lambda: self.title, Summary(self._heading, self._caption), self.exam)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return self.board._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        results = self.results
        if not self._told:
            return f"<Quiz {self.title!r}: {results['n'] - self._left} of {results['n']} answered>"
        return f"<Quiz {self.title!r}: {results['first']} of {results['n']} right at once>"

    # ---- results

    @property
    def results(self) -> dict[str, Any]:
        """What the learner did, as plain data.

        The mark is ``first``, how many were right at once, by topic in ``topics``; ``right`` counts also those that
        were right before the solution was told.
        """
        rows = [exercise.result for exercise in self.exercises]
        topics: dict[str, list[int]] = {}
        for row in rows:
            count = topics.setdefault(row["topic"], [0, 0])
            count[0] += row["first"]
            count[1] += 1
        return {
            "quiz": self.title,
            "n": len(rows),
            "right": sum(row["correct"] for row in rows),
            "first": sum(row["first"] for row in rows),
            "topics": topics,
            "exercises": rows,
        }

    def save(self, path: str | Path) -> Path:
        """Write the results to a file, ``.json`` or ``.csv`` (``QuizError``: it is neither), and return its path.

        ``FileError`` if that is not possible.
        """
        path, results = named(path), self.results
        if path.suffix.lower() == ".json":
            text = json.dumps(results, ensure_ascii=False, indent=1) + "\n"
        elif path.suffix.lower() == ".csv":
            text = table([{"quiz": results["quiz"], **row} for row in results["exercises"]])
        else:
            raise QuizError(f"results are saved as .json or .csv, not as {path.name!r:.60}")
        return write_text(path, text, parents=True)

    @property
    def _left(self) -> int:
        """How many exercises are not answered yet."""
        return sum(not exercise.answers for exercise in self.exercises)

    @property
    def _told(self) -> bool:
        """Whether the result may be read: that of an exam only when all is answered."""
        return not (self.exam and self._left)

    def _heading(self) -> str:
        return say("quiz-right", right=self.results["first"], n=len(self.exercises)) if self._told else say("exam-open")

    def _caption(self) -> str:
        """The result in words: first tries, topics, and the rules of what was not right at once."""
        results, left = self.results, self._left
        if not self._told:
            return " ".join([say("quiz-left", n=left), say("exam-waits")])
        later = results["right"] - results["first"]
        said = ([say("quiz-later", n=later)] if later else []) + ([say("quiz-left", n=left)] if left else [])
        topics = [
            say("quiz-topic", topic=say(f"topic-{topic}"), right=right, n=n)
            for topic, (right, n) in results["topics"].items()
        ]
        missed = [row["rule"] for row in results["exercises"] if row["attempts"] and not row["first"]]
        parts = [*([" ".join(said)] if said else []), _list(topics)]
        if missed:
            rules = [say("quiz-rule", title=rule(id).title, rule=id) for id in dict.fromkeys(missed)]
            parts += [say("quiz-again"), _list(rules)]
        return "\n\n".join(parts)


def _list(lines: Sequence[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def quiz(exercises: Iterable[Exercise], title: str | Mapping[str, str] | None = None, exam: bool = False) -> Quiz:
    """A quiz of these exercises, in their order: ``quiz(exercises("fields", seed=3, n=5), title="Fields")``.

    ``title`` is a text, or one by language; ``QuizError`` says what is wrong with it.  ``exam=True`` takes one answer
    to each, gives no hints, and tells what was right only when all is answered.
    """
    try:
        given = same(title) if isinstance(title, str) else title
        text = None if given is None else text_of(given, ("title",), most=LONGEST_TITLE)
    except LessonError as error:
        raise QuizError(str(error)) from None
    return Quiz(exercises, text, exam)


def collect(files: str | Path | Iterable[str | Path], to: str | Path | None = None) -> list[dict[str, Any]]:
    """The rows of saved results, one for each exercise: ``collect("results/*.json", to="all.csv")``.

    ``files`` is a pattern, a path or several; ``to`` writes the rows as CSV as well.  ``file`` tells whose a row is:
    the names of the files, or, where two have the same, their ways from the folder that holds all: ``anna/results``.
    Tables may have been saved by a spreadsheet.  ``QuizError`` names the place in a file that holds no results,
    ``FileError`` a file that cannot be read or written.
    """
    if not isinstance(files, str | Path | Iterable):
        raise QuizError(f"results are read from a file, a pattern or several, not from {files!r:.60}")
    patterns = [named(pattern) for pattern in ([files] if isinstance(files, str | Path) else files)]
    found = {os.path.realpath(path): path for pattern in patterns for path in glob(str(pattern), recursive=True)}
    if to is not None:
        found.pop(os.path.realpath(named(to)), None)  # written by an earlier call
    if not found:
        raise QuizError(f"no file matches {', '.join(map(shown, patterns)) or 'nothing':.400}")
    paths = [Path(path) for path in sorted(found.values())]
    rows = [{"file": name} | row for path, name in zip(paths, _names(paths), strict=True) for row in _rows(path)]
    if to is not None:
        write_text(to, table(rows), parents=True)
    return rows


def _names(paths: Sequence[Path]) -> list[str]:
    """A name for each file that no other has: its own, or its way from the folder that all are in."""
    whole, stems = [path.absolute() for path in paths], [path.stem for path in paths]
    shared = next((folder for folder in whole[0].parents if all(path.is_relative_to(folder) for path in whole)), None)
    ways = [path.relative_to(shared) if shared else path for path in whole]
    for names in (stems, [way.with_suffix("").as_posix() for way in ways]):
        if len(set(names)) == len(names):
            return names
    return [way.as_posix() for way in ways]


def table(rows: Iterable[Mapping[str, Any]]) -> str:
    """Rows as CSV; a text that a spreadsheet would take for a formula gets an apostrophe before it."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")  # with it, either end of a line is quoted in a text
    rows = list(rows)
    columns = [name for name in COLUMNS if any(name in row for row in rows)]
    writer.writerow(columns)
    writer.writerows([_cell(row.get(name)) for name in columns] for row in rows)
    return out.getvalue()


def _cell(value: Any) -> Any:
    if value is None:
        return ""
    if isinstance(value, list):
        value = "; ".join(value)
    return f"'{value}" if isinstance(value, str) and _FORMULA.match(value) else value


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of one file, checked: learners can write anything into it.  What may be None may be missing."""
    for place, row in _of_csv(path) if path.suffix.lower() == ".csv" else _of_json(path):
        checked = {}
        for name, types in COLUMNS.items():
            if name == "file":
                continue
            if name not in row and type(None) not in types:
                raise QuizError(f"{shown(path)}, {place}: there is no {name}")
            checked[name] = value = row.get(name)
            if not _plain(value) or type(value) not in types:
                raise QuizError(f"{shown(path)}, {place}: {name} = {value!r:.40} cannot be")
        yield checked


def _plain(value: Any) -> bool:
    """Whether a value of a row can be written as a cell and read again."""
    if isinstance(value, list) and not all(isinstance(part, str) for part in value):
        return False
    cell = _cell(value)
    return not isinstance(cell, str) or (len(cell) <= LONGEST and not _HALF.search(cell))


def _no_results(path: Path) -> QuizError:
    return QuizError(f"{shown(path)}: these are no results of a quiz")


def _of_json(path: Path) -> list[tuple[str, dict[str, Any]]]:
    text = read_text(path)
    try:
        data = json.loads(text)
        return [(f"exercise {n}", {"quiz": data["quiz"], **row}) for n, row in enumerate(data["exercises"], 1)]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise _no_results(path) from None


def _of_csv(path: Path) -> list[tuple[str, dict[str, Any]]]:
    """The rows that are not empty: a spreadsheet may have put any sign between the cells."""
    content = read_bytes(path)
    try:
        text = _decoded(content)
    except UnicodeDecodeError:
        raise _no_results(path) from None
    head = text.partition("\n")[0]
    table = csv.DictReader(StringIO(text, newline=""), delimiter=max(",;\t", key=head.count))
    try:
        if "quiz" not in (table.fieldnames or ()):
            raise _no_results(path)
        rows = [(f"line {table.line_num}", row) for row in table]
    except csv.Error as error:
        raise QuizError(f"{shown(path)}, line {table.reader.line_num}: {error}") from None
    return [(place, _typed(row)) for place, row in rows if any(cell for name, cell in row.items() if name)]


def _decoded(content: bytes) -> str:
    """The text of a file as a spreadsheet writes it: in Unicode, or as Excel in Czech does without being asked."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1250")


def _typed(row: Mapping[str, str | None]) -> dict[str, Any]:
    """A row of CSV with its numbers and truths; an answer stays text, and so does what is none of them."""
    out: dict[str, Any] = {}
    for name in COLUMNS.keys() & row.keys():
        cell, types = row[name] or "", COLUMNS[name]
        if bool in types:
            out[name] = TRUTHS.get(cell.casefold(), cell)
        elif str in types:
            out[name] = cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell
        else:
            out[name] = int(cell) if _NUMBER.fullmatch(cell) else cell or None
    return out
