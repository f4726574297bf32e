"""The lessons of Flying Machines: every worked example is played and ends on the booklet's result."""

from __future__ import annotations

import re

import pytest

import carcnb
from carcnb.engine.events import FigurePlaced
from carcnb.engine.game import Game
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from carcnb.questions.scene import segment_at
from carcnb.systems.flying_machines.rules import DieRolled, FlightFailed
from tests.lessons.test_library import gains, tasks, texts

FLYING = names("flying_machines")


def of(example: str) -> Lesson:
    """The lesson that plays an example."""
    (found,) = [find_lesson(name) for name in FLYING if example in find_lesson(name).examples]
    return found


def thrown(game: Game) -> list[int]:
    return [event.number for event in game.events if isinstance(event, DieRolled)]


def strength(game: Game, place: str) -> dict[str, int]:
    return dict(game.table.feature(segment_at(game, place)).strength)


def test_every_worked_example_is_played() -> None:
    assert {example for name in FLYING for example in find_lesson(name).examples} == {f"EX-FLY-{n}" for n in (1, 2, 3)}


def test_ex_fly_1_a_three_leads_to_an_empty_square() -> None:
    lesson = of("EX-FLY-1")
    before, after = lesson.game(1), lesson.game(1, solved=True)
    assert thrown(after) == [3]
    assert [event.cell for event in after.events if isinstance(event, FlightFailed)] == [(3, -3)]
    assert after.table.state.supply == before.table.state.supply
    assert after.prompt
    assert (after.prompt.player, after.prompt.kind) == ("blue", "place")
    assert gains(lesson) == [{"red": 0, "blue": 0, "yellow": 0}]


def test_fly_13_the_answer_says_that_the_flight_was_in_vain() -> None:
    run = LessonRun(of("EX-FLY-1"))
    run.open(1)
    run.answer("blue")
    assert run.state == "right"
    assert all(rule in str(run.feedback) for rule in ("FLY-5", "FLY-13", "BASE-3.1"))


def test_ex_fly_2_a_two_leads_to_a_monk_and_a_knight_but_not_to_the_road() -> None:
    lesson = of("EX-FLY-2")
    game = lesson.game(0)
    assert thrown(game) == [2]
    assert {str(action) for action in game.legal_actions()} == {"land meeple 2,-2 monastery", "land meeple 2,-2 city.N"}
    assert game.table.feature(segment_at(game, "2,-2 road.E")).complete
    assert strength(lesson.game(3), "2,-2 monastery") == {"red": 1, "blue": 1}
    game.apply("land meeple 2,-2 city.N")
    assert strength(game, "2,-2 city.N") == {"red": 1, "yellow": 1}


def test_ex_fly_1_and_2_are_one_position() -> None:
    one, two = of("EX-FLY-1").game(0), of("EX-FLY-2")
    assert one.setup.position == two.setup.position
    assert one.history[:2] == two.game(0).history[:2]


def test_ex_fly_3_the_figure_joins_the_knight_unasked() -> None:
    lesson = of("EX-FLY-3")
    game = lesson.game(1, solved=True)
    assert thrown(game) == [2]
    assert "land" not in {action.verb for action in game.history}
    assert [(e.cell, e.spot) for e in game.events if isinstance(e, FigurePlaced)][-1] == ((2, 0), "city.N")
    assert strength(game, "2,0 city.N") == {"red": 1, "blue": 1}
    assert game.table.feature(segment_at(game, "2,0 road.E")).complete


def test_d_fly_8_the_monastery_pays_both_in_full() -> None:
    assert gains(find_lesson("flying_machines/monks")) == [{"red": 9, "blue": 9}]


def test_d_fly_2_what_the_tile_has_just_completed_is_out_of_reach() -> None:
    assert gains(find_lesson("flying_machines/too_late")) == [{"red": 0, "blue": 3}]


def test_fly_4_only_the_right_turn_leads_to_the_monastery() -> None:
    for turn in range(4):
        game = find_lesson("flying_machines/direction").game(1)
        game.apply(f"place flying-02 2,2 r{turn}")
        game.apply("fly meeple 2,2")
        landed = game.prompt is not None and game.prompt.kind == "land"
        assert landed == (turn == 0)


@pytest.mark.parametrize("name", FLYING)
def test_both_languages_name_the_same_rules(name: str) -> None:
    told = {rule for _, text in texts(find_lesson(name)) for rule in re.findall(r"\bFLY-\d+", text["en"])}
    assert told == {rule for _, text in texts(find_lesson(name)) for rule in re.findall(r"\bFLY-\d+", text["cs"])}
    assert told


def test_every_rule_is_told_somewhere() -> None:
    told = {
        rule for name in FLYING for _, text in texts(find_lesson(name)) for rule in re.findall(r"\bFLY-\d+", text["en"])
    }
    assert told == {f"FLY-{n}" for n in range(1, 20)}


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task for name in FLYING for _, step in tasks(find_lesson(name)) if step.task]
    assert len(asked) >= 12
    assert len({task.goal.verb for task in asked}) >= 6
    assert all(task.wrong for task in asked)


@pytest.mark.parametrize("before", [[], ["skip", "place base-E 4,0 r1", "skip", "place flying-01 3,-1 r0"]])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_number_of_three_leads_into_the_city(before: list[str], number: int) -> None:
    """From either machine, as the lesson says when it weighs the flight against what is sure."""
    setup = find_lesson("flying_machines/fly_or_stay").setup
    tiles = ["flying-05", *(["base-E", "flying-01"] if before else [])]
    game = carcnb.Game(
        ["Ada", "Ben"], ["flying_machines"], position=setup.position, draws=[*tiles, f"{number} die", "base-V"]
    )
    for action in ("place flying-05 3,0 r0", *before, f"fly meeple {'3,-1' if before else '3,0'}"):
        game.apply(action)
    landed = [event.spot for event in game.events if isinstance(event, FigurePlaced) and event.player == "red"]
    assert landed == (["city.S" if before else "city.N"] if number == 2 else [])


def test_what_is_sure_and_what_the_flight_has_brought() -> None:
    assert gains(find_lesson("flying_machines/fly_or_stay")) == [{"red": 4, "blue": 0}, {"red": 8, "blue": 8}]
