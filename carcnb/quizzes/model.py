"""An exercise: a position, a question, answers checked by the engine, and what the learner has tried."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any
from zlib import crc32

from carcnb.display import shows
from carcnb.engine.game import Game
from carcnb.engine.setup import Setup
from carcnb.lessons.lesson_board import board
from carcnb.questions import ASKS, Question, Result
from carcnb.questions.beliefs import Believers, explain_beliefs
from carcnb.questions.model import Form
from carcnb.questions.scene import Scene
from carcnb.words import say
from carcnb.words.texts import Text, pick_text

if TYPE_CHECKING:
    from carcnb.board import Board

OR = "|"
"""What stands between two beliefs, one of which is behind an answer."""

EDITION = 1
"""One more as soon as the same seed makes other exercises: files that were saved before are known by it."""

Answer = int | str | Collection[str]
"""A whole number; a choice's id; the ids of all right choices; or the actions of a turn."""


class Exercise:
    """A position and a question about it.  In a notebook it shows itself as a board; ``carcnb.exercise`` makes one.

    ``check`` judges an answer and remembers nothing; ``answer`` and ``hint`` count in ``result``, as the board does.
    ``rating`` says how hard a puzzle is, 0 for any other; ``taught`` is the lesson or chapter that it was made for, if
    any.  ``GoalError`` says what is wrong with the question or the marks.
    """

    def __init__(
        self,
        ask: str,
        setup: Setup,
        *,
        marks: Sequence[str] = (),
        moves: Sequence[str] = (),
        question: Text | None = None,
        text: Text | None = None,
        hints: Sequence[Text] = (),
        light: Sequence[str] = (),
        topic: str = "",
        taught: str = "",
        difficulty: int = 0,
        rating: int = 0,
        seed: int | None = None,
        id: str = "",
    ) -> None:
        self.setup, self.moves, self.marks = setup, tuple(moves), tuple(marks)
        self.scene.check()
        self.ask = Question.parse(ask, ASKS).check(self.scene)
        self.ask.question(self.scene)  # a mark of the wrong kind shows here
        self.topic, self.taught = topic or self.ask.topic, taught
        self.difficulty, self.rating = difficulty, rating
        self.seed, self.light = seed, tuple(light)
        self.text, self._question, self._hints = text, question, tuple(hints)
        self.id = id or f"{self.topic}-{crc32(repr((ask, setup, self.marks, self.moves)).encode()):08x}"
        self.reset()
        self.right  # noqa: B018  an exercise that cannot be answered is found when it is made

    # ---- the question

    @property
    def form(self) -> Form:
        """How it is answered: ``act``, ``one``, ``several`` or ``number``."""
        return self.ask.form

    @property
    def question(self) -> str:
        """The question in the session's language."""
        return pick_text(self._question) if self._question else self.ask.question(self.scene)

    @property
    def choices(self) -> dict[str, str]:
        """What can be picked, by id; empty where nothing is picked."""
        return {choice.id: choice.text for choice in self.ask.choices(self.scene)}

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints in order, the last one says how to find the answer."""
        return tuple(pick_text(hint) for hint in self._hints) or self.ask.hints(self.scene)

    @cached_property
    def scene(self) -> Scene:
        """The position, not to be played on."""
        return Scene(self.game(), self.marks)

    def game(self) -> Game:
        """A new game in which the question is open."""
        game = Game.from_setup(self.setup)
        for move in self.moves:
            game.apply(move)
        return game

    # ---- answers

    @cached_property
    def right(self) -> Any:
        """The right answer: a number, an id, a sorted list of ids; all right turns where a turn is asked for."""
        return self.ask.right(self.scene)

    @cached_property
    def rule(self) -> str:
        """The id of the rule that decides."""
        return self.ask.truth(self.scene).rule

    def solve(self) -> list[Any]:
        """Every right answer, each as ``check`` takes it."""
        return self.ask.solve(self.scene)

    def check(self, answer: Answer) -> Result:
        """Whether an answer is right, and what is true; ``AnswerError`` if it is no answer at all."""
        given = self.ask.read(self.scene, answer)
        judged = self.ask.judge(self.scene, given)
        ids = () if judged else self.believers.of(given)
        unnamed = [id for id in ids if say(f"belief-{id}") not in judged.explanation]
        said = [judged.explanation, *([explain_beliefs(self.ask, self.scene, unnamed, judged)] if unnamed else [])]
        return replace(judged, explanation="\n\n".join(said), beliefs=ids) if ids else judged

    def nudge(self, answer: Answer) -> str:
        """What a first wrong answer is told: a rule, or where to look if the rule would be the answer; no solution.

        An answer with beliefs behind it is told these instead; what a hint has said is not said again.
        """
        given = self.ask.read(self.scene, answer)
        ids = () if self.ask.telling and self.form == "one" else self.beliefs(given)  # else the reason is asked for
        hinted = self.hints_used > 0
        return self.ask.nudge(
            self.scene, given, explain_beliefs(self.ask, self.scene, ids, hinted=hinted) if ids else "", hinted
        )

    def beliefs(self, answer: Answer) -> tuple[str, ...]:
        """The ids of the beliefs that would make a wrong answer right: one, two that both would, or none."""
        given = self.ask.read(self.scene, answer)
        return () if self.ask.judge(self.scene, given) else self.believers.of(given)

    @property
    def last_beliefs(self) -> tuple[str, ...]:
        """The beliefs behind the last of the learner's answers that have any."""
        return next(filter(None, reversed(self._behind)), ())

    @cached_property
    def believers(self) -> Believers:
        """Whoever believes something wrong, each asked this."""
        return Believers(self.ask, self.scene)

    @cached_property
    def sign(self) -> str:
        """What tells whether an exercise made again is the same: ``0badcafe``, in a later edition ``2-0badcafe``."""
        made = crc32(repr((str(self.ask), self.setup, self.marks, self.moves)).encode())
        return f"{EDITION}-{made:08x}".removeprefix("1-")

    # ---- what the learner did

    def reset(self) -> None:
        """Forget what was tried."""
        self.answers: list[Any] = []
        self._behind: list[tuple[str, ...]] = []  # of each answer the beliefs
        self.hints_used = 0
        self.shown = self._correct = self._first = False

    def fresh_copy(self) -> Exercise:
        """The same exercise, in which nothing has been tried; what is tried there does not count here."""
        made = copy(self)
        made.__dict__.pop("board", None)
        made.reset()
        return made

    @property
    def attempts(self) -> int:
        """How many answers were given."""
        return len(self.answers)

    @property
    def left(self) -> bool:
        """Whether it was neither answered nor shown."""
        return not self.answers and not self.shown

    @property
    def told(self) -> bool:
        """Whether the solution is known: found, shown, or told after wrong answers; what comes now counts no more."""
        tries = self.ask.tries
        return self._correct or self.shown or (tries is not None and self.attempts >= tries)

    def show(self) -> Any:
        """A right answer, given up on."""
        self.shown = self.shown or not self.told
        return self.solve()[0]

    def answer(self, answer: Answer) -> Result:
        """Judge an answer as the learner's: ``result`` tells it from then on."""
        given, told = self.ask.read(self.scene, answer), self.told
        judged = self.check(given)
        if self.form == "number" and self.answers[-1:] == [given]:
            return judged  # the same number again is one try
        self.answers.append(given)
        self._behind.append(judged.beliefs)
        if not told:
            self._correct = judged.correct
            self._first = judged.correct and self.attempts == 1 and not self.hints_used
        return judged

    def hint(self) -> str:
        """The next hint, or the last one again."""
        self.hints_used = min(self.hints_used + 1, len(self.hints))
        return self.hints[self.hints_used - 1]

    @property
    def result(self) -> dict[str, Any]:
        """What the learner did, as plain data.

        ``first`` says whether the first answer was right, without a hint, ``correct`` whether one was before the
        solution was told, ``shown`` whether that was told to somebody who had not found it; ``answer`` is the last one,
        ``answers`` are all in order, each as text; ``beliefs`` tells of each which belief would make it right, with
        ``|`` between two, and is empty where none is named; by its ``sign`` an exercise that is made again is known.
        """
        return {
            "id": self.id,
            "topic": self.topic,
            "difficulty": self.difficulty,
            "seed": self.seed,
            "rule": self.rule,
            "attempts": self.attempts,
            "hints": self.hints_used,
            "correct": self._correct,
            "first": self._first,
            "shown": self.told and not self._correct,
            "answer": self.answers[-1] if self.answers else None,
            "beliefs": [OR.join(ids) for ids in self._behind],
            "answers": [", ".join(given) if isinstance(given, list) else str(given) for given in self.answers],
            "sign": self.sign,
        }

    def answer_from(self, text: str) -> Any:
        """An answer that ``answers`` tell as a text, as ``answer`` takes it."""
        return text if self.form in ("number", "one") else [*filter(None, text.split(", "))]

    def restore(self, result: Mapping[str, Any]) -> None:
        """What was tried is as ``result`` told it; ``AnswerError``, ``KeyError`` or ``TypeError`` if it tells none.

        >>> from carcnb.quizzes import exercises
        >>> one, same = (exercises("final", seed=1, n=1)[0] for _ in range(2))
        >>> one.answer(99).correct, one.hint() != ""
        (False, True)
        >>> same.restore(one.result)
        >>> same.result == one.result
        True
        """
        answers = [self.ask.read(self.scene, self.answer_from(text)) for text in result["answers"]]
        behind = [tuple(filter(None, ids.split(OR))) for ids in result["beliefs"]]
        self.reset()
        self.answers, self._behind = answers, behind
        self.hints_used = min(max(int(result["hints"]), 0), len(self.hints))
        self._correct, self._first = result["correct"] is True, result["first"] is True
        self.shown = result["shown"] is True

    # ---- in a notebook

    @cached_property
    def board(self) -> Board:
        """The board that shows it; the same one every time."""
        return board(shows(self).ExerciseRun([self]))

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return self.board._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Exercise {self.id}: {self.question}>"
