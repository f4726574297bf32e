"""Marks: how much a question on paper is worth, and what brings a part of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from carcnb.classroom.items import Item
from carcnb.questions.beliefs import all_beliefs
from carcnb.questions.errors import LessonError
from carcnb.rulebook import explain
from carcnb.words import say

MOST = 100
COUNTED = ("exercise-tiles", "exercise-squares", "exercise-how-many", "exercise-cities")
"""What is counted one by one: there one too many or too few is nearly right."""
TOLD = 3
"""So many wrong answers that tell something are told in the key."""


def marks_of(given: Any, items: Sequence[Item]) -> tuple[int, ...]:
    """The marks of the questions: their own for ``True``, one number for all, or a list; none for ``False``.

    ``LessonError`` says what is wrong with them.
    """
    if given is False or given is None:
        return ()
    if given is True:
        return tuple(map(worth, items))
    found = [given] * len(items) if isinstance(given, int) else given
    if isinstance(found, str) or not isinstance(found, Sequence):
        raise LessonError(f"marks is True, a number for every question, or a list of numbers, not {given!r:.60}")
    if wrong := [n for n in found if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= MOST]:
        raise LessonError(f"marks are whole numbers from 1 to {MOST}, not {wrong[0]!r:.60}")
    if len(found) != len(items):
        raise LessonError(f"marks has {len(found)} numbers, but the worksheet asks {len(items)} questions")
    return tuple(found)


def worth(item: Item) -> int:
    """One mark for picking one answer, two for anything else, and one more for the hardest exercises."""
    return (1 if item.form == "one" else 2) + (item.difficulty >= 3)


def parts(item: Item, most: int) -> Iterator[str]:
    """What brings a part of the marks, as sentences for the key."""
    if most < 2:
        return
    if item.form == "number" and item.lines:
        yield from _lines(item, most)
    elif item.form == "number" and getattr(item.kind, "counts", "") in COUNTED:
        yield say("sheet-mark", n=most - 1, what=say("sheet-mark-near"))
    elif item.form == "several" or item.paints:
        yield say("sheet-mark-places" if item.paints else "sheet-mark-ticks")
    elif item.places_tiles and item.places_figures:
        yield say("sheet-mark", n=most - 1, what=say("sheet-mark-tile"))
        yield say("sheet-mark", n=1, what=say("sheet-mark-figure"))
    elif item.places_tiles:
        yield say("sheet-mark", n=most - 1, what=say("sheet-mark-square"))
    else:
        yield say("sheet-mark-only")


def _lines(item: Item, most: int) -> Iterator[str]:
    """Which lines of the sum bring a mark each; what they leave is for the result."""
    texts = [explain.sum_line(line)["text"] for line in item.lines]
    if len(texts) > most - 1:
        yield say("sheet-mark-each", n=most - 1, lines="; ".join(texts))
    else:
        yield from (say("sheet-mark", n=1, what=text) for text in texts)
    rest = most - min(len(texts), most - 1)
    yield say("sheet-mark", n=rest, what=say("sheet-mark-result", result=item.answer()))


def telling(item: Item) -> list[str]:
    """Wrong answers that come of a wrong rule that people believe, each with the rule; of an exercise alone."""
    if item.exercise is None or item.form not in ("number", "one", "several"):
        return []
    believers = item.exercise.believers
    behind: dict[str, str] = {}
    for id, wrong in believers.answers.items():
        if believers.of(wrong) == (id,):
            picked = [str(one) for one in wrong] if isinstance(wrong, list) else [str(wrong)]
            behind[", ".join(item.choices.get(one, one) for one in picked) or "–"] = all_beliefs()[id].title
    return [say("sheet-tell", answer=wrong, belief=title) for wrong, title in [*behind.items()][:TOLD]]
