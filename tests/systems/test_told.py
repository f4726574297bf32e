"""What the expansions say: every sum, event and refusal is a sentence in every language, with a rule that exists."""

from __future__ import annotations

import re

import pytest

from carcnb import Game
from carcnb.rulebook import rule, rules
from carcnb.rulebook.explain import explain, log_entry, refusal
from carcnb.words import languages
from tests.sources import ENGINE, SYSTEMS
from tests.systems.games import OLDER, play
from tests.systems.scene import scene, turn
from tests.systems.traders_and_builders.scenes import BUILT as ROAD
from tests.systems.traders_and_builders.scenes import traders

LANGS = list(languages())
NAMES = {"red": "Ada", "blue": "Ben"}
SOURCES = ENGINE + SYSTEMS


def last_sum(game: Game, lang: str) -> str:
    """The last points of a game as a sentence."""
    return explain(next(e for e in reversed(game.events) if type(e).__name__.endswith("Scored")), NAMES, lang)


def inn() -> Game:
    game = scene(["base-T 0,0 r3", "inns-14 1,0 r0 red:road.W"], "base-A", expansions=OLDER[:1])
    turn(game, "base-A 2,0 r1")
    return game


def cathedral() -> Game:
    caps = ["base-E 0,-1 r2 red:city.S", "inns-02 0,0 r0", "base-E 0,1 r0", "base-E -1,0 r1", "base-F 1,0 r0"]
    game = scene(caps, "base-E", expansions=OLDER[:1])
    turn(game, "base-E 2,0 r3")
    return game


def open_inn() -> Game:
    return scene(["base-T 0,0 r3", "inns-14 1,0 r0 red:road.W"], last="", expansions=OLDER[:1])


def pig() -> Game:
    return traders(["base-E 0,0 r2 red:field.NNW red:pig:field.NNW", "base-E 0,1 r0"], last="")


def wine() -> Game:
    return traders(["base-U 0,0 r0"], last="", tokens={"red": {"wine": 4}})


@pytest.mark.parametrize(
    ("make", "en", "cs"),
    [
        (
            inn,
            "Road completed +6: 3 tiles × 1 + inn: 3 tiles × 1 = 6. (BASE-6.4)",
            "Uzavřená cesta +6: 3 kartičky × 1 + hostinec: 3 kartičky × 1 = 6. (BASE-6.4)",
        ),
        (
            cathedral,
            "City completed +21: 6 tiles × 2 + 1 coat of arms × 2 + cathedral: 6 tiles × 1 "
            "+ cathedral: 1 coat of arms × 1 = 21. (BASE-7.3)",
            "Uzavřené město +21: 6 kartiček × 2 + 1 erb × 2 + katedrála: 6 kartiček × 1 "
            "+ katedrála: 1 erb × 1 = 21. (BASE-7.3)",
        ),
        (
            open_inn,
            "Unfinished road +0: unfinished with an inn: 2 tiles × 0 = 0. (IC-22)",
            "Neuzavřená cesta +0: neuzavřená cesta s hostincem: 2 kartičky × 0 = 0. (IC-22)",
        ),
        (
            pig,
            "Field +4: 1 complete city × 3 + pig: 1 complete city × 1 = 4. (BASE-15.4)",
            "Louka +4: 1 uzavřené město × 3 + selátko: 1 uzavřené město × 1 = 4. (BASE-15.4)",
        ),
        (
            wine,
            "Most wine +10: most wine: 10 = 10. (TB-GOODS-7)",
            "Nejvíc vína +10: nejvíc vína: 10 = 10. (TB-GOODS-7)",
        ),
    ],
)
def test_the_sum_names_each_modifier(make: object, en: str, cs: str) -> None:
    """IC-20, IC-25, IC-26, IC-22, TB-PIG-4, TB-GOODS-7: a line of its own, with a rule of its own."""
    assert callable(make)
    game = make()
    assert last_sum(game, "en") == en
    assert last_sum(game, "cs") == cs


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_happens_is_told(lang: str) -> None:
    double = traders([*ROAD], "base-U", "base-B")
    turn(double, "base-U 3,0 r0")
    seen = set()
    for event in [*double.events, *play(310, OLDER).events, *wine().events]:
        entry = log_entry(event, NAMES, lang)
        assert entry["rule"]
        assert rule(entry["rule"], lang)
        assert all(rule(line["rule"], lang) for line in entry["sum"])
        assert "{" not in entry["say"]
        seen.add(type(event).__name__)
    assert {"DoubleTurnEarned", "SecondPartBegan", "TokensTaken", "BonusScored"} <= seen


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_told(lang: str) -> None:
    """TB-BUILDER-2, TB-BUILDER-3, TB-BUILDER-4, TB-PIG-1, TB-PIG-2: with the rule that forbids it."""
    road = traders([*ROAD[:2]], "base-A")
    road.apply("place base-A 2,0 r1")
    other = traders(["base-U 0,0 r0 blue:road.E"], "base-U")
    other.apply("place base-U 1,0 r0")
    told = {}
    for game, text in (
        (road, "deploy builder 2,0 monastery"),
        (other, "deploy builder 1,0 road.E"),
        (road, "deploy builder 2,0 road.W"),
        (road, "deploy pig 2,0 road.W"),
        (road, "deploy pig 2,0 field.NNW"),
    ):
        why = game.why_not(text)
        assert why is not None
        told[why.key] = refusal(why, NAMES, lang)
        assert told[why.key].endswith(f"{rule(why.rule, lang).short} ({why.rule})")
    assert set(told) == {"builder-place", "builder-alone", "builder-complete", "pig-place", "pig-alone"}


def test_every_rule_the_engine_names_exists() -> None:
    known = {found.id for system in ("base", "overview", "inns", "traders", "winter") for found in rules(system)}
    pattern = re.compile(r'"((?:IC|TB(?:-[A-Z]+)?|WIN)-\d+)"')
    named = {id for path in SOURCES for id in pattern.findall(path.read_text(encoding="utf-8"))}
    assert {"IC-20", "TB-PIG-4", "TB-BUILDER-6", "WIN-11"} <= named
    assert named <= known
