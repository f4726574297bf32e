"""What Mage and Witch say: every sum, every move and every refusal by its key and rule."""

from __future__ import annotations

from carcnb import Game
from carcnb.engine.events import Event, PointsScored
from carcnb.engine.refusals import Refusal
from tests.systems.mage_and_witch.scenes import magic
from tests.systems.scene import said, turn
from tests.words.told import Scenes, why

OPEN = ["base-D 0,0 r0 witch:road.E", "base-E 0,-1 r2"]


def road(who: str) -> Game:
    """A road of three tiles, complete."""
    game = magic([f"base-A 0,0 r3 red:road.E {who}:road.E", "base-U 1,0 r0"], "base-A")
    turn(game, "base-A 2,0 r1")
    return game


def end() -> Game:
    """A road of one tile with the witch, unfinished at the end: half of one point, rounded up."""
    game = magic(["base-U 0,0 r0 red:road.E witch:road.E"], "base-B", last="")
    turn(game, "base-B 0,1 r0")
    return game


def sums() -> list[PointsScored]:
    """What the mage adds and the witch takes, also where there is nothing to take."""
    return [points for game in (road("mage"), road("witch"), end()) for points in said(game, PointsScored)]


def walks() -> list[Event]:
    """The three things that can happen to them."""
    game = magic(["base-E 0,0 r0 mage:city.N red:city.N"], "base-E", "mage-08", "mage-07")
    turn(game, "base-E 0,-1 r2")
    game.apply("place mage-08 1,0 r0")
    game.apply("magic witch 1,0 city.N")
    game.apply("skip")
    game.apply("place mage-07 1,1 r0")
    game.apply("magic witch 1,1 road.E")
    return [event for event in game.events if type(event).__name__.startswith("Neutral")][1:]


REFUSED = {
    "skip": "MW-5",
    "magic_away witch": "MW-5",
    "deploy meeple 1,0 road.E": "MW-7",
    "magic mage 0,0 field.ESE": "MW-3",
    "magic mage 0,-1 city.S": "MW-3",
    "magic mage 0,0 road.W": "MW-4",
    "magic witch 0,0 road.W": "MW-2",
    "place mage-07 2,0 r0": "MW-2",
    "magic mage 7,7 road.E": "MW-2",
    "magic nobody 0,0 road.E": "MW-2",
}


def refused() -> list[Refusal]:
    """Why they may not stand there, or must be moved."""
    game = magic(OPEN, "mage-07")
    game.apply("place mage-07 1,0 r0")
    return [why(game, answer) for answer in REFUSED]


SCENES: Scenes = {"sums": sums, "coming, moving, leaving": walks, "refused": refused}


def test_the_sum_has_a_line_for_each() -> None:
    """MW-9, MW-10, MW-15: what she takes is a line below nothing, and the lines still make the sum."""
    assert [[line.what for line in points.lines][1:] for points in sums()] == [["mage"], ["witch"], ["witch"]]
    assert [(sum(line.points for line in points.lines), points.points) for points in sums()] == [(6, 6), (2, 2), (1, 1)]


def test_coming_moving_and_leaving_have_their_rules() -> None:
    """MW-2, MW-14: the three things that can happen to them."""
    assert [(type(event).__name__, event.rule) for event in walks()] == [
        ("NeutralRemoved", "MW-14"),
        ("NeutralPlaced", "MW-2"),
        ("NeutralMoved", "MW-2"),
    ]


def test_a_refusal_names_its_rule() -> None:
    """MW-2, MW-3, MW-4, MW-5, MW-7: the rule that decides."""
    assert [one.rule for one in refused()] == list(REFUSED.values())
