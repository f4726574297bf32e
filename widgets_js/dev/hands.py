"""Questions on the score track and about cards: states met in games with Robbers, Messages and The Gifts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from carcnb import Game
from carcnb.board.audience import SHARED, Audience, open_audience
from carcnb.board.reader import Reader
from carcnb.board.view import view
from carcnb.engine.actions import SKIP
from carcnb.engine.prompts import Ask
from carcnb.words import language

EXPANSIONS = ["messages", "robbers", "gifts"]
HANDS = ["red gift synod", "blue gift cash_out", "blue gift change_position", "green gift take_two"]
LEAST, MOST = 14, 60
"""Tiles on the board of a state."""

Wanted = Callable[[Game, Ask], bool]
WANTED: dict[str, Wanted] = {
    "robber": lambda game, ask: ask.kind == "robber" and len(ask.options) > 3,
    "rerob": lambda game, ask: ask.kind == "robber" and ask.rule == "ROB-5",
    "advance": lambda game, ask: (
        ask.kind == "advance" and ask.player == game.table.state.player and len(game.table.state.on_track) > 1
    ),
    "advanced": lambda game, ask: ask.kind == "advance" and ask.player != game.table.state.player,
    "rob": lambda game, ask: ask.kind == "rob",
    "score": lambda game, ask: ask.kind == "score",
    "letter": lambda game, ask: ask.kind == "letter" and len(ask.options) == 2,
    "letters": lambda game, ask: ask.kind == "letter" and sum(o.cell is not None for o in ask.options) > 1,
    "gift": lambda game, ask: ask.kind == "gift" and len(ask.options) > 2,
    "take_gift": lambda game, ask: ask.kind == "take_gift",
    "synod": lambda game, ask: ask.kind == "synod",
    "sweep": lambda game, ask: ask.kind == "sweep" and len(ask.options) > 2,
    "cash": lambda game, ask: ask.kind == "cash" and len(ask.options) > 2,
    "change": lambda game, ask: ask.kind == "change" and len(ask.options) > 2,
    "keep": lambda game, ask: ask.kind == "keep",
}
RARE = {"rob"}
"""What need not be met: two figures on one space that score in one step."""


def states() -> dict[str, dict[str, Any]]:
    """Every state by name; a secret question both as it is before its player looks, and then."""
    made: dict[str, dict[str, Any]] = {}
    for name, game in _found().items():
        ask = game.prompt
        assert ask is not None
        made[name] = _seen(game, SHARED)
        if ask.secret:
            made |= {f"{name}_closed": made[name], name: _seen(game, open_audience(game, [ask.player]))}
    return made


def _seen(game: Game, audience: Audience) -> dict[str, Any]:
    return view(game, Reader.of(game, language()), audience=audience)


def _found() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for seed in range(30):
        _play(Game(["Ada", "Ben", "Cleo"], EXPANSIONS, seed=seed, hands=HANDS), random.Random(seed), found)
        if not set(WANTED) - RARE - set(found):
            return {name: found[name] for name in WANTED if name in found and name not in RARE}
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
        elif ask.kind in ("robber", "take_gift"):
            options = options[:-1]
        elif ask.kind in ("gift", "deploy") and rng.random() < {"gift": 0.7, "deploy": 0.3}[ask.kind]:
            options = [SKIP]  # hands would be empty, figures run out
        game.apply(rng.choice(options))
