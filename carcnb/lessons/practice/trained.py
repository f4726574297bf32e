"""Which rules the exercises of each topic train: ``trained.toml``, found by making many of them.

``python -m carcnb.lessons.practice.trained`` makes it anew.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from carcnb.files import write_text
from carcnb.lessons.exercises import TOPICS, exercises, practised

FILE = Path(__file__).with_name("trained.toml")
SEED, SAMPLE, SYSTEM, FOREIGN = 1, 200, 60, 12
"""So many exercises of each topic and difficulty are looked at, made with this seed; of an expansion fewer."""
SELDOM = 0.01
"""What decides fewer of them than this is not looked for there."""

Trained = Mapping[str, Mapping[int, Mapping[str, float]]]
"""By topic and difficulty: every rule with the share of exercises that it decides."""


@cache
def trained() -> Trained:
    """What the exercises of each topic train."""
    kept = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {topic: {int(level): shares for level, shares in levels.items()} for topic, levels in kept.items()}


@cache
def trains(topic: str) -> Mapping[int, Mapping[str, float]]:
    """What the exercises of one topic train, by difficulty; those of a package of its own are looked at now."""
    return trained().get(topic) or {level: look(topic, level, FOREIGN) for level in (1, 2, 3)}


def look(topic: str, level: int, n: int = SAMPLE, seed: int = SEED) -> dict[str, float]:
    """The rules of so many exercises, each with its share, the most frequent first."""
    made = [exercise.rule for exercise in exercises(topic, seed=seed, n=n, difficulty=level)]
    return {rule: count / n for rule, count in Counter(made).most_common()}


def _written() -> str:
    lines = [
        "# Which rules the exercises of each topic train, by difficulty, each with its share of them: see trained.py."
    ]
    for topic in (*TOPICS, *practised()):
        for level in (1, 2, 3):
            found = look(topic, level, SAMPLE if topic in TOPICS else SYSTEM)
            rows = sorted(row for row in found.items() if row[1] >= SELDOM)
            lines += ["", f"[{topic}.{level}]", *(f'"{rule}" = {share:.2f}' for rule, share in rows)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    write_text(FILE, _written())
