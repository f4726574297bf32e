"""The lessons of Crop Circles: both worked examples are played, and end as the booklet says."""

from __future__ import annotations

import re

import pytest

from carcnb.engine.events import FigureReturned
from carcnb.engine.game import Game
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from carcnb.questions.scene import segment_at
from carcnb.systems.crop_circles.rules import PassedOver
from carcnb.systems.traders_and_builders.rules import SecondPartBegan
from carcnb.words import languages
from tests.lessons.test_library import gains, tasks, texts

CROP = names("crop_circles")


def of(example: str) -> Lesson:
    """The one lesson that plays an example."""
    (found,) = [find_lesson(name) for name in CROP if example in find_lesson(name).examples]
    return found


def at_the_end(lesson: Lesson) -> Game:
    return lesson.game(len(lesson.steps) - 1, solved=True)


def strength(game: Game, place: str) -> dict[str, int]:
    return dict(game.table.feature(segment_at(game, place)).strength)


@pytest.mark.parametrize("name", CROP)
def test_a_lesson_is_played_with_this_expansion(name: str) -> None:
    more = {"crop_circles/large": ["inns_and_cathedrals"], "crop_circles/builder": ["traders_and_builders"]}
    assert find_lesson(name).setup.expansions == (*more.get(name, []), "crop_circles")


def test_every_worked_example_is_played() -> None:
    assert {example for name in CROP for example in find_lesson(name).examples} == {"EX-CROP-A", "EX-CROP-B"}


def test_ex_crop_a_green_has_two_knights_and_red_two_in_the_new_city() -> None:
    lesson = of("EX-CROP-A")
    before, game = lesson.game(1), at_the_end(lesson)
    assert (strength(before, "1,0 city.E"), strength(before, "0,0 city.N")) == ({"green": 1}, {"red": 1})
    assert (strength(game, "1,0 city.E"), strength(game, "0,0 city.N")) == ({"green": 2}, {"red": 2})
    assert strength(game, "-1,0 city.N") == {"red": 1}
    assert strength(game, "0,0 city.S") == {}
    assert [event.player for event in game.events if isinstance(event, PassedOver)] == ["blue"]
    assert not any(game.scores.values())
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind) == ("green", "place")


def test_ex_crop_a_reds_places_are_those_of_the_booklet() -> None:
    game = of("EX-CROP-A").game(4)
    assert {str(action) for action in game.legal_actions()} == {
        "add meeple 0,0 city.N",
        "add meeple -1,0 city.N",
        "skip",
    }


def test_ex_crop_b_green_scores_4_and_both_farmers_go_home() -> None:
    lesson = of("EX-CROP-B")
    assert gains(lesson)[-1] == {"green": 0, "blue": 0, "red": 0}
    assert lesson.game(1).scores == {"green": 4, "blue": 0, "red": 0}
    game = at_the_end(lesson)
    home = [(event.player, event.rule) for event in game.events if isinstance(event, FigureReturned)]
    assert home == [("green", "BASE-10.1"), ("blue", "CROP-7"), ("red", "CROP-7")]
    assert [event.player for event in game.events if isinstance(event, PassedOver)] == ["green"]
    assert not game.table.state.figures


def test_crop_7_the_thief_that_stays_scores() -> None:
    assert gains(find_lesson("crop_circles/which_one"))[-1] == {"red": 0, "blue": 4}


def test_d_crop_4_a_majority_is_moved() -> None:
    assert gains(find_lesson("crop_circles/majority"))[-1] == {"red": 6, "blue": 0}


def test_d_crop_3_the_figure_that_came_home_goes_out_again() -> None:
    game = at_the_end(find_lesson("crop_circles/same_turn"))
    assert strength(game, "2,0 road.N") == {"red": 2}
    assert game.scores["red"] == 3


def test_dt_crop_4_the_large_meeple_is_added() -> None:
    assert strength(at_the_end(find_lesson("crop_circles/large")), "0,0 city.N") == {"red": 3, "blue": 2}


def test_d_crop_7_the_second_tile_comes_after_the_action() -> None:
    lesson = find_lesson("crop_circles/builder")
    assert not [event for event in lesson.game(1).events if isinstance(event, SecondPartBegan)]
    game = lesson.game(2)
    assert [event for event in game.events if isinstance(event, SecondPartBegan)]
    assert game.table.state.supply["red", "builder"] == 1
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind) == ("red", "place")


def test_another_seat_answers_in_a_task() -> None:
    answered = set()
    for name in CROP:
        run = LessonRun(find_lesson(name))
        for n, step in tasks(find_lesson(name)):
            run.open(n)
            assert step.task
            assert run.game.prompt
            if not step.task.goal.by_choice and run.game.prompt.player != run.game.table.state.player:
                answered.add(run.game.prompt.kind)
    assert answered == {"add", "remove"}


def test_who_is_next_in_an_action_is_told_by_what_was_chosen() -> None:
    run = LessonRun(find_lesson("crop_circles/action_a"))
    run.open(1)
    run.answer("green")
    assert run.state == "right"
    assert "Ada chooses A" in str(run.feedback)


def test_all_rules_are_named() -> None:
    told = {
        rule for name in CROP for _, text in texts(find_lesson(name)) for rule in re.findall(r"\bCROP-\d+", text["en"])
    }
    # Not told: that fewer of the tiles may be used, which is a matter of the box and stands in the notebook.
    assert {f"CROP-{n}" for n in range(1, 13)} - told == {"CROP-12"}


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task for name in CROP for _, step in tasks(find_lesson(name)) if step.task]
    assert len(asked) >= 20
    assert len({task.goal.verb for task in asked}) >= 6
    assert all(task.wrong and set(languages()) <= set(task.wrong) for task in asked)
