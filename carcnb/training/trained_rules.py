"""Which rules the exercises of each topic train; those of a package of its own are looked at when it is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from carcnb.quizzes import TOPICS, exercises, practice_expansions
from carcnb.quizzes.training_data import Shares, training_data

BASE = "base"
SEED, FOREIGN = 1, 12
"""So many exercises of a package of its own are looked at, made with this seed."""


@cache
def trained_rules() -> Mapping[str, Shares]:
    """What the exercises of each topic train."""
    kept = {topic: shares for of in training_data().values() for topic, shares in of.topics.items()}
    return {topic: kept[topic] for topic in (*TOPICS, *practice_expansions()) if topic in kept}


@cache
def trains(topic: str) -> Shares:
    """What the exercises of one topic train, by difficulty; those of a package of its own are looked at now."""
    return trained_rules().get(topic) or {level: look(topic, level) for level in (1, 2, 3)}


def look(topic: str, level: int, n: int = FOREIGN, seed: int = SEED) -> dict[str, float]:
    """The rules of so many exercises, each with its share, the most frequent first."""
    made = [exercise.rule for exercise in exercises(topic, seed=seed, n=n, difficulty=level)]
    return {rule: count / n for rule, count in Counter(made).most_common()}
