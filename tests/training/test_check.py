"""What do I get wrong?  Believers and careful people go through a check, and what it finds is compared."""

from __future__ import annotations

from pathlib import Path

import pytest

import carcnb
from carcnb.progress import note_answer
from carcnb.questions.beliefs import beliefs
from carcnb.training import overview
from carcnb.training.check import MOST, TWICE, CheckRun
from carcnb.training.memory import PracticeMemory
from tests.training.answering import memory
from tests.training.simulated_check import simulate


def checked(*held: str, seed: int = 3) -> CheckRun:
    """Somebody who holds these beliefs and makes no slip goes through a check."""
    run = CheckRun(seed=seed, memory=memory())
    for _ in range(MOST):
        exercise = run.exercise
        wrong = next((exercise.believers.answers[id] for id in held if id in exercise.believers.answers), None)
        given = exercise.right if wrong is None else wrong
        if exercise.form == "act":
            given = exercise.solve()[0]
        for _ in range(2):
            if exercise.attempt.left:
                exercise.answer(given)
                run.on_try()
        run.message("next")
    return run


def test_who_is_right_is_told_that_nothing_has_shown() -> None:
    run = checked()
    assert run.first == MOST
    assert run.shown_beliefs == {}
    assert run.view()["caption"] == [{"p": [{"t": "No wrong belief has shown behind the answers."}]}]


@pytest.mark.parametrize("belief", ["coats-forgotten", "tie-nobody", "unfinished-nothing", "corner-touches"])
def test_a_belief_is_found_and_remembered(belief: str) -> None:
    run = checked(belief)
    assert run.shown_beliefs[belief] >= TWICE
    assert belief in run.memory.held


def test_what_is_said_of_a_class_is_right() -> None:
    found = simulate(12)
    assert found.right >= 0.9 * found.said
    assert found.right >= 0.8 * found.held


def test_every_exercise_can_show_something_and_most_beliefs_can_show() -> None:
    run = checked()
    could = [{*one.believers.answers} for one in run.exercises]
    assert all(could)
    assert len(set().union(*could)) > 20


def test_a_check_of_an_expansion_is_offered_once_it_was_begun(kept: Path) -> None:
    row = "practice:check-inns_and_cathedrals"
    assert row not in {one["to"] for one in overview.rows()}
    note_answer("IC-15", True)
    assert row in {one["to"] for one in overview.rows()}
    lesson = carcnb.go(row).view["lesson"]
    assert lesson is not None
    assert lesson["title"] == "Check"
    run = CheckRun("inns_and_cathedrals", seed=1, memory=memory())
    assert run.exercise.believers.answers.keys() & beliefs()["inns_and_cathedrals"].keys()


def test_the_page_leads_there(kept: Path) -> None:
    lesson = carcnb.go("practice:check").view["lesson"]
    assert lesson is not None
    assert lesson["title"] == "Check"
    assert PracticeMemory.of_learner().rules == {}
