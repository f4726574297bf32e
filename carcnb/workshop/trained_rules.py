"""Writes ``trained.toml`` of every system: which rules exercises train, found by making many of them.

``python -m carcnb.workshop.trained_rules [SYSTEM ...]`` makes it anew.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice
from pathlib import Path

from carcnb.curriculum import chapters
from carcnb.files import write_text
from carcnb.quizzes import TOPICS
from carcnb.quizzes.making import about
from carcnb.quizzes.teaching import find_taught, rules_of
from carcnb.systems import System, systems
from carcnb.training.trained_rules import BASE, FILE, SEED, look

SAMPLE, SYSTEM = 200, 60
"""So many exercises of each topic and difficulty are looked at; of an expansion fewer."""
ROUNDS, EACH = 5, 5
"""So often exercises of each chapter and difficulty are made, and so many each time."""
SELDOM = 0.01
"""What decides fewer of them than this is not looked for there."""


def look_at_chapter(name: str, level: int) -> dict[str, float]:
    """The rules that exercises of a chapter are about, each with its share of them."""
    of = find_taught(name)
    made = [one for n in range(ROUNDS) for one in islice(about(of, SEED, n, level), EACH)] if of else []
    found = Counter(rule for one in made for rule in rules_of(one))
    return {rule: n / len(made) for rule, n in sorted(found.items())}


def text_of(system: System) -> str:
    """The file of a system."""
    lines = [
        "# Which rules exercises train, by difficulty, each with its share of them: those that decide exercises of a",
        "# topic, those that exercises of a chapter are about. python -m carcnb.workshop.trained_rules wrote it.",
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
        write_text(Path(str(systems()[each].folder(FILE))), text_of(systems()[each]))
