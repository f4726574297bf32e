"""One kind of question for lessons, exercises, quizzes and worksheets; a class each, entered by its verb.

A question asks (``question``, ``choices``, ``lit_segments``), judges (``read``, ``judge``, in a lesson ``respond``),
hints (``hints``, ``nudge``), solves itself (``right``, ``solve``, ``choice``); ``truth`` is what an answer sheet says.
"""

from __future__ import annotations

from carcnb.questions import (
    acting,
    best,
    chances,
    mistake,
    moves,
    outcome,
    painting,
    placing,
    shape,
    turn_questions,
    worth,
)
from carcnb.questions.model import ASKS, GOALS, AnswerOption, Question, Result

__all__ = ["ASKS", "GOALS", "AnswerOption", "Question", "Result"]
_loaded = (
    placing,
    worth,
    shape,
    moves,
    acting,
    chances,
    turn_questions,
    outcome,
    best,
    mistake,
    painting,
)  # each enters its questions
