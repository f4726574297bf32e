"""Exercises by a rule: those whose answer it decides."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import count, islice

from carcnb.questions import Question
from carcnb.questions.beliefs import BASE
from carcnb.questions.deciding import is_decided_by
from carcnb.questions.scene import Scene
from carcnb.questions.topics import TOPICS
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import ExerciseDraft, Makers
from carcnb.quizzes.drills import drill_drafts, drills
from carcnb.rulebook import index
from carcnb.rulebook.restating import original_rules
from carcnb.systems import read_each

BY_RULE = "rule:"
"""What a topic begins with that is a rule: ``rule:IC-15``."""


def is_rule(topic: str) -> bool:
    """Whether a topic is a rule."""
    return topic.startswith(BY_RULE)


def rule_of(topic: str) -> str:
    """The id of the rule that a topic is."""
    return topic.removeprefix(BY_RULE)


@cache
def _kept() -> Mapping[str, list[str]]:
    """What asks about each rule, as ``trained.toml`` of its system has it: topics of the base game, or questions."""
    found = read_each(lambda system: tomllib.loads(system.read("trained.toml")).get("rules", {}))
    return {id: asks for of in found.values() for id, asks in of.items()}


def rule_asks(id: str) -> tuple[str, ...]:
    """The topics of the base game, or the questions of an expansion, that ask about a rule; the likeliest first."""
    return next((tuple(_kept()[one]) for one in (id, *original_rules(id)) if one in _kept()), ())


def practised_system(id: str) -> str:
    """The system whose exercises ask about a rule: its own, or that of what it says again; empty if none do."""
    homes = (index()[one] for one in (id, *original_rules(id)))
    return next((home for home in homes if home == BASE or home in drills()), "")


def rule_drafts(
    id: str, dice: Dice, level: int, farmers: bool, makers: Makers, looked: int, asks: Collection[str]
) -> Iterator[tuple[str, ExerciseDraft | None]]:
    """Drafts with their topics, of so many looks, one question after another; None where one has not brought any.

    Those of an expansion are decided by the rule; those of the base game are soon made, and may not be.
    """
    rules, system = (id, *original_rules(id)), practised_system(id)

    def wanted(question: Question, scene: Scene) -> bool:
        return is_decided_by(rules, question, scene)

    if system == BASE:
        asks = [topic for topic in asks if farmers or topic != "fields"]
    asked = list(asks)
    for n in islice(count(dice.below(len(asked))), looked if asked else 0):
        ask = asked[n % len(asked)]
        if ask in TOPICS:
            yield ask, dice.one(makers[ask][level])(dice, level)
        else:
            yield system, next(drill_drafts(dice, system, ask, level, farmers, wanted), None)
