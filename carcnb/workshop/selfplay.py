"""Games of two who look one move ahead, each by a judge of its own: what the weights are found with."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from carcnb.analysis.evaluation import Judge, Weights
from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.files import write_text

OUT = Path(__file__).parents[1] / "analysis" / "weights.json"
"""Where the package keeps them, with the commands that found them."""


def play(
    seed: int,
    first: Judge,
    second: Judge,
    expansions: Sequence[str] = (),
    look: Callable[[Game], None] | None = None,
    tiles: Sequence[str] | None = None,
    draws: Sequence[str] = (),
    farmers: bool = True,
) -> Game:
    """A game that the seed decides, to its end, with these ``tiles`` (None: all), of which ``draws`` come first.

    ``look`` is called at every question.
    Each answers in the way after which it is ahead by most, the figure being chosen with the tile.  The stack is not
    looked at: what comes after an afterstate is not played.
    """
    game = Game(players=2, seed=seed, expansions=expansions, tiles=tiles, draws=draws, farmers=farmers)
    judges = dict(zip(game.seats, (first, second), strict=True))
    waiting: list[Action] = []
    while game.prompt:
        if look:
            look(game)
        seat = game.prompt.player
        if not waiting or waiting[0] not in game.prompt.options:
            line, _ = max(game.afterstates(), key=lambda after: judges[seat].lead(after[1], seat))
            waiting = [*line]
        game.apply(waiting.pop(0))
        if game.prompt and game.prompt.player != seat:
            waiting = []
    return game


def read(path: Path) -> tuple[Weights, dict[str, Any]]:
    """The weights in a file, and all that it says; where there is none they are those to begin with."""
    if not path.exists():
        return Weights(), {}
    text = json.loads(path.read_text(encoding="utf-8"))
    return Weights(**text["weights"]), text


def write(path: Path, text: dict[str, Any], weights: Weights, command: str) -> None:
    """Put weights in a file, with the command that found them; it follows those before it, or goes on from the last."""
    text["weights"] = weights._asdict() | {"own": dict(weights.own), "eager": dict(weights.eager)}
    commands = text.setdefault("commands", [])
    if commands and _measured(commands[-1]) == _measured(command):
        commands.pop()
    commands.append(command)
    write_text(path, json.dumps(text, indent=1) + "\n")


def _measured(command: str) -> tuple[list[str], list[str]]:
    """What a command is, and of which games it measures what; trials of ``fit`` go on, whatever they name."""
    words = command.split()
    of = next((n for n, word in enumerate(words) if word in ("--sets", "--only")), len(words))
    return words[:3], [] if words[2].endswith("fit") else words[of:]
