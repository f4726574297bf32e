"""How well somebody finds the best move: a rating against that of each puzzle, as between two players (Elo)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

BEGIN = 1000
"""The rating of whoever has not tried any."""
LEAST, MOST = 400, 2400
PACE = {10: 60, 30: 32}
"""Up to so many puzzles one of them moves the rating by at most so much; later by ``SLOW``."""
SLOW = 20
SCALE = 400
"""Who is so much better finds ten of eleven."""


class Skill(NamedTuple):
    """A ``rating`` after so many puzzles ``asked``, so many of them ``right`` at once; those ``seen`` by their ids.

    Those seen last come last.
    """

    rating: int = BEGIN
    asked: int = 0
    right: int = 0
    seen: tuple[str, ...] = ()

    def after(self, id: str, rating: int, right: bool) -> Skill:
        """What it is after another puzzle of that rating.

        >>> Skill().after("puzzle-base-2", 1000, True).rating
        1030
        """
        pace = next((pace for most, pace in PACE.items() if self.asked < most), SLOW)
        moved = self.rating + round(pace * (right - self.expected_score(rating)))
        seen = (*(one for one in self.seen if one != id), id)
        return Skill(min(max(moved, LEAST), MOST), self.asked + 1, self.right + right, seen)

    def expected_score(self, rating: int) -> float:
        """How likely a puzzle of that rating is found.

        >>> Skill(1000).expected_score(1400) < 0.1 < Skill(1000).expected_score(1380)
        True
        """
        return float(1 / (1 + 10 ** ((rating - self.rating) / SCALE)))

    def as_json(self) -> dict[str, Any]:
        """It as plain data."""
        return self._asdict() | {"seen": list(self.seen)}

    @classmethod
    def read(cls, kept: Any) -> Skill:
        """What ``as_json`` made; what a hand has made of it that cannot be read is as if nothing had been tried."""
        if not isinstance(kept, Mapping) or not isinstance(kept.get("seen"), list):
            return cls()
        rating, asked, right = (kept.get(key) for key in ("rating", "asked", "right"))
        if not (type(rating) is type(asked) is type(right) is int) or not 0 <= right <= asked:
            return cls()
        return cls(min(max(rating, LEAST), MOST), asked, right, tuple(map(str, kept["seen"])))
