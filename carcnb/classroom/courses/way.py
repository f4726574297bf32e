"""One person's way through a course: what is open, what is done, and that it is kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from carcnb.classroom.courses.outline import Outline
from carcnb.classroom.courses.parts import CheckPart, Heading, LessonPart, Series
from carcnb.classroom.courses.pupil import seed_of
from carcnb.classroom.courses.pupil_file import MOST, Read, Record, Row, read, text_of, today, was_tried
from carcnb.classroom.courses.runs import BLANK, PartCheck, PartLesson, PartQuiz
from carcnb.errors import require
from carcnb.keeping import Keeping, Place
from carcnb.questions.errors import AnswerError
from carcnb.quizzes.model import Attempt, LiveExercise
from carcnb.words import SOURCE

if TYPE_CHECKING:
    from carcnb.board.director import Director


class Way:
    """A pupil's way, kept in the file that ``place`` finds; without it a teacher's, of which nothing is kept.

    ``CourseError`` says that the file is broken, or of another course or pupil, ``FileError`` that it cannot be read.
    ``keeping`` says whether all is kept; a file that is saved by hand is ``called`` so.
    """

    def __init__(
        self, outline: Outline, pupil: str = "", place: Callable[[], Path] | None = None, called: str = ""
    ) -> None:
        self.outline, self.pupil = outline, pupil
        self._place = Place(
            "course", place or (lambda: None), MOST, called
        )  # another course may take its name meanwhile
        self.record = self._read_anew(self._place.read()) or Record(pupil, today())
        self._quizzes: dict[int, PartQuiz] = {}
        self._lessons: dict[int, PartLesson] = {}

    # ---- the parts

    @property
    def parts(self) -> list[int]:
        """The numbers of those parts that are something to do, from 0."""
        return [at for at, part in enumerate(self.outline.parts) if not isinstance(part, Heading)]

    def title_of(self, at: int) -> str:
        """The title of a part."""
        return self.outline.parts[at].title

    def open(self, at: int) -> Director:
        """What leads through a part; one that was opened before goes on where it was left."""
        part = self.outline.parts[at]
        if isinstance(part, Series):
            return self.quiz(at).run
        part = require(part, LessonPart)
        if at not in self._lessons:
            self._lessons[at] = PartLesson(part, self, at, self._read(at).solved)
        return self._lessons[at]

    def quiz(self, at: int) -> PartQuiz:
        """The exercises of a part, with what was tried of them."""
        if at not in self._quizzes:
            part, key = require(self.outline.parts[at], Series), self.outline.keys[at]
            seed = seed_of(self.outline.id, self.pupil, key)
            if isinstance(part, CheckPart):
                made: PartQuiz = PartCheck(part, self, at, seed, [row["id"] for row in self._stored(key)])
            else:
                made = PartQuiz(part, self, at, seed)
            for exercise in made.exercises:
                self._restore(key, exercise, self.record)
            self._quizzes[at] = made
        return self._quizzes[at]

    def _restore(self, key: str, exercise: LiveExercise, record: Record) -> None:
        """An exercise of which nothing was tried here is as a record tells it."""
        place = key, exercise.id
        if exercise.attempt != Attempt():
            return
        with suppress(AnswerError, KeyError, TypeError, ValueError, AttributeError):  # somebody else wrote it
            if place in record.open:
                exercise.answer(exercise.answer_from(record.open[place]))
            elif place in record.rows:
                exercise.attempt = exercise.attempt_in(record.rows[place])

    # ---- what is done

    def _read(self, at: int) -> Read:
        return self.record.lessons.setdefault(self.outline.keys[at], Read())

    def share(self, at: int) -> tuple[int, int]:
        """How much of a part is done: tasks of a lesson that are solved, or exercises that are answered."""
        part = self.outline.parts[at]
        if isinstance(part, LessonPart):
            told = self._read(at)
            return (len(told.solved), part.tasks) if part.tasks else (int(bool(told.done)), 1)
        if at in self._quizzes:
            run = self._quizzes[at].run
            return run.total - run.remaining, run.total
        part = require(part, Series)
        key = self.outline.keys[at]
        kept = sum(row["attempts"] > 0 or row["shown"] is True for row in self._stored(key))
        return min(kept + sum(where == key for where, _ in self.record.open), part.n), part.n

    def is_done(self, at: int) -> bool:
        """Whether a part is done: all tasks of a lesson are solved, all exercises are answered.

        A lesson without tasks is done when it was read to its end.
        """
        if isinstance(self.outline.parts[at], LessonPart):
            return bool(self._read(at).done)
        some, of = self.share(at)
        return some >= of

    @property
    def over(self) -> bool:
        """Whether all parts are done."""
        return all(map(self.is_done, self.parts))

    @property
    def begun(self) -> bool:
        """Whether anything was tried."""
        mine = self.record
        read_some = any(told.solved or told.done for told in mine.lessons.values())
        return read_some or bool(mine.open) or any(map(was_tried, mine.rows.values()))

    def after(self, at: int) -> int | None:
        """The next part that is not done, from the first on after the last; None if there is none."""
        ordered = [*(n for n in self.parts if n > at), *(n for n in self.parts if n < at)]
        return next((n for n in ordered if not self.is_done(n)), None)

    def results(self, at: int) -> list[Row]:
        """The results of exercises, as far as they are known without making them."""
        return self._quizzes[at].rows if at in self._quizzes else self._stored(self.outline.keys[at])

    def tells(self, at: int) -> bool:
        """Whether what was right may be told: of an exam once it is over."""
        part = self.outline.parts[at]
        return isinstance(part, Series) and (not part.exam or self.is_done(at))

    def _stored(self, key: str) -> list[Row]:
        return [row for (where, _), row in self.record.rows.items() if where == key]

    # ---- keeping it

    def keep_lesson(self, at: int, solved: Collection[int], finished: bool) -> None:
        """Something of a lesson was done."""
        part = require(self.outline.parts[at], LessonPart)
        done = len(solved) >= part.tasks if part.tasks else finished
        self._read(at).join(Read({*solved}, today() if done else ""))
        self.keep()

    def keep(self) -> None:
        """Write what is done, and what another board of the same pupil has written meanwhile."""
        self._place.change(self._joined)

    def _joined(self, text: str | None) -> str:
        """What the file is to hold; ``CourseError`` if it is another course's or pupil's."""
        if other := self._read_anew(text):
            self._join(other)
        return self.text

    def _read_anew(self, text: str | None) -> Record | None:
        return None if text is None or self.path is None else read(text, self.path, self.outline.id, self.pupil)

    @property
    def path(self) -> Path | None:
        """Where it is kept; None if it is not."""
        return self._place.path

    @property
    def keeping(self) -> Keeping:
        """Whether all that is done is kept."""
        return self._place.keeping

    @property
    def text(self) -> str:
        """What the file holds, or would hold."""
        self._note()
        return text_of(*self._told())

    def _told(self) -> tuple[str, str, date | None, Record, list[Row]]:
        outline, titles = self.outline, self.outline.title
        title = titles.get(SOURCE) or next(iter(titles.values()))  # a course has one name, whatever a board speaks
        return outline.id, title, outline.due, self.record, [*self.record.rows.values()]

    def _join(self, other: Record) -> None:
        mine = self.record
        for place, row in other.rows.items():
            if place not in mine.rows or not was_tried(mine.rows[place]):
                mine.rows[place] = row
        for part, told in other.lessons.items():
            mine.lessons.setdefault(part, Read()).join(told)
        mine.open |= other.open
        mine.done = min(filter(None, (mine.done, other.done)), default="")
        for at, quiz in self._quizzes.items():
            for exercise in quiz.exercises:
                self._restore(self.outline.keys[at], exercise, mine)

    def _note(self) -> None:
        """The record tells of all parts, those too of which nothing is done."""
        record = self.record
        rows = {place: row for at in self.parts for place, row in self._rows(at)}
        record.open = {place: answer for at in self.parts for place, answer in self._given(at)}
        others = {place: row for place, row in record.rows.items() if place not in rows and was_tried(row)}
        record.rows = rows | others
        for at in self.parts:
            if isinstance(self.outline.parts[at], LessonPart):
                self._read(at)
        if self.over and not record.done:
            record.done = today()

    def _rows(self, at: int) -> Iterator[tuple[tuple[str, str], Row]]:
        part, key = self.outline.parts[at], self.outline.keys[at]
        if isinstance(part, Series):
            rows = self._quizzes[at].rows if at in self._quizzes else self._stored(key)
            for row in rows or self._blank(at, part):
                place = key, row["id"]
                day = self.record.rows.get(place, {}).get("day") or (today() if was_tried(row) else None)
                yield place, row | {"part": key, "day": day}

    def _blank(self, at: int, part: Series) -> list[Row]:
        """The results of a part that was not opened yet: its exercises are made then, which takes a while."""
        seed = seed_of(self.outline.id, self.pupil, self.outline.keys[at])
        waiting = part.waiting(seed)
        return [{"id": id, "topic": topic, "difficulty": part.difficulty} | BLANK for id, topic in waiting]

    def _given(self, at: int) -> Iterator[tuple[tuple[str, str], str]]:
        """What was answered in an exam that is not over."""
        key = self.outline.keys[at]
        if at not in self._quizzes:
            yield from ((place, answer) for place, answer in self.record.open.items() if place[0] == key)
        elif self._quizzes[at].keeps_back:
            for exercise in self._quizzes[at].exercises:
                if exercise.attempt.answers:
                    yield (key, exercise.id), exercise.attempt.row["answers"][0]
