"""Boards that lead through lessons and exercises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from carcnb.looks import LED_LOOKS, Looks

if TYPE_CHECKING:
    from carcnb.lessons.exercises.run import ExerciseRun
    from carcnb.lessons.run import LessonRun
    from carcnb.widget import Board


def board(run: ExerciseRun | LessonRun, **looks: Unpack[Looks]) -> Board:
    """A board that leads through exercises or a lesson; it looks as such boards do where ``looks`` do not say."""
    from carcnb.widget import Board  # lessons can be read, checked and played where Jupyter is not installed

    return Board(run.game, director=run, **(LED_LOOKS | looks))
