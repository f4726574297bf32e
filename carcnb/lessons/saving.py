"""Lessons as TOML text, readable and in one order, so that they can be shared, compared and reviewed.

The entries stand in the order of ``reading.LESSON`` and ``reading.STEP``, each on a line of its own; what is left to
its default is left out.  A lesson in one language says which and has plain texts.  A saved lesson has no comments: a
file that has some is edited by hand, and saving over it is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import tomli_w

from carcnb.engine.setup import Setup
from carcnb.files import path_of, printable, read_text, write_text
from carcnb.lessons.model import Choice, Lesson, Step
from carcnb.lessons.reading import LESSON, STEP, same_text, yes_no, your_turn
from carcnb.parsing import has_comments
from carcnb.questions.errors import LessonError
from carcnb.questions.people import PLAYERS
from carcnb.words.texts import Text

WIDTH = 120
"""Signs that a line of a file takes."""


def save(lesson: Lesson, path: str | Path, *, overwrite: bool = False) -> Path:
    """Write a lesson to a file and return its path.

    ``FileError`` if the file cannot be written; ``LessonError`` if it has comments that would be lost, which
    ``overwrite`` gives up.
    """
    file = path_of(path)
    if not overwrite and file.is_file() and has_comments(read_text(file)):
        has = f"{printable(file)} has comments that saving would lose"
        raise LessonError(f"{has}; edit the file, or save with overwrite=True")
    return write_text(file, as_toml(lesson))


def as_toml(lesson: Lesson) -> str:
    """The text of a lesson's file; ``reading.parse`` makes the same lesson of it."""
    data = as_data(lesson)
    steps = data.pop("step")
    parts = ["".join(_lines(data, LESSON)), *("[[step]]\n" + "".join(_lines(step, STEP)) for step in steps)]
    return "\n".join(parts)


def as_data(lesson: Lesson) -> dict[str, Any]:
    """A lesson as the plain entries of its file."""
    lang = _only_language(lesson)

    def text(value: Text) -> Any:
        return value[lang] if lang else dict(value)

    data: dict[str, Any] = {"language": lang} if lang else {}
    data["title"] = text(lesson.title)
    data |= _setup(lesson.setup)
    if lesson.examples:
        data["examples"] = list(lesson.examples)
    data["step"] = [_step(step, text) for step in lesson.steps]
    return data


def _setup(setup: Setup) -> dict[str, Any]:
    """What differs from the setup that a lesson has by itself."""
    players = dict(zip(setup.seats, setup.names, strict=True))
    data: dict[str, Any] = {} if players == PLAYERS and [*players] == [*PLAYERS] else {"players": players}
    plain = Setup.make(players, setup.seed, {})
    for name in (
        "position",
        "expansions",
        "farmers",
        "small_city_scores_2",
        "first",
        "track",
        "hands",
        "supply",
        "memories",
    ):
        if getattr(setup, name) != getattr(plain, name):
            data[name] = setup.as_json()[name]
    if setup.scores:
        data["scores"] = dict(zip(setup.seats, setup.scores, strict=True))
    for (seat, token), count in setup.tokens_by_seat().items():
        data.setdefault("tokens", {}).setdefault(seat, {})[token] = count
    if setup.tiles is not None:
        data["ends"] = True
    return data


def _step(step: Step, text: Any) -> dict[str, Any]:
    task = step.task
    data: dict[str, Any] = {
        "heading": None if task and step.heading == your_turn() else text(step.heading),
        "text": text(step.text) if step.text else None,
        "moves": list(step.moves),
        "light": list(step.light),
        "chalk": list(step.chalk),
        "scores": dict(step.scores),
        "open": step.open or None,
    }
    if task:
        own = task.goal.yes_no and task.choices == yes_no()
        data |= {
            "task": text(task.question),
            "goal": str(task.goal),
            "solution": list(task.solution),
            "hints": [text(hint) for hint in task.hints],
            "wrong": text(task.wrong) if task.wrong else None,
            "choices": [] if own else [_choice(choice, text) for choice in task.choices],
        }
    return {name: value for name, value in data.items() if value not in (None, [], {})}


def _choice(choice: Choice, text: Any) -> Any:
    if choice.text == same_text(choice.id):
        return choice.id
    told = text(choice.text) if choice.text.keys() != same_text("").keys() else dict(choice.text)
    return {"id": choice.id} | (told if isinstance(told, dict) else {"text": told})


def _only_language(lesson: Lesson) -> str:
    """The language of a lesson whose texts are all in the same one; "" for a lesson in several."""
    used = {tuple(text) for text in _texts(lesson)}
    return next(iter(used))[0] if len(used) == 1 and len(next(iter(used))) == 1 else ""


def _texts(lesson: Lesson) -> Iterator[Text]:
    """Every text but those that carcnb has words for."""
    both = same_text("").keys()
    yield lesson.title
    for step in lesson.steps:
        task = step.task
        yield from (t for t in (step.heading, step.text) if t and not (task and t == your_turn()))
        if task:
            yield from (task.question, *task.hints, *([task.wrong] if task.wrong else []))
            yield from (choice.text for choice in task.choices if choice.text.keys() != both)


def _lines(data: Mapping[str, Any], order: tuple[str, ...]) -> Iterator[str]:
    """The entries as TOML: a table as dotted keys, a list of tables below all else in its step."""
    tables = []
    for name in order:
        value = data.get(name)
        if isinstance(value, dict):
            yield from _dotted(name, value)
        elif isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
            tables.append((name, [e if isinstance(e, dict) else {"id": e} | dict(same_text(e)) for e in value]))
        elif name in data:
            yield from _entries({name: value})
    for name, entries in tables:
        yield from (f"\n[[step.{name}]]\n" + "".join(_entries(entry)) for entry in entries)


def _dotted(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _dotted(f"{name}.{key}", value)
        else:
            yield from (f"{name}.{line}" for line in _entries({key: value}))


def _entries(data: Mapping[str, Any]) -> list[str]:
    return [_short(key, value) or tomli_w.dumps({key: value}, multiline_strings=True) for key, value in data.items()]


def _short(key: str, value: Any) -> str:
    """A list of texts on one line, if it has room there."""
    if not isinstance(value, list) or any("\n" in text for text in value):
        return ""
    items = [tomli_w.dumps({"k": text}).removeprefix("k = ").rstrip("\n") for text in value]
    line = f"{key} = [{', '.join(items)}]\n"
    return line if len(line) <= WIDTH else ""
