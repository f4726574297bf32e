"""One kind of question for lessons, exercises and worksheets: a class written in one place is asked everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import carcnb
from carcnb.classroom.items import items
from carcnb.engine.game import Game
from carcnb.lessons import LessonError, LessonRun, NewLesson, parse
from carcnb.lessons.saving import as_toml
from carcnb.questions import ASKS, GOALS, Question
from carcnb.questions.model import Number
from carcnb.questions.scene import Scene, Truth
from carcnb.questions.sentences import still_open
from carcnb.questions.words import SEAT
from carcnb.quizzes import exercise, questions

POSITION = ["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"]


@pytest.fixture
def knights() -> Iterator[str]:
    """A question of one's own."""

    class Knights(Number, verb="knights", topic="majority", takes=(SEAT,)):
        """How many figures of a player stand on the board?"""

        def question(self, scene: Scene) -> str:
            return f"How many figures has {scene.name(self.words[0])} on the board?"

        def hints(self, scene: Scene) -> tuple[str, str]:
            return "Look.", "Count."

        def right(self, scene: Scene) -> int:
            return sum(owner == self.words[0] for row in scene.game.table.state.figures.values() for owner, *_ in row)

        def truth(self, scene: Scene) -> Truth:
            return Truth((f"There are {self.right(scene)}",), "BASE-5.1")

    yield Knights.verb
    del ASKS["knights"], GOALS["knights"]


def asked(goal: str, choices: list[str]) -> NewLesson:
    lesson = carcnb.new_lesson("A city", position=POSITION)
    lesson.ask("How many?", goal=goal, choices=choices)
    return lesson


def test_a_question_of_ones_own_is_asked_by_lessons_exercises_and_worksheets(knights: str) -> None:
    lesson = asked("knights red", ["0", "1"]).lesson
    assert parse(as_toml(lesson)) == lesson
    run = LessonRun(lesson)
    run.answer("1")
    assert run.state == "right"
    made = exercise("knights red", POSITION)
    assert (made.question, made.solve()) == ("How many figures has Ada on the board?", [1])
    assert made.check(1).explanation.startswith("There are 1. ")
    assert "BASE-5.1" in made.check(0).explanation
    assert [item.answer() for item in items([lesson, made])] == ["1", "1"]
    assert "knights <seat>" in questions()


@pytest.mark.parametrize(("goal", "right"), [("final red", "4"), ("winner", "red"), ("owners 0,0 city.N", "red")])
def test_a_lesson_asks_what_exercises_ask(goal: str, right: str) -> None:
    run = LessonRun(asked(goal, ["blue", "red", "2", "4"]).lesson)
    for choice in ("blue", right):
        run.answer(choice)
    assert (run.choice, run.state) == (right, "right")
    assert "BASE-" in str(run.feedback)


@pytest.mark.parametrize("goal", [" points  red ", "legal place  base-U 1,0 r0 ", "places ", " deploys farmer  1,0\n"])
def test_spaces_more_or_less_are_no_matter(goal: str) -> None:
    assert str(Question.parse(goal, GOALS)) == " ".join(goal.split())


def test_a_lesson_has_no_letters() -> None:
    with pytest.raises(LessonError, match="'worth' asks nothing known"):
        asked("worth", ["2", "4"])


def test_two_features_with_as_many_open_ends_are_told_in_one_sentence() -> None:
    for seed in (0, 5, 7):
        game, chance = Game(2, seed=seed), Random(seed)
        while not game.over:
            game.apply(chance.choice(game.legal_actions()))
            told = still_open(game, game.events)
            assert len({*told}) == len(told)
