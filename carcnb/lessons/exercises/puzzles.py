"""Puzzles as exercises: where would you place it?  They are drawn from those that come with carcnb."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from carcnb.analysis.layout import written
from carcnb.analysis.puzzles import Puzzle, shipped
from carcnb.engine.setup import Setup
from carcnb.lessons.exercises import ExerciseError, Exercises
from carcnb.lessons.exercises.dice import Dice
from carcnb.lessons.exercises.model import Exercise
from carcnb.records.notation import parse
from carcnb.systems import meant

PUZZLES = "puzzles"
"""The topic of puzzles."""
MOST = 5
"""So many are drawn where nobody says how many."""


def puzzle(
    name: str | None = None,
    *,
    expansions: Iterable[str] = (),
    seed: int | None = None,
    difficulty: int | None = None,
) -> Exercise:
    """One puzzle: the one of that ``name`` (``"base/3"``), or one that is drawn as ``puzzles`` draws them.

    ``ExerciseError`` if there is none.

    >>> one = puzzle("base/1")
    >>> one.check(one.solve()[0]).correct
    True
    """
    if name is None:
        return puzzles(expansions, seed, 1, difficulty)[0]
    system, _, number = name.partition("/") if isinstance(name, str) else ("", "", "")
    there = {one.name: one for one in shipped().get(meant(system, shipped()), ())}
    found = there.get(f"{meant(system, shipped())}/{number}")
    if found is None:
        known = ", ".join(f"{of}/1 to {of}/{len(all_)}" for of, all_ in shipped().items())
        raise ExerciseError(f"there is no puzzle {name!r:.60}; there are {known}")
    return _exercise(found, seed)


def puzzles(
    expansions: Iterable[str] = (), seed: int | None = None, n: int | None = None, difficulty: int | None = None
) -> Exercises:
    """``n`` puzzles of the base game, or of these ``expansions``, the easy ones first; five, or all if they are fewer.

    Each shows a position and a tile in hand, and asks for the best move; it was found and checked by searching, so that
    one move is clearly best.  ``difficulty`` is 1 to 3, None for all; every one has a ``rating``.  They are a list that
    shows itself as a quiz.  The same seed draws the same puzzles.  ``ExerciseError`` says how many there are.
    """
    names = [expansions] if isinstance(expansions, str) else list(expansions)
    wanted = [meant(name, shipped()) or name for name in names] or ["base"]
    for name in wanted:
        if name not in shipped():
            raise ExerciseError(f"there are no puzzles of {name!r:.60}; there are some of {', '.join(shipped())}")
    if difficulty is not None and (isinstance(difficulty, bool) or difficulty not in (1, 2, 3)):
        raise ExerciseError(f"difficulty is 1, 2, 3, or None for all, not {difficulty!r:.60}")
    there = [one for name in dict.fromkeys(wanted) for one in shipped()[name] if difficulty in (None, one.difficulty)]
    n = min(MOST, len(there)) if n is None and there else n
    if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= len(there):
        raise ExerciseError(f"n is how many puzzles to draw; there are {len(there)} like this, not {n!r:.60}")
    if seed is None:
        seed = secrets.randbits(32)
    if isinstance(seed, bool) or not isinstance(seed, int) or seed.bit_length() > 64:
        raise ExerciseError("seed is a whole number of at most 64 bits, or None")
    drawn = Dice(seed, f"{PUZZLES} {difficulty}").some(there, n)
    return Exercises(_exercise(one, seed) for one in sorted(drawn, key=lambda one: one.rating))


def _exercise(one: Puzzle, seed: int | None) -> Exercise:
    setup: Setup = parse(one.position)
    lines = " | ".join([*map(written, one.best), *map(str, one.others)])
    return Exercise(
        f"best {lines}",
        setup,
        topic=PUZZLES,
        difficulty=one.difficulty,
        rating=one.rating,
        seed=seed,
        id=f"puzzle-{one.name.replace('/', '-')}",
    )
