"""Comments on moves in records, and games as lists of moves."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import carcnb
from carcnb import Game, RecordError
from carcnb.engine.moves import answers_after, moves


def sample() -> Game:
    choose, game = random.Random(3).choice, Game(["Ada", "Ben"], seed=3)
    while len(game.history) < 40:
        game.apply(choose(game.legal_actions()))
    return game


GAME = sample()


def test_comments_are_kept_and_a_record_without_any_is_as_it_was() -> None:
    assert "comments" not in json.loads(GAME.save())
    game = GAME.clone()
    game.comments |= {0: "Start", 7: "<b>Žofie</b>"}
    assert GAME.comments == {}
    again = Game.load(game.save())
    assert again.comments == {0: "Start", 7: "<b>Žofie</b>"}
    assert again.save() == game.save()
    assert game.clone().comments == game.comments


def test_comments_on_moves_that_were_taken_back_are_not_saved() -> None:
    game = GAME.clone()
    game.comments |= {1: "One", 9: "Nine"}
    game.goto(answers_after(moves(game), 5))
    assert json.loads(game.save())["comments"] == {"1": "One"}


@pytest.mark.parametrize(
    "comments", [[], 5, {"x": "a"}, {"-1": "a"}, {"99999": "a"}, {"1": 5}, {"1": "a" * 3000}, {"9" * 5000: "a"}]
)
def test_what_are_no_comments_is_refused(comments: Any) -> None:
    record = json.loads(GAME.save()) | {"comments": comments}
    with pytest.raises(RecordError, match="comment"):
        Game.load(json.dumps(record))


def test_moves_are_the_decisions_of_a_game_with_what_they_brought() -> None:
    line = moves(GAME)
    assert [move.action for move in line] == [action for action in GAME.history if action.verb != "draw"]
    assert [GAME.history[move.answers] for move in line] == [move.action for move in line]
    brought = {seat: sum(move.scored.get(seat, 0) for move in line) for seat in GAME.seats}
    assert brought == GAME.scores
    back = GAME.clone()
    back.goto(10)
    assert moves(back) == line
    for number in range(len(line) + 1):
        back.goto(answers_after(line, number))
        assert sum(action.verb != "draw" for action in back.history) == number
    with pytest.raises(ValueError, match="go to 0 to"):
        answers_after(line, len(line) + 1)


@pytest.mark.parametrize("text", ["\ud800", "\x00", "\x1b", "\u202e", "\x9b", "\ufffe"])
def test_a_comment_is_a_text_that_can_be_shown(text: str) -> None:
    """It is refused with its move and its character where it is written; the game is saved whatever was said."""
    with pytest.raises(RecordError, match=r"comment 3: .*character 2 of line 1"):
        carcnb.replay(GAME, comments={3: f"a{text}"})
    game = GAME.clone()
    game.comments[3] = f"a{text}"
    assert Game.load(game.save()).comments == {3: "a"}
    assert carcnb.replay(game).game.comments == {3: "a"}
    game.comments[3] = "x" * 2001
    with pytest.raises(RecordError, match=r"comment 3: this text has 2,001 characters; it may have 2,000"):
        game.save()


def test_a_comment_that_was_saved_once_is_read_without_what_may_not_stand_in_it() -> None:
    record = json.loads(GAME.save()) | {"comments": {"1": "a\tb\r\nc\x1b\ud800\u202ed", "2": "x" * 2000}}
    game = Game.load(json.dumps(record))
    assert game.comments == {1: "a\tb\ncd", 2: "x" * 2000}
    assert Game.load(game.save()).comments == game.comments
