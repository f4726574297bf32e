"""Goals that need more than the base game: figures of their own kind, tokens, a second tile in one turn."""

from __future__ import annotations

import pytest

from carcnb.lessons.errors import LessonError
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import parse
from carcnb.lessons.run import LessonRun
from carcnb.lessons.saving import as_toml

BUILDER = '["base-W 0,0 r0 red:road.E", "base-U 1,0 r0 red:builder:road.W"]'
PLAIN = '["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"]'
GOODS = '["traders-10 0,0 r0", "base-E -1,0 r1"]'


def lesson(position: str, goal: str, solution: str, more: str = "") -> Lesson:
    """A lesson of one task."""
    asked = f'task = "Act."\ngoal = "{goal}"\nsolution = {solution}\n{more}'
    return parse(f"""
language = "en"
title = "T"
expansions = ["traders_and_builders"]
position = {position}
[[step]]
{asked}
""")


def act(found: Lesson, *actions: str) -> tuple[str, str]:
    """The state after a learner's actions, and what the panel says."""
    run = LessonRun(found)
    for action in actions:
        run.game.apply(action)
        run.acted()
    return run.state, "".join(part["t"] for block in run.feedback for parts in block.values() for part in parts)


BUILDS = lesson(PLAIN, "deploys builder", '["place base-U 2,0 r0", "deploy builder 2,0 road.W"]')


def test_tb_builder_1_a_builder_is_a_figure_to_deploy() -> None:
    assert act(BUILDS, "place base-U 2,0 r0", "deploy builder 2,0 road.W")[0] == "right"
    state, told = act(BUILDS, "place base-U 2,0 r0", "deploy meeple 2,0 field.NNW")
    assert state == "notyet"
    assert "another figure" in told


def test_tb_builder_17_a_builder_is_no_thief() -> None:
    thief = lesson(PLAIN, "deploys thief", '["place base-U 0,1 r1", "deploy meeple 0,1 road.N"]')
    assert act(thief, "place base-U 2,0 r0", "deploy builder 2,0 road.W")[0] == "notyet"


def test_tb_builder_7_again_is_a_second_tile_in_the_same_turn() -> None:
    again = lesson(BUILDER, "again", '["place base-U 2,0 r0", "skip", "place base-U 3,0 r0"]')
    state, told = act(again, "place base-U 2,0 r0", "skip")
    assert state == "right"
    assert "TB-BUILDER-7" in told
    state, told = act(again, "place base-U 0,1 r1", "skip")
    assert state == "notyet"
    assert "ends" in told


def test_tb_goods_3_takes_counts_the_tokens_of_the_turn() -> None:
    takes = lesson(GOODS, "takes red grain 1", '["place base-E 0,-1 r2"]')
    state, told = act(takes, "place base-E 0,-1 r2", "skip")
    assert state == "right"
    assert "TB-GOODS-3" in told
    assert act(takes, "place base-E 1,0 r0", "skip")[0] == "notyet"


@pytest.mark.parametrize(
    ("position", "goal", "solution", "right"),
    [
        (GOODS, "tokens red grain", '["place base-E 0,-1 r2"]', "1"),
        (GOODS, "tokens red wine", '["place base-E 0,-1 r2"]', "0"),
        (BUILDER, "next", '["place base-U 2,0 r0", "skip", "place base-U 3,0 r0"]', "blue"),
        (PLAIN, "next", '["place base-U 2,0 r0", "skip", "place base-U 3,0 r0"]', "red"),
    ],
)
def test_the_engine_works_the_answer_out(position: str, goal: str, solution: str, right: str) -> None:
    found = lesson(position, goal, solution, 'choices = ["0", "1", "red", "blue"]')
    states = {}
    for answer in ("0", "1", "red", "blue"):
        run = LessonRun(found)
        run.answer(answer)
        states[answer] = run.state
    assert [answer for answer, state in states.items() if state == "right"] == [right]


@pytest.mark.parametrize(
    ("goal", "reason"),
    [
        ("takes red beer 1", "there are no tokens 'beer'; there are cloth, grain, wine"),
        ("takes pink wine 1", "there is no seat 'pink'"),
        ("takes red wine", "followed by 3 words"),
        ("takes red wine two", "like 'takes red wine 2'"),
        ("deploys large", "nobody has a 'large' in this game; the figures are meeple, builder, pig"),
        ("deploys tower", "what is deployed is a"),
    ],
)
def test_a_goal_that_nobody_can_reach_is_refused(goal: str, reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        lesson(PLAIN, goal, '["place base-U 2,0 r0"]')


def test_a_question_about_what_a_move_brings_needs_the_move() -> None:
    with pytest.raises(LessonError, match="needs a solution"):
        lesson(PLAIN, "next", "[]", 'choices = ["red", "blue"]')


def test_a_legal_builder_is_said_to_join_a_follower() -> None:
    found = parse(f"""
language = "en"
title = "T"
expansions = ["traders_and_builders"]
position = {PLAIN}
[[step]]
moves = ["place base-U 2,0 r0"]
task = "May the builder stand here?"
goal = "legal deploy builder 2,0 road.W"
""")
    run = LessonRun(found)
    run.answer("yes")
    assert run.state == "right"
    assert "joins a follower" in str(run.feedback)


def test_tokens_at_the_start_are_kept_when_a_lesson_is_saved() -> None:
    found = parse("""
language = "en"
title = "T"
expansions = ["traders_and_builders"]
tokens = { red = { wine = 4 }, blue = { wine = 4, cloth = 2 } }
[[step]]
heading = "H"
text = "T"
""")
    assert found.game(0).table.state.tokens["blue", "cloth"] == 2
    again = parse(as_toml(found))
    assert again.setup == found.setup
    assert again.setup.expansions == ("traders_and_builders",)


def test_who_is_next_is_told_with_the_turn_and_no_points_are_told_too() -> None:
    run = LessonRun(
        lesson(BUILDER, "next", '["place base-U 2,0 r0", "skip", "place base-U 3,0 r0"]', 'choices = ["blue"]')
    )
    run.answer("blue")
    assert "Turn 2: Ben" in str(run.feedback)
    run = LessonRun(lesson(GOODS, "points red", '["place base-E 0,-1 r2"]', 'choices = ["0"]'))
    run.answer("0")
    assert "Ada gets no points here" in str(run.feedback)
