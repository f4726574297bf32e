"""Every lesson to its end: every wrong choice, the hints, then the stored solution."""

from __future__ import annotations

from collections.abc import Sequence

import carcnb
from carcnb.curriculum import curriculum
from carcnb.lessons.run import LessonRun
from tests.walk.acting import act
from tests.walk.walker import Walker
from tests.walk.ways import way

QUICK = ("base/placing", "base/claims")


def _parts() -> list[str]:
    return list(curriculum())


def _quick(parts: Sequence[str]) -> list[str]:
    return [name for name in parts if name in QUICK]


@way("lessons", _parts, _quick)
def lesson(walker: Walker, name: str) -> None:
    """A learner goes through a lesson as it is meant, with all that can be wrong on the way."""
    board = carcnb.lesson(name, theme=walker.at.theme, lang=walker.at.lang)
    walker.board(board)
    run = board._lead.stand.content
    assert isinstance(run, LessonRun)
    for step in range(len(run.lesson.steps)):
        if step:
            walker.press("[data-do=next]")
        if run.step != step or run.ended:
            walker.lost(f"step {step + 1} of {name} does not open")
            return
        if run.task:
            _task(walker, run)
    walker.press("[data-do=next]")
    if not run.ended:
        walker.lost(f"{name} does not end")


def _task(walker: Walker, run: LessonRun) -> None:
    """Wrong choices with a hint each, then what is right."""
    task = run.task
    assert task
    if task.goal.by_choice:
        right = task.goal.choice(run.lesson.scene(run.step, solved=True))
        wrong = [choice.id for choice in task.choices if choice.id != right]
        for n, id in enumerate([*wrong, right]):
            walker.press(f'[data-answer="{id}"]')
            if n < len(task.hints) and n < len(wrong):
                walker.press("[data-do=hint]")
    else:
        for _ in task.hints:
            walker.press("[data-do=hint]")
        for action in run.lesson.path[run.step][1]:
            if run.state != "open" or not run.game.prompt:
                break
            if action.verb != "draw":
                act(walker, run.game, action)
    if run.state != "right":
        walker.lost(f"step {run.step + 1} of {run.lesson.title['en']} is not solved by its solution")
