"""Exercises by a belief: those in which whoever holds it answers something that is wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import count, islice

from carcnb.questions import Question
from carcnb.questions.beliefs import BASE, CHAPTERS, all_beliefs, chapter_of
from carcnb.questions.deciding import differs
from carcnb.questions.scene import Scene
from carcnb.questions.topics import TOPICS
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import ExerciseDraft, Makers
from carcnb.quizzes.drills import drill_drafts, drills

BY_BELIEF = "belief:"
"""What a topic begins with that is a belief: ``belief:robbed-down``."""


def is_belief(topic: str) -> bool:
    """Whether a topic is a belief."""
    return topic.startswith(BY_BELIEF)


def belief_of(topic: str) -> str:
    """The id of the belief that a topic is."""
    return topic.removeprefix(BY_BELIEF)


def shows(id: str, question: Question, scene: Scene) -> bool:
    """Whether whoever holds a belief answers a question about a scene wrong, with an answer that can be given."""
    return differs(all_beliefs()[id].belief, question, scene)


def belief_topics(id: str) -> tuple[str, ...]:
    """The topics whose exercises may ask about a belief; none where no exercise asks about its system."""
    known = all_beliefs()[id]
    if known.system == BASE:
        return tuple(topic for topic in TOPICS if any(chapter_of(rule) in CHAPTERS[topic] for rule in known.rules))
    return (known.system,) if known.system in drills() and known.questions else ()


def belief_drafts(
    id: str, dice: Dice, level: int, farmers: bool, makers: Makers, looked: int, asked: Collection[str] | None = None
) -> Iterator[tuple[str, ExerciseDraft | None]]:
    """Drafts with their topics, question after question, of so many looks; None where one has not brought any.

    Those of an expansion show the belief and have one of the questions ``asked``, if any are told; those of the base
    game are soon made, and may not show it.
    """

    def wanted(question: Question, scene: Scene) -> bool:
        return shows(id, question, scene)

    system = all_beliefs()[id].system
    if system == BASE:
        topics = [topic for topic in belief_topics(id) if farmers or topic != "fields"]
        for n in islice(count(dice.below(len(topics))), looked):
            topic = topics[n % len(topics)]
            yield topic, dice.one(makers[topic][level])(dice, level)
        return
    asks = [ask for ask in all_beliefs()[id].questions if asked is None or ask in asked]
    for n in islice(count(dice.below(len(asks))), looked):
        drafts = drill_drafts(dice, system, asks[n % len(asks)], level, farmers, wanted)
        yield system, next(drafts, None)
