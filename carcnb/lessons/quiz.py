"""Quizzes: exercises in a row, a result the learner sees, and results a teacher can collect from files."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from glob import glob
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
}
"""What a row of collected results holds."""


class QuizError(CarcnbError):
    """A quiz that cannot be made, or results that cannot be read or written; the message names file and reason."""


class Quiz:
    """Exercises in a row; in a notebook it shows itself as a board, with the result on its last page.

    Nothing is written anywhere unless ``save`` is called.
    """

    def __init__(self, exercises: Iterable[Exercise], title: Text | None = None) -> None:
        if isinstance(exercises, Exercise):
            raise QuizError("a quiz takes a list of exercises; write quiz([exercise]) for a single one")
        self.exercises = tuple(exercises)
        if not self.exercises:
            raise QuizError("a quiz has at least one exercise")
        if not all(isinstance(exercise, Exercise) for exercise in self.exercises):
            raise QuizError("a quiz is made of exercises: carcnb.quiz(carcnb.exercises('fields', seed=3))")
        self._title = title

    @property
    def title(self) -> str:
        """The title in the session's language."""
        return told(self._title) if self._title else say("quiz-title")

    @cached_property
    def board(self) -> Board:
        """The board that leads through it; the same one every time."""
        return board(self.exercises, lambda: self.title, Summary(self._heading, self._caption))

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return self.board._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        results = self.results
        return f"<Quiz {self.title!r}: {results['right']} of {results['n']} right>"

    # ---- results

    @property
    def results(self) -> dict[str, Any]:
        """What the learner did, as plain data; ``right`` counts last answers, ``first`` those right at once."""
        rows = [exercise.result for exercise in self.exercises]
        topics: dict[str, list[int]] = {}
        for row in rows:
            count = topics.setdefault(row["topic"], [0, 0])
            count[0] += row["correct"]
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
        """Write the results to a file, ``.json`` or ``.csv``; ``QuizError`` if that is not possible."""
        path, results = Path(path), self.results
        if path.suffix == ".json":
            text = json.dumps(results, ensure_ascii=False, indent=1) + "\n"
        elif path.suffix == ".csv":
            text = table([{"quiz": results["quiz"], **row} for row in results["exercises"]])
        else:
            raise QuizError(f"results are saved as .json or .csv, not as {path.name!r}")
        return _write(path, text)

    def _heading(self) -> str:
        return say("quiz-right", right=self.results["right"], n=len(self.exercises))

    def _caption(self) -> str:
        """The result in words: first tries, topics, and the rules of what was not right at once."""
        results = self.results
        left = sum(not row["attempts"] for row in results["exercises"])
        said = [say("quiz-first", n=results["first"])] + ([say("quiz-left", n=left)] if left else [])
        topics = [
            say("quiz-topic", topic=say(f"topic-{topic}"), right=right, n=n)
            for topic, (right, n) in results["topics"].items()
        ]
        missed = [row["rule"] for row in results["exercises"] if row["attempts"] and not row["first"]]
        parts = [" ".join(said), _list(topics)]
        if missed:
            rules = [say("quiz-rule", title=rule(id).title, rule=id) for id in dict.fromkeys(missed)]
            parts += [say("quiz-again"), _list(rules)]
        return "\n\n".join(parts)


def _list(lines: Sequence[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def quiz(exercises: Iterable[Exercise], title: str | Mapping[str, str] | None = None) -> Quiz:
    """A quiz of these exercises, in their order: ``quiz(exercises("fields", seed=3, n=5), title="Fields")``.

    ``title`` is a text, or one by language; ``QuizError`` says what is wrong with it.
    """
    try:
        given = same(title) if isinstance(title, str) else title
        return Quiz(exercises, None if given is None else text_of(given, ("title",), most=LONGEST_TITLE))
    except LessonError as error:
        raise QuizError(str(error)) from None


def collect(files: str | Path | Iterable[str | Path], to: str | Path | None = None) -> list[dict[str, Any]]:
    """The rows of saved results, one for each exercise: ``collect("results/*.json", to="all.csv")``.

    ``files`` is a pattern, a path or several; ``to`` writes the rows as CSV as well.  The file's name tells whose they
    are.  ``QuizError`` names a file that cannot be read, and the place in it.
    """
    patterns = [files] if isinstance(files, str | Path) else list(files)
    paths = sorted({path for pattern in patterns for path in glob(str(pattern), recursive=True)})
    if to is not None:  # written by an earlier call
        paths = [path for path in paths if Path(path).resolve() != Path(to).resolve()]
    if not paths:
        raise QuizError(f"no file matches {', '.join(map(str, patterns)) or 'nothing'}")
    rows = [row for path in paths for row in _rows(Path(path))]
    if to is not None:
        _write(Path(to), table(rows))
    return rows


def table(rows: Iterable[Mapping[str, Any]]) -> str:
    """Rows as CSV; a text that a spreadsheet would take for a formula gets an apostrophe before it."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
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
    return f"'{value}" if isinstance(value, str) and value[:1] in tuple("=+-@\t\r") else value


def _rows(path: Path) -> list[dict[str, Any]]:
    """The rows of one file, checked: learners can write anything into it."""
    try:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".csv":
            rows: Any = [_typed(row) for row in csv.DictReader(StringIO(text))]
        else:
            data = json.loads(text)
            rows = [{"quiz": data["quiz"], **row} for row in data["exercises"]]
    except OSError as error:
        raise QuizError(f"{path}: {error.strerror}") from None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise QuizError(f"{path}: these are no results of a quiz") from None
    for number, row in enumerate(rows, 1):
        row["file"] = path.stem
        for name, types in COLUMNS.items():
            value = row.get(name)
            plain = all(isinstance(part, str) for part in value) if isinstance(value, list) else type(value) in types
            if name not in row or not plain or (isinstance(value, list) and list not in types):
                raise QuizError(f"{path}, exercise {number}: {name} = {value!r:.40} cannot be")
    return [{name: row[name] for name in COLUMNS} for row in rows]


def _typed(row: Mapping[str, str]) -> dict[str, Any]:
    """A row of CSV with its numbers and truths; an answer stays text."""
    out: dict[str, Any] = dict(row)
    for name in ("difficulty", "attempts", "hints"):
        out[name] = int(row[name])
    for name in ("correct", "first"):
        out[name] = {"True": True, "False": False}[row[name]]
    out["seed"] = int(row["seed"]) if row["seed"] else None
    return out


def _write(path: Path, text: str) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise QuizError(f"{path}: {error.strerror}") from None
    return path
