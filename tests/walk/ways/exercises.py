"""Exercises of every topic: right at once, wrong and wrong again, with hints, shown; practice, the climb, puzzles."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import carcnb
from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.board import Board
from carcnb.progress import VARIABLE
from carcnb.quizzes import TOPICS, practice_expansions
from carcnb.quizzes.run import ExerciseRun
from tests.walk.answering import answer
from tests.walk.walker import Walker
from tests.walk.ways import way

MANY = 10
"""Exercises of each topic."""
HELPED = 2
"""So many come besides: a sum of a new kind that is shown, and one that is begun."""
SEED = 5


def _topics() -> list[str]:
    return [*TOPICS, *practice_expansions()]


@way("exercises", _topics, lambda topics: ["points", "fields"])
def exercises(walker: Walker, topic: str) -> None:
    """A learner practises a topic to the last page and looks at it."""
    board = carcnb.practice(topic, MANY, seed=SEED, theme=walker.at.theme, lang=walker.at.lang)
    walker.board(board)
    for n in range(MANY + HELPED):
        if _run(board).ended:
            break
        _one(walker, _run(board), n)
        walker.press("[data-do=next]")
    if not _run(board).ended:
        walker.lost("the last page does not come")
    _last(walker)


def _run(board: Board) -> ExerciseRun:
    run = board._lead.stand.content
    assert isinstance(run, ExerciseRun)
    return run


def _one(walker: Walker, run: ExerciseRun, n: int) -> None:
    """One exercise, in one of four ways by turns; one that is only shown is read."""
    if run.state == "given":
        return
    if n % 4 == 0:
        answer(walker, run, right=True)
    elif n % 4 == 1:
        answer(walker, run, right=False)
        _again(walker, run)
        answer(walker, run, right=False, nth=1)
        _again(walker, run)
        answer(walker, run, right=True) if run.state != "right" and not run.exercise.attempt.told else None
    elif n % 4 == 2:
        while walker.there("[data-do=hint]"):
            walker.press("[data-do=hint]")
        answer(walker, run, right=True)
    else:
        answer(walker, run, right=False, nth=2)
        if walker.there("[data-do=tell]"):
            walker.press("[data-do=tell]")
        if walker.there("[data-do=twin]"):
            walker.press("[data-do=twin]")
            answer(walker, run, right=True)


def _again(walker: Walker, run: ExerciseRun) -> None:
    """A turn that was judged is taken back before another is tried."""
    if run.exercise.form == "act" and walker.there("[data-do=retry]"):
        walker.press("[data-do=retry]")


def _last(walker: Walker) -> None:
    """Read a rule on the last page, then close it."""
    if walker.there(".cn-end [data-rule], .cn-lbody [data-rule]"):
        walker.press(".cn-end [data-rule], .cn-lbody [data-rule]")
        walker.press("[data-do=close-rule]")


@way("practice", lambda: ["day", "climb", "puzzles", *bundled_puzzles()], lambda parts: parts[:3])
def practice(walker: Walker, what: str) -> None:
    """From the page of practice: ten for today, the climb until it ends, puzzles; then back to the page."""
    with tempfile.TemporaryDirectory() as folder:
        before, os.environ[VARIABLE] = os.environ.get(VARIABLE, "off"), str(Path(folder, "progress.json"))
        try:
            _practise(walker, what)
        finally:
            os.environ[VARIABLE] = before


def _practise(walker: Walker, what: str) -> None:
    board = carcnb.practice(theme=walker.at.theme, lang=walker.at.lang)
    walker.board(board)
    if what in bundled_puzzles():
        walker.press('[data-way="practise/puzzles"]')
        walker.press(f'[data-way="puzzles:{what}"]')
    else:
        walker.press(f'[data-way="practice:{what}"]')
    for n in range(MANY + HELPED):
        run = _run(board)
        if run.ended:
            break
        _climb(walker, run, n) if what == "climb" else _one(walker, run, n)
        walker.press("[data-do=next]")
    _last(walker)
    walker.press("[data-offer=home]")


def _climb(walker: Walker, run: ExerciseRun, n: int) -> None:
    """Right, and from the second one on wrong, which ends it."""
    answer(walker, run, right=n == 0, nth=n)
