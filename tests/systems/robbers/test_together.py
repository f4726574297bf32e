"""Robbers beside other expansions: what is halved is the record as it stands, and what is no record is not robbed."""

from __future__ import annotations

from typing import Any

import pytest

from carcnb import Game
from carcnb.engine.events import BonusScored, PointsScored, TrackFigureReturned
from tests.systems.mage_and_witch.scenes import on
from tests.systems.robbers.test_rules import CLOSE, ROAD, asked, on_track, records, robbers
from tests.systems.scene import said


def closed(position: list[str], tile: str, **options: Any) -> Game:
    """Red has laid the tile and nothing on it; blue's robber waits on space 0 with red's figure."""
    options.setdefault("scores", {"red": 0, "blue": 9, "green": 20, "yellow": 30})
    game = robbers(position, tile.split()[1], track=["blue robber 0"], **options)
    game.apply(tile)
    game.apply("skip")
    return game


@pytest.mark.parametrize(("who", "points", "stolen"), [("mage", 8, 4), ("witch", 2, 1)])
def test_half_of_what_mage_and_witch_leave(who: str, points: int, stolen: int) -> None:
    """DT-MW-7, D-ROB-13, MW-14: the witch halves four points to 2, the robber takes 1; with the mage 4 of 8."""
    magic = {who: "1,0 road.E"}
    game = closed(on(ROAD, **magic), CLOSE, more=["mage_and_witch"])
    assert records(game) == [("red", points), ("blue", stolen)]


def test_half_is_rounded_up_twice() -> None:
    """D-ROB-13: the witch makes 3 of 5 points, the robber takes 2 of these 3."""
    road = [*ROAD, "base-U 3,0 r0 witch:road.E"]
    game = closed(road, "place base-W 4,0 r0", more=["mage_and_witch"])
    assert records(game) == [("red", 3), ("blue", 2)]


def test_half_of_a_road_with_an_inn() -> None:
    """D-ROB-13: 2 points a tile are recorded, so half of them is stolen."""
    road = ["base-T 0,0 r3", "inns-14 1,0 r0 red:road.W"]
    game = closed(road, "place base-A 2,0 r1", more=["inns_and_cathedrals"])
    assert records(game) == [("red", 6), ("blue", 3)]


def test_nothing_that_comes_at_the_end_is_robbed() -> None:
    """D-ROB-9, ROB-16: goods, gold and unused gifts bring their points when no robber is left on the track."""
    more = ["traders_and_builders", "gold_mines", "gifts"]
    held = {"tokens": {"red": {"wine": 3, "gold": 2}}, "hands": ["red gift synod"]}
    game = robbers(["base-D 0,0 r0"], "base-U", more=more, track=["blue robber 0"], last="", **held)
    for answer in ("skip", "place base-U 1,0 r0", "skip"):
        game.apply(answer)
    assert game.over
    assert {event.reason for event in said(game, BonusScored)} == {"wine", "gold", "gifts"}
    assert (game.scores["red"], game.scores["blue"]) == (14, 0)


@pytest.mark.parametrize(
    ("gift", "more", "expected"),
    [
        ("cash_out", (), [("red", 2), ("blue", 1)]),
        ("road_sweeper", ("sweep 0,0 road.E",), [("red", 3), ("blue", 2)]),
    ],
)
def test_points_of_a_gift_are_robbed(gift: str, more: tuple[str, ...], expected: list[tuple[str, int]]) -> None:
    """D-ROB-8: Cash Out and Road Sweeper bring points during the game."""
    scores = {"red": 0, "blue": 9, "green": 20, "yellow": 30}
    start = {"scores": scores, "track": ["blue robber 0"], "hands": [f"red gift {gift}"]}
    game = robbers(ROAD, "base-W", more=["gifts"], **start)
    for answer in (f"gift {gift}", *more):
        game.apply(answer)
    assert records(game) == expected


def test_two_owners_of_a_swept_road() -> None:
    """ROB-13, D-ROB-8: blue chooses between red and green, who share the road that is swept off."""
    road = [*ROAD[:2], "base-U 2,0 r0 green:road.E"]
    scores = {"red": 0, "blue": 9, "green": 0, "yellow": 30}
    start = {"scores": scores, "track": ["blue robber 0"], "hands": ["red gift road_sweeper"]}
    game = robbers(road, "base-W", more=["gifts"], **start)
    game.apply("gift road_sweeper")
    game.apply("sweep 0,0 road.E")
    assert asked(game) == ("blue", "rob", ["rob red", "skip"])
    game.apply("skip")
    assert records(game) == [("red", 3), ("green", 3), ("blue", 2)]


def test_a_second_tile_finds_the_robber_at_hand_again() -> None:
    """D-ROB-10: what robbed in the first part of a double turn may be placed in the second."""
    road = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E red:builder:road.E"]
    scores = {"red": 0, "blue": 5, "green": 0, "yellow": 0}
    start = {"scores": scores, "track": ["blue robber 0"]}
    game = robbers(road, "base-W", "robbers-06", more=["traders_and_builders"], **start)
    game.apply("place base-W 2,0 r0")
    game.apply("skip")
    assert records(game) == [("red", 3), ("blue", 2)]
    assert [event.figure for event in said(game, TrackFigureReturned)] == ["robber"]
    assert [event.points for event in said(game, PointsScored)] == [3]
    tile = next(action for action in game.legal_actions() if action.what == "robbers-06")
    game.apply(tile)
    assert asked(game)[:2] == ("red", "robber")
    game.apply("skip")
    assert asked(game)[:2] == ("blue", "robber")
    assert on_track(game) == {}
