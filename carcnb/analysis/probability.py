"""Chances of drawing without replacement: exact by counting, or from drawn stacks with their standard error."""

from __future__ import annotations

from math import comb, sqrt
from typing import NamedTuple

from carcnb.engine.errors import SetupError


class Probability(NamedTuple):
    """A probability from 0 to 1, and the standard error of it: 0 where it is exact."""

    value: float
    error: float = 0.0


def at_least_one(good: int, left: int, draws: int) -> float:
    """The chance that of ``left`` tiles, ``good`` of them wanted, one wanted comes within so many draws.

    Drawn without replacement: 1 - C(left - good, draws) / C(left, draws).

    >>> at_least_one(2, 5, 2)
    0.7
    """
    draws = min(draws, left)
    return 1 - comb(left - good, draws) / comb(left, draws)


def share(came: int, samples: int) -> Probability:
    """What came in some of the stacks that were drawn, as a chance.

    One that came always, or never, is not certain: its error is that of a single stack that comes out otherwise.
    """
    value = came / samples
    return Probability(value, sqrt(max(value * (1 - value), 1 / samples) / samples))


def within(draws: int | None, left: int) -> int:
    """So many draws, at most those that are left, which None stands for; ``SetupError`` if it is no number of draws."""
    if draws is None:
        return left
    if isinstance(draws, bool) or not isinstance(draws, int) or draws < 0:
        raise SetupError(f"draws is a number of tiles from 0, or None for all that are left, not {draws!r:.60}")
    return min(draws, left)
