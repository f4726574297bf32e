"""An exercise: a position and a question, answers checked by the engine; and one with its learner's attempt."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import KW_ONLY, InitVar, dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any
from zlib import crc32

from carcnb.display import shows
from carcnb.engine.game import Game
from carcnb.engine.setup import Setup
from carcnb.lessons.lesson_board import board
from carcnb.questions import ASKS, Question, Result
from carcnb.questions.beliefs import Believers, explain_belief
from carcnb.questions.caption import cited_rules
from carcnb.questions.model import Form
from carcnb.questions.scene import Scene
from carcnb.questions.sentences import rule_sentence
from carcnb.words import say
from carcnb.words.texts import Text, pick_text

if TYPE_CHECKING:
    from carcnb.board import Board

OR = "|"
"""What stands between two beliefs, one of which is behind an answer, in results that named both."""

EITHER = 3
"""So many beliefs that fit one answer can be told apart by another exercise."""

UNTOLD = {"correct": None, "first": None, "beliefs": None}
"""What takes the place of all that tells what was right, in the results of an exam that is open."""

EDITION = 4
"""One more as soon as the same seed makes other exercises: files that were saved before are known by it."""

Answer = int | str | Collection[str]
"""A whole number; a choice's id; the ids of all right choices; or the actions of a turn."""


@dataclass(frozen=True)
class Attempt:
    """What somebody did with an exercise: the ``answers`` in order, of each the ``beliefs`` behind it, ``hints`` taken.

    ``first`` says whether the first answer was right, without a hint, ``correct`` whether one was before the solution
    was told, ``shown`` whether that was told to somebody who had not found it.
    """

    answers: Sequence[Any] = ()
    beliefs: Sequence[tuple[str, ...]] = ()
    hints: int = 0
    correct: bool = False
    first: bool = False
    shown: bool = False

    @property
    def left(self) -> bool:
        """Whether it was neither answered nor shown."""
        return not self.answers and not self.shown

    @property
    def told(self) -> bool:
        """Whether the solution is known: found, shown, or told after wrong answers; what comes now counts no more."""
        return self.correct or self.shown

    @property
    def last_beliefs(self) -> tuple[str, ...]:
        """The beliefs behind the last of the answers that have any."""
        return next(filter(None, reversed(self.beliefs)), ())

    @property
    def of_exam(self) -> Attempt:
        """What an exam takes of it: the first answer."""
        return replace(self, answers=self.answers[:1], beliefs=self.beliefs[:1], correct=self.first, shown=False)

    def after(self, given: Any, judged: Result, tries: int | None) -> Attempt:
        """It with one more answer; after so many ``tries`` the solution is told."""
        made = replace(self, answers=(*self.answers, given), beliefs=(*self.beliefs, judged.beliefs))
        if self.told:
            return made
        first = judged.correct and self == Attempt()
        shown = not judged.correct and tries is not None and len(made.answers) >= tries
        return replace(made, correct=judged.correct, first=first, shown=shown)

    @property
    def row(self) -> dict[str, Any]:
        """It as plain data: the last ``answer``, all ``answers`` as texts; a belief is empty where none is named."""
        return {
            "attempts": len(self.answers),
            "hints": self.hints,
            "correct": self.correct,
            "first": self.first,
            "shown": self.shown,
            "answer": self.answers[-1] if self.answers else None,
            "beliefs": [OR.join(ids) for ids in self.beliefs],
            "answers": [", ".join(given) if isinstance(given, list) else str(given) for given in self.answers],
        }


@dataclass(frozen=True, eq=False, repr=False)
class Exercise:
    """A position and a question about it, ``asked`` as it is written; ``check`` judges an answer.

    ``wording`` and ``own_hints`` stand in the place of the question's own words.  ``rating`` says how hard a puzzle is,
    0 for any other; ``taught`` is the lesson or chapter that it was made for, ``shows`` the rule that it was made to
    show, if any.  ``GoalError`` says what is wrong with the question or the marks.
    """

    asked: InitVar[str]
    setup: Setup
    _: KW_ONLY
    ask: Question = field(init=False)
    marks: Sequence[str] = ()
    moves: Sequence[str] = ()
    wording: Text | None = None
    text: Text | None = None
    own_hints: Sequence[Text] = ()
    light: Sequence[str] = ()
    topic: str = ""
    taught: str = ""
    shows: str = ""
    difficulty: int = 0
    rating: int = 0
    seed: int | None = None
    id: str = ""

    def __post_init__(self, asked: str) -> None:
        vars(self).update({name: tuple(vars(self)[name]) for name in ("marks", "moves", "own_hints", "light")})
        self.scene.check()
        ask = Question.parse(asked, ASKS).check(self.scene)
        ask.question(self.scene)  # a mark of the wrong kind shows here
        topic, sign = self.topic or ask.topic, crc32(repr((asked, self.setup, self.marks, self.moves)).encode())
        vars(self).update(ask=ask, topic=topic, id=self.id or f"{topic}-{sign:08x}")
        self.right  # noqa: B018  an exercise that cannot be answered is found when it is made

    # ---- the question

    @property
    def form(self) -> Form:
        """How it is answered: ``act``, ``one``, ``several`` or ``number``."""
        return self.ask.form

    @property
    def question(self) -> str:
        """The question in the session's language."""
        return pick_text(self.wording) if self.wording else self.ask.question(self.scene)

    @property
    def choices(self) -> dict[str, str]:
        """What can be picked, by id; empty where nothing is picked."""
        return {choice.id: choice.text for choice in self.ask.choices(self.scene)}

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints in order, the last one says how to find the answer."""
        return tuple(pick_text(hint) for hint in self.own_hints) or self.ask.hints(self.scene)

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
        """The id of the rule that decides, of several the one it was made to show."""
        return self.shows or self.ask.truth(self.scene).rule

    def showing(self, rule: str) -> Exercise:
        """The same exercise, made to show a rule that decides it."""
        made = copy(self)
        vars(made).pop("rule", None)
        vars(made).update(shows=rule)
        return made

    def solve(self) -> list[Any]:
        """Every right answer, each as ``check`` takes it."""
        return self.ask.solve(self.scene)

    def check(self, answer: Answer) -> Result:
        """Whether an answer is right, and what is true; ``AnswerError`` if it is no answer at all."""
        given = self.ask.read(self.scene, answer)
        judged = self._citing(self.ask.judge(self.scene, given))
        ids = () if judged else self.believers.of(given)
        unnamed = [id for id in ids if say(f"belief-{id}") not in judged.explanation]
        said = [judged.explanation, *(explain_belief(self.ask, self.scene, id, judged) for id in unnamed)]
        return replace(judged, explanation="\n\n".join(said), beliefs=ids) if ids else judged

    def _citing(self, judged: Result) -> Result:
        """What was judged, with the rule that the exercise was made to show, where what is told does not name it."""
        if not self.shows or self.shows in cited_rules(judged.explanation):
            return judged
        return replace(judged, explanation=f"{judged.explanation}\n\n{rule_sentence(self.shows)}")

    def nudge(self, answer: Answer, hinted: bool = False) -> str:
        """What a first wrong answer is told: a rule, or where to look if the rule would be the answer; no solution.

        An answer with a belief behind it is told that instead; whoever was ``hinted`` is not told that again.
        """
        given = self.ask.read(self.scene, answer)
        ids = () if self.ask.telling and self.form == "one" else self.beliefs(given)  # else the reason is asked for
        believed = explain_belief(self.ask, self.scene, ids[0], hinted=hinted) if ids else ""
        return self.ask.nudge(self.scene, given, believed, hinted)

    def beliefs(self, answer: Answer) -> tuple[str, ...]:
        """The id of the belief that would make a wrong answer right, if there is one and no other."""
        given = self.ask.read(self.scene, answer)
        return () if self.ask.judge(self.scene, given) else self.believers.of(given)

    def either(self, answer: Answer) -> tuple[str, ...]:
        """The ids of two or three beliefs each of which would make a wrong answer right: another exercise has to tell.

        None where one alone does, which is named, or where so many do that the answer says nothing.
        """
        given = self.ask.read(self.scene, answer)
        found = () if self.ask.judge(self.scene, given) else self.believers.fitting(given)
        return found if 1 < len(found) <= EITHER else ()

    @cached_property
    def believers(self) -> Believers:
        """Whoever believes something wrong, each asked this."""
        return Believers(self.ask, self.scene)

    @cached_property
    def sign(self) -> str:
        """What tells whether an exercise made again is the same: ``0badcafe``, in a later edition ``2-0badcafe``."""
        made = crc32(repr((str(self.ask), self.setup, self.marks, self.moves)).encode())
        return f"{EDITION}-{made:08x}".removeprefix("1-")

    # ---- what somebody did with it

    def answer_from(self, text: str) -> Any:
        """An answer that results tell as a text, as ``check`` takes it."""
        return text if self.form in ("number", "one") else [*filter(None, text.split(", "))]

    def attempt_in(self, row: Mapping[str, Any]) -> Attempt:
        """What a row of results tells; ``AnswerError``, ``KeyError`` or ``TypeError`` if it is none of this exercise.

        >>> from carcnb.quizzes import exercises
        >>> one = exercises("final", seed=1, n=1)[0]
        >>> one.answer(99).correct, one.hint() != ""
        (False, True)
        >>> one.attempt_in(one.result) == one.attempt
        True
        """
        answers = tuple(self.ask.read(self.scene, self.answer_from(text)) for text in row["answers"])
        beliefs = tuple(tuple(filter(None, ids.split(OR))) for ids in row["beliefs"])
        hints = min(max(int(row["hints"]), 0), len(self.hints))
        return Attempt(answers, beliefs, hints, *(row[name] is True for name in ("correct", "first", "shown")))

    def __repr__(self) -> str:
        return f"<Exercise {self.id}: {self.question}>"


class LiveExercise(Exercise):
    """An exercise with the learner's ``attempt``.  In a notebook it shows itself; ``carcnb.exercise`` makes one.

    ``check`` judges an answer and remembers nothing; ``answer`` and ``hint`` count in ``result``, as the board does.
    """

    attempt: Attempt

    def __init__(self, exercise: Exercise, **other: Any) -> None:
        vars(self).update(vars(exercise) | other)  # with what was worked out of it
        vars(self).pop("board", None)
        self.reset()

    def reset(self) -> None:
        """Forget what was tried."""
        self.attempt = Attempt()

    def answer(self, answer: Answer) -> Result:
        """Judge an answer as the learner's: ``result`` tells it from then on; ``AnswerError`` if it is none at all."""
        given = self.ask.read(self.scene, answer)
        judged = self.check(given)
        if self.form != "number" or [*self.attempt.answers[-1:]] != [given]:  # the same number again is one try
            self.attempt = self.attempt.after(given, judged, self.ask.tries)
        return judged

    def hint(self) -> str:
        """The next hint, or the last one again."""
        self.attempt = replace(self.attempt, hints=min(self.attempt.hints + 1, len(self.hints)))
        return self.hints[self.attempt.hints - 1]

    def show(self) -> Any:
        """A right answer, given up on."""
        self.attempt = replace(self.attempt, shown=not self.attempt.correct)
        return self.solve()[0]

    @property
    def result(self) -> dict[str, Any]:
        """What the learner did, as plain data: the row of the ``attempt``, and what was asked.

        By its ``sign`` an exercise that is made again is known.
        """
        asked = {name: getattr(self, name) for name in ("id", "topic", "difficulty", "seed", "rule")}
        return asked | self.attempt.row | {"sign": self.sign}

    @cached_property
    def board(self) -> Board:
        """The board that shows it; the same one every time."""
        return board(shows(self).ExerciseRun([self]))

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return self.board._repr_mimebundle_(**options)
