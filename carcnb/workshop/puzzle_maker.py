"""Makes puzzles: ``python -m carcnb.workshop.puzzle_maker SYSTEM``.

Players who look one move ahead play each other.  At every tile of the first player's, with 8 to 28 tiles on the board,
all lines are compared, whole turns: by the evaluation, then twice by playing on, each time with other luck.  A position
is a puzzle where all three put the same line first, with the next one clearly behind; so there is a reason that can be
told.  Of all that come of some games a few are kept: of each difficulty as many, and no two of one game if there are
enough.

With ``--confirm`` those that are there are looked at again, longer, further ahead and with other luck: what is not
clear then goes, its number is not used again, and of the others is told what was found now.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from carcnb.analysis import puzzles
from carcnb.analysis.evaluation import Judge, of_table
from carcnb.analysis.players import NOW
from carcnb.analysis.puzzles import Moves, Other, Puzzle
from carcnb.analysis.reasons import sentence
from carcnb.analysis.search import Ranked
from carcnb.analysis.turns import met_after
from carcnb.analysis.work import each
from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.expansions import find_expansions as in_play
from carcnb.engine.game import Game
from carcnb.engine.knowledge import HIDDEN
from carcnb.engine.notation import Counted, Held, Laid, Lying, Standing
from carcnb.engine.prompts import Chance
from carcnb.engine.setup import Setup
from carcnb.errors import require
from carcnb.files import write_text
from carcnb.records.notation import parse, text_of
from carcnb.rulebook import rule
from carcnb.systems import match_word, systems
from carcnb.words import SOURCE, say
from carcnb.workshop import crew, selfplay
from carcnb.workshop.lines import Lines, lines_of
from carcnb.workshop.puzzle_rating import rate

Owned = TypeVar("Owned", Counted, Held)

TILES = range(8, 29)
"""So many tiles lie on the board of a puzzle."""
NAMES = {"red": "Ada", "blue": "Ben"}
OTHER = {"red": "blue", "blue": "red"}
SEEN = 1.0
"""By so many points the evaluation alone puts the best line first."""
GAP, SURE, FORCED = 1.5, 0.5, 10.0
"""The next best line is behind by at least so many points; less twice the standard error, still by so many.

Where it is farther behind than the last of these, there is nothing to think about.
"""
MATTERS = 0.5
"""A term of the evaluation that changes by so many points is counted on."""
NEAR = 6.0
"""Lines that the evaluation sees farther behind are not played on."""
PLAYOUTS = 100, 400, 600
"""Playouts of a first look, and of the two that decide."""
LONGER, FURTHER = (2500, 7500), 14
"""Playouts and turns by which a puzzle is confirmed: more where its line comes first, and others are too near to tell.

Lines that leave the search early are played on some forty times, and of three dozen one seems nearer than it is.
"""
NOTHING = say("advice-nothing", SOURCE).capitalize()
"""What is said of a line that nothing can be said of."""
SHOWN = 5
"""So many of the other lines are kept."""


def clear(ranked: Sequence[Ranked]) -> bool:
    """Whether all lines but the first are clearly behind."""
    return all(
        line.apart is not None and line.loss >= GAP and line.loss - 2 * line.apart >= SURE for line in ranked[1:]
    )


def puzzle(text: str, seed: int = 0, system: str = "base", among: int = 1) -> Puzzle | None:
    """The puzzle that a position is; None if no line of it is clearly best, or if that is not about the system.

    Where the system is seldom what is best, it is enough if one of so many first lines (``among``) is about it.
    """
    lines = lines_of(Game.from_setup(parse(text, seed)), seed)
    if lines is None:
        return None
    (first, best), (second, _), *_ = ranked = lines.rank(Judge())
    if first - second < SEEN or not any(about(system, lines, moves) for _, moves in ranked[:among]):
        return None
    if sentence(lines.game, best, SOURCE) == say("advice-sentence", SOURCE, row=NOTHING):
        return None
    seen = lines.rank(Judge(NOW))[0][1]
    near = [moves for value, moves in ranked if moves == seen or first - value < NEAR]
    for n, effort in enumerate(PLAYOUTS):
        found = lines.played_on(near if len(near) > 2 else [moves for _, moves in ranked[:3]], effort, seed + n)
        if found[0].actions != best or (n and not (clear(found) and found[1].loss <= FORCED)):
            return None
    return _told(text, lines, found, seen)


def confirm(one: Puzzle, seed: int) -> Puzzle | None:
    """The puzzle as a longer search with other luck sees it; None if its line is not clearly best then."""
    lines = lines_of(Game.from_setup(parse(one.position, seed)), seed)
    if lines is None:
        return None
    (first, _), *_ = ranked = lines.rank(Judge())
    seen = lines.rank(Judge(NOW))[0][1]
    told = {one.best[0], seen, *(other.moves for other in one.others)}
    near = [moves for value, moves in ranked if moves in told or first - value < NEAR]
    for effort in LONGER:
        found = lines.played_on(near, effort, seed, FURTHER)
        if found[0].actions != one.best[0]:
            break
        if clear(found):
            return _told(one.position, lines, found, seen)._replace(name=one.name)
    return None


def _told(text: str, lines: Lines, found: Sequence[Ranked], seen: Moves) -> Puzzle:
    """The puzzle of a position whose lines were compared; what those find who look one move ahead is ``seen``."""
    best = found[0].actions
    tempting = [line for line in found[1:] if line.actions == seen]
    kept = sorted({*found[1 : SHOWN + 1 - len(tempting)], *tempting})
    others = tuple(Other(round(line.loss, 1), round(line.apart or 0.0, 1), line.actions) for line in kept)
    return Puzzle("", text, tuple(lines.same[best]), others, rate(lines, best))


def about(system: str, lines: Lines, moves: Moves) -> bool:
    """Whether a line has to do with a system: by its tile, an answer, its luck, or a rule that is met or counted on."""
    if system == "base":
        return True
    table, after = lines.game.table, lines.tables[moves]
    expansion = next(one for one in table.expansions if one.name == system)
    own = {*expansion.figures, *expansion.verbs}
    if moves[0].what.rpartition("-")[0] in expansion.sets or any(own & {move.verb, move.what} for move in moves):
        return True
    met = met_after(lines.game, moves)
    if isinstance(met, Chance) and met.kind in expansion.chances:
        return True
    events = after.events[len(table.events) :]
    told = [*events, *(line for event in events for line in getattr(event, "lines", ()))]
    if after.state.phase == "turn":
        before = {(term.seat, term.what, term.about): term.points for term in of_table(table).terms}
        for term in of_table(after).terms:
            if abs(term.points - before.get((term.seat, term.what, term.about), 0.0)) >= MATTERS:
                told += term.sum
    return any(one.rule and rule(one.rule).system == system for one in told)


def positions(system: str, seed: int) -> Iterator[str]:
    """The positions of one game of a system's in which somebody is to lay a tile, who is then always red."""
    found: list[str] = []

    def look(game: Game) -> None:
        state = game.table.state
        if len(state.tiles) >= TILES.stop:
            raise _Enough
        if game.prompt and game.prompt.kind == "place" and len(state.tiles) in TILES:
            with suppress(SetupError):  # in the midst of a turn
                found.append(for_red(text_of(game)))

    expansions = [] if system == "base" else [system]
    with suppress(_Enough):
        selfplay.play(
            seed, Judge(), Judge(NOW) if seed % 2 else Judge(), expansions, look, draws=early(expansions, seed)
        )
    yield from found


def early(expansions: Sequence[str], seed: int) -> list[str]:
    """The first draws where expansions have tiles of their own: these come early, each beside another one."""
    stack = Setup.make(2, 0, {"expansions": expansions}).stack()
    every = [name for name, copies in stack.items() for _ in range(copies)]
    own = {name for expansion in in_play(expansions) for name in expansion.sets}
    dice = Random(seed)
    mine = [name for name in every if name.rpartition("-")[0] in own]
    others = dice.sample([name for name in every if name.rpartition("-")[0] not in own], min(len(mine), 20))
    return dice.sample([*mine, *others], len(mine) + len(others))[: TILES.stop]


def for_red(text: str) -> str:
    """The same position, the colours exchanged if it is blue's turn; both have a name, and blue's cards are hidden."""
    setup = parse(text)
    if setup.first == "blue":
        setup = _exchanged(setup)
    text = text_of(replace(setup, names=tuple(NAMES[seat] for seat in setup.seats)))
    told, blue, rest = text.partition("blue Ben")
    own, end, board = rest.partition("\n")
    for held in setup.hands:
        if held.seat == "blue":
            own = own.replace(f"{held.deck} {held.card}", f"{held.deck} {HIDDEN}")
    return told + blue + own + end + board


def _exchanged(setup: Setup) -> Setup:
    """The same for red and blue in each other's place."""

    def of(entries: Sequence[Owned]) -> tuple[Owned, ...]:
        return tuple(one._replace(seat=OTHER[one.seat]) for one in entries)

    def pieces(laid: Laid) -> Iterator[Standing | Lying]:
        for piece in laid.pieces:
            yield piece._replace(seat=OTHER[piece.seat]) if isinstance(piece, Standing) else piece

    return replace(
        setup,
        first=OTHER[setup.first],
        scores=setup.scores[::-1],
        position=tuple(laid._replace(pieces=tuple(pieces(laid))) for laid in setup.position),
        tokens=of(setup.tokens),
        track=of(setup.track),
        hands=of(setup.hands),
        supply=of(setup.supply),
    )


class _Enough(Exception):
    """The rest of a game is not needed."""


class Source(NamedTuple):
    """A game of a system's that puzzles are taken from; ``among`` as ``puzzle`` has it."""

    system: str
    seed: int
    among: int = 1

    def puzzles(self) -> list[Puzzle]:
        """All puzzles of the game."""
        every = (puzzle(text, self.seed, self.system, self.among) for text in positions(self.system, self.seed))
        return [one for one in every if one]


def make(
    system: str, seeds: Sequence[int], among: int = 1, executor: Executor | None = None
) -> Iterator[tuple[int, Puzzle]]:
    """All puzzles of some games of a system's, each with the seed of its game."""
    sources = [Source(system, seed, among) for seed in seeds]
    for source, found in zip(sources, each(Source.puzzles, sources, executor), strict=True):
        yield from ((source.seed, one) for one in found)


class Doubt(NamedTuple):
    """A puzzle that is to be confirmed, with the seed of its luck."""

    puzzle: Puzzle
    seed: int

    def look(self) -> Puzzle | None:
        """What ``confirm`` says."""
        return confirm(*self)


def choose(found: Sequence[tuple[int, Puzzle]], n: int, there: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """``n`` puzzles beside those that are there, the easy ones first.

    They are taken by turns of each difficulty, and of games not yet met if there are.
    """
    left, kept, met = list(found), list(there), Counter[int]()
    while left and len(kept) < len(there) + n:
        levels = Counter(one.difficulty for one in kept)
        seed, one = min(left, key=lambda it: (levels[it[1].difficulty] + 2 * met[it[0]], -it[1].gap))
        left.remove((seed, one))
        met[seed] += 1
        kept.append(one)
    return sorted(kept, key=lambda one: one.rating)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m carcnb.workshop.puzzle_maker", description=__doc__)
    parser.add_argument("system", help="whose puzzles are made")
    parser.add_argument("--n", type=int, default=12, help="how many are kept (12)")
    parser.add_argument("--games", type=int, default=40, help="from how many games (40)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--among", type=int, default=1, help="one of so many first lines is about the system (1)")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--confirm", action="store_true", help="look again at those that are there; with other luck by --seed"
    )
    how.add_argument("--add", action="store_true", help="keep those that are there; what is new is confirmed as well")
    how.add_argument("--rate", action="store_true", help="only rate those that are there anew")
    crew.add_options(parser)
    given = parser.parse_args(arguments)
    system = match_word(given.system, systems())
    if system not in systems():
        parser.error(f"no system is {given.system!r:.60}; there are {', '.join(systems())}")
    path = Path(str(systems()[system].folder(puzzles.FILE)))
    try:
        with crew.find_executor(given) as executor:
            (_confirm if given.confirm else _rate if given.rate else _make)(given, system, path, executor)
    except CarcnbError as error:
        parser.error(str(error))


def _confirm(given: argparse.Namespace, system: str, path: Path, executor: Executor | None) -> None:
    there = puzzles.bundled_puzzles()[system]
    _write(path, system, _clear(there, given.seed, executor), _commands(path))


def _rate(given: argparse.Namespace, system: str, path: Path, executor: Executor | None) -> None:
    there = puzzles.bundled_puzzles()[system]
    _write(path, system, sorted(each(rate_anew, there, executor), key=lambda one: one.rating), _commands(path))


def rate_anew(one: Puzzle) -> Puzzle:
    """The same puzzle with the rating that it has by the strengths of today."""
    lines = require(lines_of(Game.from_setup(parse(one.position, 0))), Lines)
    best = next(moves for moves, same in lines.same.items() if one.best[0] in same)
    return one._replace(rating=rate(lines, best))


def _clear(those: Sequence[Puzzle], seed: int, executor: Executor | None) -> list[Puzzle]:
    """Those that a longer search confirms, as it sees them."""
    return [one for one in each(Doubt.look, [Doubt(old, seed) for old in those], executor) if one]


def _commands(path: Path) -> str:
    """What the puzzles of a file were made by."""
    return path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# Made by ")


def _make(given: argparse.Namespace, system: str, path: Path, executor: Executor | None) -> None:
    there = list(puzzles.bundled_puzzles().get(system, ())) if given.add else []
    found: list[tuple[int, Puzzle]] = []
    for seed, one in make(system, range(given.seed, given.seed + given.games), given.among, executor):
        print(f"{seed}: {one.rating}, {one.gap:.1f} points ahead", file=sys.stderr, flush=True)
        found.append((seed, one))
    if not found:
        sys.exit("No puzzle came of these games; take more of them, or another seed.")
    command = f"python -m carcnb.workshop.puzzle_maker {system} --n {given.n} --games {given.games} --seed {given.seed}"
    command += f" --among {given.among}" if given.among > 1 else ""
    if there:
        known = {one.position.strip() for one in there}
        fresh = [(seed, one) for seed, one in found if one.position.strip() not in known]
        clear = {one.position: one for one in _clear([one for _, one in fresh], given.seed + 1, executor)}
        found = [(seed, clear[one.position]) for seed, one in fresh if one.position in clear]
        command = f"{_commands(path)}; {command} --add"
    _write(path, system, choose(found, given.n, there), command)


def _write(path: Path, system: str, kept: Sequence[Puzzle], command: str) -> None:
    """Write a system's file: a puzzle that was there keeps its number, and what goes leaves its own to nobody."""
    numbers = {one.position.strip(): puzzles.number_of(one.name) for one in puzzles.bundled_puzzles().get(system, ())}
    left = {puzzles.number_of(name) for name in puzzles.withdrawn_puzzles() if name.startswith(f"{system}/")}
    fresh = count(max([0, *numbers.values(), *left]) + 1)
    named = [one._replace(name=f"{system}/{numbers.get(one.position.strip()) or next(fresh)}") for one in kept]
    left |= {*numbers.values()} - {puzzles.number_of(one.name) for one in named}
    write_text(path, puzzles.as_toml(named, command, left))


if __name__ == "__main__":
    main()
