"""What makes fresh exercises: a position, a question that fits it, the places it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from carcnb.engine.setup import Setup
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.sketch import Sketch

T = TypeVar("T")

TILES = {1: 7, 2: 11, 3: 16}
"""Tiles of a position by difficulty."""

LAND = ("city", "road", "field", "monastery")
BUILT = ("city", "road", "monastery")
"""The kinds of features that can be complete."""


class ExerciseDraft(NamedTuple):
    """The parts of an exercise."""

    ask: str
    setup: Setup
    marks: Sequence[str] = ()
    moves: Sequence[str] = ()
    light: Sequence[str] = ()


Maker = Callable[[Dice, int], ExerciseDraft | None]
"""Makes a draft of a difficulty (1 to 3), or None if the dice have fallen badly."""


def sketch(dice: Dice, level: int, *likes: str, seats: int = 2, more: int = 0) -> Sketch:
    """A landscape of the size of a difficulty."""
    return Sketch(dice, TILES[level] + more + dice.between(-1, 1), seats, likes)


def seek(make: Callable[[], T | None], tries: int = 60) -> T | None:
    """What some throw of the dice makes: so what was decided before is as frequent in exercises that are rare."""
    return next((made for _ in range(tries) if (made := make()) is not None), None)


def just_laid(ask: str, land: Sketch, marks: Sequence[str]) -> ExerciseDraft | None:
    """A question about the turn whose tile lies already; None if nothing is left to do: the board would tell all."""
    if not land.playable():
        return None
    return ExerciseDraft(ask, land.setup(land.laid[-1][0], without_last=True), marks, [land.last_move()])


def by_size(land: Sketch, features: Sequence[tuple[int, ...]], low: int, high: int) -> list[tuple[int, ...]]:
    """The features that lie on so many tiles."""
    return [segments for segments in features if low <= land.tiles(segments) <= high]


def fresh(land: Sketch, segments: tuple[int, ...]) -> bool:
    """Whether a feature can have figures on it: it is unfinished, or the last tile has just completed it."""
    last = land.laid[-1][1]
    return not land.complete(segments) or any(land.state.home[at] == last for at in segments)


def easy_lights(level: int, mark: str) -> tuple[str, ...]:
    """The easiest exercises show how far the feature goes."""
    return (mark,) if level == 1 else ()


def about_one(ask: str, dice: Dice, land: Sketch, segments: tuple[int, ...], level: int) -> ExerciseDraft:
    """A question about one feature on which somebody stands, marked in one of its places."""
    land.stand(dice.one(land.seats), segments)
    mark = land.place(dice.one(segments))
    return ExerciseDraft(ask, land.setup(), [mark], light=easy_lights(level, mark))


Makers = Mapping[str, Mapping[int, tuple[Maker, ...]]]
"""Makers by topic and difficulty."""


def reading(place: str) -> tuple[int, int]:
    """The order in which places are read: row by row."""
    x, y = place.split()[0].split(",")
    return int(y), int(x)
