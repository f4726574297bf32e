"""Every rule of the base game is named by a test: at the head of its docstring, ``BASE-5.7, D-BASE-18: what holds``."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from carcnb.rulebook import rules
from tests.rules.layouts import FOLDER, read

HERE = Path(__file__).parent
IDS = [line for line in (HERE / "base_ids.txt").read_text().splitlines() if not line.startswith("#")]
_HEAD = re.compile(r"((?:[A-Z]+-)+\d+(?:\.\d+)?(?:, (?:[A-Z]+-)+\d+(?:\.\d+)?)*):")


def named_by_tests() -> dict[str, list[str]]:
    """Rule id -> the tests that name it at the head of their docstring."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.parent.glob("*/test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = _HEAD.match(ast.get_docstring(node) or "")
                for rule in head[1].split(", ") if head else []:
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


NAMED = named_by_tests()


@pytest.mark.parametrize("rule", IDS)
def test_a_test_names_the_rule(rule: str) -> None:
    assert NAMED.get(rule), f"no test names {rule}"


def test_the_list_has_every_rule_of_the_rulebook() -> None:
    rulebook = {rule.id for rule in rules("base") if rule.id.startswith("BASE-")}
    assert rulebook == {rule for rule in IDS if rule.startswith("BASE-")}


def test_layouts_and_tests_name_no_example_twice() -> None:
    names = [layout.name for layout in read(FOLDER / "base.txt")]
    assert len(set(names)) == len(names)
