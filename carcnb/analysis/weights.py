"""The few numbers of the evaluation that no rule tells; ``python -m carcnb.analysis.fit`` finds them by self-play."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Weights(NamedTuple):
    """What no rule tells: how quickly players get what they need, and what a figure at hand is worth."""

    reach: float = 0.1
    """The share of the tiles left that come to lie where they help one feature, with two seats; less with more."""
    grow: float = 0.5
    """What a tile that fits and leaves the feature open is worth beside one that closes that side of it."""
    patience: float = 6.0
    """So many turns of a player must be left for a figure at hand to be worth half of what it can be."""
    figure: float = 6.0
    """What the last figure at hand is worth while many turns are left, in points."""
    spare: float = 0.7
    """How much less every further figure at hand is worth than the one before it."""
    home: float = 1.0
    """What a figure that comes home for certain is worth beside one at hand."""
    field: float = 0.6
    """What a field gains for every incomplete city beside it, as a share of what that would bring."""
    token: float = 0.0
    """What a token is worth that lies on a feature, or is printed there, in points."""
    helper: float = 0.0
    """What a figure that is no follower is worth where it stands while many turns are left, in points."""


@cache
def fitted() -> Weights:
    """The weights that came out of self-play, as the package brings them."""
    return Weights(**json.loads((files("carcnb.analysis") / "weights.json").read_text(encoding="utf-8"))["weights"])
