"""Rules that say again what others say, as the last pages of a booklet do: ``coverage.toml`` in a system's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from carcnb.rulebook.reading import index
from carcnb.systems import systems

FILE = "coverage.toml"


@cache
def coverage_notes(system: str) -> Mapping[str, Mapping[str, list[str]]]:
    """What a system's file tells: reasons for what its rules have not, and which of them say again what others say."""
    found: Mapping[str, Mapping[str, list[str]]] = tomllib.loads(systems()[system].read(FILE))
    return found


def original_rules(id: str) -> tuple[str, ...]:
    """The rules of which a rule says again what they say; what asks about those asks about it."""
    return tuple(coverage_notes(index()[id]).get("again", {}).get(id, ()))
