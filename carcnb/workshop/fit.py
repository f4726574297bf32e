"""Fits what points and figures are worth by self-play: ``python -m carcnb.workshop.fit``.

It can be stopped at any time and goes on from where it was.  One weight after the other is made larger or smaller; the
change stays if the player who looks one move ahead with it beats the one without over ``--pairs`` pairs of games, by
more than one standard error.  A pair is the same deck played twice with the seats swapped.  Steps become finer from
round to round.  The weights are written after every trial, with the command that found them.

How likely features are completed is no matter of taste: ``python -m carcnb.workshop.calibrate`` measures it.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import NamedTuple

from carcnb.analysis.certainty import standard_error
from carcnb.analysis.evaluation import Judge, Weights
from carcnb.analysis.work import each
from carcnb.engine.errors import CarcnbError
from carcnb.workshop import crew
from carcnb.workshop.selfplay import OUT, play, read, write

VALUES = ("figure", "later", "home", "patience", "spare", "field")
"""The weights that are fitted; those of expansions too where ``--only`` names them."""
RATIOS = (1.6, 1.25, 1.1)
"""By how much a weight is changed, in one round after the other."""
LEAST = 8
"""So many pairs are played of every trial."""
SHARES = frozenset({"later", "spare"})
"""Weights that stay below 1."""


def ahead(seed: int, first: Judge, second: Judge, expansions: Sequence[str] = ()) -> int:
    """By how many points the first is ahead at the end of a game."""
    red, blue = play(seed, first, second, expansions).scores.values()
    return red - blue


class Duel(NamedTuple):
    """A pair of games of two sets of weights."""

    seed: int
    new: Weights
    old: Weights
    expansions: tuple[str, ...] = ()

    def play(self) -> float:
        """By how many points the new weights are ahead, the mean of both games."""
        new, old = Judge(self.new), Judge(self.old)
        there, back = (ahead(self.seed, *both, self.expansions) for both in ((new, old), (old, new)))
        return (there - back) / 2


def pairs(
    new: Weights,
    old: Weights,
    seeds: Sequence[int],
    expansions: Sequence[str] = (),
    executor: Executor | None = None,
) -> list[float]:
    """By how many points the new weights are ahead of the old ones, each the mean of a pair of games.

    The last pairs are not played where the new ones are behind by more than one standard error after ``LEAST``.
    """
    found: list[float] = []
    duels = [Duel(seed, new, old, tuple(expansions)) for seed in seeds]
    for difference in each(Duel.play, duels, executor):
        found.append(difference)
        if len(found) >= LEAST and better([-difference for difference in found]):
            break
    return found


def better(differences: Sequence[float]) -> bool:
    """Whether the mean is more than one standard error above nothing."""
    return statistics.mean(differences) > standard_error(differences)


def change_weight(weights: Weights, name: str, ratio: float) -> Weights:
    """The weights with one of them so many times as large."""
    value = getattr(weights, name) * ratio
    return weights._replace(**{name: round(min(value, 0.95) if name in SHARES else value, 4)})


def main(arguments: Sequence[str] | None = None) -> None:
    """The command; prints every trial: the weight, its new value, and by how many points that is ahead."""
    parser = argparse.ArgumentParser(prog="python -m carcnb.workshop.fit", description=__doc__)
    parser.add_argument("--pairs", type=int, default=30, help="pairs of games for each trial (30)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--trials", type=int, default=12, help="trials to make now (12: one round)")
    parser.add_argument("--only", nargs="+", default=VALUES, choices=Weights._fields, help="the weights to fit")
    parser.add_argument("--expansions", nargs="*", default=(), help="expansions to play with")
    parser.add_argument("--out", type=Path, default=OUT, help="the file that is read and written")
    crew.add_options(parser)
    options = parser.parse_args(arguments)
    if options.pairs < 2:
        parser.error("--pairs: two at least, for the error is judged by how they differ")
    try:
        with crew.find_executor(options) as executor:
            _fit(options, executor)
    except CarcnbError as error:
        parser.error(str(error))


def _fit(options: argparse.Namespace, executor: Executor | None) -> None:
    found, text = read(options.out)
    done = text.get("trials", 0)
    for trial in range(done, done + options.trials):
        step, turn = divmod(trial, 2 * len(options.only))
        name, ratio = options.only[turn // 2], RATIOS[min(step, len(RATIOS) - 1)]
        new = change_weight(found, name, 1 / ratio if turn % 2 else ratio)
        first = options.seed + trial * options.pairs
        differences = pairs(new, found, range(first, first + options.pairs), options.expansions, executor)
        kept = new != found and better(differences)
        mean, mark = statistics.mean(differences), "kept" if kept else ""
        print(f"{trial:4} {name:>9} {getattr(new, name):8.3f} {mean:+6.1f} {mark}", flush=True)
        found = new if kept else found
        more = "".join(
            f" --{name} {' '.join(getattr(options, name))}"
            for name in ("only", "expansions")
            if getattr(options, name) not in (VALUES, ())
        )
        text["trials"] = trial + 1
        command = (
            f"python -m carcnb.workshop.fit --pairs {options.pairs} --seed {options.seed} --trials {trial + 1}{more}"
        )
        write(options.out, text, found, command)


if __name__ == "__main__":
    main()
