"""How much of the score track a lesson shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.engine.game import Game
from carcnb.engine.track import laps
from carcnb.lessons.model import Lesson

if TYPE_CHECKING:
    from carcnb.wire import panel as wire_panel


def track(lesson: Lesson) -> wire_panel.LessonTrack:
    """How the score track is shown: large where it is what the lesson is about, not at all where no points move."""
    before, after = lesson.game(0), lesson.game(len(lesson.steps) - 1, solved=True)
    if not before.table.only_counts or _rounds(before) != _rounds(after):
        return "large"
    return "small" if before.scores != after.scores else "none"


def _rounds(game: Game) -> list[int]:
    """How often every score figure has walked round the track."""
    return [laps(points) for points in game.table.state.track.values()]
