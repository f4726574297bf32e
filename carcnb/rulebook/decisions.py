"""What the booklets leave open and how it is decided, by id: ``decisions.toml`` in the folder of each system."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from carcnb.systems import System, read_each
from carcnb.words import SOURCE

ORIGINS = ("booklet", "implied", "community")
"""Where a decision may come from; ``decision-<origin>`` is the title that says so."""


class Decision(NamedTuple):
    """One decision: its system, where it comes from, what is decided, by language, and the rules it belongs to."""

    system: str
    origin: str
    text: Mapping[str, str]
    rules: tuple[str, ...]

    def text_in(self, lang: str) -> str:
        """What is decided, in a language, or in English where the translation is missing."""
        return self.text.get(lang) or self.text[SOURCE]


@cache
def decisions() -> Mapping[str, Decision]:
    """All decisions by id, system by system."""

    def read(system: System) -> dict[str, Decision]:
        entries = tomllib.loads(system.read("decisions.toml"))
        return {
            id: Decision(system.name, entry["from"], entry["text"], tuple(entry["rules"]))
            for id, entry in entries.items()
        }

    return {id: decision for own in read_each(read).values() for id, decision in own.items()}


@cache
def decisions_by_rule() -> Mapping[str, tuple[str, ...]]:
    """The ids of the decisions that belong to a rule, by the rule's id; a rule without any is missing."""
    found: dict[str, tuple[str, ...]] = {}
    for id, decision in decisions().items():
        for rule in decision.rules:
            found[rule] = (*found.get(rule, ()), id)
    return found
