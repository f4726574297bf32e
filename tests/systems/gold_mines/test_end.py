"""Gold Mines: the end of the game, the number of bars, and the expansions beside it."""

from __future__ import annotations

import re

import pytest

from carcnb import Game, SetupError
from carcnb.engine.events import BonusScored, FinalScoringBegan, Line, NeutralRemoved, PointsScored
from carcnb.rulebook.explain import explain
from carcnb.rulebook.explain import refusal as told
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned
from carcnb.words import languages
from tests.systems.gold_mines.scenes import CROSS, ROAD, asked, gold, held, land, put_down, taken
from tests.systems.scene import gained, said, turn

INNS, TRADERS = ("inns_and_cathedrals",), ("traders_and_builders",)


# ---- the end


def test_bars_left_on_the_land_are_worth_nothing() -> None:
    """GOLD-15, D-GOLD-6: unfinished features score at the end, but hand nothing out."""
    game = gold(["base-E 0,0 r1 red:city.E gold gold", "base-B 0,1 r0 gold"], last="")
    assert gained(game) == {"red": 1}
    assert game.scores["red"] == 1
    assert (held(game), land(game)) == ({}, {})
    kinds = [type(event) for event in game.events]
    gone = [event.rule for event in said(game, NeutralRemoved)]
    assert gone == ["GOLD-15"] * 3
    assert kinds.index(FinalScoringBegan) < kinds.index(NeutralRemoved) < kinds.index(PointsScored)


@pytest.mark.parametrize(
    ("bars", "points"),
    [(1, 1), (2, 2), (3, 3), (4, 8), (5, 10), (6, 12), (7, 21), (8, 24), (9, 27), (10, 40), (16, 64)],
)
def test_the_price_of_all_bars_rises_with_their_number(bars: int, points: int) -> None:
    """GOLD-16: 1 point each, from 4 bars 2, from 7 bars 3, from 10 bars 4."""
    game = gold(["base-U 0,0 r0"], last="", tokens={"blue": {"gold": bars}})
    assert game.scores["blue"] == points
    lines = [event.lines for event in said(game, BonusScored)]
    assert lines == [(Line("gold", bars, points // bars, "GOLD-16"),)]


def test_seven_bars_on_top_of_102_points() -> None:
    """GOLD-16, EX-GOLD-4, D-GOLD-8: after the final scoring, as points of no feature."""
    tokens = {"red": {"gold": 7}, "blue": {"gold": 2}}
    game = gold(["base-U 0,0 r0 green:road.E"], last="", tokens=tokens, scores=[102, 0, 0])
    assert game.scores == {"red": 123, "blue": 2, "green": 1}
    bonus = said(game, BonusScored)
    assert [(e.player, e.points, e.reason, e.rule, e.final) for e in bonus] == [
        ("red", 21, "gold", "GOLD-16", True),
        ("blue", 2, "gold", "GOLD-16", True),
    ]
    kinds = [type(event) for event in game.events]
    assert kinds.index(PointsScored) < kinds.index(BonusScored)


# ---- the number of bars


def test_no_more_than_16_bars() -> None:
    """GOLD-2: on the land and before the players together; two for each of the eight tiles."""
    with pytest.raises(SetupError, match="gold"):
        gold(["base-U 0,0 r0" + " gold" * 17], "base-U")
    with pytest.raises(SetupError, match="players hold"):
        gold(["base-U 0,0 r0" + " gold" * 2], "base-U", tokens={"red": {"gold": 15}})
    with pytest.raises(SetupError, match="tokens"):
        gold(["base-U 0,0 r0"], "base-U", tokens={"red": {"gold": 17}})


def test_a_stack_with_more_gold_tiles_than_the_box_runs_out_of_bars() -> None:
    """GOLD-2: then those that are left are put down, the first of them on the tile itself."""
    down = []
    for bars in (14, 15, 16):
        game = gold(["base-U 0,0 r0"], "gold-08", tokens={"red": {"gold": bars}})
        turn(game, "gold-08 0,1 r0")
        down.append(put_down(game))
    assert down == [[(0, 1), (0, 0)], [(0, 1)], []]


# ---- other expansions


def test_a_large_meeple_against_one() -> None:
    """D-GOLD-4, DT-GOLD-5: the owner of the large one alone takes all; it counts 2, as for the points."""
    position = [ROAD[0].replace("red:road", "red:large:road"), *ROAD[1:]]
    game = gold(position, "base-U", more=INNS)
    turn(game, "base-U 2,0 r0")
    assert gained(game) == {"red": 4}
    assert held(game) == {"red": 3}


def test_a_builder_and_a_pig_claim_nothing() -> None:
    """D-GOLD-4: thief and builder against a thief are a tie, for the bars too."""
    position = [ROAD[0], "base-U 1,0 r0 red:builder:road.E gold", *ROAD[2:]]
    game = gold(position, "base-U", "base-B", more=TRADERS)
    turn(game, "base-U 2,0 r0")
    assert gained(game) == {"red": 4, "blue": 4}
    assert held(game) == {"red": 2, "blue": 1}


def test_two_monks_share_the_gold_of_a_monastery() -> None:
    """GOLD-9, GOLD-10: as a flight may bring them together; from all nine tiles, in turn."""
    around = ["base-E 1,0 r0", "base-E 0,0 r0 gold", "base-E 2,0 r0 gold", "base-B 0,1 r0", "base-E 2,1 r1"]
    position = ["base-B 1,1 r0 red:monastery blue:monastery gold", *around, "base-B 0,2 r0", "base-B 1,2 r0"]
    game = gold(position, "base-E", "base-U", more=("flying_machines",), first="blue", last="")
    turn(game, "base-E 2,2 r1")
    assert gained(game) == {"red": 9, "blue": 9}
    assert [seat for seat, _, _ in taken(game)] == ["blue", "red", "blue"]


def test_goods_to_the_finisher_gold_to_the_owner() -> None:
    """GOLD-7, D-GOLD-4: one city gives Ada its grain and Ben its gold."""
    game = gold(["base-E 0,0 r1 blue:city.E gold", "traders-18 1,0 r0"], "base-E", more=TRADERS)
    turn(game, "base-E 2,0 r3")
    tokens = game.table.state.tokens
    assert (tokens["red", "grain"], tokens["blue", "grain"]) == (1, 0)
    assert held(game) == {"blue": 1}


def test_each_tile_of_a_double_turn_hands_out_for_itself() -> None:
    """GOLD-14, D-GOLD-2: what the first tile completes is handed out before the second is drawn."""
    built = ["base-W 0,1 r0", "base-U 1,1 r0 red:road.E", "base-U 2,1 r0 red:builder:road.E gold"]
    city = ["base-E 1,0 r1 blue:city.E gold"]
    game = gold([*built, *city], "base-A", "base-E", more=TRADERS)
    turn(game, "base-A 3,1 r1")
    assert said(game, DoubleTurnEarned)
    assert asked(game) == ("red", "place")
    assert taken(game) == [("red", 1, "GOLD-7")]
    turn(game, "base-E 2,0 r3")
    assert taken(game) == [("red", 1, "GOLD-7"), ("blue", 1, "GOLD-7")]


def test_a_cathedral_and_an_inn_change_no_claim() -> None:
    """D-GOLD-6: an unfinished city with a cathedral is worth 0 and hands out nothing; a finished one hands out all."""
    start = ["inns-02 0,0 r0", "base-E 0,-1 r2 red:city.S gold", "base-E 1,0 r3 gold", "base-E 0,1 r0"]
    assert held(gold(start, last="", more=INNS)) == {}
    game = gold(start, "base-E", more=INNS)
    turn(game, "base-E -1,0 r1")
    assert held(game) == {"red": 2}


def test_what_a_ferry_completes_hands_out_too() -> None:
    """D-GOLD-9: a ferry moves away, and the road behind it ends at the lake; it stays, and nothing is complete."""
    lake = ["base-A -1,0 r3 red:road.E gold", "ferries-02 0,0 r0 gold ferry:road.S+road.W"]
    after = {}
    for move in ("skip", "ferry 0,0 road.E+road.S"):
        game = gold(lake, "base-U", "base-B", more=("ferries",))
        turn(game, "base-U 0,1 r1")
        assert asked(game) == ("red", "ferry")
        game.apply(move)
        after[move] = (held(game), land(game))
    assert list(after.values()) == [({}, {(-1, 0): 1, (0, 0): 1}), ({"red": 2}, {})]


def test_a_good_place_in_a_bad_answer() -> None:
    """GOLD-2, GOLD-11: a slip in the writing is not blamed on the place, which is allowed."""
    game = gold(CROSS, "gold-02")
    for right, slip in (("gold 2,0", "gold bar 2,0"), ("take_gold 2,0", "take_gold bar 2,0")):
        game.apply("place gold-02 1,0 r0" if right == "gold 2,0" else "skip")
        assert game.why_not(right) is None
        refusal = game.why_not(slip)
        assert refusal is not None
        assert refusal.key == "not-offered"
        game.apply(right)


# ---- in words


@pytest.mark.parametrize("lang", languages())
def test_everything_is_told(lang: str) -> None:
    """GOLD-2, GOLD-11, GOLD-15, GOLD-16: what happens, and what is refused, in a sentence with its rule."""
    ended = gold(["base-U 0,0 r0 gold"], last="", tokens={"red": {"gold": 5}})
    game = gold([*CROSS[:6], "base-A 1,1 r2 gold"], "gold-02")
    game.apply("place gold-02 1,0 r0")
    why = [game.why_not(answer) for answer in ("gold 1,0", "gold 5,5", "skip")]
    for answer in ("gold 2,0", "skip"):
        game.apply(answer)
    why += [game.why_not(answer) for answer in ("take_gold 1,1", "take_gold 0,0", "skip")]
    game.apply("take_gold 1,0")
    for refusal in why:
        assert refusal is not None
        assert told(refusal, lang=lang).endswith(f"({refusal.rule})")
    texts = [explain(event, lang=lang) for event in [*ended.events, *game.events] if event.rule.startswith("GOLD")]
    assert {re.findall(r"GOLD-\d+", text)[-1] for text in texts} == {"GOLD-2", "GOLD-10", "GOLD-15", "GOLD-16"}
    assert not any("{" in text for text in texts)


# ---- a second opinion


def test_the_points_that_another_program_recorded() -> None:
    """GOLD-2, GOLD-8, GOLD-16: JCloisterZone's own test of the Gold Mines, move by move, with the points it expects."""
    tiles = ["gold-02", "gold-08", "base-E", "base-E", "base-W", "base-W"]
    game = Game(["Alice", "Bob"], ["gold_mines"], seed=1, position=["base-D 0,0 r0"], tiles=tiles, draws=tiles)
    moves = """
        place gold-02 0,-1 r1 / deploy meeple 0,-1 city.N
        place gold-08 1,-1 r1 / gold 0,0 / skip
        place base-E 0,-2 r2 / skip
        place base-E 1,-2 r0 / skip
        place base-W 1,0 r1 / skip
        place base-W -1,-1 r0 / deploy meeple -1,-1 road.E
    """
    for move in re.findall(r"\w[^/\n]*\w", moves):
        game.apply(move)
    assert game.over
    assert game.scores == {"red": 9, "blue": 5}
    assert {event.player: event.points for event in said(game, BonusScored)} == {"red": 3, "blue": 1}


def test_the_mage_is_gone_before_the_bars_are_asked_for() -> None:
    """MW-14, TURN-10: it leaves what is scored when the figures do; only then are bars given out (D-INT-7)."""
    position = [CROSS[0] + " mage:city.E", *CROSS[1:]]
    game = gold(position, "gold-02", more=("mage_and_witch",))
    for action in ("place gold-02 1,0 r0", "gold 2,0", "skip"):
        game.apply(action)
    assert asked(game) == ("red", "take_gold")
    assert game.table.neutral("mage") == []
    assert [event.rule for event in said(game, NeutralRemoved)] == ["MW-14"]
