"""Whether a lesson keeps its promises: its lights, its chalk, its points, and a solution that reaches the goal."""

from __future__ import annotations

from carcnb.engine.chalk import check_chalk
from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.errors import raise_as
from carcnb.lessons.lights import LightError, lights
from carcnb.lessons.model import Lesson, Task
from carcnb.questions.errors import GoalError, LessonError, Place
from carcnb.questions.scene import Scene
from carcnb.questions.words import SEAT


def check(lesson: Lesson) -> None:
    """Play a lesson and raise ``LessonError`` at the first promise that the engine does not keep."""
    for n, step in enumerate(lesson.steps):
        place = ("step", n + 1)
        scene = lesson.scene(n, solved=step.task is not None)
        for name in step.lit_places:
            with raise_as(LessonError, (*place, *(("light", name) if step.light else ("goal",))), of=LightError):
                lights(scene.game, [name], strict=True)
        for text in step.chalk:
            try:
                check_chalk(scene.game.table.state, [text])
            except SetupError as error:
                raise LessonError(f"{text!r:.60}: {error.reason}", (*place, "chalk", text)) from None
        for seat, points in step.scores.items():
            with raise_as(LessonError, (*place, "scores"), of=CarcnbError):
                SEAT.check(seat, scene.game)
            if scene.game.scores[seat] != points:
                raise LessonError(f"{seat} has {scene.game.scores[seat]} points here, not {points}", (*place, "scores"))
        if step.task:
            _task(step.task, scene, place)


def _task(task: Task, scene: Scene, place: Place) -> None:
    goal = task.goal
    with raise_as(LessonError, (*place, "goal"), of=CarcnbError):
        goal.check(scene)
        if (goal.plays or not goal.by_choice) and not task.solution:
            what = "asks what the solution brings" if goal.plays else "is reached on the board"
            like = "like solution=['place base-U 1,0 r1']"
            raise GoalError(f"the goal {str(goal)!r} {what}, so the task needs a solution: one right way, {like}")
        right = goal.choice(scene) if goal.by_choice else ""
    ids = [choice.id for choice in task.choices]
    if goal.by_choice and right not in ids:
        raise LessonError(f"the right answer is {right!r}; the choices are {', '.join(ids)}", (*place, "choices"))
    if not goal.by_choice:
        reached, told = goal.respond(scene, scene.game_solved)
        if not reached:
            reason = f"the solution does not reach the goal {str(goal)!r}: {told}".replace("**", "")
            raise LessonError(reason, (*place, "solution"))
