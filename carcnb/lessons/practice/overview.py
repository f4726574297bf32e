"""The page of practice: ten for today, the climb, and every topic with how much of it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.lessons.exercises import TOPICS, check_asked, check_seed, practised
from carcnb.lessons.practice.memory import DAILY, Memory
from carcnb.lessons.practice.run import Climb, PracticeRun
from carcnb.lessons.practice.trained import trains
from carcnb.lessons.topics import note_of, title_of
from carcnb.progress import progress
from carcnb.rulebook import rule
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.lessons.exercises.run import ExerciseRun
    from carcnb.widget import wire_panel

FEW = 5
"""Exercises of one topic that are taken at a time."""


def _rules(topic: str) -> set[str]:
    """The rules that the exercises of a topic ask about."""
    return {rule for shares in trains(topic).values() for rule in shares}


def _place(id: str) -> tuple[str, list[int]]:
    """The place of a rule among others: BASE-8.2 comes before BASE-14.1."""
    prefix, _, number = id.rpartition("-")
    return prefix, [int(part) for part in number.split(".")]


def learnt() -> list[str]:
    """The topics of the base game, and the expansions of which a lesson was begun or a rule was asked about."""
    begun = {name.partition("/")[0] for name in progress()} | {rule(id).system for id in Memory.of_learner().rules}
    return [*TOPICS, *(name for name in practised() if name in begun)]


def begin(what: str) -> ExerciseRun | None:
    """What a row of the page leads to: ``day``, ``climb`` or a topic; None if there is no such thing."""
    if what == "day":
        return PracticeRun(learnt())
    if what == "climb":
        return Climb()
    return of_topic(what) if what in (*TOPICS, *practised()) else None


def of_topic(topic: str, n: int | None = None, seed: int | None = None) -> PracticeRun:
    """So many exercises of a topic, a few if that is not said; ``ExerciseError`` if there are none such."""
    n = FEW if n is None else n
    topics, seed = check_asked(topic, n), check_seed(seed)
    return PracticeRun(topics, n, seed=seed, title=lambda: title_of(topics[0]))


def rows() -> list[wire_panel.HomeRow]:
    """The rows of the page, in the session's language."""
    memory = Memory.of_learner()
    today = say("practice-today", n=memory.done) if memory.done else say("practice-day-note", n=DAILY)
    streak = [say("practice-streak", n=memory.streak)] if memory.streak else []
    best = say("climb-best", n=memory.best) if memory.best else say("climb-note")
    made: list[wire_panel.HomeRow] = [
        {"to": "practice:day", "text": say("practice-day"), "note": " ".join([today, *streak]), "first": True},
        {"to": "practice:climb", "text": say("climb-title"), "note": best},
    ]
    for topic in (*TOPICS, *practised()):
        rules = _rules(topic)
        share = sum(map(memory.known, rules)), len(rules)
        note = say("practice-known", n=share[0], of=share[1]) if share[0] else note_of(topic)
        made.append({"to": f"practice:{topic}", "text": title_of(topic), "note": note, "share": share})
    return made


def rule_map() -> list[wire_panel.RuleGroup]:
    """Every rule that exercises ask about, by system: what is known of it is its colour."""
    memory = Memory.of_learner()
    groups: dict[str, list[wire_panel.RuleCell]] = {system: [] for system in ("base", *practised())}
    asked = {id for topic in (*TOPICS, *practised()) for id in _rules(topic)}
    for id in sorted(asked, key=_place):
        told = rule(id)
        level = 2 if memory.known(id) else int(id in memory.rules)
        groups.setdefault(told.system, []).append((id, say(f"practice-rule-{level}", title=told.title), level))
    return [{"text": say(f"system-{system}"), "rules": cells} for system, cells in groups.items() if cells]
