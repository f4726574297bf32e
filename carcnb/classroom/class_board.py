"""The board of a class at work: a teacher's, on which what a class is to see is presented at once."""

from __future__ import annotations

from pathlib import Path
from typing import Unpack

from carcnb.board import Board
from carcnb.classroom.class_door import ClassDoor, existing
from carcnb.classroom.class_folder import ClassFolder
from carcnb.classroom.class_watch import WatchPages
from carcnb.classroom.courses import Course
from carcnb.classroom.courses import course as course_of
from carcnb.engine.options import spelt_out
from carcnb.hypertext import Inside, h
from carcnb.looks import LED_LOOKS, Looks
from carcnb.questions.errors import CourseError


class ShowsToClass(Board):
    """A board that presents an exercise at once which is to be shown to a class, and then leads back to the class."""

    _at_once = False

    def hear(self, content: object) -> None:
        """As any board does; what is to be shown is presented, and where that ends is the page that led there."""
        said = content if isinstance(content, dict) else {}
        if self._at_once and said.get("do") == "lesson" and said.get("what") == "dismiss":
            content = {"do": "home", "to": "start", "n": said.get("n"), "line": said.get("line")}
        super().hear(content)
        self._at_once = self._at_once and "present" in self.view
        if str(said.get("to")).startswith("show:") and self.view["lesson"] is not None and "present" not in self.view:
            super().hear({"do": "lesson", "what": "present", "n": self.view["n"], "line": self.view["line"]})
            self._at_once = True


class WatchBoard(ShowsToClass):
    """A board beside which a class is followed; where it is only a picture, what was seen stands below it."""

    def __init__(self, pages: ClassDoor, **looks: Unpack[Looks]) -> None:
        super().__init__(pages.game, home=pages, **LED_LOOKS | looks)
        self.pages = pages

    def _caption(self) -> Inside:
        home = self.view.get("home", {})
        return h.p(h.b(home.get("title", ""))), h.ul(
            h.li(row["text"]) for row in home.get("rows", []) if row.get("note")
        )

    def __repr__(self) -> str:
        followed = self.pages.followed
        return (
            f"<Class at work, {followed.source} {followed.folder.name!r}: {followed.progress}>"
            if followed
            else ("<Class at work: none is chosen yet>")
        )


@spelt_out(Looks, LED_LOOKS)
def watch(
    files: str | Path | None = None,
    course: str | Path | Course | None = None,
    *,
    names: bool = True,
    **looks: Unpack[Looks],
) -> Board:
    """The class at work, on a teacher's board: ``watch("handed in")``, while files lie there or arrive.

    ``files`` is a folder, or a pattern as ``collect`` takes it: what pupils keep in one shared folder, in a shared
    directory of JupyterHub, or hand in from the site; without it the class is chosen on the board, where an example
    can be seen as well.  The board says what is believed by how many, and for each belief it presents the exercise that
    tells it apart and makes a worksheet and tomorrow's course; then who is where, and the percents.  It looks again
    every three seconds as long as somebody sees it.  ``names=False`` hides names from the beginning, a button hides and
    shows them.  A file that cannot be read, half written say, is told by its name and read when it has changed.  With
    the ``course``, or its file, exercises written for it are judged as well.  ``looks`` are those of ``carcnb.play``.
    ``FileError`` says which folder would be right where there is none of that name, and with ``CourseError`` what
    cannot be read of the course.

    >>> from tempfile import mkdtemp
    >>> carcnb.classroom.watch(mkdtemp()).view["home"]["title"]
    'The class at work'
    """
    if not isinstance(files, str | Path | None):
        raise CourseError(f"a class is watched by a folder or a pattern, such as 'handed in', not by {files!r:.60}")
    plan = course if isinstance(course, Course) or course is None else course_of(course)
    if files is None:
        return WatchBoard(ClassDoor(course=plan, names=names), **looks)
    return WatchBoard(ClassDoor(WatchPages(ClassFolder(existing(files), plan), names=names)), **looks)
