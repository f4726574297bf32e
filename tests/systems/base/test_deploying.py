"""Section 5 of the base game: who may put a figure where."""

from __future__ import annotations

import pytest

from carcnb import Game, IllegalAction
from carcnb.engine.events import FigurePlaced, FigureReturned
from tests.systems.scene import at_hand, gained, said, scene, spots, turn

ALL_RED = " red:road.W" * 7


def reason(game: Game, action: str) -> tuple[str, str]:
    """Key and rule of a refusal."""
    refusal = game.why_not(action)
    assert refusal is not None
    return refusal.key, refusal.rule


def test_one_figure_a_turn() -> None:
    """BASE-5.1, D-BASE-10: after a deployment the turn goes on without a second one."""
    game = scene(["base-D 0,0 r0"], "base-U")
    game.apply("place base-U 1,0 r0")
    game.apply("deploy meeple 1,0 road.W")
    assert len(said(game, FigurePlaced)) == 1
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind) == ("blue", "place")


def test_a_figure_out_and_home_in_one_turn_is_not_put_down_again() -> None:
    """BASE-5.1, BASE-5.3, BASE-10.4, D-BASE-10: complete, deploy, score, take back; then the next player plays."""
    game = scene(["base-E 0,0 r2"], "base-E")
    turn(game, "base-E 0,1 r0", "city.N")
    assert (gained(game), at_hand(game, "red")) == ({"red": 4}, 7)
    assert game.prompt
    assert game.prompt.player == "blue"


def test_only_from_the_own_supply() -> None:
    """BASE-5.2, BASE-5.10, D-TURN-8: with no figure at hand a player only lays tiles; others are still asked."""
    game = scene([f"base-U 0,0 r0{ALL_RED}"], "base-U", "base-U")
    assert at_hand(game, "red") == 0
    game.apply("place base-U 0,1 r0")
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind) == ("blue", "place")
    game.apply("place base-U 0,2 r0")
    assert (game.prompt.player, game.prompt.kind) == ("blue", "deploy")
    assert reason(game, "deploy baron 0,2 road.W") == ("no-figure", "BASE-5.2")


def test_a_figure_that_comes_home_waits_for_the_next_turn() -> None:
    """BASE-5.3, BASE-10.3, D-BASE-11: the last figure comes home after the deployment; it is there next time."""
    position = ["base-E 0,0 r2 red:city.S" + " red:field.NNW" * 6]
    game = scene(position, "base-E", "base-B", "base-B", players=["Ada", "Ben"])
    game.apply("place base-E 0,1 r0")
    assert not said(game, FigurePlaced)[7:]
    assert (gained(game), at_hand(game, "red")) == ({"red": 4}, 1)
    turn(game, "base-B 0,2 r0")
    game.apply("place base-B 0,3 r0")
    assert "monastery" in spots(game)


def test_only_on_the_tile_just_laid() -> None:
    """BASE-5.4: no other tile, however free its features are."""
    game = scene(["base-D 0,0 r0"], "base-U")
    game.apply("place base-U 1,0 r0")
    assert reason(game, "deploy meeple 0,0 city.N") == ("elsewhere", "BASE-5.4")
    assert {action.cell for action in game.legal_actions()} == {(1, 0), None}


def test_every_part_of_the_tile_is_a_choice() -> None:
    """BASE-5.5: city, roads and fields of the tile; a part it does not show is refused."""
    game = scene(["base-U 0,0 r1"], "base-L")
    game.apply("place base-L 0,1 r2")
    assert spots(game) == {"city.S", "road.N", "road.E", "road.W", "field.NNW", "field.NNE", "field.ESE"}
    assert reason(game, "deploy meeple 0,1 monastery") == ("no-spot", "BASE-5.5")
    assert reason(game, "deploy meeple 0,1 city.N") == ("no-spot", "BASE-5.5")


def test_any_side_of_a_part_names_it() -> None:
    """BASE-5.5, BASE-5.6: a field is meant by any of its half-edges, a road by either end."""
    for spot, name in (("field.ENE", "field.NNW"), ("field.WNW", "field.NNW"), ("road.W", "road.E")):
        game = scene(["base-D 0,0 r0"], "base-U")
        turn(game, "base-U 1,0 r0", spot)
        assert said(game, FigurePlaced)[-1].spot == name


@pytest.mark.parametrize("who", ["red", "blue"])
@pytest.mark.parametrize(
    ("lies", "laid", "taken", "free"),
    [
        ("base-U 0,0 r0 {}:road.W", "base-U 1,0 r0", "road.W", "field.NNW"),
        ("base-N 0,0 r1 {}:city.E", "base-N 1,0 r3", "city.W", "field.ENE"),
        ("base-U 0,0 r0 {}:field.SSW", "base-U 1,0 r0", "field.SSE", "field.NNE"),
    ],
)
def test_a_feature_with_a_figure_is_taken(who: str, lies: str, laid: str, taken: str, free: str) -> None:
    """BASE-5.7, BASE-5.8, D-BASE-18: by anybody's figure, the own one included; the refusal says whose."""
    game = scene([lies.format(who)], laid.split()[0])
    game.apply(f"place {laid}")
    cell = laid.split()[1]
    refusal = game.why_not(f"deploy meeple {cell} {taken}")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("occupied", "BASE-5.7")
    assert refusal.args == {"kind": taken.split(".")[0], "seats": (who,)}
    with pytest.raises(IllegalAction, match=r"BASE-5\.7"):
        game.apply(f"deploy meeple {cell} {taken}")
    assert game.why_not(f"deploy meeple {cell} {free}") is None


def test_joining_an_occupied_feature_makes_the_new_part_occupied() -> None:
    """BASE-5.8: judged after the tile is laid: the bend between two roads finds the thief at the far end of one."""
    game = scene(["base-U 0,0 r0 blue:road.W", "base-B 0,1 r0", "base-U 1,1 r1"], "base-V")
    game.apply("place base-V 1,0 r0")
    assert "road.W" not in spots(game)
    assert "field.NNW" in spots(game)


def test_parts_of_a_tile_are_judged_one_by_one() -> None:
    """BASE-5.9: one field of the tile is taken, the other free; so with its cities."""
    game = scene(["base-U 0,0 r0 blue:field.NNW"], "base-U", "base-H")
    game.apply("place base-U 1,0 r0")
    assert spots(game) == {"road.E", "field.ESE"}
    cities = scene(["base-E 0,0 r2 red:city.S"], "base-H")
    cities.apply("place base-H 0,1 r0")
    assert spots(cities) == {"city.S", "field.ENE"}


def test_distance_does_not_matter() -> None:
    """BASE-5.11: a thief ten tiles away holds the whole road."""
    road = ["base-U 0,0 r0 blue:road.W", *(f"base-U {x},0 r0" for x in range(1, 10))]
    game = scene(road, "base-U")
    game.apply("place base-U 10,0 r0")
    assert spots(game) == {"field.NNW", "field.ESE"}


def test_a_feature_just_completed_can_be_claimed() -> None:
    """BASE-5.12, D-BASE-19: road, city and monastery; the figure scores in the same turn."""
    road = scene(["base-W 0,0 r0"], "base-W")
    turn(road, "base-W 1,0 r0", "road.W")
    assert gained(road) == {"red": 2}
    hole = ["base-V 0,0 r3", "base-U 1,0 r0", "base-V 2,0 r0", "base-U 2,1 r1", "base-V 2,2 r1", "base-U 1,2 r0"]
    monk = scene([*hole, "base-V 0,2 r2", "base-U 0,1 r1"], "base-B")
    turn(monk, "base-B 1,1 r0", "monastery")
    assert gained(monk) == {"red": 9}
    assert at_hand(monk, "red") == 7


def test_a_completed_feature_that_is_taken_cannot_be_claimed() -> None:
    """BASE-5.12: free under BASE-5.7 it must be; the owner scores."""
    game = scene(["base-E 0,0 r2 blue:city.S"], "base-E")
    game.apply("place base-E 0,1 r0")
    assert spots(game) == {"field.ENE"}
    game.apply("skip")
    assert gained(game) == {"blue": 4}


def test_the_role_never_changes() -> None:
    """D-BASE-20: a figure stays on its segment until it is scored; no action moves it."""
    game = scene(["base-U 0,0 r0"], "base-U", "base-U", "base-U")
    turn(game, "base-U 1,0 r0", "road.W")
    turn(game, "base-U 2,0 r0")
    turn(game, "base-U 3,0 r0")
    assert said(game, FigureReturned) == []
    assert list(game.table.state.figures.values()) == [(("red", "meeple"),)]


def test_a_farmer_beside_a_monastery() -> None:
    """D-BASE-31: the field around a monastery, or the monk, not both; its road does not split the field."""
    game = scene(["base-U 0,0 r0"], "base-A")
    game.apply("place base-A 0,1 r0")
    assert spots(game) == {"monastery", "road.S", "field.NNW"}
    game.apply("deploy meeple 0,1 field.SSW")
    assert game.prompt
    assert game.prompt.kind == "place"


def test_every_branch_of_a_crossing_is_a_road_of_its_own() -> None:
    """D-BASE-32: a thief on one branch leaves the others free; the crossing itself holds nobody."""
    game = scene(["base-U 0,0 r0 blue:road.E"], "base-X")
    game.apply("place base-X 1,0 r0")
    assert spots(game) == {"road.N", "road.E", "road.S", "field.NNW", "field.NNE", "field.ESE", "field.SSW"}


def test_without_farmers() -> None:
    """The first game is played without farmers: fields are no choice, and the refusal says so."""
    game = scene(["base-D 0,0 r0"], "base-U", farmers=False)
    game.apply("place base-U 1,0 r0")
    assert spots(game) == {"road.E"}
    assert reason(game, "deploy meeple 1,0 field.NNW")[0] == "no-farmers"


def test_nothing_free_nothing_asked() -> None:
    """BASE-5.7: where every part of the tile is taken, the turn goes on without a question."""
    game = scene(["base-E 0,0 r2 blue:city.S blue:field.NNW", "base-B 1,0 r0"], "base-E")
    game.apply("place base-E 1,1 r1")
    assert spots(game) == {"city.E"}
    game.apply("skip")
    full = scene(["base-U 0,0 r0 blue:road.E blue:field.NNW red:field.SSE"], "base-U")
    full.apply("place base-U 1,0 r0")
    assert full.prompt
    assert (full.prompt.player, full.prompt.kind) == ("blue", "place")
