"""Who plays in lessons and exercises: every colour has one name."""

from __future__ import annotations

from collections.abc import Iterable

PEOPLE = {"red": "Ada", "blue": "Ben", "green": "Eva", "yellow": "Jan", "black": "Tom", "pink": "Ida"}


def people_of(seats: Iterable[str]) -> dict[str, str]:
    """The names of some seats, in their order."""
    return {seat: PEOPLE[seat] for seat in seats}


PLAYERS = people_of(["red", "blue"])
"""Who plays where nobody is named."""
