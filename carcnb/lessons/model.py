"""A lesson as data: a starting position and steps with captions, moves, lights and tasks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import TypeGuard

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.errors import CarcnbError, IllegalAction, InvalidAction
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.engine.setup import Setup
from carcnb.questions import Question
from carcnb.questions.errors import LessonError
from carcnb.questions.scene import Scene
from carcnb.questions.words import check_kind
from carcnb.words.texts import Text


@lru_cache(maxsize=4)
def opening_game(setup: Setup) -> Game:
    """The game of a lesson before its first move, to be cloned: every step begins with it."""
    return Game.from_setup(setup)


@dataclass(frozen=True)
class Choice:
    """One answer to pick."""

    id: str
    text: Text


@dataclass(frozen=True)
class Task:
    """A place where it is the learner's turn: a question, a goal the engine judges, and one way to reach it."""

    question: Text
    goal: Question
    solution: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    hints: tuple[Text, ...] = ()
    wrong: Text | None = None


@dataclass(frozen=True)
class Step:
    """One page of a lesson; its moves are played when it opens.

    ``scores`` are the points the track shows then, ``chalk`` what is drawn on the board.  One without a task is read,
    and its board takes no moves unless it is ``open``.
    """

    heading: Text
    text: Text
    moves: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    chalk: tuple[str, ...] = ()
    task: Task | None = None
    scores: Mapping[str, int] = field(default_factory=dict)
    open: bool = False

    @property
    def lit_places(self) -> tuple[str, ...]:
        """What lights up: without a word about it, what the question speaks of."""
        return self.light or (self.task.goal.lights if self.task else ())


@dataclass(frozen=True)
class Lesson:
    """A titled row of steps on one game.  ``examples`` names the worked examples of the rules that it plays.

    ``path`` holds, for each step, the answers played when it opens and those of its solution.
    """

    title: Text
    setup: Setup
    steps: tuple[Step, ...]
    examples: tuple[str, ...] = ()
    path: tuple[tuple[tuple[Action, ...], tuple[Action, ...]], ...] = ()

    def game(self, step: int, solved: bool = False) -> Game:
        """The game as the step shows it: all moves before it and its own; ``solved``: with its solution too."""
        game = opening_game(self.setup).clone()
        for n, (opening, solution) in enumerate(self.path[: step + 1]):
            for action in opening:
                game.apply(action)
            if n == step and self.steps[n].chalk:
                game.chalk = {game.move: self.steps[n].chalk}
            for action in solution if n < step or solved else ():
                game.apply(action)
        task = self.steps[step].task
        while solved and task and task.solution and _may_skip(game.prompt):
            game.apply(SKIP)  # a later step asks about the figure; what this turn brings comes after that question
        return game

    def scene(self, step: int, solved: bool = False) -> Scene:
        """What the task of a step is about; ``solved``: with the game after its solution."""
        return Scene(self.game(step), solution=self.game(step, solved=True) if solved else None)

    def save(self, path: str | Path, *, overwrite: bool = False) -> Path:
        """Write the lesson as a file; ``LessonError`` if it cannot be written or its comments there would be lost."""
        from carcnb.lessons.saving import save  # a lesson that is only read needs no writer

        return save(self, path, overwrite=overwrite)


def walk(setup: Setup, steps: tuple[Step, ...]) -> tuple[tuple[tuple[Action, ...], tuple[Action, ...]], ...]:
    """The answers of every step, with the skips that a lesson may leave out.

    ``LessonError`` names the move that the engine refuses, with the rule.
    """
    game = opening_game(setup).clone()
    path: list[tuple[list[Action], list[Action]]] = []
    last: list[Action] = []
    asked = False  # whether a question about the figure stood open since: then only what follows it skips

    def play(text: str, into: list[Action]) -> None:
        nonlocal last, asked
        action = Action.parse(text)
        check_kind(action, game)
        came = action.verb == "draw" and action.where  # a card or a throw: said after it came, whatever is asked now
        while not came and _may_skip(game.prompt) and action.verb not in _answers(game.prompt):
            game.apply("skip")
            (path[-1][0] if asked else last).append(SKIP)  # the question about the figure is over when this step opens
        if action.verb == "draw":
            # Said, not done: the draws are set up.  It names a tile that fits nowhere, or shows one before its move, or
            # says what came of a throw just before.
            newest = [draw.what for draw in _newest_draws(game) if draw.where == action.where] or ["none"]
            if action.what not in newest:
                what = f"what came is {newest[-1]}" if action.where else f"the tile in hand is {newest[-1]}"
                raise InvalidAction(f"{action.what:.60} is not drawn here; {what}")
            return
        game.apply(action)
        into.append(action)
        last, asked = into, False

    for number, step in enumerate(steps, 1):
        opening: list[Action] = []
        solution: list[Action] = []
        path.append((opening, solution))
        solving = step.task.solution if step.task else ()
        for what, texts, into in (("moves", step.moves, opening), ("solution", solving, solution)):
            for text in texts:
                try:
                    play(text, into)
                except CarcnbError as error:
                    # A lesson's draws are the tiles of its moves: another can only be left from a task.
                    left = isinstance(error, IllegalAction) and error.refusal.key == "not-drawn"
                    hint = "; a task without a solution leaves its tile in hand: give it one" if left else ""
                    raise LessonError(f"{text!r:.60}: {error}{hint}", ("step", number, what, text)) from None
        asked = asked or (step.task is not None and not step.task.solution and step.task.goal.on_tile)
    while path and _may_skip(game.prompt) and not asked:
        game.apply(SKIP)
        last.append(SKIP)
    return tuple((tuple(opening), tuple(solution)) for opening, solution in path)


def _newest_draws(game: Game) -> list[Action]:
    """What was drawn since the last decision: a throw, tiles that fit nowhere, then the one in hand."""
    return [*takewhile(lambda action: action.verb == "draw", reversed(game.history))][::-1]


def _may_skip(prompt: Ask | None) -> TypeGuard[Ask]:
    return prompt is not None and prompt.step == "figure" and SKIP in prompt.options


def _answers(prompt: Ask) -> set[str]:
    """The verbs that answer a question."""
    return {prompt.kind, *(option.verb for option in prompt.options)}
