"""A class of thirty takes a course such as ``diagnose base``, hands in, and what the collected table says is counted.

``python -m tests.classroom.simulated_diagnosis [PUPILS] [SEED] [SYSTEM]``.  Two pupils of three hold one belief,
whose answers come from ``tests.questions.believers``, written apart from the product; one answer in sixteen is
careless.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

import carcnb
from carcnb.classroom.class_rows import BeliefTable, ClassRows
from carcnb.classroom.courses import Course
from carcnb.classroom.courses.way import Way
from tests.questions.believers import HELD
from tests.training.simulated_check import believed


class Diagnosed(NamedTuple):
    """Who holds what, and of whom the table says so by several answers."""

    held: set[tuple[str, str]]
    said: set[tuple[str, str]]

    @property
    def right(self) -> float:
        """The share of what is said that is right."""
        return len(self.held & self.said) / max(len(self.said), 1)

    @property
    def found(self) -> float:
        """The share of the beliefs that are found."""
        return len(self.held & self.said) / max(len(self.held), 1)


def take(course: Course, name: str, belief: str, folder: Path, exercises: int = 20, seed: int = 1) -> Path:
    """A pupil answers so many exercises of a check, and keeps the file."""
    file, dice = folder / f"{name.lower().replace(' ', '_')}.json", Random(f"{name} {seed}")
    run = Way(course.plan, name, lambda: file).open(0)
    for _ in range(exercises):
        run.answer(believed(run.exercise, belief, dice))  # type: ignore[attr-defined]
        run.message("next")
    return file


def diagnose(folder: Path, pupils: int = 30, seed: int = 1, system: str = "base") -> tuple[Diagnosed, ClassRows]:
    """So many pupils take the check of a system; every third holds nothing."""
    course, held, own = carcnb.classroom.course(f"diagnose {system}"), set[tuple[str, str]](), HELD[system]
    for n in range(pupils):
        name = f"Pupil {n:02}"
        belief = own[(n - n // 3) % len(own)] if n % 3 else ""
        held |= {(name, belief)} if belief else set()
        take(course, name, belief, folder, seed=seed)
    rows = carcnb.classroom.collect(folder, course=course)
    table = BeliefTable(rows)
    return Diagnosed(held, {(pupil, id) for id in table.columns for pupil in table.sure(id)}), rows


def main(pupils: int = 30, seed: int = 1, system: str = "base") -> None:
    """Print what was found."""
    with TemporaryDirectory() as folder:
        found, _ = diagnose(Path(folder), pupils, seed, system)
    print(f"{len(found.held)} of {pupils} hold a belief; said {len(found.said)}, right {found.right:.2f}, "
          f"found {found.found:.2f}")  # fmt: skip
    print("missed:", ", ".join(sorted(id for _, id in found.held - found.said)) or "none")
    print("wrong:", ", ".join(sorted(f"{id} of {name}" for name, id in found.said - found.held)) or "none")


if __name__ == "__main__":
    pupils, seed, system = (*sys.argv[1:], *("30", "1", "base")[len(sys.argv) - 1 :])
    main(int(pupils), int(seed), system)
