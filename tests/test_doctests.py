"""The examples in the docstrings do what they say; ``carcnb`` is imported in each, as a page of them says once."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import carcnb

PACKAGE = Path(carcnb.__file__).parent
MODULES = sorted(
    ".".join(("carcnb", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
    for path in PACKAGE.rglob("*.py")
    if ">>> " in path.read_text("utf-8")
)
NEEDS = {"carcnb.analysis.environment": "pettingzoo"}
"""What examples show that an extra brings."""


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    done = doctest.testmod(importlib.import_module(name), extraglobs={"carcnb": carcnb}, optionflags=doctest.ELLIPSIS)
    assert done.attempted
    assert done.failed == 0, f"{done.failed} of {done.attempted} examples; what came is above"
