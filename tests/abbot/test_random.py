"""Random games with the Abbot, alone, in pairs and with all eleven, held against the second referee."""

from __future__ import annotations

from collections import Counter

import pytest

from carcnb import Game
from carcnb.engine.events import FeatureCompleted, FigureReturned
from tests.systems.games import ALL, dense, play

WATCHED = True


@pytest.mark.parametrize("other", ALL)
def test_games_with_another_expansion_keep_the_contract(other: str) -> None:
    for seed in range(2):
        play(seed, ["abbot", other], checked=0.04)


@pytest.mark.parametrize("seed", range(4))
def test_games_with_all_keep_the_contract(seed: int) -> None:
    play(seed, ["abbot", *ALL], checked=0.04)


def test_abbots_come_home_in_every_way() -> None:
    """Taken back from gardens and monasteries, and home from complete ones; gardens are completed with nobody there."""
    met: Counter[str] = Counter()
    for seed in range(1, 13, 2):
        game: Game = play(seed, ["abbot"], tiles=dense("abbot") * 2, players=3)
        met.update(
            f"{event.rule} {event.spot}"
            for event in game.events
            if isinstance(event, FigureReturned) and event.figure == "abbot"
        )
        met.update(event.feature.kind for event in game.events if isinstance(event, FeatureCompleted))
    wanted = {"ABB-8 garden", "ABB-8 monastery", "BASE-10.1 garden", "BASE-10.1 monastery", "garden"}
    assert wanted <= met.keys(), met
