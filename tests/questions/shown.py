"""In how many exercises each belief shows: those whose believer answers something else than what is right.

``python -m tests.questions.shown [SYSTEM ...]`` prints a row for each belief: of 100 exercises of its topic and the
difficulties 1 to 3, in how many it shows, and in how many of these it alone is named.  Beliefs of the base game are
looked for in every topic of it; the topic in which it shows most often is told.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from carcnb.questions.beliefs import BASE, beliefs
from carcnb.questions.topics import TOPICS
from carcnb.quizzes import exercises, practice_expansions
from carcnb.quizzes.model import LiveExercise

EACH = {1: 34, 2: 33, 3: 33}
"""Exercises of each difficulty: together a hundred."""

LEAST = 3
"""In so many of a hundred a belief should show."""


class Shown(NamedTuple):
    """How often a belief shows in a hundred exercises of a topic, and how often it alone is named there."""

    system: str
    belief: str
    topic: str
    shows: int
    named: int

    def __str__(self) -> str:
        low = "  < 3" if self.shows < LEAST else ""
        return f"{self.system:22} {self.belief:26} {self.topic:22} {self.shows:4} {self.named:4}{low}"


def topics_of(system: str) -> tuple[str, ...]:
    """The topics whose exercises ask about a system."""
    return TOPICS if system == BASE else (system,) if system in practice_expansions() else ()


def hundred(topic: str, seed: int = 1) -> Iterator[LiveExercise]:
    """A hundred exercises of a topic."""
    for level, n in EACH.items():
        yield from exercises(topic, seed=seed, n=n, difficulty=level)


def shown(system: str, seed: int = 1) -> list[Shown]:
    """How often each belief of a system shows, in the topic where that is most often."""
    shows, named = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    own = beliefs()[system]
    for topic in topics_of(system):
        for one in hundred(topic, seed):
            for id, answer in one.believers.answers.items():
                shows[id, topic] += 1
                named[id, topic] += one.believers.of(answer) == (id,)
    best = {id: max(topics_of(system), key=lambda topic: shows[id, topic]) for id in own}
    return [Shown(system, id, topic, shows[id, topic], named[id, topic]) for id, topic in best.items()]


def main(systems: Iterable[str]) -> None:
    print(f"{'system':22} {'belief':26} {'topic':22} shows alone")
    rows = [row for system in systems or beliefs() if topics_of(system) for row in shown(system)]
    for row in rows:
        print(row)
    low = [row.belief for row in rows if row.shows < LEAST]
    print(f"\n{len(rows)} beliefs; seldom seen: {len(low)}{' (' + ', '.join(low) + ')' if low else ''}")


if __name__ == "__main__":
    main(sys.argv[1:])
