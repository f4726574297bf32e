"""Chalk: its notation, and how a game and its record keep it."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

from carcnb import Game, RecordError, SetupError
from carcnb.engine.chalk import MOST, Stroke, check_chalk, read, rows, texts

POSITION = ["base-D 0,0 r0 red:city.N", "base-U 1,0 r0"]
DRAWN = ("0,0>2,-1 red", "0,0 city.N", "-1,0 green", "1,0 road.E blue", "0,0")


def at_start() -> Game:
    return Game(["Ada", "Ben"], seed=3, position=POSITION)


@pytest.mark.parametrize("text", DRAWN)
def test_a_stroke_is_written_as_it_is_read(text: str) -> None:
    assert str(Stroke.parse(text)) == text
    assert str(Stroke.parse(f" {text.replace(' ', '   ')} ")) == text


def test_yellow_need_not_be_named() -> None:
    assert str(Stroke.parse("0,0 city.N yellow")) == "0,0 city.N"


def test_strokes_on_a_board_are_rows_and_back() -> None:
    state = at_start().table.state
    found = rows(state, DRAWN, strict=True)
    assert found[0] == (0, 0, -1, 2, -1, "red")
    assert found[1][:3] == (0, 0, state.tiles[next(iter(state.tiles))][0].spots["city.N"])
    assert tuple(texts(state, found)) == DRAWN


@pytest.mark.parametrize(
    ("text", "word", "column", "reason"),
    [
        ("", 1, 1, "no cell"),
        ("0;0", 1, 1, "no cell"),
        ("0,0>", 1, 1, "no cell"),
        ("0,0>0,0", 1, 1, "from one cell to another"),
        ("0,0>1,0  city.N", 2, 10, "no colour"),
        ("0,0>1,0 orange", 2, 9, "no colour; there are yellow, red, blue, green"),
        ("0,0 city.N pink", 3, 12, "no colour"),
        ("0,0 city.N red red", 3, 12, "one word too many"),
        ("0,0 castle red", 2, 5, "has no 'castle'; it has city.N"),
        ("0,0 orange", 2, 5, "has no 'orange'; it has city.N"),
        ("5,5 city.N", 2, 5, "no tile lies at 5,5"),
        ("0,0>99,0", 1, 1, "no tile lies near 99,0"),
    ],
)
def test_what_is_no_chalk_is_told_by_entry_word_and_column(text: str, word: int, column: int, reason: str) -> None:
    with pytest.raises(SetupError) as caught:
        check_chalk(at_start().table.state, ["0,0", text])
    error = caught.value
    assert (error.field, error.line, error.word, error.column) == ("chalk", 2, word, column)
    assert reason in error.reason


@pytest.mark.parametrize(
    "given", ["0,0", 5, None, [5], [None], [f"{n},0" for n in range(MOST + 1)], ["0,0" + " " * 99]]
)
def test_chalk_is_a_short_list_of_texts(given: Any) -> None:
    with pytest.raises(SetupError, match="chalk"):
        read(given)


def test_what_is_not_there_is_left_out_where_nobody_asks_for_more() -> None:
    assert rows(at_start().table.state, ["7,7 city.N", "nonsense", "0,0", "0,0"]) == [(0, 0, -1, 0, 0, "yellow")]


def test_a_game_keeps_chalk_by_move_and_its_record_too() -> None:
    game, choose = at_start(), random.Random(1).choice
    plain = game.save()
    game.chalk[0] = DRAWN
    while game.move < 3:
        game.apply(choose(game.legal_actions()))
    game.chalk[3] = ("0,0",)
    again = Game.load(game.save())
    assert again == game == game.clone() == pickle.loads(pickle.dumps(game))
    assert again.chalk == {0: DRAWN, 3: ("0,0",)}
    assert json.loads(game.save())["chalk"] == {"0": list(DRAWN), "3": ["0,0"]}
    game.undo()
    assert "3" not in json.loads(game.save())["chalk"]
    assert "chalk" not in json.loads(plain)


def test_another_move_takes_away_what_was_drawn_on_the_one_taken_back() -> None:
    game = at_start()
    first, other = game.legal_actions()[:2]
    game.apply(first)
    game.chalk = {0: ("0,0",), 1: ("1,0",)}
    game.undo()
    game.redo()
    assert game.chalk == {0: ("0,0",), 1: ("1,0",)}
    game.undo()
    game.apply(other)
    assert game.chalk == {0: ("0,0",)}


@pytest.mark.parametrize("chalk", [[], 5, {"x": ["0,0"]}, {"9": ["0,0"]}, {"0": "0,0"}, {"0": ["0;0"]}, {"0": [[]]}])
def test_what_is_no_chalk_in_a_record_is_refused(chalk: Any) -> None:
    record = json.loads(at_start().save()) | {"chalk": chalk}
    with pytest.raises(RecordError, match="chalk"):
        Game.load(json.dumps(record))
