"""The few numbers of the evaluation that no rule tells; ``python -m carcnb.workshop.fit`` finds them by self-play."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import prod
from typing import Any, NamedTuple

from carcnb.engine.errors import SetupError

NOTHING: Mapping[str, float] = {}
"""Nothing is measured of expansions; a plain dictionary, for weights go to other processes."""


class Weights(NamedTuple):
    """What no rule tells: how quickly players get what they need, and what a figure at hand is worth."""

    reach: float = 1.1
    """How many of the tiles still to come are tried on the open squares of one feature while one is left, of two seats;
    the more are left the more are tried, as told by ``pace``, and the more seats there are the fewer."""
    pace: float = 0.6
    """The power by which the number of tiles left counts for that."""
    crowd: float = 1.0
    """How much of that a feature loses with every square more that keeps it open: 0 nothing, 1 all of them share it."""
    grow: float = 0.2
    """What a tile that fits and leaves the feature open is worth beside one that closes that side of it."""
    keen: float = 0.5
    """How alike features are in how hard players try to fill their squares: the less, the more these differ."""
    later: float = 0.45
    """What points and figures that can be expected are worth beside those that are there."""
    patience: float = 6.0
    """So many turns of a player must be left for a figure at hand to be worth half of what it can be."""
    figure: float = 9.0
    """What the last figure at hand is worth while many turns are left, in points."""
    spare: float = 0.7
    """How much less every further figure at hand is worth than the one before it."""
    home: float = 0.45
    """What a figure that comes home for certain is worth beside one at hand."""
    turn: float = 0.0
    """What a turn to come brings on average beside all this, in points, while many are left."""
    field: float = 0.4
    """What a field gains for every incomplete city beside it, as a share of what that would bring."""
    token: float = 0.0
    """What a token is worth that lies on a feature, or is printed there, in points; of kinds that are not ``own``."""
    helper: float = 0.0
    """What a figure that is no follower is worth where it works while many turns are left; of kinds that are not."""
    own: Mapping[str, float] = NOTHING
    """What has been measured of expansions' own things, by their names: the same of a kind of token and of a kind of
    figure; of a piece of nobody's what part of that which it changes will not last while many turns are left."""
    eager: Mapping[str, float] = NOTHING
    """How many times as many tiles are tried on open squares where an expansion is played, by its name; else 1."""

    def eagerness(self, expansions: Iterable[str]) -> float:
        """How many times as many tiles are tried on open squares with these expansions, all taken together."""
        return prod([self.eager.get(name, 1.0) for name in expansions])


@cache
def _text() -> dict[str, Any]:
    text: dict[str, Any] = json.loads((files("carcnb.analysis") / "weights.json").read_text(encoding="utf-8"))
    return text


@cache
def richness() -> Mapping[str, float]:
    """What a turn brings beside what stands, as many times as in the base game, by the set of the tile that is drawn.

    By the name of an expansion without tiles, by how much more it makes every turn bring.  As
    ``python -m carcnb.workshop.calibrate`` measured it.
    """
    found: Mapping[str, float] = _text().get("richness", {})
    return found


@cache
def fitted_weights() -> Weights:
    """The weights that came out of self-play, as the package brings them."""
    return Weights(**_text()["weights"])


def check_weights(weights: object) -> None:
    """``SetupError`` unless these are weights, or None for the fitted ones."""
    if weights is not None and not isinstance(weights, Weights):
        raise SetupError(f"weights are a carcnb.analysis.evaluation.Weights, or None, not {weights!r:.60}")
