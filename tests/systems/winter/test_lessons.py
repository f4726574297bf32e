"""The lessons of the Winter edition: every worked example ends on the booklet's number, and only the dress differs."""

from __future__ import annotations

import pytest

from carcnb.engine.events import FigurePlaced, FigureReturned
from carcnb.lessons.reading import find_lesson, names
from carcnb.questions.scene import segment_at

WINTER = names("winter")

# The numbers of the booklet's worked examples, as points gained from one scored step to the next.
BOOKLET = {
    "EX-WIN-3": {"red": 4},
    "EX-WIN-4": {"red": 3},
    "EX-WIN-5": {"blue": 3},
    "EX-WIN-6": {"red": 8},
    "EX-WIN-7": {"red": 8},
    "EX-WIN-8": {"red": 10, "blue": 10},
    "EX-WIN-9": {"red": 9},
    "EX-WIN-13": {"green": 8, "black": 0},
    "EX-WIN-14": {"red": 3},
    "EX-WIN-15": {"yellow": 5},
    "EX-WIN-16": {"blue": 3},
    "EX-WIN-17": {"red": 6, "blue": 3, "yellow": 0},
    "EX-WIN-18": {"red": 6, "yellow": 6, "blue": 3},
    "EX-WIN-19": {"blue": 15, "red": 9, "yellow": 12},
}


def gains(name: str) -> list[dict[str, int]]:
    """The points that each turn or final scoring brings along the lesson's path, by seat, where it brings any."""
    lesson = find_lesson(name)
    before, found = lesson.game(0).scores, []
    for n in range(len(lesson.steps)):
        for solved in (False, True):
            now = lesson.game(n, solved=solved).scores
            gain = {seat: now[seat] - before[seat] for seat in now}
            if any(gain.values()):
                found.append(gain)
            before = now
    return found


def where(example: str) -> str:
    """The one lesson that plays a worked example."""
    (name,) = [name for name in WINTER if example in find_lesson(name).examples]
    return name


def test_every_worked_example_of_the_winter_edition_is_played_once() -> None:
    played = [example for name in WINTER for example in find_lesson(name).examples]
    assert sorted(played) == sorted(f"EX-WIN-{n}" for n in range(1, 22))


@pytest.mark.parametrize("example", BOOKLET)
def test_a_worked_example_ends_on_the_booklets_number(example: str) -> None:
    found = gains(where(example))
    assert any(BOOKLET[example].items() <= gain.items() for gain in found), found


def test_ex_win_10_a_road_of_3_and_a_city_of_4_each_in_one_turn() -> None:
    assert [gain["red"] for gain in gains(where("EX-WIN-10"))] == [4, 3]
    events = find_lesson("winter/one_turn").game(3).events
    out, home = ([e for e in events if isinstance(e, kind)] for kind in (FigurePlaced, FigureReturned))
    assert len(out) == len(home) == 2


@pytest.mark.parametrize("name", WINTER)
def test_every_lesson_is_played_with_the_winter_edition(name: str) -> None:
    assert find_lesson(name).setup.expansions == ("winter",)


def test_win_19_from_48_to_space_1_and_from_47_to_0_the_figure_lies() -> None:
    lesson = find_lesson("winter/track")
    assert lesson.game(0).scores == {"red": 47, "blue": 48}
    assert [step.scores for step in lesson.steps if step.scores] == [{"red": 47, "blue": 51}, {"red": 50, "blue": 51}]


def test_win_12_without_farmers_a_field_takes_no_figure_and_brings_no_points() -> None:
    lesson = find_lesson("winter/first_game")
    refusal = lesson.game(1).why_not("deploy meeple 1,0 field.NNW")
    assert refusal is not None
    assert refusal.rule in ("WIN-11", "WIN-12")
    assert gains("winter/first_game") == [{"red": 4, "blue": 0}]


def test_ex_win_1_a_monk_or_a_farmer_but_no_thief() -> None:
    game = find_lesson("winter/taken").game(1)
    game.apply("place base-A 0,-1 r0")
    assert {action.where for action in game.legal_actions() if action.verb == "deploy"} == {"monastery", "field.NNW"}


def test_ex_win_2_a_thief_or_a_farmer_but_no_knight() -> None:
    game = find_lesson("winter/taken").game(2)
    game.apply("place base-P 2,0 r0")
    roles = {action.where.split(".")[0] for action in game.legal_actions() if action.verb == "deploy"}
    assert roles == {"road", "field"}


def test_ex_win_11_and_12_three_fields_joined_take_no_further_farmer() -> None:
    lesson = find_lesson("winter/fields")
    farmers = ("0,1 field.ESE", "2,1 field.WSW", "1,2 field.NNW")
    start = lesson.game(0)
    assert [start.table.feature(segment_at(start, place)).owners for place in farmers] == [
        ("red",),
        ("blue",),
        ("green",),
    ]
    refusal = lesson.game(1).why_not("deploy meeple 1,1 field.SSE")
    assert refusal is not None
    assert refusal.rule == "BASE-5.7"


def test_ex_win_20_two_farmers_on_one_field_after_three_turns() -> None:
    lesson = find_lesson("winter/joining")
    apart = lesson.game(1, solved=True)
    assert [apart.table.feature(segment_at(apart, place)).owners for place in ("0,1 field.ESE", "1,0 field.NNW")] == [
        ("blue",),
        ("red",),
    ]
    joined = lesson.game(2)
    assert joined.table.feature(segment_at(joined, "0,1 field.ESE")).owners == ("red", "blue")


def test_ex_win_21_the_caption_with_an_edge_that_does_not_fit_is_refused() -> None:
    refusal = find_lesson("winter/animals").game(2).why_not("place winter-06 1,0 r0")
    assert refusal is not None
    assert (refusal.rule, refusal.edges) == ("BASE-4.5", ("N",))


def test_the_learner_is_asked_often_and_in_different_ways() -> None:
    asked = [step.task.goal.verb for name in WINTER for step in find_lesson(name).steps if step.task]
    assert len(asked) >= 6
    assert len(set(asked)) >= 6
