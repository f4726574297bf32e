"""The rules of a game with exactly some expansions: which concern it, the order of its turn, what is counted in it.

>>> [rule.id for rule in rules_of_turn(["robbers"])]
['TURN-1', 'TURN-4', 'TURN-5', 'TURN-9', 'TURN-10', 'TURN-15']
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from typing import NamedTuple

from carcnb.rulebook.reading import Rule, index, rule
from carcnb.systems import systems

COMMON = ("base", "overview")
"""The systems that are in every game."""


class RuleSummary(NamedTuple):
    """The rules that tell a turn in its order, those that tell the points, and the systems that a rule needs."""

    turn: tuple[str, ...]
    points: tuple[str, ...]
    needs: Mapping[str, tuple[str, ...]]


@cache
def summary() -> RuleSummary:
    """What ``summary.toml`` of the overview holds."""
    told = tomllib.loads(systems()["overview"].read("summary.toml"))
    needs = {id: tuple(names) for id, names in told["needs"].items()}
    return RuleSummary(tuple(told["turn"]), tuple(told["points"]), needs)


def needs_of(id: str) -> tuple[str, ...]:
    """Other systems than its own, one of which must be in a game that the rule concerns; none if any game will do."""
    return summary().needs.get(id, ())


def concerns(id: str, expansions: Collection[str]) -> bool:
    """Whether a rule concerns a game with exactly these expansions.

    >>> concerns("IC-19", ["inns_and_cathedrals"]), concerns("IC-19", ["inns_and_cathedrals", "flying_machines"])
    (False, True)
    """
    own, needs = index()[id], needs_of(id)
    return own in (*COMMON, *expansions) and (not needs or any(name in expansions for name in needs))


def rules_of_turn(expansions: Collection[str], lang: str | None = None) -> list[Rule]:
    """What happens in a turn with exactly these expansions, one after the other."""
    return [rule(id, lang) for id in summary().turn if concerns(id, expansions)]


def rules_of_points(expansions: Collection[str], lang: str | None = None) -> list[Rule]:
    """What is counted with exactly these expansions: first in the game, then at its end."""
    return [rule(id, lang) for id in summary().points if concerns(id, expansions)]
