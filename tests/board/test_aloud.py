"""Squares and parts of tiles in words: where they lie, what is there, and nothing that a picture does not show."""

# mypy: disable-error-code="list-item"
from __future__ import annotations

import pytest

import carcnb
from carcnb.board import aloud
from carcnb.board.answers import NoAnswer, answer
from carcnb.board.audience import EVERYTHING
from carcnb.board.reader import Reader
from carcnb.drawing.tile_words import looks
from carcnb.engine.events import TilePlaced
from carcnb.wire.messages import read
from tests.board.browser import Browser

EN, CS = Reader({}, "en"), Reader({}, "cs")
SQUARES = ["base-D 0,0 r0", "base-A 1,0 r1 blue:monastery", "base-E 0,-1 r2 red:city.S"]


def test_squares_are_told_by_what_lies_beside_them_and_by_the_way_from_the_first_tile() -> None:
    table = carcnb.Game(["Ada", "Ben"], position=SQUARES).table
    assert aloud.describe_square(table, (0, 0), EN) == "The first tile: city at the top; road from left to right."
    assert aloud.describe_square(table, (1, 0), EN) == (
        "To the right of the first tile: monastery in the middle; road on the left ends here. Blue: Monk, monastery."
    )
    assert aloud.describe_square(table, (1, -1), EN) == (
        "1 right and 1 up from the first tile, above a monastery, to the right of the tile laid last."
        " Next to it: field at the bottom and on the left."
    )
    assert aloud.describe_square(table, (1, -1), CS).replace("\xa0", " ") == (
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
    assert prompt["looks"] == looks(prompt["tile"], "en")
    browser.board.apply(browser.board.game.legal_actions()[0])
    assert "looks" not in browser.view["prompt"]


def test_what_is_seen_is_told_also_while_a_question_is_open_and_no_more() -> None:
    game = carcnb.Game(["Ada", "Ben"], position=SQUARES)
    ask = read({"do": "ask", "id": 1, "n": 0, "what": "square", "cell": [0, -1]})
    quiet = EVERYTHING._replace(quiet=True)
    said = answer(game, ask, EN, quiet, letters=[(0, -1, 0, "A")])["text"]  # type: ignore[typeddict-item]
    assert said == "Above the first tile: city at the bottom. Red: Knight, city at the bottom. A: city at the bottom."
    assert "complete" not in said
    for beyond in ({"cell": [5000, 0]}, {"cell": [0, 0], "segment": 99}):
        with pytest.raises(NoAnswer):
            answer(game, read({"do": "ask", "id": 1, "n": 0, "what": "square", **beyond}), EN)


def test_a_part_of_a_tile_is_called_by_what_it_is_and_where() -> None:
    game = carcnb.Game(["Ada", "Ben"], position=SQUARES)
    road = {"do": "ask", "id": 1, "n": 0, "what": "square", "cell": [1, 0], "segment": 0}
    assert answer(game, read(road), EN)["text"] == "Road on the left, to the right of the first tile"  # type: ignore[typeddict-item]
    assert (
        aloud.place_name(game.table.state, (2, 0, -1), "en")
        == "2 right from the first tile, to the right of a monastery"
    )


def test_what_an_editor_has_in_hand_is_told_in_all_its_turns() -> None:
    game = carcnb.Game(["Ada", "Ben"], position=SQUARES)
    asked = {"do": "ask", "id": 1, "n": 0, "what": "room", "tile": "base-J"}
    assert answer(game, read(asked), CS)["looks"] == looks("base-J", "cs")  # type: ignore[typeddict-item]


def test_letters_and_lights_of_a_question_are_told() -> None:
    lesson = carcnb.lesson("base/placing").view["lesson"]
    assert lesson
    assert lesson["points"] == ["Lit: city at the top, the first tile."]


def test_where_a_letter_stands_that_is_an_answer_is_told_with_the_answers_alone() -> None:
    lesson = carcnb.exercises("placement", seed=1, n=1).quiz.board.view["lesson"]
    assert lesson
    assert lesson["task"]
    notes = [(choice["id"], choice["note"]) for choice in lesson["task"]["choices"] or ()]
    assert notes
    assert all("first tile" in note for _, note in notes)
    assert not any(said.startswith(f"{letter}:") for said in lesson.get("points", ()) for letter, _ in notes)
