"""Puzzles: positions with one clearly best line of play, and what others of its lines lose against it.

They are made by ``carcnb.workshop.puzzle_maker`` and lie in the folders of their systems, ``puzzles.toml``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from carcnb.analysis.layout import line_text
from carcnb.engine.actions import Action
from carcnb.engine.errors import InvalidAction
from carcnb.systems import System, read_each

Moves = tuple[Action, ...]

FILE = "puzzles.toml"
HARD = (900, 1060)
"""From these ratings on a puzzle is of difficulty 2, and of 3."""


class Other(NamedTuple):
    """A line that is not the best: by how many points it is behind (``loss``), the standard error of that, and it."""

    loss: float
    error: float
    moves: Moves

    def __str__(self) -> str:
        return f"{self.loss:.1f} ± {self.error:.1f}: {line_text(self.moves)}"

    @classmethod
    def parse(cls, text: str) -> Other:
        """The line that a text stands for; ``InvalidAction`` if it stands for none.

        >>> str(Other.parse("2.5 ± 0.3: place base-U 1,0 r1 + skip"))
        '2.5 ± 0.3: place base-U 1,0 r1 + skip'
        """
        found = re.fullmatch(r"(\d+\.\d) ± (\d+\.\d): (.+)", text)
        if found is None:
            like = "2.5 ± 0.3: place base-U 1,0 r1 + skip"
            raise InvalidAction(f"{text!r:.80} is no line that loses; write one like {like!r}")
        return cls(float(found[1]), float(found[2]), moves_of(found[3]))


class Puzzle(NamedTuple):
    """A position (in the notation of ``carcnb.position``), the best lines, which come to the same, and some others.

    Of the ``others`` the nearest comes first, and what players find who look one move ahead is among them.
    """

    name: str
    position: str
    best: tuple[Moves, ...]
    others: tuple[Other, ...]
    rating: int

    @property
    def difficulty(self) -> int:
        """From 1 to 3, by the rating."""
        return 1 + sum(self.rating >= from_ for from_ in HARD)

    @property
    def gap(self) -> float:
        """How many points the next best line is behind."""
        return self.others[0].loss


def moves_of(text: str) -> Moves:
    """A line of play from its notation, "place base-U 1,0 r1 + skip"."""
    return tuple(Action.parse(part.strip()) for part in text.split(" + "))


@cache
def bundled_puzzles() -> dict[str, tuple[Puzzle, ...]]:
    """The puzzles that come with carcnb, by system; those of the base game first."""
    found = read_each(_of_system)
    return {name: puzzles for name, puzzles in found.items() if puzzles}


def _of_system(system: System) -> tuple[Puzzle, ...]:
    return tuple(
        Puzzle(
            f"{system.name}/{row['number']}",
            row["position"],
            tuple(map(moves_of, row["best"])),
            tuple(map(Other.parse, row["others"])),
            row["rating"],
        )
        for row in tomllib.loads(system.read(FILE)).get("puzzle", ())
    )


@cache
def withdrawn_puzzles() -> frozenset[str]:
    """The names of puzzles that came with carcnb once and whose best line a longer search did not confirm."""
    told = read_each(lambda system: tomllib.loads(system.read(FILE)).get("gone", ()))
    return frozenset(f"{name}/{number}" for name, numbers in told.items() for number in numbers)


def as_toml(puzzles: Iterable[Puzzle], command: str, gone: Iterable[int] = ()) -> str:
    """The text of a system's file: the command that made it, the numbers that are used no more, then every puzzle."""
    parts = [f"# Made by {command}\n"]
    if numbers := sorted(gone):
        parts.append(f"gone = {numbers} # a longer search did not confirm them\n")
    for one in puzzles:
        best = _rows(line_text(moves) for moves in one.best)
        others = _rows(map(str, one.others))
        parts.append(
            f"[[puzzle]]\nnumber = {number_of(one.name)}\nrating = {one.rating}\nbest = {best}\nothers = {others}\n"
            f'position = """\n{one.position.strip()}\n"""\n'
        )
    return "\n".join(parts)


def number_of(name: str) -> int:
    """The number in a puzzle's name: as long as carcnb has known it, and never another's."""
    return int(name.rpartition("/")[2])


def _rows(texts: Iterable[str]) -> str:
    rows: Sequence[str] = [f'"{text}"' for text in texts]
    return f"[{rows[0]}]" if len(rows) == 1 else "[\n" + "".join(f"  {row},\n" for row in rows) + "]"
