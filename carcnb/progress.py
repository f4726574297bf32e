"""What a learner has solved, lesson by lesson, and knows, rule by rule, kept in a file of the learner's own.

``carcnb.progress`` is this module: at the end of a cell it shows itself as a table, called it gives the values.  The
file is the one that the environment variable ``CARCNB_PROGRESS`` names (``off``: nothing is read or kept); in a
folder of tutorials that ``carcnb`` laid out, or where such a file lies already, it is ``carcnb-progress.json``, which
goes where the folder goes; else ``.carcnb-progress.json`` at home.  A file that cannot be read or written never stops a
lesson: the board says so, and what could not be kept goes on to count as long as Python runs.

>>> carcnb.progress
No lesson has been begun yet.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import date
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, overload

from carcnb.curriculum import CurriculumEntry, curriculum
from carcnb.engine.errors import CarcnbError
from carcnb.files import printable
from carcnb.hypertext import PageElement, h
from carcnb.keeping import KEPT, Keeping, Place
from carcnb.parsing import Unread, json_of
from carcnb.tutorials import is_laid_out
from carcnb.words import SOURCE, language, say

VARIABLE, OFF = "CARCNB_PROGRESS", "off"
LEFT = "text-align:left"
HEARD, ANSWERS = "answers", 200
"""The part of the file that has the answers to what was asked anywhere, and how many of them are kept."""
MOST = 1_000_000
"""Bytes of the largest file that is read."""


class Done(NamedTuple):
    """What of a lesson is done: which steps with a task are solved, of how many tasks, and whether it was finished."""

    solved: tuple[int, ...] = ()
    total: int = 0
    finished: bool = False

    def __str__(self) -> str:
        return f"{len(self.solved)}/{self.total}"


class Progress(dict[str, Done]):
    """The lessons that were begun, by name, in the order of the curriculum; shows itself as a table."""

    def count(self, entries: Iterable[CurriculumEntry]) -> int:
        """How many of some lessons are finished."""
        return sum(self[entry.name].finished for entry in entries if entry.name in self)

    def __str__(self) -> str:
        rows = [(name, str(done), "✓" if done.finished else "") for name, done in self.items()]
        wide = max((len(row[0]) for row in rows), default=0)
        return "\n".join(f"{name:{wide}}  {done:>5}  {tick}".rstrip() for name, done, tick in rows) or say(
            "progress-none"
        )

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """A row for every lesson of the systems that were begun, the others pale."""
        if not self:
            return str(h.p(say("progress-none")))
        systems = {name.partition("/")[0] for name in self}
        entries = [entry for entry in curriculum().values() if entry.name.partition("/")[0] in systems]
        head = h.tr(h.th(say(f"progress-{key}"), style=LEFT) for key in ("lesson", "tasks", "done"))
        return str(h.table(head, map(self._row, entries), class_="carcnb-progress"))

    def _row(self, entry: CurriculumEntry) -> PageElement:
        done = self.get(entry.name, Done(total=entry.tasks))
        title = entry.title.get(language()) or entry.title.get(SOURCE, entry.name)
        meter = h.meter(min=0, max=max(done.total, 1), value=len(done.solved))
        pale = None if entry.name in self else "opacity:.55"
        tick = "✓" if done.finished else None
        return h.tr(h.td(title, style=LEFT), h.td(meter, f" {done}"), h.td(tick), style=pale)


@overload
def progress() -> Progress: ...
@overload
def progress(name: str) -> Done: ...
def progress(name: str = "") -> Progress | Done:
    """What was done of a lesson, by its whole name such as ``base/roads``; without a name, of all that were begun."""
    if not isinstance(name, str):
        raise TypeError(f"a lesson is named by a text such as 'base/roads', not {name!r:.60}")
    known = [(lesson, told) for lesson, told in kept_part("lessons").items() if lesson in curriculum()]
    kept = {lesson: made for lesson, told in known if (made := _done(lesson, told))}
    if name:
        return kept.get(name, Done(total=curriculum()[name].tasks if name in curriculum() else 0))
    return Progress({lesson: kept[lesson] for lesson in curriculum() if lesson in kept})


def keep(name: str, solved: Collection[int], total: int, finished: bool) -> None:
    """Keep what was done of a lesson that comes with carcnb; nothing that was kept before is lost.

    A file of that name that is none of ours, or cannot be read, stays as it is.
    """
    if name not in curriculum():
        return

    def more(kept: dict[str, Any]) -> dict[str, Any]:
        before = _done(name, kept.get(name)) or Done()
        new = {"solved": sorted({*before.solved, *solved}), "total": total, "finished": finished or before.finished}
        return kept | {name: new}

    solved = {*solved}  # as it is now, whenever it is written
    keep_part("lessons", more)


def kept_part(part: str) -> dict[str, Any]:
    """A part of the file as it stands there, and what waits to be kept: ``lessons`` or ``practice``; empty if none."""
    path = file()
    try:
        found = path and _whole(_place(path).read(), path).get(part)
    except CarcnbError:
        found = None
    return dict(found) if isinstance(found, dict) else {}


def keep_part(part: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Change a part of the file, the others stay; what is none of ours stays as it is, and ``keeping`` says so."""
    path = file()
    if path is None:
        return

    def changed(text: str | None) -> str:
        whole = _whole(text, path)
        return json.dumps({"carcnb": 1} | whole | {part: change(dict(whole.get(part, {})))}, indent=1) + "\n"

    _place(path).change(changed)


def note_answer(rule: str, right: bool) -> None:
    """Take note of a first answer to what a rule decides, wherever it was asked; practice hears of it."""

    def more(kept: dict[str, Any]) -> dict[str, Any]:
        number, rows = kept.get("number"), kept.get("rows")
        rows = rows if isinstance(rows, list) else []
        row = [date.today().isoformat(), rule, right]
        return {"number": (number if type(number) is int else len(rows)) + 1, "rows": [*rows, row][-ANSWERS:]}

    keep_part(HEARD, more)


def keeping() -> Keeping:
    """Whether what is done is kept in the learner's file."""
    path = file()
    return KEPT if path is None else _place(path).keeping


@cache
def _place(path: Path) -> Place:
    return Place("progress", lambda: path, MOST)


def file() -> Path | None:
    """Where it is kept; None if it is not."""
    named = os.environ.get(VARIABLE, "")
    if named:
        return None if named == OFF else Path(named)
    beside = Path.cwd().parent / "carcnb-progress.json"  # tutorials lie in a folder of their language
    if os.access(beside.parent, os.W_OK) and (os.path.isfile(beside) or is_laid_out(beside.parent)):
        return beside
    try:
        return Path.home() / ".carcnb-progress.json"
    except RuntimeError:  # nobody's home
        return None


def _whole(text: str | None, path: Path) -> dict[str, Any]:
    """The parts of the file; ``CarcnbError`` says, in the session's language, that it is none of ours."""
    told = {} if text is None else _read(text)
    if told is None:
        raise CarcnbError(say("keeping-other", file=printable(path)))
    return told


def _read(text: str) -> dict[str, Any] | None:
    """The parts of a file of ours; None of any other text."""
    try:
        told = json_of(text, "progress")
    except Unread:
        return None
    ours = isinstance(told, dict) and isinstance(told.get("lessons", {} if "carcnb" in told else None), dict)
    return dict(told) if ours and isinstance(told.get("practice", {}), dict) else None


def _done(name: str, told: Any) -> Done | None:
    """An entry of the file, as far as it fits the lesson as it is now; None if it is no entry."""
    if not isinstance(told, Mapping) or not isinstance(told.get("solved"), list):
        return None
    entry = curriculum()[name]
    solved = {step for step in told["solved"] if type(step) is int and 0 <= step < entry.steps}
    return Done(tuple(sorted(solved))[: entry.tasks], entry.tasks, told.get("finished") is True)


class _Shown(ModuleType):
    """The module itself can be called and shown: ``carcnb.progress()`` and ``carcnb.progress`` at the end of a cell."""

    def __call__(self, name: str = "") -> Progress | Done:
        return progress(name)

    def __repr__(self) -> str:
        return repr(progress())

    def _repr_html_(self) -> str:
        return progress()._repr_html_()


sys.modules[__name__].__class__ = _Shown
