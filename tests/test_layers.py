"""Dependencies point one way: a package imports from those below it, never from its own floor or above."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "carcnb"
FLOORS = (("tiles", "words"), ("rules",), ("rulebook", "records"), ("drawing",), ("widget",), ("lessons",))
FLOOR = {name: number for number, names in enumerate(FLOORS) for name in names}
UP = {
    "rules/__init__.py": {"rulebook"},  # carcnb.rules("base") is for learners, who know no packages
    "rules/game.py": {"rulebook", "records"},  # game.explain, game.save and Game.load, loaded when they are called
    "rules/refusals.py": {"rulebook"},  # str(refusal)
    "rulebook/__init__.py": {"lessons"},  # a rule shows itself in a notebook as a card with a board
}
"""The few places that reach up, and why."""


def imported(path: Path) -> Iterator[str]:
    """The packages of carcnb that a module imports from, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        yield from (module.split(".")[1] for module in modules if module.startswith("carcnb."))


def test_every_import_points_down() -> None:
    up: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        where = path.relative_to(PACKAGE)
        for name in imported(path) if where.parts[0] in FLOOR else ():
            if name != where.parts[0] and FLOOR[name] >= FLOOR[where.parts[0]]:
                up.setdefault(where.as_posix(), set()).add(name)
    assert up == UP, "move the code up or down, or give the exception its reason in UP"


def test_every_package_has_its_floor() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")} - {"static"}
    assert packages == FLOOR.keys()
