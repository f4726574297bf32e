"""The lessons of Traders & Builders: every worked example is played, and ends on the booklet's number."""

from __future__ import annotations

import pytest

from carcnb.engine.events import PointsScored, TileDrawn, TurnBegan
from carcnb.engine.game import Game
from carcnb.lessons import lesson
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names
from carcnb.questions.scene import segment_at
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned
from carcnb.words import languages

TRADERS = names("traders_and_builders")

# The points of the booklet's worked examples, on the track of the step that follows.
BOOKLET = {
    "EX-TB-6": {"blue": 4},
    "EX-TB-7": {"blue": 10, "red": 0},
    "EX-TB-8": {"blue": 20, "red": 30},
    "EX-TB-9": {"blue": 8},
    "EX-TB-10": {"red": 0, "blue": 8},
}


def of(example: str) -> Lesson:
    """The lesson that plays an example."""
    (found,) = [find_lesson(name) for name in TRADERS if example in find_lesson(name).examples]
    return found


def at_the_end(lesson: Lesson) -> Game:
    return lesson.game(len(lesson.steps) - 1, solved=True)


def features(game: Game, *places: str) -> set[int]:
    return {game.table.state.label[segment_at(game, place)] for place in places}


def tokens(game: Game, seat: str) -> dict[str, int]:
    return {kind: n for (owner, kind), n in game.table.state.tokens.items() if owner == seat and n}


def on_board(game: Game, seat: str) -> list[str]:
    standing = [figure for there in game.table.state.figures.values() for figure in there]
    return sorted(figure.kind for figure in standing if figure.seat == seat)


def test_every_worked_example_of_traders_and_builders_is_played() -> None:
    played = {example for name in TRADERS for example in find_lesson(name).examples}
    assert played == {f"EX-TB-{n}" for n in range(1, 11)}


@pytest.mark.parametrize("example", BOOKLET)
def test_a_worked_example_ends_on_the_booklets_number(example: str) -> None:
    lesson = of(example)
    assert any(BOOKLET[example].items() <= dict(step.scores).items() for step in lesson.steps)
    assert BOOKLET[example].items() <= at_the_end(lesson).scores.items()


def test_ex_tb_1_two_roads_pass_and_four_fields_lie_around() -> None:
    game = of("EX-TB-1").game(0)
    assert len(features(game, "0,0 road.N", "0,0 road.S")) == 1
    assert len(features(game, "0,0 road.N", "0,0 road.W")) == 2
    assert len(features(game, "0,0 field.NNW", "0,0 field.NNE", "0,0 field.ESE", "0,0 field.SSW")) == 4
    assert on_board(at_the_end(of("EX-TB-1")), "blue") == on_board(game, "red") == ["meeple"]


def test_ex_tb_2_city_and_cottage_end_a_road_each_and_three_fields_are_left() -> None:
    game = of("EX-TB-2").game(0)
    assert len(features(game, "0,0 road.W", "0,0 road.S")) == 2
    fields = [f"0,0 field.{where}" for where in ("WNW", "SSW", "WSW", "ENE", "ESE", "SSE")]
    assert len(features(game, *fields)) == 3
    assert at_the_end(of("EX-TB-2")).scores["red"] == 3


def test_ex_tb_3_three_roads_end_at_the_monastery() -> None:
    game = at_the_end(of("EX-TB-3"))
    roads = [f"-2,0 road.{side}" for side in "ESW"]
    assert len(features(game, *roads)) == 3
    assert [game.table.feature(segment_at(game, road)).complete for road in roads] == [True, False, False]


def test_ex_tb_4_three_cities_lie_on_one_tile_and_only_one_has_cloth() -> None:
    lesson = of("EX-TB-4")
    assert len(features(lesson.game(0), *(f"0,0 city.{side}" for side in "NES"))) == 3
    game = at_the_end(lesson)
    assert game.scores["blue"] == 4
    assert tokens(game, "blue") == {}


def test_ex_tb_5_the_second_tile_is_drawn_in_the_same_turn_and_no_third() -> None:
    lesson = of("EX-TB-5")
    earned = [len([e for e in lesson.game(n).events if isinstance(e, DoubleTurnEarned)]) for n in range(7)]
    assert earned == [0, 0, 0, 0, 1, 2, 2]
    assert on_board(lesson.game(2), "blue") == ["builder", "meeple"]
    for n, tile in ((4, "base-E"), (5, "base-U")):
        game = lesson.game(n)
        assert game.prompt is not None
        assert (game.prompt.player, game.prompt.tile) == ("blue", tile)
        last = [e for e in game.events if isinstance(e, TurnBegan | TileDrawn)][-3:]
        assert [type(e) for e in last] == [TurnBegan, TileDrawn, TileDrawn]
    game = lesson.game(6)
    assert game.prompt is not None
    assert game.prompt.player == "red"
    assert on_board(game, "blue") == ["builder", "meeple"]
    assert not game.table.feature(segment_at(game, "3,0 road.W")).complete


def test_ex_tb_6_the_builder_comes_home_and_goes_out_again_in_one_turn() -> None:
    lesson = of("EX-TB-6")
    first, second = lesson.game(1), lesson.game(3)
    assert on_board(first, "blue") == ["meeple"]
    assert first.prompt is not None
    assert (first.prompt.player, first.prompt.tile) == ("blue", "base-R")
    assert on_board(second, "blue") == ["builder", "meeple"]
    assert len([e for e in second.events if isinstance(e, TurnBegan) and e.player == "blue"]) == 1


def test_ex_tb_7_the_goods_go_to_whoever_closed_the_city() -> None:
    lesson = of("EX-TB-7")
    assert tokens(lesson.game(2), "red") == {}
    assert tokens(at_the_end(lesson), "red") == {"grain": 2, "wine": 1}
    assert tokens(at_the_end(lesson), "blue") == {}


def test_ex_tb_8_wine_and_cloth_are_tied_and_grain_is_reds() -> None:
    game = of("EX-TB-8").game(0)
    assert tokens(game, "red") == {"wine": 4, "grain": 3, "cloth": 2}
    assert tokens(game, "blue") == {"wine": 4, "grain": 1, "cloth": 2}


@pytest.mark.parametrize("example", ["EX-TB-9", "EX-TB-10"])
def test_ex_tb_9_and_10_the_pig_has_a_line_of_its_own(example: str) -> None:
    (points,) = [e for e in at_the_end(of(example)).events if isinstance(e, PointsScored)]
    assert [(line.points, line.rule) for line in points.lines] == [(6, "BASE-15.4"), (2, "TB-PIG-4")]


def test_d_tb_28_only_the_pigs_player_has_four_a_city() -> None:
    assert at_the_end(find_lesson("traders_and_builders/pig_shared")).scores == {"red": 6, "blue": 8}


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task for name in TRADERS for step in find_lesson(name).steps if step.task]
    assert len(asked) >= 6
    assert len({task.goal.verb for task in asked}) >= 6
    assert all(task.wrong and set(languages()) <= set(task.wrong) for task in asked)


def test_tokens_are_drawn_even_where_no_tile_shows_them() -> None:
    board = lesson("traders_and_builders/goods_end")
    assert set(board.sheet["tokens"]) == {"wine", "grain", "cloth"}
    assert {symbol[3:] for symbol in board.sheet["tokens"].values()} <= set(board.sheet["parts"].split())
