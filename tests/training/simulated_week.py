"""A learner who believes wrong things and knows few rules practises fifteen exercises a day for a week.

``python -m tests.training.simulated_week [LEARNERS]`` prints what he could answer before and after of questions that
never come in practice, and which of his beliefs are gone.  The run is the product's own, with the clock moved.

What he was told he forgets along a plain curve: half of it after some days, which are twice as many each time he is
told again.  What a belief makes of a question is worked out by ``tests.questions.believers``, apart from the product;
he answers so as long as he does not remember that he was told otherwise.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import date, timedelta
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from carcnb.quizzes import TOPICS, exercises
from carcnb.quizzes.model import LiveExercise
from carcnb.training.memory import PracticeMemory
from carcnb.training.run import PracticeRun
from tests.questions.believers import HELD, View, answer
from tests.questions.simulation import slip

DAYS, A_DAY = 7, 15
"""He practises on so many days, about ten minutes on each."""
EACH, HELD_OUT = 3, 9071
"""Exercises of every topic and difficulty that he is asked before and after, and the seed that no practice has."""
HALF, LONGER = 1.5, 2.0
"""After so many days half of what he was told once is forgotten; each time more these days are so many times more."""
LUCK, BELIEVED, KNOWN, FIRM = 0.2, 4, 0.25, 30.0
"""So often a guess is right; how many beliefs he has, how many rules he knows from the start, and for how many days."""
GONE = 0.5
"""A belief is gone that he would more likely answer against than by."""
BEGIN = date(2026, 3, 2)


class Learner:
    """Somebody who believes, remembers and forgets: of rules and beliefs what he was told, when, and how firm it is."""

    def __init__(self, beliefs: Sequence[str], seed: int) -> None:
        self.beliefs, self.dice = tuple(beliefs), Random(seed)
        self.told: dict[str, tuple[float, float]] = {}
        self.seen: set[str] = set()

    def recall(self, what: str, day: float) -> float:
        """How likely it is that he remembers a rule, or what was said against a belief."""
        if what not in self.told:
            known = what not in self.seen and what.startswith("BASE-") and Random(what).random() < KNOWN
            return 0.5 ** (day / FIRM) if known else 0.0
        last, half = self.told[what]
        return float(0.5 ** ((day - last) / half))

    def hear(self, what: str, day: float) -> None:
        """He is told, or answers rightly."""
        _, half = self.told.get(what, (0.0, FIRM if self.recall(what, day) > GONE else HALF / LONGER))
        self.told[what] = day, half * LONGER

    def misled(self, exercise: LiveExercise) -> dict[str, Any]:
        """By belief what each would have him answer, where that is wrong."""
        found = {id: answer(View(exercise), id) for id in self.beliefs} if exercise.form in SIMPLE else {}
        return {id: given for id, given in found.items() if given not in (None, [], exercise.right)}

    def chance(self, exercise: LiveExercise, day: float) -> float:
        """How likely it is that he answers rightly."""
        knows = self.recall(exercise.rule, day)
        free = 1.0
        for id in self.misled(exercise):
            free *= self.recall(id, day)
        return free * (knows + (1 - knows) * LUCK)

    def take(self, exercise: LiveExercise, run: PracticeRun, day: float) -> None:
        """Answer an exercise, hear what is right, and answer that."""
        wrong = next(((id, given) for id, given in self.misled(exercise).items()
                      if self.dice.random() >= self.recall(id, day)), None)  # fmt: skip
        knows = self.recall(exercise.rule, day)
        right = self.dice.random() < knows + (1 - knows) * LUCK
        if wrong:
            exercise.answer(wrong[1])
            run.on_try()
        elif not right and exercise.form in SIMPLE:
            exercise.answer(slip(exercise, self.dice))
            run.on_try()
        elif not right:
            exercise.show()
            run.on_try()
        for _ in range(TRIES):
            if not exercise.attempt.left:
                break
            exercise.answer(exercise.solve()[0])
            run.on_try()
        self.hear(exercise.rule, day)
        for id in {id for ids in exercise.attempt.beliefs for id in ids}.intersection(self.beliefs):
            self.hear(id, day)  # it is named, with the rule beside it


SIMPLE, TRIES = ("number", "one", "several"), 3


class Week(NamedTuple):
    """Before and after: how many held-out questions he could answer, all and those that mislead him; rules known."""

    before: float
    after: float
    misled_before: float
    misled_after: float
    rules_before: int
    rules_after: int
    gone: tuple[str, ...]


def practise(beliefs: Sequence[str], seed: int, held_out: Sequence[LiveExercise], days: int = DAYS) -> Week:
    """A week of one learner."""
    learner, memory = Learner(beliefs, seed), PracticeMemory({}, BEGIN)
    rules = sorted({one.rule for one in held_out})
    misled = [one for one in held_out if learner.misled(one)]

    def count(day: float) -> tuple[float, float, int]:
        answered = [learner.chance(one, day) for one in held_out]
        there = [learner.chance(one, day) for one in misled]
        return fmean(answered), fmean(there) if there else 0.0, sum(learner.recall(id, day) > GONE for id in rules)

    before = count(0)
    for day in range(days):
        memory.today = BEGIN + timedelta(day)
        run = PracticeRun(TOPICS, A_DAY, seed=1000 * seed + day, memory=memory)
        while not run.ended:
            if run.exercise.attempt.left:
                learner.take(run.exercise, run, day)
            else:
                learner.hear(run.exercise.rule, day)  # it was only shown
            run.message("next")
    after = count(days)
    gone = tuple(id for id in beliefs if learner.recall(id, days) > GONE)
    return Week(before[0], after[0], before[1], after[1], before[2], after[2], gone)


def questions() -> list[LiveExercise]:
    """The questions that nobody practises with."""
    return [LiveExercise(one) for topic in TOPICS for level in (1, 2, 3)
            for one in exercises(topic, seed=HELD_OUT, n=EACH, difficulty=level)]  # fmt: skip


def main(learners: int = 3) -> None:
    """Print what some learners could answer before and after."""
    asked = questions()
    rules = len({one.rule for one in asked})
    print(f"{len(asked)} held-out questions about {rules} rules; {DAYS} days of {A_DAY} exercises")
    for n in range(learners):
        beliefs = Random(n).sample(HELD["base"], BELIEVED)
        week = practise(beliefs, n, asked)
        print(f"learner {n + 1}: answers {week.before:.0%} before, {week.after:.0%} after;"
              f" where a belief misleads {week.misled_before:.0%}, {week.misled_after:.0%};"
              f" rules known {week.rules_before}, {week.rules_after};"
              f" beliefs gone {len(week.gone)} of {len(beliefs)}"
              f" ({', '.join(f'{id} gone' if id in week.gone else f'{id} held' for id in beliefs)})")  # fmt: skip


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
