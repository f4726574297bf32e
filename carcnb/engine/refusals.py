"""Why an action is not allowed: a reason as a value, worked out only when somebody asks."""

from __future__ import annotations

from typing import NamedTuple

KEYS = (
    "over",  # the game is over
    "asked",  # something else is asked: wanted = the kind of the prompt ("place", "deploy"), got = the action's verb
    "verb",  # no action begins like this: got = the verb, like = the nearest one that there is
    "not-offered",  # the question has no such answer: got = the action, like = an answer or how one begins
    "compulsory",  # the question cannot be skipped, by the rule that asks it
    "not-drawn",  # tile = the tile named, drawn = the tile in hand (BASE-4.1)
    "cell-taken",  # a tile lies there: neighbour (BASE-4.3)
    "alone",  # no tile touches the cell (BASE-4.3)
    "corner",  # only corners touch (BASE-4.4)
    "edge",  # the terrain does not continue: side, mine, theirs, neighbour (BASE-4.5); .edges has every clashing side
    "elsewhere",  # the figure must stand on the tile just placed (BASE-5.4)
    "no-spot",  # the tile shows no such segment: spot, spots (BASE-5.5)
    "occupied",  # a figure stands on the connected feature already: kind, seats (BASE-5.7)
    "no-farmers",  # the first game is played without farmers
    "no-figure",  # none of that kind in the supply: figure (BASE-5.2)
)
"""Every reason of the base game, with its arguments.  ``edge`` speaks of the first clashing side."""

OF_PLAYERS = (
    "players",  # too few or too many (D-BASE-2)
    "name",  # what is too long for a name, or holds what nobody sees: name, as far as it can be seen
    "same-name",  # name
    "alike",  # the eye does not tell two names apart: one, other
)
"""Why some players cannot begin a game, with the arguments.  They name no rule: the reason says all."""


class Refusal(NamedTuple):
    """The rule that forbids an action, with what it takes to say so; "" where good sense forbids it.

    ``args`` holds plain values (tile ids, seats, sides ``N E S W``, terrains ``field road city``); ``edges`` the sides
    that clash, for a picture.
    """

    key: str
    rule: str
    args: dict[str, str | tuple[str, ...]]
    edges: tuple[str, ...] = ()

    def __str__(self) -> str:
        # The words live above the rules; they are only needed once somebody reads the reason.
        try:
            from carcnb.rulebook.explain import refusal

            return refusal(self)
        except ModuleNotFoundError:  # the rules run where the words' library is not installed
            told = ", ".join(f"{name}: {value}" for name, value in self.args.items())
            return f"{self.key}{f' ({told})' if told else ''} ({self.rule})"
