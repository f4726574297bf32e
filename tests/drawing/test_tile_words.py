"""Tiles in words: every side is named in every turn, what expansions print is told, no two parts are called alike."""

from __future__ import annotations

import pytest

from carcnb.drawing.sheet import parts
from carcnb.drawing.tile_words import looks, part
from carcnb.tiles import SIDES, designs
from carcnb.words import languages

WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {"N": ("top",), "E": ("right",), "S": ("bottom",), "W": ("left",)},
    "cs": {"N": ("nahoř", "shora", "nahoru"), "E": ("prav",), "S": ("dol", "dole"), "W": ("lev",)},
}


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_side_with_a_city_or_a_road_is_named_in_every_turn(lang: str) -> None:
    for name, design in designs().items():
        for turned, said in zip(design.turns, looks(name, lang), strict=True):
            for side, edge in zip(SIDES, turned.edges, strict=True):
                named = any(word in said for word in WORDS[lang][side])
                everywhere = "all sides" in said or "všech" in said
                assert named or everywhere or edge == "field", (name, turned.turn, said)


def test_what_expansions_print_is_told() -> None:
    assert looks("inns-07", "en")[0].endswith("with an inn")
    assert looks("ferries-02", "cs")[0].endswith("jezero uprostřed")
    assert [text.rpartition(", ")[2] for text in looks("flying-02", "en")] == [
        "flies up to the left",
        "flies up to the right",
        "flies down to the right",
        "flies down to the left",
    ]
    for name, design in designs().items():
        for fact in design.marks:
            if fact != (0, "winter_inn") and "winter_inn" not in fact:
                assert looks(name, "en")[0] != "only field", (name, fact)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_no_two_parts_of_a_tile_are_called_alike(lang: str) -> None:
    for design in designs().values():
        for tile in design.turns:
            called = [part(tile, i, lang) for i in range(len(design.kinds))]
            assert len(set(called)) == len(called), (design.id, tile.turn, called)


def test_words_come_with_the_picture_in_every_language() -> None:
    drawn = parts(["t-base-D", "t-base-B"])["designs"]
    for name in ("base-D", "base-B"):
        assert drawn[name]["look"] == {lang: looks(name, lang)[0] for lang in languages()}
