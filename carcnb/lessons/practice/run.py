"""Practice on a board: exercises made one by one, each chosen for what is known by then, and remembered at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from carcnb.curriculum import Entry
from carcnb.lessons.exercises import TOPICS, Exercise, check_seed, exercises
from carcnb.lessons.exercises.dice import Dice
from carcnb.lessons.exercises.run import ExerciseRun, Summary
from carcnb.lessons.model import pick_text
from carcnb.lessons.practice.choosing import Chooser
from carcnb.lessons.practice.memory import DAILY, Memory
from carcnb.lessons.quiz import worth_another_look
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.lessons.run import LessonRun
    from carcnb.widget import wire_panel
    from carcnb.widget.director import Director

APART = 2
"""So many exercises lie between two about the same rule."""
MISSES = 3
"""A climb ends with so many."""
STAGES = (4, 10)
"""After so many right answers the exercises of a climb become harder, and hardest."""


class _Growing(ExerciseRun):
    """Exercises that are made when they are opened; every first answer goes into a memory, and into its file."""

    restarts = False  # what was practised is not done again as it was

    def __init__(
        self,
        memory: Memory,
        made: Callable[[Sequence[Exercise]], Exercise],
        end: Summary,
        title: Callable[[], str],
        lesson: LessonRun | None = None,
    ) -> None:
        self.memory, self._made, self._told = memory, made, set[int]()
        super().__init__([made(())], title, end, lesson=lesson)

    def open(self, step: int) -> None:
        """Open an exercise: those that are not made yet come one after another, each for what is known by then."""
        if step < self.total:
            step = min(step, len(self.exercises))
            if step == len(self.exercises):
                self.exercises = (*self.exercises, self._made(self.exercises))
        super().open(step)

    def answer(self, answer: Any) -> None:
        """Judge an answer; the first one is remembered."""
        super().answer(answer)
        self._remember()

    def _show(self) -> None:
        super()._show()
        self._remember()

    def _remember(self) -> None:
        exercise = self.exercise
        if not exercise.left and id(exercise) not in self._told:
            self._told.add(id(exercise))
            with self.memory.written():
                self._note(exercise)

    def _note(self, exercise: Exercise) -> None:
        self.memory.note(exercise.rule, exercise.result["first"])

    @property
    def first(self) -> int:
        """How many were right at once."""
        return sum(exercise.result["first"] for exercise in self.exercises)

    def _again(self) -> str:
        return worth_another_look(one.result for one in self.exercises)


class PracticeRun(_Growing):
    """So many exercises of some topics, weak rules and those that are due more often."""

    def __init__(
        self,
        topics: Sequence[str] = TOPICS,
        n: int = DAILY,
        *,
        seed: int | None = None,
        memory: Memory | None = None,
        farmers: bool = True,
        title: Callable[[], str] | None = None,
        lesson: LessonRun | None = None,
    ) -> None:
        memory = memory or Memory.of_learner()
        chooser = Chooser(memory, topics, check_seed(seed), farmers)
        self._n = n

        def anew() -> ExerciseRun:
            return PracticeRun(topics, n, memory=memory, farmers=farmers, title=title, lesson=lesson)

        def made(before: Sequence[Exercise]) -> Exercise:
            return chooser.next([one.rule for one in before[-APART:]])

        end = Summary(self._heading, self._caption, list, self._again, anew, "practice-more")
        super().__init__(memory, made, end, title or (lambda: say("practice-title")), lesson)

    @property
    def total(self) -> int:
        """How many exercises there are to be."""
        return self._n

    def _heading(self) -> str:
        return say("quiz-right", right=self.first, n=self._n)

    def _caption(self) -> str:
        left = self._n - sum(not one.left for one in self.exercises)
        said = [say("quiz-left", n=left)] if left else []
        return " ".join(
            [*said, say("practice-today", n=self.memory.done), say("practice-streak", n=self.memory.streak)]
        )


class Climb(_Growing):
    """Exercises from simple to hard, one try each, until the third one that is not right at once."""

    def __init__(self, *, seed: int | None = None, memory: Memory | None = None) -> None:
        memory = memory or Memory.of_learner()
        dice = Dice(check_seed(seed), "climb")

        def made(before: Sequence[Exercise]) -> Exercise:
            right = sum(one.result["first"] for one in before)
            level = 1 + sum(right >= stage for stage in STAGES)
            return exercises(dice.one(TOPICS), seed=dice.below(2**32), n=1, difficulty=level)[0]

        end = Summary(self._heading, self._caption, list, self._again, lambda: Climb(memory=memory), "climb-again")
        super().__init__(memory, made, end, lambda: say("climb-title"))

    @property
    def twins(self) -> tuple[str, ...]:
        """None: the next one is no easier for what was wrong in this one."""
        return ()

    @property
    def misses(self) -> int:
        """How many were answered, and not rightly at once."""
        return sum(not one.left and not one.result["first"] for one in self.exercises)

    @property
    def total(self) -> int:
        """One more than there are until it has ended, which is known once the last one is answered."""
        return len(self.exercises) + (self.misses < MISSES)

    def message(self, what: str, to: object = None, answer: object = None) -> bool | Director:
        """As for all exercises; the next one comes when this one is answered, and the end with the last miss."""
        waits = self.exercise.left and what in ("next", "jump") and not self.ended
        skips = what == "jump" and type(to) is int and to >= len(self.exercises) and self.misses < MISSES
        return False if waits or skips else super().message(what, to, answer)

    def _note(self, exercise: Exercise) -> None:
        super()._note(exercise)
        self.memory.best = max(self.memory.best, self.first)

    def view(self) -> wire_panel.Lesson:
        """The panel: how far one has come, and how many misses are left."""
        shown = super().view()
        shown["next"] = not self.ended and not self.exercise.left
        if not self.ended:
            shown["where"] = say("climb-where", right=self.first, left=MISSES - self.misses)
            shown["last"] = self.misses >= MISSES
        return shown

    def _heading(self) -> str:
        return say("climb-end", n=self.first)

    def _caption(self) -> str:
        return say("climb-best", n=self.memory.best)


def after_lesson(entry: Entry, n: int, lesson: LessonRun) -> ExerciseRun:
    """A way through ``n`` exercises that practise a lesson, and on from there to where the lesson leads."""
    title = lesson.lesson.title
    return PracticeRun([entry.topic], n, farmers=entry.farmers, title=lambda: pick_text(title), lesson=lesson)
