"""Lesson files changed at random: a lesson that can be gone through, or a ``LessonError``, never worse."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
import tomli_w
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from carcnb.engine.expansions import NAMES
from carcnb.lessons import LessonError, LessonRun, names, parse
from carcnb.questions import GOALS
from carcnb.questions.words import DECKS, FIGURES, NEUTRALS, ROLES
from carcnb.systems import systems
from tests.records.spoiling import MEANT, inputs, spoilt_data, torn, watched

FILES = [systems()[topic].read("lessons", f"{name}.toml") for topic, name in (name.split("/") for name in names())]
DATA = [tomllib.loads(text) for text in FILES]
MARKS = [
    '"',
    '"""',
    "'",
    "'''",
    "[",
    "]",
    "[[step]]",
    "{",
    "}",
    "=",
    ".",
    ",",
    "\n",
    "\n\n",
    "#",
    "\\",
    "\\u0000",
    "\\U",
]
WORDS = [
    *(*MEANT.split(), *MARKS, *GOALS, *ROLES, *FIGURES, *DECKS, *NEUTRALS, *NAMES),
    *("9999,9999", "-201,0", "skip", "draw", "place", "deploy", "figure 0,0", "log", "r1", "²", "1e400", "true"),
    *("\u202e", "\u200b", "\ud800", "9" * 5000, "0x" + "f" * 90, "a." * 3000 + "a", "1979-05-27"),
    *("language", "players", "position"),
]  # fmt: skip
_WORD = re.compile(r"""[^\s"'=,\[\]{}#]+|-?\d+,-?\d+""")

_PROSE = re.compile(r"^(#|title|heading|text|task|hints|wrong).*", re.MULTILINE)


def plain(value: Any) -> Any:
    """What TOML can hold of plain data: nothing is an empty text there."""
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    return "" if value is None else value


@st.composite
def entries(draw: st.DrawFn) -> str:
    """A lesson of ours with something put wrong among its entries."""
    data = plain(draw(spoilt_data(DATA)))
    assume(isinstance(data, dict))
    return tomli_w.dumps(data)


@st.composite
def reworded(draw: st.DrawFn) -> str:
    """A lesson of ours in which one to three words are others: of what we know, or of the same lesson."""
    text = draw(st.sampled_from(FILES))
    for _ in range(draw(st.integers(1, 3))):
        prose = [line.span() for line in _PROSE.finditer(text)]
        words = [word for word in _WORD.finditer(text) if not any(a <= word.start() < b for a, b in prose)]
        assume(words)
        old = draw(st.sampled_from(words))
        new = draw(st.sampled_from([word[0] for word in words]) | st.sampled_from(WORDS))
        text = text[: old.start()] + new + text[old.end() :]
    return text


@pytest.mark.fuzz
@settings(max_examples=inputs(200, 0.25), deadline=None)
@given(
    st.one_of(
        entries(),
        torn(FILES, WORDS),
        reworded(),
        reworded(),
        st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join),
    )
)
def test_any_file_is_a_lesson_or_a_lesson_error(text: str) -> None:
    """What is read can be gone through to its end, with all that is said in it."""
    with watched():
        assert read_or_told(text)


def read_or_told(text: str) -> bool:
    """Whether a text is a lesson, or a short error says that it is none."""
    try:
        lesson = parse(text, "my.toml")
    except LessonError as error:
        return str(error).startswith("my.toml") and len(str(error)) < 400
    run = LessonRun(lesson)
    for n, step in enumerate(lesson.steps):
        run.open(n)
        run.view()
        for choice in step.task.choices[:3] if step.task else ():
            run.answer(choice.id)
    return True
