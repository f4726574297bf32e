"""What a class has handed in, counted: by topic, rule, quiz or belief, a line for every pupil.

What counts is the first answer to each exercise.  One that was neither answered nor shown is counted apart and is not
wrong; whoever was shown the solution before finding it was not right at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Literal, NamedTuple, SupportsIndex, overload

from carcnb.analysis.heat import SHADES, Heat, shade
from carcnb.classroom.class_parts import PartTable
from carcnb.classroom.class_table import ClassTable, Row, distinct, in_order, pupil_of
from carcnb.classroom.courses.parts import Section
from carcnb.classroom.courses.pupil_file import Read
from carcnb.classroom.judging import Finding
from carcnb.display import shows
from carcnb.questions.beliefs import all_beliefs
from carcnb.questions.errors import QuizError
from carcnb.questions.topics import title_of
from carcnb.quizzes import TOPICS, practice_expansions
from carcnb.quizzes.model import OR
from carcnb.words import say

By = Literal["topic", "rule", "quiz", "belief", "part"]


class ClassRows(list[Row]):
    """Rows of results, one for each exercise of each pupil; at the end of a cell they show themselves as a table.

    ``findings`` tell what of them does not agree, or could not be read; ``lessons`` how far pupils went through those
    of their courses, by part; ``parts`` are those of the course, where it is known.
    """

    def __init__(
        self,
        rows: Iterable[Row] = (),
        findings: Iterable[Finding] = (),
        lessons: Iterable[tuple[str, Mapping[str, Read]]] = (),
        parts: Mapping[str, Section] | None = None,
    ) -> None:
        super().__init__(rows)
        self.findings, self.lessons, self.parts = tuple(findings), tuple(lessons), parts or {}

    @overload
    def __getitem__(self, at: SupportsIndex) -> Row: ...
    @overload
    def __getitem__(self, at: slice) -> ClassRows: ...
    def __getitem__(self, at: SupportsIndex | slice) -> Row | ClassRows:
        found = super().__getitem__(at)
        return ClassRows(found, self.findings, self.lessons, self.parts) if isinstance(found, list) else found

    def __add__(self, more: list[Row]) -> ClassRows:  # type: ignore[override]  # to any list one may add any other
        other = more if isinstance(more, ClassRows) else ClassRows()
        told = [*self.findings, *other.findings], [*self.lessons, *other.lessons], {**self.parts, **other.parts}
        return ClassRows(super().__add__(more), *told)

    def by(self, what: By = "topic") -> ClassTable:
        """The table of the class: ``rows.by("topic")``, ``"rule"``, ``"quiz"``, ``"belief"`` or ``"part"``.

        A cell of the first three tells how many first answers were right, and of how many; one of ``"belief"`` how many
        first answers would be right by a wrong rule, and how many by this one or one other; one of ``"part"`` how much
        of a part of a course is done.  ``QuizError`` where there is no such table.
        """
        if what == "belief":
            return BeliefTable(self)
        if what == "part":
            return PartTable(self, self.lessons, self.parts)
        if not isinstance(what, str) or what not in _KEYS:
            raise QuizError(
                f"a class is counted by {', '.join(map(repr, (*_KEYS, 'belief', 'part')))}, not by {what!r:.60}"
            )
        return ShareTable(self, what)

    def __repr__(self) -> str:
        return str(shows(self).in_words(self))

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


class ShareTable(ClassTable):
    """How many first answers of each pupil were right; ``whole`` tells it of all exercises, of a pupil or the class."""

    def __init__(self, rows: Iterable[Row], by: str) -> None:
        key = _KEYS[by]
        counts: dict[tuple[str | None, str | None], list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        pupils: set[str] = set()
        columns: dict[str, None] = {}
        for row in rows:
            pupil, column = pupil_of(row), row[by]
            what = 1, row["first"], bool(row["shown"]) and not row["first"], not (row["attempts"] or row["shown"])
            pupils.add(pupil)
            columns[column] = None
            for cell in ((pupil, column), (pupil, None), (None, column), (None, None)):
                count = counts[cell]
                for n, one in enumerate(what):
                    count[n] += one
        self.by, self.pupils = by, tuple(sorted(pupils, key=in_order))
        self.columns = distinct({column: key.title(column) for column in sorted(columns, key=key.order)})
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
            pupils.add(pupil_of(row))
            ids = [id for id in (row["beliefs"] or [""])[0].split(OR) if id]
            for id in ids:
                for pupil in (pupil_of(row), None):
                    counts[pupil, id][len(ids) > 1] += 1
        self.by, self.pupils = "belief", tuple(sorted(pupils, key=in_order))
        self._cells = {cell: Named(*count) for cell, count in counts.items()}
        self.columns = distinct({id: belief_title(id) for id in sorted({id for _, id in counts}, key=self._order)})

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
