"""What a walk found, grouped, and the kinds of states it saw; both can be handed on by a process."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple

from tests.walk.judges import JUDGES, accepted


class Look(NamedTuple):
    """How a page is looked at."""

    width: int = 1440
    height: int = 900
    theme: Literal["light", "dark", "contrast"] = "light"
    lang: str = "en"

    @property
    def touch(self) -> bool:
        """Whether it is a phone, with a finger for a pointer."""
        return self.width < 500

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.theme}-{self.lang}"


class Finding(NamedTuple):
    """What a judge found: ``what`` is the sort of thing, ``said`` its text, ``where`` how to come there again."""

    judge: str
    what: str
    said: str
    where: str


@dataclass
class Found:
    """All that was found; the first place of each sort stands for the others."""

    first: dict[tuple[str, str], Finding] = field(default_factory=dict)
    count: Counter[tuple[str, str]] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    axe: set[str] = field(default_factory=set)
    """Kinds of states that axe has seen."""
    states: int = 0
    presses: int = 0

    def add(self, finding: Finding) -> None:
        """Note a finding, unless it is accepted."""
        if accepted(finding.judge, finding.what):
            return
        key = finding.judge, re.sub(r"\d+", "#", finding.what)
        self.first.setdefault(key, finding)
        self.count[key] += 1

    @property
    def ends(self) -> bool:
        """Whether anything was found."""
        return bool(self.first)

    def join(self, other: Found) -> None:
        """Take in what another part of the walk found."""
        for key, finding in other.first.items():
            self.first.setdefault(key, finding)
        self.count += other.count
        self.kinds += other.kinds
        self.states += other.states
        self.presses += other.presses

    def lines(self) -> list[str]:
        """The findings as they are told, judge by judge, what came most often first."""
        order = {name: n for n, name in enumerate(JUDGES)}
        rows = sorted(self.count, key=lambda key: (order[key[0]], -self.count[key]))
        told = []
        for n, key in enumerate(rows):
            one = self.first[key]
            if not n or rows[n - 1][0] != key[0]:
                told.append(f"\n{key[0]}: {JUDGES[key[0]]}")
            told.append(f"  {self.count[key]:4d} x {one.what}\n         {one.said}\n         first at {one.where}")
        return told

    def write(self, path: Path) -> None:
        """Keep it as a file, for the process that joins all."""
        rows = [[*self.first[key], self.count[key]] for key in self.first]
        told = {"found": rows, "kinds": self.kinds, "states": self.states, "presses": self.presses}
        path.write_text(json.dumps(told), encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Found:
        """What was kept."""
        told = json.loads(path.read_text(encoding="utf-8"))
        made = cls(kinds=Counter(told["kinds"]), states=told["states"], presses=told["presses"])
        for *finding, count in told["found"]:
            made.add(Finding(*finding))
            key = next(reversed(made.first))
            made.count[key] = count
        return made
