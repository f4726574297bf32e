"""Which rules exercises train: ``trained.toml`` of every system, written by ``carcnb/workshop/trained_rules.py``."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache

from carcnb.quizzes import TOPICS, exercises, practice_expansions
from carcnb.systems import read_each

FILE, BASE = "trained.toml", "base"
SEED, FOREIGN = 1, 12
"""So many exercises of a package of its own are looked at, made with this seed."""

Trained = Mapping[str, Mapping[int, Mapping[str, float]]]
"""By topic and difficulty: every rule with the share of exercises that it decides."""


@cache
def trained_rules() -> Trained:
    """What the exercises of each topic train."""
    found = read_each(lambda system: tomllib.loads(system.read(FILE)).get("topics", {}))
    kept = {topic: levels for topics in found.values() for topic, levels in topics.items()}
    ordered = [topic for topic in (*TOPICS, *practice_expansions()) if topic in kept]
    return {topic: {int(level): shares for level, shares in kept[topic].items()} for topic in ordered}


@cache
def trains(topic: str) -> Mapping[int, Mapping[str, float]]:
    """What the exercises of one topic train, by difficulty; those of a package of its own are looked at now."""
    return trained_rules().get(topic) or {level: look(topic, level) for level in (1, 2, 3)}


def look(topic: str, level: int, n: int = FOREIGN, seed: int = SEED) -> dict[str, float]:
    """The rules of so many exercises, each with its share, the most frequent first."""
    made = [exercise.rule for exercise in exercises(topic, seed=seed, n=n, difficulty=level)]
    return {rule: count / n for rule, count in Counter(made).most_common()}
