"""Which tests name which rule: at the head of their docstring, ``BASE-5.7, D-BASE-18: what holds``."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
ID = r"(?:[A-Z]+-)+\d+(?:\.\d+)?"
_HEAD = re.compile(rf"({ID}(?:, {ID})*):")


def naming_tests() -> dict[str, list[str]]:
    """Rule id -> the tests that name it, as pytest's node ids."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = _HEAD.match(ast.get_docstring(node) or "")
                for rule in head[1].split(", ") if head else []:
                    found.setdefault(rule, []).append(f"{path.relative_to(HERE.parent).as_posix()}::{node.name}")
    return found
