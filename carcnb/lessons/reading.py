"""Lessons from TOML files; a bad file gets an error that names the place and the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from carcnb.lessons.goals import Goal, GoalError
from carcnb.lessons.model import Choice, Lesson, Step, Task, Text, walk
from carcnb.rules.errors import CarcnbError
from carcnb.rules.setup import Setup
from carcnb.words import languages

PLAYERS = {"red": "Ada", "blue": "Ben"}
_LESSON = {
    "title",
    "players",
    "first",
    "position",
    "ends",
    "farmers",
    "small_city_scores_2",
    "scores",
    "examples",
    "step",
}
_STEP = {"heading", "text", "moves", "light", "scores", "task", "goal", "solution", "choices", "hints", "wrong"}


class LessonError(CarcnbError):
    """A lesson that cannot be read; the message names the file, the place in it and what would be right."""


def _library() -> Traversable:
    return files("carcnb.lessons") / "library"


@cache
def names(topic: str = "") -> tuple[str, ...]:
    """The lessons that come with carcnb by name, e.g. ``base/roads``; only those of a topic if one is named."""
    found = []
    for folder in sorted(_library().iterdir(), key=lambda entry: entry.name):
        if folder.is_dir() and topic in ("", folder.name):
            for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if entry.name.endswith(".toml"):
                    found.append(f"{folder.name}/{entry.name.removesuffix('.toml')}")
    return tuple(found)


@cache
def named(name: str) -> Lesson:
    """A lesson that comes with carcnb; ``LessonError`` lists the nearest names if there is no such lesson."""
    if name not in names():
        near = get_close_matches(name, names(), 3, 0.3) or names()[:3]
        raise LessonError(f"there is no lesson {name!r}; did you mean {', '.join(near)}?")
    return parse((_library() / f"{name}.toml").read_text(encoding="utf-8"), name)


def parse(text: str, where: str = "lesson") -> Lesson:
    """The lesson of a TOML text; ``LessonError`` says what is wrong with it and where."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{where}: {error}") from None
    _known(data, _LESSON, where)
    entries = data.get("step")
    if not isinstance(entries, list) or not entries:
        raise LessonError(f"{where}: a lesson has at least one [[step]]")
    steps = tuple(_step(entry, f"{where}, step {n}") for n, entry in enumerate(entries, 1))
    try:
        setup = _setup(data, steps)
        path = walk(setup, steps)
    except CarcnbError as error:
        notes = " ".join(getattr(error, "__notes__", ()))
        raise LessonError(f"{where}{' ' + notes if notes else ''}: {error}") from None
    title = _text(data.get("title"), f"{where}, title")
    return Lesson(title, setup, steps, tuple(_texts(data.get("examples", []), f"{where}, examples")), path)


def _setup(data: Mapping[str, Any], steps: Sequence[Step]) -> Setup:
    """The game of a lesson: its draws are the tiles of its moves, in order."""
    draws = []
    for step in steps:
        moves = [*step.moves, *(step.task.solution if step.task else ())]
        draws += [move.split()[1] for move in moves if move.startswith("place ") and len(move.split()) > 1]
        if step.task and not step.task.solution and step.task.goal.verb in ("legal", "rule"):
            draws.append(step.task.goal.action.what)
    options: dict[str, Any] = {
        k: data[k] for k in ("farmers", "small_city_scores_2", "position", "scores") if k in data
    }
    if "first" in data:
        options["first"] = data["first"]
    if data.get("ends"):
        options["tiles"] = draws
    return Setup.make(data.get("players", PLAYERS), 1, {"draws": draws, **options})


def _step(entry: Any, where: str) -> Step:
    if not isinstance(entry, dict):
        raise LessonError(f"{where}: write a step as a table [[step]]")
    _known(entry, _STEP, where)
    return Step(
        _text(entry.get("heading"), f"{where}, heading"),
        _text(entry.get("text"), f"{where}, text"),
        tuple(_texts(entry.get("moves", []), f"{where}, moves")),
        tuple(_texts(entry.get("light", []), f"{where}, light")),
        _task(entry, where) if "task" in entry or "goal" in entry else None,
        entry.get("scores", {}),
    )


def _task(entry: Mapping[str, Any], where: str) -> Task:
    try:
        goal = Goal.parse(str(entry.get("goal", "")))
    except GoalError as error:
        raise LessonError(f"{where}, goal: {error}") from None
    choices = tuple(_choice(choice, f"{where}, choices") for choice in entry.get("choices", []))
    if goal.by_choice != bool(choices):
        raise LessonError(
            f"{where}: the goal {str(goal)!r} {'needs choices' if goal.by_choice else 'takes no choices'}"
        )
    return Task(
        _text(entry.get("task"), f"{where}, task"),
        goal,
        tuple(_texts(entry.get("solution", []), f"{where}, solution")),
        choices,
        tuple(_text(hint, f"{where}, hints") for hint in entry.get("hints", [])),
        _text(entry["wrong"], f"{where}, wrong") if "wrong" in entry else None,
    )


def _choice(value: Any, where: str) -> Choice:
    if isinstance(value, (str, int)):
        return Choice(str(value), dict.fromkeys(languages(), str(value)))
    if not isinstance(value, dict) or not isinstance(value.get("id"), str):
        raise LessonError(f'{where}: a choice is a text or {{ id = "red", en = "Ada", cs = "Ada" }}')
    return Choice(value["id"], _text({k: v for k, v in value.items() if k != "id"}, where))


def _text(value: Any, where: str) -> Text:
    if not isinstance(value, dict) or "en" not in value:
        raise LessonError(f'{where}: write {{ en = "...", cs = "..." }}')
    for code, text in value.items():
        if code not in languages() or not isinstance(text, str):
            raise LessonError(
                f"{where}: {code!r} is no language with a text; the languages are {', '.join(languages())}"
            )
    return value


def _texts(value: Any, where: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise LessonError(f"{where}: write a list of texts")
    return value


def _known(data: Mapping[str, Any], known: set[str], where: str) -> None:
    for wrong in sorted(data.keys() - known):
        near = get_close_matches(wrong, known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; known are {', '.join(sorted(known))}"
        raise LessonError(f"{where}: there is no entry {wrong!r}{hint}")
