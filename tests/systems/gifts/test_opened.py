"""The five gifts of The Gifts, with the worked examples, and what becomes of them beside other expansions."""

from __future__ import annotations

import pytest

from carcnb.engine.events import (
    BonusScored,
    FeatureCompleted,
    FigureMoved,
    FigurePlaced,
    FigureReturned,
    NeutralRemoved,
    PointsScored,
    TileDrawn,
    TilePlaced,
    TileRemoved,
)
from carcnb.systems.gifts.rules import GiftWithoutEffect, TileShuffledBack
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned
from tests.systems.gifts.scenes import asked, opened, options, records
from tests.systems.scene import at_hand, look_at, said, spots
from tests.systems.traders_and_builders.scenes import kinds, reason

# ---- Synod

MONASTERY = [
    "base-B 0,0 r0 {}",
    "base-E 0,-1 r0",
    "base-E 1,0 r1",
    "base-E 0,1 r2",
    "base-E -1,0 r3",
    "base-V -1,-1 r1",
    "base-V -1,1 r0",
    "base-V 1,1 r3",
]
"""A monastery with seven neighbours; base-V 1,-1 r2 is the eighth."""


def monastery(monks: str) -> list[str]:
    return [MONASTERY[0].format(monks), *MONASTERY[1:]]


def test_synod_puts_a_monk_on_a_monastery() -> None:
    """GIFT-17, GIFT-18: wherever it lies, whoever is there; with one monastery and one kind nothing is asked."""
    game = opened("synod", monastery("blue:monastery"), "base-V")
    assert said(game, FigurePlaced)[-1][:4] == ("red", "meeple", (0, 0), "monastery")
    assert said(game, FigurePlaced)[-1].rule == "GIFT-17"
    assert look_at(game, 0, 0, "monastery").strength == (("red", 1), ("blue", 1))


def test_synod_is_compulsory_where_it_is_possible() -> None:
    """GIFT-17: of several monasteries the player has to choose one."""
    game = opened("synod", ["base-B 0,0 r0", "base-B 1,0 r0"], "base-B")
    assert (asked(game), options(game)) == (
        ("red", "synod"),
        ["synod meeple 0,0 monastery", "synod meeple 1,0 monastery"],
    )
    assert reason(game, "skip") == ("gift-skip", "GIFT-17")
    game.apply("synod meeple 1,0 monastery")
    assert asked(game) == ("red", "place")


def test_example_synod() -> None:
    """EX-GIFT-2: red's second monk gives red the majority; completing the monastery brings red 9 and sends all home."""
    game = opened("synod", monastery("red:monastery blue:monastery green:monastery"), "base-V")
    game.apply("place base-V 1,-1 r2")
    game.apply("skip")
    assert records(game) == [("red", 9)]
    assert [at_hand(game, seat) for seat in ("red", "blue", "green")] == [7, 7, 7]


def test_synod_leaves_the_figure_step_alone() -> None:
    """GIFT-19: a figure may still be put on the tile."""
    game = opened("synod", monastery(""), "base-V")
    game.apply("place base-V 1,-1 r2")
    assert asked(game) == ("red", "deploy")


def test_synod_needs_an_unfinished_monastery_and_a_follower() -> None:
    """D-GIFT-11: unfinished as it is before the tile is placed; a large follower will do."""
    game = opened("synod", ["base-B 0,0 r0"], "base-B", more=["inns_and_cathedrals"])
    assert options(game) == ["synod meeple 0,0 monastery", "synod large 0,0 monastery"]
    complete = opened("synod", [*monastery(""), "base-V 1,-1 r2"], "base-E")
    assert len(said(complete, GiftWithoutEffect)) == 1


# ---- Road Sweeper

ROAD = ["base-W 0,0 r0", "base-U 1,0 r0 {}", "base-U 2,0 r0", "base-U 3,0 r0"]
"""A road of four tiles, open in the east; two more roads of one tile leave the crossing."""


def road(thieves: str) -> list[str]:
    return [ROAD[0], ROAD[1].format(thieves), *ROAD[2:]]


def test_example_road_sweeper() -> None:
    """EX-GIFT-3, GIFT-20, GIFT-22, GIFT-23: 4 points, the thief comes home and may go on the same road again."""
    game = opened("road_sweeper", road("red:road.E"), "base-U")
    assert (asked(game)[1], "sweep 0,0 road.E" in options(game)) == ("sweep", True)
    game.apply("sweep 0,0 road.E")
    assert records(game) == [("red", 4)]
    assert (at_hand(game, "red"), said(game, FigureReturned)[-1].rule) == (7, "GIFT-22")
    game.apply("place base-U 4,0 r0")
    assert "road.E" in spots(game)


def test_road_sweeper_pays_the_majority() -> None:
    """GIFT-21, DT-GIFT-5: red and blue share five tiles and get 5 each, green who opened it nothing; both go home."""
    shared = [*road("red:road.E blue:road.E"), "base-U 4,0 r0"]
    game = opened("road_sweeper", shared, "base-U", players={"red": "Ada", "blue": "Ben", "green": "Cyd"})
    game.apply("sweep 0,0 road.E")
    assert records(game) == [("red", 5), ("blue", 5)]
    alone = [*road("blue:road.E blue:road.E red:road.E"), "base-U 4,0 r0"]
    game = opened("road_sweeper", alone, "base-U")
    game.apply("sweep 0,0 road.E")
    assert (records(game), at_hand(game, "red")) == ([("blue", 5)], 7)


def test_road_sweeper_may_take_an_empty_road() -> None:
    """GIFT-20, D-GIFT-15: an unoccupied road is legal; without an unfinished road the card does nothing."""
    game = opened("road_sweeper", road(""), "base-U")
    assert len(options(game)) == 3
    game.apply("sweep 0,0 road.S")
    assert (records(game), said(game, GiftWithoutEffect)) == ([], [])
    game = opened("road_sweeper", ["base-E 0,0 r0"], "base-E")
    assert len(said(game, GiftWithoutEffect)) == 1


@pytest.mark.parametrize(("piece", "points"), [("", 0), (" mage:road.E", 4), (" witch:road.E", 0)])
def test_road_sweeper_beside_inns_mage_and_witch(piece: str, points: int) -> None:
    """DT-GIFT-6, D-GIFT-16, D-MW-13: an unfinished inn road pays 0, with the mage 4; mage and witch leave."""
    laid = ["base-W 0,0 r0", f"inns-14 1,0 r0 red:road.E{piece}", "base-U 2,0 r0", "base-U 3,0 r0"]
    more = ["inns_and_cathedrals", "mage_and_witch"]
    game = opened("road_sweeper", laid, "base-U", more=more)
    game.apply("sweep 0,0 road.E")
    assert records(game) == [("red", points)]
    assert at_hand(game, "red") == 7
    assert [event.rule for event in said(game, NeutralRemoved)] == (["MW-14"] if piece else [])


def test_road_sweeper_completes_nothing() -> None:
    """D-GIFT-16, D-GIFT-10: no gold is handed out, and builders go home with everybody else."""
    laid = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E red:builder:road.E gold", "base-U 2,0 r0"]
    game = opened("road_sweeper", laid, "base-U", more=["gold_mines", "traders_and_builders"])
    game.apply("sweep 0,0 road.E")
    assert said(game, FeatureCompleted) == []
    assert len(game.table.neutral("gold")) == 1
    assert {event.figure for event in said(game, FigureReturned)} == {"meeple", "builder"}


# ---- Cash Out


def test_example_cash_out() -> None:
    """EX-GIFT-4, GIFT-24, GIFT-25, D-GIFT-9: three followers in the city, 6 points; the others stay."""
    city = ["base-R 0,0 r0", "base-F -1,0 r0 red:city.E", "base-G 0,-1 r1 blue:city.S", "base-F 1,0 r0 green:city.W"]
    game = opened("cash_out", city, "base-E")
    assert records(game) == [("red", 6)]
    assert at_hand(game, "red") == 7
    assert dict(look_at(game, 0, 0, "city.N").strength) == {"blue": 1, "green": 1}
    (event,) = said(game, BonusScored)
    assert (event.rule, event.reason, said(game, FigureReturned)[-1].rule) == ("GIFT-25", "cash_out", "GIFT-24")


def test_cash_out_from_every_kind_of_feature() -> None:
    """GIFT-24, GIFT-26: road, city, monastery and field; the player has to choose one."""
    laid = ["base-D 0,0 r0 red:city.N red:road.E", "base-B 0,1 r0 red:monastery red:field.NNW"]
    game = opened("cash_out", laid, "base-E")
    wanted = {
        "cash meeple 0,0 city.N",
        "cash meeple 0,0 road.E",
        "cash meeple 0,1 monastery",
        "cash meeple 0,1 field.NNW",
    }
    assert set(options(game)) == wanted
    assert reason(game, "skip") == ("gift-skip", "GIFT-24")


def test_cash_out_of_the_only_farmer_sends_the_pig_home() -> None:
    """DT-GIFT-7, D-GIFT-10: 2 points; the pig is left alone and returns."""
    laid = ["base-B 0,0 r0 red:field.NNW red:pig:field.NNW"]
    game = opened("cash_out", laid, "base-B", more=["traders_and_builders"])
    assert records(game) == [("red", 2)]
    assert [event.figure for event in said(game, FigureReturned)] == ["meeple", "pig"]


def test_cash_out_counts_a_large_follower_once() -> None:
    """DT-GIFT-8, D-GIFT-8: three followers, one of them large, are 6 points; a builder is none."""
    laid = ["base-E 0,0 r0 red:city.N red:builder:city.N blue:large:city.N green:city.N"]
    game = opened("cash_out", laid, "base-B", more=["inns_and_cathedrals", "traders_and_builders"])
    assert records(game) == [("red", 6)]


# ---- Change Position


def test_example_change_position() -> None:
    """EX-GIFT-5, GIFT-27, GIFT-28: red's knight lies down on a field where blue is already."""
    laid = ["base-D 0,0 r0 red:city.N", "base-U 1,0 r0 blue:field.NNW"]
    game = opened("change_position", laid, "base-E")
    assert options(game) == ["change meeple 0,0 city.N+field.ENE", "change meeple 0,0 city.N+field.ESE"]
    game.apply("change meeple 0,0 city.N+field.ENE")
    assert dict(look_at(game, 0, 0, "field.ENE").strength) == {"red": 1, "blue": 1}
    assert look_at(game, 0, 0, "city.N").strength == ()
    (event,) = said(game, FigureMoved)
    assert (event.player, event.figure, event.cell, event.spot, event.rule) == (
        "red",
        "meeple",
        (0, 0),
        "field.ENE",
        "GIFT-27",
    )
    assert at_hand(game, "red") == 6


def test_change_position_is_lying_down_or_standing_up() -> None:
    """GIFT-27, GIFT-29, GIFT-30: a farmer stands up on road, city or monastery; never from road to city."""
    game = opened("change_position", ["base-D 0,0 r0 red:field.ENE"], "base-E")
    assert options(game) == ["change meeple 0,0 field.ENE+city.N", "change meeple 0,0 field.ENE+road.E"]
    refused = {
        "skip": ("gift-skip", "GIFT-27"),
        "change meeple 0,0 field.ENE+field.ESE": ("gift-change", "GIFT-29"),
        "change meeple 0,0 city.N+field.ESE": ("gift-change-whose", "GIFT-27"),
        "change meeple 0,0 field.ENE+field.NNW": ("gift-change-tile", "GIFT-27"),
        "change meeple 0,0 field.ENE": ("gift-change-tile", "GIFT-27"),
        "change meeple 5,0 field.ENE+city.N": ("gift-change-tile", "GIFT-27"),
    }
    assert {action: reason(game, action) for action in refused} == refused


@pytest.mark.parametrize(
    ("laid", "changes"),
    [
        ("base-A 0,0 r0 red:monastery red:road.S", ["monastery+field.NNW", "road.S+field.NNW"]),
        ("base-A 0,0 r0 red:field.NNW", ["field.NNW+road.S", "field.NNW+monastery"]),
        ("base-D 0,0 r0 red:field.ESE", ["field.ESE+city.N", "field.ESE+road.E"]),
    ],
)
def test_from_and_to_whatever_can_still_be_scored(laid: str, changes: list[str]) -> None:
    """GIFT-27, GIFT-30: road, city, monastery and field, as long as they are open."""
    game = opened("change_position", [laid, "base-U 0,1 r1" if "A" in laid else "base-B 0,1 r0"], "base-E")
    assert options(game) == [f"change meeple 0,0 {change}" for change in changes]


def test_nobody_stands_up_in_what_is_complete() -> None:
    """GIFT-30, D-GIFT-18: not on a complete road, not in a complete city, not in a complete monastery."""
    ring = ["base-A 0,1 r2", *(f"base-B {x},{y} r0" for x, y in ((0, -1), (-1, -1), (1, -1), (-1, 0), (1, 0)))]
    ring += ["base-B -1,1 r0", "base-B 1,1 r0"]
    city = ["base-D 2,0 r1 red:field.NNE red:field.WNW", "base-E 3,0 r3"]
    game = opened("change_position", ["base-A 0,0 r0 red:field.NNW", *ring, *city], "base-E")
    assert {look_at(game, 0, 0, spot).complete for spot in ("monastery", "road.S")} == {True}
    assert len(options(game)) == 2, "to the open road of the tile with two farmers"
    for change in ("0,0 field.NNW+monastery", "0,0 field.NNW+road.S", "2,0 field.NNE+city.E"):
        assert reason(game, f"change meeple {change}") == ("gift-change-complete", "GIFT-30")


def test_why_a_position_cannot_be_changed() -> None:
    """GIFT-30, D-GIFT-18: complete features, and games without farmers."""
    laid = ["base-D 0,0 r0 red:field.ENE", "base-E 0,-1 r2", "base-U 1,0 r0 red:road.E"]
    game = opened("change_position", laid, "base-E")
    assert reason(game, "change meeple 0,0 field.ENE+city.N") == ("gift-change-complete", "GIFT-30")
    laid = ["base-D 0,0 r0 red:road.E", "base-D 1,0 r0 red:city.N"]
    assert said(opened("change_position", laid, "base-E", farmers=False), GiftWithoutEffect)


def test_from_where_to_where() -> None:
    """GIFT-27: what is told first is where the follower is; other names of both places will do."""
    laid = ["base-D 0,0 r0 red:city.N red:road.E"]
    game = opened("change_position", laid, "base-E")
    assert reason(game, "change meeple 0,0 field.ENE+city.N") == ("gift-change-whose", "GIFT-27")
    game.apply("change meeple 0,0 road.W+field.SSW")
    assert look_at(game, 0, 0, "field.ESE").strength == (("red", 1),)


def test_why_another_opened_gift_is_not_used_like_that() -> None:
    """GIFT-17, GIFT-20, GIFT-24, GIFT-34: each card says on what it is used."""
    laid = ["base-B 0,0 r0", "base-B 1,0 r0", *(f"base-B {x},{y} r0" for y in (-1, 1) for x in (0, -1, 1))]
    laid += ["base-B -1,0 r0"]
    game = opened("synod", laid, "base-B")
    refused = {
        "synod meeple 0,0 monastery": ("gift-synod-complete", "GIFT-17"),
        "synod meeple 1,0 field.NNW": ("gift-synod", "GIFT-17"),
        "synod large 1,0 monastery": ("no-figure", "GIFT-17"),
        "synod meeple 9,9 monastery": ("gift-synod", "GIFT-17"),
    }
    assert {action: reason(game, action) for action in refused} == refused
    game = opened("road_sweeper", [*road(""), "base-A 1,1 r3", "base-A 2,1 r1"], "base-U")
    refused = {
        "skip": ("gift-skip", "GIFT-20"),
        "sweep 2,1 road.W": ("gift-sweep-complete", "GIFT-20"),
        "sweep 2,1 monastery": ("gift-sweep", "GIFT-20"),
        "sweep 2,0 road.E": ("gift-sweep-named", "GIFT-20"),
    }
    assert {action: reason(game, action) for action in refused} == refused
    game = opened("cash_out", ["base-D 0,0 r0 red:city.N blue:road.E", "base-B 0,1 r0 red:monastery"], "base-E")
    assert reason(game, "cash meeple 0,0 road.E") == ("gift-cash", "GIFT-24")
    game = opened("take_two", ["base-E 0,0 r0"], "base-E", "base-H")
    assert reason(game, "keep base-U") == ("gift-keep", "GIFT-34")


def test_a_monk_may_lie_down() -> None:
    """DT-GIFT-9: on a monastery's own tile; on a tile all of city there is no field."""
    game = opened("change_position", ["base-B 0,0 r0 red:monastery"], "base-E")
    assert said(game, FigureMoved)[-1].spot == "field.NNW"
    game = opened("change_position", ["base-C 0,0 r0 red:city.N"], "base-E")
    assert len(said(game, GiftWithoutEffect)) == 1


def test_nobody_stands_up_on_what_is_complete() -> None:
    """D-GIFT-18: a figure there could neither score nor return; without farmers nobody lies down."""
    laid = ["base-E 0,0 r0 red:field.ENE", "base-E 0,-1 r2"]
    assert len(said(opened("change_position", laid, "base-E"), GiftWithoutEffect)) == 1
    game = opened("change_position", ["base-E 0,0 r0 red:city.N"], "base-E", farmers=False)
    assert len(said(game, GiftWithoutEffect)) == 1


def test_several_fields_are_a_choice() -> None:
    """D-GIFT-19: a thief between two fields."""
    game = opened("change_position", ["base-U 0,0 r0 red:road.E"], "base-E")
    assert len(options(game)) == 2


def test_a_builder_without_support_goes_home() -> None:
    """GIFT-31, D-GIFT-20: and the tile then placed earns no second one."""
    laid = ["base-U 0,0 r0 red:road.E red:builder:road.E"]
    game = opened("change_position", laid, "base-U", more=["traders_and_builders"])
    game.apply("change meeple 0,0 road.E+field.NNW")
    assert [(e.figure, e.rule) for e in said(game, FigureReturned)] == [("builder", "TB-BUILDER-13")]
    game.apply("place base-U 1,0 r0")
    assert said(game, DoubleTurnEarned) == []


def test_a_farmer_who_stands_up_may_get_a_builder() -> None:
    """D-GIFT-20: where the tile placed extends that road."""
    laid = ["base-U 0,0 r0 red:field.NNW"]
    game = opened("change_position", laid, "base-U", more=["traders_and_builders"])
    game.apply("place base-U 1,0 r0")
    assert kinds(game, "builder") == {"road.E"}


def test_a_pig_without_support_goes_home() -> None:
    """GIFT-32: its last farmer stands up."""
    laid = ["base-U 0,0 r0 red:field.NNW red:pig:field.NNW"]
    game = opened("change_position", laid, "base-U", more=["traders_and_builders"])
    assert [(e.figure, e.rule) for e in said(game, FigureReturned)] == [("pig", "TB-PIG-3")]


def test_a_new_farmer_may_get_a_pig() -> None:
    """GIFT-33, D-GIFT-21: on the tile just placed, in that same field."""
    laid = ["base-U 0,0 r0 red:road.E"]
    game = opened("change_position", laid, "base-U", more=["traders_and_builders"])
    game.apply("change meeple 0,0 road.E+field.NNW")
    game.apply("place base-U 1,0 r0")
    assert kinds(game, "pig") == {"field.NNW"}


# ---- Take Two


def test_take_two() -> None:
    """GIFT-34, GIFT-35, D-GIFT-12, D-GIFT-14: one of two shown tiles is placed, the other goes back into the stack."""
    game = opened("take_two", ["base-E 0,0 r0"], "base-E", "base-H")
    assert [event.tile for event in said(game, TileDrawn)] == ["base-E", "base-H"]
    assert (asked(game), options(game)) == (("red", "keep"), ["keep base-E", "keep base-H"])
    assert reason(game, "skip") == ("gift-skip", "GIFT-34")
    before = sum(game.table.state.bag.values())
    game.apply("keep base-H")
    assert said(game, TileShuffledBack) == [TileShuffledBack("red", "base-E")]
    assert sum(game.table.state.bag.values()) == before + 1
    assert game.prompt is not None
    assert (game.prompt.kind, game.prompt.tile) == ("place", "base-H")
    game.apply(game.legal_actions()[0])
    assert said(game, TilePlaced)[-1].tile == "base-H"


def test_take_two_looks_for_a_tile_that_fits() -> None:
    """GIFT-36, D-GIFT-13: what fits nowhere leaves the game, and another is drawn."""
    game = opened("take_two", ["base-E 0,0 r0"], "base-E", "base-X", "base-H")
    assert [event.tile for event in said(game, TileRemoved)] == ["base-X"]
    assert options(game) == ["keep base-E", "keep base-H"]


@pytest.mark.parametrize("stack", [[], ["base-X"]])
def test_take_two_without_a_second_tile(stack: list[str]) -> None:
    """GIFT-37, DT-GIFT-10: the card has no effect, and the tile in hand is placed."""
    game = opened("take_two", ["base-E 0,0 r0"], "base-E", *stack, last=[])
    assert said(game, GiftWithoutEffect) == [GiftWithoutEffect("red", "take_two")]
    assert game.prompt is not None
    assert (game.prompt.kind, game.prompt.tile) == ("place", "base-E")


def test_points_of_gifts_are_ordinary_points() -> None:
    """D-GIFT-17: they can be robbed, and bring the player on turn a letter, resolved before the tile is placed."""
    laid = ["base-E 0,0 r0 red:city.N"]
    scores = {"red": 3, "blue": 9, "green": 9}
    game = opened("cash_out", laid, "base-B", more=["robbers"], scores=scores, track=["blue robber 3"])
    assert records(game) == [("red", 2), ("blue", 1)]
    game = opened("cash_out", laid, "base-B", more=["messages"], scores=scores)
    game.apply("advance meeple")
    assert asked(game) == ("red", "letter")
    game.apply("letter seal")
    game.apply("advance lady")
    assert asked(game) == ("red", "place")
    assert all(
        isinstance(event, BonusScored) and not isinstance(event, PointsScored) for event in said(game, BonusScored)
    )
