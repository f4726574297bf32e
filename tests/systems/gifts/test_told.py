"""What The Gifts say: events and refusals by key and rule; cards and questions in every language."""

# mypy: disable-error-code="return-value"
from __future__ import annotations

import random
from typing import Any

import pytest

from carcnb import Game
from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from carcnb.engine.events import BonusScored, CardTaken, CardUsed, Event, FigureMoved, HouseRule, PointsScored
from carcnb.engine.refusals import Refusal
from carcnb.rulebook.explain import explain, log_entry, reason
from carcnb.systems.gifts.rules import GIFTS, GiftsReshuffled, GiftWithoutEffect, TileShuffledBack
from carcnb.words import has, languages, say
from tests.systems.gifts.scenes import gifts, opened
from tests.systems.gifts.test_opened import road
from tests.systems.gifts.test_rules import BLUE_ROAD
from tests.words.told import NAMES, Scenes, why

LANGS = list(languages())
OWN = (BonusScored, CardTaken, CardUsed, FigureMoved, GiftWithoutEffect, PointsScored, TileShuffledBack)
D = "base-D 0,0 r0 red:city.N"


def panel(game: Game, lang: str) -> dict[str, Any]:
    return prompt(game, Reader.of(game, lang))


def cases() -> list[tuple[Game, str, str]]:
    """Answers that are refused, each in its game, and the reason."""
    taken = gifts(BLUE_ROAD, "base-U", known=["synod"])
    taken.apply("place base-U 2,0 r0")
    taken.apply("take_gift")
    none = gifts(BLUE_ROAD, "base-U", hands=[f"blue gift {card}" for card in GIFTS for _ in range(5)])
    none.apply("place base-U 2,0 r0")
    change = opened("change_position", [D, "base-E 0,-1 r2", "base-U 1,0 r0 red:field.NNW"], "base-E")
    sweep = opened("road_sweeper", [*road(""), "base-A 1,1 r3", "base-A 2,1 r1"], "base-U")
    return [
        (gifts(BLUE_ROAD, "base-U"), "take_gift", "gift-not-due"),
        (taken, "take_gift", "gift-one"),
        (none, "take_gift", "gift-none"),
        (taken, "gift synod", "gift-when"),
        (gifts(BLUE_ROAD, "base-U", hands=["red gift synod"]), "gift take_two", "gift-hand"),
        (gifts(BLUE_ROAD, "base-U", hands=["red gift synod"]), "place base-U 2,0 r0", "asked"),
        (sweep, "gift synod", "gift-again"),
        (sweep, "skip", "gift-skip"),
        (sweep, "sweep 2,1 road.W", "gift-sweep-complete"),
        (sweep, "sweep 2,1 monastery", "gift-sweep"),
        (sweep, "sweep 2,0 road.E", "gift-sweep-named"),
        (sweep, "place base-U 4,0 r0", "asked"),
        (opened("cash_out", [D, "base-U 1,0 r0 red:road.E"], "base-E"), "cash meeple 9,9 city.N", "gift-cash"),
        (opened("synod", ["base-B 0,0 r0", "base-B 1,0 r0"], "base-B"), "synod meeple 5,5 monastery", "gift-synod"),
        (change, "change meeple 0,0 field.ENE+field.ESE", "gift-change-whose"),
        (change, "change meeple 1,0 field.NNW+field.ESE", "gift-change"),
        (change, "change meeple 1,0 field.NNW", "gift-change-tile"),
        (opened("take_two", ["base-E 0,0 r0"], "base-E", "base-H"), "keep base-U", "gift-keep"),
    ]


def refused() -> list[Refusal]:
    """Why it may not be."""
    return [why(game, answer) for game, answer, _ in cases()]


def happens() -> list[Event]:
    """What gifts did in games in which each is opened once."""
    game = gifts(BLUE_ROAD, "base-U", known=["synod"], last=[])
    game.apply("place base-U 2,0 r0")
    game.apply("take_gift")
    game.apply("skip")
    sweep = opened("road_sweeper", road("red:road.E"), "base-U")
    sweep.apply("sweep 0,0 road.E")
    two = opened("take_two", ["base-E 0,0 r0"], "base-E", "base-H")
    two.apply("keep base-H")
    cash = opened("cash_out", [D], "base-E")
    change = opened("change_position", ["base-B 0,0 r0 red:monastery"], "base-E")
    nothing = opened("synod", [D], "base-E")
    events = [event for one in (game, sweep, two, cash, change, nothing) for event in one.events]
    return [*(event for event in events if isinstance(event, OWN)), GiftsReshuffled(3)]


SCENES: Scenes = {"refused": refused, "what happens": happens}


@pytest.mark.parametrize("lang", LANGS)
def test_every_gift_is_a_card_with_its_whole_text(lang: str) -> None:
    """GIFT-1: a title that is also the answer, and what the card does."""
    for card in GIFTS:
        assert say(f"card-gift-{card}", lang) == say(f"choice-gift-{card}", lang)
        assert len(say(f"card-gift-{card}-text", lang).split()) <= 32
    assert has("card-gift-hidden", lang)


def test_every_refusal_has_its_reason() -> None:
    """GIFT-4, GIFT-8, GIFT-12, GIFT-17, GIFT-20, GIFT-24, GIFT-27, GIFT-29, GIFT-30, GIFT-34: why it may not be."""
    assert [one.key for one in refused()] == [key for _, _, key in cases()]
    kinds = ("gift", "take_gift", "synod", "sweep", "cash", "change", "keep")
    for lang in LANGS:
        told = [reason(one, NAMES, lang) for one in refused() if one.key != "gift-change-whose"]
        assert len(set(told)) == len(told)
        assert [kind for kind in kinds if not has(f"why-asked-{kind}", lang) or not has(f"ask-{kind}", lang)] == []


def test_what_happens_has_its_rule() -> None:
    """GIFT-10, GIFT-13, GIFT-15, GIFT-21, GIFT-25, GIFT-27, GIFT-35, GIFT-38: every event by its rule."""
    assert [(type(event).__name__, event.rule) for event in happens()] == [
        ("CardTaken", "GIFT-10"),
        ("PointsScored", "BASE-14.2"),
        ("BonusScored", "GIFT-38"),
        ("CardUsed", "GIFT-13"),
        ("PointsScored", "BASE-14.2"),
        ("CardUsed", "GIFT-13"),
        ("TileShuffledBack", "GIFT-35"),
        ("CardUsed", "GIFT-13"),
        ("BonusScored", "GIFT-25"),
        ("CardUsed", "GIFT-13"),
        ("FigureMoved", "GIFT-27"),
        ("CardUsed", "GIFT-13"),
        ("GiftWithoutEffect", "GIFT-15"),
        ("GiftsReshuffled", "GIFT-11"),
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_a_gift_nobody_may_see_is_not_named(lang: str) -> None:
    """GIFT-10, GIFT-13: taken it is a gift like any other, opened it has its name."""
    taken = CardTaken("red", "gift", "synod", "GIFT-10")
    assert explain(taken, NAMES, lang) == explain(taken.to_others(), NAMES, lang)
    assert say("card-gift-synod", lang) in explain(CardUsed("red", "gift", "synod", True, "GIFT-13"), NAMES, lang)


def test_games_with_gifts_are_told_to_the_end() -> None:
    """GIFT-38: games at random; every event and question has its words, and a record gives the same game."""
    for seed in range(4):
        chance = random.Random(seed)
        game = Game(players=3, expansions=["gifts", *["traders_and_builders"][seed % 2 :]], seed=seed)
        assert [event.kind for event in game.events if isinstance(event, HouseRule)] == ["gifts"][seed % 2 :]
        while game.prompt is not None:
            for lang in LANGS:
                assert "{" not in panel(game, lang)["question"]
            game.apply(chance.choice(game.legal_actions()))
        assert any(isinstance(event, CardUsed) for event in game.events)
        assert all("{" not in log_entry(event, NAMES, lang)["say"] for event in game.events for lang in LANGS)
        assert Game.load(game.save()).events == game.events
