"""Every rule that is built is named by a test: at the head of its docstring, ``BASE-5.7, D-BASE-18: what holds``."""

from __future__ import annotations

from pathlib import Path

from carcnb.rulebook import rules
from tests.rule_ids import naming_tests
from tests.systems.layouts import FOLDER, read

HERE = Path(__file__).parent
IDS = [line for line in (HERE / "ids.txt").read_text().splitlines() if not line.startswith("#")]
SYSTEMS = {"inns": 29, "traders": 45, "winter": 28, "flying": 19, "crop": 12, "gold": 16, "mage": 16, "ferries": 20}
SYSTEMS |= {"messages": 24, "robbers": 16, "gifts": 38, "overview": 51}
"""How many rules each expansion has that is held to its tests."""
DECISIONS = {"IC": 17, "TB": 41, "WIN": 11, "FLY": 11, "CROP": 12, "GOLD": 10, "MW": 16, "FER": 16, "MSG": 21}
DECISIONS |= {"ROB": 18, "GIFT": 24}
"""How many decisions about the text of an expansion there are: D-IC-1, ..."""
DERIVED = {"FLY": 4, "CROP": 6, "GOLD": 6, "MW": 7, "FER": 10, "MSG": 11, "ROB": 8, "GIFT": 11}
"""How many cases were derived from the text of an expansion beside its worked examples: DT-CROP-1, ..."""
EXPANSIONS = [rule.id for system in SYSTEMS for rule in rules(system)]
EXPANSIONS += [f"D-{system}-{n}" for system, last in DECISIONS.items() for n in range(1, last + 1)]
EXPANSIONS += [f"DT-{system}-{n}" for system, last in DERIVED.items() for n in range(1, last + 1)]


def test_a_test_names_every_rule() -> None:
    assert set(IDS + EXPANSIONS) - naming_tests().keys() == set()


def test_the_lists_have_every_rule_of_the_rulebook() -> None:
    rulebook = {rule.id for rule in rules("base") if rule.id.startswith("BASE-")}
    assert rulebook == {rule for rule in IDS if rule.startswith("BASE-")}
    assert len(EXPANSIONS) == sum(sum(each.values()) for each in (SYSTEMS, DECISIONS, DERIVED))


def test_layouts_name_no_example_twice() -> None:
    names = [layout.name for path in FOLDER.glob("*/layouts.txt") for layout in read(path.parent.name)]
    assert len(set(names)) == len(names)
