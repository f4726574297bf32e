"""Mage and Witch in words: every sum, every move and every refusal is a sentence in each language, with its rule."""

from __future__ import annotations

import re

import pytest

from carcnb import Game
from carcnb.engine.events import PointsScored
from carcnb.rulebook import rule
from carcnb.rulebook.explain import explain, refusal
from carcnb.words import languages
from tests.systems.mage_and_witch.scenes import magic
from tests.systems.scene import said, turn

NAMES = {"red": "Ada", "blue": "Ben"}
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


@pytest.mark.parametrize(
    ("game", "en", "cs"),
    [
        (
            road("mage"),
            "Road completed +6: 3 tiles × 1 + mage: 3 tiles × 1 = 6. (BASE-6.4)",
            "Uzavřená cesta +6: 3 kartičky × 1 + mág: 3 kartičky × 1 = 6. (BASE-6.4)",
        ),
        (
            road("witch"),
            "Road completed +2: 3 tiles × 1 + witch halves: −1 = 2. (BASE-6.4)",
            "Uzavřená cesta +2: 3 kartičky × 1 + čarodějnice půlí: −1 = 2. (BASE-6.4)",
        ),
        (
            end(),
            "Unfinished road +1: 1 tile × 1 + witch halves: 0 = 1. (BASE-14.2)",
            "Neuzavřená cesta +1: 1 kartička × 1 + čarodějnice půlí: 0 = 1. (BASE-14.2)",
        ),
    ],
    ids=["mage", "witch", "nothing to take"],
)
def test_the_sum_in_words(game: Game, en: str, cs: str) -> None:
    """MW-9, MW-10, MW-15: what she takes is a line below nothing, and the lines still make the sum."""
    (points,) = said(game, PointsScored)
    assert [explain(points, NAMES, lang) for lang in ("en", "cs")] == [en, cs]


def test_coming_moving_and_leaving_in_words() -> None:
    """MW-2, MW-14: the three things that can happen to them."""
    game = magic(["base-E 0,0 r0 mage:city.N red:city.N"], "base-E", "mage-08", "mage-07")
    turn(game, "base-E 0,-1 r2")
    game.apply("place mage-08 1,0 r0")
    game.apply("magic witch 1,0 city.N")
    game.apply("skip")
    game.apply("place mage-07 1,1 r0")
    game.apply("magic witch 1,1 road.E")
    told = [explain(event, NAMES, "en") for event in game.events if type(event).__name__.startswith("Neutral")]
    assert told[1:] == [
        "The mage goes back beside the landscape. (MW-14)",
        "Ben puts down the witch. (MW-2)",
        "Green moves the witch. (MW-2)",
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("action", "id"),
    [
        ("skip", "MW-5"),
        ("magic_away witch", "MW-5"),
        ("deploy meeple 1,0 road.E", "MW-7"),
        ("magic mage 0,0 field.ESE", "MW-3"),
        ("magic mage 0,-1 city.S", "MW-3"),
        ("magic mage 0,0 road.W", "MW-4"),
        ("magic witch 0,0 road.W", "MW-2"),
        ("place mage-07 2,0 r0", "MW-2"),
        ("magic mage 7,7 road.E", "MW-2"),
        ("magic nobody 0,0 road.E", "MW-2"),
    ],
)
def test_a_refusal_names_its_rule(action: str, id: str, lang: str) -> None:
    """MW-2, MW-3, MW-4, MW-5, MW-7: the sentence ends with the rule that decides, and says it in short."""
    game = magic(OPEN, "mage-07")
    game.apply("place mage-07 1,0 r0")
    why = game.why_not(action)
    assert why is not None
    text = refusal(why, NAMES, lang)
    assert text.endswith(f"{rule(id, lang).short} ({id})")
    assert not re.search(r"[{}]", text)
