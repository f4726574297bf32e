"""Questions that are answered on the board, and pieces of nobody's: states met in games with all of them."""

from __future__ import annotations

import random
from collections.abc import Callable

from carcnb import Game
from carcnb.engine.actions import SKIP
from carcnb.engine.prompts import Ask

EXPANSIONS = ["flying_machines", "ferries", "gold_mines", "mage_and_witch", "crop_circles"]
LEAST, MOST = 18, 34
"""Tiles on the board of a state."""


def _cells(ask: Ask) -> int:
    return len({option.cell for option in ask.options if option.cell})


WANTED: dict[str, Callable[[Game, Ask], bool]] = {
    "fly": lambda game, ask: any(option.verb == "fly" for option in ask.options) and len(ask.options) > 3,
    "land": lambda game, ask: ask.kind == "land",
    "lay": lambda game, ask: ask.kind == "ferry" and SKIP not in ask.options and len(ask.options) > 3,
    "ferry": lambda game, ask: ask.kind == "ferry" and SKIP in ask.options,
    "magic": lambda game, ask: ask.kind == "magic" and bool(game.table.neutral("mage")),
    "gold": lambda game, ask: ask.kind == "gold" and _cells(ask) > 3,
    "crop": lambda game, ask: ask.kind == "crop",
    "add": lambda game, ask: ask.kind == "add" and ask.player != game.table.state.player and _cells(ask) > 1,
    "remove": lambda game, ask: ask.kind == "remove" and ask.player != game.table.state.player and _cells(ask) > 1,
}


def states() -> dict[str, Game]:
    """A game for every state by name."""
    found: dict[str, Game] = {}
    for seed in range(40):
        _play(Game(["Ada", "Ben", "Cleo"], EXPANSIONS, seed=seed), random.Random(seed), found)
        if len(found) == len(WANTED):
            return {name: found[name] for name in WANTED}
    raise AssertionError(f"no such state: {set(WANTED) - set(found)}")


def _play(game: Game, rng: random.Random, found: dict[str, Game]) -> None:
    while game.prompt is not None and len(game.table.state.tiles) <= MOST:
        ask = game.prompt
        if len(game.table.state.tiles) >= LEAST:
            for name, wanted in WANTED.items():
                if name not in found and wanted(game, ask):
                    found[name] = game.clone()
        options = list(ask.options)
        if ask.kind == "place":
            options = sorted(options, key=lambda a: (a.cell[0] ** 2 + a.cell[1] ** 2, a.cell, a.where))[:6]
        elif any(option.verb == "fly" for option in options):
            options = [option for option in options if option.verb == "fly"]
        elif ask.kind == "deploy" and rng.random() < 0.35:
            options = [SKIP]  # figures would run out
        game.apply(rng.choice(options))
