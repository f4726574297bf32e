"""How sure a result is: intervals of shares, and a test that may end a comparison early."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

LEVEL = 0.95
"""The share of intervals that hold what is true."""
FEWEST = 5
"""A test says nothing before so many pairs."""


def standard_error(values: Sequence[float]) -> float:
    """The standard error of a mean; 0 where there are less than two values."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def wilson(wins: float, games: int, level: float = LEVEL) -> tuple[float, float]:
    """The interval of a share by Wilson's score; draws count half.

    >>> low, high = wilson(8, 10)
    >>> round(low, 2), round(high, 2)
    (0.49, 0.94)
    """
    if not games:
        return 0.0, 1.0
    z, share = NormalDist().inv_cdf((1 + level) / 2), wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below)


def rating(wins: float, games: int) -> float:
    """By how much a player is rated above another (Elo), from the games won; half a game is added to either side.

    >>> round(rating(64, 100))
    99
    """
    return 400 * log10((wins + 0.5) / (games - wins + 0.5))


class Sprt(NamedTuple):
    """A sequential test of a player's share of wins: ``low``, or ``high``?

    ``error`` is how often it may be wrong, either way.
    """

    low: float
    high: float
    error: float = 0.05

    def ratio(self, shares: Sequence[float]) -> float:
        """The logarithm of how much likelier ``high`` is than ``low``, from the share of wins in each pair.

        Pairs are taken as one outcome each, for two games with one deck are not independent; their spread is estimated
        from them, with one pair won and one lost added, so that a short row of wins is not thought certain.
        """
        mean, padded = fmean(shares), [*shares, 0.0, 1.0]
        middle = fmean(padded)
        spread = fmean([(share - middle) ** 2 for share in padded])
        return len(shares) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def verdict(self, shares: Sequence[float]) -> str:
        """``"high"`` or ``"low"`` once it is decided, else empty."""
        if len(shares) < FEWEST:
            return ""
        ratio, bound = self.ratio(shares), log((1 - self.error) / self.error)
        return "high" if ratio >= bound else "low" if ratio <= -bound else ""
