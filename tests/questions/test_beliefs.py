"""Wrong rules that people believe: what they make of a position, when they are named, and what follows."""

# mypy: disable-error-code="assignment, index, no-any-return, operator"
from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.classroom.results import collect
from carcnb.engine.beliefs import as_believed
from carcnb.engine.errors import RecordError
from carcnb.engine.expansions import NAMES
from carcnb.engine.game import Game
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson
from carcnb.lessons.run import LessonRun
from carcnb.questions import ASKS
from carcnb.questions.beliefs import Believers, all_beliefs, apply_belief, beliefs, example
from carcnb.questions.scene import Scene
from carcnb.quizzes import exercise, exercises
from carcnb.quizzes.model import EITHER, LiveExercise
from carcnb.quizzes.twins import has_twin, twin
from carcnb.rulebook import rule
from carcnb.systems import systems
from carcnb.words import language, languages, say
from tests.board.browser import Browser

CITY = ["base-F 0,0 r0 red:city.E", "base-G 1,0 r0"]
SPLIT = ["base-D 0,0 r0 red:road.E", "base-U 1,0 r0", "base-U 2,0 r0 blue:road.E"]


def city(**more: Any) -> LiveExercise:
    """An unfinished city of two tiles and a coat of arms: 3 points."""
    return exercise("worth", CITY, marks=["0,0 city.E"], **more)


@pytest.mark.parametrize("id", all_beliefs())
def test_whoever_believes_it_answers_as_the_example_says_and_is_named(id: str) -> None:
    """The numbers of every ``beliefs.toml`` are counted by hand; the engine says what is right and what is believed."""
    one = all_beliefs()[id]
    question, scene = example(one)
    assert question.right(scene) == one.right
    assert question.right(apply_belief(scene, one.belief)) == one.wrong != one.right
    assert question.right(scene) == one.right, "the scene is as it was"
    assert id in Believers(question, scene).picking(question.choice(apply_belief(scene, one.belief)))
    assert all(rule(contradicted).short for contradicted in one.rules)
    for lang in languages():
        assert say(f"belief-{id}", lang).endswith(".")
        assert say(f"belief-{id}-why", lang).endswith(".")


def test_every_expansion_has_a_belief_and_every_id_is_one() -> None:
    found = beliefs()
    own = [name for name in ("base", *NAMES) if systems()[name].own]
    assert [name for name in own if not found[name]] == []
    assert sum(map(len, found.values())) == len(all_beliefs())


@pytest.mark.parametrize(
    ("made", "answer", "ids"),
    [
        (city(), 6, ("unfinished-double",)),
        (city(), 2, ("coats-forgotten",)),
        (city(), 0, ("unfinished-nothing",)),
        (city(), 5, ()),
        (city(), 17, ()),
        (exercise("worth", SPLIT, marks=["0,0 city.N"]), 1, ("empty-scores",)),
        (exercise("share red", SPLIT, marks=["0,0 road.E"]), 1, ("tie-split",)),
        (exercise("owners", SPLIT, marks=["0,0 road.E"]), ["nobody"], ("tie-nobody",)),
        (exercise("owners", SPLIT, marks=["0,0 road.E"]), ["red"], ()),
        (exercise("worth", ["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"], marks=["0,0 city.N"]), 2, ()),
        (exercise("scores red 4", ["base-D 0,0 r0 red:city.N"], tile="base-E"), ["place base-E 1,-1 r0"], ()),
    ],
)  # fmt: skip
def test_an_answer_names_who_would_give_it(made: LiveExercise, answer: Any, ids: tuple[str, ...]) -> None:
    """Of two that would none is named; of a number that nobody's rule gives nothing is said."""
    assert made.check(answer).beliefs == ids == made.beliefs(answer)
    assert len(ids) <= 1
    for id in ids:
        assert all_beliefs()[id].title in made.check(answer).explanation
    assert not made.check(made.solve()[0]).beliefs


def test_a_turn_that_would_do_by_a_wrong_rule_is_told_it() -> None:
    """BASE-7.6: whoever expects 2 points of a city of two tiles lays the tile for them."""
    made = exercise("scores red 2", ["base-D 0,0 r0 red:city.N"], tile="base-E")
    turn = ["place base-E 0,-1 r2", "skip"]
    assert made.check(turn).beliefs == (), "all complete cities at half their points, or small ones alone"
    assert made.either(turn) == ("complete-single", "small-city")
    larger = exercise("scores red 3", ["base-E -1,0 r1 red:city.E", "base-G 0,0 r0"], tile="base-E")
    assert larger.check(["place base-E 1,0 r3", "skip"]).beliefs == ("complete-single",)


@pytest.mark.parametrize("topic", ["placement", "claiming", "points", "majority", "completion", "fields", "final"])
def test_no_belief_is_named_for_what_is_right(topic: str) -> None:
    for made in exercises(topic, seed=5, n=9, difficulty=2):
        if made.form == "act":
            continue
        wrong = made.believers.answers
        assert made.right not in wrong.values()
        assert not made.beliefs(made.right)
        for answer in wrong.values():
            others = tuple(of for of in wrong if wrong[of] == answer and made.believers.is_asked(of))
            assert made.beliefs(answer) == (others if len(others) == 1 and made.believers.tells else ())
            assert made.either(answer) == (others if 1 < len(others) <= EITHER else ())


def test_a_first_miss_tells_the_belief_and_the_second_where_the_sum_departs() -> None:
    made = city()
    nudge = made.nudge(6)
    assert all_beliefs()["unfinished-double"].title in nudge
    assert "2 tiles × 2" in nudge
    assert "(BASE-14.3)" in nudge
    assert "2 tiles × 1" not in nudge, "the right sum is told when nothing is left to find"
    assert (
        "In the sum: 2 tiles × 1 + 1 coat of arms × 1, not 2 tiles × 2 + 1 coat of arms × 2."
        in made.check(6).explanation
    )
    assert "In the sum, too: 1 coat of arms × 1." in made.check(2).explanation
    assert "(BASE-14.4)" in made.nudge(2), "the rule about the line that is missing"


def test_where_the_rule_would_be_the_answer_the_first_miss_is_not_told_it() -> None:
    shared = exercise("share red", SPLIT, marks=["0,0 road.E"])
    assert all_beliefs()["tie-split"].title in shared.nudge(1)
    assert "BASE-" not in shared.nudge(1)
    why = exercise("why", ["base-D 0,0 r0"], marks=["1,1"], tile="base-A")
    assert all_beliefs()["corner-touches"].title not in why.nudge("fits")
    assert all_beliefs()["corner-touches"].title in why.check("fits").explanation


def test_another_one_like_it_comes_on_the_board_and_does_not_count() -> None:
    quiz = carcnb.quiz([city(id="first"), city(id="second", first="red")])
    browser = Browser(quiz.board)

    def task() -> dict[str, Any]:
        shown: dict[str, Any] = browser.board.view["lesson"]
        return shown["task"]

    browser.do("lesson", what="twin")
    assert browser.refused()
    browser.do("lesson", what="answer", answer="6")
    assert "twin" not in task(), "there is a try left"
    browser.do("lesson", what="answer", answer="3")
    assert task()["state"] == "right"
    assert task()["twin"] == say("exercise-twin")
    browser.do("lesson", what="twin")
    assert (quiz.run.step, quiz.run.exercise.ask.verb, task()["state"]) == (0, "worth", "open")
    shown = browser.board.view["lesson"]
    assert (shown["where"], len(shown["steps"]), shown["back"]) == (say("exercise-beside"), 3, True)
    assert "unfinished-double" in quiz.run.exercise.believers.answers
    assert (quiz.results["n"], quiz.results["exercises"][0]["beliefs"]) == (2, ["unfinished-double", ""])
    quiz.run.open(9)
    browser.do("language", lang="en")
    assert all_beliefs()["unfinished-double"].title in str(browser.board.view["lesson"]["end"]["again"])


def test_a_twin_tells_two_beliefs_apart() -> None:
    small = exercises("points", seed=5, n=1)[0]
    made = twin(small, ("complete-single", "small-city"))
    wrong = made.believers.answers
    assert wrong.get("complete-single", made.right) != wrong.get("small-city", made.right)
    for id in all_beliefs():
        if has_twin(id):
            assert id in exercise(**all_beliefs()[id].example).believers.answers
            assert all_beliefs()[id].example["ask"].split()[0] in ASKS


def test_what_a_believer_answers_is_known_where_a_turn_is_asked_for() -> None:
    """By some beliefs no turn does it, by others a tile would lie where none can."""
    asked = [e for level in (1, 2) for e in exercises(["placement", "points"], seed=4, n=12, difficulty=level)]
    turns = [e for e in asked if e.form == "act"]
    assert turns
    for one in turns:
        assert not any(one.check(answer) for answer in one.believers.answers.values())


def test_an_exam_brings_no_twin_and_tells_beliefs_when_all_is_answered(tmp_path: Path) -> None:
    quiz = carcnb.quiz([city(id="first"), city(id="second", first="red")], exam=True)
    browser = Browser(quiz.board)
    browser.do("lesson", what="answer", answer="6")
    assert quiz.results["exercises"][0]["beliefs"] is None
    browser.do("lesson", what="next")
    browser.do("lesson", what="answer", answer="6")
    assert [row["beliefs"] for row in quiz.results["exercises"]] == [["unfinished-double"]] * 2
    assert "twin" not in browser.board.view["lesson"]["task"]


def test_results_keep_what_is_behind_every_answer_and_older_ones_still_open(tmp_path: Path) -> None:
    first = city(id="first")
    quiz = carcnb.quiz([first, city()])
    for answer in (6, 17):
        first.answer(answer)
    paths = [quiz.save(tmp_path / f"ada.{end}") for end in ("json", "csv")]
    for path in paths:
        first, second = collect(path)
        assert (first["beliefs"], second["beliefs"]) == (["unfinished-double", ""], [])
    old = json.loads(paths[0].read_text(encoding="utf-8"))
    for row in old["exercises"]:
        row["beliefs"] = ["complete-single|small-city"]
    paths[0].write_text(json.dumps(old), encoding="utf-8")
    assert collect(paths[0])[0]["beliefs"] == ["complete-single|small-city"], "both were named once"
    for row in old["exercises"]:
        del row["beliefs"]
    paths[0].write_text(json.dumps(old), encoding="utf-8")
    assert [row["beliefs"] for row in collect(paths[0])] == [None, None]


def test_a_wrong_choice_of_a_lesson_is_told_the_belief_where_the_lesson_has_no_word_of_its_own() -> None:
    lesson = find_lesson("inns_and_cathedrals/open_inn")
    silent = [replace(step, task=step.task and replace(step.task, wrong=None)) for step in lesson.steps]

    def heard(lesson: Lesson) -> int:
        found, run = 0, LessonRun(lesson)
        for step in run.tasks:
            run.open(step)
            assert run.task is not None
            for choice in run.task.choices:
                run.open(step)
                run.answer(choice.id)
                found += all_beliefs()["inn-unfinished"].title in str(run.feedback)
        return found

    assert not heard(lesson)
    assert heard(replace(lesson, steps=tuple(silent)))


def test_beliefs_are_told_in_both_languages() -> None:
    for lang in languages():
        language(lang)
        assert all_beliefs()["unfinished-double"].title in city().nudge(6)
    language("en")


def test_a_finished_game_asks_nothing_by_any_rule() -> None:
    game = carcnb.Game(position=["base-D 0,0 r0"], tiles=["base-U"])
    while game.prompt:
        game.apply(game.legal_actions()[0])
    with pytest.raises(RecordError, match="nothing is asked"):
        as_believed(game, all_beliefs()["tie-split"].belief)


def test_nothing_that_is_to_come_tells_what_somebody_believes() -> None:
    """Another order of the stack and another card in a hand leave every answer as it is."""
    for id, one in all_beliefs().items():
        question, scene = example(one)
        if one.example.get("draws") or scene.solution:
            continue
        hands = tuple(held._replace(card="cash_out") for held in scene.game.setup.hands)
        other = Game.from_setup(replace(scene.game.setup, seed=77, hands=hands))
        for move in one.example.get("moves", ()):
            other.apply(move)
        assert question.right(apply_belief(Scene(other, scene.marks), one.belief)) == one.wrong, id
