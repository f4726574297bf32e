"""What the older expansions say: every sum, event and refusal by its key, with a rule that exists."""

from __future__ import annotations

import re

import pytest

from carcnb import Game
from carcnb.engine.events import Event, Scored
from carcnb.engine.refusals import Refusal
from carcnb.rulebook import rule, rules
from carcnb.rulebook.explain import log_entry
from carcnb.words import languages
from tests.sources import ENGINE, SYSTEMS
from tests.systems.games import OLDER, play
from tests.systems.scene import scene, turn
from tests.systems.traders_and_builders.scenes import BUILT as ROAD
from tests.systems.traders_and_builders.scenes import traders
from tests.words.told import NAMES, Scenes, keys, why

LANGS = list(languages())
SOURCES = ENGINE + SYSTEMS


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


def sums() -> list[Event]:
    """The last points of games in which each modifier counts once."""
    games = [inn(), cathedral(), open_inn(), pig(), wine()]
    return [next(event for event in reversed(game.events) if isinstance(event, Scored)) for game in games]


def refused() -> list[Refusal]:
    """Why a builder or a pig may not stand there."""
    road = traders([*ROAD[:2]], "base-A")
    road.apply("place base-A 2,0 r1")
    other = traders(["base-U 0,0 r0 blue:road.E"], "base-U")
    other.apply("place base-U 1,0 r0")
    return [
        why(road, "deploy builder 2,0 monastery"),
        why(other, "deploy builder 1,0 road.E"),
        why(road, "deploy builder 2,0 road.W"),
        why(road, "deploy pig 2,0 road.W"),
        why(road, "deploy pig 2,0 field.NNW"),
    ]


SCENES: Scenes = {"sums": sums, "refused": refused}


def test_the_sum_has_a_line_for_each_modifier() -> None:
    """IC-20, IC-25, IC-26, IC-22, TB-PIG-4, TB-GOODS-7: a line of its own, with a rule of its own."""
    found = [[(line.what, line.rule) for line in event.lines] for event in sums() if isinstance(event, Scored)]
    assert found == [
        [("tile", "BASE-6.4"), ("inn", "IC-20")],
        [("tile", "BASE-7.3"), ("coat_of_arms", "BASE-7.4"), ("cathedral", "IC-25"), ("cathedral_coat", "IC-26")],
        [("unfinished_inn", "IC-22")],
        [("city", "BASE-15.4"), ("pig", "TB-PIG-4")],
        [("most_wine", "TB-GOODS-7")],
    ]


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


def test_every_refusal_has_its_reason() -> None:
    """TB-BUILDER-2, TB-BUILDER-3, TB-BUILDER-4, TB-PIG-1, TB-PIG-2: with the rule that forbids it."""
    assert keys(refused()) == [
        ("builder-place", "TB-BUILDER-2"),
        ("builder-alone", "TB-BUILDER-3"),
        ("builder-complete", "TB-BUILDER-4"),
        ("pig-place", "TB-PIG-1"),
        ("pig-alone", "TB-PIG-2"),
    ]


def test_every_rule_the_engine_names_exists() -> None:
    known = {found.id for system in ("base", "overview", "inns", "traders", "winter") for found in rules(system)}
    pattern = re.compile(r'"((?:IC|TB(?:-[A-Z]+)?|WIN)-\d+)"')
    named = {id for path in SOURCES for id in pattern.findall(path.read_text(encoding="utf-8"))}
    assert {"IC-20", "TB-PIG-4", "TB-BUILDER-6", "WIN-11"} <= named
    assert named <= known
