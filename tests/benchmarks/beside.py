"""The engine of another checkout beside this one, in one process and by turns, so that a busy machine is so for both.

What both do is the same: random games are chosen by the same seeds, and their histories compared.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

TRIES = 5


def measure(other: Path, games: int) -> Iterator[str]:
    """How many times as fast this engine is as that of another checkout, as lines of text; more than 1 is faster."""
    (here, ours), (there, theirs) = engine(Path(__file__).resolve().parents[2]), engine(other)
    everything = tuple(name for name in ours if name in theirs)
    sets: list[tuple[str, tuple[str, ...]]] = [("base game", ()), ("all expansions", everything)]
    for name, expansions in sets:
        some = games if not expansions else max(games // 4, 1)
        pairs = [[partial(random_game, game, seed, expansions) for game in (here, there)] for seed in range(some)]
        yield f"{name}, random games      {faster(pairs):6.2f} times as fast"
        walks = [list(moments(game, expansions)) for game in (here, there)]
        for what, act in (("clone", clone), ("clone and apply", clone_and_apply), ("clone and look", clone_and_look)):
            pairs = [[partial(act, *moment) for moment in both] for both in zip(*walks, strict=True)]
            yield f"{name}, {what:<16}  {faster(pairs):6.2f} times as fast ({spent(pairs) * 1e6:.0f} microseconds)"


def engine(root: Path) -> tuple[Any, Sequence[str]]:
    """The ``Game`` of a checkout, with modules of its own, and the names of its expansions."""
    own = {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] == "carcnb"}
    sys.path.insert(0, str(root))
    try:
        from carcnb import Game

        random_game(Game, 0, ())
        # The engine has not always stood in the same folder.
        return Game, import_module(f"{Game.__module__.rpartition('.')[0]}.expansions").NAMES
    finally:
        sys.path.remove(str(root))
        if own:
            for name in [name for name in sys.modules if name.split(".")[0] == "carcnb"]:
                del sys.modules[name]
            sys.modules.update(own)


def random_game(kind: Any, seed: int, expansions: Sequence[str]) -> Any:
    """A game of one engine whose players choose at random, to its end."""
    choose = random.Random(seed).choice
    game = kind(players=2, seed=seed, expansions=expansions)
    while not game.over:
        game.apply(choose(game.legal_actions()))
    return game


def moments(kind: Any, expansions: Sequence[str]) -> Iterator[tuple[Any, Any]]:
    """The game at every question of one random game, each with an answer."""
    choose = random.Random(1).choice
    game = kind(players=2, seed=1, expansions=expansions)
    while not game.over:
        action = choose(game.legal_actions())
        yield game.clone(), action
        game.apply(action)


def clone(game: Any, _action: Any) -> None:
    """A copy that nobody looks at."""
    game.clone()


def clone_and_apply(game: Any, action: Any) -> None:
    """A copy, and one move."""
    game.clone().apply(action)


def clone_and_look(game: Any, _action: Any) -> None:
    """A copy, and its options."""
    game.clone().legal_actions()


Pair = Sequence[Callable[[], object]]
"""The same work, here and there."""


def faster(pairs: Sequence[Pair]) -> float:
    """How many times the CPU time of the work here is that there; each piece counts by its best try, taken by turns."""
    times = [_best(pair) for pair in pairs]
    return sum(there for _, there in times) / sum(here for here, _ in times)


def spent(pairs: Sequence[Pair]) -> float:
    """CPU seconds that a piece of the work takes here, on average."""
    return sum(_best(pair[:1])[0] for pair in pairs) / len(pairs)


def _best(pair: Pair) -> list[float]:
    best = [float("inf")] * len(pair)
    gc.collect(0)
    for _ in range(TRIES):
        for i, work in enumerate(pair):
            started = time.process_time()
            work()
            best[i] = min(best[i], time.process_time() - started)
    return best
