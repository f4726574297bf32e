"""What a class has handed in, counted: by topic, rule, quiz or belief, a line for every pupil.

What counts is the first answer to each exercise.  One that was neither answered nor shown is counted apart and is not
wrong; whoever was shown the solution before finding it was not right at once.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NamedTuple, SupportsIndex, overload

from carcnb.analysis.heat import SHADES, Heat, heat_map, shade
from carcnb.analysis.plots import Plot
from carcnb.classroom.judging import Finding
from carcnb.display import shows
from carcnb.files import path_of, write_text
from carcnb.questions.beliefs import all_beliefs
from carcnb.questions.errors import QuizError
from carcnb.questions.topics import title_of
from carcnb.quizzes import TOPICS, practice_expansions
from carcnb.quizzes.model import OR
from carcnb.quizzes.spreadsheet import csv_text
from carcnb.words import say

Row = dict[str, Any]
By = Literal["topic", "rule", "quiz", "belief"]


class ClassRows(list[Row]):
    """Rows of results, one for each exercise of each pupil; at the end of a cell they show themselves as a table.

    ``findings`` tell what of them does not agree, or could not be read.
    """

    def __init__(self, rows: Iterable[Row] = (), findings: Iterable[Finding] = ()) -> None:
        super().__init__(rows)
        self.findings = tuple(findings)

    @overload
    def __getitem__(self, at: SupportsIndex) -> Row: ...
    @overload
    def __getitem__(self, at: slice) -> ClassRows: ...
    def __getitem__(self, at: SupportsIndex | slice) -> Row | ClassRows:
        return ClassRows(super().__getitem__(at), self.findings) if isinstance(at, slice) else super().__getitem__(at)

    def __add__(self, more: list[Row]) -> ClassRows:  # type: ignore[override]  # to any list one may add any other
        return ClassRows(super().__add__(more), [*self.findings, *getattr(more, "findings", ())])

    def by(self, what: By = "topic") -> ClassTable:
        """The table of the class: ``rows.by("topic")``, ``"rule"``, ``"quiz"`` or ``"belief"``.

        A cell of the first three tells how many first answers were right, and of how many; one of ``"belief"`` how many
        first answers would be right by a wrong rule, and how many by this one or one other.  ``QuizError`` where
        there is no such table.
        """
        if what == "belief":
            return BeliefTable(self)
        if not isinstance(what, str) or what not in _KEYS:
            raise QuizError(f"a class is counted by {', '.join(map(repr, (*_KEYS, 'belief')))}, not by {what!r:.60}")
        return ShareTable(self, what)

    def __repr__(self) -> str:
        return str(shows(self).in_words(self)) if self else "[]"

    def _repr_html_(self) -> str:
        return str(shows(self).page(self))


class ExerciseCounts(NamedTuple):
    """How exercises went: how many there were, were right at once, were shown, and wait for an answer."""

    asked: int
    right: int
    shown: int
    unanswered: int

    @property
    def of(self) -> int:
        """How many were answered or shown."""
        return self.asked - self.unanswered

    @property
    def share(self) -> float | None:
        """The part of those that were right at once, from 0 to 1; None where nothing was answered."""
        return self.right / self.of if self.of else None


class Named(NamedTuple):
    """How many first answers are right by a wrong rule: by it alone, or by it or one other."""

    alone: int
    either: int

    @property
    def sure(self) -> bool:
        """Whether at least two answers say so, one of them by this rule alone."""
        return self.alone > 0 and self.alone + self.either > 1


class ClassTable(ABC):
    """Pupils by something: ``save`` writes it as CSV, ``dataframe`` gives it to pandas, ``plot`` draws a heat map.

    ``pupils`` are sorted by name; ``columns`` are the keys of what it is counted ``by``, with their titles in the
    session's language; ``records`` are plain dicts, one for each pupil and column.
    """

    by: str
    pupils: tuple[str, ...]
    columns: Mapping[str, str]

    @property
    @abstractmethod
    def records(self) -> list[Row]:
        """What is known, one dict for each pupil and column of which something is."""

    @abstractmethod
    def lines(self) -> list[list[str | int | float | None]]:
        """The table as cells, the first line its head, the last one the class."""

    @abstractmethod
    def heat(self) -> dict[tuple[str | None, str], Heat]:
        """What a heat map shows by pupil and title of a column; that of the class has no pupil."""

    @property
    def title(self) -> str:
        """What it is, in the session's language."""
        return say(f"class-by-{self.by}")

    def save(self, path: str | Path) -> Path:
        """Write it as CSV and return its path; ``FileError`` if that fails, ``QuizError`` if it is no ``.csv``."""
        path = path_of(path)
        if path.suffix.lower() != ".csv":
            raise QuizError(f"a class table is saved as .csv, not as {path.name!r:.60}")
        return write_text(path, csv_text(self.lines()), parents=True)

    def dataframe(self) -> Any:
        """The records as a ``pandas.DataFrame``; ``QuizError`` where pandas is not installed."""
        try:
            pandas = import_module("pandas")
        except ImportError:
            raise QuizError("pandas is not installed here: pip install pandas; records are dicts without it") from None
        return pandas.DataFrame(self.records, columns=list(self.records[0]) if self.records else None)

    def plot(self) -> Plot:
        """The table as a heat map, a number in every cell: see ``carcnb.analysis.plots.Plot``."""
        whole = say("class-all")
        cells = {(pupil or whole, title): heat for (pupil, title), heat in self.heat().items()}
        return heat_map([*self.pupils, whole], list(self.columns.values()), cells, self.title)

    def __repr__(self) -> str:
        return str(shows(self).table_in_words(self))

    def _repr_html_(self) -> str:
        return str(shows(self).table_html(self))


class ShareTable(ClassTable):
    """How many first answers of each pupil were right; ``whole`` tells it of all exercises, of a pupil or the class."""

    def __init__(self, rows: Iterable[Row], by: str) -> None:
        key = _KEYS[by]
        counts: dict[tuple[str | None, str | None], list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        pupils: set[str] = set()
        columns: dict[str, None] = {}
        for row in rows:
            pupil, column = _pupil(row), row[by]
            what = 1, row["first"], bool(row["shown"]) and not row["first"], not (row["attempts"] or row["shown"])
            pupils.add(pupil)
            columns[column] = None
            for cell in ((pupil, column), (pupil, None), (None, column), (None, None)):
                count = counts[cell]
                for n, one in enumerate(what):
                    count[n] += one
        self.by, self.pupils = by, tuple(sorted(pupils, key=_sorted))
        self.columns = _distinct({column: key.title(column) for column in sorted(columns, key=key.order)})
        self._cells = {cell: ExerciseCounts(*count) for cell, count in counts.items()}

    def cell(self, pupil: str | None = None, column: str | None = None) -> ExerciseCounts:
        """How it went for a pupil (else the class) in a column (else all of them)."""
        return self._cells.get((pupil, column), ExerciseCounts(0, 0, 0, 0))

    @property
    def records(self) -> list[Row]:
        """Pupil, column, title, how many were ``asked``, ``answered``, ``right`` at once, ``shown``, ``unanswered``.

        ``share`` is the part of those answered that were right, from 0 to 1, None where nothing was answered.
        """
        found = ((pupil, column, self.cell(pupil, column)) for pupil in self.pupils for column in self.columns)
        return [
            {
                "pupil": pupil,
                self.by: column,
                "title": self.columns[column],
                "asked": cell.asked,
                "answered": cell.of,
                "right": cell.right,
                "share": cell.share,
                "shown": cell.shown,
                "unanswered": cell.unanswered,
            }
            for pupil, column, cell in found
            if cell.asked
        ]

    def lines(self) -> list[list[str | int | float | None]]:
        """A pupil a line: of each column, and of all, how many were right at once, and of how many."""
        titles = [*self.columns.values(), say("class-total")]
        heads = [head for title in titles for head in (title, f"{title}: {say('class-of')}")]
        made: list[list[str | int | float | None]] = [
            [say("class-pupil"), *heads, say("class-shown"), say("class-unanswered")]
        ]
        for pupil in (*self.pupils, None):
            cells = [self.cell(pupil, column) for column in (*self.columns, None)]
            counted = [n for cell in cells for n in ((cell.right, cell.of) if cell.asked else (None, None))]
            made.append([pupil or say("class-all"), *counted, cells[-1].shown, cells[-1].unanswered])
        return made

    def heat(self) -> dict[tuple[str | None, str], Heat]:
        """The shares, each with its numbers."""
        made: dict[tuple[str | None, str], Heat] = {}
        for pupil in (*self.pupils, None):
            for column, title in self.columns.items():
                cell = self.cell(pupil, column)
                if cell.share is not None:
                    made[pupil, title] = Heat(f"{cell.right}/{cell.of}", round(cell.share, 3), shade(cell.share))
        return made


class BeliefTable(ClassTable):
    """How many first answers of each pupil are right by a wrong rule; the columns that most pupils hold come first."""

    def __init__(self, rows: Iterable[Row]) -> None:
        counts: dict[tuple[str | None, str], list[int]] = defaultdict(lambda: [0, 0])
        pupils = set()
        for row in rows:
            pupils.add(_pupil(row))
            ids = [id for id in (row["beliefs"] or [""])[0].split(OR) if id]
            for id in ids:
                for pupil in (_pupil(row), None):
                    counts[pupil, id][len(ids) > 1] += 1
        self.by, self.pupils = "belief", tuple(sorted(pupils, key=_sorted))
        self._cells = {cell: Named(*count) for cell, count in counts.items()}
        self.columns = _distinct({id: belief_title(id) for id in sorted({id for _, id in counts}, key=self._order)})

    def cell(self, pupil: str | None, belief: str) -> Named:
        """How often a belief is behind the first answers of a pupil, or of the class for None."""
        return self._cells.get((pupil, belief), Named(0, 0))

    def sure(self, belief: str) -> list[str]:
        """The pupils of whom at least two answers speak for a belief, one of them for nothing else."""
        return [pupil for pupil in self.pupils if self.cell(pupil, belief).sure]

    def perhaps(self, belief: str) -> list[str]:
        """The pupils of whom a single answer speaks for a belief and for nothing else."""
        return [pupil for pupil in self.pupils if self.cell(pupil, belief) == (1, 0)]

    def either(self, belief: str) -> list[str]:
        """The pupils whose answers speak for a belief or one other, and never for it alone."""
        return [pupil for pupil in self.pupils if (cell := self.cell(pupil, belief)).either and not cell.alone]

    def _order(self, belief: str) -> tuple[int, int, str]:
        sure, perhaps = len(self.sure(belief)), len(self.perhaps(belief))
        return -sure - perhaps, -sure, belief

    @cached_property
    def _held(self) -> list[tuple[str, str, Named]]:
        found = ((pupil, id, self.cell(pupil, id)) for pupil in self.pupils for id in self.columns)
        return [each for each in found if any(each[2])]

    @property
    def records(self) -> list[Row]:
        """Pupil, belief, its title, how often ``alone``, how often as one of two (``either``), and whether ``sure``."""
        return [
            {"pupil": pupil, "belief": id, "title": self.columns[id], **cell._asdict(), "sure": cell.sure}
            for pupil, id, cell in self._held
        ]

    def lines(self) -> list[list[str | int | float | None]]:
        """A pupil a line: of each belief how often it alone, and how often it or one other is behind an answer."""
        heads = [head for title in self.columns.values() for head in (title, f"{title} ({say('class-either')})")]
        made: list[list[str | int | float | None]] = [[say("class-pupil"), *heads]]
        for pupil in (*self.pupils, None):
            made.append([pupil or say("class-all"), *(n for id in self.columns for n in self.cell(pupil, id))])
        return made

    def heat(self) -> dict[tuple[str | None, str], Heat]:
        """How often, the deeper the more often; one of two stands in brackets."""
        made: dict[tuple[str | None, str], Heat] = {}
        for pupil, id, cell in self._held:
            label = " ".join(
                [*([str(cell.alone)] if cell.alone else []), *([f"({cell.either})"] if cell.either else [])]
            )
            strength = cell.alone + cell.sure if cell.alone else 0
            made[pupil, self.columns[id]] = Heat(label, cell.alone, max(len(SHADES) - 2 - strength, 0))
        for id, title in self.columns.items():
            n = len(self.sure(id))
            made[None, title] = Heat(str(n), n, len(SHADES) - 1)
        return made


# ---- what columns are called, and their order


class _Key(NamedTuple):
    title: Callable[[str], str]
    order: Callable[[str], Any]


def belief_title(id: str) -> str:
    """A belief as a sentence; one that is not known here by its id."""
    return all_beliefs()[id].title if id in all_beliefs() else id


def _topic_order(topic: str) -> tuple[int, str]:
    order = [*TOPICS, *practice_expansions()]
    return (order.index(topic) if topic in order else len(order)), topic


def _rule_order(id: str) -> tuple[str, list[int], str]:
    prefix, _, number = id.rpartition("-")
    return prefix, [int(part[:9]) for part in number.split(".") if part.isdecimal()], id


_KEYS = {"topic": _Key(title_of, _topic_order), "rule": _Key(str, _rule_order), "quiz": _Key(str, str.casefold)}


def _distinct(titles: dict[str, str]) -> dict[str, str]:
    """Titles no two of which are the same: of those that are, each has its key behind it."""
    named: dict[str, int] = defaultdict(int)
    for title in titles.values():
        named[title] += 1
    return {key: title if named[title] == 1 else f"{title} ({key})" for key, title in titles.items()}


def _pupil(row: Row) -> str:
    return str(row.get("pupil") or row["file"])


def _sorted(name: str) -> tuple[str, str]:
    """Names by their letters, those with accents beside those without."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return plain.casefold(), name
