"""Ferries, the tile with a lake and its new ferry, rule by rule."""

from __future__ import annotations

import pytest

from carcnb import Game
from carcnb.engine.errors import SetupError
from carcnb.engine.events import FigurePlaced, NeutralPlaced, PointsScored, TilePlaced
from carcnb.systems.ferries.rules import Ferries
from carcnb.tiles import box, design
from tests import oracle
from tests.systems.ferries.scenes import ACROSS, asked, lake, lakes, lying, offered, play, reason
from tests.systems.scene import gained, last_turn, look_at, said, same, segment, spots

WEST = ["base-W -3,0 r0", "base-U -2,0 r0 blue:road.E", "base-U -1,0 r0"]
"""A road from a crossing to the east with a thief of blue; the lake of the booklet's first examples goes to its end."""


@pytest.mark.parametrize("tile", box(["ferries"]))
def test_a_lake_tile_is_placed_like_others(tile: str) -> None:
    """FER-1: wherever edges continue, and only then comes the rest."""
    game = lake(["base-D 0,0 r0", "base-G 0,-1 r1"], tile)
    fitting = oracle.fits({(0, 0): ("base-D", 0), (0, -1): ("base-G", 1)}, tile)
    listed = {(action.cell, oracle.look(tile, int(action.where[1]))) for action in game.legal_actions()}
    assert listed == {(cell, oracle.look(tile, turn)) for cell, turn in fitting}
    game.apply(game.legal_actions()[0])
    game.apply("skip")
    assert game.prompt
    assert game.prompt.kind == "ferry"


def test_material() -> None:
    """FER-1: eight tiles with a lake, into which three or four roads run, and as many ferries."""
    tiles = box(["ferries"])
    assert sum(tiles.values()) == Ferries.neutrals["ferry"] == 8
    assert all(design(name).marks["lake"] for name in tiles)
    assert [design(name).kinds.count("road") for name in tiles] == [3, 3, 4]
    assert Game(expansions=["ferries"]).setup.box() == box(["base", "ferries"])


def test_a_thief_stands_on_one_road_of_the_lake() -> None:
    """FER-2: before the ferry every road of the lake is judged by itself; one that leads to a thief is taken."""
    game = play(lake(WEST, "ferries-02"), "place ferries-02 0,0 r0")
    assert {spot for spot in spots(game) if spot.startswith("road")} == {"road.S", "road.E"}
    assert reason(game, "deploy meeple 0,0 road.W") == ("occupied", "BASE-5.7")
    play(game, "deploy meeple 0,0 road.E", "ferry 0,0 road.S+road.W")
    assert look_at(game, 0, 0, "road.E").strength == (("red", 1),)
    assert look_at(game, 0, 0, "road.S").strength == (("blue", 1),)


@pytest.mark.parametrize("figure", ["skip", "deploy meeple 0,0 road.E", "deploy meeple 0,0 field.NNW"])
def test_a_ferry_is_laid_in_any_case(figure: str) -> None:
    """FER-3, D-FER-2, DT-FER-1: after the figure, or without one; it cannot be skipped."""
    game = play(lake(["base-A -1,0 r3"], "ferries-02"), "place ferries-02 0,0 r0", figure)
    assert asked(game) == ("red", "ferry", "FER-3")
    assert reason(game, "skip") == ("ferry-due", "FER-3")
    assert lying(game) == {}
    game.apply("ferry 0,0 road.E+road.S")
    assert lying(game) == {(0, 0): "S+E"}
    assert [(e.player, e.piece, e.cell, e.rule) for e in said(game, NeutralPlaced)] == [
        ("red", "ferry", (0, 0), "FER-3")
    ]
    assert asked(game)[:2] == ("blue", "place")


def test_a_ferry_is_laid_where_nobody_has_a_figure_to_place() -> None:
    """FER-3: the question about the figure is left out, the ferry is not."""
    fields = [f"base-B {x},3 r0 red:monastery" for x in range(6)]
    game = lake(
        ["base-A -1,0 r3", "base-B -1,1 r0", "base-B -1,2 r0", "base-B -1,3 r0 red:monastery", *fields], "ferries-02"
    )
    assert asked(play(game, "place ferries-02 0,0 r0")) == ("red", "ferry", "FER-3")


def test_the_ferry_lies_on_the_new_lake_and_joins_two_of_its_roads() -> None:
    """FER-3: not on another lake, not on a field, not three roads."""
    game = play(lake([ACROSS], "ferries-02"), "place ferries-02 1,0 r0", "skip")
    assert lakes(game) == {(1, 0)}
    assert reason(game, "ferry 1,0 road.E+field.NNW") == ("ferry-roads", "FER-9")
    assert reason(game, "ferry 1,0 road.E+road.S+road.W") == ("ferry-roads", "FER-9")
    assert reason(game, "ferry 1,0 road.E") == ("ferry-roads", "FER-9")
    assert reason(game, "ferry 1,0 road.N+road.S") == ("ferry-roads", "FER-9")
    assert reason(game, "ferry 7,7 road.E+road.S") == ("ferry-first", "FER-14")
    assert reason(game, "place base-B 2,0 r0")[0] == "asked"


def test_each_pair_of_roads_is_offered() -> None:
    """DT-FER-2: three pairs on a lake with three roads, six with four; the two roads left over stay apart."""
    three = play(lake(["base-A -1,0 r3"], "ferries-02"), "place ferries-02 0,0 r0", "skip")
    assert offered(three) == ["0,0 road.W+road.S", "0,0 road.W+road.E", "0,0 road.S+road.E"]
    four = play(lake(["base-A -1,0 r3 blue:road.E"], "ferries-03"), "place ferries-03 0,0 r0", "skip")
    assert len(offered(four)) == len(set(offered(four))) == 6
    four.apply("ferry 0,0 road.N+road.S")
    assert same(four, (0, 0, "road.N"), (0, 0, "road.S"))
    assert not same(four, (0, 0, "road.E"), (0, 0, "road.W"))
    assert gained(four) == {"blue": 2}
    assert look_at(four, 0, 0, "road.E").open_ends == 1


def test_a_ferry_makes_two_roads_one() -> None:
    """FER-4: the lake tile counts once."""
    game = lake(
        ["base-A -1,0 r3 red:road.E", "base-B -1,-1 r0", "base-B 0,-1 r0", "base-B 1,-1 r0", "base-A 1,0 r1"],
        "ferries-02",
    )
    play(game, "place ferries-02 0,0 r0", "skip", "ferry 0,0 road.W+road.E")
    assert look_at(game, 0, 0, "road.W").tiles == 3
    assert gained(game) == {"red": 3}


def test_without_a_ferry_a_road_ends_at_the_lake() -> None:
    """FER-5: it is closed there, and so is each of two roads that the ferry leaves."""
    game = lake(
        ["base-A -1,0 r3 red:road.E", "base-B -1,-1 r0", "base-B 0,-1 r0", "base-B 1,-1 r0", "base-A 1,0 r1"],
        "ferries-02",
    )
    play(game, "place ferries-02 0,0 r0", "skip", "ferry 0,0 road.S+road.E")
    assert gained(game) == {"red": 2}
    assert look_at(game, 0, 0, "road.W").complete
    east = look_at(game, 0, 0, "road.E")
    assert (east.tiles, east.open_ends) == (2, 1)


def test_what_the_lake_and_the_ferry_close_is_scored() -> None:
    """FER-6, EX-FER-1: blue's road of four tiles is closed at the lake; red's stays open at both ends."""
    game = play(
        lake(WEST, "ferries-02"), "place ferries-02 0,0 r0", "deploy meeple 0,0 road.E", "ferry 0,0 road.E+road.S"
    )
    assert gained(game) == {"blue": 4}
    assert [(line.count, line.each) for e in said(game, PointsScored) for line in e.lines] == [(4, 1)]
    red = look_at(game, 0, 0, "road.E")
    assert (red.open_ends, red.complete, red.strength) == (2, False, (("red", 1),))
    assert look_at(game, -2, 0, "road.E").strength == ()


def test_a_ferry_joins_the_roads_of_two_players() -> None:
    """FER-7, EX-FER-2: one road of four tiles, open in the east, one thief each; the third road is another one."""
    game = play(
        lake(WEST, "ferries-02"), "place ferries-02 0,0 r0", "deploy meeple 0,0 road.E", "ferry 0,0 road.W+road.E"
    )
    road = look_at(game, 0, 0, "road.W")
    assert (road.tiles, road.open_ends, road.strength) == (4, 1, (("red", 1), ("blue", 1)))
    assert gained(game) == {}
    south = look_at(game, 0, 0, "road.S")
    assert (south.tiles, south.open_ends, south.strength) == (1, 1, ())


def test_the_majority_decides_on_a_road_across_a_lake() -> None:
    """FER-7: two thieves against one, joined by the ferry of the third player and closed at the same time."""
    game = lake(
        [
            "base-A -1,0 r3 red:road.E red:road.E",
            "base-B -1,-1 r0",
            "base-B 0,-1 r0",
            "base-B 1,-1 r0",
            "base-A 1,0 r1 blue:road.W",
        ],
        "ferries-02",
        first="green",
    )
    play(game, "place ferries-02 0,0 r0", "skip", "ferry 0,0 road.W+road.E")
    assert gained(game) == {"red": 3}


def test_the_order_with_a_lake() -> None:
    """FER-15: tile, figure, new ferry, other ferries, points."""
    game = lake(["base-A -1,0 r3 blue:road.E", ACROSS], "ferries-02")
    play(
        game,
        "place ferries-02 1,0 r0",
        "deploy meeple 1,0 road.S",
        "ferry 1,0 road.W+road.E",
        "ferry 0,0 road.S+road.E",
    )
    kinds = [type(event).__name__ for event in last_turn(game)]
    order = ["TilePlaced", "FigurePlaced", "NeutralPlaced", "NeutralMoved", "PointsScored"]
    assert [kind for kind in kinds if kind in order] == order
    assert gained(game) == {"blue": 2}


def test_a_ring_across_a_lake() -> None:
    """DT-FER-8: the new ferry joins two roads that meet elsewhere already; the ring is closed, the lake counts once."""
    ring = [
        "base-U 1,0 r0",
        "base-V 0,0 r3 red:road.E",
        "base-V 2,0 r0",
        "base-U 0,1 r1",
        "base-U 2,1 r1",
        "base-V 0,2 r2",
        "base-U 1,2 r0",
    ]
    closed = play(lake(ring, "ferries-02"), "place ferries-02 2,2 r1", "skip", "ferry 2,2 road.N+road.W")
    assert gained(closed) == {"red": 8}
    opened = play(lake(ring, "ferries-02"), "place ferries-02 2,2 r1", "skip", "ferry 2,2 road.S+road.W")
    assert gained(opened) == {}
    assert look_at(opened, 0, 0, "road.E").open_ends == 1


def test_ferries_leave_fields_alone() -> None:
    """D-FER-15: a lake parts the fields between its roads like a crossing, with the ferry as without."""
    game = play(lake(["base-W -1,0 r0"], "ferries-02"), "place ferries-02 0,0 r0", "skip")
    fields = [segment(game, 0, 0, spot) for spot in ("field.NNW", "field.ESE", "field.SSW")]
    label = game.table.state.label
    before = [label[field] for field in fields]
    game.apply("ferry 0,0 road.S+road.E")
    assert [label[field] for field in fields] == before
    assert len(set(before)) == 3
    assert same(game, (0, 0, "road.S"), (0, 0, "road.E"))


def test_at_the_end_ferries_stay_as_they_lie() -> None:
    """FER-20: an open road across a lake scores one point for each tile, the road beside the ferry is not in it."""
    game = lake(["base-U -1,0 r0 red:road.W", ACROSS, "base-U 1,0 r0 blue:road.W"], last="")
    assert game.over
    assert gained(game) == {"red": 3, "blue": 3}
    apart = lake(
        ["base-U -1,0 r0 red:road.W", "ferries-02 0,0 r0 ferry:road.S+road.E", "base-U 1,0 r0 blue:road.W"], last=""
    )
    assert gained(apart) == {"red": 2, "blue": 2}
    assert lying(apart) == {(0, 0): "S+E"}


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("base-U 0,0 r0 ferry:road.E+road.W", "base-U has none"),
        ("ferries-02 0,0 r0 ferry:road.E", "two roads of its lake; write one like 'ferry:road.W"),
        ("ferries-02 0,0 r0 ferry", "two roads of its lake"),
        ("ferries-02 0,0 r0 ferry:road.E+field.NNW", "two roads of its lake"),
        ("ferries-02 0,0 r0 ferry:road.E+road.S+road.W", "two roads of its lake"),
        ("ferries-02 0,0 r0 ferry:road.E+road.N", "no 'road.N' there"),
        ("ferries-02 0,0 r0 ferry:road.E+road.S ferry:road.E+road.W", "one ferry, not two"),
    ],
)
def test_a_position_with_an_impossible_ferry_is_refused(entry: str, says: str) -> None:
    """FER-9: two different roads of a lake, and one ferry on it."""
    with pytest.raises(SetupError, match=r"position, tile 1 .*" + says.replace(".", r"\.").replace("+", r"\+")):
        lake([entry])


def test_a_game_with_ferries_can_be_saved_and_taken_back() -> None:
    """FER-9: the record, undo and a copy know where a ferry lies and what it joins."""
    game = play(lake([ACROSS], "base-U"), "place base-U 1,0 r0", "skip", "ferry 0,0 road.S+road.W")
    assert lying(Game.load(game.save())) == lying(game.clone()) == {(0, 0): "W+S"}
    game.undo()
    assert lying(game) == {(0, 0): "W+E"}
    assert same(game, (0, 0, "road.W"), (1, 0, "road.W"))
    assert [type(e).__name__ for e in (said(game, TilePlaced)[-1], *said(game, FigurePlaced))] == ["TilePlaced"]
