"""A game is a value: it is copied, pickled, compared, and its positions have keys; it shows itself in a notebook."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any
from xml.etree import ElementTree

import pytest

from carcnb import Game, IllegalAction
from carcnb.engine.expansions import NAMES
from tests.contract import snapshot
from tests.stills import svg

WATCHED = True
COPIES: list[Callable[[Game], Game]] = [
    copy.copy,
    copy.deepcopy,
    Game.clone,
    lambda game: pickle.loads(pickle.dumps(game)),
]


def played(moves: int, answers: int, **options: Any) -> Game:
    """A game played at random until it has so many answers or is over."""
    rng = random.Random(moves)
    game = Game(players=3, **{"seed": moves, **options})
    while not game.over and len(game.history) < answers:
        game.apply(rng.choice(game.legal_actions()))
    return game


def scored(game: Game) -> tuple[dict[str, int], int]:
    """What another process finds out about a game that it was sent."""
    rng = random.Random(3)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game.scores, len(game.events)


@pytest.mark.parametrize("make", COPIES, ids=["copy", "deepcopy", "clone", "pickle"])
@pytest.mark.parametrize("expansions", [(), NAMES], ids=["base", "all"])
@pytest.mark.parametrize("answers", [0, 1, 2, 3, 60, 97, 10_000])
def test_a_copy_is_the_same_game_and_apart(make: Callable[[Game], Game], expansions: Any, answers: int) -> None:
    game = played(answers, answers, expansions=expansions, seed=None)
    game.comments[1] = "a good place"
    game.undo()
    before, comments = snapshot(game), game.comments.copy()
    made = make(game)
    assert made == game
    assert made.can_redo == game.can_redo
    assert snapshot(made) == before
    assert made.position_key() == game.position_key()
    again, theirs = make(made), make(game)
    while theirs.redo():
        again.redo()
    assert snapshot(again) == snapshot(theirs)
    made.comments[2] = "a better one"
    made.goto(0)
    rng = random.Random(1)
    while not made.over:
        made.apply(rng.choice(made.legal_actions()))
    assert (snapshot(game), game.comments) == (before, comments)
    assert made != game


@pytest.mark.parametrize("make", COPIES, ids=["copy", "deepcopy", "clone", "pickle"])
@pytest.mark.parametrize("seed", [5, None], ids=["seed", "key"])
def test_a_copy_draws_what_the_game_draws(make: Callable[[Game], Game], seed: int | None) -> None:
    """Known draws, draws of the seed and draws that a move taken back had are the same in both."""
    game = Game(seed=seed, expansions=["flying_machines"], draws=["base-D", "2 die"])
    rng = random.Random(8)
    for _ in range(20):
        game.apply(rng.choice(game.legal_actions()))
    game.undo()
    game.know("3 die")
    game.know(next(name for name, left in game.table.state.bag.items() if left))
    made = make(game)
    while not game.over:
        action = rng.choice(game.legal_actions())
        game.apply(action)
        made.apply(action)
    assert snapshot(made) == snapshot(game)


def test_a_game_is_played_on_in_another_process() -> None:
    games = [played(n, 30 + n, expansions=NAMES if n else ()) for n in range(2)]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(scored, games))
    assert found == [scored(game) for game in games]


def test_a_pickle_holds_what_makes_a_game_and_little_else() -> None:
    game = played(4, 10_000, expansions=NAMES)
    assert game.over
    assert len(pickle.dumps(game)) < 20_000


def test_a_copy_of_a_subclass_is_one_too() -> None:
    class Mine(Game):
        pass

    assert type(copy.copy(Mine(seed=1))) is Mine


def test_games_are_equal_by_setup_answers_way_forward_and_comments() -> None:
    game, same = played(3, 30), played(3, 30)
    assert game == same
    assert game == Game.load(game.save())
    assert game != played(4, 30)
    assert game != "a game"
    same.comments[1] = "said"
    assert game != same
    game.comments[1] = "said"
    assert game == same
    game.undo()
    assert game != same
    game.redo()
    assert game == same


def test_a_game_changes_and_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game(seed=1))


# ---- the key of a position


def crossing(*answers: str, **options: Any) -> Game:
    """A small game in which two tiles can be laid in either order."""
    game = Game(**{"seed": 1, "position": ["base-X 0,0 r0"], "tiles": ["base-U"] * 6, **options})
    for answer in answers:
        game.apply(answer)
    return game


def test_a_position_reached_by_two_ways_has_one_key() -> None:
    east, west = "place base-U 1,0 r0", "place base-U -1,0 r0"
    one, other = crossing(east, "skip", west, "skip"), crossing(west, "skip", east, "skip")
    assert one.table.state != other.table.state  # segments are numbered as they were laid
    assert one.position_key() == other.position_key()
    assert hash(one.position_key()) == hash(other.position_key())
    assert one != other
    assert set(one.legal_actions()) == set(other.legal_actions())


def test_names_seed_stack_and_comments_are_not_in_the_key() -> None:
    one, other = crossing(), crossing(seed=2, players=["Ada", "Ben"])
    other.comments[0] = "said"
    other.know("base-U")
    assert one.position_key() == other.position_key()


def test_turns_that_show_the_same_tile_have_one_key() -> None:
    keys = {crossing(position=[f"base-X 0,0 r{turn}"]).position_key() for turn in range(4)}
    assert len(keys) == 1


OTHER: list[dict[str, Any]] = [
    {"players": 3},
    {"farmers": False},
    {"small_city_scores_2": True},
    {"first": "blue"},
    {"scores": [1, 0]},
    {"tiles": ["base-U"] * 5},
    {"tiles": ["base-U"] * 5 + ["base-V"], "draws": ["base-U"]},
    {"position": ["base-X 1,0 r0"]},
    {"position": ["base-X 0,0 r0 red:road.N"]},
    {"position": ["base-X 0,0 r0 red:road.E"]},
    {"position": ["base-X 0,0 r0 blue:road.N"]},
    {"expansions": ["mage_and_witch"], "tiles": ["base-U"] * 6},
    {"expansions": ["mage_and_witch"], "tiles": ["base-U"] * 6, "position": ["base-X 0,0 r0 mage:road.N"]},
    {"expansions": ["mage_and_witch"], "tiles": ["base-U"] * 6, "position": ["base-X 0,0 r0 witch:road.N"]},
    {"expansions": ["gifts"], "tiles": ["base-U"] * 6, "hands": ["red gift cash_out"]},
    {"expansions": ["gifts"], "tiles": ["base-U"] * 6, "hands": ["blue gift cash_out"]},
    {"expansions": ["gifts"], "tiles": ["base-U"] * 6, "hands": ["red gift synod"]},
]


def test_whatever_the_rules_see_is_in_the_key() -> None:
    games = [crossing()]
    for options in OTHER:
        try:
            games.append(crossing(**options))
        except ValueError as error:  # a mistake in this list
            raise AssertionError(options) from error
    keys = [game.position_key() for game in games]
    assert len(set(keys)) == len(keys)
    assert crossing().position_key() != crossing("place base-U 1,0 r0").position_key()


def test_keys_of_a_random_game_tell_all_its_moments_apart() -> None:
    game = played(9, 10_000, expansions=NAMES)
    keys = {game.position_key()}
    while game.undo():
        keys.add(game.position_key())
    decisions = [n for n, answer in enumerate(played(9, 10_000, expansions=NAMES).history) if answer.verb != "draw"]
    assert len(keys) == len(decisions) + 1


# ---- chance


def test_chances_are_the_tiles_of_the_bag_by_their_number() -> None:
    game = crossing("place base-U 1,0 r0", tiles=["base-U"] * 3 + ["base-V"] * 2, draws=["base-U"])
    before = snapshot(game)
    assert game.chances("skip") == [("base-U", 0.5), ("base-V", 0.5)]
    assert snapshot(game) == before


def test_what_the_seed_or_the_stack_will_give_changes_no_chance() -> None:
    stacks = [crossing("place base-U 1,0 r0", draws=["base-U", then], tiles=["base-U", "base-U", "base-V"])
              for then in ("base-U", "base-V")]  # fmt: skip
    keyed = crossing("place base-U 1,0 r0", seed=None, draws=["base-U"], tiles=["base-U", "base-U", "base-V"])
    assert len({str(game.chances("skip")) for game in (*stacks, keyed)}) == 1
    stacks[0].know("base-V")
    assert stacks[0].chances("skip") == keyed.chances("skip")


def test_there_are_none_before_another_decision_or_at_the_end() -> None:
    game = crossing(tiles=["base-U"])
    assert game.chances("place base-U 1,0 r0") == []
    game.apply("place base-U 1,0 r0")
    assert game.chances("skip") == []


def test_chances_of_what_is_not_allowed_are_refused_with_its_rule() -> None:
    with pytest.raises(IllegalAction, match=r"BASE-4\.3|touch"):
        crossing().chances("place base-U 9,9 r1")


@pytest.mark.parametrize("seed", range(4))
def test_every_outcome_can_be_fixed_and_then_comes(seed: int) -> None:
    """Whatever chance decides: tiles, dice, letters, gifts."""
    rng = random.Random(seed)
    game = Game(players=2, seed=seed if seed % 2 else seed | 1 << 100, expansions=NAMES)
    kinds = set()
    while not game.over:
        action = rng.choice(game.legal_actions())
        chances = game.chances(action)
        assert not chances or sum(p for _, p in chances) == pytest.approx(1)
        if chances and rng.random() < 0.2:
            for outcome, _ in rng.sample(chances, min(len(chances), 2)):
                line = game.clone()
                line.know(outcome)
                line.apply(action)
                drawn = line.history[len(game.history) + 1]
                assert str(drawn) == f"draw {outcome}"
        answers = len(game.history)
        game.apply(action)
        if chances:
            kinds.add(game.history[answers + 1].where or "tile")
            drawn = game.history[answers + 1]
            assert " ".join(filter(None, (drawn.what, drawn.where))) in dict(chances)
        else:
            assert [answer.verb for answer in game.history[answers + 1 :]] == []
    assert {"tile", "gift"} <= kinds


# ---- at the end of a cell


def test_a_game_at_the_end_of_a_cell_shows_its_board() -> None:
    game = played(2, 40)
    shown = game._repr_mimebundle_(include=None, exclude=None)
    assert shown["text/plain"] == repr(game)
    root = ElementTree.fromstring(svg(shown))
    assert root.tag.endswith("svg")
    assert len(svg(shown)) > len(svg(Game(seed=2)._repr_mimebundle_()))
