"""Exercises that find what people wrongly believe: ``check.toml`` of a system, and which one tells most next.

Each row says how an exercise is made, and which answers to it come of which belief.  What somebody has answered makes
some beliefs likely; the exercise is taken next whose answer is expected to say most about those still in doubt.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from carcnb.engine.setup import Setup
from carcnb.questions.beliefs import all_beliefs, beliefs
from carcnb.quizzes import exercise, exercises
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.model import Exercise, LiveExercise
from carcnb.systems import read_each

FILE = "check.toml"
EXAMPLE = "example:"
"""What stands for the topic of an exercise that is the example of a belief, or with a seed one more such."""
WHOLE = "exercise"
"""Under this name stands what an exercise is made of that takes long to find."""

PRIOR = 0.06
"""How likely a belief is of somebody of whom nothing is known."""
SLIP, SLIPS = 0.06, 8
"""How many answers are careless, and of how many wrong ones a careless answer is one."""
AS_GOOD = 0.9
"""Of the exercises that are expected to tell at least so much of the most, one is drawn."""


class CheckItem(NamedTuple):
    """An exercise of the bank: its topic, difficulty and seed, and which beliefs each wrong answer comes of."""

    topic: str
    level: int
    seed: int
    answers: Mapping[str, tuple[str, ...]]
    whole: str = ""

    @property
    def id(self) -> str:
        """The id of the exercise."""
        if self.topic.startswith(EXAMPLE):
            return f"{self.topic}-{self.seed}" if self.seed else self.topic
        return f"{self.topic}-{self.level}-{self.seed}-1"

    def exercise(self) -> Exercise:
        """The exercise, made anew, or of what it is made of where that is told."""
        return _read(self.whole, self.id) if self.whole else _made(self.topic, self.level, self.seed)

    @property
    def beliefs(self) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        """Each belief that shows in it, by which answer, and which others that answer comes of as well."""
        for given, ids in self.answers.items():
            for id in ids:
                yield id, given, tuple(other for other in ids if other != id)


class FirstAnswer(NamedTuple):
    """What somebody answered first: the exercise's id, the answer as a text, and whether it is right."""

    id: str
    given: str
    right: bool

    @classmethod
    def of(cls, one: LiveExercise) -> FirstAnswer | None:
        """The first answer to an exercise; None if there is none."""
        if not one.attempt.answers:
            return None
        given = one.attempt.answers[0]
        return cls(one.id, answer_text(given), bool(one.ask.judge(one.scene, given)))


@cache
def _made(topic: str, level: int, seed: int) -> Exercise:
    if topic.startswith(EXAMPLE):
        return example_of(topic.removeprefix(EXAMPLE), seed)
    return exercises(topic, seed, 1, level)[0]


def example_of(belief: str, more: int = 0) -> Exercise:
    """The example of a belief as an exercise, or one of those that its system has besides, from 1 on."""
    known, id = all_beliefs()[belief], f"{EXAMPLE}{belief}"
    return exercise(**known.more[more - 1], id=f"{id}-{more}") if more else exercise(**known.example, id=id)


PARTS = ("marks", "moves", "light", "topic", "difficulty", "seed")
"""What an exercise is made of besides its question and its game."""


def text_of(made: Exercise) -> str:
    """What an exercise is made of, as ``check.toml`` keeps it; ``ValueError`` if it has words of its own."""
    if made.wording or made.text or made.own_hints:
        raise ValueError(f"{made.id} has words of its own")
    usual = Setup.make(dict(zip(made.setup.seats, made.setup.names, strict=True)), 0, {}).as_json()
    game = made.setup.as_json().items()
    kept = {name: value for name, value in game if value != usual.get(name) or name in ("seats", "names")}
    parts = {name: value for name in PARTS if (value := getattr(made, name))}
    return json.dumps({"ask": str(made.ask)} | parts | {"game": kept})


@cache
def _read(text: str, id: str) -> Exercise:
    told = json.loads(text)
    return Exercise(told.pop("ask"), Setup.from_json(told.pop("game")), **told, id=id)


def item_exercise(id: str) -> Exercise | None:
    """The exercise of this id in the bank of any system; None if there is none."""
    return next((bank[id].exercise() for bank in item_banks().values() if id in bank), None)


@cache
def item_banks() -> dict[str, dict[str, CheckItem]]:
    """The exercises of each system that has such a file, by their ids."""
    found = read_each(lambda system: _items(tomllib.loads(system.read(FILE))))
    return {system: {one.id: one for one in items} for system, items in found.items() if items}


def _items(rows: Mapping[str, Mapping[str, str]]) -> list[CheckItem]:
    made = []
    for name, answers in rows.items():
        topic, level, seed = name.rsplit(" ", 2)
        told = {given: tuple(ids.split()) for given, ids in answers.items() if given != WHOLE}
        made.append(CheckItem(topic, int(level), int(seed), told, answers.get(WHOLE, "")))
    return made


def likely_beliefs(system: str, answered: Iterable[FirstAnswer]) -> dict[str, float]:
    """How likely each belief about a system is after some answers.

    >>> {*likely_beliefs("base", []).values()} == {PRIOR}
    True
    """
    bank, known = item_banks()[system], dict.fromkeys(beliefs()[system], PRIOR)
    for one in answered:
        if one.id in bank:
            known |= {id: _after(known, one, id, own, others) for id, own, others in bank[one.id].beliefs}
    return known


def _after(known: Mapping[str, float], answer: FirstAnswer, id: str, own: str, others: Sequence[str]) -> float:
    """How likely a belief is after an answer, where its holders would give their ``own``."""
    chance = known[id]
    if not answer.right and answer.given != own:
        return chance  # it comes of another belief, or is careless
    by_others = _by_others(known, others)
    held, free = (SLIP, 1 - by_others) if answer.right else (1 - SLIP, by_others)
    return chance * held / (chance * held + (1 - chance) * free)


def _by_others(known: Mapping[str, float], others: Sequence[str]) -> float:
    """How likely somebody who does not hold a belief gives its answer: by one of some others, or carelessly."""
    return 1 - (1 - SLIP / SLIPS) * math.prod(1 - known[other] for other in others)


def next_item(system: str, known: Mapping[str, float], before: Sequence[str], dice: Dice) -> CheckItem | None:
    """The exercise that is expected to tell most, of those that were not asked ``before``; None if all were."""
    left = [one for id, one in item_banks()[system].items() if id not in before]
    told = [expected_bits(known, one) for one in left]
    return (
        dice.one([one for one, bits in zip(left, told, strict=True) if bits >= AS_GOOD * max(told)]) if left else None
    )


def expected_bits(known: Mapping[str, float], item: CheckItem) -> float:
    """How much an answer is expected to tell about the beliefs that show in an exercise, in bits."""
    total = 0.0
    for id, _, others in item.beliefs:
        chance, by_others = known[id], _by_others(known, others)
        for held, free in ((1 - SLIP, by_others), (SLIP, 1 - by_others)):
            both = chance * held + (1 - chance) * free
            total -= both * _bits(chance * held / both)
        total += _bits(chance)
    return total


def _bits(chance: float) -> float:
    """How much is not known where something has this chance."""
    return -sum(p * math.log2(p) for p in (chance, 1 - chance) if p > 0)


def answer_text(given: Any) -> str:
    """An answer as it stands in the bank and in results."""
    return ", ".join(given) if isinstance(given, list) else str(given)
