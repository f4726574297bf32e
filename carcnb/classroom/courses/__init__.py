"""Courses: lessons, exercises and puzzles in an order, to be done by a day, with results that are handed in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Any, Unpack

from carcnb.classroom.courses.address import link
from carcnb.classroom.courses.board import CourseBoard
from carcnb.classroom.courses.outline import Outline, outline, read_outline
from carcnb.classroom.courses.pages import CoursePages
from carcnb.classroom.courses.parts import CheckPart, Heading, LessonPart, Series, check_in
from carcnb.classroom.courses.pupil import pupil_name, seed_of
from carcnb.engine.options import spelt_out
from carcnb.files import path_of, write_text
from carcnb.hypertext import h, write
from carcnb.looks import LED_LOOKS, Looks
from carcnb.questions.errors import CourseError
from carcnb.words import say
from carcnb.words.texts import pick_text

__all__ = ["Course", "CourseError", "course"]

FILE = ".toml"


class Course:
    """A course, as its teacher looks through it or as a ``pupil`` takes it; ``carcnb.classroom.course`` makes one.

    In a notebook it shows itself as a board: the list of parts, each of which opens in place.
    """

    def __init__(self, outline: Outline, folder: Path, pupil: str = "", looks: Looks = LED_LOOKS) -> None:
        self.plan, self.pupil = outline, pupil
        self._folder, self._looks = folder, looks

    @property
    def title(self) -> str:
        """The title in the session's language."""
        return pick_text(self.plan.title)

    @property
    def due(self) -> date | None:
        """The day by which it is to be done."""
        return self.plan.due

    @property
    def id(self) -> str:
        """What tells it from other courses; the pupils' exercises are made from it."""
        return self.plan.id

    @property
    def parts(self) -> list[str]:
        """The titles of its parts and headings, in the session's language."""
        return [part.title for part in self.plan.parts]

    @property
    def minutes(self) -> int:
        """About how many minutes all of it takes."""
        return sum(0 if isinstance(part, Heading) else part.minutes for part in self.plan.parts)

    @property
    def results_file(self) -> Path | None:
        """Where the pupil's results are kept, to be handed in; None as long as nobody has a name."""
        pages = self._pages
        return pages.file if pages.way and pages.way.pupil else None

    def save(self, path: str | Path) -> Path:
        """Write it to a TOML file to hand out, and return the path; lessons and exercises of one's own stand in it.

        ``CourseError`` if the name does not end with ``.toml``, ``FileError`` if the file cannot be written.
        """
        file = path_of(path)
        if file.suffix.lower() != FILE:
            raise CourseError(f'a course is saved as a file such as "roads.toml", not as {file.name!r:.60}')
        return write_text(file, self.plan.as_toml(file.name), parents=True)

    def link(self) -> str:
        """An address that opens it in a browser without Jupyter: of the site that ``carcnb.site_address`` names.

        The course travels in the address; its page asks for the pupil's name, keeps the results in the browser, and
        gives them as a file to hand in.  ``CourseError`` if no site is known.
        """
        return link(self.plan)

    def worksheet_items(self) -> list[Any]:
        """What ``worksheet`` prints: lessons and exercises in their order, the ``pupil``'s if there is one.

        A pupil's exams are left out: with a worksheet its solution can be printed.
        """
        made: list[Any] = []
        for part, key in zip(self.plan.parts, self.plan.keys, strict=True):
            if isinstance(part, LessonPart):
                made.append(part.lesson)
            elif isinstance(part, Series) and not (self.pupil and (part.exam or isinstance(part, CheckPart))):
                made += part.exercises(seed_of(self.id, self.pupil, key))
        return made

    @cached_property
    def _pages(self) -> CoursePages:
        return CoursePages(self.plan, self._folder, self.pupil)

    @cached_property
    def board(self) -> CourseBoard:
        """The board that leads through it; the same one every time."""
        return CourseBoard(self._pages.game, home=self._pages, **self._looks)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return self.board._repr_mimebundle_(**options)

    def _repr_html_(self) -> str:
        return write(h.b(self.title), h.ol(map(h.li, self.parts)))

    def __repr__(self) -> str:
        n, whose = len(self.parts), f", {self.pupil}" if self.pupil else ""
        due = f", due {self.due}" if self.due else ""
        return f"<Course {self.title!r}: {n} part{'s' * (n != 1)}, {say('home-minutes', n=self.minutes)}{due}{whose}>"


@spelt_out(Looks, LED_LOOKS)
def course(
    title: str | Path | Mapping[str, str],
    parts: Iterable[Any] | None = None,
    *,
    due: str | date | None = None,
    pupil: str | None = None,
    ask_name: bool = False,
    **looks: Unpack[Looks],
) -> Course:
    """A course of these parts, or the one in a file: ``course("Roads", ["base/roads", "points 5 2"])``.

    ``course("diagnose base")`` is a check alone: twenty exercises, each chosen after those answers, that find what
    people wrongly believe; ``"diagnose base 16"`` is a shorter one, and either can be a part of another course.

    Parts are lessons (``"base/roads"``, or a lesson's file), exercises (``"points 5 2"``: topic, how many, difficulty;
    also a lesson's name as the topic; ``"points 5 2 no farmers"`` for a game without them), ``"puzzles base 2"``, exams
    (``"exam points 6 2"``) and headings (``"# At home"``); in Python also exercises, quizzes and lessons of one's own.
    ``due`` is the day by which it is to be done.  ``course.save("roads.toml")`` writes it to a file to hand out,
    ``course("roads.toml")`` opens that: the teacher looks through all of it, and nothing is kept.

    A ``pupil`` gets exercises of his or her own, the same ones every time, and results in a file beside the course
    that ``collect`` reads, written after every answer; with ``ask_name`` the board asks for the name.  ``looks``
    are those of ``carcnb.play``.  ``CourseError`` names the part that is wrong and what would be right, ``FileError`` a
    file that cannot be read.

    >>> course = carcnb.classroom.course("Roads", ["base/roads", "points 5 2"])
    >>> course
    <Course 'Roads': 2 parts, about 7 min>
    """
    name = "" if pupil is None else pupil_name(pupil)
    if parts is not None:
        if isinstance(title, Path):
            raise CourseError("a title is a text; a file is opened without parts: course('roads.toml')")
        return Course(outline(title, parts, due, ask_name), Path(), name, LED_LOOKS | looks)
    if isinstance(title, str) and (check := check_in(title)):
        return Course(outline(check, [title], due, ask_name), Path(), name, LED_LOOKS | looks)
    if not isinstance(title, str | Path) or path_of(title).suffix.lower() != FILE:
        raise CourseError(
            'a course has parts: carcnb.classroom.course("Roads", ["base/roads", "points 5 2"]); '
            f'one that was saved is opened by its file, such as "roads.toml", not {title!r:.60}'
        )
    if due is not None or ask_name:
        raise CourseError("due and ask_name stand in the file of a course")
    path = path_of(title)
    return Course(read_outline(path), path.parent, name, LED_LOOKS | looks)
