"""The score track: fields 0 to 49, walked round again and again, and the cards that say how often."""

from __future__ import annotations

FIELDS = 50
"""Fields of the track, 0 to 49 (BASE-12.2)."""


def space(points: int) -> int:
    """The field of the track, 0 to 49, on which a score figure with so many points stands (BASE-12.2)."""
    return points % FIELDS


def laps(points: int) -> int:
    """How often a score figure with so many points has walked round the track, exactly 50 points being one round.

    Where no cards say so, it is laid down from the first round on (WIN-19, D-WIN-4, D-WIN-5).
    """
    return points // FIELDS


def cards(points: int) -> tuple[int, ...]:
    """The cards of a player with so many points: (), (50,), (100,), (100, 50), ... (BASE-12.3 to 12.6).

    A card is due from exactly 50 points on (D-BASE-29); past 200 points the row goes on (D-BASE-30).
    """
    hundreds, fifties = divmod(laps(points), 2)
    return (100,) * hundreds + (50,) * fifties
