"""Exercises of the expansions: as played, fair, varied, and solved alike by playing on and by the checker."""

# mypy: disable-error-code="arg-type"
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

import carcnb
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import FigurePlaced
from carcnb.engine.expansions import NAMES, find_expansions
from carcnb.engine.game import Game
from carcnb.quizzes import Exercise, ExerciseError, exercises, practice_expansions
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drills import drills
from carcnb.quizzes.small_games import moments
from carcnb.systems import systems
from carcnb.words import language
from tests.quizzes import played_referee as referee
from tests.quizzes.test_generated import check_words

MANY, THOUSAND = range(200), range(1000)


def of_seed(system: str, seed: int) -> Exercise:
    """One exercise for every seed, the difficulties in turn."""
    return exercises(system, seed=seed, n=1, difficulty=seed % 3 + 1)[0]


@cache
def few(system: str) -> list[Exercise]:
    """Every question of an expansion, some of them at all difficulties; every other exercise shows a belief."""
    sizes = {1: 3, 2: 3, 3: 2 * len(drills()[system])}
    return [e for difficulty, n in sizes.items() for e in exercises(system, seed=2, n=n, difficulty=difficulty)]


def check(made: Exercise) -> None:
    right = referee.answer(made)
    assert made.solve() == [right], made
    assert made.check(right).correct, made
    if made.form == "number":
        wrong: list[object] = [right + 1, right + 3]
    elif made.form == "one":
        assert len(made.choices) > 1 + (made.ask.verb != "allowed"), made
        wrong = [id for id in made.choices if id != right]
    else:
        others = [id for id in made.choices if id not in right]
        assert others or made.ask.verb == "winner", made
        wrong = [right[1:], *([*right, other] for other in others[:1]), others]
    assert not any(made.check(answer).correct for answer in wrong), made
    assert made.ask.fair(made.scene), made
    check_words(made)


@pytest.mark.parametrize("system", NAMES)
def test_playing_on_and_the_checker_solve_an_expansions_exercises_alike(system: str) -> None:
    for made in few(system):
        check(made)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("system", NAMES)
def test_playing_on_and_the_checker_solve_a_thousand_seeds_alike(system: str) -> None:
    for seed in THOUSAND:
        check(of_seed(system, seed))


def test_every_expansion_has_exercises_with_four_kinds_of_questions_or_more() -> None:
    assert practice_expansions() == tuple(name for name in NAMES if systems()[name].own)
    for system, asks in drills().items():
        verbs = {ask.partition(" ")[0] for ask in asks}
        assert len(verbs) >= 4, system
        assert sum(level == 1 for level in asks.values()) >= 3, system
        asked = {e.ask.verb for e in few(system)}
        more = exercises(system, seed=4, n=4 * len(asks), difficulty=3) if asked != verbs else ()
        assert asked | {e.ask.verb for e in more} == verbs, system


@pytest.mark.parametrize("system", NAMES)
def test_an_exercise_stands_where_the_game_stood_that_it_is_taken_from(system: str) -> None:
    (expansion,) = find_expansions([system])
    for moment in islice(moments(Dice(4, system), expansion, 2), 0, None, 3):
        game = Game.from_setup(moment.setup())
        for move in moment.moves():
            game.apply(move)
        assert _seen(game) == _seen(moment.game), moment.moves()
        assert _asked(game) == _asked(moment.game), moment.moves()


def _seen(game: Game) -> object:
    state = game.table.state
    lying = [(cell, tile.design.id, tile.turn) for cell, (tile, _) in state.tiles.items()]
    tables = state.figures, state.track, state.on_track, state.tokens, state.supply, state.hands
    held = [{key: what for key, what in table.items() if what} for table in tables]
    return lying, held, state.hand, Counter(state.neutrals)


def _asked(game: Game) -> object:
    ask = game.prompt
    assert ask is not None
    return ask.player, ask.kind, set(map(str, ask.options))


def test_the_same_seed_makes_the_same_exercises() -> None:
    for system in NAMES[:3]:
        one, two = (exercises(system, seed=8, n=1, difficulty=2) for _ in range(2))
        assert [(e.setup, e.marks, e.moves, str(e.ask)) for e in one] == [
            (e.setup, e.marks, e.moves, str(e.ask)) for e in two
        ]


def test_an_expansion_is_found_by_the_start_of_its_name_and_listed_where_a_topic_is_wrong() -> None:
    assert [e.topic for e in exercises("inns", seed=1, n=1)] == ["inns_and_cathedrals"]
    with pytest.raises(ExerciseError, match=r"the topics are placement.*gifts"):
        exercises("chess")


def test_without_farmers_no_exercise_of_an_expansion_shows_or_asks_about_a_field() -> None:
    for system in ("winter", "crop_circles"):
        for made in exercises(system, seed=2, n=4, difficulty=2, farmers=False):
            assert not made.setup.farmers
            assert not any(" field" in mark for mark in made.marks if made.ask.verb != "may"), made.id
            events = [e for e in made.game().events if isinstance(e, FigurePlaced)]
            assert not any(e.spot.startswith("field") for e in events), made.id


@pytest.mark.parametrize("system", NAMES)
def test_no_answer_depends_on_what_is_still_to_come_or_on_what_others_hold(system: str) -> None:
    for made in few(system):
        asked = made.scene.game.prompt
        assert asked is not None
        kinds = {held.deck: list(made.scene.game.table.expansions[0].chances[held.deck]) for held in made.setup.hands}
        hands = tuple(
            held if held.seat == asked.player else held._replace(card=kinds[held.deck][0]) for held in made.setup.hands
        )
        other = replace(made.setup, seed=made.setup.seed + 77, hands=hands)
        again = Exercise(str(made.ask), other, marks=made.marks, moves=made.moves)
        assert (again.right, again.choices) == (made.right, made.choices), made.id


@pytest.mark.parametrize(
    ("ask", "given", "says"),
    [
        (
            "may robber",
            {"marks": ["0,0 city.N", "0,0 road.E"]},
            "nothing about robber is asked; the game asks to place",
        ),
        ("spaces", {}, "needs a game that asks for a space"),
        ("follows skip", {"marks": ["0,0"]}, "skip is not allowed here"),
        ("uses letter use", {}, "is not allowed here"),
        ("home", {"marks": ["0,0 city.N", "0,0 road.E"]}, "asks to deploy"),
        ("collects red", {}, "asks to deploy"),
    ],
)
def test_a_question_that_does_not_fit_its_position_says_what_it_needs(
    ask: str, given: dict[str, list[str]], says: str
) -> None:
    with pytest.raises(CarcnbError, match=says):
        carcnb.exercise(ask, ["base-D 0,0 r0"], tile="base-U", **given)


def test_ic_15_a_large_meeple_among_followers_is_named_and_counts_as_two() -> None:
    made = carcnb.exercise(
        "owners",
        ["base-D 0,0 r0 red:large:road.E", "base-U 1,0 r0", "base-U 2,0 r0 blue:road.E"],
        marks=["0,0 road.E"],
        expansions=["inns_and_cathedrals"],
    )
    told = made.check(["red"]).explanation.split("\n\n")
    assert told[:2] == ["Large meeple: counts as two (IC-15).", "Strength there: Ada 2, Ben 1."]


def test_every_exercise_of_an_expansion_speaks_both_languages() -> None:
    try:
        for system in NAMES:
            for made in few(system):
                english = {made.question, *made.hints, *made.choices.values()}
                language("cs")
                check_words(made)
                assert made.question not in english
                assert not {*made.hints} & english
                language("en")
    finally:
        language("en")


def shares(answers: Iterable[object]) -> float:
    """How often the most frequent answer is right."""
    counted = Counter(map(str, answers))
    return counted.most_common(1)[0][1] / counted.total()


def test_a_figure_of_an_expansion_may_be_placed_in_some_of_its_exercises_and_in_others_not() -> None:
    """Whoever said no to every builder and every pig was right (TB-BUILDER-1, TB-PIG-1)."""
    made = exercises("traders_and_builders", seed=1, n=60, difficulty=1)
    asked = [e for e in made if e.ask.verb == "allowed"]
    assert {e.right for e in asked} == {"yes", "no"}
    assert {e.rule for e in asked if e.right == "yes"} <= {"TB-BUILDER-1", "TB-PIG-1"}


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("system", NAMES)
def test_over_200_seeds_no_answer_is_right_too_often(system: str) -> None:
    made = [of_seed(system, seed) for seed in MANY]
    assert shares(e.right for e in made) <= 0.35
    assert shares(e.ask.verb for e in made) <= 0.6
    assert shares(e.setup.first for e in made) <= 0.6
    assert len({len(e.setup.position) for e in made}) >= 8
    assert {len(e.setup.seats) for e in made} == {2, 3}
    by_verb: dict[str, list[Exercise]] = {}
    for e in made:
        by_verb.setdefault(e.ask.verb, []).append(e)
    for verb, found in by_verb.items():
        if len(found) >= 20:
            assert shares(e.right for e in found) <= 0.7, verb
    letters = [(letter in e.right) for e in made if e.ask.verb in ("may", "home", "complete") for letter in e.choices]
    assert not letters or 0.25 <= sum(letters) / len(letters) <= 0.75
    places = Counter([*e.choices].index(e.right) for e in made if e.form == "one")
    assert not places or max(places.values()) / places.total() <= 0.5
