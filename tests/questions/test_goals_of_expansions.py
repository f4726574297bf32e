"""Goals that need more than the base game: figures of their own kind, tokens, a second tile in one turn."""

# mypy: disable-error-code="attr-defined, comparison-overlap"
from __future__ import annotations

import pytest

from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import parse
from carcnb.lessons.run import LessonRun
from carcnb.lessons.saving import as_toml
from carcnb.questions.errors import LessonError

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
    """The state after a learner's actions in the last step, and what the panel says."""
    run = LessonRun(found)
    run.open(len(found.steps) - 1)
    for action in actions:
        run.game.apply(action)
        run.on_action()
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
        ("takes red beer 1", "there is no token 'beer' in this game; there are cloth, grain, wine"),
        ("takes pink wine 1", "there is no seat 'pink'"),
        ("takes red wine", "write takes <seat> <token> <number>, like 'takes red wine 2'"),
        ("takes red wine two", "write the number like '2', not 'two'"),
        ("deploys large", "there is no figure 'large' in this game; there are knight, thief, .*, meeple, builder, pig"),
        ("deploys tower", "there is no figure 'tower'; there are knight"),
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


FLIGHT = """
language = "en"
title = "T"
expansions = ["flying_machines"]
position = ["base-D 0,0 r0", "base-B 0,1 r0"]
ends = {ends}
[[step]]
heading = "H"
text = "T"
moves = ["place flying-02 0,2 r2", "fly meeple 0,2", "draw {first} die"]
[[step]]
heading = "H"
text = "T"
task = "Act."
goal = "{goal}"
choices = {choices}
solution = ["place flying-01 1,1 r0", "fly meeple 1,1", "draw 1 die"]
"""


def flight(goal: str, first: int = 3, choices: str = "[]", ends: str = "false") -> Lesson:
    """A lesson with a throw on the way and one in a task."""
    return parse(FLIGHT.format(goal=goal, first=first, choices=choices, ends=ends).replace("choices = []", ""))


@pytest.mark.parametrize("ends", ["false", "true"])
def test_fly_5_a_lesson_says_what_its_die_shows(ends: str) -> None:
    found = flight("deploys monk 0,1", ends=ends).setup
    assert [str(draw) for draw in found.draws] == ["flying-02", "3 die", "flying-01", "1 die"]
    assert found.tiles == (("flying-02", "flying-01") if ends == "true" else None)


def test_fly_5_the_learners_own_throw_shows_it_too() -> None:
    found = flight("deploys monk 0,1")
    state, told = act(found, "place flying-01 1,1 r0", "fly meeple 1,1")
    assert (state, "FLY-16" in told) == ("right", True)


def test_fly_13_a_flight_in_vain_is_told() -> None:
    state, told = act(flight("deploys monk 0,1"), "place flying-01 1,1 r2", "fly meeple 1,1")
    assert state == "notyet"
    assert "FLY-13" in told


def test_fly_5_a_task_asks_for_the_number() -> None:
    run = LessonRun(flight("throw", choices='["1", "2", "3"]'))
    run.open(1)
    run.answer("2")
    assert run.state == "notyet"
    run.open(1)
    run.answer("1")
    assert run.state == "right"
    assert "FLY-5" in str(run.feedback)


def test_a_throw_that_did_not_come_is_named() -> None:
    wrong = FLIGHT.replace('"fly meeple 0,2", ', "").format(goal="skips", first=3, choices="[]", ends="false")
    with pytest.raises(LessonError, match="3 is not drawn here; what came is none"):
        parse(wrong.replace("choices = []", ""))
    with pytest.raises(LessonError, match="'4 die' cannot come"):
        flight("skips", first=4)


CROP = """
language = "en"
title = "T"
expansions = ["crop_circles"]
position = ["base-W 0,0 r0", "base-U 1,0 r0 blue:road.E", "base-V 0,1 r2 blue:road.N red:field.ENE"]
[[step]]
heading = "H"
text = "T"
moves = ["place crop-05 2,0 r1", "skip"]
[[step]]
"""
"""Red has laid a club; two thieves of blue are called."""


def test_crop_7_a_task_may_ask_for_what_another_player_takes_back() -> None:
    task = 'task = "Act."\ngoal = "returns thief 0,1"\nmoves = ["crop B"]\nsolution = ["remove meeple 0,1 road.N"]\n'
    found = parse(CROP + task)
    for where, state in (("0,1 road.N", "right"), ("1,0 road.E", "notyet")):
        run = LessonRun(found)
        run.open(1)
        assert run.game.prompt
        assert run.game.prompt.player == "blue"
        run.game.apply(f"remove meeple {where}")
        run.on_action()
        assert run.state == state
    assert "another place" in str(run.feedback)


def test_crop_6_a_task_is_judged_when_its_own_answers_are_given() -> None:
    position = CROP.replace("red:field.ENE", "red:road.N")
    task = 'task = "Act."\ngoal = "deploys thief 1,0"\nsolution = ["crop A", "add meeple 1,0 road.E"]\n'
    found = parse(position + task)
    for answer, state in (("add meeple 1,0 road.E", "right"), ("add meeple 0,1 road.N", "notyet"), ("skip", "notyet")):
        run = LessonRun(found)
        run.open(1)
        run.game.apply("crop A")
        run.on_action()
        assert run.state == "open"
        run.game.apply(answer)
        run.on_action()
        assert run.state == state
        assert run.game.prompt
        assert run.game.prompt.player == "red"


def test_crop_2_points_are_judged_though_a_question_follows() -> None:
    found = parse("""
language = "en"
title = "T"
expansions = ["crop_circles"]
position = ["base-W 0,0 r0", "base-U 1,0 r0 red:road.E"]
[[step]]
task = "Act."
goal = "scores red 3"
solution = ["place crop-05 2,0 r2", "skip"]
""")
    for place, state in (("2,0 r2", "right"), ("2,0 r1", "notyet")):
        run = LessonRun(found)
        run.game.apply(f"place crop-05 {place}")
        run.on_action()
        run.game.apply("skip")
        run.on_action()
        assert run.state == state
        assert run.game.prompt
        assert run.game.prompt.kind == "crop"
    assert "nothing is closed" in str(run.feedback)


def test_crop_10_an_answer_may_be_asked_about_too() -> None:
    task = 'task = "May Ben?"\ngoal = "legal add meeple 1,0 road.E"\nmoves = ["crop A"]\n'
    run = LessonRun(parse(CROP + task))
    run.open(1)
    run.answer("yes")
    assert run.state == "right"
    assert "CROP-6" in str(run.feedback)
    with pytest.raises(LessonError, match="there is no figure 'tower'"):
        parse(CROP + task.replace("legal add meeple 1,0 road.E", "returns tower"))
