"""Crop Circles: the worked examples of the booklet, and what happens beside other expansions."""

from __future__ import annotations

import pytest

from carcnb import Game
from carcnb.engine.events import FeatureCompleted, FigureReturned
from carcnb.engine.expansion import Expansion
from carcnb.engine.prompts import Ask, Script
from carcnb.engine.table import Table
from carcnb.engine.turn import part
from carcnb.systems.crop_circles.rules import AddingChosen, CropCircles, PassedOver, SignShown
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned, SecondPartBegan
from tests.systems.crop_circles.scenes import HALL, acting, asked, crops, names, options, shield
from tests.systems.flying_machines.scenes import DOWN, fly, flying
from tests.systems.messages.scenes import CITY, messages
from tests.systems.scene import at_hand, gained, look_at, said, turn
from tests.systems.traders_and_builders.scenes import BUILT, reason

# ---- the examples of the booklet


def test_example_a() -> None:
    """CROP-4, CROP-6, CROP-8, CROP-9, CROP-10: EX-CROP-A, to its last figure."""
    around = [f"base-B {cell} r0" for cell in ("-1,1", "-1,2", "0,2", "1,2", "1,1")]
    game = crops(
        ["base-E -1,0 r0 red:city.N", *around, "base-E 1,0 r1 green:city.E"],
        "crop-03",
        players={"red": "Red", "green": "Green", "blue": "Blue"},
    )
    turn(game, "crop-03 0,0 r0", "city.N")
    assert not said(game, FeatureCompleted)
    game.apply("crop A")
    assert asked(game) == ("green", "add")
    assert options(game) == {"add meeple 1,0 city.E", "skip"}
    game.apply("add meeple 1,0 city.E")
    assert [event.player for event in said(game, PassedOver)] == ["blue"]
    assert asked(game) == ("red", "add")
    assert options(game) == {"add meeple 0,0 city.N", "add meeple -1,0 city.N", "skip"}
    assert reason(game, "add meeple 0,0 city.S") == ("crop-separate-city", "CROP-10")
    game.apply("add meeple 0,0 city.N")
    assert look_at(game, 1, 0, "city.E").strength == (("green", 2),)
    assert look_at(game, 0, 0, "city.N").strength == (("red", 2),)
    assert asked(game) == ("green", "place")


def test_example_b() -> None:
    """CROP-2, CROP-4, CROP-7, CROP-8, CROP-9: EX-CROP-B, to the player who has nothing to take back."""
    game = crops(
        ["base-E 0,-1 r2 blue:field.NNW", "base-U 1,-1 r1 red:field.ENE"],
        "crop-01",
        players={"green": "Green", "blue": "Blue", "red": "Red"},
        first="green",
    )
    turn(game, "crop-01 0,0 r0", "city.N")
    assert gained(game) == {"green": 4}
    assert at_hand(game, "green") == 7
    assert acting(game, "B") == ["blue", "red", "green"]
    assert [event.player for event in said(game, PassedOver)] == ["green"]
    assert not game.table.state.figures
    assert game.scores == {"green": 4, "blue": 0, "red": 0}


# ---- with other expansions


def test_the_large_figure() -> None:
    """DT-CROP-4, D-CROP-10, D-INT-13: it may be added or taken back, and is one figure like any other."""
    game = shield("blue:city.N green:large:city.N green:city.N", more=("inns_and_cathedrals",))
    turn(game, "crop-03 1,0 r0")
    other = game.clone()
    game.apply("crop A")
    assert options(game) == {"add meeple 0,0 city.N", "add large 0,0 city.N", "skip"}
    game.apply("add large 0,0 city.N")
    assert asked(game) == ("green", "add")
    assert dict(look_at(game, 0, 0, "city.N").strength) == {"blue": 3, "green": 3}
    assert options(game) == {"add meeple 0,0 city.N", "skip"}
    assert reason(game, "add large 0,0 city.N") == ("no-figure", "CROP-6")
    other.apply("crop B")
    assert options(other) == {"remove large 0,0 city.N", "remove meeple 0,0 city.N"}
    other.apply("remove large 0,0 city.N")
    assert look_at(other, 0, 0, "city.N").strength == (("green", 1),)


def test_no_builder_and_no_pig() -> None:
    """D-CROP-2, DT-CROP-5: they are neither added nor taken, and alone call nobody's turn to act."""
    figures = "blue:city.N blue:builder:city.N green:city.N"
    game = shield(figures, more=("traders_and_builders",))
    turn(game, "crop-03 1,0 r0", "city.N")
    other = game.clone()
    game.apply("crop A")
    assert options(game) == {"add meeple 0,0 city.N", "skip"}
    assert reason(game, "add builder 0,0 city.N") == ("crop-follower", "CROP-6")
    game.apply("skip")
    game.apply("skip")
    assert options(game) == {"add meeple 1,0 city.N", "skip"}
    assert reason(game, "add builder 1,0 city.N") == ("crop-follower", "CROP-6")
    other.apply("crop B")
    taken = [(event.player, event.figure, event.rule) for event in said(other, FigureReturned)]
    assert taken[:2] == [("blue", "meeple", "CROP-7"), ("blue", "builder", "TB-BUILDER-13")]


def test_the_builder_stays_with_a_second_knight() -> None:
    """D-CROP-2, D-CROP-5: it is no answer in action B, and it only goes when the last knight has gone."""
    hall = ["base-E 0,0 r0 blue:city.N blue:builder:city.N", "base-G 0,-1 r1 blue:city.N"]
    game = crops([*hall, "base-B 0,1 r0"], "crop-03", more=("traders_and_builders",))
    turn(game, "crop-03 1,0 r0")
    game.apply("crop B")
    assert options(game) == {"remove meeple 0,0 city.N", "remove meeple 0,-1 city.N"}
    assert reason(game, "remove builder 0,0 city.N") == ("crop-follower", "CROP-7")
    game.apply("remove meeple 0,0 city.N")
    assert game.table.stands("blue", "builder")
    assert game.table.state.supply["blue", "builder"] == 0


def test_a_pig_without_its_farmer() -> None:
    """D-CROP-5, D-INT-4, DT-CROP-2: the only farmer must go, and the pig goes with it."""
    game = crops(["base-B 0,0 r0 blue:field.NNW blue:pig:field.NNW"], "crop-02", more=("traders_and_builders",))
    turn(game, "crop-02 1,0 r1")
    game.apply("crop B")
    home = [(event.figure, event.rule) for event in said(game, FigureReturned)]
    assert home == [("meeple", "CROP-7"), ("pig", "TB-PIG-3")]
    assert not game.table.state.figures


def test_the_action_comes_before_the_second_tile() -> None:
    """D-CROP-7, D-INT-7, DT-CROP-6, CROP-11: also when action B sends the builder home that earned it."""
    game = crops(BUILT, "crop-05", "base-B", more=("traders_and_builders",))
    turn(game, "crop-05 3,0 r0")
    assert said(game, DoubleTurnEarned)
    assert asked(game) == ("red", "crop")
    assert not said(game, SecondPartBegan)
    game.apply("crop B")
    assert [(e.figure, e.rule) for e in said(game, FigureReturned)] == [
        ("meeple", "CROP-7"),
        ("builder", "TB-BUILDER-13"),
    ]
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind, game.prompt.tile) == ("red", "place", "base-B")
    told = names(game)
    assert told.index("TakingBackChosen") < told.index("SecondPartBegan")


def test_a_crop_circle_as_second_tile() -> None:
    """D-CROP-7: the action follows the tile that carries the circle; then the turn is over."""
    game = crops(BUILT, "base-U", "crop-05", more=("traders_and_builders",))
    turn(game, "base-U 3,0 r0")
    assert asked(game) == ("red", "place")
    turn(game, "crop-05 4,0 r0")
    assert asked(game) == ("red", "crop")
    game.apply("crop B")
    assert asked(game) == ("blue", "place")


class _Further(Expansion):
    """Gives every first tile of a turn a further one before the action, as a letter may."""

    def part_over(self, table: Table, cell: int) -> Script:
        if table.state.part == 1:
            yield from part(table)


def test_a_further_tile_has_its_own_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-CROP-12: a circle on the further tile acts at the end of that part, the first tile's own after it."""
    monkeypatch.setattr("carcnb.engine.timeline.find_expansions", lambda names: (_Further(), CropCircles()))
    game = crops(["base-E 0,0 r0", *HALL[1:]], "crop-03", "crop-02")
    turn(game, "crop-03 1,0 r0")
    assert asked(game) == ("red", "place")
    turn(game, "crop-02 2,0 r1")
    assert [(event.kind, event.cell) for event in said(game, SignShown)] == [("field", (2, 0))]
    game.apply("crop A")
    assert [(event.kind, event.cell) for event in said(game, SignShown)] == [("field", (2, 0)), ("city", (1, 0))]
    assert asked(game) == ("red", "crop")


# ---- the question itself


def test_the_question_says_whom_why_and_about_what() -> None:
    """CROP-3, CROP-4: it belongs to the points step, names its tile, and is about what was chosen."""
    game = shield("blue:city.N")
    turn(game, "crop-03 1,0 r0")
    first = game.prompt
    game.apply("crop A")
    second = game.prompt
    assert isinstance(first, Ask)
    assert isinstance(second, Ask)
    assert (first.rule, first.step, first.cell, first.about) == ("CROP-3", "points", (1, 0), said(game, SignShown)[0])
    assert (second.player, second.rule, second.about) == ("blue", "CROP-6", said(game, AddingChosen)[0])


def test_answers_are_kept_in_records() -> None:
    """CROP-3, CROP-6: a saved game is the same game, and time goes back into the middle of the action."""
    game = shield("red:city.N blue:city.N")
    turn(game, "crop-03 1,0 r0", "city.N")
    game.apply("crop A")
    game.apply("add meeple 0,0 city.N")
    again = Game.load(game.save())
    assert again.table.state == game.table.state
    assert options(again) == options(game)
    assert str(game.undo()) == "add meeple 0,0 city.N"
    assert asked(game) == ("blue", "add")
    assert str(game.undo()) == "crop A"
    assert asked(game) == ("red", "crop")


def test_a_figure_that_flew_counts() -> None:
    """CROP-6, CROP-10: a knight that landed in another player's city may be joined there, whatever brought it."""
    game = fly(flying(DOWN, "flying-08", "crop-03", die=[2], more=["crop_circles"]), "flying-08 0,0 r2")
    turn(game, "crop-03 -1,0 r0")
    game.apply("crop A")
    assert asked(game) == ("red", "add")
    assert options(game) == {"add meeple 2,0 city.N", "skip"}
    game.apply("add meeple 2,0 city.N")
    assert look_at(game, 2, -1, "city.S").owners == ("red",)
    assert asked(game) == ("blue", "add")


def test_a_ferry_joins_the_roads_of_a_lake() -> None:
    """D-CROP-1: the new thief stands on the segment of the own one, not on the other road that the ferry joins."""
    lake = "ferries-02 0,0 r0 blue:road.W ferry:road.W+road.E"
    game = crops([lake, "base-B 0,-1 r0"], "crop-05", more=("ferries",))
    turn(game, "crop-05 1,-1 r3")
    game.apply("crop A")
    assert options(game) == {"add meeple 0,0 road.W", "skip"}
    assert reason(game, "add meeple 0,0 road.E") == ("crop-beside", "CROP-6")
    assert reason(game, "add meeple 0,0 road.S") == ("crop-separate-road", "CROP-10")


def test_letters_come_before_the_action() -> None:
    """D-CROP-9, D-CROP-12, D-INT-6: a letter is used first; the tile that it grants has a circle and acts at once."""
    game = messages(CITY, "crop-03", "crop-02", letters=["extra_tile"], more=["crop_circles"], scores={"red": 1})
    turn(game, "crop-03 0,-1 r0")
    game.apply("advance meeple")
    assert asked(game) == ("red", "letter")
    game.apply("letter use")
    assert asked(game) == ("red", "place")
    turn(game, "crop-02 1,-1 r1")
    assert [event.kind for event in said(game, SignShown)] == ["field"]
    game.apply("crop A")
    assert [event.kind for event in said(game, SignShown)] == ["field", "city"]
    assert asked(game) == ("red", "crop")
    game.apply("crop A")
    assert asked(game) == ("blue", "place")


def test_nobody_robs_what_brings_no_points() -> None:
    """D-CROP-8: figures come and go without points, so no robber stirs; the score stays as it was."""
    game = shield("blue:city.N green:city.N", more=("robbers", "messages"))
    turn(game, "crop-03 1,0 r0")
    game.apply("crop B")
    assert len(said(game, FigureReturned)) == 2
    assert asked(game) == ("blue", "place")
    assert not any(game.scores.values())
