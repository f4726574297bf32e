"""A lesson plan as a value, and many of them as a table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, SupportsIndex, overload

from carcnb.classroom.courses import Course, course
from carcnb.classroom.courses.parts import WITHOUT
from carcnb.classroom.lesson_plans import page
from carcnb.classroom.lesson_plans.showing import Shown
from carcnb.curriculum import curriculum
from carcnb.files import write_text
from carcnb.hypertext import h, table
from carcnb.quizzes import Exercises, exercises
from carcnb.words import SOURCE, say
from carcnb.words.texts import Text

if TYPE_CHECKING:
    from datetime import date

MINUTES = 45
ASKED = 6
"""Questions of the check at the end."""


class PlanQuestion(NamedTuple):
    """What the teacher asks the class, and the answer expected."""

    question: Text
    answer: Text


class PlanPart(NamedTuple):
    """A part of the lesson: what teacher and pupils do, what is on the projector, what is asked."""

    minutes: int
    title: Text
    does: Text
    shows: tuple[Shown, ...] = ()
    asks: tuple[PlanQuestion, ...] = ()
    check: bool = False


@dataclass(frozen=True)
class Plan:
    """A lesson of 45 minutes; ``beliefs`` are the wrong rules to listen for, by id, ``rules`` those that are taught.

    ``topics`` are those of the check, six exercises made from ``seed``; ``farmers`` whether fields are played.
    """

    name: str
    title: Text
    whom: Text
    goals: tuple[Text, ...]
    needs: tuple[Text, ...]
    rules: tuple[str, ...]
    beliefs: tuple[str, ...]
    parts: tuple[PlanPart, ...]
    topics: tuple[str, ...]
    seed: int
    difficulty: int
    farmers: bool
    quick: Text
    support: Text
    homework: Text
    home: tuple[Shown, ...]
    lang: str = "en"

    @property
    def heading(self) -> str:
        """Its title in its language."""
        return self.title.get(self.lang, self.title[SOURCE])

    @property
    def audience(self) -> str:
        """For whom it is, in its language."""
        return self.whom.get(self.lang, self.whom[SOURCE])

    @property
    def system(self) -> str:
        """The base game or an expansion, by name."""
        return self.name.partition("/")[0]

    @property
    def place(self) -> tuple[int, str]:
        """Where it stands among all plans."""
        tutorials = {entry.name.partition("/")[0]: entry.tutorial for entry in curriculum().values()}
        return tutorials.get(self.system) or len(tutorials) + 1, self.name

    @property
    def check(self) -> Exercises:
        """The six exercises of the check, the same every time: to be presented, printed or done on a board."""
        return exercises([*self.topics], self.seed, ASKED, self.difficulty, farmers=self.farmers)

    def course(self, due: str | date | None = None) -> Course:
        """A course for the pupils: its lessons and exercises, the check as an exam, the homework; ``due`` is a date.

        What a class does together, such as a game, is left out.  ``course`` says what can be done with it.
        """
        without = "" if self.farmers else WITHOUT

        def written(one: Shown) -> str:
            return one.part + (without if one.kind == "exercises" else "")

        taught = [written(one) for part in self.parts for one in part.shows if one.part]
        check = f"exam {', '.join(self.topics)} {ASKED} {self.difficulty}{without}"
        home = [written(one) for one in self.home if one.part]
        titled = ((say(f"plan-{key}", self.lang), parts) for key, parts in (("check", [check]), ("homework", home)))
        after = [part for title, parts in titled for part in (f"# {title}", *parts)]
        return course(self.heading, [*dict.fromkeys(taught), *after], due=due)

    def html(self, link: page.Link | None = None) -> str:
        """The whole page as an HTML document of its own, all text escaped.

        Instead of lines of Python it has links to lessons where ``link`` gives their addresses by their names.
        """
        return page.document(self, link)

    def save(self, path: str | Path) -> Path:
        """Write the page to an HTML file, ready to print, and return its path; ``FileError`` if that fails."""
        return write_text(path, self.html())

    def worksheet_items(self) -> list[Exercises]:
        """The check, on paper."""
        return [self.check]

    def __repr__(self) -> str:
        return f"<Plan {self.name}: {self.heading}>"

    def _repr_html_(self) -> str:
        return str(page.section(self))


class Plans(list[Plan]):
    """Lesson plans; they, and a slice of them, show themselves as a table."""

    @overload
    def __getitem__(self, at: SupportsIndex) -> Plan: ...
    @overload
    def __getitem__(self, at: slice) -> Plans: ...
    def __getitem__(self, at: SupportsIndex | slice) -> Plan | Plans:
        return Plans(super().__getitem__(at)) if isinstance(at, slice) else super().__getitem__(at)

    def __repr__(self) -> str:
        wide = max((len(one.name) for one in self), default=0)
        return "\n".join(f"{one.name:{wide}}  {one.heading}" for one in self)

    def _repr_html_(self) -> str:
        code = self[0].lang if self else None
        head = (say(f"plan-{key}", code) for key in ("name", "title", "whom"))
        rows = ((h.code(f'carcnb.classroom.plan("{one.name}")'), one.heading, one.audience) for one in self)
        return str(table(head, rows, "text-align:left;vertical-align:top", class_="carcnb-plans"))
