"""Search: the lines a player can take, compared by playing on from them, the evaluation at the end.

A line is a placement and the figure that follows it, or whatever else is asked.  All lines are ranked by the evaluation
one move ahead; the best of them are then played on in samples that they share (``carcnb.analysis.playouts``), and the
worse half leaves the contest each time a share of the effort is spent (sequential halving).  Nothing depends on who
does the work, or in which order it is done: with the same seed and count the result is the same.
"""

from __future__ import annotations

import pickle
from collections.abc import Hashable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import lru_cache
from itertools import accumulate, chain, groupby, zip_longest
from math import hypot, sqrt
from operator import sub
from statistics import fmean
from time import monotonic
from typing import NamedTuple

from carcnb.analysis.chances import Chances
from carcnb.analysis.evaluation import Judge, Weights
from carcnb.analysis.playouts import play_out, sample_of
from carcnb.analysis.turns import outcome
from carcnb.analysis.work import PATIENCE, each
from carcnb.engine.actions import Action
from carcnb.engine.afterstates import Line
from carcnb.engine.chance import number
from carcnb.engine.game import Game

WIDTH = 16
"""So many lines are played on from at first; the rest keep their rank by the evaluation."""
ROUNDS = 4
"""So often the worse half of them leaves the contest."""
TASKS, PLAYOUTS = 8, 24
"""A batch is so many tasks, each of about so many playouts; after each batch the results are told."""
PRIOR = 10.0
"""An evaluation weighs as much as so many samples."""
DIGITS = 9
"""So many digits of a value are no rounding."""


class Settings(NamedTuple):
    """How lines are compared; ``turns`` is how far each of the best so many (``width``) is played on.

    People look at so many ``ways`` to lay a tile, 0: at none, see ``playouts``.
    """

    seat: str
    seed: int = 0
    turns: int = 4
    weights: Weights | None = None
    ways: int = 0
    width: int = WIDTH


class Ranked(NamedTuple):
    """What is known of one line of play; ``rank`` is 1 for the best.

    ``expected`` is by how many points the seat will be ahead of the best of the others at the end of the game,
    ``error`` the standard error of that; ``loss`` is how far that is behind the best line, and ``apart`` the standard
    error of this, which is smaller where both met the same luck; both are None until two samples at least tell of them.
    ``samples`` is how often the line was played on, 0 where the evaluation alone speaks, and ``twins`` are the other
    lines that come to the same position.
    """

    rank: int
    actions: tuple[Action, ...]
    expected: float
    error: float | None
    loss: float
    apart: float | None
    samples: int
    twins: tuple[tuple[Action, ...], ...] = ()

    def holds(self, answers: Sequence[Action]) -> bool:
        """Whether this line, or one of its twins, is how these answers begin."""
        return any(line == tuple(answers[: len(line)]) for line in (self.actions, *self.twins))


class Contest:
    """The lines of a game, ranked better and better; of twins, which come to one position, only the first is there.

    The game may tell more than the seat knows; what is used is a game of its own, dealt anew by the seed.  ``lines``
    are compared where others are to be than those that ``Game.afterstates`` tells.
    """

    def __init__(self, game: Game, settings: Settings, lines: Iterable[Line] | None = None) -> None:
        self.began = monotonic()
        self.settings, seat = settings, settings.seat
        self.game = game.as_known(seat, number(settings.seed, "known", 0, 1 << 63))
        judge = Judge(settings.weights)
        compared = self.game.afterstates() if lines is None else lines
        judged = [(round(judge.lead(table, seat), DIGITS), actions, table) for actions, table in compared]
        judged.sort(key=lambda line: -line[0])
        self.static: list[float] = []
        self.same: list[list[tuple[Action, ...]]] = []
        for value, equal in groupby(judged, key=lambda line: line[0]):
            found = _apart(self.game, [(actions, table) for _, actions, table in equal])
            self.same += found
            self.static += [value] * len(found)
        self.actions = [actions for actions, *_ in self.same]
        self.values: list[list[float]] = [[] for _ in self.same]
        self.alive = list(range(min(settings.width, len(self.same))))
        self._sampled = 0
        self.playouts = 0

    def sharpen(
        self,
        seconds: float | None = None,
        count: int | None = None,
        executor: Executor | None = None,
        tasks: int = TASKS,
    ) -> Iterator[float]:
        """Play on in batch after batch; after each comes the share of the effort that is spent.

        The effort is a ``count`` of playouts, the sample under way played with all lines, or ends after so many
        ``seconds`` since the contest was made, whatever is over first: the sample under way is then left out, unless it
        is the first.  A batch is so many ``tasks``: the fewer, the sooner others have their turn.
        """
        began, first = self.began, len(self.alive)
        if first == 1:  # there is nothing to compare it with
            yield 1.0
            return
        share = 0.0
        work = pickle.dumps((self.game, self.actions[:first], self.settings)) if executor else b""
        while share < 1:
            samples = max(1, PLAYOUTS // len(self.alive))
            end = self._sampled + tasks * samples
            if count:
                end = min(end, self._sampled - (self.playouts - count) // len(self.alive))
            lines, todo = tuple(self.alive), range(self._sampled, end)
            if executor:
                parts = [(work, lines, todo[start : start + samples]) for start in range(0, len(todo), samples)]
                rows: Iterator[list[float]] = chain.from_iterable(each(_at_work, parts, executor, PATIENCE))
            else:
                end_at = began + seconds if seconds else None
                rows = _values(self.game, self.actions, self.settings, lines, todo, end_at)
            for row in rows:
                for line, value in zip(lines, row, strict=True):
                    self.values[line].append(value)
                self._sampled += 1
                self.playouts += len(lines)
                if seconds and monotonic() - began >= seconds:
                    break
            spent = 0.0 if seconds is None else (monotonic() - began) / seconds
            share = min(1.0, max(spent, self.playouts / count if count else 0.0))
            keep = max(2, first >> int(share * ROUNDS))
            if len(self.alive) > keep:
                order = self._estimates()
                self.alive = sorted(sorted(self.alive, key=lambda line: -order[line])[:keep])
            yield share

    def lines(self) -> list[Ranked]:
        """All lines, the best first."""
        expected, noise = self._estimates(), self._noise()
        # where two are equal, what was looked at longer comes first, and then what the evaluation puts first
        order = sorted(range(len(self.values)), key=lambda line: (-expected[line], -len(self.values[line])))
        best = order[0]
        found = []
        for rank, line in enumerate(order, 1):
            loss, samples, (actions, *twins) = expected[best] - expected[line], len(self.values[line]), self.same[line]
            told = noise and samples
            error = hypot(*noise[line]) if told else None
            apart = 0.0 if line == best else hypot(*map(sub, noise[line], noise[best])) if told else None
            found.append(Ranked(rank, actions, expected[line], error, loss, apart, samples, tuple(twins)))
        return found

    def _estimates(self) -> list[float]:
        """What every line is expected to bring: between what the evaluation says and what came of the samples.

        All lines are shifted alike by what playing on changes on the average, so that those never played on can be
        compared with the others.
        """
        if not self._sampled:
            return self.static
        # those that left early have met the first samples only: what the others met later is added for them
        lead = [0.0, *accumulate(self._longest())]
        level, shortest = lead[-1] / self._sampled, self._shortest()
        sampled = [line for line, own in enumerate(self.values) if own]
        common = fmean(fmean(self.values[line][:shortest]) - self.static[line] for line in sampled)
        common += level - lead[shortest] / shortest
        found = []
        for own, static in zip(self.values, self.static, strict=True):
            share, n = _share(own), len(own)
            shift = fmean(own) + level - lead[n] / n - static if own else 0.0
            found.append(static + share * shift + (1 - share) * common)
        return found

    def _noise(self) -> list[list[float]]:
        """By how much each sample has moved what each line is expected to bring; empty where all share but one sample.

        Their squares add up to that of the standard error, and those of differences to that of a loss.
        """
        shortest = self._shortest()
        if shortest < 2:
            return []
        longest, found = self._longest(), []
        level = _moves(longest)
        apart = [[*map(sub, own, longest)] for own in self.values]
        common = [fmean(column) for column in zip(*(_moves(own[:shortest]) for own in apart if own), strict=True)]
        for own in apart:
            share, parts = _share(own), zip_longest(level, _moves(own), common, fillvalue=0.0)
            found.append([one + share * mine + (1 - share) * every for one, mine, every in parts])
        return found

    def _longest(self) -> list[float]:
        """The values of the first of the lines that were played on most often."""
        return max(self.values, key=len)

    def _shortest(self) -> int:
        """So many samples all lines share that were played on."""
        return min((len(own) for own in self.values if own), default=0)


def _share(values: Sequence[float]) -> float:
    """What samples count beside the evaluation."""
    return len(values) / (len(values) + PRIOR)


def _moves(values: Sequence[float]) -> list[float]:
    """By how much each of some values, two at least, moves their mean; unbiased, as a standard error is."""
    n, total = len(values), sum(values)
    return [(value - total / n) / sqrt(n * (n - 1)) for value in values]


def _apart(game: Game, lines: Sequence[Line]) -> list[list[tuple[Action, ...]]]:
    """Lines that are worth the same, each with its twins behind it."""
    found: dict[Hashable, list[tuple[Action, ...]]] = {}
    for actions, table in lines:
        found.setdefault(outcome(game, actions, table) if len(lines) > 1 else None, []).append(actions)
    return [*found.values()]


def _values(
    game: Game,
    actions: Sequence[tuple[Action, ...]],
    settings: Settings,
    lines: Sequence[int],
    samples: Sequence[int],
    end_at: float | None = None,
) -> Iterator[list[float]]:
    """For each sample what comes of each line: the lead of the seat as it is evaluated at the end.

    At a moment of the clock it ends, in the midst of a sample unless that is the first: a slow machine takes long for
    one.
    """
    judge, chances, (seat, seed, turns, _, ways, _) = Judge(settings.weights), Chances(), settings

    def value(line: int, sample: int) -> float:
        people = sample_of(seed, sample, chances, judge, ways)
        return judge.lead(play_out(game.rehearsal(), actions[line], people, turns), seat)

    for sample in samples:
        row: list[float] = []
        for line in lines:
            if sample and end_at is not None and monotonic() >= end_at:
                return
            row.append(value(line, sample))
        yield row


def _at_work(task: tuple[bytes, Sequence[int], Sequence[int]]) -> list[list[float]]:
    """The same in another thread or process, which opens a game once."""
    work, lines, samples = task
    game, actions, settings = _opened(work)
    return list(_values(game, actions, settings, lines, samples))


@lru_cache(4)
def _opened(work: bytes) -> tuple[Game, list[tuple[Action, ...]], Settings]:
    game, actions, settings = pickle.loads(work)
    game.rehearsal()
    return game, actions, settings
