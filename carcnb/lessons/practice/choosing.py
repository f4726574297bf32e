"""Which exercise comes next: what is due before what is new, mixed with what is known, weak rules more often."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from carcnb.lessons.exercises import Exercise, exercises
from carcnb.lessons.exercises.dice import Dice
from carcnb.lessons.exercises.making import fitting
from carcnb.lessons.practice.memory import Memory
from carcnb.lessons.practice.trained import trains

TRIES = 12
"""Exercises made in search of one that the wanted rule decides; the next best is taken then."""
MIX = ("due",) * 5 + ("new",) * 4 + ("known",)
"""What comes next, as often as it stands here; where there is none of a kind, what follows it."""
AHEAD = 3
"""Of the new rules one of so many that come next in the order of the topics."""


class Chooser:
    """Chooses exercises of some topics for what is remembered; the same dice and memory give the same ones."""

    def __init__(self, memory: Memory, topics: Sequence[str], seed: int, farmers: bool = True) -> None:
        self.memory, self._farmers, self._seed, self._made = memory, farmers, seed, 0
        self.topics = [topic for topic in topics if farmers or topic != "fields"]
        asked = (rule for topic in self.topics for found in trains(topic).values() for rule in found)
        self.rules = tuple(dict.fromkeys(asked))

    def next(self, recent: Collection[str] = ()) -> Exercise:
        """An exercise for the memory as it is now, about another rule than the ``recent`` ones."""
        self._made += 1
        dice = Dice(self._seed, f"practice {self._made}")
        rule = self._rule(dice, recent)
        recalled = self.memory.rules.get(rule)
        return self.about(rule, dice, 1 if recalled is None or not recalled.box else 2 if recalled.box < 4 else 3)

    def _rule(self, dice: Dice, recent: Collection[str]) -> str:
        memory = self.memory
        there = [rule for rule in self.rules if rule not in recent] or list(self.rules)
        kinds = {
            "due": memory.due(there)[:AHEAD],
            "new": memory.new(there)[:AHEAD],
            "known": [rule for rule in there if rule in memory.rules],
        }
        wanted = dice.one(MIX)
        return dice.one(next(filter(None, (kinds[kind] for kind in (wanted, *kinds)))))

    def about(self, rule: str, dice: Dice, level: int) -> Exercise:
        """An exercise that a rule decides, of the difficulty or one as near as the rule is trained at."""
        places = [(topic, at, share) for topic in self.topics for at, found in trains(topic).items()
                  for name, share in found.items() if name == rule]  # fmt: skip
        near = min(abs(at - level) for _, at, _ in places)
        topic, level, _ = max((place for place in places if abs(place[1] - level) == near), key=lambda place: place[2])
        made = (
            exercises(topic, seed=dice.below(2**32), n=1, difficulty=level, farmers=self._farmers)[0]
            for _ in range(TRIES)
        )
        found = fitting(made, lambda one: one.rule == rule, settle=True)
        assert found
        return found
