"""What things are called: a class by a name that no other has, a module or function by a noun or a verb."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.sources import MODULES, name_of, tree_of

TREES = {name_of(path): tree_of(path) for path in MODULES}
_IRREGULAR = """
been begun bent bitten blown born borne bought bound broken brought built burnt caught chosen dealt done drawn driven
dug eaten fallen felt flown forbidden forgiven forgotten fought found frozen given gone got grown heard held hidden hung
kept knit known laid lain learnt led left lent lit lost made meant met mistaken overheard paid proven redrawn remade
resent retold rewritten ridden risen rung said sat seen sent sewn shaken shone shorn shot shown slept sold sought spelt
spent spoken spoilt stolen stood struck stuck sung sunk swept sworn swum swung taken taught thought thrown told torn
undone understood unknown unmet unseen untold upheld withdrawn withheld woken won worn woven written
"""
IRREGULAR = frozenset(_IRREGULAR.split())
"""Past participles that do not end in -ed.  One that is the verb itself as well (read, put, run) is none."""
_NO_PARTICIPLE = """
bed bleed breed deed embed exceed feed greed heed hundred indeed kindred need proceed red reed seed shed shred sled
speed succeed weed
"""
NO_PARTICIPLE = frozenset(_NO_PARTICIPLE.split())
"""Words in -ed that say what something is, or what to do."""
CALLED_BY_THE_PAGE = "the page's worker calls it by this name"
EXCEPTIONS = {"site/host.py kept": CALLED_BY_THE_PAGE, "site/host.py lost": CALLED_BY_THE_PAGE}
"""What stays as it is, and why; no more than five."""


def is_participle(name: str) -> bool:
    """Whether a name is one word that says what happened to something: ``told``, ``sealed``."""
    return name in IRREGULAR or (name.endswith("ed") and "_" not in name and name not in NO_PARTICIPLE)


def is_predicate(function: ast.FunctionDef) -> bool:
    """Whether it is a property that is true or false, which reads as a sentence: ``if run.ended``."""
    marks = {ast.unparse(mark) for mark in function.decorator_list}
    known = function.returns is not None and ast.unparse(function.returns) == "bool"
    return known and bool(marks & {"property", "cached_property"})


def functions(body: list[ast.stmt]) -> Iterator[ast.FunctionDef]:
    """The functions of a module and the methods of its classes, not those within functions."""
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef | ast.If):
            yield from functions(node.body)


def test_no_two_classes_share_a_name() -> None:
    places: dict[str, list[str]] = {}
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(path)
    assert not {name: where for name, where in places.items() if len(where) > 1}


def test_no_module_is_a_bare_participle() -> None:
    parts = {part for path in TREES for part in path.removesuffix(".py").split("/")}
    assert not sorted(filter(is_participle, parts)), "a module is called as what it holds"


def test_no_public_function_is_a_bare_participle() -> None:
    found = {
        f"{path} {function.name}"
        for path, tree in TREES.items()
        for function in functions(tree.body)
        if is_participle(function.name) and not is_predicate(function)
    }
    assert found == EXCEPTIONS.keys(), "a function is a verb or says what it gives; only a property that is a bool may"
    assert len(EXCEPTIONS) <= 5
