"""The Winter booklet's worked examples that the base game's has as well: the same layouts, played in winter's dress.

Which layout an example is, and its number, is the booklet's; the others are in ``layouts.txt`` and the lessons.
"""

from __future__ import annotations

import re

import pytest

from tests.systems.layouts import Layout, play, read
from tests.systems.winter.test_lessons import PLAYED

PLAIN = re.compile(r"EX-BASE-\d+( EX-BASE-\d+)*")
BASE = {int(n): one for one in read("base") if PLAIN.fullmatch(one.name) for n in re.findall(r"\d+", one.name)}

# Each example: the layouts of the base game that it is, and what the points of each come to.
BOOKLET: dict[str, dict[int, dict[str, int]]] = {
    "EX-WIN-3": {7: {"red": 4}},
    "EX-WIN-4": {8: {"red": 3}},
    "EX-WIN-6": {9: {"red": 8}},
    "EX-WIN-7": {10: {"red": 8}},
    "EX-WIN-8": {11: {"red": 10, "blue": 10}},
    "EX-WIN-9": {12: {"red": 9}},
    "EX-WIN-10": {14: {"red": 3}, 13: {"red": 4}},
    "EX-WIN-11": {15: {}},
    "EX-WIN-12": {16: {}},
    "EX-WIN-13": {21: {"green": 8, "black": 0}},
    "EX-WIN-14": {18: {"red": 3}},
    "EX-WIN-15": {19: {"yellow": 5}},
    "EX-WIN-16": {20: {"blue": 3}},
    "EX-WIN-17": {24: {"red": 6, "blue": 3, "yellow": 0}},
    "EX-WIN-18": {25: {"red": 6, "yellow": 6, "blue": 3}},
    "EX-WIN-19": {26: {"blue": 15, "red": 9, "yellow": 12}},
    "EX-WIN-21": {1: {}, 2: {}, 3: {}, 4: {}},
}


def in_winter(number: int) -> Layout:
    """A layout of the base game, played with the Winter edition."""
    layout = BASE[number]
    return layout._replace(options={**layout.options, "expansions": ["winter"]})


@pytest.mark.parametrize("example", BOOKLET)
def test_a_worked_example_ends_on_the_booklets_number(example: str) -> None:
    for number, points in BOOKLET[example].items():
        layout = in_winter(number)
        assert play(layout) == []
        told = [dict(re.findall(r"(\w+) (\d+)", line)) for line in layout.lines if line.startswith("= points:")]
        assert not points or any({seat: int(one.get(seat, 0)) for seat in points} == points for one in told), told


def test_every_worked_example_of_the_booklet_is_played() -> None:
    assert {*BOOKLET} | PLAYED == {f"EX-WIN-{n}" for n in range(1, 22)}
    assert not {*BOOKLET} & PLAYED
