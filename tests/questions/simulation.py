"""Believers and careless people answer exercises: how much of what is named is right, and on how many slips nothing is.

There are two measures.  One is what is named of single answers: it says no more than that a belief would make the
answer right.  The other is what is named of people: ``BeliefTable`` says it where two of somebody's answers speak for
one belief and no other, so that a careless answer alone is behind no name.

``python -m tests.questions.simulation [N]`` asks N exercises of every topic and difficulty (12), lets 40 pupils do
homework about each system, and prints both.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from carcnb.classroom.class_rows import BeliefTable
from carcnb.questions.topics import TOPICS
from carcnb.quizzes import exercises, practice_expansions
from carcnb.quizzes.model import LiveExercise
from tests.questions.believers import HELD, View, answer

EACH = 12
"""Exercises of every topic and difficulty."""


class Tried(NamedTuple):
    """A wrong answer, whose it was (a belief, or nobody's: a slip), and what was named."""

    belief: str
    named: tuple[str, ...]


class Figures(NamedTuple):
    """What came of a simulation: answers of believers and slips; ``left_out`` have another right answer here."""

    tried: list[Tried]
    left_out: list[str]
    made: list[LiveExercise]

    @property
    def named(self) -> list[Tried]:
        """Believers' answers on which something was named."""
        return [one for one in self.tried if one.belief and one.named]

    @property
    def right(self) -> float:
        """The share of the names that are right."""
        return sum(one.named == (one.belief,) for one in self.named) / max(len(self.named), 1)

    @property
    def slips(self) -> list[Tried]:
        """Careless answers."""
        return [one for one in self.tried if not one.belief]

    @property
    def silent(self) -> float:
        """The share of the slips on which nothing is named."""
        return sum(not one.named for one in self.slips) / max(len(self.slips), 1)

    @property
    def beliefs(self) -> set[str]:
        """What was held by those who answered wrong."""
        return {one.belief for one in self.tried if one.belief}


def slip(exercise: LiveExercise, dice: Random) -> Any:
    """Any wrong answer: a number up to twice the right one and five more, any other choice or set of choices."""
    right, choices = exercise.right, [*exercise.choices]
    if exercise.form == "number":
        return dice.choice([n for n in range(2 * right + 6) if n != right])
    if exercise.form == "one":
        return dice.choice([choice for choice in choices if choice != right])
    while True:
        given = sorted(dice.sample(choices, dice.randint(1, len(choices))))
        if given != sorted(right) and ("nobody" not in given or given == ["nobody"]):
            return given


def asked(each: int, seed: int) -> Iterator[LiveExercise]:
    """Exercises of every topic and difficulty that are answered by a number or by choices."""
    for topic in (*TOPICS, *practice_expansions()):
        for level in (1, 2, 3):
            found = exercises(topic, seed=seed, n=each, difficulty=level)
            yield from (one for one in found if one.form in ("number", "one", "several"))


def simulate(each: int = EACH, seed: int = 71) -> Figures:
    """Everybody answers everything once; of each exercise there is one slip more."""
    dice, tried, left_out, made = Random(seed), list[Tried](), list[str](), [*asked(each, seed)]
    for exercise in made:
        given = slip(exercise, dice)
        tried.append(Tried("", exercise.beliefs(given)))
        view = View(exercise)
        right = answer(view)
        if right is None:
            continue
        if right != exercise.right:
            left_out.append(f"{exercise.id}: {exercise.ask}")
            continue
        for b in _held(view.systems):
            wrong = answer(view, b)
            if wrong not in (None, right, []):
                tried.append(Tried(b, exercise.beliefs(wrong)))
    return Figures(tried, left_out, made)


def _held(systems: Iterable[str]) -> list[str]:
    return [b for system in ("base", *systems) for b in HELD.get(system, ())]


# ---- people


SLIPS = 0.06
"""How many answers of everybody are careless."""

HOMEWORK = 14
"""Exercises of each difficulty in a homework, of all its topics together."""


class Claimed(NamedTuple):
    """Of whom a class table says several answers speak for a belief, who holds one, and the slips that led there."""

    named: set[tuple[str, str]]
    held: set[tuple[str, str]]
    slips: int
    misled: int

    @property
    def right(self) -> float:
        """The share of the names that are right."""
        return len(self.named & self.held) / max(len(self.named), 1)

    @property
    def silent(self) -> float:
        """The share of the slips that are behind no name."""
        return 1 - self.misled / max(self.slips, 1)


def teach(topics: Sequence[str], systems: Iterable[str], pupils: int, seed: int) -> Claimed:
    """A class does its homework; every other pupil holds a belief about one of some systems, and all are careless."""
    dice, held, slips = Random(seed), set[tuple[str, str]](), list[tuple[str, str]]()
    made = [one for topic in topics for level in (1, 2, 3)
            for one in exercises(topic, seed=seed, n=HOMEWORK // len(topics), difficulty=level)
            if one.form in ("number", "one", "several")]  # fmt: skip
    views = [View(one) for one in made]
    rights = [answer(view) for view in views]
    asks = [b for system in systems for b in HELD.get(system, ())]
    rows = []
    for n in range(pupils):
        name = f"Pupil {n:02}"
        b = dice.choice(asks) if n % 2 else ""
        held |= {(name, b)} if b else set()
        for one, view, right in zip(made, views, rights, strict=True):
            careless = dice.random() < SLIPS
            given = slip(one, dice) if careless else one.right
            if not careless and b and right is not None:
                believed = answer(view, b)
                given = one.right if believed in (None, []) else believed
            one.answer(given)
            rows.append({**one.result, "pupil": name})
            slips += [(name, id) for id in one.attempt.beliefs[0] or ("",)] if careless else []
            one.reset()
    table = BeliefTable(rows)
    named = {(pupil, id) for id in table.columns for pupil in table.sure(id)}
    misled = sum(slip in named - held for slip in slips)
    return Claimed(named, held, len(slips), misled)


def main(each: int) -> None:
    found = simulate(each)
    by = defaultdict[str, Counter[str]](Counter)
    for one in found.tried:
        if one.belief:
            by[one.belief]["right" if one.named == (one.belief,) else "wrong" if one.named else "silent"] += 1
    for b, counts in sorted(by.items()):
        print(f"{b:24} named right {counts['right']:4}  wrong {counts['wrong']:3}  not named {counts['silent']:4}")
    others = Counter((one.belief, one.named[0]) for one in found.named if one.named != (one.belief,))
    for (b, name), n in others.most_common():
        print(f"  {b} called {name}: {n}")
    answers = sum(bool(one.belief) for one in found.tried)
    print(f"\n{len(found.beliefs)} beliefs, {answers} answers of believers, {len(found.named)} named")
    print(f"named rightly: {found.right:.1%} of what is named")
    print(f"silent: {found.silent:.1%} of {len(found.slips)} slips")
    _print_classes()
    print(f"left out, for the right answer is another here: {len(found.left_out)} {found.left_out[:5]}")


def _print_classes() -> None:
    classes = [teach(TOPICS, ["base"], 40, 5)]
    classes += [teach([system], [system], 40, 5) for system in HELD if system != "base"]
    names, right = sum(len(one.named) for one in classes), sum(len(one.named & one.held) for one in classes)
    slips, misled = sum(one.slips for one in classes), sum(one.misled for one in classes)
    print(f"of people: {right / names:.1%} of {names} names are right")
    print(f"silent: {1 - misled / slips:.1%} of {slips} slips are behind no name")
    print(f"found: {right} of {sum(len(one.held) for one in classes)} who hold a belief")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else EACH)
