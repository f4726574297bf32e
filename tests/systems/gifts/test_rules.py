"""The Gifts, rule by rule: when a gift is taken, when it may be opened, and what it is worth at the end.

What the five gifts do: ``test_opened_gifts.py``.
"""

# mypy: disable-error-code="arg-type"
from __future__ import annotations

import pytest

from carcnb import Game, SetupError
from carcnb.board.log import page
from carcnb.board.reader import Reader
from carcnb.engine.events import BonusScored, CardTaken, CardUsed, HouseRule, TilePlaced, TileRemoved
from carcnb.engine.table import Table
from carcnb.systems.gifts.rules import GIFTS, Cards, GiftDue, Gifts, GiftsReshuffled, GiftWithoutEffect
from carcnb.systems.traders_and_builders.rules import SecondPartBegan
from tests.systems.gifts.scenes import FIELD, asked, gifts, opened, options, records
from tests.systems.scene import look_at, said
from tests.systems.traders_and_builders.scenes import reason

BLUE_ROAD = ["base-W 0,0 r0", "base-U 1,0 r0 blue:road.E"]
"""A road of blue's, open in the east."""


def offered(position: list[str], tile: str, **more: object) -> bool:
    """Whether red, laying this tile, is offered a gift."""
    game = gifts(position, tile.split()[0], **more)
    game.apply(f"place {tile}")
    return game.prompt is not None and game.prompt.kind == "take_gift"


# ---- taking one


def test_the_box() -> None:
    """GIFT-1: 25 cards, five of each kind, and no tile."""
    assert len(GIFTS) == 5
    game = Game(players=2, seed=1, expansions=["gifts"])
    assert dict(game.table.recall(Cards).deck) == dict.fromkeys(GIFTS, 5)
    assert game.setup.box() == Game(players=2, seed=1).setup.box()


def test_nobody_holds_more_than_the_box_has() -> None:
    """GIFT-1: five of a kind, whoever holds them at the start."""
    held = ["red gift synod", "red gift synod", "red gift synod", "blue gift synod", "blue gift synod"]
    assert gifts(FIELD, "base-E", hands=held).table.recall(Cards).deck[0] == ("synod", 0)
    with pytest.raises(SetupError, match=r"hands, entry 6 .*of synod there are 5"):
        gifts(FIELD, "base-E", hands=[*held, "green gift synod"])


def test_only_the_first_step_changes() -> None:
    """GIFT-2: figures and points are those of the base game."""
    game = gifts(["base-D 0,0 r0"], "base-U")
    game.apply("place base-U 1,0 r0")
    assert asked(game) == ("red", "deploy")
    game.apply("deploy meeple 1,0 road.E")
    assert asked(game) == ("blue", "place")


def test_extending_anothers_road_brings_a_gift() -> None:
    """GIFT-3, GIFT-5, D-GIFT-3, D-GIFT-4: it may be declined; it comes before the figure."""
    game = gifts(BLUE_ROAD, "base-U", known=["synod"])
    game.apply("place base-U 2,0 r0")
    assert (asked(game), options(game)) == (("red", "take_gift"), ["take_gift", "skip"])
    declined = game.clone()
    declined.apply("skip")
    assert declined.table.state.hands == {}
    game.apply("take_gift")
    assert game.table.state.hands == {("red", "gift"): ("synod",)}
    assert asked(game) == ("red", "deploy")


def test_example_a_road_and_a_city() -> None:
    """EX-GIFT-1, GIFT-4: one gift for blue's road, none for the city in which red has a share."""
    laid = ["base-U -1,0 r0 blue:road.E"]
    city = ["base-G 0,-1 r1 red:city.S", "base-B -1,-1 r0"]
    game = gifts([*laid, city[1], city[0]], "base-D", known=["synod"])
    game.apply("place base-D 0,0 r0")
    assert asked(game) == ("red", "take_gift")
    game.apply("take_gift")
    assert asked(game) == ("red", "deploy")
    tie = city[0].replace("red:city.S", "red:city.S blue:city.S")
    assert not offered(["base-U -1,0 r0", city[1], tie], "base-D 0,0 r0")
    assert not offered(["base-U -1,0 r0", city[1], city[0]], "base-D 0,0 r0")


def test_a_share_of_the_majority_brings_none() -> None:
    """GIFT-4, GIFT-6, GIFT-7, DT-GIFT-1: one knight each after joining is a tie; two of blue's are more."""
    cities = ["base-E 0,0 r1 red:city.E", "base-E 0,1 r2", "base-E 1,1 r2", "base-E 2,1 r2", "base-E 2,0 r3 {}"]
    assert not offered([c.format("blue:city.W") for c in cities], "base-G 1,0 r0")
    assert offered([c.format("blue:city.W blue:city.W") for c in cities], "base-G 1,0 r0")


def test_an_unoccupied_feature_brings_none() -> None:
    """D-GIFT-1, DT-GIFT-2: another player's follower must be there."""
    assert not offered(["base-W 0,0 r0", "base-U 1,0 r0"], "base-U 2,0 r0")


def test_why_no_gift_is_taken() -> None:
    """GIFT-4, GIFT-8, GIFT-12: none is due, or it was taken; and one is opened before the tile only."""
    game = gifts(["base-W 0,0 r0", "base-U 1,0 r0"], "base-U", hands=["red gift synod"])
    assert reason(game, "take_gift") == ("gift-not-due", "GIFT-4")
    declined = game.clone()
    declined.apply("skip")
    assert reason(declined, "gift synod") == ("gift-when", "GIFT-12")
    game.apply("gift synod")
    assert reason(game, "gift synod") == ("gift-again", "GIFT-12")
    game.apply("place base-U 2,0 r0")
    assert reason(game, "take_gift") == ("gift-not-due", "GIFT-4")
    game = gifts(BLUE_ROAD, "base-U", known=["synod"])
    game.apply("place base-U 2,0 r0")
    game.apply("take_gift")
    assert reason(game, "take_gift") == ("gift-one", "GIFT-8")
    assert reason(game, "gift synod") == ("gift-when", "GIFT-12")


def test_a_feature_that_only_begins_brings_none() -> None:
    """D-GIFT-2: the tile has to add to a road or city that was there before; a field is neither."""
    assert not offered(["base-B 0,0 r0 blue:field.NNW"], "base-B 1,0 r0")
    assert not offered(["base-W 0,0 r0 blue:road.S"], "base-U 1,0 r0")


def test_one_gift_a_tile() -> None:
    """GIFT-8, DT-GIFT-3: however many roads and cities it extends."""
    laid = [
        "base-E 0,-1 r2 green:city.S",
        "base-E -1,-1 r3",
        "base-W -1,0 r0 blue:road.E",
        "base-E 1,-1 r1",
        "base-W 1,0 r0 blue:road.W",
    ]
    game = gifts(laid, "base-D", known=["synod"])
    game.apply("place base-D 0,0 r0")
    game.apply("take_gift")
    assert asked(game) == ("red", "deploy")
    assert len(said(game, CardTaken)) == 1


@pytest.mark.parametrize("tile", ["base-U 2,0 r0", "base-W 2,0 r0"])
def test_help_and_harm_are_the_same(tile: str) -> None:
    """GIFT-9: also where the tile completes the feature."""
    assert offered(BLUE_ROAD, tile)


def test_only_its_owner_sees_a_gift() -> None:
    """GIFT-10, D-GIFT-7: how many are held is known to all."""
    game = gifts(BLUE_ROAD, "base-U", known=["cash_out"])
    game.apply("place base-U 2,0 r0")
    game.apply("take_gift")
    assert game.view("red").hands == {("red", "gift"): ("cash_out",)}
    assert game.view("blue").hands == {("red", "gift"): ("hidden",)}
    assert [e.card for e in game.view("green").events if isinstance(e, CardTaken)] == ["hidden"]
    assert "cash_out" not in str(game.view("blue").history)


def test_strength_counts() -> None:
    """D-GIFT-5: a large follower counts two, a builder nothing."""
    assert not offered(
        ["base-W 0,0 r0", "base-U 1,0 r0 red:large:road.E blue:road.E"], "base-U 2,0 r0", more=["inns_and_cathedrals"]
    )
    builder = ["base-W 0,0 r0", "base-U 1,0 r0 red:builder:road.E red:road.E blue:road.E blue:road.E"]
    assert offered(builder, "base-U 2,0 r0", more=["traders_and_builders"])


def test_an_empty_deck_is_made_of_the_used_gifts(monkeypatch: pytest.MonkeyPatch) -> None:
    """GIFT-11, DT-GIFT-4: three used cards are shuffled, one of them is drawn."""

    def all_drawn(_: Gifts, table: Table) -> None:
        table.remember(Cards(tuple((card, 0) for card in GIFTS), ("synod", "synod", "take_two")))

    monkeypatch.setattr(Gifts, "set_up", all_drawn)
    game = gifts(BLUE_ROAD, "base-U")
    game.apply("place base-U 2,0 r0")
    game.apply("take_gift")
    assert said(game, GiftsReshuffled) == [GiftsReshuffled(3)]
    (taken,) = said(game, CardTaken)
    assert taken.card in ("synod", "take_two")
    cards = game.table.recall(Cards)
    assert (sum(count for _, count in cards.deck), cards.used) == (2, ())


def test_with_all_gifts_held_none_is_offered() -> None:
    """GIFT-11: nothing is left to take."""
    held = [f"{seat} gift {card}" for card in GIFTS for seat in ("blue", "blue", "green", "green", "green")]
    game = gifts(BLUE_ROAD, "base-U", hands=held)
    game.apply("place base-U 2,0 r0")
    assert (asked(game), reason(game, "take_gift")) == (("red", "deploy"), ("gift-none", "GIFT-11"))
    assert offered(BLUE_ROAD, "base-U 2,0 r0", hands=held[1:])


# ---- opening one


def test_a_gift_may_be_opened_with_the_tile_in_hand() -> None:
    """GIFT-12, GIFT-13, GIFT-14: at most one; it is shown and goes to the used ones."""
    game = gifts(FIELD, "base-E", hands=["red gift synod", "red gift take_two", "blue gift synod"])
    assert (asked(game), options(game)) == (("red", "gift"), ["gift synod", "gift take_two", "skip"])
    assert game.prompt is not None
    assert (game.prompt.tile, game.prompt.secret) == ("base-E", True)
    assert game.view("blue").legal_actions() == []
    assert reason(game, "gift cash_out") == ("gift-hand", "GIFT-12")
    game.apply("gift synod")
    assert asked(game) == ("red", "place")
    assert game.table.state.hands["red", "gift"] == ("take_two",)
    assert game.table.recall(Cards).used == ("synod",)
    assert [event.card for event in game.view("blue").events if isinstance(event, CardUsed)] == ["synod"]


def test_a_gift_may_stay_closed() -> None:
    """GIFT-15: opening is voluntary."""
    game = gifts(FIELD, "base-E", hands=["red gift synod"])
    game.apply("skip")
    assert asked(game) == ("red", "place")
    assert game.table.state.hands["red", "gift"] == ("synod",)


def test_a_gift_without_effect_is_used_up() -> None:
    """GIFT-15, D-GIFT-23: there is no monastery for the Synod."""
    game = opened("synod", FIELD, "base-E")
    assert said(game, GiftWithoutEffect) == [GiftWithoutEffect("red", "synod")]
    assert (asked(game)[1], game.table.state.hands["red", "gift"]) == ("place", ())


def test_the_tile_in_hand_must_fit_first() -> None:
    """GIFT-16: what cannot be placed is replaced before a gift may be opened."""
    game = gifts(FIELD, "base-X", "base-E", hands=["red gift synod"])
    assert len(said(game, TileRemoved)) == 1
    assert game.prompt is not None
    assert (game.prompt.kind, game.prompt.tile) == ("gift", "base-E")
    over = gifts(FIELD, "base-X", last=[], hands=["red gift synod"])
    assert over.over
    assert said(over, CardUsed) == []


def test_a_gift_of_this_tile_waits_for_the_next() -> None:
    """D-GIFT-6: it is opened with the second tile of a double turn at the earliest, one for each tile."""
    road = ["base-W 0,0 r0", "base-U 1,0 r0 blue:road.E blue:road.E red:road.E red:builder:road.E"]
    game = gifts(road, "base-U", "base-U", known=["synod"], more=["traders_and_builders"])
    game.apply("place base-U 2,0 r0")
    game.apply("take_gift")
    game.apply("skip")
    assert len(said(game, SecondPartBegan)) == 1
    assert (asked(game), options(game)) == (("red", "gift"), ["gift synod", "skip"])


# ---- beside other expansions


def test_beside_other_expansions_they_are_a_house_rule() -> None:
    """D-INT-16: the game says so once, where it begins; alone they are played as they were made."""
    alone = Game(players=2, seed=1, expansions=["gifts"])
    assert (alone.house_rules, said(alone, HouseRule)) == ((), [])
    assert Game(players=2, seed=1, expansions=["winter"]).house_rules == ()
    game = Game(players=2, seed=1, expansions=["gifts", "ferries"])
    assert game.house_rules == ("gifts",)
    assert said(game, HouseRule) == [HouseRule("gifts", "GIFT-2")]
    log, more = page(game.table, game.events, Reader.of(game, "en"))
    assert (more, [(entry["text"], entry["rule"]) for entry in log]) == (
        False,
        [("The Gifts were made for the base game alone; beside other expansions they are a house rule", "GIFT-2")],
    )


# ---- the end


def test_unused_gifts_are_worth_two_points() -> None:
    """GIFT-38, D-GIFT-22, DT-GIFT-11: three are six, after everything else."""
    held = ["red gift synod", "red gift take_two", "red gift take_two"]
    game = gifts(["base-E 0,0 r0 blue:city.N"], "base-B", last=[], hands=held)
    game.apply("skip")
    game.apply(game.legal_actions()[0])
    game.apply("skip")
    assert game.over
    assert records(game) == [("blue", 1), ("red", 6)]
    (event,) = said(game, BonusScored)
    assert (event.rule, event.final, event.reason) == ("GIFT-38", True, "gifts")


def test_a_gift_never_spoils_the_tile_in_hand() -> None:
    """D-GIFT-24: after opening, the same tile is placed."""
    game = opened("cash_out", ["base-E 0,0 r0 red:city.N"], "base-E")
    assert asked(game) == ("red", "place")
    game.apply("place base-E 0,-1 r2")
    assert said(game, TilePlaced)[-1].tile == "base-E"
    assert look_at(game, 0, 0, "city.N").complete


def test_why_a_gift_is_due_is_told() -> None:
    """GIFT-4: whose road or city it is stands beside the question; a tile that brings none says nothing."""
    game = gifts(BLUE_ROAD, "base-U", known=["synod"])
    game.apply("place base-U 2,0 r0")
    (due,) = said(game, GiftDue)
    assert (due.player, due.owner, due.kind, due.cell) == ("red", "blue", "road", (2, 0))
    assert game.prompt is not None
    assert game.prompt.about == due
    assert game.explain(due, "en") == "Ada makes a road of Ben longer. (GIFT-4)"
    quiet = gifts(["base-W 0,0 r0"], "base-U")
    quiet.apply("place base-U 1,0 r0")
    assert said(quiet, GiftDue) == []
