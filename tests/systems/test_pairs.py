"""Two expansions on one tile: what the matrix of the rules says of pairs that no expansion's own tests play."""

from __future__ import annotations

from carcnb import Game
from carcnb.engine.events import FeatureCompleted, FigurePlaced, NeutralRemoved, PointsScored, TokensTaken
from tests.systems.ferries.scenes import lying, play
from tests.systems.flying_machines.scenes import flying
from tests.systems.gold_mines.scenes import held, land
from tests.systems.mage_and_witch.scenes import standing
from tests.systems.scene import gained, said, scene


def both(position: list[str], *stack: str, more: tuple[str, ...]) -> Game:
    return scene(position, *stack, expansions=more)


def test_a_bar_on_a_lake_counts_for_every_road_that_ends_there() -> None:
    """GOLD-8, FER-5: the road in the west takes it; the bar on the tiles that the ferry joins to the lake stays."""
    lake = ["ferries-02 0,0 r0 ferry:road.S+road.E gold", "base-U 1,0 r0 gold"]
    game = both(lake, "base-A", more=("ferries", "gold_mines"))
    play(game, "place base-A -1,0 r3", "deploy meeple -1,0 road.E")
    assert gained(game) == {"red": 2}
    assert held(game) == {"red": 1}
    assert land(game) == {(1, 0): 1}


def test_only_tiles_of_the_road_as_it_is_joined_when_it_scores_give_gold() -> None:
    """GOLD-8, FER-17: the ferry moves before the points, and the bars beyond the lake belong to another road then."""
    position = ["base-A -1,0 r3 blue:road.E gold", "ferries-02 0,0 r0 ferry:road.W+road.E", "base-U 1,0 r0 gold"]
    game = both(position, "base-A", more=("ferries", "gold_mines"))
    play(game, "place base-A 2,0 r1", "skip", "ferry 0,0 road.S+road.E")
    assert lying(game) == {(0, 0): "S+E"}
    assert gained(game) == {"blue": 2}
    assert held(game) == {"blue": 1}
    assert land(game) == {(1, 0): 1}


def test_a_figure_lands_beside_the_mage() -> None:
    """FLY-10, D-MW-6: mage and witch are nobody's and in nobody's way; the road is worth what they make of it."""
    road = ["base-U 1,0 r0 mage:road.W", "base-A 2,0 r1 blue:road.W"]
    game = flying(road, "flying-03", "base-A", die=[1], more=["mage_and_witch"])
    play(game, "place flying-03 0,0 r2", "fly meeple 0,0")
    assert [(event.cell, event.spot) for event in said(game, FigurePlaced)[1:]] == [((1, 0), "road.E")]
    play(game, "place base-A -1,0 r3", "skip")
    assert gained(game) == {"red": 8, "blue": 8}
    assert standing(game) == {}


def test_gold_is_handed_out_before_the_crop_circle() -> None:
    """GOLD-14, CROP-2, D-INT-7: the knight who wins the bar is home when action A is chosen, and counts no more."""
    game = both(["base-E 0,0 r2 gold"], "crop-01", more=("gold_mines", "crop_circles"))
    play(game, "place crop-01 0,1 r0", "deploy meeple 0,1 city.N")
    kinds = [type(event).__name__ for event in game.events]
    assert kinds.index("TokensTaken") < kinds.index("SignShown")
    assert held(game) == {"red": 1}
    assert game.prompt
    assert game.prompt.kind == "crop"


def test_gold_is_not_halved() -> None:
    """GOLD-7, MW-10: the witch takes half the points and nothing of the bars; she leaves with the figures."""
    game = both(["base-E 0,0 r2 gold gold red:city.S witch:city.S"], "base-E", more=("gold_mines", "mage_and_witch"))
    play(game, "place base-E 0,1 r0", "skip")
    assert gained(game) == {"red": 2}
    assert held(game) == {"red": 2}
    assert standing(game) == {}
    assert [type(e) for e in game.events if isinstance(e, FeatureCompleted | PointsScored | TokensTaken)] == [
        FeatureCompleted,
        PointsScored,
        TokensTaken,
    ]
    assert {event.piece for event in said(game, NeutralRemoved)} == {"gold", "witch"}
