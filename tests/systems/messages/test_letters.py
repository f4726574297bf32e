"""The eight letters of Messages, and what becomes of them beside other expansions."""

from __future__ import annotations

import pytest

from carcnb.engine.events import BonusScored, FigureReturned, PointsScored, TileDrawn, TilePlaced
from carcnb.systems.messages.rules import LETTERS
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned, SecondPartBegan
from tests.systems.messages.scenes import completes, due, figures, letters_of, messages, options, points, used
from tests.systems.scene import at_hand, look_at, said
from tests.systems.traders_and_builders.scenes import reason

LONG = ["base-U 1,0 r1 red:road.N", "base-U 1,1 r1", "base-U 1,2 r1", "base-U 1,3 r1"]
"""Red's road of four tiles, open at both ends."""
SHORT = ["base-U -1,0 r1 red:road.N blue:road.N blue:road.N", "base-U -1,1 r1"]
"""A road of two tiles on which red is outnumbered."""
SHIELD = ["base-F 0,1 r0 {}", "base-E -1,1 r1", "base-G 1,1 r0"]
"""A city of three tiles with one coat of arms, open in the east."""


# ---- letters 1 to 3


def test_the_cheapest_road_is_scored() -> None:
    """MSG-12, MSG-13, MSG-21, DT-MSG-4: also where others have the majority; only red scores, all thieves stay."""
    game = due("shortest_road", *LONG, *SHORT)
    assert options(game) == ["letter use -1,0 road.N", "letter seal"]
    assert reason(game, "letter use 1,0 road.N") == ("letter-not-shortest-road", "MSG-13")
    assert reason(game, "letter use 1,1 road.N") == ("letter-shortest-road", "MSG-12"), "no thief of red's is there"
    game.apply("letter use -1,0 road.N")
    game.apply("advance lady")
    (*_, event) = said(game, PointsScored)
    assert (event.player, event.points, event.feature.kind, event.rule) == ("red", 2, "road", "BASE-14.2")
    assert game.scores == {"red": 7, "blue": 0, "green": 0}
    assert len(said(game, FigureReturned)) == 1, "the knight of the completed city"
    assert look_at(game, -1, 0, "road.N").strength == (("blue", 2), ("red", 1))


def test_an_unfinished_inn_road_is_the_cheapest() -> None:
    """DT-MSG-5, D-MSG-6: it is worth 0; the seal may always be taken instead."""
    around = ["inns-14 1,0 r1 red:road.N", "base-U -1,0 r1 red:road.N"]
    game = due("shortest_road", *around, more=["inns_and_cathedrals"])
    assert options(game) == ["letter use 1,0 road.N", "letter seal"]


def test_of_equals_the_player_chooses() -> None:
    """D-MSG-7: two roads of one tile."""
    game = due("shortest_road", "base-U 1,0 r1 red:road.N", "base-U -1,0 r1 red:road.N")
    assert options(game) == ["letter use 1,0 road.N", "letter use -1,0 road.N", "letter seal"]


def test_the_cheapest_city_is_scored() -> None:
    """MSG-14: tiles and coats of arms as the final scoring counts them; the dearer of the two is not offered."""
    around = [SHIELD[0].format("red:city.E"), *SHIELD[1:]]
    game = due("smallest_city", *around, "base-E -1,0 r0 red:city.N")
    assert options(game) == ["letter use -1,0 city.N", "letter seal"]
    game.apply("letter use -1,0 city.N")
    game.apply("advance lady")
    assert points(game) == [4, 1]
    game = due("smallest_city", *around)
    game.apply("letter use 0,1 city.E")
    game.apply("advance lady")
    assert points(game) == [4, 4]


def test_the_cheapest_monastery_is_scored() -> None:
    """MSG-15: one point for itself and one for every neighbour."""
    game = due("monastery", "base-B 0,1 r0 red:monastery", "base-B 0,2 r0", "base-B 0,3 r0 red:monastery")
    assert options(game) == ["letter use 0,3 monastery", "letter seal"]
    game.apply("letter use 0,3 monastery")
    game.apply("advance lady")
    assert points(game) == [4, 2]


@pytest.mark.parametrize(
    "letter", ["shortest_road", "smallest_city", "monastery", "coats_of_arms", "knights", "farmers"]
)
def test_an_impossible_letter_is_good_for_its_seal_only(letter: str) -> None:
    """D-MSG-5: red has no figure of that kind left on the landscape."""
    game = due(letter)
    assert options(game) == ["letter seal"]
    assert reason(game, "letter use") == (f"letter-none-{letter.replace('_', '-')}", LETTERS[letter])


# ---- letters 4 to 6


def test_coats_of_arms() -> None:
    """MSG-16, DT-MSG-6: each city counts once, whoever owns it: one with 2 and one with 1 are 6 points."""
    two_shields = ["base-F 0,1 r0 red:city.E red:city.E", "base-F 1,1 r0", "base-E -1,1 r1"]
    one_shield = ["base-F 0,2 r0 red:city.E blue:city.E blue:city.E", "base-E -1,2 r1"]
    others = ["base-F 0,3 r0 blue:city.E", "base-F 0,4 r0"]
    game = due("coats_of_arms", *two_shields, *one_shield, *others)
    game.apply("letter use")
    game.apply("advance lady")
    (event,) = said(game, BonusScored)
    assert (event.points, event.rule, event.reason) == (6, "MSG-16", "coats_of_arms")
    assert at_hand(game, "red") == 7 - 3


def test_a_letter_may_be_used_for_nothing() -> None:
    """D-MSG-5: a knight in a city without coats of arms makes letter 4 possible, and worth 0."""
    game = due("coats_of_arms", "base-E 0,1 r2 red:city.S")
    assert options(game) == ["letter use", "letter seal"]
    game.apply("letter use")
    assert points(game) == [4, 0]


def test_knights() -> None:
    """MSG-17, DT-MSG-7, D-MSG-9: own knights, a large one once, no builder, thief or farmer: 3 figures, 6 points."""
    around = [SHIELD[0].format("red:large:city.E red:city.E blue:city.E red:builder:city.E"), *SHIELD[1:]]
    around += ["base-D 0,2 r2 red:city.S red:road.E red:field.NNW", "base-R 0,3 r0 blue:city.N"]
    around += ["base-E -1,0 r3 blue:city.W"]
    game = due("knights", *around, more=["inns_and_cathedrals", "traders_and_builders"])
    game.apply("letter use")
    game.apply("advance lady")
    assert points(game) == [4, 6]
    assert figures(game) == (5, 6)


def test_farmers() -> None:
    """MSG-18, DT-MSG-8: two points each in this booklet for own farmers; no pig, no monk, nobody else's."""
    field = ["base-B 0,1 r0 red:field.NNW red:field.NNW red:pig:field.NNW blue:field.NNW red:monastery"]
    field += ["base-D 0,2 r2 red:road.E blue:field.ESE"]
    game = due("farmers", *field, more=["traders_and_builders"])
    game.apply("letter use")
    game.apply("advance lady")
    assert points(game) == [4, 4]
    assert look_at(game, 0, 1, "field.NNW").strength[:2] == (("red", 2), ("blue", 1))


# ---- letter 7


def test_an_extra_tile() -> None:
    """MSG-19, D-MSG-12: a whole part of the turn: the tile is placed, a figure may be, and what it completes scores."""
    game = due("extra_tile", "base-U 1,0 r1 red:road.N", stack=["base-B"])
    game.apply("letter use")
    assert game.prompt is not None
    assert (game.prompt.player, game.prompt.kind, game.prompt.tile) == ("red", "place", "base-B")
    game.apply("place base-B 0,1 r0")
    game.apply("deploy meeple 0,1 monastery")
    assert game.prompt.player == "blue"
    assert [event.player for event in said(game, TilePlaced) if event.player] == ["red", "red"]


def test_an_extra_tile_needs_a_tile() -> None:
    """DT-MSG-10: with the stack empty only the seal is left."""
    assert options(due("extra_tile", last=[])) == ["letter seal"]


def test_an_unplaceable_extra_tile_is_replaced() -> None:
    """D-MSG-12: by the ordinary rule."""
    game = due("extra_tile", stack=["base-C", "base-B"], last=["base-B"])
    game.apply("letter use")
    assert game.prompt is not None
    assert game.prompt.tile == "base-B"


def test_points_of_the_extra_tile_may_bring_a_letter() -> None:
    """MSG-9, D-MSG-3: they come of a letter; red's lady goes from 1 to 5."""
    second = ["base-E 0,1 r2 red:city.S"]
    game = due("extra_tile", *second, stack=["base-E"], track=["red lady 1"])
    for answer in ("letter use", "place base-E 0,2 r0", "skip", "advance lady"):
        game.apply(answer)
    assert figures(game) == (5, 5)
    assert len(letters_of(game)) == 2
    assert used(game) == [("extra_tile", True)]


def test_the_extra_tile_may_earn_the_builders() -> None:
    """D-MSG-13: it is laid before the builder's tile, which comes once a turn at most."""
    built = ["base-U 1,0 r1 red:road.N red:builder:road.N"]
    game = due("extra_tile", *built, stack=["base-U", "base-U"], more=["traders_and_builders"])
    assert said(game, DoubleTurnEarned) == []
    game.apply("letter use")
    game.apply("place base-U 1,1 r1")
    if game.prompt and game.prompt.kind == "deploy":
        game.apply("skip")
    assert len(said(game, DoubleTurnEarned)) == len(said(game, SecondPartBegan)) == 1
    game.apply("place base-U 1,2 r1")
    if game.prompt and game.prompt.kind == "deploy":
        game.apply("skip")
    assert game.prompt is not None
    assert (game.prompt.player, len(said(game, DoubleTurnEarned))) == ("blue", 1)


def test_the_extra_tile_comes_before_the_builders() -> None:
    """D-MSG-13, D-MSG-3: the first tile earned one already; both tiles of a double turn share one letter."""
    city = ["base-E 0,0 r0 red:city.N red:builder:city.N"]
    game = messages(
        city,
        "base-E",
        "base-U",
        "base-V",
        letters=["extra_tile"],
        scores={"red": 1, "blue": 0, "green": 0},
        more=["traders_and_builders"],
    )
    completes(game, "advance meeple")
    game.apply("letter use")
    order = [type(e).__name__ for e in game.events if isinstance(e, SecondPartBegan | TileDrawn)]
    assert order == ["TileDrawn", "TileDrawn"]


# ---- letter 8


def test_score_and_return() -> None:
    """MSG-20, MSG-21, DT-MSG-9: three tiles and a coat of arms are 4 points; the knight comes back."""
    game = due("score_and_return", SHIELD[0].format("red:city.E"), *SHIELD[1:])
    assert options(game) == ["letter meeple 0,1 city.E", "letter seal"]
    game.apply("letter meeple 0,1 city.E")
    game.apply("advance lady")
    assert points(game) == [4, 4]
    assert said(game, FigureReturned)[-1].rule == "MSG-20"
    assert at_hand(game, "red") == 7


def test_a_farmer_may_be_chosen() -> None:
    """MSG-20: 3 points for every complete city, 4 with the own pig, which goes home with the last farmer (D-MSG-10)."""
    field = ["base-B 0,1 r0 red:field.NNW red:pig:field.NNW"]
    game = due("score_and_return", *field, more=["traders_and_builders"])
    game.apply("letter meeple 0,1 field.NNW")
    game.apply("advance lady")
    assert points(game) == [4, 4]
    assert [(e.figure, e.rule) for e in said(game, FigureReturned)[-2:]] == [("meeple", "MSG-20"), ("pig", "TB-PIG-3")]


def test_without_a_majority_a_figure_cannot_be_chosen() -> None:
    """D-MSG-8: a shared majority is one."""
    knight = SHIELD[0].format("red:city.E blue:city.E blue:city.E")
    game = due("score_and_return", knight, *SHIELD[1:])
    assert options(game) == ["letter seal"]
    assert reason(game, "letter meeple 0,1 city.E") == ("letter-none-score-and-return", "MSG-20")
    game = due("score_and_return", knight, *SHIELD[1:], "base-U 0,2 r0 red:road.E")
    assert reason(game, "letter meeple 0,1 city.E") == ("letter-not-score-and-return", "MSG-20")
    knight = SHIELD[0].format("red:city.E blue:city.E")
    assert options(due("score_and_return", knight, *SHIELD[1:])) == ["letter meeple 0,1 city.E", "letter seal"]


def test_only_the_chosen_figure_returns() -> None:
    """D-MSG-11: two knights of one kind are one choice; the other one stays."""
    game = due("score_and_return", SHIELD[0].format("red:city.E red:city.E"), *SHIELD[1:])
    assert options(game) == ["letter meeple 0,1 city.E", "letter seal"]
    game.apply("letter meeple 0,1 city.E")
    game.apply("advance lady")
    assert look_at(game, 0, 1, "city.E").strength == (("red", 1),)


def test_only_the_owner_of_the_letter_scores() -> None:
    """MSG-21, D-MSG-8: of a shared majority too; the other player's knight stays."""
    game = due("score_and_return", SHIELD[0].format("red:city.E blue:city.E"), *SHIELD[1:])
    game.apply("letter meeple 0,1 city.E")
    game.apply("advance lady")
    assert game.scores == {"red": 9, "blue": 0, "green": 0}
    assert look_at(game, 0, 1, "city.E").strength == (("blue", 1),)


def test_a_large_figure_may_be_chosen_and_a_builder_not() -> None:
    """D-MSG-9: followers of both sizes; with the large one gone the builder stays beside the other."""
    around = [SHIELD[0].format("red:large:city.E red:city.E red:builder:city.E"), *SHIELD[1:]]
    game = due("score_and_return", *around, more=["inns_and_cathedrals", "traders_and_builders"])
    assert options(game) == ["letter large 0,1 city.E", "letter meeple 0,1 city.E", "letter seal"]
    game.apply("letter large 0,1 city.E")
    game.apply("advance lady")
    assert said(game, FigureReturned)[-1].figure == "large"
    assert look_at(game, 0, 1, "city.E").strength == (("red", 1),)
    assert game.table.state.supply["red", "builder"] == 0


def test_a_lonely_builder_goes_home() -> None:
    """D-MSG-10: with the last own follower of its city."""
    around = [SHIELD[0].format("red:city.E red:builder:city.E"), *SHIELD[1:]]
    game = due("score_and_return", *around, more=["traders_and_builders"])
    game.apply("letter meeple 0,1 city.E")
    game.apply("advance lady")
    assert said(game, FigureReturned)[-1].figure == "builder"


# ---- beside other expansions


def test_mage_and_witch_change_a_letters_value_and_stay() -> None:
    """D-MSG-19: the witch halves the road of three; she is still there afterwards."""
    around = ["base-U 1,0 r1 red:road.N witch:road.N", "base-U 1,1 r1", "base-U 1,2 r1"]
    game = due("shortest_road", *around, more=["mage_and_witch"])
    game.apply("letter use 1,0 road.N")
    game.apply("advance lady")
    assert points(game) == [4, 2]
    assert len(game.table.neutral("witch")) == 1


def test_an_unfinished_cathedral_city_is_the_smallest() -> None:
    """D-MSG-6, MSG-14: it is worth 0, less than one tile of an ordinary city."""
    around = ["base-E 0,1 r2 red:city.S", "inns-02 0,2 r0", "base-E -1,0 r0 red:city.N"]
    game = due("smallest_city", *around, more=["inns_and_cathedrals"])
    assert options(game) == ["letter use 0,1 city.S", "letter seal"]


def test_the_mage_adds_to_letter_8_and_stays() -> None:
    """D-MSG-19: three tiles, a coat of arms and 1 for every tile; the city is not complete."""
    around = [SHIELD[0].format("red:city.E mage:city.E"), *SHIELD[1:]]
    game = due("score_and_return", *around, more=["mage_and_witch"])
    game.apply("letter meeple 0,1 city.E")
    game.apply("advance lady")
    assert points(game) == [4, 7]
    assert len(game.table.neutral("mage")) == 1


def test_every_letter_has_its_rule() -> None:
    """MSG-12, MSG-14, MSG-15, MSG-16, MSG-17, MSG-18, MSG-19, MSG-20: letters 1 to 8."""
    assert [*LETTERS.values()] == [f"MSG-{n}" for n in (12, 14, 15, 16, 17, 18, 19, 20)]
