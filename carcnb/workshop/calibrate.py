"""Measures how likely features are completed: ``python -m carcnb.workshop.calibrate``.

Players who look one move ahead play each other.  At every tile the open features with figures are noted, with the tiles
left that help on each of their squares, and at the end which of them were completed.  The weights of the chances are
those under which this was likeliest; a table tells how often it came about where so much was foretold.  What turns to
come bring, by the set of their tiles, and what expansions' own things are worth is the least squares of what is missing
of the points at the end.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from carcnb.analysis.chances import Chances, completion_chance
from carcnb.analysis.evaluation import Judge, Weights
from carcnb.analysis.judge import FARMLESS, kinds_of_turns, richness_of
from carcnb.analysis.tables import Rows
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import BonusScored, Line, PointsScored
from carcnb.engine.game import Game
from carcnb.files import write_text
from carcnb.workshop import crew
from carcnb.workshop.ladder import EXPANSIONS
from carcnb.workshop.selfplay import OUT, play, read, write
from carcnb.workshop.worths import Missing, better, bias, fit_own, fit_sets, fit_turns, worth_told

CHANCES = ("reach", "pace", "crowd", "grow", "keen")
"""The weights that are measured."""
RATIOS = (1.5, 1.2, 1.05)
LEAST = 0.005
"""No chance is taken to be nearer to 0 or 1 than this."""
KNOWN, EVERY = 0.15, 7
"""How hard is tried was known before to such a share, and one moment in so many is looked at for that."""


class Seen(NamedTuple):
    """An open feature with figures at one moment: tiles left, what helps on each square, whether it was completed.

    ``feature`` is a number that features have which became one; ``expansions`` are those of its game.
    """

    feature: int
    left: int
    squares: tuple[tuple[int, int] | None, ...]
    done: bool
    expansions: tuple[str, ...] = ()


class Watch(NamedTuple):
    """A game to be watched."""

    seed: int
    weights: Weights
    expansions: tuple[str, ...]
    farmers: bool = True


class Watched(NamedTuple):
    """One game: what was seen of its features, and at every tile and for every seat what was missing."""

    seen: list[Seen]
    missing: list[Missing]


def watch(seed: int, weights: Weights, expansions: Sequence[str] = (), farmers: bool = True) -> Watched:
    """One game, watched at every tile."""
    judge, chances = Judge(weights), Chances()
    things = {name: line for one in Game(expansions=expansions).table.expansions for name, line in one.brings.items()}
    # what is told is linear in them, so one point more tells how much of each there is
    worthless = {**weights.own, **dict.fromkeys(things, 0.0)}
    without = Judge(weights._replace(own=worthless))
    with_one = {name: Judge(weights._replace(own=worthless | {name: 1.0})) for name in things}
    seen: list[tuple[int, int, tuple[tuple[int, int] | None, ...]]] = []
    expected: list[tuple[str, float, Missing]] = []

    def look(game: Game) -> None:
        state = game.table.state
        if not game.prompt or game.prompt.kind != "place" or not state.bag:
            return
        chances.see(state.bag)
        for name, segment in {state.label[segment]: segment for segment in state.figures}.items():
            shape = chances.shape(state, name)
            if shape.squares:
                seen.append((segment, chances.left, chances.squares(state, shape)))
        turns = chances.left / len(game.seats)
        turns *= turns / (turns + weights.patience)
        kinds = {kind: turns * share for kind, share in kinds_of_turns(game.table).items()}
        found, coming = without.look(game.table), weights.turn * richness_of(game.table) * turns
        amounts = {name: one.points(game.table) for name, one in with_one.items()}
        told, brought = judge.points(game.table), _brought(game, things)
        for term in found.terms:
            if term.what == "stands":
                _count(brought[term.seat], things, term.sum)
            elif term.what == "share":
                brought[term.seat][str(term.about)] += term.points
        for seat, points in found.points.items():
            own = {name: amount[seat] - points for name, amount in amounts.items()}
            missing = Missing(kinds, told[seat] - points + coming, 0.0, own, brought[seat])
            expected.append((seat, points - coming, missing))

    game = play(seed, Judge(weights), Judge(weights), expansions, look=look, farmers=farmers)
    state, scores, end = game.table.state, game.scores, _brought(game, things)
    rows = [(state.label[segment], left, squares) for segment, left, squares in seen]
    return Watched(
        [Seen(name, left, squares, state.features[name][2] == 0, tuple(expansions)) for name, left, squares in rows],
        [
            missing._replace(
                points=scores[seat] - points,
                brought={name: end[seat][name] - before for name, before in missing.brought.items()},
            )
            for seat, points, missing in expected
        ],
    )


def _brought(game: Game, things: Mapping[str, str]) -> dict[str, dict[str, float]]:
    """What each of these things has brought each seat until now; of each is told which line says so."""
    found = {seat: dict.fromkeys(things, 0.0) for seat in game.seats}
    for event in game.events if things else ():
        if isinstance(event, PointsScored | BonusScored):
            _count(found[event.player], things, event.lines)
    return found


def _count(brought: dict[str, float], things: Mapping[str, str], lines: Sequence[Line]) -> None:
    """Add what these lines say that things have brought."""
    for name, what in things.items():
        brought[name] += sum(line.points for line in lines if line.what == what)


def _watch(task: Watch) -> Watched:
    return watch(*task)


def foretold(weights: Weights, seen: Seen) -> float:
    """The chance that these weights give."""
    chance, _ = completion_chance(weights, seen.left, 2, seen.squares, weights.eagerness(seen.expansions))
    return min(max(chance, LEAST), 1 - LEAST)


def surprise(weights: Weights, seen: Sequence[Seen]) -> float:
    """How much less likely all that came about was, by these weights, than if it had been known: the mean log loss."""
    chances = [(foretold(weights, one), one.done) for one in seen]
    return -sum(math.log(chance if done else 1 - chance) for chance, done in chances) / len(chances)


def measure_weights(weights: Weights, seen: Sequence[Seen]) -> Weights:
    """The weights that are surprised least, found by changing one after the other while that helps."""
    least = surprise(weights, seen)
    for ratio in RATIOS:
        helped = True
        while helped:
            helped = False
            for name in CHANCES:
                for factor in (ratio, 1 / ratio):
                    value = getattr(weights, name) * factor
                    new = weights._replace(**{name: round(min(value, 1.0) if name == "grow" else value, 3)})
                    if (now := surprise(new, seen)) < least - 1e-5:
                        weights, least, helped = new, now, True
    return weights


def measure_eager(weights: Weights, games: Sequence[Sequence[Seen]]) -> dict[str, float]:
    """How many times as hard players try with each expansion: what surprises least, with all its games together.

    All moments of a feature tell as much as one that has nothing to do with it, and by ``KNOWN`` it was thought before
    to make no difference.
    """
    some = [one for game in games for one in game[::EVERY]]
    found = {name: 1.0 for one in some for name in one.expansions}
    with_it = {name: [one for one in some if name in one.expansions] for name in found}
    features = {
        name: sum(len({one.feature for one in game if name in one.expansions}) for game in games) for name in found
    }

    def lack(name: str, eager: float) -> float:
        tried = weights._replace(eager={**found, name: eager})
        return features[name] * surprise(tried, with_it[name]) + (math.log(eager) / KNOWN) ** 2 / 2

    for ratio in RATIOS:
        helped = True
        while helped:
            helped = False
            for name, eager in found.items():
                values = {lack(name, value): value for value in (eager, eager * ratio, eager / ratio)}
                helped |= values[least := min(values)] != eager
                found[name] = values[least]
    return {name: round(eager, 2) for name, eager in sorted(found.items())}


class Bin(NamedTuple):
    """The moments at which about as much was foretold: of which set, what was said and came about, of how many."""

    set: str
    said: float
    happened: float
    moments: int
    features: int


def bins(weights: Weights, name: str, games: Sequence[Watched]) -> Iterator[Bin]:
    """Foretold and come about, in ten bins."""
    found: dict[int, list[tuple[float, bool, tuple[int, int]]]] = {}
    for n, game in enumerate(games):
        for one in game.seen:
            chance = foretold(weights, one)
            found.setdefault(int(chance * 10), []).append((chance, one.done, (n, one.feature)))  # none is 1
    for _, moments in sorted(found.items()):
        said, happened, features = zip(*moments, strict=True)
        yield Bin(name, fmean(said), fmean(happened), len(moments), len({*features}))


def picture(every: Sequence[Bin]) -> str:
    """What came about against what was said, a line for each set, as SVG: the nearer to the diagonal the better."""
    right = Bin("as said", 0.0, 0.0, 0, 0), Bin("as said", 1.0, 1.0, 0, 0)
    rows = ({"set": one.set, "said": one.said, "happened": one.happened} for one in (*right, *every))
    return Rows(("set", "said", "happened"), rows).plot("happened", "said", "set").svg()


def main(arguments: Sequence[str] | None = None) -> None:
    """The command; ``--check`` with another seed tells how well games come about that were not measured."""
    parser = argparse.ArgumentParser(prog="python -m carcnb.workshop.calibrate", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games to play (40)")
    parser.add_argument(
        "--sets", nargs="+", default=["base"], help=f"expansions, base, all, each or {FARMLESS}, one a game (base)"
    )
    parser.add_argument("--only", choices=("chances", "eager", "turns", "sets"), help="measure only these")
    parser.add_argument("--check", action="store_true", help="measure nothing, only tell the table")
    parser.add_argument("--picture", type=Path, help="an SVG file for a picture of the table")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--out", type=Path, default=OUT, help="the file that is read and written")
    crew.add_options(parser)
    options = parser.parse_args(arguments)
    weights, text = read(options.out)
    names = [one for name in options.sets for one in (("base", *EXPANSIONS, "all") if name == "each" else (name,))]
    sets = [{"base": (), FARMLESS: (), "all": EXPANSIONS}.get(name, (name,)) for name in names]
    tasks = [
        Watch(options.seed + n, weights, sets[n % len(sets)], names[n % len(names)] != FARMLESS)
        for n in range(options.games)
    ]
    try:
        with crew.find_executor(options) as executor:
            games = list(crew.work_through(_watch, tasks, executor, "games"))
    except CarcnbError as error:
        parser.error(str(error))
    if not options.check:
        if options.only in (None, "chances"):
            weights = measure_weights(weights, [one for game in games for one in game.seen])
        if options.only == "eager":
            weights = weights._replace(eager=measure_eager(weights, [game.seen for game in games]))
        if options.only in (None, "turns"):
            turn, text["richness"] = fit_turns([one for game in games for one in game.missing])
            weights = weights._replace(turn=turn)
        if options.only == "sets":
            missing = [(names[n % len(names)], game.missing) for n, game in enumerate(games)]
            table = Game(expansions=EXPANSIONS).table
            own = fit_own(missing, [one.brings for one in table.expansions], worth_told(table, weights))
            weights = weights._replace(own={**weights.own, **better(own)})
            found = fit_sets(weights.turn, worth_told(table, weights), missing, text.setdefault("richness", {}))
            for name, one in own.items():
                print(f"{name:>16} {one.worth:+.2f} ± {one.error:.2f}, other games {100 * one.better:+.1f} % better")
            for name, (value, off) in found.items():
                print(f"{f'turn {name}':>16} {value:+.2f} ± {off:.2f}")
            text["richness"] |= {kind: round(value, 2) for kind, (value, _) in found.items()}
        more = f" --sets {' '.join(options.sets)}" if options.sets != ["base"] else ""
        more += f" --only {options.only}" if options.only else ""
        command = f"python -m carcnb.workshop.calibrate --games {options.games} --seed {options.seed}{more}"
        write(options.out, text, weights, command)
        print(weights, text.get("richness", {}))
    of = {name: [game for n, game in enumerate(games) if names[n % len(names)] == name] for name in names}
    _tell(weights, of | ({"together": games} if len(of) > 1 else {}), options.picture)


def _tell(weights: Weights, games: dict[str, list[Watched]], path: Path | None) -> None:
    """Print the table of each set, how well its evaluations came about, and write the picture."""
    every: list[Bin] = []
    for name, of in games.items():
        every += bins(weights, name, of)
        off, apart = bias([one for game in of for one in game.missing])
        features = sum(len({one.feature for one in game.seen}) for game in of)
        print(f"{name}: {len(of)} games, {features} features, {off:+.1f} points a seat, off by {apart:.1f}")
        print("foretold  came about  moments  features")
        for one in every:
            if one.set == name:
                print(f"{one.said:8.2f}  {one.happened:10.2f}  {one.moments:7}  {one.features:8}")
    if path:
        write_text(path, picture(every))


if __name__ == "__main__":
    main()
