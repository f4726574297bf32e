"""What The Gifts say: cards, questions, events and refusals in every language, with rules that exist."""

from __future__ import annotations

import random
from typing import Any

import pytest

from carcnb import Game
from carcnb.engine.events import BonusScored, CardTaken, CardUsed, FigureMoved, HouseRule, PointsScored
from carcnb.rulebook import rule
from carcnb.rulebook.explain import explain, log_entry, reason, refusal
from carcnb.systems.gifts.rules import GIFTS, GiftsReshuffled, GiftWithoutEffect, TileShuffledBack
from carcnb.widget.prompts import prompt
from carcnb.widget.reader import Reader
from carcnb.words import has, languages, say
from tests.systems.gifts.scenes import gifts, opened
from tests.systems.gifts.test_opened import road
from tests.systems.gifts.test_rules import BLUE_ROAD

LANGS = list(languages())
NAMES = {"red": "Ada", "blue": "Ben", "green": "Cyd"}
OWN = (BonusScored, CardTaken, CardUsed, FigureMoved, GiftWithoutEffect, PointsScored, TileShuffledBack)
D = "base-D 0,0 r0 red:city.N"


def panel(game: Game, lang: str) -> dict[str, Any]:
    return prompt(game, Reader.of(game, lang))


def own(game: Game, lang: str) -> list[str]:
    """What gifts did since the game began, in sentences."""
    return [explain(event, NAMES, lang) for event in game.events if isinstance(event, OWN)]


@pytest.mark.parametrize("lang", LANGS)
def test_every_gift_is_a_card_with_its_whole_text(lang: str) -> None:
    """GIFT-1: a title that is also the answer, and what the card does."""
    for card in GIFTS:
        assert say(f"card-gift-{card}", lang) == say(f"choice-gift-{card}", lang)
        assert len(say(f"card-gift-{card}-text", lang).split()) <= 32
    assert has("card-gift-hidden", lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_told(lang: str) -> None:
    """GIFT-4, GIFT-8, GIFT-12, GIFT-17, GIFT-20, GIFT-24, GIFT-27, GIFT-29, GIFT-30, GIFT-34: why it may not be."""
    taken = gifts(BLUE_ROAD, "base-U", known=["synod"])
    taken.apply("place base-U 2,0 r0")
    taken.apply("take_gift")
    none = gifts(BLUE_ROAD, "base-U", hands=[f"blue gift {card}" for card in GIFTS for _ in range(5)])
    none.apply("place base-U 2,0 r0")
    change = opened("change_position", [D, "base-E 0,-1 r2", "base-U 1,0 r0 red:field.NNW"], "base-E")
    sweep = opened("road_sweeper", [*road(""), "base-A 1,1 r3", "base-A 2,1 r1"], "base-U")
    cases = [
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
    told = []
    for game, answer, key in cases:
        why = game.why_not(answer)
        assert why is not None, answer
        assert why.key == key, answer
        assert refusal(why, NAMES, lang).endswith(f"{rule(why.rule, lang).short} ({why.rule})")
        told.append((why.key, reason(why, NAMES, lang)))
    assert len({text for key, text in told if key != "gift-change-whose"}) == len(told) - 1
    kinds = ("gift", "take_gift", "synod", "sweep", "cash", "change", "keep")
    assert [kind for kind in kinds if not has(f"why-asked-{kind}", lang) or not has(f"ask-{kind}", lang)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_what_happens_is_told(lang: str) -> None:
    """GIFT-10, GIFT-13, GIFT-15, GIFT-21, GIFT-25, GIFT-27, GIFT-35, GIFT-38: every event is a sentence."""
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
    told = [text for one in (game, sweep, two, cash, change, nothing) for text in own(one, lang)]
    assert told == {
        "en": [
            "Ada takes a gift. (GIFT-10)",
            "Unfinished road +3: 3 tiles × 1 = 3. (BASE-14.2)",
            "Unused gifts +2: 1 unused gift × 2 = 2. (GIFT-38)",
            "Ada opens a gift: Road Sweeper. (GIFT-13)",
            "Unfinished road +4: 4 tiles × 1 = 4. (BASE-14.2)",
            "Ada opens a gift: Take Two. (GIFT-13)",
            "Ada keeps one tile, the other goes back into the stack. (GIFT-35)",
            "Ada opens a gift: Cash Out. (GIFT-13)",
            "Cash Out +2: 1 follower × 2 = 2. (GIFT-25)",
            "Ada opens a gift: Change Position. (GIFT-13)",
            "Ada: the figure lies down as a farmer. (GIFT-27)",
            "Ada opens a gift: Synod. (GIFT-13)",
            "Nothing can be done with this gift now. (GIFT-15)",
        ],
        "cs": [
            "Ada si bere dárek. (GIFT-10)",
            "Neuzavřená cesta +3: 3 kartičky × 1 = 3. (BASE-14.2)",
            "Nepoužité dárky +2: 1 nepoužitý dárek × 2 = 2. (GIFT-38)",
            "Ada rozbaluje dárek: Metař. (GIFT-13)",
            "Neuzavřená cesta +4: 4 kartičky × 1 = 4. (BASE-14.2)",
            "Ada rozbaluje dárek: Vem dvě karty. (GIFT-13)",
            "Ada si nechává jednu kartičku, druhá se vrací mezi ostatní. (GIFT-35)",
            "Ada rozbaluje dárek: Výplata. (GIFT-13)",
            "Výplata +2: 1 družiník × 2 = 2. (GIFT-25)",
            "Ada rozbaluje dárek: Změna postavení. (GIFT-13)",
            "Ada: z figurky je sedlák. (GIFT-27)",
            "Ada rozbaluje dárek: Církevní sjezd. (GIFT-13)",
            "Tento dárek teď nemůže nic způsobit. (GIFT-15)",
        ],
    }.get(lang, told)
    assert "3" in explain(GiftsReshuffled(3), NAMES, lang)


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
