"""Dice that fall alike on every machine: what an exercise is made with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from carcnb.engine.chance import number, pick

T = TypeVar("T")


class Dice:
    """A row of throws that follows from a seed and a label alone."""

    def __init__(self, seed: int, label: str) -> None:
        self._seed, self._label, self._thrown = seed, label, 0

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n`` - 1."""
        self._thrown += 1
        return number(self._seed, self._label, self._thrown, n)

    def between(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``."""
        return low + self.below(high - low + 1)

    def once_in(self, n: int) -> bool:
        """True once in ``n`` times."""
        return self.below(n) == 0

    def one(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], n: int) -> list[T]:
        """At most ``n`` of the things, each at most once, in no order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(min(n, len(left)))]

    def draw_from(self, bag: Mapping[str, int]) -> str:
        """A name out of a bag, each as likely as its number."""
        self._thrown += 1
        return pick(self._seed, self._label, self._thrown, bag)
