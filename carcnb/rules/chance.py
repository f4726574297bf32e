"""Chance from a seed: the same seed gives the same draws on every machine and every version of Python."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from zlib import crc32

_MASK = (1 << 64) - 1


def _mix(seed: int, index: int) -> int:
    """The ``index``-th number of the SplitMix64 sequence of a seed (public domain, Vigna 2015)."""
    z = (seed + (index + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


@cache
def _salt(kind: str) -> int:
    return crc32(kind.encode()) << 32


def number(seed: int, kind: str, index: int, below: int) -> int:
    """The ``index``-th number of a kind, from 0 to ``below`` - 1, each as likely."""
    return (_mix(seed ^ _salt(kind), index) * below) >> 64


def pick(seed: int, kind: str, index: int, outcomes: Mapping[str, int]) -> str:
    """The outcome of the game's ``index``-th draw of a kind, each as likely as its weight.

    It depends on nothing else, so a draw taken back comes out the same again, like the next tile of a real stack, and
    one throw of a die more or less changes no tile.
    """
    left = number(seed, kind, index, sum(outcomes.values()))
    for name, weight in outcomes.items():
        left -= weight
        if left < 0:
            return name
    raise ValueError("there is nothing to draw from")
