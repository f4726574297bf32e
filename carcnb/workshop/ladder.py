"""The ladder: which player beats which, and how surely.  ``python -m carcnb.workshop.ladder --help`` tells how.

Each rung is a match with its aim; it prints what came of it and whether the aim is reached.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import pairwise
from time import monotonic
from typing import NamedTuple

from carcnb.analysis import players
from carcnb.analysis.certainty import Sprt, rating
from carcnb.analysis.tournament import Match, tournament
from carcnb.board.opponents import LEVELS
from carcnb.engine.errors import CarcnbError
from carcnb.systems import ORDER, match_word
from carcnb.workshop import crew

EXPANSIONS = tuple(name for name in ORDER if name not in ("base", "overview"))


class Rung(NamedTuple):
    """One match of the ladder: the players by name, with which expansions, and the aim."""

    first: str
    second: str
    expansions: tuple[str, ...]
    aim: str
    reached: Callable[[Match], bool]


def rungs() -> Iterator[Rung]:
    """The whole ladder, the quick matches first."""
    yield Rung("greedy", "random", (), "99 of 100 games", lambda match: match.rate >= 0.99)
    yield Rung("careful", "greedy", (), "65 of 100 games", lambda match: match.rate >= 0.65)
    for expansions in (*((name,) for name in EXPANSIONS), EXPANSIONS):
        yield Rung("careful", "greedy", expansions, "more than half, with 95 %", lambda match: match.interval[0] > 0.5)
    yield Rung("search", "greedy", (), "80 of 100 games", lambda match: match.rate >= 0.8)
    yield Rung("search", "random", (), "75 points ahead", lambda match: match.difference >= 75)


def steps(expansions: tuple[str, ...]) -> Iterator[Rung]:
    """The strengths that are offered, each against the one below."""
    for below, above in pairwise(LEVELS.values()):
        yield Rung(above, below, expansions, "60 to 75 of 100 games", lambda match: 0.6 <= match.rate <= 0.75)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the rungs asked for and print each; the exit code is 1 if an aim was missed, 2 for a wrong command."""
    parser = argparse.ArgumentParser("python -m carcnb.workshop.ladder", description=__doc__)
    parser.add_argument("players", nargs="*", help="two players' names; without them every rung is played")
    parser.add_argument("--pairs", type=int, default=100, help="pairs of games a rung (default: 100)")
    parser.add_argument("--from", dest="seed", type=int, default=0, help="the deck of the first pair (default: 0)")
    parser.add_argument("--seconds", type=float, default=2.0, help="time of a search move (default: 2)")
    parser.add_argument("--count", type=int, help="playouts of a search move, instead of a time")
    parser.add_argument("--expansions", help="names divided by commas, or 'all': the one set to play with")
    parser.add_argument(
        "--test", type=float, nargs=2, metavar=("LOW", "HIGH"), help="end early by a test of two shares"
    )
    parser.add_argument(
        "--strengths", action="store_true", help="each strength against the one below, with ratings on one scale"
    )
    crew.add_options(parser)
    options = parser.parse_args(arguments)
    try:
        wanted = list(_wanted(options))
        with crew.find_executor(options) as executor:
            missed, rated = False, 0.0
            for rung in wanted:
                match = _played(rung, options, executor)
                missed |= not rung.reached(match)
                if options.strengths:
                    rated += rating(match.wins, match.games)
                    print(f"{rung.first} is rated {rated:.0f} above {wanted[0].second}", flush=True)
    except CarcnbError as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    return 1 if missed else 0


def _wanted(options: argparse.Namespace) -> Iterator[Rung]:
    given = options.expansions
    named = EXPANSIONS if given == "all" else tuple(filter(None, (given or "").split(",")))
    named = tuple(match_word(name, EXPANSIONS) or name for name in named)
    if options.players and len(options.players) != 2:
        raise CarcnbError(f"a match has two players, not {len(options.players)}")
    if options.strengths:
        yield from steps(named)
        return
    for rung in rungs():
        if not options.players and (given is None or rung.expansions == named):
            yield rung
    if named not in {(), EXPANSIONS, *((name,) for name in EXPANSIONS)} and not options.players:
        raise CarcnbError(f"the ladder has no rung with {given!r:.60}; it plays each expansion alone, or all of them")
    if options.players:
        first, second = options.players
        same = (rung for rung in rungs() if (rung.first, rung.second, rung.expansions) == (first, second, named))
        yield next(same, Rung(first, second, named, "", lambda match: True))


def _player(name: str, options: argparse.Namespace) -> players.Player:
    if name != "search":
        return players.find_player(name)
    return players.search(None if options.count else options.seconds, options.count)


def _played(rung: Rung, options: argparse.Namespace, executor: Executor | None) -> Match:
    """Play one rung and print it, with whether its aim is reached."""
    began = monotonic()
    both = [_player(name, options) for name in (rung.first, rung.second)]
    test = Sprt(*options.test) if options.test else None
    result = tournament(
        both, pairs=options.pairs, expansions=rung.expansions, seed=options.seed, test=test, executor=executor,
        each=_progress,
    )  # fmt: skip
    (match,) = result.matches
    low, high = match.interval
    where = "all eleven expansions" if rung.expansions == EXPANSIONS else ", ".join(rung.expansions) or "base game"
    aim = f"aim {rung.aim}: {'reached' if rung.reached(match) else 'missed'}; " if rung.aim else ""
    test_said = f"test: {match.verdict or 'open'}; " if test else ""
    print(
        f"{match.names[0]} against {match.names[1]}, {where}: wins {match.wins:g} of {match.games} "
        f"({match.rate:.1%}, {low:.1%} to {high:.1%}), {match.difference:+.1f} ± {match.error:.1f} points, "
        f"{match.points[0]:.0f} : {match.points[1]:.0f}; {aim}{test_said}{monotonic() - began:.0f} s",
        flush=True,
    )
    return match


def _progress(match: Match) -> None:
    if sys.stderr.isatty():
        print(f"\r{match!r:110.110}", end="\r", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
