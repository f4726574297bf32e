"""Odds against enumeration: every order of a small stack is drawn, and counted."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations

import pytest

from carcnb import Game
from carcnb.analysis.odds import at_least_one, odds
from carcnb.engine.errors import SetupError


def with_city_of_two_ends() -> Game:
    """A city of one tile that lies open to the north; two of the five tiles left close it."""
    return Game(
        position=["base-D 0,0 r0"], tiles=["base-U", "base-U", "base-V", "base-E", "base-E", "base-U"], draws=["base-U"]
    )


@pytest.mark.parametrize("draws", range(7))
def test_drawing_without_replacement_is_counted_over_every_order(draws: int) -> None:
    stack = "wwooo"
    orders = list(permutations(stack))
    came = sum("w" in order[:draws] for order in orders)
    assert at_least_one(2, 5, draws) == pytest.approx(float(Fraction(came, len(orders))))


def test_a_square_counts_the_tiles_left_that_fit_and_not_the_one_in_hand() -> None:
    found = odds(with_city_of_two_ends())
    above = found.square((0, -1))
    assert found.draws == 5
    assert above.fits == {"base-E": 2}
    assert above.chance(1) == pytest.approx(2 / 5)
    assert above.chance(2) == pytest.approx(7 / 10)
    assert above.chance() == 1


def test_a_square_that_no_tile_left_fits_is_dead() -> None:
    game = Game(position=["base-D 0,0 r0"], tiles=["base-U"] * 3, draws=["base-U"])
    found = odds(game)
    assert found.square((0, -1)).dead
    assert found.square((0, -1)).chance() == 0
    assert (0, -1) in found.dead
    assert (1, 0) not in found.dead


def test_what_a_tile_would_complete_is_told_with_the_feature() -> None:
    (city,) = odds(with_city_of_two_ends()).completes((0, -1), "base-E")
    assert (city.kind, city.complete, city.tiles) == ("city", True, 2)


def test_the_chance_of_a_feature_with_one_closing_square_is_exact() -> None:
    city = odds(with_city_of_two_ends()).feature("0,0 city.N")
    assert list(city.squares) == [(0, -1)]
    assert city.closing == {"base-E": 2}
    assert city.possible is True
    assert city.chance(1) == (pytest.approx(2 / 5), 0.0)
    assert city.chance(3).value == pytest.approx(1 - Fraction(1, 10))


def test_a_feature_that_no_tile_left_can_complete_is_told() -> None:
    game = Game(position=["base-D 0,0 r0"], tiles=["base-U"] * 4, draws=["base-U"])
    city = odds(game).feature("0,0 city.N")
    assert city.possible is False
    assert city.chance() == (0, 0)
    assert odds(game).feature("0,0 road.E").possible is False  # straight roads have no end


def test_a_chance_from_drawn_stacks_agrees_with_every_order_within_its_error() -> None:
    """A road of two open ends: both its squares need one of the two tiles that end a road."""
    tiles = ["base-U", "base-A", "base-A", "base-U", "base-V"]
    game = Game(position=["base-D 0,0 r0"], tiles=tiles, draws=["base-U"])
    road = odds(game).feature("0,0 road.E")
    assert len(road.squares) == 2
    orders = list(permutations(["base-A", "base-A", "base-U", "base-V"]))
    exact = sum(set(order[:3]) >= {"base-A"} and order[:3].count("base-A") == 2 for order in orders) / len(orders)
    told = road.chance(3, samples=2000)
    assert told.error > 0
    assert abs(told.value - exact) < 4 * told.error
    assert road.chance(3, samples=2000) == told, "the same seed gives the same chance"


def test_a_monastery_is_open_on_the_empty_squares_around_it() -> None:
    game = Game(position=["base-B 0,0 r0", "base-U 1,0 r1"], tiles=["base-E"] * 10, draws=["base-E"])
    monastery = odds(game).feature("0,0 monastery")
    assert len(monastery.squares) == 7


def test_open_features_with_a_figure_are_listed() -> None:
    game = Game(position=["base-D 0,0 r0 red:city.N blue:road.E", "base-U 1,0 r0"], seed=1)
    assert list(odds(game).features) == ["0,0 city.N", "0,0 road.E"]


@pytest.mark.parametrize(
    ("at", "why"),
    [
        ("0,0 city.S", "is no segment here"),
        ("5,5 city.N", "is no segment here"),
        ("nonsense", "is no segment here"),
        ("0,0 field.NNW", "is no segment here"),
        ("0,0 field.SSE", "never complete"),
    ],
)
def test_what_is_no_open_feature_is_refused(at: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        odds(with_city_of_two_ends()).feature(at)


def test_bad_squares_tiles_and_draws_are_refused() -> None:
    found = odds(with_city_of_two_ends())
    with pytest.raises(SetupError, match="lies on 0,0 already"):
        found.square((0, 0))
    with pytest.raises(SetupError, match="is no cell"):
        found.square("0,0")  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="does not fit on 0,-1"):
        found.completes((0, -1), "base-U")
    with pytest.raises(SetupError, match="draws is a number"):
        found.square((0, -1)).chance(-1)


@pytest.mark.parametrize("expansions", [(), ("traders_and_builders", "messages", "robbers")])
def test_neither_the_order_of_the_stack_nor_a_hand_changes_what_is_told(expansions: tuple[str, ...]) -> None:
    game = Game(players=3, expansions=expansions, seed=5)
    choose = random.Random(2)
    for _ in range(60):
        game.apply(choose.choice(game.legal_actions()))
    told, other = odds(game), odds(game.as_known(game.seats[0]))
    assert told.squares == other.squares
    assert {at: f.chance(samples=50) for at, f in told.features.items()} == {
        at: f.chance(samples=50) for at, f in other.features.items()
    }
