"""Learners of three kinds who practise for thirty days, and what they then remember.

``python -m tests.training.simulated_learners`` tells it of the product's memory beside the boxes that came before.

What a learner remembers follows the model of Pavlik and Anderson (2005), which is written down from the paper and knows
nothing of the product: every answer leaves a trace that fades by a power of its age, the faster the fresher the memory
was when it was laid down, so that what is crammed is soon lost.  Time between days counts for less than time in a
sitting.  Of an answer that is not remembered one in four is right by luck.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date, timedelta
from math import exp, log
from random import Random
from statistics import fmean
from types import SimpleNamespace
from typing import Any, NamedTuple

from carcnb.quizzes import TOPICS
from carcnb.training.choosing import Chooser
from carcnb.training.memory import DAILY, PracticeMemory
from tests.training.boxes import Boxes

FADES, FRESH, NOISE = 0.177, 0.217, 0.255
"""The paper's parameters: how fast a trace fades at least, by how much faster a fresh one, and how sharp recall is."""
KINDS = {"forgetful": -0.4, "middling": -0.8, "quick": -1.2}
"""How much of a trace is needed, by kind."""
AWAY = 0.025
"""Time between sittings counts for so much of time in one."""
DAY, MINUTE = 86400 * AWAY, 60.0
LUCK = 0.25
DAYS, SKIPPED = 30, 0.4
"""So long they practise, and so many of the days an irregular one leaves out."""
BEGIN = date(2026, 3, 2)


class Learner:
    """Somebody who remembers, forgets and guesses."""

    def __init__(self, needs: float, seed: int) -> None:
        self.needs, self.dice = needs, Random(seed)
        self.traces: dict[str, list[tuple[float, float]]] = {}  # when each was laid down, and how fast it fades

    def strength(self, rule: str, now: float) -> float | None:
        """How strong the memory of a rule is; None without any."""
        traces = self.traces.get(rule)
        return log(sum((now - at) ** -fades for at, fades in traces)) if traces else None

    def recall(self, rule: str, now: float) -> float:
        """How likely it is that a rule is remembered."""
        strength = self.strength(rule, now)
        return 0.0 if strength is None else 1 / (1 + exp((self.needs - strength) / NOISE))

    def answer(self, rule: str, now: float) -> bool:
        """Answer an exercise, and hear what is right."""
        remembers = self.dice.random() < self.recall(rule, now)
        right = remembers or self.dice.random() < LUCK
        strength = self.strength(rule, now)
        fades = FADES + (FRESH * exp(strength) if strength is not None else 0.0)
        self.traces.setdefault(rule, []).append((now, fades))
        return right


class Stub(Chooser):
    """The product's choice of what comes next, of exercises that are nothing but their rule."""

    def about(self, rule: str, *_: Any) -> Any:
        topic = next(topic for topic in self.by_topic if rule in self.by_topic[topic])
        return SimpleNamespace(rule=rule, topic=topic, ask=SimpleNamespace(verb=topic))

    @property
    def by_topic(self) -> dict[str, set[str]]:
        from carcnb.training.trained_rules import trains

        return {topic: {rule for found in trains(topic).values() for rule in found} for topic in TOPICS}


class Outcome(NamedTuple):
    """What a learner remembers on the last day: of all rules, how many were met, of those that are green."""

    recall: float
    met: float
    green: float
    greens: float
    """So often a rule was green at the end of a day."""
    kept: float
    """And so often it would be recalled a week later if left alone."""


def practised(make: Callable[[date], Any], needs: float, seed: int, irregular: bool) -> Outcome:
    """Thirty days of ten exercises each."""
    learner, memory, dice = Learner(needs, seed), make(BEGIN), Random(seed + 7)
    greens: list[float] = []
    rules: tuple[str, ...] = ()
    for day in range(DAYS):
        if irregular and dice.random() < SKIPPED:
            continue
        memory.today = BEGIN + timedelta(day)
        chooser = Stub(memory, TOPICS, 1000 * seed + day)
        rules = chooser.rules
        made: list[Any] = []
        for n in range(DAILY):
            made.append(chooser.next(made))
            now = day * DAY + n * MINUTE
            memory.note(made[-1].rule, learner.answer(made[-1].rule, now))
        after = (day + 7) * DAY
        greens += [learner.recall(rule, after) for rule in memory.rules if memory.is_known(rule)]
    end = DAYS * DAY
    memory.today = BEGIN + timedelta(DAYS)
    known = [rule for rule in memory.rules if memory.is_known(rule)]
    return Outcome(
        fmean(learner.recall(rule, end) for rule in rules),
        len(memory.rules) / len(rules),
        len(known) / len(rules),
        len(greens),
        sum(greens),
    )


def product(today: date) -> PracticeMemory:
    """The memory that carcnb has."""
    return PracticeMemory({}, today)


def mean(make: Callable[[date], Any], kind: str, irregular: bool, seeds: int) -> Outcome:
    """What so many learners of a kind remember on average."""
    found = [practised(make, KINDS[kind], seed, irregular) for seed in range(seeds)]
    return Outcome(*map(fmean, zip(*found, strict=True)))


def main(seeds: int = 20) -> None:
    """Print what all kinds remember, by the memory and by boxes."""
    print(f"{'':22}{'recall on day 30':>28}{'met':>14}{'green':>14}{'of them known':>16}")
    every: list[tuple[Outcome, Outcome]] = []
    for irregular in (False, True):
        for kind in KINDS:
            boxes, now = (mean(make, kind, irregular, seeds) for make in (Boxes, product))
            gap = (now.recall - boxes.recall) / (1 - boxes.recall)
            cells = "".join(f"{b:8.2f} {n:5.2f}" for b, n in zip(boxes[1:3], now[1:3], strict=True))
            cells += "".join(f"{one.kept / max(one.greens, 1):6.2f}" for one in (boxes, now))
            name = f"{kind} irregular" if irregular else kind
            print(f"{name:22}{boxes.recall:8.2f} {now.recall:5.2f} ({gap:+.0%} of the gap){cells}")
            every.append((boxes, now))
    for name, of in (("boxes", 0), ("now", 1)):
        greens, kept = (sum(getattr(pair[of], what) for pair in every) for what in ("greens", "kept"))
        print(f"green and known, all kinds, {name}: {kept / greens:.0%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
