"""Sections 6 to 10 of the base game: what completes a feature, what it scores, and figures going home."""

from __future__ import annotations

import random

import pytest

from carcnb import Game
from carcnb.engine.events import FeatureCompleted, FigureReturned, Line, PointsScored, TurnBegan
from tests.systems.scene import RING, at_hand, gained, last_turn, look_at, said, scene, turn

CLOSING = "base-V 2,2 r1"


def values(game: Game) -> list[tuple[Line, ...]]:
    """The sums of all points recorded."""
    return [event.lines for event in said(game, PointsScored)]


@pytest.mark.parametrize("end", ["base-W 0,0 r0", "base-T 0,0 r3", "base-A 0,0 r3", "base-X 0,0 r0"])
def test_what_ends_a_road(end: str) -> None:
    """BASE-6.1, SCORE-1: a crossing, a city or a monastery at both ends completes a road."""
    game = scene([f"{end} red:road.E", "base-U 1,0 r0"], "base-W")
    assert look_at(game, 0, 0, "road.E").open_ends == 1
    turn(game, "base-W 2,0 r0")
    assert values(game) == [(Line("tile", 3, 1, "BASE-6.4"),)]


def test_a_road_that_goes_on_is_not_complete() -> None:
    """BASE-6.1: one open end is enough to leave it unfinished."""
    game = scene(["base-V 0,0 r3 red:road.E", "base-U 1,0 r0"], "base-W")
    turn(game, "base-W 2,0 r0")
    assert (gained(game), look_at(game, 0, 0, "road.E").open_ends) == ({}, 1)


def test_a_ring_of_road_is_complete() -> None:
    """BASE-6.2, D-BASE-8: a loop has no ends; 1 point a tile."""
    game = scene(["base-V 0,0 r3 red:road.E", "base-V 1,0 r0", "base-V 1,1 r1"], "base-V")
    turn(game, "base-V 0,1 r2")
    assert gained(game) == {"red": 4}


@pytest.mark.parametrize("between", [0, 1, 12])
def test_a_road_may_be_of_any_length(between: int) -> None:
    """BASE-6.3, BASE-6.4: any number of tiles between the ends, all of them counted."""
    straight = [f"base-U {x},0 r0" for x in range(1, between + 1)]
    game = scene(["base-W 0,0 r0 red:road.E", *straight], "base-W")
    turn(game, f"base-W {between + 1},0 r0")
    assert gained(game) == {"red": between + 2}


def test_points_are_recorded_at_once() -> None:
    """BASE-6.5, D-BASE-15: before the next turn, without being asked whether."""
    game = scene(["base-W 0,0 r0 blue:road.E"], "base-W")
    turn(game, "base-W 1,0 r0")
    assert [event.player for event in last_turn(game) if isinstance(event, PointsScored)] == ["blue"]
    assert game.scores == {"red": 0, "blue": 2, "green": 0}


def test_a_city_is_complete_when_its_wall_is() -> None:
    """BASE-7.1, D-BASE-35: its own edges must all be covered; other squares around may be empty."""
    game = scene(["base-E 0,0 r1 red:city.E", "base-G 1,0 r0"], "base-E")
    assert look_at(game, 0, 0, "city.E").open_ends == 1
    turn(game, "base-E 2,0 r3")
    assert gained(game) == {"red": 6}
    assert len(game.table.state.tiles) == 4 - 1


@pytest.mark.parametrize(("north", "gaps"), [("base-G 1,0 r0", 0), ("base-R 1,0 r2", 1)])
def test_a_gap_inside_keeps_a_city_open(north: str, gaps: int) -> None:
    """BASE-7.1, D-BASE-36: an empty square inside is a gap if the city's own edge faces it, not if fields do."""
    ring = ["base-N 0,0 r2 red:city.E", north, "base-N 2,0 r3", "base-G 2,1 r1", "base-N 2,2 r0", "base-G 1,2 r0"]
    game = scene([*ring, "base-N 0,2 r1"], "base-G")
    turn(game, "base-G 0,1 r1")
    assert (look_at(game, 0, 0, "city.E").open_ends, look_at(game, 0, 0, "city.E").tiles) == (gaps, 8)
    assert gained(game) == ({} if gaps else {"red": 16})


@pytest.mark.parametrize("between", [0, 1, 6])
def test_a_city_may_be_of_any_size(between: int) -> None:
    """BASE-7.2, BASE-7.3, BASE-7.6, SCORE-6: 2 points a tile, also for the smallest city of two tiles."""
    middle = [f"base-G {x},0 r0" for x in range(1, between + 1)]
    game = scene(["base-E 0,0 r1 red:city.E", *middle], "base-E")
    turn(game, f"base-E {between + 1},0 r3")
    assert values(game) == [(Line("tile", between + 2, 2, "BASE-7.3"),)]


def test_coats_of_arms() -> None:
    """BASE-7.4, SCORE-26: 2 points each."""
    game = scene(["base-E 0,0 r1 red:city.E", "base-F 1,0 r0", "base-F 2,0 r0"], "base-E")
    turn(game, "base-E 3,0 r3")
    assert values(game) == [(Line("tile", 4, 2, "BASE-7.3"), Line("coat_of_arms", 2, 2, "BASE-7.4"))]
    assert gained(game) == {"red": 12}


def test_two_segments_on_one_tile_are_one_tile() -> None:
    """BASE-7.5, D-BASE-7: the tile counts once when both its city segments belong to one city."""
    game = scene(["base-I 0,0 r2 red:city.E", "base-N 1,0 r3", "base-N 1,1 r0"], "base-N")
    turn(game, "base-N 0,1 r1")
    assert (gained(game), look_at(game, 0, 0, "city.E").tiles) == ({"red": 8}, 4)


def test_a_road_that_crosses_a_tile_twice_counts_it_once() -> None:
    """BASE-6.4, D-BASE-7, SCORE-25: tiles are counted, not segments."""
    road = ["traders-24 0,0 r0 red:road.W", "base-V 1,0 r1", "base-V 1,-1 r0", "base-V 0,-1 r3", "base-A -1,0 r3"]
    game = scene(road, "base-A")
    turn(game, "base-A 0,1 r2")
    assert (gained(game), len(look_at(game, 0, 0, "road.W").segments)) == ({"red": 6}, 7)


def test_the_small_city_of_the_older_rules() -> None:
    """BASE-7.7, D-BASE-21: only by agreement, 2 points for a city of two tiles; three tiles score as ever."""
    game = scene(["base-E 0,0 r1 red:city.E"], "base-E", small_city_scores_2=True)
    turn(game, "base-E 1,0 r3")
    assert values(game) == [(Line("tile", 2, 1, "BASE-7.7"),)]
    three = scene(["base-E 0,0 r1 red:city.E", "base-G 1,0 r0"], "base-E", small_city_scores_2=True)
    turn(three, "base-E 2,0 r3")
    assert gained(three) == {"red": 6}


def test_several_knights_only_by_joining() -> None:
    """BASE-8.1: two cities with a knight each become one; that is how a city gets two."""
    fields = ["base-B 0,1 r0", "base-B 1,1 r0", "base-B 2,1 r0"]
    joined = scene(["base-E 0,0 r1 red:city.E", *fields, "base-N 2,0 r0 blue:city.W"], "base-G")
    turn(joined, "base-G 1,0 r0")
    assert dict(look_at(joined, 1, 0, "city.W").strength) == {"red": 1, "blue": 1}


def city_of(*who: str) -> list[str]:
    """Three tiles of a city with a knight each; ``base-E 3,0 r3`` completes it."""
    return [f"base-E 0,0 r1 {who[0]}:city.E", f"base-G 1,0 r0 {who[1]}:city.W", f"base-G 2,0 r0 {who[2]}:city.W"]


@pytest.mark.parametrize(
    ("who", "points"),
    [
        (("red", "red", "blue"), {"red": 8}),
        (("red", "blue", "green"), {"red": 8, "blue": 8, "green": 8}),
        (("blue", "green", "green"), {"green": 8}),
    ],
)
def test_majority(who: tuple[str, str, str], points: dict[str, int]) -> None:
    """BASE-8.2, BASE-8.3, D-BASE-13, D-BASE-27, SCORE-30: most followers take all; equals all in full; all go home."""
    game = scene(city_of(*who), "base-E")
    game.apply("place base-E 3,0 r3")
    game.apply("skip")
    assert gained(game) == points
    assert sorted(event.player for event in said(game, FigureReturned)) == sorted(who)
    assert not game.table.state.figures


def test_points_are_recorded_clockwise_from_the_player_on_turn() -> None:
    """D-TURN-7: all majorities first, then the points; a fixed order of records."""
    game = scene(city_of("red", "blue", "green"), "base-E", first="blue")
    game.apply("place base-E 3,0 r3")
    game.apply("skip")
    assert [event.player for event in said(game, PointsScored)] == ["blue", "green", "red"]


def test_a_monastery_needs_eight_neighbours() -> None:
    """BASE-9.1, D-BASE-35: seven are not enough, the corner counts."""
    game = scene(["base-B 1,1 r0 red:monastery", *RING], "base-B", "base-V")
    assert look_at(game, 1, 1, "monastery").open_ends == 1
    turn(game, "base-B 3,0 r0")
    assert gained(game) == {}
    turn(game, CLOSING)
    assert said(game, FeatureCompleted)[-1].feature.kind == "monastery"


def test_a_complete_monastery() -> None:
    """BASE-9.2, BASE-9.3, SCORE-5: 9 points for the monk's player, whoever lays the last tile."""
    game = scene(["base-B 1,1 r0 green:monastery", *RING], "base-V", first="blue")
    turn(game, CLOSING)
    assert values(game) == [(Line("monastery", 1, 1, "BASE-9.2"), Line("neighbour", 8, 1, "BASE-9.2"))]
    assert (gained(game), at_hand(game, "green")) == ({"green": 9}, 7)


def test_one_tile_completes_two_monasteries() -> None:
    """D-BASE-16, D-BASE-17: neighbours are independent, both are scored in the same turn."""
    position = ["base-B 0,0 r0 red:monastery", "base-B 1,0 r0 blue:monastery"]
    around = [(0, -1), (1, -1), (2, -1), (-1, -1), (-1, 0), (2, 0), (-1, 1), (0, 1), (2, 1)]
    position += [f"base-B {x},{y} r0" for x, y in around]
    game = scene(position, "base-B")
    turn(game, "base-B 1,1 r0")
    assert gained(game) == {"red": 9, "blue": 9}


def test_one_tile_completes_road_and_city() -> None:
    """D-BASE-16, BASE-3.5: all in the same step, roads before cities."""
    game = scene(["base-E 0,0 r2 red:city.S", "base-B -1,0 r0", "base-A -1,1 r3 blue:road.E"], "base-L")
    turn(game, "base-L 0,1 r0")
    assert [(event.player, event.feature.kind, event.points) for event in said(game, PointsScored)] == [
        ("blue", "road", 2),
        ("red", "city", 4),
    ]


def test_figures_of_a_scored_feature_go_home() -> None:
    """BASE-10.1, BASE-10.3: after the points; farmers beside it stay."""
    game = scene(["base-E 0,0 r2 red:city.S blue:field.NNW"], "base-E")
    turn(game, "base-E 0,1 r0")
    assert [(event.player, event.spot) for event in said(game, FigureReturned)] == [("red", "city.S")]
    assert game.events.index(said(game, PointsScored)[0]) < game.events.index(said(game, FigureReturned)[0])
    assert (at_hand(game, "red"), at_hand(game, "blue")) == (7, 6)


def test_figures_go_home_only_from_what_is_complete() -> None:
    """BASE-10.2: in a whole game every figure that came home stood on a feature completed in that turn."""
    rng, game = random.Random(1), Game(4, seed=1)
    while not game.over:
        assert {action.verb for action in game.legal_actions()} <= {"place", "deploy", "skip"}
        game.apply(rng.choice(game.legal_actions()))
    complete: set[tuple[int, int, int]] = set()
    for event in game.events:
        if isinstance(event, TurnBegan):
            complete = set()
        elif isinstance(event, FeatureCompleted):
            complete |= set(event.feature.segments)
        elif isinstance(event, PointsScored) and event.final:
            break
        elif isinstance(event, FigureReturned):
            assert (*event.cell, event.segment) in complete


def test_a_returned_figure_can_be_used_in_the_next_turn() -> None:
    """BASE-10.3: it is at hand again."""
    game = scene(["base-E 0,0 r2 red:city.S"], "base-E", "base-B", "base-B", players=["Ada", "Ben"])
    turn(game, "base-E 0,1 r0")
    turn(game, "base-B 0,2 r0")
    turn(game, "base-B 0,3 r0", "monastery")
    assert at_hand(game, "red") == 6


def test_complete_but_nobodys() -> None:
    """D-BASE-14, D-BASE-37: said as complete, but nobody scores."""
    game = scene(["base-E 0,0 r2"], "base-E")
    turn(game, "base-E 0,1 r0")
    assert [(event.feature.kind, event.feature.owners) for event in said(game, FeatureCompleted)] == [("city", ())]
    assert gained(game) == {}


def test_a_monastery_beside_the_tile_is_complete_without_a_monk() -> None:
    """BASE-9.1, D-BASE-14: the eighth tile completes the neighbour's monastery, held or not; nobody scores."""
    game = scene(["base-B 1,1 r0", *RING], "base-V")
    turn(game, CLOSING)
    assert sorted(event.feature.kind for event in said(game, FeatureCompleted)) == ["monastery", "road"]
    assert gained(game) == {}
