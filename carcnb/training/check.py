"""What do I get wrong?  Exercises in which what people wrongly believe of a system shows, one belief after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from carcnb.questions.beliefs import BASE, all_beliefs, beliefs
from carcnb.quizzes import Exercise, check_seed
from carcnb.quizzes.model import LiveExercise
from carcnb.quizzes.run import ExerciseRun, Summary
from carcnb.quizzes.twins import against_belief
from carcnb.training.growing import Growing
from carcnb.training.memory import PracticeMemory
from carcnb.words import say

MOST = 20
"""So many exercises a check has."""
AMONG = 4
"""Of so many exercises that can show a belief one is taken in which it alone would be named."""
TWICE = 2
"""A belief that showed so often is held."""


class CheckRun(Growing):
    """A check of one system: each exercise can show beliefs that none before could; one that showed is asked again.

    What shows is remembered, and practice then puts it right.  ``shown_beliefs`` are those by how often each showed.
    """

    onward = ("day",)

    def __init__(self, system: str = BASE, *, seed: int | None = None, memory: PracticeMemory | None = None) -> None:
        memory, seed, ids = memory or PracticeMemory.of_learner(), check_seed(seed), [*beliefs()[system]]
        self._n = MOST

        def anew() -> ExerciseRun:
            return CheckRun(system, memory=memory)

        def made(before: Sequence[LiveExercise]) -> Exercise:
            could = Counter(id for one in before for id in one.believers.answers)
            suspects = Counter(id for one in before for id in _fitting(one))
            again = [id for id, n in suspects.most_common() if n <= TWICE and could[id] <= TWICE + 1]
            for id in [*again, *sorted(ids, key=lambda id: could[id])]:
                if one := against_belief(id, seed + len(before), others=before, among=AMONG):
                    return one
            raise LookupError(f"no exercise tells a belief of {system}")

        end = Summary(self._heading, self._caption, list, str, anew, "check-more")
        super().__init__(memory, made, end, lambda: say("check-short"))

    @property
    def shown_beliefs(self) -> Counter[str]:
        """How often each belief has shown."""
        return _named(self.exercises)

    def _heading(self) -> str:
        return say("quiz-right", right=self.first, n=self._n)

    def _caption(self) -> str:
        """What has shown, what showed twice first, each with the rule that it contradicts; or that nothing has."""
        told = []
        for id, n in self.shown_beliefs.most_common():
            known = all_beliefs()[id]
            told.append(
                "- " + say("check-held" if n >= TWICE else "check-perhaps", what=known.title, rule=known.rules[0])
            )
        return "\n".join([say("check-found"), "", *told]) if told else say("check-nothing")


def _fitting(one: LiveExercise) -> set[str]:
    """The beliefs that wrong answers to an exercise may come of."""
    wrong = (given for given in one.attempt.answers if not one.ask.judge(one.scene, given))
    return {id for given in wrong for id in (one.beliefs(given) or one.either(given))}


def _named(exercises: Sequence[LiveExercise]) -> Counter[str]:
    """How often each belief was named, once for an exercise."""
    return Counter(id for one in exercises for id in {id for ids in one.attempt.beliefs for id in ids})
