"""While a lesson or an exercise asks about the board, the board does not answer: no card, no outlook, no advice."""

# mypy: disable-error-code="attr-defined, index, union-attr"
from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from carcnb.board import Board
from carcnb.board.reader import Reader
from carcnb.board.view import view
from carcnb.engine.grid import XY
from carcnb.lessons.model import Lesson, Task
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from carcnb.quizzes import TOPICS, Exercise, exercises
from carcnb.quizzes.quiz import quiz
from tests.board.browser import Browser
from tests.stills import svg

LESSONS = names()


def choices(lesson: Lesson) -> Iterator[tuple[int, Task]]:
    """The steps of a lesson that ask something with choices."""
    return ((n, s.task) for n, s in enumerate(lesson.steps) if s.task and s.task.goal.by_choice)


def told_by(browser: Browser) -> list[str]:
    """Everything that a board tells, or does, which may answer a question about it; nothing of it if it keeps quiet."""
    board = browser.board
    shown, game = board.view, board.game
    asked = shown["prompt"]
    found = [f"{part}: {asked[part]}" for part in ("options", "refused", "then", "skip", "facts") if asked[part]]
    found += [f"{part}: {asked[part]}" for part in ("squares", "places", "rule") if asked.get(part)]
    found += [part for part in ("playable", "can_undo", "can_redo", "final") if shown[part]]
    if not shown["lesson"]["quiet"]:
        found.append("quiet")
    plain = view(game, Reader.of(game, board.lang), audience=board._lead.stand.audience._replace(quiet=False))
    found += [part for part in ("log", "tiles", "figures", "track") if shown[part] != plain[part]]
    for cell, (tile, _) in game.table.state.tiles.items():
        for segment in range(len(tile.where)):
            reply = browser.ask("card", cell=list(XY[cell]), segment=segment)
            found += [f"card: {reply['ok']}"] if "error" not in reply else []
    found += [
        f"outlook {i}" for i in range(len(game.legal_actions())) if "error" not in browser.ask("outlook", answer=i)
    ]
    found += [what for what in ("advice", "verdict", "odds") if "error" not in browser.ask(what, again=0)]
    found += ["why"] if "error" not in browser.ask("why", cell=[0, 1], turn=0) else []
    before = game.history
    for number in range(2):
        browser.do("act", answer=number)
        refused = browser.refused()
        if refused["rule"] or refused["text"] != browser.board._say("error-quiet"):
            found.append(f"refused: {refused}")
        browser.messages.clear()
    found += ["a move"] if game.history != before else []
    return found


@pytest.mark.parametrize("name", LESSONS)
def test_no_board_answers_the_open_question_of_its_lesson(name: str) -> None:
    lesson = find_lesson(name)
    run = LessonRun(lesson)
    browser = Browser(Board(run.game, director=run))
    for n, task in choices(lesson):
        right = task.goal.choice(lesson.scene(n, solved=True))
        browser.do("lesson", what="jump", to=n)
        assert told_by(browser) == []
        done = len(run.game.events)
        assert all(entry["id"] < done for entry in browser.board.view["log"])
        wrong = next(choice.id for choice in task.choices if choice.id != right)
        browser.do("lesson", what="answer", answer=wrong)
        assert told_by(browser) == [], "after a wrong answer the question is still open"
        browser.do("lesson", what="answer", answer=right)
        assert run.state == "right"
        assert not browser.board.view["lesson"]["quiet"], "then all is told"
        browser.do("lesson", what="answer", answer=wrong)
        assert run.state == "right", "what has been told is asked no more"


@pytest.mark.parametrize("name", LESSONS)
def test_the_strip_of_a_lesson_shows_a_question_as_it_is_asked(name: str) -> None:
    """No tile in hand where whose a feature is is asked, and no sentence of the feedback."""
    lesson = find_lesson(name)
    picture = LessonRun(lesson).still("summer")
    for n, task in choices(lesson):
        run = LessonRun(lesson)
        run.open(n)
        assert (run.view()["task"]["tile"] is None) or task.goal.verb != "owners"
        run.answer(task.goal.choice(lesson.scene(n, solved=True)))
        said = "".join(part["t"] for block in run.feedback for parts in block.values() for part in parts)
        assert said not in re.sub(r"<[^>]+>", "", picture)


@pytest.mark.parametrize("topic", TOPICS)
def test_no_board_answers_the_open_question_of_its_exercise(topic: str) -> None:
    for made in exercises(topic, seed=5, n=8):
        if made.form == "act":
            continue
        browser = Browser(quiz([made]).board)
        assert told_by(browser) == []
        texts = made.board._repr_mimebundle_()[0]
        truth = made.check(made.right)
        for kept in (said for said in (truth.sum, truth.explanation) if len(said) > 1):
            assert kept not in texts["text/plain"] + svg(texts)
        picture = svg(texts)
        browser.do("lesson", what="answer", answer=missed(made))
        nudged = browser.board._lead.stand.content.nudged
        if nudged:
            assert told_by(browser) == [], "a first wrong answer is told where to look"
            assert svg(made.board._repr_mimebundle_()[0]) == picture
        assert browser.board.view["lesson"]["quiet"] == nudged
        right = made.right if isinstance(made.right, list) else [made.right]
        browser.do("lesson", what="answer", answer=(";" if made.form == "places" else ",").join(map(str, right)))
        assert not browser.board.view["lesson"]["quiet"]


def test_an_exam_is_quiet_until_all_is_answered() -> None:
    """Before an answer and after it, whatever is asked: a number, one or several choices."""
    made = exercises(["points", "placement", "majority"], seed=5, n=12)
    asked = [next(one for one in made if one.form == form) for form in ("number", "one", "several")]
    browser = Browser(quiz(asked, exam=True).board)
    for n, one in enumerate(asked):
        browser.do("lesson", what="jump", to=n)
        assert told_by(browser) == []
        browser.do("lesson", what="answer", answer=missed(one))
        assert (told_by(browser) == []) == (n < 2)
    assert not browser.board.view["lesson"]["quiet"]


def missed(made: Exercise) -> str:
    """A wrong answer, as the board sends it."""
    if made.form == "number":
        return str(made.right + 1)
    wrong = [id for id in made.choices if id not in ([made.right] if made.form == "one" else made.right)]
    return wrong[0] if wrong else ""


def test_the_same_wrong_answer_again_is_answered_again() -> None:
    """Nothing has changed then, but the page waits for the board's answer."""
    run = LessonRun(find_lesson("base/placing"))
    run.open(4)
    browser = Browser(Board(run.game, director=run))
    for _ in range(2):
        browser.do("lesson", what="answer", answer="BASE-4.6")
    assert ["view" in update for update in browser.updates] == [True]
    assert [message["kind"] for message in browser.messages] == ["same"]
