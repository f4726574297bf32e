"""Ferries beside other expansions: inns, builders, the die, and the mage and the witch."""

from __future__ import annotations

from carcnb import Game
from carcnb.engine.events import FigureReturned, PointsScored
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned, SecondPartBegan
from tests.systems.ferries.scenes import ACROSS, asked, lake, lakes, lying, play, reason
from tests.systems.scene import gained, look_at, said, same, segment
from tests.systems.traders_and_builders.scenes import kinds

INNS, TRADERS = ["inns_and_cathedrals"], ["traders_and_builders"]

NORTH = ["base-B -1,-1 r0", "base-B 0,-1 r0", "base-B 1,-1 r0"]
"""Tiles that lead round a gap at 0,0."""

BUILDER = ["base-U 0,2 r1 red:road.N", "base-U 0,1 r1 red:builder:road.N"]
"""A road of red's in the south of the lake, with the builder."""


def across(position: list[str], more: list[str]) -> Game:
    """Red's road in the west and a road in the east, joined by a ferry and so closed."""
    game = lake([*position[:1], *NORTH, *position[1:]], "ferries-02", more=more)
    return play(game, "place ferries-02 0,0 r0", "skip", "ferry 0,0 road.W+road.E")


def test_the_lake_of_a_ferry_is_no_inn() -> None:
    """FER-18: one point for each tile; a real inn on the same road doubles it, wherever it stands on it."""
    plain = across(["base-A -1,0 r3 red:road.E", "base-A 1,0 r1"], INNS)
    assert gained(plain) == {"red": 3}
    assert [line.rule for e in said(plain, PointsScored) for line in e.lines] == ["BASE-6.4"]
    inn = across(["inns-15 -1,0 r0 red:road.E", "base-A 1,0 r1"], INNS)
    assert gained(inn) == {"red": 6}


def test_a_ferry_leaves_an_inn_out_of_a_road() -> None:
    """FER-18, FER-17: the inn counts for the road as it is joined when it is scored."""
    position = ["base-A -1,0 r3 red:road.E", ACROSS, "inns-14 1,0 r0"]
    game = play(lake(position, "base-A", more=INNS), "place base-A 2,0 r1", "skip", "skip")
    assert gained(game) == {"red": 8}
    game = play(lake(position, "base-A", more=INNS), "place base-A 2,0 r1", "skip", "ferry 0,0 road.E+road.S")
    assert gained(game) == {"red": 2}


def test_a_road_made_longer_by_a_ferry_earns_no_second_tile() -> None:
    """FER-19, TB-BUILDER-18, DT-FER-9: the tile lies on another road, the ferry joins it to the builder's."""
    game = lake([ACROSS, *reversed(BUILDER)], "base-U", "base-B", more=TRADERS)
    play(game, "place base-U 1,0 r0", "skip", "ferry 0,0 road.E+road.S")
    assert same(game, (1, 0, "road.W"), (0, 2, "road.N"))
    assert look_at(game, 0, 2, "road.N").tiles == 4
    assert said(game, DoubleTurnEarned) == []
    assert asked(game)[:2] == ("blue", "place")


def test_a_new_ferry_earns_no_second_tile_either() -> None:
    """FER-19, D-FER-9: the lake tile extends the builder's road by itself, or it does not."""
    position = ["base-A -1,0 r3", "base-B -1,1 r0", "base-B -1,2 r0", BUILDER[0], BUILDER[1]]
    touched = play(
        lake(position, "ferries-02", more=TRADERS), "place ferries-02 0,0 r0", "skip", "ferry 0,0 road.W+road.E"
    )
    assert len(said(touched, DoubleTurnEarned)) == 1
    assert asked(touched)[:2] == ("red", "place")
    far = lake([ACROSS.replace("0,0", "0,1"), "base-V 0,2 r2 red:road.N", "base-U 1,1 r0"], "ferries-02", more=TRADERS)
    play(far, "place ferries-02 2,1 r0", "skip", "ferry 2,1 road.W+road.E", "ferry 0,1 road.S+road.E")
    assert said(far, DoubleTurnEarned) == []


def test_a_second_tile_once_earned_stays() -> None:
    """D-FER-9, DT-FER-9: the tile extends the builder's road; the ferry then parts it from the tile."""
    game = lake([ACROSS.replace("road.W+", "road.S+"), *reversed(BUILDER)], "base-U", "base-B", more=TRADERS)
    play(game, "place base-U 1,0 r0", "skip", "ferry 0,0 road.W+road.E")
    assert not same(game, (1, 0, "road.W"), (0, 2, "road.N"))
    assert len(said(game, DoubleTurnEarned)) == len(said(game, SecondPartBegan)) == 1
    assert asked(game)[:2] == ("red", "place")


def test_a_ferry_moves_again_with_the_second_tile() -> None:
    """FER-13, D-FER-13: each tile of a double turn has moves of its own."""
    road = ["base-U -1,0 r0 red:road.W red:builder:road.W", ACROSS]
    game = lake(road, "base-U", "base-U", more=TRADERS)
    play(game, "place base-U 1,0 r0", "skip", "ferry 0,0 road.S+road.E")
    assert asked(game)[:2] == ("red", "place")
    play(game, "place base-U 2,0 r0", "skip")
    assert asked(game) == ("red", "ferry", "FER-8")
    assert lakes(game) == {(0, 0)}
    game.apply("ferry 0,0 road.W+road.E")
    assert lying(game) == {(0, 0): "W+E"}


def test_a_builder_cut_off_from_every_thief_goes_home() -> None:
    """D-FER-11, D-TB-19: at once after the moves; with a thief of its player on its part it stays."""
    road = ["base-U -1,0 r0 red:road.W", ACROSS, "base-U 1,0 r0 red:builder:road.W"]
    alone = lake(road, "base-U", "base-B", more=TRADERS, first="blue")
    play(alone, "place base-U 2,0 r0", "skip", "ferry 0,0 road.W+road.S")
    assert [(e.player, e.figure, e.rule) for e in said(alone, FigureReturned)] == [("red", "builder", "TB-BUILDER-13")]
    assert alone.table.state.supply["red", "builder"] == 1
    beside = [*road[:2], "base-U 1,0 r0 red:road.W red:builder:road.W"]
    stays = lake(beside, "base-U", "base-B", more=TRADERS, first="blue")
    play(stays, "place base-U 2,0 r0", "skip", "ferry 0,0 road.W+road.S")
    assert said(stays, FigureReturned) == []


def test_a_builder_waits_until_the_last_ferry_has_moved() -> None:
    """D-FER-11, D-FER-5: parted from its thief by one ferry and joined with it again by another, it stays."""
    position = [
        "base-U -1,0 r0 red:road.E",
        "ferries-02 0,0 r0 red:builder:road.E ferry:road.W+road.E",
        "base-V 0,1 r2",
        "base-U 1,1 r0",
        "base-V 2,1 r1",
        ACROSS.replace("0,0", "2,0"),
    ]
    game = lake(position, "base-U", "base-B", more=TRADERS, first="blue")
    play(game, "place base-U 1,0 r0", "skip", "ferry 0,0 road.W+road.S")
    assert not same(game, (-1, 0, "road.E"), (0, 0, "road.E"))
    gone = play(game.clone(), "skip")
    assert [e.figure for e in said(gone, FigureReturned)] == ["builder"]
    game.apply("ferry 2,0 road.W+road.S")
    assert same(game, (-1, 0, "road.E"), (0, 0, "road.E"))
    assert said(game, FigureReturned) == []


def test_a_builder_on_a_lake_tile() -> None:
    """D-FER-12: where an own thief stands on the road of that very segment, before the ferry, and it is open there."""
    position = ["base-U -1,0 r0 red:road.W", *NORTH, "base-U 1,0 r0"]
    game = play(lake(position, "ferries-02", more=TRADERS), "place ferries-02 0,0 r0")
    assert kinds(game, "builder") == {"road.W"}
    assert reason(game, "deploy builder 0,0 road.E") == ("builder-alone", "TB-BUILDER-3")
    closed = ["base-A -1,0 r3 red:road.E", *NORTH, "base-U 1,0 r0"]
    game = play(lake(closed, "ferries-02", more=TRADERS), "place ferries-02 0,0 r0")
    assert kinds(game, "builder") == set()
    assert reason(game, "deploy builder 0,0 road.W") == ("builder-complete", "TB-BUILDER-4")
    play(game, "skip", "ferry 0,0 road.W+road.E")
    assert not look_at(game, 0, 0, "road.W").complete


def test_mage_and_witch_part_after_the_ferries() -> None:
    """D-FER-16, D-MW-8: a ferry brings them onto one road; the player on turn parts them before anything is scored."""
    position = ["base-A -1,0 r3 blue:road.E mage:road.E", *NORTH, "base-A 1,0 r1 witch:road.W", "base-U 2,-1 r1"]
    game = lake(position, "ferries-02", more=["mage_and_witch"])
    play(game, "place ferries-02 0,0 r0", "skip", "ferry 0,0 road.W+road.E")
    assert asked(game) == ("red", "magic", "MW-8")
    assert gained(game) == {}
    play(game, "magic witch 2,-1 road.N")
    assert gained(game) == {"blue": 6}


def test_a_ferry_takes_the_mage_along_or_leaves_it() -> None:
    """D-FER-10, D-MW-9: it belongs to the road of the part it stands on, like any figure."""
    position = ["base-A -1,0 r3 blue:road.E", ACROSS.replace(" ferry", " mage:road.E ferry")]
    game = lake(position, "base-U", more=["mage_and_witch"])
    play(game, "place base-U 1,0 r0", "skip", "ferry 0,0 road.S+road.E")
    assert gained(game) == {"blue": 2}
    (mage,) = game.table.neutral("mage")
    assert game.table.state.label[mage.segments[0]] == game.table.state.label[segment(game, 1, 0, "road.W")]
