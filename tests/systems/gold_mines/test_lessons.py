"""The lessons of the Gold Mines: every worked example is played and ends on the booklet's bars and points."""

from __future__ import annotations

import re

import pytest

from carcnb.engine.events import BonusScored, TokensTaken
from carcnb.engine.game import Game
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from tests.lessons.test_library import gains, tasks, texts
from tests.systems.gold_mines.scenes import held, land

GOLD = names("gold_mines")

# The numbers of the booklet: bars taken and points gained.
BOOKLET = {
    "EX-GOLD-2": ({"red": 3}, {"red": 6, "blue": 0}),
    "EX-GOLD-3": ({"red": 2, "blue": 1}, {"red": 4, "blue": 4}),
    "EX-GOLD-4": ({"red": 7, "blue": 3}, {"red": 21, "blue": 3}),
}


def of(example: str) -> Lesson:
    """The lesson that plays an example."""
    (found,) = [find_lesson(name) for name in GOLD if example in find_lesson(name).examples]
    return found


def at_the_end(lesson: Lesson) -> Game:
    return lesson.game(len(lesson.steps) - 1, solved=True)


@pytest.mark.parametrize("name", GOLD)
def test_a_lesson_is_played_with_this_expansion_alone(name: str) -> None:
    assert find_lesson(name).setup.expansions == ("gold_mines",)


def test_every_worked_example_is_played() -> None:
    played = {example for name in GOLD for example in find_lesson(name).examples}
    assert played == {f"EX-GOLD-{n}" for n in range(1, 5)}


@pytest.mark.parametrize("example", BOOKLET)
def test_a_worked_example_ends_on_the_booklets_numbers(example: str) -> None:
    bars, points = BOOKLET[example]
    lesson = of(example)
    assert held(at_the_end(lesson)) == bars
    assert gains(lesson)[-1] == points


def test_ex_gold_1_the_second_bar_has_two_places() -> None:
    lesson = of("EX-GOLD-1")
    game = lesson.game(2)
    assert {str(action) for action in game.legal_actions()} == {"gold 0,0", "gold 1,0"}
    assert land(at_the_end(lesson)) == {(1, 1): 1, (0, 0): 1}


def test_ex_gold_3_the_order_is_red_blue_red() -> None:
    events = at_the_end(of("EX-GOLD-3")).events
    assert [event.player for event in events if isinstance(event, TokensTaken)] == ["red", "blue", "red"]


def test_ex_gold_4_102_and_21_are_123() -> None:
    game = at_the_end(of("EX-GOLD-4"))
    assert game.scores["red"] == 123
    assert [event.points for event in game.events if isinstance(event, BonusScored)] == [21, 3]


def test_d_gold_3_the_other_bar_first_costs_one() -> None:
    run = LessonRun(find_lesson("gold_mines/choice"))
    run.open(2)
    run.game.apply("take_gold 2,0")
    run.on_action()
    assert run.state == "notyet"
    right = LessonRun(find_lesson("gold_mines/choice"))
    right.open(2)
    right.game.apply("take_gold 1,0")
    right.on_action()
    assert (right.state, held(right.game)) == ("right", {"red": 2, "blue": 1})


def test_dt_gold_3_the_bars_of_an_empty_city_wait() -> None:
    lesson = find_lesson("gold_mines/nobody")
    assert land(lesson.game(1)) == {(0, 0): 2}
    assert held(at_the_end(lesson)) == {"blue": 2}


def test_every_rule_of_the_expansion_is_named() -> None:
    told = {
        rule for name in GOLD for _, text in texts(find_lesson(name)) for rule in re.findall(r"\bGOLD-\d+", text["en"])
    }
    assert told == {f"GOLD-{n}" for n in range(1, 17)}


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task for name in GOLD for _, step in tasks(find_lesson(name)) if step.task]
    assert len(asked) >= 10
    assert {task.goal.verb for task in asked} == {"legal", "takes", "tokens", "points", "final"}
    assert all(task.wrong for task in asked)
