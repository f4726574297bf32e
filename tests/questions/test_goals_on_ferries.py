"""Lessons with questions beside tile and figure: what may be passed over, and a task that asks for a neutral piece."""

from __future__ import annotations

import pytest

from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import parse
from carcnb.lessons.run import LessonRun
from carcnb.lessons.saving import as_toml
from carcnb.questions.errors import LessonError

HEAD = """
language = "en"
title = "T"
expansions = ["ferries"]
position = ["base-U -1,0 r0", "ferries-02 0,0 r0 ferry:road.W+road.E"]
"""
STEP = '[[step]]\nheading = "H"\ntext = "T"\n'


def lesson(*steps: str) -> Lesson:
    """A lesson of some steps, without their headings."""
    return parse(HEAD + "".join(STEP + step + "\n" for step in steps))


def state(run: LessonRun, *actions: str) -> str:
    """The state of the open task after a learner's actions."""
    for action in actions:
        run.game.apply(action)
        run.on_action()
    return run.state


def test_fer_8_a_ferry_that_is_not_moved_need_not_be_skipped() -> None:
    found = lesson('moves = ["place base-U 1,0 r0", "place base-U 2,0 r0"]', 'moves = ["place base-B -1,1 r0"]')
    assert [str(action) for action in found.path[0][0]] == [
        "place base-U 1,0 r0", "skip", "skip", "place base-U 2,0 r0", "skip", "skip"
    ]  # fmt: skip
    assert parse(as_toml(found)).path == found.path


def test_fer_3_a_ferry_that_is_due_is_not_passed_over() -> None:
    with pytest.raises(LessonError, match="Now a ferry is laid"):
        lesson('moves = ["place ferries-02 1,0 r0", "place base-U 2,0 r0"]')


def test_fer_8_a_question_about_a_ferry_keeps_the_question_open() -> None:
    asks = 'moves = ["place base-U 1,0 r0", "skip"]\ntask = "?"\ngoal = "legal ferry 0,0 road.W+road.E"'
    found = lesson(asks, 'moves = ["place base-U 2,0 r0"]')
    game = found.game(0)
    assert game.prompt
    assert game.prompt.kind == "ferry"
    run = LessonRun(found)
    run.answer("no")
    assert run.state == "right"
    assert "FER-9" in str(run.feedback)


def test_a_task_may_ask_for_a_neutral_piece() -> None:
    """FER-8: the goal is reached by moving the ferry, missed by leaving it where it lies."""
    task = 'task = "?"\ngoal = "puts ferry 0,0"\nsolution = ["place base-U 1,0 r0", "ferry 0,0 road.S+road.E"]'
    run = LessonRun(lesson(task))
    assert state(run, "place base-U 1,0 r0", "skip") == "open"
    assert state(run, "ferry 0,0 road.W+road.S") == "right"
    assert "moves a ferry" in str(run.feedback)
    run.open(0)
    assert state(run, "place base-U 1,0 r0", "skip", "skip") == "notyet"
    assert "Nothing was put there" in str(run.feedback)


def test_a_task_about_the_tile_alone_passes_over_what_may_be_passed_over() -> None:
    run = LessonRun(lesson('task = "?"\ngoal = "places"\nsolution = ["place base-U 1,0 r0"]'))
    assert state(run, "place base-U 1,0 r0") == "right"


def test_a_task_may_ask_for_one_square() -> None:
    run = LessonRun(lesson('task = "?"\ngoal = "places 1,0"\nsolution = ["place base-U 1,0 r0"]'))
    other = next(a for a in map(str, run.game.legal_actions()) if " 1,0 " not in a)
    assert state(run, other) == "notyet"
    assert "another place" in str(run.feedback)
    run.open(0)
    assert state(run, "place base-U 1,0 r0") == "right"


@pytest.mark.parametrize(
    ("goal", "says"),
    [
        ("puts boat", "there is no piece 'boat'; there are ferry"),
        ("puts mage", "there is no piece 'mage' in this game"),
    ],
)
def test_a_neutral_piece_that_is_not_there_is_named(goal: str, says: str) -> None:
    with pytest.raises(LessonError, match=says):
        lesson(f'task = "?"\ngoal = "{goal}"\nsolution = ["place base-U 1,0 r0"]')


def test_fer_17_a_ferry_that_closes_nothing_is_not_told_that_it_fits() -> None:
    closed = '"base-A -1,0 r3 red:road.E", "ferries-02 0,0 r0 ferry:road.W+road.E", "base-A 0,1 r2"'
    head = "".join(f"position = [{closed}]\n" if "position" in line else f"{line}\n" for line in HEAD.splitlines())
    asks = 'moves = ["place base-U 1,0 r0", "skip"]\ntask = "?"\ngoal = "scores red 3"\n'
    run = LessonRun(parse(head + STEP + asks + 'solution = ["ferry 0,0 road.W+road.S"]'))
    assert state(run, "ferry 0,0 road.E+road.S") == "notyet"
    assert "The points are different." in str(run.feedback)
    run.open(0)
    assert state(run, "skip") == "notyet"
    assert "Nothing is closed." in str(run.feedback)
    assert "It fits" not in str(run.feedback)
