"""The lessons that come with carcnb in the order in which they are taught: ``curriculum.toml`` of every system."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from carcnb.systems import System, read_each

Text = Mapping[str, str]
STEP_MINUTES, TASK_MINUTES = 0.4, 0.8
"""How long a learner reads a step, and thinks about a task besides."""


class CurriculumEntry(NamedTuple):
    """A lesson and its place: ``number`` counts from 1 within its chapter of ``of`` lessons.

    ``topic`` is that of the exercises which practise it, empty if there are none; without ``farmers`` these know none.
    ``tutorial`` is the number of the notebook that teaches its system, 0 if there is none.
    """

    name: str
    title: Text
    chapter: Text
    number: int
    of: int
    topic: str
    steps: int
    tasks: int
    farmers: bool = True
    tutorial: int = 0

    @property
    def minutes(self) -> int:
        """About how many minutes it takes."""
        return minutes_of(self.steps, self.tasks)


def minutes_of(steps: int, tasks: int) -> int:
    """About how many minutes a lesson of so many steps takes, and of so many tasks in them."""
    return math.ceil(steps * STEP_MINUTES + tasks * TASK_MINUTES)


class Chapter(NamedTuple):
    """A chapter: ``name`` is that of its system and its number, such as ``base/1``.

    ``exercises`` are the questions that practise it, each with the difficulty from which it is asked; where it names
    none, those of its lessons' topics do.  ``rules`` are decided in them besides those that its lessons name.
    """

    name: str
    title: Text
    lessons: tuple[CurriculumEntry, ...]
    exercises: Mapping[str, int]
    rules: tuple[str, ...]


@cache
def chapters() -> Mapping[str, Chapter]:
    """Every chapter of every system that has a curriculum, by name, in the order in which they are taught.

    Systems come in the order of their tutorials, those that have none at the end.
    """
    found = read_each(lambda system: list(_chapters(system)))
    ordered = sorted(filter(None, found.values()), key=lambda of: of[0].lessons[0].tutorial or math.inf)
    return {chapter.name: chapter for of in ordered for chapter in of}


@cache
def curriculum() -> Mapping[str, CurriculumEntry]:
    """Every lesson of these chapters, by name, in the order in which they are taught."""
    return {entry.name: entry for chapter in chapters().values() for entry in chapter.lessons}


@cache
def lessons_by_system() -> Mapping[str, tuple[CurriculumEntry, ...]]:
    """The lessons of each system, in the order in which they are taught."""
    return {name: tuple(of) for name, of in groupby(curriculum().values(), lambda one: one.name.partition("/")[0])}


@cache
def former_names() -> Mapping[str, str]:
    """Lessons and chapters that are no more, by their whole name, each with the one that tells the same now.

    So what was written with a name, a course or an address, goes on to open.
    """
    found = read_each(lambda system: tomllib.loads(system.read("curriculum.toml")).get("former", {}))
    return {f"{system}/{old}": now for system, of in found.items() for old, now in of.items()}


def following(name: str) -> CurriculumEntry | None:
    """The lesson of the same system that comes next; None after the last, and for a lesson in no curriculum."""
    names = [other for other in curriculum() if other.partition("/")[0] == name.partition("/")[0]]
    at = names.index(name) + 1 if name in names else len(names)
    return curriculum()[names[at]] if at < len(names) else None


def chapter_ended(name: str) -> Chapter | None:
    """The chapter of which this is the last lesson."""
    return next((chapter for chapter in chapters().values() if chapter.lessons[-1].name == name), None)


def _chapters(system: System) -> Iterator[Chapter]:
    taught = tomllib.loads(system.read("curriculum.toml"))
    for number, told in enumerate(taught.get("chapter", ()), 1):
        entries = tuple(_entries(system, told, taught.get("tutorial", 0)))
        asked = told.get("exercises", {}), tuple(told.get("rules", ()))
        yield Chapter(f"{system.name}/{number}", told["title"], entries, *asked)


def _entries(system: System, chapter: Mapping[str, Any], tutorial: int) -> Iterator[CurriculumEntry]:
    lessons: Mapping[str, str] = chapter["lessons"]
    for number, (name, topic) in enumerate(lessons.items(), 1):
        told: dict[str, Any] = tomllib.loads(system.read("lessons", f"{name}.toml"))
        steps = told["step"]
        tasks = sum("task" in step for step in steps)
        where = f"{system.name}/{name}", told["title"], chapter["title"], number, len(lessons)
        yield CurriculumEntry(*where, topic, len(steps), tasks, chapter.get("farmers", True), tutorial)
