"""Whether errors that advice tells are errors: ``python -m tests.benchmarks.errors``.

In a few positions the lines are compared with one seed after the other.  How far a number of one line spreads over the
seeds is its true standard error; beside it stands what was told, both as the root of the mean square over the lines.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from carcnb.analysis.search import Contest, Ranked, Settings
from carcnb.engine.game import Game
from tests.analysis.small import EXPANSIONS, played

OFTEN = 0.9
"""A line counts that was told an error with such a share of the seeds."""


class Spread(NamedTuple):
    """How far numbers of one kind spread over seeds, how far they were told to, and of how many lines."""

    what: str
    true: float
    told: float
    lines: int

    def __str__(self) -> str:
        ratio = f"{self.told / self.true:5.2f}" if self.lines else "    -"
        return f"{self.what:<9} {self.true:6.2f} {self.told:6.2f} {ratio} {self.lines:5}"


def compared(game: Game, seed: int, count: int) -> list[Ranked]:
    """The lines of a game after so many playouts."""
    assert game.prompt
    contest = Contest(game, Settings(game.prompt.player, seed))
    for _ in contest.sharpen(count=count):
        pass
    return contest.lines()


def spreads(games: Sequence[Game], count: int, seeds: Sequence[int]) -> Iterator[Spread]:
    """Of what lines are expected to bring, and of what they lose against one that every seed looked at."""
    found: dict[str, list[tuple[float, float]]] = {"expected": [], "loss": []}
    for game in games:
        rows: dict[tuple[object, ...], list[Ranked]] = {}
        for seed in seeds:
            for line in compared(game, seed, count):
                if line.error is not None:
                    rows.setdefault(line.actions, []).append(line)
        for lines in rows.values():
            if len(lines) < max(2, OFTEN * len(seeds)):
                continue
            for what, number, error in (("expected", "expected", "error"), ("loss", "loss", "apart")):
                told = fmean(getattr(line, error) ** 2 for line in lines)
                found[what].append((variance(getattr(line, number) for line in lines), told))
    for what, pairs in found.items():
        true, told = (sqrt(fmean(values)) for values in zip(*pairs, strict=True)) if pairs else (0.0, 0.0)
        yield Spread(what, true, told, len(pairs))


def main(arguments: Sequence[str] | None = None) -> None:
    """The command; a row for every number of playouts and kind of number."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.errors", description=__doc__)
    parser.add_argument("--seeds", type=int, default=30, help="seeds (30)")
    parser.add_argument("--playouts", type=int, nargs="+", default=(16, 160, 1000), help="playouts (16 160 1000)")
    parser.add_argument("--answers", type=int, nargs="+", default=(20, 60), help="answers before the positions (20 60)")
    parser.add_argument("--expansions", nargs="*", default=(), help="expansions to play with, or all")
    options = parser.parse_args(arguments)
    expansions = EXPANSIONS if options.expansions == ["all"] else tuple(options.expansions)
    games = [played(expansions, answers) for answers in options.answers]
    print("playouts  what        true   told ratio lines")
    for count in options.playouts:
        for spread in spreads(games, count, range(options.seeds)):
            print(f"{count:8}  {spread}", flush=True)


if __name__ == "__main__":
    main()
