"""An exam that was marked: its points, its results, and for each exercise the picture, the answer and what is true."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from carcnb.drawing.art import dress_for
from carcnb.drawing.markup import image
from carcnb.files import path_of, write_text
from carcnb.hypertext import Inside, h, write
from carcnb.lessons.typeset import html
from carcnb.questions.errors import QuizError
from carcnb.quizzes.model import LiveExercise
from carcnb.quizzes.quiz import Quiz
from carcnb.quizzes.still import still
from carcnb.words import say


class Marked:
    """A marked exam: ``points`` of ``n``, ``quiz`` with its ``results``; it shows itself as feedback with pictures."""

    def __init__(self, exercises: Sequence[LiveExercise], title: str, pupil: str) -> None:
        self.exercises, self.title, self.pupil = tuple(exercises), title, pupil
        self.n, self.points = len(self.exercises), sum(exercise.attempt.first for exercise in self.exercises)

    @property
    def results(self) -> dict[str, Any]:
        """The results as ``carcnb.classroom.collect`` reads them from a file."""
        return {"pupil": self.pupil or None} | Quiz(self.exercises).results | {"quiz": self.title}

    def save(self, path: str | Path) -> Path:
        """Write the results as ``.json`` and return the path; ``QuizError`` where it has another name."""
        path = path_of(path)
        if path.suffix.lower() != ".json":
            raise QuizError(f"a marked exam is saved as .json, not as {path.name!r:.60}")
        return write_text(path, json.dumps(self.results, ensure_ascii=False, indent=1) + "\n", parents=True)

    def __repr__(self) -> str:
        return f"<Marked {self.title!r}: {self.points} of {self.n}>"

    @cached_property
    def _page(self) -> str:
        whose = f" · {self.pupil}" if self.pupil else ""
        head = f"{self.title}{whose} · {say('quiz-right', right=self.points, n=self.n)}"
        return write(h.h3(head), (_feedback(n, each) for n, each in enumerate(self.exercises, 1)))

    def _repr_html_(self) -> str:
        return self._page


def _feedback(n: int, exercise: LiveExercise) -> Inside:
    """The position, the question, the answer, and whether it is right and why."""
    given = next(iter(exercise.attempt.answers), None)
    judged = exercise.check(exercise.solve()[0] if given is None else given)
    verdict = say("exam-no-answer") if given is None else say("lesson-right") if judged else say("exam-wrong")
    sign = "✓" if given is not None and judged else "✗" if given is not None else "–"
    said = None if given is None else h.p(f"{say('exam-your-answer')}: ", h.b(_words(exercise, given)))
    picture = image(still(exercise.scene, dress_for(exercise.setup.expansions)), exercise.question)
    lines = h.p(h.b(f"{n}. {exercise.question}")), said, h.p(f"{sign} {verdict}")
    return h.div(picture, lines, html(judged.explanation), style="break-inside:avoid"), h.hr()


def _words(exercise: LiveExercise, given: Any) -> str:
    """An answer as it was picked."""
    names = exercise.choices
    return ", ".join(names.get(one, str(one)) for one in (given if isinstance(given, list) else [given]))
