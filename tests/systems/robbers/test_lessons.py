"""The lessons of Robbers: every worked example is played and ends on the booklet's points and spaces."""

from __future__ import annotations

import re

import pytest

from carcnb.engine.events import BonusScored, TrackFigureMoved, TrackFigurePlaced
from carcnb.engine.game import Game
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from tests.lessons.test_library import gains, tasks, texts
from tests.systems.robbers.test_rules import on_track

ROBBERS = names("robbers")


def of(example: str) -> Lesson:
    """The lesson that plays an example."""
    (found,) = [find_lesson(name) for name in ROBBERS if example in find_lesson(name).examples]
    return found


def at_the_end(lesson: Lesson) -> Game:
    return lesson.game(len(lesson.steps) - 1, solved=True)


def at_home(game: Game) -> set[str]:
    """The players with a robber in their supply."""
    return {seat for seat in game.seats if game.table.state.supply[seat, "robber"]}


def test_one_lesson_is_played_with_messages_too() -> None:
    others = {
        name: find_lesson(name).setup.expansions
        for name in ROBBERS
        if find_lesson(name).setup.expansions != ("robbers",)
    }
    assert others == {"robbers/dodge": ("messages", "robbers")}


def test_every_worked_example_is_played() -> None:
    played = [example for name in ROBBERS for example in find_lesson(name).examples]
    assert sorted(played) == ["EX-ROB-1", "EX-ROB-2", "EX-ROB-3"]


def test_ex_rob_1_red_then_green_and_not_blue() -> None:
    lesson = of("EX-ROB-1")
    assert [str(action) for action in lesson.game(1).legal_actions()] == ["robber 4", "robber 9", "skip"]
    asked = lesson.game(2, solved=True)
    assert asked.prompt is not None
    assert (asked.prompt.player, asked.prompt.rule) == ("green", "ROB-4")
    assert [str(action) for action in asked.legal_actions()] == ["robber 4", "robber 7", "robber 9", "skip"]
    game = at_the_end(lesson)
    placed = [event for event in game.events if isinstance(event, TrackFigurePlaced) and event.rule != "BASE-2.1"]
    assert [(event.player, event.space) for event in placed] == [("red", 4), ("green", 4)]
    assert on_track(game) == {"blue": 9, "yellow": 7, "red": 4, "green": 4}


def test_ex_rob_2_the_robber_moves_along() -> None:
    game = of("EX-ROB-2").game(2)
    assert game.scores == {"red": 15, "blue": 15, "yellow": 30}
    assert (on_track(game), at_home(game)) == ({"yellow": 15}, {"red", "blue"})
    assert [event.rule for event in game.events if isinstance(event, TrackFigureMoved)] == ["ROB-11"]
    after = at_the_end(of("EX-ROB-2"))
    assert after.scores == {"red": 15, "blue": 18, "yellow": 32}
    assert on_track(after) == {}


def test_ex_rob_3_two_robbers() -> None:
    game = at_the_end(of("EX-ROB-3"))
    assert gains(of("EX-ROB-3"))[-1] == {"blue": 4, "red": 2, "green": 2}
    assert game.scores == {"blue": 24, "red": 5, "green": 33}
    assert (on_track(game), at_home(game)) == ({}, {"red", "blue", "green"})


@pytest.mark.parametrize(
    ("name", "stolen"),
    [
        ("half", [("blue", 2)]),  # DT-ROB-1, ROB-7 to ROB-9
        ("same_turn", [("blue", 2)]),  # DT-ROB-7
        ("moving", [("blue", 2)]),  # DT-ROB-2, ROB-5
        ("own", [("red", 2)]),  # DT-ROB-3, ROB-15
        ("first", [("blue", 2)]),  # DT-ROB-4, ROB-12
        ("choice", [("blue", 3)]),  # DT-ROB-5, ROB-13
        ("patience", [("blue", 3)]),  # D-ROB-5
        ("dodge", []),  # DT-ROB-6
        ("end", []),  # ROB-16
    ],
)
def test_what_is_stolen_in_a_lesson(name: str, stolen: list[tuple[str, int]]) -> None:
    game = at_the_end(find_lesson(f"robbers/{name}"))
    assert [(e.player, e.points) for e in game.events if isinstance(e, BonusScored) and e.reason == "stolen"] == stolen


@pytest.mark.parametrize(
    ("name", "step", "answer"),
    [("first", 1, "score city 0,-2 city.S"), ("patience", 1, "rob red")],
)
def test_the_other_answer_is_not_right(name: str, step: int, answer: str) -> None:
    run = LessonRun(find_lesson(f"robbers/{name}"))
    run.open(step)
    run.game.apply(answer)
    run.on_action()
    assert run.state == "notyet"


def said_right(name: str, step: int, answer: str) -> str:
    """What is said of a right answer."""
    run = LessonRun(find_lesson(name))
    run.open(step)
    run.answer(answer)
    assert run.state == "right"
    return " ".join(part["t"] for block in run.feedback for part in block["p"])


def test_an_answer_tells_what_the_robbers_did() -> None:
    assert said_right("robbers/along", 1, "0").endswith("The robber of Jan moves to space 15. ( ROB-11 )")
    told = said_right("robbers/placing", 2, "green")
    assert "Ada puts the robber on space 4." in told
    assert told.endswith("exactly one further player may place a robber. ( ROB-4 )")


def test_every_rule_of_the_expansion_is_named() -> None:
    told = {
        rule
        for name in ROBBERS
        for _, text in texts(find_lesson(name))
        for rule in re.findall(r"\bROB-\d+", text["en"])
    }
    assert told >= {f"ROB-{n}" for n in range(1, 17)}


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task for name in ROBBERS for _, step in tasks(find_lesson(name)) if step.task]
    assert len(asked) >= 10
    assert {task.goal.verb for task in asked} == {"legal", "next", "points", "scores"}
    assert all(task.wrong for task in asked)
