"""A lesson or exercises before a class: what each key reveals, that nothing shows early, and that nothing is kept."""

# mypy: disable-error-code="attr-defined, index"
from __future__ import annotations

from typing import Any

import pytest

import carcnb
from carcnb.board import Board
from carcnb.lessons.presentation import HIDING, Presentation
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from carcnb.quizzes import exercises
from carcnb.quizzes.model import Attempt, LiveExercise
from tests.board.browser import Browser


def walked(lead: Any, most: int = 999) -> list[tuple[int, str, Any]]:
    """Every stage from the first to the last, by one key: step, stage, what is shown."""
    found = [(lead.step, lead.stage, lead.view())]
    while lead.stage != "end" and len(found) < most:
        assert lead.message("next")
        found.append((lead.step, lead.stage, lead.view()))
    return found


def led(thing: object) -> Any:
    return carcnb.classroom.present(thing)._lead.stand.content


@pytest.mark.parametrize("name", names())
def test_every_lesson_is_revealed_from_start_to_end_by_one_key(name: str) -> None:
    lesson = find_lesson(name)
    shown = walked(LessonRun(lesson).present(titled=True))
    assert [stage for _, stage, _ in shown][:: len(shown) - 1] == ["title", "end"]
    answered = [view["task"]["state"] for _, stage, view in shown if stage == "answer"]
    assert answered == ["right"] * sum(step.task is not None for step in lesson.steps)
    for _, stage, view in shown:
        if stage in HIDING:
            task = view["task"]
            assert (task["state"], task["picked"], task["feedback"], task["hints"]) == ("open", "", [], [])
            assert view["quiet"]
            assert not view["extents"]


def test_the_question_comes_alone_then_the_choices_then_the_answer() -> None:
    lead = led("base/placing")
    stages = [(step, stage) for step, stage, _ in walked(lead)]
    assert stages[:4] == [(0, "title"), (0, "text"), (1, "text"), (2, "text")]
    assert [stage for step, stage in stages if step == 4] == ["text", "question", "options", "answer"]
    back = []
    while lead.stage != "title":
        back.append((lead.step, lead.stage))
        lead.message("back")
    assert back == stages[:0:-1], "back goes the same way"
    lead.message("back")
    assert lead.stage == "title"


def test_what_is_hidden_is_not_sent() -> None:
    browser = Browser(carcnb.classroom.present("base/placing"))
    for _ in range(99):
        shown = browser.board.view
        if shown["present"]["stage"] == "question" and shown["lesson"]["step"] == 4:
            break
        browser.do("lesson", what="next")
    assert shown["lesson"]["task"]["choices"] is None
    assert shown["lesson"]["caption"] == []
    assert not shown["playable"]
    assert shown["prompt"]["options"] == []
    assert "squares" not in shown["prompt"]
    assert "error" in browser.ask("card", cell=[0, 0], segment=0)


def test_hints_and_the_answer_come_when_they_are_asked_for_and_only_at_a_question() -> None:
    lead = led("base/placing")
    lead.message("jump", to=4)
    for what in ("hint", "tell"):
        lead.message(what)
    assert lead.stage == "text"
    assert lead.view()["task"] is None
    lead.message("next")
    lead.message("hint")
    assert len(lead.view()["task"]["hints"]) == 1
    lead.message("next")
    assert len(lead.view()["task"]["hints"]) == 1, "what was told stays"
    lead.message("tell")
    assert lead.stage == "answer"
    assert lead.view()["task"]["picked"]
    lead.message("next")
    lead.message("back")
    assert lead.view()["task"]["hints"] == []


def test_the_class_chooses_and_is_judged_when_the_answer_is_revealed() -> None:
    lead = led("base/placing")
    lead.message("jump", to=4)
    lead.message("next")
    lead.message("answer", answer="1")
    assert lead.present_view()["picked"] == [], "there is nothing to choose from yet"
    lead.message("next")
    ids = [choice["id"] for choice in lead.view()["task"]["choices"]]
    for id in (ids[0], ids[1]):
        lead.message("answer", answer=id)
        assert lead.present_view()["picked"] == [id]
        assert lead.view()["task"]["state"] == "open"
    lead.message("answer", answer="nonsense")
    lead.message("next")
    assert lead.present_view() == {"stage": "answer", "picked": [ids[1]]}


@pytest.fixture(scope="module")
def painting() -> LiveExercise:
    return next(e for e in exercises("fields", seed=1, n=20) if e.form == "places" and len(e.right) > 1)


def test_a_class_paints_all_parts_of_a_field(painting: LiveExercise) -> None:
    lead, right = led(painting), painting.right
    while lead.stage != "options":
        lead.message("next")
    for choice in right:
        lead.message("answer", answer=choice)
    assert lead.present_view()["picked"] == right
    lead.message("answer", answer=right[0])
    assert lead.present_view()["picked"] == right[1:], "what is chosen once more is chosen no longer"
    lead.message("tell")
    assert sorted(choice["id"] for choice in lead.view()["task"]["choices"] if choice["right"]) == right


@pytest.mark.parametrize("found", [True, False])
def test_the_right_choice_of_a_lesson_is_marked_with_the_answer_and_praised_if_the_class_chose_it(found: bool) -> None:
    lead = led("base/placing")
    right = lead.run.lesson.steps[4].task.goal.choice(lead.run.lesson.scene(4, solved=True))
    lead.message("jump", to=4)
    while lead.stage != "answer":
        choices = (lead.view()["task"] or {}).get("choices") or []
        assert not any("right" in one for one in choices)
        if choices:
            lead.message("answer", answer=next(one["id"] for one in choices if (one["id"] == right) == found))
        lead.message("next")
    task = lead.view()["task"]
    assert [one["id"] for one in task["choices"] if one["right"]] == [right]
    assert ("Right" in str(task["feedback"])) == found


def test_a_solution_is_played_on_the_board_move_by_move() -> None:
    for name in names():
        lead = LessonRun(find_lesson(name)).present()
        shown = walked(lead)
        if any(stage == "moves" for _, stage, _ in shown):
            break
    step = next(step for step, stage, _ in shown if stage == "moves")
    lead.message("jump", to=step)
    done = []
    while lead.step == step:
        done.append((lead.stage, len([a for a in lead.game.history if a.verb not in ("draw", "skip")])))
        lead.message("next")
    counts = [n for stage, n in done if stage in ("moves", "answer")]
    first = next(n for stage, n in done if stage == "question")
    assert counts == [*range(first + 1, first + len(counts) + 1)]


@pytest.fixture(scope="module")
def made() -> list[LiveExercise]:
    return [e for topic in ("points", "fields", "completion") for e in exercises(topic, seed=4, n=3, difficulty=2)]


def test_exercises_are_presented_and_count_for_nobody(made: list[LiveExercise]) -> None:
    shown = walked(led(made))
    assert [view["task"]["question"] for _, stage, view in shown if stage == "question"] == [e.question for e in made]
    for _, stage, view in shown:
        if stage == "answer":
            assert view["task"]["feedback"]
            assert view["light"]
        elif stage in HIDING:
            assert not view["light"]
            assert not view["task"]["feedback"]
    assert all(e.attempt == Attempt() for e in made)
    assert led(made[0]).total == 1


def test_leaving_leads_back_to_the_board_as_it_was(made: list[LiveExercise], monkeypatch: Any) -> None:
    kept: list[object] = []
    monkeypatch.setattr("carcnb.lessons.run.keep", lambda *given: kept.append(given))
    test = carcnb.quiz(made)
    for board in (carcnb.lesson("base/placing"), test.board, carcnb.replay("base/one_point", move=7)):
        browser = Browser(board)
        browser.do("lesson", what="next")
        browser.do("lesson", what="hint")
        browser.messages.clear()
        before = {**board.view, "rev": 0, "line": 0}
        browser.do("lesson", what="present")
        assert board.view["present"]["stage"] in ("text", "question", "free")
        assert "stays" not in board.view["present"]
        for _ in range(30):
            browser.do("lesson", what="next")
        assert {**board.view, "rev": 0, "line": 0} != before
        browser.do("lesson", what="dismiss")
        assert {**board.view, "rev": 0, "line": 0} == before
    assert test.results["first"] == 0
    assert not any(row["shown"] for row in test.results["exercises"])
    assert kept == []


def refused(browser: Browser) -> bool:
    """Whether a board neither offers to be presented nor begins it when it is asked to."""
    before = browser.board.view["lesson"]
    assert browser.board.view["alone"]
    browser.do("lesson", what="present")
    assert browser.messages[-1]["kind"] == "refused"
    browser.do("lesson", what="tell")
    assert browser.board.view["lesson"] == before
    with pytest.raises(carcnb.CarcnbError, match="answers count"):
        carcnb.classroom.present(browser.board)
    return "present" not in browser.board.view


def test_an_exam_is_presented_only_once_it_is_answered() -> None:
    asked = exercises("points", seed=3, n=2)
    test = carcnb.quiz(asked, exam=True)
    browser = Browser(test.board)
    assert refused(browser)
    with pytest.raises(carcnb.CarcnbError, match="answers count"):
        carcnb.classroom.present(test)
    for exercise in asked:
        exercise.answer(exercise.solve()[0])
    browser.do("lesson", what="jump", to=0)
    assert "alone" not in browser.board.view
    browser.do("lesson", what="present")
    assert "present" in browser.board.view


def test_a_sealed_exam_is_never_presented(tmp_path: Any) -> None:
    from carcnb.classroom.sealing import seal_of

    exam = carcnb.classroom.exam("points", 2, seal=seal_of("nine blue cows"), pupil="Ada", file=tmp_path / "ada.json")
    assert refused(Browser(exam.board))


def test_what_a_pupil_hands_in_is_not_presented_and_what_a_teacher_looks_through_is(tmp_path: Any) -> None:
    file = carcnb.classroom.course("R", ["base/roads", "points 2 1", "exam points 2 1"]).save(tmp_path / "r.toml")
    for part in range(3):
        browser = Browser(carcnb.classroom.course(file, pupil="Ada").board)
        browser.do("home", to=f"part:{part}")
        assert refused(browser)
        browser = Browser(carcnb.classroom.course(file).board)
        browser.do("home", to=f"part:{part}")
        browser.do("lesson", what="present")
        assert ("present" in browser.board.view) == (part != 2)


@pytest.mark.parametrize("way", [("lesson", {"what": "home"}), ("home", {"to": "start"})])
def test_leaving_for_home_ends_it(way: tuple[str, dict[str, str]]) -> None:
    for board, opens in (
        (carcnb.home(), "practice:points"),
        (carcnb.classroom.course("R", ["points 2 1"]).board, "part:0"),
    ):
        browser = Browser(board)
        if opens != "part:0":
            browser.do("home", to="practise")
        browser.do("home", to=opens)
        led_by = board._lead.stand.content
        browser.do("lesson", what="present")
        browser.do(way[0], **way[1])
        for _ in range(2):
            assert "present" not in board.view
            assert board.view["lesson"] is None
            assert board.view["home"]["at"] != "away"
            browser.do("lesson", what="dismiss")
        if opens != "part:0":
            browser.do("home", to="practise")
            browser.do("home", to="resume")
            assert board._lead.stand.content is led_by, "what is gone on with is not the presentation"
            assert "present" not in board.view


def test_what_is_drawn_on_a_position_stays_until_the_position_goes() -> None:
    lead = led("base/placing")
    lead.message("jump", to=4)
    lead.message("next")
    lead.game.chalk = {lead.game.move: ("0,0",)}
    for what in ("hint", "next"):
        lead.message(what)
        assert lead.game.chalk.get(lead.game.move) == ("0,0",)
    lead.message("jump", to=0)
    assert not lead.game.chalk


def test_a_game_and_a_record_are_presented_with_nothing_hidden() -> None:
    game = carcnb.Game(2, seed=1)
    board = carcnb.classroom.present(game)
    assert board.view["present"] == {"stage": "free", "picked": [], "stays": True}
    board.apply(game.legal_actions()[0])
    assert board.game is game, "the class plays this game"
    record = carcnb.classroom.present(carcnb.replay("base/one_point", move=7))
    assert (record.view["timeline"]["at"], record.view["present"]["stage"]) == (7, "free")
    shown = Browser(carcnb.show(game))
    shown.do("lesson", what="present")
    assert shown.board.view["present"]["stage"] == "free", "one to look at as well"
    shown.do("lesson", what="dismiss")
    assert "present" not in shown.board.view


def test_what_cannot_be_presented_is_said() -> None:
    for wrong in (7, None, object()):
        with pytest.raises(carcnb.CarcnbError, match="can be presented"):
            carcnb.classroom.present(wrong)
    with pytest.raises(carcnb.CarcnbError):
        carcnb.classroom.present("base/nowhere")


def test_a_board_that_presents_can_be_presented() -> None:
    board = carcnb.classroom.present(carcnb.classroom.present("base/placing"))
    assert isinstance(board, Board)
    assert isinstance(board._lead.stand.content, Presentation)
