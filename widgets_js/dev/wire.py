"""Writes ``src/wire/types.ts``: the wire as types, and as shapes that the reader checks by.  ``python dev/wire.py``."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from carcnb.wire import coach as wire_coach  # noqa: E402
from carcnb.wire import desk as wire_desk  # noqa: E402
from carcnb.wire import panel as wire_panel  # noqa: E402
from carcnb.wire import rows as wire_rows  # noqa: E402
from carcnb.wire import talk  # noqa: E402
from carcnb.wire import view as wire  # noqa: E402
from carcnb.wire.shapes import fields  # noqa: E402

OUT = HERE.parent / "src" / "wire" / "types.ts"
ROOTS = (wire.Traits, talk.Replies, talk.RefusalView, talk.Same)
"""What the front end reads; what it sends needs types only."""
SINGLE = {str: ("string", "t"), int: ("number", "n"), float: ("number", "n"), bool: ("boolean", "f")}
ROWS = {
    id(kind): (name, kind)
    for module in (sys.modules[wire.Sheet.__module__], wire_rows, wire_panel, wire_desk, wire_coach, wire, talk)
    for name, kind in vars(module).items()
    if get_origin(kind) is Annotated and get_origin(get_args(kind)[0]) is tuple
}
"""The names of rows: their fields stand beside their types."""


def row(kind: Any) -> list[tuple[str, Any]]:
    """The fields of a row with their types."""
    types, names = get_args(kind)[0], get_args(kind)[1].split()
    return list(zip(names, get_args(types), strict=True))


def called(kind: type) -> str:
    """What the front end calls a type: without the ending that tells it from the value of which it shows something."""
    return kind.__name__.removesuffix("View") or "View"


def typed(kind: Any) -> str:
    """A type in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return ROWS[id(kind)][0] if id(kind) in ROWS else typed(args[0])
    if origin is Literal:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in args)
    if origin in (UnionType, Union):
        return " | ".join("null" if one is type(None) else typed(one) for one in args)
    if origin is list:
        return f"{typed(args[0])}[]"
    if origin is dict:
        return f"Record<string, {typed(args[1])}>"
    return SINGLE[kind][0] if kind in SINGLE else called(kind)


def shape(kind: Any) -> str:
    """What a value is read by: see ``read.ts``."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated and get_origin(args[0]) is tuple:
        return "[" + ", ".join(shape(part) for _, part in row(kind)) + "]"
    if origin is Annotated:
        return shape(args[0])
    if origin is Literal:
        return f'"{"|".join(args)}"' if len(args) > 1 else "t"
    if origin in (UnionType, Union):
        (other,) = (one for one in args if one is not type(None))
        return f'{{ "?": {shape(other)} }}'
    if origin is list:
        return f"[{shape(args[0])}]"
    if origin is dict:
        return f'{{ "*": {shape(args[1])} }}'
    return SINGLE[kind][1] if kind in SINGLE else called(kind)


def lasting(kind: Any) -> bool:
    """Whether nothing can be read in the place of such a value, so that it stays missing."""
    while get_origin(kind) is Annotated and get_origin(get_args(kind)[0]) is not tuple:
        kind = get_args(kind)[0]
    return kind in (int, float) or is_typeddict(kind) or get_origin(kind) is Annotated


def within(kind: Any, found: dict[str, Any]) -> dict[str, Any]:
    """An object type with all that it holds, by name, each after those that it holds."""
    if is_typeddict(kind):
        if called(kind) not in found:
            for part, _ in fields(kind).values():
                within(part, found)
            found[called(kind)] = kind
    else:
        for part in get_args(kind):
            within(part, found)
    return found


def interface(kind: Any, read: bool) -> str:
    """An object type in TypeScript, with what is said of it and of its fields."""
    said = dict(re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(kind), re.M))
    lines = [f"/** {inspect.cleandoc(kind.__doc__)} */"] if kind.__doc__ and "dict(" not in kind.__doc__[:6] else []
    lines.append(f"export interface {called(kind)} {{")
    for name, (part, may) in fields(kind).items():
        if name in said:
            lines.append(f"  /** {said[name][0].upper()}{said[name][1:]}. */")
        lines.append(f"  {name}{'?' if may and (lasting(part) or not read) else ''}: {typed(part)};")
    return "\n".join([*lines, "}"])


def key(name: str, kind: Any, may: bool) -> str:
    """A field in a shape; one that stays missing is marked."""
    return f'"{name}?"' if may and lasting(kind) else name


def text() -> str:
    """The whole file."""
    read: dict[str, Any] = {}
    for root in ROOTS:
        within(root, read)
    sent = within(talk.Question, within(talk.Sent, {}))
    out = [
        "/** All that goes between kernel and browser: `python widgets_js/dev/wire.py` writes it. */",
        'import type { Of } from "./read.ts";',
    ]
    for name, kind in sorted(ROWS.values()):
        out.append(f"export type {name} = [{', '.join(f'{field}: {typed(part)}' for field, part in row(kind))}];")
    out += [interface(kind, name in read) for name, kind in sorted((read | sent).items())]
    for name, union in (("Sent", talk.Sent), ("Question", talk.Question)):
        out.append(f"export type {name} = {typed(union)};")
    out.append("const t = 0;\nconst n = 1;\nconst f = 2;")
    for name, one in read.items():
        parts = ", ".join(f"{key(field, *kind)}: {shape(kind[0])}" for field, kind in fields(one).items())
        out.append(f"export const {name}: Of<{name}> = {{ {parts} }};")
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    OUT.write_text(text(), encoding="utf-8")
