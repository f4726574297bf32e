"""Learning from a game that was played: the moves that cost most, each to be found better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carcnb.analysis.layout import line_text
from carcnb.analysis.reasons import sentence
from carcnb.analysis.review import review
from carcnb.analysis.reviewing import COSTLY
from carcnb.analysis.reviewing import costliest as worst_first
from carcnb.board.look_back import MOST
from carcnb.engine.actions import Action
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows
from carcnb.engine.notation import Drawn
from carcnb.engine.setup import Setup
from carcnb.lessons.end import offer
from carcnb.questions.best import seat_of
from carcnb.quizzes import ExerciseError
from carcnb.quizzes.better import Better
from carcnb.quizzes.model import Exercise, LiveExercise
from carcnb.quizzes.run import ExerciseRun, Summary
from carcnb.words import languages, say

if TYPE_CHECKING:
    from carcnb.board.director import Content
    from carcnb.wire import panel as wire_panel

MISTAKES = Better.topic


def mistakes(game: Game, at: Iterable[int]) -> list[LiveExercise]:
    """What was played after so many answers, each as an exercise: what would have been better?

    ``ExerciseError`` if nobody was asked anything there.
    """
    return [_exercise(game, n) for n in at]


def _exercise(game: Game, at: int) -> LiveExercise:
    answers = game.history
    before = game.clone()
    if not 0 <= at < len(answers) or answers[at].verb == "draw":
        raise ExerciseError(f"nobody answers after answer {at!r:.20} of this game")
    before.goto(at)
    played = _played(before, answers[at:])
    made = Exercise(
        f"better {line_text(played)}",
        _with_draws(game.setup, answers),
        moves=[str(action) for action in answers[:at] if action.verb != "draw"],
        id=f"{MISTAKES}-{at}",
        **beside(before, played),
    )
    return LiveExercise(made)


def beside(before: Game, played: Sequence[Action]) -> dict[str, Any]:
    """What stands beside the question, as ``Exercise`` takes it: what was played, and its square lit."""
    cell = played[0].cell if played[0].verb == "place" else None
    key = "mistake-played" if cell else "mistake-done"
    return {
        "text": {code: say(key, code, what=sentence(before, played, code)) for code in languages()},
        "light": ("{},{}".format(*cell),) if cell else (),
    }


def _with_draws(setup: Setup, answers: Sequence[Action]) -> Setup:
    """The setup with the draws of a game: those of another program's record follow from no seed."""
    told = tuple(Drawn(action.what, action.where) for action in answers if action.verb == "draw")
    try:
        return replace(setup, draws=told)
    except SetupError:  # what was put back and drawn again is more than the stack holds; such a game has a seed
        return setup


def _played(before: Game, answers: Sequence[Action]) -> tuple[Action, ...]:
    """What the player who is asked answered, until luck or somebody else decided."""
    now, seat = before.clone(), before.prompt and before.prompt.player
    played: list[Action] = []
    for action in answers:
        if action.verb == "draw" or now.prompt is None or now.prompt.player != seat:
            break
        played.append(action)
        now.apply(action)
    return tuple(played)


def costliest(game: Game | Shows | str | Path, n: int) -> list[LiveExercise]:
    """The ``n`` moves that cost most in a game that is over, whoever made them; ``ExerciseError`` if none did."""
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise ExerciseError(f"n is how many moves to look at, a whole number from 1, not {n!r:.60}")
    found = review(game)
    if not found.game.over:
        raise ExerciseError("the game goes on: what its moves cost is told when it is over")
    worst = worst_first(found.lines)
    if not worst:
        raise ExerciseError(f"no move of this game cost more than {COSTLY:g} point")
    return mistakes(found.game, [line.at for line in worst[:n]])


class MistakesRun(ExerciseRun):
    """Goes through moves of a game that is over; its last page leads back to it."""

    def __init__(self, game: Game, at: Sequence[int]) -> None:
        self.came, found = game, mistakes(game, at)
        first = found[0].scene
        end = Summary(self._heading, str, list, str)
        super().__init__(found, lambda: say("mistakes-title", name=first.name(seat_of(first))), end)

    def _heading(self) -> str:
        found = sum(one.attempt.correct for one in self.exercises)
        return say("mistakes-found", n=found, of=len(self.exercises))

    def _go_on(self, what: str) -> bool | Content:
        return self.came if what == "leave" else super()._go_on(what)

    @property
    def offers(self) -> list[wire_panel.Offer]:
        """The game again, before all else."""
        return [offer("leave", say("mistakes-leave")), *super().offers]


def moves_in(text: str, game: object) -> list[int]:
    """The numbers of answers in a text, divided by commas; none if it is no such text, or the game is not over."""
    numbers = text.split(",")
    over = isinstance(game, Game) and game.over
    return [*map(int, numbers)] if over and len(numbers) <= MOST and all(map(str.isdecimal, numbers)) else []
