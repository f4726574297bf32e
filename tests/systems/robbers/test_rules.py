"""Robbers, rule by rule: how they come onto the track; then what they rob, with the worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from carcnb import Game, SetupError
from carcnb.engine.events import (
    BonusScored,
    Line,
    PointsScored,
    Scored,
    TilePlaced,
    TrackFigureMoved,
    TrackFigurePlaced,
    TrackFigureReturned,
)
from carcnb.systems.robbers.rules import PlayerRobbed
from carcnb.tiles import box, design
from tests.systems.scene import said, scene
from tests.systems.traders_and_builders.scenes import reason

FOUR = {"red": "Ada", "blue": "Ben", "green": "Cyd", "yellow": "Dan"}

ROAD = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E", "base-U 2,0 r0"]
"""A road of red's that starts at a crossing, three tiles long, open in the east."""

CLOSE = "place base-W 3,0 r0"
"""Completes it: four tiles."""


def robbers(position: list[str], *stack: str, **options: Any) -> Game:
    """A scene with the expansion; four players unless others are named."""
    options.setdefault("players", FOUR)
    more = options.pop("more", ())
    return scene(position, *stack, expansions=["robbers", *more], **options)


def asked(game: Game) -> tuple[str, str, list[str]]:
    """Who is asked what, and what can be answered."""
    assert game.prompt is not None
    return game.prompt.player, game.prompt.kind, [str(action) for action in game.legal_actions()]


def on_track(game: Game) -> dict[str, int]:
    """The spaces on which robbers stand."""
    return {seat: space for (seat, kind), space in game.table.state.on_track.items() if kind == "robber"}


def test_the_box() -> None:
    """ROB-1: eight tiles, and a robber for every player, who has it at hand at the start."""
    assert sum(box(["robbers"]).values()) == 8
    assert all(design(name).marks.get("robber") for name in box(["robbers"]))
    game = Game(players=6, seed=1, expansions=["robbers"])
    assert [game.table.state.supply[seat, "robber"] for seat in game.seats] == [1] * 6
    assert game.table.state.on_track == {}


# ---- onto the track


def test_after_its_tile_the_robber_may_be_placed() -> None:
    """ROB-2, ROB-6, DT-ROB-8: before the figure; at the start of the game all stand on space 0."""
    game = robbers(["base-D 0,0 r0"], "robbers-01")
    game.apply("place robbers-01 1,0 r0")
    assert asked(game) == ("red", "robber", ["robber 0", "skip"])
    game.apply("robber 0")
    assert said(game, TrackFigurePlaced) == [TrackFigurePlaced("red", "robber", 0, "ROB-3")]
    assert game.table.state.supply["red", "robber"] == 0
    game.apply("skip")
    assert game.prompt is not None
    assert (game.prompt.player, game.prompt.kind) == ("red", "deploy")


def test_an_ordinary_tile_asks_for_no_robber() -> None:
    """ROB-2: only a tile with the symbol does."""
    game = robbers(["base-D 0,0 r0"], "base-U")
    game.apply("place base-U 1,0 r0")
    assert asked(game)[1] == "deploy"


def test_a_space_needs_a_figure_of_another_player() -> None:
    """ROB-3, D-ROB-1: the own figure may be there too; 52 points are on space 2."""
    game = robbers(["base-D 0,0 r0"], "robbers-01", scores={"red": 7, "blue": 52, "green": 7, "yellow": 9})
    game.apply("place robbers-01 1,0 r0")
    assert asked(game)[2] == ["robber 2", "robber 7", "robber 9", "skip"]
    assert reason(game, "robber 8") == ("robber-space", "ROB-3")
    assert reason(game, "robber 52") == ("robber-space", "ROB-3")
    game.apply("robber 7")
    assert asked(game)[0] == "blue"


def test_several_robbers_may_share_a_space() -> None:
    """ROB-3, D-ROB-14: the second player may choose the same space, or that of the player on turn."""
    game = robbers(["base-D 0,0 r0"], "robbers-01", scores={"red": 1, "blue": 5, "green": 9, "yellow": 9})
    game.apply("place robbers-01 1,0 r0")
    game.apply("robber 9")
    assert asked(game) == ("blue", "robber", ["robber 1", "robber 9", "skip"])
    game.apply("robber 9")
    assert on_track(game) == {"red": 9, "blue": 9}


def test_then_exactly_one_further_player() -> None:
    """ROB-4, D-ROB-16: he may decline, and nobody else is asked."""
    game = robbers(["base-D 0,0 r0"], "robbers-01")
    game.apply("place robbers-01 1,0 r0")
    game.apply("robber 0")
    assert game.prompt is not None
    assert (game.prompt.player, game.prompt.rule) == ("blue", "ROB-4")
    game.apply("skip")
    assert asked(game)[:2] == ("red", "deploy")


def test_whoever_has_no_robber_at_hand_is_passed_over() -> None:
    """ROB-4: the next in turn who has his at hand is asked."""
    game = robbers(["base-D 0,0 r0"], "robbers-01", track=["blue robber 0", "green robber 0"])
    game.apply("place robbers-01 1,0 r0")
    game.apply("skip")
    assert asked(game)[:2] == ("yellow", "robber")


def test_the_second_is_asked_also_when_the_first_declined() -> None:
    """D-ROB-15: the player on turn decides first, even if he declines."""
    game = robbers(["base-D 0,0 r0"], "robbers-01")
    game.apply("place robbers-01 1,0 r0")
    game.apply("skip")
    assert asked(game)[:2] == ("blue", "robber")


def test_a_robber_on_the_track_may_be_moved() -> None:
    """ROB-5: to another space that is allowed, or not at all."""
    game = robbers(
        ["base-D 0,0 r0"], "robbers-01", scores={"red": 0, "blue": 4, "green": 8, "yellow": 8}, track=["red robber 4"]
    )
    game.apply("place robbers-01 1,0 r0")
    assert game.prompt is not None
    assert game.prompt.rule == "ROB-5"
    assert asked(game) == ("red", "robber", ["robber 8", "skip"])
    game.apply("robber 8")
    assert said(game, TrackFigureMoved) == [TrackFigureMoved("red", "robber", 4, 8, "ROB-5")]
    assert game.table.state.supply["red", "robber"] == 0


def test_a_robber_that_can_go_nowhere_else_is_not_asked_for() -> None:
    """ROB-5: the only space with another player's figure is its own."""
    game = robbers(["base-D 0,0 r0"], "robbers-01", track=["red robber 0"])
    game.apply("place robbers-01 1,0 r0")
    assert asked(game)[:2] == ("blue", "robber")


def test_example_placing() -> None:
    """EX-ROB-1: blue, red, yellow and green play; the robbers of blue and yellow are on the track already."""
    seats = {"blue": "Ben", "red": "Ada", "yellow": "Dan", "green": "Cyd"}
    points = {"blue": 4, "red": 7, "yellow": 9, "green": 4}
    track = ["blue robber 9", "yellow robber 7"]
    game = robbers(["base-D 0,0 r0"], "robbers-01", players=seats, first="red", scores=points, track=track)
    game.apply("place robbers-01 1,0 r0")
    assert asked(game) == ("red", "robber", ["robber 4", "robber 9", "skip"])
    game.apply("robber 4")
    assert asked(game) == ("green", "robber", ["robber 4", "robber 7", "robber 9", "skip"])
    game.apply("robber 4")
    assert asked(game)[:2] == ("red", "deploy")
    assert on_track(game) == {"blue": 9, "yellow": 7, "red": 4, "green": 4}


def test_a_robber_is_no_figure_for_the_land() -> None:
    """ROB-2: it stands on the track only."""
    game = robbers(["base-D 0,0 r0"], "base-U")
    game.apply("place base-U 1,0 r0")
    assert reason(game, "deploy robber 1,0 road.E") == ("robber-land", "ROB-2")


@pytest.mark.parametrize("entry", ["red robber 50", "red robber -1", "red king 3", "pink robber 3", "red robber"])
def test_a_start_with_an_impossible_robber_is_refused(entry: str) -> None:
    """ROB-3: the track has spaces 0 to 49."""
    with pytest.raises(SetupError, match="track, entry 1"):
        robbers(["base-D 0,0 r0"], "base-U", track=[entry])


# ---- robbing


def four_points(**options: Any) -> Game:
    """Red has completed a road of four tiles; nobody has answered a question that came of it."""
    game = robbers(ROAD, "base-W", **options)
    game.apply(CLOSE)
    game.apply("skip")
    return game


def records(game: Game) -> list[tuple[str, int]]:
    """Who recorded how many points, in order."""
    return [(event.player, event.points) for event in game.events if isinstance(event, PointsScored | BonusScored)]


def test_the_robber_gets_half_and_goes_home() -> None:
    """ROB-7, ROB-8, ROB-9, D-ROB-10: the robbed player keeps all his points."""
    game = four_points(scores={"red": 3, "blue": 10, "green": 20, "yellow": 30}, track=["blue robber 3"])
    assert records(game) == [("red", 4), ("blue", 2)]
    assert game.scores == {"red": 7, "blue": 12, "green": 20, "yellow": 30}
    assert said(game, PlayerRobbed) == [PlayerRobbed("blue", "red", 2)]
    assert said(game, TrackFigureReturned) == [TrackFigureReturned("blue", "robber", 3, "ROB-9")]
    assert (on_track(game), game.table.state.supply["blue", "robber"]) == ({}, 1)


def test_a_robber_elsewhere_gets_nothing() -> None:
    """ROB-7, D-ROB-12: it stands where the figure ends its move, not where it starts, and stays there."""
    game = four_points(scores={"red": 3, "blue": 10, "green": 20, "yellow": 30}, track=["blue robber 7"])
    assert records(game) == [("red", 4)]
    assert on_track(game) == {"blue": 7}


@pytest.mark.parametrize(("points", "half"), [(1, 1), (2, 1), (3, 2), (4, 2), (9, 5)])
def test_half_is_rounded_up(points: int, half: int) -> None:
    """DT-ROB-1, D-ROB-13: of 1 point 1, of 2 points 1, of 3 points 2, of 9 points 5."""
    game = robbers(["base-D 0,0 r0"], "base-U", track=["blue robber 0"])
    for _ in game.table.record("red", (Line("tile", points, 1, "BASE-6.4"),), "test"):
        pytest.fail("nothing is to be asked")
    assert records(game) == [("red", points), ("blue", half)]


def test_a_space_is_the_same_on_every_lap() -> None:
    """DT-ROB-2, D-ROB-1: figures with 2 and with 52 points stand on one space."""
    game = four_points(scores={"red": 52, "blue": 9, "green": 2, "yellow": 0}, track=["blue robber 2"])
    assert records(game) == [("red", 4), ("blue", 2)]


def test_a_robber_does_not_rob_its_owner() -> None:
    """ROB-15, DT-ROB-3: his own points are his; the robber stays."""
    game = four_points(scores={"red": 3, "blue": 3, "green": 20, "yellow": 30}, track=["red robber 3"])
    assert records(game) == [("red", 4)]
    assert on_track(game) == {"red": 3}


def test_every_robber_takes_half_of_the_whole() -> None:
    """ROB-14, D-ROB-4: two robbers take 2 of 4 each, clockwise from the player on turn."""
    track = ["green robber 3", "blue robber 3"]
    game = four_points(scores={"red": 3, "blue": 10, "green": 20, "yellow": 30}, track=track)
    assert records(game) == [("red", 4), ("blue", 2), ("green", 2)]
    assert on_track(game) == {}


def test_points_of_nothing_are_not_robbed() -> None:
    """D-ROB-7: a record of 0 points moves no figure."""
    game = robbers(["base-D 0,0 r0"], "base-U", track=["blue robber 0"])
    for _ in game.table.record("red", (Line("tile", 0, 1, "BASE-6.4"),), "test"):
        pytest.fail("nothing is to be asked")
    assert on_track(game) == {"blue": 0}


def test_stolen_points_are_not_stolen_again() -> None:
    """ROB-10, ROB-11, D-ROB-11: the robber moves along, also from a space where another's figure stays."""
    scores = {"red": 10, "blue": 12, "green": 12, "yellow": 30}
    game = four_points(scores=scores, track=["blue robber 10", "yellow robber 12"])
    assert records(game) == [("red", 4), ("blue", 2)]
    assert said(game, TrackFigureMoved) == [TrackFigureMoved("yellow", "robber", 12, 14, "ROB-11")]
    assert on_track(game) == {"yellow": 14}


def test_the_own_robber_does_not_move_along() -> None:
    """D-ROB-11: the robber of the player who records stolen points stays where it is."""
    game = robbers(["base-D 0,0 r0"], "base-U", track=["red robber 0"])
    for _ in game.table.record("red", (Line("stolen", 3, 1, "ROB-7"),), "stolen"):
        pytest.fail("nothing is to be asked")
    assert on_track(game) == {"red": 0}


def test_robbers_that_rob_together_do_not_carry_each_other() -> None:
    """D-ROB-4: the robbing robbers are fixed before the first stolen point is recorded."""
    scores = {"red": 10, "blue": 10, "green": 10, "yellow": 30}
    game = four_points(scores=scores, track=["blue robber 10", "green robber 10"])
    assert game.scores == {"red": 14, "blue": 12, "green": 12, "yellow": 30}
    assert (on_track(game), said(game, TrackFigureMoved)) == ({}, [])


def test_example_moving_along() -> None:
    """EX-ROB-2: blue's robber takes 3 of red's 5, yellow's gets nothing of blue's 3 and moves along."""
    road = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E", "base-U 2,0 r0", "base-U 3,0 r0"]
    scores = {"red": 10, "blue": 12, "green": 0, "yellow": 30}
    game = robbers(road, "base-W", scores=scores, track=["blue robber 10", "yellow robber 12"])
    game.apply("place base-W 4,0 r0")
    game.apply("skip")
    assert (game.scores["red"], game.scores["blue"]) == (15, 15)
    assert on_track(game) == {"yellow": 15}
    assert game.table.state.supply["blue", "robber"] == 1
    assert records(game) == [("red", 5), ("blue", 3)]


def test_example_several_robbers() -> None:
    """EX-ROB-3: blue gets 4 points, red and green 2 each; both robbers go home."""
    city = ["base-E 0,0 r0 blue:city.N"]
    scores = {"red": 3, "blue": 20, "green": 31, "yellow": 0}
    track = ["red robber 20", "green robber 20"]
    game = robbers(city, "base-E", first="blue", scores=scores, track=track)
    game.apply("place base-E 0,-1 r2")
    game.apply("skip")
    assert game.scores == {"red": 5, "blue": 24, "green": 33, "yellow": 0}
    assert on_track(game) == {}
    assert [game.table.state.supply[seat, "robber"] for seat in ("red", "green")] == [1, 1]


# ---- which record is robbed

TWO = ["base-E 0,-1 r2 {}:city.S", "base-E -1,-1 r3", "base-W -1,0 r0 {}:road.E", "base-E 1,-1 r1", "base-W 1,0 r0{}"]
"""A city and a road; base-D on 0,0 completes both, worth 4 and 3 points."""


def two(city: str, road: str, other: str = "", **options: Any) -> Game:
    """Red has completed the two features of these seats."""
    position = [entry.format(who) for entry, who in zip(TWO, (city, "", road, "", other), strict=True)]
    game = robbers(position, "base-D", **options)
    game.apply("place base-D 0,0 r0")
    game.apply("skip")
    return game


def test_the_first_opportunity_is_taken() -> None:
    """ROB-12, D-ROB-6, DT-ROB-4: of two features of one player only the first that is recorded is robbed."""
    scores = {"red": 3, "blue": 10, "green": 20, "yellow": 30}
    game = two("red", "red", scores=scores, track=["blue robber 3"])
    assert asked(game) == ("red", "score", ["score road -1,0 road.E", "score city 0,-1 city.S"])
    game.apply("score road -1,0 road.E")
    assert records(game) == [("red", 3), ("blue", 2), ("red", 4)]
    game = two("red", "red", scores=scores, track=["blue robber 3"])
    game.apply("score city 0,-1 city.S")
    assert records(game) == [("red", 4), ("blue", 2), ("red", 3)]


def test_one_feature_with_an_owner_leaves_no_order_to_choose() -> None:
    """D-ROB-4: the order is asked where two or more features have owners."""
    position = ["base-E 0,-1 r2 red:city.S", "base-E -1,-1 r3", "base-W -1,0 r0", "base-E 1,-1 r1", "base-W 1,0 r0"]
    game = robbers(position, "base-D")
    game.apply("place base-D 0,0 r0")
    game.apply("skip")
    assert asked(game)[1] == "place"
    assert records(game) == [("red", 4)]


def shared(**options: Any) -> Game:
    """Red and green share the road that red has completed; they stand on space 10, and so does blue's robber."""
    options.setdefault("scores", {"red": 10, "blue": 0, "green": 10, "yellow": 30})
    position = [TWO[0].replace(" {}:city.S", ""), TWO[1], TWO[2].format("red"), TWO[3], TWO[4].format(" green:road.W")]
    game = robbers(position, "base-D", track=["blue robber 10"], **options)
    game.apply("place base-D 0,0 r0")
    game.apply("skip")
    return game


def test_of_several_who_score_at_once_the_owner_chooses() -> None:
    """ROB-13, DT-ROB-5: blue robs one of the two, once."""
    game = shared()
    assert asked(game) == ("blue", "rob", ["rob red", "skip"])
    assert game.prompt is not None
    about = game.prompt.about
    assert isinstance(about, PointsScored)
    assert (game.prompt.rule, about.player, about.points) == ("ROB-13", "red", 3)
    game.apply("rob red")
    assert records(game) == [("red", 3), ("blue", 2), ("green", 3)]


def test_a_robber_that_let_the_first_pass_robs_the_next() -> None:
    """D-ROB-5: with nobody left to wait for it robs without a question."""
    game = shared()
    game.apply("skip")
    assert asked(game)[1] == "place"
    assert records(game) == [("red", 3), ("green", 3), ("blue", 2)]


def test_a_choice_needs_two_on_the_robbers_space() -> None:
    """D-ROB-5, ROB-12: green stands elsewhere, so red is robbed without a question."""
    game = shared(scores={"red": 10, "blue": 0, "green": 11, "yellow": 30})
    assert records(game) == [("red", 3), ("blue", 2), ("green", 3)]


def test_the_choice_goes_across_the_features_of_one_step() -> None:
    """D-ROB-5: green's record for another feature of the same step is worth waiting for, too."""
    scores = {"red": 10, "blue": 0, "green": 10, "yellow": 30}
    game = two("green", "red", scores=scores, track=["blue robber 10"])
    game.apply("score road -1,0 road.E")
    assert asked(game) == ("blue", "rob", ["rob red", "skip"])
    game.apply("skip")
    assert records(game) == [("red", 3), ("green", 4), ("blue", 2)]


def test_a_robber_of_this_turn_robs_in_it() -> None:
    """DT-ROB-7: blue's tile with the robber completes red's road; the robber is placed before that is scored."""
    game = robbers(ROAD, "robbers-02", first="blue", scores={"red": 3, "blue": 10, "green": 20, "yellow": 30})
    game.apply("place robbers-02 3,0 r0")
    game.apply("robber 3")
    game.apply("skip")
    game.apply("skip")
    assert records(game) == [("red", 4), ("blue", 2)]
    assert on_track(game) == {}


def test_nobody_robs_in_the_final_scoring() -> None:
    """ROB-16, D-ROB-9: robbers leave the track before it, and what is unfinished is scored in full."""
    game = robbers(ROAD, "base-B", last="", track=["blue robber 0"])
    tile = game.legal_actions()[0]
    game.apply(tile)
    game.apply("skip")
    assert game.over
    assert [event.rule for event in said(game, TrackFigureReturned)] == ["ROB-16"]
    assert records(game) == [("red", 3)]
    assert (on_track(game), game.scores["blue"]) == ({}, 0)
    last_tile = max(i for i, event in enumerate(game.events) if isinstance(event, TilePlaced))
    first_points = min(i for i, event in enumerate(game.events) if isinstance(event, Scored))
    home = next(i for i, event in enumerate(game.events) if isinstance(event, TrackFigureReturned))
    assert last_tile < home < first_points
