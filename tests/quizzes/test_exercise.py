"""Exercises written by hand: questions, answers, feedback, what is remembered, and how a board leads through them."""

# mypy: disable-error-code="assignment, comparison-overlap"
from __future__ import annotations

import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.board import Board
from carcnb.engine.errors import SetupError
from carcnb.lessons.run import LessonRun
from carcnb.questions.errors import GoalError
from carcnb.questions.sentences import merge_sentences
from carcnb.quizzes import AnswerError, exercise, exercises, questions
from carcnb.quizzes.model import LiveExercise
from carcnb.words import say
from tests.board.browser import Browser
from tests.stills import svg

SMALL = ["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"]
README = Path(carcnb.__file__).parent / "quizzes" / "README.md"


def worth(**more: Any) -> LiveExercise:
    return exercise("worth", SMALL, marks=["0,0 city.N"], **more)


def fitting() -> LiveExercise:
    return exercise("fitting", ["base-D 0,0 r0"], marks=["1,0", "0,-1", "2,2"], tile="base-A")


def close() -> LiveExercise:
    return exercise("close", SMALL[:1], marks=["0,0 city.N"], tile="base-E")


def opened(made: LiveExercise) -> Browser:
    return Browser(made.board)


def lesson(browser: Browser) -> dict[str, Any]:
    shown: dict[str, Any] = browser.board.view["lesson"]
    return shown


def text(blocks: list[Any]) -> str:
    return " ".join(run["t"] for block in blocks for runs in block.values() for run in runs)


# ---- answers


def test_a_number_is_judged_with_the_sum_and_the_rule() -> None:
    judged = worth().check(6)
    assert not judged.correct
    assert not judged
    assert judged.explanation == (
        "Completed city: 2 tiles × 2 = 4. A completed city scores 2 points per tile. (BASE-7.3) Your answer: 6."
    ).replace("Completed city", "City completed")
    assert (judged.rule, judged.sum, judged.light) == ("BASE-7.3", "2 tiles × 2 = 4", ((0, 0, 0),))
    assert worth().check("4").correct


def test_of_several_choices_all_the_right_ones_are_wanted() -> None:
    made = fitting()
    assert made.solve() == [["A"]]
    judged = made.check(["B", "C"])
    assert (judged.missing, judged.wrong) == (("A",), ("B", "C"))
    assert judged.explanation.startswith("Missing: A. Marked, but not right: B, C.\n\nA: ")
    assert "B: an edge does not continue" in judged.explanation
    assert "C: no tile lies beside it" in judged.explanation
    assert made.check("A").correct
    assert made.check({"A"}).correct


def test_base_4_3_to_4_5_why_a_tile_does_not_fit() -> None:
    cells = {"1,0": "fits", "0,-1": "edge", "1,1": "corner", "3,0": "alone", "0,0": "cell-taken"}
    for cell, reason in cells.items():
        made = exercise("why", ["base-D 0,0 r0"], marks=[cell], tile="base-A")
        assert made.solve() == [reason]
        assert list(made.choices) == ["fits", "edge", "corner", "alone", "cell-taken"]


def test_base_5_7_where_a_follower_can_go() -> None:
    made = exercise(
        "claims",
        ["base-D 0,0 r0 red:road.E"],
        marks=["1,0 road.E", "1,0 field.NNE", "1,0 field.SSE"],
        moves=["place base-U 1,0 r0"],
    )
    assert made.solve() == [["B", "C"]]
    assert "A: Taken: Ada is already here." in made.check(["A"]).explanation


def test_base_8_3_a_tie_has_two_owners() -> None:
    position = ["base-D 0,0 r0 red:road.E", "base-U 1,0 r0", "base-U 2,0 r0 blue:road.E"]
    owners = exercise("owners", position, marks=["1,0 road.E"])
    assert owners.solve() == [["blue", "red"]]
    judged = owners.check("red")
    assert judged.missing == ("blue",)
    assert "Followers there: Ada 1, Ben 1. A tie for the most: Ada and Ben." in judged.explanation
    assert judged.rule == "BASE-14.6"
    assert "Missing: Ben." in judged.explanation
    assert exercise("share red", position, marks=["1,0 road.E"]).solve() == [3]
    assert exercise("owners", position, marks=["0,0 city.N"]).solve() == [["nobody"]]


def test_a_turn_is_judged_by_what_it_does() -> None:
    made = close()
    assert made.solve() == [["place base-E 0,-1 r2", "skip"]]
    assert made.check("place base-E 0,-1 r2").correct
    judged = made.check(["place base-E 0,1 r2"])
    assert not judged.correct
    assert "A: 1 open end" in judged.explanation
    assert "*" not in judged.explanation
    refused = made.check("place base-E 0,-1 r0")
    assert (refused.correct, refused.rule) == (False, "BASE-4.5")


def test_every_right_turn_is_accepted() -> None:
    made = exercise("scores red 3", ["base-D 0,0 r0", "base-X 1,0 r0"], tile="base-W")
    right = made.solve()
    assert right
    assert all(made.check(turn).correct for turn in right)
    assert all(turn[1].endswith("road.E") for turn in right), "the road from crossing to crossing is free to be claimed"


@pytest.mark.parametrize(
    ("made", "answer", "says"),
    [
        (worth(), "four", "a whole number, not 'four'"),
        (worth(), True, "a whole number"),
        (worth(), -3, None),
        (fitting(), ["A", "Z"], "a list of A, B, C"),
        (fitting(), 3, "a list of A, B, C"),
        (exercise("why", SMALL, marks=["1,0"]), "maybe", "one of fits, edge"),
        (close(), 4, "a turn is a text"),
        (close(), [], "a turn is a text"),
        (close(), "fly", "a turn places a tile"),
        (close(), "deploy meeple 0,0 city.N", "a turn places a tile"),
    ],
)
def test_what_is_no_answer_says_how_one_looks(made: LiveExercise, answer: Any, says: str | None) -> None:
    if says is None:
        assert not made.check(answer).correct
    else:
        with pytest.raises(AnswerError, match=says):
            made.check(answer)
        assert made.result["attempts"] == 0


# ---- mistakes of a teacher


@pytest.mark.parametrize(
    ("ask", "more", "says"),
    [
        ("wroth", {}, r"asks nothing known; did you mean .worth."),
        ("share", {}, "write share <seat>"),
        ("share pink", {"marks": ["0,0 city.N"]}, "there is no seat 'pink' in this game; there are red, blue"),
        ("worth", {}, "needs 1 or more marked places"),
        ("worth", {"marks": ["0,0 city.S"]}, "'0,0 city.S' names no segment"),
        ("worth", {"marks": ["somewhere"]}, "a mark is written like"),
        ("worth", {"marks": ["somewhere" * 1000]}, "^'.{59}: a mark is written like"),
        ("open", {"marks": ["0,0 field.NNE"]}, "a field has no open ends|names no segment"),
        ("same", {"marks": ["0,0 city.N", "0,0 road.E"]}, "mark A is no field"),
        ("claims", {"marks": ["0,0 city.N", "0,0 road.E"]}, "needs a position in which the game asks to deploy"),
        ("completes castle", {}, "there is no kind 'castle'; there are city, road, monastery"),
        ("scores red many", {}, "write the points like '4', not 'many'"),
        ("worth", {"marks": ["0,0 city.N"] * 20}, "at most 16 places"),
    ],
)
def test_a_question_that_cannot_be_asked_says_what_would_be_right(ask: str, more: dict[str, Any], says: str) -> None:
    with pytest.raises(GoalError, match=says):
        exercise(ask, SMALL[:1], **more)


def test_a_misspelt_question_says_what_was_meant() -> None:
    with pytest.raises(GoalError, match="did you mean 'worth'"):
        carcnb.exercise("worht")


def test_a_position_that_cannot_be_says_so() -> None:
    with pytest.raises(SetupError, match="position, tile 2"):
        exercise("worth", ["base-D 0,0 r0", "base-D 0,-1 r2 pink:city.N"], marks=["0,0 city.N"])


def test_every_question_is_in_the_readme() -> None:
    table = re.findall(r"^\| `([a-z <>]+)` \|", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(table) == sorted(questions())


# ---- what is remembered


def test_around_a_monastery_the_hints_are_about_squares_not_about_a_way_over_tiles() -> None:
    made = exercises("base/1", n=3, seed=9)[0]
    assert made.question == "How many squares around monastery A are still empty?"
    assert made.hints == (say("exercise-hint-open-squares-1"), say("exercise-hint-open-squares-2"))
    assert exercise("open", SMALL, marks=["0,0 city.N"]).hints[0] == say("exercise-hint-open-1")


def test_the_result_tells_attempts_hints_and_the_last_answer() -> None:
    made = worth(id="first")
    assert made.result == {
        "id": "first", "sign": made.result["sign"], "topic": "points", "difficulty": 0, "seed": None,
        "rule": "BASE-7.3", "attempts": 0, "hints": 0, "correct": False, "first": False, "shown": False, "answer": None,
        "answers": [], "beliefs": [],
    }  # fmt: skip
    made.check(4)
    assert made.result["attempts"] == 0, "checking remembers nothing"
    made.answer(5)
    assert made.hint() == made.hints[0]
    made.answer(4)
    assert {k: made.result[k] for k in ("attempts", "hints", "correct", "first", "answer", "answers")} == {
        "attempts": 2, "hints": 1, "correct": True, "first": False, "answer": 4, "answers": ["5", "4"],
    }  # fmt: skip
    made.reset()
    assert made.result["attempts"] == 0


def test_an_answer_after_the_solution_was_told_does_not_count_as_right() -> None:
    number, several, turn = worth(), fitting(), close()
    for given in (3, 5, 4):
        number.answer(given)
    assert (number.result["correct"], number.result["answers"]) == (False, ["3", "5", "4"])
    for picked in (["A", "B"], "B", "A"):
        several.answer(picked)
    assert (several.result["correct"], several.result["answers"]) == (False, ["A, B", "B", "A"])
    assert (several.result["shown"], turn.result["shown"]) == (True, False)
    for cell in ("0,1", "0,1", "0,-1"):
        turn.answer(f"place base-E {cell} r2")
    assert turn.result["correct"], "a wrong turn is told what it did, not what would be right"


def test_what_was_right_stays_right() -> None:
    made = worth()
    made.answer(4)
    made.answer(3)
    made.show()
    assert not made.result["shown"]
    assert (made.result["first"], made.result["correct"], made.result["answer"]) == (True, True, 3)


def test_what_is_right_after_a_hint_is_not_right_at_once() -> None:
    made = worth()
    made.hint()
    made.answer(4)
    assert (made.result["first"], made.result["correct"], made.result["shown"]) == (False, True, False)


def test_words_of_ones_own_replace_those_of_carcnb() -> None:
    made = worth(question="How much?", text={"en": "Look.", "cs": "Podívej."}, hints=["Count."])
    assert (made.question, made.hints) == ("How much?", ("Count.",))
    carcnb.language("cs")
    try:
        assert text(lesson(opened(worth(text={"en": "Look.", "cs": "Podívej."})))["caption"]) == "Podívej."
    finally:
        carcnb.language("en")


def test_exercises_at_the_end_of_a_cell_show_themselves_as_a_quiz() -> None:
    made = carcnb.exercises("points", seed=1, n=3)
    assert (len(made), made == list(made), made[-1].id) == (3, True, "points-1-1-3")
    data, _ = made._repr_mimebundle_() or ({}, {})
    assert "Quiz (Exercise 1 of 3): Points" in data["text/plain"]
    assert made.quiz.board is made.quiz.board
    one, *rest = made
    assert isinstance(rest, list)
    data, _ = made[1:]._repr_mimebundle_() or ({}, {})
    assert "Exercise 1 of 2" in data["text/plain"]
    assert made[5:]._repr_mimebundle_() is None
    assert repr(made) == f"[{', '.join(map(repr, made))}]"
    one.answer(one.right)
    assert made.quiz.results["first"] == 1


def test_a_list_of_exercises_that_was_changed_shows_what_is_in_it() -> None:
    made = carcnb.exercises("final", seed=1, n=2)
    before = made.quiz
    made.append(carcnb.exercises("final", seed=2, n=1)[0])
    assert made.quiz.exercises == tuple(made)
    assert len(made.quiz.exercises) == 3
    assert made.quiz is made.quiz
    made.pop()
    made.reverse()
    assert made.quiz.exercises == (before.exercises[1], before.exercises[0])


# ---- on a board


def test_a_number_on_the_board() -> None:
    made = worth()
    browser = opened(made)
    shown = lesson(browser)
    marks = [mark[:4] for mark in shown["marks"]]
    assert (marks, shown["quiet"], shown["task"]["form"]) == ([(0, 0, 0, "A")], True, "number")
    assert not browser.board.view["playable"]
    browser.do("lesson", what="answer", answer="3")
    task = lesson(browser)["task"]
    assert (task["state"], task["picked"]) == ("notyet", "3")
    assert "BASE-7.3" in text(task["feedback"])
    assert "Your answer: 3." in text(task["feedback"])
    assert "4" not in text(task["feedback"]), "a first wrong answer is not told the right one"
    assert lesson(browser)["light"] == []
    assert lesson(browser)["quiet"], "a card would tell"
    browser.do("lesson", what="retry")
    browser.do("lesson", what="answer", answer="5")
    assert text(lesson(browser)["task"]["feedback"]).endswith("Your answer: 5.")
    assert "2 tiles × 2 = 4" in text(lesson(browser)["task"]["feedback"])
    assert lesson(browser)["light"] == [(0, 0, 0)]
    assert not lesson(browser)["quiet"], "what was asked has been told: cards may tell more"
    browser.do("lesson", what="retry")
    browser.do("lesson", what="answer", answer="4")
    assert lesson(browser)["task"]["state"] == "right"
    assert made.result["attempts"] == 3


def test_what_is_no_number_is_told_that_a_number_is_wanted() -> None:
    made = worth()
    browser = opened(made)
    browser.do("lesson", what="answer", answer="abc")
    task = lesson(browser)["task"]
    assert (task["state"], made.result["attempts"], lesson(browser)["quiet"]) == ("open", 0, True)
    assert text(task["feedback"]) == "Your answer: abc. Answer with a whole number."
    browser.do("lesson", what="answer", answer="4")
    task = lesson(browser)["task"]
    assert (task["state"], made.result["first"]) == ("right", True)
    assert "abc" not in text(task["feedback"])


def test_the_same_wrong_number_again_is_one_try() -> None:
    made = worth()
    browser = opened(made)
    for _ in range(2):
        browser.do("lesson", what="answer", answer="3")
        browser.do("lesson", what="retry")
    assert made.result["answers"] == ["3"]
    assert not made.attempt.told
    browser.do("lesson", what="answer", answer="4")
    assert made.result["correct"]


def test_a_board_without_moves_takes_none() -> None:
    browser = opened(fitting())
    assert lesson(browser)["task"]["tile"] == "base-A"
    browser.act("place base-A 1,0 r1")
    assert browser.refused()["text"] == "Answer the question first; then the board tells all it knows."


def test_the_text_of_a_board_gives_no_answer_away() -> None:
    data, _ = fitting()._repr_mimebundle_() or ({}, {})
    assert "?" not in data["text/plain"].split("\n\n", 1)[1]
    assert "- B: above the first tile" in data["text/plain"]
    assert ">B</text>" in svg(data)


def test_several_choices_on_the_board() -> None:
    browser = opened(fitting())
    browser.do("lesson", what="answer", answer="A,B")
    assert lesson(browser)["task"]["state"] == "notyet"
    assert text(lesson(browser)["task"]["feedback"]).endswith(
        "One of those marked is not right. Try again: after the next try you are told everything."
    )
    assert "B" not in text(lesson(browser)["task"]["feedback"]).split(), "which one, is not told"
    assert lesson(browser)["quiet"]
    assert "One right answer is missing." in fitting().nudge("")
    browser.do("lesson", what="answer", answer="Z")
    assert lesson(browser)["task"]["picked"] == "A,B", "what is no answer changes nothing"
    browser.do("lesson", what="answer", answer="C")
    assert "Marked, but not right: C." in text(lesson(browser)["task"]["feedback"])
    browser.do("lesson", what="answer", answer="A")
    assert lesson(browser)["task"]["state"] == "right"


@pytest.mark.parametrize(
    ("made", "answer", "key"),
    [
        (worth(), 9, "too-many"),
        (worth(), 1, "too-few"),
        (
            exercise(
                "worth", ["base-B 0,0 r0 red:monastery", "base-B 1,0 r0", "base-B 1,1 r0"], marks=["0,0 monastery"]
            ),
            1,
            "slip-part",
        ),
        (exercise("cities", [*SMALL, "base-D 1,0 r0"], marks=["0,0 field.ENE"]), 3, "slip-points"),
        (exercise("final red", SMALL[:1], scores={"red": 7}), 8, "slip-track"),
    ],
)
def test_a_first_wrong_number_is_told_the_mistake_that_leads_to_it(made: LiveExercise, answer: int, key: str) -> None:
    assert f" {say(f'exercise-{key}')} " in made.nudge(answer)


@pytest.mark.parametrize(("make", "right"), [(worth, "4"), (fitting, "A"), (close, "")])
def test_the_solution_is_shown_to_whoever_gives_up(make: Callable[[], LiveExercise], right: str) -> None:
    made = make()
    browser = opened(made)
    assert "shows" not in lesson(browser)["task"]
    browser.do("lesson", what="tell")
    assert browser.refused()
    browser.do("lesson", what="hint")
    browser.do("lesson", what="hint")
    assert lesson(browser)["task"]["shows"] == "Show me"
    browser.do("lesson", what="tell")
    task = lesson(browser)["task"]
    assert (task["state"], task["picked"], task["once"], "shows" in task) == ("given", right, True, False)
    told = " ".join(text(task["feedback"]).split())
    truth = made.check(made.solve()[0]).explanation.partition(" (BASE")[0]
    assert told.startswith(" ".join(truth.split()))
    assert (made.result["shown"], made.result["correct"], made.result["attempts"]) == (True, False, 0)
    assert make is not close or browser.board.game.scores["red"] == 4, "the turn is played"
    browser.do("lesson", what="answer", answer="4")
    assert not made.attempt.answers


def test_a_turn_on_the_board() -> None:
    made = close()
    browser = opened(made)
    assert browser.board.view["playable"]
    browser.act("place base-E 0,-1 r2")
    assert lesson(browser)["task"]["state"] == "right", "no figure is asked for"
    assert made.result["answer"] == ["place base-E 0,-1 r2", "skip"]
    assert browser.board.game.scores["red"] == 4
    assert not browser.board.view["playable"]
    browser.do("lesson", what="retry")
    browser.act("place base-E 0,1 r2")
    assert lesson(browser)["task"]["state"] == "notyet"


def test_a_turn_with_a_figure_is_judged_after_it() -> None:
    browser = opened(exercise("deploys farmer", SMALL, tile="base-A"))
    browser.act(browser.board.game.legal_actions()[0])
    assert lesson(browser)["task"]["state"] == "open"
    browser.act("skip")
    assert lesson(browser)["task"]["state"] == "notyet"


def test_the_second_hint_lights_the_feature() -> None:
    made = worth()
    browser = opened(made)
    browser.do("lesson", what="hint")
    assert lesson(browser)["light"] == []
    browser.do("lesson", what="hint")
    assert lesson(browser)["light"] == [(0, 0, 0)]
    assert lesson(browser)["task"]["hints_left"] == 0
    assert made.result["hints"] == 2


def test_base_4_3_to_4_5_a_first_wrong_reason_is_not_told_the_rule_that_is_the_reason() -> None:
    browser = opened(exercise("why", SMALL, tile="base-A", marks=["1,1"]))
    browser.do("lesson", what="answer", answer="fits")
    assert "BASE-4" not in text(lesson(browser)["task"]["feedback"])
    browser.do("lesson", what="retry")
    browser.do("lesson", what="answer", answer="fits")
    assert "BASE-4" in text(lesson(browser)["task"]["feedback"])


@pytest.mark.parametrize(
    ("position", "mark", "says"),
    [
        (["base-W 0,0 r0 red:road.E"], "0,0 road.E", "Every tile of the road"),
        (["base-B 0,0 r0 red:monastery"], "0,0 monastery", "every tile around it"),
        (["base-B 0,0 r0 red:field.NNE"], "0,0 field.NNE", "Only complete cities"),
        (["base-E 0,0 r0 red:city.N"], "0,0 city.N", "coats of arms"),
    ],
)
def test_hints_about_points_speak_of_what_is_asked(position: list[str], mark: str, says: str) -> None:
    hints = exercise("worth", position, marks=[mark]).hints
    assert says in hints[0]
    assert "?" not in "".join(hints)


def test_feedback_follows_the_language() -> None:
    browser = opened(worth())
    browser.do("lesson", what="answer", answer="3")
    browser.do("language", lang="cs")
    assert "Tvoje odpověď: 3." in text(lesson(browser)["task"]["feedback"])


def test_two_boards_are_one() -> None:
    made = worth()
    assert isinstance(made.board, Board)
    assert made.board is made.board


# ---- the guide


def test_the_examples_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    carcnb.quiz(carcnb.exercises("points", seed=1, n=2)).save("handed in/ada.json")
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    room: dict[str, Any] = {}
    for block in blocks:
        if not block.startswith(("### BEGIN HIDDEN", "from nbconvert")):  # for nbgrader: test_assignment.py
            exec(block.replace('rows.by("topic").dataframe()', "") if find_spec("pandas") is None else block, room)
    assert (tmp_path / "class.csv").is_file()
    assert len(room["rows"]) == 2
    assert (room["city"].question, room["result"].sum) == (
        "City A is complete. How many points does it bring?", "2 tiles × 2 = 4",
    )  # fmt: skip


# ---- every sentence once


def sentences(*texts: str) -> list[str]:
    return [one for text in texts for part in text.split("\n\n") for one in re.split(r"(?<=[.!?”])\s+", part)]


def repeated(*texts: str) -> list[str]:
    told = sentences(*texts)
    return [one for one in dict.fromkeys(told) if told.count(one) > 1 and len(one.split()) > 3]


def test_what_holds_several_times_is_said_once_with_how_often() -> None:
    assert merge_sentences(["Road +1.", "City +2.", "Road +1."]) == ["Twice: Road +1.", "City +2."]
    assert merge_sentences(["Road +1."] * 3) == ["3 times: Road +1."]
    run = carcnb.lesson("gold_mines/in_turn")._lead.stand.content
    assert isinstance(run, LessonRun)
    run.open(1)
    run.answer("1")
    assert text(run.feedback).count("Road completed +4") == 1


def test_one_rule_against_the_answer_and_against_what_is_behind_it_is_told_once() -> None:
    mistake = exercises("final", n=3, seed=5, difficulty=1)[2]
    assert "(BASE-14.3)" in mistake.nudge("2")
    for said in (mistake.nudge("2"), mistake.check("2").explanation):
        assert repeated(said) == []


def test_a_hint_that_was_taken_is_not_told_again() -> None:
    made = exercise("owners", SMALL, marks=["0,0 city.N"])
    look = made.hints[0]
    assert look in made.nudge(["blue"])
    assert repeated(made.nudge(["blue"], hinted=True), look) == []
    assert look not in made.nudge(["blue"], hinted=True)
