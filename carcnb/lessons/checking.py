"""Whether a lesson keeps its promises: its lights, its points, and a solution that reaches the goal."""

from __future__ import annotations

from difflib import get_close_matches

from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import Scored
from carcnb.engine.game import Game
from carcnb.lessons.errors import LessonError, Place
from carcnb.lessons.feedback import not_yet
from carcnb.lessons.goals import FIGURES, Goal, check_kind
from carcnb.lessons.lights import LightError, lights
from carcnb.lessons.model import Lesson, Task

LIKE = {
    "points": "points red",
    "tokens": "tokens red wine",
    "next": "next",
    "throw": "throw",
    "owners": "owners 0,0 city.N",
}
"""How a goal with choices is written, where it does not hold an action."""


def check(lesson: Lesson) -> None:
    """Play a lesson and raise ``LessonError`` at the first promise that the engine does not keep."""
    for n, step in enumerate(lesson.steps):
        place = ("step", n + 1)
        game = lesson.game(n)
        for name in step.lit:
            try:
                lights(game, [name], strict=True)
            except LightError as error:
                raise LessonError(str(error), (*place, *(("light", name) if step.light else ("goal",)))) from None
        for seat, points in step.scores.items():
            _seat(seat, game, (*place, "scores"))
            if game.scores[seat] != points:
                raise LessonError(f"{seat} has {game.scores[seat]} points here, not {points}", (*place, "scores"))
        if step.task:
            _task(step.task, game, lesson.game(n, solved=True), place)


def _task(task: Task, before: Game, after: Game, place: Place) -> None:
    goal = task.goal
    _words(goal, before, (*place, "goal"))
    if goal.by_choice:
        if goal.plays and not task.solution:
            reason = f"{goal.verb!r} asks what the solution brings, so the task needs a solution"
            raise LessonError(reason, (*place, "goal"))
        try:
            right = goal.right(before, after)
        except CarcnbError as error:
            raise LessonError(str(error), (*place, "goal")) from None
        ids = [choice.id for choice in task.choices]
        if not right:
            raise LessonError(f"{' '.join(goal.words)} is allowed here, so no rule forbids it", (*place, "goal"))
        if right not in ids:
            raise LessonError(f"the right answer is {right!r}; the choices are {', '.join(ids)}", (*place, "choices"))
    else:
        if not task.solution:
            reason = f"the goal {str(goal)!r} is reached on the board, so the task needs a solution: one right way"
            raise LessonError(f"{reason}, like solution=['place base-U 1,0 r1']", (*place, "goal"))
        events = after.events[len(before.events) :]
        if not goal.reached(events):
            scored = any(isinstance(event, Scored) for event in events)
            told = [after.explain(event) for event in events if isinstance(event, Scored)]
            facts = told if scored else not_yet(after, goal, events)
            text = " ".join(facts).replace("**", "")
            raise LessonError(f"the solution does not reach the goal {str(goal)!r}: {text}", (*place, "solution"))


def _words(goal: Goal, game: Game, place: Place) -> None:
    """Whether the words of a goal name what is there."""
    like = LIKE.get(goal.verb, str(goal))
    if len(goal.words) != len(like.split()) - 1:
        raise LessonError(f"{str(goal)!r:.60}: write it like {like!r:.60}", place)
    if goal.verb in ("points", "scores", "tokens", "takes", "draws"):
        _seat(goal.words[0], game, place)
    if goal.verb in ("tokens", "takes") and (*goal.words[:2],) not in game.table.state.tokens:
        kinds = ", ".join(sorted({token for _, token in game.table.state.tokens})) or "none without an expansion"
        raise LessonError(f"there are no tokens {goal.words[1]!r:.60}; there are {kinds}", place)
    if goal.verb == "draws" and not any(goal.words[1] in expansion.chances for expansion in game.table.expansions):
        raise LessonError(f"there is no {goal.words[1]} in this game; its expansion is missing", place)
    if goal.verb in ("legal", "rule"):
        try:
            check_kind(goal.action, game)
        except CarcnbError as error:
            raise LessonError(str(error), place) from None
    if goal.verb == "puts" and not any(goal.words[0] in expansion.neutrals for expansion in game.table.expansions):
        raise LessonError(f"there is no {goal.words[0]} in this game; its expansion is missing", place)
    if goal.verb in ("deploys", "returns") and goal.words[0] in FIGURES and goal.words[0] not in game.table.figures:
        kinds = ", ".join(game.table.figures)
        raise LessonError(f"nobody has a {goal.words[0]!r} in this game; the figures are {kinds}", place)


def _seat(seat: str, game: Game, place: Place) -> None:
    if seat not in game.seats:
        near = get_close_matches(seat, game.seats, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"the seats are {', '.join(game.seats)}"
        raise LessonError(f"there is no seat {seat!r:.60}; {hint}", place)
