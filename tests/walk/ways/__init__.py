"""The ways, by name: each is told its parts, of which some are walked every time and all with ``--all``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import NamedTuple

from tests.walk.found import Look
from tests.walk.walker import Walker

DESK, LAPTOP, PHONE = (1440, 900), (1280, 720), (390, 844)
LOOKS = [
    Look(*DESK, "light", "en"),
    Look(*LAPTOP, "dark", "cs"),
    Look(*PHONE, "contrast", "en"),
    Look(*LAPTOP, "light", "cs"),
    Look(*PHONE, "light", "cs"),
    Look(*DESK, "dark", "en"),
    Look(*LAPTOP, "contrast", "en"),
    Look(*PHONE, "dark", "en"),
    Look(*DESK, "contrast", "cs"),
]
"""In this order parts are given looks, so that every size, theme and language comes with every kind of way."""


class Way(NamedTuple):
    """A way: ``walk(walker, part)`` for each of ``parts()``; of these ``quick(parts)`` are walked every time."""

    name: str
    walk: Callable[[Walker, str], object]
    parts: Callable[[], Sequence[str]]
    quick: Callable[[Sequence[str]], Sequence[str]]
    looks: int  # in how many looks each part is walked with --all


class Job(NamedTuple):
    """A part of a way in one look."""

    way: str
    part: str
    look: Look


WAYS: dict[str, Way] = {}


def way(
    name: str,
    parts: Callable[[], Sequence[str]] = lambda: [""],
    quick: Callable[[Sequence[str]], Sequence[str]] = lambda parts: parts[:1],
    looks: int = 1,
) -> Callable[[Callable[[Walker, str], object]], Callable[[Walker, str], object]]:
    """Make a function a way of this name."""

    def made(walk: Callable[[Walker, str], object]) -> Callable[[Walker, str], object]:
        WAYS[name] = Way(name, walk, parts, quick, looks)
        return walk

    return made


def load() -> dict[str, Way]:
    """All ways: every module of this folder is asked."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
    return WAYS


def jobs(names: Sequence[str], everything: bool) -> list[Job]:
    """What is to be walked, each part in looks of its own."""
    made = []
    for name in names:
        one = WAYS[name]
        parts = one.parts() if everything else one.quick(one.parts())
        for n, part in enumerate(parts):
            for k in range(one.looks if everything else 1):
                made.append(Job(name, part, LOOKS[(n + 2 * k) % len(LOOKS)]))
    return made
