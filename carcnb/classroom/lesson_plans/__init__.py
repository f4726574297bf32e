"""Lesson plans of 45 minutes for a class: goals, the course by minutes, questions, what to listen for, a check."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from carcnb.classroom.lesson_plans.model import Plan, Plans
from carcnb.classroom.lesson_plans.reading import parse
from carcnb.errors import CarcnbError, nearest, raise_as
from carcnb.questions.errors import LessonError
from carcnb.systems import System, match_word, read_each, systems
from carcnb.words import find_language

__all__ = ["Plan", "Plans", "plan", "plans"]


def plans(system: str | None = None, lang: str | None = None) -> Plans:
    """All lesson plans, or those of one system, in the order in which they are taught; they show themselves as a table.

    ``lang`` is a language code (the session's if none is given).  ``LessonError`` lists the systems that have plans.

    >>> carcnb.classroom.plans()[0]
    <Plan base/1: First tiles, first road>
    """
    code = _code(lang)
    found = [one for one in _all().values() if system is None or one.system == match_word(str(system), systems())]
    if not found:
        known = dict.fromkeys(one.system for one in _all().values())
        raise LessonError(f"there is no plan for {system!r}; {nearest(str(system), known)}")
    return Plans(replace(one, lang=code) for one in found)


def plan(name: str, lang: str | None = None) -> Plan:
    """The lesson plan of this name, such as ``base/1``; it shows itself as a page to print.

    Of the system the start is enough, as in ``crop/1``; ``lang`` is a language code (the session's if none is given).
    ``LessonError`` names the plans there are.

    >>> carcnb.classroom.plan("base/1")
    <Plan base/1: First tiles, first road>
    """
    system, _, number = str(name).partition("/")
    whole = f"{match_word(system, systems())}/{number}"
    if whole not in _all():
        raise LessonError(f"there is no plan {name!r}; {nearest(whole, _all())}")
    return replace(_all()[whole], lang=_code(lang))


@cache
def _all() -> dict[str, Plan]:
    """Every plan by name: first those of the base game, then the expansions' in the order of their tutorials."""
    found = read_each(_of_system)
    return {one.name: one for one in sorted((p for of in found.values() for p in of), key=lambda one: one.place)}


def _of_system(system: System) -> list[Plan]:
    return [
        parse(system.read("plans", f"{number}.toml"), f"{system.name}/{number}")
        for number in system.names("plans", ".toml")
    ]


def _code(lang: str | None) -> str:
    with raise_as(LessonError, of=CarcnbError):
        return find_language(lang)
