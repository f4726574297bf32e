"""Modules without what no page reads: while Python's memory is made ready, before a picture of it is taken."""

from __future__ import annotations

import ast
import marshal
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

OURS = "/site-packages/"
"""Where modules are of whose functions nobody asks the annotations; the standard library asks for some of its own."""
UNITS = 8
"""Of a code's instructions, for one entry in its table of lines."""
SAME_LINE = 0b1_1101_000
"""Such an entry, for one instruction: the line is that of the entry before, and columns are not told."""


@contextmanager
def lean(compiled: str) -> Iterator[None]:
    """Modules that are imported here lack annotations of functions, and know only in which function they are.

    What the folder ``compiled`` has of them already is read from there, and the rest put into it: compiling leaves
    memory in pieces, so the Python whose memory is kept is given what another one has compiled.
    """
    folder = Path(compiled)
    folder.mkdir(exist_ok=True)

    def source_to_code(_self: SourceFileLoader, data: Any, path: Any, *, _optimize: int = -1) -> CodeType:
        kept = folder / str(path).replace("/", "+")
        if not kept.exists():
            kept.write_bytes(marshal.dumps(lean_code(data, str(path), _optimize)))
        return cast(CodeType, marshal.loads(kept.read_bytes()))

    before = SourceFileLoader.source_to_code
    SourceFileLoader.source_to_code = source_to_code  # type: ignore[assignment,method-assign]
    try:
        yield
    finally:
        SourceFileLoader.source_to_code = before  # type: ignore[method-assign]


def lean_code(source: bytes | str, path: str, optimize: int = -1) -> CodeType:
    """What a module is compiled to, less annotations of its functions if it is ours, and less its lines."""
    tree = ast.parse(source)
    for node in ast.walk(tree) if OURS in path else ():
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return _without_lines(compile(tree, path, "exec", dont_inherit=True, optimize=optimize))


def _without_lines(code: CodeType) -> CodeType:
    """The code, each line of which is the first of its function: errors still name that, and tables pack well."""
    whole, rest = divmod(len(code.co_code) // 2, UNITS)
    lines = bytes([SAME_LINE | UNITS - 1, 0]) * whole + (bytes([SAME_LINE | rest - 1, 0]) if rest else b"")
    inner = (_without_lines(value) if isinstance(value, CodeType) else value for value in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=tuple(inner))
