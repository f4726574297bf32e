"""Odds against enumeration: every order of a small stack is drawn, and counted."""

# mypy: disable-error-code="comparison-overlap"
from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations

import pytest

from carcnb import Game, evaluate
from carcnb.analysis.odds import Odds, odds
from carcnb.analysis.odds_shown import percent
from carcnb.analysis.probability import Probability, at_least_one
from carcnb.engine import board
from carcnb.engine.actions import TURNS
from carcnb.engine.board import segment_at
from carcnb.engine.errors import SetupError
from carcnb.engine.expansions import ORDER
from carcnb.engine.grid import cell_of
from carcnb.engine.placement import placements, turns_for
from carcnb.tiles import design
from carcnb.words import say, speaking
from tests.analysis.small import EXPANSIONS, played

EVERYTHING = tuple(kind.name for kind in ORDER)
SYSTEMS = [(), *((name,) for name in EVERYTHING), EVERYTHING]


def at_random(expansions: tuple[str, ...], moves: int, seed: int = 5, players: int = 3) -> Game:
    """A game after so many random answers."""
    game, choose = Game(players=players, expansions=expansions, seed=seed), random.Random(seed)
    for _ in range(moves):
        game.apply(choose.choice(game.legal_actions()))
    return game


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
    row = next(row for row in found.rows() if (row["x"], row["y"]) == (0, -1))
    assert row == {"x": 0, "y": -1, "fitting": 2, "left": 5, "next": above.chance(1), "end": 1}
    chances = found.chances((0, -1))
    assert [row["chance"] for row in chances] == [above.chance(draws) for draws in range(6)]
    assert {row["square"] for row in found.chances()} == {f"{x},{y}" for x, y in found.squares}
    assert chances.plot("chance", "draws", "square").svg().count(">0.") == 4, "0.2, 0.4, 0.6, 0.8"


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
    told = road.chance(3, samples=20)
    assert told.error > 0
    assert abs(told.value - exact) < 4 * told.error
    assert road.chance(3, samples=20) == told, "the same seed gives the same chance"
    assert road.chance(3) == (pytest.approx(exact), 0.0), "so few stacks are all drawn"


@pytest.mark.parametrize("expansions", [(), EXPANSIONS], ids=["base", "all"])
def test_the_chance_as_people_play_is_the_one_that_evaluation_tells(expansions: tuple[str, ...]) -> None:
    met = 0
    for answers in (40, 60, 90):
        game = played(expansions, answers)
        told = {term.about: term.chance for term in evaluate(game).terms if term.what in ("grows", "stands")}
        for feature in odds(game).features.values():
            if feature.feature.owners and feature.possible is not False:
                met += 1
                assert feature.likely == told[feature.feature]
                assert f"{feature.likely:.0%}" in repr(feature)
    assert met > 5


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


@pytest.mark.parametrize("expansions", SYSTEMS, ids=lambda names: names[0] if len(names) == 1 else str(len(names)))
def test_neither_the_stack_nor_a_hand_nor_the_seat_changes_what_is_told(
    expansions: tuple[str, ...],
) -> None:
    """The same position with everything hidden dealt anew: other draws to come, other cards in hands."""
    game = at_random(expansions, 50)
    seat = game.seats[1]
    assert everything_told(odds(game)) == everything_told(odds(game.as_known(seat), seat))


@pytest.mark.parametrize("expansions", SYSTEMS, ids=lambda names: names[0] if len(names) == 1 else str(len(names)))
def test_the_next_tile_is_as_likely_as_the_rules_draw_it(expansions: tuple[str, ...]) -> None:
    """Of every question after which a tile is drawn: the tiles left are those that the draw is made from."""
    game, choose, seen = Game(expansions=expansions, seed=8), random.Random(8), 0
    while seen < 5:
        action = choose.choice(game.legal_actions())
        outcomes = dict(game.chances(action))
        if outcomes and outcomes.keys() <= odds(game).left.keys():
            seen += 1
            left = odds(game)
            assert outcomes == pytest.approx({name: count / left.draws for name, count in left.left.items()})
            for square in left.squares.values():
                assert square.chance(1) == pytest.approx(sum(outcomes[name] for name in square.fits))
        game.apply(action)


def everything_told(found: Odds) -> tuple[object, ...]:
    """All that odds say about squares and features, chances from drawn stacks too."""
    features = {at: (f.possible, f.closing, f.chance(samples=5)) for at, f in found.features.items()}
    return found.left, found.squares, features


def test_a_stack_listed_in_its_order_is_no_order() -> None:
    tiles = ["base-U", "base-A", "base-A", "base-U", "base-V", "base-E"]
    told = {everything_of_the_road(tiles), everything_of_the_road([tiles[0], *reversed(tiles[1:])])}
    assert len(told) == 1


def everything_of_the_road(tiles: list[str]) -> tuple[object, ...]:
    found = odds(Game(position=["base-D 0,0 r0 red:road.E"], tiles=tiles, draws=["base-U"]))
    return found.feature("0,0 road.E").chance(3), str(found), found.show().svg()


@pytest.mark.parametrize("at", ["0,0 road.E", "0,0 city.N", "0,1 monastery"])
def test_every_chance_of_a_feature_agrees_with_every_order_of_a_small_stack(at: str) -> None:
    """The orders are played one by one: each tile is laid where it leaves least open, if that is less than before."""
    position = ["base-D 0,0 r0", "base-U 1,0 r0", "base-B 0,1 r0", "base-E 1,1 r2", "base-E 0,2 r2", "base-E -1,1 r3"]
    tiles = ["base-A", "base-A", "base-E", "base-E", "base-V", "base-V"]
    game = Game(position=position, tiles=["base-U", *tiles], draws=["base-U"])
    feature = odds(game).feature(at)
    orders = set(permutations(tiles))  # each of them as likely
    for draws in (1, 3, 5):
        exact = sum(completed(game, at, order[:draws]) for order in orders) / len(orders)
        told = feature.chance(draws)
        assert told.value == pytest.approx(exact, abs=4 * told.error or 1e-9), draws


def completed(game: Game, at: str, order: tuple[str, ...]) -> bool:
    """Whether a feature is complete once these tiles have come: each is laid where it leaves least of it open.

    Of several such squares the one that fewest tiles of the stack fit is filled.
    """
    (x, _, y), spot = at.split()[0].partition(","), at.split()[1]
    state = game.table.state
    segment = segment_at(state, (int(x), int(y)), spot)
    for tile in order:
        ways = []
        for place in placements(state, tile):
            assert place.cell
            cell, after = cell_of(place.cell), state.copy()
            board.put(after, cell, design(tile).turns[TURNS.index(place.where)])
            fit = sum(n for name, n in game.table.state.bag.items() if turns_for(name, state.frontier[cell]))
            ways.append((board.feature(after, segment).open_ends, fit, after))
        least, _, after = min(ways, key=lambda way: way[:2], default=(99, 0, state))
        if least == 0:
            return True
        if least < board.feature(state, segment).open_ends:
            state = after
    return False


def test_turns_are_counted_by_seat() -> None:
    found = odds(Game(3, seed=1), "red")
    assert found.draws == 70
    assert [found.turns(seat) for seat in ("red", "blue", "green")] == [23, 24, 23]  # blue draws next
    assert [found.turns(seat, 2) for seat in ("red", "blue", "green")] == [0, 1, 1]
    with pytest.raises(SetupError, match="the seats are red, blue, green"):
        found.turns("black")


def test_odds_stay_what_they_are_when_the_game_goes_on() -> None:
    game = at_random((), 20)
    found, later = odds(game), odds(game.clone())
    for _ in range(20):
        game.apply(game.legal_actions()[0])
    assert everything_told(found) == everything_told(later)
    assert found.show().svg() == later.show().svg()


def test_chances_are_whole_percents_and_certain_only_where_they_are() -> None:
    exact = [percent(Probability(value)) for value in (0, 0.001, 0.294, 0.125, 0.999, 1)]
    assert exact == ["0%", "under 1%", "29%", "13%", "over 99%", "100%"]
    assert [percent(Probability(0.4, 0.016)), percent(Probability(1.0, 0.001))] == ["40% ± 2", "over 99%"]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_odds_show_themselves_and_names_are_text(lang: str) -> None:
    game = Game(["<b>Ada</b>", "Ben"], position=["base-D 0,0 r0 red:city.N"], tiles=["base-U"] * 5, draws=["base-U"])
    with speaking(lang):
        found = odds(game, "red")
        shown = found._repr_html_()
        assert "&lt;b&gt;Ada" in shown
        assert "<b>Ada" not in shown
        assert "<b>Ada</b>" in str(found)
        assert say("odds-never") in str(found)
        assert ">0,-1<" in found.show().svg()


def test_odds_of_what_is_no_game_under_way_are_refused() -> None:
    game = Game(position=["base-D 0,0 r0"], tiles=["base-U"], draws=["base-U"])
    with pytest.raises(SetupError, match="nobody sits at 'black'; the seats are red, blue"):
        odds(game, "black")
    with pytest.raises(SetupError, match="a board that shows one, not"):
        odds("base/one_point")  # type: ignore[arg-type]
    assert odds(game).draws == 0
    assert all(square.dead for square in odds(game).squares.values())
    assert str(odds(game))
    while not game.over:
        game.apply(game.legal_actions()[-1])
    with pytest.raises(SetupError, match="the game is over"):
        odds(game)
