"""Lessons are files: what is saved reads back the same, and a bad file gets the line and the reason."""

# mypy: disable-error-code="index"
from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carcnb
from carcnb.engine.texts import tidy
from carcnb.lessons import LessonError, LessonRun, find_lesson, names, parse
from carcnb.lessons.lines import line_of
from carcnb.lessons.saving import as_toml
from carcnb.parsing import has_comments
from tests.lessons.test_writing import written

FILE = '''# a comment
language = "en"
title = "A road closes"
position = [
  "base-W 0,0 r0 red:road.E",
  "base-U 1,0 r0",
]

[[step]]
heading = "A thief"
text = """
moves = ["none of this is an entry"]
[[step]]
"""
light = ["0,0 road.E"]

[[step]]
task = "Close it."
goal = "scores red 3"
solution = [
  "place base-A 2,0 r1",
]
hints = ["One.", "Two."]

[[step]]
heading = "Points"
text = "Three."
moves = ["place base-U 0,1 r1", "skip"]
scores = { red = 3 }
'''


@pytest.mark.parametrize("name", names())
def test_every_lesson_of_ours_reads_back_as_it_was(name: str) -> None:
    lesson = find_lesson(name)
    text = as_toml(lesson)
    assert parse(text) == lesson
    assert as_toml(parse(text)) == text


def test_a_lesson_in_one_language_is_saved_with_plain_texts() -> None:
    text = as_toml(written().lesson)
    assert (
        text
        == """language = "en"
title = "A road closes"
position = ["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"]

[[step]]
heading = "A thief on a road"
text = "Ada's thief stands here."
light = ["0,0 road.E", "figure 0,0"]

[[step]]
task = "Close the road."
goal = "scores red 3"
solution = ["place base-A 2,0 r1"]
hints = ["East.", "Turn it."]

[[step]]
heading = "Points"
text = "Three tiles, three points (BASE-6.4)."
light = ["log"]
scores.red = 3
"""
    )


TEXTS = st.text().map(tidy)
"""Any texts that a lesson may hold."""


@settings(deadline=None)  # how long one takes says nothing on a busy machine
@given(TEXTS, TEXTS.filter(bool), st.lists(TEXTS, max_size=3))
def test_any_text_survives_saving(title: str, caption: str, hints: list[str]) -> None:
    lesson = carcnb.new_lesson({"en": title, "cs": "Název"})
    lesson.step(title, caption)
    lesson.ask(caption, goal="legal place base-U 1,0 r0", hints=hints, choices=["yes", {"id": "no", "en": title}])
    assert parse(as_toml(lesson.lesson)) == lesson.lesson


def test_a_setup_of_its_own_survives_saving() -> None:
    lesson = carcnb.new_lesson(
        "End",
        players={"green": "Eva", "pink": "Tom"},
        first="pink",
        scores={"green": 47, "pink": 0},
        supply=["pink meeple 2"],
        ends=True,
        farmers=False,
        small_city_scores_2=True,
        examples=["EX-BASE-13"],
    )
    lesson.step("One", "Tile.", moves=["place base-U 1,0 r0"])
    assert parse(as_toml(lesson.lesson)) == lesson.lesson


def test_saving_and_loading_a_file(tmp_path: Path) -> None:
    file = written().save(tmp_path / "road.toml")
    assert carcnb.lesson(str(file)).view["lesson"]["title"] == "A road closes"
    assert carcnb.lesson(file).view["lesson"]["title"] == "A road closes"
    assert written().save(file) == file


def test_a_file_with_comments_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "road.toml"
    file.write_text(FILE, encoding="utf-8")
    with pytest.raises(LessonError, match="has comments that saving would lose"):
        written().save(file)
    assert file.read_text(encoding="utf-8") == FILE
    written().save(file, overwrite=True)
    assert not has_comments(file.read_text(encoding="utf-8"))


def test_a_file_that_cannot_be_written_or_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(carcnb.FileError, match="cannot write"):
        written().save(tmp_path / "nowhere" / "road.toml")
    with pytest.raises(carcnb.FileError, match="cannot read"):
        carcnb.lesson(tmp_path / "road.toml")
    (tmp_path / "latin.toml").write_bytes(b'title = "\xe9"')
    with pytest.raises(carcnb.FileError, match="not a text"):
        carcnb.lesson(tmp_path / "latin.toml")


def test_the_file_of_these_tests_is_right() -> None:
    lesson = parse(FILE)
    assert [len(lesson.steps), len(lesson.path[1][1])] == [3, 2]
    assert has_comments(FILE)
    assert not has_comments('title = "# no comment"\ntext = """\n# none\n"""')


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('title = "A road closes"', "title = A road", 3, "Invalid value"),
        ('heading = "Points"', 'heading = "Points', 26, ""),
        ('language = "en"', 'language = "fr"', 2, "no language"),
        ('title = "A road closes"', "titel = 3", 3, "did you mean 'title'"),
        ('"base-U 1,0 r0",', '"base-U 1,0 r1",', 6, "position, tile 2"),
        ("red:road.E", "red:raod.E", 5, "no 'raod.E'"),
        ('light = ["0,0 road.E"]', 'light = ["0,0 city.N"]', 15, "no 'city.N'"),
        ('light = ["0,0 road.E"]', 'lite = ["0,0 road.E"]', 15, "did you mean 'light'"),
        ('goal = "scores red 3"', 'goal = "scores red three"', 19, "write the points like '4', not 'three'"),
        ('goal = "scores red 3"', 'goal = "scores red 4"', 20, "does not reach the goal"),
        ('goal = "scores red 3"\n', "", 17, "has a 'goal', too"),
        ('"place base-A 2,0 r1"', '"place base-A 2,0 r0"', 21, "(BASE-4.5)"),
        ('"place base-A 2,0 r1"', '"place base-AA 2,0 r0"', 21, "no tile 'base-AA'"),
        ('hints = ["One.", "Two."]', 'hints = "One."', 23, "list of hints"),
        ('hints = ["One.", "Two."]', "hints = [1]", 23, "write a text"),
        ('"skip"]', '"deploy meeple 0,1 city.N"]', 28, "(BASE-5.5)"),
        ("{ red = 3 }", "{ red = 5 }", 29, "red has 3 points here, not 5"),
        ("{ red = 3 }", '{ red = "3" }', 29, "like { red = 4 }"),
        ('text = "Three."', 'text = "Three (BASE-6.44)."', 27, "no rule called BASE-6.44. Near it: BASE-6.4"),
        ('"One.", "Two."', '"One.", "See BSAE-6.4."', 23, "no rule called BSAE-6.4. Near it: BASE-6.4"),
        ('text = "Three."\n', "", 25, "a step has a text"),
    ],
)
def test_a_bad_file_gets_the_line_and_the_reason(old: str, new: str, line: int, reason: str) -> None:
    assert FILE.count(old) == 1
    with pytest.raises(LessonError) as error:
        parse(FILE.replace(old, new), "my.toml")
    assert str(error.value).startswith(f"my.toml, line {line}")
    assert reason in str(error.value)


@pytest.mark.parametrize(
    "text", ["", "title = 3", 'title.en = "x"', 'title.en = "x"\nstep = 3', "[[step]]", "step = []"]
)
def test_a_file_without_the_needful_says_what_is_missing(text: str) -> None:
    with pytest.raises(LessonError, match=r"^my.toml.*a lesson has"):
        parse(text, "my.toml")


@given(st.text(alphabet="[]{}=\"'\n#.step abc:1,", max_size=200))
def test_no_text_raises_anything_but_a_lesson_error(text: str) -> None:
    line_of(text, ("step", 1, "moves", "x"))
    with suppress(LessonError):
        parse(text)


def test_a_caption_from_a_file_never_becomes_markup() -> None:
    evil = "<img src=x onerror=alert(1)> <script>alert(1)</script> [x](javascript:alert(1))"
    lesson = parse(f"""
language = "en"
title = '{evil}'
[[step]]
heading = '{evil}'
text = '''{evil}'''
""")
    seen = LessonRun(lesson).view()
    assert seen["heading"] == seen["title"] == evil
    assert seen["caption"] == [{"p": [{"t": evil}]}]  # a run of text, which the board only ever sets as text
