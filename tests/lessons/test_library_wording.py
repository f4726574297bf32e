"""What all lessons have in common: answers without a pattern, one word for each thing, one way to name it."""

# mypy: disable-error-code="attr-defined, index"
from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from carcnb.lessons.model import Step
from carcnb.lessons.reading import find_lesson, names
from carcnb.lessons.run import LessonRun
from tests.lessons.test_library import texts

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"

PLAYERS = "Ada|Ben|Eva|Jan|Tom"
COLOURS = r"\b(red|blue|green|yellow|black)\b"
PIECE = "knight|thie|farmer|monk|meeple|figure|follower|builder|pig|road|cit|field"
OWN = rf"\b({PLAYERS})['’]s (\w+ )?({PIECE})(?!.{{0,9}} tile)"
"""A figure, road, city or field named after its player."""

COMPASS = {
    "en": r"\b(north|south|east|west)(ern|wards)?\b",
    "cs": r"\b(sever|jih|východ|západ)(u|ě|em|ně|ní)?\b",
}

ONE_WORD = {
    "en": {"ordinary": r"\busual (and large |or a large )?(knight|thie|farmer|monk|meeple|figure|red|blue|one)"},
    "cs": {
        "shoda": r"remíz",
        "vlastník": r"majitel",
        "útvar": r"\búzem",
        "umístění figurky": r"krok\w* pro figurk",
        "počítací figurka": r"bodovací\w* figurk",
        "závěrečné vyhodnocení": r"závěrečn\w+ bodov",
        "neumísťuje": r"umisť",
        "zápisník": r"(?<!\.)\bnotebook",
        "ze dvou": r"\b[zZ] (2|3|4|6|7|dvou|tří|čtyř|šesti|sedmi)\b",
    },
}
"""The one word for a thing, with what else it has been called."""


@cache
def choices() -> tuple[tuple[str, Step, int], ...]:
    """Every task with answers to pick: where it stands, its step and the place of the right answer, from 0."""
    found = []
    for name in names():
        lesson = find_lesson(name)
        for n, step in enumerate(lesson.steps):
            if step.task and step.task.goal.by_choice:
                right = step.task.goal.choice(lesson.scene(n, solved=True))
                found.append((f"{name} {n + 1}", step, [choice.id for choice in step.task.choices].index(right)))
    return tuple(found)


def written(lang: str) -> Iterator[tuple[str, str]]:
    """Every text of the lessons and of the notebooks' markdown in a language, with the place where it stands."""
    for name in names():
        yield from (
            (f"{name}, {where}", " ".join(text.get(lang, "").split())) for where, text in texts(find_lesson(name))
        )
    for path in sorted((NOTEBOOKS / lang).glob("*.ipynb")):
        for n, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
            if cell["cell_type"] == "markdown":
                yield f"{path.name}, cell {n}", " ".join("".join(cell["source"]).split())


def test_the_right_answer_has_no_favourite_place() -> None:
    """For every number of options each place is right about equally often, within thirty per cent."""
    places: dict[int, Counter[int]] = defaultdict(Counter)
    for _, step, place in choices():
        assert step.task
        places[len(step.task.choices)][place] += 1
    for options, right in places.items():
        if right.total() >= 10:
            shares = [right[place] / right.total() * options for place in range(options)]
            assert min(shares) >= 0.7, (options, right)
            assert max(shares) <= 1.3, (options, right)


def test_what_is_asked_about_is_as_often_allowed_as_not() -> None:
    answers = [place for _, step, place in choices() if step.task and step.task.goal.verb == "legal"]
    assert 0.35 <= answers.count(0) / len(answers) <= 0.65


def test_why_something_may_be_done_is_told_by_its_own_rule() -> None:
    """Only of a tile it is said that it fits (BASE-4.5)."""
    for where, step, _ in choices():
        if step.task and step.task.goal.verb == "legal" and step.task.goal.action.verb != "place":
            name, number = where.split()
            run = LessonRun(find_lesson(name))
            run.open(int(number) - 1)
            run.answer("yes")
            assert "BASE-4.5" not in json.dumps(run.view()["task"]["feedback"]), where


def test_a_caption_tells_figures_apart_by_name_or_by_colour() -> None:
    """Names are for people, colours for what is seen on the board; a caption does not call one figure by both."""
    both = [where for where, text in written("en") if re.search(OWN, text) and re.search(COLOURS, text)]
    assert both == []


@pytest.mark.parametrize("lang", COMPASS)
def test_directions_are_those_of_the_picture(lang: str) -> None:
    found = [
        where for name in names() for where, text in texts(find_lesson(name)) if re.search(COMPASS[lang], text[lang])
    ]
    assert found == []


@pytest.mark.parametrize(("lang", "word"), [(lang, word) for lang, words in ONE_WORD.items() for word in words])
def test_a_thing_has_one_word(lang: str, word: str) -> None:
    found = [where for where, text in written(lang) if re.search(ONE_WORD[lang][word], text)]
    assert found == []


def test_a_tie_is_explained_by_the_rule_about_ties() -> None:
    """BASE-8.3, not a rule about monasteries (BASE-9)."""
    for where, text in written("en"):
        for sentence in re.split(r"(?<=[.?]) ", text):
            if re.search(r"BASE-9\.", sentence):
                assert re.search(r"monast|monk", sentence), f"{where}: {sentence}"
