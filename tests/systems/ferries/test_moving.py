"""Ferries, moving them, and what is judged when they lie, rule by rule."""

from __future__ import annotations

from carcnb.engine.events import FeatureCompleted, NeutralMoved, PointsScored
from tests.systems.ferries.scenes import ACROSS, asked, lake, lakes, lying, offered, play, reason
from tests.systems.scene import at_hand, gained, last_turn, look_at, said, same, turn

YELLOW = ["base-U -1,0 r0 yellow:road.E", ACROSS, "base-U 1,0 r0 green:road.E"]
"""The booklet's third example: yellow and green on one road across a lake."""

PLAYERS = {"green": "Gus", "yellow": "Yan"}


def test_who_extends_a_road_with_a_ferry_may_move_it() -> None:
    """FER-8, FER-16: tile, figure, ferry; whoever owns the road, and only who wants to."""
    game = lake([ACROSS.replace(" ferry", " blue:road.W ferry")], "base-U")
    play(game, "place base-U 1,0 r0", "deploy meeple 1,0 field.NNW")
    assert asked(game) == ("red", "ferry", "FER-8")
    assert offered(game) == ["0,0 road.W+road.S", "0,0 road.S+road.E"]
    copy = play(game.clone(), "skip")
    assert lying(copy) == {(0, 0): "W+E"}
    assert asked(copy)[:2] == ("blue", "place")
    game.apply("ferry 0,0 road.W+road.S")
    assert lying(game) == {(0, 0): "W+S"}
    (moved,) = said(game, NeutralMoved)
    assert (moved.player, moved.origin, moved.cell, moved.was, moved.segments) == (
        "red",
        (0, 0),
        (0, 0),
        (0, 2),
        (0, 1),
    )
    assert moved.rule == "FER-8"


def test_a_road_that_only_ends_at_a_lake_moves_nothing() -> None:
    """FER-8: no ferry is part of it; the same lake's other roads are not extended."""
    game = lake([ACROSS], "base-U", "base-B")
    turn(game, "base-U 0,1 r1")
    assert asked(game)[:2] == ("blue", "place")
    assert lying(game) == {(0, 0): "W+E"}
    aside = play(
        lake([ACROSS, "base-U 1,0 r0", "ferries-02 2,0 r0 ferry:road.S+road.E"], "base-U"),
        "place base-U 3,0 r0",
        "skip",
    )
    assert lakes(aside) == {(2, 0)}
    assert reason(aside, "ferry 0,0 road.W+road.S") == ("ferry-elsewhere", "FER-8")
    assert reason(aside, "ferry 1,0 road.W+road.E") == ("ferry-none", "FER-8")
    assert reason(aside, "ferry 9,9 road.W+road.E") == ("ferry-none", "FER-8")


def test_a_ferry_stays_on_its_lake() -> None:
    """FER-9, D-FER-14: it joins another two roads of the same lake; to leave it there is not to move it."""
    game = play(lake([ACROSS], "base-U"), "place base-U 1,0 r0", "skip")
    assert lakes(game) == {(0, 0)}
    assert reason(game, "ferry 0,0 road.E+road.W") == ("ferry-same", "FER-9")
    assert reason(game, "ferry 0,0 road.E+field.NNW") == ("ferry-roads", "FER-9")
    assert game.why_not("skip") is None
    assert game.why_not("ferry 0,0 road.E+road.S") is None
    assert reason(game, "ferry boat 0,0 road.E+road.S") == ("not-offered", "FER-8")
    four = play(lake(["ferries-03 0,0 r0 ferry:road.N+road.S"], "base-U"), "place base-U 0,1 r1", "skip")
    assert len(offered(four)) == 5


def test_a_ferry_may_leave_the_road_just_extended() -> None:
    """FER-10: the tile lies in the east, the ferry joins west and south now."""
    game = play(lake([ACROSS], "base-U"), "place base-U 1,0 r0", "skip", "ferry 0,0 road.W+road.S")
    assert same(game, (0, 0, "road.W"), (0, 0, "road.S"))
    assert not same(game, (0, 0, "road.W"), (1, 0, "road.W"))
    assert look_at(game, 1, 0, "road.W").tiles == 2


def test_green_leaves_yellow() -> None:
    """EX-FER-3: a road of four tiles becomes two, with three tiles and two; nothing is complete."""
    game = lake(YELLOW, "base-U", players=PLAYERS)
    play(game, "place base-U 2,0 r0", "skip")
    before = look_at(game, 0, 0, "road.W")
    assert (before.tiles, dict(before.strength)) == (4, {"green": 1, "yellow": 1})
    game.apply("ferry 0,0 road.E+road.S")
    yellow, green = look_at(game, -1, 0, "road.E"), look_at(game, 2, 0, "road.W")
    assert (yellow.tiles, yellow.open_ends, dict(yellow.strength)) == (2, 1, {"yellow": 1})
    assert (green.tiles, green.open_ends, dict(green.strength)) == (3, 2, {"green": 1})
    assert gained(game) == {}


def test_only_the_nearest_ferry_moves() -> None:
    """FER-11, DT-FER-3, D-FER-3: of two ferries along the road the first one met from the new tile."""
    road = ["ferries-02 1,0 r0 ferry:road.W+road.E", "base-U 2,0 r0", "ferries-02 3,0 r0 ferry:road.W+road.E"]
    near = play(lake(road, "base-U"), "place base-U 0,0 r0", "skip")
    assert lakes(near) == {(1, 0)}
    assert reason(near, "ferry 3,0 road.W+road.S") == ("ferry-farther", "FER-11")
    far = play(lake(road, "base-U"), "place base-U 4,0 r0", "skip")
    assert lakes(far) == {(3, 0)}


def test_the_way_to_a_ferry_ends_where_the_road_does() -> None:
    """D-FER-3: at a crossing, at a lake without a ferry there, or back at the new tile; bends are followed."""
    crossing = play(lake([ACROSS, "base-X 1,0 r0"], "base-U"), "place base-U 2,0 r0", "skip")
    assert lakes(crossing) == set()
    shore = play(lake([ACROSS, "ferries-02 1,0 r0 ferry:road.S+road.E"], "base-U"), "place base-U 2,0 r0", "skip")
    assert lakes(shore) == {(1, 0)}
    bends = lake([ACROSS, "base-V 1,0 r0", "base-U 1,1 r1"], "base-V")
    assert lakes(play(bends, "place base-V 1,2 r2", "skip")) == {(0, 0)}


def test_a_tile_between_two_ferries() -> None:
    """FER-12, FER-13, DT-FER-4, D-FER-5: one in each direction, in any order, each once."""
    for first, second in (((0, 0), (2, 0)), ((2, 0), (0, 0))):
        game = lake(
            [ACROSS, "base-B 0,-1 r0", "base-B 1,-1 r0", "base-B 2,-1 r0", ACROSS.replace("0,0", "2,0")], "base-U"
        )
        play(game, "place base-U 1,0 r0", "skip")
        assert lakes(game) == {(0, 0), (2, 0)}
        assert len(offered(game)) == 4
        game.apply(f"ferry {first[0]},0 road.S+road.E")
        assert lakes(game) == {second}
        assert reason(game, f"ferry {first[0]},0 road.W+road.S") == ("ferry-moved", "FER-13")
        game.apply(f"ferry {second[0]},0 road.W+road.S")
        assert lying(game) == ({first: "S+E", second: "W+S"})
        assert asked(game)[:2] == ("blue", "place")


def test_a_crossing_of_four_ferry_roads() -> None:
    """FER-12, D-FER-3: as many ferries as the tile has roads, at most."""
    around = [
        ACROSS.replace("0,0", "-1,0"),
        "base-U -1,-1 r0",
        "ferries-02 0,-1 r1 ferry:road.N+road.S",
        "base-B 1,-1 r0",
        ACROSS.replace("0,0", "1,0"),
    ]
    game = play(lake(around, "base-X"), "place base-X 0,0 r0", "skip")
    assert lakes(game) == {(-1, 0), (0, -1), (1, 0)}
    for at in ("-1,0 road.S+road.W", "1,0 road.S+road.W"):
        game.apply(f"ferry {at}")
    assert lakes(game) == {(0, -1)}
    game.apply("skip")
    assert asked(game)[:2] == ("blue", "place")


def test_a_ferry_met_in_both_directions() -> None:
    """DT-FER-5: on a ring it is offered once."""
    ring = ["ferries-02 0,0 r0 ferry:road.S+road.E", "base-U 1,0 r0", "base-V 2,0 r0", "base-U 0,1 r1", "base-U 2,1 r1"]
    game = lake([*ring, "base-V 0,2 r2", "base-U 1,2 r0"], "base-V")
    play(game, "place base-V 2,2 r1", "skip")
    assert offered(game) == ["0,0 road.W+road.S", "0,0 road.W+road.E"]
    game.apply("ferry 0,0 road.W+road.S")
    assert asked(game)[:2] == ("blue", "place")


def test_first_the_new_ferry_then_the_others() -> None:
    """FER-14, D-FER-1, D-FER-4: both on one tile; the new ferry itself does not move."""
    game = play(lake([ACROSS], "ferries-02"), "place ferries-02 1,0 r0", "skip")
    assert asked(game)[2] == "FER-3"
    assert reason(game, "ferry 0,0 road.W+road.S") == ("ferry-first", "FER-14")
    game.apply("ferry 1,0 road.W+road.E")
    assert asked(game)[2] == "FER-8"
    assert lakes(game) == {(0, 0)}
    assert reason(game, "ferry 1,0 road.S+road.E") == ("ferry-new", "FER-14")
    game.apply("ferry 0,0 road.S+road.E")
    assert lying(game) == {(0, 0): "S+E", (1, 0): "W+E"}


def test_the_new_ferry_need_not_join_the_extended_road() -> None:
    """D-FER-3, FER-14: the lake tile extends the road in the west, wherever its own ferry lies."""
    game = play(lake([ACROSS], "ferries-02"), "place ferries-02 1,0 r0", "skip", "ferry 1,0 road.S+road.E")
    assert lakes(game) == {(0, 0)}


def test_a_move_makes_no_other_ferry_movable() -> None:
    """D-FER-5, D-FER-6: a road that only another ferry made longer was not extended by the tile."""
    game = lake([ACROSS, "ferries-02 0,1 r1 ferry:road.N+road.S"], "base-U")
    play(game, "place base-U 1,0 r0", "skip")
    assert lakes(game) == {(0, 0)}
    game.apply("ferry 0,0 road.S+road.E")
    assert same(game, (1, 0, "road.W"), (0, 1, "road.S"))
    assert asked(game)[:2] == ("blue", "place")


def test_a_tile_that_closes_the_road_extends_it_too() -> None:
    """D-FER-6, DT-FER-7, FER-17: the ferry opens what the tile has just closed, so nothing is scored for it."""
    position = ["base-A -1,0 r3 blue:road.E", "ferries-02 0,0 r0 ferry:road.W+road.S"]
    still = play(lake(position, "base-A"), "place base-A 0,1 r2", "skip", "skip")
    assert gained(still) == {"blue": 3}
    game = play(lake(position, "base-A"), "place base-A 0,1 r2", "skip", "ferry 0,0 road.W+road.E")
    assert gained(game) == {}
    assert look_at(game, -1, 0, "road.E").open_ends == 1
    assert at_hand(game, "blue") == 6
    assert [(e.feature.tiles, e.feature.owners) for e in said(game, FeatureCompleted)] == [(2, ())]


def test_a_ferry_that_leaves_closes_the_road_behind_it() -> None:
    """DT-FER-6, D-FER-8, FER-17: far from the new tile, and the opponent scores in the same turn."""
    position = ["base-A -2,0 r3 blue:road.E", "base-U -1,0 r0", "ferries-02 0,0 r0 ferry:road.W+road.S"]
    game = play(lake([*position, "base-U 0,1 r1"], "base-U"), "place base-U 0,2 r1", "skip", "ferry 0,0 road.E+road.S")
    assert gained(game) == {"blue": 3}
    kinds = [type(event) for event in last_turn(game)]
    assert kinds.index(NeutralMoved) < kinds.index(FeatureCompleted) < kinds.index(PointsScored)


def test_an_empty_road_closed_far_away_brings_nothing() -> None:
    """D-FER-8: only finished roads with a follower score."""
    position = ["base-A -2,0 r3", "base-U -1,0 r0", "ferries-02 0,0 r0 ferry:road.W+road.S"]
    game = play(lake([*position, "base-U 0,1 r1"], "base-U"), "place base-U 0,2 r1", "skip", "ferry 0,0 road.E+road.S")
    assert look_at(game, -2, 0, "road.E").complete
    assert gained(game) == {}


def test_tiles_count_again_on_a_new_road() -> None:
    """DT-FER-10, D-FER-7: blue's closed road of two tiles was scored; joined to red's it counts once more."""
    game = lake(["base-A -1,0 r3 blue:road.E"], "ferries-02", "base-A")
    play(game, "place ferries-02 0,0 r0", "deploy meeple 0,0 road.E", "ferry 0,0 road.S+road.E")
    assert gained(game) == {"blue": 2}
    play(game, "place base-A 1,0 r1", "skip", "ferry 0,0 road.W+road.E")
    assert gained(game) == {"blue": 2, "red": 3}
    assert look_at(game, -1, 0, "road.E").tiles == 3


def test_a_figure_belongs_to_the_road_it_stands_on() -> None:
    """D-FER-10: a move brings strangers together and parts friends, though nobody may go onto a taken road."""
    parted = lake(["base-U -1,0 r0 red:road.E", ACROSS, "base-U 1,0 r0 red:road.W"], "base-U")
    play(parted, "place base-U 2,0 r0", "skip", "ferry 0,0 road.W+road.S")
    assert look_at(parted, 0, 0, "road.W").strength == look_at(parted, 0, 0, "road.E").strength == (("red", 1),)
    position = ["base-U -1,0 r0 red:road.E", ACROSS, "base-U 1,0 r0 green:road.W", "base-U 0,1 r1 blue:road.N"]
    joined = lake(position, "base-U")
    play(joined, "place base-U 2,0 r0", "skip", "ferry 0,0 road.E+road.S")
    assert dict(look_at(joined, 0, 0, "road.S").strength) == {"green": 1, "blue": 1}
    assert look_at(joined, 0, 0, "road.W").strength == (("red", 1),)


def test_the_order_without_a_lake() -> None:
    """FER-16: tile, figure, ferry, points."""
    game = lake(["base-A -1,0 r3 blue:road.E", ACROSS], "base-U")
    play(game, "place base-U 1,0 r0", "deploy meeple 1,0 field.NNW", "ferry 0,0 road.E+road.S")
    kinds = [type(event).__name__ for event in last_turn(game)]
    order = ["TilePlaced", "FigurePlaced", "NeutralPlaced", "NeutralMoved", "PointsScored"]
    assert [kind for kind in kinds if kind in order] == ["TilePlaced", "FigurePlaced", "NeutralMoved", "PointsScored"]
    assert gained(game) == {"blue": 2}


def test_a_ferry_moves_again_in_the_next_turn() -> None:
    """FER-13: once for one tile; the next player's tile allows it anew."""
    game = lake([ACROSS], "base-U", "base-U")
    play(game, "place base-U 1,0 r0", "skip", "ferry 0,0 road.S+road.E")
    play(game, "place base-U 2,0 r0", "skip")
    assert asked(game) == ("blue", "ferry", "FER-8")
    assert offered(game) == ["0,0 road.W+road.S", "0,0 road.W+road.E"]
