"""A class to look at before there is one: what pupils hand in who hold some beliefs, made as theirs would be."""

from __future__ import annotations

from pathlib import Path

from carcnb.classroom.courses import course as course_of
from carcnb.classroom.courses.way import Way
from carcnb.errors import require
from carcnb.questions.beliefs import BASE
from carcnb.quizzes.run import ExerciseRun
from carcnb.training.check import LEAST
from carcnb.words import say

CLASS = (("open-cities", 12), ("open-cities", 12), ("tie-nobody", 12), ("open-cities", 7), ("", 4))
"""What each pupil believes, if anything, and how many exercises of the check are answered."""


def write_example(folder: Path) -> None:
    """Write what the pupils of the example have handed in so far."""
    course = course_of(f"diagnose {BASE} {LEAST}")
    for n, (belief, done) in enumerate(CLASS, 1):
        file = folder / f"{n}.json"
        way = Way(course.plan, say("class-example-pupil", n=n), lambda file=file: file)  # type: ignore[misc]
        run = require(way.open(0), ExerciseRun)
        run.counts = False  # the teacher has not answered
        for _ in range(done):
            run.answer(run.exercise.believers.answers.get(belief, run.exercise.right))
            run.message("next")
