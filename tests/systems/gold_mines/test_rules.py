"""Gold Mines, rule by rule: the bars are put down and handed out.  How they end is in test_gold_end.py."""

from __future__ import annotations

import pytest

from carcnb import Game, SetupError
from carcnb.engine.events import FigurePlaced, FigureReturned, NeutralPlaced, PointsScored, TilePlaced, TokensTaken
from tests.systems.gold_mines.scenes import (
    CROSS,
    ROAD,
    answers,
    asked,
    gold,
    held,
    land,
    put_down,
    reason,
    removed,
    taken,
)
from tests.systems.scene import gained, turn

AROUND = [
    "base-U 1,0 r1",
    "base-B 0,0 r0",
    "base-B 2,0 r0",
    "base-U 0,1 r0",
    "base-U 2,1 r0",
    "base-B 0,2 r0",
    "base-B 2,2 r0",
    "base-U 1,2 r1",
]
"""Eight tiles around 1,1, where ``gold-07`` fits."""


# ---- putting bars down


def test_eight_tiles_placed_like_all_others() -> None:
    """GOLD-1: each is there once, and it has to continue the land."""
    box = Game(2, ["gold_mines"], seed=1).setup.box()
    assert {name: n for name, n in box.items() if name.startswith("gold")} == {f"gold-0{n}": 1 for n in range(1, 9)}
    assert not any(name.startswith("gold") for name in Game(2, seed=1).setup.box())
    game = gold(["base-U 0,0 r0"], "gold-08")
    assert reason(game, "place gold-08 1,0 r0") == ("edge", "BASE-4.5")
    assert "place gold-08 1,0 r1" in answers(game)


@pytest.mark.parametrize("second", ["1,0", "0,0"])
def test_one_bar_on_the_tile_and_one_beside_it(second: str) -> None:
    """GOLD-2, EX-GOLD-1, D-GOLD-1: the start tile touches the gold tile at a corner only."""
    game = gold(["base-D 0,0 r0", "base-U 1,0 r0"], "gold-08", first="blue")
    game.apply("place gold-08 1,1 r0")
    assert land(game) == {(1, 1): 1}
    assert asked(game) == ("blue", "gold")
    assert game.prompt is not None
    assert (game.prompt.rule, game.prompt.cell, game.prompt.step) == ("GOLD-2", (1, 1), "tile")
    assert set(answers(game)) == {"gold 0,0", "gold 1,0"}
    game.apply(f"gold {second}")
    x, y = map(int, second.split(","))
    assert land(game) == {(1, 1): 1, (x, y): 1}
    assert put_down(game) == [(1, 1), (x, y)]
    assert asked(game) == ("blue", "deploy")


def test_all_eight_neighbours_and_no_other_tile() -> None:
    """GOLD-2: beside it and at its corners, compulsory; what else is answered is refused by this rule."""
    game = gold([*AROUND, "base-B 3,0 r0"], "gold-07")
    game.apply("place gold-07 1,1 r0")
    assert len(answers(game)) == 8
    assert reason(game, "gold 1,1") == ("gold-own", "GOLD-2")
    assert reason(game, "gold 3,0") == ("gold-far", "GOLD-2")
    assert reason(game, "gold 5,5") == ("gold-empty", "GOLD-2")
    assert reason(game, "skip") == ("compulsory", "GOLD-2")
    assert reason(game, "deploy meeple 1,1 road.N") == ("asked", "GOLD-2")


def test_a_single_neighbour_is_not_asked_for() -> None:
    """D-GOLD-1: there always is a neighbour; where it is the only one, both bars lie at once."""
    game = gold(["base-U 0,0 r0"], "gold-08")
    game.apply("place gold-08 0,1 r0")
    assert land(game) == {(0, 1): 1, (0, 0): 1}
    assert asked(game) == ("red", "deploy")


def test_a_tile_without_gold_brings_none() -> None:
    """GOLD-2: neither on itself nor beside a tile with gold that lies there; the next tile with gold brings two."""
    game = gold(["base-U 0,0 r0", "gold-08 0,1 r0"], "base-B", "gold-01")
    turn(game, "base-B -1,1 r0")
    assert land(game) == {}
    game.apply("place gold-01 -1,2 r2")
    game.apply("gold 0,1")
    assert land(game) == {(-1, 2): 1, (0, 1): 1}


def test_any_number_of_bars_on_a_tile() -> None:
    """GOLD-3: on top of those that lie there, also on another tile with gold."""
    game = gold(["base-U 0,0 r0 gold gold gold", "gold-08 0,1 r0 gold"], "gold-05")
    game.apply("place gold-05 1,1 r3")
    assert set(answers(game)) == {"gold 0,0", "gold 0,1"}
    game.apply("gold 0,0")
    assert land(game) == {(0, 0): 4, (0, 1): 1, (1, 1): 1}


@pytest.mark.parametrize(
    ("closing", "bars"),
    [(["base-E 0,-1 r2", "base-A 1,0 r1"], {"red": 1}), (["base-A 1,0 r1", "base-E 0,-1 r2"], {"blue": 1})],
    ids=["city first", "road first"],
)
def test_a_bar_counts_for_all_that_its_tile_shows(closing: list[str], bars: dict[str, int]) -> None:
    """GOLD-4, D-GOLD-10: the city or the road, whichever is completed first, takes it; for the other there is none."""
    start = ["base-A -1,0 r3", "base-D 0,0 r0 red:city.N blue:road.E gold"]
    game = gold(start, *(tile.split()[0] for tile in closing))
    for tile in closing:
        turn(game, tile)
        assert held(game) == bars
    assert land(game) == {}


def test_a_bar_lies_on_no_part_of_its_tile() -> None:
    """GOLD-4: a starting position cannot say otherwise."""
    with pytest.raises(SetupError, match="as a whole"):
        gold(["base-D 0,0 r0 gold:city.N"], "base-U")


def test_the_order_with_a_gold_tile() -> None:
    """GOLD-5, GOLD-14: tile, bars, figure, points; the bars are handed out last."""
    game = gold(CROSS, "gold-02")
    start = len(game.events)
    for action in ("place gold-02 1,0 r0", "gold 0,0", "deploy meeple 1,0 field.NNW", "take_gold 0,0"):
        game.apply(action)
    steps = (TilePlaced, NeutralPlaced, FigurePlaced, PointsScored, FigureReturned, TokensTaken)
    happened = [type(event) for event in game.events[start:] if isinstance(event, steps)]
    assert sorted(happened, key=steps.index) == happened
    assert set(happened) == set(steps)


# ---- handing them out


def test_the_owner_takes_all_bars_of_a_city() -> None:
    """GOLD-6, GOLD-7, GOLD-8, EX-GOLD-2: a bar on a tile beside the city stays."""
    position = ["base-N 0,0 r1 red:city.N gold gold", "base-E 0,-1 r2 gold", "base-B 0,1 r0 gold"]
    game = gold(position, "base-E")
    turn(game, "base-E 1,0 r3")
    assert gained(game) == {"red": 6}
    assert taken(game) == [("red", 3, "GOLD-7")]
    assert held(game) == {"red": 3}
    assert land(game) == {(0, 1): 1}


def test_nothing_is_handed_out_before_completion() -> None:
    """GOLD-6: the same city made larger first, and completed a turn later."""
    position = ["base-N 0,0 r1 red:city.N gold gold", "base-E 0,-1 r2 gold"]
    game = gold(position, "base-F", "base-E")
    turn(game, "base-F 1,0 r0")
    assert held(game) == {}
    assert land(game) == {(0, 0): 2, (0, -1): 1}
    turn(game, "base-E 2,0 r3")
    assert held(game) == {"red": 3}


def test_whoever_completes_it_gets_nothing_for_that() -> None:
    """GOLD-7: on Ben's turn the bars go to Ada, whose knight it is."""
    game = gold(["base-E 0,0 r1 red:city.E gold"], "base-E", first="blue")
    turn(game, "base-E 1,0 r3")
    assert held(game) == {"red": 1}


def test_bars_of_this_very_turn_are_handed_out() -> None:
    """GOLD-6: both that came with the tile that completes the city."""
    game = gold(CROSS, "gold-02")
    for action in ("place gold-02 1,0 r0", "gold 2,0", "skip", "take_gold 1,0"):
        game.apply(action)
    assert removed(game) == put_down(game) == [(1, 0), (2, 0)]
    assert land(game) == {}


def test_the_tiles_of_a_road_are_those_it_runs_over() -> None:
    """GOLD-8: the crossing where it ends is one of them; the other road of this crossing is not."""
    game = gold([entry + " gold" if entry.startswith("base-U 3,1") else entry for entry in ROAD], "base-U")
    turn(game, "base-U 2,0 r0")
    assert set(removed(game)) == {(0, 0), (1, 0), (3, 0)}
    assert land(game) == {(3, 1): 1}


def test_nine_tiles_of_a_monastery() -> None:
    """GOLD-9, DT-GOLD-4: also from tiles with figures of others; a tile farther off keeps its bar."""
    around = ["base-B 1,0 r0", "base-B 2,0 r0", "base-B 0,1 r0", "base-B 2,1 r0", "base-B 0,2 r0", "base-B 1,2 r0"]
    position = ["base-B 1,1 r0 red:monastery gold", *(f"{tile} gold" for tile in around)]
    position += ["base-A 0,0 r1 blue:road.W gold", "base-B 3,0 r0 gold"]
    game = gold(position, "gold-08", first="blue")
    for action in ("place gold-08 2,2 r0", "gold 1,1", "skip"):
        game.apply(action)
    assert gained(game) == {"red": 9}
    assert taken(game) == [("red", 10, "GOLD-7")]
    assert land(game) == {(3, 0): 1}
    assert game.table.stands("blue", "meeple")


def test_a_shared_majority_takes_one_bar_at_a_time() -> None:
    """GOLD-10, EX-GOLD-3, D-GOLD-3: in turn; nothing is asked, for one bar is as good as another."""
    game = gold(ROAD, "base-U")
    turn(game, "base-U 2,0 r0")
    assert gained(game) == {"red": 4, "blue": 4}
    assert taken(game) == [("red", 1, "GOLD-10"), ("blue", 1, "GOLD-10"), ("red", 1, "GOLD-10")]
    assert removed(game) == [(0, 0), (1, 0), (3, 0)]
    assert held(game) == {"red": 2, "blue": 1}


def test_a_player_without_a_claim_is_passed_over() -> None:
    """GOLD-10, DT-GOLD-6: a tie of three on the turn of a fourth; the first of them clockwise gets two of four bars."""
    position = [
        "base-R 0,0 r0 yellow:city.N gold gold",
        "base-E 1,0 r3 green:city.W gold",
        "base-B 1,-1 r0",
        "base-E 0,-1 r2 blue:city.S gold",
    ]
    game = gold(position, "base-E", players=["Ada", "Ben", "Cyd", "Dan"])
    turn(game, "base-E -1,0 r1")
    assert [seat for seat, _, _ in taken(game)] == ["blue", "green", "yellow", "blue"]
    assert held(game) == {"blue": 2, "green": 1, "yellow": 1}


def test_two_features_two_owners() -> None:
    """GOLD-10, GOLD-11, DT-GOLD-1, D-GOLD-2: one round; red may claim the shared bar alone, blue takes the other."""
    game = gold(CROSS, "gold-02")
    for action in ("place gold-02 1,0 r0", "gold 1,1", "skip"):
        game.apply(action)
    assert gained(game) == {"blue": 3, "red": 6}
    assert taken(game) == [("red", 1, "GOLD-10"), ("blue", 1, "GOLD-10")]
    assert removed(game) == [(1, 0), (1, 1)]


def test_the_player_on_turn_takes_first() -> None:
    """GOLD-10, DT-GOLD-2: the only bar with a claim is shared; on blue's turn blue takes it, and red gets none."""
    game = gold(CROSS, "gold-02", first="blue")
    for action in ("place gold-02 1,0 r0", "gold 0,-1", "skip"):
        game.apply(action)
    assert held(game) == {"blue": 1}
    assert land(game) == {(0, -1): 1}


@pytest.mark.parametrize(("first", "bars"), [("1,0", {"red": 2}), ("2,0", {"red": 1, "blue": 1})])
def test_a_choice_that_matters_is_asked(first: str, bars: dict[str, int]) -> None:
    """D-GOLD-3: red may take the bar that blue could take as well, or leave it for later and lose it."""
    game = gold(CROSS, "gold-02")
    for action in ("place gold-02 1,0 r0", "gold 2,0", "skip"):
        game.apply(action)
    assert asked(game) == ("red", "take_gold")
    assert game.prompt is not None
    assert (game.prompt.rule, game.prompt.step) == ("GOLD-10", "points")
    assert answers(game) == ["take_gold 1,0", "take_gold 2,0"]
    game.apply(f"take_gold {first}")
    assert held(game) == bars
    assert land(game) == {}


def test_only_what_one_owns() -> None:
    """GOLD-11: a bar of another's city is refused, and so is one that is not there; taking cannot be skipped."""
    game = gold([*CROSS[:6], "base-A 1,1 r2 gold"], "gold-02")
    for action in ("place gold-02 1,0 r0", "gold 2,0", "skip"):
        game.apply(action)
    assert reason(game, "take_gold 1,1") == ("gold-claim", "GOLD-11")
    assert reason(game, "take_gold 0,0") == ("gold-none", "GOLD-6")
    assert reason(game, "skip") == ("compulsory", "GOLD-10")
    game.apply("take_gold 2,0")
    assert asked(game) == ("blue", "take_gold")
    game.apply("take_gold 1,1")
    assert held(game) == {"red": 2, "blue": 1}


def test_a_question_is_saved_and_taken_back() -> None:
    """D-GOLD-3: a game stops, is saved and goes on at the question whose bar is taken."""
    game = gold(CROSS, "gold-02")
    for action in ("place gold-02 1,0 r0", "gold 2,0", "skip", "take_gold 2,0"):
        game.apply(action)
    again = Game.load(game.save())
    assert (held(again), land(again)) == (held(game), land(game))
    game.undo()
    assert asked(game) == ("red", "take_gold")
    assert (held(game), land(game)) == ({}, {(1, 0): 1, (2, 0): 1})
    game.redo()
    assert held(game) == held(again)


def test_one_owner_of_several_features_takes_it_all() -> None:
    """D-GOLD-7: without a round and without a question, each bar for a feature it lies on."""
    position = [entry.replace("blue:", "red:") + " gold" for entry in CROSS]
    game = gold(position, "gold-02")
    for action in ("place gold-02 1,0 r0", "gold 2,0", "skip"):
        game.apply(action)
    assert [(seat, rule) for seat, _, rule in taken(game)] == [("red", "GOLD-7"), ("red", "GOLD-7")]
    assert held(game) == {"red": 6}
    assert land(game) == {(0, -1): 1, (2, -1): 1, (0, 1): 1}


def test_separate_owners_without_a_shared_tile() -> None:
    """D-GOLD-7: each gets exactly the bars of the own feature, in turn."""
    west = ["base-E 0,0 r1 red:city.E gold gold", "base-B 0,1 r0", "base-B 1,1 r0"]
    east = ["base-B 2,1 r0", "base-E 2,0 r3 blue:city.W gold"]
    game = gold([*west, *east], "base-H")
    turn(game, "base-H 1,0 r1")
    assert taken(game) == [("red", 1, "GOLD-10"), ("blue", 1, "GOLD-10"), ("red", 1, "GOLD-10")]


def test_nobody_owns_it_and_the_bars_stay() -> None:
    """DT-GOLD-3, D-GOLD-5: a city without knights takes nothing; later a road on that tile does."""
    game = gold(["base-D 0,0 r0 gold", "base-A -1,0 r3 red:road.E"], "base-E", "base-A")
    turn(game, "base-E 0,-1 r2")
    assert land(game) == {(0, 0): 1}
    turn(game, "base-A 1,0 r1")
    assert held(game) == {"red": 1}


def test_what_nobody_owns_is_not_for_the_owner_of_something_else() -> None:
    """GOLD-11, D-GOLD-5: the same tile completes an empty city and a road; the bars of the city alone stay."""
    game = gold(["base-E 0,0 r1 gold", *CROSS[1:]], "gold-02")
    for action in ("place gold-02 1,0 r0", "gold 2,0", "skip"):
        game.apply(action)
    assert gained(game) == {"blue": 3}
    assert taken(game) == [("blue", 1, "GOLD-7")]
    assert land(game) == {(0, 0): 1, (2, 0): 1}


def test_farmers_get_none() -> None:
    """GOLD-12: neither beside a completed city, which only its knight profits from, nor at the end."""
    position = ["base-E 0,0 r1 red:city.E blue:field.NNW gold", "base-B 0,1 r0 gold"]
    game = gold(position, "base-E", last="")
    turn(game, "base-E 1,0 r3")
    assert game.over
    assert gained(game) == {"red": 4, "blue": 3}
    assert held(game) == {"red": 1}


def test_bars_are_tokens_that_all_see() -> None:
    """GOLD-13: they leave the land and lie before their owner."""
    game = gold(["base-E 0,0 r1 red:city.E gold"], "base-E")
    turn(game, "base-E 1,0 r3")
    assert [(e.player, e.token, e.count, e.feature.kind) for e in game.events if isinstance(e, TokensTaken)] == [
        ("red", "gold", 1, "city")
    ]
    assert game.table.state.tokens["red", "gold"] == 1


def test_majority_is_that_of_the_points() -> None:
    """D-GOLD-4: one thief against two; the figures are home when the bars are taken."""
    game = gold([*ROAD[:1], "base-U 1,0 r0 red:road.E gold", *ROAD[2:]], "base-U")
    turn(game, "base-U 2,0 r0")
    assert gained(game) == {"red": 4}
    assert held(game) == {"red": 3}
    assert not game.table.state.figures
