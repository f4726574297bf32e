"""How hard a puzzle is: the rating of a player who would find its best line half of the time.

Each of the strengths that look one move ahead finds it with a chance that can be counted: here it looks at so many of
the ways to place the tile (``PLACES``), for who reads a position tries some, however many there are, and takes what it
judges best there.  The ratings are what such players have won against each other, 80 base games a step, on the scale of
learners.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import comb

from carcnb.analysis.evaluation import Judge
from carcnb.analysis.players import NAMED, OneMove
from carcnb.analysis.puzzles import Moves
from carcnb.analysis.turns import EQUAL
from carcnb.engine.actions import Action
from carcnb.errors import require
from carcnb.training.rating import SCALE, Skill
from carcnb.workshop.lines import Lines

NOVICE = 700
"""The rating of the weakest strength; whoever begins stands between casual and easy."""
STRENGTHS: Mapping[str, int] = {
    "novice": NOVICE,
    "beginner": NOVICE + 150,
    "casual": NOVICE + 261,
    "greedy": NOVICE + 358,
    "fair": NOVICE + 474,
    "steady": NOVICE + 570,
    "able": NOVICE + 686,
    "careful": NOVICE + 755,
}
EASIEST = NOVICE - SCALE
"""The lowest rating of a puzzle: that of one which all of them find."""
PLACES = {"novice": 4, "beginner": 7, "casual": 12, "fair": 10, "steady": 15, "able": 22}
"""At so many ways to place the tile a reader looks; greedy and careful look at all."""


def rate(lines: Lines, best: Moves) -> int:
    """The rating of the puzzle of a position, in tens: there the strengths find as much as is to be expected."""
    found = sum(chance_found(lines, best, name) for name in STRENGTHS)
    low, high = EASIEST, NOVICE + 3 * SCALE
    while high - low > 1:
        middle = (low + high) // 2
        expected = sum(Skill(strength).expected_score(middle) for strength in STRENGTHS.values())
        low, high = (middle, high) if expected > found else (low, middle)
    return round(low, -1)


def chance_found(lines: Lines, best: Moves, name: str) -> float:
    """How likely a strength, by its name, takes the best line or one that comes to the same.

    It does if one of the places of that line is among those it looks at, none where it judges another better, and none
    that comes before it where it judges another as good: it takes the first of several.
    """
    player = require(NAMED[name](), OneMove)
    judge = Judge(player.weights)
    value = {moves: player.lead(judge, table, lines.seat) for moves, table in lines.tables.items()}
    at: dict[Action, float] = {}
    for moves, same in lines.same.items():
        for one in same:
            at[one[0]] = max(at.get(one[0], value[moves]), value[moves])
    better = {place for place, most in at.items() if most > value[best] + EQUAL}
    right = {one[0] for one in lines.same[best]} - better
    seen = min(PLACES.get(name, len(at)), len(at))
    listed = dict.fromkeys(moves[0] for moves, _ in lines.game.afterstates())
    rivals = [place for place in listed if place in right or abs(at[place] - value[best]) <= EQUAL]
    without = len(at) - len(better) - 1
    ways = [comb(without - before, seen - 1) for before, place in enumerate(rivals) if place in right]
    return sum(ways) / comb(len(at), seen)
