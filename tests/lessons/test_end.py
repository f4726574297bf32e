"""The way through a lesson: its place in the curriculum, what is asked when, its end, and what may come then."""

# mypy: disable-error-code="index, operator"
from __future__ import annotations

import pytest

import carcnb
from carcnb.curriculum import curriculum, following
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from carcnb.quizzes import TOPICS, practice_expansions
from carcnb.quizzes.run import ExerciseRun
from carcnb.words.texts import pick_text
from tests.board.browser import Browser


def offers(run: LessonRun | ExerciseRun) -> list[str]:
    return [offer["do"] for offer in run.view()["end"]["offers"]]


def test_every_lesson_has_its_place_in_the_course() -> None:
    own = {name for name in names() if not name.startswith("abbot")}
    assert set(curriculum()) == own
    assert {entry.topic for entry in curriculum().values()} <= {"", *TOPICS, *practice_expansions()}
    for entry in curriculum().values():
        assert 1 <= entry.number <= entry.of
        assert 1 <= entry.minutes <= 15
        assert set(entry.title) == set(entry.chapter) == {"en", "cs"}
    after = following("base/placing")
    assert after is not None
    assert after.name == "base/edges"
    assert following("base/small_city") is None
    assert following("mine") is None


def test_the_last_step_leads_to_the_end_and_the_end_to_the_next_lesson() -> None:
    board = carcnb.lesson("base/cities")
    browser = Browser(board)
    assert board.view["lesson"]["place"] == "Your first game · lesson 6 of 9 · about 6 minutes"
    last = len(find_lesson("base/cities").steps) - 1
    browser.do("lesson", what="jump", to=last)
    assert (board.view["lesson"]["last"], board.view["lesson"]["next"]) == (True, True)
    browser.do("lesson", what="next")
    lesson = board.view["lesson"]
    assert (lesson["step"], lesson["task"], lesson["next"], lesson["back"]) == (last + 1, None, False, True)
    assert [offer["do"] for offer in lesson["end"]["offers"]] == ["following", "practise", "jump", "restart"]
    assert not board.view["playable"], "nothing is asked any more"
    browser.do("lesson", what="back")
    assert board.view["lesson"]["step"] == last
    browser.do("lesson", what="next")
    browser.do("lesson", what="following")
    assert board.view["lesson"]["title"] == pick_text(find_lesson("base/monastery").title)
    assert board.view["lesson"]["step"] == 0


def test_the_end_of_a_chapter_leads_to_its_questions_before_the_next_one() -> None:
    run = LessonRun(find_lesson("base/end_unfinished"), "base/end_unfinished")
    run.open(99)
    shown = run.view()
    assert shown["heading"] == "The end of the part “Your first game”"
    assert "a few questions" in str(shown["caption"])
    first, second, *_ = shown["end"]["offers"]
    assert (first["do"], first["note"]) == ("practise", "5 exercises: Your first game")
    assert (second["do"], second["text"], second["note"]) == ("following", "Next part", "Sharing and fields")
    assert (shown["end"]["offers"][2]["text"], shown["end"]["offers"][2]["note"]) == (
        "A lesson that is left",
        "Placing a tile",
    )
    missed = run.message("missed")
    assert isinstance(missed, LessonRun)
    assert missed.name == "base/placing"
    quiz = run.message("practise")
    assert isinstance(quiz, ExerciseRun)
    assert quiz.title() == "Your first game"
    quiz.open(quiz.total)
    assert quiz.message("lesson") is run


def test_that_somebody_is_through_is_said_only_when_nothing_is_left() -> None:
    run = LessonRun(find_lesson("base/placing"))
    run.open(99)
    assert run.view()["heading"] == "The end of this lesson"
    run.solved |= run.tasks
    assert run.view()["heading"] == "You are through this lesson"


def test_practice_leads_back_and_on() -> None:
    run = LessonRun(find_lesson("base/placing"), "base/placing")
    quiz = run.message("practise")
    assert isinstance(quiz, ExerciseRun)
    assert {exercise.topic for exercise in quiz.exercises} == {"placement"}
    assert not any(exercise.game().setup.farmers for exercise in quiz.exercises), "the first lessons know no fields"
    quiz.open(quiz.total)
    assert offers(quiz) == ["jump", "following", "anew", "lesson"]
    assert quiz.message("lesson") is run
    another = quiz.message("anew")
    assert isinstance(another, ExerciseRun)
    assert not any(exercise.game().setup.farmers for exercise in another.exercises)
    onward = another.message("following")
    assert isinstance(onward, LessonRun)
    assert onward.name == "base/edges"


def test_a_lesson_of_ones_own_has_an_end_too() -> None:
    run = LessonRun(find_lesson("base/end_unfinished"))
    run.open(99)
    assert offers(run) == ["jump", "restart"]
    assert run.view()["end"]["facts"] == ["0 of 1 task solved"]
    run.message("jump", 2)
    run.message("hint")
    run.message("hint")
    run.message("answer", answer=run.task.goal.choice(run.lesson.scene(run.step, solved=True)))  # type: ignore[union-attr]
    run.open(99)
    assert run.view()["end"]["facts"] == ["1 of 1 task solved", "2 hints"]
    assert offers(run) == ["restart"]


@pytest.mark.parametrize("name", names())
def test_no_question_of_the_game_stands_beside_a_step_that_asks_nothing(name: str) -> None:
    run = LessonRun(find_lesson(name))
    for step in range(len(run.lesson.steps) + 1):
        run.open(step)
        prompt = run.game.prompt
        asked = prompt is not None and prompt.kind != "place"
        assert run.playable is (run.task is not None)
        assert run.view().get("tries", False) is (asked and not run.task and not run.ended)


def test_what_is_not_asked_can_be_tried() -> None:
    name, step = next(
        (name, step)
        for name in names()
        for step, told in enumerate(find_lesson(name).steps)
        if not told.task and (prompt := find_lesson(name).game(step).prompt) and prompt.kind != "place"
    )
    board = carcnb.lesson(name)
    browser = Browser(board)
    browser.do("lesson", what="jump", to=step)
    assert (board.view["playable"], board.view["lesson"]["tries"]) == (False, True)
    browser.do("act", answer=0)
    read = board._say("error-lesson-read")
    assert browser.refused()["text"] == read
    assert browser.ask("why", cell=[9, 9], turn=0)["error"] == read
    browser.do("lesson", what="try")
    assert (board.view["playable"], "tries" in board.view["lesson"]) == (True, False)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("base/placing", "none"), ("base/cities", "small"), ("base/track", "large"), ("robbers/half", "large")],
)
def test_the_track_stands_where_points_move(name: str, shown: str) -> None:
    assert LessonRun(find_lesson(name)).view()["track"] == shown
