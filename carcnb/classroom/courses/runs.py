"""The parts of a course on its board: a lesson or exercises that are kept at once and lead on to the next part."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from carcnb.keeping import Keeping
from carcnb.lessons.end import offer
from carcnb.lessons.presentation import Staged
from carcnb.lessons.run import LessonRun
from carcnb.quizzes.model import Attempt, LiveExercise
from carcnb.quizzes.quiz import Quiz
from carcnb.quizzes.run import ExerciseRun, Summary
from carcnb.training.check import count_beliefs, found_in_words
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.board.director import Content
    from carcnb.classroom.courses.parts import CheckPart, LessonPart, Series
    from carcnb.classroom.courses.way import Way
    from carcnb.wire import panel as wire_panel

BLANK: dict[str, Any] = Attempt().row | {"seed": None, "rule": "", "sign": None}
"""The results of an exercise that nobody has tried, without what it could be made from once more, or is decided by."""


class CoursePart(Staged):
    """A part of a course: what is done is kept on the way, and the last page leads on along it."""

    _way: Way
    _at: int

    @property
    def presentable(self) -> bool:
        """Whether a class may be shown the answers: not those that a pupil hands in."""
        return super().presentable and not self._way.pupil

    @property
    def keeping(self) -> Keeping:
        """Whether the way is kept."""
        return self._way.keeping

    def _go_on(self, what: str) -> bool | Content:
        if what != "following":
            return super()._go_on(what)
        after = self._way.after(self._at)
        return False if after is None else self._way.open(after)

    @property
    def facts(self) -> list[str]:
        """What was done of it; and that all parts are done, once they are."""
        return [*super().facts, *([say("course-over")] if self._way.over else [])]

    @property
    def offers(self) -> list[wire_panel.Offer]:
        """What is open of it, the next part, the list of parts where all is handed in, and all of it once more."""
        way, after, mine = self._way, self._way.after(self._at), super().offers
        following = [] if after is None else [offer("following", say("course-next"), way.title_of(after))]
        home = offer("home", say("course-back"), say("course-save-note") if way.over and way.pupil else "")
        first, last = ([one for one in mine if one["do"] == what] for what in ("jump", "restart"))
        return [*first, *following, home, *last]


class PartLesson(CoursePart, LessonRun):
    """A lesson that is a part of a course: what is solved is kept there, and nowhere else."""

    def __init__(self, part: LessonPart, way: Way, at: int, solved: Collection[int]) -> None:
        self._way, self._at = way, at
        super().__init__(part.lesson)
        self.solved = {*solved} & self.tasks

    def _keep(self, finished: bool = False) -> None:
        self._way.keep_lesson(self._at, self.solved, finished)


class PartQuiz(Quiz):
    """Exercises that are a part of a course."""

    def __init__(self, part: Series, way: Way, at: int, seed: int) -> None:
        super().__init__(part.exercises(seed), None, part.exam)
        self._part, self._way, self._at = part, way, at

    @property
    def title(self) -> str:
        """The title in the session's language."""
        return self._part.title

    @cached_property
    def run(self) -> ExerciseRun:
        """The way through it, which begins with what is left to do."""
        end = Summary(self._heading, self._caption, self._bars, self._again)
        return PartRun(self, self._way, self._at, end)

    @property
    def keeps_back(self) -> bool:
        """Whether a file may not hold yet what was right: of an exam that is not over."""
        return not self.run.telling

    @property
    def rows(self) -> list[dict[str, Any]]:
        """The results that a file may hold."""
        if self.keeps_back:
            return [one.result | BLANK for one in self.exercises]
        return [self._row(one) for one in self.exercises]


class PartRun(CoursePart, ExerciseRun):
    """The way through the exercises of a part."""

    def __init__(self, quiz: PartQuiz, way: Way, at: int, end: Summary) -> None:
        self._way, self._at = way, at
        super().__init__(quiz.exercises, lambda: quiz.title, end, quiz.exam)
        self.open(next((n for n, one in enumerate(self.exercises) if self.waits(one)), len(self.exercises)))

    def on_try(self) -> None:
        """It is kept at once; what is tried besides is not."""
        super().on_try()
        if not self.beside:
            self._way.keep()


class PartCheck(PartQuiz):
    """A check that is a part of a course: one answer each, as in an exam, but its file tells at once what has shown.

    It begins with the exercises that were ``asked`` before, by their ids.
    """

    keeps_back = False

    def __init__(self, part: CheckPart, way: Way, at: int, seed: int, asked: Iterable[str]) -> None:
        self._part, self._way, self._at, self._check, self._seed = part, way, at, part, seed
        made = part.again(asked, seed)
        Quiz.__init__(self, made or [part.after((), seed)], None, exam=True)

    @property
    def title(self) -> str:
        """The title in the session's language, a short one beside the steps."""
        return say("check-short")

    @cached_property
    def run(self) -> ExerciseRun:
        """The way through it; the next exercise is chosen when it is opened."""
        return CheckPartRun(self, self._way, self._at, Summary(self._heading, self._caption, list, str))

    def grow(self) -> tuple[LiveExercise, ...]:
        """All exercises, with one more."""
        self.exercises = (*self.exercises, self._check.after(self.exercises, self._seed))
        return self.exercises

    @property
    def n(self) -> int:
        """How many exercises there are to be."""
        return self._check.n

    def _row(self, exercise: LiveExercise) -> dict[str, Any]:
        return exercise.result | exercise.attempt.of_exam.row

    def _heading(self) -> str:
        told = self.run.telling
        return (
            say("quiz-right", right=sum(one.attempt.first for one in self.exercises), n=self.n)
            if told
            else say("exam-open")
        )

    def _caption(self) -> str:
        if self.run.telling:
            return found_in_words(count_beliefs(self.exercises))
        return " ".join([say("quiz-left", n=self.run.remaining), say("exam-waits")])


class CheckPartRun(PartRun):
    """The way through a check that is a part of a course."""

    def __init__(self, quiz: PartCheck, way: Way, at: int, end: Summary) -> None:
        self._quiz = quiz
        super().__init__(quiz, way, at, end)

    @property
    def total(self) -> int:
        """How many exercises there are to be."""
        return self._quiz.n

    @property
    def remaining(self) -> int:
        """How many are not answered yet, or not even chosen."""
        return self.total - sum(not self.waits(one) for one in self.exercises)

    def open(self, step: int) -> None:
        """Open an exercise; one that was not chosen yet is the next one."""
        if len(self.exercises) <= step < self.total:
            step = len(self.exercises)
            self.exercises = self._quiz.grow()
        super().open(step)
