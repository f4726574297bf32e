"""How errors are raised in the place of others, and what is taken for granted: read from the source, and tried."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

import carcnb
from carcnb.engine.prompts import Ask
from carcnb.errors import raise_as, require
from carcnb.questions.errors import LessonError
from tests.sources import MODULES, name_of, tree_of

ASSERTS = {
    "command/installing.py": "a process with its output piped has one",
    "keeping.py": "the kinds of places are listed in one table",
    "workshop/atelier/painter.py": "an item is a row of many kinds of entries",
}
"""The modules that assert something, and why it holds."""


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """All that stands in the package, each with its module."""
    for path in MODULES:
        for node in ast.walk(tree_of(path)):
            yield name_of(path), node


def bare(handler: ast.ExceptHandler) -> Iterator[int]:
    """The lines at which a caught error is raised again as another kind, with no more than its text."""
    for node in ast.walk(handler):
        made = node.exc if isinstance(node, ast.Raise) else None
        if isinstance(made, ast.Call) and made.args and ast.unparse(made.args[0]) == f"str({handler.name})":
            yield node.lineno if isinstance(node, ast.Raise) else 0


def test_what_is_raised_as_another_kind_says_raise_as() -> None:
    found = [f"{where}:{line}" for where, node in nodes() if isinstance(node, ast.ExceptHandler) for line in bare(node)]
    assert [place for place in found if not place.startswith("errors.py:")] == [], "with raise_as(Kind, of=Other): ..."


def test_nothing_is_asserted_for_types() -> None:
    assert {where for where, node in nodes() if isinstance(node, ast.Assert)} == ASSERTS.keys(), "carcnb.errors.require"


def test_an_error_told_as_another_keeps_its_text_and_its_cause() -> None:
    with pytest.raises(LessonError, match="step 2: 'no cell'") as told, raise_as(LessonError, ("step", 2), of=KeyError):
        raise KeyError("no cell")
    assert isinstance(told.value.__cause__, KeyError)
    with pytest.raises(IndexError), raise_as(LessonError, of=KeyError):
        raise IndexError


def test_what_is_required_is_there_or_the_error_says_what_is() -> None:
    game = carcnb.Game(seed=1)
    assert require(game.prompt, Ask) is game.prompt
    with pytest.raises(TypeError, match="Ask expected, not None"):
        require(None, Ask)
    with pytest.raises(carcnb.InvalidAction, match="'skip' names no cell"):
        _ = carcnb.Action("skip").xy
