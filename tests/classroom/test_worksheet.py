"""A worksheet asks what lessons and exercises ask, on paper; its answer sheet says what the engine says."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

import carcnb
from carcnb.classroom.items import items, ways
from carcnb.lessons import LessonError, find_lesson, names, parse
from carcnb.quizzes import TOPICS
from carcnb.words import language
from tests.lessons.test_writing import written

EVIL = "<script>alert(1)</script>"
VOID = {"meta", "img"}


class Page(HTMLParser):
    """Every tag of a page with its attributes, and its text; fails on tags that are not closed in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text += data


def test_a_sheet_shows_the_track_where_it_does_more_than_count() -> None:
    """ROB-3: a question about a robber cannot be answered without the spaces."""
    page = carcnb.classroom.worksheet(["robbers/along", "base/roads"])._repr_html_()
    assert re.findall(r'alt="(Score track)"', page) == ["Score track"] * 2


def test_the_tasks_of_our_lessons_have_answers() -> None:
    for item in items(list(names())):
        assert item.question
        assert item.answer()
        if item.places_tiles:
            assert re.match(r"(for example )?(\D+ \+ )?\d+[abcd]", item.answer())
        elif not item.acts:
            assert set(item.right) <= set(item.choices)


@pytest.mark.parametrize("topic", TOPICS)
def test_exercises_of_every_topic_have_answers(topic: str) -> None:
    for item in items(carcnb.exercises(topic, seed=5, n=4, difficulty=2)):
        assert item.answer()
        assert item.explanation


def test_a_page_asks_and_leaves_room() -> None:
    page = Page(
        carcnb.classroom.worksheet(["base/roads", carcnb.exercises("points", seed=1, n=2)], title="Roads").html()
    )
    assert "Name" in page.text
    assert "Close the red thief’s road" in page.text
    assert "Square" in page.text
    assert "Answer sheet" not in page.text
    assert sum(attrs.get("class") == "item" for _, attrs in page.tags) == 3
    assert [attrs.get("class") for _, attrs in page.tags].count("line") >= 6
    assert not {"script", "iframe", "object", "link", "img"} & {tag for tag, _ in page.tags}


def test_the_answer_sheet_has_the_square_the_turn_and_the_sum() -> None:
    sheet = carcnb.classroom.worksheet("base/roads", title="Roads")
    text = Page(sheet.answers.html()).text
    assert text == Page(carcnb.classroom.worksheet("base/roads", title="Roads", answers=True).html()).text
    assert "Answer: for example 5b" in text
    assert "4 tiles × 1 = 4" in text
    assert "4 tiles × 1 = 4" not in Page(sheet.html()).text


def test_a_figure_is_part_of_the_answer_where_one_is_put_down() -> None:
    item = next(item for item in items("base/roles") if item.places_figures)
    assert any(role in item.answer() for role in ("Knight", "Thief", "Monk", "Farmer"))
    assert "Figure" in Page(carcnb.classroom.worksheet("base/roles").html()).text


def test_of_very_many_right_answers_the_rest_is_counted() -> None:
    position = ["base-D 0,0 r0", "base-V 1,0 r1", "base-U 0,1 r0"]
    (item,) = items(carcnb.exercise("deploys farmer", position, tile="base-V"))
    every = len(item.answer(most=1000).split(" / "))
    assert every > 6
    assert item.answer().endswith(f"and {every - 6} more")


def test_a_figure_alone_needs_no_square() -> None:
    lesson = carcnb.new_lesson("Fields", position=["base-D 0,0 r0 blue:field.ENE"])
    solution = ["deploy meeple 1,0 field.SSE"]
    lesson.ask("Farm.", goal="deploys farmer", moves=["place base-U 1,0 r0"], solution=solution)
    (item,) = items(lesson)
    assert (item.answer(), item.squares, item.tile) == ("for example Farmer", {}, None)
    text = Page(carcnb.classroom.worksheet(lesson).html()).text
    assert "Figure" in text
    assert "Square" not in text


def test_the_turns_on_paper_are_those_that_look_different() -> None:
    assert ways("base-U") == [0, 1]
    assert ways("base-X") == [0]
    assert ways("base-A") == [0, 1, 2, 3]


def test_a_page_speaks_the_language_it_was_made_in() -> None:
    sheet = carcnb.classroom.worksheet("base/roads", lang="cs")
    assert "Jméno" in Page(sheet.html()).text
    assert "Ada: červená ●, Ben: modrá ▲" in Page(sheet.html()).text
    assert language() == "en"
    language("cs")
    try:
        czech = carcnb.classroom.worksheet("base/roads")
    finally:
        language("en")
    assert czech.html() == sheet.html()
    assert czech.answers.html() == sheet.answers.html()


def test_the_same_items_give_the_same_page() -> None:
    made = [carcnb.classroom.worksheet([written(), carcnb.exercises(seed=2, n=3)]) for _ in range(2)]
    assert made[0].html() == made[1].html()
    assert made[0]._repr_html_() == made[1]._repr_html_()


def test_a_notebook_shows_pictures_that_stand_alone() -> None:
    page = Page(carcnb.classroom.worksheet(["base/roads", "base/edges"])._repr_html_())
    pictures = [attrs["src"] or "" for tag, attrs in page.tags if tag == "img"]
    assert len(pictures) >= 3
    for source in pictures:
        svg = unquote(source.removeprefix("data:image/svg+xml,"))
        root = ElementTree.fromstring(svg)
        ids = {element.get("id") for element in root.iter()}
        used = {(element.get("href") or "#")[1:] for element in root.iter("{http://www.w3.org/2000/svg}use")}
        assert used <= ids


def test_ten_tasks_stay_below_150_kb() -> None:
    sheet = carcnb.classroom.worksheet([carcnb.exercises(seed=4, n=10)])
    assert len(sheet.html().encode()) <= 150_000
    assert len(sheet._repr_html_().encode()) <= 300_000


def test_text_never_becomes_markup() -> None:
    lesson = parse(f"""
language = "en"
title = "{EVIL}"
players = {{ red = "{EVIL}", blue = "Ben" }}
[[step]]
heading = "{EVIL}"
text = "{EVIL} & [a](javascript:x)"
task = "{EVIL}"
goal = "legal place base-U 1,0 r0"
choices = ["yes", {{ id = "no", text = "{EVIL}" }}]
""")
    exercise = carcnb.exercise("worth", position=["base-D 0,0 r0 red:city.N"], marks=["0,0 city.N"], question=EVIL)
    for solved in (False, True):
        sheet = carcnb.classroom.worksheet([lesson, exercise], title=EVIL, answers=solved)
        for page in (Page(sheet.html()), Page(sheet._repr_html_())):
            assert "script" not in {tag for tag, _ in page.tags}
            assert not [name for _, attrs in page.tags for name in attrs if name.startswith("on")]
            assert EVIL in page.text


def test_saving_a_page(tmp_path: Path) -> None:
    sheet = carcnb.classroom.worksheet(written(), title="Roads")
    file = sheet.save(tmp_path / "sheet.html")
    assert file.read_text(encoding="utf-8") == sheet.html()
    assert repr(sheet) == "<Worksheet 'Roads', 1 tasks>"
    with pytest.raises(carcnb.FileError, match="cannot write"):
        sheet.save(tmp_path / "nowhere" / "sheet.html")


def test_a_file_of_a_lesson_will_do(tmp_path: Path) -> None:
    file = written().save(tmp_path / "road.toml")
    assert (
        carcnb.classroom.worksheet([str(file), file]).html()
        == carcnb.classroom.worksheet([written(), written()]).html()
    )


def test_what_is_no_task_is_refused() -> None:
    quiz = carcnb.quiz(carcnb.exercises("points", seed=1, n=2))
    assert len(items([quiz, [find_lesson("base/roads")]])) == 3
    with pytest.raises(LessonError, match="did you mean base/roads"):
        carcnb.classroom.worksheet("base/raods")
    with pytest.raises(LessonError, match="not of a Board; of a board give the lesson's name"):
        carcnb.classroom.worksheet(carcnb.lesson("base/roads"))
    with pytest.raises(LessonError, match="not of a int"):
        carcnb.classroom.worksheet([3])
    with pytest.raises(LessonError, match="needs tasks"):
        carcnb.classroom.worksheet([])
    with pytest.raises(LessonError, match="no language 'fr'; there are 'en'"):
        carcnb.classroom.worksheet("base/roads", lang="fr")
    with pytest.raises(LessonError, match="is a text"):
        carcnb.classroom.worksheet("base/roads", title=3)  # type: ignore[arg-type]


def test_an_answer_names_a_builder_as_a_builder() -> None:
    answers = [item.answer() for item in items("traders_and_builders/builder")]
    assert answers == [*(f"for example {turn}" for turn in ("5a + Builder", "6a", "3a")), "Ada"]
