"""Chance from a seed: the same seed gives the same draws on every machine and every version of Python.

A seed of at most 64 bits names a game that can be repeated.  It hides nothing: whoever has seen some of its draws can
compute the rest.  A longer seed is a key, as ``key`` makes them: nobody can tell from its draws what is still to come.
Under a key a draw follows from all answers before it, too, so that another decision has other draws after it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from zlib import crc32

LONGEST = 128
"""Bits of the longest seed."""

_MASK = (1 << 64) - 1


def key() -> int:
    """A new seed that nobody can guess, for a game whose draws are to stay unknown until they are due."""
    return secrets.randbits(LONGEST) | 1 << LONGEST - 1


def is_key(seed: int) -> bool:
    """Whether the draws seen do not give a seed away."""
    return seed.bit_length() > 64


def after(line: bytes, answer: str) -> bytes:
    """What stands for a line of answers once another one has followed; at its start it is empty."""
    return blake2b(line + answer.encode(), digest_size=16).digest()


def _mix(seed: int, index: int) -> int:
    """The ``index``-th number of the SplitMix64 sequence of a seed (public domain, Vigna 2015)."""
    z = (seed + (index + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def _keyed(seed: int, kind: str, index: int, line: bytes) -> int:
    """64 bits that only who has the key can compute (BLAKE2b, RFC 7693)."""
    secret = seed.to_bytes(LONGEST // 8 + 1, "big", signed=True)
    return int.from_bytes(blake2b(line + f"{kind} {index}".encode(), digest_size=8, key=secret).digest(), "big")


@cache
def _salt(kind: str) -> int:
    return crc32(kind.encode()) << 32


def number(seed: int, kind: str, index: int, below: int, line: bytes = b"") -> int:
    """The ``index``-th number of a kind, from 0 to ``below`` - 1, each as likely; under a key that after a ``line``."""
    mixed = _keyed(seed, kind, index, line) if is_key(seed) else _mix(seed ^ _salt(kind), index)
    return (mixed * below) >> 64


def pick(seed: int, kind: str, index: int, outcomes: Mapping[str, int], line: bytes = b"") -> str:
    """The outcome of the game's ``index``-th draw of a kind, each as likely as its weight.

    From a seed of at most 64 bits it depends on nothing else: a draw taken back comes out the same again whatever is
    done before it, and one throw of a die more or less changes no tile.  Under a key it depends on the ``line`` of
    answers before it, and comes out the same after the same line only.
    """
    left = number(seed, kind, index, sum(outcomes.values()), line)
    for name, weight in outcomes.items():
        left -= weight
        if left < 0:
            return name
    raise ValueError("there is nothing to draw from")
