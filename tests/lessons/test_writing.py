"""Ten lines to a lesson: the builder makes the lesson a file would make, and says at once what is wrong."""

# mypy: disable-error-code="arg-type, attr-defined, dict-item, index, union-attr"
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from xml.etree import ElementTree

import pytest

import carcnb
from carcnb.lessons import Lesson, LessonError, LessonRun, NewLesson, parse
from carcnb.lessons.writing import position_of
from carcnb.words import language

POSITION = ["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"]


def written() -> NewLesson:
    lesson = carcnb.new_lesson("A road closes", position=POSITION)
    lesson.step("A thief on a road", "Ada's thief stands here.", light=["0,0 road.E", "figure 0,0"])
    lesson.ask("Close the road.", goal="scores red 3", solution=["place base-A 2,0 r1"], hints=["East.", "Turn it."])
    lesson.step("Points", "Three tiles, three points (BASE-6.4).", light=["log"], scores={"red": 3})
    return lesson


def test_the_builder_makes_the_lesson_that_a_file_makes() -> None:
    assert written().lesson == parse("""
language = "en"
title = "A road closes"
position = ["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"]
[[step]]
heading = "A thief on a road"
text = "Ada's thief stands here."
light = ["0,0 road.E", "figure 0,0"]
[[step]]
task = "Close the road."
goal = "scores red 3"
solution = ["place base-A 2,0 r1"]
hints = ["East.", "Turn it."]
[[step]]
heading = "Points"
text = "Three tiles, three points (BASE-6.4)."
light = ["log"]
scores.red = 3
""")


def test_showing_it_is_a_board_that_leads_through_it() -> None:
    lesson = written()
    data, _ = lesson._repr_mimebundle_()
    assert {"application/vnd.jupyter.widget-view+json", "text/html", "text/plain"} <= set(data)
    assert "A thief on a road" in data["text/plain"]
    assert carcnb.lesson(lesson).view["lesson"]["title"] == "A road closes"
    assert lesson.show(lang="cs").view["lesson"]["heading"] == "A thief on a road"
    assert repr(lesson) == "<NewLesson 'A road closes', 3 steps>"


def test_a_task_has_a_heading_of_its_own_in_every_language_if_none_is_given() -> None:
    assert written().lesson.steps[1].heading == {"en": "Your turn", "cs": "Teď ty"}


def test_a_plain_text_is_in_the_sessions_language_and_shown_in_any() -> None:
    language("cs")
    try:
        lesson = carcnb.new_lesson("Cesta")
        lesson.step("Krok", {"cs": "Text", "en": "Words"})
    finally:
        language("en")
    assert lesson.lesson.title == {"cs": "Cesta"}
    board = lesson.show()
    assert board.view["lesson"]["heading"] == "Krok"
    assert board.view["lesson"]["caption"] == [{"p": [{"t": "Words"}]}]


def test_figures_and_the_newest_points_light_up() -> None:
    run = LessonRun(written().lesson)
    seen = run.view()
    assert (len(seen["light"]), len(seen["figures"]), seen["log"]) == (1, 1, [])
    run.open(2)
    (entry,) = run.view()["log"]
    assert type(run.game.events[entry]).__name__ == "PointsScored"


def test_the_log_lights_the_points_of_all_who_share_a_feature() -> None:
    land = ["base-E 0,0 r2 red:city.S", "base-B 1,0 r0", "base-B 1,1 r0", "base-B 1,2 r0", "base-E 0,2 r0 blue:city.N"]
    lesson = carcnb.new_lesson("Shared", position=land)
    lesson.step("Both", "They share it.", moves=["place base-G 0,1 r1", "skip"], light=["log"])
    run = LessonRun(lesson.lesson)
    assert [run.game.events[n].player for n in run.view()["log"]] == ["red", "blue"]


def test_a_question_whether_a_move_is_allowed_needs_no_choices() -> None:
    lesson = carcnb.new_lesson("Edges", position=POSITION)
    lesson.ask("May it lie there?", goal="legal place base-U 2,0 r1")
    run = LessonRun(lesson.lesson)
    assert [choice["id"] for choice in run.view()["task"]["choices"]] == ["yes", "no"]
    run.answer("no")
    assert run.state == "right"


def test_a_question_about_a_turned_tile_shows_it_turned() -> None:
    lesson = carcnb.new_lesson("Edges", position=POSITION)
    lesson.ask("May it lie there like this?", goal="legal place base-U 2,0 r1")
    assert LessonRun(lesson.lesson).view()["task"]["turn"] == 1


def test_base_4_7_a_tile_that_fits_nowhere_is_drawn_and_told_of() -> None:
    lesson = carcnb.new_lesson("Nowhere", position=["base-D 0,0 r0", "base-E 0,-1 r2"])
    lesson.step("Ada draws", "No city is open.", moves=["draw base-C", "draw base-V"], light=["log"])
    lesson.step("The next tile", "It fits.", moves=["place base-V 1,0 r1"])
    run = LessonRun(lesson.lesson)
    (entry,) = run.view()["log"]
    assert "BASE-4.7" in run.game.explain(run.game.events[entry])
    assert [str(action) for action in run.game.history] == ["draw base-C", "draw base-V"]
    with pytest.raises(LessonError, match="base-E is not drawn here; the tile in hand is base-U"):
        lesson.step("What", "No.", moves=["draw base-U", "draw base-E"])


def test_base_11_6_a_question_about_a_figure_stands_open_while_it_is_asked() -> None:
    lesson = carcnb.new_lesson("Fields", position=["base-D 0,0 r0 blue:field.ENE"])
    lesson.ask("Here?", goal="legal deploy meeple 1,0 field.NNW", moves=["place base-U 1,0 r0"])
    lesson.ask("There?", goal="legal deploy meeple 1,0 field.SSE")
    lesson.ask("Why not?", goal="rule deploy meeple 1,0 field.NNW", choices=["BASE-5.7", "BASE-4.5"])
    lesson.step("Nobody", "Ben goes on.", moves=["place base-V 2,0 r1"])
    run = LessonRun(lesson.lesson)
    for step, answer, told in ((0, "no", "Ben is already here"), (1, "yes", "no figure"), (2, "BASE-5.7", "BASE-5.7")):
        run.open(step)
        assert run.game.prompt
        assert run.game.prompt.kind == "deploy"
        run.answer(answer)
        assert run.state == "right"
        assert told in plain_feedback(run)
    lesson = carcnb.new_lesson("Fields", position=["base-D 0,0 r0 blue:field.ENE"])
    lesson.ask(
        "Put a farmer down.",
        goal="deploys farmer 1,0",
        moves=["place base-U 1,0 r0"],
        solution=["deploy meeple 1,0 field.SSE"],
    )
    prompt = lesson.lesson.game(0).prompt
    assert prompt
    assert prompt.kind == "deploy"


def plain_feedback(run: LessonRun) -> str:
    return "".join(part["t"] for block in run.feedback for parts in block.values() for part in parts)


def test_a_tile_that_a_question_leaves_in_hand_is_told_of() -> None:
    lesson = carcnb.new_lesson("Edges", position=POSITION)
    lesson.ask("May it lie there?", goal="legal place base-U 2,0 r1")
    with pytest.raises(LessonError, match="a task without a solution leaves its tile in hand"):
        lesson.step("Next", "Another tile.", moves=["place base-A 2,0 r1"])


def test_a_lesson_that_ends_comes_to_the_final_scoring_with_its_last_move() -> None:
    lesson = carcnb.new_lesson("The end", position=["base-D 0,0 r0 red:city.N"], ends=True, first="blue")
    lesson.step("The last tile", "One is left.")
    lesson.step("Points", "Final scoring.", moves=["place base-U 1,0 r0"], scores={"red": 1})
    assert lesson.lesson.game(1).over


def test_a_position_is_taken_from_a_game_or_a_board() -> None:
    game = carcnb.Game(seed=7, players=3)
    while len(game.table.state.tiles) < 20:
        game.apply(game.legal_actions()[0])
    assert game.table.state.figures
    for given in (game, carcnb.show(game)):
        again = carcnb.new_lesson("Here", position=given, players=3)
        again.step("So it stands", "Look.")
        assert text_board(again.lesson.game(0)) == text_board(game)


def text_board(game: carcnb.Game) -> list[str]:
    return sorted(position_of(game))


def test_the_chart_names_every_tile_and_its_parts() -> None:
    chart = carcnb.tile_chart()
    assert len(chart.tiles) == 24
    assert "base-W: road.E, road.S, road.W, field.NNW" in repr(chart)
    said = " ".join(ElementTree.fromstring(chart.svg()).itertext())
    assert all(tile in said for tile in chart.tiles)
    assert len(chart.svg().encode()) <= 90_000
    with pytest.raises(carcnb.SetupError, match="base-A"):
        carcnb.tile_chart(["base-AA"])


@pytest.mark.parametrize(
    ("asked", "number", "first"),
    [
        ("base", 24, "base-A"),
        ("inns_and_cathedrals", 17, "inns-01"),
        ("inns", 17, "inns-01"),
        ("base-U", 1, "base-U"),
        ([], 24, "base-A"),
        (["ferries", "base-U"], 4, "ferries-01"),
        (iter(["base-U", "base-D"]), 2, "base-U"),
    ],
)
def test_the_chart_takes_tiles_and_the_names_of_their_sets(asked: str | Iterable[str], number: int, first: str) -> None:
    chart = carcnb.tile_chart(asked)
    assert (len(chart.tiles), chart.tiles[0]) == (number, first)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("bass", "did you mean base?"),
        ("inns_and_cathedral", "did you mean inns_and_cathedrals?"),
        ("base-u", "did you mean base-U?"),
        ("messages", "messages has no tiles of its own"),
        ("", "there is no tile ''"),
    ],
)
def test_the_chart_says_which_tiles_it_does_not_know(asked: str, says: str) -> None:
    with pytest.raises(carcnb.SetupError) as error:
        carcnb.tile_chart(asked)
    assert says in str(error.value)


Case = Callable[[NewLesson], Any]
WRONG: list[tuple[Case, str]] = [
    (lambda b: b.step("a", "b", lights=["0,0"]), "no entry 'lights'; did you mean 'light'"),
    (lambda b: b.step("a", "b", light="0,0"), 'light: write a list of texts, like ["0,0 road.E"]'),
    (lambda b: b.step("a", "b", light=["0,0 raod.E"]), "no 'raod.E'; it has road.E, road.S, road.W"),
    (lambda b: b.step("a", "b", light=["9,0 road.E"]), "no tile lies at 9,0; tiles lie at 0,0, 1,0, 2,0"),
    (lambda b: b.step("a", "b", light=["figure 1,0"]), "no figure stands there"),
    (lambda b: b.step("a", "b", light=["the road"]), "write '0,0 road.E' (a feature)"),
    (lambda b: b.step("a", 3), "step 4, text: write a text"),
    (lambda b: b.step("a", {"fr": "b"}), "'fr' is no language"),
    (lambda b: b.step("a", "b", moves=["place base-U 3,0 r0"]), "step 4, moves: 'place base-U 3,0 r0': Does not fit"),
    (lambda b: b.step("a", "b", moves=["place base-U 3,0 r0"]), "(BASE-4.5)"),
    (lambda b: b.step("a", "b", moves=["place base-AX 3,0 r0"]), "no tile 'base-AX'"),
    (lambda b: b.step("a", "b", moves=["put it there"]), "'put it there'"),
    (lambda b: b.step("a", "b", scores={"rde": 3}), "no seat 'rde' in this game; did you mean 'red'"),
    (lambda b: b.step("a", "b", scores={"red": 4}), "red has 3 points here, not 4"),
    (lambda b: b.step("a", "b", scores={"red": "3"}), "like { red = 4 }"),
    (lambda b: b.ask("a", goal="scors red 4"), "'scors red 4' asks nothing known; did you mean 'scores'?"),
    (lambda b: b.ask("a", goal="scores rde 4"), "did you mean 'red'"),
    (lambda b: b.ask("a", goal="points red"), "needs choices"),
    (lambda b: b.ask("a", goal="points red", choices=["1"]), "needs a solution"),
    (
        lambda b: b.ask("a", goal="points", choices=["1"], solution=["place base-U 0,1 r1"]),
        "write points <seat>, like 'points red'",
    ),
    (lambda b: b.ask("a", goal="owners 0,0 city.N", choices=["red"]), "names no segment"),
    (lambda b: b.ask("a", goal="owners 0,0 road.W", choices=["red"]), "the right answer is 'nobody'"),
    (lambda b: b.ask("a", goal="rule place base-U 0,1 r1", choices=["BASE-4.5"]), "so no rule forbids it"),
    (lambda b: b.ask("a", goal="rule place base-U 0,0 r0", choices=["BASE-4.5"]), "the right answer is 'BASE-4.3'"),
    (lambda b: b.ask("a", goal="legal this that and more"), "is no action"),
    (lambda b: b.ask("a", goal="places", choices=["1"]), "takes no choices"),
    (lambda b: b.ask("a", goal="places", hints="One."), "hints"),
    (lambda b: b.ask("a", goal="completes city", solution=["place base-U 0,1 r1"]), "does not reach the goal"),
]


@pytest.mark.parametrize(("mistake", "reason"), WRONG, ids=range(len(WRONG)))
def test_a_mistake_is_told_where_it_is_made_and_leaves_the_lesson_as_it_was(mistake: Case, reason: str) -> None:
    lesson = written()
    before = lesson.lesson
    with pytest.raises(LessonError) as error:
        mistake(lesson)
    assert reason in str(error.value)
    assert lesson.lesson == before


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"position": "base-W 0,0 r0"}, "position is a list of texts"),
        (
            {"position": ["base-W 0,0 r0", "base-U 1,0 r1"]},
            "position, tile 2 ('base-U 1,0 r1'): on side W, beside base-W: Does not fit",
        ),
        ({"position": ["base-W 0,0 r0 red:city.N"]}, "it has road.E"),
        ({"postion": []}, "did you mean 'position'"),
        ({"first": "rde"}, "first is the seat that starts"),
        ({"players": 9}, "2 to 6 players"),
        ({"farmers": "no"}, "farmers is True or False"),
        ({"title": 3}, "title: write a text"),
    ],
)
def test_a_lesson_that_cannot_begin_says_why(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(LessonError) as error:
        carcnb.new_lesson(**{"title": "Roads"} | options)
    assert reason in str(error.value)


def test_a_lesson_without_steps_is_not_shown_yet() -> None:
    lesson = carcnb.new_lesson("Roads")
    assert lesson._repr_mimebundle_() == {"text/plain": "<NewLesson 'Roads', 0 steps>"}
    with pytest.raises(LessonError, match="at least one"):
        lesson.show()
    assert isinstance(written().lesson, Lesson)
