"""What Ferries say: every event and every refusal is a sentence in every language, with a rule that exists."""

from __future__ import annotations

import random

import pytest

from carcnb import Game
from carcnb.rulebook import rule
from carcnb.rulebook.explain import explain, log_entry, refusal
from carcnb.words import languages
from tests.systems.ferries.scenes import ACROSS, lake, play

LANGS = list(languages())
NAMES = {"red": "Ada", "blue": "Ben"}

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


def told(game: Game, refused: dict[str, tuple[str, str]], lang: str) -> None:
    """Every answer is refused for its reason, in words that end with the rule."""
    for key, (answer, id) in refused.items():
        why = game.why_not(answer)
        assert why is not None, answer
        assert (why.key, why.rule) == (key, id), answer
        said = refusal(why, NAMES, lang)
        assert said.endswith(f"{rule(id, lang).short} ({id})")
        assert "{" not in said


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_told(lang: str) -> None:
    """FER-3, FER-8, FER-9, FER-11, FER-13, FER-14, D-FER-14: why a ferry is not laid or moved like that."""
    game = play(lake(POSITION, "ferries-02"), "place ferries-02 1,0 r0", "skip")
    told(game, REFUSED, lang)
    told(play(game, "ferry 1,0 road.W+road.E"), MOVES, lang)
    twice = lake([ACROSS, "base-B 0,-1 r0", "base-B 1,-1 r0", "base-B 2,-1 r0", ACROSS.replace("0,0", "2,0")], "base-U")
    play(twice, "place base-U 1,0 r0", "skip", "ferry 0,0 road.S+road.E")
    told(twice, {"ferry-moved": ("ferry 0,0 road.W+road.S", "FER-13")}, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_what_happens_is_told(lang: str) -> None:
    """FER-3, FER-8: who lays and who moves a ferry, by which rule."""
    game = play(lake([ACROSS], "ferries-02"), "place ferries-02 1,0 r0", "skip")
    play(game, "ferry 1,0 road.W+road.E", "ferry 0,0 road.S+road.E")
    said = [explain(event, NAMES, lang) for event in game.events if type(event).__name__.startswith("Neutral")]
    assert said[1:] == {
        "en": ["Ada lays a ferry. (FER-3)", "Ada moves a ferry. (FER-8)"],
        "cs": ["Ada umísťuje přívoz. (FER-3)", "Ada přemísťuje přívoz. (FER-8)"],
    }.get(lang, said[1:])


def test_games_with_ferries_are_told_to_the_end() -> None:
    """FER-20: games at random; every event has its words, no ferry is forgotten, and a record gives the same game."""
    for seed in range(4):
        chance = random.Random(seed)
        game = Game(players=3, expansions=["ferries", "traders_and_builders"], seed=seed)
        while not game.over:
            game.apply(chance.choice(game.legal_actions()))
        assert len(game.table.neutral("ferry")) == 8
        assert all("{" not in log_entry(event, NAMES, lang)["say"] for event in game.events for lang in LANGS)
        assert Game.load(game.save()).events == game.events
