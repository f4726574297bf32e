"""Exams that are sealed: their exercises tell nobody what is right, until the teacher's key is given to mark them.

The answers are kept in a file that is handed in.  The exercises follow from the seal and the pupil's name in a way that
``carcnb.exercises`` has no seed for, and what exercises otherwise tell these refuse.  That is no lock: the position and
the question are there to be shown, and the engine that judges is in the pupil's hands.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from carcnb.classroom.marking import Marked
from carcnb.classroom.pupils import pupil_name
from carcnb.errors import raise_as
from carcnb.files import FileError, path_of, printable, text_if_there
from carcnb.keeping import Keeping, Place
from carcnb.lessons.reading import LONGEST_TITLE, same_text, text_of
from carcnb.parsing import json_of
from carcnb.questions.errors import AnswerError, LessonError, QuizError
from carcnb.quizzes import check_asked, exercises
from carcnb.quizzes.model import UNTOLD, Attempt, LiveExercise
from carcnb.quizzes.quiz import Quiz
from carcnb.quizzes.run import ExerciseRun, Summary
from carcnb.words import languages, say
from carcnb.words.texts import Text

SEALED = "sealed"
"""The entry of a file of answers that tells the seal; ``collect`` refuses such a file."""

SHORTEST = 8
"""Characters of the shortest key."""

_SEAL = re.compile(r"seal-[0-9a-f]{24}")
_ROUNDS = 100_000


def seal_of(key: str) -> str:
    """The seal of a key, which tells nothing of it; ``QuizError`` if the key is too short to be one."""
    if not isinstance(key, str) or len(key.strip()) < SHORTEST:
        raise QuizError(f"a key is a text of {SHORTEST} letters or more, such as 'nine blue cows', not {key!r:.60}")
    made = hashlib.pbkdf2_hmac("sha256", key.strip().encode("utf-8", "replace"), b"carcnb exam", _ROUNDS)
    return f"seal-{made.hex()[:24]}"


def _made(asked: Mapping[str, Any], seal: str, pupil: str) -> list[LiveExercise]:
    """The exercises as they follow from a seal and a name, open; none tells the seed that makes it."""
    mixed = hashlib.sha256(f"{seal}\n{pupil.casefold()}".encode("utf-8", "replace")).digest()
    made = exercises(**asked, seed=int.from_bytes(mixed[:7]))
    return [LiveExercise(one, id=f"{one.topic}-{n}", seed=None) for n, one in enumerate(made, 1)]


def _user() -> str:
    """The name of the JupyterHub user; empty elsewhere."""
    return pupil_name(os.environ.get("JUPYTERHUB_USER", ""))


class SealedExercise(LiveExercise):
    """An exercise that takes an answer, one alone, and tells nothing of it; ``QuizError`` where it is asked to."""

    def __init__(self, made: LiveExercise, kept: Callable[[], None]) -> None:
        super().__init__(made)
        for name in ("right", "rule", "believers"):
            vars(self).pop(name, None)
        self._kept = kept

    def _closed(self, *_: object, **__: object) -> NoReturn:
        raise QuizError("this exercise is sealed: what is right is told once the exam is marked")

    right = property(_closed)
    rule = property(_closed)
    believers = property(_closed)
    board = property(_closed)
    solve = check = nudge = beliefs = show = hint = _closed

    @property
    def hints(self) -> tuple[str, ...]:
        """None: an exam gives no hints."""
        return ()

    def answer(self, answer: Any) -> Any:
        """Keep an answer, the first one; ``AnswerError`` if it is none at all.

        ``FileError`` and ``QuizError`` say why it cannot be kept now; it is tried again with the next one.
        """
        given = self.ask.read(self.scene, answer)
        if not self.attempt.answers:
            self.attempt = Attempt((given,))
            self._kept()

    @property
    def result(self) -> dict[str, Any]:
        """What was answered; whatever tells what is right is None."""
        asked = {"id": self.id, "topic": self.topic, "difficulty": self.difficulty, "seed": None, "rule": None}
        return asked | self.attempt.row | UNTOLD | {"sign": None}

    def _repr_mimebundle_(self, **options: Any) -> NoReturn:
        self._closed()


class SealedRun(ExerciseRun):
    """The way through a sealed exam: what was right is never told."""

    telling = False
    kept = "exam-sealed-kept"

    def __init__(self, place: Place, exercises: Sequence[LiveExercise], title: Callable[[], str], end: Summary) -> None:
        self._place = place
        super().__init__(exercises, title, end, exam=True)

    def answer(self, answer: Any) -> None:
        """Take an answer; the board says where it is not kept."""
        try:
            super().answer(answer)
        except (FileError, QuizError):
            self._keep(self.exercise.attempt.answers[0])

    @property
    def keeping(self) -> Keeping:
        """Whether all answers are kept."""
        return self._place.keeping


class _Kept(NamedTuple):
    """What a file of answers holds."""

    pupil: str
    answers: dict[str, Any]


class SealedExam(Quiz):
    """A sealed exam: a board that takes one answer to each exercise and keeps it in ``file``; ``mark`` opens it."""

    def __init__(self, asked: Mapping[str, Any], title: Text, seal: str, pupil: str | None, file: Path) -> None:
        self._asked, self.seal, self.file = asked, seal, file
        self._place = Place("answers", lambda: file)
        kept = self._read(self._place.read(), pupil or None)
        self._named = bool(kept or pupil)  # not by the JupyterHub user, who may be the teacher that marks it
        self.pupil = kept.pupil if kept else _user() if pupil is None else pupil
        super().__init__([SealedExercise(one, self._keep) for one in _made(asked, seal, self.pupil)], title, exam=True)
        self._restore(kept.answers if kept else {})

    @cached_property
    def run(self) -> ExerciseRun:
        """The way through it, which leads its board; the same one every time."""
        end = Summary(self._heading, self._caption, list, str)
        return SealedRun(self._place, self.exercises, lambda: self.title, end)

    # ---- the file of answers

    def _read(self, text: str | None, pupil: str | None) -> _Kept | None:
        """What a file holds; ``QuizError`` if that is another exam, or by another pupil, if one is named."""
        if text is None:
            return None
        try:
            data = json_of(text, "an exam")
            answers = {str(row["id"]): row["answer"] for row in data["exercises"] if row["answer"] is not None}
            sealed, asked, whose = data[SEALED], data["asked"], pupil_name(str(data["pupil"] or ""))
        except (ValueError, TypeError, KeyError, RecursionError):
            raise QuizError(f"{printable(self.file)} holds no answers to an exam; give another file=") from None
        if (sealed, asked) != (self.seal, self._asked):
            raise QuizError(f"{printable(self.file)} holds answers to another exam; give another file=")
        if pupil is not None and pupil.casefold() != whose.casefold():
            other, this = (repr(name) if name else "somebody without a name" for name in (whose, pupil))
            raise QuizError(f"{printable(self.file)} holds answers by {other}, not by {this}; give another file=")
        return _Kept(whose, answers)

    def _restore(self, answers: Mapping[str, Any]) -> None:
        for exercise in self.exercises:
            if exercise.id in answers:
                with suppress(AnswerError, TypeError):  # a pupil can write anything into the file
                    exercise.attempt = Attempt((exercise.ask.read(exercise.scene, answers[exercise.id]),))

    def _join(self, text: str | None) -> None:
        """Take up what another board has kept in the file meanwhile: those answers came first."""
        kept = self._read(text, self.pupil)
        self._restore(kept.answers if kept else {})

    def _keep(self) -> None:
        """``FileError`` and ``QuizError`` say why the answers cannot be kept."""
        if fault := self._place.change(self._joined):
            raise fault
        self._named = True

    def _joined(self, text: str | None) -> str:
        self._join(text)
        results = (exercise.result for exercise in self.exercises)
        rows = [{name: row[name] for name in ("id", "topic", "answer")} for row in results]
        data = {"quiz": self.title, "pupil": self.pupil, SEALED: self.seal, "asked": self._asked, "exercises": rows}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    # ---- what it says

    def _heading(self) -> str:
        return say("exam-open") if self.run.remaining else say("exam-sealed-done")

    def _caption(self) -> str:
        left = [say("quiz-left", n=self.run.remaining)] if self.run.remaining else []
        return " ".join([*left, say("exam-sealed", file=self.file.name)])

    def save(self, path: str | Path) -> NoReturn:
        """``QuizError``: the answers are kept as they are given, and results come of marking them."""
        raise QuizError(f"this exam keeps its answers in {printable(self.file)}; its results come of exam.mark(key)")

    # ---- marking

    def mark(self, key: str, to: str | Path | None = None) -> Marked:
        """The exam with its answers judged, for whoever has the key; ``to`` saves the results for ``collect``.

        ``QuizError`` if it is not the key, or the file is damaged; ``FileError`` if it cannot be read.
        """
        if not hmac.compare_digest(seal_of(key), self.seal):
            raise QuizError("this is not the key to this exam")
        self._join(text_if_there(self.file))  # never set aside: this is what the pupil has handed in
        made = _made(self._asked, self.seal, self.pupil)
        for exercise, sealed in zip(made, self.exercises, strict=True):
            for given in sealed.attempt.answers:
                exercise.answer(given)
        marked = Marked(made, self.title, self.pupil if self._named else "")
        if to is not None:
            marked.save(to)
        return marked


def exam(
    topic: str | Sequence[str] | None = None,
    n: int = 10,
    difficulty: int = 1,
    *,
    seal: str,
    title: str | Mapping[str, str] | None = None,
    pupil: str | None = None,
    file: str | Path = "answers.json",
    farmers: bool = True,
) -> SealedExam:
    """A sealed exam of ``n`` exercises: one answer each, no hints, and nothing tells what is right before it is marked.

    ``topic``, ``difficulty`` and ``farmers`` are those of ``carcnb.exercises``.  Choose a key for each exam and keep it
    to yourself; ``seal`` is what belongs to it, and a key in its place is answered with an error that tells the seal.
    Every ``pupil`` gets exercises of his or her own, by the name, else by the name of the JupyterHub user; where there
    is neither all get the same.  Answers are kept in ``file``, to be handed in; where it exists they are taken up
    again, with the name in it; a file of another exam, or by another than the ``pupil``, is refused.
    ``exam.mark(key)`` judges them.  ``QuizError`` and ``ExerciseError`` say what is wrong.

    >>> carcnb.classroom.exam("points", n=2, seal="seal-a96cbae8f6c038597f5b46fc")
    <Quiz 'Exam': 0 of 2 answered>
    """
    if not isinstance(seal, str) or not _SEAL.fullmatch(seal):
        raise QuizError(f"a seal stands where pupils can read it, and this is a key: write seal={seal_of(seal)!r}, "
                        "and keep the key for exam.mark")  # fmt: skip
    if pupil is not None and not isinstance(pupil, str):
        raise QuizError(f"a pupil is named by a text, not by {pupil!r:.60}")
    topics = check_asked(topic, n, farmers)
    with raise_as(QuizError, of=LessonError):
        given = same_text(title) if isinstance(title, str) else title
        text: Text
        if title is None:
            text = {code: say("exam-title", code) for code in languages()}
        else:
            text = text_of(given, ("title",), most=LONGEST_TITLE)
    asked = {"topic": topics, "n": n, "difficulty": difficulty, "farmers": bool(farmers)}
    return SealedExam(asked, text, seal, None if pupil is None else pupil_name(pupil), path_of(file))
