"""Exercises whose turns are staged for a rule, and answers counted by hand of what such rules decide."""

from __future__ import annotations

from typing import Any

import pytest

from carcnb.questions.beliefs import apply_belief
from carcnb.questions.deciding import changes, is_decided_by, otherwise
from carcnb.quizzes import exercise, exercises
from carcnb.quizzes.by_rule import rule_asks
from carcnb.quizzes.drills import by_rule_asks
from carcnb.quizzes.staging import Besides, parse_besides, stages
from carcnb.rulebook import index

GIFTS, FARMYARD = ["gifts"], ["gifts", "traders_and_builders"]
SWEEPER, CHANGE = ["red gift road_sweeper"], ["red gift change_position"]
SWEPT = [
    "base-D 0,0 r0 red:road.E",
    "base-U 1,0 r0 blue:road.E",
    "base-U 2,0 r0 blue:road.E",
    "base-U 0,1 r0 red:road.E",
]
ROAD = ["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"]
CROSSED = [*ROAD, *(f"base-U {x},-1 r0" for x in range(4)), "base-U 3,0 r0 red:road.E", "base-W 4,0 r0"]
SHARED = [*ROAD, "base-U 0,-1 r0 red:road.E", "base-U 1,-1 r0 blue:road.E"]
CASES: dict[str, tuple[dict[str, Any], Any]] = {
    "GIFT-22": (
        {"ask": "home sweep 0,0 road.E", "position": SWEPT, "expansions": GIFTS, "hands": SWEEPER,
         "marks": ["0,0 road.E", "1,0 road.E", "2,0 road.E", "0,1 road.E"], "moves": ["gift road_sweeper"],
         "tile": "base-U"},
        ["A", "B", "C"],  # Ben has two thieves there and gets the points; all three go home, Ada's for nothing
    ),
    "GIFT-23": (
        {"ask": "allowed deploy meeple 3,0 road.E", "position": SWEPT, "expansions": GIFTS, "hands": SWEEPER,
         "marks": ["3,0 road.E"], "moves": ["gift road_sweeper", "sweep 0,0 road.E", "place base-U 3,0 r0"]},
        "yes",
    ),
    "GIFT-31": (
        {"ask": "home change meeple 0,0 road.E+field.NNW", "expansions": FARMYARD, "hands": CHANGE,
         "position": ["base-U 0,0 r0 red:road.E", "base-U 1,0 r0 red:builder:road.E"],
         "marks": ["0,0 road.E", "1,0 road.E"], "moves": ["gift change_position"],
         "tile": "base-U"},
        ["B"],
    ),
    "GIFT-32": (
        {"ask": "home change meeple 0,0 field.NNW+road.E", "expansions": FARMYARD, "hands": CHANGE,
         "position": ["base-U 0,0 r0 red:field.NNW", "base-U 1,0 r0 red:pig:field.NNW", "base-U 0,1 r0 red:field.ESE"],
         "marks": ["0,0 field.NNW", "1,0 field.NNW", "0,1 field.ESE"], "moves": ["gift change_position"],
         "tile": "base-U"},
        ["B"],
    ),
    "GIFT-33": (
        {"ask": "allowed deploy pig 1,0 field.NNW", "expansions": FARMYARD, "hands": CHANGE,
         "position": ["base-U 0,0 r0 red:road.E"], "marks": ["1,0 field.NNW"],
         "moves": ["gift change_position", "change meeple 0,0 road.E+field.NNW", "place base-U 1,0 r0"]},
        "yes",
    ),
    "MSG-4": (
        {"ask": "follows advance meeple", "position": ROAD, "expansions": ["messages"], "scores": [2, 0],
         "marks": ["2,0"], "moves": ["place base-W 2,0 r0", "skip"]},
        "red:draw-letter",  # 3 points lead from 2 to the dark space 5; 2 of them would not
    ),
    "MSG-8": (
        {"ask": "follows advance meeple", "position": CROSSED, "expansions": ["messages"], "scores": [2, 0],
         "track": ["red lady 2"], "draws": ["base-W", "coats_of_arms letter"], "marks": ["2,0"],
         "moves": ["place base-W 2,0 r0", "skip", "score road 0,0 road.E", "advance meeple", "advance lady",
                   "letter seal"]},
        "blue:draw-tile",  # both figures stand on 5: one letter, and its 2 points lead to 7
    ),
    "MSG-21": (
        {"ask": "scorers letter use 0,-1 road.E", "position": SHARED, "expansions": ["messages"], "scores": [2, 0],
         "draws": ["base-W", "shortest_road letter"], "marks": ["0,-1 road.E"],
         "moves": ["place base-W 2,0 r0", "skip", "advance meeple"]},
        ["red"],
    ),
    "TB-BUILDER-12": (
        {"ask": "follows place base-U 3,0 r0", "expansions": ["traders_and_builders"], "marks": ["3,0"],
         "position": ["base-U 0,0 r0 red:road.E", "base-U 1,0 r0 red:builder:road.E", "base-U 2,0 r0"],
         "supply": ["red meeple 0"], "tile": "base-U"},
        "red:draw-again",  # it was extended before, and is again; no figure can be put down
    ),
    "FLY-14": (
        {"ask": "allowed fly large 0,1", "expansions": ["flying_machines", "inns_and_cathedrals"],
         "position": ["base-D 0,0 r0"], "marks": ["0,1"], "moves": ["place flying-01 0,1 r0"]},
        "yes",
    ),
}  # fmt: skip
"""A question that each of these rules decides, and its answer by the booklet."""


@pytest.mark.parametrize("rule", CASES)
def test_a_rule_decides_a_question_whose_answer_is_the_booklets(rule: str) -> None:
    """GIFT-22, GIFT-23, GIFT-31, GIFT-32, GIFT-33, MSG-4, MSG-8, MSG-21, TB-BUILDER-12, FLY-14"""
    case, answer = CASES[rule]
    made = exercise(**case)
    assert made.right == answer
    assert is_decided_by([rule], made.ask, made.scene)
    for other in otherwise()[rule]:
        if type(other.rule) in {type(change) for change in changes()[index()[rule]] if not change.dealt}:
            assert made.ask.solve(apply_belief(made.scene, other.rule)) != [answer], other


STAGED = sorted({id for id in index() if any("+" in ask for ask in rule_asks(id))})


@pytest.mark.parametrize("rule", STAGED)
def test_a_rule_for_which_turns_are_staged_has_exercises(rule: str) -> None:
    """TB-BUILDER-13, TB-PIG-3, FLY-14, FLY-15, FLY-18, MW-8, MW-14, MSG-4, MSG-8, MSG-9, MSG-13, MSG-21,
    GIFT-22, GIFT-23, GIFT-30, GIFT-31, GIFT-32, GIFT-33
    """
    (one,) = exercises(rule=rule, n=1, seed=3)
    assert one.rule == rule
    assert one.question, one.hints
    assert one.check(one.right)


def test_whatever_is_asked_only_by_a_rule_is_staged_as_something_known() -> None:
    for system, asks in by_rule_asks().items():
        for ask in asks:
            bare, besides = parse_besides(ask)
            assert bare, system
            assert besides.stage.partition(":")[0] in {"", *stages()}
    assert parse_besides("allowed +inns_and_cathedrals") == ("allowed", Besides(("inns_and_cathedrals",)))
    assert parse_besides("may letter +track:farmers") == ("may letter", Besides(stage="track:farmers"))


@pytest.mark.parametrize(("rule", "looked"), [("GIFT-33", "what A is"), ("FLY-14", "tile that was just placed")])
def test_hints_of_what_is_allowed_say_where_to_look_by_what_is_answered(rule: str, looked: str) -> None:
    made = exercise(**CASES[rule][0])
    first, second = made.ask.hints(made.scene)
    assert looked in first
    assert "lit now" in second
    assert made.ask.lit_segments(made.scene)
