"""Random games with expansions, watched by the second referee at every answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from carcnb import Action, Game
from tests import contract

OLDER = ("inns_and_cathedrals", "traders_and_builders", "winter")
NEWER = ("flying_machines", "ferries", "gold_mines", "mage_and_witch", "crop_circles")
ALL = (*OLDER, *NEWER)

VARIANTS: list[dict[str, Any]] = [{}, {"farmers": False}, {"small_city_scores_2": True}]


def play(
    seed: int,
    expansions: Sequence[str],
    checked: float = 0.0,
    look: Callable[[Game, contract.Watch], None] | None = None,
    **options: Any,
) -> Game:
    """A random game; everything is checked at a part of its moments, ``look`` is called at all of them."""
    rng = random.Random(seed)
    given = {"players": 2 + seed % 5} | VARIANTS[seed % 3] | options
    game = Game(seed=seed, expansions=expansions, **given)
    watch = contract.Watch(game)
    while not game.over:
        if look:
            look(game, watch)
        if rng.random() < checked:
            contract.check_moment(game, watch, rng)
        game.apply(choose(game.legal_actions(), rng))
        watch.see(game)
    contract.check_events(game, watch.told)
    return game


def choose(options: list[Action], rng: random.Random) -> Action:
    """One of the answers; what is rare, such as a builder or a flight, more often than chance would have it."""
    special = [option for option in options if option.verb == "fly" or option.what in ("large", "builder", "pig")]
    return rng.choice(special) if special and rng.random() < 0.5 else rng.choice(options)
