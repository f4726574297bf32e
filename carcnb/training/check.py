"""What do I get wrong?  Exercises in which what people wrongly believe of a system shows, one belief after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from carcnb.questions.beliefs import BASE, all_beliefs
from carcnb.quizzes import Exercise, check_seed
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.model import LiveExercise
from carcnb.quizzes.run import ExerciseRun, Summary
from carcnb.training.growing import Growing
from carcnb.training.item_bank import FirstAnswer, likely_beliefs, next_item
from carcnb.training.memory import PracticeMemory
from carcnb.words import say

LEAST, MOST = 12, 20
"""So many exercises a check has: twenty, unless somebody asks for fewer."""
TWICE = 2
"""A belief that showed so often is held."""


class CheckRun(Growing):
    """A check of one system: each exercise is the one that is expected to tell most, after what was answered.

    What shows is remembered, and practice then puts it right.  ``shown_beliefs`` are those by how often each showed.
    """

    onward = ("day",)

    def __init__(self, system: str = BASE, *, seed: int | None = None, memory: PracticeMemory | None = None) -> None:
        memory, seed = memory or PracticeMemory.of_learner(), check_seed(seed)
        self._n = MOST

        def anew() -> ExerciseRun:
            return CheckRun(system, memory=memory)

        def made(before: Sequence[LiveExercise]) -> Exercise:
            return next_exercise(system, before, seed)

        end = Summary(self._heading, self._caption, list, str, anew, "check-more")
        super().__init__(memory, made, end, lambda: say("check-short"))

    @property
    def shown_beliefs(self) -> Counter[str]:
        """How often each belief has shown."""
        return count_beliefs(self.exercises)

    def _heading(self) -> str:
        return say("quiz-right", right=self.first, n=self._n)

    def _caption(self) -> str:
        return found_in_words(self.shown_beliefs)


def next_exercise(system: str, before: Sequence[LiveExercise], seed: int) -> Exercise:
    """The exercise of a check that comes after some others; ``LookupError`` where none is left."""
    answered = filter(None, map(FirstAnswer.of, before))
    known = likely_beliefs(system, answered)
    if found := next_item(system, known, [one.id for one in before], Dice(seed, f"check {len(before)}")):
        return found.exercise()
    raise LookupError(f"no exercise tells a belief of {system}")


def count_beliefs(exercises: Iterable[LiveExercise]) -> Counter[str]:
    """How often each belief was named behind a first answer."""
    return Counter(id for one in exercises for ids in one.attempt.beliefs[:1] for id in ids)


def found_in_words(found: Mapping[str, int]) -> str:
    """What has shown, what showed twice first, each with the rule that it contradicts; or that nothing has."""
    told = []
    for id, n in Counter(found).most_common():
        known = all_beliefs()[id]
        told.append(
            "- " + say("check-held" if n >= TWICE else "check-perhaps", what=known.title, rule=known.rules[0], n=n)
        )
    return "\n".join([say("check-found"), "", *told]) if told else say("check-nothing")
