"""A board on a record: every move can be gone to, a line of one's own leads back, and the record stays as it is."""

# mypy: disable-error-code="assignment, attr-defined"
from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb import FileError, Game, RecordError, SetupError
from carcnb.board.replay import Replay
from carcnb.wire.shapes import faults
from carcnb.wire.view import View
from tests.board.browser import Browser

EVIL = '<script>alert(1)</script> & "x"'


def played(seed: int = 3, moves: int | None = None, **options: Any) -> Game:
    game, choose = Game(["Ada", "Ben"], seed=seed, **options), random.Random(seed).choice
    while not game.over and (moves is None or moves > 0):
        game.apply(choose(game.legal_actions()))
        moves = moves - 1 if moves is not None else None
    return game


GAME = played()


def opened(record: Any = GAME, **options: Any) -> Browser:
    return Browser(carcnb.replay(record, **options))


def now(browser: Browser) -> dict[str, Any]:
    timeline: dict[str, Any] = browser.board.view["timeline"]
    return timeline


def another(browser: Browser) -> str:
    """A legal action that is not the record's next one."""
    game = browser.board.game
    answers = GAME.history
    return next(str(a) for a in game.legal_actions() if a != answers[len(game.history)])


# ---- the record


def test_it_opens_at_the_start_or_at_a_move() -> None:
    browser = opened()
    assert now(browser)["text"] == f"Before the first of {browser.board.record['of']} moves"
    assert (now(browser)["at"], now(browser)["back"], now(browser)["next"]) == (0, False, True)
    assert opened(move=5).board.view["timeline"]["at"] == 5
    with pytest.raises(ValueError, match="moves; go to 0 to"):
        carcnb.replay(GAME, move=10_000)


def test_back_and_next_go_by_decisions_through_the_whole_game() -> None:
    browser = opened()
    of = browser.board.record["of"]
    assert of == sum(action.verb != "draw" for action in GAME.history)
    for at in range(1, of + 1):
        browser.do("lesson", what="next")
        assert now(browser)["at"] == at
        assert now(browser)["text"].startswith(f"Move {at} of {of}: ")
        assert list(faults(browser.board.view, View, "view")) == []
        assert not now(browser)["own"]
    assert browser.board.game.scores == GAME.scores
    browser.do("lesson", what="next")
    assert browser.refused()["text"] == "There is no such move."
    browser.do("lesson", what="back")
    assert now(browser)["at"] == of - 1


def test_a_jump_shows_that_position() -> None:
    browser = opened()
    for to in (40, 7, 0, browser.board.record["of"]):
        browser.do("lesson", what="jump", to=to)
        history = browser.board.game.history
        assert sum(action.verb != "draw" for action in history) == to == browser.board.move
        assert history == GAME.history[: len(history)]
    for to in (-1, 10_000):
        browser.do("lesson", what="jump", to=to)
        browser.refused()


def test_the_timeline_marks_every_turn_and_every_score() -> None:
    record = opened().board.record
    turns = [event for event in GAME.events if type(event).__name__ == "TurnBegan"]
    assert len(record["turns"]) == len(turns)
    marked = {seat for _, seat, _ in record["scores"]}
    assert marked == {seat for seat, points in GAME.scores.items() if points}
    for seat in marked:
        points = sum(int(text.split("+")[1]) for _, who, text in record["scores"] if who == seat)
        assert points == GAME.scores[seat]


def test_what_is_sent_once_is_small_and_with_a_move_smaller() -> None:
    boxes = ["inns_and_cathedrals", "traders_and_builders"]
    browser = opened(played(expansions=boxes), move=100)
    assert len(json.dumps(browser.board.record)) < 4_000
    assert len(json.dumps(now(browser))) < 600
    browser.do("lesson", what="next")
    assert [list(update) for update in browser.updates] == [["view"]]


def test_the_language_changes_all_that_is_told() -> None:
    browser = opened(move=1)
    browser.do("language", lang="cs")
    assert now(browser)["text"].startswith("Krok 1 z\xa0")


def test_comments_of_our_own_games_follow_the_language_and_those_of_others_stay() -> None:
    browser = Browser(carcnb.replay("base/one_point", comments={1: "Look at the coat of arms."}, lang="en"))
    browser.do("language", lang="cs")
    assert now(browser)["comment"].startswith("Ada a Ben")
    browser.do("lesson", what="next")
    assert now(browser)["comment"] == "Look at the coat of arms."


# ---- a line of one's own


def test_another_move_begins_a_line_of_ones_own() -> None:
    browser = opened(move=6)
    browser.act(another(browser))
    assert now(browser)["own"].startswith("A line of your own since move 6. Expected")
    assert now(browser)["text"].startswith("Move 7: ")
    assert (now(browser)["at"], now(browser)["fork"], now(browser)["next"]) == (6, 6, False)
    browser.act(browser.board.game.legal_actions()[-1])
    own = browser.board.game.history
    browser.do("lesson", what="back")
    browser.do("lesson", what="back")
    browser.do("lesson", what="next")
    browser.do("lesson", what="next")
    assert browser.board.game.history == own
    browser.do("lesson", what="jump", to=6)
    assert now(browser)["own"] == ""
    for _ in range(browser.board.record["of"] - 6):
        browser.do("lesson", what="next")
    assert browser.board.game.history == GAME.history


def test_the_records_own_move_stays_on_the_record() -> None:
    browser = opened(move=6)
    action = GAME.history[len(browser.board.game.history)]
    browser.act(action)
    assert (now(browser)["own"], now(browser)["at"], now(browser)["next"]) == ("", 7, True)


def test_a_line_that_is_played_back_into_the_record_goes_on_as_the_record() -> None:
    browser = opened(move=6)
    browser.act(another(browser))
    browser.do("lesson", what="back")
    assert now(browser)["own"]
    browser.act(GAME.history[len(browser.board.game.history)])
    assert (now(browser)["own"], now(browser)["at"], now(browser)["next"]) == ("", 7, True)
    browser.do("lesson", what="next")
    assert now(browser)["at"] == 8


def test_a_game_given_is_never_changed() -> None:
    game = GAME.clone()
    browser = opened(game, comments={2: "Hm"}, move=3)
    browser.act(another(browser))
    assert game.history == GAME.history
    assert game.comments == {}


def test_there_is_no_new_game_on_a_record() -> None:
    browser = opened(move=3)
    browser.do("new")
    assert "record" in browser.refused()["text"]
    assert browser.board.move == 3


# ---- comments


def test_a_comment_stands_at_its_move_and_is_kept_with_the_game() -> None:
    browser = opened(comments={0: "Ready", 4: EVIL})
    assert now(browser)["comment"] == "Ready"
    browser.board.goto(4)
    assert now(browser)["comment"] == EVIL
    browser.board.goto(5)
    assert now(browser)["comment"] == ""
    assert browser.board.record["notes"] == [0, 4]
    again = carcnb.replay(browser.board.game.save())
    assert again.game.comments == {0: "Ready", 4: EVIL}


def test_a_line_of_ones_own_has_the_comments_up_to_there() -> None:
    browser = opened(comments={2: "Before", 9: "After"}, move=6)
    browser.act(another(browser))
    assert browser.board.game.comments == {2: "Before"}
    browser.board.goto(9)
    assert now(browser)["comment"] == "After"


def test_a_comment_can_be_written_where_the_board_is() -> None:
    browser = opened(move=4)
    browser.board.comment(EVIL)
    assert now(browser)["comment"] == EVIL
    assert browser.board.record["notes"] == [4]
    browser.board.goto(6)
    browser.act(another(browser))
    browser.board.comment("A better move")
    assert now(browser)["comment"] == "A better move"
    assert Game.load(browser.board.game.save()).comments == {4: EVIL, 7: "A better move"}
    browser.board.goto(7)
    assert now(browser)["comment"] == ""
    browser.board.goto(4)
    browser.board.comment("")
    assert browser.board.record["notes"] == []
    with pytest.raises(RecordError, match="text"):
        browser.board.comment(5)


@pytest.mark.parametrize("comments", [{-1: "x"}, {10_000: "x"}, {"1": "x"}, {True: "x"}, {1: 5}, {1: "x" * 5_000}])
def test_what_is_no_comment_is_refused(comments: Any) -> None:
    with pytest.raises(RecordError, match="comment"):
        carcnb.replay(GAME, comments=comments)


# ---- what is opened


def test_texts_and_files_of_both_kinds_are_opened(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(GAME.save(), encoding="utf-8")
    foreign = Path(__file__).parents[1] / "records" / "jcz" / "city-and-road-scoring.jcz"
    for record in (GAME, GAME.save(), path, str(path)):
        assert isinstance(carcnb.replay(record), Replay)
        assert carcnb.replay(record).record["of"] == opened().board.record["of"]
    for record in (foreign, str(foreign), foreign.read_text(encoding="utf-8")):
        assert carcnb.replay(record).record["of"] > 0


@pytest.mark.parametrize("record", [5, None, "{", '{"a": 1}', "[]"])
def test_what_is_no_record_is_said(record: Any) -> None:
    with pytest.raises(RecordError):
        carcnb.replay(record)


@pytest.mark.parametrize("name", ["", "nowhere.json", "nowhere.jcz", "a\0b", "\ud800.json"])
def test_what_is_no_file_is_said(name: str) -> None:
    with pytest.raises(FileError):
        carcnb.replay(name)


# ---- what may be seen


def test_a_record_that_is_over_shows_all_hands_and_one_under_way_does_not() -> None:
    under_way = played(expansions=["gifts"], hands=["red gift synod", "blue gift cash_out"], moves=6)
    hands = carcnb.replay(under_way, move=5).view["hands"]
    assert {card for held in hands.values() for card in held} == {"gift"}
    over = carcnb.replay(played(expansions=["gifts"], hands=["red gift synod", "blue gift cash_out"]))
    assert over.view["hands"] == {"red": ["gift-synod"], "blue": ["gift-cash_out"]}


def test_saved_pages_say_where_the_board_was() -> None:
    board = carcnb.replay(GAME, comments={3: EVIL}, move=3)
    made = board._repr_mimebundle_()
    assert made is not None
    text = made[0]["text/plain"]
    assert text.startswith("Move 3 of ")
    assert EVIL in text
    assert repr(board).startswith("<Replay: Move 3 of ")


def test_in_the_middle_of_a_turn_the_way_back_is_told_in_moves() -> None:
    game = Game(2, seed=7)
    while len([a for a in game.history if a.verb != "draw"]) < 12:
        game.apply(game.legal_actions()[0])
    board = carcnb.replay(game)
    board.goto(3)
    assert board.game.prompt is not None
    assert board.game.prompt.kind == "deploy"
    with pytest.raises(SetupError, match=r"goto\(2\) goes back"):
        carcnb.position_text(board)
    board.goto(2)
    assert "\nhand " in carcnb.position_text(board)


@pytest.mark.parametrize("comments", [5, ["a"], "text"])
def test_comments_that_are_none_are_refused(comments: object) -> None:
    with pytest.raises(RecordError, match="comments are texts by move"):
        carcnb.replay(Game(2, seed=7), comments=comments)  # type: ignore[arg-type]
