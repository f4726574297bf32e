"""What Robbers say: every event, question and refusal by its key and rule; a game is told to its end."""

# mypy: disable-error-code="no-untyped-call"
from __future__ import annotations

import random

import pytest

from carcnb import Game
from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from carcnb.engine.events import BonusScored, Event, TrackFigureMoved, TrackFigurePlaced, TrackFigureReturned
from carcnb.engine.refusals import Refusal
from carcnb.rulebook.explain import log_entry, reason
from carcnb.systems.robbers.rules import PlayerRobbed
from carcnb.words import languages
from tests.systems.robbers.test_rules import four_points, robbers, shared
from tests.words.told import NAMES, Scenes, Shown, keys, why

LANGS = list(languages())
OWN = (BonusScored, PlayerRobbed, TrackFigurePlaced, TrackFigureMoved, TrackFigureReturned)


def placing(**options: object) -> Game:
    """Red has placed a tile with a robber: red stands on 7, blue and green on 15, yellow on 9."""
    scores = {"red": 7, "blue": 15, "green": 65, "yellow": 9}
    game = robbers(["base-D 0,0 r0"], "robbers-01", scores=scores, **options)
    game.apply("place robbers-01 1,0 r0")
    return game


CASES = [
    (placing, "robber 8", "robber-space", "ROB-3"),
    (placing, "robber 7", "robber-own", "ROB-3"),
    (lambda: placing(track=["red robber 9"]), "robber 9", "robber-same", "ROB-5"),
    (lambda: robbers(["base-D 0,0 r0"], "robbers-01"), "deploy robber 0,0 city.N", "robber-land", "ROB-2"),
    (shared, "rob green", "rob-other", "ROB-13"),
    (placing, "deploy meeple 1,0 road.S", "asked", "ROB-2"),
    (shared, "place base-B 5,5 r0", "asked", "ROB-13"),
]
"""Answers that are refused, each in its game, with reason and rule."""


def refused() -> list[Refusal]:
    """Why a robber may not stand there, and why this player is not robbed now."""
    return [why(make(), answer) for make, answer, _, _ in CASES]


def happens() -> list[Event]:
    """Who puts a robber where, who is robbed, and where the robbers go."""
    game = placing(track=["red robber 9"])
    game.apply("robber 15")
    game.apply("robber 7")
    scores = {"red": 10, "blue": 12, "green": 12, "yellow": 30}
    robbed = four_points(scores=scores, track=["blue robber 10", "yellow robber 12"])
    events = [*game.events, *robbed.events]
    return [event for event in events if isinstance(event, OWN) and event.rule != "BASE-2.1"]


def offered() -> list[Shown]:
    """The spaces to choose from, and beside whom the robber would stand."""

    def panel(lang: str) -> str:
        shown = prompt(placing(), Reader(NAMES, lang))
        return " / ".join([shown["question"], *(f"{o['text']}: {o['note']}" for o in shown["options"])])

    return [Shown("ask-robber", "ROB-2", panel)]


SCENES: Scenes = {"refused": refused, "what happens": happens, "offered": offered}


def test_every_refusal_has_its_reason() -> None:
    """ROB-2, ROB-3, ROB-5, ROB-13: why a robber may not stand there, and why this player is not robbed now."""
    assert keys(refused()) == [(key, id) for _, _, key, id in CASES]
    assert all(len({reason(one, NAMES, lang) for one in refused()}) == len(CASES) for lang in LANGS)


def test_what_happens_has_its_rule() -> None:
    """ROB-3, ROB-5, ROB-7, ROB-9, ROB-11: who puts a robber where, who is robbed, and where the robbers go."""
    assert [(type(event).__name__, event.player, event.rule) for event in happens()] == [
        ("TrackFigureMoved", "red", "ROB-5"),
        ("TrackFigurePlaced", "blue", "ROB-3"),
        ("PlayerRobbed", "blue", "ROB-7"),
        ("BonusScored", "blue", "ROB-7"),
        ("TrackFigureMoved", "yellow", "ROB-11"),
        ("TrackFigureReturned", "blue", "ROB-9"),
    ]


def test_a_space_is_offered_with_who_is_there() -> None:
    """ROB-2, ROB-3: the spaces to choose from, and beside whom the robber would stand."""
    shown = prompt(placing(), Reader(NAMES, "en"))
    assert (shown["rule"], shown["skip"]) == ("ROB-2", True)
    assert [option["space"] for option in shown["options"]] == [9, 15]
    assert ["Dan" in option["note"] for option in shown["options"]] == [True, False]


@pytest.mark.parametrize("lang", LANGS)
def test_whom_to_rob_is_asked_with_the_points(lang: str) -> None:
    """ROB-13: the question says whose points these are; ROB-5 asks to move."""
    game = shared()
    shown = prompt(game, Reader(NAMES, lang))
    assert "Ada" in shown["facts"]
    assert "3" in shown["facts"]
    assert [str(game.legal_actions()[option["id"]]) for option in shown["options"]] == ["rob red"]
    moving = prompt(placing(track=["red robber 9"]), Reader(NAMES, lang))
    assert len({shown["question"], moving["question"], prompt(placing(), Reader(NAMES, lang))["question"]}) == 3


def test_games_with_robbers_are_told_to_the_end() -> None:
    """ROB-16: games at random; every event has its words, no robber is left, and a record gives the same game."""
    for seed in range(4):
        chance = random.Random(seed)
        game = Game(players=4, expansions=["robbers"], seed=seed)
        while not game.over:
            game.apply(chance.choice(game.legal_actions()))
        assert game.table.state.on_track == {}
        assert any(isinstance(event, PlayerRobbed) for event in game.events)
        assert all("{" not in log_entry(event, NAMES, lang)["say"] for event in game.events for lang in LANGS)
        assert Game.load(game.save()).events == game.events
