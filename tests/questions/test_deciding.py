"""Which rules decide a question, held against positions whose answers were counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from carcnb.questions.deciding import changes, deciding_rules, otherwise
from carcnb.quizzes import Exercise, exercise
from carcnb.rulebook import index

ROAD = ["base-W 0,0 r0 red:road.E", "base-U 1,0 r0", "base-U 2,0 r0 blue:road.E", "base-U 3,0 r0"]


def decided(made: Exercise) -> frozenset[str]:
    return deciding_rules(made.ask, made.scene)


def test_the_rule_of_the_sum_decides() -> None:
    """BASE-7.3, BASE-7.6"""
    city = exercise("worth", ["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"], marks=["0,0 city.N"])
    assert {"BASE-7.3", "BASE-7.6"} <= decided(city), "4 points: by another rule a small city brings 2"
    assert not {"BASE-7.4", "BASE-6.4", "BASE-8.3"} & decided(city), "no coat of arms, no road, no tie"


def test_who_has_most_decides_where_several_are() -> None:
    """BASE-8.2"""
    assert "BASE-8.2" in decided(exercise("owners", [*ROAD, "base-X 4,0 r0 red:road.W"], marks=["0,0 road.E"]))
    alone = exercise("owners", ["base-W 0,0 r0 red:road.E", "base-X 1,0 r0"], marks=["0,0 road.E"])
    assert "BASE-8.2" not in decided(alone)


FERRY = ["ferries-02 0,0 r0 red:road.W ferry:road.W+road.E", "base-U 1,0 r0"]
FIELD = ["base-D 0,0 r0 red:field.ENE", "base-E 0,-1 r2"]
CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "BASE-15.5": (
        {"ask": "cities", "position": FIELD, "marks": ["0,0 field.ENE"]},
        {"ask": "cities", "position": FIELD[:1], "marks": ["0,0 field.ENE"]},
    ),
    "BASE-15.7": (
        {"ask": "cities", "position": ["base-D 0,0 r0", "base-E 0,-1 r2 red:field.NNW"], "marks": ["0,-1 field.NNW"]},
        {"ask": "worth", "position": ["base-D 0,0 r0 red:road.E"], "marks": ["0,0 road.E"]},
    ),
    "IC-23": (
        {"ask": "worth", "position": ["inns-15 0,0 r0 red:road.S"], "marks": ["0,0 road.S"],
         "expansions": ["inns_and_cathedrals"]},
        {"ask": "worth", "position": ["inns-15 0,0 r0 red:road.E"], "marks": ["0,0 road.E"],
         "expansions": ["inns_and_cathedrals"]},
    ),
    "FER-20": (
        {"ask": "worth", "position": FERRY, "marks": ["0,0 road.W"], "expansions": ["ferries"]},
        {"ask": "worth", "position": ROAD[:2], "marks": ["0,0 road.E"], "expansions": ["ferries"]},
    ),
    "MW-13": (
        {"ask": "worth", "position": ["base-F 0,0 r0 red:city.W witch:city.W"], "marks": ["0,0 city.W"],
         "expansions": ["mage_and_witch"]},
        {"ask": "worth", "position": ["base-U 0,0 r0 red:road.E witch:road.E"], "marks": ["0,0 road.E"],
         "expansions": ["mage_and_witch"]},
    ),
}  # fmt: skip
"""For a rule a question that it decides, and one of the same kind that it leaves as it is."""


@pytest.mark.parametrize("rule", CASES)
def test_a_rule_turned_round_decides_where_the_answer_is_another_then(rule: str) -> None:
    """BASE-15.5, BASE-15.7, IC-23, FER-20, MW-13"""
    does, does_not = (exercise(**case) for case in CASES[rule])
    assert rule in decided(does)
    assert rule not in decided(does_not)


def test_only_what_is_played_decides() -> None:
    road = exercise("worth", ROAD[:2], marks=["0,0 road.E"])
    assert all(rule.startswith("BASE-") for rule in decided(road))
    assert decided(road) & {"BASE-14.2"} == deciding_rules(road.ask, road.scene, ["BASE-14.2", "IC-20"])


def test_whatever_is_turned_round_is_a_rule_of_its_system() -> None:
    assert all(id in index() for id in otherwise())
    for system, turned in changes().items():
        assert all(index()[id] == system for change in turned for id in change.rules), system
