"""The lessons of the Winter edition: what is its own, with what people believe of it among the answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcnb.curriculum import former_names
from carcnb.engine.game import Game
from carcnb.lessons.reading import find_lesson, names
from carcnb.questions.scene import segment_at

WINTER = names("winter")
PLAYED = {"EX-WIN-1", "EX-WIN-2", "EX-WIN-5", "EX-WIN-20"}
"""The worked examples that the base game's booklet does not have; lessons of the base game play the others."""


def choices(name: str, step: int) -> list[str]:
    task = find_lesson(f"winter/{name}").steps[step].task
    assert task
    return [choice.id for choice in task.choices]


def test_every_worked_example_of_its_own_is_played_once() -> None:
    played = [example for name in WINTER for example in find_lesson(name).examples]
    assert sorted(played) == sorted(PLAYED)


@pytest.mark.parametrize("name", WINTER)
def test_every_lesson_is_played_with_the_winter_edition(name: str) -> None:
    assert find_lesson(name).setup.expansions == ("winter",)


def test_no_lesson_of_the_base_game_is_told_again() -> None:
    """What was told twice is told by the base game; the lessons that stay are about what its lessons do not have."""
    assert len(WINTER) == 7
    assert {name for name in former_names() if name.startswith("winter/")}.isdisjoint(WINTER)
    assert all(now.startswith("base/") for old, now in former_names().items() if old.startswith("winter/"))


def test_win_4_an_animal_brings_nothing_on_a_road_or_in_a_field() -> None:
    """What believers say is among the answers: one point more, one less, double; two for each animal of a field."""
    lesson = find_lesson("winter/animals")
    road = {"alike": 3, "counts": 3 + 1, "uncounted": 3 - 1, "doubles": 3 * 2}
    assert {int(id) for id in choices("animals", 0)} == set(road.values())
    assert lesson.game(0, solved=True).scores == {"red": road["alike"], "blue": 0}
    assert {"3", "7"} < set(choices("animals", 2))
    assert lesson.game(3).scores == {"red": 3, "blue": 3}


def test_win_9_the_pond_is_no_inn_and_a_road_that_stops_is_closed() -> None:
    lesson = find_lesson("winter/pictures")
    assert lesson.game(0, solved=True).scores == {"red": 3, "blue": 0}
    assert lesson.game(1, solved=True).scores == {"red": 3, "blue": 2}
    bends = lesson.game(2)
    of = [bends.table.feature(segment_at(bends, place)).owners for place in ("-1,2 road.N", "-1,2 road.E")]
    assert of == [(), ("red",)]


def test_win_19_from_48_to_space_1_and_from_47_to_0_the_figure_lies() -> None:
    lesson = find_lesson("winter/track")
    assert lesson.game(0).scores == {"red": 47, "blue": 48}
    assert [step.scores for step in lesson.steps if step.scores] == [{"red": 47, "blue": 51}, {"red": 50, "blue": 51}]


def test_win_27_the_sum_is_closer_than_the_track_looks() -> None:
    lesson = find_lesson("winter/sum")
    assert lesson.game(2).scores == {"red": 47, "blue": 49}
    assert lesson.game(3).scores == {"red": 47 + 3 + 4, "blue": 49 + 3 + 3}


def test_win_12_without_farmers_a_field_takes_no_figure_of_anybody_and_brings_no_points() -> None:
    lesson = find_lesson("winter/first_game")
    for step, place in ((0, "1,0 field.NNW"), (2, "0,1 field.ENE")):
        refusal = lesson.game(step).why_not(f"deploy meeple {place}")
        assert refusal is not None
        assert refusal.rule in ("WIN-11", "WIN-12")
    assert lesson.game(4).scores == {"red": 4, "blue": 0}


def test_with_farmers_the_field_would_have_brought_three_points() -> None:
    """As the last step says."""
    lesson = find_lesson("winter/first_game")
    game = Game.from_setup(replace(lesson.setup, farmers=True))
    for action in ("place base-U 1,0 r0", "deploy meeple 1,0 field.NNW", "place base-V 0,1 r0", "skip"):
        game.apply(action)
    game.apply("place winter-11 2,0 r1")
    game.apply("skip")
    assert game.scores == {"red": 3, "blue": 0}


def test_ex_win_1_a_monk_or_a_farmer_but_no_thief() -> None:
    game = find_lesson("winter/taken").game(1)
    game.apply("place base-A 0,-1 r0")
    assert {action.where for action in game.legal_actions() if action.verb == "deploy"} == {"monastery", "field.NNW"}


def test_ex_win_2_a_thief_or_a_farmer_but_no_knight() -> None:
    game = find_lesson("winter/taken").game(2)
    game.apply("place base-P 2,0 r0")
    roles = {action.where.split(".")[0] for action in game.legal_actions() if action.verb == "deploy"}
    assert roles == {"road", "field"}


def test_ex_win_20_two_farmers_on_one_field_after_three_turns() -> None:
    lesson = find_lesson("winter/joining")
    apart = lesson.game(1, solved=True)
    assert [apart.table.feature(segment_at(apart, place)).owners for place in ("0,1 field.ESE", "1,0 field.NNW")] == [
        ("blue",),
        ("red",),
    ]
    joined = lesson.game(2)
    assert joined.table.feature(segment_at(joined, "0,1 field.ESE")).owners == ("red", "blue")


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task.goal.verb for name in WINTER for step in find_lesson(name).steps if step.task]
    assert len(asked) >= 16
    assert len(set(asked)) >= 7
