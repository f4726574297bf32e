"""Puzzles as exercises: where would you place it?  They are drawn from those that come with carcnb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Container, Iterable, Sequence
from datetime import date
from functools import cache
from pathlib import Path

from carcnb.analysis.layout import line_text
from carcnb.analysis.puzzles import Puzzle, bundled_puzzles, number_of, withdrawn_puzzles
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows
from carcnb.engine.setup import Setup
from carcnb.errors import nearest
from carcnb.quizzes import ExerciseError, Exercises, check_seed
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.mistakes import costliest
from carcnb.quizzes.model import Exercise, LiveExercise
from carcnb.records.notation import parse
from carcnb.systems import match_word

PUZZLES = "puzzles"
"""The topic of puzzles."""
MOST = 5
"""So many are drawn where nobody says how many."""
GONE = "a longer search did not confirm it; "
NEAR = 3
"""Of so many that are about as hard as is wanted one is drawn."""


def puzzle(
    name: str | None = None,
    *,
    expansions: Iterable[str] = (),
    seed: int | None = None,
    difficulty: int | None = None,
) -> LiveExercise:
    """One puzzle: the one of that ``name`` (``"base/4"``), or one that is drawn as ``puzzles`` draws them.

    Either a name or what to draw from is told.  ``ExerciseError`` if there is none.

    >>> one = puzzle("base/1")
    >>> one.check(one.solve()[0]).correct
    True
    """
    if name is None:
        return puzzles(expansions, seed, 1, difficulty)[0]
    if expansions != () or seed is not None or difficulty is not None:
        raise ExerciseError("expansions, seed and difficulty draw a puzzle; one that is named takes none of them")
    system, _, number = name.partition("/") if isinstance(name, str) else ("", "", "")
    there = {one.name: one for one in bundled_puzzles().get(match_word(system, bundled_puzzles()), ())}
    found = there.get(f"{match_word(system, bundled_puzzles())}/{number}")
    if found is None:
        every = ([one.name for one in of] for of in bundled_puzzles().values())  # by how hard they are
        known = ", ".join(f"{min(names, key=number_of)} to {max(names, key=number_of)}" for names in every)
        lost = f"{match_word(system, bundled_puzzles())}/{number}" in withdrawn_puzzles()
        why = "there is no longer a puzzle" if lost else "there is no puzzle"
        raise ExerciseError(f"{why} {name!r:.60}; {GONE if lost else ''}there are {known}")
    return exercise_of(found)


def puzzle_of(day: date) -> LiveExercise:
    """The puzzle of a day, the same for everybody: those of the base game in turn, in each round in another order."""
    there = bundled_puzzles()["base"]
    done, at = divmod(day.toordinal(), len(there))
    return exercise_of(Dice(done, "puzzle of the day").some(there, len(there))[at])


def puzzles(
    expansions: Iterable[str] = (),
    seed: int | None = None,
    n: int | None = None,
    difficulty: int | None = None,
    *,
    from_game: Game | Shows | str | Path | None = None,
) -> Exercises:
    """``n`` puzzles of the base game, or of these ``expansions``, the easy ones first; five, or all if they are fewer.

    Each shows a position and a tile in hand, and asks for the best move; it was found and checked by searching, so that
    one move is clearly best.  ``difficulty`` is 1 to 3, None for all; every one has a ``rating``.  They are a list that
    shows itself as a quiz.  The same seed draws the same puzzles.  ``ExerciseError`` says how many there are.

    ``from_game`` asks instead what would have been better than the moves that cost most in a game that is over, the
    costliest first: a game, a board, or a record as ``review`` opens it.

    >>> len(carcnb.puzzles("base", n=3, seed=5))
    3
    """
    if from_game is not None:
        if expansions != () or seed is not None or difficulty is not None:
            raise ExerciseError("expansions, seed and difficulty draw a puzzle; those of a game take none of them")
        return Exercises(costliest(from_game, MOST if n is None else n))
    if not isinstance(expansions, Iterable):
        raise ExerciseError(f"expansions is the name of one, or a list of names, not {expansions!r:.60}")
    names = [expansions] if isinstance(expansions, str) else list(expansions)
    wanted = [match_word(str(name), bundled_puzzles()) or str(name) for name in names] or ["base"]
    for name in wanted:
        if name not in bundled_puzzles():
            raise ExerciseError(f"there are no puzzles of {name!r:.60}; {nearest(name, bundled_puzzles())}")
    if difficulty is not None and (isinstance(difficulty, bool) or difficulty not in (1, 2, 3)):
        raise ExerciseError(f"difficulty is 1, 2, 3, or None for all, not {difficulty!r:.60}")
    there = [
        one for name in dict.fromkeys(wanted) for one in bundled_puzzles()[name] if difficulty in (None, one.difficulty)
    ]
    n = min(MOST, len(there)) if n is None and there else n
    once = len(there) + sum(
        name.partition("/")[0] in wanted for name in withdrawn_puzzles()
    )  # so many a course may have asked for
    if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= once or not there:
        raise ExerciseError(f"n is how many puzzles to draw; there are {len(there)} like this, not {n!r:.60}")
    seed = check_seed(seed)
    drawn = Dice(seed, f"{PUZZLES} {difficulty}").some(there, min(n, len(there)))
    return Exercises(exercise_of(one, seed) for one in sorted(drawn, key=lambda one: one.rating))


def puzzle_near(rating: float, systems: Collection[str], seen: Sequence[str], dice: Dice) -> Exercise | None:
    """A puzzle about as hard as a rating, of some systems, as an exercise; None if they have none.

    One that was not ``seen`` comes first; of those that were, one of the half that was seen longest ago.
    """
    there = [one for system in systems for one in bundled_puzzles().get(system, ())]
    fresh = [one for one in there if _id(one) not in seen]
    if not fresh:
        fresh = sorted(there, key=lambda one: seen.index(_id(one)))[: len(there) // 2 + 1]
    near = sorted(fresh, key=lambda one: (abs(one.rating - rating), one.name))[:NEAR]
    return exercise_of(dice.one(near)) if near else None


def is_shipped(exercise: Exercise) -> bool:
    """Whether an exercise is a puzzle that comes with carcnb."""
    return exercise.topic == PUZZLES and exercise.id in _systems()


def others(given: Iterable[Exercise], seen: Container[str] = ()) -> list[Puzzle]:
    """As many other puzzles of the same systems, the easy ones first; fewer where no more are left.

    Those whose exercises have an id that was ``seen`` are none of them.
    """
    dice, found = Dice(check_seed(None), PUZZLES), list[Puzzle]()
    for system, n in Counter(_systems()[one.id] for one in given).items():
        found += dice.some([one for one in bundled_puzzles()[system] if _id(one) not in seen], n)
    return sorted(found, key=lambda one: one.rating)


def alike(of: Exercise, seen: Container[str] = ()) -> Exercise | None:
    """The puzzle of the same system and difficulty that is nearest in rating; None if no other is left.

    Those whose exercises have an id that was ``seen`` are none of them.
    """
    there = [
        one for one in bundled_puzzles()[_systems()[of.id]] if one.difficulty == of.difficulty and _id(one) not in seen
    ]
    near = min(there, key=lambda one: (abs(one.rating - of.rating), one.name), default=None)
    return near and exercise_of(near, of.seed)


@cache
def _systems() -> dict[str, str]:
    """The system of every puzzle, by the id of its exercise."""
    return {_id(one): system for system, of in bundled_puzzles().items() for one in of}


def _id(one: Puzzle) -> str:
    return f"puzzle-{one.name.replace('/', '-')}"


def exercise_of(one: Puzzle, seed: int | None = None) -> LiveExercise:
    """A puzzle as an exercise."""
    setup: Setup = parse(one.position)
    lines = " | ".join([*map(line_text, one.best), *map(str, one.others)])
    made = Exercise(f"best {lines}", setup, topic=PUZZLES, difficulty=one.difficulty, rating=one.rating, seed=seed,
                    id=_id(one))  # fmt: skip
    return LiveExercise(made)
