"""Exercises by a rule: those whose answer it decides."""

from __future__ import annotations

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
from carcnb.quizzes.staging import parse_besides
from carcnb.quizzes.training_data import training_data
from carcnb.rulebook import index
from carcnb.rulebook.restating import original_rules

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
    """What asks about each rule: topics of the base game, or questions."""
    return {id: asks for of in training_data().values() for id, asks in of.rules.items()}


def rule_asks(id: str) -> tuple[str, ...]:
    """The topics of the base game, or the questions of an expansion, that ask about a rule; the likeliest first."""
    return next((tuple(_kept()[one]) for one in (id, *original_rules(id)) if one in _kept()), ())


def ask_topics(id: str, ask: str) -> frozenset[str]:
    """The topics that somebody practises to whom a question about a rule can be put: all that is played in it."""
    return frozenset((ask,) if ask in TOPICS else (practised_system(id), *parse_besides(ask)[1].expansions))


def practised_system(id: str) -> str:
    """The system whose exercises ask about a rule: its own, or that of what it says again; empty if none do."""
    homes = (index()[one] for one in (id, *original_rules(id)))
    return next((home for home in homes if home == BASE or home in drills()), "")


def rule_drafts(
    id: str,
    dice: Dice,
    level: int,
    farmers: bool,
    makers: Makers,
    looked: int,
    asks: Collection[str],
    decided: bool = True,
) -> Iterator[tuple[str, ExerciseDraft | None]]:
    """Drafts with their topics, of so many looks, one question after another; None where one has not brought any.

    Those of an expansion are decided by the rule, if that is asked for; those of the base game are soon made, and may
    not be.
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
            drafts = drill_drafts(dice, system, ask, level, farmers, wanted if decided else None)
            yield from ((system, draft) for draft in (drafts if not decided else [next(drafts, None)]))
