"""What exercises train: ``trained.toml`` of every system, written by ``carcnb/workshop/trained_rules.py``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from carcnb.systems import System, read_each

FILE = "trained.toml"

Shares = Mapping[int, Mapping[str, float]]
"""By difficulty: every rule with the share of exercises that it decides."""


class TrainingData(NamedTuple):
    """What the file of a system tells.

    ``topics`` and ``chapters`` have the rules that their exercises are about, ``rules`` what asks about each: topics of
    the base game, or questions.
    """

    topics: Mapping[str, Shares]
    chapters: Mapping[str, Shares]
    rules: Mapping[str, list[str]]


@cache
def training_data() -> Mapping[str, TrainingData]:
    """What is told of each system's exercises."""
    return read_each(_of_system)


def _of_system(system: System) -> TrainingData:
    told = tomllib.loads(system.read(FILE))
    topics = {topic: _shares(of) for topic, of in told.get("topics", {}).items()}
    chapters = {f"{system.name}/{number}": _shares(of) for number, of in told.get("chapters", {}).items()}
    return TrainingData(topics, chapters, told.get("rules", {}))


def _shares(levels: Mapping[str, Any]) -> Shares:
    return {int(level): shares for level, shares in levels.items()}
