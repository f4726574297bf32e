"""What is wrong with a lesson or a quiz, and where in it."""

from __future__ import annotations

from carcnb.engine.errors import CarcnbError
from carcnb.engine.texts import shorten

LONGEST_REASON = 300
"""Characters of a reason; what a stranger wrote is quoted in part."""

Place = tuple[str | int, ...]
"""The way to an entry of a lesson: ``("step", 2, "moves", "place base-U 1,0 r0")``; the last part may be its text."""


class LessonError(CarcnbError):
    """A lesson that cannot be read; the message names the place in it and what would be right.

    ``place`` is the way to the wrong entry, ``reason`` the message without it.

    >>> carcnb.lesson("base/rods")
    Traceback (most recent call last):
        ...
    carcnb.questions.errors.LessonError: there is no lesson 'base/rods'; did you mean base/roads, ...
    """

    def __init__(self, reason: str, place: Place = (), where: str = "") -> None:
        reason = shorten(reason, LONGEST_REASON)
        self.reason, self.place = reason, place
        told = "" if reason.startswith(in_words(place)) else in_words(place)
        before = ", ".join(part for part in (where, told) if part)
        super().__init__(f"{before}: {reason}" if before else reason)


def in_words(place: Place) -> str:
    """A place as it is read: ``step 2, moves``."""
    if place[:1] == ("step",) and len(place) > 1:
        return ", ".join([f"step {place[1]}", *(f"{part:.40}" for part in map(str, place[2:3]))])
    return f"{place[0]!s:.40}" if place else ""


class QuizError(CarcnbError):
    """A quiz that cannot be made, or a file that holds no results; the message names file, place and reason.

    >>> carcnb.quiz([])
    Traceback (most recent call last):
        ...
    carcnb.questions.errors.QuizError: a quiz has at least one exercise
    """


class GoalError(CarcnbError):
    """A question that cannot be read or asked; the message shows how one is written.

    >>> carcnb.exercise("wins", ["base-U 0,0 r0"])
    Traceback (most recent call last):
        ...
    carcnb.questions.errors.GoalError: 'wins' asks nothing known; did you mean 'gains'?
    """


class AnswerError(CarcnbError):
    """What was given is no answer to a question at all; the message says how one looks.

    >>> carcnb.exercise("worth", ["base-D 0,0 r0"], marks=["0,0 city.N"]).answer("many")
    Traceback (most recent call last):
        ...
    carcnb.questions.errors.AnswerError: the answer is a whole number, not 'many'
    """


class CourseError(CarcnbError):
    """A course that cannot be made or read; the message names the part and what would be right.

    >>> carcnb.classroom.course("Roads", [])
    Traceback (most recent call last):
        ...
    carcnb.questions.errors.CourseError: a course has 1 to 100 parts, not 0; a part is a lesson such as ...
    """
