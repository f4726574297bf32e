"""A lesson as a strip of still pictures: every step is there, small, the same each time, and only ever text."""

# mypy: disable-error-code="index"
from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

import carcnb
from carcnb.drawing.panels import Panels
from carcnb.drawing.svg import Element, markup
from carcnb.lessons import find_lesson, names, parse
from carcnb.lessons.excerpt import window
from carcnb.lessons.strip import strip
from carcnb.lessons.typeset import lines_of, width
from carcnb.words import language
from carcnb.words.texts import pick_text
from tests.stills import svg

SVG = "{http://www.w3.org/2000/svg}"
EVIL = '<script>alert(1)</script> <b onclick="x()">&amp; [a](javascript:x) \x08'


def texts(svg: str) -> str:
    """All text of a picture, one space between its parts."""
    return " ".join(" ".join(text.split()) for text in ElementTree.fromstring(svg).itertext() if text.strip())


@pytest.mark.parametrize("name", names())
def test_a_strip_says_every_heading_stays_small_and_is_the_same_each_time(name: str) -> None:
    lesson = find_lesson(name)
    svg = strip(lesson)
    said = texts(svg)
    for n, step in enumerate(lesson.steps, 1):
        assert f"{n} {pick_text(step.heading)}" in said
        if step.task:
            assert pick_text(step.task.question).split()[0] in said
    assert said.count("Your turn") == sum(step.task is not None for step in lesson.steps)
    assert svg.count("<svg ") == 1 + len(lesson.steps)
    assert len(svg.encode()) <= 8_500 * max(len(lesson.steps), 3)
    assert svg == strip(lesson)


def test_all_strips_of_a_notebook_stay_below_its_limit() -> None:
    assert sum(len(json.dumps(strip(find_lesson(name)))) for name in names("base")) <= 1_200_000


def test_a_strip_shows_the_track_where_it_does_more_than_count() -> None:
    """ROB-3, MSG-6: the spaces on which somebody stands, dark ones dark; other lessons need none."""
    along = strip(find_lesson("robbers/along"))
    assert texts(along).count("Score track") == 5
    assert "Score track 10 12 30 Ada is on 10" in texts(along)
    assert "Score track 12 15 30" not in texts(along)
    dodge = strip(find_lesson("robbers/dodge"))
    first = [rect for rect in ElementTree.fromstring(dodge).iter(f"{SVG}rect") if rect.get("y") == "16"]
    assert sum("x" not in rect.attrib for rect in first) == 3
    assert "Score track" not in texts(strip(find_lesson("base/roads")))


def test_a_strip_shares_its_tiles_and_no_id_with_another_strip() -> None:
    ids = []
    for name in ("base/roads", "base/cities"):
        root = ElementTree.fromstring(strip(find_lesson(name)))
        mine = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(mine) == len(set(mine))
        used = {(element.get("href") or "#")[1:] for element in root.iter(f"{SVG}use")}
        assert used <= set(mine)
        ids += mine
    assert len(ids) == len(set(ids))


def test_a_strip_speaks_the_session_s_language_or_the_boards() -> None:
    lesson = find_lesson("base/roads")
    board = carcnb.lesson(lesson, lang="cs")
    still = svg(board._repr_mimebundle_()[0])
    assert "Teď ty" in texts(still)
    assert language() == "en"
    language("cs")
    try:
        assert strip(lesson) == still
    finally:
        language("en")


def test_a_caption_never_becomes_markup() -> None:
    quoted = json.dumps(EVIL.removesuffix("\b"))
    lesson = parse(f"""
language = "en"
title = {quoted}
players = {{ red = "<i>Ada</i>", blue = "Ben" }}
position = ["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"]
[[step]]
heading = {quoted}
text = {quoted}
[[step]]
task = {quoted}
goal = "points red"
solution = ["place base-A 2,0 r1"]
choices = [{{ id = "3", text = {quoted} }}]
[[step]]
heading = "log"
text = "Points."
light = ["log"]
scores.red = 3
""")
    root = ElementTree.fromstring(strip(lesson))
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "title", "defs", "g", "use", "path", "rect", "circle", "ellipse", "text", "tspan", "marker"}
    assert all(not name.startswith("on") for element in root.iter() for name in element.attrib)
    assert "<script>alert(1)</script>" in "".join(root.itertext())
    assert "<i>Ada</i>" in "".join(root.itertext())


def test_the_newest_points_and_a_figure_are_shown() -> None:
    lesson = parse("""
language = "en"
title = "A road"
position = ["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"]
[[step]]
heading = "A thief"
text = "Here."
light = ["figure 0,0"]
[[step]]
heading = "Points"
text = "So many."
moves = ["place base-A 2,0 r1"]
light = ["log"]
scores = { red = 3 }
""")
    svg = strip(lesson)
    assert svg.count('stroke-dasharray="5 3"') == 1
    assert "3 tiles × 1 = 3" in texts(svg)
    assert "Ada 3" in texts(svg)


def test_a_line_keeps_to_its_width_and_a_bracket_to_its_rule() -> None:
    text = "A road is closed when both ends stop at a crossing, a city or a monastery (BASE-6.1), **bold** *too*."
    set_lines = [markup(Element("text", *line)) for line in lines_of(text, 200, 13)]
    lines = ["".join(ElementTree.fromstring(line).itertext()) for line in set_lines]
    assert " ".join(lines) == text.replace("*", "")
    assert all(width(line, 13) <= 200 for line in lines)
    assert any("(BASE-6.1)" in line for line in lines)
    assert len(lines_of("x" * 100, 200, 13)) > 1
    assert lines_of("- one\n- two", 200, 13) == [["– one"], ["– two"]]
    assert lines_of("", 200, 13) == []


def test_a_large_landscape_is_cut_to_what_matters() -> None:
    large = [(x, y) for x in range(12) for y in range(9)]
    assert window(large, [(6, 4)]) == (5, 3, 8, 5)
    assert window(large, [(0, 0)]) == (0, 0, 3, 2)
    assert window(large, []) == (0, 0, 11, 8)
    assert window([(0, 0), (4, 2)], [(0, 0)]) == (0, 0, 4, 2)


def test_panels_refuse_an_unknown_dress() -> None:
    with pytest.raises(ValueError, match="unknown dress"):
        Panels("spring", "k").tile("base-A", 0)
