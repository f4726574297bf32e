"""Crop Circles, rule by rule; the worked examples and other expansions are in ``test_crop_together.py``."""

# mypy: disable-error-code="attr-defined"
from __future__ import annotations

import pytest

from carcnb import Game
from carcnb.engine.events import FigurePlaced, FigureReturned, PointsScored, TileDrawn, TurnBegan
from carcnb.systems.crop_circles.rules import AddingChosen, PassedOver, SignShown, SupplyEmpty, TakingBackChosen
from carcnb.tiles import box, design
from tests import oracle
from tests.systems.crop_circles.scenes import CALLS, FOUR, acting, asked, crops, names, options, shield
from tests.systems.scene import at_hand, gained, look_at, said, same, turn
from tests.systems.traders_and_builders.scenes import reason

# ---- the tile


@pytest.mark.parametrize("tile", box(["crop"]))
def test_a_crop_circle_is_placed_like_any_tile(tile: str) -> None:
    """CROP-1: wherever edges continue; then a figure may go onto it as usual."""
    game = crops(["base-D 0,0 r0", "base-G 0,-1 r1"], tile, last="base-E")
    fitting = oracle.fits({(0, 0): ("base-D", 0), (0, -1): ("base-G", 1)}, tile)
    listed = {(action.cell, oracle.look(tile, int(action.where[1]))) for action in game.legal_actions()}
    assert listed == {(cell, oracle.look(tile, turn)) for cell, turn in fitting}
    game.apply(game.legal_actions()[0])
    assert asked(game) == ("red", "deploy")
    game.apply("skip")
    assert asked(game) == ("red", "crop")


@pytest.mark.parametrize("tile", ["crop-04", "crop-06"])
def test_the_picture_is_no_feature(tile: str) -> None:
    """D-CROP-11: what can be occupied are the printed parts, and the circle ends the roads that run into it."""
    game = crops(["base-C 0,0 r0"] if tile == "crop-06" else ["base-W 0,0 r0"], tile)
    game.apply(f"place {tile} 1,0 r0")
    assert {action.where for action in game.legal_actions()} - {""} == set(design(tile).turns[0].where)
    game.apply("skip")
    if tile == "crop-04":
        assert [look_at(game, 1, 0, f"road.{side}").open_ends for side in "WNE"] == [1, 1, 1]
        assert not same(game, (1, 0, "road.N"), (1, 0, "road.E"))
    assert [event.cell for event in said(game, SignShown)] == [(1, 0)]


def test_scoring_comes_first() -> None:
    """CROP-2, D-CROP-9, TURN-13: points and returns, then the sign and the choice."""
    game = crops(["base-E 0,-1 r2"], "crop-03")
    turn(game, "crop-03 0,0 r0", "city.N")
    told = names(game)
    order = ["FeatureCompleted", "PointsScored", "FigureReturned", "SignShown"]
    assert sorted(map(told.index, order)) == [told.index(name) for name in order]
    assert told[-1] == "SignShown"
    assert gained(game) == {"red": 4}
    assert asked(game) == ("red", "crop")


# ---- the choice


def test_the_choice_is_always_asked() -> None:
    """CROP-3: also where nobody has a figure of the kind; it cannot be declined, and there are two answers."""
    game = shield("")
    turn(game, "crop-03 1,0 r0")
    assert asked(game) == ("red", "crop")
    assert options(game) == {"crop A", "crop B"}
    assert reason(game, "skip") == ("compulsory", "CROP-3")
    assert reason(game, "crop C") == ("not-offered", "CROP-3")
    assert reason(game, "add meeple 0,0 city.N") == ("asked", "CROP-3")
    assert acting(game, "B") == ["blue", "green", "red"]
    assert [event.player for event in said(game, PassedOver)] == ["blue", "green", "red"]


def test_the_choice_holds_for_all() -> None:
    """CROP-3: the active player's answer decides for everybody; the event says who chose."""
    for way, verb, event in (("A", "add", AddingChosen), ("B", "remove", TakingBackChosen)):
        game = shield("blue:city.N blue:city.N")
        turn(game, "crop-03 1,0 r0", "city.N")
        game.apply(f"crop {way}")
        chosen = said(game, event)
        assert [(e.player, e.kind, e.cell) for e in chosen] == [("red", "city", (1, 0))]
        others = {option.split()[0] for option in options(game)} - {"skip"}
        assert others == ({verb} if way == "A" else {"place"})


@pytest.mark.parametrize("way", ["A", "B"])
@pytest.mark.parametrize(("first", "order"), [("red", "blue green yellow red"), ("green", "yellow red blue green")])
def test_clockwise_the_active_player_last(first: str, order: str, way: str) -> None:
    """CROP-4: from the player to the left on."""
    players = ["Ada", "Ben", "Cyd", "Dan"]
    game = shield("red:city.N blue:city.N green:city.N yellow:city.N", players=players, first=first)
    turn(game, "crop-03 1,0 r0")
    assert acting(game, way) == order.split()


def test_with_two_players_the_opponent_begins() -> None:
    """CROP-4: and each question is asked to the player who acts."""
    game = shield("red:city.N blue:city.N", players=2)
    turn(game, "crop-03 1,0 r0")
    game.apply("crop A")
    assert asked(game) == ("blue", "add")
    game.apply("skip")
    assert asked(game) == ("red", "add")
    game.apply("skip")
    assert asked(game) == ("blue", "place")


@pytest.mark.parametrize(("place", "kind", "where"), CALLS)
def test_the_sign_calls_one_kind(place: str, kind: str, where: str) -> None:
    """CROP-5, D-CROP-6: pitchfork farmers, club thieves, shield knights; monks are never called."""
    game = crops(FOUR, place.split()[0])
    turn(game, place)
    assert [(event.player, event.kind) for event in said(game, SignShown)] == [("red", kind)]
    other = game.clone()
    game.apply("crop A")
    assert options(game) == {f"add meeple {where}", "skip"}
    for spot in {"0,0 city.N", "0,0 road.E", "0,1 field.NNW", "0,1 monastery"} - {where}:
        assert reason(game, f"add meeple {spot}") == (f"crop-called-{kind}", "CROP-5")
    other.apply("crop B")
    assert [("{},{} {}".format(*e.cell, e.spot), e.rule) for e in said(other, FigureReturned)] == [(where, "CROP-7")]


# ---- action A


def test_action_a_adds_to_an_own_figure() -> None:
    """CROP-6, D-CROP-4: from the supply, whoever else stands there; the majority may change; it may be declined."""
    game = shield("red:city.N blue:city.N")
    turn(game, "crop-03 1,0 r0")
    game.apply("crop A")
    assert options(game) == {"add meeple 0,0 city.N", "skip"}
    assert look_at(game, 0, 0, "city.N").owners == ("red", "blue")
    game.apply("add meeple 0,0 city.N")
    assert look_at(game, 0, 0, "city.N").owners == ("blue",)
    assert at_hand(game, "blue") == 5
    placed = said(game, FigurePlaced)[-1]
    assert (placed.player, placed.figure, placed.spot, placed.rule) == ("blue", "meeple", "city.N", "CROP-6")
    assert asked(game) == ("red", "add")
    game.apply("skip")
    assert at_hand(game, "red") == 6


def test_where_no_own_figure_is() -> None:
    """CROP-6: another player's figure of the kind is not enough, and what is no place at all is not offered."""
    game = crops(["base-E 0,0 r0 blue:city.N", "base-B 0,1 r0", "base-E -1,0 r0 green:city.N"], "crop-03")
    turn(game, "crop-03 1,0 r0")
    game.apply("crop A")
    assert options(game) == {"add meeple 0,0 city.N", "skip"}
    assert reason(game, "add meeple -1,0 city.N") == ("crop-alone-city", "CROP-6")
    assert reason(game, "add meeple 0,0 city.W") == ("not-offered", "CROP-6")
    assert reason(game, "add meeple 900,900 city.N") == ("not-offered", "CROP-6")
    assert reason(game, "add meeple") == ("not-offered", "CROP-6")
    assert reason(game, "remove meeple 0,0 city.N") == ("asked", "CROP-6")
    game.apply("skip")
    assert options(game) == {"add meeple -1,0 city.N", "skip"}


def test_beside_the_figure_itself() -> None:
    """D-CROP-1: on the tile and segment of an own figure, which the player picks; not elsewhere in the feature."""
    hall = ["base-E 0,0 r0 blue:city.N", "base-G 0,-1 r1", "base-G 0,-2 r1 blue:city.N"]
    game = crops([*hall, "base-B 0,1 r0"], "crop-03")
    turn(game, "crop-03 1,0 r0")
    game.apply("crop A")
    assert options(game) == {"add meeple 0,0 city.N", "add meeple 0,-2 city.N", "skip"}
    assert reason(game, "add meeple 0,-1 city.N") == ("crop-beside", "CROP-6")
    game.apply("add meeple 0,-2 city.S")
    assert look_at(game, 0, 0, "city.N").strength == (("blue", 3),)


def test_figures_that_came_home_may_be_added() -> None:
    """D-CROP-3: the only figure at hand is the one that the scoring of this turn brought back."""
    out = " ".join(["red:monastery"] * 5)
    game = crops([f"base-B 1,0 r0 {out}", "base-B 1,-1 r0", "base-E 2,-1 r2 red:city.S"], "crop-03")
    game.apply("place crop-03 2,0 r0")
    assert at_hand(game, "red") == 1
    game.apply("deploy meeple 2,0 city.S")
    assert gained(game) == {"red": 4}
    assert at_hand(game, "red") == 1
    game.apply("crop A")
    assert asked(game) == ("red", "add")
    game.apply("add meeple 2,0 city.S")
    assert look_at(game, 2, 0, "city.S").strength == (("red", 2),)
    assert at_hand(game, "red") == 0


def test_an_empty_supply() -> None:
    """CROP-6, DT-CROP-1: a player without a figure at hand does nothing and is not asked."""
    game = shield(" ".join(["blue:city.N"] * 7) + " red:city.N")
    turn(game, "crop-03 1,0 r0")
    game.apply("crop A")
    assert asked(game) == ("red", "add")
    assert reason(game, "add large 0,0 city.N") == ("crop-follower", "CROP-6")
    assert [(event.player, event.rule) for event in said(game, SupplyEmpty)] == [("blue", "CROP-6")]
    assert [event.player for event in said(game, PassedOver)] == ["green"]


@pytest.mark.parametrize(
    ("place", "kind", "mine", "other"),
    [
        ("crop-03 1,0 r0", "city", "city.N", "city.S"),
        ("crop-05 1,0 r3", "road", "road.E", "road.N"),
        ("crop-02 1,0 r1", "field", "field.NNE", "field.NNW"),
    ],
)
def test_another_feature_of_the_same_tile(place: str, kind: str, mine: str, other: str) -> None:
    """CROP-10, CROP-9: the own figure just placed counts, but only for the feature it is on."""
    game = crops(["base-B 0,0 r0"], place.split()[0])
    turn(game, place, mine)
    game.apply("crop A")
    assert options(game) == {f"add meeple 1,0 {mine}", "skip"}
    assert reason(game, f"add meeple 1,0 {other}") == (f"crop-separate-{kind}", "CROP-10")


# ---- action B


def test_action_b_takes_back() -> None:
    """CROP-7, D-CROP-8: compulsory, the player picks which one, without points; the feature may be left empty."""
    hall = ["base-E 0,0 r0 blue:city.N", "base-B 0,1 r0", "base-E 0,2 r2 blue:city.S green:city.S"]
    game = crops(hall, "crop-03")
    turn(game, "crop-03 1,0 r0")
    game.apply("crop B")
    assert asked(game) == ("blue", "remove")
    assert options(game) == {"remove meeple 0,0 city.N", "remove meeple 0,2 city.S"}
    assert reason(game, "skip") == ("compulsory", "CROP-7")
    assert reason(game, "remove meeple 0,1 monastery") == ("crop-called-city", "CROP-5")
    assert reason(game, "remove meeple 1,0 city.N") == ("crop-not-there", "CROP-7")
    game.apply("remove meeple 0,0 city.N")
    assert look_at(game, 0, 0, "city.N").strength == ()
    assert look_at(game, 0, 2, "city.S").strength == (("blue", 1),)
    assert at_hand(game, "blue") == 6
    assert at_hand(game, "green") == 7
    assert not said(game, PointsScored)
    assert not any(game.scores.values())
    assert asked(game) == ("blue", "place")


def test_what_leaves_no_choice_is_not_asked() -> None:
    """CROP-7: a single figure, or two of a kind on one spot, go back by themselves; one each."""
    game = shield("blue:city.N blue:city.N green:city.N")
    turn(game, "crop-03 1,0 r0")
    game.apply("crop B")
    assert asked(game) == ("blue", "place")
    assert [(event.player, event.rule) for event in said(game, FigureReturned)] == [
        ("blue", "CROP-7"),
        ("green", "CROP-7"),
    ]
    assert look_at(game, 0, 0, "city.N").strength == (("blue", 1),)


@pytest.mark.parametrize("way", ["A", "B"])
def test_without_such_a_figure(way: str) -> None:
    """CROP-8: passed over, in either action, and the event says so; another role does not help."""
    game = shield("blue:field.SSE red:city.N")
    turn(game, "crop-03 1,0 r0")
    game.apply(f"crop {way}")
    assert [(event.player, event.kind) for event in said(game, PassedOver)] == [("blue", "city"), ("green", "city")]
    assert asked(game) == (("red", "add") if way == "A" else ("blue", "place"))


def test_the_figure_just_placed_counts() -> None:
    """CROP-9: in action B too; once scored it is gone."""
    stays = shield("")
    turn(stays, "crop-03 1,0 r0", "city.N")
    stays.apply("crop B")
    assert [(event.player, event.rule) for event in said(stays, FigureReturned)] == [("red", "CROP-7")]
    for way in ("A", "B"):
        scored = crops(["base-E 0,-1 r2"], "crop-03")
        turn(scored, "crop-03 0,0 r0", "city.N")
        scored.apply(f"crop {way}")
        assert [event.rule for event in said(scored, FigureReturned)] == ["BASE-10.1"]
        assert [event.player for event in said(scored, PassedOver)] == ["blue", "green", "red"]


def test_a_thief_of_a_road_just_finished() -> None:
    """DT-CROP-3, CROP-2: the scoring brought the only thief home, so its player is passed over in action B."""
    game = crops(["base-W 0,0 r0", "base-U 1,0 r0 blue:road.E"], "crop-05")
    turn(game, "crop-05 2,0 r2")
    assert gained(game) == {"blue": 3}
    game.apply("crop B")
    assert [event.rule for event in said(game, FigureReturned)] == ["BASE-10.1"]
    assert [event.player for event in said(game, PassedOver)] == ["blue", "green", "red"]


# ---- afterwards


def test_then_the_next_player() -> None:
    """CROP-11: an ordinary turn of the player to the left, with a tile of its own; the same at the end of the stack."""
    game = shield("red:city.N blue:city.N", "base-E")
    turn(game, "crop-03 1,0 r0")
    game.apply("crop A")
    game.apply("skip")
    assert [event.player for event in said(game, TurnBegan)] == ["red"]
    game.apply("skip")
    assert [event.player for event in said(game, TurnBegan)] == ["red", "blue"]
    assert said(game, TileDrawn)[-1].player == "blue"
    last = shield("blue:city.N", last="")
    turn(last, "crop-03 1,0 r0")
    assert asked(last) == ("red", "crop")
    last.apply("crop B")
    assert last.over
    assert not any(last.scores.values())


def test_any_number_of_tiles() -> None:
    """CROP-12, D-INT-15: six in the box, a setup may use fewer; without the expansion none."""
    assert box(["crop"]) == {f"crop-0{n}": 1 for n in range(1, 7)}
    assert Game(expansions=["crop_circles"]).setup.box() == box(["base", "crop"])
    assert not [tile for tile in Game().setup.box() if tile.startswith("crop")]
    one = Game(2, ["crop_circles"], 1, tiles=["crop-05", "base-U"], draws=["crop-05"], position=["base-U 0,0 r0"])
    turn(one, "crop-05 1,0 r0")
    assert asked(one) == ("red", "crop")
    none = Game(2, ["crop_circles"], 1, tiles=["base-U", "base-V"])
    while none.prompt:
        assert none.prompt.kind in ("place", "deploy")
        none.apply(none.legal_actions()[0])


def test_only_its_tiles_bring_the_action() -> None:
    """CROP-3: no other tile asks, whatever lies on the landscape."""
    game = shield("red:city.N", "base-B")
    turn(game, "crop-03 1,0 r0")
    game.apply("crop A")
    game.apply("skip")
    turn(game, "base-B 2,0 r0")
    assert asked(game) == ("green", "place")
    assert len(said(game, SignShown)) == 1
