"""Random games with each expansion, in pairs and all together, with variants, held against the second referee.

Every answer of every game is watched: options, events, pieces, features, scoring; at a few moments everything else.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from carcnb import Game
from tests import contract
from tests.systems.games import ALL, NEWER, OLDER, TRACK, dense, play

WATCHED = True
PAIRS = list(combinations(ALL, 2))
THICK = [
    ("ferries", "gold_mines", "mage_and_witch"),
    ("flying_machines", "gold_mines", "crop_circles"),
    TRACK,
    (*TRACK, "inns_and_cathedrals", "traders_and_builders", "mage_and_witch"),
    ALL,
]
SETS = [*((name,) for name in ALL), *PAIRS, OLDER, TRACK, ALL]
GAMES, BLOCK = 200, 20
"""How many games with each expansion but the older ones, and with all: every run plays the first block of them."""

SELDOM = [pytest.mark.slow, pytest.mark.many]
BLOCKS = [pytest.param(n, marks=SELDOM if n else []) for n in range(0, GAMES, BLOCK)]


def together(value: object) -> str:
    return ("all" if value == ALL else "+".join(value)) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize("expansions", SETS, ids=together)
def test_a_game_keeps_the_contract(expansions: tuple[str, ...]) -> None:
    game = play(SETS.index(expansions), expansions, checked=0.04)
    assert {name.split("-")[0] for name in game.setup.box()} >= {"base"}


@pytest.mark.parametrize("expansions", PAIRS, ids=together)
def test_some_games_with_two(expansions: tuple[str, ...]) -> None:
    for seed in range(300, 303):
        play(seed, expansions)


@pytest.mark.parametrize("first", BLOCKS)
@pytest.mark.parametrize("expansions", [*((name,) for name in (*NEWER, *TRACK)), ALL], ids=together)
def test_many_games(expansions: tuple[str, ...], first: int) -> None:
    for seed in range(first, first + BLOCK):
        play(1000 + seed, expansions)


def thick(expansions: tuple[str, ...]) -> list[str]:
    return dense(*(name.split("_")[0] for name in expansions if name not in OLDER))


@pytest.mark.parametrize("expansions", THICK, ids=together)
def test_games_in_which_little_else_happens(expansions: tuple[str, ...]) -> None:
    """Three times the tiles of every kind, crowded together: bars are contested, ferries stand in a row."""
    for seed in range(701, 731, 2):
        play(seed, expansions, tiles=thick(expansions), players=2 + seed % 3)


# ---- the random games are no empty proof

EVENTS = {"DoubleTurnEarned", "SecondPartBegan", "TokensTaken", "BonusScored", "DieRolled", "FlightFailed"}
EVENTS |= {"PlayerRobbed", "TrackFigureMoved ROB-11", "TrackFigureMoved ROB-5", "GiftsReshuffled", "GiftWithoutEffect"}
EVENTS |= {"CardUsed MSG-19", "CardUsed MSG-20", "FigureMoved", "TileShuffledBack", "ScoreFiguresJoined"}
EVENTS |= {"FigureReturned TB-BUILDER-13", "NeutralMoved ferry", "NeutralMoved mage", "NeutralRemoved witch"}
EVENTS |= {"NeutralRemoved GOLD-7", "NeutralRemoved GOLD-10", "NeutralRemoved GOLD-15", "FigurePlaced CROP-6"}
LINES = {"inn", "unfinished_inn", "pig", "most_wine", "unfinished_cathedral", "gold", "mage", "witch"}
QUESTIONS = {"place BASE-3.3", "deploy BASE-5.1", "land FLY-8", "ferry FER-3", "ferry FER-8", "gold GOLD-2"}
QUESTIONS |= {"magic MW-2 tile", "magic MW-8 tile", "magic MW-8 figure", "take_gold GOLD-10", "crop CROP-3"}
QUESTIONS |= {"add CROP-6", "remove CROP-7", "ferry FER-8 again", "take_gold GOLD-10 again"}
QUESTIONS |= {f"{kind} {rule} of another" for kind, rule in (("add", "CROP-6"), ("remove", "CROP-7"))}
QUESTIONS |= {"robber ROB-2", "robber ROB-5", "robber ROB-4 of another", "score BASE-3.5", "letter MSG-10"}
QUESTIONS |= {"advance BASE-12.1", "advance BASE-12.1 of another", "rob ROB-13", "rob ROB-13 of another"}
QUESTIONS |= {"take_gift GIFT-3", "gift GIFT-12", "synod GIFT-17", "sweep GIFT-20", "cash GIFT-24", "change GIFT-27"}
QUESTIONS |= {"keep GIFT-34", "place BASE-3.3 within", "deploy BASE-5.1 within"}
QUESTIONS |= {f"{kind} {rule} again of another" for kind, rule in (("add", "CROP-6"), ("take_gold", "GOLD-10"))}


def test_everything_happens_and_a_game_can_be_left_and_taken_up_in_the_midst_of_it() -> None:
    """Thrown dice, a second ferry to move, bars half handed out, a crop circle half done: twice each, all is checked.

    Games are played until all of it has happened.
    """
    rng = random.Random(1)
    met: Counter[str] = Counter()

    def look(game: Game, watch: contract.Watch) -> None:
        ask = game.prompt
        assert ask
        again = watch.part is not None and [a.rule for a in watch.part.asked(ask.kind)].count(ask.rule) > 1
        words = [ask.kind, ask.rule, ask.step * (ask.kind == "magic"), "again" * again]
        words += ["within"] * (watch.part is not None and watch.part.nested)
        words += ["of another"] if ask.player != game.table.state.player else []
        question = " ".join(filter(None, words))
        met[question] += 1
        if met[question] <= 2:
            contract.check_moment(game, watch, rng)

    wanted = EVENTS | LINES | QUESTIONS
    for seed in range(601, 661, 2):
        for names in THICK:
            game = play(seed, names, look=look, tiles=None if names == ALL else thick(names), players=3)
            for event in game.events:
                name = type(event).__name__
                met.update((name, f"{name} {event.rule}", f"{name} {getattr(event, 'piece', '')}"))
                met.update(line.what for line in getattr(event, "lines", ()))
        if wanted <= met.keys():
            break
    assert wanted <= met.keys(), wanted - met.keys()
