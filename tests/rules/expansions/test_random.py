"""Random games with each expansion, in pairs and all together, with variants, held against the second referee.

Every answer of every game is watched: options, events, pieces, features, scoring; at a few moments everything else.
"""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from carcnb import Game
from tests import contract
from tests.benchmarks.engine import ratio
from tests.rules.expansions.games import ALL, NEWER, OLDER, play

PAIRS = list(combinations((*NEWER, "inns_and_cathedrals", "traders_and_builders"), 2))
SETS = [*((name,) for name in ALL), *combinations(OLDER, 2), OLDER, *PAIRS, ALL]
GAMES, BLOCK = 200, 20
"""How many games with one of the newer expansions, and with all of them; those after the first block count as slow."""

BLOCKS = [pytest.param(n, marks=[pytest.mark.slow] if n else []) for n in range(0, GAMES, BLOCK)]


def together(value: object) -> str:
    return ("all" if value == ALL else "+".join(value)) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize("expansions", SETS, ids=together)
def test_a_game_keeps_the_contract(expansions: tuple[str, ...]) -> None:
    game = play(SETS.index(expansions), expansions, checked=0.04)
    assert {name.split("-")[0] for name in game.setup.box()} >= {"base"}


@pytest.mark.parametrize("expansions", [*combinations(OLDER, 2), *PAIRS], ids=together)
def test_some_games_with_two(expansions: tuple[str, ...]) -> None:
    for seed in range(300, 305):
        play(seed, expansions)


@pytest.mark.parametrize("first", BLOCKS)
@pytest.mark.parametrize("expansions", [*((name,) for name in NEWER), ALL], ids=together)
def test_many_games(expansions: tuple[str, ...], first: int) -> None:
    for seed in range(first, first + BLOCK):
        play(1000 + seed, expansions)


# ---- the random games are no empty proof


def test_everything_happens_in_them() -> None:
    """Builders double turns, pigs pay, figures land and fail, ferries join and part, gold is shared out, and so on."""
    seen: set[str] = set()

    def look(game: Game, watch: contract.Watch) -> None:
        if game.prompt:
            turn = "" if game.prompt.player == game.table.state.player else " for another"
            seen.add(f"{game.prompt.kind} {game.prompt.rule}{turn}")

    for seed in range(24):
        for event in play(500 + seed, ALL, look=look).events:
            name = type(event).__name__
            seen |= {name, f"{name} {event.rule}", f"{name} {getattr(event, 'piece', '')}"}
            seen |= {line.what for line in getattr(event, "lines", ())}
            seen.add(getattr(event, "figure", ""))
    wanted = {"DoubleTurnEarned", "SecondPartBegan", "TokensTaken", "BonusScored", "large", "builder"}
    wanted |= {"inn", "unfinished_inn", "pig", "most_wine", "unfinished_cathedral", "gold", "mage", "witch"}
    wanted |= {"DieRolled", "FlightFailed", "land FLY-8"}
    wanted |= {"ferry FER-3", "ferry FER-8", "NeutralMoved ferry", "FigureReturned TB-BUILDER-13"}
    wanted |= {"gold GOLD-2", "take_gold GOLD-10", "take_gold GOLD-10 for another", "NeutralRemoved GOLD-15"}
    wanted |= {"magic MW-2", "magic MW-8", "NeutralMoved mage", "NeutralRemoved witch"}
    wanted |= {"crop CROP-3", "add CROP-6", "add CROP-6 for another", "remove CROP-7 for another"}
    assert wanted <= seen, wanted - seen


# ---- in the middle of every kind of question


def test_a_game_can_be_left_and_taken_up_at_every_kind_of_question() -> None:
    """A die thrown, a second ferry to move, bars half handed out, a crop circle half done: all is as it was."""
    met: dict[tuple[str, str, bool, bool], int] = {}

    def look(game: Game, watch: contract.Watch) -> None:
        asked = watch.asked
        assert asked
        again = watch.part is not None and len(watch.part.asked(asked.kind)) > 1
        key = (asked.kind, asked.rule, again, asked.player != game.table.state.player)
        met[key] = met.get(key, 0) + 1
        if met[key] <= 2:
            contract.check_moment(game, watch, rng)

    rng = random.Random(1)
    for seed in range(600, 616):
        play(seed, ALL, look=look)
    kinds = {key[:2] for key in met}
    assert kinds == {
        ("place", "BASE-3.3"),
        ("deploy", "BASE-5.1"),
        ("land", "FLY-8"),
        ("ferry", "FER-3"),
        ("ferry", "FER-8"),
        ("gold", "GOLD-2"),
        ("take_gold", "GOLD-10"),
        ("magic", "MW-2"),
        ("magic", "MW-8"),
        ("crop", "CROP-3"),
        ("add", "CROP-6"),
        ("remove", "CROP-7"),
    }
    for question in (
        ("ferry", "FER-8", True, False),
        ("add", "CROP-6", True, True),
        ("take_gold", "GOLD-10", True, True),
    ):
        assert met.get(question), f"{question} in {met}"


@pytest.mark.slow
def test_speed() -> None:
    """A game with base, Inns and Traders (114 tiles) costs at most 2.5 times a base game; the best of several tries."""
    assert ratio() <= 2.5
