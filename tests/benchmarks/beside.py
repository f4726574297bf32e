"""The engine of another checkout beside this one, in one process and by turns, so that a busy machine is so for both.

What both do is the same: games are chosen by the same seeds, and what both offer, tell and count is compared.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

Pair = Sequence[Callable[[], object]]
"""The same work, here and there."""

TRIES = 5

SAME = 300
"""So many games of all kinds are compared at most."""

SOME = 10
"""So many lines a player looks at whose game is neither a random one nor the best."""

FAR = 4
"""So many turns a playout goes on."""


class Engine(NamedTuple):
    """What is measured of a checkout: its ``Game``, the names of its expansions, and modules of its analysis."""

    game: Any
    names: Sequence[str]
    judge: Any
    chances: Any
    playouts: Any


def measure(other: Path, games: int) -> Iterator[str]:
    """How many times as fast this engine is as that of another checkout, as lines of text; more than 1 is faster."""
    engines = engine(Path(__file__).resolve().parents[2]), engine(other)
    here, there = engines
    everything = tuple(name for name in here.names if name in there.names)
    for name, expansions in (("base game", ()), ("all expansions", everything)):
        some = games if not expansions else max(games // 4, 1)
        yield _line(
            name,
            "random games",
            [[partial(random_game, one.game, n, expansions) for one in engines] for n in range(some)],
        )
        walks = [list(moments(one.game, expansions)) for one in engines]
        for what, act in (("clone", clone), ("clone and apply", clone_and_apply), ("clone and look", clone_and_look)):
            yield _line(name, what, [[partial(act, *moment) for moment in both] for both in zip(*walks, strict=True)])
        yield _line(name, "afterstates", [[partial(judged, one, n, expansions) for one in engines] for n in range(3)])
        yield _line(name, "playouts", [[partial(played_out, one, n, expansions) for one in engines] for n in range(3)])
    for n in range(min(games, SAME)):
        mine, theirs = (told(one, n, everything) for one in engines)
        if mine != theirs:
            raise ValueError(f"game {n} of {', '.join(mine[0])} is another one there")
    yield f"{min(games, SAME)} games of all systems: the same options, events and points"


def _line(name: str, what: str, pairs: Sequence[Pair]) -> str:
    """A measurement as a line of text."""
    return f"{name}, {what:<16}  {faster(pairs):6.2f} times as fast ({spent(pairs) * 1e6:.0f} microseconds)"


def engine(root: Path) -> Engine:
    """What is measured of a checkout, with modules of its own."""
    own = {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] == "carcnb"}
    sys.path.insert(0, str(root))
    try:
        from carcnb import Game

        random_game(Game, 0, ())
        judge, chances, playouts = (
            import_module(f"carcnb.analysis.{name}") for name in ("judge", "chances", "playouts")
        )
        judge.Judge()  # reads weights, which are found by the package's name: those of this checkout only now
        # The engine has not always stood in the same folder.
        names = import_module(f"{Game.__module__.rpartition('.')[0]}.expansions").NAMES
        return Engine(Game, names, judge, chances, playouts)
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


@cache
def eight(one: Engine, seed: int, expansions: Sequence[str]) -> Sequence[tuple[Any, Any]]:
    """Eight moments of a game at which a tile is placed, from its beginning to its end, each with an answer.

    Its players take of some lines, chosen at random, the one that is judged best.
    """
    choose, found = random.Random(seed), []
    game = one.game(players=2, seed=seed, expansions=expansions)
    judge = one.judge.Judge()
    while not game.over:
        lines = {actions: judge.lead(table, game.prompt.player) for actions, table in game.afterstates()}
        action, *_ = max(choose.sample([*lines], min(len(lines), SOME)), key=lines.__getitem__)
        if game.prompt.kind == "place":
            found.append((game.clone(), action))
        game.apply(action)
    return found[len(found) // 16 :: len(found) // 8][:8]


def clone(game: Any, _action: Any) -> None:
    """A copy that nobody looks at."""
    game.clone()


def clone_and_apply(game: Any, action: Any) -> None:
    """A copy, and one move."""
    game.clone().apply(action)


def clone_and_look(game: Any, _action: Any) -> None:
    """A copy, and its options."""
    game.clone().legal_actions()


def judged(one: Engine, seed: int, expansions: Sequence[str]) -> dict[Any, float]:
    """Every afterstate of eight moments of a game, made and judged."""
    judge, found = one.judge.Judge(), dict[Any, float]()
    for game, _ in eight(one, seed, expansions):
        found |= {actions: judge.lead(table, game.prompt.player) for actions, table in game.afterstates()}
    return found


def played_out(one: Engine, seed: int, expansions: Sequence[str]) -> list[float]:
    """Four playouts from each of eight moments of a game, and what each comes to."""
    judge, chances, found = one.judge.Judge(), one.chances.Chances(), []
    for game, action in eight(one, seed, expansions):
        for n in range(4):
            sample = one.playouts.Sample(seed, n, chances)
            found.append(judge.lead(one.playouts.play_out(game.rehearsal(), (action,), sample, FAR), game.seats[0]))
    return found


def told(one: Engine, seed: int, everything: Sequence[str]) -> tuple[Sequence[str], str]:
    """The expansions of one game of many kinds, and a hash of all that it offers, tells and counts at every step."""
    chance = random.Random(seed)
    expansions = sorted(chance.sample(everything, chance.randint(0, len(everything))))
    game = one.game(players=chance.randint(2, 5), seed=seed, expansions=expansions)
    found, said = blake2b(), 0
    while not game.over:
        options, events = game.legal_actions(), game.events
        found.update(repr((options, game.prompt, events[said:], game.scores)).encode())
        said = len(events)
        game.apply(chance.choice(options))
    found.update(repr((game.events[said:], game.scores)).encode())
    return expansions, found.hexdigest()


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
    gc.disable()  # or a whole collection, as long as a game, falls on the same one of the two every time
    for _ in range(TRIES):
        for i, work in enumerate(pair):
            started = time.process_time()
            work()
            best[i] = min(best[i], time.process_time() - started)
    gc.enable()
    return best
