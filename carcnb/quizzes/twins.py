"""A twin of an exercise: another one of its topic in which the same belief leads astray again."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from carcnb.questions import ASKS
from carcnb.questions.beliefs import all_beliefs
from carcnb.quizzes import TOPICS, exercise, exercises
from carcnb.quizzes.making import fitting
from carcnb.quizzes.model import Exercise

TRIES = 40
"""Exercises that are made in search of a twin."""


def has_twin(belief: str) -> bool:
    """Whether an exercise can ask about a belief; of the others a lesson asks."""
    return str(all_beliefs()[belief].example["ask"]).split()[0] in ASKS


def twin(of: Exercise, beliefs: Sequence[str]) -> Exercise:
    """An exercise whose answer tells which of these beliefs is held: by each of them it would be another.

    It is made as those of the topic are; where none of them will do, it is the example of the first belief.
    """
    seed = crc32(of.id.encode())
    farmers = of.setup.farmers
    if of.topic in TOPICS and of.form != "act" and not of.setup.expansions:
        made = (
            exercises(of.topic, seed=seed + n, n=1, difficulty=of.difficulty or 1, farmers=farmers)[0]
            for n in range(TRIES)
        )
        if found := fitting(made, lambda one: one.form == of.form and _tells(one, beliefs)):
            return found
    return exercise(**all_beliefs()[beliefs[0]].example)


def _tells(one: Exercise, beliefs: Sequence[str]) -> bool:
    """Whether each of the beliefs leads to another answer, and one of them to a wrong one."""
    wrong = one.believers.answers
    return len({str(wrong.get(id, one.right)) for id in beliefs}) == len(beliefs) and any(id in wrong for id in beliefs)
