"""Mage and Witch, rule by rule: what roads and cities are worth with one of them, and when the two leave."""

from __future__ import annotations

import pytest

from carcnb import Game
from carcnb.engine.events import Line, NeutralRemoved, PointsScored, TokensTaken, worth
from carcnb.engine.scoring import lines
from tests.systems.mage_and_witch.scenes import magic, moves, on, standing, targets
from tests.systems.scene import gained, look_at, said, segment, turn

INNS = ("inns_and_cathedrals",)
FERRIES = ("ferries",)

CITY = [
    "base-C 0,0 r0 red:city.E",
    "base-E 0,-1 r2",
    "base-E -1,0 r1",
    "base-E 0,1 r0",
    "base-B 1,1 r0",
    "base-B 2,1 r0",
    "base-R 2,0 r0 blue:city.N",
    "base-E 2,-1 r2",
    "base-E 3,0 r3",
]
"""``place base-F 1,0 r0`` joins the cities of red and blue and completes them: 8 tiles, 2 coats of arms."""

ROADS = [
    "base-W -4,0 r3",
    "base-U -3,0 r0",
    "base-U -2,0 r0 blue:road.E",
    "base-U -1,0 r0",
    "base-B -1,1 r0",
    "base-B -1,2 r0",
    "base-B 0,2 r0",
    "base-B 1,2 r0",
    "base-B 1,1 r0",
    "base-U 1,0 r0 red:road.E",
    "base-W 2,0 r1",
]
"""``place base-W 0,0 r0`` completes a road of blue with 5 tiles and one of red with 3."""

LAKE = ["ferries-02 0,0 r0 ferry:road.E+road.S", "base-U 1,0 r0"]
"""A ferry that takes the road from the east to the south; ``base-U 2,0 r0`` lets it move."""


def sums(game: Game) -> dict[str, list[tuple[str, int, str]]]:
    """The lines of each player's last points: what, points, rule."""
    return {e.player: [(line.what, line.points, line.rule) for line in e.lines] for e in said(game, PointsScored)}


def value(who: str, kind: str, complete: bool, tiles: int, coats: int = 0, special: bool = False) -> int:
    """The worth of a road or city of so many tiles with the mage, the witch or nobody (``""``) on it."""
    tile, spot = {
        ("road", False): ("base-U 0,0 r0", "road.E"),
        ("road", True): ("inns-14 0,0 r0", "road.E"),
        ("city", False): ("base-G 0,0 r0", "city.E"),
        ("city", True): ("inns-02 0,0 r0", "city.E"),
    }[kind, special]
    game = magic([tile + (f" {who}:{spot}" if who else "")], also=INNS)
    at = segment(game, 0, 0, spot)
    feature = game.table.feature(at)._replace(tiles=tiles, coats_of_arms=coats, complete=complete)
    return worth(lines(game.table, at, feature, "red"))


TABLE = {
    # kind, complete, tiles, coats of arms, with inn or cathedral: alone, with the mage, with the witch
    ("road", True, 3, 0, False): (3, 6, 2),
    ("road", True, 4, 0, False): (4, 8, 2),
    ("road", True, 5, 0, False): (5, 10, 3),
    ("road", True, 3, 0, True): (6, 9, 3),
    ("city", True, 2, 0, False): (4, 6, 2),
    ("city", True, 5, 1, False): (12, 17, 6),
    ("city", True, 4, 1, True): (15, 19, 8),
    ("city", True, 5, 1, True): (18, 23, 9),
    ("road", False, 1, 0, False): (1, 2, 1),
    ("road", False, 4, 0, False): (4, 8, 2),
    ("road", False, 4, 0, True): (0, 4, 0),
    ("city", False, 3, 2, False): (5, 8, 3),
    ("city", False, 5, 2, True): (0, 5, 0),
}


@pytest.mark.parametrize(("what", "worths"), TABLE.items())
def test_the_table_of_values(what: tuple[str, bool, int, int, bool], worths: tuple[int, int, int]) -> None:
    """MW-9, MW-10, MW-12, MW-13, MW-15, D-MW-11, D-MW-12, DT-MW-1, DT-MW-2: complete or not."""
    assert tuple(value(who, *what) for who in ("", "mage", "witch")) == worths


def test_ex_mw_1_the_mage_in_a_shared_city() -> None:
    """EX-MW-1, MW-9, MW-11, MW-12, D-MW-6: 20 points and 8 for the mage, in full for both; then the mage leaves."""
    game = magic(on(CITY, mage="-1,0 city.E"), "base-F")
    turn(game, "base-F 1,0 r0")
    assert gained(game) == {"red": 28, "blue": 28}
    assert sums(game)["red"] == [("tile", 16, "BASE-7.3"), ("coat_of_arms", 4, "BASE-7.4"), ("mage", 8, "MW-9")]
    assert standing(game) == {}
    assert moves(game) == [("removed", "mage", "MW-14")]


def test_ex_mw_2_two_roads_at_once() -> None:
    """EX-MW-2, MW-9, MW-10, MW-14: 5 points become 3 with the witch, 3 become 6 with the mage; both leave."""
    game = magic(on(ROADS, witch="-3,0 road.E", mage="2,0 road.W"), "base-W")
    turn(game, "base-W 0,0 r0")
    assert gained(game) == {"blue": 3, "red": 6}
    assert sums(game)["blue"] == [("tile", 5, "BASE-6.4"), ("witch", -2, "MW-10")]
    assert standing(game) == {}
    assert {(who, rule) for _, who, rule in moves(game)} == {("mage", "MW-14"), ("witch", "MW-14")}


def test_a_sum_with_the_witch_is_still_the_sum_of_its_lines() -> None:
    """MW-10, D-MW-14: what she takes is a line of its own, once for the feature; every owner gets the same number."""
    game = magic(on(CITY, witch="0,0 city.E"), "base-F")
    turn(game, "base-F 1,0 r0")
    for event in said(game, PointsScored):
        assert event.points == worth(event.lines) == 10
        assert event.lines[-1] == Line("witch", 10, -1, "MW-10")
        assert event.rule == "BASE-7.3"
    road = magic(["base-A 0,0 r3 red:road.E", "base-U 1,0 r0 witch:road.E"], "base-A")
    turn(road, "base-A 2,0 r1")
    assert gained(road) == {"red": 2}  # 3 / 2, rounded once


def test_the_witch_on_a_small_city() -> None:
    """DT-MW-7, MW-10: two tiles, 4 points, half of them 2."""
    game = magic(["base-E 0,0 r0 red:city.N witch:city.N"], "base-E")
    turn(game, "base-E 0,-1 r2")
    assert gained(game) == {"red": 2}


@pytest.mark.parametrize(("who", "points"), [("mage", 9), ("witch", 3)])
def test_inn_first_then_the_two(who: str, points: int) -> None:
    """D-MW-11, MW-13, D-IC-14, DT-MW-1: the inn's line stands before the mage's, and the witch halves it, too."""
    game = magic(["base-A 0,0 r3 red:road.E", f"inns-14 1,0 r0 {who}:road.E"], "base-A", also=INNS)
    turn(game, "base-A 2,0 r1")
    assert gained(game) == {"red": points}
    assert [what for what, _, _ in sums(game)["red"]] == ["tile", "inn", who]


def test_goods_are_nothing_to_the_witch() -> None:
    """MW-13, D-MW-11: points are halved, tokens are not."""
    position = ["base-E 0,0 r1 blue:city.E", "traders-18 1,0 r0 witch:city.E", "traders-17 2,0 r0", "traders-10 3,0 r3"]
    game = magic(position, "base-E", also=("traders_and_builders",))
    turn(game, "base-E 3,1 r0")
    assert gained(game) == {"blue": 5}
    assert [(e.player, e.token, e.count) for e in said(game, TokensTaken)] == [("red", "grain", 2), ("red", "wine", 1)]


def test_the_mage_leaves_with_the_followers_and_waits_for_a_symbol() -> None:
    """MW-14: an ordinary tile does not bring it back, the next tile with the symbol does."""
    game = magic(["base-E 0,0 r0 red:city.N mage:city.N"], "base-E", "base-U", "mage-08")
    turn(game, "base-E 0,-1 r2")
    assert moves(game) == [("removed", "mage", "MW-14")]
    scored = game.events.index(said(game, PointsScored)[0])
    assert scored < game.events.index(said(game, NeutralRemoved)[0])
    turn(game, "base-U 0,1 r0")
    game.apply("place mage-08 1,0 r0")
    game.apply("magic mage 1,0 city.N")
    assert moves(game)[1:] == [("placed", "mage", "MW-2")]


def test_only_the_one_on_the_completed_road_leaves() -> None:
    """MW-14: the scoring of one road moves nobody on another."""
    game = magic(["base-W 0,0 r0 mage:road.E red:road.S witch:road.S"], "base-A")
    turn(game, "base-A 0,1 r2")
    assert gained(game) == {"red": 1}
    assert standing(game) == {"mage": "0,0 road.E"}
    assert moves(game) == [("removed", "witch", "MW-14")]


def test_what_nobody_owns_sends_it_away_as_well() -> None:
    """D-MW-10: the city scores for nobody, the mage goes back beside the landscape."""
    game = magic(["base-E 0,0 r0 mage:city.N"], "base-E")
    turn(game, "base-E 0,-1 r2")
    assert gained(game) == {}
    assert moves(game) == [("removed", "mage", "MW-14")]


def test_monasteries_and_fields_do_not_care() -> None:
    """MW-16: a monastery whose road the mage is on, and a field along the mage's city, bring what they always bring."""
    around = ["-1,-1", "-1,0", "-1,1", "0,-1", "1,-1", "1,0", "1,1"]
    position = ["base-A 0,0 r0 red:monastery mage:road.S", *(f"base-B {cell} r0" for cell in sorted(around, key=near))]
    game = magic(position, "base-U", first="blue")
    turn(game, "base-U 0,1 r1")
    assert gained(game) == {"red": 9}
    field = magic(
        ["base-E 0,0 r0 red:field.ENE blue:city.N witch:city.N", "base-E 1,0 r0 mage:city.N"], "base-E", last=""
    )
    turn(field, "base-E 0,-1 r2")
    assert field.over
    assert field.scores == {"red": 3, "blue": 2, "green": 0}


def near(cell: str) -> int:
    """Cells beside the middle come before those at its corners."""
    return sum(abs(int(part)) for part in cell.split(","))


def test_the_final_scoring() -> None:
    """MW-15, D-MW-16: each counts for its unfinished feature, stays until that is scored, and leaves then."""
    position = ["base-U 0,0 r0 red:road.E mage:road.E", "base-G 0,1 r0 blue:city.E witch:city.E", "base-F 1,1 r0"]
    game = magic(position, "base-B", last="")
    turn(game, "base-B 0,2 r0")
    assert game.over
    assert game.scores == {"red": 2, "blue": 2, "green": 0}  # 1 + 1, and half of 3
    assert sums(game)["red"] == [("tile", 1, "BASE-14.2"), ("mage", 1, "MW-15")]
    assert sums(game)["blue"][-1] == ("witch", -1, "MW-15")
    left = [game.events.index(event) for event in said(game, NeutralRemoved)]
    assert len(left) == 2
    assert min(left) > max(game.events.index(event) for event in said(game, PointsScored))
    assert standing(game) == {}


def test_what_is_never_scored_keeps_its_mage() -> None:
    """D-MW-16: the game ends; nobody stands on the mage's road, so it is not scored, but the witch's is."""
    game = magic(["base-W 0,0 r0 mage:road.E red:road.S witch:road.S"], "base-B", last="")
    turn(game, "base-B 0,-1 r0")
    assert game.over
    assert standing(game) == {"mage": "0,0 road.E"}
    assert moves(game) == [("removed", "witch", "MW-14")]


def test_only_the_one_on_the_swept_road_leaves() -> None:
    """D-MW-13, D-GIFT-16: the Road Sweeper clears one road; the witch on another stays."""
    position = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E mage:road.E", "base-U -1,0 r0 witch:road.E"]
    game = magic(position, "base-U", also=("gifts",), hands=["red gift road_sweeper"])
    game.apply("gift road_sweeper")
    game.apply("sweep 0,0 road.E")
    assert gained(game) == {"red": 4}
    assert standing(game) == {"witch": "-1,0 road.E"}


def test_a_value_worked_out_during_the_game_moves_nobody() -> None:
    """D-MW-13: what an open road would bring now is the changed value; asking for it leaves the mage where it is."""
    game = magic(["base-U 0,0 r0 red:road.E", "base-U 1,0 r0 mage:road.E"])
    at = segment(game, 0, 0, "road.E")
    assert worth(lines(game.table, at, game.table.feature(at), "red")) == 4
    assert standing(game) == {"mage": "1,0 road.E"}


def test_two_together_are_not_counted_before_they_are_parted() -> None:
    """D-MW-11: they never combine; the question stands, and the value of the road is the plain one."""
    position = ["base-A 0,0 r3 mage:road.E", "base-B 0,-1 r0", "base-B 1,-1 r0", "base-B 2,-1 r0", "base-U 2,0 r0"]
    game = magic(on(position, witch="2,0 road.W"), "base-U")
    game.apply("place base-U 1,0 r0")
    at = segment(game, 1, 0, "road.E")
    assert worth(lines(game.table, at, game.table.feature(at))) == 3
    game.apply("magic_away witch")
    assert worth(lines(game.table, at, game.table.feature(at))) == 6


# ---- with ferries


def ferried(game: Game, way: str) -> Game:
    """The turn that extends the road in the east and moves the ferry of the lake."""
    game.apply("place base-U 2,0 r0")
    game.apply("skip")
    game.apply(f"ferry 0,0 {way}")
    return game


def test_a_ferry_that_joins_them_parts_them_before_the_scoring() -> None:
    """D-MW-8, D-INT-8, MW-8: asked after the ferry, and only then the road it cut off is scored."""
    position = [*LAKE, "base-U -1,0 r0", "base-A 0,1 r2 red:road.N"]
    game = ferried(magic(on(position, mage="-1,0 road.W", witch="1,0 road.E"), "base-U", also=FERRIES), "road.W+road.E")
    ask = game.prompt
    assert ask is not None
    assert (ask.kind, ask.rule, ask.step, ask.player) == ("magic_away", "MW-6", "figure", "red")
    assert gained(game) == {}
    game.apply("magic_away witch")
    assert gained(game) == {"red": 2}
    assert standing(game) == {"mage": "-1,0 road.E"}


def test_a_ferry_that_joins_them_where_another_road_is_open() -> None:
    """D-MW-8: the rule that asks is that of the meeting; the road the ferry cut off is a place to go."""
    position = [*LAKE, "base-U -1,0 r0", "base-U 0,1 r1"]
    game = ferried(magic(on(position, mage="-1,0 road.W", witch="1,0 road.E"), "base-U", also=FERRIES), "road.W+road.E")
    assert game.prompt is not None
    assert (game.prompt.rule, game.prompt.step) == ("MW-8", "figure")
    assert targets(game, "mage") == targets(game, "witch") == {"0,0 road.S", "0,1 road.N"}
    game.apply("magic mage 0,1 road.N")
    assert moves(game) == [("moved", "mage", "MW-8")]


@pytest.mark.parametrize(("at", "points"), [("0,1 road.N", 5), ("1,0 road.E", 10)])
def test_it_keeps_to_its_segment_when_a_ferry_cuts_the_road(at: str, points: int) -> None:
    """D-MW-9: the road it stands on after the cut has it, the other part not."""
    position = [*LAKE, "base-A -1,0 r3", "base-U 0,1 r1", "base-B 1,1 r0", "base-B 2,1 r0", "base-B 3,1 r0"]
    position = on([*position, "base-A 3,0 r1"], red="1,0 road.E", mage=at)
    game = ferried(magic(position, "base-U", also=FERRIES), "road.W+road.E")
    assert gained(game) == {"red": points}
    assert standing(game) == ({"mage": "0,1 road.N"} if points == 5 else {})


def test_a_road_completed_far_from_the_tile_sends_it_away() -> None:
    """D-MW-10, MW-14: a ferry cuts off a road that nobody owns; nothing at all is scored in this turn."""
    position = on([*LAKE, "base-A 0,1 r2", "base-U -1,0 r0"], mage="0,1 road.N")
    game = ferried(magic(position, "base-U", also=FERRIES), "road.W+road.E")
    assert look_at(game, 0, 1, "road.N").complete
    assert gained(game) == {}
    assert moves(game) == [("removed", "mage", "MW-14")]


def test_points_of_an_earlier_turn_do_not_send_it_away_at_the_end() -> None:
    """D-MW-16: a road was scored, a ferry opened it again, and the mage that came then is not scored any more."""
    position = [*LAKE[:1], "base-U 1,0 r0", "base-A -1,0 r3", "base-A 0,1 r2 blue:road.N"]
    game = ferried(magic(position, "base-U", "base-U", "mage-08", also=FERRIES, last=""), "road.W+road.E")
    assert gained(game) == {"blue": 2}
    for action in ("place base-U 3,0 r0", "skip", "ferry 0,0 road.S+road.E"):
        game.apply(action)
    for action in ("place mage-08 2,-1 r1", "magic mage 0,1 road.N", "skip"):
        game.apply(action)
    assert game.over
    assert gained(game) == {"blue": 2}
    assert standing(game) == {"mage": "0,1 road.N"}


# ---- another program's game


def test_the_points_are_those_of_a_recorded_game() -> None:
    """MW-9: a game played by another program, move by move: five tiles and the mage give ten points."""
    game = magic(["base-D 0,0 r0"], "base-U", "mage-07", "base-D", "base-X", players=["Alice", "Bob"])
    for action in (
        "place base-U 1,0 r0",
        "deploy meeple 1,0 road.E",
        "place mage-07 -1,0 r0",
        "magic mage 0,0 road.E",
        "skip",
        "place base-D 2,0 r0",
        "skip",
        "place base-X 3,0 r0",
        "skip",
    ):
        game.apply(action)
    assert gained(game) == {"red": 10}
