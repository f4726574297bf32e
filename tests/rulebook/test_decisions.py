"""Every decision that is cited has its text, and every text its place beside the rules of its system."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carcnb.board.answers import rule_view
from carcnb.lessons import cards
from carcnb.rulebook import Answers, UnknownRule, rule, rules, systems
from carcnb.rulebook.decisions import ORIGINS, DecisionError, decisions, parse
from carcnb.rulebook.reading import ids_of
from carcnb.words import languages, say

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"\bD-[A-Z]+-\d+\b")
KINDS = {".py", ".toml", ".ftl", ".md", ".ipynb", ".ts"}
FOLDERS = ("carcnb", "tests", "notebooks", "widgets_js/src")


def _cited() -> dict[str, str]:
    """The ids cited anywhere, each with a file that does."""
    found = (file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in KINDS)
    own = ROOT / "tests" / "river"  # a package with decisions of its own
    files = [file for file in found if file != Path(__file__) and not file.is_relative_to(own)]
    return {id: str(file) for file in files for id in CITED.findall(file.read_text(encoding="utf-8"))}


def test_every_decision_cited_has_a_text() -> None:
    missing = {id: file for id, file in _cited().items() if id not in decisions()}
    assert not missing


def test_every_decision_is_a_sentence_and_says_where_it_comes_from() -> None:
    for id, (_, origin, text, _) in decisions().items():
        assert origin in ORIGINS, id
        assert list(text) == list(languages()), id
        for said in text.values():
            assert re.fullmatch(r"[^\W\da-z][^\"*`<>]*[.]", said), id
            assert "Config" not in said, id
        assert len(set(text.values())) == len(text), id


def test_every_decision_belongs_to_rules_and_their_cards_show_it() -> None:
    shown = {id: [one.id for one in rule(id).decisions] for system in systems() for id in ids_of(system)}
    for id, decision in decisions().items():
        assert decision.rules, id
        assert len(set(decision.rules)) == len(decision.rules), id
        assert set(decision.rules) <= shown.keys(), id
        assert all(id in shown[home] for home in decision.rules)
    assert sum(map(len, shown.values())) == sum(len(decision.rules) for decision in decisions().values())


@pytest.mark.parametrize("lang", list(languages()))
def test_a_card_and_a_boards_rule_tell_what_is_decided_in_their_language(lang: str) -> None:
    found = rule("IC-22", lang)
    texts = [one.text for one in found.decisions]
    assert texts == [decisions()[id].text[lang] for id in ("D-IC-11", "D-IC-12")]
    told = rule_view("IC-22", lang)["decided"]
    assert told["label"] == say("rules-decided", lang)
    assert told["told"] == [("D-IC-11", texts[0]), ("D-IC-12", texts[1])]
    for text in texts:
        assert text in cards.html(found).partition("<details>")[2].partition("<details>")[2]
        assert text in cards.text(found)
    assert "decided" not in rule_view("IC-2", lang)
    assert "D-" not in cards.html(rule("IC-2", lang)) + cards.text(rule("IC-2", lang))


def test_a_question_finds_a_decision_in_czech_too() -> None:
    for id, question in {
        "D-IC-7": "krátké kousky od křižovatky k městům",
        "D-GIFT-15": "zamést cestu bez družiníků",
        "D-BASE-28": "shoda na prvním místě, společné vítězství",
        "D-WIN-5": "počítací figurka leží už přesně s 50 body",
    }.items():
        found = rules(question, lang="cs")
        assert isinstance(found, Answers)
        assert id in [one.id for one in found.decided], question
        assert decisions()[id].text["cs"] in str(found)


def test_decisions_lie_with_their_system_in_order_and_without_gaps() -> None:
    numbers: dict[str, list[int]] = {}
    homes: dict[str, set[str]] = {}
    for id, decision in decisions().items():
        part, _, number = id.rpartition("-")
        numbers.setdefault(part, []).append(int(number))
        homes.setdefault(part, set()).add(decision.system)
    for part, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), part
        assert len(homes[part]) == 1
    assert homes["D-CROP"] == {"crop_circles"}
    assert homes["D-INT"] == homes["D-TURN"] == {"overview"}


def test_a_decision_is_read_like_a_rule() -> None:
    found = rule("d-crop-9", "cs")
    assert (found.id, found.system, found.lang) == ("D-CROP-9", "crop_circles", "cs")
    assert found.title == "Rozhodnutí, které z návodu plyne"
    assert str(found).endswith("když jsou jejich výsledky známé.")
    assert found.see == ("CROP-2", "CROP-3")
    assert rule("D-CROP-9", "en").title == "Decision, as the booklet implies"
    assert "D-CROP-9" in found._repr_html_()
    with pytest.raises(UnknownRule):
        rule("D-CROP-99")


GOOD = '[D-MY-1]\ntext.en = "So."\nrules = ["BASE-5.7"]\nfrom = "implied"\n'


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("text.en", "text", r"mine, D-MY-1: write text\.en"),
        ("text.en", "text.cs", r"mine, D-MY-1: write text\.en"),
        ('rules = ["BASE-5.7"]', "", "mine, D-MY-1: write the rules"),
        ('["BASE-5.7"]', "[]", "mine, D-MY-1: write the rules"),
        ('["BASE-5.7"]', '"BASE-5.7"', "mine, D-MY-1: write the rules"),
        ("implied", "hearsay", "mine, D-MY-1: from = 'hearsay' is none of booklet, implied, community"),
    ],
)
def test_a_bad_decision_is_told_where_and_why(right: str, wrong: str, says: str) -> None:
    assert parse(GOOD, "mine")["D-MY-1"].text_in("cs") == "So.", "a language that is missing speaks English"
    with pytest.raises(DecisionError, match=says):
        parse(GOOD.replace(right, wrong), "mine")


@pytest.mark.parametrize("system", systems())
def test_lists_of_rules_hold_no_decisions(system: str) -> None:
    assert not [found.id for found in rules(system) if found.id.startswith("D-")]
