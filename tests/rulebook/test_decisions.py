"""Every decision that is cited has its text, and every text its place beside the rules of its system."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carcnb.rulebook import UnknownRule, rule, rules, systems
from carcnb.rulebook.decisions import ORIGINS, decisions

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
    for id, (_, origin, text) in decisions().items():
        assert origin in ORIGINS, id
        assert re.fullmatch(r"[A-Z][^\"*`<>]*[.]", text), id
        assert "Config" not in text, id


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
    assert (found.id, found.system, found.lang) == ("D-CROP-9", "crop_circles", "en")
    assert found.title == "Decision, as the booklet implies"
    assert str(found).endswith("when their results are known.")
    assert "D-CROP-9" in found._repr_html_()
    with pytest.raises(UnknownRule):
        rule("D-CROP-99")


@pytest.mark.parametrize("system", systems())
def test_lists_of_rules_hold_no_decisions(system: str) -> None:
    assert not [found.id for found in rules(system) if found.id.startswith("D-")]
