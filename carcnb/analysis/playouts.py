"""Playouts: a game played on by the rules, with draws that are common to all lines that are compared.

A sample is a number from which follow the tiles to come, every die and card, and what players would do on a whim. They
lay where that helps what they stand on and hinders others, but for a whim; or they look one move ahead at some of the
ways, which takes several times as long and tells more. Two lines in the same sample meet the same luck and the same
people: what differs at the end is mostly what the lines differ in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import nsmallest
from zlib import crc32

from carcnb.analysis.chances import Chances
from carcnb.analysis.judge import Judge
from carcnb.engine.actions import SKIP, TURNS, Action
from carcnb.engine.afterstates import lines_after
from carcnb.engine.chance import number, pick
from carcnb.engine.course import ScriptRun
from carcnb.engine.events import Cell
from carcnb.engine.grid import XY
from carcnb.engine.prompts import Ask, Chance
from carcnb.engine.state import State
from carcnb.engine.table import Table

_BITS = 64
_MASK, _UNIT = (1 << _BITS) - 1, 0.5**_BITS
OWN, OTHERS, WHIM = 2.0, -2.0, 4.0
"""What it counts to fill a square of a feature one stands on, or only others do; and the most a whim counts."""
STAND = {"city": 0.6, "road": 0.4, "field": 0.05}
"""How often a figure is put down where it can be, by the kind of feature; elsewhere always."""


class Sample:
    """One way in which luck and the players' whims may fall, by its number."""

    def __init__(self, seed: int, index: int, chances: Chances) -> None:
        self.seed = number(seed, "sample", index, 1 << _BITS)
        self._chances = chances
        self._drawn: dict[str, int] = {}

    def draw(self, chance: Chance) -> Action:
        """What chance decides."""
        index = self._drawn[chance.kind] = self._drawn.get(chance.kind, -1) + 1
        return chance.answer(pick(self.seed, chance.kind, index, chance.outcomes))

    def answer(self, ask: Ask, course: ScriptRun) -> Action:
        """What a player answers; of the same places at the same turn of a game always the same, but for what stands."""
        state = course.table.state
        salt = number(self.seed, ask.kind, state.number, 1 << _BITS)
        options, whims = ask.options, _whims(ask.options, salt)
        if ask.kind == "place":
            liked = self._appeals(ask, whims, state)
            return options[liked.index(max(liked))]
        if ask.kind == "deploy":
            whims = list(map(_reluctance, options, whims))
        return options[whims.index(min(whims))]

    def _appeals(self, ask: Ask, whims: Sequence[float], state: State) -> list[float]:
        """What it counts to lay a tile in each way, for the player asked."""
        squares = self._squares(ask.player, state)
        return [squares.get(option.cell, 0.0) + WHIM * whim for option, whim in zip(ask.options, whims, strict=True)]

    def _squares(self, seat: str, state: State) -> dict[Cell | None, float]:
        """What it counts to fill each square that keeps somebody's feature open."""
        found: dict[int, float] = {}
        owned: dict[int, bool] = {}
        label = state.label
        for segment, figures in state.figures.items():
            name = label[segment]
            owned[name] = owned.get(name, False) or seat in [owner for owner, _ in figures]
        for name, own in owned.items():
            squares = self._chances.shape(state, name).squares
            each = (OWN if own else OTHERS) * (1 + 1 / len(squares)) if squares else 0.0
            for cell, _ in squares:
                found[cell] = found.get(cell, 0.0) + each
        return {XY[cell]: value for cell, value in found.items()}


class Thoughtful(Sample):
    """A sample in which players look one move ahead at some of the ways."""

    def __init__(self, seed: int, index: int, chances: Chances, judge: Judge, ways: int) -> None:
        super().__init__(seed, index, chances)
        self._judge, self._ways, self._next = judge, ways, list[Action]()

    def answer(self, ask: Ask, course: ScriptRun) -> Action:
        """What a player answers: the first of the best line, then what follows in it."""
        if ask.kind == "place" and course.resumable:
            ways = self._seen(ask, course.table.state)
            lines = (line for way in ways for line in lines_after(_fork(course), way))
            best, _ = max(lines, key=lambda line: self._judge.lead(line[1], ask.player))
            self._next = [*best[1:]]
            return best[0]
        if self._next and self._next[0] in ask.options:
            return self._next.pop(0)
        return super().answer(ask, course)

    def _seen(self, ask: Ask, state: State) -> list[Action]:
        """Some of the ways to lay a tile: half of them those that appeal most, the others any."""
        if len(ask.options) <= self._ways:
            return [*ask.options]
        salt = number(self.seed, ask.kind, state.number, 1 << _BITS)
        liked = self._appeals(ask, _whims(ask.options, salt), state)
        ways = [ask.options[n] for n in sorted(range(len(liked)), key=liked.__getitem__, reverse=True)]
        first, salt = self._ways // 2, number(self.seed, "ways", state.number, 1 << _BITS)
        others = ways[first:]
        whims = dict(zip(others, _whims(others, salt), strict=True))
        return ways[:first] + nsmallest(self._ways - first, others, key=whims.__getitem__)


def _fork(course: ScriptRun) -> ScriptRun:
    """The same moment, to go on apart."""
    table = course.table
    again = ScriptRun(Table.beside(table, table.setup, table.state.copy(), []))
    again.step(None)
    return again


def sample_of(seed: int, index: int, chances: Chances, judge: Judge, ways: int) -> Sample:
    """A sample in which players look at so many ways to lay a tile, 0: at none, they follow what appeals to them."""
    return Thoughtful(seed, index, chances, judge, ways) if ways else Sample(seed, index, chances)


def _reluctance(option: Action, whim: float) -> float:
    """The less, the sooner an answer is given to where a figure is put: from 0 to 1, to put none 1."""
    return 1.0 if option == SKIP else whim / STAND.get(option.where.partition(".")[0], 1.0)


def _whims(options: Sequence[Action], salt: int) -> list[float]:
    """For each option from 0 to 1, like chance, and following from nothing but the option and the salt."""
    mixed = [(mark ^ salt) * 0xBF58476D1CE4E5B9 & _MASK for mark in map(_mark, options)]
    return [((one ^ one >> 29) * 0x94D049BB133111EB & _MASK) * _UNIT for one in mixed]


@lru_cache(20_000)
def _mark(option: Action) -> int:
    """A number for an option, the same on every machine."""
    x, y = option.cell or (0, 0)
    where = TURNS.index(option.where) if option.where in TURNS else crc32(option.where.encode())
    mixed = x * 0x9E3779B97F4A7C15 ^ y * 0xC2B2AE3D27D4EB4F ^ where * 0x165667B19E3779F9 ^ crc32(option.what.encode())
    return mixed & _MASK


def play_out(course: ScriptRun, actions: Sequence[Action], sample: Sample, turns: int) -> Table:
    """The table after these answers and so many turns more, or at the end of the game.

    The rest of the turn under way is declined where it can be, as ``Game.afterstates`` does.  The course is used up.
    """
    table = course.table
    state = table.state
    began, left = state.number, list(actions)
    met: Ask | Chance | None = course.prompt
    while True:
        answer: Action | None = None
        if isinstance(met, Ask):
            if left:
                answer = left.pop(0)
            elif met.recording or state.number == began:
                answer = met.declining_action
            answer = answer or sample.answer(met, course)
        elif met is not None:
            answer = sample.draw(met)
        elif not course.pass_on() or (state.phase == "turn" and state.number > began + turns):
            return table
        met = course.step(answer)
