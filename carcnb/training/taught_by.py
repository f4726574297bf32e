"""Which lesson teaches a rule: the one of its system that names it most often, of several the first."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache

from carcnb.curriculum import curriculum
from carcnb.rulebook import NAMED, index, rule
from carcnb.systems import System, read_each


def lesson_of(id: str) -> str:
    """The lesson that teaches a rule, or else one that is related to it; empty if there is none."""
    return next((taught_by()[one] for one in (id, *rule(id).see) if one in taught_by()), "")


@cache
def taught_by() -> Mapping[str, str]:
    """The lesson of each rule that lessons name, by the rule's id."""
    own = index()
    best: dict[str, tuple[bool, int, str]] = {}
    for system, counted in read_each(_named).items():
        for lesson, named in counted.items():
            for id, times in named.items():
                if (own.get(id) == system, times) > best.get(id, (False, 0))[:2]:
                    best[id] = own.get(id) == system, times, lesson
    return {id: lesson for id, (_, _, lesson) in best.items()}


def _named(system: System) -> dict[str, Counter[str]]:
    """How often the lessons of a system name each rule, in the order in which they are taught."""
    found: dict[str, Counter[str]] = {}
    for name in curriculum():
        of, _, short = name.partition("/")
        if of == system.name:
            told = tomllib.loads(system.read("lessons", f"{short}.toml"))
            found[name] = Counter(NAMED.findall(json.dumps(told)))
    return found
