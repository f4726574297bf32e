"""Exercises that are made one by one as they are wanted, and remembered as they are answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from carcnb.addresses import lead
from carcnb.keeping import Keeping
from carcnb.lessons.end import offer
from carcnb.questions.caption import blocks
from carcnb.quizzes.better import Better
from carcnb.quizzes.model import Exercise, LiveExercise
from carcnb.quizzes.puzzles import is_shipped
from carcnb.quizzes.quiz import worth_another_look
from carcnb.quizzes.run import ExerciseRun, Summary
from carcnb.training.memory import PracticeMemory
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.board.director import Content
    from carcnb.lessons.run import LessonRun
    from carcnb.wire import panel as wire_panel


class Growing(ExerciseRun):
    """Exercises that are made when they are opened; every first answer goes into a memory, and into its file."""

    restarts = False  # what was practised is not done again as it was
    onward: tuple[str, ...] = ()
    """What the last page leads on to besides, as the page of practice names it."""
    _n: int

    def __init__(
        self,
        memory: PracticeMemory,
        made: Callable[[Sequence[LiveExercise]], Exercise],
        end: Summary,
        title: Callable[[], str],
        lesson: LessonRun | None = None,
    ) -> None:
        self.memory, self._made, self._told = memory, made, set[int]()
        self._begun = memory.skill.rating
        self._grown: list[str] = []
        self._moved = 0  # how far the last answer, if to a puzzle, has moved the rating
        self._last: LiveExercise | None = None
        super().__init__([LiveExercise(made(()))], title, end, lesson=lesson)

    @property
    def total(self) -> int:
        """How many exercises there are to be."""
        return self._n

    def open(self, step: int) -> None:
        """Open an exercise: those that are not made yet come one after another, each for what is known by then."""
        if step < self.total:
            step = min(step, len(self.exercises))
            if step == len(self.exercises):
                self.exercises = (*self.exercises, LiveExercise(self._made(self.exercises)))
        super().open(step)

    def on_try(self) -> None:
        """Remember the first answer to an exercise, or that its solution was shown."""
        exercise = self.exercise
        if not exercise.attempt.left and id(exercise) not in self._told:
            self._told.add(id(exercise))
            self._last = exercise
            self._note(exercise)

    def _note(self, exercise: LiveExercise) -> None:
        memory, rule = self.memory, exercise.rule
        memory.renew()
        rating, known = memory.skill.rating, memory.is_known(rule)
        memory.keep(self._noted(exercise))
        if is_shipped(exercise):
            self._moved = memory.skill.rating - rating
        elif memory.is_known(rule) > known:
            self._grown.append(rule)

    def _noted(self, exercise: LiveExercise) -> Callable[[PracticeMemory], None]:
        """What a memory takes note of."""
        right = exercise.attempt.first
        if is_shipped(exercise):
            return lambda memory: memory.note_puzzle(exercise.id, exercise.rating, right)
        if exercise.topic == Better.topic:
            return lambda memory: memory.note_again(exercise.id, right)
        named = {id for ids in exercise.attempt.beliefs for id in ids}
        could_show = exercise.believers.answers.keys() if named or self.memory.held else ()

        def noted(memory: PracticeMemory) -> None:
            memory.note(exercise.rule, right)
            memory.note_beliefs(named, could_show, right)

        return noted

    @property
    def keeping(self) -> Keeping:
        """Whether what is remembered is kept."""
        return self.memory.keeping

    @property
    def first(self) -> int:
        """How many were right at once."""
        return sum(exercise.attempt.first for exercise in self.exercises)

    def has_help(self, exercise: Exercise) -> bool:
        """Whether an exercise comes with its answer or a part of it, so that it counts for nothing: not here."""
        return False

    def _again(self) -> str:
        """What is worth another look; a puzzle is missed for more than one rule, and what had help was no answer."""
        asked = (one for one in self.exercises if not (is_shipped(one) or self.has_help(one)))
        return worth_another_look(one.result for one in asked)

    def _go_on(self, what: str) -> bool | Content:
        if self.ended and what in self.onward:
            return lead(f"practice:{what}", self)
        return super()._go_on(what)

    # ---- what the panel shows

    def view(self) -> wire_panel.LessonView:
        """The panel: beside a puzzle its rating."""
        shown = super().view()
        if not self.ended and is_shipped(self.exercise):
            shown["heading"] = say("practice-puzzle", rating=str(self.exercise.rating))
            shown["caption"] = blocks(self._rated())
        return shown

    def _rated(self) -> str:
        """The learner's rating, and once the open puzzle is answered, how far that has moved it."""
        skill = self.memory.skill
        if id(self.exercise) in self._told and self.exercise is self._last:
            return say("puzzle-rating-moved", rating=str(skill.rating), by=signed_number(self._moved))
        return say("puzzle-rating", rating=str(skill.rating)) if skill.asked else say("puzzle-rating-none")

    @property
    def offers(self) -> list[wire_panel.Offer]:
        """As for all exercises; also what the page of practice leads on to."""
        made, onward = super().offers, [offer(what, say(f"practice-{what}")) for what in self.onward]
        at = len(made) - (self.lesson is not None)
        return [*made[:at], *onward, *made[at:]]

    @property
    def facts(self) -> list[str]:
        """What came of it: today's number, days in a row, rules that are known now, the rating, what comes again."""
        memory, by = self.memory, self.memory.skill.rating - self._begun
        facts = (
            [say("practice-today", n=memory.done_today), say("practice-streak", n=memory.streak)]
            if memory.done_today
            else []
        )
        if grown := len({id for id in self._grown if memory.is_known(id)}):
            facts.append(say("practice-grown", n=grown))
        if any(is_shipped(one) and not one.attempt.left for one in self.exercises):
            facts.append(say("puzzle-rating-moved", rating=str(memory.skill.rating), by=signed_number(by)))
        return facts


def signed_number(by: int) -> str:
    """A number with its sign."""
    return f"+{by}" if by >= 0 else f"−{-by}"
