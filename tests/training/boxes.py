"""The boxes that scheduling was done by before: what a step is measured against. No part of the product."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

from carcnb.training.choosing import AT_ONCE

GAPS = (0, 0, 1, 3, 7, 16, 40)
KNOWN = 2


class Boxed(NamedTuple):
    """How well a rule is known: its box, and the day when it is due."""

    box: int
    due: date


class Boxes:
    """A rule that is answered rightly when it is due goes one box up, a wrong answer puts it back into the first."""

    def __init__(self, today: date) -> None:
        self.today = today
        self.rules: dict[str, Boxed] = {}

    def note(self, rule: str, right: bool) -> None:
        before = self.rules.get(rule, Boxed(0, self.today))
        due = before.due <= self.today
        box = 0 if not right else min(before.box + 1, len(GAPS) - 1) if due else before.box
        self.rules[rule] = Boxed(box, before.due if right and not due else self.today + timedelta(GAPS[box]))

    def is_known(self, rule: str) -> bool:
        return rule in self.rules and self.rules[rule].box >= KNOWN

    def due(self, rules: Iterable[str]) -> list[str]:
        found = [rule for rule in rules if rule in self.rules and self.rules[rule].due <= self.today]
        return sorted(found, key=lambda rule: (self.rules[rule].box, self.rules[rule].due))

    def new(self, rules: Iterable[str]) -> list[str]:
        return [rule for rule in rules if rule not in self.rules]

    def level(self, rule: str) -> int:
        box = self.rules[rule].box if rule in self.rules else 0
        return 1 if not box else 2 if box < 4 else 3

    @property
    def shaky(self) -> int:
        """As many as hold up new ones where five are met and not known yet, as it was then."""
        return AT_ONCE * (sum(not self.is_known(rule) for rule in self.rules) >= 5)
