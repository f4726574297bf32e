"""What the docstrings of public functions promise can be had from where those are."""

from __future__ import annotations

import builtins
import inspect
import re
import subprocess
import sys
import typing
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

import carcnb

ERROR = re.compile(r"\b(?:[A-Z]\w*Error|(?:Unknown|Missing|Illegal|Invalid)[A-Z]\w*)\b")


def returned(function: Any) -> list[type]:
    """The classes of what a function returns, as far as its module knows them when it runs."""
    try:
        answer = typing.get_type_hints(function).get("return")
    except (NameError, TypeError):  # imported for types alone
        return []
    return [kind for kind in (answer, *typing.get_args(answer)) if inspect.isclass(kind)]


def told(name: str, thing: Any, seen: set[int]) -> Iterator[tuple[str, str]]:
    """The docstrings of something public by name, with those of its methods and of what it returns."""
    thing = inspect.unwrap(getattr(thing, "fget", None) or getattr(thing, "func", None) or thing)
    if id(thing) in seen or not getattr(thing, "__module__", thing.__name__).startswith("carcnb"):
        return
    seen.add(id(thing))
    yield name, inspect.getdoc(thing) or ""
    if isinstance(thing, ModuleType):
        own = [one for one, made in vars(thing).items() if getattr(made, "__module__", "") == thing.__name__]
        inside = {one: getattr(thing, one) for one in getattr(thing, "__all__", own)}
    elif inspect.isclass(thing):
        inside = {one: inspect.getattr_static(thing, one) for kind in thing.__mro__ for one in vars(kind)}
    else:
        inside = {kind.__name__: kind for kind in returned(thing)}
    for one, value in inside.items():
        if not one.startswith("_") and (callable(value) or isinstance(value, property | ModuleType)):
            yield from told(f"{name}.{one}", value, seen)


def promised() -> dict[str, set[str]]:
    """The errors that public docstrings name, by name, each with the docstrings."""
    found: dict[str, set[str]] = {}
    seen: set[int] = set()
    for public in carcnb.__all__:
        if hasattr(thing := getattr(carcnb, public), "__name__"):
            for name, text in told(public, thing, seen):
                for error in ERROR.findall(text):
                    found.setdefault(error, set()).add(name)
    return {error: names for error, names in found.items() if not hasattr(builtins, error)}


PROMISED = promised()


def test_docstrings_name_errors() -> None:
    assert {"SetupError", "LessonError", "CourseError", "AnswerError"} <= PROMISED.keys()


@pytest.mark.parametrize("error", sorted({*PROMISED, "MissingWords", "UnknownRule"}))
def test_an_error_that_is_promised_is_public(error: str) -> None:
    assert error in dir(carcnb), PROMISED[error]
    assert issubclass(getattr(carcnb, error), carcnb.CarcnbError)


PUBLIC = [
    *(f"carcnb.{name}" for name in carcnb.__all__ if name != "__version__"),
    *(f"carcnb.classroom.{name}" for name in carcnb.classroom.__all__),
]


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_has_an_example_that_runs(name: str) -> None:
    """``test_doctests.py`` runs it; of a class its own, not that of one that it is made from."""
    place, _, last = name.rpartition(".")
    thing = getattr(import_module(place), last)
    assert re.search("^ *>>> ", thing.__doc__ or "", re.MULTILINE), "show in its docstring how it is called"


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    code = "import carcnb, sys; assert [m for m in sys.modules if m.startswith('carcnb')] == ['carcnb'], sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


NEVER_ELSEWHERE = {"watch", "summary", "answer_cards"}


@pytest.mark.parametrize("name", sorted({*carcnb.classroom.__all__} - NEVER_ELSEWHERE))
def test_what_only_a_class_needs_has_moved_and_says_so(name: str) -> None:
    assert name not in dir(carcnb)
    with pytest.warns(DeprecationWarning, match=rf"carcnb\.{name} is now carcnb\.classroom\.{name}") as warned:
        assert getattr(carcnb, name) is getattr(carcnb.classroom, name)
    assert warned[0].filename == __file__, "it names the caller's line"


def test_the_classroom_has_its_functions_whatever_is_imported() -> None:
    for module in iter_modules(carcnb.classroom.__path__):
        import_module(f"carcnb.classroom.{module.name}")
    assert all(inspect.isfunction(getattr(carcnb.classroom, name)) for name in carcnb.classroom.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'lecture'; it has answer_cards, assignment"):
        _ = carcnb.classroom.lecture
