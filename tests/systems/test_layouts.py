"""The worked examples of the expansions, played with the engine and compared with the printed numbers."""

from __future__ import annotations

import re

import pytest

from tests.systems.layouts import Layout, play, read

OWN = [layout for name in ("inns_and_cathedrals", "traders_and_builders", "winter") for layout in read(name)]
BASE = {name: layout for layout in read("base") for name in re.findall(r"EX-BASE-\d+", layout.name)}
WINTER = {3: 7, 4: 8, 6: 9, 7: 10, 8: 11, 9: 12, 10: 14, 11: 15, 12: 16, 13: 21, 14: 18, 15: 19, 16: 20, 17: 24}
WINTER |= {18: 25, 19: 26, 21: 1}
"""The Winter edition's worked example -> the base game's example that it repeats."""


@pytest.mark.parametrize("layout", OWN, ids=[layout.name for layout in OWN])
def test_example(layout: Layout) -> None:
    assert play(layout) == []


@pytest.mark.parametrize(("number", "base"), WINTER.items())
def test_example_that_winter_shares_with_the_base_game(number: int, base: int) -> None:
    layout = BASE[f"EX-BASE-{base}"]
    assert play(layout._replace(options=layout.options | {"expansions": ["winter"]})) == []


@pytest.mark.parametrize(
    ("system", "last", "elsewhere"), [("IC", 12, set()), ("TB", 10, {8}), ("WIN", 21, set(WINTER))]
)
def test_every_printed_example_is_there(system: str, last: int, elsewhere: set[int]) -> None:
    """EX-TB-8 is a table of tokens, see test_traders_goods."""
    named = {int(n) for layout in OWN for n in re.findall(rf"EX-{system}-(\d+)", layout.name)}
    assert named | elsewhere == set(range(1, last + 1))
