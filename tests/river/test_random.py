"""Random games with the River, alone, in pairs and with all eleven, held against the second referee."""

from __future__ import annotations

import pytest

from carcnb.engine.events import TileDrawn
from tests.systems.games import ALL, play

WATCHED = True


@pytest.mark.parametrize("other", ALL)
def test_games_with_another_expansion_keep_the_contract(other: str) -> None:
    play(1, ["river", other], checked=0.04)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_all_keep_the_contract(seed: int) -> None:
    play(seed, ["river", *ALL], checked=0.04)


def test_the_river_is_drawn_first_in_many_games() -> None:
    """RIV-2, RIV-3: ten tiles in any order, then the lake, then the others."""
    orders = set()
    for seed in range(6):
        game = play(seed, ["river"], players=2)
        drawn = [event.tile for event in game.events if isinstance(event, TileDrawn)]
        assert drawn[10] == "river-10"
        assert {tile.split("-")[0] for tile in drawn[:10]} == {"river"}
        assert {tile.split("-")[0] for tile in drawn[11:]} == {"base"}
        assert len(drawn) == 11 + 71
        orders.add(tuple(drawn[:10]))
    assert len(orders) == 6
