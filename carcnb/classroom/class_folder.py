"""What pupils have done so far, read from a folder while they are at work: again only where a file has changed."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from glob import has_magic
from pathlib import Path
from typing import NamedTuple

from carcnb.classroom.class_rows import BeliefTable, ClassRows
from carcnb.classroom.class_table import in_order, pupil_of
from carcnb.classroom.courses import Course
from carcnb.classroom.judging import CourseMaterial
from carcnb.classroom.results import found_files, read_results
from carcnb.files import printable
from carcnb.questions.beliefs import all_beliefs

Sign = tuple[tuple[str, int, int], ...]


class PupilAt(NamedTuple):
    """Where a pupil is: how many exercises and tasks are done, of how many, and the title of the part at work."""

    name: str
    done: int
    of: int
    part: str


class BeliefHolders(NamedTuple):
    """Who holds a belief: of whom several answers say so, and of whom one does."""

    belief: str
    sure: list[str]
    perhaps: list[str]


class ClassFolder:
    """The results in a folder, or of a pattern as ``collect`` takes it; ``look`` reads what is new in it."""

    def __init__(self, files: str | Path, course: Course | None = None, now: Callable[[], datetime] = datetime.now):
        self._files, self._own, self._now = files, CourseMaterial.of(course), now
        self._sign: Sign | None = None
        self.rows = ClassRows()
        self.looked: datetime = now()

    @property
    def name(self) -> str:
        """What the folder is called, or the pattern."""
        path = Path(self._files)
        return printable(Path(path.name or path.absolute().name))

    @property
    def gone(self) -> bool:
        """Whether there is no such folder now; a pattern may have nothing yet."""
        return not (has_magic(str(self._files)) or os.path.exists(self._files))

    def look(self) -> ClassRows:
        """What the class has done by now.  Files that cannot be read are findings, and read when they have changed."""
        self.looked = self._now()
        found = found_files([self._files])
        sign = tuple(sorted(filter(None, map(_sign, found))))
        if sign != self._sign:
            self.rows, _ = read_results(found, self._own)
            self._sign = sign
            self.__dict__.pop("pupils", None)
            self.__dict__.pop("beliefs", None)
        return self.rows

    @cached_property
    def pupils(self) -> list[PupilAt]:
        """Where everybody is, by name."""
        table = self.rows.by("part")
        made = []
        for name in sorted({*table.pupils, *map(pupil_of, self.rows)}, key=in_order):
            cells = [(title, cell) for key, title in table.columns.items() if (cell := table.cell(name, key))]  # type: ignore[attr-defined]
            if not cells:  # of no course
                own = [row for row in self.rows if pupil_of(row) == name]
                done = sum(bool(row["attempts"] or row["shown"]) for row in own)
                made.append(PupilAt(name, done, len(own), ""))
                continue
            done = sum(min(cell.done, cell.of or cell.done) for _, cell in cells)
            of = sum(cell.of or cell.done for _, cell in cells)
            at = next((title for title, cell in cells if not cell.whole), "")
            made.append(PupilAt(name, done, of, at))
        return made

    @cached_property
    def beliefs(self) -> list[BeliefHolders]:
        """The beliefs that have shown, those that most pupils hold first; those of one answer alone come last."""
        table = BeliefTable(self.rows)
        found = [BeliefHolders(id, table.sure(id), table.perhaps(id)) for id in table.columns if id in all_beliefs()]
        return sorted(
            (one for one in found if one.sure or one.perhaps), key=lambda one: (-len(one.sure), -len(one.perhaps))
        )


def _sign(path: str | Path) -> tuple[str, int, int] | None:
    """What tells whether a file has changed; None if it is gone."""
    try:
        told = os.stat(path)
    except OSError:
        return None
    return str(path), told.st_mtime_ns, told.st_size
