"""Goals about the mage, gold bars and crop circles: which piece, where, how many, and who is asked next."""

# mypy: disable-error-code="attr-defined"
from __future__ import annotations

import pytest

from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, parse
from carcnb.lessons.run import LessonRun
from carcnb.questions import GOALS, Question
from carcnb.questions.acting import Takes
from carcnb.questions.errors import GoalError, LessonError


def task(expansion: str, position: str, goal: str, solution: str, more: str = "") -> Lesson:
    """A lesson of one task."""
    return parse(f"""
language = "en"
title = "T"
expansions = ["{expansion}"]
position = {position}
{more}
[[step]]
task = "Act."
goal = "{goal}"
solution = {solution}
""")


def judged(found: Lesson, *actions: str) -> tuple[str, str]:
    """What a learner's actions are: the state, and what the panel says."""
    run = LessonRun(found)
    for action in actions:
        run.game.apply(action)
        run.on_action()
    return run.state, "".join(part["t"] for block in run.feedback for parts in block.values() for part in parts)


def right(found: Lesson) -> str:
    """The answer that the engine works out."""
    asked = found.steps[0].task
    assert asked is not None
    return asked.goal.choice(found.scene(0, solved=True))


def test_mw_2_a_task_may_ask_for_one_piece_on_one_tile() -> None:
    solution = '["place mage-07 1,0 r0", "magic mage 1,0 road.S"]'
    found = task("mage_and_witch", '["base-D 0,0 r0"]', "puts mage 1,0", solution)
    assert judged(found, "place mage-07 1,0 r0", "magic mage 1,0 city.N")[0] == "right"
    state, told = judged(found, "place mage-07 1,0 r0", "magic mage 0,0 city.N", "skip")
    assert (state, "another place" in told) == ("notyet", True)
    state, told = judged(found, "place mage-07 1,0 r0", "magic witch 1,0 road.S", "skip")
    assert (state, "another figure" in told, "MW-2" in told) == ("notyet", True, True)


def test_mw_3_a_road_is_one_place_on_whichever_of_its_tiles_the_mage_stands() -> None:
    position = '["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"]'
    found = task("mage_and_witch", position, "puts mage 1,0", '["place mage-02 2,0 r0", "magic mage 1,0 road.E"]')
    assert judged(found, "place mage-02 2,0 r0", "magic mage 0,0 road.E")[0] == "right"
    assert judged(found, "place mage-02 2,0 r0", "magic mage 0,0 road.S", "skip")[0] == "notyet"


GOLD = '["base-E 0,0 r1 red:city.E gold gold"]'


def test_gold_7_just_so_many_bars() -> None:
    scene = task("gold_mines", GOLD, "takes red gold 2", '["place base-E 1,0 r3"]').scene(0, solved=True)
    reached = [count for count in range(4) if Takes("red", "gold", str(count)).is_reached(scene, scene.game_solved)]
    assert reached == [2]


def test_gold_13_bars_from_before_are_not_counted() -> None:
    more = "tokens = { red = { gold = 4 } }"
    found = task("gold_mines", GOLD, "tokens red gold", '["place base-E 1,0 r3"]\nchoices = ["2", "6"]', more)
    assert right(found) == "2"


def test_gold_13_no_bars_are_told_too() -> None:
    found = task("gold_mines", GOLD, "tokens blue gold", '["place base-E 1,0 r3"]\nchoices = ["0", "2"]')
    run = LessonRun(found)
    run.answer("0")
    assert "Ben takes none" in str(run.feedback)
    assert "GOLD-7" in str(run.feedback)


def test_crop_4_next_is_whoever_is_asked() -> None:
    position = '["base-W 0,0 r0", "base-U 1,0 r0 blue:road.E"]'
    solution = '["place crop-05 2,0 r1", "skip", "crop A"]\nchoices = ["red", "blue"]'
    assert right(task("crop_circles", position, "next", solution)) == "blue"


@pytest.mark.parametrize("goal", ["puts mage north", "puts cow", "returns thief north", "deploys thief north"])
def test_a_place_is_a_cell_and_a_piece_is_one_of_the_game(goal: str) -> None:
    with pytest.raises(GoalError, match=r"write the cell like '1,0'|there is no piece"):
        Question.parse(goal, GOALS)


def test_mw_1_a_piece_of_another_expansion_is_refused() -> None:
    with pytest.raises(LessonError, match="no piece 'ferry' in this game"):
        task("mage_and_witch", '["base-D 0,0 r0"]', "puts ferry", '["place mage-07 1,0 r0"]')


def test_fer_6_a_ferry_that_closes_nothing_is_told_what_is_open() -> None:
    run = LessonRun(find_lesson("ferries/lake"))
    run.open(2)
    run.game.apply("ferry 0,0 road.W+road.E")
    run.on_action()
    assert run.state == "notyet"
    assert "1 open end" in str(run.feedback)


def test_gold_16_the_points_of_the_end_are_not_those_of_a_turn() -> None:
    solution = '["place base-E 0,1 r1", "skip"]'
    found = task("gold_mines", GOLD, "scores red 0", solution, "ends = true\ntokens = { red = { gold = 4 } }")
    assert found.game(0, solved=True).scores["red"] == 9
    assert judged(found, "place base-E 0,1 r1", "skip")[0] == "right"
