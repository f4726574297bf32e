"""Playouts: a game played on by the rules, with draws that are common to all lines that are compared.

A sample is a number from which follow the tiles to come, every die and card, and where players without a plan would
rather lay and stand.  Two lines in the same sample meet the same luck and the same people, so what differs at the end
is mostly what the lines differ in.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from carcnb.engine.actions import SKIP, TURNS, Action
from carcnb.engine.chance import number, pick
from carcnb.engine.course import Course
from carcnb.engine.prompts import RECORDING, Ask, Chance
from carcnb.engine.table import Table

_MASK = (1 << 64) - 1
_STAND = 2
"""One turn in so many somebody without a plan puts a figure down, where it can be."""


class Sample:
    """One way in which luck and the players' whims may fall, by its number."""

    def __init__(self, seed: int, index: int) -> None:
        self.seed = number(seed, "sample", index, 1 << 64)
        self._drawn: dict[str, int] = {}
        self._asked = 0

    def draw(self, chance: Chance) -> Action:
        """What chance decides."""
        index = self._drawn[chance.kind] = self._drawn.get(chance.kind, -1) + 1
        return chance.answer(pick(self.seed, chance.kind, index, chance.outcomes))

    def whim(self, ask: Ask, turn: int) -> Action:
        """What somebody without a plan answers; of the same places at the same turn of a game always the same."""
        salt = number(self.seed, ask.kind, turn, 1 << 64)
        options = ask.options
        if ask.kind == "place":
            return min(options, key=lambda option: _rank(option, salt))
        if SKIP in options:
            standing = [option for option in options if option.verb == "deploy" and option.where[:5] != "field"]
            if not standing or salt >> 40 & 1023 >= 1024 // _STAND:
                return SKIP
            options = standing
        return min(options, key=lambda option: _rank(option, salt))


def _rank(option: Action, salt: int) -> int:
    """A number that looks like chance, and depends on nothing but the option and the salt."""
    x, y = option.cell or (0, 0)
    where = TURNS.index(option.where) if option.where in TURNS else crc32(option.where.encode())
    mixed = (x * 0x9E3779B1 ^ y * 0x85EBCA77 ^ where * 0xC2B2AE3D ^ crc32(option.what.encode()) ^ salt) & _MASK
    mixed = (mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9 & _MASK
    return (mixed ^ mixed >> 32) * 0x94D049BB133111EB & _MASK


def play_out(course: Course, actions: Sequence[Action], sample: Sample, turns: int) -> Table:
    """The table after these answers and so many turns more, or at the end of the game.

    The rest of the turn under way is declined where it can be, as ``Game.afterstates`` does.  The course is used up.
    """
    state = course.table.state
    began, left = state.number, list(actions)
    met: Ask | Chance | None = course.prompt
    while True:
        answer: Action | None = None
        if isinstance(met, Ask):
            if left:
                answer = left.pop(0)
            elif state.number == began and SKIP in met.options:
                answer = SKIP
            elif state.number == began and met.kind in RECORDING:
                answer = met.options[0]
            else:
                answer = sample.whim(met, state.number)
        elif met is not None:
            answer = sample.draw(met)
        elif not course.pass_on() or (state.phase == "turn" and state.number > began + turns):
            return course.table
        met = course.step(answer)
