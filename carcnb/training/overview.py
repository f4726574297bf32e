"""The page of practice: ten for today, puzzles, the climb, and the map of the rules, each with how well it is known."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.browser import in_browser
from carcnb.progress import file, keeping, progress
from carcnb.questions.beliefs import BASE
from carcnb.questions.topics import title_of
from carcnb.quizzes import TOPICS, check_asked, check_seed, practice_expansions
from carcnb.quizzes.puzzles import puzzle_of
from carcnb.rulebook import rule
from carcnb.training.check import MOST as CHECKED
from carcnb.training.check import CheckRun
from carcnb.training.item_bank import item_banks
from carcnb.training.memory import DAILY, PracticeMemory
from carcnb.training.run import Climb, PracticeRun, PuzzleRun
from carcnb.training.taught_by import lesson_of
from carcnb.training.trained_rules import trains
from carcnb.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from carcnb.quizzes.run import ExerciseRun
    from carcnb.wire import panel as wire_panel

FEW = 5
"""Exercises of one topic, or about one rule, that are taken at a time."""
CHECK = "check"
NEW, MET, KNOWN, AGAIN = range(4)
"""What is known of a rule: it was never asked about, not known yet, known, known and worth another look today."""


@cache
def _asked() -> dict[str, dict[str, float]]:
    """The topics that ask about each rule, each with the share of its exercises; in the order of the topics."""
    found: dict[str, dict[str, float]] = {}
    for topic in (*TOPICS, *practice_expansions()):
        for shares in trains(topic).values():
            for id, share in shares.items():
                found.setdefault(id, {}).setdefault(topic, 0)
                found[id][topic] += share
    return found


def _place(id: str) -> tuple[str, list[int]]:
    """The place of a rule among others: BASE-8.2 comes before BASE-14.1."""
    prefix, _, number = id.rpartition("-")
    return prefix, [int(part) for part in number.split(".")]


def learnt_topics() -> list[str]:
    """The topics of the base game, and the expansions of which a lesson was begun or a rule was asked about."""
    begun = {name.partition("/")[0] for name in progress()} | {
        rule(id).system for id in PracticeMemory.of_learner().rules
    }
    return [*TOPICS, *(name for name in practice_expansions() if name in begun)]


def begin(what: str) -> ExerciseRun | None:
    """What a row of the page leads to: ``day``, ``puzzles``, ``check``, ``climb``, a topic or a rule; else None.

    A check is of the base game, ``check-inns_and_cathedrals`` of that.
    """
    if what == "day":
        return PracticeRun(learnt_topics(), puzzles=_with_puzzles())
    if what == "puzzles":
        return PuzzleRun(_with_puzzles())
    if what == "climb":
        return Climb()
    if what == CHECK or what.removeprefix(f"{CHECK}-") in item_banks():
        return CheckRun(what.removeprefix(CHECK).removeprefix("-") or BASE)
    if what in _asked():
        topics = [topic for topic in _asked()[what] if topic in learnt_topics()] or [*_asked()[what]]
        return PracticeRun(topics, FEW, only=[what], title=lambda: rule(what).title)
    return of_topic(what) if what in (*TOPICS, *practice_expansions()) else None


def of_topic(topic: str, n: int | None = None, seed: int | None = None) -> PracticeRun:
    """So many exercises of a topic, a few if that is not said; ``ExerciseError`` if there are none such."""
    n = FEW if n is None else n
    topics, seed = check_asked(topic, n), check_seed(seed)
    return PracticeRun(topics, n, seed=seed, title=lambda: title_of(topics[0]))


def puzzles_of(system: str) -> PuzzleRun:
    """A few puzzles of a system, each about as hard as the learner is good."""
    return PuzzleRun([system], title=lambda: f"{say('practice-puzzles')} · {say(f'system-{system}')}")


def puzzle_of_today() -> PuzzleRun:
    """The puzzle of the day, which is the same for everybody."""
    day = PracticeMemory.of_learner().today
    return PuzzleRun(title=lambda: f"{say('practice-puzzle-day')} · {day_text(day)}", only=puzzle_of(day))


def day_text(day: date) -> str:
    """A day, as it is said."""
    return say("course-day", day=str(day.day), month=say(f"course-month-{day.month}"), year=str(day.year))


def _with_puzzles() -> list[str]:
    """Of what was begun, the systems that have puzzles."""
    return ["base", *(name for name in learnt_topics() if name in bundled_puzzles())]


def rows() -> list[wire_panel.HomeRow]:
    """The rows above the map, in the session's language."""
    memory = PracticeMemory.of_learner()
    skill, done = memory.skill, min(memory.done_today, DAILY)
    due = len(memory.due(_asked()))
    said = [say("practice-day-note", n=DAILY)]
    if memory.done_today:
        said = [say("practice-day-done" if done == DAILY else "practice-day-left", n=DAILY - done)]
    elif due:
        said = [say("practice-day-due", n=due)]
    said += [say("practice-streak", n=memory.streak)] if memory.streak else []
    day: wire_panel.HomeRow = {
        "to": "practice:day",
        "text": say("practice-day"),
        "note": " · ".join(said),
        "first": True,
    }
    rated = say("puzzle-rating", rating=str(skill.rating)) if skill.asked else say("practice-puzzles-note")
    best = say("climb-best", n=memory.best) if memory.best else say("climb-note")
    return [
        day | {"share": (done, DAILY)} if done else day,
        {"to": "practice:puzzles", "text": say("practice-puzzles"), "note": rated},
        *_checks(),
        {"to": "practice:climb", "text": say("climb-title"), "note": best},
        {"to": "puzzle:today", "text": say("practice-puzzle-day"), "note": day_text(memory.today)},
    ]


def _checks() -> Iterator[wire_panel.HomeRow]:
    """What do I get wrong, of the base game and of what was learnt besides?"""
    for system in (one for one in item_banks() if one == BASE or one in learnt_topics()):
        text = say("check-title")
        to, title = (CHECK, text) if system == BASE else (f"{CHECK}-{system}", f"{text} {say(f'system-{system}')}")
        yield {"to": f"practice:{to}", "text": title, "note": say("check-note", n=CHECKED)}


def rule_map() -> list[wire_panel.RuleGroup]:
    """Every rule that exercises ask about, once, with the topic that asks most; what is known of it is its colour."""
    memory, here = PracticeMemory.of_learner(), learnt_topics()
    groups: dict[str, list[wire_panel.RuleCell]] = {topic: [] for topic in (*TOPICS, *practice_expansions())}
    for id in sorted(_asked(), key=_place):
        shares = _asked()[id]
        own = [topic for topic in shares if topic == rule(id).system]  # what an expansion says is with it
        known = KNOWN if memory.is_known(id) else MET if id in memory.rules else NEW
        known = AGAIN if known == KNOWN and memory.due([id]) else known
        days = memory.rules[id].days if id in memory.rules else 0
        said = say(f"practice-rule-{known}", title=rule(id).title, days=days)
        groups[max(own or shares, key=lambda topic: shares[topic])].append((id, said, known, lesson_of(id)))
    return [
        {
            "to": f"practice:{topic}",
            "text": title_of(topic),
            "note": say("practice-known", n=sum(cell[2] >= KNOWN for cell in cells), of=len(cells)),
            "rules": cells,
            "later": topic not in here,
        }
        for topic, cells in groups.items()
        if cells
    ]


def kept_where() -> str:
    """In a line where all of this is kept, and what may be done with it."""
    path = file()
    if path is None:
        return say("practice-file-none")
    if not keeping().kept:
        return ""  # it is said beside it
    if in_browser():
        return say("practice-file-page")
    home = Path.home()
    shown = f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)
    return say("practice-file", path=shown)
