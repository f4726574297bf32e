"""What the booklets leave open and how it is decided, by id: ``decisions.toml`` in the folder of each system.

A decision is for whoever maintains a rule, so it is told in English alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from carcnb.systems import System, read_each

ORIGINS = {
    "booklet": "Decision, as the booklet says",
    "implied": "Decision, as the booklet implies",
    "community": "Decision, as players agreed",
}
"""Where a decision may come from, each with the title that says so."""


class Decision(NamedTuple):
    """One decision: its system, where it comes from, and what is decided."""

    system: str
    origin: str
    text: str


@cache
def decisions() -> Mapping[str, Decision]:
    """All decisions by id, system by system."""

    def read(system: System) -> dict[str, Decision]:
        entries = tomllib.loads(system.read("decisions.toml"))
        return {id: Decision(system.name, entry["from"], entry["text"]) for id, entry in entries.items()}

    return {id: decision for own in read_each(read).values() for id, decision in own.items()}
