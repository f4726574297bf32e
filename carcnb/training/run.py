"""Practice on a board: exercises made one by one, each chosen for what is known by then, and remembered at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import repeat
from typing import TYPE_CHECKING

from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.curriculum import CurriculumEntry
from carcnb.errors import require
from carcnb.lessons.end import PRACTICE
from carcnb.questions.caption import blocks
from carcnb.quizzes import TOPICS, Exercise, check_seed, exercises
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.making import fresh
from carcnb.quizzes.model import LiveExercise
from carcnb.quizzes.puzzles import puzzle_near
from carcnb.quizzes.run import ExerciseRun, Summary
from carcnb.quizzes.twins import against_belief
from carcnb.training.choosing import Chooser, unlike
from carcnb.training.fading import HELP, Fading
from carcnb.training.growing import Growing
from carcnb.training.memory import DAILY, PracticeMemory
from carcnb.training.misbeliefs import RIGHT
from carcnb.training.own_games import due_exercise
from carcnb.words import say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from carcnb.board.director import Content
    from carcnb.lessons.run import LessonRun
    from carcnb.wire import panel as wire_panel

MISSES = 3
"""A climb ends with so many."""
STAGES = (4, 10)
"""After so many right answers the exercises of a climb become harder, and hardest."""
OWN_AT = 3
"""Which of ten is a move of one's own game that was missed, if one is due."""
BELIEF_EVERY, BELIEF_AT = 3, 2
"""Which of every three is about a belief that has shown, if there is one."""
PUZZLE_AT = 6
"""Which of ten is a puzzle, for those who have come some way: in the middle it is a change."""
SOME_WAY = 20
"""Whoever has answered so many has come some way."""
SOUGHT = 6
"""So often an exercise is made in search of a sum like the one that was shown."""
PUZZLES_AT_ONCE = 5
PATIENT = 3
"""After a lesson every so many exercises become harder."""


class PracticeRun(Growing):
    """So many exercises of some topics, weak rules and those that are due more often; ``only`` about these rules.

    With ``puzzles`` of these systems one in ten is one, for those who have come some way.  Exercises after a ``lesson``
    are about what it teaches, from simple to harder.
    """

    def __init__(
        self,
        topics: Sequence[str] = TOPICS,
        n: int = DAILY,
        *,
        seed: int | None = None,
        memory: PracticeMemory | None = None,
        farmers: bool = True,
        title: Callable[[], str] | None = None,
        lesson: LessonRun | None = None,
        only: Collection[str] = (),
        puzzles: Collection[str] = (),
    ) -> None:
        memory, seed = memory or PracticeMemory.of_learner(), check_seed(seed)
        chooser = cache(lambda: Chooser(memory, topics, seed, farmers, only))  # after a lesson nothing is chosen
        self._n = n
        self._fading = Fading()
        self._against = Counter[str]()  # how often each belief was asked about
        self.onward = ("puzzles",) if puzzles else ("day",) if lesson is None else ()

        def anew() -> ExerciseRun:
            return PracticeRun(
                topics, n, memory=memory, farmers=farmers, title=title, lesson=lesson, only=only, puzzles=puzzles
            )

        def made(before: Sequence[LiveExercise]) -> Exercise:
            number = len(before) + 1
            if lesson is not None:
                taught = (lesson.chapter or lesson).name
                return fresh(taught, seed, number, min(1 + number // PATIENT, 3), farmers, before)
            if helped := self._helped(chooser, seed, number):
                return helped
            if puzzles and number % DAILY == OWN_AT and (own := due_exercise(memory)):
                return own
            if puzzles and number % DAILY == PUZZLE_AT and memory.ever_done >= SOME_WAY:
                dice = Dice(seed, f"puzzle {number}")
                if one := puzzle_near(memory.skill.rating, puzzles, memory.skill.seen, dice):
                    return one
            if not only and number % BELIEF_EVERY == BELIEF_AT and (one := self._against_belief(before, seed, farmers)):
                return one
            chosen = chooser().next(before)
            self._fading.begin(chosen, memory.rules)
            return chosen

        end = Summary(self._heading, self._caption, list, self._again, anew, "practice-more")
        super().__init__(memory, made, end, title or (lambda: say("practice-title")), lesson)

    def _helped(self, chooser: Callable[[], Chooser], seed: int, number: int) -> Exercise | None:
        """The next sum of the kind that was shown; None: none is to come, or none is soon found."""
        if not (rule := self._fading.rule):
            return None
        dice = (Dice(seed, f"fading {number} {n}") for n in range(SOUGHT))
        made = (chooser().about(rule, one, self.memory.level(rule)) for one in dice)
        if helped := next(filter(self._fading.is_alike, made), None):
            self._fading.add(helped)
        else:
            self._fading.end()
        return helped

    def _against_belief(self, before: Sequence[LiveExercise], seed: int, farmers: bool) -> Exercise | None:
        """An exercise that tells a belief which has shown from the rule; each comes twice at most in a session."""
        for id in self.memory.due_beliefs():
            if self._against[id] < RIGHT and (one := against_belief(id, seed + len(before), farmers, before)):
                self._against[id] += 1
                return one
        return None

    def open(self, step: int) -> None:
        """As for all that grow; what is only shown has its answer there at once."""
        super().open(step)
        if not self.ended and self._fading.of(self.exercise) == HELP[0]:
            self._show()

    @property
    def total(self) -> int:
        """How many exercises there are to be; what is shown or begun comes besides."""
        return self._n + self._fading.extra

    def has_help(self, exercise: Exercise) -> bool:
        """Whether an exercise comes with its sum, or with a part of it: then it counts for nothing."""
        return bool(self._fading.of(exercise))

    def _note(self, exercise: LiveExercise) -> None:
        if not self.has_help(exercise):
            super()._note(exercise)

    @property
    def first(self) -> int:
        """How many were right at once, without help."""
        return sum(exercise.attempt.first for exercise in self.exercises if not self.has_help(exercise))

    def view(self) -> wire_panel.LessonView:
        """The panel; above an exercise with help what that is."""
        shown = super().view()
        if self.ended or self.beside:
            return shown
        if stage := self._fading.of(self.exercise):
            shown["caption"] = blocks(self._fading.caption(self.exercise))
            shown["where"] = say(f"fading-where-{stage}")
            if shown["task"]:
                shown["task"]["tag"] = shown["where"]
        elif self._n > 1:
            number = sum(not self.has_help(one) for one in self.exercises[: self.step + 1])
            shown["where"] = say("exercise-where", step=number, steps=self._n)
        return shown

    def _heading(self) -> str:
        return say("quiz-right", right=self.first, n=self._n)

    def _caption(self) -> str:
        """What is left of it; after a day's practice that it is done, and what tomorrow brings."""
        memory = self.memory
        left = self._n - sum(not one.attempt.left for one in self.exercises if not self.has_help(one))
        said = [say("quiz-left", n=left)] if left else []
        if memory.done_today >= DAILY:
            said.append(say("practice-done"))
            if again := memory.tomorrow():
                said.append(say("practice-tomorrow", n=again))
        return " ".join(said)


class PuzzleRun(Growing):
    """Puzzles of some systems, each about as hard as the learner is good; every one moves the rating.

    With an ``only`` one it is that puzzle alone, and others come after it.
    """

    onward = ("day",)

    def __init__(
        self,
        systems: Sequence[str] = ("base",),
        n: int = PUZZLES_AT_ONCE,
        *,
        seed: int | None = None,
        memory: PracticeMemory | None = None,
        title: Callable[[], str] | None = None,
        only: Exercise | None = None,
    ) -> None:
        memory, seed = memory or PracticeMemory.of_learner(), check_seed(seed)
        self._n = 1 if only else min(n, sum(len(bundled_puzzles()[name]) for name in systems))

        def anew() -> ExerciseRun:
            return PuzzleRun(systems, n, memory=memory, title=None if only else title)

        def made(before: Sequence[LiveExercise]) -> Exercise:
            if only:
                return only
            seen = [*memory.skill.seen, *(one.id for one in before if one.attempt.left)]
            one = puzzle_near(memory.skill.rating, systems, seen, Dice(seed, f"puzzle {len(before)}"))
            return require(one, Exercise)  # these systems have puzzles

        end = Summary(self._heading, str, list, self._again, anew, "puzzles-more")
        super().__init__(memory, made, end, title or (lambda: say("practice-puzzles")))

    def _heading(self) -> str:
        return say("puzzles-right", right=self.first, n=self._n)


class Climb(Growing):
    """Exercises from simple to hard, one try each, until the third one that is not right at once."""

    onward = ("day",)

    def __init__(self, *, seed: int | None = None, memory: PracticeMemory | None = None) -> None:
        memory = memory or PracticeMemory.of_learner()
        self._best = memory.best
        dice = Dice(check_seed(seed), "climb")

        def made(before: Sequence[LiveExercise]) -> Exercise:
            right = sum(one.attempt.first for one in before)
            level = 1 + sum(right >= stage for stage in STAGES)
            topics = [topic for topic in TOPICS if not before or topic != before[-1].topic]
            fresh = (
                exercises(dice.one(topics), seed=dice.below(2**32), n=1, difficulty=level)[0] for _ in repeat(None)
            )
            return unlike(fresh, before[1 - DAILY :])

        end = Summary(self._heading, self._caption, list, self._again, lambda: Climb(memory=memory), "climb-again")
        super().__init__(memory, made, end, lambda: say("climb-title"))

    @property
    def twins(self) -> tuple[str, ...]:
        """None: the next one is no easier for what was wrong in this one."""
        return ()

    @property
    def misses(self) -> int:
        """How many were answered, and not rightly at once."""
        return sum(not one.attempt.left and not one.attempt.first for one in self.exercises)

    @property
    def total(self) -> int:
        """One more than there are until it has ended, which is known once the last one is answered."""
        return len(self.exercises) + (self.misses < MISSES)

    def message(self, what: str, to: object = None, answer: object = None) -> bool | Content:
        """As for all exercises; the next one comes when this one is answered, and the end with the last miss."""
        waits = self.exercise.attempt.left and what in ("next", "jump") and not self.ended
        skips = what == "jump" and type(to) is int and to >= len(self.exercises) and self.misses < MISSES
        return False if waits or skips else super().message(what, to, answer)

    def _noted(self, exercise: LiveExercise) -> Callable[[PracticeMemory], None]:
        note, first = super()._noted(exercise), self.first

        def noted(memory: PracticeMemory) -> None:
            note(memory)
            memory.best = max(memory.best, first)

        return noted

    def view(self) -> wire_panel.LessonView:
        """The panel: how far one has come, and how many misses are left."""
        shown = super().view()
        shown["next"] = not self.ended and not self.exercise.attempt.left
        if not self.ended:
            shown["where"] = say("climb-where", right=self.first, left=MISSES - self.misses)
            shown["last"] = self.misses >= MISSES
        return shown

    def _heading(self) -> str:
        return say("climb-end", n=self.first)

    def _caption(self) -> str:
        new = self.first == self.memory.best > self._best
        return say("climb-new" if new else "climb-best", n=self.memory.best)


def after_lesson(entry: CurriculumEntry, lesson: LessonRun) -> ExerciseRun:
    """A way through a few exercises that practise a lesson, and on from there to where the lesson leads."""
    title = (lesson.chapter or lesson.lesson).title
    return PracticeRun([entry.topic], PRACTICE, farmers=entry.farmers, title=lambda: pick_text(title), lesson=lesson)
