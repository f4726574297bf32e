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
    found: list[Patch] = [[new]]
    match old, new:
        case dict(), dict():
            found.append(_by_key(old, new))
        case list() | tuple(), list() | tuple():
            if len(old) == len(new):
                found.append({str(i): patch(old[i], new[i]) for i in range(len(new)) if old[i] != new[i]})
            found.append(_spliced(old, new))
        case str(), str():
            found.append(_spliced(old.split(";"), new.split(";")))
    return min(found, key=lambda one: len(_json(one)))


def _by_key(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changed = {key: patch(old[key], new[key]) for key in new if key in old and old[key] != new[key]}
    return changed | {key: [new[key]] for key in new if key not in old} | {key: [] for key in old if key not in new}


def _spliced(old: Sequence[Any], new: Sequence[Any]) -> Patch:
    steps = SequenceMatcher(None, [*map(_json, old)], [*map(_json, new)]).get_opcodes()
    made = [part for step, i, to, j, end in steps if step != "equal" for part in (i, to - i, list(new[j:end]))]
    return made or {}  # a tuple in the place of a list is the same in JSON


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
