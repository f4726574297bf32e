"""The board of a course: the list of its parts, which open in place, and before it, where it is asked, the name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from os.path import exists
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from carcnb.classroom.closed_pages import ClosedPages
from carcnb.classroom.courses.outline import Outline
from carcnb.classroom.courses.parts import Heading, LessonPart, Section, Series
from carcnb.classroom.courses.pupil import pupil_name, seed_of, stem
from carcnb.classroom.courses.pupil_file import is_others, pupils
from carcnb.classroom.courses.way import Way
from carcnb.classroom.pupils import LONGEST
from carcnb.files import FileError
from carcnb.keeping import KEPT, Keeping
from carcnb.questions.caption import blocks
from carcnb.questions.errors import CourseError
from carcnb.quizzes.quiz import worth_another_look
from carcnb.training.overview import day_text
from carcnb.words import say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from carcnb.board.director import Content
    from carcnb.engine.game import Game
    from carcnb.wire import panel as wire_panel

SUFFIX = ".json"


class CoursePages(ClosedPages):
    """The pages beside the board of a course: ``name``, ``list``, or ``away`` while a part is on the board.

    A pupil's file lies in the ``folder``; ``shared`` says that pupils of several courses keep theirs there, as in a
    browser, so that it is named for the course as well.  Elsewhere it is where another course has the pupil's name.
    """

    opens, whereabouts = "given-course", "in a course"

    def __init__(self, outline: Outline, folder: Path, pupil: str = "", *, shared: bool = False) -> None:
        self.outline, self.folder, self.shared = outline, folder, shared
        self.way: Way | None = None
        self._game: Game | None = None
        self.fault = ""  # why a pupil's file cannot be gone on with
        self.page = "name" if outline.ask_name and not pupil else "list"
        if pupil or not outline.ask_name:
            self._enter(pupil)

    def _enter(self, pupil: str) -> None:
        """Begin, or go on with what the pupil has done; without a pupil look through it."""
        self.pupil, self.fault, self.page = pupil, "", "list"
        try:
            self.way = Way(self.outline, pupil, self._found if pupil else None, self._short if self.shared else "")
        except (CourseError, FileError) as error:
            self.way, self.fault = None, str(error)

    @property
    def keeping(self) -> Keeping:
        """Whether what the pupil does is kept."""
        return self.way.keeping if self.way else KEPT

    @property
    def file(self) -> Path:
        """The pupil's file."""
        return self.way.path if self.way and self.way.path else self._found()

    def _found(self) -> Path:
        """Where the pupil's results are, or will be; a file that was begun is gone on with, whatever lies beside it."""
        short = self.folder / self._short
        long = self.folder / f"{self.outline.id}-{short.name}"
        return long if self.shared or exists(long) or is_others(short, self.outline.id) else short

    @property
    def name(self) -> str:
        """What the file is called that is handed in."""
        return self._short if self.shared else self.file.name

    @property
    def _short(self) -> str:
        return f"{stem(self.pupil)}{SUFFIX}"

    @property
    def game(self) -> Game:
        """What the board shows beside the list: the landscape of the first part, made when it is looked at."""
        self._game = self._game or self._resting_game()
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        self._game = game

    def _resting_game(self) -> Game:
        """The first game of a course; of exercises, which take a while, no more than one is made for it."""
        way = Way(self.outline)
        first = self.outline.parts[way.parts[0]]
        if isinstance(first, Series):
            one = first if first.made else replace(first, n=1)
            return one.exercises(seed_of(self.outline.id, "", first.key))[0].game()
        return way.open(way.parts[0]).game

    # ---- where a board is led from here

    def go(self, to: str) -> bool | Content:
        """Open a page or a part; False: there is no such thing."""
        kind, _, what = to.partition(":")
        if kind == "start":
            was, self.page = self.page, "list" if self.page == "away" else self.page
            return self.game if was == "away" else True
        if kind == "again" and self.fault:
            self._enter(self.pupil)
        elif kind in ("name", "look") and self.page == "name":
            self._enter(_named(what) if kind == "name" else "")
        elif kind == "who" and self.page == "list" and self.outline.ask_name:
            self.page, self.way, self.fault = "name", None, ""
        elif kind == "part" and self.page == "list" and self.way and what in map(str, self.way.parts):
            self.page = "away"
            return self.way.open(int(what))
        else:
            return False
        return True

    # ---- what the panel shows

    def view(self) -> wire_panel.Home:
        """The open page, in the session's language."""
        if self.page == "away":
            return {"at": "away", "back": say("course-back")}
        made: wire_panel.Home = {"at": "list", "title": pick_text(self.outline.title)}
        if self.page == "name":
            known = sorted({*pupils(self.folder, self.outline.id)})
            rows: list[wire_panel.HomeRow] = [
                {"to": f"name:{one}", "text": say("course-as", name=one)} for one in known
            ]
            look: wire_panel.HomeRow = {"to": "look", "text": say("course-look"), "note": say("course-look-note")}
            return made | {
                "said": blocks(self._due()),
                "ask": (say("course-name"), say("course-begin"), "name"),
                "rows": [*rows, look],
            }
        if self.outline.ask_name:
            made["up"] = "who"
        if self.way is None:
            again: wire_panel.HomeRow = {"to": "again", "text": say("course-again")}
            return made | {"said": blocks(self.fault), "rows": [again]}
        return made | {"said": blocks(self._said(self.way)), "rows": [*self._rows(self.way)]}

    def _said(self, way: Way) -> str:
        """What stands above the parts."""
        done = [at for at in way.parts if way.is_done(at)]
        left = sum(_minutes(self.outline.parts[at]) for at in way.parts if at not in done)
        if way.over:
            return "\n\n".join(filter(None, [self._over(way), self._kept(way)]))
        far = say("course-far", done=len(done), of=len(way.parts), time=say("home-minutes", n=left))
        return "\n\n".join(filter(None, [" ".join(filter(None, [self._due(), far])), self._kept(way)]))

    def _over(self, way: Way) -> str:
        """What was done, and what is worth another look."""
        rows = [row for at in way.parts if way.tells(at) for row in way.results(at)]
        right = say("course-right", right=sum(row["first"] for row in rows), n=len(rows)) if rows else ""
        said = f"**{say('course-over')}** {right}".rstrip()
        return "\n\n".join(filter(None, [said, worth_another_look(rows)]))

    def _kept(self, way: Way) -> str:
        """Who goes this way, and where what is done is kept."""
        if not way.pupil:
            return say("course-unnamed")
        kept = way.keeping.kept
        if not (kept or way.over):
            return ""  # why, and what can be done, is said beside it
        here, there = ("course-hand-in-here", "course-hand-in") if way.over else ("course-kept-here", "course-kept")
        key = here if self.shared or not kept else there
        return say(key, name=way.pupil, file=self.name, folder=str(self.folder.absolute()))

    def _due(self) -> str:
        due = self.outline.due
        if due is None:
            return ""
        day, left = day_text(due), (due - date.today()).days
        return say("course-was-due", day=day) if left < 0 else say("course-due", day=day, left=left)

    def _rows(self, way: Way) -> Iterator[wire_panel.HomeRow]:
        first = next((at for at in way.parts if not way.is_done(at)), None)
        if way.over:
            yield from self._save(way)
        for at, part in enumerate(self.outline.parts):
            if isinstance(part, Heading):
                yield {"text": part.title}
            else:
                done, (some, of) = way.is_done(at), way.share(at)
                row: wire_panel.HomeRow = {
                    "to": f"part:{at}",
                    "text": part.title,
                    "note": self._note(way, at, part),
                    "share": (of, of) if done else (min(some, of - 1), of),
                }
                yield row | {"first": True} if at == first else row
        if not way.over:
            yield from self._save(way)

    def _save(self, way: Way) -> Iterator[wire_panel.HomeRow]:
        """The pupil's file, to be saved wherever the pupil wants."""
        if way.pupil and way.begun:
            text = say("save-file", file=self.name)
            href = f"data:application/json;charset=utf-8,{quote(way.text)}"
            save: wire_panel.HomeRow = {"href": href, "file": self.name, "text": text, "note": say("course-save-note")}
            yield save | {"first": True} if way.over else save

    def _note(self, way: Way, at: int, part: LessonPart | Series) -> str:
        """What kind of part it is, and how long it takes or what came of it."""
        if isinstance(part, LessonPart):
            some, of = way.share(at)
            if way.is_done(at) and part.tasks:
                return f"{say('course-lesson')} · {say('lesson-tasks', solved=some, n=of)}"
            return f"{say('course-lesson')} · {say('home-minutes', n=part.minutes)}"
        if way.is_done(at):
            rows = way.results(at)
            return say("quiz-right", right=sum(row["first"] for row in rows), n=len(rows))
        key = "course-puzzles" if part.puzzles else "course-exercises"
        return f"{say(key, n=part.n)} · {say('home-minutes', n=part.minutes)}"


def _named(name: str) -> str:
    """The name that was written on the board; ``CourseError`` says, in the session's language, that it is none."""
    try:
        return pupil_name(name)
    except CourseError:
        raise CourseError(say("course-name-wrong", n=LONGEST)) from None


def _minutes(part: Section) -> int:
    return 0 if isinstance(part, Heading) else part.minutes
