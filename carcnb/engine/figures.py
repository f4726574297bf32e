"""Kinds of figures: how many every player has, and what each counts."""

from __future__ import annotations

from typing import NamedTuple


class FigureKind(NamedTuple):
    """A kind of figure that every player has ``number`` of, and its ``strength`` in a majority (BASE-8.2).

    It is put down by the rule ``rule``.  A follower can be knight, thief, monk or farmer.  A figure that is none stands
    only where a follower of its player stands; when the last of them has left, it goes home by the rule ``stray``
    (D-INT-4).
    """

    number: int
    strength: int = 1
    follower: bool = True
    rule: str = "BASE-5.5"
    stray: str = ""


MEEPLE = FigureKind(7)
"""Every player has seven at hand at the start; the eighth counts points (BASE-1.5, BASE-2.4)."""
