"""How well one rule is remembered, and when it is worth another look: FSRS (py-fsrs), with days for times.

FSRS keeps how many days a memory lasts (``stability``) and how hard it is to learn (``difficulty``), and tells from
both how likely it is that it is recalled on a day.  A right answer stands for its "good", a wrong one for "again".
Its parameters are those of many people; how long one learner's memories last is told by a ``pace``: the answers move
it as a result moves a player's rating.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

WANTED = 0.85
"""A rule is due again when the chance that it is recalled falls to this."""
LONGEST = 60
"""Days after which a rule is due again, however well it is known."""
WEEK, LIKELY = 7, 0.86
"""A rule counts as known if it is recalled so many days from now with this chance,"""
PROOFS, SPAN = 3, 7
"""and if it was answered rightly on so many days in a row that the first and the last are so many days apart."""
SHAKY = 0.3
"""A memory that lasts fewer days is no ground to build on yet."""
LEVELS = (2.0, 21.0)
"""Where the difficulties of exercises begin, by how many days a memory lasts."""
LUCK, RATE = 0.25, 0.8
"""So many answers are right by luck, and so far one that was not expected at all moves the logarithm of the pace."""
SLOWEST, FASTEST = 0.02, 4.0
BOXES = ((0.5, 0), (1.0, 0), (2.0, 1), (4.0, 4), (8.0, 11), (17.0, 27), (41.0, 67))
"""How many days a memory lasts that an older file has in each of its boxes, and since how many days it was right."""
MIDDLE = 5.0
"""How hard a rule is of which that is not known, from 1 to 10."""


class Recall(NamedTuple):
    """What is remembered of a rule: the ``last`` day it was asked, the day when it is ``due``, and FSRS's two numbers.

    ``right`` of all that was ``asked`` about it was right; of late it was right on so many ``days`` without a mistake,
    ``since`` the first of them.
    """

    last: date
    due: date
    stability: float
    difficulty: float
    right: int
    asked: int
    days: int
    since: date

    def chance(self, day: date, pace: float = 1.0) -> float:
        """How likely it is that the rule is recalled on a day, by somebody of this ``pace``."""
        return float(_scheduler().get_card_retrievability(self._card(pace), _noon(max(day, self.last))))

    def is_known(self, today: date, pace: float = 1.0) -> bool:
        """Whether it counts as known: it was recalled over a week, and most likely will be in another one."""
        proved = self.days >= PROOFS and self.last - self.since >= timedelta(SPAN)
        return proved and self.chance(today + timedelta(WEEK), pace) >= LIKELY

    @property
    def shaky(self) -> bool:
        """Whether it was answered wrongly, and not rightly since."""
        return self.stability < SHAKY

    @property
    def level(self) -> int:
        """How difficult an exercise about it may be, from 1 to 3."""
        return 1 + sum(self.stability >= least for least in LEVELS)

    def as_json(self) -> dict[str, Any]:
        """It as plain data."""
        days = {key: getattr(self, key).isoformat() for key in ("last", "due", "since")}
        return self._asdict() | days

    def _card(self, pace: float = 1.0) -> Card:
        from fsrs import Card, State

        lasts = max(self.stability * pace, 0.001)
        return Card(0, State.Review, None, lasts, self.difficulty, _noon(self.due), _noon(self.last))


def pace_after(pace: float, before: Recall | None, right: bool, today: date) -> float:
    """How long somebody's memories last, in parts of what FSRS tells, after one more answer.

    An answer on the day of the one before says nothing of it.
    """
    if before is None or today <= before.last:
        return pace
    expected = LUCK + (1 - LUCK) * before.chance(today, pace)
    return min(max(pace * exp(RATE * (right - expected)), SLOWEST), FASTEST)


def recall_after(before: Recall | None, right: bool, today: date, pace: float = 1.0) -> Recall:
    """What is remembered after an answer; what was wrong is due at once, the rest in at most ``LONGEST`` days."""
    from fsrs import Card, Rating

    card, _ = _scheduler().review_card(
        before._card() if before else Card(0), Rating.Good if right else Rating.Again, _noon(today)
    )
    wait = round((card.due.date() - today).days * pace)
    due = today + timedelta(min(max(wait, 1), LONGEST)) if right else today
    told = before or Recall(today, today, 0.0, 0.0, 0, 0, 0, today)
    days = told.days + (today > told.last or not told.days) if right else 0
    stability, difficulty = max(round(card.stability or 0, 3), 0.001), round(card.difficulty or MIDDLE, 3)
    since = told.since if told.days else today
    return Recall(today, due, stability, difficulty, told.right + right, told.asked + 1, days, since)


def read_recall(row: Any, today: date) -> Recall | None:
    """What a file has of a rule, as ``as_json`` made it or as boxes were kept before; None if it is neither.

    A clock that was wrong once does no harm: nothing was asked after ``today``, nothing is due later than it may be.
    """
    if not isinstance(row, Mapping):
        return None
    if "box" in row:
        row = _of_box(row, today)
    last, due, since = (read_day(row.get(key)) for key in ("last", "due", "since"))
    right, asked, days, stability, difficulty = map(row.get, ("right", "asked", "days", "stability", "difficulty"))
    if last is None or due is None or since is None or not all(map(_count, (right, asked, days))):
        return None
    if not (_within(stability, 0.001, 36500) and _within(difficulty, 1, 10)):
        return None
    last = min(last, today)
    due = min(due, last + timedelta(LONGEST))
    return Recall(last, due, stability, difficulty, min(right, asked), asked, days, min(since, last))


def _of_box(row: Mapping[str, Any], today: date) -> Mapping[str, Any]:
    """What stands for the row of an older file; empty if it can be none."""
    box, due = row["box"], read_day(row.get("due"))
    if not _count(box) or due is None:
        return {}
    lasts, days = BOXES[min(box, len(BOXES) - 1)]
    due = min(due, today + timedelta(int(lasts)))
    last = min(today, due - timedelta(int(lasts) if box > 1 else 0))
    told = {"last": last, "due": due, "since": last - timedelta(days)}
    made = {key: day.isoformat() for key, day in told.items()}
    return {**row, **made, "stability": lasts, "difficulty": MIDDLE, "days": box}


def read_day(text: Any) -> date | None:
    """A day as a file has it; None if it is none."""
    try:
        return date.fromisoformat(text)
    except (TypeError, ValueError):
        return None


def _count(number: Any) -> bool:
    return type(number) is int and number >= 0


def _within(number: Any, least: float, most: float) -> bool:
    return type(number) in (int, float) and least <= number <= most


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)


@cache
def _scheduler() -> Scheduler:
    """FSRS with the parameters that it comes with; whoever never practises does not wait for it."""
    from fsrs import Scheduler

    return Scheduler(
        desired_retention=WANTED, learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False
    )
