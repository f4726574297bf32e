"""Practice asks the maker for the rule that is due, and takes the next best where none is soon found."""

from __future__ import annotations

from datetime import date

import pytest

import carcnb
from carcnb.quizzes import TOPICS
from carcnb.quizzes.dice import Dice
from carcnb.training import choosing
from carcnb.training.choosing import Chooser
from carcnb.training.memory import PracticeMemory
from tests.training.simulated_week import practise, questions

TODAY = date(2026, 3, 2)


def chooser(*topics: str) -> Chooser:
    return Chooser(PracticeMemory({}, TODAY), topics, seed=4)


@pytest.mark.parametrize("rule", ["BASE-14.4", "BASE-8.3", "BASE-15.3"])
def test_an_exercise_about_a_rule_is_one_that_it_decides(rule: str) -> None:
    """BASE-14.4, BASE-8.3, BASE-15.3: the last two decide few exercises of any topic."""
    made = [chooser(*TOPICS).about(rule, Dice(n, "by rule"), 2) for n in range(4)]
    assert {one.rule for one in made} == {rule}
    assert len({repr(one.setup) for one in made}) == 4
    assert repr(made[0].setup) == repr(chooser(*TOPICS).about(rule, Dice(0, "by rule"), 2).setup)


def test_where_none_is_soon_found_one_of_the_topic_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "made_by_rule", lambda *_: None)
    assert chooser(*TOPICS).about("BASE-8.3", Dice(1, "by rule"), 2).topic in TOPICS


def test_nobody_is_asked_about_an_expansion_that_is_not_practised(monkeypatch: pytest.MonkeyPatch) -> None:
    """FLY-15 needs builder and pig: it is asked of those who practise both."""
    asked: list[list[str]] = []

    def looked(_: str, asks: list[str], *__: object) -> None:
        asked.append(asks)

    monkeypatch.setattr(choosing, "made_by_rule", looked)
    for topics in (["flying_machines"], ["flying_machines", "traders_and_builders"]):
        monkeypatch.setattr(Chooser, "_of_topic", lambda *_: None)
        chooser(*topics).about("FLY-15", Dice(1, "by rule"), 2)
    assert asked == [[], ["allowed +traders_and_builders"]]


def test_two_days_of_practice_teach_something() -> None:
    """What the simulated week tells at length, with few questions."""
    week = practise(["open-cities"], 1, questions()[::9], days=2)
    assert week.after > week.before
    assert week.rules_after > week.rules_before


@pytest.mark.parametrize("rule", ["FLY-7", "MSG-6", "MSG-9"])
def test_no_answer_is_right_of_all_exercises_by_a_rule_whose_own_are_alike(rule: str) -> None:
    """Whoever finds that one answer does for every exercise reads none of them."""
    made = carcnb.exercises(rule=rule, seed=3, n=6)
    assert len({str(one.right).rpartition(":")[2] for one in made}) > 1
    assert [one.rule for one in made].count(rule) >= 4
    for one in made:
        assert ": ”" not in one.question
        if one.rule == rule:
            assert f"({rule})" in one.check(one.right).explanation
