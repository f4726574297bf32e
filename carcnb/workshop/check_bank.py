"""Writes ``check.toml`` of a system: exercises in which what people wrongly believe of it shows, found by making many.

``python -m carcnb.workshop.check_bank [SYSTEM ...]`` makes it anew; those that tell many beliefs apart come first.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time

from carcnb.files import write_text
from carcnb.questions.beliefs import BASE, beliefs
from carcnb.quizzes import TOPICS, exercises
from carcnb.quizzes.by_belief import belief_topics
from carcnb.quizzes.making import ExerciseError
from carcnb.quizzes.model import Exercise
from carcnb.quizzes.twins import has_twin
from carcnb.systems import systems
from carcnb.training.item_bank import EXAMPLE, FILE, WHOLE, CheckItem, answer_text, example_of, text_of
from carcnb.workshop import crew

SEEDS, RARE, FOREIGN = 220, 8, 40
"""So many exercises of each topic and difficulty are looked at, of a belief that few of them show, of an expansion."""
EACH, ENOUGH = 10, 4
"""So many exercises that tell it from all others are wanted of each belief; with so many it is not looked for apart."""
SLOW = 0.2
"""Seconds of work after which an exercise takes too long to make while somebody waits."""
LEFT_OUT = ("wrong", "why", "fits", "gains")
"""Questions made from play in which an answer is recognised more than found, or in which a miscount is likelier than a
belief; and of a turn, in which whoever believes a road complete would have scored it long before."""


def looked_at(system: str, topic: str, seeds: int) -> Iterator[tuple[CheckItem, set[str]]]:
    """The rows of exercises of a topic, each with the beliefs that show in it alone."""
    for seed in range(1, seeds + 1):
        for level in (1, 2, 3):
            began = process_time()
            try:
                one = exercises(topic, seed, 1, level)[0]
            except ExerciseError:  # none shows it with this seed
                continue
            slow = system == BASE and process_time() - began > SLOW  # those of expansions stand in the file whole
            if not slow and (row := item_of(system, topic, one)):
                yield row
    print(topic, file=sys.stderr, flush=True)


def item_of(system: str, topic: str, one: Exercise) -> tuple[CheckItem, set[str]] | None:
    """The row of an exercise, and the beliefs that show in it alone; None where no answer says anything."""
    made = not topic.startswith(EXAMPLE)
    if one.form not in ("number", "one", "several") or (made and one.ask.verb in LEFT_OUT):
        return None
    own, wrong_of = beliefs()[system], defaultdict[str, list[str]](list)
    for id, wrong in one.believers.answers.items():
        if id in one.believers.fitting(wrong):
            wrong_of[answer_text(wrong)].append(id)
    found = {given: ids for given, ids in wrong_of.items() if own.keys() & {*ids}}
    if not (found and one.believers.tells):
        return None
    alone = {ids[0] for ids in found.values() if len(ids) == 1}
    answers = {given: tuple(id for id in ids if id in own) for given, ids in found.items()}
    whole = text_of(one) if made and system != BASE else ""
    return CheckItem(topic, one.difficulty, one.seed or 0, answers, whole), alone


def choice(found: list[tuple[CheckItem, set[str]]]) -> list[CheckItem]:
    """Those that are kept: as few as bring each belief the exercises wanted, the densest first."""
    times, kept, left = Counter[str](), [], [*found]
    while left:
        worth = [sum((1 + times[id]) ** -1.5 for id in alone if times[id] < EACH) for _, alone in left]
        best = max(range(len(left)), key=lambda n: worth[n])
        if not worth[best]:
            break
        item, alone = left.pop(best)
        times.update(alone)
        kept.append(item)
    print(dict(sorted(times.items(), key=lambda row: row[1])), len(kept), file=sys.stderr)
    return kept


def file_of(system: str) -> str:
    """The file of a system."""
    made, n = list[tuple[CheckItem, set[str]]](), SEEDS if system == BASE else FOREIGN
    for topic in TOPICS if system == BASE else (system,):
        made += looked_at(system, topic, n)
    times = Counter(id for _, alone in made for id in alone)
    for id, known in beliefs()[system].items():
        for more in range(0 if has_twin(id) else 1, len(known.more) + 1):
            if row := item_of(system, f"{EXAMPLE}{id}", example_of(id, more)):
                made.append((row[0]._replace(seed=more), row[1]))
    for id in beliefs()[system]:
        if times[id] < ENOUGH and belief_topics(id):
            made += looked_at(system, f"belief:{id}", RARE)
    lines = [
        "# Exercises in which beliefs show: topic, difficulty, seed; of each wrong answer the beliefs behind it.",
        "# python -m carcnb.workshop.check_bank wrote it.",
    ]
    for item in choice(made):
        answers = ", ".join(f"{json.dumps(given)} = {json.dumps(' '.join(ids))}" for given, ids in item.answers.items())
        answers += f", {WHOLE} = {json.dumps(item.whole)}" if item.whole else ""
        lines.append(f'"{item.topic} {item.level} {item.seed}" = {{ {answers} }}')
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the file of each system asked for, the base game's if none is."""
    parser = argparse.ArgumentParser("python -m carcnb.workshop.check_bank", description=__doc__)
    crew.add_systems(parser, tuple(beliefs()))
    for system in parser.parse_args(arguments).systems or [BASE]:
        write_text(Path(str(systems()[system].folder(FILE))), file_of(system))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
