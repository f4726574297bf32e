"""The lessons of Ferries: every worked example is played, and ends as in the booklet."""

from __future__ import annotations

from carcnb.engine.events import Feature
from carcnb.engine.game import Game
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names
from carcnb.questions.scene import segment_at
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned
from carcnb.words import languages
from tests.systems.ferries.scenes import lying

FERRIES = names("ferries")


def of(example: str) -> Lesson:
    """The lesson that plays an example."""
    (found,) = [find_lesson(name) for name in FERRIES if example in find_lesson(name).examples]
    return found


def at_the_end(lesson: Lesson) -> Game:
    return lesson.game(len(lesson.steps) - 1, solved=True)


def road(game: Game, place: str) -> Feature:
    return game.table.feature(segment_at(game, place))


def test_every_worked_example_of_ferries_is_played() -> None:
    played = {example for name in FERRIES for example in find_lesson(name).examples}
    assert played == {"EX-FER-1", "EX-FER-2", "EX-FER-3"}


def test_ex_fer_1_blue_scores_four_and_red_goes_on() -> None:
    game = at_the_end(of("EX-FER-1"))
    assert game.scores == {"red": 0, "blue": 4}
    red = road(game, "0,0 road.E")
    assert (red.open_ends, red.strength) == (2, (("red", 1),))
    assert road(game, "-2,0 road.E").strength == ()


def test_ex_fer_2_red_and_blue_share_a_road_of_four_tiles() -> None:
    game = at_the_end(of("EX-FER-2"))
    shared = road(game, "0,0 road.W")
    assert (shared.tiles, shared.open_ends, dict(shared.strength)) == (4, 1, {"red": 1, "blue": 1})
    assert (road(game, "0,0 road.S").tiles, road(game, "0,0 road.S").open_ends) == (1, 1)
    assert game.scores == {"red": 0, "blue": 0}


def test_ex_fer_3_green_and_yellow_part() -> None:
    lesson = of("EX-FER-3")
    before = road(lesson.game(1), "0,0 road.W")
    assert (before.tiles, dict(before.strength)) == (4, {"green": 1, "yellow": 1})
    game = lesson.game(2)
    yellow, green = road(game, "-1,0 road.E"), road(game, "2,0 road.W")
    assert (yellow.tiles, yellow.open_ends, yellow.strength) == (2, 1, (("yellow", 1),))
    assert (green.tiles, green.open_ends, green.strength) == (3, 2, (("green", 1),))
    assert lying(game) == {(0, 0): "S+E"}
    assert game.scores == {"green": 0, "yellow": 0}


def test_fer_8_the_ferry_asks_nobody_where_it_is_not_part_of_the_road() -> None:
    game = find_lesson("ferries/move").game(3)
    game.apply("place base-U -2,0 r0")
    game.apply("skip")
    assert game.prompt
    assert (game.prompt.player, game.prompt.kind) == ("green", "place")


def test_fer_19_one_of_two_turns_is_a_double_one() -> None:
    lesson = find_lesson("ferries/builder")
    earned = [[e for e in lesson.game(step, solved=True).events if isinstance(e, DoubleTurnEarned)] for step in (0, 1)]
    assert [len(found) for found in earned] == [0, 1]


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task for name in FERRIES for step in find_lesson(name).steps if step.task]
    assert len(asked) >= 12
    assert {task.goal.verb for task in asked} >= {"scores", "points", "owners", "legal", "rule", "next", "puts"}
    assert all(task.wrong and set(languages()) <= set(task.wrong) for task in asked)
