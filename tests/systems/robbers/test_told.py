"""What Robbers say: every event, question and refusal is a sentence in every language, with a rule that exists."""

from __future__ import annotations

import random

import pytest

from carcnb import Game
from carcnb.engine.events import BonusScored, TrackFigureMoved, TrackFigurePlaced, TrackFigureReturned
from carcnb.rulebook import rule
from carcnb.rulebook.explain import explain, log_entry, reason, refusal
from carcnb.systems.robbers.rules import PlayerRobbed
from carcnb.widget.prompts import prompt
from carcnb.widget.reader import Reader
from carcnb.words import languages
from tests.systems.robbers.test_rules import four_points, robbers, shared

LANGS = list(languages())
NAMES = {"red": "Ada", "blue": "Ben", "green": "Cyd", "yellow": "Dan"}
OWN = (BonusScored, PlayerRobbed, TrackFigurePlaced, TrackFigureMoved, TrackFigureReturned)


def own(game: Game, lang: str) -> list[str]:
    """What robbers did since the game began, in sentences."""
    events = [event for event in game.events if isinstance(event, OWN) and event.rule != "BASE-2.1"]
    return [explain(event, NAMES, lang) for event in events]


def placing(**options: object) -> Game:
    """Red has placed a tile with a robber: red stands on 7, blue and green on 15, yellow on 9."""
    scores = {"red": 7, "blue": 15, "green": 65, "yellow": 9}
    game = robbers(["base-D 0,0 r0"], "robbers-01", scores=scores, **options)
    game.apply("place robbers-01 1,0 r0")
    return game


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_told(lang: str) -> None:
    """ROB-2, ROB-3, ROB-5, ROB-13: why a robber may not stand there, and why this player is not robbed now."""
    cases = [
        (placing(), "robber 8", "robber-space", "ROB-3"),
        (placing(), "robber 7", "robber-own", "ROB-3"),
        (placing(track=["red robber 9"]), "robber 9", "robber-same", "ROB-5"),
        (robbers(["base-D 0,0 r0"], "robbers-01"), "deploy robber 0,0 city.N", "robber-land", "ROB-2"),
        (shared(), "rob green", "rob-other", "ROB-13"),
        (placing(), "deploy meeple 1,0 road.S", "asked", "ROB-2"),
        (shared(), "place base-B 5,5 r0", "asked", "ROB-13"),
    ]
    told = set()
    for game, answer, key, id in cases:
        why = game.why_not(answer)
        assert why is not None, answer
        assert (why.key, why.rule) == (key, id), answer
        assert refusal(why, NAMES, lang).endswith(f"{rule(id, lang).short} ({id})")
        told.add(reason(why, NAMES, lang))
    assert len(told) == len(cases)


@pytest.mark.parametrize("lang", LANGS)
def test_what_happens_is_told(lang: str) -> None:
    """ROB-3, ROB-5, ROB-7, ROB-9, ROB-11: who puts a robber where, who is robbed, and where the robbers go."""
    game = placing(track=["red robber 9"])
    game.apply("robber 15")
    game.apply("robber 7")
    told = own(game, lang)
    scores = {"red": 10, "blue": 12, "green": 12, "yellow": 30}
    game = four_points(scores=scores, track=["blue robber 10", "yellow robber 12"])
    told += own(game, lang)
    assert told == {
        "en": [
            "The robber of Ada moves to space 15. (ROB-5)",
            "Ben puts the robber on space 7. (ROB-3)",
            "Ben robs Ada. (ROB-7)",
            "Stolen points +2: half, rounded up = 2. (ROB-7)",
            "The robber of Dan moves to space 14. (ROB-11)",
            "Ben: the robber returns to the supply. (ROB-9)",
        ],
        "cs": [
            "Ada: zbojník jde na políčko 15. (ROB-5)",
            "Ben staví zbojníka na políčko 7. (ROB-3)",
            "Ben loupí, oloupený hráč: Ada. (ROB-7)",
            "Uloupené body +2: polovina, zaokrouhleno nahoru = 2. (ROB-7)",
            "Dan: zbojník jde na políčko 14. (ROB-11)",
            "Ben: zbojník se vrací do zásoby. (ROB-9)",
        ],
    }.get(lang, told)


@pytest.mark.parametrize(
    ("lang", "question", "choices"),
    [
        ("en", "Put your robber on the track?", [("To space 9", "Beside Dan"), ("To space 15", "Beside Ben and Cyd")]),
        (
            "cs",
            "Postavit zbojníka na počítadlo?",
            [("Na políčko 9", "Stojí tam: Dan"), ("Na políčko 15", "Stojí tam: Ben a Cyd")],
        ),
    ],
)
def test_a_space_is_offered_with_who_is_there(lang: str, question: str, choices: list[tuple[str, str]]) -> None:
    """ROB-2, ROB-3: the spaces to choose from, and beside whom the robber would stand."""
    shown = prompt(placing(), Reader(NAMES, lang))
    assert (shown["question"], shown["rule"], shown["skip"]) == (question, "ROB-2", "skip")
    assert [(option["text"], option["note"]) for option in shown["options"]] == choices
    assert [option["space"] for option in shown["options"]] == [9, 15]


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
