"""A class that does its homework: pupils with known beliefs, careless ones, some who leave things open.

They answer generated exercises as such a pupil would and hand in files;
``python -m tests.classroom.simulated_class OUT`` writes the files and the table that a teacher sees of them, and says
how well the table names the beliefs.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import carcnb
from carcnb.classroom.class_rows import BeliefTable, ClassRows
from carcnb.quizzes.model import LiveExercise
from carcnb.quizzes.quiz import Quiz

TOPICS = ("placement", "claiming", "points", "majority", "fields", "final")
EACH = 6
"""Exercises of every topic."""
ASKED = 3
"""Beliefs that at least so many exercises ask about are held by somebody."""
SLIPS = 0.06
"""How many answers are careless."""
LEFT_OPEN, SHOWN = 0.04, 0.04
"""How many exercises are not answered, and how many are shown instead."""


class Pupil(NamedTuple):
    """Who hands in: what is believed, and how many answers of a hundred are careless."""

    name: str
    beliefs: tuple[str, ...]
    slips: float


class Told(NamedTuple):
    """What a pupil did with an exercise: answered it (or None), or was shown the solution."""

    answer: Any
    shown: bool


def homework(seed: int = 7) -> Quiz:
    """A quiz of all topics with questions that are answered by a choice or a number."""
    made: list[LiveExercise] = []
    for n, topic in enumerate(TOPICS):
        found = carcnb.exercises(topic, seed=seed + n, n=2 * EACH, difficulty=1 + n % 3)
        made += [exercise for exercise in found if exercise.form != "act"][:EACH]
    return carcnb.quiz(made, title="Homework")


def pupils(quiz: Quiz, n: int = 30, seed: int = 1) -> list[Pupil]:
    """So many pupils, a third of them without a belief, the others with one or two that the homework asks about."""
    dice = Random(seed)
    times = Counter(id for exercise in quiz.exercises for id in exercise.believers.answers)
    asked = sorted(id for id, n in times.items() if n >= ASKED)
    held = [dice.sample(asked, k=n % 3) for n in range(n)]
    return [Pupil(f"Pupil {n:02}", tuple(ids), dice.choice((0, SLIPS))) for n, ids in enumerate(held, 1)]


def answer_of(pupil: Pupil, exercise: LiveExercise, dice: Random) -> Told:
    """What a pupil says: what follows from a belief, the right answer, a slip, or nothing."""
    lot = dice.random()
    if lot < LEFT_OPEN + SHOWN:
        return Told(None, lot >= LEFT_OPEN)
    if dice.random() < pupil.slips:
        return Told(slip(exercise, dice), False)
    wrong = exercise.believers.answers
    return Told(next((wrong[id] for id in pupil.beliefs if id in wrong), exercise.right), False)


def slip(exercise: LiveExercise, dice: Random) -> Any:
    """A wrong answer that nobody's rule is behind; it may be what a belief would give all the same."""
    right, choices = exercise.right, [*exercise.choices]
    if exercise.form == "number":
        return dice.choice([n for n in range(max(right - 4, 0), right + 5) if n != right])
    if exercise.form == "one":
        return dice.choice([choice for choice in choices if choice != right])
    return sorted(set(right) ^ {dice.choice([c for c in choices if c != "nobody"])}) or [dice.choice(choices)]


def hand_in(quiz: Quiz, pupil: Pupil, folder: Path, seed: int = 1) -> list[Told]:
    """Answer everything as a pupil, save the results as handed in, and leave the exercises as they were."""
    dice, told = Random(f"{seed} {pupil.name}"), []
    for exercise in quiz.exercises:
        told.append(answer_of(pupil, exercise, dice))
        if told[-1].shown:
            exercise.show()
        elif told[-1].answer is not None:
            exercise.answer(told[-1].answer)
    quiz.save(folder / pupil.name / "homework" / "results.json")
    for exercise in quiz.exercises:
        exercise.reset()
    return told


def held(quiz: Quiz, pupils: list[Pupil], told: list[list[Told]]) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """Who holds what, and of these what shows: two answers that follow from it and from nothing else."""
    all_of, showing = set(), set()
    for pupil, answers in zip(pupils, told, strict=True):
        for id in pupil.beliefs:
            all_of.add((pupil.name, id))
            named = [
                exercise.beliefs(one.answer)
                for exercise, one in zip(quiz.exercises, answers, strict=True)
                if one.answer is not None and one.answer == exercise.believers.answers.get(id)
            ]
            if named.count((id,)) > 1:
                showing.add((pupil.name, id))
    return all_of, showing


def named(table: BeliefTable) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """Whom the table names for what: by several answers, and by several or a single one."""
    sure = {(pupil, id) for id in table.columns for pupil in table.sure(id)}
    return sure, sure | {(pupil, id) for id in table.columns for pupil in table.perhaps(id)}


def of_all(part: set[tuple[str, str]], whole: set[tuple[str, str]]) -> float:
    """Which part of a set is in another one."""
    return len(part & whole) / max(len(whole), 1)


def main(folder: Path) -> None:
    quiz = homework()
    everybody = pupils(quiz)
    told = [hand_in(quiz, pupil, folder / "submitted") for pupil in everybody]
    rows: ClassRows = carcnb.classroom.collect(folder / "submitted" / "*" / "*" / "results.json")
    rows.by("topic").save(folder / "topics.csv")
    rows.by("belief").save(folder / "beliefs.csv")
    (folder / "class.html").write_text(f"<meta charset='utf-8'>{rows._repr_html_()}", encoding="utf-8")
    everything, showing = held(quiz, everybody, told)
    sure, hinted = named(BeliefTable(rows))
    print(rows)
    print()
    for pupil in everybody:
        print(f"{pupil.name}: {', '.join(pupil.beliefs) or '-'}")
    print(f"\nbeliefs held {len(everything)}, of which show twice {len(showing)}")
    print(f"named by several answers: precision {of_all(everything, sure):.2f}, recall {of_all(sure, everything):.2f} "
          f"of all, {of_all(sure, showing):.2f} of those that show twice")  # fmt: skip
    print(f"named at all: precision {of_all(everything, hinted):.2f}, recall {of_all(hinted, everything):.2f}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "class"))
