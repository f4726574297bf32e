"""Which exercise comes next: what is due before what is new, mixed with what is known, weak rules more often.

No two that ask the same way come one after another, and of any ten few are of one kind, one topic, one rule.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from itertools import islice

from carcnb.errors import require
from carcnb.quizzes import Exercise, exercises
from carcnb.quizzes.by_rule import ask_topics, rule_asks
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.making import fitting, made_by_rule
from carcnb.training.memory import DAILY, PracticeMemory
from carcnb.training.trained_rules import trains

TRIES = 12
"""Exercises made in search of one that the wanted rule decides; the next best is taken then."""
MIX = ("due",) * 5 + ("new",) * 4 + ("known",)
"""What comes next, as often as it stands here; where there is none of a kind, what follows it."""
AHEAD = 3
"""Of the new rules one of so many that come next in the order of the topics."""
AT_ONCE = 10
"""While so many rules were answered wrongly last, no new one comes if there is anything else to ask."""
APART = 3
"""So many exercises lie between two about the same rule."""
ALIKE, TWICE = 3, 2
"""Of any ten at most so many ask the same way; at most so many are about one rule."""
PATIENCE, FEW = 8, 2
"""Exercises that are made in search of one unlike those before, where there are other rules to ask about, and where
there are none; the one most unlike them is taken then."""


class Chooser:
    """Chooses exercises of some topics for what is remembered; the same dice and memory give the same ones.

    ``only`` are the rules that are asked about; all that the topics train where none are named.
    """

    def __init__(
        self,
        memory: PracticeMemory,
        topics: Sequence[str],
        seed: int,
        farmers: bool = True,
        only: Collection[str] = (),
    ) -> None:
        self.memory, self._farmers, self._seed, self._made = memory, farmers, seed, 0
        self._only = only
        self._practised = [topic for topic in topics if farmers or topic != "fields"]
        self._take(self._practised)

    def _take(self, topics: Sequence[str]) -> None:
        """Choose from these topics."""
        self.topics = topics
        asked = (rule for topic in topics for found in trains(topic).values() for rule in found)
        self.rules = tuple(rule for rule in dict.fromkeys(asked) if not self._only or rule in self._only)

    def next(self, before: Sequence[Exercise] = ()) -> Exercise:
        """An exercise for the memory as it is now, unlike those that came just ``before``."""
        self._made += 1
        dice = Dice(self._seed, f"practice {self._made}")
        lately = before[-(DAILY - 1) :]
        among = self if self._only else self._unused(lately)

        def about(rule: str) -> Exercise:
            return among.about(rule, dice, self.memory.level(rule))

        made = map(about, among._wanted(dice, lately))
        if self._only:
            return min(islice(made, FEW), key=lambda one: (one.rule not in self._only, likeness(one, lately)))
        return unlike(made, lately)

    def _unused(self, lately: Sequence[Exercise]) -> Chooser:
        """The same for topics that were not asked about just now, nor had their share of late; else for all."""
        share = max(TWICE, 1 + DAILY // len(self.topics))
        often = {one.topic for one in lately if _count(one.topic, (other.topic for other in lately)) >= share}
        free = [topic for topic in self.topics if topic not in often | {one.topic for one in lately[-2:]}]
        narrowed = copy(self)
        narrowed._take(free or self.topics)
        return narrowed if narrowed.rules else self

    def _wanted(self, dice: Dice, lately: Sequence[Exercise]) -> Iterator[str]:
        """Rules worth asking about now, one after another, without end: one comes again when all have come."""
        rules = [one.rule for one in lately]
        recent = {*rules[-APART:], *(rule for rule in rules if _count(rule, rules) >= TWICE)}
        tried = set[str]()
        while True:
            there = [rule for rule in self.rules if rule not in recent | tried]
            if not there:
                there = [rule for rule in self.rules if rule not in tried] or list(self.rules)
            yield (rule := self._rule(dice, there))
            tried.add(rule)

    def _rule(self, dice: Dice, there: Sequence[str]) -> str:
        memory = self.memory
        kinds = {
            "due": memory.due(there)[:AHEAD],
            "new": memory.new(there)[:AHEAD],
            "known": [rule for rule in there if rule in memory.rules],
        }
        full = memory.shaky >= AT_ONCE
        wanted = "due" if full else dice.one(MIX)
        order = ("due", "known", "new") if full else (wanted, *kinds)
        return dice.one(next(filter(None, (kinds[kind] for kind in order))))

    def about(self, rule: str, dice: Dice, level: int) -> Exercise:
        """An exercise that a rule decides; if none is soon found one of a topic in which such come."""
        played = {ask: ask_topics(rule, ask) for ask in rule_asks(rule)}
        asks = [ask for ask, of in played.items() if of <= {*self._practised} and not of.isdisjoint(self.topics)]
        return made_by_rule(rule, asks, dice, level, self._farmers) or self._of_topic(rule, dice, level)

    def _of_topic(self, rule: str, dice: Dice, level: int) -> Exercise:
        """One of a topic that asks about a rule, of the difficulty or one as near as the rule is trained at."""
        places = [(topic, at, share) for topic in self.topics for at, found in trains(topic).items()
                  for name, share in found.items() if name == rule]  # fmt: skip
        near = min(abs(at - level) for _, at, _ in places)
        topic, level, _ = max((place for place in places if abs(place[1] - level) == near), key=lambda place: place[2])
        made = (
            exercises(topic, seed=dice.below(2**32), n=1, difficulty=level, farmers=self._farmers)[0]
            for _ in range(TRIES)
        )
        found = fitting(made, lambda one: one.rule == rule, settle=True)
        return require(found, Exercise)


def unlike(made: Iterable[Exercise], before: Sequence[Exercise]) -> Exercise:
    """The first of those that are made that is unlike those before it, or of so many the one that is most so."""
    found: list[tuple[int, Exercise]] = []
    for one in islice(made, PATIENCE):
        found.append((likeness(one, before), one))
        if not found[-1][0]:
            break
    return min(found, key=lambda one: one[0])[1]


def kind_of(exercise: Exercise) -> str:
    """The kind of its question."""
    return exercise.ask.verb


def likeness(made: Exercise, before: Sequence[Exercise]) -> int:
    """How much an exercise is like those before it: 0 if it asks otherwise than the last, and seldom what it asks."""
    kinds = [kind_of(one) for one in before]
    same = 4 * (kind_of(made) in kinds[-1:]) + 2 * (_count(kind_of(made), kinds) >= ALIKE)
    return same + (_count(made.rule, (one.rule for one in before)) >= TWICE)


def _count(what: str, among: Iterable[str]) -> int:
    return sum(one == what for one in among)
