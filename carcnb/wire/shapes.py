"""Values checked by the types of the wire: what is missing, unknown or of another type is told by its place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

LARGEST = 2**53
"""From here on a browser does not count exactly."""


@cache
def fields(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of an object type: each with its type and whether it may be missing."""
    hints = get_type_hints(kind, include_extras=True).items()
    return {
        name: (get_args(hint)[0], True) if get_origin(hint) is NotRequired else (hint, False) for name, hint in hints
    }


def faults(value: object, kind: Any, where: str = "") -> Iterator[str]:
    """Every place where a JSON value is not of a type of the wire: ``log[0].text``, or ``log[0].text = 5``."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from faults(value, args[0], where)
        if type(args[1]) is int and isinstance(value, str) and len(value) > args[1]:
            yield f"{where} = {_short(value)}"
    elif is_typeddict(kind) and isinstance(value, dict):
        known = fields(kind)
        yield from (_part(where, repr(name)) for name in value if name not in known)
        yield from (_part(where, name) for name, (_, may) in known.items() if not may and name not in value)
        for name in value:
            if name in known:
                yield from faults(value[name], known[name][0], _part(where, name))
    elif origin in (UnionType, Union):
        found = [list(faults(value, other, where)) for other in args]
        yield from [] if [] in found else found[0]
    elif origin is dict and isinstance(value, dict):
        for name, part in value.items():
            yield from faults(part, args[1], _part(where, name))
    elif origin is list and isinstance(value, list):
        for i, part in enumerate(value):
            yield from faults(part, args[0], f"{where}[{i}]")
    elif origin is tuple and isinstance(value, list | tuple) and len(value) == len(args):
        for i, (part, field) in enumerate(zip(value, args, strict=True)):
            yield from faults(part, field, f"{where}[{i}]")
    elif not _fits(value, kind):
        yield f"{where} = {_short(value)}"


def _fits(value: object, kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return any(type(value) is type(one) and value == one for one in get_args(kind))
    if kind is int:
        return type(value) is int and abs(value) < LARGEST
    if kind is float:
        return type(value) in (int, float)
    return isinstance(kind, type) and type(value) is kind


def _part(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"
