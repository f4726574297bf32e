"""What can be asked: every kind of question works out with the engine what is right, and says what is true."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple, Self

from carcnb.engine.events import Line, SegmentAt
from carcnb.engine.game import Game
from carcnb.errors import nearest
from carcnb.questions.errors import AnswerError, GoalError
from carcnb.questions.scene import Scene, Truth
from carcnb.questions.sentences import bold, merge_sentences, rule_sentence
from carcnb.questions.words import Parameter
from carcnb.words import say

Form = Literal["act", "one", "several", "places", "number"]
"""How it is answered: by a turn on the board, one choice, all the right ones, places painted, or a whole number."""


class AnswerOption(NamedTuple):
    """An answer to pick, a note for those who do not see its letter on the board, and where it is painted."""

    id: str
    text: str
    note: str = ""
    at: SegmentAt | None = None


@dataclass(frozen=True)
class Result:
    """What the engine says about an answer; it counts as true where the answer is right.

    ``explanation`` says in the session's language what is true, then what the answer lacks (``missing``) or has too
    much (``wrong``); ``rule`` is the id of the rule that decides, ``sum`` the sum of the points, ``light`` what to
    light on the board, ``beliefs`` are the ids of those that would make a wrong answer right.
    """

    correct: bool
    explanation: str
    rule: str
    sum: str = ""
    missing: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    light: tuple[SegmentAt, ...] = ()
    beliefs: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.correct


class Question:
    """A question: a verb and the words after it, e.g. ``share red``; A is the first marked place of its scene.

    A class with a ``verb`` is entered as the question with that verb.  ``takes`` are the words after it, of which the
    first ``least`` are needed; ``marks`` the fewest marks; with a ``topic`` exercises ask it, and ``lessons`` where it
    needs no marks.
    """

    form: ClassVar[Form]
    verb: ClassVar[str] = ""
    topic: ClassVar[str] = ""
    takes: ClassVar[tuple[Parameter, ...]] = ()
    least: ClassVar[int] = 0
    marks: ClassVar[int] = 0
    note: ClassVar[str] = ""  # the key of what is said about how to answer
    counts: ClassVar[str] = ""  # the key of what a number counts
    tries: ClassVar[int | None] = None  # wrong answers after which an exercise tells the solution; None: never
    in_hand: ClassVar[bool] = False  # whether the tile in hand is part of the question
    telling: ClassVar[bool] = False  # whether the rule that decides is the answer already, or half of it
    frank: ClassVar[bool] = False  # whether a lesson tells the reason of a wrong answer, too
    plays: ClassVar[bool] = False  # whether it asks what the solution brings: the answer is shown by playing it
    ruled: ClassVar[bool] = True  # whether rules decide, so that a wrong one can be behind an answer
    yes_no: ClassVar[bool] = False  # whether a lesson need not write its choices
    by_chance: ClassVar[bool] = True  # whether a careless answer can be the one that follows from a wrong rule

    # what a question about a move says beside its verb
    on_tile = False  # whether it asks about the figure, or what else follows the tile, so that the tile lies already
    tile = ""  # the tile that must be in hand
    turn = 0  # the quarter turns in which it is shown
    lights: tuple[str, ...] = ()  # what lights up where a lesson says nothing about it

    def __init_subclass__(
        cls,
        verb: str = "",
        topic: str = "",
        takes: tuple[Parameter, ...] = (),
        least: int | None = None,
        marks: int = 0,
        lessons: bool = True,
    ) -> None:
        if verb:
            cls.verb, cls.topic, cls.takes, cls.marks = verb, topic, takes, marks
            cls.least = len(takes) if least is None else least
            if lessons and not marks:
                GOALS[verb] = cls
            if topic:
                ASKS[verb] = cls

    def __init__(self, *words: str) -> None:
        self.words = words

    @classmethod
    def parse(cls, text: str, known: Mapping[str, type[Question]]) -> Question:
        """The question a text stands for, one of those ``known``; ``GoalError`` says what would be right."""
        if not isinstance(text, str):
            raise GoalError(f"what is asked is a text such as {next(iter(known))!r}, not {text!r:.60}")
        verb = next(iter(text.split()), "")
        if verb not in known:
            raise GoalError(f"{text!r:.60} asks nothing known; {nearest(verb, known)}")
        kind = known[verb]
        words = " ".join(text.split()).split(maxsplit=max(len(kind.takes), 1))[1:]  # the last takes the rest
        if not kind.least <= len(words) <= len(kind.takes):
            raise GoalError(
                f"{text!r:.60}: write {kind.usage()}, like {' '.join((verb, *(w.like for w in kind.takes)))!r}"
            )
        for named, word in zip(kind.takes, words, strict=False):
            named.check(word)
        return kind(*words)

    @classmethod
    def usage(cls) -> str:
        """How the question is written, with the names of the words that are needed."""
        return " ".join((cls.verb, *(f"<{word.name}>" for word in cls.takes[: cls.least])))

    def check(self, scene: Scene) -> Self:
        """Raise ``GoalError`` if it cannot be asked of a scene."""
        for named, word in zip(self.takes, self.words, strict=False):
            named.check(word, scene.game)
        if len(scene.marks) < self.marks:
            raise GoalError(f"{str(self)!r} needs {self.marks} or more marked places: marks=['1,0 city.N', ...]")
        return self

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @property
    def by_choice(self) -> bool:
        """Whether a lesson's learner picks an answer instead of acting on the board."""
        return self.form != "act"

    # ---- ask

    def question(self, scene: Scene) -> str:
        """The question in the session's language."""
        return say(f"exercise-ask-{self.verb}")

    def hints(self, scene: Scene) -> tuple[str, str]:
        """Where to look, then how to find the answer."""
        return say(f"exercise-hint-{self.verb}-1"), say(f"exercise-hint-{self.verb}-2")

    def choices(self, scene: Scene) -> list[AnswerOption]:
        """What can be picked."""
        return []

    def lit_segments(self, scene: Scene) -> Sequence[SegmentAt]:
        """What the second hint lights."""
        return ()

    def fair(self, scene: Scene) -> bool:
        """Whether the question is neither trivial nor without an answer."""
        return bool(self.right(scene))

    # ---- solve

    def right(self, scene: Scene) -> Any:
        """The right answer: a number, a choice's id, or a sorted list of ids; on the board, every right turn."""
        raise NotImplementedError

    def solve(self, scene: Scene) -> list[Any]:
        """Every right answer."""
        return [self.right(scene)]

    def choice(self, scene: Scene) -> str:
        """The right answer as one of the choices that a lesson writes."""
        return str(self.right(scene))

    def truth(self, scene: Scene) -> Truth:
        """What is true, for the feedback."""
        raise NotImplementedError

    def play_out(self, scene: Scene) -> Game | None:
        """The game once that has been done of which the question asks what it brings; None where nothing is done."""
        return None

    def lines(self, scene: Scene) -> tuple[Line, ...]:
        """The lines of the sum that the right answer is, where it is one."""
        return ()

    def rules(self, scene: Scene) -> Iterable[str]:
        """The rules that the engine names for parts of the right answer, beside the one that decides."""
        return ()

    # ---- judge

    def read(self, scene: Scene, answer: Any) -> Any:
        """An answer as it is judged; ``AnswerError`` if it is none at all."""
        raise NotImplementedError

    def judge(self, scene: Scene, given: Any) -> Result:
        """Whether an answer that was read is right, and what is true."""
        correct = given == self.right(scene)
        return result(correct, self.truth(scene), () if correct else [self._answered(scene, given)])

    def nudge(self, scene: Scene, given: Any, believed: str = "", hinted: bool = False) -> str:
        """What a first wrong answer is told: a rule, or where to look if the rule would be the answer; no solution.

        What is said of a belief behind it stands in their place; where to look is no news to somebody ``hinted``.
        """
        if believed:
            return f"{believed}\n\n{say('exercise-once-more')}"
        judged = self.judge(scene, given)
        look = rule_sentence(judged.rule) if not self.telling else self.hints(scene)[0] if not hinted else ""
        return " ".join([*filter(None, [look]), *self._wrong(scene, given, judged), say("exercise-once-more")])

    def respond(self, scene: Scene, choice: Any, right: str = "lesson-right") -> tuple[bool, str]:
        """Whether a choice of a lesson is right, and what is said of it; ``right`` is the key for that it is."""
        reached = choice == self.choice(scene)
        told = [self.explain(scene)] if reached or self.frank else []
        return reached, bold(right if reached else "lesson-not-so", told)

    def explain(self, scene: Scene) -> str:
        """Why the solution of a lesson is right."""
        return result(True, self.truth(scene)).explanation

    def name_answers(self, scene: Scene, given: Iterable[Any]) -> str:
        """Answers as their choices read, within a sentence: without a full stop of their own."""
        texts = {choice.id: choice.text for choice in self.choices(scene)}
        return ", ".join(texts.get(one, str(one)).removesuffix(".") for one in given)

    def _answered(self, scene: Scene, given: Any) -> str:
        return say("exercise-answered", answer=self.name_answers(scene, given if isinstance(given, list) else [given]))

    def _wrong(self, scene: Scene, given: Any, judged: Result) -> list[str]:
        """What a first wrong answer is told of itself."""
        return [self._answered(scene, given)]


GOALS: dict[str, type[Question]] = {}
"""What a task of a lesson can ask, by verb: no board of a lesson has letters."""

ASKS: dict[str, type[Question]] = {}
"""What an exercise can ask, in carcnb's own words, by verb."""


class Number(Question):
    """A question answered by a whole number."""

    form, note, counts, tries = "number", "exercise-number", "exercise-points", 2

    def read(self, scene: Scene, answer: Any) -> int:
        if isinstance(answer, str) and answer.strip().isdecimal():
            answer = int(answer)
        if isinstance(answer, bool) or not isinstance(answer, int):
            raise AnswerError(f"the answer is a whole number, not {answer!r:.40}")
        return answer

    def slips(self, scene: Scene) -> Mapping[int, str]:
        """Keys of what is said of wrong numbers to which a known mistake leads."""
        return {}

    def _wrong(self, scene: Scene, given: Any, judged: Result) -> list[str]:
        size = "exercise-too-many" if given > self.right(scene) else "exercise-too-few"
        return [self._answered(scene, given), say(self.slips(scene).get(given, size))]


class _Picked(Question):
    """A question with choices: by default the marked places."""

    def choices(self, scene: Scene) -> list[AnswerOption]:
        return [AnswerOption(letter, letter, scene.place_name(letter)) for letter in scene.letters]


class One(_Picked):
    """A question answered by one choice."""

    form, tries = "one", 2

    def read(self, scene: Scene, answer: Any) -> str:
        known = [choice.id for choice in self.choices(scene)]
        if not isinstance(answer, str) or answer not in known:
            raise AnswerError(f"the answer is one of {', '.join(known)}, not {answer!r:.40}")
        return answer


class Several(_Picked):
    """A question answered by all the right choices."""

    form: ClassVar[Form] = "several"
    note, tries = "exercise-all-right", 2

    def choice(self, scene: Scene) -> str:
        right = self.right(scene)
        return str(right[0]) if len(right) == 1 else "both"

    def fair(self, scene: Scene) -> bool:
        return 0 < len(self.right(scene)) < len(self.choices(scene))

    def read(self, scene: Scene, answer: Any) -> Any:
        known = [choice.id for choice in self.choices(scene)]
        texts = answer.replace(",", " ").split() if isinstance(answer, str) else answer
        if isinstance(texts, int) or not all(isinstance(id, str) and id in known for id in texts):
            raise AnswerError(f"the answer is a list of {', '.join(known)}, not {answer!r:.40}")
        return sorted(set(texts))

    def judge(self, scene: Scene, given: Any) -> Result:
        right = self.right(scene)
        missing = tuple(id for id in right if id not in given)
        wrong = tuple(id for id in given if id not in right)
        lacks = [
            say(f"exercise-{key}", answers=self.name_answers(scene, ids))
            for key, ids in (("missing", missing), ("wrong", wrong))
            if ids
        ]
        return result(not lacks, self.truth(scene), lacks, missing, wrong)

    def _wrong(self, scene: Scene, given: Any, judged: Result) -> list[str]:
        lacks = {"exercise-some-missing": judged.missing, "exercise-some-wrong": judged.wrong}
        return [say(key, n=len(ids)) for key, ids in lacks.items() if ids]


LINES = 3
"""With more sentences than these each is a line of its own."""


def result(
    correct: bool,
    truth: Truth,
    lacks: Sequence[str] = (),
    missing: tuple[str, ...] = (),
    wrong: tuple[str, ...] = (),
) -> Result:
    """The truth, the rule unless it is named already, and what the answer lacks, which a long truth follows."""
    known = not truth.rule or any(truth.rule in sentence for sentence in (*truth.sentences, *lacks))
    sentences = [*map(_closed, merge_sentences(truth.sentences)), *([] if known else [rule_sentence(truth.rule)])]
    lines = [" ".join(lacks), *sentences] if len(sentences) > LINES else [" ".join([*sentences, *lacks])]
    return Result(correct, "\n\n".join(filter(None, lines)), truth.rule, truth.sum, missing, wrong, truth.light)


def _closed(sentence: str) -> str:
    return sentence if sentence.endswith((".", ")", "**", ".”", ".“")) else say("say-plain", what=sentence)
