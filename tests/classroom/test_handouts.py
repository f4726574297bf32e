"""Answer cards and summaries: what stands on them, in both languages."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

import carcnb
from carcnb.lessons import LessonError
from carcnb.systems import systems

SYSTEMS = [name for name in systems() if name != "overview"]


def words(page: str) -> str:
    body = re.sub(r"(?s)<style.*?</style>|<svg.*?</svg>", " ", page)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", body)).split())


def test_four_cards_have_each_a_letter_a_shape_and_a_colour_of_its_own(tmp_path: Path) -> None:
    page = carcnb.classroom.answer_cards().save(tmp_path / "cards.html").read_text("utf-8")
    drawn = [ElementTree.fromstring(one) for one in re.findall(r"(?s)<svg.*?</svg>", page)]
    letters = ["".join(one.itertext()) for one in drawn]
    assert letters == ["A", "B", "C", "D"]
    groups = [one.find("{*}g") if one.find("{*}g") is not None else one.find("g") for one in drawn]
    assert len({one.get("fill") for one in groups if one is not None}) == 4
    shapes = [ElementTree.tostring(one[0]) for one in groups if one is not None]
    assert len({*shapes}) == 4
    assert carcnb.classroom.answer_cards("cs").title == "Karty s odpověďmi"


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_summary_has_the_rules_what_people_get_wrong_and_boards(system: str) -> None:
    for lang, heading in (("en", "What people often get wrong"), ("cs", "Co si lidé často mýlí")):
        page = carcnb.classroom.summary(system, lang).html()
        told = words(page)
        shorts = [one.short for one in carcnb.rules(system, lang=lang)]
        assert sum(short in told for short in shorts) >= 0.8 * len(shorts)
        assert heading in told
        assert 2 <= page.count("<s>") <= 6
        assert 1 <= page.count("<figure>") <= 2
        assert f'lang="{lang}"' in page


def test_what_people_get_wrong_is_of_as_many_sections_as_there_are() -> None:
    told = words(carcnb.classroom.summary("base").html()).partition("What people often get wrong")[2]
    assert "Touching at a corner does not count." in told  # of the first that anything is believed of
    assert "field" in told.partition("The game ends now")[0]  # and of the last


def test_no_clause_points_to_a_picture_that_is_not_there() -> None:
    for system in ("inns", "traders"):
        assert "of this tile" not in words(carcnb.classroom.summary(system, "en").html())


def test_the_same_call_gives_the_same_page_and_a_notebook_shows_it() -> None:
    one, again = (carcnb.classroom.summary("robbers") for _ in range(2))
    assert one.html() == again.html()
    assert "Robbers" in one._repr_html_()
    assert repr(one) == "<Handout 'Robbers'>"


def test_what_there_is_not_is_told() -> None:
    with pytest.raises(LessonError, match="chess"):
        carcnb.classroom.summary("chess")
    with pytest.raises(LessonError, match="named by a text"):
        carcnb.classroom.summary(3)  # type: ignore[arg-type]
    with pytest.raises(LessonError, match="no language"):
        carcnb.classroom.summary("base", "xx")
    with pytest.raises(LessonError, match="no language"):
        carcnb.classroom.answer_cards("xx")
