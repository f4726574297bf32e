"""What a teacher hands out: the title of a course, its parts and its day, and the file that holds them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any
from zlib import crc32

import tomli_w

from carcnb.classroom.courses.parts import MADE, MOST_PARTS, Heading, LessonPart, Section, Series, lesson_in, parts_of
from carcnb.engine.errors import CarcnbError
from carcnb.engine.setup import Setup
from carcnb.errors import nearest, raise_as
from carcnb.files import printable, read_text
from carcnb.lessons import read
from carcnb.lessons.reading import LONGEST_TITLE, parse, same_text, text_of
from carcnb.lessons.saving import as_toml
from carcnb.parsing import Unread, toml_of
from carcnb.questions.errors import CourseError
from carcnb.quizzes import Exercise
from carcnb.words.texts import Text

LONGEST = 400_000
"""Characters of the longest file that is read."""

ENTRIES = ("title", "course", "due", "ask_name", "parts", MADE)
EXERCISE: dict[str, type | tuple[type, ...]] = {
    "marks": list, "moves": list, "question": (str, dict), "text": (str, dict), "hints": list, "light": list,
    "topic": str, "difficulty": int, "rating": int, "seed": int, "id": str,
}  # fmt: skip
"""What a saved exercise holds besides its question and its game; ``marks``, ``moves`` and ``light`` are texts."""
_WHOLE = "what was made stands as course.save wrote it: a lesson's text, or exercises, each with its ask and game"

_ID = re.compile("[a-z0-9-]{1,80}")
"""What tells courses apart; files are named by it, so that it must be no way out of a folder."""

HEAD = """\
# A course for carcnb, to be opened in a notebook. For a look at all of it: carcnb.classroom.course("{name}")
# A pupil gets exercises of his or her own and keeps the results: carcnb.classroom.course("{name}", pupil="Ada")
"""


@dataclass(frozen=True)
class Outline:
    """A course as its teacher made it.

    ``id`` tells it from others, in files of results too; with ``ask_name`` its board asks who takes it.
    """

    title: Text
    parts: tuple[Section, ...]
    due: date | None = None
    ask_name: bool = False
    id: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """What tells the parts apart, wherever they stand; of the same one twice the second ends with ``(2)``."""
        found: list[str] = []
        for part in self.parts:
            key = "" if isinstance(part, Heading) else part.key
            before = sum(other.partition(" (")[0] == key for other in found)
            found.append(f"{key} ({before + 1})" if key and before else key)
        return tuple(found)

    def as_toml(self, name: str = "") -> str:
        """Its text, which ``outline_of`` reads; in a file of this ``name`` it says first how that is opened."""
        made: list[dict[str, Any]] = []
        data: dict[str, Any] = {"title": _plain(self.title), "course": self.id}
        if self.due:
            data["due"] = self.due
        if self.ask_name:
            data["ask_name"] = True
        data["parts"] = [part.file_text or _noted(part, made) for part in self.parts]
        whole = tomli_w.dumps(data | ({MADE: made} if made else {}), multiline_strings=True)
        return (HEAD.format(name=printable(Path(name)).replace('"', "")) if name else "") + whole


def outline(title: object, parts: object, due: object = None, ask_name: object = False) -> Outline:
    """A course made in Python; ``CourseError`` says what is wrong."""
    return _signed(Outline(_title(title), parts_of(parts, lambda name: read(Path(name))), day_of(due), _flag(ask_name)))


def read_outline(path: Path) -> Outline:
    """The course in a file; ``CourseError`` says what is wrong in it, ``FileError`` that it cannot be read."""
    return outline_of(read_text(path), printable(path), path.parent)


def outline_of(text: str, where: str = "course", folder: Path | None = None) -> Outline:
    """The course that a text holds; ``CourseError`` says what is wrong in it.

    It reads lessons from the ``folder`` it lies in, and from nowhere else; from none where it came by an address.
    """
    try:
        return _outline(_entries(text), folder)
    except CarcnbError as error:
        raise CourseError(f"{where}: {error}") from None


def _entries(text: str) -> dict[str, Any]:
    with raise_as(CourseError, of=Unread):
        data = toml_of(text, LONGEST, "a course")
    for name in data.keys() - {*ENTRIES}:
        raise CourseError(f"a course has no entry {name!r:.60}; {nearest(name, ENTRIES)}")
    return data


def _outline(data: Mapping[str, Any], folder: Path | None) -> Outline:
    for name in ("title", "parts"):
        if name not in data:
            raise CourseError(f"a course has an entry {name!r}")
    entries = data.get(MADE, [])
    if not isinstance(entries, list) or len(entries) > MOST_PARTS:
        raise CourseError(f"{MADE} is a list of at most {MOST_PARTS} [[{MADE}]]")
    made = []
    for number, entry in enumerate(entries, 1):
        try:
            made.append(_made(entry))
        except CarcnbError as error:
            raise CourseError(f"{MADE} {number}: {error}") from None
        except (LookupError, TypeError, ValueError, AttributeError):
            raise CourseError(f"{MADE} {number}: {_WHOLE}") from None
    parts = data["parts"]
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        raise CourseError("parts is a list of texts")
    found = parts_of(parts, lambda name: lesson_in(folder, name), made)
    read = _signed(Outline(_title(data["title"]), found, day_of(data.get("due")), _flag(data.get("ask_name", False))))
    id = data.get("course", read.id)
    if not isinstance(id, str) or not _ID.fullmatch(id):
        how = "course is the text by which results know it, 1 to 80 of the small letters a to z, digits and hyphens"
        raise CourseError(f"{how}, not {id!r:.60}")
    return replace(read, id=id)


def _signed(made: Outline) -> Outline:
    """The course with an id that its title and parts make."""
    said = next(iter(made.title.values()))
    bare = unicodedata.normalize("NFKD", said.casefold()).encode("ascii", "ignore").decode()
    slug = "-".join(re.findall(r"[a-z0-9]+", bare))[:40].strip("-")
    sign = crc32("\n".join([said, *filter(None, made.keys)]).encode("utf-8", "replace"))
    return replace(made, id=f"{slug or 'course'}-{sign:08x}")


# ---- the entries


def _title(title: object) -> Text:
    how = 'a course has a title, a text or one by language: {"en": "...", "cs": "..."}'
    if not isinstance(title, str | Mapping) or not title:
        raise CourseError(f"{how}, not {title!r:.60}")
    try:
        return text_of(same_text(title) if isinstance(title, str) else title, ("title",), most=LONGEST_TITLE)
    except CarcnbError as error:
        raise CourseError(f"{how}: {error}") from None


def _plain(text: Text) -> Any:
    """A text as it is written: once, if it is the same in every language."""
    said = next(iter(text.values()))
    return said if text == same_text(said) else dict(text)


def day_of(due: object) -> date | None:
    """The day that a text such as ``2026-12-18`` means; ``CourseError`` if it is none."""
    try:
        found = date.fromisoformat(due) if isinstance(due, str) else due
    except ValueError:
        found = due
    if found is None or type(found) is date:
        return found
    raise CourseError(f'due is a day written like "2026-12-18", not {due!r:.60}')


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise CourseError(f"ask_name is true or false, not {value!r:.60}")
    return value


# ---- what was made in Python


def _noted(part: Section, made: list[dict[str, Any]]) -> str:
    """Puts a part among those that stand in the file whole; returns what the list of parts says in its place."""
    if isinstance(part, LessonPart):
        made.append({"lesson": as_toml(part.lesson)})
    elif isinstance(part, Series):
        told: dict[str, Any] = {"title": _plain(part.named)} if part.named else {}
        told |= {"exam": True} if part.exam else {}
        made.append(told | {"exercise": [_exercise(one) for one in part.made]})
    return f"{MADE} {len(made)}"


def _exercise(one: Exercise) -> dict[str, Any]:
    """An exercise as plain entries."""
    found = {
        "ask": str(one.ask),
        "marks": list(one.marks),
        "moves": list(one.moves),
        "question": _plain(one.wording) if one.wording else None,
        "text": _plain(one.text) if one.text else None,
        "hints": [_plain(hint) for hint in one.own_hints],
        "light": list(one.light),
        "topic": one.topic,
        "difficulty": one.difficulty,
        "rating": one.rating,
        "seed": one.seed,
        "id": one.id,
    }
    whole = one.setup.as_json()
    usual = Setup.make(dict(zip(one.setup.seats, one.setup.names, strict=True)), 0, {}).as_json()
    game = {k: v for k, v in whole.items() if v is not None and (k in ("seats", "names") or v != usual.get(k))}
    return {name: value for name, value in found.items() if value not in (None, [], 0, "")} | {"game": game}


def _made(entry: Mapping[str, Any]) -> Section:
    """A part that stands in the file whole."""
    if "lesson" in entry:
        return LessonPart(own=parse(entry["lesson"], "lesson"))
    exercises = tuple(_exercise_of(one) for one in entry["exercise"])
    if not exercises:
        raise CourseError(_WHOLE)
    named = _title(entry["title"]) if "title" in entry else None
    return Series(n=len(exercises), exam=_flag(entry.get("exam", False)), made=exercises, named=named)


def _exercise_of(entry: Mapping[str, Any]) -> Exercise:
    told = {name: value for name, value in entry.items() if name not in ("ask", "game")}
    for name in told.keys() - {*EXERCISE}:
        raise CourseError(f"an exercise has no entry {name!r:.60}; {nearest(name, EXERCISE)}")
    for name, value in told.items():
        texts = name not in ("marks", "moves", "light") or all(isinstance(one, str) for one in value)
        if not isinstance(value, EXERCISE[name]) or isinstance(value, bool) or not texts:
            raise CourseError(f"{name} = {value!r:.60} cannot be; {_WHOLE}")
    wording, text = (_said(told.pop(name)) if name in told else None for name in ("question", "text"))
    told |= {"wording": wording, "text": text, "own_hints": [_said(hint) for hint in told.pop("hints", ())]}
    return Exercise(entry["ask"], Setup.from_json(dict(entry["game"])), **told)


def _said(text: Any) -> Text:
    return text_of(same_text(text) if isinstance(text, str) else text, ())
