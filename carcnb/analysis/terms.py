"""The terms of an evaluation."""

from __future__ import annotations

from typing import NamedTuple

from carcnb.engine.events import Feature, Line


class Term(NamedTuple):
    """One summand of an evaluation: ``points`` that a ``seat`` can expect, and why.

    ``what`` is

    - ``"scored"``: on the track already;
    - ``"stands"``: what the final scoring would bring now, for a feature or, by a word, for tokens and cards;
    - ``"grows"``: what completing the feature would add, times the ``chance`` of that and what a point that only may
      come is worth beside one that is there (``Weights.later``); so are the next two;
    - ``"tiles"``: what further tiles may add where it stays incomplete;
    - ``"cities"``: what cities that may be completed add to a field, so many (``chance``) of them;
    - ``"tokens"``: what tokens on the feature are worth to whoever completes it;
    - ``"helpers"``: what figures that are no followers bring;
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
