"""What turns bring and expansions' own things are worth: least squares of what was missing of the points at the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from carcnb.analysis.weights import NOTHING, Weights
from carcnb.engine.table import Table

FOLDS, BETTER = 5, 0.02
"""So many parts of the games are left out in turn; by such a share they have to be told better."""
KNOWN = 2.0
"""To so many points of a seat what turns bring was known before, by 30 games of a set."""
UNKNOWN = 50.0
"""The same where nothing was known before: any games say more."""


class Missing(NamedTuple):
    """At one tile and for one seat, how many points were missing of those at the end, but for what is measured here.

    ``kinds`` is what would be expected of the turns to come if each brought one point, by the set of their tiles, and
    all of it again by the name of an expansion that has none; ``own`` what would be expected if one of an expansion's
    own things were worth one point, by its name, and ``brought`` what it has brought since, beside what stood.
    ``told`` is what was told of all turns, and of these things.
    """

    kinds: dict[str, float]
    told: float
    points: float
    own: Mapping[str, float] = NOTHING
    brought: Mapping[str, float] = NOTHING


def fit_turns(missing: Sequence[Missing]) -> tuple[float, dict[str, float]]:
    """What a turn of the base game brings, and the others as many times that: least squares of all that was missing."""
    kinds = ["base", *sorted({kind for one in missing for kind in one.kinds} - {"base"})]
    rows = np.array([[one.kinds.get(kind, 0.0) for kind in kinds] for one in missing])
    found, *_ = np.linalg.lstsq(rows, np.array([one.points for one in missing]))
    base, *others = map(float, found)
    return round(base, 3), {kind: round(value / base, 2) for kind, value in zip(kinds[1:], others, strict=True)}


class OwnWorth(NamedTuple):
    """What an expansion's own thing is worth, with the standard error, and how much better other games are told so.

    ``better`` is the share by which the root of the mean square of what is off becomes smaller in games left out.
    """

    worth: float
    error: float
    better: float


def fit_own(
    games: Sequence[tuple[str, Sequence[Missing]]], alike: Iterable[Iterable[str]], told: Mapping[str, float]
) -> dict[str, OwnWorth]:
    """What each of expansions' own things is worth, by its name, those ``alike`` as much; ``told`` is what they were.

    ``games`` are told by the name of their set and what was missing.  It is the least squares of what the thing has
    brought since, apart from the luck of all else, and beside what it brings to everybody in a turn of such a game.
    """
    found: dict[str, OwnWorth] = {}
    for names in alike:
        of = [
            (name, group, missing) for group, missing in games for name in names if missing and name in missing[0].own
        ]
        beside = sorted({(name, group) for name, group, _ in of})
        tables = []
        for name, group, missing in of:
            turns = [sum(one.kinds.values()) for one in missing]
            there = np.outer(turns, [(name, group) == other for other in beside])
            own = [(one.own[name], one.brought[name]) for one in missing]
            tables.append(np.column_stack([there, own]))
        if not tables:
            continue
        weights, inverse = _least(tables)
        # what is off in one game hangs together
        off = [inverse[-1] @ table[:, :-1].T @ (table[:, -1] - table[:, :-1] @ weights) for table in tables]
        was = sum(told[name] for name in names) / len([*names])
        before, after = (_left_out(tables, worth) for worth in (was, None))
        one = OwnWorth(
            float(weights[-1]), float(np.sqrt(np.sum(np.square(off)))), 1 - after / before if before else 0.0
        )
        found |= dict.fromkeys((name for name, _ in beside), one)
    return found


def worth_told(table: Table, weights: Weights) -> dict[str, float]:
    """What is told now of every thing whose worth can be measured."""
    found = {name: 0.0 for one in table.expansions for name in one.brings}
    found |= {name: weights.token for name in found if name in table.tokens}
    found |= {name: weights.helper for name in found if name in table.figures}
    return {name: weights.own.get(name, worth) for name, worth in found.items()}


def _least(tables: Sequence[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """The least squares of the last column by the others, and the inverse of their squares."""
    rows = np.vstack(tables)
    weights, *_ = np.linalg.lstsq(rows[:, :-1], rows[:, -1])
    return weights, np.linalg.pinv(rows[:, :-1].T @ rows[:, :-1])


def _left_out(tables: Sequence[np.ndarray], worth: float | None) -> float:
    """How far games are off that were left out in turn, a fifth each: with this worth, or the least squares' (None)."""
    if worth is not None:
        tables = [np.column_stack([table[:, :-2], table[:, -1] - worth * table[:, -2]]) for table in tables]
    off = []
    for part in range(min(FOLDS, len(tables))):
        weights, _ = _least([table for n, table in enumerate(tables) if n % FOLDS != part] or tables)
        off += [table[:, -1] - table[:, :-1] @ weights for n, table in enumerate(tables) if n % FOLDS == part]
    return float(np.sqrt(np.mean(np.square(np.concatenate(off)))))


def fit_sets(
    turn: float,
    told: Mapping[str, float],
    games: Sequence[tuple[str, Sequence[Missing]]],
    thought: Mapping[str, float],
) -> dict[str, tuple[float, float]]:
    """What turns bring with each set's tiles, as many times as in the base game, with the standard error.

    ``turn`` is what one brings there, and ``told`` what own things are worth.  ``games`` are told by the name of their
    set and what was missing.  Each counts as many times less as the points are
    off in games of that name, and all moments of a game count as one.  What was ``thought`` before (else 1) is one
    measurement more, which told the points of a seat to ``KNOWN``: few games do not say more than they can.  Of what
    nobody has thought of before they alone say it.
    """
    there = {kind for _, missing in games for one in missing for kind in one.kinds} - {"base"}
    known = [KNOWN if kind in thought else UNKNOWN for kind in sorted(there)]
    thought = {kind: thought.get(kind, 1.0) for kind in sorted(there)}
    parts: dict[str, list[np.ndarray]] = {}
    for name, missing in games if thought else ():
        rows = []
        for one in missing:
            left = one.points - sum(told[thing] * amount for thing, amount in one.own.items())
            turns = [turn * one.kinds.get(kind, 0.0) for kind in ("base", *thought)]
            rows.append([*turns[1:], left - turns[0], one.points - one.told])
        parts.setdefault(name, []).append(np.array(rows))
    if not parts:
        return {}
    # what was thought before: in the shortest of the games that have it, as many points as it brings there
    brings = [np.mean([table[:, :-2].mean(0) for table in tables], 0) for tables in parts.values()]
    least = np.min(np.where(np.array(brings) > 0, brings, np.inf), 0)
    every = [np.column_stack([np.diag(least), least * [*thought.values()]]) / np.array([known]).T]
    for tables in parts.values():
        # two seats of a game are off together: both count as one, too
        off = float(np.sqrt(np.mean([np.mean(table[:, -1]) ** 2 for table in tables])))
        every += [table[:, :-1] / (off * len(table) ** 0.5) for table in tables]
    rows_ = np.vstack(every)
    found, *_ = np.linalg.lstsq(rows_[:, :-1], rows_[:, -1])
    errors = np.sqrt(np.diag(np.linalg.inv(rows_[:, :-1].T @ rows_[:, :-1])))
    return {kind: (float(value), float(error)) for kind, value, error in zip(thought, found, errors, strict=True)}


def better(own: Mapping[str, OwnWorth]) -> dict[str, float]:
    """The worth of what surely has one, and tells other games better than what was told of it before."""
    return {name: round(one.worth, 2) for name, one in own.items() if one.worth > 2 * one.error and one.better > BETTER}


def bias(missing: Sequence[Missing]) -> tuple[float, float]:
    """By how many points too much was told on average, and the mean of how far it was off."""
    off = [one.told - one.points for one in missing]
    return sum(off) / len(off), sum(map(abs, off)) / len(off)
