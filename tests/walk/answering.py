"""Answering exercises as a learner does, in every form that they have."""

from __future__ import annotations

from typing import Any

from carcnb.quizzes.model import Exercise
from carcnb.quizzes.run import ExerciseRun
from tests.walk.acting import act
from tests.walk.walker import Walker


def answer(walker: Walker, run: ExerciseRun, right: bool, nth: int = 0) -> None:
    """Give a right answer, or the ``nth`` wrong one; told if the board then says otherwise."""
    exercise = run.exercise
    given = exercise.solve()[0] if right else _wrong(exercise, nth)
    if given is None:
        return
    if exercise.form == "act":
        _act(walker, run, given if right else None)
        given = run.picked
    elif exercise.form == "one":
        walker.press(f'[data-answer="{given}"]')
    elif exercise.form == "number":
        walker.write(".cn-entry input", str(given))
        walker.press("[data-do=check]")
    else:
        kind = "mark" if exercise.form == "places" else "pick"
        for id in exercise.choices:
            if (id in given) != (run.picked is not None and id in run.picked):
                walker.press(f'[data-{kind}="{id}"]')
        walker.press("[data-do=check]")
    if right and run.state != "right":
        walker.lost(f"{exercise.id}: {given} is right, and the board says {run.state}")
    if not right and exercise.form != "act" and run.state != "notyet":
        walker.lost(f"{exercise.id}: {given} is wrong, and the board says {run.state}")


def _wrong(exercise: Exercise, nth: int) -> Any:
    """One of the wrong answers; of a turn any."""
    right = exercise.right
    if exercise.form == "number":
        return int(right) + nth + 1
    if exercise.form == "one":
        others = [id for id in exercise.choices if id != right]
        return others[nth % len(others)] if others else None
    ids = list(exercise.choices)
    if exercise.form in ("several", "places"):
        tries: list[list[str]] = [ids[:1], ids[-1:], ids[:2], ids]
        some = [given for given in tries if sorted(given) != sorted(right)]
        return some[nth % len(some)] if some else None
    return ()


def _act(walker: Walker, run: ExerciseRun, turn: list[str] | None) -> None:
    """Play a turn: this one, or any that is not right."""
    wanted = list(turn or [])
    first = [solved[0] for solved in run.exercise.solve()]
    for _ in range(12):
        if not run.playable or not run.game.prompt:
            return
        legal = [str(option) for option in run.game.legal_actions()]
        if wanted:
            move = wanted.pop(0)
        elif "skip" in legal:
            move = "skip"
        else:
            move = next((one for one in legal if one not in first), legal[0])
        if move.startswith("draw"):
            continue
        if not act(walker, run.game, move):
            return
