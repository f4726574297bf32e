"""An exercise: a position, a question, answers checked by the engine, and what the learner has tried."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any
from zlib import crc32

from carcnb.engine.actions import Action
from carcnb.engine.errors import CarcnbError, IllegalAction
from carcnb.engine.events import SegmentAt
from carcnb.engine.game import Game
from carcnb.engine.setup import Setup
from carcnb.lessons.exercises.acting import Act
from carcnb.lessons.exercises.asking import Ask, Form, parse
from carcnb.lessons.exercises.scene import Scene, Truth, rule_sentence
from carcnb.lessons.model import Text, told
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.widget import Board

Answer = int | str | Collection[str]
"""A whole number; a choice's id; the ids of all right choices; or the actions of a turn."""


TELLS = {"number": 2, "one": 2, "several": 1}
"""After how many wrong answers the solution is told; a turn is only told what it does."""


class AnswerError(CarcnbError):
    """What was given is no answer to this exercise at all; the message says how one looks."""


@dataclass(frozen=True)
class Result:
    """What the engine says about an answer; it counts as true where the answer is right.

    ``explanation`` says in the session's language what is true, then what the answer lacks (``missing``) or has too
    much (``wrong``); ``rule`` is the id of the rule that decides, ``sum`` the sum of the points, ``light`` what to
    light on the board.
    """

    correct: bool
    explanation: str
    rule: str
    sum: str = ""
    missing: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    light: tuple[SegmentAt, ...] = ()

    def __bool__(self) -> bool:
        return self.correct


class Exercise:
    """A position and a question about it.  In a notebook it shows itself as a board; ``carcnb.exercise`` makes one.

    ``check`` judges an answer and remembers nothing; ``answer`` and ``hint`` count in ``result``, as the board does.
    ``GoalError`` says what is wrong with the question or the marks.
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
        difficulty: int = 0,
        seed: int | None = None,
        id: str = "",
    ) -> None:
        self.setup, self.moves, self.marks = setup, tuple(moves), tuple(marks)
        self.scene.check()
        self.ask: Ask = parse(ask, self.scene)
        self.topic = topic or self.ask.topic
        self.difficulty, self.seed, self.light = difficulty, seed, tuple(light)
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
        return told(self._question) if self._question else self.ask.question(self.scene)

    @property
    def choices(self) -> dict[str, str]:
        """What can be picked, by id; empty where nothing is picked."""
        return {c.id: c.text for c in self.ask.choices(self.scene)} if self.form in ("one", "several") else {}

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints in order, the last one says how to find the answer."""
        return tuple(told(hint) for hint in self._hints) or self.ask.hints(self.scene)

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

    def solve(self) -> list[Any]:
        """Every right answer, each as ``check`` takes it."""
        return list(self.right) if isinstance(self.ask, Act) else [self.right]

    def check(self, answer: Answer) -> Result:
        """Whether an answer is right, and what is true; ``AnswerError`` if it is no answer at all."""
        if isinstance(self.ask, Act):
            return self._played(self.ask, self._turn(answer))
        given = self._read(answer)
        truth = self.ask.truth(self.scene)
        if given == self.right:
            return _result(True, truth)
        missing: tuple[str, ...] = ()
        wrong: tuple[str, ...] = ()
        if self.form == "several":
            missing = tuple(id for id in self.right if id not in given)
            wrong = tuple(id for id in given if id not in self.right)
            lacks = [say(f"exercise-{key}", answers=self._named(ids))
                     for key, ids in (("missing", missing), ("wrong", wrong)) if ids]  # fmt: skip
        else:
            lacks = [say("exercise-answered", answer=self._named([given]))]
        return _result(False, truth, lacks, missing, wrong)

    def nudge(self, answer: Answer) -> str:
        """What a first wrong answer is told: a rule, or where to look if the rule would be the answer; no solution."""
        judged = self.check(answer)
        told = self.ask.hints(self.scene)[0] if self.ask.telling else rule_sentence(judged.rule)
        lacks = {"exercise-some-missing": judged.missing, "exercise-some-wrong": judged.wrong}
        said = [say(key) for key, ids in lacks.items() if ids]
        if self.form != "several":
            said = [say("exercise-answered", answer=self._named([answer]))]
        return " ".join([told, *said, say("exercise-once-more")])

    def _named(self, given: Iterable[Any]) -> str:
        """Answers as their choices read, within a sentence: without a full stop of their own."""
        texts = self.choices
        return ", ".join(texts.get(one, str(one)).removesuffix(".") for one in given)

    def _played(self, ask: Act, turn: Sequence[str]) -> Result:
        after = self.game()
        try:
            for action in turn:
                after.apply(action)
        except IllegalAction as error:
            return Result(False, str(error), error.refusal.rule)
        if after.prompt and after.prompt.kind == "deploy":
            after.apply("skip")
        return _result(ask.reached(self.scene, after), ask.told(self.scene, after))

    def _turn(self, answer: Answer) -> list[str]:
        texts = [answer] if isinstance(answer, str) else answer
        if isinstance(texts, int) or not texts:
            raise AnswerError("a turn is a text like 'place base-U 1,0 r1', or a list of these")
        try:
            turn = [str(Action.parse(str(text))) for text in texts]
        except CarcnbError as error:
            raise AnswerError(str(error)) from None
        if [text.split()[0] for text in turn] not in (["place"], ["place", "deploy"], ["place", "skip"]):
            raise AnswerError("a turn places a tile, then deploys a figure or skips")
        return turn

    def _read(self, answer: Answer) -> Any:
        if self.form == "number":
            if isinstance(answer, str) and answer.strip().isdecimal():
                answer = int(answer)
            if isinstance(answer, bool) or not isinstance(answer, int):
                raise AnswerError(f"the answer is a whole number, not {answer!r:.40}")
            return answer
        known = self.choices
        if self.form == "one":
            if not isinstance(answer, str) or answer not in known:
                raise AnswerError(f"the answer is one of {', '.join(known)}, not {answer!r:.40}")
            return answer
        texts = answer.replace(",", " ").split() if isinstance(answer, str) else answer
        if isinstance(texts, int) or not all(isinstance(id, str) and id in known for id in texts):
            raise AnswerError(f"the answer is a list of {', '.join(known)}, not {answer!r:.40}")
        return sorted(set(texts))

    # ---- what the learner did

    def reset(self) -> None:
        """Forget what was tried."""
        self.answers: list[Any] = []
        self.hints_used = 0
        self._correct = self._first = False

    @property
    def attempts(self) -> int:
        """How many answers were given."""
        return len(self.answers)

    @property
    def told(self) -> bool:
        """Whether the solution is known: it was found, or told after wrong answers; what comes now counts no more."""
        return self._correct or self.attempts >= TELLS.get(self.form, self.attempts + 1)

    def answer(self, answer: Answer) -> Result:
        """Judge an answer as the learner's: ``result`` tells it from then on."""
        judged, told = self.check(answer), self.told
        self.answers.append(self._turn(answer) if self.form == "act" else self._read(answer))
        if not told:
            self._correct = judged.correct
            self._first = judged.correct and self.attempts == 1
        return judged

    def hint(self) -> str:
        """The next hint, or the last one again."""
        self.hints_used = min(self.hints_used + 1, len(self.hints))
        return self.hints[self.hints_used - 1]

    @property
    def result(self) -> dict[str, Any]:
        """What the learner did, as plain data.

        ``first`` says whether the first answer was right, ``correct`` whether one was before the solution was told;
        ``answer`` is the last one, ``answers`` are all in order, each as text.
        """
        return {
            "id": self.id,
            "topic": self.topic,
            "difficulty": self.difficulty,
            "seed": self.seed,
            "rule": self.ask.truth(self.scene).rule,
            "attempts": self.attempts,
            "hints": self.hints_used,
            "correct": self._correct,
            "first": self._first,
            "answer": self.answers[-1] if self.answers else None,
            "answers": [", ".join(given) if isinstance(given, list) else str(given) for given in self.answers],
        }

    # ---- in a notebook

    @cached_property
    def board(self) -> Board:
        """The board that shows it; the same one every time."""
        from carcnb.lessons.exercises.run import ExerciseRun, board  # made and checked without Jupyter

        return board(ExerciseRun([self]))

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return self.board._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Exercise {self.id}: {self.question}>"


def _result(
    correct: bool,
    truth: Truth,
    lacks: Sequence[str] = (),
    missing: tuple[str, ...] = (),
    wrong: tuple[str, ...] = (),
) -> Result:
    """The truth, the rule unless it is named already, and what the answer lacks."""
    known = any(truth.rule in sentence for sentence in truth.sentences)
    sentences = [*map(_closed, truth.sentences), *([] if known else [rule_sentence(truth.rule)]), *lacks]
    return Result(correct, " ".join(sentences), truth.rule, truth.sum, missing, wrong, truth.light)


def _closed(sentence: str) -> str:
    return sentence if sentence.endswith((".", ")", "**")) else say("say-plain", what=sentence)
