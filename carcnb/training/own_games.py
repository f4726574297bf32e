"""What was missed in a game of one's own comes again, days later, among the ten of a day."""

from __future__ import annotations

from carcnb.analysis.layout import line_text, tenths
from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.game import Game
from carcnb.errors import require
from carcnb.keeping import Keeping
from carcnb.questions.best import seat_of
from carcnb.quizzes.better import Better
from carcnb.quizzes.mistakes import MistakesRun, beside, moves_in
from carcnb.quizzes.model import Exercise, LiveExercise
from carcnb.records.notation import parse, text_of
from carcnb.training.memory import Missed, PracticeMemory
from carcnb.words import languages, say, speaking

CLEAR = 2.0
"""Who lost no more points than this is not asked again: the answer is not clear enough."""


class OwnGameRun(MistakesRun):
    """Goes through moves of a game; what was not found at once is remembered, if its answer is clear."""

    memory: PracticeMemory

    def on_try(self) -> None:
        """Remember what was not found at once."""
        exercise, ask = self.exercise, require(self.exercise.ask, Better)
        if exercise.attempt.first or exercise.attempt.left or ask.cost(exercise.scene) < CLEAR:
            return
        try:
            position = text_of(exercise.scene.game)
        except SetupError:  # in the midst of a turn, which no text tells
            return
        played = line_text(ask.own_line(exercise.scene))
        memory = PracticeMemory.of_learner()
        memory.keep(lambda memory: memory.note_missed(position, played))

    @property
    def keeping(self) -> Keeping:
        """Whether it is kept."""
        return PracticeMemory.of_learner().keeping


def lead(at: str, game: object) -> OwnGameRun | None:
    """What leads through the moves after these numbers of answers, divided by commas; None if there is none."""
    numbers = moves_in(at, game)
    return OwnGameRun(game, numbers) if numbers and isinstance(game, Game) else None


def due_exercise(memory: PracticeMemory) -> Exercise | None:
    """A move that was missed some days ago, asked again; None if none is due, or none that can still be read."""
    return next(filter(None, map(_exercise, memory.due_missed())), None)


def _exercise(missed: Missed) -> Exercise | None:
    try:
        made = Exercise(f"better {missed.played}", parse(missed.position, 0))
        ask, scene = require(made.ask, Better), made.scene
        played, cost = ask.own_line(scene), tenths(ask.cost(scene))
    except CarcnbError:
        return None
    told = {}
    for code in languages():
        with speaking(code):
            told[code] = say("mistake-own", name=scene.name(seat_of(scene)), n=cost)
    return LiveExercise(made, wording=told, id=missed.id, **beside(scene.game, played))
