"""Every reader of files and links that a stranger may have made, with files of its kind and the errors it may raise.

Whatever parses TOML or JSON of strangers stands here: ``tests/test_strangers.py`` finds a module that does not.
"""

from __future__ import annotations

import random
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import carcnb
from carcnb import tutorials
from carcnb.classroom.courses import pupil_file
from carcnb.classroom.courses.address import pack_outline, unpack_outline
from carcnb.classroom.courses.outline import Outline, outline, outline_of
from carcnb.classroom.courses.way import Way
from carcnb.classroom.lesson_plans.reading import parse as parse_plan
from carcnb.classroom.results import collect
from carcnb.classroom.sealing import exam, seal_of
from carcnb.engine.errors import CarcnbError, RecordError, SetupError
from carcnb.engine.game import Game
from carcnb.files import FileError
from carcnb.lessons import LessonError, names
from carcnb.lessons import parse as parse_lesson
from carcnb.progress import progress
from carcnb.questions.errors import CourseError, QuizError
from carcnb.quizzes import exercises
from carcnb.quizzes.quiz import Quiz, quiz
from carcnb.records import jcz
from carcnb.records.notation import parse as parse_position
from carcnb.records.notation import text_of
from carcnb.site import host
from carcnb.studio import lesson_files as studio
from carcnb.systems import systems
from carcnb.training.memory import PracticeMemory
from tests.records.test_notation import FULL

RECORDS = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Reader:
    """What reads: the modules of carcnb in which a text is parsed, samples of its kind, and what it may raise.

    ``read`` is given the text and a file that holds it; ``samples`` a folder to write in.
    """

    modules: tuple[str, ...]
    samples: Callable[[Path], list[str]]
    read: Callable[[str, Path], object]
    errors: tuple[type[Exception], ...]
    suffix: str = ".json"


# ---- samples


def some(texts: Iterable[str], n: int = 12) -> list[str]:
    """So many of some texts, from everywhere among them."""
    every = sorted(texts, key=len)
    return every[:: max(len(every) // n, 1)]


def lesson_texts() -> list[str]:
    return some(systems()[topic].read("lessons", f"{name}.toml") for topic, name in (n.split("/") for n in names()))


@cache
def course() -> Outline:
    made = [exercises("points", seed=3, n=2), carcnb.lessons.read("base/roads"), exercises("final", seed=4, n=1)]
    parts = ["# Home", "base/roads", "points 2 2", "exam fields 2", "puzzles base 2", *made]
    return outline("Roads", parts, "2027-05-28")


def pupil_texts() -> list[str]:
    way = Way(course(), "Ada")
    for at in way.parts[1:3]:
        for one in way.quiz(at).exercises:
            one.answer(one.solve()[0])
    return [Way(course(), "Ada").text, way.text]


def quizzes() -> list[Quiz]:
    made = [quiz(exercises(topic, seed=7, n=3)) for topic in ("points", "majority")]
    for one in (each for several in made for each in several.exercises):
        one.answer(one.solve()[0])
    return made


def quiz_texts(folder: Path, suffix: str) -> list[str]:
    return [one.save(folder / f"{n}{suffix}").read_text("utf-8") for n, one in enumerate(quizzes())]


SEAL = seal_of("nine blue cows")


def sealed_text(folder: Path) -> str:
    file = folder / "sealed.json"
    made = exam("points", 2, seal=SEAL, pupil="Ada", file=file)
    for one in made.exercises:
        one.answer(1 if one.form == "number" else next(iter(one.choices)))
    return file.read_text("utf-8")


def spoilt(text: str, rng: random.Random, words: list[str]) -> str:
    """A text with one to three pieces cut out, doubled, moved or overwritten, or with other words at their places."""
    if rng.random() < 0.5:
        return reworded(text, rng, words)
    for _ in range(rng.randint(1, 3)):
        a = rng.randint(0, len(text))
        b = min(len(text), a + rng.choice([0, 1, 2, 8, 40, 400]))
        piece = rng.choice(["", text[a:b] * 2, rng.choice(words), rng.choice(words) * rng.choice([2, 30, 3000])])
        text = text[:a] + piece + text[b:]
    return text


_WORD, _VALUE = re.compile(r"[\w.+-]+"), re.compile(r'"[^"\n]*"|[\w.+-]+')


@cache
def places(text: str, of: re.Pattern[str]) -> list[tuple[int, int]]:
    """Where the words of a sample stand, or its values and keys."""
    return [word.span() for word in of.finditer(text)]


def reworded(text: str, rng: random.Random, words: list[str]) -> str:
    """A text in which one to three words are others, of its own or of ours: so it is still of its kind, most often."""
    spans, own = places(text, rng.choice([_WORD, _VALUE])), text
    for a, b in sorted(rng.sample(spans, min(rng.randint(1, 3), len(spans))), reverse=True):
        c, d = rng.choice(spans)
        word = rng.choice([own[c:d], own[c:d], own[c:d], "", "0", "-1", rng.choice(words)])
        text = text[:a] + word + text[b:]
    return text


# ---- the readers


def linked(text: str) -> Outline:
    """The course of an address that holds this text."""
    return unpack_outline(urlsafe_b64encode(zlib.compress(text.encode("utf-8", "replace"), 9)).decode())


def pupils_file(_text: str, file: Path) -> str:
    pupil_file.is_others(file, "roads")
    list(pupil_file.pupils(file.parent, course().id))
    return Way(course(), "Ada", lambda: file).text


def learners_file(_text: str, file: Path) -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CARCNB_PROGRESS", str(file))
        return repr(progress()), PracticeMemory.of_learner().rules


@cache
def saved() -> str:
    return Game(2, seed=1).save()


def levels(_text: str, file: Path) -> object:
    (file.parent / host.GAME).write_text(saved(), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(file.parent)
        patch.setattr(host, "LEVELS", file.name)
        return host._left()


READERS = {
    "record": Reader(
        ("records/saving.py",),
        lambda _: some(path.read_text("utf-8") for path in (RECORDS / "golden").glob("*.json")),
        lambda text, _: Game.load(text), (RecordError,),
    ),
    "record of JCloisterZone": Reader(
        ("records/saving.py",),
        lambda _: some(path.read_text("utf-8") for path in (RECORDS / "jcz").glob("*.jcz")),
        lambda text, _: jcz.load(text), (RecordError,),
    ),
    "position": Reader(
        (), lambda _: [text_of(parse_position(FULL)), "D 0,0 red:city.N\nhand U"],
        lambda text, _: parse_position(text), (SetupError,),
    ),
    "lesson": Reader(
        ("lessons/reading.py",), lambda _: lesson_texts(), lambda text, _: parse_lesson(text), (LessonError,)
    ),
    "lesson of the recorder": Reader(
        ("lessons/reading.py",), lambda _: lesson_texts(), lambda _, file: studio.load(file), (CarcnbError,), ".toml"
    ),
    "plan": Reader(
        ("classroom/lesson_plans/reading.py",),
        lambda _: [text for system in systems().values() for text in [system.read("plans", "1.toml")] if text],
        lambda text, _: parse_plan(text, "1"), (LessonError,),
    ),
    "course": Reader(
        ("classroom/courses/outline.py",), lambda _: [course().as_toml("roads.toml")],
        lambda text, file: outline_of(text, "roads.toml", file.parent), (CourseError,), ".toml",
    ),
    "course of a link": Reader(
        ("classroom/courses/outline.py",), lambda _: [course().as_toml()], lambda text, _: linked(text), (CourseError,)
    ),
    "letters of a link": Reader(
        ("classroom/courses/outline.py",),
        lambda _: [pack_outline(course())],
        lambda text, _: unpack_outline(text),
        (CourseError,),
    ),
    "a pupil's course": Reader(
        ("classroom/courses/pupil_file.py",), lambda _: pupil_texts(), pupils_file, (CourseError, FileError)
    ),
    "what was handed in": Reader(
        ("classroom/results.py",), lambda folder: [*pupil_texts(), *quiz_texts(folder, ".json")],
        lambda _, file: repr(collect(file)), (QuizError, FileError),
    ),
    "table that was handed in": Reader(
        (), lambda folder: quiz_texts(folder, ".csv"),
        lambda _, file: repr(collect(file)), (QuizError, FileError), ".csv",
    ),
    "answers to an exam": Reader(
        ("classroom/sealing.py",), lambda folder: [sealed_text(folder)],
        lambda _, file: repr(exam("points", 2, seal=SEAL, pupil="Ada", file=file)), (QuizError, FileError),
    ),
    "progress and practice": Reader(
        ("progress.py", "keeping.py"),
        lambda _: ['{"carcnb": 1, "lessons": {"base/roads": {"solved": [1, 2], "total": 3, "finished": true}},'
                   ' "practice": {"rules": {"BASE-7.3": [2, "2026-03-01", 3, 4]}, "day": "2026-03-01", "done": 4,'
                   ' "streak": 2, "best": 3, "puzzles": {"rating": 2.5, "seen": ["puzzle-base-1"]}}}'],
        learners_file, (),
    ),
    "copied tutorials": Reader(
        ("tutorials.py",), lambda _: ['{"en/00_start_here.ipynb": "5891b5b522d5df086d0ff0b110fbd9d21bb4fc71"}'],
        lambda _, file: tutorials._read(file), (FileError,),
    ),
    "levels of a table": Reader(("site/host.py",), lambda _: ['{"red": "easy", "blue": ""}'], levels, ()),
}  # fmt: skip
