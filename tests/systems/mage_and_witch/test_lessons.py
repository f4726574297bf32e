"""The lessons of Mage and Witch: both worked examples are played, and end on the booklet's numbers."""

# mypy: disable-error-code="comparison-overlap"
from __future__ import annotations

import re

import pytest

from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from tests.complete import COMPLETE
from tests.lessons.test_library import gains, tasks, texts
from tests.systems.mage_and_witch.scenes import moves, standing

MAGE = names("mage_and_witch")

# The points of the booklet's worked examples.
BOOKLET = {"EX-MW-1": {"red": 28, "blue": 28}, "EX-MW-2": {"red": 6, "blue": 3}}


def test_every_worked_example_is_played() -> None:
    assert sorted(example for name in MAGE for example in find_lesson(name).examples) == list(BOOKLET)


@pytest.mark.parametrize("example", BOOKLET)
def test_a_worked_example_ends_on_the_booklets_numbers(example: str) -> None:
    (lesson,) = (find_lesson(name) for name in MAGE if example in find_lesson(name).examples)
    assert gains(lesson)[-1] == BOOKLET[example]
    end = lesson.game(len(lesson.steps) - 1)
    assert standing(end) == {}
    assert {rule for _, _, rule in moves(end)} == {"MW-14"}


@pytest.mark.parametrize("name", MAGE)
def test_a_lesson_needs_no_more_than_it_teaches(name: str) -> None:
    inns = ("inns_and_cathedrals",) if name == "mage_and_witch/inns" else ()
    assert find_lesson(name).setup.expansions == (*inns, "mage_and_witch")


def test_the_rules_are_all_named() -> None:
    told = {
        rule for name in MAGE for _, text in texts(find_lesson(name)) for rule in re.findall(r"\bMW-\d+", text["en"])
    }
    assert told == {f"MW-{n}" for n in range(1, 17)}


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task for name in MAGE for _, step in tasks(find_lesson(name)) if step.task]
    assert len(asked) >= 12
    assert len({task.goal.verb for task in asked}) >= 5
    assert all(task.wrong and set(COMPLETE) <= set(task.wrong) for task in asked)


def test_the_mage_is_judged_as_soon_as_it_stands() -> None:
    """The figure that may follow is no part of the question."""
    run = LessonRun(find_lesson("mage_and_witch/symbol"))
    run.open(1)
    run.game.apply("magic witch 1,0 road.E")
    run.on_action()
    assert run.state == "open"
    run.open(1)
    run.game.apply("magic mage 1,0 road.E")
    run.on_action()
    assert run.state == "right"
    assert run.game.prompt is not None
    assert run.game.prompt.kind == "deploy"


def test_mw_6_whoever_leaves_decides_what_the_city_brings() -> None:
    lesson = find_lesson("mage_and_witch/no_place")
    game = lesson.game(1)
    assert {str(action) for action in game.legal_actions()} == {"magic_away mage", "magic_away witch"}
    for leaves, scores in (("witch", {"red": 6, "blue": 4}), ("mage", {"red": 4, "blue": 2})):
        game = lesson.game(1)
        game.apply(f"magic_away {leaves}")
        game.apply("skip")
        assert game.scores == scores


def test_mw_8_whoever_stays_decides_what_the_road_brings() -> None:
    lesson = find_lesson("mage_and_witch/together")
    for goes, points in (("witch", 6), ("mage", 2)):
        game = lesson.game(1)
        game.apply(f"magic {goes} 2,0 road.S")
        game.apply("skip")
        assert game.scores["red"] == points
