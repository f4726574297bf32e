"""What every error of carcnb is, and the two ways in which one is raised in the place of another."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

DEEP = 3
"""So many lines of the caller's are told of."""
_OURS = Path(__file__).parent


class CarcnbError(ValueError):
    """Any error this project raises for bad input; the game it was raised from is as it was before.

    >>> try:
    ...     carcnb.Game(players=9)
    ... except carcnb.CarcnbError as error:
    ...     print(type(error).__name__)
    SetupError
    """

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of it: the lines of whoever called, none of ours, and what was wrong."""
        frames = traceback.extract_tb(self.__traceback__)
        theirs = [frame for frame in frames if frame.line and _is_callers(Path(frame.filename))]
        told = [f"{frame.name}, line {frame.lineno}: {frame.line}" for frame in theirs[-DEEP:]]
        return [*(line.removeprefix("<module>, ") for line in told), "", f"{type(self).__name__}: {self}"]


def _is_callers(file: Path) -> bool:
    """Whether lines of a file are the caller's, neither ours nor those that run a notebook's cells."""
    return _OURS not in file.parents and "IPython" not in file.parts


def near_names(word: object, known: Iterable[str], most: int = 1, least: float = 0.6) -> list[str]:
    """The known names that a word was probably meant to be: those that it begins, else those spelt like it.

    ``least`` is how like, of 1.

    >>> near_names("inn", ["base", "inns_and_cathedrals"])
    ['inns_and_cathedrals']
    >>> near_names("feilds", ["points", "fields"])
    ['fields']
    """
    wanted, names = str(word).strip().lower(), {name.lower(): name for name in known}
    if wanted in names:
        return [names[wanted]]
    begun = [low for low in names if len(wanted) > 1 and low.startswith(wanted)]
    spelt = {low.partition("_")[0]: low for low in reversed(names)} | {low: low for low in names}
    near = begun or [spelt[like] for like in get_close_matches(wanted, spelt, most, least)]
    return [names[low] for low in dict.fromkeys(near)][:most]


def nearest(word: object, known: Iterable[str]) -> str:
    """What a word that is not known was probably meant to be, else all that is known, as the end of a sentence."""
    names = [*known]
    near = near_names(word, names)
    return f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names) or 'none'}"


@contextmanager
def raise_as(
    kind: Callable[..., Exception], *more: Any, of: type[Exception] | tuple[type[Exception], ...]
) -> Iterator[None]:
    """What is raised in here ``of`` these kinds is raised as another ``kind``, with the same text and this ``more``."""
    try:
        yield
    except of as error:
        raise kind(str(error), *more) from error


def require(value: object, kind: type[T]) -> T:
    """The value, which the rules say is of this kind; ``TypeError`` says what it is instead."""
    if not isinstance(value, kind):
        raise TypeError(f"{kind.__name__} expected, not {value!r:.80}")
    return value
