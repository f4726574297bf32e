"""Tiles and squares in words: what a tile shows as it lies, where it lies, and nothing that a picture does not show."""

from __future__ import annotations

import pytest

import carcnb
from carcnb.board import aloud
from carcnb.board.answers import NoAnswer, answer
from carcnb.board.audience import EVERYTHING
from carcnb.board.reader import Reader
from carcnb.engine.events import TilePlaced
from carcnb.tiles import SIDES, designs
from carcnb.wire.messages import read
from tests.board.browser import Browser

EN, CS = Reader({}, "en"), Reader({}, "cs")
WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {"N": ("top",), "E": ("right",), "S": ("bottom",), "W": ("left",)},
    "cs": {"N": ("nahoř", "shora", "nahoru"), "E": ("prav",), "S": ("dol", "dole"), "W": ("lev",)},
}
SQUARES = ["base-D 0,0 r0", "base-A 1,0 r1 blue:monastery", "base-E 0,-1 r2 red:city.S"]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_side_with_a_city_or_a_road_is_named_in_every_turn(lang: str) -> None:
    for name, design in designs().items():
        for turned, said in zip(design.turns, aloud.looks(name, Reader({}, lang)), strict=True):
            for side, edge in zip(SIDES, turned.edges, strict=True):
                named = any(word in said for word in WORDS[lang][side])
                everywhere = "all sides" in said or "všech" in said
                assert named or everywhere or edge == "field", (name, turned.turn, said)


def test_what_expansions_print_is_told() -> None:
    assert aloud.looks("inns-07", EN)[0].endswith("with an inn")
    assert aloud.looks("ferries-02", CS)[0].endswith("jezero uprostřed")
    assert [text.rpartition(", ")[2] for text in aloud.looks("flying-02", EN)] == [
        "flies up to the left",
        "flies up to the right",
        "flies down to the right",
        "flies down to the left",
    ]
    for name, design in designs().items():
        for fact in design.marks:
            if fact != (0, "winter_inn") and "winter_inn" not in fact:
                assert aloud.looks(name, EN)[0] != "only field", (name, fact)


def test_squares_are_told_by_what_lies_beside_them_and_by_the_way_from_the_first_tile() -> None:
    table = carcnb.Game(["Ada", "Ben"], position=SQUARES).table
    assert aloud.told(table, (0, 0), EN) == "The first tile: city at the top; road from left to right."
    assert aloud.told(table, (1, 0), EN) == (
        "To the right of the first tile: monastery in the middle; road on the left ends here. Blue: Monk, monastery."
    )
    assert aloud.told(table, (1, -1), EN) == (
        "1 right and 1 up from the first tile, above a monastery, to the right of the tile laid last."
        " Next to it: field at the bottom and on the left."
    )
    assert aloud.told(table, (1, -1), CS).replace("\xa0", " ") == (
        "Od první kartičky 1 doprava a 1 nahoru, nad klášterem, vpravo od naposledy přiložené kartičky."
        " Vedle: louka dole a vlevo."
    )


def test_a_move_says_which_tile_lies_where_and_says_the_same_as_long_as_it_is_in_the_log() -> None:
    board = carcnb.play(players=["Ada", "Ben"], seed=7)
    told: dict[int, str] = {}
    while len(told) < 8:
        board.apply(board.game.legal_actions()[0])
        events = board.game.events
        for entry in board.view["log"]:
            if isinstance(events[entry["id"]], TilePlaced):
                assert told.setdefault(entry["id"], entry["say"]) == entry["say"]
    assert all(said.count(" places a tile: ") == 1 and ". It lies " in said for said in told.values())
    assert len(set(told.values())) == 8


def test_a_tile_is_described_where_it_is_in_hand_and_nowhere_else() -> None:
    browser = Browser(carcnb.play(players=["Ada", "Ben"], seed=7))
    prompt = browser.view["prompt"]
    assert prompt["looks"] == aloud.looks(prompt["tile"], EN)
    browser.board.apply(browser.board.game.legal_actions()[0])
    assert "looks" not in browser.view["prompt"]


def test_what_is_seen_is_told_also_while_a_question_is_open_and_no_more() -> None:
    game = carcnb.Game(["Ada", "Ben"], position=SQUARES)
    ask = read({"do": "ask", "id": 1, "n": 0, "what": "square", "cell": [0, -1]})
    quiet = EVERYTHING._replace(quiet=True)
    said = answer(game, ask, EN, quiet, letters=[(0, -1, 0, "A")])["text"]  # type: ignore[typeddict-item]
    assert said == "Above the first tile: city at the bottom. Red: Knight, city at the bottom. A: city at the bottom."
    assert "complete" not in said
    with pytest.raises(NoAnswer):
        answer(game, read({"do": "ask", "id": 1, "n": 0, "what": "square", "cell": [5000, 0]}), EN)


def test_letters_and_lights_of_a_question_are_told() -> None:
    lesson = carcnb.lesson("base/placing").view["lesson"]
    assert lesson
    assert lesson["points"] == ["Lit: city at the top, the first tile."]
