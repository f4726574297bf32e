"""What is different between two JSON values, so that a move sends no more than that.

A patch is one of these:

- ``{key: patch, ...}``: an object, or a list of the same length (by its indices), in which these parts differ;
- ``[]``: the part of an object is gone;
- ``[value]``: the value as a whole;
- ``[at, count, new, at, count, new, ...]``: a list in which from each index ``at`` of the old one, in ascending order,
  ``count`` parts give way to those of the list ``new``.  A text is the list of what stands between its semicolons: what
  is packed on the wire is many rows in one text.

``widgets_js/src/wire/patch.ts`` carries it out in the page.  Values that are equal in Python are taken for the same: a
place that holds True never holds 1.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

Patch = dict[str, Any] | list[Any]


def patch(old: Any, new: Any) -> Patch:
    """What makes ``new`` of another value ``old``, never longer in JSON than ``[new]``."""
    match old, new:
        case dict(), dict():
            made = _by_key(old, new)
        case list() | tuple(), list() | tuple():
            made = _in_list(old, new)
        case str(), str() if ";" in old:
            made = _spliced(old.split(";"), new.split(";"))
        case _:
            return [new]
    return min(made, [new], key=_length)


def _by_key(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changed = {key: patch(old[key], new[key]) for key in new if key in old and old[key] != new[key]}
    return changed | {key: [new[key]] for key in new if key not in old} | {key: [] for key in old if key not in new}


def _in_list(old: Sequence[Any], new: Sequence[Any]) -> Patch:
    spliced = _spliced(old, new)
    if len(old) != len(new) or len(spliced) != 3:
        return spliced or {}  # a row and a list are the same in JSON
    at, count, _ = spliced
    parts: Patch = {str(i): patch(old[i], new[i]) for i in range(at, at + count) if old[i] != new[i]}
    return min(parts, spliced, key=_length)


def _spliced(old: Sequence[Any], new: Sequence[Any]) -> list[Any]:
    """What is alike at the beginning and at the end is not compared as JSON: that is slow."""
    least = min(len(old), len(new))
    head = next((i for i in range(least) if old[i] != new[i]), least)
    tail = next((i for i in range(least - head) if old[-1 - i] != new[-1 - i]), least - head)
    rest, made = old[head : len(old) - tail], new[head : len(new) - tail]
    steps = SequenceMatcher(None, _comparable(rest), _comparable(made)).get_opcodes()
    return [part for step, i, to, j, end in steps if step != "equal" for part in (head + i, to - i, list(made[j:end]))]


def _comparable(parts: Sequence[Any]) -> Sequence[str]:
    return parts if all(isinstance(part, str) for part in parts) else [*map(_json, parts)]


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _length(value: Any) -> int:
    return len(_json(value))
