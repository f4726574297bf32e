"""Worksheets for a class: marks, versions that cannot be copied, a legend of what is drawn, short rules; no answers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.classroom.items import Item
from carcnb.classroom.worksheets import Worksheet
from carcnb.drawing.art import art
from carcnb.drawing.layers import BADGES
from carcnb.lessons import LessonError
from carcnb.questions import ASKS, GOALS
from carcnb.questions.model import Several
from carcnb.questions.scene import Scene, Truth
from carcnb.rulebook import rule
from carcnb.words import has

BY_HAND = carcnb.exercise("worth", position=["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"], marks=["0,0 city.N"])


def sheet(**options: Any) -> Worksheet:
    """Exercises of the base game and of an expansion, a puzzle, and what was written by hand."""
    made = [carcnb.exercises(seed=4, n=7, difficulty=2), carcnb.exercises("inns", seed=3, n=1)]
    return carcnb.classroom.worksheet([*made, carcnb.puzzle("base/1"), BY_HAND], title="All", **options)


@pytest.fixture(scope="module")
def class_sheet() -> Worksheet:
    return sheet(marks=True, versions=3, legend=True, rules=True)


def text(page: str) -> str:
    """What is read on a page, without its drawings."""
    body = re.sub(r"(?s)<style.*?</style>|<svg.*?</svg>", " ", page)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", body)).split())


def made(items: tuple[Item, ...]) -> list[Any]:
    return [item.exercise for item in items if item.exercise and item.exercise is not BY_HAND]


# ---- versions


def test_versions_ask_the_same_of_other_positions(class_sheet: Worksheet) -> None:
    rows = [made(version.items) for version in class_sheet.versions]
    kinds = [Counter((one.topic, one.difficulty, one.ask.verb, one.form) for one in row) for row in rows]
    assert kinds[0] == kinds[1] == kinds[2]
    positions = [repr((one.setup, one.marks, one.moves)) for row in rows for one in row]
    assert len({*positions}) == len(positions)
    answers = [[item.answer() for item in version.items] for version in class_sheet.versions]
    for one, other in combinations(answers, 2):
        assert sum(a == b for a, b in zip(one, other, strict=True)) <= 2, "who copies from a neighbour is wrong"


def test_the_same_call_gives_the_same_versions() -> None:
    asked = [carcnb.exercises("points", seed=2, n=2), BY_HAND]
    one, again = (carcnb.classroom.worksheet(asked, marks=True, versions=3, legend=True, rules=True) for _ in range(2))
    assert again.html() == one.html()
    assert again.answers.html() == one.answers.html()


def test_what_was_written_by_hand_stands_elsewhere_and_says_so(class_sheet: Worksheet) -> None:
    places = [[item.exercise for item in version.items].index(BY_HAND) for version in class_sheet.versions]
    assert len(set(places)) == 3
    assert text(class_sheet.answers.html()).count("The same question is in every version.") == 3
    assert "every version" not in text(class_sheet.html())
    assert "every version" not in text(carcnb.classroom.worksheet(BY_HAND).answers.html()), "there is only one"


def test_options_written_by_hand_change_their_order() -> None:
    lesson = carcnb.new_lesson("A road", position=["base-W 0,0 r0 red:road.E", "base-U 1,0 r0"])
    lesson.ask("Does it fit?", goal="legal place base-U 2,0 r1", choices=["yes", "no"])
    both = carcnb.classroom.worksheet([lesson, "base/roads"], versions=2).versions
    (one,), (other,) = ([item for item in version.items if item.choices] for version in both)
    assert [*one.choices] == ["yes", "no"]
    assert [*other.choices] == ["no", "yes"]
    assert one.right == other.right
    assert [item.question for item in both[0].items] == [item.question for item in both[1].items][::-1]


def test_each_version_has_its_letter_and_pages_of_its_own(class_sheet: Worksheet) -> None:
    page = class_sheet.html()
    assert re.findall(r'class="v">(.)<', page) == ["A", "B", "C"]
    assert page.count('<section class="cn-sheet v-') == 3
    assert "break-before:page" in page
    assert repr(class_sheet) == "<Worksheet 'All', 10 tasks, versions A B C>"
    assert 'class="v"' not in carcnb.classroom.worksheet(BY_HAND).html()


def test_puzzles_are_others_as_hard_while_there_are_any() -> None:
    left = carcnb.puzzles("base", seed=1, n=2, difficulty=1)
    rows = [made(version.items) for version in carcnb.classroom.worksheet(left, versions=2).versions]
    assert len({one.id for row in rows for one in row}) == 4
    assert [one.difficulty for one in rows[0]] == [one.difficulty for one in rows[1]]
    every = carcnb.puzzles("base", n=len(bundled_puzzles()["base"]))
    kept = carcnb.classroom.worksheet(every, versions=2).versions
    assert {item.exercise.id for item in kept[0].items} == {item.exercise.id for item in kept[1].items}  # type: ignore[union-attr]
    assert all(kept[1].kept)


# ---- marks


def test_marks_are_the_same_in_all_versions_and_make_the_sum(class_sheet: Worksheet) -> None:
    assert len({sum(version.marks) for version in class_sheet.versions}) == 1
    total = sum(class_sheet.versions[0].marks)
    page = text(class_sheet.html())
    assert page.count(f"Marks / {total}") == 3
    assert [int(n) for n in re.findall(r"class=\"pts\">.*?/ (\d+)<", class_sheet.html())] == [
        n for version in class_sheet.versions for n in version.marks
    ]
    assert f"{total} marks in all." in text(class_sheet.answers.html())


def test_marks_can_be_given() -> None:
    two = [BY_HAND, "base/roads"]
    assert carcnb.classroom.worksheet(two, marks=[3, 1]).versions[0].marks == (3, 1)
    assert carcnb.classroom.worksheet(two, marks=4).versions[0].marks == (4, 4)
    assert carcnb.classroom.worksheet(two).versions[0].marks == ()
    swapped = carcnb.classroom.worksheet(two, marks=[3, 1], versions=2).versions[1]
    assert [(item.exercise is BY_HAND, most) for item, most in zip(swapped.items, swapped.marks, strict=True)] == [
        (False, 1),
        (True, 3),
    ]
    assert "Marks" not in text(carcnb.classroom.worksheet(two).html())


def test_the_key_says_which_line_brings_a_part() -> None:
    city = carcnb.exercise(
        "worth", position=["base-F 0,0 r0 red:city.E", "base-E 1,0 r3", "base-E -1,0 r1"], marks=["0,0 city.E"]
    )
    key = text(carcnb.classroom.worksheet(city, marks=3).answers.html())
    for told in ("1 mark: 3 tiles × 2", "1 mark: 1 coat of arms × 2", "1 mark: the result 8"):
        assert told in key
    assert "1 mark for one of these lines: 3 tiles × 2; 1 coat of arms × 2" in text(
        carcnb.classroom.worksheet(city, marks=2).answers.html()
    )
    assert "1 mark:" not in text(carcnb.classroom.worksheet(city, marks=1).answers.html())
    owners = carcnb.exercise("owners", position=["base-D 0,0 r0 red:city.N"], marks=["0,0 city.N"])
    assert "1 mark less for each tick" in text(carcnb.classroom.worksheet(owners, marks=2).answers.html())
    assert "6: “A coat of arms brings nothing.”" in key


def test_the_key_agrees_with_the_engine(class_sheet: Worksheet) -> None:
    key = text(class_sheet.answers.html())
    for item in (item for version in class_sheet.versions for item in version.items):
        assert f"Answer: {item.answer()}" in key
        if item.exercise and item.form == "number":
            assert item.exercise.check(int(item.answer()))
            assert not item.lines or sum(line.points for line in item.lines) == int(item.answer())
        elif item.exercise and item.form in ("one", "several"):
            right = list(item.right)
            assert item.exercise.check(right if item.form == "several" else right[0])


# ---- legend


def signs(page: str) -> list[str]:
    """What the legend of a page lists."""
    box = page.split('class="box legend"')[1].split("</ul>")[0]
    return [unescape(said) for said in re.findall(r"<span>(.*?)</span></li>", box)]


def test_the_legend_has_exactly_what_is_drawn() -> None:
    by_hand = carcnb.classroom.worksheet(BY_HAND, legend=True)
    assert signs(by_hand.html()) == [
        "Ada (red)",
        "Place that a question asks about",
    ]
    wide = carcnb.exercise(
        "worth", ["base-F 0,0 r0 blue:city.E", "base-B 0,1 r0"], marks=["0,0 city.E"], light=["0,0 city.E"]
    )
    found = signs(carcnb.classroom.worksheet(wide, legend=True).html())
    assert {*found} == {
        "Ben (blue)", "Monastery", "Coat of arms", "Place that a question asks about",
        "Outlined: what the question is about",
    }  # fmt: skip
    assert 'aria-label=""' not in carcnb.classroom.worksheet("base/roads", legend=True).html(), (
        "its name stands beside it"
    )
    assert "Large meeple" in signs(carcnb.classroom.worksheet("inns_and_cathedrals/large", legend=True).html())
    assert "Empty square with its number" in str(signs(carcnb.classroom.worksheet("base/roads", legend=True).html()))
    assert 'class="box legend"' not in carcnb.classroom.worksheet("base/roads").html()


def test_every_sign_on_a_tile_has_a_name() -> None:
    shapes = {what for drawn in art()["designs"].values() for kind, what, *_ in drawn["items"] if kind == "shape"}
    assert [
        what for what in sorted(shapes) if what.startswith(BADGES) and what != "disc" and not has(f"symbol-{what}")
    ] == []


def test_each_version_has_the_legend_of_its_own(class_sheet: Worksheet) -> None:
    for version, page in zip(class_sheet.versions, class_sheet.html().split("<section ")[1:], strict=True):
        figures = {seat for item in version.items for row in item.game.table.state.figures.values() for seat, *_ in row}
        colours = {word for said in signs(page) for word in re.findall(r"\((red|blue|green)\)", said)}
        assert colours <= figures, "only who stands there; a board may be cut to what matters"
        assert colours


# ---- rules


def test_short_rules_are_those_that_are_needed_and_answer_nothing(class_sheet: Worksheet) -> None:
    pages = class_sheet.html().split('class="box rules"')[1:]
    boxes = [re.findall(r"<code>(.*?)</code>", page.split("</ul>")[0]) for page in pages]
    assert boxes[0] == boxes[1] == boxes[2]
    needed = {line.rule for version in class_sheet.versions for item in version.items for line in item.lines}
    assert needed <= {*boxes[0]}
    assert {one.rule for version in class_sheet.versions for one in made(version.items) if one.topic != "puzzles"} <= {
        *boxes[0]
    }
    assert unescape(rule("BASE-7.3").short) in text(pages[0])
    why = next(one for one in carcnb.exercises("placement", seed=1, n=3) if one.ask.verb == "why")
    box = carcnb.classroom.worksheet(why, rules=True).html().split('class="box rules"')[1]
    assert {"BASE-4.3", "BASE-4.5"} <= {*re.findall(r"<code>(.*?)</code>", box)}, "one alone would be the answer"


def test_a_sheet_of_the_rules_of_a_system() -> None:
    alone = carcnb.classroom.worksheet(rules="inns")
    assert alone.title == "Inns and Cathedrals"
    assert re.findall(r"<code>(.*?)</code>", alone.html()) == [one.id for one in carcnb.rules("inns")]
    assert "Name" not in text(alone.html())
    assert "IC-29" in carcnb.classroom.worksheet(BY_HAND, rules="inns").html()
    with pytest.raises(LessonError, match="no answers"):
        _ = alone.answers
    with pytest.raises(LessonError, match="asks nothing"):
        carcnb.classroom.worksheet([], rules="inns", versions=2)


# ---- what a pupil sees


def test_a_pupils_sheet_does_not_know_the_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its source is the same whatever is right."""
    asked = sheet(marks=True, legend=True, rules=True)
    before = asked.html()
    monkeypatch.setattr(Item, "answer", None)
    for item in asked.items:
        object.__setattr__(item, "explanation", "another one")
        object.__setattr__(item, "right", ("another",))
        object.__setattr__(item, "turns", item.turns[::-1])
    assert asked.html() == before
    assert "☒" not in before
    assert 'class="right"' not in before


def test_both_languages_say_all_of_it() -> None:
    page = sheet(marks=True, legend=True, rules=True, lang="cs")
    told = text(page.html())
    for words in ("Jméno", "Třída", "Body", "Co znamenají značky", "Pravidla ve zkratce", "Jak to počítáš"):
        assert words in told
    assert "Celkem" in text(page.answers.html())
    assert not re.search(r"\b(mark|rules|legend)s?\b", told)


def test_saving_the_key(tmp_path: Path) -> None:
    both = carcnb.classroom.worksheet(BY_HAND, versions=2)
    assert both.save(tmp_path / "key.html", answers=True).read_text("utf-8") == both.answers.html()


# ---- whatever is asked


class Course:
    """Anything that gives what a worksheet asks."""

    def worksheet_items(self) -> list[Any]:
        return ["base/roads", [BY_HAND]]


@pytest.fixture
def fill() -> Iterator[str]:
    """A question whose answer is painted."""

    class Fill(Several, verb="fill", topic="fields", marks=1):
        form = "places"

        def question(self, scene: Scene) -> str:
            return "Which places belong to field A?"

        def right(self, scene: Scene) -> list[str]:
            return ["A"]

        def truth(self, scene: Scene) -> Truth:
            return Truth(("All of it",), "BASE-11.4", light=scene.spots("A"))

    yield Fill.verb
    del ASKS["fill"]
    GOALS.pop("fill", None)


def test_what_is_painted_is_coloured_on_paper(fill: str) -> None:
    one = carcnb.exercise(fill, ["base-U 0,0 r0", "base-U 1,0 r0"], marks=["0,0 field.NNE"])
    painted = carcnb.classroom.worksheet(one, marks=True, versions=2)
    assert "Colour it in on the picture." in text(painted.html())
    assert "☐" not in painted.html()
    assert "outlined on the board: A and 1 more place" in text(painted.answers.html())
    assert "legend-lit" not in painted.html()
    outlined = 'fill-opacity=".35"'
    assert outlined in painted.answers.html()
    assert outlined not in painted.html()


def test_whatever_gives_items_is_asked() -> None:
    assert len(carcnb.classroom.worksheet([Course(), BY_HAND]).items) == 3


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"marks": [1, 2]}, "marks has 2 numbers, but the worksheet asks 1 questions"),
        ({"marks": [0]}, "whole numbers from 1 to 100, not 0"),
        ({"marks": -1}, "whole numbers from 1 to 100, not -1"),
        ({"marks": "2"}, "marks is True, a number"),
        ({"marks": [True]}, "not True"),
        ({"versions": 9}, "versions is how many there are, 1 to 4, not 9"),
        ({"versions": True}, "1 to 4, not True"),
        ({"rules": 3}, "the name of a system, not 3"),
        ({"rules": "no such"}, "no such"),
    ],
)
def test_what_cannot_be_is_told(options: dict[str, Any], said: str) -> None:
    with pytest.raises(LessonError, match=said):
        carcnb.classroom.worksheet(BY_HAND, **options)
