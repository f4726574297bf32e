"""The table of coverage has no gap that nobody gives a reason for, and no reason where something stands."""

from __future__ import annotations

import pytest

from carcnb.engine.expansions import NAMES
from carcnb.errors import CarcnbError
from carcnb.quizzes import exercises
from carcnb.quizzes.by_rule import rule_asks
from carcnb.rulebook import index
from carcnb.rulebook.restating import coverage_notes, original_rules
from carcnb.systems import systems
from carcnb.training.trained_rules import BASE
from carcnb.workshop.coverage import COLUMNS, NOTHING, REASONS, can_be_wrong, lines, own_share, place

OWN = [name for name in systems() if name in set(index().values()) and systems()[name].own]
ENOUGH, TWO_THIRDS = 0.9, 2 / 3
KNOWN = {"again", "rule", *(column.name for column in COLUMNS if not column.reason)}


@pytest.mark.parametrize("system", OWN)
def test_every_empty_place_has_a_reason(system: str) -> None:
    for column in COLUMNS:
        if column.name != "board":  # that every rule has one is held by tests/rulebook
            gaps = [id for id, home in index().items() if home == system and not any(place(id, column))]
            assert not gaps, f"{column.name}: name them in carcnb/systems/{system}/coverage.toml"


@pytest.mark.parametrize("system", OWN)
def test_no_place_has_a_reason_for_being_empty_that_is_not(system: str) -> None:
    columns = {column.name: column for column in COLUMNS}
    notes = coverage_notes(system)
    assert notes.keys() <= KNOWN
    for part, words in notes.items():
        for word, ids in words.items():
            if part == "again":
                assert index()[word] == system
                assert {*ids} <= {*index()} - {word}
                continue
            assert word in REASONS, f"{word}: the words are {', '.join(REASONS)}"
            assert all(index()[id] == system for id in ids), (part, word)
            full = ("exercise", "belief") if part == "rule" else (part,)
            for name in full:
                assert not [id for id in ids if place(id, columns[name]).found], (part, word, name)
        if part == "rule":
            assert words.keys() <= {*NOTHING}


def test_what_says_again_leads_to_a_rule_that_does_not() -> None:
    """So nothing goes round in a ring, and what is asked of the one is really about the other."""
    assert not [
        id for id in index() if index()[id] != "overview" for other in original_rules(id) if original_rules(other)
    ]


@pytest.mark.parametrize("system", [name for name in OWN if name != "overview"])
def test_nine_of_ten_rules_that_one_can_get_wrong_are_trained(system: str) -> None:
    wrong = [id for id, home in index().items() if home == system and can_be_wrong(id)]
    assert sum(bool(rule_asks(id)) for id in wrong) >= ENOUGH * len(wrong), [id for id in wrong if not rule_asks(id)]


@pytest.mark.parametrize("system", NAMES)
def test_two_of_three_exercises_of_an_expansion_are_decided_by_its_own_rules(system: str) -> None:
    if systems()[system].own:
        assert (own_share(system) or 0) >= TWO_THIRDS


@pytest.mark.parametrize("rule", ["BASE-5.9", "BASE-15.7", "IC-17", "TB-6", "FLY-13", "FER-14", "WIN-21", "SCORE-2"])
def test_an_exercise_can_be_asked_for_by_a_rule(rule: str) -> None:
    """BASE-5.9, BASE-15.7, IC-17, TB-6, FLY-13, FER-14, WIN-21, SCORE-2"""
    one, other = exercises(rule=rule, n=2, seed=4)
    assert (one.rule, other.rule) == (rule, rule)
    assert repr(one.setup) != repr(other.setup)
    assert [made.setup for made in exercises(rule=rule.lower(), n=2, seed=4)] == [one.setup, other.setup]


def test_who_asks_for_a_rule_that_nothing_asks_about_is_told_so() -> None:
    with pytest.raises(CarcnbError, match=r"no exercise asks about the rule BASE-1\.4"):
        exercises(rule="BASE-1.4")
    with pytest.raises(CarcnbError, match="There is no rule called INN-15"):
        exercises(rule="INN-15")
    with pytest.raises(CarcnbError, match="by one of them"):
        exercises("inns", rule="IC-15")


def test_the_table_has_a_line_for_each_system_and_one_for_all() -> None:
    table = lines([BASE, "winter"])
    assert [line.split()[0] for line in table] == ["system", BASE, "winter", "all"]
    assert table[1].split()[1:3] == ["92", "92"], "all rules are told"
