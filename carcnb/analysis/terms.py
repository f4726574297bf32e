"""An evaluation as a value: its terms, their sum, and how it shows itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from carcnb.analysis.telling import reasons_of, tell_terms, told_in_html
from carcnb.engine.errors import SetupError
from carcnb.engine.events import Feature, Line, SegmentAt

WHAT = (
    *("scored", "stands", "grows", "tiles", "cities", "moving", "share", "tokens", "helpers", "figures", "turns"),
    "tempo",
)
"""What points can come from; ``Term`` tells what each is."""


class Term(NamedTuple):
    """One summand of an evaluation: ``points`` that a ``seat`` can expect, and why.

    ``what`` is one of ``WHAT``:

    - ``"scored"``: on the track already;
    - ``"stands"``: what the final scoring would bring now, for a feature or, by a word, for tokens and cards;
    - ``"grows"``: what completing the feature would add, times the ``chance`` of that and what a point that only may
      come is worth beside one that is there (``Weights.later``); so are the next two;
    - ``"tiles"``: what further tiles may add where it stays incomplete;
    - ``"cities"``: what cities that may be completed add to a field, so many (``chance``) of them;
    - ``"moving"``: what pieces of nobody's change now that may not last, taken away again;
    - ``"share"``: what tokens of a kind (``about``) that are still to come, so many (``chance``), may change of what
      those held would bring now;
    - ``"tokens"``: what tokens on the feature are worth to whoever completes it;
    - ``"helpers"``: what figures that are no followers bring where they work (``about`` says how many);
    - ``"figures"``: what the followers at hand (``about`` says how many) and those on their way home (``chance``: how
      many can be expected) are worth;
    - ``"turns"``: what the turns to come (``about`` says how many) bring beside all this;
    - ``"tempo"``: what another tile in this turn is worth.

    ``about`` is the feature or the reason of a bonus; ``sum`` the lines of the rules that are behind it.
    """

    seat: str
    points: float
    what: str
    about: Feature | str = ""
    chance: float = 1.0
    sum: tuple[Line, ...] = ()


class Evaluation:
    """The points that every seat can expect at the end; they are the sum of the ``terms``.

    ``seats`` are those of the game in playing order, ``points`` the expected final points of each.
    """

    __slots__ = ("_names", "points", "seats", "terms")

    def __init__(self, seats: tuple[str, ...], terms: Iterable[Term], names: tuple[str, ...] = ()) -> None:
        self.seats, self.terms = seats, tuple(terms)
        self._names = names or ("",) * len(seats)
        self.points: dict[str, float] = dict.fromkeys(seats, 0.0)
        for term in self.terms:
            self.points[term.seat] += term.points

    def lead(self, seat: str) -> float:
        """By how many points a seat is ahead of the best of the others; ``SetupError`` if nobody sits there."""
        return lead(self.points, seat)

    def lines(self, lang: str | None = None) -> list[str]:
        """Every reason as a sentence, seat by seat, in the session's language or the one named."""
        names = dict(zip(self.seats, self._names, strict=True))
        return [sentence for _, _, sentence in tell_terms(self.terms, self.points, names, lang)]

    def reasons(self, lang: str | None = None) -> list[tuple[str, float, str, tuple[SegmentAt, ...]]]:
        """Seat by seat what brings it points: the seat, so many, why, and a part of the feature if it is one."""
        return [*reasons_of(self.terms, self.points, lang, located=False)]

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def __repr__(self) -> str:
        return f"<Evaluation: {', '.join(f'{seat} {points:.1f}' for seat, points in self.points.items())}>"

    def _repr_html_(self) -> str:
        return str(told_in_html(self.terms, self.points, dict(zip(self.seats, self._names, strict=True))))


def lead(points: Mapping[str, float], seat: str) -> float:
    """By how many points a seat is ahead of the best of the others; ``SetupError`` if nobody sits there."""
    if seat not in points:
        raise SetupError(f"nobody sits at {seat!r:.60}; the seats are {', '.join(points)}")
    return points[seat] - max([other for s, other in points.items() if s != seat], default=0.0)
