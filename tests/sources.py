"""The package as it is written: all its modules, where the rules are, and what each module is when it is parsed."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "carcnb"
MODULES = sorted(PACKAGE.rglob("*.py"))
ENGINE = sorted((PACKAGE / "engine").glob("*.py"))
SYSTEMS = sorted((PACKAGE / "systems").glob("*/rules.py"))


def name_of(path: Path) -> str:
    """A module by its place in the package: ``engine/turn.py``."""
    return path.relative_to(PACKAGE).as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    """A module, parsed once for all who read it."""
    return ast.parse(path.read_text(encoding="utf-8"))
