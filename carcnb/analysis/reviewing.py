"""Going back through a game line by line: what each has lost, and how the expected points went.

A line is judged as ``carcnb.analysis.search`` ranks it at first: by the evaluation one move ahead, before anything is
drawn.  So luck that came later makes no move better or worse, and the order of the stack is not looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from carcnb.analysis.evaluation import Judge, Weights
from carcnb.analysis.lines import comparable
from carcnb.analysis.tables import Rows
from carcnb.analysis.turns import EQUAL
from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask, Chance
from carcnb.errors import require

COSTLY = 1.0
"""A line that loses no more points than this is no turning point: the evaluation is not so exact."""
EVEN = 0.05
"""A line that loses less is one of the best."""
NEAR = 0.5
"""A line that loses no more is almost as good: nobody could tell them apart."""


class Reviewed(NamedTuple):
    """One line of play, as a review judges it.

    ``at`` is how many answers there had been (``game.goto(at)`` leads there), ``turn`` the number of the turn;
    ``played`` is what the ``seat`` chose and ``best`` what it could have chosen, one of several equals.  ``expected``
    and ``possible`` are by how many points the seat could then expect to be ahead of the best of the others, and
    ``loss`` is their difference, 0 for the best line; ``choices`` is how many lines there were, and ``margin`` by how
    much the best one is ahead of all that begin in another place, 0 where there is no other place.
    """

    at: int
    turn: int
    seat: str
    played: tuple[Action, ...]
    best: tuple[Action, ...]
    expected: float
    possible: float
    choices: int
    margin: float = 0.0

    @property
    def loss(self) -> float:
        """How many points were given away."""
        return self.possible - self.expected


class Reviewing:
    """A game that is gone through again; each ``step`` judges what was answered next, until it is ``over``.

    ``start`` has the points that each seat could expect at the beginning, ``curve`` a row with them after every turn,
    in the last one what it has if the game is over.  While a game goes on, what was answered with cards that others
    have not seen is left out.
    """

    def __init__(self, game: Game, weights: Weights | None = None) -> None:
        self._over, self._scores = game.over, game.scores
        self._answers, self._now = game.history, game.clone()
        self._now.goto(0)
        self._judge = Judge(weights)
        self._found: list[tuple[Reviewed, float]] = []
        self._until = 0
        self.start = self._judge.points(self._now.settled_table())
        self.curve = Rows(["turn", *game.seats])

    @property
    def share(self) -> float:
        """How much of the game has been gone through, from 0 to 1."""
        return len(self._now.history) / len(self._answers) if self._answers else 1.0

    @property
    def over(self) -> bool:
        """Whether all of it has been gone through."""
        return len(self._now.history) >= len(self._answers)

    def step(self) -> None:
        """Judge the line that begins with the next answer, if one does, and make it."""
        answers, now = self._answers, self._now
        at, ask = len(now.history), require(now.prompt, Ask)
        if at >= self._until and (self._over or not ask.secret) and (found := _line(now, ask, answers, self._judge)):
            self._found.append(found)
            self._until = at + len(found[0].played)
        turn = now.table.state.number
        if points := _ending(now, answers[at:], self._judge):
            self.curve.append({"turn": turn, **points})
        now.redo()
        if self.over and self._over and self.curve:
            self.curve[-1].update({seat: float(points) for seat, points in self._scores.items()})

    @property
    def lines(self) -> list[Reviewed]:
        """What has been judged, in the order played."""
        return _seen_from_behind(self._found)


def costliest(lines: Iterable[Reviewed]) -> list[Reviewed]:
    """Those lines that have cost more than is to be told, what cost most first."""
    return sorted((line for line in lines if line.loss > COSTLY), key=lambda line: -line.loss)


def _line(now: Game, ask: Ask, answers: list[Action], judge: Judge) -> tuple[Reviewed, float] | None:
    """The line that was played here, beside all others, and what can be expected of the best; None if it has no end."""
    at = len(now.history)
    values = {actions: judge.lead(table, ask.player) for actions, table in now.afterstates()}
    reach = max(values.values())
    played = next((line for line in values if line == tuple(answers[at : at + len(line)])), None)
    if played is None:
        return None
    count = len(values)
    values = {line: value for line, value in values.items() if comparable(answers[at : at + 2], line)}
    best = max(values, key=lambda line: (values[line], line == played))
    margin = values[best] - max(
        (value for line, value in values.items() if _way(line) != _way(best)), default=values[best]
    )
    turn = now.table.state.number
    found = Reviewed(at, turn, ask.player, played, best, values[played], values[best], count, margin)
    return even(found), reach


def _way(line: tuple[Action, ...]) -> object:
    """How a line begins: of a tile the square alone."""
    return line[0].cell if line[0].verb == "place" else line[0]


def _seen_from_behind(lines: list[tuple[Reviewed, float]]) -> list[Reviewed]:
    """The same lines; one that led to another question of the same player is worth what could be reached from there."""
    found: list[Reviewed] = []
    following, then = None, 0.0
    for line, reach in reversed(lines):
        if following and (following.at, following.seat, following.turn) == (
            line.at + len(line.played),
            line.seat,
            line.turn,
        ):
            expected = max(line.expected, then)
            line = even(line._replace(expected=expected, possible=max(line.possible, expected)))
            reach = max(reach, then)
        found.append(line)
        following, then = line, reach
    return found[::-1]


def even(line: Reviewed) -> Reviewed:
    """A line that is as good as the best one is the best one."""
    if line.loss < EQUAL:
        return line._replace(best=line.played, expected=line.possible)
    return line


def _ending(now: Game, answers: list[Action], judge: Judge) -> dict[str, float] | None:
    """The points that can be expected once a turn has ended with the first of these answers, before the next draw."""
    coming: Iterator[Action] = iter(answers)
    course = now.rehearsal()
    met: Ask | Chance | None = course.step(next(coming))
    while isinstance(met, Chance):
        met = course.step(next(coming))
    return judge.points(course.table) if met is None and course.table.state.phase == "turn" else None
