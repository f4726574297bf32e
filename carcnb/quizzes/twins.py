"""A twin of an exercise: another one of its topic in which the same belief leads astray again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, islice
from zlib import crc32

from carcnb.questions import ASKS
from carcnb.questions.beliefs import BASE, all_beliefs
from carcnb.quizzes import TOPICS, exercise, exercises
from carcnb.quizzes.by_belief import belief_drafts, belief_topics
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.making import GLANCES, MAKERS, fitting, is_same, showing
from carcnb.quizzes.model import Exercise

BASE_LOOKS = 200
"""So many drafts of the base game are looked at, which are soon made, for one that tells a belief from the rule."""
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


def against_belief(
    id: str, seed: int, farmers: bool = True, others: Sequence[Exercise] = (), among: int = 1
) -> Exercise | None:
    """An exercise unlike the others that tells a belief from the rule, of some quick looks, else its example.

    Of the first so many (``among``) it is one whose believer's answer speaks for that belief alone, if there is one.
    None where nothing will do.
    """
    known = all_beliefs()[id]
    looks = BASE_LOOKS if known.system == BASE else GLANCES
    dice, there = Dice(seed, f"against {id}"), belief_topics(id)
    drafts = belief_drafts(id, dice, 1, farmers, MAKERS, looks) if there else iter(())
    made = showing(id, drafts, 1, farmers, seed, f"against-{id}-{seed}")
    example = (exercise(**known.example) for _ in range(has_twin(id)))
    new = (one for one in chain(made, example) if not any(is_same(one, other) for other in others))
    return fitting(
        islice(new, among), lambda one: one.believers.of(one.believers.answers.get(id)) == (id,), settle=True
    )


def _tells(one: Exercise, beliefs: Sequence[str]) -> bool:
    """Whether each of the beliefs leads to another answer, and one of them to a wrong one."""
    wrong = one.believers.answers
    return len({str(wrong.get(id, one.right)) for id in beliefs}) == len(beliefs) and any(id in wrong for id in beliefs)
