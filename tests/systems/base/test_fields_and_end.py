"""Sections 11, 14 and 15 of the base game: fields, and the final scoring of what is unfinished and of the fields."""

from __future__ import annotations

import random

import pytest

from carcnb import Game
from carcnb.engine.beliefs import as_believed
from carcnb.engine.events import FigureReturned, Line, PointsScored
from carcnb.systems.base.beliefs import OpenCities
from tests.systems.scene import RING, at_hand, gained, look_at, said, same, scene, spots, turn

# Two complete cities of two tiles each, at x = 0 and x = 2, along the road y = 0; the strip between road and cities
# borders both, the field north of each city only that one.
CITIES = ["base-D 0,0 r0", "base-E 0,-1 r2", "base-U 1,0 r0", "base-D 2,0 r0", "base-E 2,-1 r2"]


def ended(*position: str, **options: object) -> Game:
    """The position at the end of a game."""
    return scene(position, last="", **options)


def with_figures(**where: str) -> list[str]:
    """The two cities with figures: ``with_figures(_0="red:field.ENE")`` puts one on the first tile."""
    figures = {int(key.removeprefix("_")): who for key, who in where.items()}
    return [f"{entry} {figures.get(i, '')}".strip() for i, entry in enumerate(CITIES)]


def sums(game: Game) -> dict[str, tuple[Line, ...]]:
    """The sum of each player's only record."""
    return {event.player: event.lines for event in said(game, PointsScored)}


# ---- fields during the game


def test_a_field_is_what_is_connected() -> None:
    """BASE-11.1, BASE-5.11: across tiles, round corners, however far."""
    game = scene(["base-U 0,0 r0", "base-U 1,0 r0", "base-V 2,0 r0", "base-V 2,1 r2"], "base-U")
    assert same(game, (0, 0, "field.NNW"), (2, 0, "field.ENE"))
    assert same(game, (0, 0, "field.SSE"), (2, 0, "field.SSW"))
    assert not same(game, (0, 0, "field.NNW"), (0, 0, "field.SSE"))


def test_fields_wait_for_the_end() -> None:
    """BASE-11.2, BASE-11.3: in whole games no field scores and no farmer comes home before the end."""
    rng, game = random.Random(2), Game(3, seed=2)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    assert "field" not in {event.feature.kind for event in said(game, PointsScored) if not event.final}
    assert "field" in {event.feature.kind for event in said(game, PointsScored) if event.final}
    assert not [event for event in said(game, FigureReturned) if event.spot.startswith("field")]


@pytest.mark.parametrize("tile", ["base-U", "base-F", "base-G"])
def test_what_parts_fields(tile: str) -> None:
    """BASE-11.4, D-BASE-26: a road or a city right through the tile."""
    game = scene([f"{tile} 0,0 r0"], "base-B")
    assert not same(game, (0, 0, "field.NNW"), (0, 0, "field.SSE"))


def test_a_city_inside_a_field_does_not_part_it() -> None:
    """BASE-11.4: the field goes round it; the edge of the landscape parts what is not yet joined."""
    game = scene(["base-E 0,0 r2", "base-E 0,1 r0", "base-B 1,0 r0"], "base-B")
    assert not same(game, (0, 0, "field.NNW"), (0, 1, "field.SSE"))
    turn(game, "base-B 1,1 r0")
    assert same(game, (0, 0, "field.NNW"), (0, 1, "field.SSE"))


def test_a_monastery_and_its_road_do_not_part_the_field() -> None:
    """D-BASE-31: tile A has one field."""
    game = scene(["base-A 0,0 r0"], "base-B")
    assert same(game, (0, 0, "field.SSE"), (0, 0, "field.SSW"))


def test_who_joins_two_held_fields_gets_no_farmer_there() -> None:
    """BASE-11.5, BASE-11.6: both farmers stand on the joined field; the joining tile offers only its city."""
    north = ["base-B 0,-1 r0 red:field.NNW", "base-B 1,-1 r0"]
    game = scene(["base-G 0,0 r0", *north, "base-B 0,1 r0 blue:field.NNW", "base-B 1,1 r0"], "base-E", first="green")
    assert look_at(game, 1, -1, "field.NNW").strength == (("red", 1),)
    game.apply("place base-E 1,0 r3")
    assert look_at(game, 1, -1, "field.NNW").strength == (("red", 1), ("blue", 1))
    assert spots(game) == {"city.W"}
    refusal = game.why_not("deploy meeple 1,0 field.ENE")
    assert refusal is not None
    assert refusal.args["seats"] == ("red", "blue")


# ---- unfinished features


def test_everything_unfinished_with_followers_is_scored() -> None:
    """BASE-14.1, D-BASE-39: road, city and monastery; what nobody holds brings nobody anything."""
    monastery, city = "base-B 0,1 r0 blue:monastery", "base-E 1,1 r2 green:city.S"
    game = ended("base-D 0,0 r0 red:road.W", monastery, "base-U 1,0 r0", city)
    assert gained(game) == {"red": 2, "blue": 4, "green": 1}
    assert all(event.final for event in said(game, PointsScored))
    assert gained(ended("base-D 0,0 r0", "base-B 0,1 r0")) == {}


def test_an_unfinished_road() -> None:
    """BASE-14.2, SCORE-12, SCORE-27: 1 point a tile."""
    game = ended("base-U 0,0 r0 red:road.W", "base-U 1,0 r0", "base-W 2,0 r0")
    assert sums(game) == {"red": (Line("tile", 3, 1, "BASE-14.2"),)}


def test_an_unfinished_city() -> None:
    """BASE-14.3, BASE-14.4, SCORE-17, SCORE-28: 1 point a tile and 1 a coat of arms."""
    game = ended("base-E 0,0 r1 blue:city.E", "base-F 1,0 r0", "base-F 2,0 r0")
    assert sums(game) == {"blue": (Line("tile", 3, 1, "BASE-14.3"), Line("coat_of_arms", 2, 1, "BASE-14.4"))}
    assert gained(game) == {"blue": 5}


@pytest.mark.parametrize("around", range(8))
def test_an_unfinished_monastery(around: int) -> None:
    """BASE-14.5, SCORE-16, D-BASE-9: 1 for itself and 1 for each tile around it, corners too."""
    order = ["base-B 1,1 r0 green:monastery", *RING[:around]]
    assert gained(ended(*order)) == {"green": 1 + around}


def test_majority_on_unfinished_features() -> None:
    """BASE-14.6, D-BASE-22: as on complete ones: the fewer get nothing, equals score in full."""
    city = ["base-E 0,0 r1 green:city.E", "base-G 1,0 r0 {}:city.W", "base-G 2,0 r0 green:city.E"]
    assert gained(ended(*(entry.format("blue") for entry in city))) == {"green": 3}
    city[2] = "base-G 2,0 r0"
    assert gained(ended(*(entry.format("blue") for entry in city))) == {"green": 3, "blue": 3}


def test_figures_leave_in_the_first_group_and_farmers_stay() -> None:
    """D-BASE-23: thieves, knights and monks go home before the fields are scored."""
    game = ended("base-D 0,0 r0 red:road.W blue:field.ESE green:city.N")
    assert {event.player for event in said(game, FigureReturned)} == {"red", "green"}
    assert (at_hand(game, "red"), at_hand(game, "blue"), at_hand(game, "green")) == (7, 6, 7)
    field = next(event for event in said(game, PointsScored) if event.feature.kind == "field")
    assert game.events.index(said(game, FigureReturned)[-1]) < game.events.index(field)


# ---- fields at the end


def test_a_field_with_one_farmer() -> None:
    """BASE-15.1, BASE-15.4, SCORE-21: 3 points for each complete city that the field borders."""
    game = ended(*with_figures(_0="red:field.ENE"))
    assert sums(game) == {"red": (Line("city", 2, 3, "BASE-15.4"),)}


def test_a_city_that_lies_in_the_field() -> None:
    """BASE-15.4: a field all round a city is paid for it as well."""
    around = ["base-B 1,0 r0", "base-B 1,1 r0", "base-B -1,0 r0", "base-B -1,1 r0"]
    game = ended("base-E 0,0 r2 red:field.NNW", "base-E 0,1 r0", *around)
    assert gained(game) == {"red": 3}


def test_most_farmers_own_the_field() -> None:
    """BASE-15.2: two against one; the one gets nothing."""
    game = ended(*with_figures(_0="red:field.ENE", _2="blue:field.NNW", _3="red:field.ENE"))
    assert gained(game) == {"red": 6}


def test_equal_farmers_own_the_field_together() -> None:
    """BASE-15.3, D-BASE-27: each of two, and each of three, gets the full points."""
    assert gained(ended(*with_figures(_0="red:field.ENE", _2="blue:field.NNW"))) == {"red": 6, "blue": 6}
    three = ended(*with_figures(_0="red:field.ENE", _2="blue:field.NNW", _3="green:field.ENE"))
    assert gained(three) == {"red": 6, "blue": 6, "green": 6}


def test_the_size_of_a_city_does_not_matter() -> None:
    """BASE-15.5: three points for a city of five tiles with two coats of arms as for one of two."""
    long = ["base-E 0,0 r1 red:field.NNE", *(f"base-{t} {x},0 r0" for x, t in enumerate("FGF", 1)), "base-E 4,0 r3"]
    assert gained(ended(*long)) == {"red": 3}
    assert gained(ended("base-E 0,0 r1 red:field.NNE", "base-E 1,0 r3")) == {"red": 3}


def test_unfinished_cities_pay_no_farmer() -> None:
    """BASE-15.6: not one of them; the farmer's record says 0."""
    assert gained(ended("base-E 0,0 r1 red:field.NNE", "base-G 1,0 r0")) == {"red": 0}


def test_a_city_pays_every_field_it_borders() -> None:
    """BASE-15.7, D-BASE-26: one city between two fields pays 3 on both sides, also to the same player."""
    game = ended(*with_figures(_0="red:field.ENE", _1="red:field.NNE", _4="blue:field.NNE"))
    assert gained(game) == {"red": 6 + 3, "blue": 3}


def test_knights_do_not_matter_to_farmers() -> None:
    """BASE-15.8: a city that nobody ever held pays as well as one that a rival completed."""
    game = scene(["base-E 0,0 r1 red:field.NNE"], "base-E", last="")
    turn(game, "base-E 1,0 r3")
    held = scene(["base-E 0,0 r1 red:field.NNE blue:city.E"], "base-E", last="")
    turn(held, "base-E 1,0 r3")
    assert (gained(game), gained(held)) == ({"red": 3}, {"red": 3, "blue": 4})


def test_a_field_without_any_city() -> None:
    """D-BASE-12: its farmer stays to the end and scores 0."""
    game = ended("base-U 0,0 r0 red:field.NNW")
    assert (gained(game), at_hand(game, "red")) == ({"red": 0}, 6)


def test_a_field_without_farmers_has_no_owner() -> None:
    """D-BASE-39: nobody is paid for it."""
    assert gained(ended(*CITIES)) == {}


def test_only_contact_along_the_wall_counts() -> None:
    """D-BASE-24: on a tile with a city, a field behind the roads does not border it, however near."""
    caps = ["base-E 0,-1 r2", "base-E -1,0 r1", "base-E 0,1 r0"]
    game = scene(["base-C 0,0 r0", *caps, "base-L 1,0 r3"], "base-B")
    assert look_at(game, 0, 0, "city.N").complete
    assert [look_at(game, 1, 0, f"field.{half}").cities for half in ("NNW", "ENE", "ESE", "SSW")] == [1, 0, 0, 1]


def test_a_city_counts_once_a_field() -> None:
    """D-BASE-25: on however many tiles they meet."""
    game = ended("base-E 0,0 r1 blue:field.NNW", "base-E 1,0 r3")
    assert gained(game) == {"blue": 3}


def test_complete_cities_are_counted_as_they_stand_at_the_end() -> None:
    """BASE-15.4, SCORE-31: a city completed by the last tile counts for the fields."""
    game = scene(["base-E 0,0 r1 red:field.NNE"], "base-E", last="")
    assert look_at(game, 0, 0, "field.NNE").cities == 0
    turn(game, "base-E 1,0 r3")
    assert gained(game) == {"red": 3}


def test_only_fields_count_cities() -> None:
    """BASE-8.2, BASE-15.4: who takes an incomplete city for one that counts takes it so for the field alone."""
    game = as_believed(scene(["base-D 0,0 r0"], "base-U"), OpenCities())
    spots_of_d = (("city", "city.N"), ("road", "road.E"), ("field", "field.ENE"))
    kinds = {kind: look_at(game, 0, 0, spot).cities for kind, spot in spots_of_d}
    assert kinds == {"city": 0, "road": 0, "field": 1}
