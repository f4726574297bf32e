"""Draws from a seed: one of at most 64 bits gives the draws it always gave, a key gives nothing away."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from carcnb import Game, SetupError
from carcnb.engine.actions import Action
from carcnb.engine.chance import is_key, key, number, pick
from tests.contract import snapshot

KEY = 0xF00D << 112
"""A seed of 128 bits, so that a failure can be repeated."""

FIRST = ("base-D",)
"""A first tile that fits in several places."""


def test_a_short_seed_gives_the_numbers_it_always_gave() -> None:
    """Old records and seeded games depend on them (SplitMix64)."""
    assert [number(7, "tile", n, 1000) for n in range(6)] == [346, 798, 137, 25, 628, 189]
    assert [number(2**64 - 1, "die", n, 1000) for n in range(3)] == [977, 158, 838]


def test_a_key_gives_the_same_numbers_on_every_machine() -> None:
    assert [number(KEY, "tile", n, 1000) for n in range(6)] == [191, 344, 996, 107, 17, 250]
    assert number(KEY, "tile", 0, 1000, b"another line") == 257


def test_under_a_key_every_outcome_is_as_likely_as_its_weight() -> None:
    drawn = Counter(pick(KEY, "tile", n, {"a": 3, "none": 0, "b": 1}) for n in range(4000))
    assert drawn.keys() == {"a", "b"}
    assert 2850 < drawn["a"] < 3150


def test_a_game_without_a_seed_has_a_key_of_its_own() -> None:
    seeds = {Game().setup.seed for _ in range(20)} | {key() for _ in range(20)}
    assert len(seeds) == 40
    assert {seed.bit_length() for seed in seeds} == {128}
    assert all(map(is_key, seeds))
    assert not is_key(2**64 - 1)


@pytest.mark.parametrize("seed", [2**127, 2**128 - 1, -(2**127)])
def test_a_seed_may_have_128_bits(seed: int) -> None:
    game = Game(seed=seed)
    assert Game.load(game.save()).setup.seed == seed
    with pytest.raises(SetupError, match="at most 128 bits"):
        Game(seed=2 * seed if seed < 0 else seed << 1)


# ---- what was seen and taken back


def shown(seed: int, draws: Sequence[str] = FIRST) -> tuple[Game, Action, Action]:
    """A game whose first two moves showed the second tile and were taken back: with the first move, and another."""
    game = Game(seed=seed, draws=draws)
    first, other = random.Random(1).sample(game.legal_actions(), 2)
    play(game, first)
    while game.history[-1].verb != "draw" or len(game.history) > 1:
        game.undo()
    return game, first, other


def play(game: Game, place: Action) -> str:
    """Lay a tile and put nothing on it; the next tile."""
    game.apply(place)
    if game.prompt and game.prompt.kind == "deploy":
        game.apply("skip")
    assert game.prompt
    return game.prompt.tile


def test_under_a_key_another_decision_has_other_draws_after_it() -> None:
    """A look at the next tile is not for free: it is shuffled back with the rest."""
    same = 0
    for n in range(60):
        game, first, other = shown(KEY + n)
        assert game.anew == {"tile"}
        seen = play(game.clone(), first)
        same += play(game, other) == seen
        assert game.anew == set()
    assert same < 20  # some tiles are there several times


def test_under_a_key_the_same_decision_has_the_same_draws_after_it() -> None:
    game, first, other = shown(KEY)
    seen = play(game.clone(), first)
    redone = game.clone()
    redone.redo()
    redone.redo()
    assert redone.prompt
    assert redone.prompt.tile == seen
    apart = game.clone()
    play(apart, other)
    apart.goto(1)
    assert play(apart, first) == seen


def test_under_a_short_seed_draws_stay() -> None:
    for seed in range(20):
        game, first, other = shown(seed)
        assert game.anew == set()
        assert play(game.clone(), first) == play(game, other)


def test_a_key_holds_in_clones_and_records_and_through_goto() -> None:
    game, _, other = shown(KEY)
    copies = [game.clone(), Game.load(game.save()), Game(seed=KEY, draws=FIRST)]
    ends = []
    for copy in copies:
        rng = random.Random(5)
        play(copy, other)
        while not copy.over:
            if rng.random() < 0.1:
                copy.goto(rng.randrange(len(copy.history)))
                copy.goto(len(copy.history) + len(copy._undone))
            if rng.random() < 0.05:
                copy = Game.load(copy.save())
            copy.apply(rng.choice(copy.legal_actions()))
        ends.append(snapshot(copy))
    assert ends[0] == ends[1] == ends[2]


def test_what_a_record_holds_is_drawn_anew_after_another_decision() -> None:
    """Saving and opening a game does not tie the tile that was seen to the stack's top."""
    same = 0
    for n in range(40):
        game = Game(seed=KEY + n, draws=FIRST)
        first, other = random.Random(n).sample(game.legal_actions(), 2)
        seen = play(game, first)
        again = Game.load(game.save())
        again.goto(1)
        assert again.anew == {"tile"}
        same += play(again, other) == seen
    assert same < 14


def test_draws_that_are_fixed_stay() -> None:
    """Those of the setup, those that a record or a program made known, and no other."""
    for n in range(10):
        game, first, other = shown(KEY + n, draws=["base-D", "base-B"])
        assert game.anew == set()
        assert play(game, other) == "base-B"
        game.goto(1)
        game.know("base-E")
        assert play(game.clone(), other) == "base-E"
        assert play(game, first) == "base-E"


def test_what_is_made_known_wins_over_what_was_taken_back() -> None:
    game, first, other = shown(KEY)
    seen = play(game.clone(), first)
    game.know("base-B" if seen != "base-B" else "base-E")
    redone = game.clone()
    while redone.redo():
        pass
    assert redone.prompt
    assert redone.prompt.tile == play(game.clone(), other) == play(game, first) != seen
