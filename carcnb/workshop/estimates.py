"""Which way of playing on tells best which line to take: ``python -m carcnb.workshop.estimates``.

Positions are taken from games of two who look one move ahead, where the lines that look best are close.  Each of these
lines is played on in many samples that all of them share, by people of several kinds, and apart from that by players
who look one move ahead at some of the ways: what these come to is taken for the truth.  It is then told what each kind
costs, how well it agrees with the truth, and how many points are gained by a choice for which so much time is spent,
beside the choice of the evaluation alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

import numpy as np

from carcnb.analysis.certainty import standard_error
from carcnb.analysis.chances import Chances
from carcnb.analysis.evaluation import Judge
from carcnb.analysis.playouts import Sample, play_out
from carcnb.engine.actions import Action
from carcnb.engine.afterstates import lines_after
from carcnb.engine.course import ScriptRun
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.workshop.selfplay import play

BUDGETS = (0.4, 1.6, 6.4)
"""So many seconds are spent on a choice."""
PRIORS = (0.0, 3.0, 10.0, 30.0, 100.0)
"""So many samples the evaluation weighs as much as."""

KINDS = ((0, 2), (0, 4), (0, 8), (3, 4))


class Kind(NamedTuple):
    """Who plays on: so many ``ways`` that appeal most they look at with the evaluation (0: they follow appeal)."""

    ways: int
    turns: int

    @property
    def name(self) -> str:
        """What it is called in the table."""
        return f"{self.turns} turns, " + (f"{self.ways} ways seen" if self.ways else "by appeal")


class Thoughtful(Sample):
    """A sample in which players look one move ahead at the ways that appeal to them most."""

    def __init__(self, seed: int, index: int, chances: Chances, judge: Judge, ways: int) -> None:
        super().__init__(seed, index, chances)
        self._judge, self._ways, self._next = judge, ways, list[Action]()

    def answer(self, ask: Ask, course: ScriptRun) -> Action:
        """What a player answers: the first of the best line, then what follows in it."""
        if ask.kind == "place" and course.resumable:
            ways = sorted(ask.options, key=self.appeal(ask, course.table.state), reverse=True)[: self._ways]
            lines = (line for way in ways for line in lines_after(_fork(course), way))
            best, _ = max(lines, key=lambda line: self._judge.lead(line[1], ask.player))
            self._next = [*best[1:]]
            return best[0]
        if self._next and self._next[0] in ask.options:
            return self._next.pop(0)
        return super().answer(ask, course)


def _fork(course: ScriptRun) -> ScriptRun:
    """The same moment, to go on apart."""
    table = course.table
    again = ScriptRun(Table.beside(table, table.setup, table.state.copy(), []))
    again.step(None)
    return again


class Position(NamedTuple):
    """A game at a question, with the best lines by the evaluation and how far each is ahead."""

    game: Game
    seat: str
    lines: tuple[tuple[Action, ...], ...]
    static: tuple[float, ...]


def positions(count: int, lines: int, within: float, seed: int) -> Iterator[Position]:
    """So many positions, one a game, in which the best ``lines`` are ``within`` so many points."""
    while count:
        found: list[Position] = []

        def look(game: Game, found: list[Position] = found) -> None:
            if game.prompt and game.prompt.kind == "place" and game.table.state.number > 4 and game.table.state.bag:
                seat, judge = game.prompt.player, Judge()
                best: dict[float, tuple[Action, ...]] = {}
                for actions, table in game.afterstates():
                    best.setdefault(round(judge.lead(table, seat), 9), actions)
                values = sorted(best, reverse=True)[:lines]
                if len(values) == lines and values[0] - values[-1] <= within:
                    known = game.as_known(seat)
                    found.append(Position(known, seat, tuple(best[value] for value in values), tuple(values)))

        play(seed, Judge(), Judge(), look=look)
        if found:
            count -= 1
            yield Random(seed).choice(found)
        seed += 1


def sampled(position: Position, kind: Kind, count: int, seed: int) -> tuple[np.ndarray, float]:
    """What comes of each line (a column) in each sample (a row), and how many seconds a playout took."""
    judge, chances, began, values = Judge(), Chances(), process_time(), []
    for n in range(count):
        row = []
        for line in position.lines:
            sample = Thoughtful(seed, n, chances, judge, kind.ways) if kind.ways else Sample(seed, n, chances)
            row.append(judge.lead(play_out(position.game.rehearsal(), line, sample, kind.turns), position.seat))
        values.append(row)
    return np.array(values), (process_time() - began) / count / len(position.lines)


class Found(NamedTuple):
    """What is known of a position: the evaluation, the truth, and the samples of every kind with their cost."""

    static: np.ndarray
    truth: np.ndarray
    samples: dict[Kind, tuple[np.ndarray, float]]


def gain(found: Found, kind: Kind, seconds: float, prior: float) -> float:
    """How many points better is what is chosen for so much time than what the evaluation chooses, on the average."""
    values, cost = found.samples[kind]
    n = max(1, int(seconds / cost / len(found.static)))
    starts = range(0, max(1, len(values) - n + 1), max(1, n // 4))
    won = []
    for start in starts:
        mean = values[start : start + n].mean(0)
        share = n / (n + prior)
        chosen = int(np.argmax(found.static + share * (mean - found.static)))
        won.append(found.truth[chosen] - found.truth[0])
    return fmean(won)


def tell(every: Sequence[Found]) -> None:
    """Print the table."""
    truths = np.concatenate([one.truth - one.truth.mean() for one in every])
    static = np.concatenate([one.static - one.static.mean() for one in every])
    best = [float(one.truth.max() - one.truth[0]) for one in every]
    print(f"{len(every)} positions; by the truth, noise included, {fmean(best):.2f} points a choice could be gained")
    print(f"evaluation: r {np.corrcoef(truths, static)[0, 1]:.2f}")
    for kind in every[0].samples:
        cost = fmean(one.samples[kind][1] for one in every)
        means = np.concatenate([(v := one.samples[kind][0].mean(0)) - v.mean() for one in every])
        spread = fmean((one.samples[kind][0][:, 1:] - one.samples[kind][0][:, :1]).std(0).mean() for one in every)
        print(
            f"{kind.name}: {1000 * cost:.2f} ms, spread of a difference {spread:.1f}, "
            f"r of all {len(every[0].samples[kind][0])} samples {np.corrcoef(truths, means)[0, 1]:.2f}"
        )
        for seconds in BUDGETS:
            if seconds / cost / len(every[0].static) > 1.5 * len(every[0].samples[kind][0]):
                continue
            told = []
            for prior in PRIORS:
                gains = [gain(one, kind, seconds, prior) for one in every]
                told.append(f"{prior:g}: {fmean(gains):+.2f} ± {standard_error(gains):.2f}")
            print(f"  {seconds:g} s, by weight of the evaluation: {', '.join(told)}")


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m carcnb.workshop.estimates", description=__doc__)
    parser.add_argument("--positions", type=int, default=30, help="positions, one a game (30)")
    parser.add_argument("--lines", type=int, default=5, help="the best lines of each (5)")
    parser.add_argument("--within", type=float, default=3.0, help="so many points they are apart at most (3)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--truth", type=int, nargs=3, default=(60, 8, 6), help="samples, ways and turns (60 8 6)")
    parser.add_argument("--kind", type=int, nargs=2, action="append", help="ways that are looked at, and turns; often")
    parser.add_argument("--seconds", type=float, default=1.6, help="seconds of each kind at each position (1.6)")
    options = parser.parse_args(arguments)
    every: list[Found] = []
    count, ways, turns = options.truth
    for position in positions(options.positions, options.lines, options.within, options.seed):
        truth, _ = sampled(position, Kind(ways, turns), count, -1)
        samples = {}
        for kind in (Kind(*one) for one in options.kind or KINDS):
            _, cost = sampled(position, kind, 2, 3)
            samples[kind] = sampled(position, kind, max(4, int(options.seconds / cost / options.lines)), 2)
        every.append(Found(np.array(position.static), truth.mean(0), samples))
    tell(every)


if __name__ == "__main__":
    main()
