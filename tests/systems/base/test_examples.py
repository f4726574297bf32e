"""The rulebook's worked examples, and edge cases of our own: legal and illegal moves, and the printed numbers."""

from __future__ import annotations

import re

import pytest

from carcnb.engine.track import cards, space
from tests.systems.layouts import Layout, play, read

LAYOUTS = read("base")


@pytest.mark.parametrize("layout", LAYOUTS, ids=[layout.name for layout in LAYOUTS])
def test_example(layout: Layout) -> None:
    assert play(layout) == []


def test_every_printed_example_is_there() -> None:
    named = {int(n) for layout in LAYOUTS for n in re.findall(r"EX-BASE-(\d+)", layout.name)}
    assert named == set(range(1, 27)) - {17}


def test_a_wrong_number_or_verdict_in_a_layout_is_noticed() -> None:
    small = next(layout for layout in LAYOUTS if layout.name == "EX-BASE-3")
    turned = [line.replace("?", "!") if line[0] == "?" else line for line in small.lines]
    assert len(play(small._replace(lines=turned))) == sum(line[0] == "?" for line in small.lines)
    assert play(small._replace(lines=[*small.lines, "= tiles 0,0 city.E: 2"]))


@pytest.mark.parametrize(
    ("before", "points", "field", "held"),
    [(47, 4, 1, (50,)), (98, 5, 3, (100,)), (148, 6, 4, (100, 50)), (48, 3, 1, (50,))],
)
def test_ex_base_17(before: int, points: int, field: int, held: tuple[int, ...]) -> None:
    """EX-BASE-17: a score figure walks on past field 0, and the cards say how often it did."""
    assert (space(before + points), cards(before + points)) == (field, held)
