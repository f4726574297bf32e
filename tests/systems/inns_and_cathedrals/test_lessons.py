"""The lessons of Inns & Cathedrals: every worked example is played and ends on the booklet's number."""

from __future__ import annotations

import re

import pytest

from carcnb.lessons.reading import find_lesson, names
from carcnb.questions.scene import segment_at
from tests.lessons.test_library import gains, tasks, texts

INNS = names("inns_and_cathedrals")

# The numbers of the booklet, as points gained.
BOOKLET = {
    "EX-IC-7": {"blue": 3, "red": 0},
    "EX-IC-8": {"blue": 6},
    "EX-IC-9": {"blue": 6},
    "EX-IC-10": {"blue": 0},
    "EX-IC-11": {"blue": 24},
    "EX-IC-12": {"blue": 0},
}


@pytest.mark.parametrize("name", INNS)
def test_a_lesson_is_played_with_this_expansion_alone(name: str) -> None:
    assert find_lesson(name).setup.expansions == ("inns_and_cathedrals",)


def test_every_worked_example_is_played() -> None:
    played = {example for name in INNS for example in find_lesson(name).examples}
    assert played == {f"EX-IC-{n}" for n in range(1, 13)}


@pytest.mark.parametrize("example", BOOKLET)
def test_a_worked_example_ends_on_the_booklets_number(example: str) -> None:
    (lesson,) = (find_lesson(name) for name in INNS if example in find_lesson(name).examples)
    assert BOOKLET[example].items() <= gains(lesson)[-1].items()


def test_ex_ic_1_four_cities_are_four() -> None:
    game = find_lesson("inns_and_cathedrals/new_tiles").game(0)
    assert len({game.table.state.label[segment_at(game, f"0,1 city.{side}")] for side in "NESW"}) == 4


def test_ex_ic_2_the_monastery_ends_both_roads() -> None:
    game = find_lesson("inns_and_cathedrals/monastery_roads").game(2)
    assert game.table.feature(segment_at(game, "1,0 road.W")).complete
    assert game.table.feature(segment_at(game, "1,0 road.E")).open_ends == 1


def test_ex_ic_3_and_4_a_thief_has_two_places_at_the_crossing() -> None:
    game = find_lesson("inns_and_cathedrals/crossing").game(1)
    game.apply("place inns-17 1,0 r0")
    spots = {action.where for action in game.legal_actions() if action.verb == "deploy"}
    assert spots == {"city.N", "city.S", "road.E", "road.W", "field.ENE", "field.ESE", "field.WSW", "field.WNW"}


def test_ex_ic_5_the_inn_counts_for_one_branch() -> None:
    # 3 for the road without, 2 × 2 for the one with the inn.
    assert gains(find_lesson("inns_and_cathedrals/fork")) == [{"red": 0, "blue": 3}, {"red": 4, "blue": 0}]


def test_ex_ic_6_the_field_ends_at_the_city() -> None:
    game = find_lesson("inns_and_cathedrals/field_ends").game(3)
    assert game.table.feature(segment_at(game, "0,0 field.ENE")).owners == ("red",)
    assert game.table.feature(segment_at(game, "0,0 field.SSE")).owners == ("blue",)


def test_ic_15_one_large_meeple_ties_with_two() -> None:
    assert gains(find_lesson("inns_and_cathedrals/large_tie")) == [{"red": 7, "blue": 7}]


def test_ic_27_and_29_two_cathedrals_are_one_and_fields_do_not_care() -> None:
    assert gains(find_lesson("inns_and_cathedrals/two_cathedrals")) == [{"red": 3, "blue": 24}]


def test_the_rules_of_play_are_all_named() -> None:
    told = {
        rule for name in INNS for _, text in texts(find_lesson(name)) for rule in re.findall(r"\bIC-\d+", text["en"])
    }
    # Not told: how long a game takes, where the large meeples lie in the box, flying machines, ferries.
    assert {f"IC-{n}" for n in range(1, 30)} - told <= {"IC-4", "IC-5", "IC-19", "IC-24"}


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task.goal.verb for name in INNS for _, step in tasks(find_lesson(name)) if step.task]
    assert len(asked) >= 6
    assert len(set(asked)) >= 5
