"""Messages beside Robbers and The Gifts, and an extra tile beside crop circles and gold."""

# mypy: disable-error-code="arg-type"
from __future__ import annotations

import pytest

from carcnb import Game
from carcnb.engine.events import (
    BonusScored,
    CardTaken,
    CardUsed,
    PointsScored,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TokensTaken,
    TrackFigureMoved,
    TrackFigureReturned,
)
from carcnb.systems.crop_circles.rules import SignShown
from carcnb.systems.messages.rules import ScoreFiguresJoined
from carcnb.systems.robbers.rules import PlayerRobbed
from tests.systems.mage_and_witch.scenes import standing
from tests.systems.messages.scenes import CITY, completes, figures, letters_of, messages, options, points
from tests.systems.messages.test_rules import TWO
from tests.systems.scene import said

BLUES = ["base-E 0,0 r0 blue:city.N"]
"""A city of blue's that red's tile completes."""


def robbed(position: list[str] = CITY, *answers: str, **options: object) -> Game:
    """Red completes the city; then come further answers."""
    return completes(messages(position, "base-E", more=["robbers"], **options), *answers)


def asked(game: Game) -> tuple[str, str]:
    assert game.prompt is not None
    return game.prompt.player, game.prompt.kind


# ---- with Robbers


def test_the_victim_may_move_the_other_figure() -> None:
    """DT-ROB-6, D-ROB-2: a robber robs the figure that starts on its space; the other one dodges it, and it stays."""
    game = robbed(track=["red lady 3", "blue robber 0"])
    assert asked(game) == ("red", "advance")
    dodged = game.clone()
    dodged.apply("advance lady")
    assert said(dodged, PlayerRobbed) == []
    assert dodged.table.state.on_track == {("blue", "robber"): 0}
    game.apply("advance meeple")
    assert said(game, PlayerRobbed) == [PlayerRobbed("blue", "red", 2)]
    assert asked(game) == ("blue", "advance")
    assert game.table.state.on_track == {("blue", "robber"): 0}, "it is taken back once the points are recorded"
    game.apply("advance meeple")
    assert game.table.state.on_track == {}


def test_a_robber_may_wait_beside_either_figure() -> None:
    """D-ROB-2: also where only another player's second score figure stands; never beside the own one alone."""
    start = {"scores": {"red": 0, "blue": 8, "green": 0}, "track": ["blue lady 3", "red lady 6"]}
    game = messages(["base-D 0,0 r0"], "robbers-01", more=["robbers"], **start)
    game.apply("place robbers-01 1,0 r0")
    assert asked(game) == ("red", "robber")
    assert options(game) == ["robber 0", "robber 3", "robber 8", "skip"]


def test_stolen_points_go_to_either_figure() -> None:
    """D-ROB-3: the robbing player chooses as for any points."""
    game = robbed(CITY, "advance meeple", track=["blue robber 0"])
    assert asked(game) == ("blue", "advance")
    game.apply("advance lady")
    assert figures(game, "blue") == (0, 2)


@pytest.mark.parametrize(("answer", "stolen"), [("letter use", 1), ("letter seal", 1)])
def test_points_of_a_letter_can_be_stolen(answer: str, stolen: int) -> None:
    """D-MSG-20, D-ROB-8: those of its action and those of its seal."""
    knight = [*CITY, "base-E 0,1 r2 red:city.S"]
    start = {"scores": {"red": 1, "blue": 0, "green": 0}, "track": ["blue robber 0"]}
    game = robbed(knight, "advance meeple", answer, "advance lady", letters=["knights"], **start)
    assert said(game, PlayerRobbed) == [PlayerRobbed("blue", "red", stolen)]


def test_stolen_points_bring_a_letter_in_the_own_turn_only() -> None:
    """D-MSG-16, D-ROB-17: red's robber brings red from 3 to 5; what blue steals in red's turn never does."""
    start = {"scores": {"red": 3, "blue": 0, "green": 0}, "track": ["red robber 0"]}
    game = robbed(BLUES, "advance meeple", "advance meeple", **start)
    assert figures(game)[0] == 5
    assert [seat for seat, _ in letters_of(game)] == ["red"]
    start = {"scores": {"red": 0, "blue": 3, "green": 0}, "track": ["blue robber 0"]}
    game = robbed(CITY, "advance meeple", "advance meeple", **start)
    assert (figures(game, "blue")[0], letters_of(game)) == (5, [])


def test_the_first_of_two_figures_on_the_space_is_robbed() -> None:
    """D-ROB-18: then the robber has gone home, and the second moves on unharmed."""
    game = messages(TWO, "base-D", more=["robbers"], track=["blue robber 0"])
    for answer in ("place base-D 0,0 r0", "skip", "score road -1,0 road.E", "advance lady", "advance meeple"):
        game.apply(answer)
    assert asked(game) == ("red", "advance")
    game.apply("advance meeple")
    assert said(game, PlayerRobbed) == [PlayerRobbed("blue", "red", 2)]
    assert (figures(game), figures(game, "blue")) == ((4, 3), (2, 0))


def test_a_robber_follows_the_figure_that_steals() -> None:
    """D-ROB-3: green's robber stands with blue's first figure; it moves along with that one, not with the second."""
    start = {"scores": {"red": 0, "blue": 7, "green": 0}, "track": ["blue robber 0", "green robber 7"]}
    game = robbed(CITY, "advance meeple", "advance lady", **start)
    assert (said(game, TrackFigureMoved), game.table.state.on_track) == ([], {("green", "robber"): 7})
    game = robbed(CITY, "advance meeple", "advance meeple", **start)
    assert game.table.state.on_track == {("green", "robber"): 9}


def test_robbers_leave_before_the_figures_are_added() -> None:
    """MSG-22: the sum is no move that could be robbed."""
    game = messages(["base-D 0,0 r0"], "base-B", more=["robbers"], last=[], track=["red lady 4", "blue robber 0"])
    game.apply(game.legal_actions()[0])
    game.apply("skip")
    assert game.over
    ends = [type(event) for event in game.events if isinstance(event, TrackFigureReturned | ScoreFiguresJoined)]
    assert ends == [TrackFigureReturned, ScoreFiguresJoined]
    assert said(game, PlayerRobbed) == []


def test_the_order_of_features_is_asked_where_it_can_matter() -> None:
    """D-INT-3, D-MSG-15: with Messages or Robbers, while two or more features that somebody owns are unrecorded."""
    for names in (["messages"], ["robbers"], ["messages", "robbers"]):
        game = Game(players=3, seed=1, expansions=names, position=TWO, tiles=["base-D", "base-B"], draws=["base-D"])
        game.apply("place base-D 0,0 r0")
        game.apply("skip")
        assert asked(game) == ("red", "score")
        assert options(game) == ["score road -1,0 road.E", "score city 0,-1 city.S"]
    nobodys = [entry.replace(" red:city.S", "") for entry in TWO]
    game = messages(nobodys, "base-D")
    game.apply("place base-D 0,0 r0")
    game.apply("skip")
    assert asked(game) == ("red", "advance")


# ---- with The Gifts


def opened(gift: str, *position: str, stack: list[str], letters: list[str], **options: object) -> Game:
    """Red holds a gift and the first tile of the stack, and opens the gift."""
    game = messages([*CITY, *position], *stack, letters=letters, more=["gifts"], hands=[f"red gift {gift}"], **options)
    game.apply(f"gift {gift}")
    return game


def test_points_of_a_gift_bring_the_letter_of_the_turn_at_once() -> None:
    """D-GIFT-17, D-MSG-3: before the tile is placed; the city of the same turn then brings no second one."""
    around = ["base-U 1,0 r1 red:road.N"]
    start = {"scores": {"red": 1, "blue": 0, "green": 0}, "track": ["red lady 3"]}
    game = opened("cash_out", *around, stack=["base-E"], letters=["knights"], **start)
    game.apply("cash meeple 1,0 road.N")
    game.apply("advance lady")
    assert (figures(game), asked(game)) == ((1, 5), ("red", "letter"))
    game.apply("letter seal")
    game.apply("advance lady")
    assert asked(game) == ("red", "place")
    completes(game, "advance meeple")
    assert figures(game) == (5, 7)
    assert len(letters_of(game)) == 1


def test_a_swept_road_may_bring_a_letter() -> None:
    """D-GIFT-17: to the player on turn; an owner who is not on turn gets none."""
    road = ["base-U 1,0 r1 {}:road.N", "base-U 1,1 r1"]
    for seat, letters in (("red", 1), ("blue", 0)):
        scores = {"red": 0, "blue": 0, "green": 0, seat: 3}
        position = [entry.format(seat) for entry in road]
        game = opened("road_sweeper", *position, stack=["base-E"], letters=["knights"], scores=scores)
        assert asked(game) == (seat, "advance")
        game.apply("advance meeple")
        assert len(letters_of(game)) == letters


def test_a_tile_waits_while_the_letters_is_placed() -> None:
    """D-GIFT-17, D-MSG-12: letter 7 comes at once, and after its tile the one in hand is placed."""
    scores = {"red": 3, "blue": 0, "green": 0}
    game = opened("cash_out", stack=["base-U", "base-B"], letters=["extra_tile"], scores=scores)
    game.apply("advance meeple")
    game.apply("letter use")
    assert game.prompt is not None
    assert (asked(game), game.prompt.tile) == (("red", "place"), "base-B")
    game.apply("place base-B 0,1 r0")
    game.apply("skip")
    assert (asked(game), game.prompt.tile, game.table.state.hand) == (("red", "place"), "base-U", "base-U")
    assert "place base-U 1,0 r1" in options(game)
    game.apply("place base-U 1,0 r1")
    game.apply("skip")
    assert asked(game) == ("blue", "place")
    assert [event.tile for event in said(game, TilePlaced) if event.player] == ["base-B", "base-U"]


def test_a_waiting_tile_that_fits_no_longer_is_replaced() -> None:
    """D-MSG-12: the letter's tile took the only place; the rule for tiles that fit nowhere holds."""
    scores = {"red": 3, "blue": 0, "green": 0}
    game = opened("cash_out", stack=["base-C", "base-E", "base-U"], letters=["extra_tile"], scores=scores)
    for answer in ("advance meeple", "letter use", "place base-E 0,-1 r2", "skip"):
        game.apply(answer)
    assert [event.tile for event in said(game, TileRemoved)] == ["base-C"]
    assert game.prompt is not None
    assert (asked(game), game.prompt.tile) == (("red", "place"), "base-U")
    game = opened("cash_out", stack=["base-C", "base-E"], letters=["extra_tile"], scores=scores, last=[])
    for answer in ("advance meeple", "letter use", "place base-E 0,-1 r2", "skip"):
        game.apply(answer)
    assert (game.over, game.table.state.hand) == (True, "")


def test_a_gift_inside_the_extra_part_may_bring_another_letter() -> None:
    """D-MSG-3: all points of the part that letter 7 gives come of a letter."""
    around = ["base-U 1,0 r1 red:road.N"]
    start = {"scores": {"red": 1, "blue": 0, "green": 0}, "track": ["red lady 3"], "hands": ["red gift cash_out"]}
    game = messages([*CITY, *around], "base-E", "base-B", letters=["extra_tile"], more=["gifts"], **start)
    game.apply("skip")  # the gift stays closed before the first tile
    completes(game, "advance meeple")
    for answer in ("letter use", "gift cash_out", "advance lady"):
        game.apply(answer)
    assert figures(game) == (5, 5)
    assert len(letters_of(game)) == 2


def test_gifts_at_the_end_bring_no_letter() -> None:
    """D-GIFT-22, MSG-23: 2 points for an unused gift, from 3 to 5, after the figures are added."""
    scores = {"red": 1, "blue": 0, "green": 0}
    start = {"scores": scores, "track": ["red lady 2"], "hands": ["red gift synod"]}
    game = messages(["base-D 0,0 r0"], "base-U", more=["gifts"], last=[], **start)
    game.apply("skip")
    game.apply("place base-U 1,0 r0")
    game.apply("skip")
    assert game.over
    assert (figures(game), game.scores["red"], letters_of(game)) == ((5, 0), 5, [])


# ---- the extra tile beside crop circles and gold


def test_an_extra_tile_with_a_crop_circle_has_its_own_action() -> None:
    """D-CROP-12, D-INT-6, D-INT-7: at the end of its part; the first tile's action comes after that."""
    start = {"scores": {"red": 1, "blue": 0, "green": 0}, "more": ["crop_circles"]}
    game = messages(CITY, "crop-01", "crop-05", letters=["extra_tile"], **start)
    game.apply("place crop-01 0,-1 r2")
    for answer in ("skip", "advance meeple", "letter use"):
        game.apply(answer)
    assert said(game, SignShown) == [], "the letter comes before the crop circle"
    game.apply(next(option for option in options(game) if option.startswith("place crop-05")))
    game.apply("skip")
    assert asked(game) == ("red", "crop")
    assert [event.kind for event in said(game, SignShown)] == ["road"]
    game.apply("crop A")
    assert asked(game) == ("red", "crop")
    assert [event.kind for event in said(game, SignShown)] == ["road", "field"]
    game.apply("crop A")
    assert asked(game) == ("blue", "place")


def test_gold_is_handed_out_before_the_letter() -> None:
    """D-INT-6: the bars of the completed city come first, and a letter's points bring none."""
    city = ["base-E 0,0 r0 red:city.N gold", "base-E 0,1 r2 red:city.S gold"]
    start = {"scores": {"red": 1, "blue": 0, "green": 0}, "more": ["gold_mines"]}
    game = completes(messages(city, "base-E", letters=["smallest_city"], **start), "advance meeple")
    order = [type(e) for e in game.events if isinstance(e, TokensTaken | CardTaken | TileDrawn)]
    assert order == [TileDrawn, TokensTaken, CardTaken]
    game.apply("letter use 0,1 city.S")
    game.apply("advance lady")
    assert points(game) == [4, 1]
    assert len(said(game, TokensTaken)) == 1


def test_each_part_hands_out_its_own_gold() -> None:
    """D-MSG-12: what the extra tile completes is scored like any other, gold included, before the letter's chain."""
    cities = ["base-E 0,0 r0 red:city.N gold", "base-E 0,1 r2 red:city.S gold"]
    start = {"scores": {"red": 1, "blue": 0, "green": 0}, "track": ["red lady 1"], "more": ["gold_mines"]}
    game = completes(messages(cities, "base-E", "base-E", letters=["extra_tile"], **start), "advance meeple")
    for answer in ("letter use", "place base-E 0,2 r0", "skip", "advance lady"):
        game.apply(answer)
    order = [type(e) for e in game.events if isinstance(e, TokensTaken | CardTaken | CardUsed)]
    assert order == [TokensTaken, CardTaken, CardUsed, TokensTaken, CardTaken]
    assert said(game, PointsScored)[-1].points == 4
    assert said(game, BonusScored) == []
    assert said(game, TileRemoved) == []


def test_the_witch_leaves_with_the_figures_before_the_letter_comes() -> None:
    """MW-14, MSG-6: an extra tile finds her beside the landscape."""
    position = ["base-E 0,0 r0 red:city.N witch:city.N"]
    start = {"red": 3, "blue": 0, "green": 0}
    game = messages(position, "base-E", letters=["extra_tile"], more=["mage_and_witch"], scores=start)
    completes(game, "advance meeple")
    assert asked(game) == ("red", "letter")
    assert standing(game) == {}
