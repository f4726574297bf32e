"""What the booklets leave open and how it is decided, by id: ``decisions.toml`` in the folder of each system."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from carcnb.engine.errors import CarcnbError
from carcnb.systems import read_each
from carcnb.words import SOURCE

ORIGINS = ("booklet", "implied", "community")
"""Where a decision may come from; ``decision-<origin>`` is the title that says so."""


class DecisionError(CarcnbError):
    """A decision that cannot be read; the message names its system and id, and what would be right."""


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
    read = read_each(lambda system: parse(system.read("decisions.toml"), system.name))
    return {id: decision for own in read.values() for id, decision in own.items()}


def parse(text: str, system: str) -> dict[str, Decision]:
    """The decisions of a TOML text by id; ``DecisionError`` says what is wrong with one, and what would be right."""
    return {id: _made(id, entry, system) for id, entry in tomllib.loads(text).items()}


def _made(id: str, entry: Mapping[str, Any], system: str) -> Decision:
    text, rules, origin = entry.get("text"), entry.get("rules"), entry.get("from")
    if not isinstance(text, dict) or not isinstance(text.get(SOURCE), str):
        raise DecisionError(f'{system}, {id}: write text.{SOURCE} = "...", and the same in other languages')
    if not isinstance(rules, list) or not rules or not all(isinstance(rule, str) for rule in rules):
        raise DecisionError(f'{system}, {id}: write the rules it belongs to, rules = ["BASE-5.7"]')
    if origin not in ORIGINS:
        raise DecisionError(f"{system}, {id}: from = {origin!r:.60} is none of {', '.join(ORIGINS)}")
    return Decision(system, origin, text, tuple(rules))


@cache
def decisions_by_rule() -> Mapping[str, tuple[str, ...]]:
    """The ids of the decisions that belong to a rule, by the rule's id; a rule without any is missing."""
    found: dict[str, tuple[str, ...]] = {}
    for id, decision in decisions().items():
        for rule in decision.rules:
            found[rule] = (*found.get(rule, ()), id)
    return found
