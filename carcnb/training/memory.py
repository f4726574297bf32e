"""What a learner knows of each rule, and when it is worth another look (spaced repetition, see ``recall.py``)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import date, timedelta
from typing import Any, NamedTuple
from zlib import crc32

from carcnb.keeping import KEPT, Keeping
from carcnb.progress import HEARD, file, keep_part, keeping, kept_part
from carcnb.training.misbeliefs import after_answer, as_json, due_beliefs, read_misbeliefs
from carcnb.training.rating import Skill
from carcnb.training.recall import FASTEST, SLOWEST, Recall, pace_after, read_day, read_recall, recall_after

AGAIN = (3, 7, 16)
"""After so many days a move of one's own game that was missed comes again, and again if it was found."""
MOST = 30
"""So many of them are kept, the last ones."""
DAILY = 10
"""So many exercises are a day's practice."""
PART, OWN = "practice", "own"
ANSWER = ("day", "rule", "right")
"""What an answer that was given elsewhere is kept as."""


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

    ``pace`` says how long memories last; ``best`` is the longest climb, ``skill`` how well puzzles are solved,
    ``missed`` moves of one's own games, ``held`` beliefs that have shown.
    """

    def __init__(
        self,
        kept: Mapping[str, Any] | None = None,
        today: date | None = None,
        answers: Mapping[str, Any] | None = None,
    ) -> None:
        """``kept`` is as ``as_json`` made it; what a hand has made of it that cannot be read is left out.

        Nor does a clock count that was once wrong: no day is after ``today``.  ``answers`` are those that lessons,
        quizzes and checks have kept (``carcnb.progress.note_answer``): what is new of them is remembered, too.
        """
        self._filed = False
        self._read(kept or {}, today or date.today(), answers or {})

    def _read(self, kept: Mapping[str, Any], today: date, answers: Mapping[str, Any]) -> None:
        self.today = today
        rules = kept.get("rules")
        told = rules.items() if isinstance(rules, Mapping) else ()
        self.rules: dict[str, Recall] = {rule: made for rule, row in told if (made := read_recall(row, today))}
        self.day = min(read_day(kept.get("day")) or date.min, today)
        self._done, self._streak, self.best = (_count(kept.get(key)) for key in ("done", "streak", "best"))
        self.skill = Skill.read(kept.get("puzzles"))
        pace = kept.get("pace")
        self.pace = min(max(pace, SLOWEST), FASTEST) if isinstance(pace, int | float) and pace == pace else 1.0
        rows = kept.get("missed")
        self.missed = [*filter(None, map(_missed, rows))] if isinstance(rows, list) else []
        self.held = read_misbeliefs(kept.get("beliefs"), today)
        self._heard = _count(kept.get("heard"))
        self._hear(answers)

    def _hear(self, answers: Mapping[str, Any]) -> None:
        """Remember the answers that were given elsewhere since the last time."""
        number, rows = _count(answers.get("number")), answers.get("rows")
        new = number - self._heard if number >= self._heard else number  # fewer than before: the file is another one
        for row in rows[-new:] if isinstance(rows, list) and new else ():
            day = read_day(row[0]) if isinstance(row, list) and len(row) == len(ANSWER) else None
            if day and isinstance(row[1], str) and isinstance(row[2], bool):
                self._learn(row[1], row[2], min(day, self.today))
        self._heard = number

    def _learn(self, rule: str, right: bool, day: date) -> None:
        before = self.rules.get(rule)
        day = max(day, before.last) if before else day
        self.pace = pace_after(self.pace, before, right, day)
        self.rules[rule] = recall_after(before, right, day, self.pace)

    @classmethod
    def of_learner(cls) -> PracticeMemory:
        """What the learner's file holds."""
        made = cls(kept_part(PART), answers=kept_part(HEARD))
        made._filed = file() is not None
        return made

    def renew(self) -> None:
        """Take up the learner's file as another board or program may have left it since."""
        if self._filed:
            self._read(kept_part(PART), date.today(), kept_part(HEARD))

    def keep(self, note: Callable[[PracticeMemory], None]) -> None:
        """Take note of something, in the learner's file too."""
        self.renew()
        note(self)
        today, answers = self.today, kept_part(HEARD) if self._filed else {}

        def noted(kept: dict[str, Any]) -> dict[str, Any]:
            made = PracticeMemory(kept, today, answers)
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
            "heard": self._heard,
            "beliefs": as_json(self.held),
            "pace": round(self.pace, 3),
            "puzzles": self.skill.as_json(),
            "missed": [row._asdict() | {"due": row.due.isoformat()} for row in self.missed],
            "rules": {rule: row.as_json() for rule, row in sorted(self.rules.items())},
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
        self._learn(rule, right, self.today)
        self._one_more()

    def note_beliefs(self, named: Collection[str], could_show: Collection[str], right: bool) -> None:
        """Take note of the beliefs behind an answer, or that it was right where these could have shown."""
        self.held = after_answer(self.held, named, could_show, right, self.today)

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
        return rule in self.rules and self.rules[rule].is_known(self.today, self.pace)

    def level(self, rule: str) -> int:
        """How difficult an exercise about a rule may be, from 1 to 3."""
        return self.rules[rule].level if rule in self.rules else 1

    @property
    def shaky(self) -> int:
        """How many rules were met that are no ground to build on yet."""
        return sum(row.shaky for row in self.rules.values())

    def due(self, rules: Iterable[str]) -> list[str]:
        """Those of some rules that were met before and are worth another look today, the weakest first."""
        found = [rule for rule in rules if rule in self.rules and self.rules[rule].due <= self.today]
        return sorted(found, key=lambda rule: self.rules[rule].chance(self.today, self.pace))

    def due_beliefs(self) -> list[str]:
        """The beliefs that are to be asked about, what has waited longest first."""
        return due_beliefs(self.held, self.today)

    def tomorrow(self) -> int:
        """How many rules are worth another look by tomorrow."""
        return sum(row.due <= self.today + timedelta(1) for row in self.rules.values())

    def new(self, rules: Iterable[str]) -> list[str]:
        """Those of some rules that were never asked about, in their order."""
        return [rule for rule in rules if rule not in self.rules]


def _missed(row: Any) -> Missed | None:
    if not isinstance(row, Mapping):
        return None
    position, played, due = row.get("position"), row.get("played"), read_day(row.get("due"))
    if not (isinstance(position, str) and isinstance(played, str) and due):
        return None
    return Missed(position, played, due, min(_count(row.get("found")), len(AGAIN) - 1))


def _count(number: Any) -> int:
    return number if type(number) is int and number >= 0 else 0
