"""What a learner knows of each rule, and when it is worth another look: boxes with growing gaps (spaced repetition).

A rule that is answered rightly when it is due goes one box up, a wrong answer puts it back into the first one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta
from typing import Any, NamedTuple
from zlib import crc32

from carcnb.keeping import KEPT, Keeping
from carcnb.progress import file, keep_part, keeping, kept_part
from carcnb.training.rating import Skill

GAPS = (0, 0, 1, 3, 7, 16, 40)
"""After so many days a rule in each box is due again; in the first two it is the same day."""
AGAIN = (3, 7, 16)
"""After so many days a move of one's own game that was missed comes again, and again if it was found."""
MOST = 30
"""So many of them are kept, the last ones."""
KNOWN = 2
"""From this box on a rule counts as known."""
DAILY = 10
"""So many exercises are a day's practice."""
PART, OWN = "practice", "own"


class Recall(NamedTuple):
    """How well a rule is known: its ``box``, the day when it is ``due``, how many of all answers were ``right``."""

    box: int
    due: date
    right: int
    asked: int

    @property
    def known(self) -> bool:
        """Whether it counts as known."""
        return self.box >= KNOWN


class Missed(NamedTuple):
    """A move of a game of one's own for which nothing better was found: the ``position``, and what was ``played``.

    It comes again on the ``due`` day; ``found`` is how often in a row it was found since.
    """

    position: str
    played: str
    due: date
    found: int = 0

    @property
    def id(self) -> str:
        """The id of its exercise."""
        return f"{OWN}-{crc32(repr((self.position, self.played)).encode()):08x}"


class PracticeMemory:
    """What is known of the rules, how many exercises were done on the last ``day``, and for how many days in a row.

    ``best`` is the longest climb, ``skill`` how well puzzles are solved, ``missed`` moves of one's own games.
    """

    def __init__(self, kept: Mapping[str, Any] | None = None, today: date | None = None) -> None:
        """``kept`` is as ``as_json`` made it; what a hand has made of it that cannot be read is left out.

        Nor does a clock count that was once wrong: no day is after ``today``, no rule is due later than its box says.
        """
        self._filed = False
        self._read(kept or {}, today or date.today())

    def _read(self, kept: Mapping[str, Any], today: date) -> None:
        self.today = today
        rules = kept.get("rules")
        told = rules.items() if isinstance(rules, Mapping) else ()
        self.rules: dict[str, Recall] = {rule: made for rule, row in told if (made := _recall(row, today))}
        self.day = min(_day(kept.get("day")) or date.min, today)
        self._done, self._streak, self.best = (_count(kept.get(key)) for key in ("done", "streak", "best"))
        self.skill = Skill.read(kept.get("puzzles"))
        rows = kept.get("missed")
        self.missed = [*filter(None, map(_missed, rows))] if isinstance(rows, list) else []

    @classmethod
    def of_learner(cls) -> PracticeMemory:
        """What the learner's file holds."""
        made = cls(kept_part(PART))
        made._filed = file() is not None
        return made

    def renew(self) -> None:
        """Take up the learner's file as another board or program may have left it since."""
        if self._filed:
            self._read(kept_part(PART), date.today())

    def keep(self, note: Callable[[PracticeMemory], None]) -> None:
        """Take note of something, in the learner's file too."""
        self.renew()
        note(self)
        today = self.today

        def noted(kept: dict[str, Any]) -> dict[str, Any]:
            made = PracticeMemory(kept, today)
            note(made)
            return kept | made.as_json()

        if self._filed:
            keep_part(PART, noted)

    @property
    def keeping(self) -> Keeping:
        """Whether what is noted is kept."""
        return keeping() if self._filed else KEPT

    def as_json(self) -> dict[str, Any]:
        """It as plain data, rules in the order of their names."""
        return {
            "day": self.day.isoformat(),
            "done": self._done,
            "streak": self._streak,
            "best": self.best,
            "puzzles": self.skill.as_json(),
            "missed": [row._asdict() | {"due": row.due.isoformat()} for row in self.missed],
            "rules": {rule: row._asdict() | {"due": row.due.isoformat()} for rule, row in sorted(self.rules.items())},
        }

    # ---- what was done

    @property
    def done_today(self) -> int:
        """How many exercises were answered today."""
        return self._done if self.day == self.today else 0

    @property
    def streak(self) -> int:
        """For how many days in a row something was practised, today or up to yesterday."""
        return self._streak if self.today - self.day <= timedelta(1) else 0

    @property
    def ever_done(self) -> int:
        """How many exercises and puzzles were ever answered."""
        return self.skill.asked + sum(row.asked for row in self.rules.values())

    def note(self, rule: str, right: bool) -> None:
        """Take note of a first answer to an exercise that a rule decides."""
        before = self.rules.get(rule, Recall(0, self.today, 0, 0))
        due = before.due <= self.today
        box = 0 if not right else min(before.box + 1, len(GAPS) - 1) if due else before.box
        when = before.due if right and not due else self.today + timedelta(GAPS[box])
        self.rules[rule] = Recall(box, when, before.right + right, before.asked + 1)
        self._one_more()

    def note_puzzle(self, id: str, rating: int, right: bool) -> None:
        """Take note of a first answer to a puzzle."""
        self.skill = self.skill.after(id, rating, right)
        self._one_more()

    def note_missed(self, position: str, played: str) -> None:
        """Take note of a move of a game of one's own that was not found better: it comes again in some days."""
        made = Missed(position, played, self.today + timedelta(AGAIN[0]))
        self.missed = [*(row for row in self.missed if row.id != made.id), made][-MOST:]

    def note_again(self, id: str, right: bool) -> None:
        """Take note that such a move was asked again; found three times in a row it comes no more."""
        made: list[Missed] = []
        for row in self.missed:
            if row.id != id:
                made.append(row)
            elif not right or row.found + 1 < len(AGAIN):
                found = row.found + 1 if right else 0
                made.append(row._replace(found=found, due=self.today + timedelta(AGAIN[found])))
        self.missed = made
        self._one_more()

    def due_missed(self) -> list[Missed]:
        """The moves of games of one's own that are due, what has waited longest first."""
        return sorted((row for row in self.missed if row.due <= self.today), key=lambda row: row.due)

    def _one_more(self) -> None:
        """One more was done today."""
        self._streak, self._done = self.streak + (self.day != self.today), self.done_today + 1
        self.day = self.today

    # ---- what comes next

    def is_known(self, rule: str) -> bool:
        """Whether a rule counts as known."""
        return rule in self.rules and self.rules[rule].known

    def due(self, rules: Iterable[str]) -> list[str]:
        """Those of some rules that were met before and are worth another look today, the weakest first."""
        found = [rule for rule in rules if rule in self.rules and self.rules[rule].due <= self.today]
        return sorted(found, key=lambda rule: (self.rules[rule].box, self.rules[rule].due))

    def tomorrow(self) -> int:
        """How many rules are worth another look by tomorrow."""
        return sum(row.due <= self.today + timedelta(1) for row in self.rules.values())

    def new(self, rules: Iterable[str]) -> list[str]:
        """Those of some rules that were never asked about, in their order."""
        return [rule for rule in rules if rule not in self.rules]


def _recall(row: Any, today: date) -> Recall | None:
    if not isinstance(row, Mapping):
        return None
    due, numbers = _day(row.get("due")), [row.get(key) for key in ("box", "right", "asked")]
    if due is None or not all(type(number) is int and number >= 0 for number in numbers):
        return None
    box, right, asked = map(_count, numbers)
    box = min(box, len(GAPS) - 1)
    return Recall(box, min(due, today + timedelta(GAPS[box])), min(right, asked), asked)


def _missed(row: Any) -> Missed | None:
    if not isinstance(row, Mapping):
        return None
    position, played, due = row.get("position"), row.get("played"), _day(row.get("due"))
    if not (isinstance(position, str) and isinstance(played, str) and due):
        return None
    return Missed(position, played, due, min(_count(row.get("found")), len(AGAIN) - 1))


def _day(text: Any) -> date | None:
    try:
        return date.fromisoformat(text)
    except (TypeError, ValueError):
        return None


def _count(number: Any) -> int:
    return number if type(number) is int and number >= 0 else 0
