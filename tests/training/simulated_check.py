"""A class of thirty with known beliefs goes through "What do I get wrong?", and what that finds is counted.

``python -m tests.training.simulated_check [PUPILS] [SYSTEM]``.  What a believer answers comes from
``tests.questions.believers``, which is written apart from the product; one answer in sixteen is careless, and a third
of the class believes nothing.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any, NamedTuple

from carcnb.quizzes.model import LiveExercise
from carcnb.training.check import MOST, TWICE, CheckRun
from carcnb.training.memory import PracticeMemory
from tests.questions.believers import HELD, View, answer
from tests.questions.simulation import SLIPS, slip


class Found(NamedTuple):
    """What pupils hold, what is said to be held (it showed twice), and what was said to have shown once, in all."""

    held: int
    said: int
    right: int
    once: int
    once_right: int


def believed(exercise: LiveExercise, belief: str, dice: Random) -> Any:
    """What somebody answers who holds this belief, or none."""
    if exercise.form == "act":
        return exercise.solve()[0]
    if dice.random() < SLIPS:
        return slip(exercise, dice)
    wrong = answer(View(exercise), belief) if belief else None
    return exercise.right if wrong in (None, []) else wrong


def checked(belief: str, seed: int, system: str = "base") -> CheckRun:
    """A pupil goes through a check."""
    run, dice = CheckRun(system, seed=seed, memory=PracticeMemory()), Random(seed)
    for _ in range(MOST):
        while run.exercise.attempt.left:
            run.exercise.answer(believed(run.exercise, belief, dice))
            run.on_try()
        run.message("next")
    return run


def simulate(pupils: int = 30, system: str = "base") -> Found:
    """So many pupils; every third holds nothing."""
    own = HELD[system]
    held = said = right = once = once_right = 0
    for n in range(pupils):
        belief = own[(n - n // 3) % len(own)] if n % 3 else ""
        named = checked(belief, 100 + n, system).shown_beliefs
        held += bool(belief)
        for id, times in named.items():
            if times >= TWICE:
                said, right = said + 1, right + (id == belief)
            else:
                once, once_right = once + 1, once_right + (id == belief)
    return Found(held, said, right, once, once_right)


def main(pupils: int = 30, system: str = "base") -> None:
    """Print what was found."""
    found = simulate(pupils, system)
    print(f"{found.held} of {pupils} pupils hold a belief; said to be held {found.said}, {found.right} of them right;")
    print(f"said to have shown once {found.once}, {found.once_right} of them right")


if __name__ == "__main__":
    pupils, system = (*sys.argv[1:], *("30", "base")[len(sys.argv) - 1 :])
    main(int(pupils), system)
