"""What a lesson or a chapter teaches, and which exercises are about it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from carcnb.curriculum import Chapter, chapters, curriculum, former_names
from carcnb.engine.expansions import ORDER
from carcnb.questions.deciding import named_rules
from carcnb.questions.topics import TOPICS
from carcnb.quizzes.drills import drills
from carcnb.quizzes.model import Exercise
from carcnb.quizzes.training_data import training_data
from carcnb.rulebook import NAMED
from carcnb.systems import match_word, systems

LOOKED, LONG, SELDOM = 60, 200, 0.05
"""Drafts that are looked at for one about some rules before it may be about others; so many for those of a whole
chapter, and where no game has to be played for it.  Rules that fewer exercises of a chapter are about are left alone.
"""


class Taught(NamedTuple):
    """A lesson or a chapter, by ``name``: the topics of its exercises and their questions, and the rules it teaches.

    ``rules`` are what it teaches, for each look at drafts: first what no chapter before has taught, at last what its
    whole chapter teaches.  ``later`` are taught only after it, and so are the ``figures``.
    """

    name: str
    chapter: str
    topics: tuple[str, ...]
    questions: Mapping[str, int]
    rules: tuple[frozenset[str], ...]
    later: frozenset[str]
    figures: frozenset[str]
    farmers: bool

    def topic_questions(self, level: int) -> list[tuple[str, str]]:
        """Its topics, those of expansions with a question each; all their questions if none is as easy as that."""
        found = []
        for topic in self.topics:
            asks = {} if topic in TOPICS else self.questions or drills()[topic]
            easy = [ask for ask, least in asks.items() if least <= level]
            found += [(topic, ask) for ask in easy or asks] or [(topic, "")]
        return found

    @property
    def simple(self) -> bool:
        """Whether its exercises are made without a game being played."""
        return set(self.topics) <= set(TOPICS)

    def draft_limit(self, rules: frozenset[str]) -> int:
        """How many drafts are looked at for one about these rules."""
        return LONG if self.simple or rules == self.rules[-1] else LOOKED

    def rules_wanted(self, level: int) -> list[frozenset[str]]:
        """The rules to look for one after the other, those that are trained at a difficulty; any rule at the end."""
        if self.simple and self.name != self.chapter:  # they are soon made: what is seldom asked is found as well
            there = [ids for ids in self.rules if ids & _asked_about()]
        else:
            kept = training_data()[_system(self.name)].chapters.get(self.chapter)
            there = [ids for ids in self.rules if kept is None or sum(kept[level].get(id, 0) for id in ids) >= SELDOM]
        return [*dict.fromkeys(filter(None, there)), frozenset()]

    def suits(self, one: Exercise, rules: frozenset[str]) -> bool:
        """Whether an exercise is about one of these rules, or any if there are none, and about nothing taught later."""
        about = rules_of(one)
        if about & self.later or (rules and not about & rules):
            return False
        table = one.scene.game.table
        return self.figures.isdisjoint(figure.kind for on in table.state.figures.values() for figure in on)


def rules_of(one: Exercise) -> frozenset[str]:
    """The rules an exercise is about: the one that decides, and those of its sum and of what is said of its answer."""
    return named_rules(one.ask, one.scene)


@cache
def find_taught(name: str) -> Taught | None:
    """What a lesson or a chapter teaches; None if there is none of this name, or nothing to practise."""
    if name in chapters():
        chapter, lessons = chapters()[name], [entry.name for entry in chapters()[name].lessons]
    elif name in curriculum():
        chapter, lessons = chapters()[chapter_of(name)], [name]
    else:
        return None
    told = [_system(name)] if chapter.exercises else [entry.topic for entry in chapter.lessons]
    own = [curriculum()[name].topic] if name in curriculum() else told
    topics = tuple(topic for topic in dict.fromkeys(own if any(own) else told) if topic in TOPICS or topic in drills())
    if not topics:
        return None
    every = [of for of in chapters().values() if _system(of.name) == _system(name)]
    at = every.index(chapter) + 1
    known, before, whole = _named(every[:at]), _named(every[: at - 1]), _named([chapter])
    nearest = whole if name == chapter.name else frozenset[str]().union(*map(_rules, lessons))
    rules = nearest - before, nearest, whole
    later, figures = _named(every[at:]) - known, _figures(_system(name), every[:at])
    return Taught(name, chapter.name, topics, chapter.exercises, rules, later, figures, chapter.lessons[0].farmers)


@cache
def _asked_about() -> frozenset[str]:
    """All rules that exercises of any chapter were found to be about."""
    told = (levels for of in training_data().values() for levels in of.chapters.values())
    return frozenset(id for levels in told for shares in levels.values() for id in shares)


def chapter_of(lesson: str) -> str:
    """The chapter that a lesson is in."""
    return next(name for name, of in chapters().items() if curriculum()[lesson] in of.lessons)


def meant_by(name: str) -> str:
    """The lesson or chapter that a text names, such as ``base/roads``, ``inns/3`` or ``inns/Inns``; empty if none is.

    The system may be told by the start of its name, a chapter by its number or by its title in any language.
    """
    system, _, what = name.partition("/")
    system = match_word(system, dict.fromkeys(map(_system, chapters())))
    full = f"{system}/{what.strip()}"
    full = former_names().get(full, full)
    if full in curriculum() or full in chapters():
        return full
    titled = [of.name for of in chapters().values() if _system(of.name) == system
              and what.strip().casefold() in map(str.casefold, of.title.values())]  # fmt: skip
    return titled[0] if titled else ""


def _system(name: str) -> str:
    return name.partition("/")[0]


def _named(of: Iterable[Chapter]) -> frozenset[str]:
    """The rules that the lessons of some chapters name, and those of the chapters themselves."""
    of_lessons = (id for chapter in of for entry in chapter.lessons for id in _rules(entry.name))
    return frozenset((*of_lessons, *(id for chapter in of for id in chapter.rules)))


def _text(lesson: str) -> str:
    system, _, name = lesson.partition("/")
    return systems()[system].read("lessons", f"{name}.toml")


@cache
def _rules(lesson: str) -> frozenset[str]:
    """The rules that a lesson names."""
    return frozenset(NAMED.findall(_text(lesson)))


def _figures(system: str, upto: Collection[Chapter]) -> frozenset[str]:
    """The kinds of an expansion's figures that no lesson so far knows."""
    texts = " ".join(_text(entry.name) for chapter in upto for entry in chapter.lessons)
    kinds = [kind for expansion in ORDER if expansion.name == system for kind in expansion.figures]
    return frozenset(kind for kind in kinds if not re.search(rf"\b{kind}\b", texts))
