"""The rule that feedback cites is about what was asked, and hints promise nothing that is not so."""

from __future__ import annotations

import pytest

import carcnb
from carcnb.lessons.reading import find_lesson
from carcnb.lessons.run import LessonRun
from carcnb.quizzes import exercise

CITY = ["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"]
ROAD = ["base-D 0,0 r0 red:road.E", "base-U 1,0 r0"]
RULED = {
    "one, complete city": (CITY, "0,0 city.N", "BASE-7.3"),
    "nobody, complete city": (["base-D 0,0 r0", "base-E 0,-1 r2"], "0,0 city.N", "BASE-8.2"),
    "nobody, at the end": (["base-D 0,0 r0"], "0,0 road.E", "BASE-14.1"),
    "one, at the end": (ROAD, "0,0 road.E", "BASE-14.1"),
    "most, at the end": ([*ROAD, "base-U 2,0 r0 blue:road.E", "base-U 3,0 r0", "base-U 4,0 r0 red:road.E"],
                         "0,0 road.E", "BASE-14.6"),
    "tie, complete road": (["base-W 0,0 r0 red:road.E", "base-U 1,0 r0", "base-X 2,0 r0 blue:road.W"],
                           "0,0 road.E", "BASE-8.3"),
    "most, complete road": (["base-W 0,0 r0 red:road.E", "base-U 1,0 r0", "base-U 2,0 r0 blue:road.E",
                             "base-U 3,0 r0", "base-X 4,0 r0 red:road.W"], "0,0 road.E", "BASE-8.2"),
    "one, unfinished monastery": (["base-B 0,0 r0 red:monastery"], "0,0 monastery", "BASE-14.1"),
    "nobody, field": (["base-B 0,0 r0"], "0,0 field.NNE", "BASE-15.2"),
    "one, field": (["base-B 0,0 r0 red:field.NNE"], "0,0 field.NNE", "BASE-15.1"),
}  # fmt: skip


@pytest.mark.parametrize("case", RULED)
def test_who_owns_a_feature_is_told_the_rule_that_is_about_it(case: str) -> None:
    """BASE-7.3, BASE-8.2, BASE-8.3, BASE-9.3, BASE-14.1, BASE-14.6, BASE-15.1, BASE-15.2"""
    position, mark, rule = RULED[case]
    made = exercise("owners", position, marks=[mark])
    assert made.check("nobody").rule == rule
    assert made.check(made.right).rule == rule


def test_base_9_3_a_complete_monastery_is_the_monks() -> None:
    around = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    position = ["base-B 0,0 r0", *(f"base-B {x},{y} r0" for x, y in around)]
    for monk in (" red:monastery", ""):
        position[0] = f"base-B 0,0 r0{monk}"
        made = exercise("owners", position, marks=["0,0 monastery"], tiles=["base-E"])
        assert made.check("blue").rule == "BASE-9.3"


def test_a_turn_that_misses_is_told_the_rule_about_what_was_asked() -> None:
    """BASE-3.5, BASE-5.5, BASE-6.1, BASE-7.1"""
    asked = {"completes city": "BASE-7.1", "scores red 4": "BASE-3.5", "deploys knight": "BASE-5.5"}
    for ask, rule in asked.items():
        assert exercise(ask, CITY[:1], tile="base-E").check(["place base-E 0,1 r2", "skip"]).rule == rule
    road = exercise("completes road", ["base-W 0,0 r0", "base-D 1,0 r0"], tile="base-W")
    assert road.check("place base-W -1,0 r0").rule == "BASE-6.1"


def test_base_8_2_who_is_outnumbered_in_a_turn_is_told_so() -> None:
    road = [*RULED["most, complete road"][0][:-1], "base-U 4,0 r0 red:road.E"]
    made = exercise("gains blue", road, marks=["5,0"], moves=["place base-X 5,0 r0"])
    assert made.solve() == [0]
    assert made.check(6).rule == "BASE-8.2"


def test_base_14_6_in_an_unfinished_tie_each_gets_all_the_points() -> None:
    tie = [*ROAD, "base-U 2,0 r0 blue:road.E"]
    for ask in ("owners", "share red"):
        told = exercise(ask, tie, marks=["0,0 road.E"]).check(["nobody"] if ask == "owners" else 99)
        assert "in full" in told.explanation
    carcnb.language("cs")
    try:
        assert "plný" in exercise("owners", tie, marks=["0,0 road.E"]).check(["nobody"]).explanation
    finally:
        carcnb.language("en")


def test_base_8_2_what_nobody_stands_on_brings_nothing() -> None:
    made = exercise("worth", ["base-D 0,0 r0", "base-E 0,-1 r2"], marks=["0,0 city.N"])
    assert made.solve() == [0]
    told = made.check(4)
    assert not told
    assert told.explanation.startswith("No follower stands there, so nobody gets points.")
    assert told.rule == "BASE-8.2"


def test_tb_pig_4_a_field_brings_each_owner_what_the_own_pig_says() -> None:
    """TB-PIG-4, D-TB-28: 4 points a city with a pig, 3 without."""
    both = ["base-E 0,0 r1 red:field.NNW red:pig:field.NNW blue:field.NNW", "base-E 1,0 r3"]
    for ask, points in (("share red", 4), ("share blue", 3)):
        made = exercise(ask, both, marks=["0,0 field.NNW"], expansions=["traders_and_builders"])
        assert made.solve() == [points]
        assert made.check(points).sum.endswith(f"= {points}")
    alone = exercise("worth", [both[0].removesuffix(" blue:field.NNW"), both[1]], marks=["0,0 field.NNW"],
                     expansions=["traders_and_builders"])  # fmt: skip
    assert alone.solve() == [4]


@pytest.mark.parametrize(
    ("tile", "mark"), [("inns-05 0,0 r0 red:road.S", "0,0 road.S"), ("inns-02 0,0 r0 red:city.N", "0,0 city.N")]
)
def test_ic_22_ic_28_a_hint_does_not_promise_points_that_an_expansion_takes_away(tile: str, mark: str) -> None:
    made = exercise("worth", [tile], marks=[mark], expansions=["inns_and_cathedrals"])
    assert made.solve() == [0]
    assert "Something on A changes what its tiles bring." in made.hints[0]
    assert "Every tile of the road" not in made.hints[0]
    assert "Its tiles bring points" not in made.hints[0]


@pytest.mark.parametrize(
    ("lesson", "step", "rule"),
    [
        ("base/monastery", 3, "BASE-9.3"),
        ("base/two_parts", 1, "BASE-8.2"),
        ("crop_circles/large", 1, "BASE-8.2"),
        ("flying_machines/must", 3, "BASE-8.3"),
        ("base/fields", 2, "BASE-15.1"),
    ],
)
def test_while_the_game_goes_on_no_rule_of_its_end_says_who_owns_a_feature(lesson: str, step: int, rule: str) -> None:
    """BASE-8.2, BASE-8.3, BASE-9.3, BASE-15.1: fields alone belong to the end."""
    run = LessonRun(find_lesson(lesson))
    run.open(step - 1)
    assert run.task is not None
    wrong, right = {}, run.task.goal.choice(run.lesson.scene(step - 1))
    for choice in run.task.choices:
        run.open(step - 1)
        run.answer(choice.id)
        wrong[choice.id] = str(run.feedback)
    assert rule in wrong[right]
    assert all("BASE-14" not in told for told in wrong.values())
