"""The rulebook: every rule of the base game in every language, by its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import carcnb
from carcnb.rulebook import UnknownRule, rule, rules, systems
from carcnb.words import languages

LANGS = list(languages())
PER_SECTION = (9, 5, 6, 8, 12, 5, 7, 3, 3, 4, 6, 6, 2, 6, 10)
"""How many rules each section of the base game's rulebook has: 92 together."""
BASE = [f"BASE-{section}.{n}" for section, last in enumerate(PER_SECTION, 1) for n in range(1, last + 1)]

PACKAGE = Path(carcnb.__file__).parent
RULE_ID = re.compile(r'"((?:BASE|TURN|SCORE|FIG|WIN)-[0-9.]+)"')


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_of_the_base_game_is_there_in_order(lang: str) -> None:
    assert [found.id for found in rules("base", lang)] == BASE
    assert len(BASE) == 92


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("system", systems())
def test_every_rule_has_a_title_a_text_and_a_short_clause(system: str, lang: str) -> None:
    for found in rules(system, lang):
        assert found.system == system
        assert 1 <= len(found.title.split()) <= 6, found
        assert found.short.endswith("."), found
        assert len(found.short) <= 90, found
        assert found.text.endswith("."), found
        assert len(found.text.split()) <= 45, found
        assert 1 <= len(re.findall(r"[.?!](?:\s|$)", found.text)) <= 3, found
        assert found.title[-1] not in ".?!", found
        assert not re.search(r"[{}$!]|  ", "".join(found[1:4])), found


@pytest.mark.parametrize("code", [code for code in LANGS if code != "en"])
def test_no_rule_is_left_in_english(code: str) -> None:
    same = [a.id for s in systems() for a, b in zip(rules(s, "en"), rules(s, code), strict=True) if a.text == b.text]
    assert same == []


def test_rules_have_their_own_titles() -> None:
    for lang in LANGS:
        titles = [found.title for found in rules("base", lang)]
        assert len(set(titles)) == len(titles)


def test_a_rule_is_found_by_its_id() -> None:
    assert rule("BASE-4.5", "en").short == "Touching edges must continue."
    assert rule(" base-4.5 ", "cs").short == "Krajina musí navazovat."
    assert rule("SCORE-6", "en").system == "overview"
    assert str(rule("BASE-7.4", "en")).startswith("BASE-7.4 Coats of arms: ")


def test_a_system_is_found_by_name_or_by_its_ids() -> None:
    assert rules() == rules("base") == rules("BASE")
    assert {found.id.partition("-")[0] for found in rules("score")} == {"SCORE"}


def test_an_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"BASE-5\.70.*BASE-5\.7"):
        rule("BASE-5.70", "en")
    with pytest.raises(UnknownRule, match="neexistuje"):
        rule("???", "cs")
    with pytest.raises(UnknownRule, match="base"):
        rules("chess and draughts", "en")
    with pytest.raises(ValueError, match="no language 'xx'; there are 'en'"):
        rule("BASE-5.7", "xx")


def test_every_rule_the_code_names_exists() -> None:
    named = {id for file in PACKAGE.rglob("*.py") for id in RULE_ID.findall(file.read_text(encoding="utf-8"))}
    known = {found.id for system in systems() for found in rules(system)}
    assert "BASE-7.3" in named
    assert named - known == set()
