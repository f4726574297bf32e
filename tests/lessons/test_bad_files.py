"""Lesson files of strangers: whatever stands in them, a ``LessonError`` of a readable length, with line and place."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

import carcnb
from carcnb.lessons import LessonError, LessonRun, parse
from carcnb.lessons.reading import LONGEST, LONGEST_CAPTION, LONGEST_TITLE, MOST_STEPS, find_lesson
from carcnb.questions.errors import QuizError
from carcnb.quizzes import ExerciseError, exercises
from carcnb.quizzes.quiz import quiz
from tests.ending import ends
from tests.lessons.test_saving import FILE
from tests.lessons.test_writing import POSITION, written

PLAIN = """language = "en"
title = "A road"
position = ["base-W 0,0 r0", "base-U 1,0 r0"]
[[step]]
heading = "A step"
text = "A text."
"""

FAR = f"""language = "en"
title = "A"
ends = true
position = [{", ".join(f'"base-U {x},0 r1"' for x in range(-195, 200))}]
"""
"""A lesson with a long position."""


def refused(text: str) -> str:
    """Why a file is refused, within the time that any file may take."""
    with ends(), pytest.raises(LessonError) as caught:
        parse(text, "my.toml")
    told = str(caught.value)
    assert told.startswith("my.toml")
    assert len(told) < 400, told
    assert "\n" not in told
    return told


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'position = ["base-W 0,0 r0", "base-U 1,0 r0"]',
            'position.x = ["base-W 0,0 r0"]',
            "line 3: position is a list of texts",
        ),
        ('language = "en"', 'language = ["en"]', "line 1, language: "),
        ('language = "en"', "language = {}", "line 1, language: "),
        ('title = "A road"', f"title = {'[' * 500}{']' * 500}", "brackets within brackets, 500 deep"),
        ('title = "A road"', f"title = {'{a=' * 500}1{'}' * 500}", "brackets within brackets, 500 deep"),
        ('title = "A road"', f"players = {'9' * 100_000}", "line 2: "),
        ('title = "A road"', f"players = 0x{'f' * 100_000}", "line 2: "),
        ('title = "A road"', f"title = 'A'\nplayers = {10**30}", "line 3"),
        ('title = "A road"', f"{'a.' * 20_000}a = 1", "line 2: "),
        ('title = "A road"', f"title = 'A'\n[{'a.' * 20_000}a]", "line 3: "),
        ('title = "A road"', f"{'a . ' * 500}a = 1", "line 2: "),
        ('title = "A road"', f"{'k' * 5_000} = 1", "line 2: "),
        ('text = "A text."', 'light = ["9999,9999 road.E"]\ntext = "A"', "line 6, step 1, light: "),
        ('text = "A text."', 'light = ["9999,9999"]\ntext = "A"', "line 6, step 1, light: "),
        ('text = "A text."', 'light = ["figure 9999,9999"]\ntext = "A"', "line 6, step 1, light: "),
        ('text = "A text."', 'task = "A"\ngoal = "legal place base-U 9999,9999 r0"', "line 7, step 1, goal: "),
        (
            'text = "A text."',
            'task = "A"\ngoal = "owners 9999,9999 road.E"\nchoices = ["red"]',
            "line 7, step 1, goal: ",
        ),
        ('text = "A text."', 'task = "A"\ngoal = "scores red ²"', "line 7, step 1, goal: "),
        ('text = "A text."', f'task = "A"\ngoal = "scores red {"9" * 5_000}"', "line 7, step 1, goal: "),
        ('text = "A text."', f'task = "A"\ngoal = "{"x" * 5_000}"', "line 7, step 1, goal: "),
        ('text = "A text."', 'task = "A"\ngoal = 5', "line 7, step 1, goal: write the goal as a text"),
        ('text = "A text."', f'text = "A"\nmoves = ["{"x" * 5_000}"]', "line 7, step 1, moves: "),
        ('text = "A text."', 'text = "A"\nscores = { red = 1e400 }', "line 7, step 1, scores: "),
        ('text = "A text."', f'text = "A"\nscores.{"x" * 90} = 1', "line 7, step 1, scores: "),
        ('text = "A text."', 'text = { en = 3, cs = "b" }', "line 6, step 1, text: the text in 'en' is a text, not 3"),
        (
            'text = "A text."',
            'text = { fr = "b" }',
            "line 6, step 1, text: 'fr' is no language; the languages are en, cs",
        ),
        ('text = "A text."', f'text = "{"x" * 50_000}"', "line 6, step 1, text: this text has 50,000 characters"),
        ('text = "A text."', r'text = "\u202Eevil"', "line 6, step 1, text: a text cannot hold RIGHT-TO-LEFT OVERRIDE"),
        ('text = "A text."', r'text = "\u0000"', "U+0000"),
        ('text = "A text."', r'text = "a\u001B[2J"', "character 2 of line 1"),
        ('title = "A road"', r'title = "\u0085"', "line 2, title: a text cannot hold"),
        ('heading = "A step"', f'heading = "{"x" * 400}"', "line 5, step 1, heading: this text has 400 characters"),
        (
            'text = "A text."',
            f'task = "A"\nhints = ["{"y" * 9_000}"]\ngoal = "legal place base-U 2,0 r0"',
            "line 7, step 1, hints",
        ),
        (
            'text = "A text."',
            'task = "A"\nwrong = "\\u009B"\ngoal = "legal place base-U 2,0 r0"',
            "line 7, step 1, wrong",
        ),
        (
            'text = "A text."',
            'task = "A"\ngoal = "next"\nchoices = ["\\u200E\\u202D"]\nsolution=["place base-U 2,0 r0"]',
            "choices",
        ),
        (
            'title = "A road"',
            'title = "A"\nplayers = ["Ada", "\u0410da"]',
            "line 3, players: two players have names that look alike",
        ),
        ('title = "A road"', f'title = "A"\nexamples = ["{"x" * 9_000}"]', "line 3, examples"),
    ],
    ids=range(37),
)
def test_a_file_of_a_stranger_is_refused_with_its_line_and_place(old: str, new: str, says: str) -> None:
    assert PLAIN.count(old) == 1
    assert says in refused(PLAIN.replace(old, new))


def test_the_file_of_these_tests_is_right() -> None:
    assert len(parse(PLAIN).steps) == 1


def test_a_lesson_has_a_size_and_so_many_steps() -> None:
    assert f"at most {LONGEST:,}" in refused(PLAIN + "# comment\n" * (LONGEST // 10))
    assert f"at most {MOST_STEPS} steps" in refused(PLAIN + '[[step]]\nheading = "A"\ntext = "B"\n' * MOST_STEPS)


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d.e.f.g.h.i.j = 1\n" * 8_000,
        "".join(f"a{n}.b.c.d.e.f.g.h.i.j = 1\n" for n in range(6_000)),
        "[[step]]\n" * 20_000,
        'title = """' + "x\n" * 90_000,
        "'" * 190_000,
        '"""\\' * 45_000,
        "x = [" + "[]," * 60_000 + "]",
        "x = {" + ",".join(f"a{n}=1" for n in range(20_000)) + "}",
        "\n".join(f"k{n}=1" for n in range(20_000)),
        "x = [" + "1.5," * 40_000 + "]",
        PLAIN.replace('"base-U 1,0 r0"', ",".join(['"base-U 1,0 r0"'] * 9_000)),
        f"{FAR}[[step]]\n" + '[[step]]\nheading = "A"\ntext = "B"\n' * MOST_STEPS,
        FAR + '[[step]]\nheading = "A"\ntext = "B"\nlight = ["0,0"]\n' * MOST_STEPS,
        PLAIN + "moves = [" + '"skip", ' * 20_000 + "]",
        PLAIN + "light = [" + '"0,0", ' * 20_000 + "]",
        PLAIN + 'task = "A"\ngoal = "next"\nchoices = [' + '"red",' * 20_000 + "]",
    ],
    ids=range(16),
)
def test_no_small_file_takes_long(text: str) -> None:
    with ends(), suppress(LessonError):
        parse(text, "my.toml")


@pytest.mark.parametrize(
    "text",
    [
        "*a_" * 1_300,
        "`" * 4_000,
        "- " * 2_000,
        "**" * 2_000,
        "[x](y)" * 600,
        "\n\n" * 2_000,
        "> " * 2_000,
        "*a " * 1_300 + "a*" * 50,
        "- a\n " * 1000,
    ],
    ids=range(9),
)
def test_the_longest_caption_is_shown_at_once(text: str) -> None:
    lesson = carcnb.new_lesson("A")
    lesson.step("B", f"x{text}"[:LONGEST_CAPTION])
    with ends():
        LessonRun(lesson.lesson).view()
        LessonRun(lesson.lesson).still("summer")


def test_a_text_written_in_python_is_looked_at_like_one_from_a_file() -> None:
    lesson = written()
    for text in ("\ud800", "\x1b[0m", "\u202e", "x" * (LONGEST_CAPTION + 1)):
        with pytest.raises(LessonError, match="step 4, text: "):
            lesson.step("A", text)
        with pytest.raises(LessonError, match="title: "):
            carcnb.new_lesson(text)
    lesson.step("A", "one\r\ntwo\rthree\n\tfour")
    assert lesson.lesson.steps[3].text == {"en": "one\ntwo\nthree\n\tfour"}


def test_what_an_error_is_about_is_told_as_a_person_would() -> None:
    with pytest.raises(LessonError, match="moves: write a list of texts"):
        written().step("A", "B", moves=[None])  # type: ignore[list-item]
    with pytest.raises(carcnb.InvalidAction, match=r"an action is a text like .*, not None$"):
        carcnb.Game().apply(None)  # type: ignore[arg-type]


def test_long_names_of_files_do_not_make_errors_long() -> None:
    with pytest.raises(LessonError) as caught:
        parse("x", "f" * 5_000)
    assert len(str(caught.value)) < 400


def test_a_question_about_a_far_square_lights_nothing_far_away() -> None:
    """BASE-4.3: such a place is refused by the rules, and a picture of it would be of nothing."""
    lesson = carcnb.new_lesson("Edges", position=POSITION)
    lesson.ask("May it lie there?", goal="legal place base-U 4,0 r1")
    with pytest.raises(LessonError, match=r"goal: .*900,900"):
        lesson.ask("May it lie there?", goal="legal place base-U 900,900 r1")


BAD: list[Any] = ["\ud800", "\x00", "\u202e", "x" * (LONGEST_TITLE + 1), 5, {"fr": "x"}, {"en": 5}, {}]


@pytest.mark.parametrize("title", BAD, ids=repr)
def test_titles_of_quizzes_and_worksheets_are_texts(title: Any) -> None:
    with pytest.raises(QuizError, match="title"):
        quiz(exercises("fields", seed=1, n=1), title=title)
    with pytest.raises(LessonError, match="title"):
        carcnb.classroom.worksheet("base/roads", title=title)


@pytest.mark.parametrize("text", BAD[:3] + BAD[4:], ids=repr)
def test_texts_of_an_exercise_are_looked_at(text: Any) -> None:
    for given in ({"question": text}, {"text": text}, {"hints": [text]}):
        with pytest.raises(ExerciseError, match=r"text|language"):
            carcnb.exercise("worth", position=["base-D 0,0 r0 red:city.N"], marks=["0,0 city.N"], **given)


def test_the_file_with_a_lesson_is_still_read() -> None:
    assert len(parse(FILE.replace("\n", "\r\n")).steps) == 3


@pytest.mark.parametrize(
    ("typed", "near"),
    [("roads", "base/roads, mage_and_witch/roads"), ("base/rods", "base/roads"), ("inns", "inns_and_cathedrals/")],
)
def test_a_lesson_that_is_not_there_is_named_as_it_was_typed_beside_what_is_near(typed: str, near: str) -> None:
    with pytest.raises(LessonError, match=f"there is no lesson '{typed}'; did you mean {near}"):
        find_lesson(typed)
