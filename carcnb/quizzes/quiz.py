"""Quizzes: exercises in a row, and a result the learner sees and can save."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carcnb.errors import raise_as
from carcnb.files import path_of, write_text
from carcnb.lessons.lesson_board import board
from carcnb.lessons.reading import LONGEST_TITLE, same_text, text_of
from carcnb.questions.beliefs import all_beliefs
from carcnb.questions.errors import LessonError, QuizError
from carcnb.questions.topics import title_of
from carcnb.quizzes import exercises
from carcnb.quizzes.model import UNTOLD, Exercise, LiveExercise
from carcnb.quizzes.puzzles import exercise_of, is_shipped, others, puzzles
from carcnb.quizzes.run import ExerciseRun, Summary
from carcnb.quizzes.spreadsheet import table
from carcnb.rulebook import UnknownRule, rule
from carcnb.words import languages, say
from carcnb.words.texts import Text, pick_text

if TYPE_CHECKING:
    from carcnb.board import Board
    from carcnb.lessons.run import LessonRun
    from carcnb.wire.panel import Bar


class Quiz:
    """Exercises in a row; in a notebook it shows itself as a board, with the result on its last page.

    An ``exam`` takes one answer each, the first one, gives no hints, and tells what was right only when all is
    answered; an exercise that is asked itself, in Python, always tells.  Nothing is written anywhere unless
    ``save`` is called.
    """

    _practises: LessonRun | None = None

    def __init__(self, exercises: Iterable[LiveExercise], title: Text | None = None, exam: bool = False) -> None:
        if isinstance(exercises, Exercise) or not isinstance(exercises, Iterable):
            raise QuizError("a quiz takes a list of exercises; write quiz([exercise]) for a single one")
        self.exercises = tuple(exercises)
        if not self.exercises:
            raise QuizError("a quiz has at least one exercise")
        if not all(isinstance(exercise, LiveExercise) for exercise in self.exercises):
            raise QuizError("a quiz is made of exercises: carcnb.quiz(carcnb.exercises('fields', seed=3))")
        self._title, self.exam = title, exam
        self._seen = frozenset(e.id for e in self.exercises)  # in this quiz and in those that led to it

    @property
    def title(self) -> str:
        """The title in the session's language."""
        return pick_text(self._title) if self._title else say("quiz-title")

    @cached_property
    def board(self) -> Board:
        """The board that leads through it; the same one every time."""
        return board(self.run)

    @cached_property
    def run(self) -> ExerciseRun:
        """The way through it, which leads its board; the same one every time."""
        anew = (lambda: self._another().run) if self._renewed() else None
        end = Summary(self._heading, self._caption, self._bars, self._again, anew)
        return ExerciseRun(self.exercises, lambda: self.title, end, self.exam, self._practises)

    def _renewed(self) -> bool:
        """Whether there is something new of the same kinds: always of what is generated, of puzzles until all are seen.

        What was written by hand has nothing like it.
        """
        drawn, made = self._kinds()
        return all(e.seed is not None for e in made) and bool(made or others(drawn, self._seen))

    def _kinds(self) -> tuple[list[LiveExercise], list[LiveExercise]]:
        """The puzzles that come with carcnb, and the other exercises."""
        drawn = [e for e in self.exercises if is_shipped(e)]
        return drawn, [e for e in self.exercises if not is_shipped(e)]

    def _another(self) -> Quiz:
        """A quiz of as many new exercises in the same order, of the same topics and as difficult.

        Puzzles are others of the same systems, as many as are left.
        """
        drawn, made = self._kinds()
        puzzles_left = iter([exercise_of(one) for one in others(drawn, self._seen)])
        fresh: Iterator[LiveExercise] = iter(())
        if made:
            hard, farmers = max(e.difficulty for e in made), any(e.game().setup.farmers for e in made)
            fresh = iter(exercises([e.taught or e.topic for e in made], n=len(made), difficulty=hard, farmers=farmers))
        each = (next(puzzles_left if is_shipped(e) else fresh, None) for e in self.exercises)
        another = Quiz([e for e in each if e], self._title, self.exam)
        another._practises, another._seen = self._practises, another._seen | self._seen
        return another

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return self.board._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        results, run = self.results, self.run
        if not run.telling:
            return f"<Quiz {self.title!r}: {results['n'] - run.remaining} of {results['n']} answered>"
        return f"<Quiz {self.title!r}: {results['first']} of {results['n']} right at once>"

    # ---- results

    @property
    def results(self) -> dict[str, Any]:
        """What the learner did, as plain data.

        The mark is ``first``, how many were right at once, by topic in ``topics``; ``right`` counts also those that
        were right before the solution was told.  While an exam is open, whatever tells what was right is None.
        """
        rows = [self._row(exercise) for exercise in self.exercises]
        told = self.run.telling
        topics: dict[str, list[int | None]] = {}
        for topic in dict.fromkeys(row["topic"] for row in rows):
            first = [row["first"] for row in rows if row["topic"] == topic]
            topics[topic] = [sum(first) if told else None, len(first)]
        return {
            "quiz": self.title,
            "n": len(rows),
            "right": sum(row["correct"] for row in rows) if told else None,
            "first": sum(row["first"] for row in rows) if told else None,
            "topics": topics,
            "exercises": rows,
        }

    def _row(self, exercise: LiveExercise) -> dict[str, Any]:
        """What the learner did with one exercise: of an exam the first answer alone, judged once it may be told."""
        if self.run.helping:
            return exercise.result
        row = exercise.result | exercise.attempt.of_exam.row
        return row if self.run.telling else row | UNTOLD

    def save(self, path: str | Path) -> Path:
        """Write the results to a file, ``.json`` or ``.csv``, and return its path.

        ``QuizError``: it is neither, or an exam is not answered to its end.  ``FileError`` if that is not possible.
        """
        path, results = path_of(path), self.results
        if not self.run.telling:
            raise QuizError(f"an exam is saved when all is answered; {self.run.remaining} of {results['n']} are left")
        if path.suffix.lower() == ".json":
            text = json.dumps(results, ensure_ascii=False, indent=1) + "\n"
        elif path.suffix.lower() == ".csv":
            text = table([{"quiz": results["quiz"], **row} for row in results["exercises"]])
        else:
            raise QuizError(f"results are saved as .json or .csv, not as {path.name!r:.60}")
        return write_text(path, text, parents=True)

    def _heading(self) -> str:
        if not self.run.telling:
            return say("exam-open")
        return say("quiz-right", right=self.results["first"], n=len(self.exercises))

    def _caption(self) -> str:
        """What came right later, what was shown, and what is left to do."""
        results = self.results
        if not self.run.telling:
            return " ".join([say("quiz-left", n=self.run.remaining), say("exam-waits")])
        counts = {
            "quiz-later": results["right"] - results["first"],
            "quiz-shown": sum(row["shown"] for row in results["exercises"]),
            "quiz-left": self.run.remaining,
        }
        return " ".join(say(key, n=n) for key, n in counts.items() if n)

    def _bars(self) -> list[Bar]:
        """How many of each topic were right at once."""
        topics: Mapping[str, list[Any]] = self.results["topics"] if self.run.telling else {}
        return [{"text": title_of(topic), "right": right, "of": n} for topic, (right, n) in topics.items()]

    def _again(self) -> str:
        """The rules of what was not right at once, and the wrong ones that alone would explain an answer."""
        rows = self.results["exercises"] if self.run.telling else []
        return worth_another_look(rows)


def worth_another_look(rows: Iterable[Mapping[str, Any]]) -> str:
    """The rules of what was not right at once, and the wrong ones that alone would explain an answer.

    ``rows`` are results; it is a text in the Markdown of lessons, empty if there is nothing.
    """
    rows = list(rows)
    missed = [row["rule"] for row in rows if (row["attempts"] or row["shown"]) and not row["first"]]
    rules = []
    for id in dict.fromkeys(missed):
        with suppress(UnknownRule):  # what stands in a file may be no rule
            rules.append(say("quiz-rule", title=rule(id).title, rule=id))
    wrong = [all_beliefs()[id].title for row in rows for id in row["beliefs"] if id in all_beliefs()]
    parts = {"quiz-again": rules, "quiz-believed": [*dict.fromkeys(wrong)]}
    return "\n\n".join(
        "\n".join([say(key), "", *(f"- {line}" for line in lines)]) for key, lines in parts.items() if lines
    )


def quiz(exercises: Iterable[LiveExercise], title: str | Mapping[str, str] | None = None, exam: bool = False) -> Quiz:
    """A quiz of these exercises, in their order: ``quiz(exercises("fields", seed=3, n=5), title="Fields")``.

    ``title`` is a text, or one by language; ``QuizError`` says what is wrong with it.  ``exam=True`` takes one answer
    to each, gives no hints, and tells what was right only when all is answered.

    >>> carcnb.quiz(carcnb.exercises("points", n=2, seed=1), title="Points")
    <Quiz 'Points': 0 of 2 right at once>
    """
    with raise_as(QuizError, of=LessonError):
        given = same_text(title) if isinstance(title, str) else title
        text = None if given is None else text_of(given, ("title",), most=LONGEST_TITLE)
    return Quiz(exercises, text, exam)


def of_puzzles(system: str) -> Quiz:
    """A quiz of a few puzzles of a system."""
    title = {code: f"{say('topic-puzzles', code)} · {say(f'system-{system}', code)}" for code in languages()}
    return Quiz(puzzles([system]), title)
