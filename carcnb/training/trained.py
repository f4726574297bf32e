"""Which rules exercises train: ``trained.toml`` of every system, found by making many of them.

``python -m carcnb.training.trained [SYSTEM ...]`` makes it anew.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import islice
from pathlib import Path

from carcnb.curriculum import chapters
from carcnb.files import write_text
from carcnb.quizzes import TOPICS, exercises, practised
from carcnb.quizzes.making import about
from carcnb.quizzes.taught import rules_of, taught
from carcnb.systems import System, read_each, systems

FILE, BASE = "trained.toml", "base"
SEED, SAMPLE, SYSTEM, FOREIGN = 1, 200, 60, 12
"""So many exercises of each topic and difficulty are looked at, made with this seed; of an expansion fewer."""
ROUNDS, EACH = 5, 5
"""So often exercises of each chapter and difficulty are made, and so many each time."""
SELDOM = 0.01
"""What decides fewer of them than this is not looked for there."""

Trained = Mapping[str, Mapping[int, Mapping[str, float]]]
"""By topic and difficulty: every rule with the share of exercises that it decides."""


@cache
def trained() -> Trained:
    """What the exercises of each topic train."""
    found = read_each(lambda system: tomllib.loads(system.read(FILE)).get("topics", {}))
    kept = {topic: levels for topics in found.values() for topic, levels in topics.items()}
    ordered = [topic for topic in (*TOPICS, *practised()) if topic in kept]
    return {topic: {int(level): shares for level, shares in kept[topic].items()} for topic in ordered}


@cache
def trains(topic: str) -> Mapping[int, Mapping[str, float]]:
    """What the exercises of one topic train, by difficulty; those of a package of its own are looked at now."""
    return trained().get(topic) or {level: look(topic, level, FOREIGN) for level in (1, 2, 3)}


def look(topic: str, level: int, n: int = SAMPLE, seed: int = SEED) -> dict[str, float]:
    """The rules of so many exercises, each with its share, the most frequent first."""
    made = [exercise.rule for exercise in exercises(topic, seed=seed, n=n, difficulty=level)]
    return {rule: count / n for rule, count in Counter(made).most_common()}


def look_at_chapter(name: str, level: int) -> dict[str, float]:
    """The rules that exercises of a chapter are about, each with its share of them."""
    of = taught(name)
    made = [one for n in range(ROUNDS) for one in islice(about(of, SEED, n, level), EACH)] if of else []
    found = Counter(rule for one in made for rule in rules_of(one))
    return {rule: n / len(made) for rule, n in sorted(found.items())}


def _written(system: System) -> str:
    """The file of a system."""
    lines = [
        "# Which rules exercises train, by difficulty, each with its share of them: those that decide exercises of a",
        "# topic, those that exercises of a chapter are about. python -m carcnb.training.trained wrote it.",
    ]
    for topic in TOPICS if system.name == BASE else (system.name,):
        for level in (1, 2, 3):
            found = look(topic, level, SAMPLE if topic in TOPICS else SYSTEM)
            rows = sorted(row for row in found.items() if row[1] >= SELDOM)
            lines += ["", f"[topics.{topic}.{level}]", *(f'"{rule}" = {share:.2f}' for rule, share in rows)]
    for name in chapters():
        if name.partition("/")[0] == system.name:
            lines += ["", f"[chapters.{name.partition('/')[2]}]"]
            for level in (1, 2, 3):
                found = look_at_chapter(name, level)
                lines += [f"{level} = {{ " + ", ".join(f'"{rule}" = {found[rule]:.2f}' for rule in found) + " }"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for each in sys.argv[1:] or dict.fromkeys(name.partition("/")[0] for name in chapters()):
        write_text(Path(str(systems()[each].folder(FILE))), _written(systems()[each]))
