"""Inns & Cathedrals, rule by rule.  Printed examples are in ``layouts/inns.txt``."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carcnb import Game
from carcnb.engine.events import FigurePlaced, FigureReturned, Line, PointsScored
from carcnb.engine.scoring import lines
from carcnb.tiles import box, design, designs
from tests import oracle
from tests.systems.scene import gained, look_at, said, same, scene, segment, spots

INNS = ["inns_and_cathedrals"]
ROAD = ["base-T 0,0 r3", "inns-14 1,0 r0 red:road.W"]
"""A road with an inn and a thief of red, open in the east."""
CROSS = ["base-E 0,-1 r2", "base-E 0,1 r0", "base-E -1,0 r1", "base-E 1,0 r3"]
"""Four caps around a cathedral at 0,0."""


def inns(position: list[str], *stack: str, **options: Any) -> Game:
    """A scene with the expansion."""
    return scene(position, *stack, expansions=INNS, **options)


def sums(game: Game) -> list[tuple[Line, ...]]:
    """The sums of all points so far."""
    return [event.lines for event in said(game, PointsScored)]


def test_material() -> None:
    """IC-1, IC-2, IC-3: 18 tiles, six with an inn, two with a cathedral."""
    tiles = box(["inns"])
    marked = Counter(
        fact for name, copies in tiles.items() for mark in design(name).marks for fact in [mark[1]] * copies
    )
    assert sum(tiles.values()) == 18
    assert marked == {"inn": 6, "cathedral": 2}
    assert Game(expansions=INNS).setup.box() == box(["base", "inns"])


def test_one_large_meeple_in_each_colour() -> None:
    """IC-4, IC-13: eight followers, one of them large, in each of six supplies; without the expansion there is none."""
    supply = Game(players=6, expansions=INNS).table.state.supply
    assert supply == {(seat, kind): n for seat in Game(players=6).seats for kind, n in (("meeple", 7), ("large", 1))}
    assert "large" not in {kind for _, kind in Game(players=6).table.state.supply}


def test_a_longer_game() -> None:
    """IC-5: information only; 18 tiles more are drawn."""
    assert sum(Game(expansions=INNS).setup.stack().values()) == 71 + 18


@pytest.mark.parametrize("tile", box(["inns"]))
def test_new_tiles_are_placed_like_others(tile: str) -> None:
    """IC-6, D-IC-12: wherever edges continue, also at a road or city of another player."""
    game = inns(["base-D 0,0 r0 blue:road.E", "base-G 0,-1 r1 green:city.N"], tile, last="base-E")
    board = {(0, 0): ("base-D", 0), (0, -1): ("base-G", 1)}
    fitting = oracle.fits(board, tile)
    listed = {(action.cell, oracle.look(tile, int(action.where[1]))) for action in game.legal_actions()}
    assert listed == {(cell, oracle.look(tile, turn)) for cell, turn in fitting}
    refusal = game.why_not(f"place {tile} 0,0 r0")
    assert refusal is not None
    assert refusal.key == "cell-taken"


def test_four_cities_on_one_tile() -> None:
    """IC-7, D-IC-16: each is entered on its own; the enclosed field touches all four."""
    game = inns(["base-E 0,0 r1 blue:city.E"], "inns-01")
    game.apply("place inns-01 1,0 r0")
    assert spots(game) == {"city.N", "city.E", "city.S", "field.inside"}
    game.apply("deploy large 1,0 field.inside")
    assert gained(game) == {"blue": 4}
    assert look_at(game, 1, 0, "field.inside").cities == 1
    full = ["inns-01 0,0 r0", "base-E 0,-1 r2", "base-E 1,0 r3", "base-E 0,1 r0", "base-E -1,0 r1"]
    assert look_at(inns(full, "base-B"), 0, 0, "field.inside").cities == 4


def test_roads_end_at_monastery_and_crossing() -> None:
    """IC-8, IC-9: two roads each, closed at this end."""
    for tile in ("inns-13", "inns-17"):
        game = inns([f"{tile} 0,0 r0", "base-A -1,0 r3"], "base-B")
        assert not same(game, (0, 0, "road.W"), (0, 0, "road.E"))
        assert look_at(game, 0, 0, "road.W").complete
        assert look_at(game, 0, 0, "road.E").open_ends == 1


def test_no_thief_on_the_stubs() -> None:
    """IC-10, D-IC-7, D-IC-17: two cities, two roads, four corners of field, each along the city on its side."""
    game = inns(["base-U 0,0 r0"], "inns-17")
    game.apply("place inns-17 1,0 r0")
    tile = design("inns-17").turns[0]
    corners = {"field.ENE", "field.WNW", "field.ESE", "field.WSW"}
    assert set(tile.where) == spots(game) == {"city.N", "city.S", "road.W", "road.E"} | corners
    borders = {tile.where[s]: [tile.where[c] for c in tile.design.borders[s]] for s in range(4, 8)}
    assert borders == {
        "field.ENE": ["city.N"],
        "field.WNW": ["city.N"],
        "field.ESE": ["city.S"],
        "field.WSW": ["city.S"],
    }


def test_the_inn_at_the_fork() -> None:
    """IC-11, IC-23, D-IC-8: only the road to the right has it."""
    game = inns(["inns-15 0,0 r0", "base-A 1,0 r1", "base-A -1,0 r3", "base-A 0,1 r2"], "base-B")
    values = {}
    for side in "EWS":
        at = segment(game, 0, 0, f"road.{side}")
        values[side] = sum(line.points for line in lines(game.table, at, game.table.feature(at)))
    assert values == {"E": 4, "W": 2, "S": 2}


def test_the_field_that_ends() -> None:
    """IC-12: east of the city's corner is another field than west and south of it."""
    game = inns(["inns-08 0,0 r0 red:field.ENE"], "base-B")
    assert not same(game, (0, 0, "field.ENE"), (0, 0, "field.SSE"))
    assert look_at(game, 0, 0, "field.SSE").strength == ()


def test_the_large_meeple_is_placed_like_any_follower() -> None:
    """IC-14, D-IC-5, FIG-2: as knight, thief, monk or farmer, on a free part of the new tile, one figure in all."""
    game = inns(["base-D 0,0 r0 blue:city.N"], "base-A")
    game.apply("place base-A -1,0 r3")
    options = [action for action in game.legal_actions() if action.verb == "deploy"]
    assert {a.where for a in options if a.what == "large"} == {a.where for a in options if a.what == "meeple"}
    assert {a.where.partition(".")[0] for a in options} == {"monastery", "road", "field"}
    game.apply(next(a for a in options if a.what == "large" and a.where == "monastery"))
    assert [(e.figure, e.rule) for e in said(game, FigurePlaced)][1:] == [("large", "IC-14")]
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind) == ("blue", "place")
    taken = inns(["base-U 0,0 r0 blue:road.E"], "base-U")
    taken.apply("place base-U 1,0 r0")
    refusal = taken.why_not("deploy large 1,0 road.E")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("occupied", "BASE-5.7")


def test_the_large_meeple_counts_as_two() -> None:
    """IC-15, D-IC-1, D-IC-2, D-IC-3: in cities, roads and fields, and on a monastery; weights of one player add up."""
    for spot in (
        "base-N 0,0 r0 X:city.N",
        "base-U 0,0 r0 X:road.E",
        "base-U 0,0 r0 X:field.NNW",
        "base-B 0,0 r0 X:monastery",
    ):
        tile, where = spot.rsplit(" ", 1)[0], spot.rsplit(":", 1)[1]
        large, two, one = f"red:large:{where}", f"blue:{where} blue:{where}", f"blue:{where}"
        strength = [
            look_at(inns([f"{tile} {who}"], "base-B", last="base-E"), 0, 0, where)
            for who in (f"{large} {one}", f"{large} {two}", f"{large} red:{where} {two}")
        ]
        assert [dict(seen.strength) for seen in strength] == [
            {"red": 2, "blue": 1},
            {"red": 2, "blue": 2},
            {"red": 3, "blue": 2},
        ]
        assert [seen.owners for seen in strength] == [("red",), ("red", "blue"), ("red",)]


def test_the_large_meeple_changes_no_points() -> None:
    """IC-16, D-IC-4: it is one figure, and what it owns is worth the same."""
    for kind in ("meeple", "large"):
        game = inns([f"base-E 0,0 r1 red:{kind}:city.E"], "base-E")
        assert sum(len(figures) for figures in game.table.state.figures.values()) == 1
        game.apply("place base-E 1,0 r3")
        game.apply("skip")
        assert sums(game) == [(Line("tile", 2, 2, "BASE-7.3"),)]


def test_the_large_meeple_comes_home() -> None:
    """IC-17: after scoring; from the next turn on it is there again."""
    game = inns(["base-E 0,0 r1 red:large:city.E"], "base-E", "base-B", "base-B", players=["Ada", "Ben"])
    game.apply("place base-E 1,0 r3")
    assert {a.what for a in game.legal_actions()} == {"meeple", ""}
    refusal = game.why_not("deploy large 1,0 field.NNW")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("no-figure", "BASE-5.2")
    game.apply("skip")
    assert [(e.player, e.figure) for e in said(game, FigureReturned)] == [("red", "large")]
    for cell in ("2,0", "2,1"):
        game.apply(f"place base-B {cell} r0")
        if cell == "2,0":
            game.apply("skip")
    assert ("large", "monastery") in {(a.what, a.where) for a in game.legal_actions()}


def test_a_large_farmer_stays() -> None:
    """IC-18: to the end of the game, when its field is scored with weight 2."""
    position = ["base-E 0,0 r1 red:large:field.NNW blue:field.NNW", "base-E 1,0 r3"]
    game = inns(position, last="")
    assert game.over
    assert ("red", "large") in {tuple(f) for figures in game.table.state.figures.values() for f in figures}
    assert gained(game) == {"red": 3}


def test_the_large_meeple_is_a_follower_and_no_score_figure() -> None:
    """IC-19, D-IC-6: a follower as those that may fly; the track has ordinary figures only."""
    table = Game(expansions=INNS).table
    assert table.followers == ("meeple", "large")
    assert {piece for _, piece in table.state.track} == {"meeple"}


def test_an_inn_brings_two_a_tile() -> None:
    """IC-20, IC-23, SCORE-2, D-IC-15: the road passes the inn; its point has a line of its own."""
    game = inns(ROAD, "base-A")
    game.apply("place base-A 2,0 r1")
    game.apply("skip")
    assert sums(game) == [(Line("tile", 3, 1, "BASE-6.4"), Line("inn", 3, 1, "IC-20"))]


def test_several_inns_are_one() -> None:
    """IC-21: two inns, two points a tile."""
    game = inns([*ROAD, "inns-14 2,0 r0"], "base-A")
    game.apply("place base-A 3,0 r1")
    game.apply("skip")
    assert gained(game) == {"red": 8}


def test_an_open_road_with_an_inn_is_worth_nothing() -> None:
    """IC-22, SCORE-13, D-IC-11: for nobody on it, with a reason."""
    game = inns([*ROAD, "base-U 2,0 r0 blue:large:road.E"], last="")
    assert sums(game) == [(Line("unfinished_inn", 3, 0, "IC-22"),)]
    assert game.scores == {"red": 0, "blue": 0, "green": 0}
    assert gained(scene(["base-T 0,0 r3", "base-U 1,0 r0 red:road.W"], last="")) == {"red": 2}


def test_a_ferry_lake_is_no_inn() -> None:
    """IC-24: a road that ends at such a lake scores one a tile."""
    game = inns(["ferries-02 0,0 r0 red:road.E"], "base-A")
    game.apply("place base-A 1,0 r1")
    game.apply("skip")
    assert sums(game) == [(Line("tile", 2, 1, "BASE-6.4"),)]


def test_a_cathedral_brings_three_a_tile_and_three_a_coat() -> None:
    """IC-25, IC-26, SCORE-7, D-IC-13: each with a line and a rule of its own; the smallest such city has five tiles."""
    position = ["base-E 0,-1 r2 red:city.S", "inns-02 0,0 r0", *CROSS[1:3], "base-F 1,0 r0"]
    for small in (False, True):
        game = inns(position, "base-E", small_city_scores_2=small)
        game.apply("place base-E 2,0 r3")
        game.apply("skip")
        assert sums(game) == [
            (
                Line("tile", 6, 2, "BASE-7.3"),
                Line("coat_of_arms", 1, 2, "BASE-7.4"),
                Line("cathedral", 6, 1, "IC-25"),
                Line("cathedral_coat", 1, 1, "IC-26"),
            )
        ]
    assert min(len(t.reach[0]) for t in designs().values() if (0, "cathedral") in t.marks) + 1 == 5


def test_two_cathedrals_are_one() -> None:
    """IC-27: still three a tile."""
    caps = ["base-N 0,-1 r2", "base-N 1,-1 r3", "base-E 0,1 r0", "base-E 1,1 r0", "base-E -1,0 r1"]
    game = inns(["inns-02 0,0 r0 red:city.N", "inns-02 1,0 r0", *caps], "base-E")
    game.apply("place base-E 2,0 r3")
    game.apply("skip")
    assert gained(game) == {"red": 24}


def test_an_open_city_with_a_cathedral_is_worth_nothing() -> None:
    """IC-28, SCORE-18, D-IC-11: neither tiles nor coats."""
    game = inns(["inns-02 0,0 r0 red:city.N", "base-F 1,0 r0"], last="")
    assert sums(game) == [(Line("unfinished_cathedral", 2, 0, "IC-28"),)]
    assert gained(scene(["base-C 0,0 r0 red:city.N", "base-F 1,0 r0"], last="")) == {"red": 4}


def test_fields_do_not_mind() -> None:
    """IC-29: a complete city with a cathedral is one city; an open one pays nothing."""
    position = ["base-E 0,-1 r2", "inns-02 0,0 r0", *CROSS[1:]]
    assert gained(inns([*position[:-1], "base-E 1,0 r3 red:field.NNE"], last="")) == {"red": 3}
    assert gained(inns(["inns-02 0,0 r0", "base-E 1,0 r3 red:field.NNE"], last="")) == {"red": 0}


def test_shared_and_ring() -> None:
    """D-IC-9, D-IC-10: every owner gets two a tile; a ring with an inn is complete."""
    shared = inns(
        ["base-A 0,0 r3 blue:road.E", "base-B 0,1 r0", "base-B 1,1 r0", "base-B 2,1 r0", "base-A 2,0 r1 red:road.W"],
        "inns-14",
    )
    shared.apply("place inns-14 1,0 r0")
    shared.apply("skip")
    assert gained(shared) == {"red": 6, "blue": 6}
    ring = inns(["base-V 0,0 r3 red:road.E", "base-V 1,0 r0", "base-V 1,1 r1"], "inns-12")
    ring.apply("place inns-12 0,1 r2")
    ring.apply("skip")
    assert gained(ring) == {"red": 8}


def test_what_comes_after_adds_to_nothing() -> None:
    """D-IC-14: an unfinished road is worth nothing first; a point a tile that another expansion adds comes on top."""
    game = inns(ROAD, "base-B")
    at = segment(game, 1, 0, "road.E")

    def one_more(_table: Any, _segment: int, feature: Any, _seat: str, sofar: tuple[Line, ...]) -> tuple[Line, ...]:
        return (*sofar, Line("more", feature.tiles, 1, "SCORE-14"))

    game.table.folds["lines"] += (one_more,)
    assert sum(line.points for line in lines(game.table, at, game.table.feature(at))) == 2


@pytest.mark.parametrize(("variants", "points"), [((), 2), (("winter_inn",), 4)])
def test_the_inn_of_winter(variants: tuple[str, ...], points: int) -> None:
    """D-WIN-2: the inn drawn on an animal tile is decoration, unless the variant is chosen."""
    game = scene(["winter-04 0,0 r0 red:road.S"], "base-A", expansions=["winter", *INNS], variants=variants)
    game.apply("place base-A 0,1 r2")
    game.apply("skip")
    assert gained(game) == {"red": points}
