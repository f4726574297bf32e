"""The engine's speed in CPU time: whole random games, undo, go-to and clone."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import carcnb
from carcnb import Game
from carcnb.analysis.evaluation import Judge
from carcnb.analysis.odds import odds
from carcnb.classroom.class_rows import ClassRows
from carcnb.quizzes import TOPICS
from carcnb.words import say
from tests.analysis.small import EXPANSIONS as EVERYTHING
from tests.board.browser import Browser
from tests.classroom.rows import row

MORE = ("inns_and_cathedrals", "traders_and_builders")


def measure(games: int) -> Iterator[str]:
    """The measurements as lines of text."""
    spent, answers = play(games)
    yield f"random base games   {games / spent:8.0f} per second of CPU time (2 players, {games} games)"
    yield f"answers             {answers / spent:8.0f} per second, draws included"
    yield f"with Inns, Traders  {ratio():8.2f} times a base game (114 tiles; goal 2.5; best of 5 tries each)"
    yield f"afterstates         {judged():8.0f} made and evaluated in a minute (base game, 2 players; goal 60,000)"
    for name, spent in told().items():
        yield f"{name:<19} {spent * 1e3:8.1f} milliseconds"
    for name, median in steps().items():
        yield f"{name:<19} {median * 1e6:8.0f} microseconds (median over one game)"


def ratio(games: int = 10) -> float:
    """How many times the CPU time of base games the same seeds take with MORE; each game counts by its best of 5 tries.

    The tries alternate, so that a machine that is busy for a while is so for both.
    """
    best: dict[tuple[bool, int], float] = {}
    for _ in range(5):
        for seed in range(games):
            for more in (False, True):
                spent = _cpu(partial(random_game, seed, expansions=MORE if more else ()))
                best[more, seed] = min(spent, best.get((more, seed), spent))
    base, both = (sum(best[more, seed] for seed in range(games)) for more in (False, True))
    return both / base


def play(games: int) -> tuple[float, int]:
    """Play random games to the end of the final scoring; CPU seconds and answers, all in all."""
    answers = 0
    started = time.process_time()
    for seed in range(games):
        game = random_game(seed)
        answers += len(game.history)
    return time.process_time() - started, answers


def random_game(seed: int, stop: int | None = None, expansions: Sequence[str] = ()) -> Game:
    """A game whose players choose at random; over, or stopped once `stop` answers are given."""
    choose = random.Random(seed).choice
    game = Game(players=2, seed=seed, expansions=expansions)
    while not game.over and (stop is None or len(game.history) < stop):
        game.apply(choose(game.legal_actions()))
    return game


def told() -> dict[str, float]:
    """CPU seconds of what a page asks for: the squares of 150 tiles, an outlook; a sentence; the table of a class."""
    game, choose = Game(expansions=EVERYTHING, seed=3), random.Random(3).choice
    while len(game.table.state.tiles) < 150 or not game.prompt or game.prompt.kind != "place":
        game.apply(choose(game.legal_actions()))
    browser = Browser(carcnb.play(game))
    say("fits-places", "cs", n=1)
    rows = ClassRows(row(TOPICS[n % 7], first=n % 3 == 0, pupil=f"Pupil {n % 200}") for n in range(20_000))
    return {
        "squares": _cpu(lambda: odds(game).squares),
        "an outlook": _cpu(partial(browser.ask, "outlook", answer=0)),
        "a sentence": _cpu(partial(say, "fits-places", "cs", n=2)),
        "class of 200": _cpu(rows._repr_html_),
    }


def judged(games: int = 1) -> float:
    """How many afterstates are made and evaluated in a minute of CPU time, by players who take the best of them."""
    count, spent = 0, 0.0
    for seed in range(games):
        game, judge = Game(players=2, seed=seed), Judge()
        while game.prompt:
            started, seat = time.process_time(), game.prompt.player
            ahead = {line: judge.lead(table, seat) for line, table in game.afterstates()}
            spent += time.process_time() - started
            count += len(ahead)
            game.apply(max(ahead, key=ahead.__getitem__)[0])
    return 60 * count / spent


def steps() -> dict[str, float]:
    """Median CPU seconds of undo, redo, clone and go-to, taken at every answer of one game."""
    times: dict[str, list[float]] = {"undo": [], "redo": [], "clone": [], "go to the middle": []}
    choose = random.Random(1).choice
    game = Game(players=2, seed=1)
    while not game.over:
        game.apply(choose(game.legal_actions()))
        times["undo"].append(_cpu(game.undo))
        times["redo"].append(_cpu(game.redo))
        times["clone"].append(_cpu(game.clone))
        copy, middle = game.clone(), len(game.history) // 2
        times["go to the middle"].append(_cpu(partial(copy.goto, middle)))
    return {name: statistics.median(values) for name, values in times.items()}


def _cpu(action: Callable[[], object]) -> float:
    started = time.process_time()
    action()
    return time.process_time() - started
