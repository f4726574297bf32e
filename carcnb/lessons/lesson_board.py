"""Boards that lead through lessons and exercises."""

from __future__ import annotations

from typing import Unpack

from carcnb.board import Board, Director
from carcnb.looks import LED_LOOKS, Looks


def board(run: Director, **looks: Unpack[Looks]) -> Board:
    """A board that leads through exercises or a lesson; it looks as such boards do where ``looks`` do not say."""
    return Board(run.game, director=run, **(LED_LOOKS | looks))
