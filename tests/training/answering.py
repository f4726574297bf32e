"""Whoever practises in the tests."""

from __future__ import annotations

from datetime import date
from typing import Any

from carcnb.quizzes import Exercise
from carcnb.quizzes.run import ExerciseRun
from carcnb.training.memory import PracticeMemory

TODAY = date(2026, 3, 1)


def memory(**kept: Any) -> PracticeMemory:
    """What somebody remembers today."""
    return PracticeMemory(kept, TODAY)


def wrong(exercise: Exercise) -> Any:
    """An answer that is not right."""
    if exercise.form == "number":
        return exercise.right + 40
    if exercise.form == "one":
        return next(id for id in exercise.choices if id != exercise.right)
    if exercise.form == "several":
        return [id for id in exercise.choices if id not in exercise.right]
    return None


def do(run: ExerciseRun, right: bool) -> None:
    """Answer the open exercise, or ask for its solution where no turn is wrong for sure."""
    exercise = run.exercise
    given = exercise.solve()[0] if right else wrong(exercise)
    if given is not None:
        run.answer(given)
    else:
        while run.message("hint") and exercise.attempt.hints < len(exercise.hints):
            pass
        assert run.message("tell")
