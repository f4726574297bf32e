"""What Ferries say: every event and every refusal by its key and rule; a game is told to its end."""

from __future__ import annotations

import random

from carcnb import Game
from carcnb.engine.events import Event
from carcnb.engine.refusals import Refusal
from carcnb.rulebook.explain import log_entry
from carcnb.words import languages
from tests.systems.ferries.scenes import ACROSS, lake, play
from tests.words.told import NAMES, Scenes, keys, why

REFUSED = {
    "ferry-due": ("skip", "FER-3"),
    "ferry-first": ("ferry 0,0 road.S+road.E", "FER-14"),
    "ferry-roads": ("ferry 1,0 road.E+road.N", "FER-9"),
}
MOVES = {
    "ferry-new": ("ferry 1,0 road.S+road.E", "FER-14"),
    "ferry-same": ("ferry 0,0 road.W+road.E", "FER-9"),
    "ferry-none": ("ferry 2,0 road.W+road.E", "FER-8"),
    "ferry-farther": ("ferry -1,0 road.S+road.E", "FER-11"),
    "ferry-elsewhere": ("ferry 1,-1 road.W+road.E", "FER-8"),
}
"""Answers that are refused while the ferry at 0,0 may move, with their rule."""

POSITION = [ACROSS.replace("0,0", "-1,0"), ACROSS, "base-U 0,-1 r0", "ferries-02 1,-1 r2 ferry:road.N+road.W"]


def refused() -> list[Refusal]:
    """Why a ferry is not laid or moved like that."""
    game = play(lake(POSITION, "ferries-02"), "place ferries-02 1,0 r0", "skip")
    found = [why(game, answer) for answer, _ in REFUSED.values()]
    play(game, "ferry 1,0 road.W+road.E")
    found += [why(game, answer) for answer, _ in MOVES.values()]
    twice = lake([ACROSS, "base-B 0,-1 r0", "base-B 1,-1 r0", "base-B 2,-1 r0", ACROSS.replace("0,0", "2,0")], "base-U")
    play(twice, "place base-U 1,0 r0", "skip", "ferry 0,0 road.S+road.E")
    return [*found, why(twice, "ferry 0,0 road.W+road.S")]


def moved() -> list[Event]:
    """Who lays and who moves a ferry."""
    game = play(lake([ACROSS], "ferries-02"), "place ferries-02 1,0 r0", "skip")
    play(game, "ferry 1,0 road.W+road.E", "ferry 0,0 road.S+road.E")
    return [event for event in game.events if type(event).__name__.startswith("Neutral")][1:]


SCENES: Scenes = {"refused": refused, "laid and moved": moved}


def test_every_refusal_has_its_reason() -> None:
    """FER-3, FER-8, FER-9, FER-11, FER-13, FER-14, D-FER-14: why a ferry is not laid or moved like that."""
    wanted = {key: rule for key, (_, rule) in (REFUSED | MOVES).items()} | {"ferry-moved": "FER-13"}
    assert keys(refused()) == list(wanted.items())


def test_what_happens_has_its_rule() -> None:
    """FER-3, FER-8: who lays and who moves a ferry, by which rule."""
    assert [(type(event).__name__, event.rule) for event in moved()] == [
        ("NeutralPlaced", "FER-3"),
        ("NeutralMoved", "FER-8"),
    ]


def test_games_with_ferries_are_told_to_the_end() -> None:
    """FER-20: games at random; every event has its words, no ferry is forgotten, and a record gives the same game."""
    for seed in range(4):
        chance = random.Random(seed)
        game = Game(players=3, expansions=["ferries", "traders_and_builders"], seed=seed)
        while not game.over:
            game.apply(chance.choice(game.legal_actions()))
        assert len(game.table.neutral("ferry")) == 8
        assert all("{" not in log_entry(event, NAMES, lang)["say"] for event in game.events for lang in languages())
        assert Game.load(game.save()).events == game.events
