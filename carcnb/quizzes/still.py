"""The still picture of an exercise: the board with its letters."""

from __future__ import annotations

from collections.abc import Iterable

from carcnb.drawing import game_svg
from carcnb.engine.events import SegmentAt
from carcnb.questions.scene import Scene
from carcnb.words import say


def still(scene: Scene, dress: str = "summer", light: Iterable[SegmentAt] = ()) -> str:
    """The board as SVG text, its marks lettered."""
    return game_svg(scene.game, dress=dress, highlight=light, letters=scene.letter_marks, title=say("ui-board"))
