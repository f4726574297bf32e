"""When a belief is named: alone, about what was asked, and seldom by chance; and exercises by a belief."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import carcnb
from carcnb.questions.beliefs import Believers, all_beliefs, beliefs, example
from carcnb.quizzes import ExerciseError, exercise
from carcnb.quizzes.by_belief import belief_topics
from carcnb.quizzes.drills import drills
from tests.questions import simulation
from tests.questions.shown import Shown, shown
from tests.questions.simulation import Claimed, Figures

FEW = {"inns_and_cathedrals": 10, "traders_and_builders": 10, "base": 27}
"""So many beliefs at least of these systems; of any other five."""

LESSONS_ONLY = {"taken-back-scores"}
"""What no exercise asks about: a figure that is taken back brings nobody points, and nothing asks for these."""


def test_every_system_has_beliefs_enough() -> None:
    few = {system: len(found) for system, found in beliefs().items() if found and len(found) < FEW.get(system, 5)}
    assert few.keys() <= {"abbot", "river"}, "packages that other tests install have fewer"


def test_every_question_that_shows_a_belief_is_one_of_its_exercises() -> None:
    for id, known in all_beliefs().items():
        if known.system in drills():
            assert set(known.questions) <= drills()[known.system].keys(), id
            assert bool(known.questions) == (id not in LESSONS_ONLY), id


@pytest.mark.parametrize("id", ["robbed-whole", "robbed-down"])
def test_what_an_expansions_rule_decides_names_no_belief_about_the_base_game(id: str) -> None:
    """A robber takes half of 3: 2 points; whoever answers 3 or 1 has not counted a figure twice, nor a city wrongly."""
    question, scene = example(all_beliefs()[id])
    believers = Believers(question, scene)
    assert believers.choosing(str(all_beliefs()[id].wrong)) == (id,)
    assert not believers.is_asked("figures-multiply")
    assert not believers.is_asked("complete-single")


def test_base_beliefs_are_asked_by_topic() -> None:
    made = exercise("worth", ["base-F 0,0 r0 red:city.E", "base-G 1,0 r0"], marks=["0,0 city.E"])
    assert made.believers.is_asked("unfinished-double")
    assert made.believers.is_asked("figures-multiply")
    assert not made.believers.is_asked("corner-touches"), "where a tile may lie is not asked"


def test_where_most_answers_are_somebodys_none_is_named() -> None:
    """A wrong answer of so many that follow from beliefs may as well be a slip."""
    told = simulate()
    crowded = [one for one in told.made if not one.believers.tells]
    assert crowded
    for one in crowded:
        assert not any(one.beliefs(given) for given in one.believers.answers.values())


def test_exercises_by_a_belief_show_it_and_are_made_again() -> None:
    for id in ("robbed-down", "inn-flat", "own-may-join", "gold-beside"):
        made = carcnb.exercises(belief=id, n=3, seed=4)
        assert all(id in one.believers.answers for one in made), id
        assert [str(one.ask) for one in made] == [str(one.ask) for one in carcnb.exercises(f"belief:{id}", 4, 3)]
        assert {one.topic for one in made} <= set(belief_topics(id))


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"belief": "robbed-dwn"}, "did you mean 'robbed-down'"),
        ({"belief": "robbed-down", "topic": "robbers"}, "by a topic, by a belief or by a rule"),
        ({"belief": "taken-back-scores"}, "no exercise shows the belief 'taken-back-scores'"),
    ],
)
def test_a_belief_that_is_not_there_is_told(asked: dict[str, Any], says: str) -> None:
    with pytest.raises(ExerciseError, match=says):
        carcnb.exercises(**asked)


@cache
def simulate() -> Figures:
    return simulation.simulate(each=2, seed=71)


def test_of_what_is_named_of_single_answers_95_of_100_are_right() -> None:
    """``python -m tests.questions.simulation`` tells it of many more."""
    told = simulate()
    assert told.left_out == []
    assert len(told.beliefs) >= 20
    assert len(told.named) >= 60
    assert told.right >= 0.95


def test_of_people_95_of_100_names_are_right_and_slips_name_nothing() -> None:
    told: list[Claimed] = [simulation.teach(("points", "majority", "final"), ("base",), 30, 3)]
    told += [simulation.teach((system,), (system,), 30, 3) for system in ("gold_mines", "mage_and_witch")]
    named = sum(len(one.named) for one in told)
    assert named >= 20
    assert sum(len(one.named & one.held) for one in told) / named >= 0.95
    assert 1 - sum(one.misled for one in told) / sum(one.slips for one in told) >= 0.95


def test_the_beliefs_of_an_expansion_show_in_its_exercises() -> None:
    rows: list[Shown] = shown("mage_and_witch")
    assert [row.belief for row in rows if row.shows < 3] == []
