"""Which parts of their courses pupils have done: exercises as they were handed in, lessons as the files tell them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from carcnb.analysis.heat import Heat, shade
from carcnb.classroom.class_table import ClassTable, Row, distinct, in_order, pupil_of
from carcnb.classroom.courses.parts import CheckPart, Heading, LessonPart, Section, part_of
from carcnb.classroom.courses.pupil_file import Read
from carcnb.words import say

Lessons = Sequence[tuple[str, Mapping[str, Read]]]
"""How far pupils went through lessons: who, and by part how far."""


class Part(NamedTuple):
    """How many tasks of a lesson are solved, or exercises answered or shown, of how many, and whether these are all."""

    done: int
    of: int | None
    whole: bool

    @property
    def label(self) -> str:
        """As it stands in a cell."""
        return f"{self.done}/{self.of}" if self.of else "✓" if self.whole else str(self.done)

    @classmethod
    def of_exercises(cls, tried: Sequence[bool], part: Section | None) -> Part:
        """How many were tried; of a check a file holds only those that were asked so far."""
        of = max(len(tried), part.n) if isinstance(part, CheckPart) else len(tried)
        return cls(sum(tried), of, sum(tried) >= of)

    @classmethod
    def of_lesson(cls, read: Read, part: Section | None) -> Part:
        """How much of a lesson is done; of one that is known only by its key nobody knows how many tasks it has."""
        if not isinstance(part, LessonPart):
            return cls(len(read.solved), None, bool(read.done))
        done = min(len(read.solved), part.tasks) if part.tasks else bool(read.done)
        return cls(int(done), max(part.tasks, 1), done >= max(part.tasks, 1))


class PartTable(ClassTable):
    """How much of each part of their courses pupils have done, in the order of the course where it is known."""

    by = "part"

    def __init__(self, rows: Iterable[Row], lessons: Lessons = (), known: Mapping[str, Section] | None = None) -> None:
        known = known or {}
        studied: dict[tuple[str, str], Read] = defaultdict(Read)
        for pupil, reads in lessons:
            for key, read in reads.items():
                studied[pupil, key].join(read)
        tried: dict[tuple[str, str], list[bool]] = defaultdict(list)
        for row in rows:
            if row.get("part"):
                tried[pupil_of(row), row["part"]].append(bool(row["attempts"] or row["shown"]))
        ordered = [key for key, part in known.items() if not isinstance(part, Heading)]
        keys = dict.fromkeys([*(ordered if studied or tried else ()), *(key for _, key in (*studied, *tried))])
        parts = {key: known.get(key) or part_of(key) for key in keys}
        self.pupils = tuple(sorted({pupil for pupil, _ in (*studied, *tried)}, key=in_order))
        self.columns = distinct({key: part.title if part else key for key, part in parts.items()})
        self._cells = {cell: Part.of_exercises(one, parts[cell[1]]) for cell, one in tried.items()}
        self._cells |= {cell: Part.of_lesson(read, parts[cell[1]]) for cell, read in studied.items()}

    def cell(self, pupil: str, part: str) -> Part | None:
        """How much of a part is done by a pupil; None where no file tells of it."""
        return self._cells.get((pupil, part))

    @property
    def records(self) -> list[Row]:
        """Pupil, part, its title, how much is ``done``, ``of`` how much (None: unknown), and whether the ``whole``."""
        found = ((pupil, key, self.cell(pupil, key)) for pupil in self.pupils for key in self.columns)
        return [
            {"pupil": pupil, "part": key, "title": self.columns[key], **cell._asdict()}
            for pupil, key, cell in found
            if cell
        ]

    def lines(self) -> list[list[str | int | float | None]]:
        """A pupil a line: of each part how much is done, and of how much; last how many pupils have done the whole."""
        heads = [head for title in self.columns.values() for head in (title, f"{title}: {say('class-of')}")]
        made: list[list[str | int | float | None]] = [[say("class-pupil"), *heads]]
        for pupil in self.pupils:
            cells = [self.cell(pupil, key) or (None, None) for key in self.columns]
            made.append([pupil, *(n for cell in cells for n in cell[:2])])
        counted = (n for key in self.columns for n in (len(self._whole(key)), len(self.pupils)))
        return [*made, [say("class-all"), *counted]]

    def _whole(self, key: str) -> list[str]:
        return [pupil for pupil in self.pupils if (cell := self.cell(pupil, key)) and cell.whole]

    def heat(self) -> dict[tuple[str | None, str], Heat]:
        """The shares, each with its numbers; of the class how many pupils have done the whole."""
        made: dict[tuple[str | None, str], Heat] = {}
        for key, title in self.columns.items():
            for pupil in self.pupils:
                if cell := self.cell(pupil, key):
                    share = cell.done / cell.of if cell.of else float(cell.whole)
                    made[pupil, title] = Heat(cell.label, round(share, 3), shade(share))
            share = len(self._whole(key)) / len(self.pupils)
            made[None, title] = Heat(f"{len(self._whole(key))}/{len(self.pupils)}", round(share, 3), shade(share))
        return made
