"""Traders & Builders, pig and goods, rule by rule.  Printed examples are in ``layouts/traders.txt``."""

from __future__ import annotations

import pytest

from carcnb import Game, SetupError
from carcnb.board.final import final
from carcnb.board.reader import Reader
from carcnb.engine.events import BonusScored, FigurePlaced, Line, PointsScored, TokensTaken
from carcnb.tiles import CITY, designs
from tests.systems.scene import gained, look_at, said, turn
from tests.systems.traders_and_builders.scenes import kinds, reason, traders

FIELD = ["base-D 0,0 r0", "base-E 0,-1 r2", "base-D 1,0 r0", "base-E 1,-1 r2"]
"""Two complete cities along one field between them and a road."""


def field(figures: str, **options: object) -> Game:
    """The final scoring of that field with these figures on it."""
    return traders([*FIELD, f"base-U 2,0 r0 {figures}"], last="", **options)


def grain_city(knight: str = "") -> list[str]:
    """A city with two grain symbols and one wine, open in the south of 3,0."""
    return [f"base-E 0,0 r1 {knight}", "traders-18 1,0 r0", "traders-17 2,0 r0", "traders-10 3,0 r3"]


def taken(game: Game) -> list[tuple[str, str, int]]:
    """Who took how many of which token."""
    return [(event.player, event.token, event.count) for event in said(game, TokensTaken)]


# ---- pig


def test_where_the_pig_goes() -> None:
    """TB-PIG-1, TB-PIG-2, D-TB-37: onto a field with an own farmer, whoever has the majority there; nowhere else."""
    game = traders(["base-U 0,0 r0 red:field.NNW blue:field.NNW blue:field.NNW red:road.E"], "base-U")
    game.apply("place base-U 1,0 r0")
    assert kinds(game, "pig") == {"field.NNW"}
    assert reason(game, "deploy pig 1,0 road.E") == ("pig-place", "TB-PIG-1")
    assert reason(game, "deploy pig 1,0 field.SSE") == ("pig-alone", "TB-PIG-2")
    game.apply("deploy pig 1,0 field.NNW")
    assert [(e.figure, e.rule) for e in said(game, FigurePlaced)][-1] == ("pig", "TB-PIG-1")
    other = traders(["base-U 0,0 r0 blue:field.NNW"], "base-U")
    other.apply("place base-U 1,0 r0")
    assert reason(other, "deploy pig 1,0 field.NNW") == ("pig-alone", "TB-PIG-2")


def test_the_pig_stays_to_the_end() -> None:
    """TB-PIG-3, D-TB-22: a completed city beside it changes nothing; there is no second one."""
    game = traders(["base-E 0,0 r1 red:field.NNW red:pig:field.NNW"], "base-E", "base-B", players=["Ada", "Ben"])
    turn(game, "base-E 1,0 r3")
    assert game.table.stands("red", "pig")
    assert game.table.state.supply["red", "pig"] == 0


def test_four_points_a_city() -> None:
    """TB-PIG-4, SCORE-22, D-TB-38: the fourth has a line of its own; a city that is open pays nothing."""
    game = field("red:field.NNW red:pig:field.NNW")
    lines = (Line("city", 2, 3, "BASE-15.4"), Line("pig", 2, 1, "TB-PIG-4"))
    assert [event.lines for event in said(game, PointsScored)] == [lines]
    assert gained(field("red:field.NNW")) == {"red": 6}
    none = traders(["base-E 0,0 r1 red:field.NNW red:pig:field.NNW"], last="")
    assert [event.lines for event in said(none, PointsScored)] == [(Line("city", 0, 3, "BASE-15.4"),)]


def test_only_an_owners_pig() -> None:
    """TB-PIG-5, D-TB-28, D-TB-29: nothing for a player with fewer farmers; of several owners each by the own pig."""
    assert gained(field("red:field.NNW red:field.NNW blue:field.NNW blue:pig:field.NNW")) == {"red": 6}
    three = "red:field.NNW red:pig:field.NNW blue:field.NNW blue:pig:field.NNW green:field.NNW"
    assert gained(field(three)) == {"red": 8, "blue": 8, "green": 6}


def test_the_pig_counts_nothing() -> None:
    """TB-PIG-6, FIG-3: a farmer and a pig against a farmer are a tie."""
    game = field("red:field.NNW red:pig:field.NNW blue:field.NNW")
    assert gained(game) == {"red": 8, "blue": 6}


def test_pigs_on_joined_fields() -> None:
    """D-TB-39: all stay, and each counts for its owner, once."""
    game = traders(
        [
            "base-D 0,0 r0 red:field.ENE red:pig:field.ENE",
            "base-E 0,-1 r2",
            "base-B 0,1 r0",
            "base-B 1,1 r0",
            "base-B 2,1 r0",
            "base-D 2,0 r0 blue:field.WNW blue:pig:field.WNW",
            "base-E 2,-1 r2",
        ],
        "base-U",
        last="",
    )
    turn(game, "base-U 1,0 r0")
    assert gained(game) == {"red": 8, "blue": 8}


# ---- goods


def test_symbols_stand_in_cities() -> None:
    """TB-GOODS-1: wine, grain or cloth, in city parts only."""
    marked = {(tile.kinds[at], fact) for tile in designs().values() for (at, what), fact in goods_of(tile.marks)}
    assert marked == {(CITY, "wine"), (CITY, "grain"), (CITY, "cloth")}


def goods_of(marks: object) -> list[tuple[tuple[int, str], str]]:
    """The goods among the marks of a design."""
    assert hasattr(marks, "items")
    return [(key, fact) for key, fact in marks.items() if isinstance(key, tuple) and key[1] == "goods"]


def test_points_first_then_a_token_for_each_symbol() -> None:
    """TB-GOODS-2, TB-GOODS-3, TB-GOODS-6, TURN-13, D-TB-30: the owner gets the points, who laid the tile the tokens."""
    game = traders(grain_city("blue:city.E"), "base-E")
    turn(game, "base-E 3,1 r0")
    assert gained(game) == {"blue": 10}
    assert taken(game) == [("red", "grain", 2), ("red", "wine", 1)]
    assert game.table.state.tokens["red", "grain"] == 2
    order = [type(event) for event in game.events]
    assert order.index(PointsScored) < order.index(TokensTaken)


@pytest.mark.parametrize("knight", ["", "red:city.E", "blue:city.E"])
def test_it_takes_no_knight(knight: str) -> None:
    """TB-GOODS-4, TB-GOODS-5: with an own knight, with another's, with none at all."""
    game = traders(grain_city(knight), "base-E")
    turn(game, "base-E 3,1 r0")
    assert taken(game) == [("red", "grain", 2), ("red", "wine", 1)]


def test_no_goods_from_an_open_city() -> None:
    """D-TB-33: neither during the game nor at its end."""
    game = traders(grain_city("red:city.E"), last="")
    assert game.over
    assert taken(game) == []


def test_goods_of_the_second_tile_and_of_two_cities() -> None:
    """D-TB-12, D-TB-32: the same player takes them; one tile that completes two cities brings those of both."""
    built = ["base-W 0,1 r0", "base-U 1,1 r0 red:road.E", "base-U 2,1 r0 red:builder:road.E"]
    game = traders([*built, "base-E 1,0 r1", "traders-17 2,0 r0"], "base-U", "base-E")
    turn(game, "base-U 3,1 r0")
    turn(game, "base-E 3,0 r3")
    assert taken(game) == [("red", "wine", 1)]
    west = ["base-E 0,0 r1", "traders-17 1,0 r0"]
    east = ["traders-18 3,0 r2", "base-E 4,0 r3"]
    both = traders([*west, "base-B 1,1 r0", "base-B 2,1 r0", "base-B 3,1 r0", *east], "base-H")
    turn(both, "base-H 2,0 r1")
    assert sorted(taken(both)) == [("red", "grain", 1), ("red", "wine", 1)]


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        (
            {"blue": {"wine": 4, "grain": 1, "cloth": 2}, "red": {"wine": 4, "grain": 3, "cloth": 2}},
            {"red": 30, "blue": 20},
        ),
        ({"red": {"wine": 1}}, {"red": 10}),
        ({"red": {"wine": 1}, "blue": {"wine": 2}}, {"blue": 10}),
        ({}, {}),
    ],
    ids=["EX-TB-8", "one token", "most", "none"],
)
def test_ten_for_the_most(tokens: dict[str, dict[str, int]], points: dict[str, int]) -> None:
    """TB-GOODS-7, TB-GOODS-8, SCORE-23, D-TB-34, D-TB-36: each kind alone, after the fields, a tie in full."""
    game = traders(["base-U 0,0 r0 red:field.NNW"], last="", tokens=tokens)
    assert {seat: n for seat, n in game.scores.items() if n} == points
    bonus = said(game, BonusScored)
    assert all(event.final and event.points == 10 for event in bonus)
    ties = {event.reason for event in bonus if event.rule == "TB-GOODS-8"}
    assert ties == ({"wine", "cloth"} if points == {"red": 30, "blue": 20} else set())
    kinds = [type(event) for event in game.events]
    assert not bonus or kinds.index(PointsScored) < kinds.index(BonusScored)


def test_tokens_lie_open() -> None:
    """D-TB-35: everybody's are in the state that all see, and the table at the end has a row for each kind."""
    game = traders(["base-U 0,0 r0"], last="", tokens={"red": {"wine": 2}})
    assert game.table.state.tokens["red", "wine"] == 2
    shown = final(game, Reader.of(game, "en"))
    assert [(row["text"], row["values"]) for row in shown["groups"][1]["rows"]] == [("Most wine", [10, 0, 0])]


@pytest.mark.parametrize(
    "tokens", [{"red": {"silk": 1}}, {"red": {"wine": 10}}, {"pink": {"wine": 1}}, ["red wine x"], {"red": 3}]
)
def test_tokens_that_cannot_be(tokens: object) -> None:
    with pytest.raises(SetupError, match="tokens"):
        traders(["base-U 0,0 r0"], "base-B", tokens=tokens)


def test_no_pig_without_farmers() -> None:
    """TB-PIG-2, WIN-12: in a game without farmers no pig goes out."""
    game = traders(["base-U 0,0 r0"], "base-U", farmers=False)
    game.apply("place base-U 1,0 r0")
    assert kinds(game, "pig") == set()
    assert look_at(game, 1, 0, "field.NNW").strength == ()
