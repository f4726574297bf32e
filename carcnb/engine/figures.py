"""Kinds of figures: how many every player has, and what each counts."""

from __future__ import annotations

from typing import NamedTuple


class FigureKind(NamedTuple):
    """A kind of figure that every player has ``number`` of, and its ``strength`` in a majority (BASE-8.2).

    It is put down by the rule ``rule``.  A follower can be knight, thief, monk or farmer, and where it stands nobody
    puts another one (BASE-5.7).  A figure that is none keeps nobody out, unless it ``occupies`` its feature, too.  By a
    rule ``stray`` it stands only where a follower of its player stands, and goes home when the last of them has left
    (D-INT-4); without such a rule it may stand alone.
    """

    number: int
    strength: int = 1
    follower: bool = True
    rule: str = "BASE-5.5"
    stray: str = ""
    occupies: bool = False


MEEPLE = FigureKind(7)
"""Every player has seven at hand at the start; the eighth counts points (BASE-1.5, BASE-2.4)."""
