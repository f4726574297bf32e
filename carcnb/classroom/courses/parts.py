"""The parts of a course: lessons, exercises, puzzles and headings, each as it is written and as it is done."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any
from zlib import crc32

from carcnb.classroom.sealing import SealedExercise
from carcnb.curriculum import TASK_MINUTES, curriculum, minutes_of
from carcnb.engine.errors import CarcnbError
from carcnb.errors import near_names, require
from carcnb.files import read_text
from carcnb.lessons import read
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson, names, parse, whole
from carcnb.lessons.saving import as_toml
from carcnb.lessons.writing import NewLesson
from carcnb.questions.beliefs import all_beliefs
from carcnb.questions.errors import CourseError
from carcnb.questions.topics import title_of
from carcnb.quizzes import Exercise, check_asked, exercises
from carcnb.quizzes.by_belief import belief_of, belief_topics, is_belief
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.model import LiveExercise
from carcnb.quizzes.puzzles import MOST, PUZZLES, puzzles
from carcnb.quizzes.quiz import Quiz
from carcnb.quizzes.teaching import find_taught
from carcnb.rulebook import rule
from carcnb.systems import match_word
from carcnb.training.check import LEAST as LEAST_CHECKED
from carcnb.training.check import MOST as MOST_CHECKED
from carcnb.training.check import next_exercise
from carcnb.training.item_bank import item_banks
from carcnb.words import languages, say, speaking
from carcnb.words.texts import Text, pick_text

HOW = (
    "a part is a lesson such as 'base/roads', exercises such as 'points 5 2' (topic, how many, difficulty), "
    "'points 5 2 no farmers', 'puzzles base 2', 'exam points 6 2', 'diagnose base', or a heading such as '# At home'"
)
EXAM, MADE, HEADING, WITHOUT, DIAGNOSE = "exam", "made", "# ", " no farmers", "diagnose"
FEW = 5
"""Exercises where nobody says how many."""
MOST_PARTS = 100
LONGEST = 300
"""Characters of a part that is written."""
PUZZLE_MINUTES = 2
NEAR = 0.4
"""How alike a word and a system's name are that was perhaps meant by it: names are long, what is typed is short."""

_NUMBERS = re.compile(r"(?P<what>.*?)(?: +(?P<n>\d{1,4}))?(?: +(?P<difficulty>\d{1,4}))?")


@dataclass(frozen=True)
class Heading:
    """A title between parts."""

    title: str

    @property
    def file_text(self) -> str:
        """As it stands in the file."""
        return HEADING + self.title


@dataclass(frozen=True)
class LessonPart:
    """A lesson: one that comes with carcnb by its ``name``, or ``own``."""

    name: str = ""
    own: Lesson | None = None

    @property
    def file_text(self) -> str:
        """As it stands in the file; empty for one that stands there whole."""
        return self.name

    @cached_property
    def key(self) -> str:
        """What tells it from other parts, however they are ordered."""
        return self.name or f"lesson-{crc32(as_toml(self.lesson).encode('utf-8', 'replace')):08x}"

    @property
    def lesson(self) -> Lesson:
        """The lesson itself."""
        return self.own or read(self.name)

    @property
    def title(self) -> str:
        """In the session's language."""
        entry = curriculum().get(self.name)
        return pick_text(entry.title if entry else self.lesson.title)

    @cached_property
    def tasks(self) -> int:
        """How many of its steps have a task."""
        entry = curriculum().get(self.name)
        return entry.tasks if entry else sum(step.task is not None for step in self.lesson.steps)

    @property
    def minutes(self) -> int:
        """About how many minutes it takes."""
        entry = curriculum().get(self.name)
        return entry.minutes if entry else minutes_of(len(self.lesson.steps), self.tasks)


@dataclass(frozen=True)
class Series:
    """Exercises: so many of some topics that a seed makes, puzzles that it draws, or some that were ``made`` before."""

    file_text: str = ""
    topics: tuple[str, ...] = ()
    n: int = 0
    difficulty: int = 1
    exam: bool = False
    made: tuple[Exercise, ...] = ()
    named: Text | None = None
    farmers: bool = True

    @property
    def key(self) -> str:
        """What tells it from other parts, however they are ordered."""
        return self.file_text or f"{MADE}-{crc32(' '.join(one.id for one in self.made).encode('utf-8', 'replace')):08x}"

    @property
    def puzzles(self) -> bool:
        """Whether they are puzzles."""
        return self.topics[:1] == (PUZZLES,)

    def exercises(self, seed: int) -> list[LiveExercise]:
        """New ones, with nothing tried; the same seed gives the same."""
        if self.made:
            return [*map(LiveExercise, self.made)]
        if self.puzzles:
            return puzzles(self.topics[1:], seed, self.n, self.difficulty or None)
        return exercises(self.topics, seed, self.n, self.difficulty, farmers=self.farmers)

    def waiting(self, seed: int) -> list[tuple[str, str]]:
        """The id and topic of each of those that ``exercises`` would make, found without making them.

        Of a chapter that has several topics it is the one that is tried first.
        """
        if self.made or self.puzzles:
            return [(one.id, one.topic) for one in self.exercises(seed)]
        asked = [self.topics[n % len(self.topics)] for n in range(self.n)]
        return [
            (f"{one}-{self.difficulty}-{seed}-{n + 1}", _practised(one, self.difficulty, seed, n))
            for n, one in enumerate(asked)
        ]

    @property
    def title(self) -> str:
        """In the session's language."""
        if self.named:
            told = pick_text(self.named)
        else:
            topics = list(self.topics) or [one.topic for one in self.made]
            told = (" · " if self.puzzles else ", ").join(dict.fromkeys(map(_topic_title, topics)))
        return say("course-exam", title=told) if self.exam else told

    @property
    def minutes(self) -> int:
        """About how many minutes they take."""
        return math.ceil(self.n * (PUZZLE_MINUTES if self.puzzles else TASK_MINUTES))


@dataclass(frozen=True)
class CheckPart(Series):
    """Exercises that find what people wrongly believe of the system that is its topic, each chosen as answers come."""

    def exercises(self, seed: int) -> list[LiveExercise]:
        """Those that somebody gets who answers none of them."""
        made: list[LiveExercise] = []
        while len(made) < self.n:
            made.append(self.after(made, seed))
        return made

    def after(self, before: Sequence[LiveExercise], seed: int) -> LiveExercise:
        """The one that comes after some others; the pupil's ``seed`` is told of it, as of a puzzle."""
        return LiveExercise(next_exercise(self.topics[0], before, seed), seed=seed)

    def again(self, ids: Iterable[str], seed: int) -> list[LiveExercise]:
        """Those with these ids, as far as there are such ones, with nothing tried."""
        bank = item_banks()[self.topics[0]]
        return [LiveExercise(bank[id].exercise(), seed=seed) for id in ids if id in bank]

    def waiting(self, seed: int) -> list[tuple[str, str]]:
        """None: what will be asked nobody knows."""
        return []

    @property
    def title(self) -> str:
        """In the session's language."""
        return check_title(self.topics[0])


def check_title(system: str) -> str:
    """What a check of a system is called, in the session's language."""
    return say("check-of", system=say(f"system-{system}"))


def check_in(text: str) -> Text | None:
    """The title of a course that is a check alone; None if a text is none."""
    if text.partition(" ")[0] != DIAGNOSE or text.endswith(".toml"):
        return None
    system = _check(text, *text.split()[1:]).topics[0]
    titles = {}
    for code in languages():
        with speaking(code):
            titles[code] = check_title(system)
    return titles


Section = Heading | LessonPart | Series
OwnLesson = Callable[[str], Lesson]


def _sign(text: str) -> str:
    return f"{crc32(text.encode('utf-8', 'replace')):08x}"


def lesson_in(folder: Path | None, name: str) -> Lesson:
    """The lesson in a file that lies beside a course; ``CourseError`` if none lies there.

    A course is somebody else's: what lies elsewhere it neither reads nor knows of, whatever way or link leads there.
    """
    file, there = Path(), False
    with suppress(OSError, RuntimeError, ValueError):  # links in a circle, names that are none
        if folder:
            file = (folder / name).resolve()
            there = file.is_relative_to(folder.resolve()) and file.is_file()
    if not there:
        raise CourseError(f"no lesson {name!r:.80} lies in the folder of this course")
    return parse(read_text(file), name)


def _topic_title(topic: str) -> str:
    """What a topic is called; exercises against a belief are called by the rule, for a title is read as true."""
    return rule(all_beliefs()[belief_of(topic)].rules[0]).title if is_belief(topic) else title_of(topic)


def _practised(topic: str, level: int, seed: int, number: int) -> str:
    """The topic that the results of an exercise tell: of a lesson or chapter the one with which its making begins."""
    if is_belief(topic):
        return belief_topics(belief_of(topic))[0]
    of = find_taught(topic)
    if of is None:
        return topic
    asked = of.topic_questions(level)
    return asked[(number + Dice(seed, of.name).below(len(asked))) % len(asked)][0]


def parts_of(given: object, own: OwnLesson, made: Sequence[Section] = ()) -> tuple[Section, ...]:
    """The parts that a list stands for; ``CourseError`` names the one that is wrong.

    ``own`` reads the lesson that a file's name means; ``made`` are those that texts such as ``"made 1"`` mean.
    """
    if isinstance(given, str | bytes | Mapping | Set) or not isinstance(given, Iterable):  # in a set is no order
        raise CourseError(f"the parts of a course are a list, not {given!r:.60}; {HOW}")
    entries = list(given)
    if not 0 < len(entries) <= MOST_PARTS:
        raise CourseError(f"a course has 1 to {MOST_PARTS} parts, not {len(entries)}; {HOW}")
    found = []
    for number, entry in enumerate(entries, 1):
        try:
            found.append(_part(entry, own, made))
        except CarcnbError as error:
            what = f", {entry!r:.60}" if isinstance(entry, str) else ""
            raise CourseError(f"part {number}{what}: {error}") from None
    if all(isinstance(part, Heading) for part in found):
        raise CourseError(f"these are only headings; {HOW}")
    return tuple(found)


@lru_cache(256)
def part_of(key: str) -> Section | None:
    """The part that a key in a pupil's file stands for; None where only the file of the course tells it."""
    try:
        return _read(key.partition(" (")[0], partial(lesson_in, None), ())
    except CarcnbError:
        return None


def _part(entry: Any, own: OwnLesson, made: Sequence[Section]) -> Section:
    if isinstance(entry, str):
        return _read(" ".join(entry.split()), own, made)
    if isinstance(entry, Path):
        return LessonPart(own=read(entry))
    if isinstance(entry, Lesson | NewLesson):
        return LessonPart(own=read(entry))
    if isinstance(entry, Quiz):
        return _given(entry.exercises, entry.exam, entry._title)
    if isinstance(entry, Exercise):
        return _given((entry,))
    several = tuple(entry) if isinstance(entry, Iterable) else ()
    if several and all(isinstance(one, Exercise) for one in several):
        return _given(several)
    raise CourseError(f"{HOW}, or in Python exercises, a quiz or a lesson; not {entry!r:.60}")


def _given(made: tuple[Exercise, ...], exam: bool = False, named: Text | None = None) -> Series:
    """Exercises that were made before; none that are sealed, for the file of a course would hold them open."""
    if any(isinstance(one, SealedExercise) for one in made):
        raise CourseError(f"a sealed exam cannot be in a course; '{EXAM} points 6 2' is an exam that can")
    return Series(n=len(made), exam=exam, made=made, named=named)


def _read(text: str, own: OwnLesson, made: Sequence[Section]) -> Section:
    """A part that is written."""
    if not text or len(text) > LONGEST:
        raise CourseError(HOW)
    if text.startswith(HEADING):
        return Heading(text.removeprefix(HEADING))
    if text.endswith(".toml"):
        return LessonPart(own=own(text))
    word, _, rest = text.partition(" ")
    if word == MADE:
        if not rest.isdecimal() or not 0 < int(rest) <= len(made):
            raise CourseError(f"this file holds {len(made)} parts that were made, counted from 1")
        return made[int(rest) - 1]
    if word == DIAGNOSE:
        return _check(text, *rest.split())
    exam = word == EXAM
    asked = (rest if exam else text).removesuffix(WITHOUT)
    found = require(_NUMBERS.fullmatch(asked), re.Match)  # it matches whatever there is
    if not exam and found["n"] is None and "/" in text and whole(text) in names():
        return LessonPart(whole(text))
    try:
        return _asked(text, exam, *found.groups())
    except CourseError:
        if "/" in found["what"] and "," not in found["what"]:
            find_lesson(found["what"])  # which tells the lessons that were perhaps meant
        raise


def _asked(text: str, exam: bool, what: str, n: str | None, difficulty: str | None) -> Series:
    """Exercises: what about, how many and how hard."""
    level, farmers = int(difficulty) if difficulty else None, not text.endswith(WITHOUT)
    if level is not None and level not in (1, 2, 3):
        raise CourseError(f"difficulty, the last number, is 1, 2 or 3, not {level}")
    if what.partition(" ")[0] == PUZZLES:
        if not farmers:
            raise CourseError("puzzles are as they were found, with farmers; 'no farmers' is said of exercises")
        systems = tuple(_listed(what.partition(" ")[2]))
        many = int(n) if n else MOST
        drawn = puzzles(systems, 0, int(n) if n else None, level)
        return Series(text, (PUZZLES, *systems), min(many, len(drawn)), level or 0, exam)
    try:
        topics = check_asked(list(_listed(what)) or [what], int(n or FEW), farmers)
    except CarcnbError as error:
        said = str(error)
        more = f" {HOW[:1].upper()}{HOW[1:]}" if said.endswith("?") else f"; {HOW}"
        raise CourseError(said + more) from None
    return Series(text, tuple(topics), int(n or FEW), level or 1, exam, farmers=farmers)


def _check(text: str, system: str = "", n: str = str(MOST_CHECKED), *more: str) -> CheckPart:
    """A check of a system, of so many exercises."""
    found = match_word(system, item_banks()) if system else ""
    if more or not found:
        wrong = f"there is nothing to follow {more[0]!r:.60}" if found else f"there is no check of {system!r:.60}"
        near = near_names(system, item_banks(), least=NEAR) if not found else []
        told = f"{wrong}{f' (did you mean {near[0]!r}?)' if near else ''}; " if system else ""
        how = f"'{DIAGNOSE} {found or 'base'}' or '{DIAGNOSE} {found or 'base'} {LEAST_CHECKED}'"
        raise CourseError(f"{told}a check is written {how}; there are checks of {', '.join(item_banks())}")
    if not n.isdecimal() or not LEAST_CHECKED <= int(n) <= MOST_CHECKED:
        raise CourseError(f"a check has {LEAST_CHECKED} to {MOST_CHECKED} exercises, not {n:.20}")
    return CheckPart(text, (found,), int(n))


def _listed(text: str) -> Iterator[str]:
    """What stands between commas."""
    return filter(None, (one.strip() for one in text.split(",")))
