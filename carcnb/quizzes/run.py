"""Going through exercises on a board: which one is open, what was answered, and what the panel says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from carcnb.engine.actions import SKIP
from carcnb.engine.errors import IllegalAction
from carcnb.engine.game import Game
from carcnb.lessons.end import offer
from carcnb.lessons.presentation import Staged
from carcnb.progress import note_answer
from carcnb.questions import Result
from carcnb.questions.acting import OnBoard
from carcnb.questions.errors import AnswerError
from carcnb.questions.scene import Scene
from carcnb.quizzes import panel
from carcnb.quizzes.model import LiveExercise
from carcnb.quizzes.still import still
from carcnb.quizzes.twins import has_twin, twin
from carcnb.words import say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from carcnb.board.director import Content
    from carcnb.lessons.run import LessonRun
    from carcnb.wire import panel as wire_panel


class Summary(NamedTuple):
    """The page after the last exercise: its parts in the session's language, and what other exercises lead on to.

    ``more`` is the key of what leads to those.  The ``caption`` is in the Markdown of lessons, as is ``again``: what is
    is worth another look.
    """

    heading: Callable[[], str]
    caption: Callable[[], str]
    bars: Callable[[], list[wire_panel.Bar]]
    again: Callable[[], str]
    anew: Callable[[], ExerciseRun] | None = None
    more: str = "offer-anew"


class ExerciseRun(Staged):
    """One learner's way through some exercises; what was tried is each one's attempt.

    ``end`` is shown after the last one; ``lesson`` is what they practise.  In an ``exam`` each takes one answer and
    gives no hints; whether it was right is told once all are answered.

    ``game`` is what the board shows; it is replaced when another exercise opens or the open one is tried again.
    """

    restarts = True
    """Whether the last page leads back to the first exercise."""

    kept = "exam-kept"
    """What is said of an answer that an exam has taken."""

    def __init__(
        self,
        exercises: Sequence[LiveExercise],
        title: Callable[[], str] = str,
        end: Summary | None = None,
        exam: bool = False,
        lesson: LessonRun | None = None,
    ) -> None:
        self.exercises, self.title, self.end, self.exam, self.lesson = tuple(exercises), title, end, exam, lesson
        self.paged = end is not None
        self.counts = True  # practice hears of the answers
        self._told_of: list[LiveExercise] = []
        self.open(0)

    def open(self, step: int) -> None:
        """Open an exercise afresh: its position, no feedback; hints that were taken stay."""
        super().open(step)
        self._begin(self._listed)

    @property
    def _listed(self) -> LiveExercise:
        """The exercise of the open step."""
        return self.exercises[min(self.step, len(self.exercises) - 1)]

    @property
    def beside(self) -> bool:
        """Whether a twin is open, which is none of those that count."""
        return self.exercise is not self._listed

    def _begin(self, exercise: LiveExercise) -> None:
        self.exercise = exercise
        self.game: Game = exercise.game()
        self._start = len(self.game.history)
        self.state: wire_panel.State = "open"
        self.picked: Any = None
        self.judged: Result | None = None
        self.astray = ""  # what was given instead of an answer
        self.played = False  # whether the board shows what was asked about, played
        if not self.helping and not self.ended and self.exercise.attempt.answers:
            self._keep(self.exercise.attempt.answers[0])

    def _keep(self, given: Any) -> None:
        """Show an answer that stands, the one that an exam takes or the solution; its turn lies on the board."""
        self._judge(given)
        if self.exercise.form == "act" and len(self.game.history) == self._start:
            with suppress(IllegalAction):
                for action in self.picked:
                    self.game.apply(action)

    def _judge(self, given: Any) -> None:
        """Take note of an answer, and once it may be told, of what is true."""
        self.picked, self.astray = given, ""
        self.judged = self.exercise.check(given) if self.telling else None
        self.state = "given" if self.judged is None else "right" if self.judged else "notyet"
        if self.judged is not None and not self.nudged:
            self._play_on()

    def _play_on(self) -> None:
        """Play on the board what was asked about, for all to see what comes of it."""
        after = self.exercise.ask.play_out(self.exercise.scene)
        if after is not None:
            self.game, self.played = after, True

    @property
    def total(self) -> int:
        """How many exercises there are to be."""
        return len(self.exercises)

    @property
    def remaining(self) -> int:
        """How many exercises are neither answered nor shown yet, of an exam: are not answered."""
        return sum(map(self.waits, self.exercises))

    def waits(self, exercise: LiveExercise) -> bool:
        """Whether an exercise is still to be done; what Python was shown of it is no answer to an exam."""
        return not exercise.attempt.answers if self.exam else exercise.attempt.left

    @property
    def telling(self) -> bool:
        """Whether what was right may be told: in an exam only when all is answered."""
        return not self.exam or not self.remaining

    @property
    def helping(self) -> bool:
        """Whether there are hints and further tries: not in an exam."""
        return not self.exam

    @property
    def nudged(self) -> bool:
        """Whether a first number or choice was wrong: what is true is told from the second try on."""
        exercise = self.exercise
        return self.helping and self.state == "notyet" and exercise.form != "act" and not exercise.attempt.told

    @property
    def offered(self) -> bool:
        """Whether the solution is shown on request: once something was tried, or all hints were taken."""
        attempt = self.exercise.attempt
        tried = bool(attempt.answers) or attempt.hints == len(self.exercise.hints)
        return not self.ended and self.helping and tried and self.state in ("open", "notyet") and not attempt.told

    @property
    def quiet(self) -> bool:
        """Whether a question about the board is open, which must not give the answer away."""
        waits = not self.ended and self.exercise.form != "act" and (self.state == "open" or self.nudged)
        return waits or not (self.telling or self.playable)

    @property
    def playable(self) -> bool:
        """Whether the board takes moves: only as the answer to a question that asks for one."""
        return not self.ended and self.exercise.form == "act" and self.state == "open"

    def on_action(self) -> None:
        """Judge the turn once it is complete; called after every action on the board."""
        if not self.playable:
            return
        ask, prompt = self.exercise.ask, self.game.prompt
        if isinstance(ask, OnBoard) and not ask.over(self.exercise.scene, self.game):
            return
        if prompt and prompt.kind == "deploy":
            self.game.apply(SKIP)
        self.answer([str(a) for a in self.game.history[self._start :] if a.verb != "draw"])

    def answer(self, answer: Any) -> None:
        """Judge an answer; one too many changes nothing, and one that is none at all is told what is wanted."""
        if self.ended or self.state == "right" or (self.state == "given" and self.helping):
            return
        try:
            if self.helping or not self.exercise.attempt.answers:
                self.exercise.answer(answer)
        except AnswerError:
            self.astray = f"{answer:.40}"
            return
        if self.helping:
            self._judge(answer)
        else:
            self._keep(self.exercise.attempt.answers[0])
        self.on_try()

    def _show(self) -> None:
        """Show the solution to somebody who has given up; it is no answer."""
        self._begin(self.exercise)
        self._keep(self.exercise.show())
        self.state = "given"
        self.on_try()

    def on_try(self) -> None:
        """Something was done with the open exercise: answered, shown, a hint taken.

        Practice hears of a first answer; one to an exam tells nothing before all are given, and what a class is shown
        is nobody's.
        """
        exercise = self.exercise
        if self.counts and not (self.exam or self.beside or exercise.attempt.left) and exercise not in self._told_of:
            self._told_of.append(exercise)
            note_answer(exercise.rule, exercise.attempt.first)

    @property
    def twins(self) -> tuple[str, ...]:
        """The belief behind an answer to what is known now, or those between which another exercise has to decide."""
        attempt = self.exercise.attempt
        if not self.helping or self.ended or not attempt.told:
            return ()
        either = (self.exercise.either(given) for given in reversed(attempt.answers))
        return tuple(filter(has_twin, attempt.last_beliefs or next(filter(None, either), ())))

    def _turn(self, by: int) -> None:
        super()._turn(by if by > 0 or not self.beside else 0)

    def _act(self, what: str, answer: object) -> bool:
        if what == "restart":
            self.open(0)
        elif what == "retry":
            self._begin(self.exercise)
        elif what == "hint" and not self.ended and self.helping:
            self.exercise.hint()
            self.on_try()
        elif what == "tell" and self.offered:
            self._show()
        elif what == "twin" and self.twins:
            self._begin(LiveExercise(twin(self.exercise, self.twins)))
        elif what == "answer" and isinstance(answer, str) and self.exercise.form != "act":
            self.answer(answer)
        else:
            return False
        return True

    def _go_on(self, what: str) -> bool | Content:
        if what == "anew" and self.anew:
            return self.anew()
        if what == "following" and self.lesson:
            return self.lesson.message("following")
        if what == "lesson" and self.lesson:
            return self.lesson
        return False

    @property
    def anew(self) -> Callable[[], ExerciseRun] | None:
        """What leads through new exercises of the same kind, once what was right may be told."""
        return self.end.anew if self.end and self.telling else None

    @property
    def offers(self) -> list[wire_panel.Offer]:
        """What is left, what follows the lesson, new ones, the lesson itself, all of it once more."""
        offers = [offer("anew", say(self.end.more))] if self.end and self.anew else []
        if self.lesson:
            onward = [shown for shown in self.lesson.offers if shown["do"] == "following"]
            offers = [*onward, *offers, offer("lesson", note=pick_text(self.lesson.lesson.title))]
        left = [n for n, exercise in enumerate(self.exercises) if self.waits(exercise)]
        if left := [*left, *range(len(self.exercises), self.total)]:
            offers.insert(0, offer("jump", say("offer-left"), to=left[0]))
        return [*offers, *([offer("restart")] if self.restarts else [])]

    # ---- before a class

    @property
    def presentable(self) -> bool:
        """Whether a class may be shown the answers: not while an exam takes them."""
        return self.telling

    def aside(self) -> ExerciseRun:
        """The same exercises at the open one, none of them tried; a twin alone."""
        listed = [self.exercise] if self.beside else self.exercises
        run = ExerciseRun([*map(LiveExercise, listed)], self.title)
        run.counts = False
        run.open(min(self.step, len(listed) - 1))
        return run

    def begin(self, step: int) -> None:
        """Open an exercise as if nothing had been tried there."""
        self.exercises[step].reset()
        self.open(step)

    @property
    def moves(self) -> int:
        """In how many moves the answer is shown."""
        return max(1, len(self._solution)) if self.exercise.form == "act" else 1

    @property
    def _solution(self) -> list[str]:
        """The actions of the first right turn that change what is seen."""
        return [action for action in map(str, self.exercise.solve()[0]) if action != "skip"]

    def play(self, moves: int) -> None:
        """Show so many moves of the answer, from the beginning; with the last one, what is true."""
        if moves == self.moves:
            self._show()
            return
        for action in self._solution[:moves]:
            self.game.apply(action)

    # ---- what the panel shows

    def still(self, dress: str) -> str | None:
        """The position with its letters, for every place where no kernel runs."""
        return still(Scene(self.game, () if self.ended else self.exercise.marks), dress, panel.light(self))

    def view(self) -> wire_panel.LessonView:
        """The panel as the browser draws it."""
        return panel.view(self)
