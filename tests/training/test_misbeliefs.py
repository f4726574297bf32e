"""Beliefs that have shown: asked about until two answers are right, and once more days later."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from carcnb.quizzes import Exercise, exercises
from carcnb.quizzes.twins import against_belief
from carcnb.training.memory import PracticeMemory
from carcnb.training.misbeliefs import LATER, RIGHT, Misbelief
from carcnb.training.run import BELIEF_AT, BELIEF_EVERY, PracticeRun
from tests.training.answering import TODAY, do, memory

HALF = "robbed-down"


def showing() -> PracticeMemory:
    """Somebody who has just shown a belief."""
    known = memory()
    known.note_beliefs([HALF], [HALF], False)
    return known


def test_a_belief_comes_until_two_answers_are_right_and_once_more_days_later() -> None:
    known = showing()
    for left in range(RIGHT, 0, -1):
        assert known.due_beliefs() == [HALF]
        assert known.held[HALF].left == left
        known.note_beliefs([], [HALF], True)
    assert known.due_beliefs() == [], "it rests"
    known.note_beliefs([], [HALF], True)
    assert known.held, "a right answer before that proves nothing"
    known.today += timedelta(LATER)
    assert known.due_beliefs() == [HALF]
    known.note_beliefs([], [HALF], True)
    assert known.held == {}


def test_what_could_not_show_proves_nothing_and_what_shows_again_begins_anew() -> None:
    known = showing()
    known.note_beliefs([], ["half-points"], True)
    known.note_beliefs([], [HALF], False)
    assert known.held[HALF].left == RIGHT
    known.note_beliefs([], [HALF], True)
    known.note_beliefs([HALF], [HALF], False)
    assert known.held[HALF] == Misbelief(RIGHT, known.today)


@pytest.mark.parametrize(
    "kept", [None, 7, {HALF: 3}, {"nobody": {"left": 1, "due": "2026-01-01"}}, {HALF: {"left": 9, "due": "soon"}}]
)
def test_what_a_hand_has_spoilt_is_left_out(kept: Any) -> None:
    assert memory(beliefs=kept).held == {}


def test_it_is_kept_and_no_clock_puts_it_off() -> None:
    known = showing()
    again = PracticeMemory(known.as_json(), TODAY)
    assert again.held == known.held
    row = {HALF: {"left": 1, "due": "2031-01-01", "later": True}}
    assert memory(beliefs=row).held[HALF].due <= TODAY + timedelta(LATER)


def test_an_exercise_against_a_belief_tells_it_from_the_rule() -> None:
    found: list[Exercise] = []
    for seed in range(6):
        if one := against_belief(HALF, seed, others=found):
            assert str(one.believers.answers[HALF]) != str(one.right)
            found.append(one)
    assert len({str(one.ask) + repr(one.setup) for one in found}) == len(found) > 1


def test_practice_asks_about_it_among_the_others(kept: Path) -> None:
    known = showing()
    run = PracticeRun(["robbers"], 6, seed=2, memory=known)  # begins with no sum, which would be shown first
    asked = []
    for n in range(1, 7):
        asked.append(HALF in run.exercise.believers.answers and n % BELIEF_EVERY == BELIEF_AT)
        do(run, right=True)
        run.message("next")
    assert asked[1], "the second exercise is about it"
    assert known.held[HALF].later, "two were right"


def test_a_wrong_answer_of_a_believer_is_remembered(kept: Path) -> None:
    made = next(
        (one, id)
        for one in exercises("points", seed=5, n=10)
        for id, answer in one.believers.answers.items()
        if one.form == "number" and one.believers.of(answer) == (id,)
    )
    one, id = made
    run = PracticeRun(["points"], 2, seed=1)
    run.exercises = (type(run.exercises[0])(one),)
    run.open(0)
    for _ in range(2):
        run.answer(str(one.believers.answers[id]))
    assert id in PracticeMemory.of_learner().held
