"""Beliefs that have shown in a learner's answers, until exercises have put them right.

One that has shown is asked about again at once, by exercises that tell it from the rule, until two are right, and once
more some days later.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date, timedelta
from typing import Any, NamedTuple

from carcnb.questions.beliefs import all_beliefs
from carcnb.training.recall import read_day

RIGHT, LATER = 2, 3
"""So many right answers put a belief right, and after so many days one more has to."""
MOST = 20
"""So many are kept, those that showed last."""


class Misbelief(NamedTuple):
    """A belief that has shown: how many right answers are ``left`` to be given, from which day on it is asked about.

    ``later`` stands for the last one, some days after the others.
    """

    left: int
    due: date
    later: bool = False


def after_answer(
    held: Mapping[str, Misbelief], named: Collection[str], could_show: Collection[str], right: bool, today: date
) -> dict[str, Misbelief]:
    """What is held after an answer behind which these beliefs were ``named``, to what these others could show in."""
    found: dict[str, Misbelief] = {}
    for id, row in held.items():
        if id in named:
            continue
        told = right and id in could_show and row.due <= today
        left = row.left - told
        if left:
            found[id] = row._replace(left=left)
        elif not row.later:
            found[id] = Misbelief(1, today + timedelta(LATER), later=True)
    found |= dict.fromkeys(named, Misbelief(RIGHT, today))
    return dict([*found.items()][-MOST:])


def due_beliefs(held: Mapping[str, Misbelief], today: date) -> list[str]:
    """Those that are to be asked about, what has waited longest first."""
    return sorted((id for id, row in held.items() if row.due <= today), key=lambda id: held[id].due)


def as_json(held: Mapping[str, Misbelief]) -> dict[str, Any]:
    """They as plain data."""
    return {id: row._asdict() | {"due": row.due.isoformat()} for id, row in held.items()}


def read_misbeliefs(kept: Any, today: date) -> dict[str, Misbelief]:
    """What a file has of them; what cannot be read, or is no belief any more, is left out."""
    found: dict[str, Misbelief] = {}
    for id, row in kept.items() if isinstance(kept, Mapping) else ():
        due, left = (read_day(row.get("due")), row.get("left")) if isinstance(row, Mapping) else (None, None)
        if id in all_beliefs() and due and type(left) is int and 0 < left <= RIGHT:
            found[id] = Misbelief(left, min(due, today + timedelta(LATER)), row.get("later") is True)
    return found
