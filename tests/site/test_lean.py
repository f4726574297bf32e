"""Modules without what no page reads do what they did."""

from __future__ import annotations

import traceback
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from carcnb.errors import require
from carcnb.site.lean import OURS, lean, lean_code

SOURCE = """
from __future__ import annotations
from typing import NamedTuple

class Pair(NamedTuple):
    first: int
    second: str = "two"

def made(first: int, *rest: str, named: bool = True, **more: int) -> Pair:
    def inner(value: int) -> int:
        return value // 0 if value > 8 else value
    for n in range(40):
        inner(first)
    return Pair(first)

async def later(value: int) -> int:
    return value
"""
"""``made`` begins on line 9 and its ``inner`` on line 10."""


def _run(path: str) -> dict[str, FunctionType]:
    names: dict[str, FunctionType] = {"__name__": "tried"}  # type: ignore[dict-item]
    exec(lean_code(SOURCE, path), names)
    return names


def test_what_is_ours_has_no_annotations_of_functions_and_does_the_same() -> None:
    names = _run(f"/lib{OURS}tried.py")
    made, pair = names["made"], names["Pair"]
    assert made(3, named=False) == pair(3, "two")
    assert made.__annotations__ == names["later"].__annotations__ == {}
    assert [*pair.__annotations__] == ["first", "second"], "a named tuple is made of them"
    assert [*_run("/lib/tried.py")["made"].__annotations__], "the standard library keeps its own"


def test_an_error_names_the_function_and_its_first_line() -> None:
    with pytest.raises(ZeroDivisionError) as told:
        _run(f"/lib{OURS}tried.py")["made"](9)
    frames = traceback.extract_tb(told.value.__traceback__)
    assert [(frame.name, frame.lineno) for frame in frames[1:]] == [("made", 9), ("inner", 10)]
    assert "inner" in "".join(traceback.format_exception(told.value))


def test_tables_of_lines_cover_the_whole_code() -> None:
    def all_of(code: CodeType) -> list[CodeType]:
        return [code, *(one for value in code.co_consts if isinstance(value, CodeType) for one in all_of(value))]

    for code in all_of(lean_code(SOURCE, "tried.py")):
        assert len([*code.co_positions()]) == len(code.co_code) // 2
        assert {line for _, _, line in code.co_lines()} == {code.co_firstlineno}


def test_python_reads_modules_as_before_afterwards(tmp_path: Path) -> None:
    before = SourceFileLoader.source_to_code
    with lean(str(tmp_path)):
        assert SourceFileLoader.source_to_code is not before
    assert SourceFileLoader.source_to_code is before


def test_what_another_python_has_compiled_is_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def told(data: bytes, path: str, optimize: int) -> CodeType:
        asked.append(path)
        return lean_code(data, path, optimize)

    monkeypatch.setattr("carcnb.site.lean.lean_code", told)
    source = tmp_path / "tried.py"
    source.write_text(SOURCE, encoding="utf-8")
    made = []
    for _ in range(2):
        with lean(str(tmp_path / "compiled")):
            names: dict[str, FunctionType] = {"__name__": "tried"}  # type: ignore[dict-item]
            exec(require(SourceFileLoader("tried", str(source)).get_code("tried"), CodeType), names)
        made.append(names["made"](3))
    assert asked == [str(source)]
    assert made == [(3, "two")] * 2
