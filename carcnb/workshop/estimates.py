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
from carcnb.analysis.playouts import play_out, sample_of
from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.errors import require
from carcnb.workshop.selfplay import play

BUDGETS = (0.2, 1.0, 5.0)
"""So many seconds are spent on a choice."""
PRIORS = (0.0, 3.0, 10.0, 30.0, 100.0)
"""So many samples the evaluation weighs as much as."""

KINDS = ((0, 2), (0, 4), (0, 8), (6, 2), (6, 4))


class Kind(NamedTuple):
    """Who plays on: at so many ``ways``, half of them appealing, they look with the evaluation (0: at none)."""

    ways: int
    turns: int

    @property
    def name(self) -> str:
        """What it is called in the table."""
        return f"{self.turns} turns, " + (f"{self.ways} ways seen" if self.ways else "by appeal")


class Position(NamedTuple):
    """A game at a question, with the best lines by the evaluation and how far each is ahead."""

    game: Game
    seat: str
    lines: tuple[tuple[Action, ...], ...]
    static: tuple[float, ...]


def positions(count: int, lines: int, within: float, seed: int, expansions: Sequence[str] = ()) -> Iterator[Position]:
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

        play(seed, Judge(), Judge(), expansions, look=look)
        if found:
            count -= 1
            yield Random(seed).choice(found)
        seed += 1


def take_samples(position: Position, kind: Kind, count: int, seed: int) -> tuple[np.ndarray, float]:
    """What comes of each line (a column) in each sample (a row), and how many seconds a playout took."""
    judge, chances, began, values = Judge(), Chances(), process_time(), []
    for n in range(count):
        row = []
        for line in position.lines:
            sample = sample_of(seed, n, chances, judge, kind.ways)
            row.append(judge.lead(play_out(position.game.rehearsal(), line, sample, kind.turns), position.seat))
        values.append(row)
    return np.array(values), (process_time() - began) / count / len(position.lines)


class Measured(NamedTuple):
    """What is known of a position: the evaluation, the truth, and the samples of every kind with their cost."""

    static: np.ndarray
    truth: np.ndarray
    samples: dict[Kind, tuple[np.ndarray, float]]


def gain(found: Measured, kind: Kind, seconds: float, prior: float) -> float:
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


def tell(every: Sequence[Measured]) -> None:
    """Print the table."""
    truths = np.concatenate([one.truth - one.truth.mean() for one in every])
    static = np.concatenate([one.static - one.static.mean() for one in every])
    best = [float(one.truth.max() - one.truth[0]) for one in every]
    print(f"{len(every)} positions; by the truth, noise included, {fmean(best):.2f} points a choice could be gained")
    print(f"evaluation: r {np.corrcoef(truths, static)[0, 1]:.2f}, off by {(truths - static).std():.2f}")
    for kind in every[0].samples:
        cost = fmean(one.samples[kind][1] for one in every)
        means = np.concatenate([(v := one.samples[kind][0].mean(0)) - v.mean() for one in every])
        spread = fmean((one.samples[kind][0][:, 1:] - one.samples[kind][0][:, :1]).std(0).mean() for one in every)
        moved = means - static
        weight = float(moved @ (truths - static) / (moved @ moved))
        print(
            f"{kind.name}: {1000 * cost:.2f} ms, spread of a difference {spread:.1f}, "
            f"r of all {len(every[0].samples[kind][0])} samples {np.corrcoef(truths, means)[0, 1]:.2f}, "
            f"off by {(truths - static - weight * moved).std():.2f} at {weight:.1f} of what they move the evaluation"
        )
        for seconds in BUDGETS:
            if seconds / cost / len(every[0].static) > 1.5 * len(every[0].samples[kind][0]):
                continue
            told = []
            for prior in PRIORS:
                gains = [gain(one, kind, seconds, prior) for one in every]
                told.append(f"{prior:g}: {fmean(gains):+.2f} ± {standard_error(gains):.2f}")
            print(f"  {seconds:g} s, by weight of the evaluation: {', '.join(told)}")


class Ends(NamedTuple):
    """One moment of a game, for one seat: the points told, and those at each of several ends."""

    told: float
    ends: tuple[float, ...]


def watch_ends(kind: Kind, count: int, seed: int) -> list[Ends]:
    """A moment of a game of two who look one move ahead, played on so often to the end by people of a kind."""
    moment, found = Random(seed).randint(1, 70), list[Game]()

    def look(game: Game) -> None:
        if game.prompt and game.prompt.kind == "place" and game.table.state.number <= moment:
            found[:] = [game.as_known(game.prompt.player, seed)]

    play(seed, Judge(), Judge(), look=look)
    (game,) = found
    judge, chances, seat = Judge(), Chances(), require(game.prompt, Ask).player
    told, ends = judge.points(game.table), list[dict[str, float]]()
    # a whole turn: of the one under way a playout declines what it is not told
    line, _ = max(game.afterstates(), key=lambda one: judge.lead(one[1], seat))
    for n in range(count):
        sample = sample_of(seed, n, chances, judge, kind.ways)
        ends.append(judge.points(play_out(game.rehearsal(), line, sample, kind.turns)))
    return [Ends(told[seat], tuple(end[seat] for end in ends)) for seat in game.seats]


def tell_ends(every: Sequence[Ends]) -> None:
    """Print how far what is told is off, the luck that is left in it, and what of it is the evaluation's own."""
    ends = np.array([one.ends for one in every])
    told = np.array([one.told for one in every])
    off = told - ends.mean(1)
    count = ends.shape[1]
    luck = ends.var(1, ddof=1)
    # one end against the mean of all others, which is as far off as the mean of very many but for a little
    others = (ends.sum(1, keepdims=True) - ends) / (count - 1)
    print(
        f"{len(every)} moments and seats, {count} ends each: off by {np.abs(told[:, None] - ends).mean():.1f} "
        f"on the average; the mean of the other ends is off by {np.abs(others - ends).mean():.1f}"
    )
    own = (off**2 - luck / count).mean()
    bias = off.mean()
    print(
        f"squares: luck {luck.mean():.1f}, the evaluation's own {own:.1f} ± {standard_error(list(off**2)):.1f}, of it "
        f"bias {bias:+.1f}: its own error is {max(own, 0) ** 0.5:.1f}, {max(own - bias**2, 0) ** 0.5:.1f} without bias"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m carcnb.workshop.estimates", description=__doc__)
    parser.add_argument("--positions", type=int, default=30, help="positions, one a game (30)")
    parser.add_argument("--lines", type=int, default=5, help="the best lines of each (5)")
    parser.add_argument("--within", type=float, default=3.0, help="so many points they are apart at most (3)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--truth", type=int, nargs=3, default=(30, 8, 6), help="samples, ways and turns (30 8 6)")
    parser.add_argument("--kind", type=int, nargs=2, action="append", help="ways that are looked at, and turns; often")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds of each kind at each position (1)")
    parser.add_argument("--expansions", nargs="*", default=(), help="expansions to play with")
    parser.add_argument("--ends", type=int, help="only tell how far evaluations are off so many ends of each position")
    options = parser.parse_args(arguments)
    if options.ends:
        seeds = range(options.seed, options.seed + options.positions)
        tell_ends([one for seed in seeds for one in watch_ends(Kind(options.truth[1], 999), options.ends, seed)])
        return
    every: list[Measured] = []
    count, ways, turns = options.truth
    for position in positions(options.positions, options.lines, options.within, options.seed, options.expansions):
        truth, _ = take_samples(position, Kind(ways, turns), count, -1)
        samples = {}
        for kind in (Kind(*one) for one in options.kind or KINDS):
            _, cost = take_samples(position, kind, 2, 3)
            samples[kind] = take_samples(position, kind, max(4, int(options.seconds / cost / options.lines)), 2)
        every.append(Measured(np.array(position.static), truth.mean(0), samples))
    tell(every)


if __name__ == "__main__":
    main()
