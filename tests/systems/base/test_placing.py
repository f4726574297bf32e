"""Section 4 of the base game: drawing a tile and where it may lie."""

# mypy: disable-error-code="comparison-overlap"
from __future__ import annotations

import pytest

from carcnb import Game
from carcnb.engine.events import GameEnded, TileDrawn, TilePlaced, TileRemoved, TurnBegan
from tests.systems.scene import at_hand, said, scene, turn


def reason(game: Game, action: str) -> tuple[str, str] | None:
    """Key and rule of a refusal; None if the action is allowed."""
    refusal = game.why_not(action)
    return (refusal.key, refusal.rule) if refusal else None


def test_one_tile_is_drawn_from_the_stack() -> None:
    """BASE-4.1: the tile leaves the stack, and only that tile may be laid."""
    game = Game(2, seed=1, draws=["base-X"])
    assert "base-X" not in game.table.state.bag
    assert {action.what for action in game.legal_actions()} == {"base-X"}
    assert reason(game, "place base-U 1,0 r0") == ("not-drawn", "BASE-4.1")


def test_the_tile_is_shown_before_it_is_laid() -> None:
    """BASE-4.2: everybody hears of the tile while its place is still open."""
    game = scene(["base-U 0,0 r0"], "base-U")
    assert game.events[-1] == TileDrawn("red", "base-U")


def test_a_whole_side_must_touch() -> None:
    """BASE-4.3: beside a tile, or nowhere."""
    game = scene(["base-B 0,0 r0"], "base-B")
    assert {action.cell for action in game.legal_actions()} == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert reason(game, "place base-B 5,5 r0") == ("alone", "BASE-4.3")
    assert reason(game, "place base-B 0,0 r0") == ("cell-taken", "BASE-4.3")


def test_a_corner_is_no_contact() -> None:
    """BASE-4.4: a tile that touches at a corner only is refused for that."""
    game = scene(["base-B 0,0 r0"], "base-B")
    assert all(reason(game, f"place base-B {x},{y} r0") == ("corner", "BASE-4.4") for x in (-1, 1) for y in (-1, 1))


@pytest.mark.parametrize(
    ("lies", "laid", "turns"),
    [
        ("base-U 0,0 r0", "base-U", {0}),  # road to road; turned, its field meets the road
        ("base-G 0,0 r0", "base-E", {3}),  # city to city
        ("base-B 0,0 r0", "base-K", {2}),  # field to field
        ("base-B 0,0 r0", "base-C", set()),
    ],
)
def test_terrain_continues(lies: str, laid: str, turns: set[int]) -> None:
    """BASE-4.5: road to road, city to city, field to field, here on the east side of a tile."""
    game = scene([lies], laid, "base-B")
    found = {int(a.where[1]) for a in game.legal_actions() if a.cell == (1, 0) and a.what == laid}
    # A tile that shows the same after half a turn has one of the two turns in the list.
    assert found == turns


def test_every_touching_side_is_checked() -> None:
    """BASE-4.5: a square between two tiles asks for both; the refusal names each side that breaks off."""
    game = scene(["base-E 0,0 r1", "base-B 0,1 r0", "base-V 1,1 r3"], "base-E")
    assert reason(game, "place base-E 1,0 r3") is None
    refusal = game.why_not("place base-E 1,0 r2")
    assert refusal is not None
    assert (refusal.rule, refusal.edges) == ("BASE-4.5", ("S", "W"))
    assert refusal.args == {"tile": "base-E", "side": "S", "mine": "city", "theirs": "field", "neighbour": "base-V"}
    one = game.why_not("place base-E 1,0 r1")
    assert one is not None
    assert one.edges == ("W",)


def test_monasteries_need_not_be_apart_nor_together() -> None:
    """BASE-4.6, D-BASE-17: a monastery may lie beside another, and anywhere else."""
    game = scene(["base-B 0,0 r0", "base-U 1,0 r1"], "base-B")
    cells = {action.cell for action in game.legal_actions()}
    assert {(0, 1), (-1, 0), (2, 0)} <= cells


def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    """BASE-4.7, BASE-4.8, D-BASE-3: it is shown, removed, and the same player draws again in the same turn."""
    game = scene(["base-B 0,0 r0"], "base-C", "base-C", "base-U")
    assert game.events[-5:] == [
        TileDrawn("red", "base-C"),
        TileRemoved("red", "base-C"),
        TileDrawn("red", "base-C"),
        TileRemoved("red", "base-C"),
        TileDrawn("red", "base-U"),
    ]
    assert game.prompt
    assert (game.prompt.player, game.prompt.tile, len(said(game, TurnBegan))) == ("red", "base-U", 1)


def test_a_removed_tile_does_not_come_back() -> None:
    """BASE-4.7, D-BASE-4: even when it would fit later."""
    game = scene(["base-B 0,0 r0"], "base-C", "base-E", last="")
    assert game.table.state.bag == {}
    turn(game, "base-E 1,0 r1")
    assert game.over
    assert [event.tile for event in said(game, TilePlaced)] == ["base-B", "base-E"]


def test_a_tile_that_fits_is_not_removed() -> None:
    """BASE-4.7, D-BASE-3: one legal place anywhere, in any turn, is enough."""
    game = scene(["base-B 0,0 r0", "base-E 1,0 r1"], "base-C")
    assert [str(action) for action in game.legal_actions()] == ["place base-C 2,0 r0"]
    assert not said(game, TileRemoved)


def test_the_last_tile_fits_nowhere() -> None:
    """BASE-13.1, D-BASE-5: it is removed, nothing is laid, and the game ends."""
    game = scene(["base-B 0,0 r0 blue:monastery"], "base-C", last="")
    assert game.over
    assert len(said(game, TileRemoved)) == 1
    assert isinstance(game.events[-1], GameEnded)
    assert game.scores == {"red": 0, "blue": 1, "green": 0}


def test_turns_that_show_the_same_tile_are_one_placement() -> None:
    """A crossing of four roads has one turn, a straight road two; every turn is accepted when it is named."""
    game = scene(["base-X 0,0 r0"], "base-X", "base-U")
    assert len(game.legal_actions()) == 4
    game.apply("place base-X 1,0 r3")
    assert str(game.history[-1]) == "place base-X 1,0 r0"
    game.apply("skip")
    assert game.why_not("place base-U 2,0 r2") is None
    assert game.why_not("place base-U 2,0 r1") is not None


def test_nobody_stands_on_the_start_tile() -> None:
    """D-BASE-33: nobody laid it, so nobody is asked; its road is claimed through a tile that continues it."""
    game = scene(["base-D 0,0 r0"], "base-U", "base-W")
    assert game.prompt
    assert game.prompt.kind == "place"
    turn(game, "base-U 1,0 r0", "road.W")
    assert at_hand(game, "red") == 6
    assert game.table.feature(1).owners == ("red",)
