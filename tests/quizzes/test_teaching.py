"""Exercises about what a lesson or a chapter teaches: about its rules, and about nothing that comes later."""

from __future__ import annotations

from itertools import islice

import pytest

import carcnb
from carcnb.curriculum import chapters, curriculum
from carcnb.quizzes.making import about, fitting
from carcnb.quizzes.teaching import find_taught, meant_by, rules_of
from carcnb.words import speaking


def check(chapter: str, seed: int, difficulty: int = 1) -> None:
    """Three exercises of a chapter, each about one of its rules."""
    of = find_taught(chapter)
    assert of
    three = carcnb.exercises(chapter, n=3, seed=seed, difficulty=difficulty)
    assert [one.taught for one in three] == [chapter] * 3
    for one in three:
        assert rules_of(one) & of.rules[-1], one
        assert not rules_of(one) & of.later, one
        assert one.check(one.solve()[0]).correct
        assert one.setup.farmers or of.topics != ("fields",)


@pytest.mark.many  # each once, in every run: tests/test_notebook_practice.py
@pytest.mark.parametrize("chapter", chapters())
def test_every_chapter_has_three_about_its_rules_from_many_seeds(chapter: str) -> None:
    for seed in range(12):
        check(chapter, seed, 1 + seed % 3)


@pytest.mark.parametrize("chapter", ["base/1", "gold_mines/3", "mage_and_witch/3", "messages/3", "winter/3"])
def test_chapters_whose_rules_are_rare_have_three_about_them(chapter: str) -> None:
    check(chapter, 3)


@pytest.mark.parametrize(
    ("lesson", "rules"),
    [
        ("base/roads", {"BASE-6.1", "BASE-6.4"}),
        ("base/end_field_tie", {"BASE-15.3"}),
        ("inns_and_cathedrals/large_tie", {"IC-15", "BASE-8.3"}),
        ("inns_and_cathedrals/open_inn", {"IC-22", "BASE-14.2"}),
        ("traders_and_builders/goods_end", {"TB-GOODS-7", "TB-GOODS-8"}),
    ],
)
def test_a_lesson_is_practised_by_its_own_rules(lesson: str, rules: set[str]) -> None:
    for one in carcnb.exercises(lesson, n=2, seed=5):
        assert rules_of(one) & rules


def test_every_lesson_is_a_topic_and_has_a_chapter_to_fall_back_to() -> None:
    for lesson in curriculum():
        assert find_taught(lesson)
    track = find_taught("base/track")
    assert track
    assert track.topics == find_taught("base/3").topics, "a lesson without a topic has those of its chapter"  # type: ignore[union-attr]
    (one,) = carcnb.exercises("base/track", n=1, seed=1)
    assert rules_of(one) & track.rules[-1]


def test_nothing_is_asked_that_comes_later() -> None:
    first = find_taught("base/1")
    assert first
    for one in islice(about(first, 1, 0, 2), 30):
        assert not one.setup.farmers
        assert not any(" field." in mark for mark in one.marks)
        assert not rules_of(one) & {"BASE-8.2", "BASE-8.3", "BASE-14.6"}
    tiles = find_taught("inns_and_cathedrals/1")
    assert tiles
    assert tiles.figures == {"large"}
    for one in islice(about(tiles, 1, 0, 1), 6):
        assert not any("large" in str(tile) for tile in one.setup.position)
    large = find_taught("inns_and_cathedrals/2")
    assert large
    assert not large.figures


def test_seed_and_name_alone_make_them_in_every_language() -> None:
    for name in ("base/1", "inns_and_cathedrals/2", "gifts/3"):
        made = []
        for lang in ("en", "cs"):
            with speaking(lang):
                three = carcnb.exercises(name, n=3, seed=9)
                made.append([(one.id, str(one.ask), one.setup, one.marks, one.moves) for one in three])
        assert made[0] == made[1]


GOODS = "traders_and_builders/goods"


def test_chapters_are_named_by_number_or_title_and_several_come_in_turn() -> None:
    assert meant_by("inns/3") == meant_by("Inns/Inns") == meant_by("inns_and_cathedrals/hostince")
    assert (meant_by("traders/Goods"), meant_by("traders/goods")) == ("traders_and_builders/2", GOODS)
    mixed = carcnb.exercises(["base/roads", "points", "base/2"], n=4, seed=2)
    assert [one.taught for one in mixed] == ["base/roads", "", "base/2", "base/roads"]


def test_what_there_is_not_is_told_with_what_there_is() -> None:
    with pytest.raises(carcnb.CarcnbError, match=r"the chapters are inns_and_cathedrals/1 \(New tiles\), .*/inn_road"):
        carcnb.exercises("inns/9")
    with pytest.raises(carcnb.CarcnbError, match="lessons such as 'base/roads'"):
        carcnb.exercises("chess/1")


def test_another_quiz_stays_with_its_chapter() -> None:
    quiz = carcnb.exercises("inns/3", n=2, seed=4).quiz
    another = quiz._another()
    assert [one.taught for one in another.exercises] == ["inns_and_cathedrals/3"] * 2


def test_the_first_that_fits_is_taken_or_the_very_first() -> None:
    assert fitting([1, 2, 4], lambda n: n > 1) == 2
    assert fitting([1, 2, 4], lambda n: n > 4) is None
    assert fitting([1, 2, 4], lambda n: n > 4, settle=True) == 1
